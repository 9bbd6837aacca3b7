//! A world at the end of a tick, kept in little memory, and how it is brought back.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use super::{Blueprint, Common, Phase, Slot, World, local};
use crate::protocol::{Local, Protocol, Seat, Standing, Ticks};
use crate::sim::cuts::Cuts;
use crate::sim::heartbeat::Heartbeats;
use crate::sim::kept::list::KeptList;
use crate::sim::kept::page::{Known, Touched};
use crate::sim::limits::Limits;
use crate::sim::memory::OF_A_MAP;
use crate::sim::pins::pinning::Pinning;
use crate::sim::queue::Bucket;
use crate::sim::timers::Timers;
use crate::sim::timers::kept::KeptTimers;
use crate::sim::transport::Transport;
use crate::sim::transport::kept::KeptTransport;

#[derive(Clone, Debug)]
pub struct KeptWorld<P: Protocol> {
    plan: Arc<Blueprint<P>>,
    /// By position: the state, and whether the process is up.
    slots: KeptList<(P::State, bool)>,
    transport: KeptTransport<P>,
    timers: KeptTimers<P::Timer>,
    now: Ticks,
    script_done: usize,
    has_begun: bool,
    armed: Arc<BTreeMap<u32, u32>>,
    cuts: Arc<Cuts>,
    heartbeats: Option<Arc<Heartbeats>>,
    drawn: Arc<BTreeMap<u32, u32>>,
    noticers_drawn: u32,
    pinning: Option<Arc<Pinning>>,
    common: Arc<Common>,
    rests: bool,
    limits: Limits,
}

/// What was known, if it is still the same, or else a copy.
fn shared<T: Clone + PartialEq>(now: &T, known: Option<&Arc<T>>) -> Arc<T> {
    known.filter(|known| ***known == *now).map_or_else(|| Arc::new(now.clone()), Arc::clone)
}

impl<P: Protocol> KeptWorld<P> {
    /// Of a world whose tick is over. `known`: what it was at another moment, with the processes that were touched since. Adds to `looked`
    /// how much of it was looked at.
    pub fn of(world: &World<P>, known: Option<Known<'_, Self>>, looked: &mut usize) -> Self {
        let World { plan, slots, transport, timers, now, phase, script_done, asked, commands, has_begun, .. } = world;
        let World { current, delivered, noticing, armed, cuts, heartbeats, drawn, noticers_drawn, .. } = world;
        let World { common, changes, rests, limits, excess, .. } = world;
        debug_assert!(*phase == Phase::Over && *delivered == 0 && excess.is_none(), "it is kept at the end of a tick");
        debug_assert!(changes.is_empty(), "all have handled what has changed");
        debug_assert!(asked.is_empty() && commands.is_empty() && current.packets.is_empty() && noticing.is_empty());
        let before = known.map(|known| known.list);
        *looked += armed.len() + drawn.len() + heartbeats.as_ref().map_or(0, |_| slots.len());
        Self {
            plan: Arc::clone(plan),
            slots: KeptList::of(
                slots.len(),
                known.map(|known| known.part(|kept| &kept.slots)),
                looked,
                |at| (slots[at].state.clone(), slots[at].up),
                |at, (state, up)| slots[at].up == *up && slots[at].state == *state,
            ),
            transport: KeptTransport::of(transport, known.map(|known| known.part(|kept| &kept.transport)), looked),
            timers: KeptTimers::of(timers, known.map(|known| known.part(|kept| &kept.timers)), looked),
            now: *now,
            script_done: *script_done,
            has_begun: *has_begun,
            armed: shared(armed, before.map(|before| &before.armed)),
            cuts: shared(cuts, before.map(|before| &before.cuts)),
            heartbeats: heartbeats.as_deref().map(|now| shared(now, before.and_then(|before| before.heartbeats.as_ref()))),
            drawn: shared(drawn, before.map(|before| &before.drawn)),
            noticers_drawn: *noticers_drawn,
            pinning: transport.pinning.as_deref().map(|now| shared(now, before.and_then(|before| before.pinning.as_ref()))),
            common: shared(common, before.map(|before| &before.common)),
            rests: *rests,
            limits: *limits,
        }
    }

