//! The memory of collections.

/// What an entry of an ordered map takes besides itself, in bytes: its share of half-filled nodes.
pub(super) const OF_A_MAP: usize = 16;
