//! Geometry of a graph: card sizes, the curve on which the cards are placed, and the lane for messages.

use crate::arena::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardSize {
    /// Digits of eight rows, for a projector.
    Huge,
    /// Digits of five rows.
    XxLarge,
    /// Digits of three rows.
    XLarge,
    /// Three rows: glyph and id in a frame, with blanks round them.
    Large,
    /// Three rows: glyph and id in a frame.
    Medium,
    /// One row: the id between the brackets of its state.
    Small,
    /// One row: the id alone.
    XSmall,
}

impl CardSize {
    /// The columns and rows of a card for ids of `digits` digits.
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

    /// The columns and rows round a card that stay free for a rim (the highlight of the acting process).
    pub const fn rim(self) -> (u16, u16) {
        match self {
            Self::Huge => (2, 1),
            Self::XxLarge | Self::XLarge | Self::Large | Self::Medium => (1, 1),
            Self::Small | Self::XSmall => (1, 0),
        }
    }

    pub(super) const fn with_rim(self, card: Rect) -> Rect {
        let (columns, rows) = self.rim();
        card.outer(Margin::new(columns, rows))
    }
}

pub(super) const AIR: Margin = Margin::new(1, 0);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The number of processes, at least 1.
    pub n: usize,
    pub topology: Topology,
    pub id_digits: u16,
    /// The width of a usual message with both ends of its pill, in columns.
    pub label: u16,
    /// Whether the graph is shown in a presentation; cards and ring are then as large as possible.
    pub presented: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub graph: Graph,
    pub size: CardSize,
    /// The area outside which nothing is drawn.
    pub area: Rect,
    /// The cells of each card, by position of its process.
    pub cards: Vec<Rect>,
    pub shape: Shape,
    pub curve: Curve,
    /// The place of each process on the curve, from 0 to 1, clockwise from 12 o'clock.
    pub stations: Vec<f64>,
    /// The inner curve for messages; `None` if the messages have room between the cards.
    pub lane: Option<Curve>,
    /// The distance of the lane from the curve, in columns and rows; 0 without a lane.
    pub lane_inset: (f64, f64),
    /// How far messages are moved away from each link of a two-way ring, in units. `[0]` is for clockwise messages.
    pub further: Vec<[f64; 2]>,
    /// The number of messages in transit that certainly fit without touching each other.
    pub places: usize,
    /// Whether the cards are in columns. Messages then move between the left and right sides of cards.
    pub columns: bool,
}

/// The average number of cells round a message of a complete graph (trail and free space), besides twice its width.
const CELLS_A_MESSAGE: u16 = 14;
/// If this fraction of all possible messages fits on a two-way ring, `places` is unlimited.
const NEARLY_ALL: f64 = 0.93;

impl Layout {
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

    /// This layout with `further` set; `None` if the widest messages would touch cards or each other.
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

    /// The first and the last place on a link where a message touches no card; `None` if there is no such place.
    fn ends_of_way(&self, link: usize, clockwise: bool) -> Option<(Stand, Stand)> {
        let n = self.graph.n;
        let next = (link + 1) % n;
        let (from, to) = if clockwise { (link, next) } else { (next, link) };
        let (way, columns) = (self.way(from, to, clockwise), plain_pill(self.graph, self.size));
        // Only nearby cards can touch the message.
        let near = [link + n - 1, link, next, next + 1].map(|near| self.cards[near % n]);
        let is_free = |along: f64| {
            way.stand(along, columns, self.area).is_some_and(|stand| !near.iter().any(|&card| stand.touches(card)))
        };
        let reach = Reach::of(way.path.length(), is_free)?;
        Some((way.stand(reach.low, columns, self.area)?, way.stand(reach.high, columns, self.area)?))
    }

    /// Sets `places` to the number of messages that fit; `usize::MAX` if any number fits.
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
            Topology::Complete => {
                let cards: u32 =
                    self.cards.iter().map(|card| (u32::from(card.width) + 2) * (u32::from(card.height) + 1)).sum();
                self.area.area().saturating_sub(cards) as usize / usize::from(CELLS_A_MESSAGE + 2 * self.graph.label)
            }
        };
        Self { places, ..self }
    }
}

fn free_of(stands: &[Stand]) -> usize {
    let mut free: Vec<&Stand> = Vec::new();
    for stand in stands {
        if !free.iter().any(|other| stand.touches(other.body) || stand.touches(other.head)) {
            free.push(stand);
        }
    }
    free.len()
}

pub(super) fn middle(area: Rect) -> Point {
    Point { x: f64::from(area.x) + f64::from(area.width) / 2.0, y: 2.0 * f64::from(area.y) + f64::from(area.height) }
}

pub(super) fn aired(place: Rect) -> Rect {
    Rect { x: place.x.saturating_sub(1), width: place.width + 2, ..place }
}

pub(super) fn cell((x, y): (i32, i32)) -> Rect {
    Rect { x: x.max(0) as u16, y: y.max(0) as u16, width: 1, height: 1 }
}

/// The width of a message that shows an id, in columns. The ends of its pill are not included.
pub(super) fn plain_pill(graph: Graph, size: CardSize) -> u16 {
    digits(graph) + u16::from(size != CardSize::XSmall)
}

/// The distance from the curve to the middle of the lane (or of the two lanes), in columns and in rows.
pub(super) fn lane_inset(area: Rect, graph: Graph, size: CardSize) -> (f64, f64) {
    let (width, height) = size.cells(digits(graph));
    let (aside, above) = size.rim();
    let (half_width, half_height) =
        (f64::from(width) / 2.0 + f64::from(aside), f64::from(height) / 2.0 + f64::from(above));
    // The width of a pill with its arrow head.
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

/// The number of digits of the longest id, at least 2: ids of one digit get the cards of ids of two digits.
pub(super) fn digits(graph: Graph) -> u16 {
    graph.id_digits.max(2)
}

/// The gap between two rectangles, in columns and in rows; negative if they overlap in that direction.
pub(super) fn between(one: Rect, other: Rect) -> (i32, i32) {
    let gap = |low: u16, length: u16, other_low: u16, other_length: u16| {
        let (low, other_low) = (i32::from(low), i32::from(other_low));
        (other_low - low - i32::from(length)).max(low - other_low - i32::from(other_length))
    };
    (gap(one.x, one.width, other.x, other.width), gap(one.y, one.height, other.y, other.height))
}
