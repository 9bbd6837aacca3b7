//! The way of a message as it is drawn: a path, beside which or on which the message stands, and the cells it has there with its
//! arrow head.

use ratatui::layout::Rect;

use super::geometry::{CardSize, Layout};
use super::path::Path;
use suffrage_engine::protocol::{MessageClass, Topology};
use suffrage_session::model::Message;

/// Where a message stands on its way, and what is reserved for it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The glyph with what it carries.
    pub body: Rect,
    /// The cell of the arrow head; empty where there is none.
    pub head: Rect,
    /// Which of the eight arrows the head is.
    pub arrow: usize,
}

/// How a message stands by its path.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Beside {
    /// On the path; the head stands where it points.
    On,
    /// On a lane: the head stands in the row of the body.
    OnLane,
    /// On the lane of the smallest labels of a one-way ring, without a head: all go the same way.
    Bare,
    /// On the left of the path, this much clear of it in columns and in half rows; the head stands in the row of the body.
    Left(f64, f64),
}

/// Beside a line that is drawn: half a column or half a row off its middle, so that messages stand right beside its cells.
const OFF_LINE: (f64, f64) = (0.5, 1.0);
/// Beside the middle of two lanes without a line: a blank column between them.
const OFF_LANE: (f64, f64) = (0.5, 0.0);

#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    pub path: Path,
    beside: Beside,
}

impl Stand {
    /// The same with a body of fewer columns, within the cells that it had: the head stays where it is.
    fn narrowed(self, columns: u16) -> Self {
        let at_left = self.head.x < self.body.x;
        let x = if at_left { self.body.x } else { self.body.right() - columns };
        Self { body: Rect { x, width: columns, ..self.body }, ..self }
    }
}

impl Way {
    /// The place of a smaller body where a larger one stands: it covers no cell that the larger one did not.
    pub fn shrunk(&self, larger: Stand, along: f64, size: (u16, u16), area: Rect) -> Option<Stand> {
        let is_level = matches!(self.beside, Beside::OnLane | Beside::Left(..));
        let is_narrower = size.0 < larger.body.width && size.1 == larger.body.height;
        if is_level && is_narrower { Some(larger.narrowed(size.0)) } else { self.stand(along, size, area) }
    }

    /// The place of a body of this size so far along the path; nothing where it leaves the area.
    pub fn stand(&self, along: f64, size: (u16, u16), area: Rect) -> Option<Stand> {
        match self.beside {
            Beside::On => self.on(along, size, area),
            Beside::OnLane | Beside::Bare | Beside::Left(..) => self.in_a_row(along, size, area),
        }
    }

    pub fn has_head(&self) -> bool {
        self.beside != Beside::Bare
    }

    /// The same with the head in the row of the body, where there is no other room between two cards.
    pub fn narrow(self) -> Self {
        Self { beside: if self.beside == Beside::On { Beside::OnLane } else { self.beside }, ..self }
    }

    /// The same so far to the left.
    pub fn aside(&self, by: f64) -> Self {
        Self { path: self.path.clone().moved_left(by), beside: self.beside }
    }

    fn on(&self, along: f64, size: (u16, u16), area: Rect) -> Option<Stand> {
        let point = self.path.at(along);
        let corner = corner((point.x, point.y), size);
        let (dx, dy) = self.path.heading(along);
        let (arrow, cell) = head(corner, size, (dx, dy));
        Some(Stand { body: within(corner, size, area)?, head: within(cell, (1, 1), area)?, arrow })
    }

