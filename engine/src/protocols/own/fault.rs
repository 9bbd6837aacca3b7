//! The errors of a text, each with its place.

use std::ops::Range;

use crate::protocol::Remark;

/// An error or a warning about a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The bytes of the text that the error is about.
    pub at: Range<usize>,
    pub what: Remark,
    /// A sentence that says what to write instead; `None` if there is no advice.
    pub mend: Option<Remark>,
}

pub(super) type Faults = Vec<Fault>;

impl Fault {
    pub(super) fn new(at: Range<usize>, key: &'static str) -> Self {
        Self { at, what: Remark::new(key), mend: None }
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
    pub(super) fn mend(self, key: Option<&'static str>) -> Self {
        self.advise(key.map(Remark::new))
    }

    pub(super) fn advise(self, mend: Option<Remark>) -> Self {
        Self { mend, ..self }
    }
}

/// The advice to write the known name that `name` resembles; `None` if it resembles none.
pub(super) fn nearest<'k>(name: &str, known: impl IntoIterator<Item = &'k str>) -> Option<Remark> {
    let lower = name.to_lowercase();
    let length = lower.chars().count();
    let distance = |known: &str| strsim::damerau_levenshtein(&lower, &known.to_lowercase());
    known
        .into_iter()
        .map(|known| (distance(known), known))
        .filter(|(distance, known)| *distance <= (length.max(known.chars().count()) / 3).max(1) && *distance < length)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| Remark::new("algo-mean").with("name", known.to_owned()))
}
