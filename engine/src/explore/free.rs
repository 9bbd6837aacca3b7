//! A system without a clock: any message at the head of a link may arrive next, any armed timer may fire at any time.
//!
//! A state is a row of small numbers: the state of each process, the messages in transit on each link, the rest of
//! the script and of the budget, and the judges' memory. A table stores each distinct value once. Handlers are pure
//! functions. So the protocol's own handler is called once for each pair of local state and event, and its effects
//! are cached.

mod body;
mod chain;
mod describe;
mod known;
mod links;
mod row;
mod script;
mod steps;

use super::{budget::acts_done, budget::refusals, report::Glance, report::Sent, store::Layout, table::Memo};
use crate::explore::prelude::*;
use crate::sim::cuts::Cuts;
use body::{ARMED, Body, JudgedEvent, LEADS, MAY_BEGIN, Occasion};
use known::Briefs;
use links::{Link, Links};
use script::Acts;
use steps::{ABSENCE, ACT, FAREWELL, wait_of_notice, wait_of_timer};

#[derive(Debug, Default)]
struct Bodies {
    values: Interned<Body<State>>,
    /// For each index in `values`: the standing of the process in this state; the default one if it is down.
    standings: Vec<Standing>,
    /// By index in `values`: bits that module `body` defines, such as `UP`.
    traits: Vec<u8>,
    occasions: Interned<Occasion>,
    /// One table for each value of `Occasion::common`. It maps each frequent event to the number of its occasion.
    often: Vec<Grid>,
    /// For each state and occasion: the index of the first outcome.
    handled: Grid,
}

/// One possible result of a handler call.
#[derive(Debug)]
struct Outcome {
    at: u32,
    body: u32,
    /// The sent messages, as pairs (number of the link, number of the message).
    sent: Box<[(u32, u32)]>,
    wanted: u32,
    happened: Box<[JudgedEvent]>,
    set: Box<[u32]>,
    answers: Box<[u32]>,
    has_next: bool,
}

/// The parts of a state that belong to no single process or link.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Outside {
    /// How many acts of the script are done.
    done: u32,
    /// Whether all processes have started. Only used for algorithms that start them together.
    has_begun: bool,
    common: u32,
    cuts: Cuts,
    /// The processes that announced that they leave, while the other processes have not yet learned of it.
    farewells: Vec<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Notice {
    /// The process that sent the message. It receives the notice.
    to: u32,
    from: u32,
    out: Port,
    message: u32,
}

pub(super) struct Free {
    base: Base,
    acts: Acts,
    first_memory: Memory,
    bodies: Vec<Bodies>,
    messages: Interned<Message>,
    outcomes: Vec<Outcome>,
    briefs: Briefs,
    links: Links,
    /// A mask of the words of a row: if no message is in transit, all bits that it selects are 0.
    under_way: Vec<u64>,
    outsides: Interned<Outside>,
    commons: Interned<Common>,
    /// For each budget and timer: the index of the budget after the timer has fired.
    charged: Grid,
    notices: Interned<Vec<Notice>>,
    /// For each memory of the judge and outcome: an index in `recollections` (the next memory and the violations).
    remembered: Memo,
    recollections: Vec<(u32, Box<[PropertyId]>)>,
    /// The step for which `outcomes_of` searches the outcomes; `None` at all other times.
    target: Option<describe::SearchTarget>,
    /// The starting point of all runs; `None`: tick 0.
    origin: Option<Arc<Origin>>,
}

#[derive(Clone, Copy)]
enum Field {
    Outside,
    Budget,
    Memory,
    Notices,
}

const FIELDS: usize = 4;

/// The result of writing numbers into a row. `None`: a number is too large for its field, so the layout must grow.
type Fits = Option<()>;

