//! When a run of an algorithm that never rests is quiet: all that goes on is upkeep, and no act is to come.

use super::{Phase, World, local};
use crate::protocol::{Local, Moment, Protocol, Ticks};
use crate::sim::network::Fate;
use crate::sim::timers::TimerKey;

impl<P: Protocol> World<P> {
    /// The next tick at which anything is due that is neither a heartbeat of the detector nor upkeep of the protocol.
    #[inline]
    pub(super) fn due_without_upkeep(&self) -> Option<Ticks> {
        if self.is_upheld() { None } else { self.due_without_heartbeats() }
    }

    /// Whether nothing but upkeep goes on. Costs nothing where the algorithm has none.
    #[inline]
    fn is_upheld(&self) -> bool {
        P::UPKEEP.is_some()
            && self.phase == Phase::Over
            && self.script_done == self.plan.script.len()
            && self.asked.is_empty()
            && self.timers.iter().all(|armed| matches!(armed.key, TimerKey::Own(_)))
            && self.plan.protocol.is_upheld(&Onlooker(self))
    }
}

/// The moment between two ticks, as the protocol's onlooker sees it.
struct Onlooker<'a, P: Protocol>(&'a World<P>);

impl<P: Protocol> Moment<P> for Onlooker<'_, P> {
    fn live(&self) -> impl Iterator<Item = (Local<'_>, &P::State)> {
        let World { plan, slots, .. } = self.0;
        slots.iter().enumerate().filter(|(_, slot)| slot.up).map(|(at, slot)| (local(plan, at as u32), &slot.state))
    }

    fn underway(&self) -> impl Iterator<Item = (u32, Option<Ticks>, &P::Message)> {
        let World { post, cuts, .. } = self.0;
        post.queue.iter().map(|(due, _, packet)| {
            let route = post.wiring.route(P::TOPOLOGY, packet.link);
            let arrives = route.fate == Fate::Arrives && !cuts.separate(route.from, route.to);
            (route.to, arrives.then_some(due), &packet.message)
        })
    }

    fn due(&self, position: u32, timer: P::Timer) -> Option<Ticks> {
        self.0.timers.due(position, TimerKey::Own(timer))
    }

    fn reaches(&self, from: u32, to: u32) -> bool {
        !self.0.cuts.separate(from, to)
    }
}
