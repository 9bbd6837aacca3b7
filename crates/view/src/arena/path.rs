//! The way a message takes from one process to another, and where on it the message is.

use ratatui::layout::Rect;

use super::curve::Point;
use super::geometry::Layout;
use suffrage_engine::protocol::Topology;

/// An open line, walked by its length in units.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    points: Vec<Point>,
    along: Vec<f64>,
}

impl Path {
    pub fn through(points: Vec<Point>) -> Self {
        let mut length = 0.0;
        let mut along = Vec::with_capacity(points.len());
        along.push(0.0);
        for pair in points.windows(2) {
            length += pair[0].distance(pair[1]);
            along.push(length);
        }
        Self { points, along }
    }

    /// The same line, moved sideways to the left of its direction. Clockwise round a ring, left is outside.
    #[must_use]
    pub fn moved_left(self, by: f64) -> Self {
        let moved = (0..self.points.len()).map(|at| {
            let (before, after) = (self.points[at.saturating_sub(1)], self.points[(at + 1).min(self.points.len() - 1)]);
            let (dx, dy) = unit(before, after);
            Point { x: self.points[at].x + dy * by, y: self.points[at].y - dx * by }
        });
        Self::through(moved.collect())
    }

    pub fn length(&self) -> f64 {
        self.along[self.along.len() - 1]
    }

    /// The point so many units from the start; beyond an end, that end.
    pub fn at(&self, along: f64) -> Point {
        self.between(self.after(along), along)
    }

    /// The point at a length that is between the corner `after` and the one before it.
    fn between(&self, after: usize, along: f64) -> Point {
        let (low, high) = (self.along[after - 1], self.along[after]);
        let part = if high > low { ((along - low) / (high - low)).clamp(0.0, 1.0) } else { 0.0 };
        self.points[after - 1].towards(self.points[after], part)
    }

    /// The direction there, one unit long.
    pub fn heading(&self, along: f64) -> (f64, f64) {
        // Over two units, because a curve's single corners are finer than any arrow can show.
        unit(self.at(along - 1.0), self.at(along + 1.0))
    }

    /// Points from one length to another, not more than `step` units apart.
    pub fn walk(&self, from: f64, to: f64, step: f64) -> impl Iterator<Item = Point> + '_ {
        let steps = ((to - from).max(0.0) / step).ceil().max(1.0) as usize;
        // The walk goes forward only, so that the corner ahead is found without searching.
        let mut after = self.after(from);
        (0..=steps).map(move |at| {
            let along = from + (to - from) * at as f64 / steps as f64;
            while after + 1 < self.along.len() && self.along[after] <= along {
                after += 1;
            }
            self.between(after, along)
        })
    }

    fn after(&self, along: f64) -> usize {
        self.along.partition_point(|&known| known <= along).clamp(1, self.along.len() - 1)
    }
}

fn unit(from: Point, to: Point) -> (f64, f64) {
    let length = from.distance(to);
    if length > 0.0 { ((to.x - from.x) / length, (to.y - from.y) / length) } else { (1.0, 0.0) }
}

/// How far to the left of its chord a message of a complete graph runs, in units, so that a question and its answer pass each other. On a level chord, both dots
/// of a thick trail are then in the pill's own row.
const CHORD: f64 = 0.7;

/// The same of a value, on a level chord and on a steep one: each of two that meet has a row of its own there, or columns.
const CHORD_OF_VALUE: (f64, f64) = (1.2, 2.5);
/// How far beside a column a way within it runs, in units.
const ASIDE: f64 = 5.0;
/// The part of its height at each end on which it comes there.
const ALOFT: f64 = 0.4;

impl Layout {
    pub fn link(&self, from: usize, to: usize, clockwise: bool) -> Path {
        match self.graph.topology {
            Topology::Complete => self.chord(from, to),
            Topology::OneWayRing | Topology::TwoWayRing => self.round(from, to, clockwise, false),
        }
    }

    /// Whether both ends are in the layout and there is a way between them.
    pub fn has_way(&self, from: usize, to: usize) -> bool {
        from.max(to) < self.cards.len() && (from != to || self.graph.topology != Topology::Complete)
    }

    /// The line along which a message runs. On a two-way ring both ways have one, and messages stand on its two sides.
    pub fn route(&self, from: usize, to: usize, clockwise: bool) -> Path {
        match self.graph.topology {
            Topology::Complete => self.chord(from, to).moved_left(CHORD),
            Topology::OneWayRing | Topology::TwoWayRing => self.round(from, to, clockwise, self.lane.is_some()),
        }
    }

    /// The line along which a value runs on a complete graph.
    pub fn route_of_value(&self, from: usize, to: usize) -> Path {
        if self.columns {
            return self.route(from, to, true);
        }
        let chord = self.chord(from, to);
        let (dx, dy) = chord.heading(0.0);
        let (level, steep) = CHORD_OF_VALUE;
        chord.moved_left(level * dx.abs() + steep * dy.abs())
    }

    fn chord(&self, from: usize, to: usize) -> Path {
        if self.columns {
            return self.across(from, to);
        }
        Path::through(vec![self.centre(from), self.centre(to)])
    }

    /// From the side of a card to that of one in another column; within a column aside of it, down on the right and up on the left.
    fn across(&self, from: usize, to: usize) -> Path {
        let (start, end) = (self.cards[from], self.cards[to]);
        let side = |card: Rect, at_right: bool| Point {
            x: f64::from(if at_right { card.right() } else { card.x }),
            y: 2.0 * f64::from(card.y) + f64::from(card.height),
        };
        if start.right() <= end.x {
            return Path::through(vec![side(start, true), side(end, false)]);
        }
        if end.right() <= start.x {
            return Path::through(vec![side(start, false), side(end, true)]);
        }
        let is_down = start.y <= end.y;
        let is_right = is_down || f64::from(start.x.min(end.x) - self.area.x) < ASIDE + 2.0;
        let (one, other) = (side(start, is_right), side(end, is_right));
        // Up beside the first column, there is more room on its right too.
        let by = if is_right && !is_down { 2.0 * ASIDE } else { ASIDE };
        let x = if is_right { one.x.max(other.x) + by } else { one.x.min(other.x) - by };
        // From the start on it is seen whether it goes up or down.
        let slope = (other.y - one.y) * ALOFT;
        let corners = [Point { x, y: one.y + slope }, Point { x, y: other.y - slope }];
        Path::through(vec![one, corners[0], corners[1], other])
    }

    /// Along the curve or the lane; from a process to itself, all the way round.
    fn round(&self, from: usize, to: usize, clockwise: bool, lane: bool) -> Path {
        let curve = self.lane.as_ref().filter(|_| lane).unwrap_or(&self.curve);
        let (start, end) = if clockwise { (from, to) } else { (to, from) };
        let (low, mut high) = (self.stations[start], self.stations[end]);
        while high <= low {
            high += 1.0;
        }
        while high > low + 1.0 {
            high -= 1.0;
        }
        let mut points = curve.slice(low, high);
        if !clockwise {
            points.reverse();
        }
        Path::through(points)
    }
}

#[cfg(test)]
mod tests;
