//! The words of the header, the panes and the overlays: the text ids of `screen.ftl`.
//!
//! Nothing on the screen is cut in mid-word. A text that must live in different widths has shorter lengths in the catalogue, of which
//! the longest that fits is taken.

use crate::protocol::Topology;
use crate::text::{TextId, ids};

pub const fn of_topology(topology: Topology) -> TextId {
    match topology {
        Topology::OneWayRing => ids::SCREEN_TOPOLOGY_ONE_WAY_RING,
        Topology::TwoWayRing => ids::SCREEN_TOPOLOGY_TWO_WAY_RING,
        Topology::Complete => ids::SCREEN_TOPOLOGY_COMPLETE,
    }
}
