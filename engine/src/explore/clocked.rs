//! The system with the clock: a step is one tick of the screen's world, with all random choices and adversary actions.
//!
//! The failure detector, processing time, bouncing, cuts and acts work exactly as on the screen, because the system
//! uses the same [`World`]. After each tick, the world is packed into a row of table numbers. To continue from a row,
//! the world is rebuilt.

mod states;
mod ticks;
mod timed;
mod walk;

use super::{budget::acts_done, budget::refusals, path::Departure, report::Glance, report::Sent, store::Layout};
use crate::explore::prelude::*;
use crate::sim::network::{Arrival, Fate, Network};
use crate::{protocol::Seat, sim::InTransit, sim::command::Command, sim::detector::Noticers};
use states::{Buffers, FIELDS, Outside, Thing};
use ticks::Beginnings;
use walk::{See, TickEvents, Walk};

/// A world in the middle of a tick, with the events of this tick so far.
#[derive(Debug)]
struct Level {
    world: World,
    seen: TickEvents,
}

/// Work that can be suspended and continued, because a state can have very many successors.
#[derive(Debug)]
enum Work {
    Beginnings(Beginnings),
    Tick(Box<Walk>),
}

pub(super) struct Clocked {
    base: Base,
    processes: Vec<Interned<(State, bool)>>,
    things: Interned<Thing<Message, Timer>>,
    /// For each message or timer in `things`: the index of the value that describes it one tick later.
    later: Vec<u32>,
    most_things: usize,
    outsides: Interned<Outside>,
    remembers: bool,
    /// Whether the arrival ticks of messages are the only random choices.
    is_certain: bool,
    work: Option<Work>,
    levels: Vec<Level>,
    room: Buffers,
    /// The starting point of all runs; `None`: tick 0.
    origin: Option<Origin>,
}

impl Clocked {
    pub(super) fn new(plan: Plan, origin: Option<Origin>, asked: &CheckOptions) -> Result<Self, Vec<CheckError>> {
        let mut refused = refusals(&plan, asked);
        refused.extend(copies_of_open_delays(&plan, acts_done(&plan, origin.as_ref())));
        if !refused.is_empty() {
            return Err(refused);
        }
        let faults = asked.budget.losses > 0 || asked.budget.duplicates > 0;
        let network = Network { arrival: Arrival::Asked { faults }, ..plan.network.clone() };
        let plan = Plan { network, numbered: true, ..plan };
        let layout = Layout::with_room(&vec![1; plan.ids.len() + FIELDS]);
        let base = Base::new(plan, asked, layout);
        let breaks = asked.budget.mid_broadcast && asked.budget.crashes > 0;
        let (remembers, is_certain) = (!base.rules.remembers_nothing(), is_certain(&base.plan) && !faults && !breaks);
        Ok(Self {
            processes: base.plan.ids.iter().map(|_| Interned::default()).collect(),
            base,
            things: Interned::default(),
            later: Vec::new(),
            most_things: 0,
            outsides: Interned::default(),
            remembers,
            is_certain,
            work: None,
            levels: Vec::new(),
            room: Buffers::default(),
            origin,
        })
    }

    fn count(&self) -> usize {
        self.processes.len()
    }

    fn work_on(&mut self, work: &mut Work, out: &mut Successors, see: See<'_>) -> Progress {
        match work {
            Work::Beginnings(beginnings) => self.begin(beginnings, out, see),
            Work::Tick(walk) => walk.go_on(self, out, see),
        }
    }

    fn standing(&self, row: &[u64], at: u32) -> Option<Standing> {
        let (state, up) = self.process(row, at);
        up.then(|| self.base.plan.protocol.standing(Seat { position: at, ids: &self.base.plan.ids }, state))
    }

    /// Whether the run is at rest and no process may start because of `any_start`.
    fn is_still(&self, row: &[u64]) -> bool {
        let Outside { rest, may_begin } = self.outside(row);
        rest.rests && *may_begin == 0
    }
}

