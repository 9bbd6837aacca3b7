//! Support for the exhaustive search: stores the state between two ticks as a value, and runs ticks in which each
//! arrival is a choice.

use super::{Common, Slot};
use crate::sim::command::Command;
use crate::sim::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct InTransit<M> {
    pub(crate) from: u32,
    pub(crate) to: u32,
    pub(crate) out: Port,
    pub(crate) fate: Fate,
    /// The message arrives within this number of ticks.
    pub(crate) latest: Ticks,
    pub(crate) message: M,
}

impl<M: Clone> InTransit<&M> {
    pub(crate) fn cloned(&self) -> InTransit<M> {
        let InTransit { from, to, out, fate, latest, message } = *self;
        InTransit { from, to, out, fate, latest, message: message.clone() }
    }
}

impl<M> InTransit<M> {
    pub(crate) const fn as_ref(&self) -> InTransit<&M> {
        let Self { from, to, out, fate, latest, ref message } = *self;
        InTransit { from, to, out, fate, latest, message }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Running<T> {
    pub(crate) at: u32,
    pub(crate) key: TimerKey<T>,
    pub(crate) left: Ticks,
}

/// The remainder of a [`TickEnd`]: all parts except processes, messages and timers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rest {
    /// How many acts of the script are done, and the current tick, for the next acts; `None`: no more acts.
    pub(crate) script: Option<(usize, Ticks)>,
    pub(crate) has_begun: bool,
    pub(crate) common: Common,
    pub(crate) armed: BTreeMap<u32, u32>,
    pub(crate) cuts: Cuts,
    fifo: bool,
    /// The probability of a loss, as the bits of an `f64`.
    loss: u64,
    duplicate: u64,
    pub(crate) rests: bool,
    /// How many of the oldest messages arrive exactly after their `latest` ticks. Others may be earlier.
    pub(crate) settled: usize,
}

/// The state at the end of a tick (times are relative to it), without parts that cannot affect the future.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TickEnd {
    /// By position: the state of the process, and whether it is up.
    pub(crate) processes: Vec<(State, bool)>,
    /// The messages in transit, in the order of sending.
    pub(crate) messages: Vec<InTransit<Message>>,
    /// The armed timers, in the order in which they fire.
    pub(crate) timers: Vec<Running<Timer>>,
    pub(crate) rest: Rest,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct PossibleArrival {
    number: u32,
    due: Ticks,
    /// The FIFO link of the message; `None`: the message may overtake others.
    order: Option<(u32, Port)>,
    pub(crate) comes: ArrivalChance,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArrivalChance {
    Now,
    /// The message may arrive now, unless it would overtake another message on a FIFO link.
    Maybe,
    Later,
}

/// The FIFO links that have a message which stays in transit in this tick. Later messages on these links stay too.
pub(crate) type HeldLinks = Vec<(u32, Port)>;

impl PossibleArrival {
    pub(crate) fn comes_after(&self, staying: &HeldLinks) -> ArrivalChance {
        let is_held = || self.order.is_some_and(|order| staying.contains(&order));
        if self.comes == ArrivalChance::Maybe && is_held() { ArrivalChance::Later } else { self.comes }
    }

    /// Adds the message's FIFO link to `staying`. Returns whether the message has a FIFO link.
    pub(crate) fn stays(&self, staying: &mut HeldLinks) -> bool {
        staying.extend(self.order);
        self.order.is_some()
    }

    pub(crate) fn question(&self) -> Choice {
        Choice { purpose: Purpose::Delay, about: u64::from(self.number), number: 0 }
    }
}

const NO_OR_YES: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);

impl World {
    pub(crate) fn slot(&self, at: u32) -> (&State, bool) {
        let Slot { state, up, .. } = &self.slots[at as usize];
        (state, *up)
    }

    /// Calls `see` with each message in transit and its number, in the order of sending. `places`: a buffer.
    pub(crate) fn in_transit(&self, places: &mut Vec<(u32, Ticks)>, mut see: impl FnMut(u32, InTransit<&Message>)) {
        places.clear();
        places.extend(self.transport.queue.iter().map(|(due, number, _)| (number, due)));
        places.sort_unstable();
        for &(number, due) in &*places {
            let Some(packet) = self.transport.queue.look_up(due, number) else { continue };
            let Route { from, to, out, fate } = self.transport.wiring.route(self.transport.topology, packet.link);
            see(number, InTransit { from, to, out, fate, latest: due - self.now, message: &packet.message });
        }
    }

