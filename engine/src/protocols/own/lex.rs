//! Splits the text of an algorithm into lines of tokens, nested by indentation.

use std::iter::Peekable;
use std::ops::Range;
use std::vec::IntoIter;

use super::fault::Fault;

/// The maximum size of a text, in bytes.
const MOST_BYTES: usize = 65_536;
const MOST_LINES: usize = 1_000;
/// The maximum number of tokens in a line.
const MOST_TOKENS: usize = 250;
/// The maximum depth of indentation, and of nested brackets.
pub(super) const MOST_LEVELS: usize = 32;

/// A line that is neither blank nor a comment.
pub(super) struct Line<'t> {
    /// The number of the line in the text, counted from 1.
    pub(super) number: u16,
    /// The column of the first letter, counted from 1.
    indent: usize,
    /// The bytes of the line without blanks at its ends and without its comment.
    pub(super) at: Range<usize>,
    pub(super) text: &'t str,
    /// The tokens with their places.
    pub(super) tokens: Vec<(Lexeme<'t>, Range<usize>)>,
    /// The lines that are indented below this line.
    pub(super) block: Vec<Line<'t>>,
}

impl Line<'_> {
    pub(super) fn begins_with(&self, word: &str) -> bool {
        self.tokens.first().is_some_and(|(first, _)| *first == Lexeme::Name(word))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lexeme<'t> {
    Name(&'t str),
    /// The name of a message.
    Kind(&'t str),
    Number(i64),
    Sign(&'t str),
}

/// Signs in the order in which they are tried.
const SIGNS: [&str; 23] = [
    ":=", "!=", "<=", ">=", "==", "≠", "≤", "≥", "=", "@", "<", ">", "+", "-", "*", "^", "(", ")", "[", "]", ",", ";",
    ":",
];

/// The errors that were found while a text was split.
#[derive(Default)]
pub(super) struct Lexer {
    pub(super) faults: Vec<Fault>,
    /// The lines of which some tokens are unknown. Their other errors are left out.
    pub(super) broken: Vec<Range<usize>>,
}

impl Lexer {
    /// The lines of the text. A text over the limits has no lines.
    pub(super) fn lines<'t>(&mut self, text: &'t str) -> Vec<Line<'t>> {
        if text.len() > MOST_BYTES || text.lines().count() > MOST_LINES {
            let end = text.char_indices().nth(1).map_or(text.len(), |(end, _)| end);
            let limit = Fault::new(0..end, "algo-too-long").number("bytes", MOST_BYTES as u64);
            self.faults.push(limit.number("lines", MOST_LINES as u64));
            return Vec::new();
        }
        // A scenario stores the text between such quotes.
        self.faults.extend(text.find("'''").map(|at| Fault::new(at..at + 3, "algo-quotes").mend("algo-quotes-mend")));
        let mut flat = Vec::new();
        let mut begin = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        let whole = &text[begin..];
        for (number, raw) in (1..).zip(whole.split_inclusive('\n')) {
            flat.extend(self.line(number, begin, raw.trim_end_matches(['\n', '\r'])));
            begin += raw.len();
        }
        self.nested(&mut flat.into_iter().peekable(), 0, 0)
    }

    fn line<'t>(&mut self, number: u16, begin: usize, raw: &'t str) -> Option<Line<'t>> {
        for (at, letter) in raw.char_indices().filter(|(_, letter)| letter.is_control()) {
            let place = begin + at..begin + at + letter.len_utf8();
            self.faults.push(match letter {
                '\t' => Fault::new(place, "algo-tab").mend("algo-tab-mend"),
                _ => Fault::new(place, "algo-control"),
            });
        }
        let code = raw.split('#').next().unwrap_or_default();
        let text = code.trim();
        if text.is_empty() {
            return None;
        }
        let indent = code.len() - code.trim_start().len();
        let at = begin + indent..begin + indent + text.len();
        let is_title = text.strip_prefix("algorithm").is_some_and(|rest| rest.trim_start().starts_with(':'));
        let before = self.faults.len();
        let tokens = if is_title { Vec::new() } else { self.tokens(text, at.start) };
        if self.faults.len() > before {
            self.broken.push(at.clone());
        }
        Some(Line { number, indent: indent + 1, at, text, tokens, block: Vec::new() })
    }

    fn tokens<'t>(&mut self, text: &'t str, begin: usize) -> Vec<(Lexeme<'t>, Range<usize>)> {
        let mut tokens = Vec::new();
        let mut at = 0;
        while let Some(letter) = text[at..].chars().next() {
            let rest = &text[at..];
            let run = |goes_on: fn(char) -> bool| &rest[..rest.find(|letter| !goes_on(letter)).unwrap_or(rest.len())];
            let place = |written: &str| begin + at..begin + at + written.len();
            let (written, token) = if letter.is_ascii_digit() {
                let digits = run(|letter| letter.is_ascii_digit());
                (digits, digits.parse().map(Lexeme::Number).map_err(|_| Fault::new(place(digits), "algo-number")))
            } else if letter.is_alphabetic() || letter == '_' {
                let name = run(|letter| letter.is_alphanumeric() || letter == '_');
                (name, Ok(if is_kind(name) { Lexeme::Kind(name) } else { Lexeme::Name(name) }))
            } else if let Some(sign) = SIGNS.into_iter().find(|sign| rest.starts_with(sign)) {
                let usual = match sign {
                    "!=" => "≠",
                    "<=" => "≤",
                    ">=" => "≥",
                    usual => usual,
                };
                (sign, Ok(Lexeme::Sign(usual)))
            } else {
                let written = &rest[..letter.len_utf8()];
                (written, Err(Fault::new(place(written), "algo-character").text("name", written)))
            };
            let place = place(written);
            at += written.len();
            match token {
                _ if letter.is_whitespace() || letter.is_control() => {}
                Ok(_) if tokens.len() == MOST_TOKENS => {
                    self.faults.push(Fault::over(place, "algo-long-line", MOST_TOKENS));
                    break;
                }
                Ok(token) => tokens.push((token, place)),
                Err(fault) => self.faults.push(fault),
            }
        }
        tokens
    }

    /// Nests the lines that are indented more than `above`, the column of the line above; 0: there is none. The first
    /// line sets the column of the block.
    fn nested<'t>(&mut self, flat: &mut Peekable<IntoIter<Line<'t>>>, above: usize, level: usize) -> Vec<Line<'t>> {
        let mut block: Vec<Line<'t>> = Vec::new();
        let mut indent = (above == 0).then_some(1);
        while let Some(mut line) = flat.next_if(|next| next.indent > above) {
            let indent = *indent.get_or_insert(line.indent);
            if line.indent != indent {
                self.faults.push(Fault::new(line.at.clone(), "algo-indentation").mend("algo-indentation-mend"));
                line.indent = indent;
            }
            if flat.peek().is_some_and(|next| next.indent > indent) {
                if level == MOST_LEVELS {
                    self.faults.push(Fault::over(line.at.clone(), "algo-too-deep", MOST_LEVELS));
                } else {
                    line.block = self.nested(flat, indent, level + 1);
                }
            }
            block.push(line);
        }
        block
    }
}

/// Whether a name is that of a message: it has at least two characters, an upper-case letter and no lower-case letter.
fn is_kind(name: &str) -> bool {
    name.chars().nth(1).is_some() && name.chars().any(char::is_uppercase) && !name.chars().any(char::is_lowercase)
}
