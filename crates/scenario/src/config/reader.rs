//! Reads TOML values with their places in the file, so that all faults can be reported.

use std::{collections::btree_map::BTreeMap, collections::btree_map::Entry, ops::RangeInclusive};

use super::{Fault, nearest, quoted};
use crate::prelude::*;
use toml::{Spanned, de::DeTable, de::Error};
use toml_parser::parser::{EventReceiver, RecursionGuard, ValidateWhitespace, parse_document};
use toml_parser::{ErrorSink, ParseError, Raw, Source, Span};
use toml_parser::{decoder::Encoding, decoder::ScalarKind, lexer::Token, lexer::TokenKind};

pub type Item<'t> = Spanned<DeValue<'t>>;

pub struct Section<'r, 't> {
    /// The name of the table in error messages, such as `[network]` or `events`; empty at the top level.
    pub name: &'r str,
    /// The place of the header, or of the whole table if it is inline.
    pub span: Range<usize>,
    entries: &'r DeTable<'t>,
    /// Pairs of a known key and its misspelling in the file.
    misspelt: Vec<(&'static str, String)>,
    /// Whether the table has an unknown key that resembles no known key. It may stand for a key that seems missing.
    pub is_strange: bool,
}

impl<'r, 't> Section<'r, 't> {
    pub fn new(name: &'r str, span: Range<usize>, entries: &'r DeTable<'t>) -> Self {
        Self { name, span, entries, misspelt: Vec::new(), is_strange: false }
    }

    fn entry(&self, key: &str) -> Option<(Range<usize>, &'r Item<'t>)> {
        let of = |key: &str| self.entries.get_key_value(key).map(|(key, item)| (key.span(), item));
        of(key).or_else(|| self.misspelt.iter().find(|(meant, _)| *meant == key).and_then(|(_, written)| of(written)))
    }

    pub fn get(&self, key: &str) -> Option<&'r Item<'t>> {
        self.entry(key).map(|(_, item)| item)
    }

    pub fn key_span(&self, key: &str) -> Option<Range<usize>> {
        self.entry(key).map(|(span, _)| span)
    }

    /// The entries in file order: key, place of the key, value. Misspelt keys are corrected.
    pub fn in_file_order(&self) -> Vec<(&'r str, Range<usize>, &'r Item<'t>)> {
        let meant = |written: &'r str| {
            let misspelt = self.misspelt.iter().find(|(_, misspelt)| misspelt == written);
            misspelt.map_or(written, |(meant, _)| *meant)
        };
        let mut entries: Vec<_> =
            self.entries.iter().map(|(key, item)| (meant(key.get_ref()), key.span(), item)).collect();
        entries.sort_by_key(|(_, span, _)| span.start);
        entries
    }
}

pub type Bounds = RangeInclusive<u64>;

/// The maximum number of ids in the text of one fault.
pub const FEW: usize = 24;

pub struct Reader<'t> {
    pub text: &'t str,
    pub faults: Vec<Fault>,
    more: usize,
    is_top_level_value: fn(&str) -> bool,
}

impl<'t> Reader<'t> {
    pub const fn new(text: &'t str, is_top_level_value: fn(&str) -> bool) -> Self {
        Self { text, faults: Vec::new(), more: 0, is_top_level_value }
    }

    /// All faults, ordered by their places, with the syntax errors.
    pub fn finish(mut self, document: &Document<'_>) -> Faults {
        if !document.errors.is_empty() || document.heavy_at.is_some() {
            self.drop_unreliable(&document.errors);
            // Syntax errors are kept first, in case there are too many faults.
            let found = std::mem::take(&mut self.faults);
            self.syntax(document);
            let room = MOST_FAULTS.saturating_sub(self.faults.len());
            self.more += found.len().saturating_sub(room);
            self.faults.extend(found.into_iter().take(room));
        }
        self.faults.sort_by_key(|fault| (fault.span.start, fault.span.end));
        self.faults.dedup();
        Faults { told: self.faults, more: self.more }
    }

    fn drop_unreliable(&mut self, errors: &[Error]) {
        let line_ends: Vec<usize> = self.text.match_indices('\n').map(|(at, _)| at).collect();
        let line_of = |at: usize| line_ends.partition_point(|&end| end < at);
        let broken: BTreeSet<usize> =
            errors.iter().filter_map(Error::span).flat_map(|span| [line_of(span.start), line_of(span.end)]).collect();
        self.faults.retain(|fault| {
            let lines = line_of(fault.span.start)..=line_of(fault.span.end);
            !fault.problem.is_absence && broken.range(lines).next().is_none()
        });
    }

    pub fn fault(&mut self, span: Range<usize>, problem: Problem) {
        self.note(Fault { span, related: None, problem });
    }

