//! What a file does that has no effect.

use crate::protocol::Ticks;
use crate::sim::command::{Command, Parts, Targets};
use crate::sim::observe::{Observer, SimEvent};

/// So many acts are kept; of more it is known how many.
const MOST: usize = 20;

/// Acts from outside that found nothing to act on, or changed nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VainActs {
    /// The first of them. An act on several processes is one on those that it did nothing to.
    pub acts: Vec<(Ticks, Command)>,
    pub more: u64,
}

impl Observer for VainActs {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    #[inline(always)]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        if let SimEvent::Commanded { command, found: false } = event {
            self.note(tick, command);
        }
    }
}

impl VainActs {
    #[cold]
    fn note(&mut self, tick: Ticks, command: Parts<'_>) {
        // Who says all means those to whom it can be done.
        if matches!(command, Parts::Processes(_, Targets::All)) {
            return;
        }
        if self.acts.len() < MOST {
            self.acts.push((tick, command.command()));
        } else {
            self.more += 1;
        }
    }
}
