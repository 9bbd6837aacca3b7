//! The way of a message on the screen: its path, the part of the path where the message fits, and its cells.

use crate::arena::prelude::*;

/// The cells that a message takes at one point of its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The cells of the pill: its glyph and payload.
    pub body: Rect,
    /// The cell of the arrow head; empty if there is none.
    pub head: Rect,
    /// The index of the arrow glyph: 0 points right, and 1 to 7 follow clockwise.
    pub arrow: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Beside {
    On,
    /// On the path, with the arrow head in the row of the body.
    OnLane,
    /// On the path, without arrow head: on a one-way ring, all messages move in the same direction.
    Bare,
    /// To the left of the path, at this distance in columns and half rows.
    Left(f64, f64),
}

/// The distance from a drawn line to a message, in columns and half rows.
const OFF_LINE: (f64, f64) = (0.5, 1.0);
/// The distance of a message from the line half-way between two lanes, in columns and half rows.
const OFF_LANE: (f64, f64) = (0.5, 0.0);

/// The distance of a message to the left of its line, in units. So a question and its answer can pass each other.
const CHORD: f64 = 0.7;
/// How far left of its line a message with a value is, in units, for a horizontal (`.0`) and a vertical (`.1`) line.
const CHORD_OF_VALUE: (f64, f64) = (1.2, 2.5);
/// A path between two cards of the same column runs this many units beside the column.
const ASIDE: f64 = 5.0;
/// A path beside a column of cards has two bends, each at this fraction of the path's height from the nearer end.
const ALOFT: f64 = 0.4;

#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    pub path: Path,
    beside: Beside,
}

impl Stand {
    pub(super) fn touches(&self, other: Rect) -> bool {
        self.body.intersects(other) || self.head.intersects(other)
    }
}

impl Way {
    /// The cells of a message whose body is `columns` columns wide; `other` has its present cells. A narrower body uses
    /// only cells of the present body.
    pub fn shrunk(&self, other: Stand, along: f64, columns: u16, area: Rect) -> Option<Stand> {
        if !matches!(self.beside, Beside::OnLane | Beside::Left(..)) || columns >= other.body.width {
            return self.stand(along, columns, area);
        }
        // The arrow head stays in its cell.
        let at_left = other.head.x < other.body.x;
        let x = if at_left { other.body.x } else { other.body.right() - columns };
        Some(Stand { body: Rect { x, width: columns, ..other.body }, ..other })
    }

    /// The cells of a message `along` units from the start of its path; `None` if they are not all in `area`.
    pub fn stand(&self, along: f64, columns: u16, area: Rect) -> Option<Stand> {
        let (point, (dx, dy)) = (self.path.at(along), self.path.heading(along));
        if self.beside == Beside::On {
            let corner = corner((point.x, point.y), columns);
            let (arrow, cell) = head(corner, columns, (dx, dy));
            return Some(Stand { body: within(corner, columns, area)?, head: within(cell, 1, area)?, arrow });
        }
        let whole = columns + u16::from(self.has_head());
        let (mut x, mut y) = (point.x, point.y);
        if let Beside::Left(across, down) = self.beside {
            // Moves the message to the left of its direction, by half its width or height and the distance.
            let off = (f64::from(whole) / 2.0 + across) * dy.abs() + (1.0 + down) * dx.abs();
            (x, y) = (x + dy * off, y - dx * off);
        }
        let place = within(corner((x, y), whole), whole, area)?;
        let arrow = 2 * quarter((dx, dy));
        let at_right = match arrow {
            0 | 4 => arrow == 0,
            // The arrow head is on the side of the body that is away from the path, or away from the cards.
            _ => (arrow == 2) == matches!(self.beside, Beside::Left(..)),
        };
        if !self.has_head() {
            return Some(Stand { body: place, head: Rect { width: 0, ..place }, arrow });
        }
        let body = Rect { x: place.x + u16::from(!at_right), width: columns, ..place };
        let head = Rect { x: if at_right { place.right() - 1 } else { place.x }, width: 1, ..place };
        Some(Stand { body, head, arrow })
    }

    pub fn has_head(&self) -> bool {
        self.beside != Beside::Bare
    }

    /// Returns the same way, but with the arrow head in the row of the body.
    pub fn narrow(self) -> Self {
        Self { beside: if self.beside == Beside::On { Beside::OnLane } else { self.beside }, ..self }
    }

    /// Returns a parallel way, `by` units to the left.
    pub fn aside(&self, by: f64) -> Self {
        Self { path: self.path.clone().moved_left(by), beside: self.beside }
    }
}

