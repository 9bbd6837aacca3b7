//! What a process is in each of its parts, such as client, proposer, acceptor and learner.

use serde::Serialize;

use crate::protocol::ballot::{Ballot, LogEntry};
use crate::protocol::remark::Remark;
use crate::protocol::role::Role;
use crate::protocol::{Datum, Id};

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
