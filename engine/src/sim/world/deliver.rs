//! Deliveries, and the handling of one event.

use super::handler_effects::{Batch, HandlerEffects, crash};
use super::{Blueprint, Common, Slot, World, local_of};
use crate::protocol::{Event, Protocol, Seat, Standing, Ticks, Topology};
use crate::sim::chance::Choose;
use crate::sim::network::{Fate, Route, Wiring, arrival};
use crate::sim::observe::{Down, LossReason, Observer, SimEvent};
use crate::sim::queue::{Bucket, Packet};
use crate::sim::transport::{HandlingTime, is_clockwise};

impl<P: Protocol> World<P> {
    #[inline]
    pub(super) fn deliver<C: Choose, O: Observer<P>>(
        &mut self,
        link: u32,
        number: u32,
        message: P::Message,
        chance: &mut C,
        observer: &mut O,
    ) {
        let route = self.transport.wiring.route(P::TOPOLOGY, link);
        self.transport.carried -= P::carried(&message);
        self.transport.forget(number);
        if route.fate != Fate::Arrives || !self.slots[route.to as usize].up || self.cuts.separate(route.from, route.to) {
            self.transport.wiring.release(link);
            return self.does_not_arrive(route, number, message, chance, observer);
        }
        self.transport.wiring.release(link);
        self.transport.counters.delivered += 1;
        observer.see(self.now, SimEvent::Delivered { number, from: route.from, to: route.to, message: &message });
        let from = arrival(P::TOPOLOGY, route);
        self.handle(route.to, Event::Received { from, message }, self.transport.network.process_time, chance, observer);
    }

    #[cold]
    #[inline(never)]
    fn does_not_arrive<C: Choose, O: Observer<P>>(
        &mut self,
        route: Route,
        number: u32,
        message: P::Message,
        chance: &mut C,
        observer: &mut O,
    ) {
        let Route { from, to, out, fate } = route;
        let clockwise = is_clockwise(P::TOPOLOGY, out);
        let cut = self.cuts.separate(from, to);
        if fate == Fate::Notice {
            self.transport.notices_under_way -= 1;
            // The notice runs back over the other direction of the link, which may be cut as well.
            if !cut && self.slots[to as usize].up {
                observer.see(self.now, SimEvent::CameBack { number, from, to, message: &message });
                let event = Event::Undeliverable { to: out, message };
                self.handle(to, event, self.transport.network.process_time, chance, observer);
            } else {
                let reason = if cut { LossReason::Cut } else { LossReason::Crashed };
                observer.see(self.now, SimEvent::NoticeLost { number, from, to, clockwise, message: &message, reason });
            }
            return;
        }
        self.transport.counters.lost += 1;
        let reason = match fate {
            Fate::Doomed => LossReason::Loss,
            _ if cut => LossReason::Cut,
            _ => LossReason::Crashed,
        };
        observer.see(self.now, SimEvent::Lost { number, from, to, clockwise, message: &message, due: self.now, reason });
        if reason == LossReason::Crashed && self.transport.network.bounce {
            self.transport.bounce(route, number, message, self.now, chance, observer);
        }
    }

    #[inline]
    pub(super) fn handle<C: Choose, O: Observer<P>>(
        &mut self,
        at: u32,
        event: Event<P>,
        lag: Ticks,
        chance: &mut C,
        observer: &mut O,
    ) {
        let Self { plan, slots, transport, timers, drawn, common, .. } = self;
        let limit = if self.armed.is_empty() { u32::MAX } else { self.armed.get(&at).copied().unwrap_or(u32::MAX) };
        let moment = HandlingTime { now: self.now, start: self.now + lag };
        let asks = self.may_break != 0 && limit == u32::MAX && self.may_break >> at & 1 == 1;
        let batch = Batch { limit: if asks { 0 } else { limit }, asks, wanted: 0 };
        let mut effects = HandlerEffects::<_, _, _, false> { at, moment, batch, transport, timers, drawn, chance, observer };
        let slot = &mut slots[at as usize];
        handle(plan, common, slot, event, &mut effects);
        let Batch { limit, wanted, asks: is_whole } = effects.batch;
        let mut breaks = limit != u32::MAX && wanted > 0;
        let mut batch = (limit.min(wanted), wanted);
        if asks && wanted > 0 {
            self.may_break &= !(1 << at);
            if is_whole {
                (breaks, batch) = (chance.happens(crash(at, wanted), 0.0), (wanted, wanted));
            }
        }
        if breaks {
            self.go_down(at, Down::CrashedInBatch, Some(batch), observer);
        }
        if self.heartbeats.is_some() {
            self.watch_leader(at, lag);
        }
        observer.see(self.now, SimEvent::Handled { at });
    }

