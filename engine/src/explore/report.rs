//! What a search has found, and what it may look for besides violations.

use super::{Judged, System, path::Path};
use crate::property::Moment;
use crate::protocol::{Cell, Datum, PropertyId, Role};

/// What is known of all runs so far.
#[derive(Clone, Debug)]
pub struct Report {
    pub states: u64,
    /// Pairs of a state and a step from it.
    pub transitions: u64,
    /// The most steps from a first state to any, by the shortest way.
    pub depth: u32,
    /// Whether all states were visited, and nothing is undecided.
    pub is_complete: bool,
    /// Whether a bound forbade any step.
    pub is_cut: bool,
    /// Whether any state was at rest.
    pub rests: bool,
    pub findings: Vec<Finding>,
    pub runs: Runs,
    pub ends: Vec<End>,
    /// In the tables of states, in bytes.
    pub bytes_of_states: u64,
    /// In all, in bytes.
    pub bytes: u64,
    /// How many handlings were worked out.
    pub handlings: u64,
    /// The steps of the algorithm that were obeyed in any of them, as listings write them, in the order of the alphabet.
    pub obeyed: Vec<&'static str>,
}

impl Report {
    /// The properties that are violated, each with the shortest run that breaks it.
    pub fn broken(&self) -> impl Iterator<Item = (PropertyId, &Breaking)> {
        self.findings.iter().filter_map(|finding| match &finding.holding {
            Holding::Violated(breaking) => Some((finding.property, &**breaking)),
            Holding::Holds | Holding::Undecided { .. } => None,
        })
    }

    /// The shortest run of all that break anything, and what it breaks.
    pub fn shortest(&self) -> Option<(PropertyId, &Breaking)> {
        self.broken().min_by_key(|(_, breaking)| breaking.steps)
    }
}

/// How a property stands.
#[derive(Clone, Debug)]
pub struct Finding {
    pub property: PropertyId,
    pub holding: Holding,
}

/// Whether a property holds.
#[derive(Clone, Debug)]
pub enum Holding {
    /// In all states.
    Holds,
    /// In all states that were visited, and not all were: whatever takes more steps than `within` is undecided.
    Undecided { within: u32 },
    /// In some run.
    Violated(Box<Breaking>),
}

/// The shortest run that breaks a property.
#[derive(Clone, Debug)]
pub struct Breaking {
    /// In steps, once round if it goes on for ever.
    pub steps: u32,
    /// Twice round if it goes on for ever.
    pub path: Path,
    /// Of a run that goes on for ever: how many of the last steps are gone round again and again; 0 of any other.
    pub round: u32,
}

/// Whether runs end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runs {
    /// Every run comes to rest.
    End,
    /// No run goes on for ever within the bounds, which cut some short.
    EndWithinBounds,
    /// Some go on for ever, but only where something waits without end.
    GoOnUnfairly,
    /// Some go on for ever, but with probability 0: with the clock, chance leaves whatever can be gone round.
    WithProbabilityOne,
    /// Some go on for ever, and nothing waits without end.
    GoOn,
    /// Not all states were visited, or the search for cycles is not done.
    Undecided,
}

/// How runs end: states at rest in which the same processes are down, and the others' cells hold the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    pub standings: Standings,
    pub states: u64,
    /// In steps, of the shortest run that ends so.
    pub steps: u32,
}

/// By position: `None` of a process that is down, else its cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Standings(pub Vec<Option<Option<Cell>>>);

/// What is to be so at the end of a run. Processes are named by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// This process leads; `None`: any that did not lead where the run began.
    Leader(Option<u32>),
    /// This process has decided, or decided anew; `None`: any has.
    Decision(Option<u32>),
    /// A message of the kind of this index is under way; `of`: only by this process or to it.
    Message { kind: usize, of: Option<u32> },
    /// The state of a process, as a word of the field, is another one than where the run began.
    Change(u32),
    /// Nothing goes on any more.
    Rest,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Glance {
    processes: Vec<Process>,
    messages: Vec<Sent>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Sent {
    pub(super) kind: usize,
    pub(super) from: u32,
    pub(super) to: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Process {
    role: Role,
    leads: bool,
    decided: Option<Datum>,
}

impl Glance {
    pub(super) fn of(moment: &impl Moment, messages: Vec<Sent>) -> Self {
        let of = |at: usize| {
            let seen = moment.process(at as u32);
            Process {
                role: if seen.up { moment.protocol().role(seen.local, seen.state) } else { Role::Crashed },
                leads: seen.up && seen.standing.leads(seen.local.id),
                decided: seen.standing.decided,
            }
        };
        Self { processes: (0..moment.count()).map(of).collect(), messages }
    }
}

/// A goal, with the state in which runs begin.
#[derive(Clone, Debug)]
pub(super) struct Looking {
    goal: Goal,
    first: Glance,
}

impl Looking {
    pub(super) fn from(system: &dyn System, goal: Goal, first: &[u64]) -> Self {
        Self { goal, first: system.glance(first) }
    }

    pub(super) fn is_met(&self, system: &dyn System, state: &[u64], judged: &Judged, is_first: bool) -> bool {
        if self.goal == Goal::Rest {
            return judged.end.is_some() && !is_first;
        }
        let now = system.glance(state);
        let pairs = || now.processes.iter().zip(&self.first.processes);
        match self.goal {
            Goal::Leader(Some(at)) => now.processes[at as usize].leads,
            Goal::Leader(None) => pairs().any(|(now, first)| now.leads && !first.leads),
            Goal::Decision(Some(at)) => pairs().nth(at as usize).is_some_and(|(now, first)| has_decided(now, first)),
            Goal::Decision(None) => pairs().any(|(now, first)| has_decided(now, first)),
            Goal::Message { kind, of } => {
                let is_of = |sent: &Sent| of.is_none_or(|at| [sent.from, sent.to].contains(&at));
                now.messages.iter().any(|sent| sent.kind == kind && is_of(sent))
            }
            Goal::Change(at) => pairs().nth(at as usize).is_some_and(|(now, first)| now.role != first.role),
            Goal::Rest => false,
        }
    }
}

fn has_decided(now: &Process, first: &Process) -> bool {
    now.decided.is_some() && now.decided != first.decided
}
