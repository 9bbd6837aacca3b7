//! Deliveries, and the handling of one event.

use super::handler_effects::HandlerEffects;
use super::{Slot, World};
use crate::protocol::{Event, Id, Local, Protocol, Seat, Standing, Ticks};
use crate::sim::chance::Choose;
use crate::sim::network::{Fate, Route, Wiring, arrival};
use crate::sim::observe::{Down, LossReason, Observer, SimEvent};
use crate::sim::queue::Packet;
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
        let Self { plan, slots, transport, timers, drawn, .. } = self;
        let limit = if self.armed.is_empty() { u32::MAX } else { self.armed.get(&at).copied().unwrap_or(u32::MAX) };
        let moment = HandlingTime { now: self.now, start: self.now + lag };
        let mut effects =
            HandlerEffects::<_, _, _, false> { at, moment, limit, wanted: 0, transport, timers, drawn, chance, observer };
        let slot = &mut slots[at as usize];
        handle(&plan.protocol, &plan.ids, slot, event, &mut effects);
        let breaks = effects.limit != u32::MAX && effects.wanted > 0;
        if breaks {
            self.go_down(at, Down::CrashedInBatch, observer);
        }
        if self.heartbeats.is_some() {
            self.watch_leader(at, lag);
        }
        observer.see(self.now, SimEvent::Handled { at });
    }

    /// Delivers packet after packet and gives back the first unusual one: to a process that is down, or on a link of the list. A
    /// large run spends its time in this loop: what cannot change within a tick is looked up once.
    #[inline]
    pub(super) fn deliver_plain<C: Choose, O: Observer<P>>(
        &mut self,
        packets: &mut std::vec::Drain<'_, Packet<P::Message>>,
        chance: &mut C,
        observer: &mut O,
    ) -> Option<Packet<P::Message>> {
        let Self { plan, slots, transport, timers, drawn, now, .. } = self;
        let (protocol, ids, now) = (&plan.protocol, plan.ids.as_slice(), *now);
        let moment = HandlingTime { now, start: now + transport.network.process_time };
        let mut delivered = 0;
        let unusual = packets.find(|packet| {
            let route = transport.wiring.route(P::TOPOLOGY, packet.link);
            let (from, at) = (route.from, route.to);
            let slot = &mut slots[at as usize];
            if Wiring::is_listed(packet.link) || !slot.up {
                return true;
            }
            delivered += 1;
            let message = packet.message.clone();
            observer.see(now, SimEvent::Delivered { number: 0, from, to: at, message: &message });
            let event = Event::Received { from: arrival(P::TOPOLOGY, route), message };
            let limit = u32::MAX;
            let mut effects =
                HandlerEffects::<_, _, _, true> { at, moment, limit, wanted: 0, transport, timers, drawn, chance, observer };
            handle(protocol, ids, slot, event, &mut effects);
            observer.see(now, SimEvent::Handled { at });
            false
        });
        transport.counters.delivered += delivered;
        unusual
    }
}

/// One process handles one event; changes are shown to observers that ask.
#[inline(always)]
fn handle<P: Protocol, C: Choose, O: Observer<P>, const PLAIN: bool>(
    protocol: &P,
    ids: &[Id],
    slot: &mut Slot<P::State>,
    event: Event<P>,
    effects: &mut HandlerEffects<'_, P, C, O, PLAIN>,
) {
    let (at, now) = (effects.at, effects.moment.now);
    let seat = Seat { position: at, ids };
    let known = if P::KNOWS_EVERYBODY { ids } else { &[] };
    let before = if O::STANDINGS { protocol.standing(seat, &slot.state) } else { Standing::default() };
    let copy = if O::STATES { Some(slot.state.clone()) } else { None };
    protocol.handle(Local { id: slot.id, position: at, known }, &mut slot.state, event, effects);
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
