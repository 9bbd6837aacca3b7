//! Ballots, what is voted on, and what a process attests of its votes.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use super::{Datum, Id};

/// The number of an attempt to have a value chosen. Ballots are compared by round, then by proposer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Ballot {
    /// 0 before the first attempt.
    pub round: u32,
    pub proposer: Id,
}

impl Display for Ballot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.proposer)
    }
}

/// What is voted on: a value, or a command of a client for one key of a store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LogEntry {
    /// The client whose command it is, and the command's number, from 1 on.
    pub from: Option<(Id, u32)>,
    pub key: Option<Datum>,
    /// `None`: a no-op, which changes nothing.
    pub value: Option<Datum>,
}

impl LogEntry {
    /// How a no-op is written.
    pub const NO_OP: &'static str = "–";

    /// What sentences call it: texts select their words by it.
    pub const NO_OP_IN_WORDS: &'static str = "no-op";

    /// A value that is of no command.
    pub const fn of(value: Datum) -> Self {
        Self { from: None, key: None, value: Some(value) }
    }
}

impl Display for LogEntry {
    /// `x`, `k=x`, or [`LogEntry::NO_OP`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.key, self.value) {
            (_, None) => f.write_str(Self::NO_OP),
            (None, Some(value)) => Display::fmt(&value, f),
            (Some(key), Some(value)) => write!(f, "{key}={value}"),
        }
    }
}

/// What a process attests to observers of the run. Slots are counted from 1 on; an algorithm that chooses one value has the slot 1 only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// It wants this chosen.
    Proposed(LogEntry),
    /// It will vote for no lower ballot.
    Promised { slot: u32, ballot: Ballot },
    /// It votes.
    Accepted { slot: u32, ballot: Ballot, entry: LogEntry },
    /// It takes the slot's entry into force.
    Applied { slot: u32, entry: LogEntry },
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: u32) -> Id {
        Id::new(number).expect("an id")
    }

    #[test]
    fn ballots_are_compared_by_round_and_then_by_proposer() {
        let ballot = |round, proposer| Ballot { round, proposer: id(proposer) };
        let mut all = [ballot(2, 1), ballot(1, 10), ballot(1, 9)];
        all.sort_unstable();
        assert_eq!(all.map(|ballot| ballot.to_string()), ["1.9", "1.10", "2.1"]);
    }

    #[test]
    fn an_entry_is_a_value_a_command_or_a_no_op() {
        let word = |word| Datum::word(word).expect("a word");
        assert_eq!(LogEntry::of(7.into()).to_string(), "7");
        let command = LogEntry { from: Some((id(4), 2)), key: Some(word("x")), value: Some(3.into()) };
        assert_eq!(command.to_string(), "x=3");
        assert_eq!(LogEntry::default().to_string(), LogEntry::NO_OP);
    }
}
