//! Geometry of a graph: card sizes, the curve on which the cards stand, and the lane for messages.

use ratatui::layout::{Margin, Rect};

use super::curve::{Curve, Point, Shape};
use super::way::{Reach, Stand};
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
    /// Columns and rows of a card for ids of `digits` digits.
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

    /// Columns and rows kept free on each side of a card for the rim of the acting process.
    pub const fn rim(self) -> (u16, u16) {
        match self {
            Self::Huge => (2, 1),
            Self::XxLarge | Self::XLarge | Self::Large | Self::Medium => (1, 1),
            Self::Small | Self::XSmall => (1, 0),
        }
    }

    /// A card of this size with its rim.
    pub(super) const fn with_rim(self, card: Rect) -> Rect {
        let (columns, rows) = self.rim();
        card.outer(Margin::new(columns, rows))
    }
}

/// A blank on each side.
pub(super) const AIR: Margin = Margin::new(1, 0);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The number of processes, at least 1.
    pub n: usize,
    pub topology: Topology,
    pub id_digits: u16,
    /// Whether a class sees the graph: it is then as large and as wide as fits.
    pub presented: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub graph: Graph,
    pub size: CardSize,
    /// The area that clips everything.
    pub area: Rect,
    /// The cards, by position.
    pub cards: Vec<Rect>,
    pub shape: Shape,
    pub curve: Curve,
    /// The place of each process on the curve.
    pub stations: Vec<f64>,
    /// The inner curve for messages, if there is no room for them between the cards.
    pub lane: Option<Curve>,
    /// How far the lane is inside the curve, in columns and rows; 0 without a lane.
    pub lane_inset: (f64, f64),
    /// For each link of a two-way ring, the additional distance of its messages, clockwise and back, in units.
    pub further: Vec<[f64; 2]>,
    /// The number of messages in transit that always have places of their own.
    pub places: usize,
    /// Whether the cards are in columns, so that ways connect the sides of cards.
    pub columns: bool,
}

/// Cells that a message on a complete graph takes on average, with its trail and the space round it.
const CELLS_A_MESSAGE: usize = 24;
/// If at least this part of the links has room in both directions, the others may show their messages without payload.
const NEARLY_ALL: f64 = 0.93;

impl Layout {
    /// Cards on a curve, without a lane or other optional parts.
    pub(super) fn of(graph: Graph, size: CardSize, area: Rect, cards: Vec<Rect>, of: (Shape, Curve)) -> Self {
        let (shape, curve) = of;
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

    /// The layout, if each link of a two-way ring has room for the widest message with its arrow head in both
    /// directions, at both ends of the way. With the smallest framed cards, messages may move further off the line.
    pub(super) fn with_room_both_ways(mut self) -> Option<Self> {
        let tries: &[f64] = if self.size == CardSize::Medium { &[0.0, 0.5, 1.0, 1.5, 2.0] } else { &[0.0] };
        let n = self.graph.n;
        self.further = vec![[0.0; 2]; n];
        let mut stands = Vec::with_capacity(2 * n);
        for link in 0..n {
            for way in [0, 1] {
                let ends = tries.iter().find_map(|&further| {
                    self.further[link][way] = further;
                    self.ends_of_way(link, way == 0)
                });
                stands.push(ends?);
            }
        }
        let (starts, ends): (Vec<Stand>, Vec<Stand>) = stands.into_iter().unzip();
        [starts, ends].iter().all(|stands| free_of(stands) == stands.len()).then_some(self)
    }

    /// The first and last position of the widest message on a link; `None` if it does not fit.
    fn ends_of_way(&self, link: usize, clockwise: bool) -> Option<(Stand, Stand)> {
        let n = self.graph.n;
        let next = (link + 1) % n;
        let (from, to) = if clockwise { (link, next) } else { (next, link) };
        let (way, columns) = (self.way(from, to, clockwise), plain_pill(self.graph, self.size));
        // Only nearby cards can be in the way.
        let near = [link + n - 1, link, next, next + 1].map(|near| self.cards[near % n]);
        let is_free = |along: f64| {
            way.stand(along, columns, self.area).is_some_and(|stand| !near.iter().any(|&card| stand.touches(card)))
        };
        let reach = Reach::of(way.path.length(), is_free)?;
        Some((way.stand(reach.low, columns, self.area)?, way.stand(reach.high, columns, self.area)?))
    }

    /// The layout with its `places` counted; `usize::MAX` if messages without a place are merged into a counted pill.
    pub(super) fn with_places(self) -> Self {
        let n = self.graph.n;
        let places = match self.graph.topology {
            Topology::OneWayRing => usize::MAX,
            Topology::TwoWayRing => {
                let ends = (0..n).flat_map(|link| [true, false].map(|clockwise| self.ends_of_way(link, clockwise)));
                let (starts, ends): (Vec<Stand>, Vec<Stand>) = ends.flatten().unzip();
                let places = free_of(&starts).min(free_of(&ends));
                if places as f64 >= NEARLY_ALL * 2.0 * n as f64 { usize::MAX } else { places }
            }
            Topology::Complete => self.free_cells() / CELLS_A_MESSAGE,
        };
        Self { places, ..self }
    }

    /// The cells outside the cards and the space round them.
    fn free_cells(&self) -> usize {
        let cells = |columns: u16, rows: u16| usize::from(columns) * usize::from(rows);
        let cards: usize = self.cards.iter().map(|card| cells(card.width + 2, card.height + 1)).sum();
        cells(self.area.width, self.area.height).saturating_sub(cards)
    }
}

/// How many stands do not touch each other, chosen greedily in order.
fn free_of(stands: &[Stand]) -> usize {
    let mut free: Vec<&Stand> = Vec::new();
    for stand in stands {
        if !free.iter().any(|other| stand.touches(other.body) || stand.touches(other.head)) {
            free.push(stand);
        }
    }
    free.len()
}

/// The middle of a rectangle, in units.
pub(super) fn middle(area: Rect) -> Point {
    Point { x: f64::from(area.x) + f64::from(area.width) / 2.0, y: 2.0 * f64::from(area.y) + f64::from(area.height) }
}

/// A rectangle with a blank on each side; at the left edge of the screen with two blanks on the right.
pub(super) fn aired(place: Rect) -> Rect {
    Rect { x: place.x.saturating_sub(1), width: place.width + 2, ..place }
}

pub(super) fn cell((x, y): (i32, i32)) -> Rect {
    Rect { x: x.max(0) as u16, y: y.max(0) as u16, width: 1, height: 1 }
}

/// The columns of a message that carries an id, without its ends; with the smallest cards it has no glyph.
pub(super) fn plain_pill(graph: Graph, size: CardSize) -> u16 {
    digits(graph) + u16::from(size != CardSize::XSmall)
}

/// How far inside the curve the middle of the lane (or of both lanes) is, in columns and rows; clear of the rims.
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
        _ => half_height + 0.6,
    };
    (half_width + pill / 2.0 + air, rows)
}

/// The digits that cards are sized for: at least two, so that rings with ids below 10 look like others.
pub(super) fn digits(graph: Graph) -> u16 {
    graph.id_digits.max(2)
}

/// Columns and rows between two rectangles; negative if they overlap in that direction.
pub(super) fn between(one: Rect, other: Rect) -> (i32, i32) {
    let gap = |low: u16, length: u16, other_low: u16, other_length: u16| {
        let (low, other_low) = (i32::from(low), i32::from(other_low));
        (other_low - low - i32::from(length)).max(low - other_low - i32::from(other_length))
    };
    (gap(one.x, one.width, other.x, other.width), gap(one.y, one.height, other.y, other.height))
}