    pub(crate) fn running(&self) -> impl Iterator<Item = (u64, Running<Timer>)> + '_ {
        self.timers.iter().map(|armed| {
            let key = match armed.key {
                TimerKey::Farewell { .. } => TimerKey::Farewell { number: 0 },
                key => key,
            };
            (armed.number, Running { at: armed.at, key, left: armed.due - self.now })
        })
    }

    pub(crate) fn rest(&self) -> Rest {
        let Network { fifo, loss, duplicate, .. } = self.transport.network;
        Rest {
            script: (self.script_done < self.plan.script.len()).then_some((self.script_done, self.now)),
            has_begun: self.has_begun,
            common: self.common.clone(),
            armed: self.armed.clone(),
            cuts: self.cuts.clone(),
            fifo,
            loss: loss.to_bits(),
            duplicate: duplicate.to_bits(),
            rests: self.rests,
            settled: self.count_settled(),
        }
    }

    fn count_settled(&self) -> usize {
        let settled = |(.., number, _): &(_, u32, _)| *number < self.settled;
        if self.settled == 0 { 0 } else { self.transport.queue.iter().filter(settled).count() }
    }

    pub(crate) fn tick_end(&self) -> TickEnd {
        let mut messages = Vec::new();
        self.in_transit(&mut Vec::new(), |_, message| messages.push(message.cloned()));
        let slot = |at: u32| {
            let (state, up) = self.slot(at);
            (state.clone(), up)
        };
        let processes = (0..self.count() as u32).map(slot).collect();
        TickEnd { processes, messages, timers: self.running().map(|(_, timer)| timer).collect(), rest: self.rest() }
    }

    /// A world that continues from the end of a tick.
    pub(crate) fn gone_on_with(plan: Arc<Plan>, end: TickEnd) -> Self {
        let TickEnd { processes, messages, timers, rest } = end;
        Self::resumed(plan, processes.into_iter(), messages.into_iter(), timers.into_iter(), rest)
    }

    /// A world that continues from these parts of a state. Messages and timers get new numbers, in the given order.
    pub(crate) fn resumed(
        plan: Arc<Plan>,
        processes: impl Iterator<Item = (State, bool)>,
        messages: impl Iterator<Item = InTransit<Message>>,
        timers: impl Iterator<Item = Running<Timer>>,
        rest: Rest,
    ) -> Self {
        let mut world = Self::empty(plan);
        let plan = Arc::clone(&world.plan);
        world.slots.extend(processes.zip(&plan.ids).map(|((state, up), &id)| Slot { state, id, up }));
        let (script_done, now) = rest.script.unwrap_or((plan.script.len(), 0));
        (world.script_done, world.now) = (script_done, now);
        (world.has_begun, world.rests) = (rest.has_begun, rest.rests);
        world.settled = rest.settled as u32;
        (world.common, world.armed, world.cuts) = (rest.common, rest.armed, rest.cuts);
        let (loss, duplicate) = (f64::from_bits(rest.loss), f64::from_bits(rest.duplicate));
        world.transport.become_network(Network { fifo: rest.fifo, loss, duplicate, ..plan.network.clone() });
        world.transport.queue.advance(now);
        messages.for_each(|message| world.put_under_way(message));
        for Running { at, key, left } in timers {
            let key = match key {
                TimerKey::Farewell { .. } => TimerKey::Farewell { number: world.timers.next_number() },
                key => key,
            };
            world.timers.set(at, key, now, now + left);
        }
        world
    }

    fn put_under_way(&mut self, message: InTransit<Message>) {
        let InTransit { from, to, out, fate, latest, message } = message;
        let transport = &mut self.transport;
        transport.carried += Algorithm::carried(&message);
        if fate == Fate::Notice {
            transport.notices_under_way += 1;
        } else {
            transport.counters.by_kind[message.kind()] += 1;
        }
        let link = match fate {
            Fate::Arrives => transport.wiring.link(transport.topology, from, out),
            Fate::Doomed | Fate::Notice => transport.wiring.list(Route { from, to, out, fate }),
        };
        transport.queue.put_new(self.now + latest, Packet { link, message });
    }

