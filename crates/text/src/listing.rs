//! The pseudocode of `assets/pseudocode`, ready to be drawn.
//!
//! A listing has lines of styled words. Each line names the steps that execute it, so that the pane can mark the line
//! that is executed now. Each listing has two widths; a line can belong to some variants only.

use std::{borrow::Cow, cell::OnceCell, collections::BTreeMap};

mod executable;

use super::language::{Language, in_ascii};
use serde::Deserialize;
use suffrage_engine::protocols::{CATALOGUE, Entry};

pub use executable::{executable, executable_protocols, of_program};

/// The syntactic role of words; the theme chooses the style of each role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// A name, a value, an action.
    Plain,
    /// A control word, such as "on", "if" or "to".
    Control,
    /// The name of a message, with its payload.
    MessageName,
    /// The name of a message when it has its second meaning, such as a VOTE that refuses.
    OtherMessage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Length {
    /// Lines of at most 26 columns, for narrow panes; each level is indented by one blank.
    Short,
    /// Lines of at most 40 columns.
    Full,
}

impl Length {
    pub const ALL: [Self; 2] = [Self::Short, Self::Full];

    /// The maximum width of a line with its indent, in columns.
    pub const fn columns(self) -> usize {
        [26, 40][self as usize]
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The number of the line in the text of a user's algorithm; `None` in a built-in listing.
    pub number: Option<u16>,
    /// The indent, in blanks.
    pub indent: usize,
    /// The words with the blanks between them, each with its role.
    pub spans: Vec<(Tone, String)>,
    /// The names of the algorithm's steps that this line describes.
    pub steps: Vec<String>,
    /// The variants whose listing has this line; empty: all variants.
    only: Vec<String>,
    /// Whether the line is only for runs with notices of undeliverable messages.
    bounce: bool,
}

impl Line {
    /// The words of the line, without its indent.
    pub fn text(&self) -> String {
        self.spans.iter().map(|(_, words)| words.as_str()).collect()
    }
}

/// The pseudocode of one variant, in one width and one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing<'a> {
    pub lines: Vec<&'a Line>,
}

impl Listing<'_> {
    /// The listing for one run. Without `bounce`, it omits the lines for notices of undeliverable messages.
    #[must_use]
    pub fn for_run(mut self, bounce: bool) -> Self {
        self.lines.retain(|line| bounce || !line.bounce);
        self
    }

    /// The index of the line that describes this step; `None` if no line does.
    pub fn line_of(&self, step: &str) -> Option<usize> {
        self.lines.iter().position(|line| line.steps.iter().any(|name| name == step))
    }
}

/// The listings of all protocols in one language; each is loaded when it is first used.
#[derive(Clone, Debug)]
pub struct Listings {
    language: Language,
    ascii: bool,
    /// For each protocol, in catalogue order: the short lines of all variants, then the full lines.
    lines: Vec<OnceCell<[Vec<Line>; 2]>>,
}

impl Listings {
    /// The listings in a language; if `ascii`, without symbols beyond ASCII.
    pub fn new(language: Language, ascii: bool) -> Self {
        Self { language, ascii, lines: vec![OnceCell::new(); CATALOGUE.len()] }
    }

    fn read(&self, entry: &Entry) -> [Vec<Line>; 2] {
        let Source { short, full } = Source::of(entry);
        [short, full].map(|lines| lines.into_iter().map(|line| line.ready(self.language, self.ascii)).collect())
    }

    /// The listing of a variant of a protocol; `None` if the protocol is unknown.
    pub fn of(&self, protocol: &str, variant: &str, length: Length) -> Option<Listing<'_>> {
        let (entry, lines) = CATALOGUE.iter().zip(&self.lines).find(|(entry, _)| entry.name == protocol)?;
        let lines = lines.get_or_init(|| self.read(entry))[length as usize].iter();
        let lines = lines.filter(|line| line.only.is_empty() || line.only.iter().any(|name| name == variant));
        Some(Listing { lines: lines.collect() })
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    full: Vec<SourceLine>,
    short: Vec<SourceLine>,
}

impl Source {
    /// Panics if the file is invalid; tests make sure that it is valid.
    fn of(entry: &Entry) -> Self {
        toml::from_str(entry.pseudocode).unwrap_or_else(|fault| panic!("pseudocode {}: {fault}", entry.name))
    }
}

/// If `bounce`, the line is only for runs with notices of undeliverable messages.
#[derive(Clone, Debug, Deserialize)]
struct SourceLine {
    #[serde(default)]
    only: Vec<String>,
    #[serde(default)]
    steps: Vec<String>,
    #[serde(default)]
    bounce: bool,
    en: String,
    /// The translations by language code; without a translation the English line is shown.
    #[serde(flatten)]
    others: BTreeMap<String, String>,
}

impl SourceLine {
    fn ready(self, language: Language, ascii: bool) -> Line {
        let Self { only, steps, bounce, en, others } = self;
        let marked = others.get(language.code()).unwrap_or(&en);
        let marked = if ascii { in_ascii(marked) } else { Cow::Borrowed(marked.as_str()) };
        let text = marked.trim_start_matches(' ');
        let indent = marked.len() - text.len();
        Line { number: None, indent, spans: spans_of(text), steps, only, bounce }
    }
}

/// `{braces}` mark control words, capitals the name of a message. A `!` before the name marks its second meaning.
fn spans_of(marked: &str) -> Vec<(Tone, String)> {
    let mut spans: Vec<(Tone, String)> = Vec::new();
    let mut rest = marked;
    while !rest.is_empty() {
        let (tone, words, after) = first_span(rest);
        match spans.last_mut() {
            Some((last, joined)) if *last == tone => joined.push_str(words),
            _ => spans.push((tone, words.to_owned())),
        }
        rest = after;
    }
    spans
}

fn first_span(marked: &str) -> (Tone, &str, &str) {
    if let Some((words, after)) = marked.strip_prefix('{').and_then(|inside| inside.split_once('}')) {
        return (Tone::Control, words, after);
    }
    if let Some((message, length)) =
        marked.strip_prefix('!').and_then(|message| Some((message, message_length(message)?)))
    {
        return (Tone::OtherMessage, &message[..length], &message[length..]);
    }
    if let Some(length) = message_length(marked) {
        return (Tone::MessageName, &marked[..length], &marked[length..]);
    }
    // Reads word by word, so that a message name is found only at the start of a word.
    let word = marked.find(|character: char| !character.is_alphanumeric()).unwrap_or(marked.len());
    let end = if word > 0 { word } else { marked.chars().next().map_or(0, char::len_utf8) };
    (Tone::Plain, &marked[..end], &marked[end..])
}

/// The length of the message with its arguments, in bytes; `None` if `text` begins with something else.
fn message_length(text: &str) -> Option<usize> {
    let name = text.bytes().take_while(|letter| letter.is_ascii_uppercase() || *letter == b'_').count();
    if name < 2 {
        return None;
    }
    let mut depth = 0;
    for (at, character) in text[name..].char_indices() {
        match character {
            '(' => depth += 1,
            ')' if depth > 1 => depth -= 1,
            ')' if depth == 1 => return Some(name + at + 1),
            _ if depth == 0 => break,
            _ => {}
        }
    }
    Some(name)
}

#[cfg(test)]
mod tests;