/// The fraction of a message's time in transit that has passed. For a lost message: the fraction at its loss.
pub(super) fn part_of(message: &Message, now: f64) -> f64 {
    let life = message.due.saturating_sub(message.sent).max(1) as f64;
    let then = message.lost.map_or(now, |lost| lost as f64);
    ((then - message.sent as f64) / life).clamp(0.0, 1.0)
}

/// The step of a search along a way, in units.
const STEP: f64 = 0.5;

/// The part of a way where a message fits, given by two distances from the start in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Reach {
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Reach {
    pub(super) fn of(length: f64, is_free: impl Fn(f64) -> bool) -> Option<Self> {
        let steps = (length / STEP) as usize;
        let low = (0..=steps).map(|step| step as f64 * STEP).find(|&along| is_free(along))?;
        let high = (0..=steps).map(|step| length - step as f64 * STEP).find(|&along| is_free(along))?;
        (low <= high).then_some(Self { low, high })
    }

    /// Replaces each end of this part by the same end of `longer` if that end lies more than `off` units further out.
    pub(super) fn or_of(self, longer: Self, off: f64) -> Self {
        Self {
            low: if self.low - longer.low <= off { self.low } else { longer.low },
            high: if longer.high - self.high <= off { self.high } else { longer.high },
        }
    }

    /// The point of this part nearest to `along`, or `along` itself if that point is more than `off` units away.
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

    /// Returns the free point nearest to the fraction `part` of this reach, but no point beyond `last`. A larger `part`
    /// never gives an earlier point.
    pub(super) fn at(self, part: f64, last: f64, is_free: impl Fn(f64) -> bool) -> f64 {
        let last = last.clamp(self.low, self.high);
        let own = (self.low + part.clamp(0.0, 1.0) * self.length()).min(last);
        if is_free(own) {
            return own;
        }
        let (back, ahead) = (((own - self.low) / STEP) as usize + 1, ((self.high - own) / STEP) as usize + 1);
        // The positions to try are the same at all ticks, so that the ends of an occupied stretch do not move.
        let grid = ((own - self.low) / STEP).floor();
        let place = |step: f64| (self.low + step * STEP).clamp(self.low, self.high);
        let before = (0..=back).map(|step| place(grid - step as f64)).find(|&along| is_free(along)).unwrap_or(self.low);
        let behind = (1..=ahead).map(|step| place(grid + step as f64)).find(|&at| is_free(at)).unwrap_or(self.high);
        if own - before <= behind - own || behind > last { before } else { behind }
    }
}

impl Layout {
    /// The way of a message between two cards. It differs between the two directions of a link.
    pub fn way(&self, from: usize, to: usize, clockwise: bool) -> Way {
        let beside = match (self.graph.topology, self.lane.is_some()) {
            (Topology::Complete, _) | (Topology::OneWayRing, false) => Beside::On,
            (Topology::OneWayRing, true) if self.size == CardSize::XSmall => Beside::Bare,
            (Topology::OneWayRing, true) => Beside::OnLane,
            (Topology::TwoWayRing, false) => Beside::Left(OFF_LINE.0, OFF_LINE.1 + self.further(from, to, clockwise)),
            (Topology::TwoWayRing, true) => Beside::Left(OFF_LANE.0, OFF_LANE.1),
        };
        Way { path: self.route(from, to, clockwise), beside }
    }

    /// The way of a message. On a complete graph, messages with values are wider and so move further from the line.
    pub fn way_of(&self, message: &Message) -> Way {
        let Message { from, to, class, .. } = *message;
        let topology = self.graph.topology;
        let clockwise = if topology == Topology::OneWayRing { !message.notice } else { message.clockwise };
        let way = self.way(from, to, clockwise);
        if topology != Topology::Complete
            || class != MessageClass::Value
            || self.size > CardSize::Medium
            || self.columns
        {
            return way;
        }
        let chord = self.chord(from, to);
        let (dx, dy) = chord.heading(0.0);
        let (level, steep) = CHORD_OF_VALUE;
        Way { path: chord.moved_left(level * dx.abs() + steep * dy.abs()), ..way }
    }

    fn further(&self, from: usize, to: usize, clockwise: bool) -> f64 {
        let (link, end) = if clockwise { (from, to) } else { (to, from) };
        let links = self.further.get(link).filter(|_| end == (link + 1) % self.graph.n);
        links.map_or(0.0, |ways| ways[usize::from(!clockwise)])
    }

