//! Exhaustive search: visits all reachable states of a system, breadth first, and checks the properties in each.
//!
//! There are two kinds of systems. `free` is the system without a clock: any message at the head of a link may arrive
//! next, any armed timer may fire at any time. It calls the protocol's own handlers, once for each pair of local
//! state and event. `clocked` is the system with the clock: a step is one tick of the same world that the screen
//! shows. All delays and random draws are tried.
//!
//! `visit` visits the states of either system, and `together` does this on several threads. `endless` decides whether
//! runs terminate. `path` describes a run as plain data, step by step.
//!
//! A search runs in portions ([`Search::work`]), so that the caller stays responsive and can stop it at any time.

mod budget;
mod clocked;
mod endless;
mod free;
mod path;
mod report;
mod store;
mod table;
#[cfg(test)]
pub(crate) mod tests;
mod together;
mod visit;

use std::{num::NonZeroU32, sync::Arc};

use crate::protocol::{Id, PropertyId, Ticks};
use crate::sim::chance::Tape;
use crate::sim::observe::{Observer, Silent, SimEvent};
use crate::{property::Memory, property::Rules, protocols::sum, protocols::sum::Message, sim::Plan, sim::World};
use store::{Layout, Store};
use table::Interned;

pub(crate) use budget::Origin;
pub use budget::{Budget, CheckError, MOST_PROCESSES};
pub use path::{Departure, Drawn, Effects, Ground, Move, Passage, Path, Replay, Setting, Stage, Timed};
pub use report::{Breaking, End, Finding, Goal, Holding, Report, Runs, Standings};
pub use table::hash_of;
pub use together::Workers;
pub use visit::Search;

/// The names that most files of this folder use.
mod prelude {
    pub(super) use crate::explore::budget::{Budget, CheckError, Origin};
    pub(super) use crate::explore::{
        Base, CheckOptions, Path, Progress, StateVerdict, Step, Successors, System, Transition,
    };
    pub(super) use crate::protocol::{Id, Port, PropertyId, Protocol, Standing, Ticks};
    pub(super) use crate::protocols::sum::{Message, State, Timer};
    pub(super) use crate::sim::observe::{Observer, Silent, SimEvent};
    pub(super) use crate::sim::pins::{DirectedLink, Pin};
    pub(super) use crate::sim::{Common, Plan, World};
    pub(super) use crate::{explore::clocked::Clocked, explore::free::Free, explore::report::Standings};
    pub(super) use crate::{explore::store::Store, explore::table::Grid, explore::table::Interned, property::Memory};
    pub(super) use crate::{property::Rules, sim::chance::Tape, sim::command::Targets, sim::detector::Detector};
    pub(super) use hashbrown::HashTable;
    pub(super) use std::{collections::BTreeMap, num::NonZeroU32, sync::Arc};
}

/// Parameters of a check.
#[derive(Clone, Debug)]
pub struct CheckOptions {
    /// Whether the check has no clock: messages may arrive and timers may fire at any time.
    pub asynchronous: bool,
    pub budget: Budget,
    pub properties: Vec<PropertyId>,
    /// Whether the search stops at the first violation.
    pub first: bool,
    pub limits: Limits,
    /// The threads that the search uses; `None`: only the calling thread. The results are the same with any number.
    pub workers: Option<Workers>,
}

/// The limits of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub states: u64,
    /// The maximum memory, in bytes.
    pub memory: u64,
    /// The maximum number of steps from an initial state.
    pub depth: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { states: u64::MAX, memory: u64::MAX, depth: u32::MAX }
    }
}

/// Starts a search through all runs of a plan; with `from`, through all runs that continue from that point.
pub(crate) fn begin(plan: Plan, from: Option<Origin>, asked: &CheckOptions) -> Result<Search, Vec<CheckError>> {
    let system: Box<dyn System> = if asked.asynchronous {
        Box::new(free::Free::new(plan, from, asked)?)
    } else {
        Box::new(clocked::Clocked::new(plan, from, asked)?)
    };
    Ok(Search::new(system, asked.clone()))
}

/// A transition system. Each state is stored as a row of numbers.
trait System: std::any::Any + Send + Sync {
    fn base(&self) -> &Base;

    /// Makes the fields of the rows wide enough for all numbers. Returns the old layout.
    fn grow(&mut self) -> Layout;

