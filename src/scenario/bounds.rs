//! How large the numbers of a scenario may be.

use super::faults;
use crate::config::{Bounds, Problem};
use crate::protocol::{Ticks, Topology};
use crate::protocols::Entry;

/// The largest tick a scenario may name: far beyond any run, and small enough that no sum of ticks overflows.
pub const MOST_TICKS: Ticks = 1_000_000_000_000;
/// The longest a message or a handling may take, in ticks.
pub const LONGEST_DELAY: Ticks = 1_000_000_000;

pub(super) const TICKS: Bounds = Bounds { least: 0, most: MOST_TICKS };
pub(super) const TICKS_FROM_ONE: Bounds = Bounds { least: 1, most: MOST_TICKS };
pub(super) const DELAYS: Bounds = Bounds { least: 1, most: LONGEST_DELAY };

pub(super) fn too_many(count: u64, entry: Option<&'static Entry>) -> Option<Problem> {
    // Of an unknown protocol's graph nothing can be said; a ring has room for the most.
    let topology = entry.map_or(Topology::OneWayRing, |entry| entry.topology);
    let (most, complete) = (topology.most_processes() as u64, topology == Topology::Complete);
    if count == 0 {
        Some(faults::no_process())
    } else if count > most {
        Some(faults::too_many_processes(count, most, complete))
    } else {
        None
    }
}
