//! What a picture of a graph is made of: cards of a size, the curve that they sit on, and the lane that messages take.

use ratatui::layout::Rect;

use super::curve::{Curve, Point, Shape};
use crate::protocol::Topology;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardSize {
    /// Digits of five rows.
    XxLarge,
    /// Digits of three rows.
    XLarge,
    /// Glyph and id with air around them in a frame.
    Large,
    /// Glyph and id in a frame.
    Medium,
    /// One row: the id between brackets.
    Small,
    /// One row: the id alone.
    XSmall,
}

impl CardSize {
    /// Columns and rows of a card for ids of so many digits.
    pub const fn cells(self, digits: u16) -> (u16, u16) {
        match self {
            Self::XxLarge => (8 * digits + 2, 7),
            Self::XLarge => (4 * digits + 3, 5),
            Self::Large => (digits + 6, 3),
            Self::Medium => (digits + 4, 3),
            Self::Small => (digits + 2, 1),
            Self::XSmall => (digits, 1),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The number of processes, at least 1.
    pub n: usize,
    pub topology: Topology,
    pub id_digits: u16,
}

/// The graph has no place in this area even with the smallest labels: a list shows more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoesNotFit;

#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub graph: Graph,
    pub size: CardSize,
    /// The area that nothing leaves.
    pub area: Rect,
    /// The cards, by position.
    pub cards: Vec<Rect>,
    pub shape: Shape,
    pub curve: Curve,
    /// The place of each process on the curve.
    pub stations: Vec<f64>,
    /// The inner curve that messages take where there is no room for them between the cards.
    pub lane: Option<Curve>,
    /// How far the lane is inside the curve, in columns and rows (0 without a lane).
    pub lane_inset: (f64, f64),
}

impl Layout {
    pub fn is_racetrack(&self) -> bool {
        self.shape.exponent.is_infinite()
    }

    /// The centre of a card, in units.
    pub fn centre(&self, position: usize) -> Point {
        let card = self.cards[position];
        Point { x: f64::from(card.x) + f64::from(card.width) / 2.0, y: 2.0 * f64::from(card.y) + f64::from(card.height) }
    }
}

pub(super) fn lane_inset(area: Rect, graph: Graph, size: CardSize) -> (f64, f64) {
    let (width, height) = size.cells(digits(graph));
    // On a lane a pill has no ends; beside the smallest labels it has no glyph either.
    let pill = f64::from(digits(graph)) + if size == CardSize::XSmall { 0.0 } else { 1.0 };
    let air = if size == CardSize::Small { 2.0 } else { 2.5 };
    let columns = f64::from(width) / 2.0 + pill / 2.0 + air;
    let rows = match size {
        CardSize::Small => 1.6,
        CardSize::XSmall if area.height <= 24 => 1.2,
        CardSize::XSmall => 2.0,
        CardSize::XxLarge | CardSize::XLarge | CardSize::Large | CardSize::Medium => f64::from(height) / 2.0 + 1.1,
    };
    let more = if graph.topology == Topology::TwoWayRing { 1.0 } else { 0.0 };
    (columns + more, rows + more)
}

/// The digits that cards are made for: two at least, so that a ring of ids below 10 looks like any other.
pub(super) fn digits(graph: Graph) -> u16 {
    graph.id_digits.max(2)
}