impl System for Clocked {
    fn base(&self) -> &Base {
        &self.base
    }

    fn grow(&mut self) -> Layout {
        let tables = [self.outsides.len(), self.base.budgets.len(), self.base.memories.len()];
        let things = std::iter::repeat_n(self.things.len() + 1, self.most_things);
        let layout = Layout::for_tables(self.processes.iter().map(Interned::len).chain(tables).chain(things));
        std::mem::replace(&mut self.base.layout, layout)
    }

    fn first(&mut self, out: &mut Successors) -> Progress {
        self.work = Some(Work::Beginnings(Beginnings::default()));
        self.go_on(out)
    }

    fn next(&mut self, state: &[u64], out: &mut Successors) -> Progress {
        self.work = Some(Work::Tick(Box::new(self.set_out(state))));
        self.go_on(out)
    }

    fn go_on(&mut self, out: &mut Successors) -> Progress {
        let Some(mut work) = self.work.take() else { return Progress::Whole };
        let worked = self.work_on(&mut work, out, &mut |_, _, _| {});
        self.work = (worked == Progress::Part).then_some(work);
        worked
    }

    fn is_idle(&self, state: &[u64]) -> bool {
        self.is_still(state)
    }

    fn judge(&mut self, state: &[u64]) -> StateVerdict {
        let leads = |at: u32| self.standing(state, at).is_some_and(|held| held.leads(self.base.plan.ids[at as usize]));
        let rests = self.is_still(state) && self.outside(state).rest.script.is_none();
        let broken = || self.base.rules.judge_rest(self.memory(state), &self.world(&self.start(state)));
        let mut judged = self.base.judged(leads, rests.then(broken));
        if rests {
            let of = |at: u32| self.standing(state, at).map(|standing| standing.cell(self.base.plan.nature.strip));
            let standings = Standings((0..self.count() as u32).map(of).collect());
            judged.end = Some(self.base.ends.number(standings));
        }
        judged
    }

    fn labels(&mut self, state: &[u64], out: &Successors) -> Vec<String> {
        self.labelled(state, out)
    }

    fn glance(&self, state: &[u64]) -> Glance {
        let world = self.world(&self.start(state));
        let mut messages = Vec::new();
        world.in_transit(&mut Vec::new(), |_, InTransit { from, to, fate, message, .. }| {
            messages.extend((fate != Fate::Notice).then(|| Sent { kind: message.kind(), from, to }));
        });
        Glance::of(&world, messages)
    }

    fn describe(&mut self, states: &[Vec<u64>], _: &[Transition]) -> Path {
        let after = self.origin.as_ref().map(|origin| Departure { tick: origin.tick, ..Departure::default() });
        Path { after, timed: Some(self.timed(states)), ..Path::default() }
    }

    fn bytes(&self) -> usize {
        self.processes.iter().map(Interned::bytes).sum::<usize>()
            + self.things.bytes()
            + self.later.capacity() * size_of::<u32>()
            + self.outsides.bytes()
            + self.base.bytes()
    }
}

fn copies_of_open_delays(plan: &Plan, from: usize) -> impl Iterator<Item = CheckError> + '_ {
    let varies = plan.network.varies();
    let acts = plan.script.iter().enumerate().skip(from).filter(move |_| varies);
    let copies = acts.filter(|(_, (_, command))| matches!(command, Command::Duplicate(_)));
    copies.map(|(act, _)| CheckError::CopyOfOpenDelay { act })
}

fn is_certain(plan: &Plan) -> bool {
    let is_drawn = matches!(plan.detector, Detector::Oracle { by: Noticers::Random, .. });
    let has_faults = plan.network.loses() || plan.network.duplicate > 0.0;
    let changes = plan.script.iter().any(|(_, command)| matches!(command, Command::Network(_)));
    !(plan.nature.draws() || plan.nature.draws_lots() || is_drawn || has_faults || changes)
}
