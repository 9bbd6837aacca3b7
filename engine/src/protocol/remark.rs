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
    /// A sentence inside another sentence.
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

    /// The inspector's sentence about the field `elected`, also for `None` (undefined).
    pub fn elected(leader: Option<Id>) -> Self {
        Self::either("fact-elected", "leader", leader, "fact-elected-undefined")
    }

    /// The sentence `key` with `value` under the name `name`, or the sentence `empty` if `value` is `None`.
    pub fn either(key: &'static str, name: &'static str, value: Option<impl Into<Value>>, empty: &'static str) -> Self {
        value.map_or(Self::new(empty), |value| Self::new(key).with(name, value))
    }

    /// Adds a value. `name`: the name of the value in the sentence.
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

/// The explanation of a step: a few words for the log, and a full sentence. Both use the same values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The short form, in about 16 columns: `> 42 forwarded`.
    pub brief: Remark,
    /// The long form, a full sentence.
    pub full: Remark,
    /// The comparison that the step made.
    pub weighed: Weighed,
    /// Whether the process ignored the event.
    pub ignored: bool,
}

impl Explanation {
    /// An explanation without values. `brief` and `full`: text keys.
    pub fn new(brief: &'static str, full: &'static str) -> Self {
        let (brief, full, weighed) = (Remark::new(brief), Remark::new(full), Weighed::default());
        Self { brief, full, weighed, ignored: false }
    }

    /// Sets `ignored` for a step that is named `outdated` or `…-ignored`.
    #[must_use]
    pub fn named(mut self, step: &str) -> Self {
        self.ignored = step.ends_with("-ignored") || step == "outdated";
        self
    }

    /// Replaces both texts by the texts of `other`. The values stay the same.
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

    /// Adds a value to both sentences. `name`: the name of the value in the sentences.
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

/// Creates an [`Explanation`] from the key of its full sentence; with `-brief` at the end, the key of the short form.
#[doc(hidden)]
#[macro_export]
macro_rules! __explanation {
    ($key:literal) => {
        $crate::protocol::Explanation::new(concat!($key, "-brief"), $key)
    };
}
pub use __explanation as explanation;

/// A sentence about one field of a process's state, for the inspector.
pub type Fact = Remark;

/// The origin of a compared value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// The received message contained the value.
    Message,
    /// The value is the length of the list in the message.
    List,
    /// The value belongs to the process itself.
    Process,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weight {
    pub bearer: Bearer,
    pub value: Value,
}

/// The comparison that a step made, such as `42 > 17`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weighed {
    pub values: SmallVec<[Weight; 3]>,
    /// The symbols between the values: `<`, `=` and `>` for two values, `/` before the number that is needed.
    pub signs: SmallVec<[char; 2]>,
}

impl Weighed {
    pub fn one(bearer: Bearer, value: impl Into<Value>) -> Self {
        Self { values: smallvec![Weight { bearer, value: value.into() }], signs: SmallVec::new() }
    }

    /// Compares the value of a message with the value of a process. `say` converts both for display.
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

    /// Compares the id of a process with the ids that arrived from the left and from the right.
    pub fn between(left: Id, process: Id, right: Id) -> Self {
        Self::ids(left, process).and(sign(process.cmp(&right)), Bearer::Message, right.into())
    }

    /// Compares the votes for a decision with the votes against it.
    pub fn votes(votes: u64, against: u64) -> Self {
        Self::one(Bearer::Process, votes).and(sign(votes.cmp(&against)), Bearer::Process, against.into())
    }

    /// Two numbers, shown as `2 / 3`: the number that the process has, and the number that it needs.
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
