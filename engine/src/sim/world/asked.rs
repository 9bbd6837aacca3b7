//! A world between two ticks as a value, and ticks in which chance is asked which messages arrive: for those who go through all runs.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;
use std::sync::Arc;

use super::{Blueprint, Common, Slot, World};
use crate::protocol::{Kinds, Port, Protocol, Ticks};
use crate::sim::chance::{Choice, Choose, Purpose, Tape};
use crate::sim::command::Command;
use crate::sim::cuts::Cuts;
use crate::sim::network::{Fate, Network, Route};
use crate::sim::observe::{Observer, Silent};
use crate::sim::queue::Packet;
use crate::sim::timers::TimerKey;

/// All of the end of a tick that decides what may still happen. Ticks are counted from it; what was counted and numbered is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TickEnd<P: Protocol> {
    /// By position: its state, and whether it is up.
    pub(crate) processes: Vec<(P::State, bool)>,
    /// In the order of sending.
    pub(crate) messages: Vec<InTransit<P::Message>>,
    /// In the order in which they run out.
    pub(crate) timers: Vec<(u32, TimerKey<P::Timer>, Ticks)>,
    pub(crate) rest: Rest,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct InTransit<M> {
    pub(crate) from: u32,
    pub(crate) to: u32,
    pub(crate) out: Port,
    pub(crate) fate: Fate,
    /// In how many ticks it arrives at the latest.
    latest: Ticks,
    pub(crate) message: M,
}

/// What is no process's, no message's and no timer's.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rest {
    /// How much of the script is done, and the tick that it is; `None` after its last act.
    pub(crate) script: Option<(usize, Ticks)>,
    pub(crate) has_begun: bool,
    pub(crate) common: Common,
    pub(crate) armed: BTreeMap<u32, u32>,
    pub(crate) cuts: Cuts,
    fifo: bool,
    /// Probabilities, as bits.
    loss: u64,
    duplicate: u64,
    /// Whether it is at rest.
    pub(crate) rests: bool,
    /// How many of the messages, the first ones, arrive at their latest tick and at no other.
    pub(crate) settled: usize,
}

impl Rest {
    /// Whether no act of the script is to come.
    pub(crate) const fn has_no_act(&self) -> bool {
        self.script.is_none()
    }
}

impl<P: Protocol> World<P> {
    /// Between two ticks.
    pub(crate) fn tick_end(&self) -> TickEnd<P> {
        let mut messages: Vec<_> = self.transport.queue.iter().collect();
        messages.sort_by_key(|(_, number, _)| *number);
        let settled = messages.partition_point(|(_, number, _)| *number < self.settled);
        let in_transit = |(due, _, packet): (Ticks, u32, &Packet<P::Message>)| {
            let Route { from, to, out, fate } = self.transport.wiring.route(P::TOPOLOGY, packet.link);
            InTransit { from, to, out, fate, latest: due - self.now, message: packet.message.clone() }
        };
        // Farewells have numbers that say nothing.
        let key = |key: TimerKey<P::Timer>| match key {
            TimerKey::Farewell { .. } => TimerKey::Farewell { number: 0 },
            other => other,
        };
        let Network { fifo, loss, duplicate, .. } = self.transport.network;
        TickEnd {
            processes: self.slots.iter().map(|slot| (slot.state.clone(), slot.up)).collect(),
            messages: messages.into_iter().map(in_transit).collect(),
            timers: self.timers.iter().map(|armed| (armed.at, key(armed.key), armed.due - self.now)).collect(),
            rest: Rest {
                script: (self.script_done < self.plan.script.len()).then_some((self.script_done, self.now)),
                has_begun: self.has_begun,
                common: self.common.clone(),
                armed: self.armed.clone(),
                cuts: self.cuts.clone(),
                fifo,
                loss: loss.to_bits(),
                duplicate: duplicate.to_bits(),
                rests: self.rests,
                settled,
            },
        }
    }

