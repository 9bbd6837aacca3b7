//! The records of the processes that are shown, carried on from one picture to the next: while a run plays, only what is new is
//! looked at.

use std::ops::Range;

use crate::sim::trace::{Record, Trace};

/// Over more new records than this, the lists of the processes are quicker.
const MOST_NEW: usize = 65_536;

/// The records among a range that are of some processes, in their order.
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
mod tests {
    use super::*;
    use crate::session::query::space_time::orders::Orders;
    use crate::sim::observe::{Happening, Observer};
    use crate::sim::trace::{Ledger, Recorder, Recording};

    type Protocol = crate::protocols::chang_roberts::ChangRoberts;

    #[test]
    fn moving_on_finds_what_beginning_anew_finds() {
        let (mut recording, mut ledger) = (Recording::new::<Protocol>(), Ledger::new(0));
        let mut recorder = Recorder::<Protocol>::new(&mut ledger, Some(&mut recording));
        for index in 0..500_u32 {
            recorder.see(1, Happening::Revived { at: index * index % 7 });
        }
        let trace = recording.trace;
        let mut orders = Orders::default();
        orders.catch_up(&trace, 7);
        let anew = |positions: &[u32], among: &Range<usize>| {
            let all = positions.iter().flat_map(|&at| orders.of(at));
            let mut found: Vec<u32> = all.filter(|&index| among.contains(&(index as usize))).collect();
            found.sort_unstable();
            found
        };
        let positions = vec![1, 4];
        let mut followed = Followed::default();
        followed.begin(positions.clone(), 0..100, anew(&positions, &(0..100)));
        for among in [0..101, 20..140, 30..120, 30..500, 499..500, 500..500] {
            assert!(followed.move_to(&positions, among.clone(), &trace, 7), "{among:?}");
            assert_eq!(followed.records(), anew(&positions, &among), "{among:?}");
        }
        assert!(!followed.move_to(&positions, 10..400, &trace, 7), "what lies before is not known");
        assert!(!followed.move_to(&[1], 500..500, &trace, 7), "other processes have other records");
    }
}
