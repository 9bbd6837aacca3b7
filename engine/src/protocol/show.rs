//! The values that a process holds and the derivation of its decision, in one form for all protocols; ballots; log
//! entries.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use super::{ACCEPTOR, Datum, Id, Remark, Role};

/// One value of a process in the table of all processes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// The text key of the column's title.
    pub name: &'static str,
    pub value: Held,
    /// Whether the value survives a crash.
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
    /// The values of a set, ascending. Each value has its proposer, if the proposer is known.
    Set(Vec<(Datum, Option<Id>)>),
    Number(u64),
    Ballot(Ballot),
    /// The latest vote: its ballot, and the entry that the process voted for.
    Vote(Ballot, LogEntry),
}

/// The derivation of a value: a process applied `rule` to the derivations in `from`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Derivation {
    /// The processes that sent the value, the first sender first. A decision has no path, because no process sent it.
    pub path: Vec<Id>,
    /// The derived or received value; `None` if nothing was received.
    pub value: Option<Datum>,
    /// The ballot in which a process voted for the value or proposed it; `None` without a vote or ballots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ballot: Option<Ballot>,
    pub rule: Rule,
    pub from: Vec<Self>,
}

/// The rule by which a value is derived.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// The last process of the path sent the value.
    Told,
    /// The value that the process assumes because it received nothing in time.
    Silence,
    /// The value with the most votes.
    Majority,
    /// Several values have the most votes, so the rule for ties decides.
    Tie,
    /// The smallest value of the set.
    Least,
    /// The greatest value of the set.
    Greatest,
    /// The value of the vote with the highest reported ballot.
    HighestBallot,
    /// The process's own value, because no vote was reported.
    OwnValue,
    /// The process's own value, although votes were reported.
    VotesIgnored,
    /// The last process of the path has not voted yet.
    NoVote,
    /// The only value of the set.
    Only,
    /// The set is empty or has several values, so a default applies.
    NotOne,
}

/// The value that wins if several values have the most votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// The value that a process assumes if it receives nothing.
    Silence,
    /// The value that the process received directly, not through other processes.
    Direct,
    /// The smallest of the values with the most votes.
    Least,
}

impl Derivation {
    pub(crate) const fn new(path: Vec<Id>, value: Option<Datum>, rule: Rule) -> Self {
        Self { path, value, ballot: None, rule, from: Vec::new() }
    }

    /// The number of votes for each value, the most frequent first; equally frequent values are ascending.
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

/// What the screen shows about a process in one of its parts (roles of Paxos).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartView {
    /// The index of the part in the catalogue.
    pub part: usize,
    /// The displayed role. A voter is [`Role::Waiting`] after a promise, and [`Role::Active`] after a vote.
    pub role: Role,
    /// A short text such as `asks x`. `None` if the part does nothing, or if the screen shows its ballot instead.
    pub says: Option<Remark>,
    /// The ballot that a voter has promised, or that a proposer tries; else `None`.
    pub promised: Option<Ballot>,
    /// The latest vote of a voter, or the proposal of a proposer. `.0`: the ballot.
    pub vote: Option<(Ballot, LogEntry)>,
    /// Whether `promised` and `vote` are in stable storage.
    pub is_stable: bool,
    /// The replies that the process has received from voters.
    pub tallies: Vec<Tally>,
}

impl PartView {
    pub const fn of(part: usize, role: Role) -> Self {
        Self { part, role, says: None, promised: None, vote: None, is_stable: false, tallies: Vec::new() }
    }

    pub(crate) fn of_voter(promised: Option<Ballot>, vote: Option<(Ballot, LogEntry)>, is_stable: bool) -> Self {
        let bound = if promised.is_some() { Role::Waiting } else { Role::Idle };
        let role = if vote.is_some() { Role::Active } else { bound };
        Self { promised, vote, is_stable, ..Self::of(ACCEPTOR, role) }
    }

    /// This view after a crash: the role is [`Role::Crashed`], and only values in stable storage remain.
    #[must_use]
    pub fn crashed(self) -> Self {
        let Self { part, promised, vote, is_stable, .. } = self;
        let kept = Self::of(part, Role::Crashed);
        if is_stable { Self { promised, vote, is_stable, ..kept } } else { kept }
    }
}

/// The voters whose replies a process has counted: promises in one ballot, or votes in one ballot for one entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tally {
    pub of: TallyOf,
    pub ballot: Ballot,
    /// The entry that the voters voted for; `None` for promises.
    pub entry: Option<LogEntry>,
    /// The positions of these voters, ascending.
    pub by: Vec<u32>,
}

