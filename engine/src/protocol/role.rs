//! The displayed roles of processes and classes of messages.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use super::Datum;

/// The role of a process, in the words and colours of the visual specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Does not participate.
    Idle,
    /// Competes.
    Active,
    /// Waits for an answer.
    Waiting,
    /// Has lost and forwards messages.
    Relay,
    Red,
    Black,
    Leader,
    /// Has decided, in an algorithm without competition.
    Decided,
    /// Deviates from the algorithm, and is displayed as such.
    Traitor,
    Crashed,
}

impl Role {
    pub const COUNT: usize = Self::Crashed as usize + 1;
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MessageClass {
    /// A question, such as ELECTION.
    #[default]
    Election,
    /// ELECTION on a two-way ring.
    Probe,
    /// A yes, such as ANSWER or a granted VOTE.
    Answer,
    /// A decision, such as ELECTED or COORDINATOR.
    Elected,
    /// A sign of life.
    Heartbeat,
    /// A no.
    Refusal,
    /// A value, fully described by its content.
    Value,
}

impl MessageClass {
    pub const COUNT: usize = Self::Value as usize + 1;
}

/// Sends requests.
pub const CLIENT: usize = 0;
/// Proposes values.
pub const PROPOSER: usize = 1;
/// Votes.
pub const ACCEPTOR: usize = 2;
/// Learns the outcome of votes.
pub const LEARNER: usize = 3;

/// A set of parts (the roles of Paxos), by their indices in [`Parts::NAMES`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Parts(u8);

impl Parts {
    pub const NONE: Self = Self(0);
    /// Names in scenario files.
    pub const NAMES: &'static [&'static str] = &["client", "proposer", "acceptor", "learner"];
    /// The maximum number of parts.
    pub const MOST: usize = u8::BITS as usize;

    /// # Panics
    /// If a part is not below [`Parts::MOST`]: for a constant, a compile error.
    pub const fn of(parts: &[usize]) -> Self {
        let (mut all, mut at) = (Self::NONE, 0);
        while at < parts.len() {
            all = all.with(parts[at]);
            at += 1;
        }
        all
    }

    /// # Panics
    /// As in [`Parts::of`].
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

/// A client's command: a value to agree on, or a value to store under a key.
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

/// The requests that a protocol's clients accept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requests {
    /// None: it has no clients.
    None,
    /// Agree on a value.
    Value,
    /// Set a key to a value.
    Set,
}

impl Requests {
    pub const fn is_none(self) -> bool {
        matches!(self, Self::None)
    }

    /// Whether requests have keys.
    pub const fn has_keys(self) -> bool {
        matches!(self, Self::Set)
    }

    /// Whether this request is acceptable.
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
    fn a_set_of_parts_contains_exactly_its_parts() {
        const SOME: Parts = Parts::of(&[3, 0]);
        assert_eq!(SOME.iter().collect::<Vec<_>>(), [0, 3]);
        assert!(SOME.has(0) && !SOME.has(1) && SOME.has(3) && !SOME.has(Parts::MOST));
        assert_eq!(SOME.with(3), SOME);
        assert!(Parts::NONE.is_empty() && !SOME.is_empty() && Parts::default() == Parts::NONE);
    }

    #[test]
    fn a_request_is_written_as_one_word_and_needs_a_key_for_a_store() {
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
