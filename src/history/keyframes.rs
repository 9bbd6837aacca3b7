//! Moments of a run that are kept, so that any other can be made again from the one before it in little time; or only the places of
//! moments, by which a place in a long run is found.
//!
//! They lie a number of records apart, because going through a run again takes as long as it has records: farther apart where it is
//! much work to keep one, or where one takes much memory. When they take more memory than they may, the distance doubles and those that
//! lie too near now are given up, so that however long a run gets, they are spread over all of it.

use crate::protocol::Ticks;

/// What is kept of a moment.
pub trait Moment {
    /// Memory besides what it shares with the one kept before it, in bytes.
    fn bytes(&self, before: Option<&Self>) -> usize;
}

/// The place of a moment, which is found in little memory.
#[derive(Clone, Copy, Debug)]
pub struct Milestone {
    /// How many of the records before it are losses.
    pub losses: u32,
    /// How much work it was to make the run up to there: its records, and the messages that were sent and the timers that were armed.
    pub work: u64,
}

/// It is counted as one byte: the budget of places is a number.
impl Moment for Milestone {
    fn bytes(&self, _: Option<&Self>) -> usize {
        1
    }
}

/// Moments of a run in its order, the first of them always kept.
#[derive(Clone, Debug)]
pub struct Keyframes<M> {
    kept: Vec<Keyframe<M>>,
    /// They lie at least so many records apart.
    distance: usize,
    /// The next one lies at least so many records after the last: the work and the memory that it takes are worth it.
    wait: usize,
    /// They take at most so many bytes.
    budget: usize,
    bytes: usize,
}

#[derive(Clone, Debug)]
pub struct Keyframe<M> {
    /// The tick that is over.
    pub tick: Ticks,
    /// How many records lie before it.
    pub records: usize,
    pub moment: M,
    /// Memory besides what it shares with the one before, in bytes.
    bytes: usize,
}

/// So many elements are compared in the time in which a record is made again.
const LOOKED_AT: usize = 16;
/// One that takes so many bytes lies twice as far from the one before as one that takes none.
const LARGE: usize = 1 << 18;

impl<M: Moment> Keyframes<M> {
    /// The first moment of a run, before which so many records lie; the others are to lie so many records apart at least and take no more
    /// than so many bytes with it.
    pub fn new(moment: M, records: usize, distance: usize, budget: usize) -> Self {
        let bytes = moment.bytes(None);
        Self { kept: vec![Keyframe { tick: 0, records, bytes, moment }], distance, wait: distance, budget, bytes }
    }

    pub fn first(&self) -> &M {
        &self.kept[0].moment
    }

    fn last(&self) -> &Keyframe<M> {
        &self.kept[self.kept.len() - 1]
    }

    /// Whether the end of a tick, before which so many records lie, is far enough from all others to be kept.
    #[inline]
    pub fn lacks(&self, tick: Ticks, records: usize) -> bool {
        let last = self.last();
        tick > last.tick && records >= last.records.saturating_add(self.wait)
    }

    /// Keeps a moment that is lacking, for which so many elements were looked at, unless it takes more memory than it is worth. Whether it
    /// is kept.
    pub fn add(&mut self, tick: Ticks, records: usize, looked: usize, moment: M) -> bool {
        debug_assert!(self.lacks(tick, records), "keyframes come in the order of the run");
        let bytes = moment.bytes(Some(&self.last().moment));
        let apart = self.apart(bytes);
        let is_worth_it = records >= self.last().records.saturating_add(apart);
        self.wait = looked / LOOKED_AT + if is_worth_it { self.distance } else { apart };
        if is_worth_it {
            self.bytes += bytes;
            self.kept.push(Keyframe { tick, records, moment, bytes });
            while self.bytes > self.budget && self.kept.len() > 1 {
                self.thin_out();
            }
        }
        is_worth_it
    }

    /// How many records before it a moment of so many bytes is worth.
    const fn apart(&self, bytes: usize) -> usize {
        self.distance.saturating_add(self.distance.saturating_mul(bytes) / LARGE)
    }

    fn thin_out(&mut self) {
        self.distance = self.distance.saturating_mul(2);
        self.wait = self.wait.max(self.distance);
        for keyframe in std::mem::take(&mut self.kept) {
            let apart = self.apart(keyframe.bytes);
            if self.kept.last().is_none_or(|last| keyframe.records >= last.records.saturating_add(apart)) {
                self.kept.push(keyframe);
            }
        }
        self.count_bytes();
    }

    /// A moment takes more memory when the one is gone with which it shared.
    fn count_bytes(&mut self) {
        for index in 1..self.kept.len() {
            let (before, after) = self.kept.split_at_mut(index);
            after[0].bytes = after[0].moment.bytes(before.last().map(|before| &before.moment));
        }
        self.bytes = self.kept.iter().map(|keyframe| keyframe.bytes).sum();
    }

    /// The latest one at a tick or before it.
    pub fn before(&self, tick: Ticks) -> &Keyframe<M> {
        let after = self.kept.partition_point(|keyframe| keyframe.tick <= tick);
        &self.kept[after.saturating_sub(1)]
    }

    /// The first one at a tick or after it.
    pub fn after(&self, tick: Ticks) -> Option<&Keyframe<M>> {
        self.kept.get(self.kept.partition_point(|keyframe| keyframe.tick < tick))
    }

    /// The latest one before which no more than so many records lie.
    pub fn before_record(&self, number: usize) -> &Keyframe<M> {
        let after = self.kept.partition_point(|keyframe| keyframe.records <= number);
        &self.kept[after.saturating_sub(1)]
    }

    pub fn forget_after(&mut self, tick: Ticks) {
        self.kept.retain(|keyframe| keyframe.tick <= tick);
        self.wait = self.distance;
        self.bytes = self.kept.iter().map(|keyframe| keyframe.bytes).sum();
    }

    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    pub const fn count(&self) -> usize {
        self.kept.len()
    }
}

impl Keyframes<Milestone> {
    /// The latest one up to which the run is no more work than this.
    pub fn before_work(&self, work: u64) -> &Keyframe<Milestone> {
        let after = self.kept.partition_point(|milestone| milestone.moment.work <= work);
        &self.kept[after.saturating_sub(1)]
    }
}

#[cfg(test)]
mod tests;
