//! Deliveries, and the handling of one event.

use super::{Common, Slot, handler_effects::Batch, handler_effects::HandlerEffects, handler_effects::crash, local_of};
use crate::protocol::{Effects, Profile, Seat};
use crate::sim::prelude::*;
use crate::{protocols::sum::Summand, protocols::sum::Wrapped, sim::network::Wiring, sim::network::arrival_port};
use crate::{sim::queue::Bucket, sim::transport::is_clockwise};

impl World {
    #[inline]
    pub(super) fn deliver(
        &mut self,
        link: u32,
        number: u32,
        message: Message,
        chance: &mut dyn Choose,
        observer: &mut dyn Observer,
    ) {
        let route = self.transport.wiring.route(self.transport.topology, link);
        self.transport.carried -= Algorithm::carried(&message);
        self.transport.forget(number);
        self.transport.wiring.release(link);
        if route.fate != Fate::Arrives || !self.slots[route.to as usize].up || self.cuts.separate(route.from, route.to)
        {
            return self.does_not_arrive(route, number, message, chance, observer);
        }
        self.transport.counters.delivered += 1;
        observer.see(self.now, SimEvent::Delivered { number, from: route.from, to: route.to, message: &message });
        let from = arrival_port(self.transport.topology, route.from, route.out);
        self.handle(route.to, Event::Received { from, message }, self.transport.network.process_time, chance, observer);
    }

