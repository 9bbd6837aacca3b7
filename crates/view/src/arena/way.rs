//! The way of a message on the screen: a path, the part where the message fits, and the cells of the message.

use super::curve::{Curve, Path, Point};
use super::geometry::{CardSize, Layout, middle};
use crate::prelude::*;

/// The cells reserved for a message at a place of its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The glyph with the payload.
    pub body: Rect,
    /// The cell of the arrow head; empty if there is none.
    pub head: Rect,
    /// The index of the arrow, one of eight.
    pub arrow: usize,
}

/// Where a message is relative to its path.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Beside {
    /// On the path; the head is in the direction of the path.
    On,
    /// On a lane: the head is in the row of the body.
    OnLane,
    /// On the lane of the smallest labels of a one-way ring, without a head: all messages have the same direction.
    Bare,
    /// On the left of the path, with this distance in columns and half rows; the head is in the row of the body.
    Left(f64, f64),
}

/// Beside a drawn line: half a column or half a row off its middle, so that messages touch its cells.
const OFF_LINE: (f64, f64) = (0.5, 1.0);
/// Beside the middle of two lanes without a line: a blank column between them.
const OFF_LANE: (f64, f64) = (0.5, 0.0);

/// How far to the left of its chord a message of a complete graph runs, in units, so that a question and its answer
/// pass each other. On a level chord both dots of a thick trail are then in the row of the pill.
const CHORD: f64 = 0.7;
/// The offsets of a value on a level and on a steep chord: two values that meet are in different rows or columns there.
const CHORD_OF_VALUE: (f64, f64) = (1.2, 2.5);
/// How far beside a column a way within it runs, in units.
const ASIDE: f64 = 5.0;
/// The part of its height, at each end, after which that way is at this distance.
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
    /// The place of a body of `columns` columns at `other`. A smaller body covers no cell that the larger one did not.
    pub fn shrunk(&self, other: Stand, along: f64, columns: u16, area: Rect) -> Option<Stand> {
        if !matches!(self.beside, Beside::OnLane | Beside::Left(..)) || columns >= other.body.width {
            return self.stand(along, columns, area);
        }
        // The head stays at its place.
        let at_left = other.head.x < other.body.x;
        let x = if at_left { other.body.x } else { other.body.right() - columns };
        Some(Stand { body: Rect { x, width: columns, ..other.body }, ..other })
    }

    /// The place of a body of `columns` columns at length `along`; `None` if it would leave the area.
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
            // To the left of the direction, by half the extent of body and head in that direction.
            let off = (f64::from(whole) / 2.0 + across) * dy.abs() + (1.0 + down) * dx.abs();
            (x, y) = (x + dy * off, y - dx * off);
        }
        let place = within(corner((x, y), whole), whole, area)?;
        let (arrow, at_right) = if dx.abs() >= dy.abs() {
            if dx >= 0.0 { (0, true) } else { (4, false) }
        } else {
            // On the side away from the path, or from the cards.
            let is_down = dy >= 0.0;
            (if is_down { 2 } else { 6 }, is_down == matches!(self.beside, Beside::Left(..)))
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

    /// This way with the head in the row of the body, for narrow gaps between two cards.
    pub fn narrow(self) -> Self {
        Self { beside: if self.beside == Beside::On { Beside::OnLane } else { self.beside }, ..self }
    }

    /// This way moved to the left.
    pub fn aside(&self, by: f64) -> Self {
        Self { path: self.path.clone().moved_left(by), beside: self.beside }
    }
}

/// The elapsed part of a message's time in transit, or the part until it was lost.
pub(super) fn part_of(message: &Message, now: f64) -> f64 {
    let life = message.due.saturating_sub(message.sent).max(1) as f64;
    let then = message.lost.map_or(now, |lost| lost as f64);
    ((then - message.sent as f64) / life).clamp(0.0, 1.0)
}

/// The step of a search along a way, in units.
const STEP: f64 = 0.5;