    /// The numbers of messages and notices under way, in the order of sending.
    pub(crate) fn numbers_under_way(&self) -> Vec<u32> {
        let mut numbers: Vec<u32> = self.transport.queue.iter().map(|(_, number, _)| number).collect();
        numbers.sort_unstable();
        numbers
    }

    /// A world that goes on from there. What was counted and numbered starts anew.
    pub(crate) fn resumed(plan: Arc<Blueprint<P>>, end: TickEnd<P>) -> Self {
        let TickEnd { processes, messages, timers, rest } = end;
        let mut world = Self::empty(plan);
        let plan = Arc::clone(&world.plan);
        let slots = processes.into_iter().zip(&plan.ids).map(|((state, up), &id)| Slot { state, id, up });
        world.slots = slots.collect();
        let (script_done, now) = rest.script.unwrap_or((plan.script.len(), 0));
        (world.script_done, world.now) = (script_done, now);
        (world.has_begun, world.rests) = (rest.has_begun, rest.rests);
        world.settled = rest.settled as u32;
        (world.common, world.armed, world.cuts) = (rest.common, rest.armed, rest.cuts);
        let (loss, duplicate) = (f64::from_bits(rest.loss), f64::from_bits(rest.duplicate));
        world.transport.network = Network { fifo: rest.fifo, loss, duplicate, ..plan.network };
        world.transport.queue.advance(now);
        for message in messages {
            world.put_under_way(message);
        }
        for (at, key, left) in timers {
            let key = match key {
                TimerKey::Farewell { .. } => TimerKey::Farewell { number: world.timers.next_number() },
                other => other,
            };
            world.timers.set(at, key, now, now + left);
        }
        world
    }

    fn put_under_way(&mut self, message: InTransit<P::Message>) {
        let InTransit { from, to, out, fate, latest, message } = message;
        let transport = &mut self.transport;
        transport.carried += P::carried(&message);
        if fate == Fate::Notice {
            transport.notices_under_way += 1;
        } else {
            transport.counters.by_kind[message.kind()] += 1;
        }
        let link = match fate {
            Fate::Arrives => transport.wiring.link(P::TOPOLOGY, from, out),
            Fate::Doomed | Fate::Notice => transport.wiring.list(Route { from, to, out, fate }),
        };
        transport.queue.put_new(self.now + latest, Packet { link, message });
    }

    /// The next tick, with acts from outside after those of the script; chance is asked of each message that may arrive in it, in the order
    /// of sending.
    pub(crate) fn ask_through_tick<O: Observer<P>>(&mut self, acts: Vec<Command>, chance: &mut Tape, observer: &mut O) {
        self.asked = acts;
        self.begin(self.now + 1);
        self.announce_all(chance, observer);
        self.obey(chance, observer);
        self.hasten_some(chance);
        self.finish(chance, observer);
    }

    fn hasten_some(&mut self, chance: &mut Tape) {
        self.transport.queue.settle();
        let spread = self.transport.network.spread();
        let fifo = self.transport.network.fifo;
        let mut under_way: Vec<(u32, Ticks, u32)> =
            self.transport.queue.iter().map(|(due, number, packet)| (number, due, packet.link)).collect();
        under_way.sort_unstable();
        let (now, mut blocked) = (self.now, BTreeSet::new());
        for (number, due, link) in under_way {
            let Route { from, out, fate, .. } = self.transport.wiring.route(P::TOPOLOGY, link);
            let keeps_order = fifo && fate != Fate::Notice;
            if due == now {
                continue;
            }
            let choice = Choice { purpose: Purpose::Delay, about: u64::from(number), number: 0 };
            let is_asked = number >= self.settled && due <= now + spread;
            let may_arrive = is_asked && !(keeps_order && blocked.contains(&(from, out)));
            if may_arrive && chance.pick(choice, TWO) == 1 {
                self.transport.hasten_message(due, number, now, &mut Silent);
            } else if keeps_order {
                blocked.insert((from, out));
            }
        }
    }
}

const TWO: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);