    #[cold]
    #[inline(never)]
    fn does_not_arrive(
        &mut self,
        route: Route,
        number: u32,
        message: Message,
        chance: &mut dyn Choose,
        observer: &mut dyn Observer,
    ) {
        let Route { from, to, out, fate } = route;
        let clockwise = is_clockwise(self.transport.topology, out);
        let cut = self.cuts.separate(from, to);
        if fate == Fate::Notice {
            self.transport.notices_under_way -= 1;
            // The notice goes back over the same link in the opposite direction, which may be cut too.
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
        observer
            .see(self.now, SimEvent::Lost { number, from, to, clockwise, message: &message, due: self.now, reason });
        if reason == LossReason::Crashed && self.transport.network.bounce {
            self.transport.bounce(route, number, message, self.now, chance, observer);
        }
    }

    #[inline]
    pub(super) fn handle(
        &mut self,
        at: u32,
        event: Event<Algorithm>,
        lag: Ticks,
        chance: &mut dyn Choose,
        observer: &mut dyn Observer,
    ) {
        let Self { plan, slots, transport, timers, drawn, common, .. } = self;
        let limit = if self.armed.is_empty() { u32::MAX } else { self.armed.get(&at).copied().unwrap_or(u32::MAX) };
        let moment = HandlingTime { now: self.now, start: self.now + lag };
        let asks = self.may_break != 0 && limit == u32::MAX && self.may_break >> at & 1 == 1;
        let batch = Batch { limit: if asks { 0 } else { limit }, asks, wanted: 0 };
        let mut effects =
            HandlerEffects { plain: false, at, moment, batch, transport, timers, drawn, chance, observer };
        let slot = &mut slots[at as usize];
        let (protocol, me) = (&plan.protocol, local_of(plan, &plan.nature, common, (at, slot.id)));
        handle(protocol, plan, slot, &mut effects, |state, effects| protocol.handle(me, state, event, effects));
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

    pub(super) fn deliver_on<O: Watcher + ?Sized>(
        &mut self,
        left: &mut u64,
        chance: &mut dyn Choose,
        observer: &mut O,
    ) -> bool {
        let undisturbed = self.is_undisturbed();
        let is_plain = self.transport.is_plain();
        // Messages stay in their bucket until all are delivered: removing one would move all others.
        while self.delivered < self.current.packets.len() && *left > 0 && self.excess.is_none() {
            let end = self.next_limit_check().min(self.current.packets.len());
            let (handled, sent) = ((end - self.delivered) as u64, self.sent_within(*left));
            if undisturbed {
                self.deliver_stretch((end, is_plain), chance, observer);
            } else {
                while self.delivered < end {
                    self.deliver_next(chance, observer.as_dyn());
                    self.announce_all(chance, observer.as_dyn());
                }
            }
            self.check_limits();
            deduct(left, handled + self.sent_within(*left) - sent + self.ids_in(handled) / 4);
        }
        self.delivered == self.current.packets.len()
    }

    #[inline(always)]
    pub(super) fn is_undisturbed(&self) -> bool {
        self.armed.is_empty() && self.cuts.is_empty() && self.heartbeats.is_none() && self.transport.pinning.is_none()
    }

    /// Delivers the packets of a run with a constant delay; do not call this in other runs. Stops early if a limit is
    /// exceeded.
    #[inline(always)]
    pub(super) fn deliver_undisturbed<O: Watcher + ?Sized>(&mut self, chance: &mut dyn Choose, observer: &mut O) {
        while self.delivered < self.current.packets.len() && self.excess.is_none() {
            let end = self.next_limit_check().min(self.current.packets.len());
            self.deliver_stretch((end, true), chance, observer);
            self.check_limits();
        }
    }

    pub(super) fn deliver_next(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) {
        let (number, Packet { link, message }) =
            (self.current.number(self.delivered), self.current.packets[self.delivered].clone());
        self.delivered += 1;
        self.deliver(link, number, message, chance, observer);
    }

    #[inline]
    pub(super) fn sent_within(&self, left: u64) -> u64 {
        if left < u64::MAX { self.transport.counters.sent() } else { 0 }
    }

    fn ids_in(&self, messages: u64) -> u64 {
        let carried = self.transport.carried;
        if carried == 0 { 0 } else { messages * carried / self.transport.counters.in_flight().max(1) }
    }

    const fn next_limit_check(&self) -> usize {
        let apart = self.events_between_checks();
        self.delivered - self.delivered % apart + apart
    }

    pub(super) const fn events_between_checks(&self) -> usize {
        match self.transport.topology {
            Topology::Complete => 1 + 65_535 / self.slots.len(),
            Topology::OneWayRing | Topology::TwoWayRing => 1_024,
        }
    }

    pub(super) fn check_limits_if_due(&mut self) {
        if self.delivered == self.current.packets.len() || self.delivered.is_multiple_of(self.events_between_checks()) {
            self.check_limits();
        }
    }

    fn deliver_stretch<O: Watcher + ?Sized>(
        &mut self,
        (end, plain): (usize, bool),
        chance: &mut dyn Choose,
        observer: &mut O,
    ) {
        loop {
            self.deliver_quickly((end, plain), chance, observer);
            if self.delivered >= end {
                return;
            }
            self.deliver_next(chance, observer.as_dyn());
        }
    }

    /// Delivers packets. Stops before the first packet whose receiver is down or whose link is "listed" (see `Wiring`).
    fn deliver_quickly<O: Watcher + ?Sized>(
        &mut self,
        (end, plain): (usize, bool),
        chance: &mut dyn Choose,
        observer: &mut O,
    ) {
        let Self { plan, slots, transport, timers, drawn, now, current, delivered, common, .. } = self;
        let Bucket { packets, numbers } = current;
        let (packets, numbers) = (&packets[*delivered..end], numbers.get(*delivered..end).unwrap_or_default());
        let moment = HandlingTime { now: *now, start: *now + transport.network.process_time };
        let batch = Batch::WHOLE;
        let effects = HandlerEffects { plain, at: 0, moment, batch, transport, timers, drawn, chance, observer };
        let deliveries = Deliveries { plan, common, slots, packets, numbers, effects };
        let usual = if O::HAS_HANDLERS { plan.protocol.deliver(deliveries) } else { deliveries.run(&plan.protocol) };
        *delivered += usual;
        transport.counters.delivered += usual as u64;
    }
}

/// How many receivers the loop looks up together, so that their memory is loaded at the same time.
const AT_ONCE: usize = 32;

/// The delivery loop calls an algorithm through this trait, compiled once for each one with small messages, else once.
pub(crate) trait Kernel {
    fn profile<'p>(&self, of: &'p Plan) -> &'p Profile;
    fn ids_in(message: &Message) -> u64;
    fn stands(&self, seat: Seat<'_>, of: &State) -> Standing;
    fn receive(&self, me: Local<'_>, state: &mut State, message: (Port, &Message), fx: &mut impl Effects<Algorithm>);
}

impl<P: Summand> Kernel for P {
    #[inline(always)]
    fn profile<'p>(&self, _: &'p Plan) -> &'p Profile {
        const { &P::PROFILE }
    }

    #[inline(always)]
    fn ids_in(message: &Message) -> u64 {
        P::carried(P::message_in(message))
    }

    #[inline(always)]
    fn stands(&self, seat: Seat<'_>, of: &State) -> Standing {
        self.standing(seat, P::state_in(of))
    }

    #[inline(always)]
    fn receive(&self, me: Local<'_>, state: &mut State, message: (Port, &Message), fx: &mut impl Effects<Algorithm>) {
        let (from, message) = (message.0, P::message_in(message.1).clone());
        self.handle(me, P::state_mut(state), Event::Received { from, message }, &mut Wrapped(fx));
    }
}

impl Kernel for Algorithm {
    fn profile<'p>(&self, of: &'p Plan) -> &'p Profile {
        &of.nature
    }

    fn ids_in(message: &Message) -> u64 {
        Self::carried(message)
    }

    fn stands(&self, seat: Seat<'_>, of: &State) -> Standing {
        self.standing(seat, of)
    }

    fn receive(&self, me: Local<'_>, state: &mut State, message: (Port, &Message), fx: &mut impl Effects<Self>) {
        self.handle(me, state, Event::Received { from: message.0, message: message.1.clone() }, fx);
    }
}