/// The part of a way where a message fits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Reach {
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Reach {
    /// From the first free place to the last one; `None` if there is none.
    pub(super) fn of(length: f64, is_free: impl Fn(f64) -> bool) -> Option<Self> {
        let steps = (length / STEP) as usize;
        let low = (0..=steps).map(|step| step as f64 * STEP).find(|&along| is_free(along))?;
        let high = (0..=steps).map(|step| length - step as f64 * STEP).find(|&along| is_free(along))?;
        (low <= high).then_some(Self { low, high })
    }

    /// This reach, with the ends of `longer` where they are more than `off` further out.
    pub(super) fn or_of(self, longer: Self, off: f64) -> Self {
        Self {
            low: if self.low - longer.low <= off { self.low } else { longer.low },
            high: if longer.high - self.high <= off { self.high } else { longer.high },
        }
    }

    /// The nearer end if `along` is at most `off` beyond it, otherwise `along`.
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

    /// The place after a part of the time, at most `last`. If it is not free: the nearest free place before it, until
    /// the one behind it is nearer. A message never moves backwards.
    pub(super) fn at(self, part: f64, last: f64, is_free: impl Fn(f64) -> bool) -> f64 {
        let last = last.clamp(self.low, self.high);
        let own = (self.low + part.clamp(0.0, 1.0) * self.length()).min(last);
        if is_free(own) {
            return own;
        }
        let (back, ahead) = (((own - self.low) / STEP) as usize + 1, ((self.high - own) / STEP) as usize + 1);
        // A fixed grid for all times keeps the edges of a gap in place.
        let grid = ((own - self.low) / STEP).floor();
        let place = |step: f64| (self.low + step * STEP).clamp(self.low, self.high);
        let before = (0..=back).map(|step| place(grid - step as f64)).find(|&along| is_free(along)).unwrap_or(self.low);
        let behind = (1..=ahead).map(|step| place(grid + step as f64)).find(|&at| is_free(at)).unwrap_or(self.high);
        if own - before <= behind - own || behind > last { before } else { behind }
    }
}

impl Layout {
    /// The way of a message between two processes. Opposite messages never run on the same line.
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

    /// The way of a message, by its class. Values are wider than ids. On a complete graph with room between the cards
    /// they keep further to the left: when all send to all, most messages meet another one half-way.
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

    /// Whether both ends are in the layout and connected by a way.
    pub fn has_way(&self, from: usize, to: usize) -> bool {
        from.max(to) < self.cards.len() && (from != to || self.graph.topology != Topology::Complete)
    }

    /// The line along which a message runs. On a two-way ring both directions share it, on different sides.
    pub fn route(&self, from: usize, to: usize, clockwise: bool) -> Path {
        match self.graph.topology {
            Topology::Complete => self.chord(from, to).moved_left(CHORD),
            Topology::OneWayRing | Topology::TwoWayRing => {
                self.round(from, to, clockwise, self.lane.as_ref().unwrap_or(&self.curve))
            }
        }
    }

    fn chord(&self, from: usize, to: usize) -> Path {
        if self.columns {
            return self.across(from, to);
        }
        Path::through(vec![self.centre(from), self.centre(to)])
    }

    /// From the side of a card to one in another column; within a column beside it, down on the right, up on the left.
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
        // Upwards beside the first column: further out, where its right side has more room.
        let by = if is_right && !is_down { 2.0 * ASIDE } else { ASIDE };
        let x = if is_right { one.x.max(other.x) + by } else { one.x.min(other.x) - by };
        // The slope shows from the start whether the way leads up or down.
        let slope = (other.y - one.y) * ALOFT;
        Path::through(vec![one, Point { x, y: one.y + slope }, Point { x, y: other.y - slope }, other])
    }

    /// Along the curve or the lane; from a process to itself, all the way round.
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

/// The left cell of a body round a point.
fn corner((x, y): (f64, f64), columns: u16) -> (i32, i32) {
    ((x - f64::from(columns) / 2.0).round() as i32, ((y - 1.0) / 2.0).round() as i32)
}

/// A row of `columns` cells, if all of them are inside the area.
fn within((x, y): (i32, i32), columns: u16, area: Rect) -> Option<Rect> {
    let right = x + i32::from(columns);
    let inside = x >= i32::from(area.x)
        && y >= i32::from(area.y)
        && right <= i32::from(area.x) + i32::from(area.width)
        && y < i32::from(area.y) + i32::from(area.height);
    inside.then_some(Rect { x: x as u16, y: y as u16, width: columns, height: 1 })
}

/// The index of the arrow for a direction, and the cell of the head, which touches the body.
fn head((x, y): (i32, i32), columns: u16, (dx, dy): (f64, f64)) -> (usize, (i32, i32)) {
    let columns = i32::from(columns);
    let angle = dy.abs().atan2(dx.abs()).to_degrees();
    let (is_right, is_down) = (dx >= 0.0, dy >= 0.0);
    let beside = (if is_right { x + columns } else { x - 1 }, y);
    let middle = x + columns / 2;
    if angle <= 35.0 {
        (if is_right { 0 } else { 4 }, beside)
    } else if angle < 60.0 {
        let diagonal = if is_down {
            if is_right { 1 } else { 3 }
        } else if is_right {
            7
        } else {
            5
        };
        (diagonal, beside)
    } else if is_down {
        (2, (middle, y + 1))
    } else {
        (6, (middle, y - 1))
    }
}

#[cfg(test)]
mod tests;
