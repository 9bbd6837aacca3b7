//! The TOML of a file, a scenario or another, walked with the place of every value, so that all faults are found and none hides another.

use std::collections::BTreeSet;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue, Error};

use crate::protocol::Id;
use crate::text::{Language, LocalText};

use super::document::{Cut, Document, MOST_FAULTS};
use super::fault::{Fault, Faults, Problem, Shape, Subject};
use super::nearest::nearest;
use super::syntax::{self, unclosed};

pub(crate) type Item<'t> = Spanned<DeValue<'t>>;

pub(crate) struct Section<'r, 't> {
    /// How a fault names the table: `[network]`, `events`; empty at the top.
    pub(crate) name: &'static str,
    /// Its place: the header, or an inline table from brace to brace.
    pub(crate) span: Range<usize>,
    entries: &'r DeTable<'t>,
    /// Known keys and the unknown ones that are most like them: they are misspelt, not missing, and their values are read.
    misspelt: Vec<(&'static str, String)>,
    /// Whether an unknown key is like no known one, so that it may be what seems to be missing.
    pub(crate) is_strange: bool,
}

impl<'r, 't> Section<'r, 't> {
    fn new(name: &'static str, span: Range<usize>, entries: &'r DeTable<'t>) -> Self {
        Self { name, span, entries, misspelt: Vec::new(), is_strange: false }
    }

    fn entry(&self, key: &str) -> Option<(Range<usize>, &'r Item<'t>)> {
        let of = |key: &str| self.entries.get_key_value(key).map(|(key, item)| (key.span(), item));
        of(key).or_else(|| self.misspelt.iter().find(|(meant, _)| *meant == key).and_then(|(_, written)| of(written)))
    }

    pub(crate) fn get(&self, key: &str) -> Option<&'r Item<'t>> {
        self.entry(key).map(|(_, item)| item)
    }

    pub(crate) fn key_span(&self, key: &str) -> Option<Range<usize>> {
        self.entry(key).map(|(span, _)| span)
    }

    /// Key, place of the key, and value, in the order of the file. A misspelt key is given as what it should be.
    pub(crate) fn in_file_order(&self) -> Vec<(&'r str, Range<usize>, &'r Item<'t>)> {
        let meant = |written: &'r str| {
            let misspelt = self.misspelt.iter().find(|(_, misspelt)| misspelt == written);
            misspelt.map_or(written, |(meant, _)| *meant)
        };
        let mut entries: Vec<_> = self.entries.iter().map(|(key, item)| (meant(key.get_ref()), key.span(), item)).collect();
        entries.sort_by_key(|(_, span, _)| span.start);
        entries
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    pub(crate) least: u64,
    pub(crate) most: u64,
}

const IDS: Bounds = Bounds { least: 0, most: Id::MAX.number() as u64 };

/// A list of more ids than this is not printed.
pub(crate) const FEW: usize = 24;

pub(crate) struct Reader<'t> {
    pub(crate) text: &'t str,
    pub(crate) faults: Vec<Fault>,
    /// How many were found after the last that is told.
    more: usize,
    /// Whether a key belongs to the top level (and is no table), so that it is out of place below a table.
    is_top_level_value: fn(&str) -> bool,
}

impl<'t> Reader<'t> {
    pub(crate) const fn new(text: &'t str, is_top_level_value: fn(&str) -> bool) -> Self {
        Self { text, faults: Vec::new(), more: 0, is_top_level_value }
    }

    /// The faults in the order of their places, with those that keep the text from being TOML.
    pub(crate) fn finish(mut self, document: &Document<'_>) -> Faults {
        let errors = &document.errors;
        if !errors.is_empty() || document.cut.is_some() {
            self.leave_out_doubtful(errors);
            // Those of the notation come first, where not all are told.
            let found = std::mem::take(&mut self.faults);
            self.syntax(errors, document.cut);
            let room = MOST_FAULTS.saturating_sub(self.faults.len());
            self.more += found.len().saturating_sub(room);
            self.faults.extend(found.into_iter().take(room));
        }
        self.faults.sort_by_key(|fault| (fault.span.start, fault.span.end));
        self.faults.dedup();
        Faults { told: self.faults, more: self.more }
    }

    /// After a fault of the notation, what is missing may only be unread, and what stands on the same line may only be half read.
    fn leave_out_doubtful(&mut self, errors: &[Error]) {
        let line_ends: Vec<usize> = self.text.match_indices('\n').map(|(at, _)| at).collect();
        let line_of = |at: usize| line_ends.partition_point(|&end| end < at);
        let broken: BTreeSet<usize> =
            errors.iter().filter_map(Error::span).flat_map(|span| [line_of(span.start), line_of(span.end)]).collect();
        self.faults.retain(|fault| {
            let lines = line_of(fault.span.start)..=line_of(fault.span.end);
            !fault.problem.is_absence() && broken.range(lines).next().is_none()
        });
    }

