//! Packs worlds into rows of numbers, and rebuilds worlds from rows.

use crate::explore::prelude::*;
use crate::sim::{InTransit, LowestRound, Rest, Running};
use crate::{explore::table::hash_of, protocol::Grows, protocol::Rounded};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Thing<M, T> {
    Message(InTransit<M>),
    Timer(Running<T>),
}

/// All parts of a state except its processes, messages and timers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Outside {
    pub(super) rest: Rest,
    /// One bit per process: whether it may start because of `any_start`.
    pub(super) may_begin: u64,
}

#[derive(Clone, Debug, Default)]
pub(in crate::explore) struct Start {
    pub(super) bodies: Vec<u32>,
    pub(super) outside: u32,
    pub(super) budget: u32,
    pub(super) memory: u32,
    /// Indices in `Clocked::things`: the messages in the order of sending, then the timers in the order of firing.
    pub(super) things: Vec<u32>,
    pub(super) messages: usize,
}

/// The parts of a state that the [`World`] does not contain.
pub(super) struct StateExtras {
    pub(super) may_begin: u64,
    pub(super) budget: u32,
    pub(super) memory: u32,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Buffers {
    places: Vec<(u32, u64)>,
    numbers: Vec<u32>,
    pub(super) row: Vec<u64>,
}

#[derive(Clone, Copy)]
pub(super) enum Field {
    Outside,
    Budget,
    Memory,
}

pub(super) const FIELDS: usize = 3;

const UNKNOWN: u32 = u32::MAX;

impl Clocked {
    pub(super) fn get(&self, row: &[u64], field: Field) -> u32 {
        self.base.layout.get(row, self.count() + field as usize)
    }

    pub(super) fn outside(&self, row: &[u64]) -> &Outside {
        self.outsides.get(self.get(row, Field::Outside))
    }

    pub(super) fn process(&self, row: &[u64], at: u32) -> &(State, bool) {
        self.processes[at as usize].get(self.base.layout.get(row, at as usize))
    }

    fn things_of<'a>(&'a self, row: &'a [u64]) -> impl Iterator<Item = u32> + 'a {
        let fields = self.count() + FIELDS..self.base.layout.fields();
        fields.map_while(|field| self.base.layout.get(row, field).checked_sub(1))
    }

    pub(in crate::explore) fn start(&self, row: &[u64]) -> Start {
        let things: Vec<u32> = self.things_of(row).collect();
        Start {
            bodies: (0..self.count()).map(|at| self.base.layout.get(row, at)).collect(),
            outside: self.get(row, Field::Outside),
            budget: self.get(row, Field::Budget),
            memory: self.get(row, Field::Memory),
            messages: things.iter().take_while(|&&thing| matches!(self.things.get(thing), Thing::Message(_))).count(),
            things,
        }
    }

    pub(in crate::explore) fn world(&self, start: &Start) -> World {
        let (messages, timers) = start.things.split_at(start.messages);
        let message = |thing: &Thing<_, _>| if let Thing::Message(known) = thing { Some(known.clone()) } else { None };
        let messages = messages.iter().filter_map(|&thing| message(self.things.get(thing)));
        let timer = |thing: &Thing<_, _>| if let Thing::Timer(timer) = thing { Some(*timer) } else { None };
        let timers = timers.iter().filter_map(|&thing| timer(self.things.get(thing)));
        let processes = self.processes.iter().zip(&start.bodies).map(|(known, &body)| known.get(body).clone());
        let rest = self.outsides.get(start.outside).rest.clone();
        World::resumed(Arc::clone(&self.base.plan), processes, messages, timers, rest)
    }

    pub(super) fn left(&self, start: &Start) -> &Budget {
        self.base.budgets.get(start.budget)
    }

    pub(super) fn memory(&self, row: &[u64]) -> &Memory {
        self.base.memories.get(self.get(row, Field::Memory))
    }

