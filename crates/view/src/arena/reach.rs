//! From where to where on its way a message can stand, and how many messages have a place at once.

use ratatui::layout::Rect;

use super::geometry::{CardSize, Layout, plain_pill};
use super::way::Stand;
use suffrage_engine::protocol::Topology;

/// How finely a way is searched, in units.
const STEP: f64 = 0.5;

/// The part of a way on which a message can stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Reach {
    pub(super) low: f64,
    high: f64,
}

impl Reach {
    /// From the first place that is free to the last one; nothing if there is none.
    pub(super) fn of(length: f64, is_free: impl Fn(f64) -> bool) -> Option<Self> {
        let steps = (length / STEP) as usize;
        let low = (0..=steps).map(|step| step as f64 * STEP).find(|&along| is_free(along))?;
        let high = (0..=steps).map(|step| length - step as f64 * STEP).find(|&along| is_free(along))?;
        (low <= high).then_some(Self { low, high })
    }

    /// The same with the end of a longer one where its own is further than so much from that.
    pub(super) fn or_of(self, longer: Self, off: f64) -> Self {
        Self {
            low: if self.low - longer.low <= off { self.low } else { longer.low },
            high: if longer.high - self.high <= off { self.high } else { longer.high },
        }
    }

    /// The end that a place is beyond, if it is no further from it than so much; or else the place itself.
    pub(super) fn nearest(self, along: f64, off: f64) -> f64 {
        let end = along.clamp(self.low, self.high);
        if (along - end).abs() <= off { end } else { along }
    }

    pub(super) fn holds(self, along: f64) -> bool {
        self.low <= along && along <= self.high
    }

    pub(super) fn length(self) -> f64 {
        self.high - self.low
    }

    /// The place after a part of the time, `last` at most, and where that is not free, the nearest free one before it until the one behind
    /// is nearer: as time goes on, a message never goes back.
    pub(super) fn at(self, part: f64, last: f64, is_free: impl Fn(f64) -> bool) -> f64 {
        let last = last.clamp(self.low, self.high);
        let own = (self.low + part.clamp(0.0, 1.0) * self.length()).min(last);
        if is_free(own) {
            return own;
        }
        let (back, ahead) = (((own - self.low) / STEP) as usize + 1, ((self.high - own) / STEP) as usize + 1);
        // Places of one grid, whatever the time is, so that the edges of a gap stay where they are.
        let grid = ((own - self.low) / STEP).floor();
        let place = |step: f64| (self.low + step * STEP).clamp(self.low, self.high);
        let before = (0..=back).map(|step| place(grid - step as f64)).find(|&along| is_free(along)).unwrap_or(self.low);
        let behind =
            (1..=ahead).map(|step| place(grid + step as f64)).find(|&along| is_free(along)).unwrap_or(self.high);
        if own - before <= behind - own || behind > last { before } else { behind }
    }
}

impl Stand {
    fn touches(&self, other: Rect) -> bool {
        self.body.intersects(other) || self.head.intersects(other)
    }

    fn is_clear_of(&self, other: &Self) -> bool {
        !self.touches(other.body) && !self.touches(other.head)
    }
}

impl Layout {
    /// The layout, if every link of a two-way ring has a place for the widest message with its head both ways at once, at the start of
    /// their ways and at the end. Round the smallest cards with a frame messages stand further off the line where they must.
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

    /// Where the widest message begins its way along a link and where it ends; nothing if it has no place.
    fn ends_of_way(&self, link: usize, clockwise: bool) -> Option<(Stand, Stand)> {
        let n = self.graph.n;
        let next = (link + 1) % n;
        let (from, to) = if clockwise { (link, next) } else { (next, link) };
        let (way, size) = (self.way(from, to, clockwise), (plain_pill(self.graph, self.size), 1));
        // Only cards that are near can be in the way.
        let near = [link + n - 1, link, next, next + 1].map(|near| self.cards[near % n]);
        let is_free = |along: f64| {
            way.stand(along, size, self.area).is_some_and(|stand| !near.iter().any(|&card| stand.touches(card)))
        };
        let reach = Reach::of(way.path.length(), is_free)?;
        Some((way.stand(reach.low, size, self.area)?, way.stand(reach.high, size, self.area)?))
    }

    /// The layout with its places counted. There is no end of them where messages that have none become one with a number.
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

    /// The cells that are not taken by cards and what stays free round them.
    fn free_cells(&self) -> usize {
        let cells = |columns: u16, rows: u16| usize::from(columns) * usize::from(rows);
        let cards: usize = self.cards.iter().map(|card| cells(card.width + 2, card.height + 1)).sum();
        cells(self.area.width, self.area.height).saturating_sub(cards)
    }
}

/// On a complete graph each message takes about so many cells, with its trail and what keeps it apart from others.
const CELLS_A_MESSAGE: usize = 24;

/// Where so large a part of the links has room both ways, the few others show their messages without what they carry.
const NEARLY_ALL: f64 = 0.93;
/// How many of them are clear of each other, the first ones first.
fn free_of(stands: &[Stand]) -> usize {
    let mut free: Vec<Stand> = Vec::new();
    for stand in stands {
        if free.iter().all(|other| stand.is_clear_of(other)) {
            free.push(*stand);
        }
    }
    free.len()
}
