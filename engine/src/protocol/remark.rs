//! Sentences about a run as data: a key of the text catalogue and the values that the sentence names.

use std::cmp::Ordering;

use smallvec::{SmallVec, smallvec};

use super::{Ballot, Datum, Id, LogEntry};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Id(Id),
    Number(u64),
    /// The name of a message kind, role or timer. It is equal in every language.
    Name(&'static str),
    /// Text that is equal in every language, such as a file name.
    Text(String),
    Ids(Vec<Id>),
    /// A sentence that is part of another sentence.
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

/// A sentence: a key of the text catalogue, and its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The key in the text catalogue, such as `rule-chang-roberts-pass-on`.
    pub key: &'static str,
    pub values: SmallVec<[(&'static str, Value); 3]>,
}

impl Remark {
    pub fn new(key: &'static str) -> Self {
        Self { key, values: SmallVec::new() }
    }

    /// The field `elected` of a process's state: its leader, or undefined.
    pub fn elected(leader: Option<Id>) -> Self {
        Self::either("fact-elected", "leader", leader, "fact-elected-undefined")
    }

    /// The sentence `key` with `value` under `name`, or the sentence `missing` if there is no value.
    pub fn either(
        key: &'static str,
        name: &'static str,
        value: Option<impl Into<Value>>,
        missing: &'static str,
    ) -> Self {
        value.map_or(Self::new(missing), |value| Self::new(key).with(name, value))
    }

    /// Adds a value under the name that the sentence uses.
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

/// The explanation of a step in two lengths with the same values: a few words for the log, and a full sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The short form, in about 16 columns: `> 42 passed`.
    pub brief: Remark,
    /// The long form, a full sentence.
    pub full: Remark,
    /// The values that the step compared, without text.
    pub weighed: Weighed,
    /// Whether the step changed nothing because the event was ignored.
    pub ignored: bool,
}

impl Explanation {
    /// An explanation without values, from the keys of its two texts. The macro `explanation!` needs only the key
    /// `full`.
    pub fn new(brief: &'static str, full: &'static str) -> Self {
        let (brief, full, weighed) = (Remark::new(brief), Remark::new(full), Weighed::default());
        Self { brief, full, weighed, ignored: false }
    }

    /// Sets `ignored` if the name of the step says that it changes nothing.
    #[must_use]
    pub fn named(mut self, step: &str) -> Self {
        self.ignored = step.ends_with("-ignored") || step == "outdated";
        self
    }

    /// This explanation with the texts of `other`, for a step in an exceptional case. The values stay the same.
    #[must_use]
    pub fn instead(mut self, other: &Self) -> Self {
        (self.brief.key, self.full.key) = (other.brief.key, other.full.key);
        self
    }

    /// Sets the compared values.
    #[must_use]
    pub fn weighing(self, weighed: Weighed) -> Self {
        Self { weighed, ..self }
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.full.values.iter().any(|(known, _)| *known == name)
    }

    /// Adds a value, under its name in the sentences `brief` and `full`.
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

/// Creates an [`Explanation`] from the key of its sentence; the key of the short form ends in `-brief`.
#[doc(hidden)]
#[macro_export]
macro_rules! __explanation {
    ($key:literal) => {
        $crate::protocol::Explanation::new(concat!($key, "-brief"), $key)
    };
}
pub use __explanation as explanation;

/// One field of a process's state, for the inspector.
pub type Fact = Remark;

/// The origin of a compared value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// The value was in the received message.
    Message,
    /// The value is the length of the list in a message.
    List,
    /// The value belongs to the process that handles the event.
    Process,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weight {
    pub bearer: Bearer,
    pub value: Value,
}

/// The values that a step compared, in reading order, with signs between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weighed {
    pub values: SmallVec<[Weight; 3]>,
    /// The signs between the values: `<`, `=`, `>`; or `/` between a number and the number that is needed.
    pub signs: SmallVec<[char; 2]>,
}

impl Weighed {
    pub fn one(bearer: Bearer, value: impl Into<Value>) -> Self {
        Self { values: smallvec![Weight { bearer, value: value.into() }], signs: SmallVec::new() }
    }

    /// The value of a message compared with the value of a process. `say` converts both for display.
    pub fn pair<T: Ord>(message: T, process: T, say: impl Fn(T) -> Value) -> Self {
        let sign = sign(message.cmp(&process));
        Self::one(Bearer::Message, say(message)).and(sign, Bearer::Process, say(process))
    }

    fn and(mut self, sign: char, bearer: Bearer, value: Value) -> Self {
        self.values.push(Weight { bearer, value });
        self.signs.push(sign);
        self
    }

    pub fn ids(message: Id, process: Id) -> Self {
        Self::pair(message, process, Value::Id)
    }

    /// The ids from the left and the right, each compared with the id of the process.
    pub fn between(left: Id, process: Id, right: Id) -> Self {
        Self::ids(left, process).and(sign(process.cmp(&right)), Bearer::Message, right.into())
    }

    /// The votes for a decision, compared with the votes against it.
    pub fn votes(votes: u64, against: u64) -> Self {
        Self::one(Bearer::Process, votes).and(sign(votes.cmp(&against)), Bearer::Process, against.into())
    }

    /// The number that a process has, then the number that it needs, displayed as `2 / 3`.
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
