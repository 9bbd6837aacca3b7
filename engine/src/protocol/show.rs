//! What a process holds and how it derives its decision, in a form common to all protocols; ballots and log entries.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use super::{ACCEPTOR, Datum, Id, Remark, Role};

/// One named holding of a process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// The text of its name: a column of the table of all processes.
    pub name: &'static str,
    pub value: Held,
    /// Whether it survives a crash.
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
    /// Ascending, each with the process that proposed it, if known.
    Set(Vec<(Datum, Option<Id>)>),
    Number(u64),
    Ballot(Ballot),
    /// Its vote, and the ballot of that vote.
    Vote(Ballot, LogEntry),
}

/// How a process derives a value: by a rule from other values, which are derived the same way or were received.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Derivation {
    /// The processes that passed the value on, the original speaker first. Empty for the decision.
    pub path: Vec<Id>,
    /// `None`: nothing was received.
    pub value: Option<Datum>,
    /// The ballot of the vote for it, in algorithms with ballots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ballot: Option<Ballot>,
    pub rule: Rule,
    pub from: Vec<Self>,
}

/// The rule that derives a value from others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// The last process of the path said so.
    Told,
    /// Nothing was received in time: the value that silence means.
    Silence,
    /// The value with the most votes.
    Majority,
    /// Several values have the most votes: the tie rule applies.
    Tie,
    /// The smallest value of the set.
    Least,
    /// The greatest value of the set.
    Greatest,
    /// The value of the highest reported ballot.
    HighestBallot,
    /// Its own value, because no vote was reported.
    OwnValue,
    /// Its own value, despite reported votes.
    VotesIgnored,
    /// The speaker has not voted yet.
    NoVote,
    /// The only value of the set.
    Only,
    /// The set does not have exactly one value: a default applies.
    NotOne,
}

/// The result of a majority vote when several values have the most votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// The value that silence means.
    Silence,
    /// The value received directly.
    Direct,
    /// The smallest of them.
    Least,
}

impl Derivation {
    /// A value without premises: a decision, or a value received over this path.
    pub(crate) const fn new(path: Vec<Id>, value: Option<Datum>, rule: Rule) -> Self {
        Self { path, value, ballot: None, rule, from: Vec::new() }
    }

    /// The number of votes for each value, the most frequent first, then the smaller value.
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
    /// [`Role::Idle`], [`Role::Waiting`] while it waits or is bound by a promise, [`Role::Active`] once it has voted,
    /// [`Role::Decided`], or [`Role::Leader`].
    pub role: Role,
    /// Its action, if no ballot shows it: `asks x`.
    pub says: Option<Remark>,
    /// For a voter: its promise; for a proposer: the ballot of its attempt.
    pub promised: Option<Ballot>,
    /// For a voter: its latest vote; for a proposer: its proposal.
    pub vote: Option<(Ballot, LogEntry)>,
    /// Whether promise and vote survive a crash.
    pub is_stable: bool,
    /// The replies of voters it has received.
    pub tallies: Vec<Tally>,
}

impl PartView {
    pub const fn of(part: usize, role: Role) -> Self {
        Self { part, role, says: None, promised: None, vote: None, is_stable: false, tallies: Vec::new() }
    }

    /// A voter with its promise and latest vote; `is_stable`: whether they survive a crash.
    pub(crate) fn of_voter(promised: Option<Ballot>, vote: Option<(Ballot, LogEntry)>, is_stable: bool) -> Self {
        let bound = if promised.is_some() { Role::Waiting } else { Role::Idle };
        let role = if vote.is_some() { Role::Active } else { bound };
        Self { promised, vote, is_stable, ..Self::of(ACCEPTOR, role) }
    }

    /// The view while the process is down: the parts that survive the crash.
    #[must_use]
    pub fn crashed(self) -> Self {
        let Self { part, promised, vote, is_stable, .. } = self;
        let kept = Self::of(part, Role::Crashed);
        if is_stable { Self { promised, vote, is_stable, ..kept } } else { kept }
    }
}

/// The voters that a process has heard from in one ballot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tally {
    pub of: TallyOf,
    pub ballot: Ballot,
    /// The voted entry; `None` for promises.
    pub entry: Option<LogEntry>,
    /// Their positions, ascending.
    pub by: Vec<u32>,
}

impl Tally {
    /// The promises of these positions.
    pub(crate) fn of_promises(ballot: Ballot, by: impl Iterator<Item = u32>) -> Self {
        Self { of: TallyOf::Promises, ballot, entry: None, by: by.collect() }
    }

    /// The votes of these positions.
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

/// The parts that send and receive a message, by their indices in the catalogue; for each side, the first part that the
/// process has comes first. The message is drawn to the first and also concerns the receiver's others. With several
/// sending parts, it goes from each to the one at the same index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    pub from: &'static [usize],
    pub to: &'static [usize],
}

/// A process's knowledge of a replicated log, as learner, proposer and client.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    /// The number of applied slots; `None` if it is no learner.
    pub applied: Option<u32>,
    /// The learnt slots, ascending; missing slots are gaps.
    pub slots: Vec<Slot>,
    /// The keys in order with their values.
    pub store: Vec<(Datum, Datum)>,
    /// The ballot with which it leads.
    pub leads: Option<Ballot>,
    /// The proposer it takes for the leader.
    pub follows: Option<Id>,
    /// Its current proposals, ascending by slot.
    pub proposes: Vec<Proposed>,
    /// The commands of a client, in order.
    pub commands: Vec<Command>,
}

impl Log {
    /// The parts that survive a crash: learnt and applied slots, and a client's commands.
    #[must_use]
    pub fn crashed(self) -> Self {
        let Self { applied, slots, store, commands, .. } = self;
        Self { applied, slots, store, commands, ..Self::default() }
    }
}

/// A slot in one learner's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Counted from 1.
    pub slot: u32,
    /// The ballot in which it was chosen.
    pub ballot: Ballot,
    pub entry: LogEntry,
    pub how: Learnt,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learnt {
    /// In force.
    Applied,
    /// Waits for an earlier slot.
    Waits,
    /// Skipped: its command was applied in an earlier slot.
    Again,
}

/// A proposal for a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposed {
    pub slot: u32,
    pub entry: LogEntry,
    /// The reason for this entry.
    pub why: Remark,
}

/// A command of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    pub entry: LogEntry,
    /// The proposers it was sent to, in order; empty if it was not sent yet.
    pub asked: Vec<Id>,
    pub answered: bool,
}

/// The number of an attempt to get a value chosen; ordered by round, then by proposer.
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

/// An entry to vote on: a value, or a client's command for one key of a store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LogEntry {
    /// The client and the command's number, from 1.
    pub from: Option<(Id, u32)>,
    pub key: Option<Datum>,
    /// `None`: a no-op.
    pub value: Option<Datum>,
}

impl LogEntry {
    /// The symbol of a no-op.
    pub const NO_OP: &'static str = "–";

    /// The value by which texts select the words for a no-op.
    pub const NO_OP_IN_WORDS: &'static str = "no-op";

    /// A value without a command.
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

/// Evidence that a process attests to observers. Slots are counted from 1; Paxos for one value has only slot 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// It wants this entry chosen.
    Proposed(LogEntry),
    /// It will not vote for a lower ballot.
    Promised { slot: u32, ballot: Ballot },
    /// It votes.
    Accepted { slot: u32, ballot: Ballot, entry: LogEntry },
    /// It applies the slot's entry.
    Applied { slot: u32, entry: LogEntry },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn votes_are_listed_the_most_frequent_first() {
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
    fn ballots_are_ordered_by_round_and_then_by_proposer() {
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
