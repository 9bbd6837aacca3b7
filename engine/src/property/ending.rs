//! Properties judged only at rest, and how their verdicts change from one rest to the next.
//!
//! After each act, a run can come to rest again. So each rest gets a verdict of its own, whatever acts follow. A
//! violation counts from the rest at which it is found until the next rest at which the property holds. After that, the
//! property may be violated again.

use std::collections::{BTreeMap, BTreeSet};

use super::{MOST_NAMED, Property, Repetition, Status};
use crate::protocol::{Id, PropertyId, Remark, Ticks, Value};
use crate::protocols::sum::Algorithm;
use crate::sim::{ProcessView, World};

pub(super) const NAMED: usize = 8;

pub(super) type Fault = (Remark, Vec<Id>);

/// The live processes at a rest, each with its leader.
pub(super) struct Ending {
    cells: Vec<(Id, Option<Id>)>,
    named: BTreeSet<Id>,
}

impl Ending {
    pub(super) fn of(moment: &impl Moment) -> Self {
        let cells = moment.live().map(|seen| (seen.local.id, seen.standing.leader));
        let cells: Vec<(Id, Option<Id>)> = cells.collect();
        let (mut named, mut latest) = (BTreeSet::new(), None);
        // Neighbouring processes mostly have the same leader. Comparing them avoids most look-ups in the set.
        for held in cells.iter().filter_map(|(_, held)| *held) {
            if latest.replace(held) != Some(held) {
                named.insert(held);
            }
        }
        Self { cells, named }
    }

    /// The leader that all processes with a leader have in common; `None`: several leaders, or none.
    pub(super) fn only_leader(&self) -> Option<Id> {
        self.named.first().copied().filter(|_| self.named.len() == 1)
    }

    /// Judges the election properties that are judged at rest; `None`: no violation.
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
        // Of two leaders, the violation names the one with fewer followers (or the lower id), and these followers.
        let mut count: Vec<(usize, Id)> = count.into_iter().map(|(leader, held)| (held, leader)).collect();
        count.sort_unstable();
        let why = match count[..] {
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
        let waiting = self.cells.iter().filter(|(_, held)| held.is_none()).map(|(id, _)| *id).collect();
        fault_of("property-termination-violated", waiting)
    }
}

pub(super) fn fault_of(key: &'static str, all: Vec<Id>) -> Option<Fault> {
    let first = all.iter().take(NAMED).copied().collect();
    let why = Remark::new(key).number("count", all.len() as u64);
    (!all.is_empty()).then(|| (why.with("ids", Value::Ids(first)), all))
}

pub(super) fn groups_found(moment: &impl Moment, begun: bool) -> Vec<(PropertyId, Option<Fault>)> {
    let live: Vec<ProcessView<'_>> = moment.live().collect();
    let protocol = moment.protocol();
    [
        (PropertyId::Served, begun.then(|| unserved(protocol, &live)).flatten()),
        (PropertyId::Load, None),
        (PropertyId::Responsible, served_by_another(protocol, &live)),
        (PropertyId::Share, begun.then(|| unequal_share(protocol, &live)).flatten()),
    ]
    .into_iter()
    .filter(|(property, _)| protocol.service().judges(*property))
    .collect()
}

fn unserved(protocol: &Algorithm, live: &[ProcessView<'_>]) -> Option<Fault> {
    let leaders: BTreeMap<Id, &ProcessView<'_>> = live.iter().map(|seen| (seen.local.id, seen)).collect();
    let serves = |leader: Id, member: Id| {
        leaders.get(&leader).is_some_and(|seen| seen.standing.leads(leader) && protocol.has_member(seen.state, member))
    };
    let is_served = |seen: &&ProcessView<'_>| {
        let id = seen.local.id;
        seen.standing.leader.is_some_and(|leader| leader == id || serves(leader, id))
    };
    fault_of(
        "property-served-violated",
        live.iter().filter(|seen| !is_served(seen)).map(|seen| seen.local.id).collect(),
    )
}

