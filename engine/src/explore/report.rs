//! The results of a search, and the goals that a search can look for instead of violations.

use super::path::Path;
use crate::explore::prelude::*;
use crate::{property::Moment, protocol::Cell, protocol::Datum, protocol::Role, sim::ProcessView};

/// The results of a search so far.
#[derive(Clone, Debug)]
pub struct Report {
    pub states: u64,
    /// The total number of steps from all visited states.
    pub transitions: u64,
    /// The greatest distance of a visited state from an initial state, in steps.
    pub depth: u32,
    /// Whether all states were visited and every property is decided.
    pub is_complete: bool,
    /// Whether a bound of the budget forbade some step.
    pub is_cut: bool,
    /// Whether some visited state is at rest.
    pub rests: bool,
    pub findings: Vec<Finding>,
    pub runs: Runs,
    pub ends: Vec<End>,
    /// The memory of the state tables, in bytes.
    pub bytes_of_states: u64,
    /// The total memory of the search, in bytes.
    pub bytes: u64,
    /// How many handler calls were computed; with the clock, how many ticks were simulated.
    pub handlings: u64,
    /// The names of the pseudocode steps that were executed in some run, in alphabetical order.
    pub obeyed: Vec<&'static str>,
}

impl Report {
    /// The violated properties, each with the shortest run that violates it.
    pub fn broken(&self) -> impl Iterator<Item = (PropertyId, &Breaking)> {
        self.findings.iter().filter_map(|finding| match &finding.holding {
            Holding::Violated(breaking) => Some((finding.property, &**breaking)),
            Holding::Holds | Holding::Undecided { .. } => None,
        })
    }

    /// The shortest counterexample, with its property; `None`: no property is violated.
    pub fn shortest(&self) -> Option<(PropertyId, &Breaking)> {
        self.broken().min_by_key(|(_, breaking)| breaking.steps)
    }
}

/// A property and whether it holds.
#[derive(Clone, Debug)]
pub struct Finding {
    pub property: PropertyId,
    pub holding: Holding,
}

/// The verdict on a property.
#[derive(Clone, Debug)]
pub enum Holding {
    /// The property holds in all states.
    Holds,
    /// No violation was found, but the search is complete only for runs of at most `within` steps.
    Undecided { within: u32 },
    /// Some run violates the property.
    Violated(Box<Breaking>),
}

/// The shortest counterexample of a property.
#[derive(Clone, Debug)]
pub struct Breaking {
    /// The length of the run in steps. The cycle of an endless run counts once.
    pub steps: u32,
    /// The run. For an endless run, the path contains the cycle twice.
    pub path: Path,
    /// For an endless run, the length of its cycle in steps. Otherwise 0.
    pub round: u32,
}

/// Whether runs terminate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Runs {
    /// Every run comes to rest.
    End,
    /// Every run ends, but some runs end only because a bound of the budget stops them.
    EndWithinBounds,
    /// Some runs never end, but in each of them an event that should happen waits forever.
    GoOnUnfairly,
    /// Some runs never end, but their probability is 0: a random choice can always lead out of the cycle.
    #[serde(rename = "with-probability-1")]
    WithProbabilityOne,
    /// Some runs never end, although no event waits forever.
    GoOn,
    /// The search was stopped before it knew all states and cycles.
    Undecided,
}

/// A final outcome of runs: which processes are down at rest, and the output cells of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    pub standings: Standings,
    pub states: u64,
    /// The length of the shortest run with this outcome, in steps.
    pub steps: u32,
}

/// By position: the output cell of each process. `None`: the process is down; `Some(None)`: its cell is undefined.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Standings(pub Vec<Option<Option<Cell>>>);

/// A condition that the search can look for. A process is given by its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// This process leads. `None`: any process that did not lead at the start.
    Leader(Option<u32>),
    /// This process has made a decision that it had not made at the start. `None`: any process has done so.
    Decision(Option<u32>),
    /// A message of this kind is in transit. `of`: the position of its sender or receiver; `None`: any process.
    Message { kind: usize, of: Option<u32> },
    /// The role of this process differs from its role at the start.
    Change(u32),
    /// The run is at rest.
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
            let ProcessView { local, up, state, standing, .. } = moment.process(at as u32);
            let role = if up { moment.protocol().role(local, state) } else { Role::Crashed };
            Process { role, leads: up && standing.leads(local.id), decided: standing.decided }
        };
        Self { processes: (0..moment.count()).map(of).collect(), messages }
    }
}

/// A goal, with the first state of the run for comparison.
#[derive(Clone, Debug)]
pub(super) struct Looking {
    goal: Goal,
    first: Glance,
}

impl Looking {
    pub(super) fn from(system: &dyn System, goal: Goal, first: &[u64]) -> Self {
        Self { goal, first: system.glance(first) }
    }

    pub(super) fn is_met(&self, system: &dyn System, state: &[u64], judged: &StateVerdict, is_first: bool) -> bool {
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
