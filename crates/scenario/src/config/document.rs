//! A text as TOML. A hostile text is parsed only as far as the memory for it stays within a limit.

use toml::{Spanned, de::DeTable, de::Error};
use toml_parser::decoder::{Encoding, ScalarKind};
use toml_parser::lexer::{Token, TokenKind};
use toml_parser::parser::{EventReceiver, RecursionGuard, ValidateWhitespace, parse_document};
use toml_parser::{ErrorSink, ParseError, Raw, Source, Span};

pub(super) const MOST_FAULTS: usize = 1_000;
/// The memory that one text may need, in bytes, without the text itself.
pub(super) const MOST_MEMORY: usize = 200 << 20;
/// A text of at most this many bytes is parsed without weighing it.
const LIGHT: usize = 65_536;
const DEEPEST: u32 = 80;

pub struct Document<'t> {
    root: Spanned<DeTable<'t>>,
    pub(super) errors: Vec<Error>,
    /// Where the parser stops because it would need too much memory for the rest.
    pub(super) heavy_at: Option<usize>,
    pub(super) more: usize,
}

impl<'t> Document<'t> {
    pub fn read(text: &'t str) -> Self {
        let Weight { heavy_at, faulty_at, more } =
            if text.len() > LIGHT { weigh(text, MOST_MEMORY) } else { Weight::default() };
        let cut = heavy_at.into_iter().chain(faulty_at).min();
        let (root, mut errors) = DeTable::parse_recoverable(&text[..cut.unwrap_or(text.len())]);
        if let Some(cut) = cut {
            // An array without its end may end behind the cut.
            errors.retain(|error| error.span().is_some_and(|span| span.end < cut));
        }
        Self { root, errors, heavy_at: heavy_at.filter(|_| heavy_at == cut), more }
    }

    pub fn root(&self) -> &DeTable<'t> {
        self.root.get_ref()
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Weight {
    /// The first token that does not fit into the memory.
    heavy_at: Option<usize>,
    /// The first syntax error behind the listed ones.
    faulty_at: Option<usize>,
    more: usize,
}

fn weigh(text: &str, most: usize) -> Weight {
    let source = Source::new(text);
    let mut tokens = Vec::with_capacity(source.lex().count());
    tokens.extend(source.lex());
    let (mut left, mut faults) = (most, FaultCount::default());
    let heavy = tokens.iter().find(|token| match left.checked_sub(bytes_of(token)) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    });
    let mut decoder = Decoder(source);
    let mut nested = RecursionGuard::new(&mut decoder, DEEPEST);
    parse_document(&tokens, &mut ValidateWhitespace::new(&mut nested, source), &mut faults);
    let heavy_at = heavy.map(|token| token.span().start());
    Weight { heavy_at, faulty_at: faults.faulty_at, more: faults.count.saturating_sub(MOST_FAULTS) }
}

/// At least the memory that the parser needs for a token and the value that it begins, as measured.
fn bytes_of(token: &Token) -> usize {
    48 + match token.kind() {
        // A table or an array; before a dot stands the key of a table.
        TokenKind::LeftSquareBracket | TokenKind::LeftCurlyBracket | TokenKind::Dot => 1_200,
        TokenKind::Equals => 200,
        TokenKind::Whitespace | TokenKind::Newline | TokenKind::Comment | TokenKind::Comma => 0,
        _ => 80,
    }
}

/// Decodes keys and values as the parser does, so that their errors are counted.
struct Decoder<'t>(Source<'t>);

impl EventReceiver for Decoder<'_> {
    fn simple_key(&mut self, span: Span, encoding: Option<Encoding>, faults: &mut dyn ErrorSink) {
        if let Some(raw) = self.0.get(span) {
            Raw::new_unchecked(raw.as_str(), encoding, span).decode_key(&mut (), faults);
        }
    }

    fn scalar(&mut self, span: Span, encoding: Option<Encoding>, faults: &mut dyn ErrorSink) {
        if let Some(raw) = self.0.get(span) {
            let _: ScalarKind = Raw::new_unchecked(raw.as_str(), encoding, span).decode_scalar(&mut (), faults);
        }
    }
}

#[derive(Default)]
struct FaultCount {
    count: usize,
    faulty_at: Option<usize>,
}

impl ErrorSink for FaultCount {
    fn report_error(&mut self, error: ParseError) {
        self.count += 1;
        if self.count > MOST_FAULTS && self.faulty_at.is_none() {
            self.faulty_at = error.unexpected().or_else(|| error.context()).map(|span| span.start());
        }
    }
}

#[cfg(test)]
mod tests;
