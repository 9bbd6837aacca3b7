//! What observers read of a world.

use std::collections::BTreeMap;

use super::{Phase, World, input, local};
use crate::protocol::{Cell, Datum, Id, Local, Protocol, Seat, Standing, Ticks};
use crate::sim::cuts::Cuts;
use crate::sim::heartbeat::Heartbeats;
use crate::sim::limits::Excess;
use crate::sim::memory::OF_A_MAP;
use crate::sim::network::{Fate, Network, Route};
use crate::sim::pins::Pin;
use crate::sim::queue::Packet;
use crate::sim::timers::{Armed, TimerKey};
use crate::sim::transport::{Counters, is_clockwise};

/// One process as an observer sees it.
#[derive(Clone, Copy, Debug)]
pub struct ProcessView<'a, P: Protocol> {
    pub local: Local<'a>,
    pub up: bool,
    /// Of a process that is down: the state it would return with.
    pub state: &'a P::State,
    /// The default for a process that is down.
    pub standing: Standing,
    /// An armed crash, in messages of its next batch.
    pub crashes_after: Option<u32>,
}

/// A message in flight as an observer sees it.
#[derive(Clone, Copy, Debug)]
pub struct Underway<'a, M> {
    pub number: u32,
    /// Of a notice: the process that is down.
    pub from: u32,
    pub to: u32,
    pub clockwise: bool,
    pub due: Ticks,
    /// Whether it is a notice of an undeliverable message.
    pub notice: bool,
    pub message: &'a M,
}

/// The time of a world.
pub trait Clock {
    fn now(&self) -> Ticks;

    /// Whether nothing of the present tick is left.
    fn tick_is_over(&self) -> bool;

    /// At the end of a tick nothing is in flight and no timer is armed, heartbeats and upkeep that change nothing aside. Acts may be to come.
    fn is_at_rest(&self) -> bool;

    /// At rest, and no act is to come. Heartbeats go on in a quiet run as long as no process is about to
    /// miss one; so does the upkeep of an algorithm that never rests.
    fn is_quiet(&self) -> bool;

    /// What has grown beyond its limit, in the middle of the present tick: the run has stopped there, and nothing follows.
    fn excess(&self) -> Option<Excess>;

    /// The next tick at which anything is due, heartbeats of a quiet run included.
    fn next_tick_due(&self) -> Option<Ticks>;
}

/// What every world has, whatever its protocol.
pub trait Inspect {
    fn ids(&self) -> &[Id];

    fn is_up(&self, at: u32) -> bool;

    /// Whether all have begun together, so that a start begins nothing any more.
    fn has_begun(&self) -> bool;

    /// The default for a process that is down.
    fn standing(&self, at: u32) -> Standing;

    /// The cell of `elected`.
    fn elected(&self, at: u32) -> Option<Cell>;

    /// What a process proposes, if it does.
    fn proposal(&self, at: u32) -> Option<Datum>;

    /// The leader that a process follows.
    fn follows(&self, at: u32) -> Option<Id> {
        self.standing(at).leader
    }

    fn counters(&self) -> &Counters;

    /// Ids in the lists that messages under way carry.
    fn carried(&self) -> u64;

    /// How many messages and notices, and how many timers, have a number.
    fn numbered(&self) -> (u32, u64);

    /// Armed crashes in mid-broadcast: position, and messages until the crash.
    fn armed_crashes(&self) -> &BTreeMap<u32, u32>;

    fn network(&self) -> &Network;

    fn cuts(&self) -> &Cuts;

    /// Whether a choice that is settled now changes anything; `None` where nothing has been counted that would tell.
    fn would_settle(&self, pin: &Pin) -> Option<bool>;

    /// Settled choices that the run has not come to.
    fn open_pins(&self) -> Vec<Pin>;

    /// `None` unless heartbeats are the failure detector.
    fn detector(&self) -> Option<&Heartbeats>;

    /// Memory of a clone without what clones share, in bytes. The heap of states and messages is mostly empty or shared, and not
    /// counted.
    fn bytes(&self) -> usize;
}

impl<P: Protocol> Clock for World<P> {
    #[inline]
    fn now(&self) -> Ticks {
        self.now
    }

    #[inline]
    fn tick_is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn is_at_rest(&self) -> bool {
        self.phase == Phase::Over && self.rests
    }

    fn is_quiet(&self) -> bool {
        self.is_at_rest() && self.next_act().is_none()
    }

    #[inline]
    fn excess(&self) -> Option<Excess> {
        self.excess
    }

    fn next_tick_due(&self) -> Option<Ticks> {
        self.next_due_of_any()
    }
}

impl<P: Protocol> Inspect for World<P> {
    fn ids(&self) -> &[Id] {
        &self.plan.ids
    }

    fn has_begun(&self) -> bool {
        self.has_begun
    }

    fn is_up(&self, at: u32) -> bool {
        self.slots[at as usize].up
    }

