//! The errors of a text, each with its place.

use std::ops::Range;

use crate::protocol::Remark;

/// A part of the text, in bytes.
pub(super) type At = Range<usize>;

/// An error or a warning about a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The bytes of the text that the error is about.
    pub at: Range<usize>,
    pub what: Remark,
    /// A sentence that says what to write instead; `None` if there is no advice.
    pub mend: Option<Remark>,
}

impl Fault {
    pub(super) fn new(at: At, key: &'static str) -> Self {
        Self { at, what: Remark::new(key), mend: None }
    }

    /// The error that something is larger than a limit.
    pub(super) fn over(at: At, key: &'static str, most: usize) -> Self {
        Self::new(at, key).number("most", most as u64)
    }

    /// Adds a text to the sentence that says what is wrong.
    pub(super) fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.what = self.what.with(name, text.into());
        self
    }

    pub(super) fn number(mut self, name: &'static str, number: u64) -> Self {
        self.what = self.what.number(name, number);
        self
    }

    /// Sets the advice. `key`: its text key.
    pub(super) fn mend(self, key: &'static str) -> Self {
        Self { mend: Some(Remark::new(key)), ..self }
    }
}

/// Makes the advice about an unknown name of the name and the known names.
pub(super) type Advise = fn(&str, &[&str]) -> Option<Remark>;

/// The advice to write the known name that `name` resembles; `None` if it resembles none.
pub(super) fn nearest(name: &str, known: &[&str]) -> Option<Remark> {
    let lower = name.to_lowercase();
    let length = lower.chars().count();
    let distance = |known: &str| strsim::damerau_levenshtein(&lower, &known.to_lowercase());
    known
        .iter()
        .map(|known| (distance(known), known))
        .filter(|(distance, known)| *distance <= (length.max(known.chars().count()) / 3).max(1) && *distance < length)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| Remark::new("algo-mean").with("name", (*known).to_owned()))
}

/// The advice to write the nearest known name, or else one of all known names.
pub(super) fn nearest_or_all(name: &str, known: &[&str]) -> Option<Remark> {
    let all = || known.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    nearest(name, known).or_else(|| Some(Remark::new("algo-one-of").with("names", all())))
}
