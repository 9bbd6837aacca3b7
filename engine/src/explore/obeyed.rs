//! Which lines of its listing an algorithm obeys in any run.

use crate::protocol::Ticks;
use crate::protocols::sum::Step;
use crate::sim::observe::{Observer, SimEvent};

/// The steps that were met, each once.
#[derive(Debug, Default)]
pub(super) struct Obeyed(Vec<Step>);

impl Obeyed {
    pub(super) fn note(&mut self, steps: impl IntoIterator<Item = Step>) {
        for step in steps {
            // They come in the same order again and again.
            if !self.0.contains(&step) {
                self.0.push(step);
            }
        }
    }
}

impl Obeyed {
    /// As listings write them, in the order of the alphabet.
    pub(super) fn names(&self) -> Vec<&'static str> {
        let mut names: Vec<&'static str> = self.0.iter().map(|step| step.name()).collect();
        names.sort_unstable();
        names
    }
}

impl Observer for Obeyed {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        if let SimEvent::Obeyed { step, .. } = event {
            self.note([step]);
        }
    }
}
