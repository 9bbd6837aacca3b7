//! What is wrong at a place of a file and what would be right, as texts of the catalogue with their values. The reader of a value says
//! what can be wrong with it; here is what the reader itself can meet.

use std::ops::{Deref, Range, RangeInclusive};

use crate::protocol::{Remark, Value};
use crate::text::{TextId, Texts, ids};

#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The bytes of the file that are wrong. Empty where something is missing.
    pub span: Range<usize>,
    /// Another place that belongs to it: the first of two ids, the other of two acts.
    pub related: Option<Range<usize>>,
    pub problem: Problem,
}

/// The faults of a file, in the order of their places: all of them, or the first that were found of very many.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Faults {
    pub(super) told: Vec<Fault>,
    /// There are so many more, at least.
    pub(super) more: usize,
}

impl Faults {
    pub const fn more(&self) -> usize {
        self.more
    }
}

impl Deref for Faults {
    type Target = [Fault];

    fn deref(&self) -> &[Fault] {
        &self.told
    }
}

impl IntoIterator for Faults {
    type Item = Fault;
    type IntoIter = std::vec::IntoIter<Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.told.into_iter()
    }
}

/// What is wrong, and what would be right: a sentence each.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem(Box<Sentences>);

#[derive(Clone, Debug, PartialEq)]
struct Sentences {
    what: Remark,
    mend: Remark,
    related: TextId,
    is_absence: bool,
}

impl Problem {
    pub(crate) fn new(what: impl Into<Remark>, mend: impl Into<Remark>) -> Self {
        Self(Box::new(Sentences { what: what.into(), mend: mend.into(), related: ids::RELATED_OTHER, is_absence: false }))
    }

    pub(crate) fn beside(mut self, related: TextId) -> Self {
        self.0.related = related;
        self
    }

    /// The file makes more than is read of one.
    pub(super) fn too_heavy(most: u64) -> Self {
        Self::new(ids::FaultTooHeavy { most }, ids::MEND_SHORTER_FILE)
    }

    /// It says that something is not there, which cannot be known of a file that could not be read to its end.
    pub(crate) fn absence(mut self) -> Self {
        self.0.is_absence = true;
        self
    }

    pub fn what(&self) -> &Remark {
        &self.0.what
    }

    pub fn mend(&self) -> &Remark {
        &self.0.mend
    }

    pub fn in_one_line(&self, texts: &Texts) -> String {
        format!("{}; {}", texts.remark(self.what()), texts.remark(self.mend()))
    }

    pub fn related(&self) -> TextId {
        self.0.related
    }

    pub(super) fn is_absence(&self) -> bool {
        self.0.is_absence
    }

    /// `table` is how the file writes it, such as `[network]`; empty at the top.
    pub(super) fn unknown_key(key: &str, table: &'static str, nearest: Option<&'static str>, known: &[&'static str]) -> Self {
        let what = if table.is_empty() {
            Remark::from(ids::FaultUnknownTopKey { key: quoted(key) })
        } else {
            Remark::from(ids::FaultUnknownKey { key: quoted(key), table: quoted(table) })
        };
        Self::new(what, nearest_or_all(nearest, known, ids::MEND_KNOWN_KEYS))
    }

    pub(super) fn wrong_type(key: &str, expected: Shape, found: &'static str) -> Self {
        let what = ids::FaultWrongType { key: quoted(key), found };
        Self::new(what, ids::MendType { expected: expected.0 })
    }

    pub(crate) fn missing_key(key: &'static str, table: &'static str, example: &'static str) -> Self {
        Self::new(missing(key, table), ids::MendAddKey { example }).absence()
    }

    pub(crate) fn out_of_range<T: ToString>(key: &str, found: &str, range: &RangeInclusive<T>) -> Self {
        let what = ids::FaultOutOfRange { key: quoted(key), found: quoted(found) };
        let [least, most] = [range.start(), range.end()].map(|bound| Value::Text(bound.to_string()));
        Self::new(what, ids::MendRange { least, most })
    }

    pub(crate) fn unknown_word(subject: Subject, found: &str, valid: &[&'static str]) -> Self {
        let what = ids::FaultUnknownWord { subject: subject.0, found: quoted(found) };
        Self::new(what, nearest_or_all(super::nearest::nearest(found, valid), valid, ids::MEND_ONE_OF))
    }

    /// Something of the format that a later version will bring; `valid` is what this one has instead.
    pub(crate) fn not_in_this_version(subject: Subject, name: &str, valid: &[&'static str]) -> Self {
        let what = ids::FaultNotInThisVersion { subject: subject.0, name: quoted(name) };
        let mend = if valid.is_empty() {
            Remark::from(ids::MEND_LEAVE_OUT)
        } else {
            Remark::from(ids::MendThisVersionHas { valid: listed(valid) })
        };
        Self::new(what, mend)
    }

    pub(crate) fn empty_list(key: &str) -> Self {
        Self::new(ids::FaultEmptyList { key: quoted(key) }, ids::MEND_FILL_LIST)
    }
}

/// What a key takes, by its name in the catalogue's choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape(pub(crate) &'static str);

impl Shape {
    pub(crate) const INTEGER: Self = Self("integer");
    pub(crate) const NUMBER: Self = Self("number");
    pub(crate) const BOOLEAN: Self = Self("boolean");
    pub(crate) const WORD: Self = Self("word");
    /// A text, or a table of texts by language.
    pub(crate) const LOCAL_TEXT: Self = Self("local-text");
    pub(crate) const TABLE: Self = Self("table");
}

/// What a word names, by its name in the catalogue's choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Subject(pub(crate) &'static str);

impl Subject {
    pub(crate) const LANGUAGE: Self = Self("language");
}

pub(crate) fn missing(key: &'static str, table: &'static str) -> Remark {
    if table.is_empty() {
        Remark::from(ids::FaultMissingTopKey { key })
    } else {
        Remark::from(ids::FaultMissingKey { table, key })
    }
}

const LONGEST_QUOTED: usize = 80;

/// Words of the file; of very long ones the beginning.
pub(crate) fn quoted(words: &str) -> Value {
    Value::Text(match words.char_indices().nth(LONGEST_QUOTED) {
        Some((end, _)) => format!("{}…", &words[..end]),
        None => words.to_owned(),
    })
}

/// Names as a sentence lists them, in the quotes of the catalogue.
pub(crate) fn listed(names: &[&'static str]) -> Value {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    Value::Text(quoted.join(", "))
}

fn nearest_or_all(nearest: Option<&'static str>, all: &[&'static str], all_of: TextId) -> Remark {
    match nearest {
        Some(nearest) => Remark::from(ids::MendDidYouMean { nearest }),
        None => Remark::from(all_of).with("valid", listed(all)),
    }
}

#[cfg(test)]
pub(crate) mod tests;