    fn in_a_row(&self, along: f64, (columns, rows): (u16, u16), area: Rect) -> Option<Stand> {
        let point = self.path.at(along);
        let (dx, dy) = self.path.heading(along);
        let whole = (columns + u16::from(self.has_head()), rows);
        let (mut x, mut y) = (point.x, point.y);
        if let Beside::Left(across, down) = self.beside {
            // The left of its direction, as far as the body with its head is from its middle to the side that faces the path.
            let off = (f64::from(whole.0) / 2.0 + across) * dy.abs() + (f64::from(rows) + down) * dx.abs();
            (x, y) = (x + dy * off, y - dx * off);
        }
        let place = within(corner((x, y), whole), whole, area)?;
        let level = dx.abs() >= dy.abs();
        let (arrow, at_right) = match (level, self.beside) {
            (true, _) if dx >= 0.0 => (0, true),
            (true, _) => (4, false),
            // On the side away from the path, or from the cards.
            (false, Beside::Left(..)) => (if dy >= 0.0 { 2 } else { 6 }, dy >= 0.0),
            (false, _) => (if dy >= 0.0 { 2 } else { 6 }, dy < 0.0),
        };
        if !self.has_head() {
            return Some(Stand { body: place, head: Rect { width: 0, ..place }, arrow });
        }
        let body = Rect { x: place.x + u16::from(!at_right), width: columns, ..place };
        let head = Rect { x: if at_right { place.right() - 1 } else { place.x }, width: 1, ..place };
        Some(Stand { body, head, arrow })
    }
}

impl Layout {
    /// The way of a message. Opposite messages never run on the same line.
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

    /// The way of a message, by what it is: values are words or sets, and so wider than ids. On a complete graph with room between the
    /// cards they keep further to the left: all send to all at once, and most messages meet another one half-way.
    pub fn way_of(&self, message: &Message) -> Way {
        let clockwise = match self.graph.topology {
            Topology::OneWayRing => !message.notice,
            Topology::TwoWayRing | Topology::Complete => message.clockwise,
        };
        let way = self.way(message.from, message.to, clockwise);
        if self.graph.topology == Topology::Complete
            && message.class == MessageClass::Value
            && self.size <= CardSize::Medium
        {
            Way { path: self.route_of_value(message.from, message.to), ..way }
        } else {
            way
        }
    }

    fn further(&self, from: usize, to: usize, clockwise: bool) -> f64 {
        let (link, end) = if clockwise { (from, to) } else { (to, from) };
        let links = self.further.get(link).filter(|_| end == (link + 1) % self.graph.n);
        links.map_or(0.0, |ways| ways[usize::from(!clockwise)])
    }
}

/// The left upper cell of a body round a point.
fn corner((x, y): (f64, f64), (width, height): (u16, u16)) -> (i32, i32) {
    ((x - f64::from(width) / 2.0).round() as i32, ((y - f64::from(height)) / 2.0).round() as i32)
}

/// The rectangle, if all of it is inside the area.
fn within((x, y): (i32, i32), (width, height): (u16, u16), area: Rect) -> Option<Rect> {
    let (right, bottom) = (x + i32::from(width), y + i32::from(height));
    let inside = x >= i32::from(area.x)
        && y >= i32::from(area.y)
        && right <= i32::from(area.x) + i32::from(area.width)
        && bottom <= i32::from(area.y) + i32::from(area.height);
    inside.then_some(Rect { x: x as u16, y: y as u16, width, height })
}

/// Which arrow a heading takes, and the cell that touches the body where it points.
fn head((x, y): (i32, i32), (width, height): (u16, u16), (dx, dy): (f64, f64)) -> (usize, (i32, i32)) {
    let (width, height) = (i32::from(width), i32::from(height));
    let angle = dy.abs().atan2(dx.abs()).to_degrees();
    let (middle, row) = (x + width / 2, y + height / 2);
    let beside = if dx >= 0.0 { x + width } else { x - 1 };
    if angle <= 35.0 {
        (if dx >= 0.0 { 0 } else { 4 }, (beside, row))
    } else if angle >= 60.0 {
        if dy >= 0.0 { (2, (middle, y + height)) } else { (6, (middle, y - 1)) }
    } else {
        let direction = match (dx >= 0.0, dy >= 0.0) {
            (true, true) => 1,
            (false, true) => 3,
            (false, false) => 5,
            (true, false) => 7,
        };
        (direction, (beside, row))
    }
}