pub(crate) struct Deliveries<'w, O: ?Sized> {
    plan: &'w Plan,
    common: &'w Common,
    slots: &'w mut [Slot<State>],
    packets: &'w [Packet<Message>],
    numbers: &'w [u32],
    effects: HandlerEffects<'w, O>,
}

impl<O: Watcher + ?Sized> Deliveries<'_, O> {
    /// Delivers packets and returns how many. Stops at a crashed receiver or at a link with a stored route.
    ///
    /// Large runs spend most time in this loop, so what stays the same within a tick is looked up once.
    pub(crate) fn run<K: Kernel>(self, kernel: &K) -> usize {
        let Self { plan, common, slots, packets, numbers, mut effects } = self;
        let profile = kernel.profile(plan);
        let (topology, now, mut usual) = (profile.topology, effects.moment.now, 0);
        loop {
            let next = &packets[usual..packets.len().min(usual + AT_ONCE)];
            let wiring = &effects.transport.wiring;
            let is_up = |link| slots[wiring.route(topology, link).to as usize].up;
            let is_usual = |packet: &&Packet<Message>| !Wiring::is_listed(packet.link) && is_up(packet.link);
            // No handler changes which processes are up.
            let count = next.iter().take_while(is_usual).count();
            for packet in &next[..count] {
                let route = effects.transport.wiring.route(topology, packet.link);
                let (from, at) = (route.from, route.to);
                let number = numbers.get(usual).copied().unwrap_or(0);
                effects.transport.carried -= K::ids_in(&packet.message);
                effects.observer.see(now, SimEvent::Delivered { number, from, to: at, message: &packet.message });
                let message = (arrival_port(topology, from, route.out), &packet.message);
                (effects.at, effects.batch) = (at, Batch::WHOLE);
                let slot = &mut slots[at as usize];
                let me = local_of(plan, profile, common, (at, slot.id));
                handle(kernel, plan, slot, &mut effects, |state, effects| kernel.receive(me, state, message, effects));
                effects.observer.see(now, SimEvent::Handled { at });
                usual += 1;
            }
            if count < AT_ONCE {
                return usual;
            }
        }
    }
}

/// Subtracts handled events from `left`, how many the current call may still handle (`u64::MAX`: no limit).
#[inline]
pub(super) const fn deduct(left: &mut u64, events: u64) {
    if *left < u64::MAX {
        *left = left.saturating_sub(events);
    }
}

#[inline(always)]
pub(super) fn handle<K: Kernel, O: Watcher + ?Sized>(
    kernel: &K,
    plan: &Plan,
    slot: &mut Slot<State>,
    effects: &mut HandlerEffects<'_, O>,
    react: impl FnOnce(&mut State, &mut HandlerEffects<'_, O>),
) {
    let (at, now) = (effects.at, effects.moment.now);
    let seat = Seat { position: at, ids: &plan.ids };
    let wants_standings = effects.observer.wants_standings();
    // A process that recovers in this call was down before the call.
    let before = if wants_standings && slot.up { kernel.stands(seat, &slot.state) } else { Standing::default() };
    slot.up = true;
    let copy = if effects.observer.wants_states() { Some(slot.state.clone()) } else { None };
    react(&mut slot.state, effects);
    if let Some(before) = copy.filter(|before| *before != slot.state) {
        effects.observer.see(now, SimEvent::Changed { at, before: &before, after: &slot.state });
    }
    if wants_standings {
        let after = kernel.stands(seat, &slot.state);
        if before != after {
            let term = plan.protocol.term(&slot.state);
            effects.observer.see(now, SimEvent::Stood { at, id: slot.id, before, after, term });
        }
    }
}
