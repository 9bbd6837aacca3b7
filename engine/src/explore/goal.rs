//! What may be looked for besides violations: the shortest run in which something does happen.

use super::{Judged, System};
use crate::property::Moment;
use crate::protocol::{Datum, Role};

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

/// A state as goals see it.
#[derive(Clone, Debug, Default)]
pub(super) struct Glance {
    processes: Vec<Process>,
    /// What is under way.
    messages: Vec<Sent>,
}

/// A message under way, as goals see it.
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
    pub(super) fn from(system: &impl System, goal: Goal, first: &[u64]) -> Self {
        Self { goal, first: system.glance(first) }
    }

    pub(super) fn is_met(&self, system: &impl System, state: &[u64], judged: &Judged, is_first: bool) -> bool {
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
