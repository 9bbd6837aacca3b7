//! Judges `chosen-once`, `promise-kept`, `prefix` and the validity of logs. The evidence comes from the processes,
//! which attest their actions.
//!
//! [`Memory`] contains no ticks. So two runs with the same promises, votes and applied entries have equal memories.

use std::collections::{BTreeMap, BTreeSet};

use super::memory::{Violation, Why};
use crate::protocol::{Ballot, Evidence, LogEntry, PropertyId, Protocol as _, Ticks};
use crate::protocols::sum::Algorithm;

/// An entry that a majority of voters accepted in one ballot of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    pub tick: Ticks,
    pub slot: u32,
    pub ballot: Ballot,
    pub entry: LogEntry,
}

/// An entry that was accepted in one ballot of a slot, with its voters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VoteCount<'a> {
    pub slot: u32,
    pub ballot: Ballot,
    pub entry: LogEntry,
    /// The positions of the voters, ascending.
    pub by: &'a [u32],
    /// The tick at which the voters became a majority; `None`: they are not a majority.
    pub chosen_at: Option<Ticks>,
}

/// The votes and the applied log entries so far. A process is given by its position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Memory {
    pub(super) majority: usize,
    proposed: BTreeSet<LogEntry>,
    /// For each slot and ballot: the accepted entries with their voters.
    votes: BTreeMap<(u32, Ballot), Vec<Vote>>,
    /// For each slot: the entry that was chosen first, and its ballot.
    chosen: BTreeMap<u32, (Ballot, LogEntry)>,
    /// By voter: the promises, as pairs (first slot, lowest allowed ballot), both ascending from pair to pair.
    promises: BTreeMap<u32, Vec<(u32, Ballot)>>,
    /// For each slot: the entry that was applied first, and the process that applied it.
    log: BTreeMap<u32, (LogEntry, u32)>,
    /// For each learner: the last slot that it has applied.
    applied: BTreeMap<u32, u32>,
}

/// An entry, and the positions of its voters, ascending.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Vote {
    entry: LogEntry,
    voters: Vec<u32>,
}

pub(super) fn voters(protocol: &Algorithm, processes: usize) -> usize {
    (0..processes as u32).filter(|&at| protocol.duties(at).votes).count()
}

impl Memory {
    pub(super) fn of_voters(voters: usize) -> Self {
        Self { majority: voters / 2 + 1, ..Self::default() }
    }

    /// Records a reported action of process `at`, and adds violations to `found`. Returns whether an entry was chosen.
    pub(super) fn take(&mut self, at: u32, evidence: Evidence, found: &mut Vec<Violation>) -> bool {
        match evidence {
            Evidence::Proposed(entry) => {
                self.proposed.insert(entry);
            }
            Evidence::Promised { slot, ballot } => self.promise(at, slot, ballot),
            Evidence::Accepted { slot, ballot, entry } => return self.accept(at, slot, (ballot, entry), found),
            Evidence::Applied { slot, entry } => self.apply(at, slot, entry, found),
            Evidence::Halted { .. } => {}
        }
        false
    }

    pub(super) fn chosen_before_tick_0(&self) -> impl Iterator<Item = Chosen> + '_ {
        self.chosen.iter().map(|(&slot, &(ballot, entry))| Chosen { tick: 0, slot, ballot, entry })
    }

    fn promised(&self, at: u32, slot: u32) -> Option<Ballot> {
        let all = self.promises.get(&at)?.iter();
        all.take_while(|(from, _)| *from <= slot).last().map(|(_, ballot)| *ballot)
    }

    fn promise(&mut self, at: u32, slot: u32, ballot: Ballot) {
        if self.promised(at, slot).is_some_and(|promised| promised >= ballot) {
            return;
        }
        let all = self.promises.entry(at).or_default();
        // The new promise makes those for the same or later slots with a lower or equal ballot superfluous.
        all.retain(|&(from, lower)| from < slot || lower > ballot);
        let place = all.partition_point(|(from, _)| *from < slot);
        all.insert(place, (slot, ballot));
    }

    fn accept(&mut self, at: u32, slot: u32, (ballot, entry): (Ballot, LogEntry), found: &mut Vec<Violation>) -> bool {
        if let Some(promised) = self.promised(at, slot).filter(|&promised| promised > ballot) {
            let why = Why::BelowPromise { ballot, promised };
            found.push(Violation::new(PropertyId::PromiseKept, why, vec![at]));
        }
        self.promise(at, slot, ballot);
        let accepted = self.votes.entry((slot, ballot)).or_default();
        let place = accepted.iter().position(|vote| vote.entry == entry).unwrap_or_else(|| {
            accepted.push(Vote { entry, voters: Vec::new() });
            accepted.len() - 1
        });
        let voters = &mut accepted[place].voters;
        let Err(free) = voters.binary_search(&at) else { return false };
        voters.insert(free, at);
        if voters.len() != self.majority {
            return false;
        }
        let &mut (first, held) = self.chosen.entry(slot).or_insert((ballot, entry));
        if held != entry {
            let others = voters.iter().copied().filter(|&other| other != at);
            let processes = std::iter::once(at).chain(others).collect();
            let why = Why::ChosenTwice { slot, held: (first, held), now: (ballot, entry) };
            found.push(Violation::new(PropertyId::ChosenOnce, why, processes));
        }
        true
    }

    fn apply(&mut self, at: u32, slot: u32, entry: LogEntry, found: &mut Vec<Violation>) {
        let awaited = self.applied.insert(at, slot).unwrap_or(0) + 1;
        if slot != awaited {
            let why = Why::AppliedTooSoon { slot, awaited };
            found.push(Violation::new(PropertyId::Prefix, why, vec![at]));
        }
        let &mut (held, first) = self.log.entry(slot).or_insert((entry, at));
        if held != entry {
            let why = Why::AppliedAnother { slot, entry, held };
            found.push(Violation::new(PropertyId::Prefix, why, vec![at, first]));
        }
        if entry.value.is_some() && !self.proposed.contains(&entry) {
            let why = Why::AppliedNotProposed { slot, entry };
            found.push(Violation::new(PropertyId::Validity, why, vec![at]));
        }
    }

    pub(super) fn tallies(&self, chosen: &[Chosen]) -> Vec<VoteCount<'_>> {
        let ticks = chosen.iter().map(|chosen| ((chosen.slot, chosen.ballot, chosen.entry), chosen.tick));
        let ticks: BTreeMap<_, _> = ticks.collect();
        let all = self.votes.iter().flat_map(|(of, votes)| votes.iter().map(move |vote| (of, vote)));
        all.map(|(&(slot, ballot), Vote { entry, voters })| {
            let chosen_at = ticks.get(&(slot, ballot, *entry)).copied();
            VoteCount { slot, ballot, entry: *entry, by: voters, chosen_at }
        })
        .collect()
    }

    pub(super) fn bytes(&self) -> usize {
        const OF_A_NODE: usize = 16;
        let Self { proposed, votes, chosen, promises, log, applied, .. } = self;
        let votes = votes.values().flatten().map(|vote| size_of::<Vote>() + size_of_val(vote.voters.as_slice()));
        votes.sum::<usize>()
            + proposed.len() * size_of::<LogEntry>()
            + log.len() * (size_of::<LogEntry>() + OF_A_NODE)
            + OF_A_NODE * (chosen.len() + promises.len() + applied.len())
    }
}

#[cfg(test)]
mod tests;
