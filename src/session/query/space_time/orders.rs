//! The records of each process in their order, so that a window of a few processes need not look at those of all.

use crate::sim::trace::Trace;

const NONE: u32 = u32::MAX;

/// For each record the one before at the same process. Made when it is first needed, and carried on from there.
#[derive(Debug, Default)]
pub(super) struct Orders {
    first: usize,
    before: Vec<u32>,
    /// By position: the latest record.
    latest: Vec<u32>,
}

impl Orders {
    /// Takes in what has been recorded since. If the records that are held begin elsewhere by now, it begins anew.
    pub(super) fn catch_up(&mut self, trace: &Trace, count: usize) {
        let held = trace.held();
        if self.first != held.start {
            *self = Self { first: held.start, ..Self::default() };
        }
        self.latest.resize(count, NONE);
        for (index, record) in trace.among(self.first + self.before.len()..held.end) {
            if record.what.is_finding() {
                self.before.push(NONE);
            } else {
                self.before.push(std::mem::replace(&mut self.latest[record.at as usize], index as u32));
            }
        }
    }

    /// The records of a process, the latest first.
    pub(super) fn of(&self, at: u32) -> impl Iterator<Item = u32> + '_ {
        let known = |index: u32| (index != NONE).then_some(index);
        std::iter::successors(known(self.latest[at as usize]), move |&index| known(self.before[index as usize - self.first]))
    }
}