impl Free {
    pub(super) fn new(plan: Plan, origin: Option<Origin>, asked: &CheckOptions) -> Result<Self, Vec<CheckError>> {
        let mut refused = refusals(&plan, asked);
        let acts = script::acts(&plan, acts_done(&plan, origin.as_ref())).unwrap_or_else(|acts| {
            refused.extend(acts);
            Acts::default()
        });
        if !refused.is_empty() {
            return Err(refused);
        }
        let n = plan.ids.len();
        let mut layout = Layout::default();
        (0..n + FIELDS).for_each(|_| layout.add());
        let links = Links::new(plan.nature.topology, n as u32, plan.network.fifo);
        let base = Base::new(plan, asked, layout);
        let first_memory = match &origin {
            Some(origin) => origin.memory.clone(),
            None => base.rules.memory(&World::new((*base.plan).clone(), &mut Tape::default(), &mut Silent)),
        };
        Ok(Self {
            links,
            base,
            acts,
            first_memory,
            bodies: std::iter::repeat_with(Bodies::default).take(n).collect(),
            messages: Interned::default(),
            outcomes: Vec::new(),
            briefs: Briefs::default(),
            under_way: Vec::new(),
            outsides: Interned::default(),
            commons: Interned::default(),
            charged: Grid::default(),
            notices: Interned::default(),
            remembered: Memo::default(),
            recollections: Vec::new(),
            target: None,
            origin: origin.map(Arc::new),
        })
    }
}

impl System for Free {
    fn base(&self) -> &Base {
        &self.base
    }

    fn grow(&mut self) -> Layout {
        let bodies = self.bodies.iter().map(|bodies| bodies.values.len());
        let others = [self.outsides.len(), self.base.budgets.len(), self.base.memories.len(), self.notices.len()];
        let links = (0..self.links.all.len() as u32).map(|link| self.links.contents[link as usize].lists.len());
        let layout = Layout::for_tables(bodies.chain(others).chain(links));
        let links = (0..self.links.all.len() as u32).map(|link| self.field_of_link(link));
        self.under_way = layout.bits(links.chain([self.field(Field::Notices)]));
        std::mem::replace(&mut self.base.layout, layout)
    }

    fn first(&mut self, out: &mut Successors) -> Progress {
        self.begin(out).map_or(Progress::NoRoom, |()| Progress::Whole)
    }

    fn next(&mut self, state: &[u64], out: &mut Successors) -> Progress {
        self.all_steps(state, out).map_or(Progress::NoRoom, |()| Progress::Whole)
    }

    /// Also returns `false` if the adversary may act.
    fn known_next(&self, state: &[u64], out: &mut Successors) -> bool {
        let Some(context) = self.context(state).filter(|_| !self.left(state).has_faults()) else { return false };
        let mut steps = std::mem::take(&mut out.room);
        steps.clear();
        self.add_steps_without_faults(state, &mut steps, out);
        let is_known = steps.iter().all(|&step| self.take_known(state, step, context, out));
        out.room = steps;
        is_known
    }

    fn is_idle(&self, state: &[u64]) -> bool {
        !self.is_anything_under_way(state)
            && self.outside(state).farewells.is_empty()
            && self.traits_of_any(state) & (ARMED | MAY_BEGIN) == 0
    }

    fn judge(&mut self, state: &[u64]) -> StateVerdict {
        let memory = self.base.memories.get(self.get(state, Field::Memory));
        let rests = self.is_at_rest(state);
        let broken = rests.then(|| self.base.rules.judge_rest(memory, &self.seen(state)));
        let mut judged = self.base.judged(|at| self.traits(state, at) & LEADS != 0, broken);
        if rests {
            let standings = self.standings(state);
            judged.end = Some(self.base.ends.number(standings));
        }
        judged
    }

    fn labels(&mut self, state: &[u64], out: &Successors) -> Vec<String> {
        out.steps.iter().map(|&taken| self.labelled(state, taken)).collect()
    }

    fn glance(&self, state: &[u64]) -> Glance {
        let of_link = |&link: &u32| {
            let Link { from, to, .. } = self.links.get(link);
            let sent = move |&message: &u32| Sent { kind: self.messages.get(message).kind(), from, to };
            self.links.list(link, self.content(state, link)).iter().map(sent)
        };
        Glance::of(&self.seen(state), self.links.order.iter().flat_map(of_link).collect())
    }

