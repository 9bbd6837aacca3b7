//! What choices about the messages of a link name it by.

use crate::protocol::Topology;

/// Complete graphs have at most 2^12 processes: a shift finds the ends of a link.
pub(super) const PEER_BITS: u32 = 12;

/// The name of the link from one process to another, among so many; `clockwise`: the way round a ring.
pub(super) fn name_of(topology: Topology, n: u32, (from, to, clockwise): (u32, u32, bool)) -> u64 {
    let next = if from + 1 >= n { 0 } else { from + 1 };
    let previous = if from == 0 { n.saturating_sub(1) } else { from - 1 };
    match topology {
        Topology::OneWayRing if to == next => u64::from(from),
        Topology::TwoWayRing if clockwise && to == next => u64::from(from << 1),
        Topology::TwoWayRing if !clockwise && to == previous => u64::from(from << 1 | 1),
        Topology::Complete => u64::from(from << PEER_BITS | to),
        Topology::OneWayRing | Topology::TwoWayRing => past_others(from, to, clockwise),
    }
}

/// The name of a link past crashed processes of a ring; `clockwise`: the way round.
pub(super) const fn past_others(from: u32, to: u32, clockwise: bool) -> u64 {
    1 << 63 | (!clockwise as u64) << 62 | (from as u64) << 31 | to as u64
}
