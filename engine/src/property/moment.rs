//! The processes of a run at a moment, as judges see them.

use crate::protocols::sum::Algorithm;
use crate::sim::{ProcessView, World};

/// The processes of a run at one moment: of a world, or of a state of a checker.
pub trait Moment {
    fn protocol(&self) -> &Algorithm;

    fn count(&self) -> usize;

    fn process(&self, at: u32) -> ProcessView<'_>;

    /// The processes that are up, by position.
    fn live(&self) -> impl Iterator<Item = ProcessView<'_>> {
        (0..self.count() as u32).map(|at| self.process(at)).filter(|seen| seen.up)
    }
}

impl Moment for World {
    fn protocol(&self) -> &Algorithm {
        &self.plan().protocol
    }

    fn count(&self) -> usize {
        Self::count(self)
    }

    fn process(&self, at: u32) -> ProcessView<'_> {
        Self::process(self, at)
    }
}
