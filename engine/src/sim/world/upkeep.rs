//! When a run of an algorithm that never rests is quiet: only upkeep goes on, and no act is to come.

use std::collections::BTreeMap;

use super::inspect::Inspect;
use super::{Phase, World};
use crate::protocol::{Kinds, Protocol, Ticks, Upkeep};
use crate::sim::network::Fate;
use crate::sim::timers::TimerKey;

impl<P: Protocol> World<P> {
    /// The next tick at which anything is due besides heartbeats of the detector and upkeep of the protocol.
    #[inline]
    pub(super) fn due_without_upkeep(&self) -> Option<Ticks> {
        if self.is_upheld() { None } else { self.due_without_heartbeats() }
    }

    /// Whether nothing but upkeep goes on. Costs nothing where the algorithm has none.
    #[inline]
    fn is_upheld(&self) -> bool {
        P::UPKEEP.is_some_and(|upkeep| {
            self.phase == Phase::Over
                && self.script_done == self.plan.script.len()
                && self.asked.is_empty()
                && self.timers.iter().all(|armed| matches!(armed.key, TimerKey::Own(_)))
                && self.plan.protocol.upkeep_is_in_time()
                && self.keeps_up(upkeep) == Some(true)
        })
    }

    /// Whether one process leads, all others that are up follow it in its term, and its messages reach each of them in time;
    /// `None` without a leader.
    fn keeps_up(&self, upkeep: Upkeep<P::Timer>) -> Option<bool> {
        let live = || (0..self.slots.len() as u32).filter(|&at| self.slots[at as usize].up);
        let leader = live().find(|&at| self.follows(at) == Some(self.plan.ids[at as usize]))?;
        let term = self.term(leader);
        let next = self.timers.due(leader, TimerKey::Own(upkeep.next))?;
        // By process: when the first message under way reaches it.
        let mut reached: BTreeMap<u32, Ticks> = BTreeMap::new();
        for (due, _, packet) in self.transport.queue.iter() {
            if packet.message.kind() != upkeep.kind || P::sent_in(&packet.message) != term {
                return Some(false);
            }
            let route = self.transport.wiring.route(P::TOPOLOGY, packet.link);
            if route.fate == Fate::Arrives && !self.cuts.separate(route.from, route.to) {
                reached.entry(route.to).and_modify(|first| *first = due.min(*first)).or_insert(due);
            }
        }
        let latest = next + self.plan.network.longest_delay;
        Some(live().filter(|&at| at != leader).all(|at| {
            let hears = !self.cuts.separate(leader, at);
            let arrives = reached.get(&at).copied().unwrap_or(Ticks::MAX).min(latest);
            let in_time = self.timers.due(at, TimerKey::Own(upkeep.missed)).is_none_or(|due| arrives <= due);
            self.term(at) == term && self.follows(at) == Some(self.plan.ids[leader as usize]) && hears && in_time
        }))
    }

    fn term(&self, at: u32) -> Option<u32> {
        self.plan.protocol.term(&self.slots[at as usize].state)
    }
}
