//! The roles of processes and the classes of messages, as they are displayed.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use super::Datum;

/// The role of a process. Each role has its own word and colour on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The process does not participate.
    Idle,
    /// The process competes.
    Active,
    /// The process waits for an answer.
    Waiting,
    /// The process has lost the election, and only forwards messages.
    Relay,
    Red,
    Black,
    Leader,
    /// The process has decided, in an algorithm without competition.
    Decided,
    /// The process deviates from the algorithm, and is displayed as a traitor.
    Traitor,
    Crashed,
}

impl Role {
    pub const COUNT: usize = Self::Crashed as usize + 1;
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MessageClass {
    /// A question to other processes, such as ELECTION.
    #[default]
    Election,
    /// An ELECTION that travels in both directions round a ring.
    Probe,
    /// A positive answer, such as ANSWER or a granted VOTE.
    Answer,
    /// The announcement of a result, such as ELECTED or COORDINATOR.
    Elected,
    /// A sign that the sender is up.
    Heartbeat,
    /// A negative answer.
    Refusal,
    /// A value that the receiver stores, such as VALUES.
    Value,
}

impl MessageClass {
    pub const COUNT: usize = Self::Value as usize + 1;
}

/// The index in [`Parts::NAMES`] of the part that sends requests.
pub const CLIENT: usize = 0;
/// The index of the part that proposes values.
pub const PROPOSER: usize = 1;
/// The index of the part that votes.
pub const ACCEPTOR: usize = 2;
/// The index of the part that learns which value was chosen.
pub const LEARNER: usize = 3;

/// A set of parts (roles of Paxos). Each part is an index in [`Parts::NAMES`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Parts(u8);

impl Parts {
    pub const NONE: Self = Self(0);
    /// The names of the parts in scenario files.
    pub const NAMES: &'static [&'static str] = &["client", "proposer", "acceptor", "learner"];
    /// The maximum number of different parts.
    pub const MOST: usize = u8::BITS as usize;

    /// The set of these parts.
    ///
    /// # Panics
    /// If the index of a part is not below [`Parts::MOST`]. In a constant, this is a compile error.
    pub const fn of(parts: &[usize]) -> Self {
        let (mut all, mut at) = (Self::NONE, 0);
        while at < parts.len() {
            all = all.with(parts[at]);
            at += 1;
        }
        all
    }

    /// This set and one more part.
    ///
    /// # Panics
    /// If the index `part` is not below [`Parts::MOST`].
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

    /// The indices of the parts in this set, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..Self::MOST).filter(move |&part| self.has(part))
    }
}

/// The command of a client: a value to agree on, or a value to store under a name (the key).
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

/// The kind of requests that the clients of a protocol accept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requests {
    /// No requests: the protocol has no clients.
    None,
    /// Requests to agree on a value.
    Value,
    /// Requests to set a key to a value.
    Set,
}

impl Requests {
    pub const fn is_none(self) -> bool {
        matches!(self, Self::None)
    }

    /// Whether requests have a key, the name under which a value is stored.
    pub const fn has_keys(self) -> bool {
        matches!(self, Self::Set)
    }

    /// Whether clients accept this request.
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
