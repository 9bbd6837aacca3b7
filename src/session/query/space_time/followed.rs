//! The records of the processes that are shown, carried on from one picture to the next: while a run plays, only what is new is
//! looked at.

use std::ops::Range;

use crate::sim::trace::{Record, Trace};

/// Over more new records than this, the lists of the processes are quicker.
const MOST_NEW: usize = 65_536;

#[derive(Debug, Default)]
pub(super) struct Followed {
    positions: Vec<u32>,
    among: Range<usize>,
    records: Vec<u32>,
}

impl Followed {
    pub(super) fn begin(&mut self, positions: Vec<u32>, among: Range<usize>, records: Vec<u32>) {
        *self = Self { positions, among, records };
    }

    /// Moves on to another range of the same processes; not if that would be no quicker than beginning anew.
    pub(super) fn move_to(&mut self, positions: &[u32], to: Range<usize>, all: &Trace, count: usize) -> bool {
        let Range { start, end } = self.among;
        let is_near = start <= to.start && to.start <= end && to.end.saturating_sub(end) <= MOST_NEW;
        if !is_near || self.positions != positions {
            return false;
        }
        if to.end > end {
            let mut is_followed = vec![false; count];
            for &at in positions {
                is_followed[at as usize] = true;
            }
            let concern = |record: &Record| is_followed[record.at as usize] && !record.what.is_finding();
            let news = all.among(end..to.end).filter(|(_, record)| concern(record));
            self.records.extend(news.map(|(index, _)| index as u32));
        } else {
            self.records.truncate(self.records.partition_point(|&index| (index as usize) < to.end));
        }
        self.records.drain(..self.records.partition_point(|&index| (index as usize) < to.start));
        self.among = to;
        true
    }

    pub(super) fn records(&self) -> &[u32] {
        &self.records
    }
}

#[cfg(test)]
mod tests;
