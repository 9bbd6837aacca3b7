//! Handling one event: a delivery, a notice, a start, a timer.

use super::hand::Hand;
use super::{Slot, World};
use crate::protocol::{Event, Id, Local, Protocol, Seat, Standing, Ticks};
use crate::sim::chance::Choose;
use crate::sim::network::{Fate, Route, Wiring, arrival};
use crate::sim::observe::{Down, Happening, LossReason, Observer};
use crate::sim::post::{Moment, is_clockwise};
use crate::sim::queue::Packet;

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
        let route = self.post.wiring.route(P::TOPOLOGY, link);
        if route.fate != Fate::Arrives || !self.slots[route.to as usize].up || self.cuts.separate(route.from, route.to) {
            self.post.wiring.release(link);
            return self.does_not_arrive(route, number, message, chance, observer);
        }
        self.post.wiring.release(link);
        self.post.counters.delivered += 1;
        observer.see(self.now, Happening::Delivered { number, from: route.from, to: route.to, message: &message });
        let from = arrival(P::TOPOLOGY, route);
        self.handle(route.to, Event::Received { from, message }, self.post.network.process_time, chance, observer);
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
            // The notice runs back over the link the other way, and whoever is cut off hears nothing, not even that.
            if !cut && self.slots[to as usize].up {
                observer.see(self.now, Happening::CameBack { number, from, to, message: &message });
                let event = Event::Undeliverable { to: out, message };
                self.handle(to, event, self.post.network.process_time, chance, observer);
            } else {
                let reason = if cut { LossReason::Cut } else { LossReason::Crashed };
                observer.see(self.now, Happening::NoticeLost { number, from, to, clockwise, message: &message, reason });
            }
            return;
        }
        self.post.counters.lost += 1;
        let reason = match fate {
            Fate::Doomed => LossReason::Loss,
            _ if cut => LossReason::Cut,
            _ => LossReason::Crashed,
        };
        observer.see(self.now, Happening::Lost { number, from, to, clockwise, message: &message, due: self.now, reason });
        if reason == LossReason::Crashed && self.post.network.bounce {
            self.post.bounce(route, number, message, self.now, chance, observer);
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
        let Self { plan, slots, post, timers, drawn, .. } = self;
        let limit = if self.armed.is_empty() { u32::MAX } else { self.armed.get(&at).copied().unwrap_or(u32::MAX) };
        let moment = Moment { now: self.now, start: self.now + lag };
        let mut hand = Hand::<_, _, _, false> { at, moment, limit, wanted: 0, post, timers, drawn, chance, observer };
        let slot = &mut slots[at as usize];
        handle(&plan.protocol, &plan.ids, slot, event, &mut hand);
        let breaks = hand.limit != u32::MAX && hand.wanted > 0;
        if breaks {
            self.go_down(at, Down::CrashedInBatch, observer);
        }
        if self.heartbeats.is_some() {
            self.watch_leader(at, lag);
        }
        observer.see(self.now, Happening::Handled { at });
    }

    /// Delivers one packet after the other as long as nothing unusual comes by, and gives back the first that is: one to a
    /// process that is down, or on a link without a number of its own. This is the loop that a large run spends its time in, and
    /// what cannot change within a tick is looked up once.
    #[inline]
    pub(super) fn deliver_plain<C: Choose, O: Observer<P>>(
        &mut self,
        packets: &mut std::vec::Drain<'_, Packet<P::Message>>,
        chance: &mut C,
        observer: &mut O,
    ) -> Option<Packet<P::Message>> {
        let Self { plan, slots, post, timers, drawn, now, .. } = self;
        let (protocol, ids, now) = (&plan.protocol, plan.ids.as_slice(), *now);
        let moment = Moment { now, start: now + post.network.process_time };
        let mut delivered = 0;
        let unusual = packets.find(|packet| {
            let route = post.wiring.route(P::TOPOLOGY, packet.link);
            let (from, at) = (route.from, route.to);
            let slot = &mut slots[at as usize];
            if Wiring::is_listed(packet.link) || !slot.up {
                return true;
            }
            delivered += 1;
            let message = packet.message.clone();
            observer.see(now, Happening::Delivered { number: 0, from, to: at, message: &message });
            let event = Event::Received { from: arrival(P::TOPOLOGY, route), message };
            let limit = u32::MAX;
            let mut hand = Hand::<_, _, _, true> { at, moment, limit, wanted: 0, post, timers, drawn, chance, observer };
            handle(protocol, ids, slot, event, &mut hand);
            observer.see(now, Happening::Handled { at });
            false
        });
        post.counters.delivered += delivered;
        unusual
    }
}

/// One process handles one event; what changed is shown to those who want to know.
#[inline(always)]
fn handle<P: Protocol, C: Choose, O: Observer<P>, const PLAIN: bool>(
    protocol: &P,
    ids: &[Id],
    slot: &mut Slot<P::State>,
    event: Event<P>,
    hand: &mut Hand<'_, P, C, O, PLAIN>,
) {
    let (at, now) = (hand.at, hand.moment.now);
    let seat = Seat { position: at, ids };
    let known = if P::KNOWS_EVERYBODY { ids } else { &[] };
    let before = if O::STANDINGS { protocol.standing(seat, &slot.state) } else { Standing::default() };
    let copy = if O::STATES { Some(slot.state.clone()) } else { None };
    protocol.handle(Local { id: slot.id, position: at, known }, &mut slot.state, event, hand);
    if let Some(before) = copy.filter(|before| *before != slot.state) {
        hand.observer.see(now, Happening::Changed { at, before: &before, after: &slot.state });
    }
    if O::STANDINGS {
        let after = protocol.standing(seat, &slot.state);
        if before != after {
            let term = protocol.term(&slot.state);
            hand.observer.see(now, Happening::Stood { at, id: slot.id, before, after, term });
        }
    }
}