    fn waits(&self, state: &[u64], waits: &mut Vec<u64>) {
        for &link in &self.links.order {
            let content = self.content(state, link);
            let places = self.links.next_places(link, content);
            waits.extend(places.map(|place| self.wait_of_message(state, link, place)));
        }
        waits.extend(self.notices.get(self.get(state, Field::Notices)).iter().map(|notice| wait_of_notice(*notice)));
        for at in 0..self.count() as u32 {
            let body = self.process(state, at);
            waits.extend(body.timers().map(|timer| wait_of_timer(at, timer)));
            waits.extend(body.absent.then(|| wait_of_timer(at, ABSENCE)));
        }
        let outside = self.outside(state);
        waits.extend(outside.farewells.iter().map(|&gone| wait_of_timer(gone, FAREWELL)));
        waits.extend(((outside.done as usize) < self.acts.len()).then_some(ACT));
    }

    fn served(&self, state: &[u64], step: Step) -> Option<u64> {
        match step {
            Step::Deliver { link, place } | Step::Lose { link, place } => {
                Some(self.wait_of_message(state, link, place))
            }
            Step::Return { place } => {
                Some(wait_of_notice(self.notices.get(self.get(state, Field::Notices))[place as usize]))
            }
            Step::Fire { at, timer } => Some(wait_of_timer(at, timer)),
            Step::Notice { gone, farewell } => Some(wait_of_timer(gone, if farewell { FAREWELL } else { ABSENCE })),
            Step::Act => Some(ACT),
            Step::Begin { .. }
            | Step::Start { .. }
            | Step::Crash { .. }
            | Step::Revive { .. }
            | Step::Copy { .. }
            | Step::Tick { .. } => None,
        }
    }

    fn describe(&mut self, states: &[Vec<u64>], steps: &[Transition]) -> Path {
        self.describe_run(states, steps)
    }

    fn bytes(&self) -> usize {
        let bodies = self.bodies.iter().map(|bodies| {
            bodies.values.bytes() + bodies.handled.bytes() + bodies.standings.capacity() * size_of::<Standing>()
        });
        bodies.sum::<usize>()
            + self.messages.bytes()
            + self.outcomes.capacity() * size_of::<Outcome>()
            + self.briefs.bytes()
            + self.links.bytes()
            + self.outsides.bytes()
            + self.commons.bytes()
            + self.base.bytes()
            + self.notices.bytes()
            + self.remembered.allocation_size()
            + self.recollections.capacity() * size_of::<(u32, Box<[PropertyId]>)>()
    }
}

#[cfg(test)]
pub(super) mod bare {
    use std::collections::BTreeMap;

    use super::{Field, Free, Notice};
    use crate::protocol::Port;
    use crate::protocols::sum::{Message, State};

    /// A process: its state, whether it is up, its armed timers, and after how many messages an armed crash happens.
    pub(in crate::explore) type Process<S> = (S, bool, Vec<usize>, Option<u32>);

    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(in crate::explore) struct Bare<S, M> {
        pub(in crate::explore) processes: Vec<Process<S>>,
        /// By sender, receiver and port: the messages, in the order of sending on FIFO links, otherwise ascending.
        pub(in crate::explore) under_way: BTreeMap<(u32, u32, Port), Vec<M>>,
        /// The notices, as (receiver, sender, undelivered message), ascending.
        pub(in crate::explore) notices: Vec<(u32, u32, M)>,
    }

    impl Free {
        pub(in crate::explore) fn bare(&self, row: &[u64]) -> Bare<State, Message> {
            let process = |at: u32| {
                let body = self.bodies[at as usize].values.get(self.body(row, at));
                let armed = body.timers().map(|timer| timer as usize).collect();
                (body.state.clone(), body.up, armed, body.breaks_after)
            };
            let mut under_way: BTreeMap<_, Vec<Message>> = BTreeMap::new();
            for &link in &self.links.order {
                let (ends, list) = (self.links.get(link), self.links.list(link, self.content(row, link)));
                let mut messages: Vec<Message> =
                    list.iter().map(|&message| self.messages.get(message).clone()).collect();
                if !self.links.fifo {
                    messages.sort();
                }
                if !messages.is_empty() {
                    under_way.insert((ends.from, ends.to, ends.out), messages);
                }
            }
            let notice = |notice: &Notice| (notice.to, notice.from, self.messages.get(notice.message).clone());
            let mut notices: Vec<_> = self.notices.get(self.get(row, Field::Notices)).iter().map(notice).collect();
            notices.sort();
            Bare { processes: (0..self.count() as u32).map(process).collect(), under_way, notices }
        }
    }
}
