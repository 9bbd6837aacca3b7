//! What a process holds and how it comes to what it decides, for pictures that are the same for all protocols.

mod parts;

use serde::Serialize;

use super::{Ballot, Datum, Id, LogEntry};
pub use parts::{Command, Learnt, Log, PartView, Proposed, Slot, Tally, TallyOf, Way};

/// One named cell of what a process holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// The text of its name: a column of the table of all processes.
    pub name: &'static str,
    pub value: Held,
    /// Whether a crash spares it.
    pub is_stable: bool,
}

impl Holding {
    pub const fn of(name: &'static str, value: Held) -> Self {
        Self { name, value, is_stable: false }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    Nothing,
    Value(Datum),
    /// Ascending, each with the process that proposed it where that is told.
    Set(Vec<(Datum, Option<Id>)>),
    Number(u64),
    Ballot(Ballot),
    /// What it has voted for, and in which ballot.
    Vote(Ballot, LogEntry),
}

/// How a process comes to a value: by a rule, from other values, each of which it came to in the same way or was told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Derivation {
    /// Where it comes from: the processes that told it one another, the first of whom spoke first. Empty for the decision.
    pub path: Vec<Id>,
    /// `None`: nothing was heard.
    pub value: Option<Datum>,
    /// In which it was voted for, where ballots count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ballot: Option<Ballot>,
    pub rule: Rule,
    pub from: Vec<Self>,
}

/// What makes a value of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// The last process of the path said so.
    Told,
    /// Nobody said anything in time: the value that silence stands for.
    Silence,
    /// The value with the most votes.
    Majority,
    /// As many votes for several values: what the rule makes of that.
    Tie,
    /// The least of the set.
    Least,
    /// The greatest of the set.
    Greatest,
    /// The value of the highest ballot that was told of.
    HighestBallot,
    /// Its own, because no vote was told of.
    OwnValue,
    /// Its own, whatever votes were told of.
    VotesIgnored,
    /// Who speaks has not voted yet.
    NoVote,
    /// The only one of the set.
    Only,
    /// The set has none, or several: the value that stands for that.
    NotOne,
}

/// What a majority comes to where several values have as many votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// The value that silence stands for.
    Silence,
    /// The value that was told directly.
    Direct,
    /// The least of them.
    Least,
}

impl Derivation {
    /// How many of the values that it is made of are of each kind, the most frequent first, then the least value.
    pub fn votes(&self) -> Vec<(Datum, usize)> {
        let mut votes: Vec<(Datum, usize)> = Vec::new();
        for value in self.from.iter().filter_map(|vote| vote.value) {
            match votes.iter_mut().find(|(known, _)| *known == value) {
                Some((_, count)) => *count += 1,
                None => votes.push((value, 1)),
            }
        }
        votes.sort_by(|(one, ones), (other, others)| others.cmp(ones).then(one.cmp(other)));
        votes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn votes_are_counted_the_most_frequent_first() {
        let told = |value: u32| Derivation {
            path: Vec::new(),
            value: Some(value.into()),
            ballot: None,
            rule: Rule::Told,
            from: Vec::new(),
        };
        let silent = Derivation { value: None, rule: Rule::Silence, ..told(0) };
        let from = vec![told(3), told(1), silent, told(3), told(2)];
        let decision = Derivation { from, rule: Rule::Majority, ..told(3) };
        assert_eq!(decision.votes(), [(3.into(), 2), (1.into(), 1), (2.into(), 1)]);
    }
}
