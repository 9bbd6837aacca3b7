//! What a process holds and how it comes to what it decides, for pictures that are the same for all protocols; ballots, and what is voted on.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use super::{ACCEPTOR, Datum, Id, Remark, Role};

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
    /// A decision on a value, or a value that was told by these processes, which is made of no others.
    pub(crate) const fn new(path: Vec<Id>, value: Option<Datum>, rule: Rule) -> Self {
        Self { path, value, ballot: None, rule, from: Vec::new() }
    }

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

/// A process in one of its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartView {
    /// The index of the part in the catalogue.
    pub part: usize,
    /// [`Role::Idle`], [`Role::Waiting`] while it waits or is bound by a promise, [`Role::Active`] once it has voted, [`Role::Decided`],
    /// or [`Role::Leader`].
    pub role: Role,
    /// What it does, where no ballot says it: `asks x`.
    pub says: Option<Remark>,
    /// Of a voter: what it has promised; of a proposer: the ballot of its attempt.
    pub promised: Option<Ballot>,
    /// Of a voter: its latest vote; of a proposer: what it proposes.
    pub vote: Option<(Ballot, LogEntry)>,
    /// Whether a crash spares promise and vote.
    pub is_stable: bool,
    /// What it has heard from voters.
    pub tallies: Vec<Tally>,
}

impl PartView {
    pub const fn of(part: usize, role: Role) -> Self {
        Self { part, role, says: None, promised: None, vote: None, is_stable: false, tallies: Vec::new() }
    }

    /// A voter with its promise and its latest vote, and whether a crash spares them.
    pub(crate) fn of_voter(promised: Option<Ballot>, vote: Option<(Ballot, LogEntry)>, is_stable: bool) -> Self {
        let bound = if promised.is_some() { Role::Waiting } else { Role::Idle };
        let role = if vote.is_some() { Role::Active } else { bound };
        Self { promised, vote, is_stable, ..Self::of(ACCEPTOR, role) }
    }

    /// What it would return with after a crash, seen while it is down.
    #[must_use]
    pub fn crashed(self) -> Self {
        let Self { part, promised, vote, is_stable, .. } = self;
        let kept = Self::of(part, Role::Crashed);
        if is_stable { Self { promised, vote, is_stable, ..kept } } else { kept }
    }
}

/// The voters of whom a process has heard for one ballot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tally {
    pub of: TallyOf,
    pub ballot: Ballot,
    /// What the votes are for; `None` for promises.
    pub entry: Option<LogEntry>,
    /// Their positions, ascending.
    pub by: Vec<u32>,
}

impl Tally {
    /// The promises of those at these positions.
    pub(crate) fn of_promises(ballot: Ballot, by: impl Iterator<Item = u32>) -> Self {
        Self { of: TallyOf::Promises, ballot, entry: None, by: by.collect() }
    }

    /// The votes of those at these positions.
    pub(crate) fn of_votes(ballot: Ballot, entry: LogEntry, by: impl Iterator<Item = u32>) -> Self {
        Self { of: TallyOf::Votes, ballot, entry: Some(entry), by: by.collect() }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TallyOf {
    Promises,
    Votes,
}

/// The parts between which a message goes, by their indices in the catalogue: of its sender, and of its receiver, the first that a process
/// has before the others. It is seen to go to that one, and concerns the others that the receiver has as well. Where several parts send it,
/// it goes from each to the one at the same place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    pub from: &'static [usize],
    pub to: &'static [usize],
}

/// What a process knows of a replicated log, as learner, as proposer and as client.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    /// How many slots it has applied; `None` if it is no learner.
    pub applied: Option<u32>,
    /// What it has learnt, ascending by slot; a slot that is missing is a gap.
    pub slots: Vec<Slot>,
    /// The keys in their order with what each is set to.
    pub store: Vec<(Datum, Datum)>,
    /// The ballot with which it leads.
    pub leads: Option<Ballot>,
    /// The proposer that it takes for the leading one.
    pub follows: Option<Id>,
    /// What it proposes at present, ascending by slot.
    pub proposes: Vec<Proposed>,
    /// The commands of a client, in their order.
    pub commands: Vec<Command>,
}

impl Log {
    /// What a crash spares of it: what was learnt and applied, and a client's commands.
    #[must_use]
    pub fn crashed(self) -> Self {
        let Self { applied, slots, store, commands, .. } = self;
        Self { applied, slots, store, commands, ..Self::default() }
    }
}

/// A slot of the log of one learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// From 1 on.
    pub slot: u32,
    /// In which it was chosen.
    pub ballot: Ballot,
    pub entry: LogEntry,
    pub how: Learnt,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learnt {
    /// In force.
    Applied,
    /// Waits for a slot before it.
    Waits,
    /// Its command was applied in an earlier slot: passed over.
    Again,
}

/// What a proposer proposes for a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposed {
    pub slot: u32,
    pub entry: LogEntry,
    /// Why this one.
    pub why: Remark,
}

/// A command of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    pub entry: LogEntry,
    /// The proposers it was sent to, in their order; empty if it has not been asked for yet.
    pub asked: Vec<Id>,
    pub answered: bool,
}

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
