//! A text as TOML, or as much of it as is worth reading: a file that somebody made to do harm takes no more memory than a file may.

use toml::Spanned;
use toml::de::{DeTable, Error};
use toml_parser::decoder::{Encoding, ScalarKind};
use toml_parser::parser::{EventReceiver, RecursionGuard, ValidateWhitespace, parse_document};
use toml_parser::{ErrorSink, ParseError, Raw, Source, Span};

/// After so many faults no others are told.
pub(crate) const MOST_FAULTS: usize = 1_000;
/// What reading one file may take, in bytes; the text itself comes on top.
const MOST_MEMORY: usize = 200 << 20;
/// A text that is no longer than this is read without being weighed.
const LIGHT: usize = 65_536;
/// As deep as the parser goes.
const DEEPEST: u32 = 80;

// What the parser takes for each piece of a text, in bytes, measured.
const OF_TOKEN: usize = 48;
const OF_KEY: usize = 200;
const OF_VALUE: usize = 80;
const OF_LIST: usize = 300;
const OF_TABLE: usize = 1_200;

pub(crate) struct Document<'t> {
    root: Spanned<DeTable<'t>>,
    pub(super) errors: Vec<Error>,
    /// Where the text is not read any further, if it is not read to its end.
    pub(super) cut: Option<Cut>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cut {
    /// After the faults that are told there are so many more of the notation.
    Faulty { at: usize, more: usize },
    /// What stands before it is all that may be taken in.
    Heavy { at: usize },
}

impl Cut {
    pub(super) const fn at(self) -> usize {
        match self {
            Self::Faulty { at, .. } | Self::Heavy { at } => at,
        }
    }
}

impl<'t> Document<'t> {
    pub(crate) fn read(text: &'t str) -> Self {
        let cut = if text.len() > LIGHT { weigh(text, MOST_MEMORY) } else { None };
        let (root, mut errors) = DeTable::parse_recoverable(cut.map_or(text, |cut| &text[..cut.at()]));
        if let Some(cut) = cut {
            // What ends nowhere may end after the cut.
            errors.retain(|error| error.span().is_some_and(|span| span.end < cut.at()));
        }
        Self { root, errors, cut }
    }

    pub(crate) fn root(&self) -> &DeTable<'t> {
        self.root.get_ref()
    }

    pub(crate) const fn most_mebibytes() -> u64 {
        (MOST_MEMORY >> 20) as u64
    }
}

/// Where a text is to be cut so that reading it stays within so many bytes and meets no more faults of the notation than are told. The
/// parser is asked for its events here, but not for what they make.
fn weigh(text: &str, most: usize) -> Option<Cut> {
    let source = Source::new(text);
    let mut tokens = Vec::with_capacity(source.lex().count());
    tokens.extend(source.lex());
    let (mut weight, mut faults) = (Scale { source, left: most, heavy_at: None }, FaultCount::default());
    let mut nested = RecursionGuard::new(&mut weight, DEEPEST);
    parse_document(&tokens, &mut ValidateWhitespace::new(&mut nested, source), &mut faults);
    let too_heavy = weight.heavy_at.map(|at| Cut::Heavy { at });
    let too_many = faults.too_many_at.map(|at| Cut::Faulty { at, more: faults.count - MOST_FAULTS });
    too_heavy.into_iter().chain(too_many).min_by_key(|cut| cut.at())
}

/// Adds up what a text makes.
struct Scale<'t> {
    source: Source<'t>,
    left: usize,
    /// The first piece of the text for which nothing is left.
    heavy_at: Option<usize>,
}

impl Scale<'_> {
    fn add(&mut self, span: Span, bytes: usize) {
        match self.left.checked_sub(OF_TOKEN + bytes) {
            Some(left) => self.left = left,
            None => drop(self.heavy_at.get_or_insert(span.start())),
        }
    }
}

/// Keys and values are decoded as they will be, so that all faults are counted.
impl EventReceiver for Scale<'_> {
    fn std_table_open(&mut self, span: Span, _: &mut dyn ErrorSink) {
        self.add(span, OF_TABLE);
    }

    fn array_table_open(&mut self, span: Span, _: &mut dyn ErrorSink) {
        self.add(span, OF_TABLE + OF_LIST);
    }

    fn inline_table_open(&mut self, span: Span, _: &mut dyn ErrorSink) -> bool {
        self.add(span, OF_TABLE);
        true
    }

    fn array_open(&mut self, span: Span, _: &mut dyn ErrorSink) -> bool {
        self.add(span, OF_LIST);
        true
    }

    fn simple_key(&mut self, span: Span, encoding: Option<Encoding>, faults: &mut dyn ErrorSink) {
        self.add(span, OF_KEY);
        if let Some(raw) = self.source.get(span) {
            Raw::new_unchecked(raw.as_str(), encoding, span).decode_key(&mut (), faults);
        }
    }

    /// What stands before it is a table.
    fn key_sep(&mut self, span: Span, _: &mut dyn ErrorSink) {
        self.add(span, OF_TABLE);
    }

    fn scalar(&mut self, span: Span, encoding: Option<Encoding>, faults: &mut dyn ErrorSink) {
        self.add(span, OF_VALUE);
        if let Some(raw) = self.source.get(span) {
            let _: ScalarKind = Raw::new_unchecked(raw.as_str(), encoding, span).decode_scalar(&mut (), faults);
        }
    }

    fn key_val_sep(&mut self, span: Span, _: &mut dyn ErrorSink) {
        self.add(span, 0);
    }

    fn value_sep(&mut self, span: Span, _: &mut dyn ErrorSink) {
        self.add(span, 0);
    }

    fn whitespace(&mut self, span: Span, _: &mut dyn ErrorSink) {
        self.add(span, 0);
    }

    fn comment(&mut self, span: Span, _: &mut dyn ErrorSink) {
        self.add(span, 0);
    }

    fn newline(&mut self, span: Span, _: &mut dyn ErrorSink) {
        self.add(span, 0);
    }

    fn error(&mut self, span: Span, _: &mut dyn ErrorSink) {
        self.add(span, 0);
    }
}

#[derive(Default)]
struct FaultCount {
    count: usize,
    /// The place of the first that is not told any more.
    too_many_at: Option<usize>,
}

impl ErrorSink for FaultCount {
    fn report_error(&mut self, error: ParseError) {
        self.count += 1;
        if self.count > MOST_FAULTS && self.too_many_at.is_none() {
            self.too_many_at = error.unexpected().or_else(|| error.context()).map(|span| span.start());
        }
    }
}

#[cfg(test)]
mod tests;
