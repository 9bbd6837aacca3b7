//! Moments of a run that are kept, so that any other can be made again from the one before it in little time.
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
mod tests {
    use super::*;

    fn keyframe(tick: Ticks) -> Keyframe<Ticks> {
        Keyframe { tick, records: 3 * tick as usize, bytes: 10, moment: tick }
    }

    fn kept(keyframes: &Keyframes<Ticks>) -> Vec<Ticks> {
        keyframes.kept.iter().map(|keyframe| keyframe.moment).collect()
    }

    #[test]
    fn when_they_are_too_many_every_other_one_is_given_up_and_the_distance_doubles() {
        let mut keyframes = Keyframes::new(keyframe(0), 6, 50);
        for tick in 1..=100 {
            if keyframes.lacks(tick, 3 * tick as usize) {
                keyframes.add(keyframe(tick));
            }
            assert!(keyframes.bytes() <= 50 && keyframes.bytes() == 10 * keyframes.count());
            assert_eq!(*keyframes.first(), 0, "the beginning stays");
            let gaps = kept(&keyframes).windows(2).map(|pair| pair[1] - pair[0]).max();
            assert!(gaps.is_none_or(|gap| gap <= 64), "they are spread over all of the run");
        }
        assert_eq!(kept(&keyframes), [0, 32, 64, 96]);
        assert_eq!([31, 32, 63, 1_000].map(|tick| keyframes.before(tick).moment), [0, 32, 32, 96]);
        assert_eq!([0, 95, 96, 192].map(|number| keyframes.before_record(number).moment), [0, 0, 32, 64]);
        keyframes.forget_after(64);
        assert_eq!(kept(&keyframes), [0, 32, 64]);
        assert!(!keyframes.lacks(95, 285) && keyframes.lacks(96, 288), "the distance stays");
    }

    #[test]
    fn a_moment_that_is_too_large_to_be_kept_leaves_the_first_one() {
        let mut keyframes = Keyframes::new(Keyframe { bytes: 40, ..keyframe(0) }, 3, 50);
        for tick in 1..9 {
            if keyframes.lacks(tick, 3 * tick as usize) {
                keyframes.add(Keyframe { bytes: 40, ..keyframe(tick) });
            }
        }
        assert_eq!(kept(&keyframes), [0]);
        assert_eq!(keyframes.before(7).moment, 0);
    }
}
