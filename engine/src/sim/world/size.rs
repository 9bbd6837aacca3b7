//! How much memory a world takes.

use super::World;
use crate::protocol::Protocol;

/// What an entry of an ordered map takes besides itself, in bytes: its share of half-filled nodes.
pub(in crate::sim) const OF_A_MAP: usize = 16;

impl<P: Protocol> World<P> {
    /// How much memory a clone takes, in bytes, beside what clones share. What states and messages have on the heap is mostly nothing, or
    /// shared, and is not counted.
    pub fn bytes(&self) -> usize {
        size_of::<Self>()
            + size_of::<super::Slot<P::State>>() * self.slots.len()
            + self.post.bytes()
            + self.timers.bytes()
            + self.current.bytes()
            + (8 + OF_A_MAP) * (self.drawn.len() + self.armed.len())
            + self.heartbeats.as_ref().map_or(0, |heartbeats| heartbeats.bytes())
    }
}
