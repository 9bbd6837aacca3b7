//! The memory of a world.

use super::World;
use crate::protocol::Protocol;

/// What an entry of an ordered map takes besides itself, in bytes: its share of half-filled nodes.
pub(in crate::sim) const OF_A_MAP: usize = 16;

impl<P: Protocol> World<P> {
    /// Memory of a clone without what clones share, in bytes. The heap of states and messages is mostly empty or shared, and not
    /// counted.
    pub fn bytes(&self) -> usize {
        size_of::<Self>()
            + size_of::<super::Slot<P::State>>() * self.slots.len()
            + self.transport.bytes()
            + self.timers.bytes()
            + self.current.bytes()
            + (8 + OF_A_MAP) * (self.drawn.len() + self.armed.len())
            + self.heartbeats.as_ref().map_or(0, |heartbeats| heartbeats.bytes())
    }
}
