//! The way a message takes from one process to another, and where on it the message is.

use super::curve::Point;
use super::geometry::Layout;
use crate::protocol::Topology;

/// An open line, walked by its length in units.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    points: Vec<Point>,
    /// How far along each point is.
    along: Vec<f64>,
}

impl Path {
    /// The line through these points, two at least.
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
    fn moved_left(self, by: f64) -> Self {
        let moved = (0..self.points.len()).map(|at| {
            let (before, after) = (self.points[at.saturating_sub(1)], self.points[(at + 1).min(self.points.len() - 1)]);
            let (dx, dy) = unit(before, after);
            Point { x: self.points[at].x + dy * by, y: self.points[at].y - dx * by }
        });
        Self::through(moved.collect())
    }

    /// The length in units.
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

/// How far to the left of their common line the two directions of a two-way ring run, in units.
const TWO_WAY: f64 = 2.0;
/// The same on an inner lane.
const TWO_WAY_LANE: f64 = 1.5;
/// The same on the chord of a complete graph, so that a question and its answer pass each other. On a level chord, both dots
/// of a thick trail are then in the pill's own row.
const CHORD: f64 = 0.7;

impl Layout {
    /// The idle link between two processes, from the middle of one card to the middle of the other.
    pub fn link(&self, from: usize, to: usize, clockwise: bool) -> Path {
        match self.graph.topology {
            Topology::Complete => self.chord(from, to),
            Topology::OneWayRing => self.round(from, to, clockwise, false),
            // Along the edges of the area there is nothing outside.
            Topology::TwoWayRing if self.is_racetrack() => self.round(from, to, clockwise, false),
            Topology::TwoWayRing => self.round(from, to, clockwise, false).moved_left(TWO_WAY),
        }
    }

    /// The way of a message. Opposite messages never run on the same line.
    pub fn route(&self, from: usize, to: usize, clockwise: bool) -> Path {
        match (self.graph.topology, self.lane.is_some()) {
            (Topology::Complete, _) => self.chord(from, to).moved_left(CHORD),
            (Topology::OneWayRing, lane) => self.round(from, to, clockwise, lane),
            (Topology::TwoWayRing, true) => self.round(from, to, clockwise, true).moved_left(TWO_WAY_LANE),
            (Topology::TwoWayRing, false) => self.link(from, to, clockwise),
        }
    }

    fn chord(&self, from: usize, to: usize) -> Path {
        Path::through(vec![self.centre(from), self.centre(to)])
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
mod tests {
    use ratatui::layout::Rect;

    use super::super::geometry::Graph;
    use super::super::layout::layout;
    use super::*;

    fn ring(n: usize, topology: Topology) -> Layout {
        let area = Rect { x: 1, y: 1, width: 72, height: 30 };
        layout(area, Graph { n, topology, id_digits: 2 }).expect("a small ring fits")
    }

    #[test]
    fn all_links_of_a_ring_are_equally_long_and_together_the_ring() {
        for n in [1, 2, 3, 7, 24] {
            let layout = ring(n, Topology::OneWayRing);
            let lengths: Vec<f64> = (0..n).map(|at| layout.link(at, (at + 1) % n, true).length()).collect();
            for length in &lengths {
                assert!((length - layout.curve.length() / n as f64).abs() < 0.05, "{n}: {lengths:?}");
            }
        }
    }

    #[test]
    fn a_path_is_walked_by_its_length() {
        let path = Path::through(vec![Point { x: 0.0, y: 0.0 }, Point { x: 3.0, y: 4.0 }, Point { x: 3.0, y: 14.0 }]);
        assert!((path.length() - 15.0).abs() < 1e-9);
        assert!(path.at(10.0).distance(Point { x: 3.0, y: 9.0 }) < 1e-9);
        assert!(path.at(-1.0).distance(Point { x: 0.0, y: 0.0 }) < 1e-9);
        assert!(path.at(99.0).distance(Point { x: 3.0, y: 14.0 }) < 1e-9);
        let walked: Vec<Point> = path.walk(0.0, 15.0, 0.5).collect();
        assert!(walked.windows(2).all(|pair| pair[0].distance(pair[1]) <= 0.5 + 1e-9));
    }

    #[test]
    fn the_two_ways_round_a_ring_meet_nowhere() {
        let layout = ring(8, Topology::TwoWayRing);
        let there = layout.route(2, 3, true);
        let back = layout.route(3, 2, false);
        for here in there.walk(0.0, there.length(), 0.5) {
            let nearest = back.walk(0.0, back.length(), 0.25).map(|point| point.distance(here)).fold(f64::MAX, f64::min);
            assert!(nearest > 3.0, "{nearest}");
        }
    }

    #[test]
    fn a_question_and_its_answer_pass_each_other_on_the_left() {
        let layout = ring(7, Topology::Complete);
        let (there, back) = (layout.route(0, 3, true), layout.route(3, 0, true));
        let middle = |path: &Path| path.at(path.length() / 2.0);
        assert!((middle(&there).distance(middle(&back)) - 2.0 * CHORD).abs() < 1e-6);
    }
}