    fn first(&mut self, out: &mut Successors) -> Progress;

    /// Adds all successors of a state to `out`, always in the same order.
    fn next(&mut self, state: &[u64], out: &mut Successors) -> Progress;

    /// Continues a call that returned [`Progress::Part`]. In between, nothing may be removed from `out`.
    fn go_on(&mut self, _out: &mut Successors) -> Progress {
        Progress::Whole
    }

    /// Adds the successors of a state, if this changes no table of the system. If `false`, call `next` instead.
    fn known_next(&self, _state: &[u64], _out: &mut Successors) -> bool {
        false
    }

    /// Whether the only possible steps from a state are acts of the script and actions of the adversary.
    fn is_idle(&self, state: &[u64]) -> bool;

    fn judge(&mut self, state: &[u64]) -> StateVerdict;

    /// The labels of the steps from `state`. `out` must contain the successors of `state`.
    fn labels(&mut self, state: &[u64], out: &Successors) -> Vec<String>;

    fn glance(&self, state: &[u64]) -> report::Glance;

    /// Adds a number to `waits` for each pending event that a fair run must not postpone forever; with a clock, none.
    fn waits(&self, _state: &[u64], _waits: &mut Vec<u64>) {}

    /// The number that `waits` uses for the event of a step; `None`: `waits` never lists this event.
    fn served(&self, _state: &[u64], _step: Step) -> Option<u64> {
        None
    }

    /// Describes the run through `states`. The first of them must be an initial state.
    fn describe(&mut self, states: &[Vec<u64>], steps: &[Transition]) -> Path;

    fn bytes(&self) -> usize;
}

/// The data that both systems need, with and without a clock.
struct Base {
    plan: Arc<Plan>,
    budget: Budget,
    rules: Rules,
    layout: Layout,
    budgets: Interned<Budget>,
    memories: Interned<Memory>,
    ends: Interned<Standings>,
    obeyed: ExecutedSteps,
    /// How many handler calls were computed; with the clock, how many ticks were simulated.
    handlings: u64,
    /// Whether the search left out a handler call, or a draw of lots, because there were too many possible results.
    has_skipped: bool,
}

impl Base {
    fn new(plan: Plan, asked: &CheckOptions, layout: Layout) -> Self {
        Self {
            rules: Rules::of(&World::new(plan.clone(), &mut Tape::default(), &mut Silent), &asked.properties),
            plan: Arc::new(plan),
            budget: asked.budget.clone(),
            layout,
            budgets: Interned::default(),
            memories: Interned::default(),
            ends: Interned::default(),
            obeyed: ExecutedSteps::default(),
            handlings: 0,
            has_skipped: false,
        }
    }

    /// Checks a state. `at_rest`: the violated properties, among those that are checked only at rest; `None`: no rest.
    fn judged(&self, leads: impl Fn(u32) -> bool, at_rest: Option<Vec<PropertyId>>) -> StateVerdict {
        let mut judged = StateVerdict::default();
        let leaders = || (0..self.plan.ids.len() as u32).filter(|&at| leads(at)).count();
        if self.rules.judges(PropertyId::OneLeader) && leaders() > 1 {
            judged.broken.push(PropertyId::OneLeader);
        }
        // Safety is checked elsewhere, because its check needs the judge's memory from before the run came to rest.
        let broken = at_rest.into_iter().flatten().filter(|&property| property != PropertyId::Safety);
        (judged.broken_if_new, judged.broken) =
            broken.chain(judged.broken).partition(|&property| property == PropertyId::Highest);
        judged
    }

