//! A system without a clock: any message at the head of a link may come next, any armed timer may run out at any moment.
//!
//! A state is a row of small numbers: what each process is, what is under way on each link, what is left of the script and of the purse, and
//! what the judges remember. Each distinct value is kept once in a table. Handlers are pure, so that each pair of a process's local state
//! and an event is handled once, by the protocol's own handler, and its effects are remembered.

mod act;
#[cfg(test)]
pub(super) mod bare;
mod body;
mod chain;
mod links;
mod script;
mod steps;
mod tell;

use std::sync::Arc;

use act::Act;
use body::{Body, Facts, Handler, Happened, Occasion};
use links::Links;

use super::purse::{Left, Purse};
use super::refusal::{Refused, refusals};
use super::report::Standings;
use super::store::Layout;
use super::table::{Grid, Interned, Memo};
use super::{Asked, Judged, Path, Step, Successors, System};
use crate::property::{Memory, Moment, Rules};
use crate::protocol::{Catalogued, Port, PropertyId, Protocol};
use crate::sim::chance::Tape;
use crate::sim::cuts::Cuts;
use crate::sim::detector::{Detector, Noticers};
use crate::sim::observe::Silent;
use crate::sim::{Blueprint, Common, ProcessView, World, local};

/// The values that a process has had, and what is asked of them often.
#[derive(Debug)]
struct Bodies<P: Protocol> {
    values: Interned<Body<P::State>>,
    facts: Vec<Facts>,
    occasions: Interned<Occasion>,
    /// By link and message: the occasion of its arrival, where all know nothing besides their states.
    arrivals: Grid,
    /// By body and occasion: the place of the first outcome among those of all handlings.
    handled: Grid,
}

/// One way in which a handling goes.
#[derive(Debug)]
struct Outcome<P: Protocol> {
    at: u32,
    body: u32,
    /// Links and messages.
    sent: Box<[(u32, u32)]>,
    /// How many messages it would have sent.
    wanted: u32,
    happened: Box<[Happened<P>]>,
    set: Box<[u32]>,
    answers: Box<[u32]>,
    /// Whether the next one is another outcome of the same handling.
    has_next: bool,
}

/// What is no process's and no link's.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Outside {
    /// How many acts of the script have been done.
    done: u32,
    /// Whether all have begun, where all begin together.
    has_begun: bool,
    common: u32,
    cuts: Cuts,
    /// The processes whose news that they leave is under way, once for each time.
    farewells: Vec<u32>,
}

/// The notice that a message could not be delivered, on its way back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Notice {
    /// The sender of the message.
    to: u32,
    from: u32,
    out: Port,
    message: u32,
}

pub(super) struct Free<P: Protocol> {
    plan: Arc<Blueprint<P>>,
    acts: Vec<(usize, Act)>,
    purse: Purse,
    rules: Rules,
    first_memory: Memory,
    layout: Layout,
    bodies: Vec<Bodies<P>>,
    messages: Interned<P::Message>,
    outcomes: Vec<Outcome<P>>,
    links: Links,
    outsides: Interned<Outside>,
    commons: Interned<Common>,
    purses: Interned<Left>,
    memories: Interned<Memory>,
    notices: Interned<Vec<Notice>>,
    /// By memory and outcome: the place of what follows.
    remembered: Memo,
    recollections: Vec<(u32, Box<[PropertyId]>)>,
    ends: Interned<Standings>,
    /// Room for the steps of a state.
    steps: Vec<Step>,
    /// How many handlings were worked out.
    handlings: u64,
    /// Whether any was left out, because it may go in too many ways.
    has_skipped: bool,
    /// The row that is looked for, and the outcomes that lead to it.
    sought: Option<tell::Sought>,
}

/// Fields of a row that come after those of the processes, and before those of the links.
#[derive(Clone, Copy)]
enum Field {
    Outside,
    Purse,
    Memory,
    Notices,
}

const FIELDS: usize = 4;

