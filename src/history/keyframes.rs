//! Moments of a run that are kept, so that any other can be made again from the one before it in little time; or only the places of
//! moments, by which a place in a long run is found.
//!
//! They lie a number of records apart, because going through a run again takes as long as it has records. When they take more memory
//! than they may, every other one is given up and the distance doubles, so that however long a run gets, they are spread over all of
//! it.

use crate::protocol::Ticks;

/// Moments of a run in its order, the first of them always kept.
#[derive(Clone, Debug)]
pub struct Keyframes<M> {
    kept: Vec<Keyframe<M>>,
    /// They lie at least so many records apart.
    distance: usize,
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
    /// How much memory it takes, in bytes.
    pub bytes: usize,
    pub moment: M,
}

impl<M> Keyframes<M> {
    /// The first moment of a run; the others are to lie so many records apart and take no more than so many bytes with it.
    pub fn new(first: Keyframe<M>, distance: usize, budget: usize) -> Self {
        Self { bytes: first.bytes, kept: vec![first], distance, budget }
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
        tick > last.tick && records >= last.records.saturating_add(self.distance)
    }

    pub fn add(&mut self, keyframe: Keyframe<M>) {
        debug_assert!(self.lacks(keyframe.tick, keyframe.records), "keyframes come in the order of the run");
        self.bytes += keyframe.bytes;
        self.kept.push(keyframe);
        while self.bytes > self.budget && self.kept.len() > 1 {
            self.thin_out();
        }
    }

    fn thin_out(&mut self) {
        let mut is_odd = false;
        self.kept.retain(|_| {
            is_odd = !is_odd;
            is_odd
        });
        self.bytes = self.kept.iter().map(|keyframe| keyframe.bytes).sum();
        self.distance = self.distance.saturating_mul(2);
    }

    /// The latest one at a tick or before it.
    pub fn before(&self, tick: Ticks) -> &Keyframe<M> {
        let after = self.kept.partition_point(|keyframe| keyframe.tick <= tick);
        &self.kept[after.saturating_sub(1)]
    }

    /// The latest one before which no more than so many records lie.
    pub fn before_record(&self, number: usize) -> &Keyframe<M> {
        let after = self.kept.partition_point(|keyframe| keyframe.records <= number);
        &self.kept[after.saturating_sub(1)]
    }

    pub fn forget_after(&mut self, tick: Ticks) {
        self.kept.retain(|keyframe| keyframe.tick <= tick);
        self.bytes = self.kept.iter().map(|keyframe| keyframe.bytes).sum();
    }

    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    pub const fn count(&self) -> usize {
        self.kept.len()
    }
}

#[cfg(test)]
mod tests;
