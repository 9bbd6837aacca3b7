//! Every run: all states that a system can reach are visited, breadth first, and judged.
//!
//! `free` is the system without a clock: any message at the head of a link may come next, any armed timer may run out at any moment. It
//! runs the handlers of the protocol itself, each once for each pair of local state and event. `clocked` is the system with the clock: a step is
//! a tick of the world of the screen, with all delays and draws. `visit` visits the states of any
//! system, `together` on several threads, `endless` says whether runs end, and `path` tells a run as plain data, step by step.
//!
//! A search is worked on in portions ([`Search::work`]), so that the one that asks can go on doing other things, and stop it at any time.

mod clocked;
mod endless;
mod free;
mod path;
mod purse;
mod report;
mod store;
mod table;
#[cfg(test)]
pub(crate) mod tests;
mod together;
mod visit;

use std::{num::NonZeroU32, sync::Arc};

use crate::property::{Memory, Rules};
use crate::protocol::{Id, PropertyId, Ticks};
use crate::protocols::{sum, sum::Message};
use crate::sim::observe::{Observer, Silent, SimEvent};
use crate::sim::{Plan, World, chance::Tape};
pub use path::{Departure, Drawn, Effects, Ground, LaidOut, Move, Passage, Path, Setting, Stage, Timed};
pub(crate) use purse::Origin;
pub use purse::{MOST_PROCESSES, Purse, Refused};
pub use report::{Breaking, End, Finding, Goal, Holding, Report, Runs, Standings};
use store::{Layout, Store};
use table::Interned;
pub use table::hash_of;
pub use together::Workers;
pub use visit::Search;

/// What is asked of a check.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Whether there is no clock.
    pub asynchronous: bool,
    pub purse: Purse,
    pub properties: Vec<PropertyId>,
    /// Whether the search stops at the first violation.
    pub first: bool,
    pub limits: Limits,
    /// `None`: it is all done by the one that asks. Nothing that is found depends on it.
    pub workers: Option<Workers>,
}

/// How far a search goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub states: u64,
    /// In bytes.
    pub memory: u64,
    /// In steps from a first state.
    pub depth: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { states: u64::MAX, memory: u64::MAX, depth: u32::MAX }
    }
}

/// Begins the search through all runs of a plan, or through those that go on from a moment of one; else says what of it cannot be searched.
pub(crate) fn begin(plan: Plan, from: Option<Origin>, asked: &Asked) -> Result<Search, Vec<Refused>> {
    let system: Box<dyn System> = if asked.asynchronous {
        Box::new(free::Free::new(plan, from, asked)?)
    } else {
        Box::new(clocked::Clocked::new(plan, from, asked)?)
    };
    Ok(Search::new(system, asked.clone()))
}

/// A system whose states are rows of numbers.
trait System: std::any::Any + Send + Sync {
    fn base(&self) -> &Base;

    /// Makes room; gives the layout before.
    fn grow(&mut self) -> Layout;

    /// The states in which a run may begin.
    fn first(&mut self, out: &mut Successors) -> Worked;

    /// All that may come next, in a fixed order.
    fn next(&mut self, state: &[u64], out: &mut Successors) -> Worked;

    /// Goes on with what was left last, of which nothing may be taken away from `out`.
    fn go_on(&mut self, _out: &mut Successors) -> Worked {
        Worked::Whole
    }

    /// The same where all of it is known, and no table changes; `false` if it is not: then it is to be asked for in the other way.
    fn known_next(&self, _state: &[u64], _out: &mut Successors) -> bool {
        false
    }

    /// Whether only acts and gifts could go on from a state.
    fn is_idle(&self, state: &[u64]) -> bool;

    fn judge(&mut self, state: &[u64]) -> Judged;

    /// What each step from a state is, in a few words. `out`: what follows the state.
    fn labels(&mut self, state: &[u64], out: &Successors) -> Vec<String>;

    fn glance(&self, state: &[u64]) -> report::Glance;

    /// What must not wait without end in a state: links with something under way, armed timers, acts to come. With the clock whatever is due comes.
    fn waits(&self, _state: &[u64], _waits: &mut Vec<u64>) {}

    /// Which of them a step serves.
    fn served(&self, _state: &[u64], _step: Step) -> Option<u64> {
        None
    }

    /// A run from the first state of these to the last, step by step.
    fn tell(&mut self, states: &[Vec<u64>], steps: &[Taken]) -> Path;

    fn bytes(&self) -> usize;
}

/// What both systems have: what is searched, where the numbers of a state lie, and what some of them stand for.
struct Base {
    plan: Arc<Plan>,
    purse: Purse,
    rules: Rules,
    layout: Layout,
    purses: Interned<Purse>,
    memories: Interned<Memory>,
    /// Who is down, and what the others hold.
    ends: Interned<Standings>,
    obeyed: Obeyed,
    /// How many handlings, or with the clock ticks, have been worked out.
    handlings: u64,
    /// Whether anything was left out because chance has too many answers.
    has_skipped: bool,
}

