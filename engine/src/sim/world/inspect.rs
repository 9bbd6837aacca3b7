//! Read access to a world for observers.

use super::{Phase, given, local};
use crate::sim::prelude::*;
use crate::sim::transport::{Counters, Excess, is_clockwise};
use crate::{protocol::Cell, protocol::Seat, sim::timers::Armed};

/// One process as seen by an observer.
#[derive(Clone, Copy, Debug)]
pub struct ProcessView<'a> {
    pub local: Local<'a>,
    pub up: bool,
    /// The state of the process. A process that is down would recover with this state.
    pub state: &'a State,
    /// The standing of the process; the default standing if the process is down.
    pub standing: Standing,
    /// The process crashes in its next broadcast, after this number of messages; `None`: no crash is armed.
    pub crashes_after: Option<u32>,
}

/// A message or notice in transit as seen by an observer.
#[derive(Clone, Copy, Debug)]
pub struct Underway<'a, M> {
    pub number: u32,
    /// The position of the sender; for a notice, the position of the process that is down.
    pub from: u32,
    pub to: u32,
    pub clockwise: bool,
    pub due: Ticks,
    /// Whether this is a notice of an undeliverable message.
    pub notice: bool,
    pub message: &'a M,
}

impl World {
    #[inline]
    pub fn now(&self) -> Ticks {
        self.now
    }

    /// Whether the current tick is finished.
    #[inline]
    pub fn tick_is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Whether the tick is over and the run is at rest: no message is in transit and no timer is armed. Heartbeats,
    /// messages that a leader repeats without effect, and future acts do not count.
    pub fn is_at_rest(&self) -> bool {
        self.phase == Phase::Over && self.rests
    }

    /// Whether the run is at rest and no act follows. Heartbeats, and repeated messages of a leader, may continue.
    pub fn is_quiet(&self) -> bool {
        self.is_at_rest() && self.next_act().is_none()
    }

    /// The limit that stopped the run within the current tick, if any.
    #[inline]
    pub fn excess(&self) -> Option<Excess> {
        self.excess
    }

    pub fn ids(&self) -> &[Id] {
        &self.plan.ids
    }

    /// Whether all processes have started together. After that, a start command has no effect.
    pub fn has_begun(&self) -> bool {
        self.has_begun
    }

    pub fn is_up(&self, at: u32) -> bool {
        self.slots[at as usize].up
    }

    /// The standing of the process at a position; the default standing if the process is down.
    #[inline]
    pub fn standing(&self, at: u32) -> Standing {
        let slot = &self.slots[at as usize];
        if slot.up {
            self.plan.protocol.standing(Seat { position: at, ids: &self.plan.ids }, &slot.state)
        } else {
            Standing::default()
        }
    }

    /// The content of a process's `elected` cell; `None` is @ (undefined).
    pub fn elected(&self, at: u32) -> Option<Cell> {
        self.standing(at).cell(self.plan.nature.strip)
    }

    /// The value that a process proposes; `None` if the process proposes no value.
    pub fn proposal(&self, at: u32) -> Option<Datum> {
        self.plan.protocol.proposal(local(&self.plan, &self.common, at), given(&self.plan, at))
    }

    /// The id of the leader that a process follows. A leader follows itself.
    pub fn follows(&self, at: u32) -> Option<Id> {
        self.standing(at).leader
    }

    #[inline]
    pub fn counters(&self) -> &Counters {
        &self.transport.counters
    }

    /// The total number of ids in the lists of all messages in transit. Ids outside a list do not count.
    pub fn carried(&self) -> u64 {
        self.transport.carried
    }

    /// `.0`: how many numbers the messages and notices have used so far. `.1`: how many numbers the timers have used.
    pub fn numbered(&self) -> (u32, u64) {
        (self.transport.queue.next_number, self.timers.next_number())
    }

    /// By position, for each armed crash: how many messages of its next broadcast the process still sends.
    pub fn armed_crashes(&self) -> &BTreeMap<u32, u32> {
        &self.armed
    }

    pub fn network(&self) -> &Network {
        &self.transport.network
    }

    pub fn cuts(&self) -> &Cuts {
        &self.cuts
    }

    /// The state of the heartbeat detector; `None` if the run uses another failure detector.
    pub fn detector(&self) -> Option<&Heartbeats> {
        self.heartbeats.as_deref()
    }

    /// The estimated size of a clone in bytes, without shared data and without heap memory of states and messages.
    pub fn bytes(&self) -> usize {
        size_of::<Self>()
            + size_of::<super::Slot<State>>() * self.slots.len()
            + self.transport.bytes()
            + self.timers.bytes()
            + self.current.bytes()
            + self.common.bytes()
            + (8 + OF_A_MAP) * (self.drawn.len() + self.armed.len())
            + self.heartbeats.as_ref().map_or(0, |heartbeats| heartbeats.bytes())
    }

    pub fn process(&self, at: u32) -> ProcessView<'_> {
        let slot = &self.slots[at as usize];
        let (local, crashes_after) = (local(&self.plan, &self.common, at), self.armed.get(&at).copied());
        ProcessView { local, up: slot.up, state: &slot.state, standing: self.standing(at), crashes_after }
    }

    /// For a process that is up, its local knowledge and its state; `None` if the process is down.
    #[inline]
    pub fn live(&self, at: u32) -> Option<(Local<'_>, &State)> {
        let slot = &self.slots[at as usize];
        slot.up.then(|| (local(&self.plan, &self.common, at), &slot.state))
    }

    /// The messages and notices in transit. If messages are numbered, they are in the order of sending.
    pub fn underway(&self) -> Vec<Underway<'_, Message>> {
        let mut all: Vec<_> = self.packets().collect();
        all.sort_by_key(|message| message.number);
        all
    }

    /// The messages and notices in transit, in no particular order.
    pub fn packets(&self) -> impl Iterator<Item = Underway<'_, Message>> {
        let rest = self.current.packets.iter().enumerate().skip(self.delivered);
        let rest = rest.map(|(index, packet)| (self.now, self.current.number(index), packet));
        rest.chain(self.transport.queue.iter()).map(|(due, number, packet)| {
            let Route { from, to, out, fate } = self.transport.wiring.route(self.transport.topology, packet.link);
            let clockwise = is_clockwise(self.transport.topology, out);
            Underway { number, from, to, clockwise, due, notice: fate == Fate::Notice, message: &packet.message }
        })
    }

    /// Whether a message in transit will certainly reach the process before the next act. False if a fault could
    /// prevent this.
    pub fn is_reached_anyway(&self, at: u32) -> bool {
        let may_fail = self.transport.network.loses() || !self.cuts().is_empty() || !self.armed_crashes().is_empty();
        if may_fail || !self.commands.is_empty() || !self.is_up(at) {
            return false;
        }
        let act = self.next_act().unwrap_or(Ticks::MAX);
        let wiring = &self.transport.wiring;
        let arrives = |packet: &Packet<Message>| {
            let Route { to, fate, .. } = wiring.route(self.transport.topology, packet.link);
            to == at && fate == Fate::Arrives
        };
        let rest = self.current.packets.iter().skip(self.delivered);
        let later = self.transport.queue.iter().filter(|(due, ..)| *due < act);
        rest.chain(later.map(|(.., packet)| packet)).any(arrives)
    }

    /// The armed timers, in the order in which they fire.
    pub fn timers(&self) -> impl Iterator<Item = Armed<Timer>> + '_ {
        self.timers.iter()
    }

    pub fn is_armed(&self, at: u32, timer: Timer) -> bool {
        self.timers.is_armed(at, TimerKey::Own(timer))
    }
}