    /// Delivers about so many of the messages that are due now; whether none is left. It may be left between any two of them.
    pub(super) fn deliver_on<C: Choose, O: Observer<P>>(&mut self, left: &mut u64, chance: &mut C, observer: &mut O) -> bool {
        let undisturbed = self.is_undisturbed();
        let is_plain = self.transport.is_plain();
        // The messages stay in their bucket until all are delivered: to take them out one by one would move all others.
        while self.delivered < self.current.packets.len() && *left > 0 && self.excess.is_none() {
            let end = self.next_look().min(self.current.packets.len());
            let (handled, sent) = ((end - self.delivered) as u64, self.sent_within(*left));
            if undisturbed && is_plain {
                self.deliver_stretch::<_, _, true>(end, chance, observer);
            } else if undisturbed {
                self.deliver_stretch::<_, _, false>(end, chance, observer);
            } else {
                while self.delivered < end {
                    self.deliver_next(chance, observer);
                    self.announce_all(chance, observer);
                }
            }
            self.look();
            deduct(left, handled + self.sent_within(*left) - sent + self.ids_in(handled) / 4);
        }
        self.delivered == self.current.packets.len()
    }

    /// Whether the end of a message's way and of a handling are the same for all processes that are up.
    #[inline(always)]
    pub(super) fn is_undisturbed(&self) -> bool {
        self.armed.is_empty() && self.cuts.is_empty() && self.heartbeats.is_none() && self.transport.pinning.is_none()
    }

    /// Delivers the messages that are due now, up to the last or until too much is under way.
    #[inline(always)]
    pub(super) fn deliver_undisturbed<C: Choose, O: Observer<P>, const PLAIN: bool>(&mut self, chance: &mut C, observer: &mut O) {
        while self.delivered < self.current.packets.len() && self.excess.is_none() {
            let end = self.next_look().min(self.current.packets.len());
            self.deliver_stretch::<_, _, PLAIN>(end, chance, observer);
            self.look();
        }
    }

    pub(super) fn deliver_next<C: Choose, O: Observer<P>>(&mut self, chance: &mut C, observer: &mut O) {
        let (number, Packet { link, message }) =
            (self.current.number(self.delivered), self.current.packets[self.delivered].clone());
        self.delivered += 1;
        self.deliver(link, number, message, chance, observer);
    }

    /// How much has been sent so far, for a portion that has an end.
    #[inline]
    pub(super) fn sent_within(&self, left: u64) -> u64 {
        if left < u64::MAX { self.transport.counters.sent() } else { 0 }
    }

    /// Ids in the lists of so many messages, if they are like those under way.
    fn ids_in(&self, messages: u64) -> u64 {
        let carried = self.transport.carried;
        if carried == 0 { 0 } else { messages * carried / self.transport.counters.in_flight().max(1) }
    }

    /// The place in the bucket of the tick up to which it is delivered before it is looked whether too much is under way.
    const fn next_look(&self) -> usize {
        let apart = self.between_looks();
        self.delivered - self.delivered % apart + apart
    }

    /// A delivery on a complete graph may lead to a message to each process.
    pub(super) const fn between_looks(&self) -> usize {
        match P::TOPOLOGY {
            Topology::Complete => 1 + 65_535 / self.slots.len(),
            Topology::OneWayRing | Topology::TwoWayRing => 1_024,
        }
    }

