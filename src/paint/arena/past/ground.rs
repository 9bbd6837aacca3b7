//! Where the rings of a past have room: between the lane of a layout and its hub.

use crate::paint::arena::curve::{Curve, Point};
use crate::paint::arena::geometry::Layout;
use crate::protocol::Topology;

/// The least processes of a ring whose past is shown, and the least rows inside of its lane.
pub const LEAST: usize = 24;
const LEAST_ROWS: f64 = 12.0;
/// From the lane, in units.
const MARGIN: f64 = 3.6;
/// The half axes of what is left to the hub, in units.
const HUB: (f64, f64) = (13.0, 6.8);
/// The furthest that two rings are, in dots.
pub(super) const FURTHEST: f64 = 4.0;

/// Where the rings of a layout are: from outside to inside, at places all round.
pub(super) struct Ground {
    outer: Curve,
    centre: Point,
    /// From the outermost ring to the hub where that is least, in dots of which two are a unit.
    pub(super) depth: f64,
}

impl Ground {
    pub(super) fn of(layout: &Layout) -> Option<Self> {
        if layout.graph.topology == Topology::Complete || layout.graph.n < LEAST {
            return None;
        }
        let inset = (layout.lane_inset.0, 2.0 * layout.lane_inset.1);
        let (a, b) = (layout.shape.a - inset.0, layout.shape.b - inset.1);
        let depth = 2.0 * (b - MARGIN - HUB.1);
        if b < LEAST_ROWS || a - MARGIN <= HUB.0 || depth < FURTHEST {
            return None;
        }
        let centre = layout.shape.centre;
        let lane = layout.lane.as_ref().unwrap_or(&layout.curve);
        Some(Self { outer: lane.scaled(centre, (a - MARGIN) / a, (b - MARGIN) / b), centre, depth })
    }

    /// Of the outermost ring, in units.
    pub(super) fn length(&self) -> f64 {
        self.outer.length()
    }

    /// What leads inwards from a place.
    pub(super) fn ray(&self, place: f64) -> Ray {
        let out = self.outer.at(place);
        let (dx, dy) = (out.x - self.centre.x, out.y - self.centre.y);
        let part = (1.0 / (dx / HUB.0).hypot(dy / HUB.1).max(1e-9)).min(1.0);
        Ray { out, hub: Point { x: self.centre.x + dx * part, y: self.centre.y + dy * part } }
    }
}

/// From the outermost ring to the hub.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ray {
    out: Point,
    hub: Point,
}

impl Ray {
    /// The point so far inside: 0 is outside and 1 at the hub.
    pub(super) fn at(self, inside: f64) -> Point {
        self.out.towards(self.hub, inside)
    }
}

/// Whether a layout has room for a past: then its hub is small.
pub(in crate::paint::arena) fn has_room(layout: &Layout) -> bool {
    Ground::of(layout).is_some()
}
