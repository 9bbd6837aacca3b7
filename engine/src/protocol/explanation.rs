//! Sentences about a run as plain data: keys of the catalogue of texts with the values that they name.

use smallvec::SmallVec;

use super::Id;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Id(Id),
    Number(u64),
    /// The name of a message kind, a state or a timer that is the same in every language.
    Name(&'static str),
    /// Words that are the same in every language: a file's name, a number with its unit as given.
    Text(String),
    Ids(Vec<Id>),
    /// A sentence within the sentence.
    Said(Box<Remark>),
}

impl From<Id> for Value {
    fn from(id: Id) -> Self {
        Self::Id(id)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<&'static str> for Value {
    fn from(name: &'static str) -> Self {
        Self::Name(name)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Vec<Id>> for Value {
    fn from(ids: Vec<Id>) -> Self {
        Self::Ids(ids)
    }
}

/// An explanation: a key of the catalogue of texts and the values that the sentence names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The key in the catalogue, such as `rule-chang-roberts-pass-on`.
    pub key: &'static str,
    pub values: SmallVec<[(&'static str, Value); 3]>,
}

impl Remark {
    pub fn new(key: &'static str) -> Self {
        Self { key, values: SmallVec::new() }
    }

    /// The cell of `elected`, as a fact.
    pub fn elected(leader: Option<Id>) -> Self {
        leader.map_or(Self::new("fact-elected-undefined"), |leader| Self::new("fact-elected").id("leader", leader))
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((name, value));
        self
    }

    #[must_use]
    pub fn id(self, name: &'static str, id: Id) -> Self {
        self.with(name, Value::Id(id))
    }

    #[must_use]
    pub fn number(self, name: &'static str, number: u64) -> Self {
        self.with(name, Value::Number(number))
    }
}

/// What one step did, in two lengths: a few words for the log and a whole sentence for wide panes and the inspector. Both name
/// the same values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The compared values and the rule, at most 16 columns or so: `> 42 passed`.
    pub brief: Remark,
    /// The compared values and the rule as a whole sentence.
    pub full: Remark,
}

impl Explanation {
    /// An explanation without values; `explanation!` makes both keys from one.
    pub fn new(brief: &'static str, full: &'static str) -> Self {
        Self { brief: Remark::new(brief), full: Remark::new(full) }
    }

    #[must_use]
    pub fn with(self, name: &'static str, value: &Value) -> Self {
        Self { brief: self.brief.with(name, value.clone()), full: self.full.with(name, value.clone()) }
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
