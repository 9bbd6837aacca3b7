//! Undoing: back to before the last act of a person, on a branch without it. The branch that has it stays in the tree.

use super::acts::carried;
use super::lane::Lane;
use super::{Finder, Session};
use crate::history::{CommandLog, History};
use crate::protocol::Ticks;
use crate::sim::command::Command;

/// Why there is nothing that could be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    NothingDone,
    /// The run without the last act is the one that stands beside.
    IsBeside,
}

/// The last act of a course and the course without it.
fn without_last(mut course: CommandLog) -> Option<(Ticks, Command, CommandLog)> {
    let mut last = course.last_entry()?;
    let (tick, act) = (*last.key(), last.get_mut().pop()?);
    if last.get().is_empty() {
        last.remove();
    }
    Some((tick, act, course))
}

impl Session {
    /// The act that was done last to the run that has the focus, with the tick that it entered: an act in the past leaves those after it
    /// to the branch that has them.
    ///
    /// # Errors
    /// Why it cannot be undone.
    pub fn last_act(&self) -> Result<(Ticks, Command), NoUndo> {
        let (tick, act, before) = without_last(self.tree.course(self.branch())).ok_or(NoUndo::NothingDone)?;
        let is_beside = |other: &Lane| {
            let same_root = self.tree.branch(other.branch()).root == self.tree.branch(self.branch()).root;
            same_root && !self.is_done_beside(tick, &act) && self.tree.course(other.branch()) == before
        };
        if self.beside.as_ref().is_some_and(is_beside) { Err(NoUndo::IsBeside) } else { Ok((tick, act)) }
    }

    /// Whether the last thing that was done to the run beside is this act too.
    fn is_done_beside(&self, tick: Ticks, act: &Command) -> bool {
        let Some(other) = &self.beside else { return false };
        let there = carried(act, self.lane.scenario(), other.scenario());
        let last = without_last(self.tree.course(other.branch()));
        last.is_some_and(|(at, last, _)| at == tick && Some(last) == there)
    }

    /// Puts a branch without the last act in the place of the one on the screen, with both runs if both have taken that act. Gives the tick
    /// before it: a moment that lies later is brought to its end, one that lies earlier stays.
    ///
    /// # Errors
    /// Why it cannot be undone. Then nothing has changed.
    pub fn undo(&mut self) -> Result<Ticks, NoUndo> {
        let (tick, act) = self.last_act()?;
        let with_both = self.is_done_beside(tick, &act);
        self.lane.undo(&mut self.tree);
        if let Some(other) = &mut self.beside {
            if with_both {
                other.undo(&mut self.tree);
            }
            self.finder = Finder::default();
            let here = self.tick().min(tick - 1);
            if self.is_half_way() && here == self.tick() {
                self.compare();
            } else {
                self.seek(here);
            }
        }
        Ok(tick - 1)
    }
}

impl Lane {
    fn undo(&mut self, tree: &mut History) {
        let Some((tick, _, course)) = without_last(tree.course(self.branch())) else { return };
        let waiting = course.get(&tick).cloned().unwrap_or_default();
        self.follow(tree, course);
        if self.is_half_way() && self.tick() + 1 == tick {
            // The other acts that were done here wait still.
            self.wait_with(waiting);
        }
    }
}
