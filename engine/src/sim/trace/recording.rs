//! A trace with its messages and steps.

use std::any::Any;

use super::Trace;
use super::said::{Erased, Said};
use crate::protocol::{Protocol, Ticks};

/// A recorded part of a run, its protocol's types erased.
#[derive(Debug)]
pub struct Recording {
    pub trace: Trace,
    said: Box<dyn Erased>,
}

impl Recording {
    pub fn new<P: Protocol>() -> Self {
        Self { trace: Trace::new(), said: Box::new(Said::<P>::default()) }
    }

    /// Of the same run, but to begin elsewhere.
    #[must_use]
    pub fn elsewhere(&self) -> Self {
        Self { trace: Trace::elsewhere(), said: self.said.anew() }
    }

    pub fn message(&self, record: usize) -> Option<&dyn Any> {
        let place = self.trace.message(record);
        place.map_or_else(|| self.said.early(record as u32), |place| self.said.message(place))
    }

    /// The steps of a held record, in order; none if the run is one of another protocol.
    pub fn steps<P: Protocol>(&self, record: usize) -> impl Iterator<Item = P::Step> {
        let said: &dyn Any = &*self.said;
        said.downcast_ref::<Said<P>>().into_iter().flat_map(move |said| said.steps.among(self.trace.steps(record)).copied())
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

    /// Evicts the oldest events; at least `keep` records stay.
    pub fn evict_oldest(&mut self, keep: usize) {
        let Self { trace, said } = self;
        if let Some(evicted) = trace.evict_oldest(keep) {
            said.evict(&evicted, &|record| trace.is_early_loss(record));
        }
    }

    /// Forgets everything after a tick, which is held or later.
    pub fn forget_after(&mut self, tick: Ticks) {
        let left = self.trace.forget_after(tick);
        self.said.truncate(left);
    }
}
