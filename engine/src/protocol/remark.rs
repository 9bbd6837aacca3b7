//! Sentences about a run as plain data: keys of the catalogue of texts with the values that they name.

use std::cmp::Ordering;

use smallvec::{SmallVec, smallvec};

use super::{Ballot, Datum, Id, LogEntry};

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

macro_rules! values {
    ($($Of:ty: |$it:ident| $value:expr;)+) => {
        $(impl From<$Of> for Value {
            fn from($it: $Of) -> Self {
                $value
            }
        })+
    };
}

values! {
    Remark: |said| Self::Said(Box::new(said));
    Id: |id| Self::Id(id);
    Vec<Id>: |ids| Self::Ids(ids);
    u32: |number| Self::Number(number.into());
    u64: |number| Self::Number(number);
    usize: |number| Self::Number(number as u64);
    &'static str: |name| Self::Name(name);
    String: |text| Self::Text(text);
    Datum: |datum| Self::Text(datum.to_string());
    Ballot: |ballot| Self::Text(ballot.to_string());
    LogEntry: |entry| Self::Text(entry.value.map_or(LogEntry::NO_OP_IN_WORDS.to_owned(), |_| entry.to_string()));
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
        Self::either("fact-elected", "leader", leader, "fact-elected-undefined")
    }

    /// The first key with a value of this name, or the second one where there is none.
    pub fn either(
        key: &'static str,
        name: &'static str,
        value: Option<impl Into<Value>>,
        missing: &'static str,
    ) -> Self {
        value.map_or(Self::new(missing), |value| Self::new(key).with(name, value))
    }

    /// This remark with one more value, which the sentence calls by this name.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    #[must_use]
    pub fn id(self, name: &'static str, id: Id) -> Self {
        self.with(name, id)
    }

    #[must_use]
    pub fn number(self, name: &'static str, number: u64) -> Self {
        self.with(name, number)
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
    /// The compared values alone, of an explanation of a step.
    pub weighed: Weighed,
    /// Whether the step left everything as it was because what came does not count.
    pub ignored: bool,
}

impl Explanation {
    /// An explanation without values; `explanation!` makes both keys from one.
    pub fn new(brief: &'static str, full: &'static str) -> Self {
        let (brief, full, weighed) = (Remark::new(brief), Remark::new(full), Weighed::default());
        Self { brief, full, weighed, ignored: false }
    }

    /// Of the step of this name: names say which steps leave everything as it was.
    #[must_use]
    pub fn named(mut self, step: &str) -> Self {
        self.ignored = step.ends_with("-ignored") || step == "outdated";
        self
    }

    /// The same values in another sentence: an exception from the rule that has the step's name.
    #[must_use]
    pub fn instead(mut self, other: &Self) -> Self {
        (self.brief.key, self.full.key) = (other.brief.key, other.full.key);
        self
    }

    /// With the values that the step decides by.
    #[must_use]
    pub fn weighing(self, weighed: Weighed) -> Self {
        Self { weighed, ..self }
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.full.values.iter().any(|(known, _)| *known == name)
    }

    /// This explanation with one more value in both lengths.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Into<Value>) -> Self {
        let value = value.into();
        let Self { brief, full, .. } = self;
        Self { brief: brief.with(name, value.clone()), full: full.with(name, value), ..self }
    }

    #[must_use]
    pub fn id(self, name: &'static str, id: Id) -> Self {
        self.with(name, id)
    }

    #[must_use]
    pub fn number(self, name: &'static str, number: u64) -> Self {
        self.with(name, number)
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

/// Whose a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// It came with a message.
    Message,
    /// It is how many ids the list holds that came with a message.
    List,
    /// The process that handles it.
    Process,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weight {
    pub bearer: Bearer,
    pub value: Value,
}

/// The values that a step weighed, in the order in which they are read, and between each two of them a sign that is true of them. A
/// single value is what the step is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weighed {
    pub values: SmallVec<[Weight; 3]>,
    /// `<`, `=` or `>`, and `/` between a number and what it must reach: one fewer than values.
    pub signs: SmallVec<[char; 2]>,
}

impl Weighed {
    pub fn one(bearer: Bearer, value: impl Into<Value>) -> Self {
        Self { values: smallvec![Weight { bearer, value: value.into() }], signs: SmallVec::new() }
    }

    /// What a message says against what a process has.
    pub fn pair<T: Ord>(message: T, process: T, say: impl Fn(T) -> Value) -> Self {
        let sign = sign(message.cmp(&process));
        Self::one(Bearer::Message, say(message)).and(sign, Bearer::Process, say(process))
    }

    /// One value more, behind a sign.
    fn and(mut self, sign: char, bearer: Bearer, value: Value) -> Self {
        self.values.push(Weight { bearer, value });
        self.signs.push(sign);
        self
    }

    pub fn ids(message: Id, process: Id) -> Self {
        Self::pair(message, process, Value::Id)
    }

    /// A process between what came from its two sides.
    pub fn between(left: Id, process: Id, right: Id) -> Self {
        Self::ids(left, process).and(sign(process.cmp(&right)), Bearer::Message, right.into())
    }

    /// How many values a process has for what it decides, and how many against it.
    pub fn votes(votes: u64, against: u64) -> Self {
        Self::one(Bearer::Process, votes).and(sign(votes.cmp(&against)), Bearer::Process, against.into())
    }

    /// How many a process has of those that it needs.
    pub fn share(has: u64, needs: u64) -> Self {
        Self::one(Bearer::Process, has).and('/', Bearer::Process, needs.into())
    }
}

const fn sign(order: Ordering) -> char {
    match order {
        Ordering::Less => '<',
        Ordering::Equal => '=',
        Ordering::Greater => '>',
    }
}
