//! What processes stand on, where that is neither a ring nor nothing: an id circle, or a plane over which tokens push each other.

use super::Id;

/// A circle of ids of so many bits, the first of which name a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdCircle {
    pub bits: u32,
    /// At most `bits`.
    pub prefix: u32,
}

impl IdCircle {
    /// Where an id lies, clockwise from 0: a part of the circle.
    pub fn part(self, id: u64) -> f64 {
        id as f64 / (1_u64 << self.bits) as f64
    }

    pub const fn segments(self) -> u64 {
        1 << self.prefix
    }

    /// The first id of a segment.
    pub const fn begin(self, segment: u64) -> u64 {
        segment << (self.bits - self.prefix)
    }

    /// The segment that an id lies in.
    pub const fn segment_of(self, id: Id) -> u64 {
        (id.number() as u64) >> (self.bits - self.prefix)
    }
}

/// A look-up that is under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookUp {
    pub key: Id,
    /// The positions that it goes through, from the one that asks to the one that answers, as fingers are now.
    pub way: Vec<u32>,
    /// The most hops that it takes.
    pub most: u32,
}

/// A token at its holder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeldToken {
    /// From 1 on.
    pub number: u32,
    /// Whether its holder is a super-peer.
    pub is_settled: bool,
    /// The force on it, to the right and down, in 1/sides.
    pub force: (f64, f64),
    /// Above which it moves.
    pub theta: f64,
}

impl HeldToken {
    pub fn strength(&self) -> f64 {
        let (x, y) = self.force;
        (x * x + y * y).sqrt()
    }
}