    /// Brings it back into the memory of another moment of the same run. `known`: what that was once, with the processes that were
    /// touched since.
    pub fn write(&self, world: &mut World<P>, known: Option<Known<'_, Self>>) {
        self.slots.write(known.map(|known| known.part(|kept| &kept.slots)), |at, (state, up)| {
            let slot = &mut world.slots[at];
            slot.state.clone_from(state);
            slot.up = *up;
        });
        self.transport.write(&mut world.transport);
        self.timers.write(&mut world.timers);
        (world.now, world.phase, world.script_done) = (self.now, Phase::Over, self.script_done);
        world.has_begun = self.has_begun;
        world.asked.clear();
        world.commands.clear();
        world.current.clear();
        world.delivered = 0;
        world.noticing.clear();
        if world.armed != *self.armed {
            world.armed.clone_from(&self.armed);
        }
        world.cuts.clone_from(&self.cuts);
        if let (Some(now), Some(kept)) = (&mut world.heartbeats, &self.heartbeats)
            && **now != **kept
        {
            (**now).clone_from(kept);
        }
        if let (Some(now), Some(kept)) = (&mut world.transport.pinning, &self.pinning)
            && **now != **kept
        {
            (**now).clone_from(kept);
        }
        if world.drawn != *self.drawn {
            world.drawn.clone_from(&self.drawn);
        }
        world.changes.clear();
        if world.common != *self.common {
            world.common.clone_from(&self.common);
        }
        (world.noticers_drawn, world.rests, world.limits, world.excess) = (self.noticers_drawn, self.rests, self.limits, None);
    }

    /// A world as it was.
    pub fn world(&self) -> World<P> {
        let Blueprint { ids, network, numbered, .. } = &*self.plan;
        let slots = self.slots.iter().zip(ids).map(|((state, up), &id)| Slot { state: state.clone(), id, up: *up });
        let mut world = World {
            slots: slots.collect(),
            transport: {
                let pinning = self.pinning.as_deref().cloned().map(Box::new);
                Transport::new(ids.len() as u32, *network, *numbered, pinning)
            },
            timers: Timers::new(),
            now: 0,
            phase: Phase::Over,
            script_done: 0,
            asked: Vec::new(),
            commands: VecDeque::new(),
            has_begun: false,
            current: Bucket::default(),
            delivered: 0,
            noticing: VecDeque::new(),
            armed: BTreeMap::new(),
            may_break: 0,
            cuts: Cuts::default(),
            heartbeats: self.heartbeats.as_deref().cloned().map(Box::new),
            drawn: BTreeMap::new(),
            noticers_drawn: 0,
            common: Common::default(),
            changes: VecDeque::new(),
            rests: false,
            limits: self.limits,
            excess: None,
            settled: 0,
            plan: Arc::clone(&self.plan),
        };
        let untouched = Touched::new(ids.len());
        self.write(&mut world, Some(Known { list: self, touched: Some(&untouched) }));
        world
    }

    /// What a process that is up knows, and its state.
    pub fn live(&self, at: u32) -> Option<(Local<'_>, &P::State)> {
        let (state, up) = self.slots.get(at as usize);
        up.then(|| (local(&self.plan, &self.common, at), state))
    }

    pub fn standing(&self, at: u32) -> Standing {
        let seat = Seat { position: at, ids: &self.plan.ids };
        self.live(at).map(|(_, state)| self.plan.protocol.standing(seat, state)).unwrap_or_default()
    }

    pub fn plan(&self) -> &Blueprint<P> {
        &self.plan
    }

    /// Memory besides what it shares with another, in bytes. The heap of states and messages is mostly empty or shared, and not counted.
    pub fn bytes(&self, before: Option<&Self>) -> usize {
        let differs = |one: &Arc<BTreeMap<u32, u32>>, other: Option<&Arc<BTreeMap<u32, u32>>>| {
            let is_new = other.is_none_or(|other| !Arc::ptr_eq(one, other));
            if is_new { (8 + OF_A_MAP) * one.len() } else { 0 }
        };
        let heartbeats = self.heartbeats.as_ref().filter(|now| {
            let known = before.and_then(|before| before.heartbeats.as_ref());
            known.is_none_or(|known| !Arc::ptr_eq(now, known))
        });
        let pinning = self.pinning.as_ref().filter(|now| {
            let known = before.and_then(|before| before.pinning.as_ref());
            known.is_none_or(|known| !Arc::ptr_eq(now, known))
        });
        size_of::<Self>()
            + self.slots.bytes(before.map(|before| &before.slots))
            + self.transport.bytes(before.map(|before| &before.transport))
            + self.timers.bytes(before.map(|before| &before.timers))
            + differs(&self.armed, before.map(|before| &before.armed))
            + differs(&self.drawn, before.map(|before| &before.drawn))
            + heartbeats.map_or(0, |heartbeats| heartbeats.bytes())
            + pinning.map_or(0, |pinning| pinning.bytes())
            + if before.is_none_or(|before| !Arc::ptr_eq(&before.common, &self.common)) { self.common.bytes() } else { 0 }
    }
}
