//! What the adversary may do at the beginning of a tick: by position, each process at most once.

use super::{Clocked, State};
use crate::explore::purse::Left;
use crate::protocol::Protocol;
use crate::sim::command::{Command, Targets};

/// What is done in a tick, and what is left of the purse after it.
#[derive(Clone, Debug)]
pub(super) struct Deeds {
    pub(super) commands: Vec<Command>,
    pub(super) left: Left,
}

impl<P: Protocol> Clocked<P> {
    /// All that can be done; nothing is the first.
    pub(super) fn deeds(&self, state: &State<P>) -> Vec<Deeds> {
        let mut all = vec![Deeds { commands: Vec::new(), left: state.left.clone() }];
        for at in 0..self.count() as u32 {
            let more: Vec<Deeds> = all.iter().flat_map(|before| self.deeds_at(state, at, before)).collect();
            all.extend(more);
        }
        // What does least comes first, then by position.
        all.sort_by_key(|deeds| deeds.commands.len());
        all
    }

    fn deeds_at(&self, state: &State<P>, at: u32, before: &Deeds) -> Vec<Deeds> {
        let one = || Targets::Listed(vec![at]);
        let with = |command: Command, left: Left| {
            let commands = before.commands.iter().cloned().chain([command]).collect();
            Deeds { commands, left }
        };
        let left = &before.left;
        let (_, is_up) = &state.end.processes[at as usize];
        let mut all = Vec::new();
        if *is_up {
            if state.may_begin >> at & 1 == 1 {
                all.push(with(Command::Start(one()), left.clone()));
            } else if left.starts > 0 && self.plan.protocol.can_begin(at) {
                all.push(with(Command::Start(one()), left.spent(|left| left.starts -= 1)));
            }
            if left.crashes > 0 {
                let left = left.spent(|left| left.crashes -= 1);
                all.push(with(Command::Crash { targets: one(), after: None }, left));
            }
        } else if left.revivals > 0 {
            all.push(with(Command::Revive(one()), left.spent(|left| left.revivals -= 1)));
        }
        all
    }
}
