//! Where steps lead back.

use std::ops::Range;

use super::super::store::Lookup;

/// The first state that a step leads back to, and the last that one leads back from; a step from a state to itself is one too.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::explore) struct Turns(Option<(u32, u32)>);

impl Turns {
    /// Adds the steps from a state.
    #[inline]
    pub(in crate::explore) fn see(&mut self, from: u32, found: &[Lookup]) {
        let first = found.iter().filter_map(|found| found.state).min();
        if let Some(first) = first.filter(|&to| to <= from) {
            self.add(Self(Some((first, from))));
        }
    }

    pub(in crate::explore) fn add(&mut self, others: Self) {
        let both = |(one, other): ((u32, u32), (u32, u32))| (one.0.min(other.0), one.1.max(other.1));
        self.0 = self.0.zip(others.0).map(both).or(self.0).or(others.0);
    }

    /// The states among which all cycles are.
    pub(in crate::explore) fn between(self) -> Range<u32> {
        self.0.map_or(0..0, |(first, last)| first..last + 1)
    }
}
