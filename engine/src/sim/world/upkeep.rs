//! When a run of an algorithm that never rests is at rest: only upkeep goes on.

use std::collections::BTreeMap;

use super::World;
use crate::protocol::{Ticks, Upkeep, UpkeepTimes};
use crate::protocols::sum::{Algorithm, Timer};
use crate::sim::network::{Fate, Network};
use crate::sim::timers::TimerKey;

impl World {
    /// Whether nothing but upkeep goes on. Costs nothing where the algorithm has none.
    #[inline]
    pub(super) fn is_upheld(&self) -> bool {
        self.plan.protocol.upkeep().is_some_and(|upkeep| {
            self.timers.iter().all(|armed| matches!(armed.key, TimerKey::Own(_))) && self.goes_on_so(upkeep)
        })
    }

    fn goes_on_so(&self, upkeep: Upkeep<Timer>) -> bool {
        let is_upkeep = || self.transport.queue.iter().all(|(_, _, packet)| Algorithm::is_upkeep(&packet.message));
        let mut live = (0..self.slots.len() as u32).filter_map(|at| self.live(at));
        let mut under_way = self.transport.queue.iter().map(|(_, _, packet)| &packet.message);
        if !is_upkeep() {
            return false;
        }
        match self.plan.protocol.is_upheld(&mut live, &mut under_way) {
            Some(upheld) => upheld && !self.is_to_be_disturbed(upkeep, None),
            None => self.keeps_up(upkeep) == Some(true),
        }
    }

    /// Whether one process leads, all others that are up follow it in its term, and its messages reach each of them in time now and
    /// for ever, whatever their delays; `None` without a leader.
    fn keeps_up(&self, upkeep: Upkeep<Timer>) -> Option<bool> {
        let live = || (0..self.slots.len() as u32).filter(|&at| self.slots[at as usize].up);
        let leader = live().find(|&at| self.follows(at) == Some(self.plan.ids[at as usize]))?;
        let term = self.term(leader);
        let next = self.timers.due(leader, TimerKey::Own(upkeep.next))?;
        let UpkeepTimes { period, shortest_wait } = upkeep.times?;
        // By process: when messages under way reach it.
        let mut coming: BTreeMap<u32, Vec<Ticks>> = BTreeMap::new();
        for (due, _, packet) in self.transport.queue.iter() {
            let route = self.transport.wiring.route(self.transport.topology, packet.link);
            if route.fate == Fate::Arrives && !self.cuts.separate(route.from, route.to) {
                coming.entry(route.to).or_default().push(due);
            }
        }
        let Network { shortest_delay, longest_delay, process_time, .. } = self.transport.network;
        let (wait, latest) = (shortest_wait + process_time, next + longest_delay);
        // The first of two comes as early as it can, and the second as late.
        let lasts = period + (longest_delay - shortest_delay) <= wait;
        Some(live().filter(|&at| at != leader).all(|at| {
            let follows = self.term(at) == term && self.follows(at) == Some(self.plan.ids[leader as usize]);
            let runs_out = self.timers.due(at, TimerKey::Own(upkeep.missed));
            let arrivals = coming.remove(&at).unwrap_or_default();
            follows && lasts && !self.cuts.separate(leader, at) && is_in_time(runs_out, arrivals, latest, wait)
        }))
        .map(|upheld| upheld && !self.is_to_be_disturbed(upkeep, Some(leader)))
    }

    fn term(&self, at: u32) -> Option<u32> {
        self.plan.protocol.term(&self.slots[at as usize].state)
    }
}

/// Whether a wait that runs out at this tick, if there is one, and is begun anew by each arrival, lasts until the next message, which arrives
/// at the latest then.
fn is_in_time(mut runs_out: Option<Ticks>, mut arrivals: Vec<Ticks>, latest: Ticks, wait: Ticks) -> bool {
    arrivals.push(latest);
    arrivals.sort_unstable();
    arrivals.into_iter().take_while(|&arrives| arrives <= latest).all(|arrives| {
        let is_in_time = runs_out.is_none_or(|due| arrives <= due);
        runs_out = Some(arrives + wait);
        is_in_time
    })
}