    pub fn fault_with(&mut self, span: Range<usize>, related: Range<usize>, problem: Problem) {
        self.note(Fault { span, related: Some(related), problem });
    }

    fn note(&mut self, fault: Fault) {
        if self.is_full() {
            self.more += 1;
        } else {
            self.faults.push(fault);
        }
    }

    /// Whether the maximum number of faults is reached.
    pub const fn is_full(&self) -> bool {
        self.faults.len() >= MOST_FAULTS
    }

    fn syntax(&mut self, document: &Document<'_>) {
        for error in &document.errors {
            let span = error.span().unwrap_or(self.text.len()..self.text.len());
            let percentage = self.text.get(span.clone()).and_then(percent);
            let problem = percentage.unwrap_or_else(|| {
                Problem::new(ids::FaultSyntax { message: error.message().to_owned() }, ids::MEND_SYNTAX)
            });
            self.fault(span, problem);
        }
        self.more += document.more;
        if let Some(at) = document.heavy_at {
            let most = (MOST_MEMORY >> 20) as u64;
            self.fault(at..at, Problem::new(ids::FaultTooHeavy { most }, ids::MEND_SHORTER_FILE));
        }
    }

    /// Reads a table, and reports keys that are not among the `known` keys.
    pub fn section<'r>(
        &mut self,
        item: &'r Item<'t>,
        key: &str,
        name: &'r str,
        known: &[&'static str],
    ) -> Option<Section<'r, 't>> {
        let mut section = self.any_section(item, key, name)?;
        self.check_keys(&mut section, known);
        Some(section)
    }

    pub fn any_section<'r>(&mut self, item: &'r Item<'t>, key: &str, name: &'r str) -> Option<Section<'r, 't>> {
        let entries = self.of_shape(item, key, Shape("table"), item.get_ref().as_table())?;
        Some(Section::new(name, item.span(), entries))
    }

    pub fn check_keys(&mut self, section: &mut Section<'_, 't>, known: &[&'static str]) {
        for (key, span, item) in section.in_file_order() {
            if self.is_full() {
                break;
            }
            if known.contains(&key) || self.is_below_table_header(&section.span, key) {
                continue;
            }
            // A key with a single value cannot be a misspelt table or a misspelt list of tables.
            let holds_one = !matches!(item.get_ref(), DeValue::Array(_) | DeValue::Table(_));
            let fitting: Vec<&str> =
                known.iter().copied().filter(|known| !(holds_one && crate::read::is_container(known))).collect();
            let nearest = if SIZES.contains(&key) && known.contains(&"count") {
                Some("count")
            } else if SIZES.contains(&key) && known.contains(&"processes") {
                Some("[processes] count")
            } else {
                nearest(key, &fitting)
            };
            match nearest.filter(|nearest| section.get(nearest).is_none()) {
                Some(nearest) => section.misspelt.push((nearest, key.to_owned())),
                None => section.is_strange |= nearest.is_none(),
            }
            self.fault(span, Problem::unknown_key(key, section.name, nearest, known));
        }
    }

    /// Whether a key that belongs to the top level stands below a table header.
    pub fn is_below_table_header(&self, table: &Range<usize>, key: &str) -> bool {
        (self.is_top_level_value)(key) && self.text.get(table.clone()).is_some_and(|text| text.starts_with('['))
    }

    /// Reports `problem` if the table has both keys.
    pub fn only_one(&mut self, section: &Section<'_, 't>, keys: [&str; 2], problem: Problem) {
        if let [Some(one), Some(other)] = keys.map(|key| section.key_span(key)) {
            let (first, second) = if one.start < other.start { (one, other) } else { (other, one) };
            self.fault_with(second, first, problem);
        }
    }

    /// Adds `value` to `seen` and returns true. If `seen` already has `value`, reports `problem` and returns false.
    pub fn is_new<K: Ord>(
        &mut self,
        seen: &mut BTreeMap<K, Range<usize>>,
        value: K,
        span: Range<usize>,
        problem: impl FnOnce() -> Problem,
    ) -> bool {
        match seen.entry(value) {
            Entry::Occupied(first) => {
                self.fault_with(span, first.get().clone(), problem());
                false
            }
            Entry::Vacant(place) => {
                place.insert(span);
                true
            }
        }
    }

    pub fn is_faulty(&self, place: &Range<usize>) -> bool {
        self.faults.iter().any(|fault| place.start <= fault.span.start && fault.span.end <= place.end)
    }

    pub fn needed<'r>(
        &mut self,
        section: &Section<'r, 't>,
        key: &'static str,
        example: &'static str,
    ) -> Option<&'r Item<'t>> {
        let item = section.get(key);
        if item.is_none() {
            self.fault(section.span.clone(), Problem::missing_key(key, section.name, example));
        }
        item
    }

    pub fn wrong(&mut self, span: Range<usize>, key: &str, expected: Shape, found: &DeValue<'_>) {
        self.fault(span, Problem::wrong_type(key, expected, found.type_str()));
    }

    /// Returns `value`; if it is `None`, reports that the item has the wrong type.
    pub fn of_shape<T>(&mut self, item: &Item<'t>, key: &str, shape: Shape, value: Option<T>) -> Option<T> {
        if value.is_none() {
            self.wrong(item.span(), key, shape, item.get_ref());
        }
        value
    }

    pub fn word<'r>(&mut self, item: &'r Item<'t>, key: &str) -> Option<&'r str> {
        self.of_shape(item, key, Shape("word"), item.get_ref().as_str())
    }

    pub fn one_of(&mut self, item: &Item<'t>, key: &str, subject: Subject, valid: &[&'static str]) -> Option<usize> {
        let word = self.word(item, key)?;
        self.named(word, item.span(), subject, valid)
    }

    /// The index of `word` in `valid`. Any other word is a fault.
    pub fn named(&mut self, word: &str, span: Range<usize>, subject: Subject, valid: &[&'static str]) -> Option<usize> {
        let index = valid.iter().position(|known| *known == word);
        if index.is_none() {
            self.fault(span, Problem::unknown_word(subject, word, valid));
        }
        index
    }
}

