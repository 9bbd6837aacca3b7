//! What one step did, in the words of the catalogue of texts, and what it weighed.

use super::Id;
use super::remark::{Remark, Value};
use super::weighed::Weighed;

/// What one step did, in two lengths: a few words for the log and a whole sentence for wide panes and the inspector. Both name
/// the same values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The compared values and the rule, at most 16 columns or so: `> 42 passed`.
    pub brief: Remark,
    /// The compared values and the rule as a whole sentence.
    pub full: Remark,
    /// The compared values alone, of an explanation of a step.
    pub weighed: Weighed,
    /// Whether the step left everything as it was ([`super::Steps::is_ignored`]).
    pub ignored: bool,
    /// Whether the step left a demand without an answer ([`super::Steps::is_refused`]).
    pub refused: bool,
}

impl Explanation {
    /// An explanation without values; `explanation!` makes both keys from one.
    pub fn new(brief: &'static str, full: &'static str) -> Self {
        Self { brief: Remark::new(brief), full: Remark::new(full), weighed: Weighed::default(), ignored: false, refused: false }
    }

    #[must_use]
    pub fn with(self, name: &'static str, value: &Value) -> Self {
        let Self { brief, full, .. } = self;
        Self { brief: brief.with(name, value.clone()), full: full.with(name, value.clone()), ..self }
    }

    #[must_use]
    pub fn id(self, name: &'static str, id: Id) -> Self {
        self.with(name, &Value::Id(id))
    }

    #[must_use]
    pub fn number(self, name: &'static str, number: u64) -> Self {
        self.with(name, &Value::Number(number))
    }
}

/// An [`Explanation`] by the key of its sentence: the key of the short form is the same with `-brief` behind it.
#[doc(hidden)]
#[macro_export]
macro_rules! __explanation {
    ($key:literal) => {
        $crate::protocol::Explanation::new(concat!($key, "-brief"), $key)
    };
}
pub use __explanation as explanation;

/// One field of a process's state, for the inspector: a catalogue key and its value as a remark's values.
pub type Fact = Remark;