impl<P: Catalogued> Free<P> {
    pub(super) fn new(plan: Blueprint<P>, asked: &Asked) -> Result<Self, Vec<Refused>> {
        let mut refused = refusals(&plan, asked);
        let acts = act::acts(&plan).unwrap_or_else(|acts| {
            refused.extend(acts);
            Vec::new()
        });
        if !refused.is_empty() {
            return Err(refused);
        }
        let world = World::new(plan.clone(), &mut Tape::default(), &mut Silent);
        let rules = Rules::of(&world, &asked.properties);
        let first_memory = rules.memory(&world);
        let n = plan.ids.len();
        let mut layout = Layout::default();
        (0..n + FIELDS).for_each(|_| layout.add());
        let bodies = || Bodies {
            values: Interned::default(),
            facts: Vec::new(),
            occasions: Interned::default(),
            arrivals: Grid::default(),
            handled: Grid::default(),
        };
        Ok(Self {
            links: Links::new(P::TOPOLOGY, n as u32, plan.network.fifo),
            plan: Arc::new(plan),
            acts,
            purse: asked.purse.clone(),
            rules,
            first_memory,
            layout,
            bodies: (0..n).map(|_| bodies()).collect(),
            messages: Interned::default(),
            outcomes: Vec::new(),
            outsides: Interned::default(),
            commons: Interned::default(),
            purses: Interned::default(),
            memories: Interned::default(),
            notices: Interned::default(),
            remembered: Memo::default(),
            recollections: Vec::new(),
            ends: Interned::default(),
            steps: Vec::new(),
            handlings: 0,
            has_skipped: false,
            sought: None,
        })
    }
}

impl<P: Protocol> Free<P> {
    fn count(&self) -> usize {
        self.bodies.len()
    }

    fn field(&self, field: Field) -> usize {
        self.count() + field as usize
    }

    fn field_of_link(&self, link: u32) -> usize {
        self.count() + FIELDS + link as usize
    }

    #[inline]
    fn get(&self, row: &[u64], field: Field) -> u32 {
        self.layout.get(row, self.field(field))
    }

    #[inline]
    fn content(&self, row: &[u64], link: u32) -> u32 {
        self.layout.get(row, self.field_of_link(link))
    }

    #[inline]
    fn body(&self, row: &[u64], at: u32) -> u32 {
        self.layout.get(row, at as usize)
    }

    #[inline]
    fn facts(&self, row: &[u64], at: u32) -> &Facts {
        &self.bodies[at as usize].facts[self.body(row, at) as usize]
    }

    /// Whether there was room for it.
    #[inline]
    fn set(&self, row: &mut [u64], field: usize, value: u32) -> bool {
        self.layout.set(row, field, value)
    }

    fn outside(&self, row: &[u64]) -> &Outside {
        self.outsides.get(self.get(row, Field::Outside))
    }

    fn left(&self, row: &[u64]) -> &Left {
        self.purses.get(self.get(row, Field::Purse))
    }

    fn set_left(&mut self, row: &mut [u64], left: Left) -> bool {
        let number = self.purses.number(left);
        self.set(row, self.field(Field::Purse), number)
    }

    fn set_outside(&mut self, row: &mut [u64], outside: Outside) -> bool {
        let number = self.outsides.number(outside);
        self.set(row, self.field(Field::Outside), number)
    }

    fn set_notices(&mut self, row: &mut [u64], notices: Vec<Notice>) -> bool {
        let number = self.notices.number(notices);
        self.set(row, self.field(Field::Notices), number)
    }

    /// The number of a body at a position; what is asked of it often is worked out once.
    fn number_of(&mut self, at: u32, common: &Common, body: Body<P::State>) -> u32 {
        let watched = self.is_watched();
        let Self { plan, bodies, .. } = self;
        let bodies = &mut bodies[at as usize];
        let number = bodies.values.number(body);
        if number as usize == bodies.facts.len() {
            let facts = Handler { plan, common, at, watched }.facts(bodies.values.get(number));
            bodies.facts.push(facts);
        }
        number
    }

    /// Whether the absence of a process is noticed.
    fn is_watched(&self) -> bool {
        matches!(self.plan.detector, Detector::Oracle { .. })
    }

    fn noticers(&self) -> Noticers {
        match self.plan.detector {
            Detector::Oracle { by, .. } => by,
            Detector::Manual | Detector::Heartbeat { .. } => Noticers::All,
        }
    }

    /// The link that a process sends over by a port, which has a field in each row.
    fn link_at(&mut self, from: u32, out: Port) -> u32 {
        let link = self.links.at_port(from, out);
        while self.layout.fields() < self.field_of_link(self.links.len() as u32) {
            self.layout.add();
        }
        link
    }

    fn is_anything_under_way(&self, row: &[u64]) -> bool {
        let links = 0..self.links.len() as u32;
        self.get(row, Field::Notices) != 0 || links.into_iter().any(|link| self.content(row, link) != 0)
    }

    /// Whether only gifts could go on.
    fn is_at_rest(&self, row: &[u64]) -> bool {
        self.outside(row).done as usize == self.acts.len() && self.is_idle(row)
    }

    /// Whether only acts and gifts could go on.
    fn is_idle(&self, row: &[u64]) -> bool {
        let is_idle = |facts: &Facts| facts.armed == 0 && !facts.absent && !facts.may_begin;
        !self.is_anything_under_way(row)
            && self.outside(row).farewells.is_empty()
            && (0..self.count() as u32).all(|at| is_idle(self.facts(row, at)))
    }