    fn bytes(&self) -> usize {
        self.budgets.bytes() + self.memories.bytes()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    Whole,
    /// The call is not finished. The caller must continue it with `go_on`.
    Part,
    /// A number is too large for its field. The caller must call `grow` and start again.
    NoRoom,
}

/// One step of a system. `link` is the number of a link, and `at` the position of a process. `place` is the index of
/// a message on its link, or of a notice in the list of notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// A message arrives, or is lost because the receiver is down.
    Deliver { link: u32, place: u32 },
    /// The notice of an undelivered message returns to the sender.
    Return { place: u32 },
    /// A timer fires.
    Fire { at: u32, timer: u32 },
    /// The failure detector notices that a process is down. `farewell`: the process had announced that it leaves.
    Notice { gone: u32, farewell: bool },
    /// A process starts because [`Budget::any_start`] allows it.
    Begin { at: u32 },
    /// The next act of the script is executed.
    Act,
    /// The adversary starts a process.
    Start { at: u32 },
    /// The adversary crashes a process.
    Crash { at: u32 },
    /// The adversary lets a process recover.
    Revive { at: u32 },
    /// The adversary loses a message.
    Lose { link: u32, place: u32 },
    /// The adversary duplicates a message.
    Copy { link: u32, place: u32 },
    /// One tick with the clock. `index`: the number of its successor. `given`: the tick uses up part of the budget.
    Tick { index: u32, given: bool },
}

/// A step. `breaks_after`: after this number of messages of its broadcast, the process crashes; `None`: no crash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Transition {
    step: Step,
    breaks_after: Option<u32>,
}

impl From<Step> for Transition {
    fn from(step: Step) -> Self {
        Self { step, breaks_after: None }
    }
}

fn message_label(message: &Message, (from, to): (Id, Id)) -> String {
    format!("{} {from} -> {to}", message.kind_name())
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct StateVerdict {
    broken: Vec<PropertyId>,
    /// Violations that count only if a state that is not idle ([`System::is_idle`]) leads to this state.
    broken_if_new: Vec<PropertyId>,
    end: Option<u32>,
}

#[derive(Clone, Debug, Default)]
struct Successors {
    rows: Vec<u64>,
    steps: Vec<Transition>,
    /// Violations that no later step can undo, as pairs (index of the step that causes the violation, property).
    broken: Vec<(u32, PropertyId)>,
    cut: bool,
    /// The index of the current state's first step. All steps before it belong to earlier states.
    begun: usize,
    /// The rows' results of looking them up in the store. The newest rows were perhaps not looked up yet.
    found: Vec<store::Lookup>,
    room: Vec<Step>,
}

impl Successors {
    #[inline]
    fn whole_or_nothing(&mut self, add: impl FnOnce(&mut Self) -> bool) -> bool {
        let (rows, steps, broken) = (self.rows.len(), self.steps.len(), self.broken.len());
        let is_whole = add(self);
        if !is_whole {
            self.rows.truncate(rows);
            self.steps.truncate(steps);
            self.broken.truncate(broken);
        }
        is_whole
    }

    fn clear(&mut self) {
        self.rows.clear();
        self.steps.clear();
        self.broken.clear();
        self.cut = false;
        self.begun = 0;
        self.found.clear();
    }
}

/// Lists the steps from `state` and the states that they lead to. All these states must already be visited.
fn list_steps(system: &mut dyn System, store: &Store, state: u32, out: &mut Successors, into: &mut Vec<(Step, u32)>) {
    out.clear();
    into.clear();
    let mut worked = system.next(store.row(state), out);
    while worked == Progress::Part {
        worked = system.go_on(out);
    }
    store.find_all(&out.rows, &mut out.found);
    let found = out.steps.iter().zip(&out.found);
    into.extend(found.filter_map(|(taken, found)| Some((taken.step, found.state?))));
}

/// The next answers in lexicographic order; `None`: `answers` are the last. Question `i` has `asked[i]` answers.
fn next_answers(mut answers: Vec<u32>, asked: &[NonZeroU32]) -> Option<Vec<u32>> {
    answers.resize(asked.len(), 0);
    while let Some(last) = answers.pop() {
        if last + 1 < asked[answers.len()].get() {
            answers.push(last + 1);
            return Some(answers);
        }
    }
    None
}

#[derive(Debug, Default)]
struct ExecutedSteps(Vec<sum::Step>);

impl ExecutedSteps {
    fn note(&mut self, steps: impl IntoIterator<Item = sum::Step>) {
        for step in steps {
            // There are few different steps, so a linear search is fast enough.
            if !self.0.contains(&step) {
                self.0.push(step);
            }
        }
    }

    fn names(&self) -> Vec<&'static str> {
        let mut names: Vec<&'static str> = self.0.iter().map(|step| step.name()).collect();
        names.sort_unstable();
        names
    }
}

impl Observer for ExecutedSteps {
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        if let SimEvent::Obeyed { step, .. } = event {
            self.note([step]);
        }
    }
}
