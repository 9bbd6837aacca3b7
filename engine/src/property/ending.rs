//! Properties that are judged only when a run has come to rest.

use std::collections::{BTreeMap, BTreeSet};

use super::moment::Moment;
use crate::protocol::{Id, PropertyId, Remark, Value};

/// The most processes that a sentence names.
pub(super) const NAMED: usize = 8;

/// What is wrong, and the processes concerned.
pub(super) type Fault = (Remark, Vec<Id>);

/// The live processes of a run at rest.
pub(super) struct Ending {
    cells: Vec<(Id, Option<Id>)>,
    named: BTreeSet<Id>,
}

impl Ending {
    pub(super) fn of(moment: &impl Moment) -> Self {
        let cells = moment.live().map(|seen| (seen.local.id, seen.standing.leader));
        let cells: Vec<(Id, Option<Id>)> = cells.collect();
        let (mut named, mut latest) = (BTreeSet::new(), None);
        // Neighbours mostly hold the same leader: that saves a million look-ups.
        for held in cells.iter().filter_map(|(_, held)| *held) {
            if latest.replace(held) != Some(held) {
                named.insert(held);
            }
        }
        Self { cells, named }
    }

    /// The leader that all of them hold that hold any.
    pub(super) fn only_leader(&self) -> Option<Id> {
        self.named.first().copied().filter(|_| self.named.len() == 1)
    }

    /// What is judged at rest, with its faults. `begun`: whether anything has.
    pub(super) fn found(&self, begun: bool) -> Vec<(PropertyId, Option<Fault>)> {
        vec![
            (PropertyId::Agreement, self.disagreement()),
            (PropertyId::Highest, self.not_the_highest()),
            (PropertyId::Termination, begun.then(|| self.still_waiting()).flatten()),
        ]
    }

    fn disagreement(&self) -> Option<Fault> {
        if self.named.len() < 2 {
            return None;
        }
        let holders = self.cells.iter().filter(|(_, held)| held.is_some()).map(|(id, _)| *id).collect();
        let mut count: BTreeMap<Id, usize> = BTreeMap::new();
        for held in self.cells.iter().filter_map(|(_, held)| *held) {
            *count.entry(held).or_default() += 1;
        }
        // Of two leaders the one with fewer holders, or else the lower, is named with its holders.
        let why = match count
            .iter()
            .map(|(&leader, &held)| (held, leader))
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect::<Vec<_>>()[..]
        {
            [(fewer, odd), (more, usual)] if fewer <= NAMED => {
                let dissent = self.cells.iter().filter(|(_, held)| *held == Some(odd)).map(|(id, _)| *id).collect();
                Remark::new("property-agreement-violated-two")
                    .number("count", fewer as u64)
                    .with("ids", Value::Ids(dissent))
                    .id("leader", odd)
                    .number("others", more as u64)
                    .id("other", usual)
            }
            _ => {
                let leaders = self.named.iter().copied().take(NAMED).collect();
                Remark::new("property-agreement-violated").with("ids", Value::Ids(leaders))
            }
        };
        Some((why, holders))
    }

    fn not_the_highest(&self) -> Option<Fault> {
        let highest = self.cells.iter().map(|(id, _)| *id).max()?;
        let wrong: Vec<(Id, Id)> =
            self.cells.iter().filter_map(|&(id, held)| Some((id, held.filter(|held| *held != highest)?))).collect();
        let &(_, leader) = wrong.first()?;
        let why = Remark::new("property-highest-violated").id("leader", leader).id("highest", highest);
        Some((why, wrong.into_iter().map(|(id, _)| id).collect()))
    }

    fn still_waiting(&self) -> Option<Fault> {
        let waiting: Vec<Id> = self.cells.iter().filter(|(_, held)| held.is_none()).map(|(id, _)| *id).collect();
        if waiting.is_empty() {
            return None;
        }
        let why = Remark::new("property-termination-violated")
            .number("count", waiting.len() as u64)
            .with("ids", Value::Ids(waiting.iter().take(NAMED).copied().collect()));
        Some((why, waiting))
    }
}
