//! The landmarks of a whole run, however long, for a timeline.

use super::Landmark;
use crate::protocol::Ticks;

/// The most landmarks that are kept one by one; beyond, ticks are merged, and of merged ticks only the first of each kind stays.
const MOST: usize = 65_536;

/// The landmarks of a run, each once a tick.
#[derive(Clone, Debug)]
pub(super) struct Landmarks {
    /// Record, tick and landmark.
    marks: Vec<(u32, Ticks, Landmark)>,
    /// Ticks that are merged into one.
    ticks: Ticks,
    most: usize,
}

impl Landmarks {
    pub(super) const fn new() -> Self {
        Self { marks: Vec::new(), ticks: 1, most: MOST }
    }

    /// At the present tick, unless it has such a mark.
    #[cold]
    pub(super) fn mark(&mut self, record: u32, tick: Ticks, landmark: Landmark) {
        let together = tick / self.ticks;
        let mut of_this_tick = self.marks.iter().rev().take_while(|&&(_, at, _)| at / self.ticks == together);
        if of_this_tick.all(|&(.., known)| known != landmark) {
            self.push(record, tick, landmark);
        }
    }

    /// At a tick that may be earlier than the present one, unless it has such a mark.
    #[cold]
    pub(super) fn mark_earlier(&mut self, record: u32, tick: Ticks, landmark: Landmark) {
        if !self.marks.iter().any(|&(_, at, known)| (at, known) == (tick, landmark)) {
            self.push(record, tick, landmark);
        }
    }

    fn push(&mut self, record: u32, tick: Ticks, landmark: Landmark) {
        self.marks.push((record, tick, landmark));
        while self.marks.len() > self.most && self.ticks < 1 << 62 {
            self.ticks *= 2;
            self.thin_out();
        }
    }

    fn thin_out(&mut self) {
        const KINDS: usize = 9;
        let mut latest: [Option<Ticks>; KINDS] = [None; KINDS];
        let ticks = self.ticks;
        self.marks.retain(|&(_, tick, landmark)| latest[landmark as usize].replace(tick / ticks) != Some(tick / ticks));
    }

    /// The records of the landmarks, in order, each once.
    pub(super) fn records(&self) -> Vec<usize> {
        let mut records: Vec<usize> = self.marks.iter().map(|&(record, ..)| record as usize).collect();
        // Within an event, what is marked first is not always recorded first.
        records.sort_unstable();
        records.dedup();
        records
    }

    /// The landmarks of the first `records` records.
    pub(super) fn until(&self, records: usize) -> impl Iterator<Item = (Ticks, Landmark)> + '_ {
        let seen = self.marks.iter().take_while(move |(record, ..)| (*record as usize) < records);
        seen.map(|&(_, tick, landmark)| (tick, landmark))
    }

    /// The last tick at which there may be such a landmark among the first `records` records; `None` if there is none.
    pub(super) fn latest(&self, records: usize, is_such: impl Fn(Landmark) -> bool) -> Option<Ticks> {
        let such = self.marks.iter().filter(|(record, _, landmark)| (*record as usize) < records && is_such(*landmark));
        let last_of_merged = |tick: Ticks| (tick / self.ticks * self.ticks).saturating_add(self.ticks - 1);
        such.map(|&(_, tick, _)| last_of_merged(tick)).max()
    }

    /// Forgets what came after a tick, or with this record and later.
    pub(super) fn forget_after(&mut self, tick: Ticks, records: usize) {
        self.marks.retain(|&(record, at, _)| at <= tick && (record as usize) < records);
    }
}

#[cfg(test)]
mod tests;