    /// Packs a world at the end of a tick into [`Buffers::row`]. Returns `false` if a number is too large for its
    /// field. `from`: an earlier state, and one bit for each process that may have changed since; `None`: all may have.
    pub(super) fn pack(&mut self, world: &World, extras: &StateExtras, from: Option<(&Start, u64)>) -> bool {
        let mut room = std::mem::take(&mut self.room);
        room.numbers.clear();
        let lowest = lowest_round(world, &mut room);
        // Normalising the rounds may change every process.
        let from = from.filter(|_| lowest.is_none());
        for at in 0..self.count() as u32 {
            let body = match from {
                Some((start, changed)) if changed >> at & 1 == 0 => start.bodies[at as usize],
                _ => {
                    let (state, up) = world.slot(at);
                    let lowered = lowest.map(|lowest| {
                        let mut state = state.clone();
                        lowest.lower(Rounded::State(&mut state));
                        state
                    });
                    let state = lowered.as_ref().unwrap_or(state);
                    let is_it = |(known, was_up): &(State, bool)| *was_up == up && known == state;
                    self.processes[at as usize].number_by(hash_of(&(state, up)), is_it, || (state.clone(), up))
                }
            };
            room.numbers.push(body);
        }
        let outside = Outside { rest: world.rest(), may_begin: extras.may_begin };
        let outside = match from {
            Some((start, _)) if *self.outsides.get(start.outside) == outside => start.outside,
            _ => self.outsides.number(outside),
        };
        room.numbers.extend([outside, extras.budget, extras.memory]);
        self.pack_things(world, from.map(|(start, _)| start), lowest, &mut room);
        let fits = self.fill(&mut room);
        self.room = room;
        fits
    }

    fn pack_things(&mut self, world: &World, from: Option<&Start>, lowest: Option<LowestRound>, room: &mut Buffers) {
        let Self { things, later, .. } = self;
        let (messages, timers) = from.map_or((&[][..], &[][..]), |start| start.things.split_at(start.messages));
        let Buffers { places, numbers, .. } = room;
        // `place` is the index of the message or timer in the state one tick earlier.
        world.in_transit(places, |place, message| {
            if let Some(lowest) = lowest {
                let mut message = message.cloned();
                lowest.lower(Rounded::Message(&mut message.message));
                numbers.push(things.number(Thing::Message(message)) + 1);
                return;
            }
            let before = messages.get(place as usize).copied();
            let is_it =
                |thing: &Thing<Message, Timer>| matches!(thing, Thing::Message(known) if known.as_ref() == message);
            let hash = || hash_of(&Thing::<&Message, Timer>::Message(message.clone()));
            let make = || Thing::Message(message.cloned());
            numbers.push(number_later(things, later, before, is_it, (hash, make)) + 1);
        });
        for (place, timer) in world.running() {
            let before = timers.get(place as usize).copied();
            let is_it = |thing: &Thing<Message, Timer>| matches!(thing, Thing::Timer(known) if *known == timer);
            let hash = || hash_of(&Thing::<Message, Timer>::Timer(timer));
            numbers.push(number_later(things, later, before, is_it, (hash, || Thing::Timer(timer))) + 1);
        }
    }

    fn fill(&mut self, room: &mut Buffers) -> bool {
        let Buffers { numbers, row, .. } = room;
        if numbers.len() > self.base.layout.fields() {
            self.most_things = self.most_things.max(numbers.len() - self.count() - FIELDS);
            return false;
        }
        row.clear();
        row.resize(self.base.layout.words(), 0);
        numbers.iter().enumerate().all(|(field, &number)| self.base.layout.set(row, field, number))
    }
}

fn lowest_round(world: &World, room: &mut Buffers) -> Option<LowestRound> {
    if world.plan().nature.grows != Some(Grows::Draws) {
        return None;
    }
    let mut messages = Vec::new();
    world.in_transit(&mut room.places, |_, message| messages.push(message.message.clone()));
    let states = (0..world.count() as u32).map(|at| world.slot(at).0);
    LowestRound::of(states, messages.iter(), true).filter(|lowest| lowest.round > 0)
}

fn number_later(
    things: &mut Interned<Thing<Message, Timer>>,
    later: &mut Vec<u32>,
    before: Option<u32>,
    is_it: impl Fn(&Thing<Message, Timer>) -> bool,
    (hash, make): (impl FnOnce() -> u64, impl FnOnce() -> Thing<Message, Timer>),
) -> u32 {
    let known = before.and_then(|before| later.get(before as usize).copied());
    if let Some(known) = known.filter(|&known| known != UNKNOWN && is_it(things.get(known))) {
        return known;
    }
    let thing = things.number_by(hash(), is_it, make);
    if let Some(before) = before {
        later.resize(later.len().max(before as usize + 1), UNKNOWN);
        later[before as usize] = thing;
    }
    thing
}