    #[inline]
    fn standing(&self, at: u32) -> Standing {
        let slot = &self.slots[at as usize];
        if slot.up {
            self.plan.protocol.standing(Seat { position: at, ids: &self.plan.ids }, &slot.state)
        } else {
            Standing::default()
        }
    }

    fn elected(&self, at: u32) -> Option<Cell> {
        self.standing(at).cell(P::STRIP)
    }

    fn proposal(&self, at: u32) -> Option<Datum> {
        self.plan.protocol.proposal(local(&self.plan, &self.common, at), input(&self.plan, at))
    }

    #[inline]
    fn counters(&self) -> &Counters {
        &self.transport.counters
    }

    fn carried(&self) -> u64 {
        self.transport.carried
    }

    fn numbered(&self) -> (u32, u64) {
        (self.transport.queue.next_number(), self.timers.next_number())
    }

    fn armed_crashes(&self) -> &BTreeMap<u32, u32> {
        &self.armed
    }

    fn network(&self) -> &Network {
        &self.transport.network
    }

    fn cuts(&self) -> &Cuts {
        &self.cuts
    }

    fn would_settle(&self, pin: &Pin) -> Option<bool> {
        self.would_settle(pin)
    }

    fn open_pins(&self) -> Vec<Pin> {
        self.open_pins()
    }

    fn detector(&self) -> Option<&Heartbeats> {
        self.heartbeats.as_deref()
    }

    fn bytes(&self) -> usize {
        size_of::<Self>()
            + size_of::<super::Slot<P::State>>() * self.slots.len()
            + self.transport.bytes()
            + self.timers.bytes()
            + self.current.bytes()
            + self.common.bytes()
            + (8 + OF_A_MAP) * (self.drawn.len() + self.armed.len())
            + self.heartbeats.as_ref().map_or(0, |heartbeats| heartbeats.bytes())
    }
}

impl<P: Protocol> World<P> {
    pub fn process(&self, at: u32) -> ProcessView<'_, P> {
        let slot = &self.slots[at as usize];
        let standing = self.standing(at);
        ProcessView {
            local: local(&self.plan, &self.common, at),
            up: slot.up,
            state: &slot.state,
            standing,
            crashes_after: self.armed.get(&at).copied(),
        }
    }

    /// What a process that is up knows, and its state.
    #[inline]
    pub fn live(&self, at: u32) -> Option<(Local<'_>, &P::State)> {
        let slot = &self.slots[at as usize];
        slot.up.then(|| (local(&self.plan, &self.common, at), &slot.state))
    }

    /// In the order of sending if the run is numbered.
    pub fn underway(&self) -> Vec<Underway<'_, P::Message>> {
        let mut all: Vec<_> = self.packets().collect();
        all.sort_by_key(|message| message.number);
        all
    }

    /// In no particular order.
    pub fn packets(&self) -> impl Iterator<Item = Underway<'_, P::Message>> {
        let rest = self.current.packets.iter().enumerate().skip(self.delivered);
        let rest = rest.map(|(index, packet)| (self.now, self.current.number(index), packet));
        rest.chain(self.transport.queue.iter()).map(|(due, number, packet)| {
            let Route { from, to, out, fate } = self.transport.wiring.route(P::TOPOLOGY, packet.link);
            let clockwise = is_clockwise(P::TOPOLOGY, out);
            Underway { number, from, to, clockwise, due, notice: fate == Fate::Notice, message: &packet.message }
        })
    }

    /// Whether a message under way reaches a process whatever happens before: nothing can be lost, and nobody goes down.
    pub fn is_reached_anyway(&self, at: u32) -> bool {
        let may_fail = self.transport.network.loss > 0.0 || !self.cuts().is_empty() || !self.armed_crashes().is_empty();
        if may_fail || !self.commands.is_empty() || !self.is_up(at) {
            return false;
        }
        let act = self.next_act().unwrap_or(Ticks::MAX);
        let wiring = &self.transport.wiring;
        let arrives = |packet: &Packet<P::Message>| {
            let Route { to, fate, .. } = wiring.route(P::TOPOLOGY, packet.link);
            to == at && fate == Fate::Arrives
        };
        let rest = self.current.packets.iter().skip(self.delivered);
        let later = self.transport.queue.iter().filter(|(due, ..)| *due < act);
        rest.chain(later.map(|(.., packet)| packet)).any(arrives)
    }

    /// Gives memory back that has not been needed for long.
    pub fn trim(&mut self) {
        self.transport.queue.trim(&mut self.current);
    }

    /// The numbers of what is in flight, in no particular order.
    pub fn numbers(&self) -> Vec<u32> {
        let rest = (self.delivered..self.current.packets.len()).map(|index| self.current.number(index));
        rest.chain(self.transport.queue.iter().map(|(_, number, _)| number)).collect()
    }

    /// In the order in which they run out.
    pub fn timers(&self) -> impl Iterator<Item = Armed<P::Timer>> + '_ {
        self.timers.iter()
    }

    pub fn is_armed(&self, at: u32, timer: P::Timer) -> bool {
        self.timers.is_armed(at, TimerKey::Own(timer))
    }
}
