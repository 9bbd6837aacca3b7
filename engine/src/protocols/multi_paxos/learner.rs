//! A learner: what is chosen, applied slot by slot without gaps to a store of keys and values.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::message::Vote;
use super::{MultiPaxos, Step};
use crate::protocol::{Ballot, Datum, Effects, Evidence, Id, LogEntry};

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Learner {
    /// Stable: what was chosen, by slot, with the ballot; a slot that is missing is a gap.
    pub(super) log: BTreeMap<u32, (Ballot, LogEntry)>,
    /// Stable: how many slots are applied.
    pub(super) applied: u32,
    /// Stable: the commands applied, in their order, each with its client and number.
    pub(super) done: BTreeSet<(Id, u32)>,
    /// Stable: the slots that were passed over.
    pub(super) passed_over: BTreeSet<u32>,
    /// Stable: by key, ascending.
    pub(super) store: Vec<(Datum, Datum)>,
    /// The votes heard of for slots that are not chosen yet.
    pub(super) heard: Vec<Heard>,
}

/// The acceptors that voted in one ballot of a slot, by position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Heard {
    pub(super) slot: u32,
    pub(super) ballot: Ballot,
    pub(super) entry: LogEntry,
    pub(super) by: BTreeSet<u32>,
}

impl Learner {
    pub(super) fn after_crash(mut self) -> Self {
        self.heard.clear();
        self
    }

    pub(super) fn has_applied(&self, command: (Id, u32)) -> bool {
        self.done.contains(&command)
    }

    /// Counts a vote; whether it counts for anything.
    pub(super) fn accepted(&mut self, of: &MultiPaxos, by: u32, vote: Vote, fx: &mut impl Effects<MultiPaxos>) -> bool {
        let Vote { slot, ballot, entry } = vote;
        if self.log.contains_key(&slot) {
            return false;
        }
        let known = self.heard.iter().position(|heard| (heard.slot, heard.ballot) == (slot, ballot));
        let place = known.unwrap_or_else(|| {
            self.heard.push(Heard { slot, ballot, entry, by: BTreeSet::new() });
            self.heard.len() - 1
        });
        let voters = &mut self.heard[place].by;
        if !voters.insert(by) {
            return false;
        }
        let count = voters.len() as u32;
        if count < of.majority() {
            fx.line(Step::Count { slot, count, majority: of.majority() });
            return true;
        }
        fx.line(Step::Learn { slot, entry });
        self.heard.retain(|heard| heard.slot != slot);
        self.log.insert(slot, (ballot, entry));
        while let Some(&(_, entry)) = self.log.get(&(self.applied + 1)) {
            self.apply(entry, fx);
        }
        true
    }

    /// Takes the entry of the next slot into force.
    fn apply(&mut self, entry: LogEntry, fx: &mut impl Effects<MultiPaxos>) {
        self.applied += 1;
        let slot = self.applied;
        fx.attest(Evidence::Applied { slot, entry });
        let Some(value) = entry.value else { return fx.line(Step::ApplyNoOp { slot }) };
        if entry.from.is_some_and(|command| !self.done.insert(command)) {
            self.passed_over.insert(slot);
            return fx.line(Step::PassOver { slot, entry });
        }
        fx.line(Step::Apply { slot, entry });
        let Some(key) = entry.key else { return };
        match self.store.binary_search_by_key(&key, |(known, _)| *known) {
            Ok(place) => self.store[place].1 = value,
            Err(place) => self.store.insert(place, (key, value)),
        }
    }
}
