//! Recognises a state that comes back.

use crate::sim::prelude::*;
use crate::{protocol::Rounded, sim::LowestRound, sim::observe::Silent};

impl World {
    /// The tick of the latest act; 0: no act yet.
    #[inline]
    pub(crate) const fn last_act(&self) -> Ticks {
        self.last_act
    }

    /// The cost of a copy or of a comparison: the number of processes and of messages in transit.
    pub(crate) fn size(&self) -> u64 {
        self.slots.len() as u64 + self.transport.counters.in_flight()
    }

    /// Whether the run repeats. `earlier`: this world at the end of an earlier tick. The two states must be equal, but
    /// ticks and rounds may be higher now. Call this only if no act came between the two ticks.
    pub(crate) fn is_like(&self, earlier: &Self) -> bool {
        let (ticks, then) = ((self.now, earlier.now), earlier);
        self.transport.is_like(&then.transport, ticks)
            && self.waits_for_pins_like(earlier)
            && self.running().map(|(_, timer)| timer).eq(then.running().map(|(_, timer)| timer))
            && (&self.armed, &self.cuts, &self.common, self.has_begun)
                == (&then.armed, &then.cuts, &then.common, then.has_begun)
            && match (&self.heartbeats, &then.heartbeats) {
                (Some(own), Some(then)) => own.is_like(then, ticks, &self.transport.network),
                _ => true,
            }
            && self.holds_like(earlier)
            && self.transport.has_links_like(&then.transport, ticks)
    }

    /// Compares the states of all processes and the contents of all messages.
    fn holds_like(&self, earlier: &Self) -> bool {
        let lowest = match (self.lowest_round(), earlier.lowest_round()) {
            (Some(own), Some(then)) => match own.since(then) {
                None => return false,
                lowest => lowest,
            },
            _ => None,
        };
        let lowered = |mut message: Message| {
            if let Some(lowest) = lowest {
                lowest.lower(Rounded::Message(&mut message));
            }
            message
        };
        let is_same = |own: &State, then: &State| {
            lowest.map_or_else(
                || own == then,
                |lowest| {
                    let mut own = own.clone();
                    lowest.lower(Rounded::State(&mut own));
                    own == *then
                },
            )
        };
        // A process that is down stays down, so its state does not matter.
        let mut slots = self.slots.iter().zip(&earlier.slots);
        self.messages().cloned().map(lowered).eq(earlier.messages().cloned())
            && slots.all(|(own, then)| own.up == then.up && (!own.up || is_same(&own.state, &then.state)))
    }

    fn messages(&self) -> impl Iterator<Item = &Message> {
        self.transport.in_order(self.now).map(|(.., message)| message)
    }

    fn lowest_round(&self) -> Option<LowestRound> {
        self.plan.nature.grows?;
        LowestRound::of(self.live_states(), self.messages(), false)
    }

    /// The tick at which this run, which repeats every `period` ticks, starts to do so.
    pub(crate) fn repeats_from(&self, period: Ticks, chance: &mut dyn Choose) -> Ticks {
        let (mut first, mut second) = (self.clone(), self.clone());
        second.go_to(self.now + period, chance);
        while !second.is_like(&first)
            && let Some(next) = first.next_due_of_any()
        {
            first.go_to(next, chance);
            second.go_to(next + period, chance);
        }
        first.now
    }

    fn go_to(&mut self, last: Ticks, chance: &mut dyn Choose) {
        while self.now < last {
            self.begin(self.next_due_of_any().map_or(last, |next| next.min(last)));
            self.finish(chance, &mut Silent);
        }
    }
}