    /// Makes this world a copy of another world of the same plan, without new allocations if possible.
    pub(crate) fn copy(&mut self, other: &Self) {
        // The pattern lists all fields. So the compiler reports a new field that this function does not copy.
        let Self {
            plan: _,
            slots,
            transport,
            timers,
            now,
            phase,
            script_done,
            last_act,
            asked,
            commands,
            has_begun,
            current,
            delivered,
            noticing,
            armed,
            may_break,
            cuts,
            heartbeats,
            drawn,
            noticers_drawn,
            common,
            changes,
            rests,
            limits,
            excess,
            settled,
        } = self;
        slots.clone_from(&other.slots);
        transport.copy(&other.transport);
        timers.copy(&other.timers);
        (*now, *phase, *script_done, *last_act) = (other.now, other.phase, other.script_done, other.last_act);
        asked.clone_from(&other.asked);
        commands.clone_from(&other.commands);
        (*has_begun, *delivered, *noticers_drawn) = (other.has_begun, other.delivered, other.noticers_drawn);
        current.clone_from(&other.current);
        noticing.clone_from(&other.noticing);
        armed.clone_from(&other.armed);
        heartbeats.clone_from(&other.heartbeats);
        drawn.clone_from(&other.drawn);
        if *cuts != other.cuts {
            cuts.clone_from(&other.cuts);
        }
        if *common != other.common {
            common.clone_from(&other.common);
        }
        changes.clone_from(&other.changes);
        (*rests, *limits, *excess) = (other.rests, other.limits, other.excess);
        (*may_break, *settled) = (other.may_break, other.settled);
    }

    /// Starts the next tick and executes the acts of the script, then `acts`. `breaks`: an adversary may crash each
    /// live process in its first broadcast of the tick.
    pub(crate) fn begin_asked(
        &mut self,
        (acts, breaks): (&[Command], bool),
        chance: &mut dyn Choose,
        observer: &mut dyn Observer,
    ) {
        let is_up = |at: u32| breaks && self.slots[at as usize].up;
        self.may_break = (0..self.slots.len() as u32).fold(0, |all, at| all | u64::from(is_up(at)) << at);
        self.asked.extend_from_slice(acts);
        self.begin(self.now + 1);
        self.announce_all(chance, observer);
        self.obey(chance, observer);
        self.transport.queue.settle();
    }

    /// Fills `into` with the messages in transit, in the order of sending. Messages after the last one that may arrive
    /// now are left out.
    pub(crate) fn coming(&self, into: &mut Vec<PossibleArrival>) {
        let network = &self.transport.network;
        into.clear();
        into.extend(self.transport.queue.iter().map(|(due, number, packet)| {
            let Route { from, to, out, fate } = self.transport.wiring.route(self.transport.topology, packet.link);
            let last = self.now + network.on(from, to).spread();
            let comes = match due {
                due if due == self.now => ArrivalChance::Now,
                due if due <= last && number >= self.settled => ArrivalChance::Maybe,
                _ => ArrivalChance::Later,
            };
            PossibleArrival { number, due, order: (network.fifo && fate != Fate::Notice).then_some((from, out)), comes }
        }));
        into.sort_unstable_by_key(|coming| coming.number);
        // Messages after the last one that may arrive cannot delay any arrival.
        let end = into.iter().rposition(|coming| coming.comes != ArrivalChance::Later).map_or(0, |last| last + 1);
        into.truncate(end);
    }

    pub(crate) fn bring(&mut self, coming: &PossibleArrival, chance: &mut dyn Choose, observer: &mut dyn Observer) {
        let Some(Packet { link, message }) = self.transport.queue.remove(coming.due, coming.number) else { return };
        self.deliver(link, coming.number, message, chance, observer);
        self.announce_all(chance, observer);
        self.check_limits();
    }

    /// Runs the next tick. Chance decides which messages arrive. `acts`: as for [`World::begin_asked`].
    pub(crate) fn ask_through_tick(
        &mut self,
        acts: (&[Command], bool),
        chance: &mut dyn Choose,
        observer: &mut dyn Observer,
    ) {
        self.begin_asked(acts, chance, observer);
        let (mut all, mut staying) = (Vec::new(), HeldLinks::new());
        self.coming(&mut all);
        for coming in all {
            let comes = match coming.comes_after(&staying) {
                ArrivalChance::Now => true,
                ArrivalChance::Maybe => chance.pick(coming.question(), NO_OR_YES) == 1,
                ArrivalChance::Later => false,
            };
            if comes {
                self.bring(&coming, chance, observer);
            } else {
                coming.stays(&mut staying);
            }
        }
        self.finish(chance, observer);
    }
}
