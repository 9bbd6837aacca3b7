//! The acts of a script where there is no clock: one act a target, in the order of the file, each at any moment after the one before.

use crate::explore::refusal::Refused;
use crate::protocol::{Datum, Request};
use crate::sim::Blueprint;
use crate::sim::command::{Command, Links, Select, Targets, TimerOf};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Act {
    Start(u32),
    /// All that are up begin, if they have not begun.
    StartAll,
    Crash(u32),
    /// In mid-broadcast, after so many messages of the next batch.
    ArmCrash(u32, u32),
    Leave {
        at: u32,
        announced: bool,
    },
    Revive(u32),
    Request(u32, Request),
    Drop(Select),
    Duplicate(Select),
    Alter(Select, Datum),
    Fire(TimerOf),
    Disarm(TimerOf),
    Cut {
        pairs: Vec<(u32, u32)>,
        one_way: bool,
    },
    Partition(Vec<Vec<u32>>),
    Mend(Links),
}

impl Act {
    /// The process that it is on.
    pub(super) const fn target(&self) -> Option<u32> {
        match self {
            Self::Start(at) | Self::Crash(at) | Self::ArmCrash(at, _) | Self::Leave { at, .. } | Self::Revive(at) => {
                Some(*at)
            }
            Self::StartAll
            | Self::Request(..)
            | Self::Drop(_)
            | Self::Duplicate(_)
            | Self::Alter(..)
            | Self::Fire(_)
            | Self::Disarm(_)
            | Self::Cut { .. }
            | Self::Partition(_)
            | Self::Mend(_) => None,
        }
    }
}

/// The script of a plan as acts, each with the place of its command. `done`: so many commands, which are left out.
pub(super) fn acts(plan: &Blueprint, done: usize) -> Result<Vec<(usize, Act)>, Vec<Refused>> {
    let (mut acts, mut refused) = (Vec::new(), Vec::new());
    let n = plan.ids.len() as u32;
    let each = |targets: &Targets, act: &dyn Fn(u32) -> Act, add: &mut dyn FnMut(Act)| match targets {
        Targets::All => (0..n).map(act).for_each(add),
        Targets::Listed(listed) => listed.iter().copied().map(act).for_each(add),
    };
    for (place, (_, command)) in plan.script.iter().enumerate().skip(done) {
        let mut add = |act| acts.push((place, act));
        match command {
            Command::Start(_) if plan.nature.begins.is_together() => add(Act::StartAll),
            Command::Start(targets) => each(targets, &Act::Start, &mut add),
            Command::Crash { targets, after: None } => each(targets, &Act::Crash, &mut add),
            Command::Crash { targets, after: Some(after) } => each(targets, &|at| Act::ArmCrash(at, *after), &mut add),
            Command::Revive(targets) => each(targets, &Act::Revive, &mut add),
            Command::Leave { targets, announced } => {
                each(targets, &|at| Act::Leave { at, announced: *announced }, &mut add);
            }
            Command::Request { client, request } => add(Act::Request(*client, *request)),
            Command::Drop(_) | Command::Duplicate(_) | Command::Alter { .. } if !plan.network.fifo => {
                refused.push(Refused::OldestOfUnordered { act: place });
            }
            Command::Drop(select) => add(Act::Drop(select.clone())),
            Command::Duplicate(select) => add(Act::Duplicate(select.clone())),
            Command::Alter { select, to } => add(Act::Alter(select.clone(), *to)),
            Command::Fire(timer) => add(Act::Fire(*timer)),
            Command::Disarm(timer) => add(Act::Disarm(*timer)),
            Command::Cut { pairs, one_way } => add(Act::Cut { pairs: pairs.clone(), one_way: *one_way }),
            Command::Partition(groups) => add(Act::Partition(groups.clone())),
            Command::Mend(links) => add(Act::Mend(links.clone())),
            Command::Delay { .. } | Command::Deliver(_) | Command::Network(_) | Command::Pin(_) => {
                refused.push(Refused::ActNeedsClock { act: place });
            }
        }
    }
    if refused.is_empty() { Ok(acts) } else { Err(refused) }
}
