//! A trace together with what its messages and steps say.

use std::any::Any;

use super::Trace;
use super::said::{Erased, Said};
use crate::protocol::{Protocol, Ticks};

/// A part of a run as it was recorded, its protocol's types erased.
#[derive(Debug)]
pub struct Recording {
    /// The records.
    pub trace: Trace,
    said: Box<dyn Erased>,
}

impl Recording {
    /// The recording of a run from its beginning.
    pub fn new<P: Protocol>() -> Self {
        Self { trace: Trace::new(), said: Box::new(Said::<P>::default()) }
    }

    /// A recording of the same run that is to begin somewhere else than at its beginning.
    #[must_use]
    pub fn elsewhere(&self) -> Self {
        Self { trace: Trace::elsewhere(), said: self.said.anew() }
    }

    /// What the message of a record says, if the record is held and has one.
    pub fn message(&self, record: usize) -> Option<&dyn Any> {
        self.said.message(record as u32)
    }

    /// The steps that the handling of a record that is held obeyed, in order; none if the run is one of another protocol.
    pub fn steps<P: Protocol>(&self, record: usize) -> &[P::Step] {
        let said: &dyn Any = &*self.said;
        said.downcast_ref::<Said<P>>().map_or(&[], |said| &said.steps[self.trace.steps(record)])
    }

    /// Both parts, to be written.
    ///
    /// # Panics
    /// If the recording was made for another protocol.
    #[inline]
    pub(super) fn parts<P: Protocol>(&mut self) -> (&mut Trace, &mut Said<P>) {
        let said: &mut dyn Any = &mut *self.said;
        (&mut self.trace, said.downcast_mut().expect("a run is recorded by the protocol that it is of"))
    }

    /// Lets go of the oldest events, so that at least so many records are left.
    pub fn evict_oldest(&mut self, keep: usize) {
        let Self { trace, said } = self;
        let steps = trace.evict_oldest(keep);
        said.evict_oldest(trace.held().start as u32, &|record| trace.is_early_loss(record), steps);
    }

    /// Forgets everything after a tick, which is not before those that are held.
    pub fn forget_after(&mut self, tick: Ticks) {
        let steps = self.trace.forget_after(tick);
        self.said.truncate(self.trace.held().end as u32, steps);
    }
}
