//! What the adversary may do at the beginning of a tick: by position, each process at most once; and what it may do in the midst of it.

use super::Clocked;
use super::states::Start;
use crate::explore::purse::Left;
use crate::protocol::Protocol;
use crate::sim::chance::Gifts;
use crate::sim::command::{Command, Targets};

/// What is done in a tick, and the number of what is left of the purse after it.
#[derive(Clone, Debug, Default)]
pub(super) struct Deeds {
    pub(super) commands: Vec<Command>,
    pub(super) left: u32,
}

/// The same with what is left.
type Spent = (Vec<Command>, Left);

impl<P: Protocol> Clocked<P> {
    /// All that can be done; nothing is the first.
    pub(super) fn deeds(&mut self, start: &Start) -> Vec<Deeds> {
        let left = self.left(start);
        let may_begin = self.outsides.get(start.outside).may_begin;
        if may_begin == 0 && left.starts == 0 && left.crashes == 0 && left.revivals == 0 {
            return vec![Deeds { commands: Vec::new(), left: start.purse }];
        }
        let mut all: Vec<Spent> = vec![(Vec::new(), left.clone())];
        for at in 0..self.count() as u32 {
            let more: Vec<Spent> = all.iter().flat_map(|before| self.deeds_at(start, at, before)).collect();
            all.extend(more);
        }
        // What does least comes first, then by position.
        all.sort_by_key(|(commands, _)| commands.len());
        all.into_iter().map(|(commands, left)| Deeds { commands, left: self.purses.number(left) }).collect()
    }

    /// What may be given in the midst of a tick.
    pub(super) fn gifts(&self, left: u32) -> Gifts {
        let &Left { losses, duplicates, crashes, .. } = self.purses.get(left);
        Gifts { losses, duplicates, crashes: if self.purse.mid_broadcast { crashes } else { 0 } }
    }

    fn deeds_at(&self, start: &Start, at: u32, (commands, left): &Spent) -> Vec<Spent> {
        let one = || Targets::Listed(vec![at]);
        let with = |command: Command, left: Left| (commands.iter().cloned().chain([command]).collect(), left);
        let (_, is_up) = self.processes[at as usize].get(start.bodies[at as usize]);
        let mut all = Vec::new();
        if *is_up {
            if self.outsides.get(start.outside).may_begin >> at & 1 == 1 {
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