impl Tally {
    pub(crate) fn of_promises(ballot: Ballot, by: impl Iterator<Item = u32>) -> Self {
        Self { of: TallyOf::Promises, ballot, entry: None, by: by.collect() }
    }

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

/// The parts that send and receive a message, as indices in the catalogue. All parts in `to` of the receiver get it.
///
/// The screen draws one arrow. It ends at the first part in `to` that the receiver has. `from` and `to` have
/// the same order: it begins at the partner of that part in `from`, or, if the sender does not have the partner, at the
/// first part in `from` that the sender has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    pub from: &'static [usize],
    pub to: &'static [usize],
}

/// The replicated log as one process knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    /// The number of applied slots; `None` if the process is not a learner.
    pub applied: Option<u32>,
    /// The slots that the process has learnt, ascending. A process can learn a slot before it learns all earlier slots.
    pub slots: Vec<Slot>,
    /// The store: pairs (key, value), ascending by key.
    pub store: Vec<(Datum, Datum)>,
    /// The ballot with which the process leads; `None` if it does not lead.
    pub leads: Option<Ballot>,
    /// The proposer that the process follows as leader; `None` if the process knows no leader.
    pub follows: Option<Id>,
    /// The current proposals of the process, ascending by slot.
    pub proposes: Vec<Proposed>,
    /// The commands of the client, in order; empty if the process is not a client.
    pub commands: Vec<Command>,
}

impl Log {
    /// This log after a crash of the process: without the leader and the current proposals.
    #[must_use]
    pub fn crashed(self) -> Self {
        let Self { applied, slots, store, commands, .. } = self;
        Self { applied, slots, store, commands, ..Self::default() }
    }
}

/// A slot in the log of one learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The slot's number, counted from 1.
    pub slot: u32,
    /// The ballot in which the entry was chosen.
    pub ballot: Ballot,
    pub entry: LogEntry,
    pub how: Learnt,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learnt {
    /// The learner has applied the entry.
    Applied,
    /// The learner has not applied an earlier slot yet.
    Waits,
    /// The learner skipped the entry, because an earlier slot contains the same command.
    Again,
}

/// A current proposal for a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposed {
    pub slot: u32,
    pub entry: LogEntry,
    /// The reason for this proposal.
    pub why: Remark,
}

/// A command of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    pub entry: LogEntry,
    /// The proposers to which the client sent the command, in order; empty if it was not sent yet.
    pub asked: Vec<Id>,
    pub answered: bool,
}

/// The number of an attempt to get a value chosen. Ballots are ordered by round, then by the id of the proposer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Ballot {
    /// The number of the round; 0 before the first attempt.
    pub round: u32,
    pub proposer: Id,
}

impl Display for Ballot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.proposer)
    }
}

/// An entry that acceptors vote on: a value, or a client's command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LogEntry {
    /// `.0`: the client. `.1`: the command's number, counted from 1. `None` for a value that is not a command.
    pub from: Option<(Id, u32)>,
    pub key: Option<Datum>,
    /// The value; `None` is a no-op, an entry without effect.
    pub value: Option<Datum>,
}

impl LogEntry {
    /// The symbol that stands for a no-op.
    pub const NO_OP: &'static str = "–";

    /// The name of a no-op in the values of a sentence. The text catalogue translates it.
    pub const NO_OP_IN_WORDS: &'static str = "no-op";

    /// An entry that is no command of a client.
    pub const fn of(value: Datum) -> Self {
        Self { from: None, key: None, value: Some(value) }
    }
}

impl Display for LogEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.key, self.value) {
            (_, None) => f.write_str(Self::NO_OP),
            (None, Some(value)) => Display::fmt(&value, f),
            (Some(key), Some(value)) => write!(f, "{key}={value}"),
        }
    }
}

/// An action that a process reports to observers. Slots are counted from 1. In Paxos without a log, the slot is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// The process proposes this entry.
    Proposed(LogEntry),
    /// The process promises not to vote in a ballot lower than this one.
    Promised { slot: u32, ballot: Ballot },
    /// The process votes for this entry.
    Accepted { slot: u32, ballot: Ballot, entry: LogEntry },
    /// The process applies the entry of the slot.
    Applied { slot: u32, entry: LogEntry },
    /// The process halts because of an error in this line of the user's algorithm. `reason`: a text key.
    Halted { line: u16, reason: &'static str },
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
