//! Splits the text of an algorithm into lines of tokens, nested by indentation.

use std::iter::Peekable;
use std::ops::Range;
use std::vec::IntoIter;

use super::fault::{Fault, Faults};

/// The maximum size of a text, in bytes.
const MOST_BYTES: usize = 65_536;
const MOST_LINES: usize = 1_000;
/// The maximum depth of indentation, and of nested brackets.
pub(super) const MOST_LEVELS: usize = 32;

/// A line that is neither blank nor a comment.
#[derive(Debug)]
pub(super) struct Line<'t> {
    /// The number of the line in the text, counted from 1.
    pub(super) number: u16,
    indent: usize,
    /// The bytes of the line without blanks at its ends and without its comment.
    pub(super) at: Range<usize>,
    pub(super) text: &'t str,
    pub(super) tokens: Vec<Token<'t>>,
    /// Whether the line has characters that are no tokens. Then its other errors are left out.
    pub(super) is_broken: bool,
    /// The lines that are indented below this line.
    pub(super) block: Vec<Line<'t>>,
}

#[derive(Clone, Debug)]
pub(super) struct Token<'t> {
    pub(super) at: Range<usize>,
    pub(super) is: Lexeme<'t>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lexeme<'t> {
    Name(&'t str),
    /// The name of a message.
    Kind(&'t str),
    Number(i64),
    Sign(&'static str),
}

/// Signs in the order in which they are tried, each with its usual form.
const SIGNS: [(&str, &str); 23] = [
    (":=", ":="),
    ("!=", "≠"),
    ("<=", "≤"),
    (">=", "≥"),
    ("==", "=="),
    ("≠", "≠"),
    ("≤", "≤"),
    ("≥", "≥"),
    ("=", "="),
    ("@", "@"),
    ("<", "<"),
    (">", ">"),
    ("+", "+"),
    ("-", "-"),
    ("*", "*"),
    ("^", "^"),
    ("(", "("),
    (")", ")"),
    ("[", "["),
    ("]", "]"),
    (",", ","),
    (";", ";"),
    (":", ":"),
];

/// The lines of the text; faults are added to `faults`. A text over the limits has no lines.
pub(super) fn lines<'t>(text: &'t str, faults: &mut Faults) -> Vec<Line<'t>> {
    let size = text.lines().count();
    if text.len() > MOST_BYTES || size > MOST_LINES {
        let end = text.char_indices().nth(1).map_or(text.len(), |(end, _)| end);
        let limit = Fault::new(0..end, "algo-too-long").number("bytes", MOST_BYTES as u64);
        faults.push(limit.number("lines", MOST_LINES as u64));
        return Vec::new();
    }
    // A scenario stores the text between such quotes.
    faults.extend(text.find("'''").map(|at| Fault::new(at..at + 3, "algo-quotes").mend(Some("algo-quotes-mend"))));
    let mut flat = Vec::new();
    let mut begin = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let whole = &text[begin..];
    for (number, raw) in (1..).zip(whole.split_inclusive('\n')) {
        flat.extend(line(number, begin, raw.trim_end_matches(['\n', '\r']), faults));
        begin += raw.len();
    }
    nested(&mut flat.into_iter().peekable(), None, 0, faults)
}

fn line<'t>(number: u16, begin: usize, raw: &'t str, faults: &mut Faults) -> Option<Line<'t>> {
    let code = raw.split('#').next().unwrap_or_default();
    for (at, letter) in raw.char_indices().filter(|(_, letter)| letter.is_control()) {
        let key = if letter == '\t' { "algo-tab" } else { "algo-control" };
        let place = begin + at;
        faults.push(Fault::new(place..place + letter.len_utf8(), key).mend(key_of_mend(key)));
    }
    let text = code.trim();
    let indent = code.len() - code.trim_start().len();
    if text.is_empty() {
        return None;
    }
    let at = begin + indent..begin + indent + text.len();
    let is_title = text.strip_prefix("algorithm").is_some_and(|rest| rest.trim_start().starts_with(':'));
    let before = faults.len();
    let tokens = if is_title { Vec::new() } else { tokens(text, at.start, faults) };
    let is_broken = faults.len() > before;
    Some(Line { number, indent, at, text, tokens, is_broken, block: Vec::new() })
}

fn key_of_mend(key: &str) -> Option<&'static str> {
    (key == "algo-tab").then_some("algo-tab-mend")
}

fn tokens<'t>(text: &'t str, begin: usize, faults: &mut Faults) -> Vec<Token<'t>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        let rest = &text[at..];
        let place = |length: usize| begin + at..begin + at + length;
        let run = |goes_on: fn(char) -> bool| rest.find(|letter| !goes_on(letter)).unwrap_or(rest.len());
        let length = if letter.is_whitespace() || letter.is_control() {
            letter.len_utf8()
        } else if letter.is_ascii_digit() {
            let length = run(|letter| letter.is_ascii_digit());
            match rest[..length].parse() {
                Ok(number) => tokens.push(Token { at: place(length), is: Lexeme::Number(number) }),
                Err(_) => faults.push(Fault::new(place(length), "algo-number")),
            }
            length
        } else if letter.is_alphabetic() || letter == '_' {
            let length = run(|letter| letter.is_alphanumeric() || letter == '_');
            tokens.push(Token { at: place(length), is: named(&rest[..length]) });
            length
        } else if let Some((written, sign)) = SIGNS.iter().find(|(written, _)| rest.starts_with(written)) {
            tokens.push(Token { at: place(written.len()), is: Lexeme::Sign(sign) });
            written.len()
        } else {
            faults.push(Fault::new(place(letter.len_utf8()), "algo-character").text("name", letter));
            letter.len_utf8()
        };
        at += length;
    }
    tokens
}

/// A name. It names a message if it has at least two characters, an upper-case letter and no lower-case letter.
fn named(name: &str) -> Lexeme<'_> {
    let is_long = name.chars().nth(1).is_some();
    if is_long && name.chars().any(char::is_uppercase) && !name.chars().any(char::is_lowercase) {
        Lexeme::Kind(name)
    } else {
        Lexeme::Name(name)
    }
}

/// Nests the lines that are indented more than `above`, the indentation of the line above. The first line sets the
/// indentation of the block.
fn nested<'t>(
    flat: &mut Peekable<IntoIter<Line<'t>>>,
    above: Option<usize>,
    level: usize,
    faults: &mut Faults,
) -> Vec<Line<'t>> {
    let mut block: Vec<Line<'t>> = Vec::new();
    let mut indent = if above.is_none() { Some(0) } else { None };
    while let Some(mut line) = flat.next_if(|next| above.is_none_or(|above| next.indent > above)) {
        let indent = *indent.get_or_insert(line.indent);
        if line.indent != indent {
            faults.push(Fault::new(line.at.clone(), "algo-indentation").mend(Some("algo-indentation-mend")));
            line.indent = indent;
        }
        if flat.peek().is_some_and(|next| next.indent > indent) {
            if level == MOST_LEVELS {
                faults.push(Fault::new(line.at.clone(), "algo-too-deep").number("most", MOST_LEVELS as u64));
            } else {
                line.block = nested(flat, Some(indent), level + 1, faults);
            }
        }
        block.push(line);
    }
    block
}