    fn asks_for(&self, property: PropertyId) -> bool {
        self.rules.judges(property)
    }
}

/// A row as judges see it.
struct Seen<'a, P: Protocol> {
    system: &'a Free<P>,
    row: &'a [u64],
    common: &'a Common,
}

impl<P: Protocol> Moment<P> for Seen<'_, P> {
    fn protocol(&self) -> &P {
        &self.system.plan.protocol
    }

    fn count(&self) -> usize {
        self.system.count()
    }

    fn process(&self, at: u32) -> ProcessView<'_, P> {
        let number = self.system.body(self.row, at);
        let bodies = &self.system.bodies[at as usize];
        let (body, facts) = (bodies.values.get(number), &bodies.facts[number as usize]);
        ProcessView {
            local: local(&self.system.plan, self.common, at),
            up: facts.up,
            state: &body.state,
            standing: facts.standing,
            crashes_after: body.breaks_after,
        }
    }
}

impl<P: Protocol> Free<P> {
    fn seen<'a>(&'a self, row: &'a [u64]) -> Seen<'a, P> {
        Seen { system: self, row, common: self.commons.get(self.outside(row).common) }
    }

    fn standings(&self, row: &[u64]) -> Standings {
        let of = |at: u32| {
            let facts = self.facts(row, at);
            facts.up.then(|| facts.standing.cell(P::STRIP))
        };
        Standings((0..self.count() as u32).map(of).collect())
    }
}

impl<P: Catalogued> System for Free<P> {
    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn grow(&mut self) -> Layout {
        let bodies = self.bodies.iter().map(|bodies| bodies.values.len());
        let others = [self.outsides.len(), self.purses.len(), self.memories.len(), self.notices.len()];
        let links = (0..self.links.len() as u32).map(|link| self.links.lists(link));
        let layout = Layout::for_tables(bodies.chain(others).chain(links));
        std::mem::replace(&mut self.layout, layout)
    }

    fn first(&mut self, out: &mut Successors) -> bool {
        self.begin(out)
    }

    fn next(&mut self, state: &[u64], out: &mut Successors) -> bool {
        self.all_steps(state, out)
    }

    fn is_idle(&self, state: &[u64]) -> bool {
        Self::is_idle(self, state)
    }

    fn judge(&mut self, state: &[u64]) -> Judged {
        let mut judged = Judged::default();
        if self.asks_for(PropertyId::OneLeader) && (0..self.count() as u32).filter(|&at| self.facts(state, at).leads).count() > 1
        {
            judged.broken.push(PropertyId::OneLeader);
        }
        if self.is_at_rest(state) {
            let memory = self.memories.get(self.get(state, Field::Memory));
            // Safety is judged by what the memory was before the rest.
            let broken = self.rules.judge_rest(memory, &self.seen(state));
            let broken = broken.into_iter().filter(|&property| property != PropertyId::Safety);
            (judged.broken_if_new, judged.broken) =
                broken.chain(judged.broken).partition(|&property| property == PropertyId::Highest);
            let standings = self.standings(state);
            judged.end = Some(self.ends.number(standings));
        }
        judged
    }

    fn waits(&self, state: &[u64], waits: &mut Vec<u64>) {
        self.all_waits(state, waits);
    }

    fn served(&self, state: &[u64], step: Step) -> Option<u64> {
        self.served_by(state, step)
    }

    fn tell(&mut self, states: &[Vec<u64>], steps: &[Step]) -> Path {
        self.told(states, steps)
    }

    fn end(&self, number: u32) -> Standings {
        self.ends.get(number).clone()
    }

    fn handlings(&self) -> u64 {
        self.handlings
    }

    fn has_skipped(&self) -> bool {
        self.has_skipped
    }

    fn judges(&self, property: PropertyId) -> bool {
        self.asks_for(property)
    }

    fn has_upkeep(&self) -> bool {
        P::UPKEEP.is_some()
    }

    fn bytes(&self) -> usize {
        let bodies = self
            .bodies
            .iter()
            .map(|bodies| bodies.values.bytes() + bodies.handled.bytes() + bodies.facts.capacity() * size_of::<Facts>());
        bodies.sum::<usize>()
            + self.messages.bytes()
            + self.outcomes.capacity() * size_of::<Outcome<P>>()
            + self.links.bytes()
            + self.outsides.bytes()
            + self.commons.bytes()
            + self.purses.bytes()
            + self.memories.bytes()
            + self.notices.bytes()
            + self.remembered.bytes()
            + self.recollections.capacity() * size_of::<(u32, Box<[PropertyId]>)>()
    }
}