    pub(crate) fn fault(&mut self, span: Range<usize>, problem: Problem) {
        self.note(Fault { span, related: None, problem });
    }

    pub(crate) fn fault_with(&mut self, span: Range<usize>, related: Range<usize>, problem: Problem) {
        self.note(Fault { span, related: Some(related), problem });
    }

    fn note(&mut self, fault: Fault) {
        if self.is_full() {
            self.more += 1;
        } else {
            self.faults.push(fault);
        }
    }

    /// Whether as many faults are found as are told: what may have more need not be read.
    pub(crate) const fn is_full(&self) -> bool {
        self.faults.len() >= MOST_FAULTS
    }

    fn syntax(&mut self, errors: &[Error], cut: Option<Cut>) {
        let ends_open = |error: &Error| {
            let message = error.message();
            message.starts_with("unclosed array,") || message.starts_with("unclosed inline table,")
        };
        // After a list that is not closed everything looks wrong that is right.
        let open = errors.iter().any(ends_open).then(|| unclosed(self.text)).flatten();
        if let Some(open) = open {
            self.fault(open..open + 1, syntax::open(&self.text[open..=open]));
        }
        let before = |error: &&Error| open.is_none_or(|open| error.span().is_some_and(|span| span.start < open));
        for error in errors.iter().filter(before) {
            let span = error.span().unwrap_or(self.text.len()..self.text.len());
            let piece = self.text.get(span.clone()).unwrap_or_default();
            self.fault(span, syntax::problem(error.message(), piece));
        }
        match cut {
            Some(Cut::Faulty { more, .. }) => self.more += more,
            Some(Cut::Heavy { at }) => self.fault(at..at, Problem::too_heavy(Document::most_mebibytes())),
            None => {}
        }
    }

