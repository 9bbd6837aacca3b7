//! The system with the clock: a step is a tick of the world of the screen, in all the ways in which chance and an adversary may have it.
//!
//! Detector, process time, bouncing, cuts and acts mean exactly what they mean on the screen, because it is the same [`World`]. Between two
//! ticks it is taken apart into numbers of tables, and put together again to go on.

mod acts;
mod ticks;
mod timed;

use std::sync::Arc;

use super::goal::Glance;
use super::origin::Origin;
use super::path::Departure;
use super::purse::{Left, Purse};
use super::refusal::{Refused, refusals};
use super::report::Standings;
use super::store::Layout;
use super::table::Interned;
use super::{Asked, Judged, Path, Step, Successors, System};
use crate::property::{Memory, Rules};
use crate::protocol::{Catalogued, PropertyId, Protocol, Seat, Standing, Ticks};
use crate::sim::chance::Tape;
use crate::sim::network::{Arrival, Fate, Network};
use crate::sim::observe::Silent;
use crate::sim::{Blueprint, InTransit, Rest, TickEnd, TimerKey, World};

/// What is left of a state besides processes, messages and timers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Outside {
    rest: Rest,
    /// A bit for each process that may begin, because it has handled nothing yet.
    may_begin: u64,
}

type Timers<P> = Vec<(u32, TimerKey<<P as Protocol>::Timer>, Ticks)>;

pub(super) struct Clocked<P: Protocol> {
    plan: Arc<Blueprint<P>>,
    purse: Purse,
    rules: Rules,
    layout: Layout,
    processes: Vec<Interned<(P::State, bool)>>,
    messages: Interned<Vec<InTransit<P::Message>>>,
    timers: Interned<Timers<P>>,
    outsides: Interned<Outside>,
    purses: Interned<Left>,
    memories: Interned<Memory>,
    ends: Interned<Standings>,
    ticks: u64,
    /// Where runs are gone on from, if that is not the beginning.
    origin: Option<Origin<P>>,
}

/// Fields of a row that come after those of the processes.
#[derive(Clone, Copy)]
enum Field {
    Messages,
    Timers,
    Outside,
    Purse,
    Memory,
}

const FIELDS: usize = 5;

/// A state taken apart.
#[derive(Clone, Debug)]
struct State<P: Protocol> {
    end: TickEnd<P>,
    may_begin: u64,
    left: Left,
    memory: Memory,
}

impl<P: Catalogued> Clocked<P> {
    pub(super) fn new(plan: Blueprint<P>, origin: Option<Origin<P>>, asked: &Asked) -> Result<Self, Vec<Refused>> {
        let refused = refusals(&plan, asked);
        if !refused.is_empty() {
            return Err(refused);
        }
        let network = Network { arrival: Arrival::Asked, ..plan.network };
        let plan = Blueprint { network, numbered: true, ..plan };
        let rules = Rules::of(&World::new(plan.clone(), &mut Tape::default(), &mut Silent), &asked.properties);
        Ok(Self {
            layout: Layout::with_room(&vec![1; plan.ids.len() + FIELDS]),
            processes: plan.ids.iter().map(|_| Interned::default()).collect(),
            plan: Arc::new(plan),
            purse: asked.purse.clone(),
            rules,
            messages: Interned::default(),
            timers: Interned::default(),
            outsides: Interned::default(),
            purses: Interned::default(),
            memories: Interned::default(),
            ends: Interned::default(),
            ticks: 0,
            origin,
        })
    }
}

impl<P: Protocol> Clocked<P> {
    fn count(&self) -> usize {
        self.processes.len()
    }

    fn get(&self, row: &[u64], field: Field) -> u32 {
        self.layout.get(row, self.count() + field as usize)
    }

    fn outside(&self, row: &[u64]) -> &Outside {
        self.outsides.get(self.get(row, Field::Outside))
    }

    fn process(&self, row: &[u64], at: u32) -> &(P::State, bool) {
        self.processes[at as usize].get(self.layout.get(row, at as usize))
    }

    fn standing(&self, row: &[u64], at: u32) -> Option<Standing> {
        let (state, up) = self.process(row, at);
        up.then(|| self.plan.protocol.standing(Seat { position: at, ids: &self.plan.ids }, state))
    }

    fn state(&self, row: &[u64]) -> State<P> {
        let Outside { rest, may_begin } = self.outside(row).clone();
        State {
            end: TickEnd {
                processes: (0..self.count() as u32).map(|at| self.process(row, at).clone()).collect(),
                messages: self.messages.get(self.get(row, Field::Messages)).clone(),
                timers: self.timers.get(self.get(row, Field::Timers)).clone(),
                rest,
            },
            may_begin,
            left: self.purses.get(self.get(row, Field::Purse)).clone(),
            memory: self.memories.get(self.get(row, Field::Memory)).clone(),
        }
    }