    /// The same of one delivery.
    pub(super) fn look_after_delivery(&mut self) {
        if self.delivered == self.current.packets.len() || self.delivered.is_multiple_of(self.between_looks()) {
            self.look();
        }
    }

    /// Delivers up to this place in the bucket of the tick.
    fn deliver_stretch<C: Choose, O: Observer<P>, const PLAIN: bool>(&mut self, end: usize, chance: &mut C, observer: &mut O) {
        loop {
            self.deliver_quickly::<_, _, PLAIN>(end, chance, observer);
            if self.delivered >= end {
                return;
            }
            self.deliver_next(chance, observer);
        }
    }

    /// Delivers packet after packet up to the first unusual one: to a process that is down, or on a link of the list. A
    /// large run spends its time in this loop: what cannot change within a tick is looked up once.
    #[inline]
    fn deliver_quickly<C: Choose, O: Observer<P>, const PLAIN: bool>(&mut self, end: usize, chance: &mut C, observer: &mut O) {
        let Self { plan, slots, transport, timers, drawn, now, current, delivered, common, .. } = self;
        let Bucket { packets, numbers } = current;
        let (packets, numbers) = (&packets[*delivered..end], numbers.get(*delivered..end).unwrap_or_default());
        let (plan, common, now) = (&**plan, &*common, *now);
        let moment = HandlingTime { now, start: now + transport.network.process_time };
        let unusual = packets.iter().enumerate().position(|(index, packet)| {
            let number = numbers.get(index).copied().unwrap_or(0);
            if Wiring::is_listed(packet.link) {
                return true;
            }
            let route = transport.wiring.route(P::TOPOLOGY, packet.link);
            let (from, at) = (route.from, route.to);
            let slot = &mut slots[at as usize];
            if !slot.up {
                return true;
            }
            let message = packet.message.clone();
            transport.carried -= P::carried(&message);
            observer.see(now, SimEvent::Delivered { number, from, to: at, message: &message });
            let event = Event::Received { from: arrival(P::TOPOLOGY, route), message };
            let batch = Batch::WHOLE;
            let mut effects = HandlerEffects::<_, _, _, PLAIN> { at, moment, batch, transport, timers, drawn, chance, observer };
            handle(plan, common, slot, event, &mut effects);
            observer.see(now, SimEvent::Handled { at });
            false
        });
        let usual = unusual.unwrap_or(packets.len());
        *delivered += usual;
        transport.counters.delivered += usual as u64;
    }
}

/// Takes so many events off what is left of a portion, unless it has no end.
#[inline]
pub(super) const fn deduct(left: &mut u64, events: u64) {
    if *left < u64::MAX {
        *left = left.saturating_sub(events);
    }
}

/// One process handles one event; changes are shown to observers that ask.
#[inline(always)]
pub(super) fn handle<P: Protocol, C: Choose, O: Observer<P>, const PLAIN: bool>(
    plan: &Blueprint<P>,
    common: &Common,
    slot: &mut Slot<P::State>,
    event: Event<P>,
    effects: &mut HandlerEffects<'_, P, C, O, PLAIN>,
) {
    let (at, now) = (effects.at, effects.moment.now);
    let (protocol, seat) = (&plan.protocol, Seat { position: at, ids: &plan.ids });
    let before = if O::STANDINGS { protocol.standing(seat, &slot.state) } else { Standing::default() };
    let copy = if O::STATES { Some(slot.state.clone()) } else { None };
    protocol.handle(local_of(plan, common, (at, slot.id)), &mut slot.state, event, effects);
    if let Some(before) = copy.filter(|before| *before != slot.state) {
        effects.observer.see(now, SimEvent::Changed { at, before: &before, after: &slot.state });
    }
    if O::STANDINGS {
        let after = protocol.standing(seat, &slot.state);
        if before != after {
            let term = protocol.term(&slot.state);
            effects.observer.see(now, SimEvent::Stood { at, id: slot.id, before, after, term });
        }
    }
}
