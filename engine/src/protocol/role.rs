//! What processes and messages are seen as.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use super::Datum;

/// The state of a process, in the words and colours of the visual specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Takes no part.
    Idle,
    /// Participating: it competes.
    Active,
    /// Has sent and expects an answer.
    Waiting,
    /// Has lost and passes messages on.
    Relay,
    Red,
    Black,
    Leader,
    /// Holds its decision, for which nobody competes any more.
    Decided,
    /// Does not keep to the algorithm, and is shown as what it is.
    Traitor,
    Crashed,
}

impl Role {
    /// How many there are.
    pub const COUNT: usize = Self::Crashed as usize + 1;
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MessageClass {
    /// A question: ELECTION.
    #[default]
    Election,
    /// ELECTION on a two-way ring.
    Probe,
    /// A yes: ANSWER, a VOTE that is granted.
    Answer,
    /// A decision: ELECTED, COORDINATOR.
    Elected,
    /// A sign of life.
    Heartbeat,
    /// A no.
    Refusal,
    /// A value on its way: what it carries says all.
    Value,
}

impl MessageClass {
    /// How many there are.
    pub const COUNT: usize = Self::Value as usize + 1;
}

/// Asks for something.
pub const CLIENT: usize = 0;
/// Brings values to a vote.
pub const PROPOSER: usize = 1;
/// Votes.
pub const ACCEPTOR: usize = 2;
/// Hears of all votes.
pub const LEARNER: usize = 3;

/// A set of parts, each as its index in [`Parts::NAMES`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Parts(u8);

impl Parts {
    pub const NONE: Self = Self(0);
    /// In scenario files.
    pub const NAMES: &'static [&'static str] = &["client", "proposer", "acceptor", "learner"];
    /// How many parts a protocol may tell apart.
    pub const MOST: usize = u8::BITS as usize;

    /// # Panics
    /// If a protocol tells more than [`Parts::MOST`] apart, which a constant does not: then the program does not compile.
    pub const fn of(parts: &[usize]) -> Self {
        let (mut all, mut at) = (Self::NONE, 0);
        while at < parts.len() {
            all = all.with(parts[at]);
            at += 1;
        }
        all
    }

    /// # Panics
    /// As [`Parts::of`].
    #[must_use]
    pub const fn with(self, part: usize) -> Self {
        assert!(part < Self::MOST);
        Self(self.0 | 1 << part)
    }

    pub const fn has(self, part: usize) -> bool {
        part < Self::MOST && self.0 & 1 << part != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..Self::MOST).filter(move |&part| self.has(part))
    }
}

/// A command that a client passes on to those who agree: a value to agree on, or a value to be held under a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Request {
    pub key: Option<Datum>,
    pub value: Datum,
}

impl Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.key {
            Some(key) => write!(f, "{key}={}", self.value),
            None => write!(f, "{}", self.value),
        }
    }
}

/// What the clients of a protocol can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requests {
    /// Nothing: it has no clients.
    None,
    /// That a value be agreed on.
    Value,
    /// That a key be given a value.
    Set,
}

impl Requests {
    pub const fn is_none(self) -> bool {
        matches!(self, Self::None)
    }

    /// Whether what is asked for is held under a key.
    pub const fn has_keys(self) -> bool {
        matches!(self, Self::Set)
    }

    /// Whether such a request can be made.
    pub const fn allow(self, request: &Request) -> bool {
        match self {
            Self::None => false,
            Self::Value => request.key.is_none(),
            Self::Set => request.key.is_some(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_parts_has_what_it_was_made_of() {
        const SOME: Parts = Parts::of(&[3, 0]);
        assert_eq!(SOME.iter().collect::<Vec<_>>(), [0, 3]);
        assert!(SOME.has(0) && !SOME.has(1) && SOME.has(3) && !SOME.has(Parts::MOST));
        assert_eq!(SOME.with(3), SOME);
        assert!(Parts::NONE.is_empty() && !SOME.is_empty() && Parts::default() == Parts::NONE);
    }

    #[test]
    fn a_request_is_said_in_one_word_and_has_a_key_where_one_is_asked_for() {
        let value = Request { key: None, value: 7.into() };
        let set = Request { key: Datum::word("x"), ..value };
        assert_eq!((value.to_string(), set.to_string()), ("7".to_owned(), "x=7".to_owned()));
        let allowed = |by: Requests| [by.allow(&value), by.allow(&set)];
        assert_eq!(
            [Requests::None, Requests::Value, Requests::Set].map(allowed),
            [[false, false], [true, false], [false, true]]
        );
    }
}