    /// The state as a row; `None` if a number found no room.
    fn row(&mut self, state: State<P>) -> Option<Vec<u64>> {
        let State { end: TickEnd { processes, messages, timers, rest }, may_begin, left, memory } = state;
        let mut numbers: Vec<u32> =
            self.processes.iter_mut().zip(processes).map(|(known, process)| known.number(process)).collect();
        numbers.extend([
            self.messages.number(messages),
            self.timers.number(timers),
            self.outsides.number(Outside { rest, may_begin }),
            self.purses.number(left),
            self.memories.number(memory),
        ]);
        let mut row = vec![0; self.layout.words()];
        let fits = numbers.into_iter().enumerate().all(|(field, number)| self.layout.set(&mut row, field, number));
        fits.then_some(row)
    }

    fn world(&self, row: &[u64]) -> World<P> {
        World::resumed(Arc::clone(&self.plan), self.state(row).end)
    }

    /// Whether nothing goes on but what never ends, and nobody may begin; acts may be to come.
    fn is_still(&self, row: &[u64]) -> bool {
        let Outside { rest, may_begin } = self.outside(row);
        rest.rests && *may_begin == 0
    }
}

impl<P: Catalogued> System for Clocked<P> {
    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn grow(&mut self) -> Layout {
        let tables = [self.messages.len(), self.timers.len(), self.outsides.len(), self.purses.len(), self.memories.len()];
        let layout = Layout::for_tables(self.processes.iter().map(Interned::len).chain(tables));
        std::mem::replace(&mut self.layout, layout)
    }

    fn first(&mut self, out: &mut Successors) -> bool {
        self.begin(out)
    }

    fn next(&mut self, state: &[u64], out: &mut Successors) -> bool {
        self.all_ticks(state, out, &mut |_, _, _| {})
    }

    fn is_idle(&self, state: &[u64]) -> bool {
        self.is_still(state)
    }

    fn judge(&mut self, state: &[u64]) -> Judged {
        let mut judged = Judged::default();
        let leads = |at: u32| self.standing(state, at).is_some_and(|standing| standing.leads(self.plan.ids[at as usize]));
        if self.rules.judges(PropertyId::OneLeader) && (0..self.count() as u32).filter(|&at| leads(at)).count() > 1 {
            judged.broken.push(PropertyId::OneLeader);
        }
        if self.is_still(state) && self.outside(state).rest.has_no_act() {
            let memory = self.memories.get(self.get(state, Field::Memory));
            let broken = self.rules.judge_rest(memory, &self.world(state)).into_iter();
            let broken = broken.filter(|&property| property != PropertyId::Safety).chain(judged.broken);
            (judged.broken_if_new, judged.broken) = broken.partition(|&property| property == PropertyId::Highest);
            let of = |at: u32| self.standing(state, at).map(|standing| standing.cell(P::STRIP));
            let standings = Standings((0..self.count() as u32).map(of).collect());
            judged.end = Some(self.ends.number(standings));
        }
        judged
    }

    fn label(&self, _: &[u64], _: Step) -> String {
        "tick".to_owned()
    }

    fn glance(&self, state: &[u64]) -> Glance {
        let under_way = self.messages.get(self.get(state, Field::Messages)).iter();
        let messages = under_way.filter(|message| message.fate != Fate::Notice).map(|message| &message.message);
        Glance::of(&self.world(state), messages)
    }

    /// With the clock whatever is due comes.
    fn waits(&self, _: &[u64], _: &mut Vec<u64>) {}

    fn served(&self, _: &[u64], _: Step) -> Option<u64> {
        None
    }

    fn tell(&mut self, states: &[Vec<u64>], _: &[Step]) -> Path {
        let after = self.origin.as_ref().map(|origin| Departure { tick: origin.tick, ..Departure::default() });
        Path { after, timed: Some(self.timed(states)), ..Path::default() }
    }

    fn end(&self, number: u32) -> Standings {
        self.ends.get(number).clone()
    }

    fn handlings(&self) -> u64 {
        self.ticks
    }

    fn has_skipped(&self) -> bool {
        false
    }

    fn judges(&self, property: PropertyId) -> bool {
        self.rules.judges(property)
    }

    fn has_upkeep(&self) -> bool {
        P::UPKEEP.is_some()
    }

    fn bytes(&self) -> usize {
        let lists = self.messages.len() * size_of::<InTransit<P::Message>>() * 4;
        self.processes.iter().map(Interned::bytes).sum::<usize>()
            + self.messages.bytes()
            + lists
            + self.timers.bytes()
            + self.outsides.bytes()
            + self.purses.bytes()
            + self.memories.bytes()
    }
}

/// What tests look at.
#[cfg(test)]
impl<P: Protocol> Clocked<P> {
    pub(super) fn tick_end(&self, row: &[u64]) -> TickEnd<P> {
        self.state(row).end
    }
}
