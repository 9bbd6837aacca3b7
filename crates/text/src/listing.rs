//! The pseudocode of the protocols: what `assets/pseudocode` says, ready to be drawn.
//!
//! A listing is data: lines of toned spans, each with the names of the steps that obey it, so that the pane can mark the
//! current line. There are two lengths of each listing, and every variant has its own.

use std::{borrow::Cow, cell::OnceCell, collections::BTreeMap};

use super::language::{Language, in_ascii};
use serde::Deserialize;
use suffrage_engine::protocols::{CATALOGUE, Entry};

/// How a word of a listing is meant; the theme decides how it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// A name, a value, an action.
    Plain,
    /// A control word: on, if, to.
    Control,
    /// The name of a message, with what it carries.
    MessageName,
    /// The same of the second of what messages of its kind can be seen as, such as a VOTE that is refused.
    OtherMessage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Length {
    /// At most 26 columns, with one-blank indents: for narrow side columns.
    Short,
    /// At most 40 columns.
    Full,
}

impl Length {
    pub const ALL: [Self; 2] = [Self::Short, Self::Full];

    /// The widest a line may be, its indent included, in columns.
    pub const fn columns(self) -> usize {
        match self {
            Self::Short => 26,
            Self::Full => 40,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How many blanks stand before it.
    pub indent: usize,
    /// The words, blanks between them included.
    pub spans: Vec<(Tone, String)>,
    /// The names of the steps that obey this line.
    pub steps: Vec<String>,
    /// The variants that have it; all if none is named.
    only: Vec<String>,
    /// Whether it is obeyed only where messages come back from processes that are down.
    bounce: bool,
}

impl Line {
    /// The line without its indent, as plain text.
    pub fn text(&self) -> String {
        self.spans.iter().map(|(_, words)| words.as_str()).collect()
    }
}

/// The pseudocode of one variant of a protocol in one length and language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing<'a> {
    pub lines: Vec<&'a Line>,
}

impl Listing<'_> {
    /// Without the lines that no run obeys in which messages do not come back.
    #[must_use]
    pub fn for_run(mut self, bounce: bool) -> Self {
        self.lines.retain(|line| bounce || !line.bounce);
        self
    }

    /// The index of the line that obeys this step.
    pub fn line_of(&self, step: &str) -> Option<usize> {
        self.lines.iter().position(|line| line.steps.iter().any(|name| name == step))
    }
}

/// Every listing in one language, each read when it is asked for first.
#[derive(Clone, Debug)]
pub struct Listings {
    language: Language,
    ascii: bool,
    /// In the order of the catalogue of protocols, and then of the lengths; for all variants.
    lines: Vec<OnceCell<[Vec<Line>; 2]>>,
}

impl Listings {
    /// The listings in a language; without signs beyond ASCII, if wanted.
    pub fn new(language: Language, ascii: bool) -> Self {
        Self { language, ascii, lines: vec![OnceCell::new(); CATALOGUE.len()] }
    }

    fn read(&self, entry: &Entry) -> [Vec<Line>; 2] {
        let Source { short, full } = Source::of(entry);
        [short, full].map(|lines| lines.into_iter().map(|line| line.ready(self.language, self.ascii)).collect())
    }

    /// The listing of a variant of a protocol, or `None` if there is no such protocol.
    pub fn of(&self, protocol: &str, variant: &str, length: Length) -> Option<Listing<'_>> {
        let (entry, lines) = CATALOGUE.iter().zip(&self.lines).find(|(entry, _)| entry.name == protocol)?;
        let lines = lines.get_or_init(|| self.read(entry))[length as usize].iter();
        let lines = lines.filter(|line| line.only.is_empty() || line.only.iter().any(|name| name == variant));
        Some(Listing { lines: lines.collect() })
    }
}

/// A file of `assets/pseudocode`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    full: Vec<SourceLine>,
    short: Vec<SourceLine>,
}

impl Source {
    /// Panics if a file of the program itself is not what the tests have proved it to be.
    fn of(entry: &Entry) -> Self {
        toml::from_str(entry.pseudocode).unwrap_or_else(|fault| panic!("pseudocode {}: {fault}", entry.name))
    }
}

/// A line as it is written there; `bounce`: it is obeyed only where messages come back.
#[derive(Clone, Debug, Deserialize)]
struct SourceLine {
    #[serde(default)]
    only: Vec<String>,
    #[serde(default)]
    steps: Vec<String>,
    #[serde(default)]
    bounce: bool,
    en: String,
    /// By the codes of the other languages; a line that is not there is shown in English.
    #[serde(flatten)]
    others: BTreeMap<String, String>,
}

impl SourceLine {
    fn ready(self, language: Language, ascii: bool) -> Line {
        let Self { only, steps, bounce, en, others } = self;
        let marked = others.get(language.code()).unwrap_or(&en);
        let marked = if ascii { in_ascii(marked) } else { Cow::Borrowed(marked.as_str()) };
        let text = marked.trim_start_matches(' ');
        Line { indent: marked.len() - text.len(), spans: toned(text), steps, only, bounce }
    }
}

/// Splits a line: `{braces}` are control words, words in capitals messages with what they carry, `!` their second form.
fn toned(marked: &str) -> Vec<(Tone, String)> {
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
    // Word by word or sign by sign, so that a message's name is seen only where a word begins.
    let word = marked.find(|character: char| !character.is_alphanumeric()).unwrap_or(marked.len());
    let end = if word > 0 { word } else { marked.chars().next().map_or(0, char::len_utf8) };
    (Tone::Plain, &marked[..end], &marked[end..])
}

/// How long the message at the beginning of a line is, its arguments in parentheses included; `None` if there is none.
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
