//! Sentences about a run as plain data: keys of the catalogue of texts with the values that they name.

use smallvec::SmallVec;

use super::{Ballot, Datum, Id};

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

impl From<Remark> for Value {
    fn from(said: Remark) -> Self {
        Self::Said(Box::new(said))
    }
}

impl From<Id> for Value {
    fn from(id: Id) -> Self {
        Self::Id(id)
    }
}

impl From<Datum> for Value {
    fn from(datum: Datum) -> Self {
        Self::Text(datum.to_string())
    }
}

impl From<Ballot> for Value {
    fn from(ballot: Ballot) -> Self {
        Self::Text(ballot.to_string())
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