fn served_by_another(protocol: &Algorithm, live: &[ProcessView<'_>]) -> Option<Fault> {
    let wrong = live.iter().filter_map(|seen| {
        let (held, right) = (seen.standing.leader?, protocol.whereabouts(seen.local, seen.state).responsible?);
        (held != right).then_some((seen.local.id, held, right))
    });
    let wrong: Vec<(Id, Id, Id)> = wrong.take(MOST_NAMED).collect();
    let &(id, held, right) = wrong.first()?;
    let why = Remark::new("property-responsible-violated").id("id", id).id("leader", held).id("responsible", right);
    Some((why, wrong.into_iter().map(|(id, ..)| id).collect()))
}

fn unequal_share(protocol: &Algorithm, live: &[ProcessView<'_>]) -> Option<Fault> {
    let share = protocol.service().share?;
    let serving = live.iter().filter(|seen| seen.standing.leads(seen.local.id)).map(|seen| seen.local.id);
    let serving: Vec<Id> = serving.collect();
    let wanted = share * live.len() as f64;
    if (serving.len() as f64 - wanted).abs() <= 1.0 {
        return None;
    }
    let why = Remark::new("property-share-violated")
        .number("count", serving.len() as u64)
        .number("live", live.len() as u64)
        .with("wanted", Value::Text(format!("{wanted:.1}")));
    Some((why, serving))
}

/// Read access to the processes at one point of a run, or in a state of the search.
pub trait Moment {
    fn protocol(&self) -> &Algorithm;

    fn count(&self) -> usize;

    fn process(&self, at: u32) -> ProcessView<'_>;

    /// The processes that are up, by position.
    fn live(&self) -> impl Iterator<Item = ProcessView<'_>> {
        (0..self.count() as u32).map(|at| self.process(at)).filter(|seen| seen.up)
    }
}

impl Moment for World {
    fn protocol(&self) -> &Algorithm {
        &self.plan().protocol
    }

    fn count(&self) -> usize {
        Self::count(self)
    }

    fn process(&self, at: u32) -> ProcessView<'_> {
        Self::process(self, at)
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Verdicts {
    /// Whether an event other than a heartbeat has happened. Until then, no rest is judged.
    has_begun: bool,
    /// Whether an event since the last judged rest may have changed a verdict.
    is_stale: bool,
    /// What came before the rest that is to be judged now: an election, or only acts; `None`: no rest is to be judged.
    pub(super) awaited: Option<RestAfter>,
    pub(super) found: Vec<Property>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RestAfter {
    Election,
    Acts,
}

impl Verdicts {
    #[inline]
    pub(super) const fn mark_stale(&mut self) {
        self.has_begun = true;
        self.is_stale = true;
    }

    #[inline]
    pub(super) const fn rest(&mut self, ends_election: bool) {
        self.has_begun |= ends_election;
        self.is_stale |= ends_election;
        self.awaited = match ends_election {
            true => Some(RestAfter::Election),
            false if self.is_stale => Some(RestAfter::Acts),
            false => None,
        };
    }

    #[cold]
    pub(super) fn judge(&mut self, now: Ticks, found: Vec<(PropertyId, Option<Fault>)>) {
        self.is_stale = false;
        let after = self.awaited.take();
        for (property, fault) in found {
            let name = property.name();
            let known = self.found.iter_mut().find(|broken| broken.name == name);
            // If the highest process only went down or recovered, without a reaction, the result is still right.
            let is_new = after == Some(RestAfter::Election) || property != PropertyId::Highest;
            match (fault, known) {
                (Some(_), Some(Property { again: None, .. })) | (None, None) => {}
                (Some(_), _) if !is_new => {}
                (Some((why, processes)), Some(broken)) => *broken = Property::violated(name, why, now, processes),
                (Some((why, processes)), None) => self.found.push(Property::violated(name, why, now, processes)),
                (None, Some(broken)) => _ = broken.again.get_or_insert(now),
            }
        }
    }

    /// The verdict on a property without a permanent violation. `rests`: the run is at rest now. A run that repeats
    /// violates `termination`.
    pub(super) fn standing(&self, name: &'static str, (rests, repeats): (bool, Option<Repetition>)) -> Property {
        if let Some(found) = repeats.filter(|_| name == PropertyId::Termination.name()) {
            return Property::violated(name, found.sentence(), found.seen, Vec::new());
        }
        let is_judged = rests && self.has_begun && !self.is_stale;
        match self.found.iter().find(|broken| broken.name == name) {
            Some(broken) if !is_judged => Property { status: Status::Undecided, ..broken.clone() },
            Some(broken) if broken.again.is_some() => Property { status: Status::Holds, ..broken.clone() },
            Some(broken) => broken.clone(),
            None if is_judged => Property::of(name, Status::Holds),
            None => {
                let why = if rests && !self.has_begun { "property-undecided-nothing" } else { "property-undecided" };
                let why = repeats.map_or_else(|| Remark::new(why), Repetition::sentence);
                Property { why: Some(why), ..Property::of(name, Status::Undecided) }
            }
        }
    }

    pub(super) fn count(&self) -> usize {
        self.found.iter().map(|broken| broken.processes.len()).sum()
    }
}
