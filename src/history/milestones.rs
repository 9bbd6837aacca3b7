//! How many records a run had at some of its ticks: a coarse map of a long run, by which a place in it is found.

use crate::protocol::Ticks;

/// So many milestones are kept at most; when there would be more, every other one is given up.
const MOST: usize = 65_536;

/// Ends of ticks with the number of records before each.
#[derive(Clone, Debug)]
pub struct Milestones {
    known: Vec<(Ticks, usize)>,
    /// They lie at least so many records apart.
    distance: usize,
    most: usize,
}

impl Milestones {
    /// None yet but the beginning; the others are to lie so many records apart, and farther when they become too many.
    pub fn new(distance: usize) -> Self {
        Self { known: vec![(0, 0)], distance, most: MOST }
    }

    /// A tick is over, and so many records lie before its end.
    #[inline]
    pub fn pass(&mut self, tick: Ticks, records: usize) {
        let &(last, before) = self.known.last().unwrap_or(&(0, 0));
        if records >= before + self.distance && tick > last {
            self.known.push((tick, records));
            if self.known.len() > self.most {
                let mut is_odd = false;
                self.known.retain(|_| {
                    is_odd = !is_odd;
                    is_odd
                });
                self.distance *= 2;
            }
        }
    }

    /// The latest one at a tick or before it: how many records lie before that.
    pub fn records_before(&self, tick: Ticks) -> usize {
        let after = self.known.partition_point(|&(at, _)| at <= tick);
        self.known[after.saturating_sub(1)].1
    }

    /// The latest one before which no more than so many records lie: the tick that is over there.
    pub fn tick_before(&self, records: usize) -> Ticks {
        let after = self.known.partition_point(|&(_, number)| number <= records);
        self.known[after.saturating_sub(1)].0
    }

    pub fn forget_after(&mut self, tick: Ticks) {
        self.known.retain(|&(at, _)| at <= tick);
    }
}

#[cfg(test)]
mod tests;
