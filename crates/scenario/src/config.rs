//! Reads a TOML file (a scenario or a theme): all values with their places in the file, and all faults together.
//!
//! A fault has a place and two texts with values: what is wrong, and what would be right. The readers of single values
//! define faults of their own; this file defines the general faults.

mod reader;

use std::ops::RangeInclusive;

use crate::prelude::*;
use suffrage_text::Texts;

pub use reader::{Bounds, Document, FEW, Item, Reader, Section};

#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The place of the fault, in bytes of the file; empty if something is missing at this place.
    pub span: Range<usize>,
    /// A second place: the first of two equal ids, or the other of two conflicting acts.
    pub related: Option<Range<usize>>,
    pub problem: Problem,
}

/// The faults of a file, ordered by their places; at most 1000 of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Faults {
    pub told: Vec<Fault>,
    /// The file has at least this many more faults.
    pub more: usize,
}

impl Faults {
    /// The line of the first fault in `text`, counted from 1.
    pub(crate) fn line(&self, text: &str) -> u64 {
        let before = self.told.first().and_then(|first| text.get(..first.span.start));
        before.unwrap_or_default().matches('\n').count() as u64 + 1
    }
}

/// Two sentences about a fault: what is wrong, and what would be right.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    pub what: Box<Remark>,
    pub mend: Box<Remark>,
    /// The label of the second place of the fault.
    pub related: TextId,
    /// Whether the problem is a missing item. After a syntax error, such problems are not reported.
    pub(super) is_absence: bool,
}

impl Problem {
    pub fn new(what: impl Into<Remark>, mend: impl Into<Remark>) -> Self {
        let (what, mend) = (Box::new(what.into()), Box::new(mend.into()));
        Self { what, mend, related: ids::RELATED_OTHER, is_absence: false }
    }

    #[must_use]
    pub fn beside(mut self, related: TextId) -> Self {
        self.related = related;
        self
    }

    #[must_use]
    pub fn absence(self) -> Self {
        Self { is_absence: true, ..self }
    }

    pub fn in_one_line(&self, texts: &Texts) -> String {
        format!("{}; {}", texts.remark(&self.what), texts.remark(&self.mend))
    }

    /// `table` is the header of the table, such as `[network]`; it is empty at the top level.
    pub(super) fn unknown_key(key: &str, table: &str, nearest: Option<&'static str>, known: &[&'static str]) -> Self {
        let what: Remark = match table {
            "" => ids::FaultUnknownTopKey { key: quoted(key) }.into(),
            table => ids::FaultUnknownKey { key: quoted(key), table: quoted(table) }.into(),
        };
        Self::new(what, nearest_or_all(nearest.map(Value::from), known, ids::MEND_KNOWN_KEYS))
    }

    pub(super) fn wrong_type(key: &str, expected: Shape, found: &'static str) -> Self {
        Self::new(ids::FaultWrongType { key: quoted(key), found }, ids::MendType { expected: expected.0 })
    }

    pub fn missing_key(key: &'static str, table: &str, example: &'static str) -> Self {
        Self::new(missing(key, table), ids::MendAddKey { example }).absence()
    }

    pub fn out_of_range<T: ToString>(key: &str, found: &str, range: &RangeInclusive<T>) -> Self {
        let what = ids::FaultOutOfRange { key: quoted(key), found: quoted(found) };
        let [least, most] = [range.start(), range.end()].map(|bound| Value::Text(bound.to_string()));
        Self::new(what, ids::MendRange { least, most })
    }

    pub fn unknown_word(subject: Subject, found: &str, valid: &[&'static str]) -> Self {
        Self::not_among(subject, found, nearest(found, valid).map(Value::from), valid)
    }

    /// The fault of a word that is not among the `valid` words. `nearest` is the word that was probably meant.
    pub fn not_among(subject: Subject, found: &str, nearest: Option<Value>, valid: &[&str]) -> Self {
        let what = ids::FaultUnknownWord { subject: subject.0, found: quoted(found) };
        Self::new(what, nearest_or_all(nearest, valid, ids::MEND_ONE_OF))
    }

    pub fn empty_list(key: &str) -> Self {
        Self::new(ids::FaultEmptyList { key: quoted(key) }, ids::MEND_FILL_LIST)
    }
}

/// The expected type of a value, as a key of the text catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape(pub &'static str);

/// The kind of item that a name in the file refers to, such as a protocol. The value is a key of the text catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject(pub &'static str);

pub fn missing(key: &'static str, table: &str) -> Remark {
    match table {
        "" => ids::FaultMissingTopKey { key }.into(),
        table => ids::FaultMissingKey { table: quoted(table), key }.into(),
    }
}

const LONGEST_QUOTED: usize = 80;
const SHORTEST_BEGINNING: usize = 3;

/// A quotation from the file for a message, shortened if it is long.
pub fn quoted(words: &str) -> Value {
    Value::Text(match words.char_indices().nth(LONGEST_QUOTED) {
        Some((end, _)) => format!("{}…", &words[..end]),
        None => words.to_owned(),
    })
}

/// The names in backquotes, separated by commas.
pub fn listed(names: &[&str]) -> Value {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    Value::Text(quoted.join(", "))
}

/// The known word that was probably meant; `None` if no known word resembles `word`.
pub fn nearest<'k>(word: &str, known: &[&'k str]) -> Option<&'k str> {
    let word = word.to_lowercase();
    let length = word.chars().count();
    let mut longer =
        known.iter().filter(|known| length >= SHORTEST_BEGINNING && known.to_lowercase().starts_with(&word));
    let begun = longer.next().copied().filter(|_| longer.next().is_none());
    let all = known.iter().map(|known| (strsim::damerau_levenshtein(&word, &known.to_lowercase()), *known));
    let alike = all.filter(|(distance, known)| *distance <= (length.max(known.len()) / 3).max(1) && *distance < length);
    alike.min_by_key(|(distance, _)| *distance).map(|(_, known)| known).or(begun)
}

fn nearest_or_all(nearest: Option<Value>, all: &[&str], all_of: TextId) -> Remark {
    match nearest {
        Some(nearest) => Remark::from(ids::MendDidYouMean { nearest }),
        None => Remark::from(all_of).with("valid", listed(all)),
    }
}

#[cfg(test)]
pub mod tests;
