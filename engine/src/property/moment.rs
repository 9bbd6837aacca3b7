//! The processes of a run at a moment, as judges see them.

use crate::protocol::Protocol;
use crate::sim::{ProcessView, World};

/// The processes of a run at one moment: of a world, or of a state of a checker.
pub trait Moment<P: Protocol> {
    fn protocol(&self) -> &P;

    fn count(&self) -> usize;

    fn process(&self, at: u32) -> ProcessView<'_, P>;

    /// The processes that are up, by position.
    fn live<'a>(&'a self) -> impl Iterator<Item = ProcessView<'a, P>>
    where
        P: 'a,
    {
        (0..self.count() as u32).map(|at| self.process(at)).filter(|seen| seen.up)
    }
}

impl<P: Protocol> Moment<P> for World<P> {
    fn protocol(&self) -> &P {
        &self.plan().protocol
    }

    fn count(&self) -> usize {
        Self::count(self)
    }

    fn process(&self, at: u32) -> ProcessView<'_, P> {
        Self::process(self, at)
    }
}