    pub fn link(&self, from: usize, to: usize, clockwise: bool) -> Path {
        match self.graph.topology {
            Topology::Complete => self.chord(from, to),
            Topology::OneWayRing | Topology::TwoWayRing => self.round(from, to, clockwise, &self.curve),
        }
    }

    /// Whether both cards are in the layout and a message can move from one to the other.
    pub fn has_way(&self, from: usize, to: usize) -> bool {
        from.max(to) < self.cards.len() && (from != to || self.graph.topology != Topology::Complete)
    }

    /// The line along which a message moves; the same for both directions of a two-way ring.
    pub fn route(&self, from: usize, to: usize, clockwise: bool) -> Path {
        match self.graph.topology {
            Topology::Complete => self.chord(from, to).moved_left(CHORD),
            Topology::OneWayRing | Topology::TwoWayRing => {
                self.round(from, to, clockwise, self.lane.as_ref().unwrap_or(&self.curve))
            }
        }
    }

    fn chord(&self, from: usize, to: usize) -> Path {
        if self.columns { self.across(from, to) } else { Path::through(vec![self.centre(from), self.centre(to)]) }
    }

    /// The path between two cards in columns. Within one column, down on the right of the cards and up on their left.
    fn across(&self, from: usize, to: usize) -> Path {
        let (start, end) = (self.cards[from], self.cards[to]);
        let edge = |card: Rect, right: bool| if right { card.right() } else { card.x };
        let side = |card: Rect, right: bool| Point { x: edge(card, right).into(), ..middle(card) };
        if start.right() <= end.x {
            return Path::through(vec![side(start, true), side(end, false)]);
        }
        if end.right() <= start.x {
            return Path::through(vec![side(start, false), side(end, true)]);
        }
        let is_down = start.y <= end.y;
        let is_right = is_down || f64::from(start.x.min(end.x) - self.area.x) < ASIDE + 2.0;
        let (one, other) = (side(start, is_right), side(end, is_right));
        // Beside the first column, a path upwards is also on the right, but further out.
        let by = if is_right && !is_down { 2.0 * ASIDE } else { ASIDE };
        let x = if is_right { one.x.max(other.x) + by } else { one.x.min(other.x) - by };
        // The slope at the start shows whether the path leads up or down.
        let slope = (other.y - one.y) * ALOFT;
        Path::through(vec![one, Point { x, y: one.y + slope }, Point { x, y: other.y - slope }, other])
    }

    /// The path along a ring. From a process to itself, the path goes round the whole ring.
    fn round(&self, from: usize, to: usize, clockwise: bool, curve: &Curve) -> Path {
        let (start, end) = if clockwise { (from, to) } else { (to, from) };
        let (low, mut high) = (self.stations[start], self.stations[end]);
        while high <= low {
            high += 1.0;
        }
        let mut points = curve.slice(low, high);
        if !clockwise {
            points.reverse();
        }
        Path::through(points)
    }
}

/// The leftmost cell of a body whose centre is at a point.
fn corner((x, y): (f64, f64), columns: u16) -> (i32, i32) {
    ((x - f64::from(columns) / 2.0).round() as i32, ((y - 1.0) / 2.0).round() as i32)
}

fn within((x, y): (i32, i32), columns: u16, area: Rect) -> Option<Rect> {
    let right = x + i32::from(columns);
    let inside = x >= i32::from(area.x)
        && y >= i32::from(area.y)
        && right <= i32::from(area.x) + i32::from(area.width)
        && y < i32::from(area.y) + i32::from(area.height);
    inside.then_some(Rect { x: x as u16, y: y as u16, width: columns, height: 1 })
}

/// `.0`: the index of the arrow glyph; `.1`: the cell of the arrow head.
fn head((x, y): (i32, i32), columns: u16, (dx, dy): (f64, f64)) -> (usize, (i32, i32)) {
    let columns = i32::from(columns);
    let angle = dy.abs().atan2(dx.abs()).to_degrees();
    let (is_right, is_down) = (dx >= 0.0, dy >= 0.0);
    let beside = (if is_right { x + columns } else { x - 1 }, y);
    let middle = x + columns / 2;
    match angle {
        ..=35.0 => (if is_right { 0 } else { 4 }, beside),
        ..60.0 => ([[5, 7], [3, 1]][usize::from(is_down)][usize::from(is_right)], beside),
        _ if is_down => (2, (middle, y + 1)),
        _ => (6, (middle, y - 1)),
    }
}

#[cfg(test)]
mod tests;
