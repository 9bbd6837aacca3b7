//! Which lines of its listing an algorithm obeys in any run.

use crate::protocol::{Catalogued, Protocol, Steps as _, Ticks};
use crate::sim::observe::{Observer, SimEvent};

/// The steps that were met, each once.
#[derive(Debug)]
pub(super) struct Obeyed<P: Protocol>(Vec<P::Step>);

impl<P: Protocol> Default for Obeyed<P> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<P: Protocol> Obeyed<P> {
    pub(super) fn note(&mut self, steps: impl IntoIterator<Item = P::Step>) {
        for step in steps {
            // They come in the same order again and again.
            if !self.0.contains(&step) {
                self.0.push(step);
            }
        }
    }
}

impl<P: Catalogued> Obeyed<P> {
    /// As listings write them, in the order of the alphabet.
    pub(super) fn names(&self) -> Vec<&'static str> {
        let mut names: Vec<&'static str> = self.0.iter().map(|step| step.name()).collect();
        names.sort_unstable();
        names
    }
}

impl<P: Protocol> Observer<P> for Obeyed<P> {
    const STANDINGS: bool = false;

    fn see(&mut self, _: Ticks, event: SimEvent<'_, P>) {
        if let SimEvent::Obeyed { step, .. } = event {
            self.note([step]);
        }
    }
}