const SIZES: [&str; 4] = ["nodes", "n", "size", "count"];

fn percent(word: &str) -> Option<Problem> {
    let number: f64 = word.trim().strip_suffix('%')?.trim().parse().ok()?;
    let fraction = if (0.0..=100.0).contains(&number) { number / 100.0 } else { 0.2 };
    Some(Problem::new(ids::FaultPercent { found: quoted(word) }, ids::MendPercent { fraction: fraction.to_string() }))
}

const MOST_FAULTS: usize = 1_000;
/// The maximum memory of a parsed file in bytes. The text of the file does not count.
const MOST_MEMORY: usize = 200 << 20;
/// Texts of at most this many bytes are parsed without an estimate of the memory.
const LIGHT: usize = 65_536;
const DEEPEST: u32 = 80;

/// A text parsed as TOML, up to the memory limit.
pub struct Document<'t> {
    root: Spanned<DeTable<'t>>,
    errors: Vec<Error>,
    /// The first byte that was not parsed because of the memory limit.
    heavy_at: Option<usize>,
    more: usize,
}

impl<'t> Document<'t> {
    pub fn read(text: &'t str) -> Self {
        let Weight { heavy_at, faulty_at, more } =
            if text.len() > LIGHT { weigh(text, MOST_MEMORY) } else { Weight::default() };
        let cut = heavy_at.into_iter().chain(faulty_at).min();
        let (root, mut errors) = DeTable::parse_recoverable(&text[..cut.unwrap_or(text.len())]);
        if let Some(cut) = cut {
            // An array may lack its end only because the text was cut, so faults at the cut are removed.
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
    /// The place in bytes of the first token that does not fit into the memory limit; `None`: all tokens fit.
    heavy_at: Option<usize>,
    faulty_at: Option<usize>,
    more: usize,
}

fn weigh(text: &str, most: usize) -> Weight {
    let source = Source::new(text);
    let mut tokens = Vec::with_capacity(source.lex().count());
    tokens.extend(source.lex());
    let (mut left, mut faults) = (most, FaultCount::default());
    let heavy = tokens.iter().find(|token| left.checked_sub(bytes_of(token)).map(|rest| left = rest).is_none());
    let mut decoder = Decoder(source);
    let mut nested = RecursionGuard::new(&mut decoder, DEEPEST);
    parse_document(&tokens, &mut ValidateWhitespace::new(&mut nested, source), &mut faults);
    let heavy_at = heavy.map(|token| token.span().start());
    Weight { heavy_at, faulty_at: faults.faulty_at, more: faults.count.saturating_sub(MOST_FAULTS) }
}

/// A lower bound for the memory of a token in bytes, found by measurement.
fn bytes_of(token: &Token) -> usize {
    48 + match token.kind() {
        // A bracket or brace begins a table or an array. A dot follows the key of a table.
        TokenKind::LeftSquareBracket | TokenKind::LeftCurlyBracket | TokenKind::Dot => 1_200,
        TokenKind::Equals => 200,
        TokenKind::Whitespace | TokenKind::Newline | TokenKind::Comment | TokenKind::Comma => 0,
        _ => 80,
    }
}

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
