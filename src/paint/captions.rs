//! The words of the header, the panes and the overlays: the text ids of `screen.ftl`.
//!
//! Nothing on the screen is cut in mid-word. A text that must live in different widths has two or three fixed lengths in the
//! catalogue, longest first, parted by ` | `; [`longest`] takes the longest that fits.

use unicode_width::UnicodeWidthStr;

use crate::protocol::Topology;
use crate::text::{TextId, ids};

/// The words for a topology.
pub const fn of_topology(topology: Topology) -> TextId {
    match topology {
        Topology::OneWayRing => ids::SCREEN_TOPOLOGY_ONE_WAY_RING,
        Topology::TwoWayRing => ids::SCREEN_TOPOLOGY_TWO_WAY_RING,
        Topology::Complete => ids::SCREEN_TOPOLOGY_COMPLETE,
    }
}

/// The longest of a text's lengths (parted by ` | `, longest first) that is at most `width` columns wide.
pub fn longest(text: &str, width: usize) -> Option<&str> {
    text.split(" | ").find(|length| length.width() <= width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_length_that_fits_is_taken() {
        let text = "known to 3 of 7 | 3 of 7 | 3/7";
        assert_eq!(longest(text, 20), Some("known to 3 of 7"));
        assert_eq!(longest(text, 14), Some("3 of 7"));
        assert_eq!(longest(text, 3), Some("3/7"));
        assert_eq!(longest(text, 2), None);
    }
}
