//! What a picture of a graph is made of: cards of a size, the curve that they sit on, and the lane that messages take.

use ratatui::layout::Rect;

use super::curve::{Curve, Point, Shape};
use suffrage_engine::protocol::Topology;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardSize {
    /// Digits of eight rows, for a class.
    Huge,
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
            Self::Huge => (12 * digits + 2, 10),
            Self::XxLarge => (8 * digits + 2, 7),
            Self::XLarge => (4 * digits + 3, 5),
            Self::Large => (digits + 6, 3),
            Self::Medium => (digits + 4, 3),
            Self::Small => (digits + 2, 1),
            Self::XSmall => (digits, 1),
        }
    }

    /// Columns and rows that stay free at each side of a card, for the rim round the card of the process that acts.
    pub const fn rim(self) -> (u16, u16) {
        match self {
            Self::Huge => (2, 1),
            Self::XxLarge | Self::XLarge | Self::Large | Self::Medium => (1, 1),
            Self::Small | Self::XSmall => (1, 0),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The number of processes, at least 1.
    pub n: usize,
    pub topology: Topology,
    pub id_digits: u16,
    /// Whether a class sees it: then it is as large and as wide as fits.
    pub presented: bool,
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
    /// On a two-way ring, for every link how much further off the line its messages stand, clockwise and back, in units; empty where
    /// all stand right beside it.
    pub further: Vec<[f64; 2]>,
    /// So many messages under way have a place by themselves at once, wherever they are.
    pub places: usize,
    /// Whether cards stand in columns, and ways go from the side of one to the side of another.
    pub columns: bool,
}

impl Layout {
    /// Cards on a curve, without a lane, and nothing that only some graphs have.
    pub(super) fn of(
        graph: Graph,
        size: CardSize,
        (area, cards): (Rect, Vec<Rect>),
        (shape, curve): (Shape, Curve),
    ) -> Self {
        Self {
            graph,
            size,
            area,
            cards,
            shape,
            curve,
            stations: Vec::new(),
            lane: None,
            lane_inset: (0.0, 0.0),
            further: Vec::new(),
            places: 0,
            columns: false,
        }
    }

    /// The centre of a card, in units.
    pub fn centre(&self, position: usize) -> Point {
        middle(self.cards[position])
    }
}

/// The middle of some cells, in units.
pub(super) fn middle(cells: Rect) -> Point {
    Point {
        x: f64::from(cells.x) + f64::from(cells.width) / 2.0,
        y: 2.0 * f64::from(cells.y) + f64::from(cells.height),
    }
}

/// The columns of a message without ends that carries an id: beside the smallest labels it has no glyph.
pub(super) fn plain_pill(graph: Graph, size: CardSize) -> u16 {
    digits(graph) + u16::from(size != CardSize::XSmall)
}

/// How far inside of the curve the middle of the lane is, or of both lanes of a two-way ring, in columns and rows: clear of the rims.
pub(super) fn lane_inset(area: Rect, graph: Graph, size: CardSize) -> (f64, f64) {
    let (width, height) = size.cells(digits(graph));
    let (aside, above) = size.rim();
    let (half_width, half_height) =
        (f64::from(width) / 2.0 + f64::from(aside), f64::from(height) / 2.0 + f64::from(above));
    // With its arrow head.
    let pill = f64::from(plain_pill(graph, size)) + 1.0;
    if graph.topology == Topology::TwoWayRing {
        return (half_width + pill + 0.5, half_height + 1.1);
    }
    let air = if size == CardSize::Small { 0.5 } else { 1.0 };
    let rows = match size {
        CardSize::XSmall if area.height > 24 => 2.0,
        CardSize::XSmall => 1.2,
        CardSize::Small => 1.6,
        CardSize::Huge | CardSize::XxLarge | CardSize::XLarge | CardSize::Large | CardSize::Medium => half_height + 0.6,
    };
    (half_width + pill / 2.0 + air, rows)
}

/// The digits that cards are made for: two at least, so that a ring of ids below 10 looks like any other.
pub(super) fn digits(graph: Graph) -> u16 {
    graph.id_digits.max(2)
}

/// Columns and rows between two rectangles; negative where they overlap in that direction.
pub(super) fn between(one: Rect, other: Rect) -> (i32, i32) {
    let gap = |low: u16, end: u16, other_low: u16, other_end: u16| {
        (i32::from(other_low) - i32::from(end)).max(i32::from(low) - i32::from(other_end))
    };
    (
        gap(one.left(), one.right(), other.left(), other.right()),
        gap(one.top(), one.bottom(), other.top(), other.bottom()),
    )
}