    pub(crate) fn top<'r>(entries: &'r DeTable<'t>) -> Section<'r, 't> {
        Section::new("", 0..0, entries)
    }

    /// A value as a table; only the known keys may be in it.
    pub(crate) fn section<'r>(
        &mut self,
        item: &'r Item<'t>,
        key: &str,
        name: &'static str,
        known: &[&'static str],
    ) -> Option<Section<'r, 't>> {
        let mut section = self.any_section(item, key, name)?;
        self.check_keys(&mut section, known);
        Some(section)
    }

    pub(crate) fn any_section<'r>(&mut self, item: &'r Item<'t>, key: &str, name: &'static str) -> Option<Section<'r, 't>> {
        let entries = self.of_shape(item, key, Shape::TABLE, item.get_ref().as_table())?;
        Some(Section::new(name, item.span(), entries))
    }

    pub(crate) fn check_keys(&mut self, section: &mut Section<'_, 't>, known: &[&'static str]) {
        for (key, span, _) in section.in_file_order() {
            if self.is_full() {
                break;
            }
            if known.contains(&key) || self.swallowed(&section.span, key) {
                continue;
            }
            let nearest = nearest(key, known);
            match nearest.filter(|nearest| section.get(nearest).is_none()) {
                Some(nearest) => section.misspelt.push((nearest, key.to_owned())),
                None => section.is_strange |= nearest.is_none(),
            }
            self.fault(span, Problem::unknown_key(key, section.name, nearest, known));
        }
    }

    /// Whether a key of the top level stands below the header of a table, which swallowed it: a fault that is told once, elsewhere.
    pub(crate) fn swallowed(&self, table: &Range<usize>, key: &str) -> bool {
        (self.is_top_level_value)(key) && self.text.get(table.clone()).is_some_and(|text| text.starts_with('['))
    }

    /// Whether there is a fault in a place already.
    pub(crate) fn is_faulty(&self, place: &Range<usize>) -> bool {
        self.faults.iter().any(|fault| place.start <= fault.span.start && fault.span.end <= place.end)
    }

    pub(crate) fn needed<'r>(
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

    pub(crate) fn wrong(&mut self, span: Range<usize>, key: &str, expected: Shape, found: &DeValue<'_>) {
        self.fault(span, Problem::wrong_type(key, expected, found.type_str()));
    }

    pub(crate) fn integer(&mut self, item: &Item<'t>, key: &str, bounds: Bounds) -> Option<u64> {
        self.integer_as(item, key, bounds, Shape::INTEGER)
    }

    fn integer_as(&mut self, item: &Item<'t>, key: &str, bounds: Bounds, shape: Shape) -> Option<u64> {
        let DeValue::Integer(integer) = item.get_ref() else {
            self.wrong(item.span(), key, shape, item.get_ref());
            return None;
        };
        let value = value_of(integer).filter(|value| (bounds.least..=bounds.most).contains(value));
        if value.is_none() {
            self.fault(item.span(), Problem::out_of_range(key, &integer.to_string(), &(bounds.least..=bounds.most)));
        }
        value
    }

    pub(crate) fn probability(&mut self, item: &Item<'t>, key: &str) -> Option<f64> {
        self.decimal(item, key, (0.0, 1.0))
    }

    /// A number from the first to the second, with or without a part after its point.
    pub(crate) fn decimal(&mut self, item: &Item<'t>, key: &str, (least, most): (f64, f64)) -> Option<f64> {
        let (written, value) = match item.get_ref() {
            DeValue::Float(float) => (float.to_string(), float.as_str().parse::<f64>().ok()),
            DeValue::Integer(integer) => (integer.to_string(), value_of(integer).map(|value| value as f64)),
            found => {
                self.wrong(item.span(), key, Shape::NUMBER, found);
                return None;
            }
        };
        let value = value.filter(|value| (least..=most).contains(value));
        if value.is_none() {
            let (least, most) = (format!("{least:?}"), format!("{most:?}"));
            self.fault(item.span(), Problem::out_of_range(key, &written, &(least.as_str()..=most.as_str())));
        }
        value
    }

    /// A value that is of the shape that is expected, or else a fault.
    fn of_shape<T>(&mut self, item: &Item<'t>, key: &str, shape: Shape, value: Option<T>) -> Option<T> {
        if value.is_none() {
            self.wrong(item.span(), key, shape, item.get_ref());
        }
        value
    }

    pub(crate) fn boolean(&mut self, item: &Item<'t>, key: &str) -> Option<bool> {
        self.of_shape(item, key, Shape::BOOLEAN, item.get_ref().as_bool())
    }

    pub(crate) fn word<'r>(&mut self, item: &'r Item<'t>, key: &str) -> Option<&'r str> {
        self.of_shape(item, key, Shape::WORD, item.get_ref().as_str())
    }

    pub(crate) fn one_of(
        &mut self,
        item: &Item<'t>,
        key: &str,
        subject: Subject,
        valid: &[&'static str],
        later: &[&'static str],
    ) -> Option<usize> {
        let word = self.word(item, key)?;
        self.named(word, item.span(), subject, valid, later)
    }

    /// The index of a word among the valid ones; else a fault, which depends on whether a later version will know it.
    pub(crate) fn named(
        &mut self,
        word: &str,
        span: Range<usize>,
        subject: Subject,
        valid: &[&'static str],
        later: &[&'static str],
    ) -> Option<usize> {
        let index = valid.iter().position(|known| *known == word);
        if index.is_none() {
            let is_later = later.contains(&word);
            let problem = if is_later { Problem::not_in_this_version } else { Problem::unknown_word };
            self.fault(span, problem(subject, word, valid));
        }
        index
    }

    pub(crate) fn list<'r>(&mut self, item: &'r Item<'t>, key: &str, shape: Shape) -> Option<&'r [Item<'t>]> {
        self.of_shape(item, key, shape, item.get_ref().as_array().map(|items| items.iter().as_slice()))
    }

    pub(crate) fn id(&mut self, item: &Item<'t>, key: &str, shape: Shape) -> Option<Id> {
        self.integer_as(item, key, IDS, shape).and_then(|number| Id::new(number as u32))
    }

    /// A text, or a table of texts by language.
    pub(crate) fn local_text(&mut self, item: &Item<'t>, key: &str) -> LocalText {
        let entries = match item.get_ref() {
            DeValue::String(text) => return LocalText::plain(text.as_ref()),
            DeValue::Table(entries) => entries,
            found => {
                self.wrong(item.span(), key, Shape::LOCAL_TEXT, found);
                return LocalText::default();
            }
        };
        let codes = Language::ALL.map(Language::code);
        let section = Section::new("", item.span(), entries);
        if entries.is_empty() {
            self.fault(item.span(), Problem::empty_list(key));
        }
        let mut text = LocalText::default();
        for (code, span, item) in section.in_file_order() {
            if self.is_full() {
                break;
            }
            if self.swallowed(&section.span, code) {
                continue;
            }
            let known = self.named(code, span, Subject::LANGUAGE, &codes, &[]);
            if let (Some(known), Some(words)) = (known, self.word(item, code)) {
                text.by_language.insert(codes[known].to_owned(), words.to_owned());
            }
        }
        text
    }
}

fn value_of(integer: &DeInteger<'_>) -> Option<u64> {
    u64::from_str_radix(integer.as_str(), integer.radix()).ok()
}