impl Base {
    fn new(plan: Plan, asked: &Asked, layout: Layout) -> Self {
        Self {
            rules: Rules::of(&World::new(plan.clone(), &mut Tape::default(), &mut Silent), &asked.properties),
            plan: Arc::new(plan),
            purse: asked.purse.clone(),
            layout,
            purses: Interned::default(),
            memories: Interned::default(),
            ends: Interned::default(),
            obeyed: Obeyed::default(),
            handlings: 0,
            has_skipped: false,
        }
    }

    /// Judges a state. `at_rest`: what does not hold in it, if it is at rest.
    fn judged(&self, leads: impl Fn(u32) -> bool, at_rest: Option<Vec<PropertyId>>) -> Judged {
        let mut judged = Judged::default();
        let leaders = || (0..self.plan.ids.len() as u32).filter(|&at| leads(at)).count();
        if self.rules.judges(PropertyId::OneLeader) && leaders() > 1 {
            judged.broken.push(PropertyId::OneLeader);
        }
        // Safety is judged by what the memory was before the rest.
        let broken = at_rest.into_iter().flatten().filter(|&property| property != PropertyId::Safety);
        (judged.broken_if_new, judged.broken) =
            broken.chain(judged.broken).partition(|&property| property == PropertyId::Highest);
        judged
    }

    fn bytes(&self) -> usize {
        self.purses.bytes() + self.memories.bytes()
    }
}

/// How far a system has come with what follows a state, or with the states in which a run may begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worked {
    Whole,
    /// There may be more: it has been left.
    Part,
    /// A number found no room: it is to be begun again once there is.
    NoRoom,
}

/// One step of a system. Links are numbered as the system numbers them; positions are those of processes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// The message at this place of a link arrives, or is lost at a process that is down.
    Deliver { link: u32, place: u32 },
    /// The notice at this place reaches the sender of its message.
    Return { place: u32 },
    /// A timer of a process runs out.
    Fire { at: u32, timer: u32 },
    /// The detector's timer of a process that is gone runs out. `farewell`: the news that it has left arrives.
    Notice { gone: u32, farewell: bool },
    /// A process begins that has handled nothing yet.
    Begin { at: u32 },
    /// The next act of the script.
    Act,
    /// A gift, as are the next four: a process begins.
    Start { at: u32 },
    /// A process goes down.
    Crash { at: u32 },
    /// A process comes up again.
    Revive { at: u32 },
    /// The message at this place is lost.
    Lose { link: u32, place: u32 },
    /// The message at this place is doubled.
    Copy { link: u32, place: u32 },
    /// A tick with the clock, by its place among all that may come next. `given`: it takes a gift.
    Tick { index: u32, given: bool },
}

/// A step as it is taken: its process may crash at the end of it, after so many of its messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Taken {
    step: Step,
    breaks_after: Option<u32>,
}

impl From<Step> for Taken {
    fn from(step: Step) -> Self {
        Self { step, breaks_after: None }
    }
}

fn message_label(message: &Message, (from, to): (Id, Id)) -> String {
    format!("{} {from} -> {to}", message.kind_name())
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Judged {
    broken: Vec<PropertyId>,
    /// What does not hold in it, and counts only where something has gone on since the rest before: that the highest has gone down or come back,
    /// and nobody has done anything about it, makes no election wrong.
    broken_if_new: Vec<PropertyId>,
    end: Option<u32>,
}

/// The states that follow one, one after the other.
#[derive(Clone, Debug, Default)]
struct Successors {
    rows: Vec<u64>,
    steps: Vec<Taken>,
    /// What a step breaks for good: its index, and the property.
    broken: Vec<(u32, PropertyId)>,
    cut: bool,
    /// How many steps belong to states before the one that is gone on from.
    begun: usize,
    /// What is known of the rows, once they have been looked for.
    found: Vec<store::Lookup>,
    /// Room for the steps of a state.
    room: Vec<Step>,
}

impl Successors {
    /// Adds all of something, or takes away what was added of it; whether it is there.
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

/// What follows a state: steps and states. All have been visited, so that every number has room.
fn following(system: &mut dyn System, store: &Store, state: u32, out: &mut Successors, into: &mut Vec<(Step, u32)>) {
    out.clear();
    into.clear();
    let mut worked = system.next(store.row(state), out);
    while worked == Worked::Part {
        worked = system.go_on(out);
    }
    store.find_all(&out.rows, &mut out.found);
    let found = out.steps.iter().zip(&out.found);
    into.extend(found.filter_map(|(taken, found)| Some((taken.step, found.state?))));
}

/// The next answers in order, after those to questions with so many answers each; `None` after the last. How many questions there
/// are may depend on the answers before.
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
struct Obeyed(Vec<sum::Step>);

impl Obeyed {
    fn note(&mut self, steps: impl IntoIterator<Item = sum::Step>) {
        for step in steps {
            // They come in the same order again and again.
            if !self.0.contains(&step) {
                self.0.push(step);
            }
        }
    }

    /// As listings write them, in the order of the alphabet.
    fn names(&self) -> Vec<&'static str> {
        let mut names: Vec<&'static str> = self.0.iter().map(|step| step.name()).collect();
        names.sort_unstable();
        names
    }
}

impl Observer for Obeyed {
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        if let SimEvent::Obeyed { step, .. } = event {
            self.note([step]);
        }
    }
}
