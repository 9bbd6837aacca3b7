//! Points, open lines (paths), and the closed curve on which the cards are placed.
//!
//! A column is one unit wide and a row two units high, because a cell is about twice as high as wide: circles look
//! round and equal lengths look equal. Only the painters convert units to cells.

use std::f64::consts::FRAC_PI_2;

/// A point in units, from the upper left of the screen: `x` in columns, `y` in half rows.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub fn cell(self) -> (i32, i32) {
        (floor(self.x), floor(self.y / 2.0))
    }

    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point at the fraction `part` of the straight line to `other`.
    #[must_use]
    pub fn towards(self, other: Self, part: f64) -> Self {
        Self { x: self.x + (other.x - self.x) * part, y: self.y + (other.y - self.y) * part }
    }
}

/// Rounds down, much faster than `f64::floor`. The coordinate must be at least −65,536.
pub(super) fn floor(coordinate: f64) -> i32 {
    const SHIFT: i32 = 1 << 16;
    (coordinate + f64::from(SHIFT)) as i32 - SHIFT
}

/// A superellipse `|x/a|^p + |y/b|^p = 1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shape {
    pub centre: Point,
    pub a: f64,
    pub b: f64,
    pub exponent: f64,
}

impl Shape {
    /// The relative distance of a point from the centre: 0 at the centre, 1 on the curve.
    pub fn depth(&self, point: Point) -> f64 {
        let (x, y) = (((point.x - self.centre.x) / self.a).abs(), ((point.y - self.centre.y) / self.b).abs());
        (x.powf(self.exponent) + y.powf(self.exponent)).powf(self.exponent.recip())
    }

    /// Half the width of the shape, `off` units above or below its centre.
    pub fn half_width(&self, off: f64) -> f64 {
        let height = off / self.b;
        if height >= 1.0 { 0.0 } else { self.a * (1.0 - height.powf(self.exponent)).powf(self.exponent.recip()) }
    }

    /// The outline of this shape; its quarters are exact mirror images.
    pub fn curve(&self) -> Curve {
        let power = |part: f64| part.powf(2.0 / self.exponent);
        let angles = (0..QUARTER).map(|step| FRAC_PI_2 * step as f64 / QUARTER as f64);
        let arc = angles.map(|angle| (power(angle.sin()), power(angle.cos())));
        // From 12 to 3 o'clock, with half axes of 1.
        let quarter: Vec<(f64, f64)> = arc.chain([(1.0, 0.0)]).collect();
        let place = |x: f64, y: f64| Point { x: self.centre.x + self.a * x, y: self.centre.y + self.b * y };
        let back = || quarter.iter().rev().skip(1);
        let points = quarter.iter().map(|&(x, y)| place(x, -y)).chain(back().map(|&(x, y)| place(x, y)));
        let points = points.chain(quarter.iter().skip(1).map(|&(x, y)| place(-x, y)));
        Curve::through(points.chain(back().map(|&(x, y)| place(-x, -y))).collect())
    }

    /// This shape, with half axes shortened by `aside` (horizontal) and `below` (vertical) units.
    #[must_use]
    pub fn smaller(&self, aside: f64, below: f64) -> Self {
        Self { a: self.a - aside, b: self.b - below, ..*self }
    }
}

/// A closed curve, clockwise from 12 o'clock. A place on the curve is a fraction of its length: 0.25 is 3 o'clock.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// A closed polygon. On this path, a position is a fraction of `length` and not a distance in units.
    line: Path,
    pub length: f64,
}

/// The number of corners per quarter; more corners would not move any Braille dot.
const QUARTER: usize = 48;

impl Curve {
    /// The closed curve through `points`. The last point must repeat the first.
    pub(super) fn through(points: Vec<Point>) -> Self {
        let mut line = Path::through(points);
        let length = line.length();
        if length > 0.0 {
            line.along.iter_mut().for_each(|place| *place /= length);
        }
        Self { line, length }
    }

    /// The point at a place. Whole rounds do not matter: 1.25 is the same place as 0.25.
    pub fn at(&self, place: f64) -> Point {
        self.line.at(place - place.floor())
    }

    /// The points of the curve from place `from` to place `to`, both included. `to` may exceed 1.0.
    pub fn slice(&self, from: f64, to: f64) -> Vec<Point> {
        let Path { points: corners, along: places } = &self.line;
        let mut points = vec![self.at(from)];
        let round = from.floor();
        let first = places.partition_point(|&known| known <= from - round);
        let rounds = (0..).map(|later| round + f64::from(later));
        let all = rounds.flat_map(|round| (0..corners.len() - 1).map(move |corner| (corner, round)));
        let within = all.skip(first).take_while(|&(corner, round)| places[corner] + round < to);
        points.extend(within.map(|(corner, _)| corners[corner]));
        // If `to` is an integer, this is the start of the curve.
        points.push(self.at(to));
        points
    }

    /// Stretches the curve from `centre` by the factors `x` and `y`. Each corner of the curve keeps its place.
    pub(super) fn scaled(&self, centre: Point, x: f64, y: f64) -> Self {
        let scale = |at: &Point| Point { x: centre.x + (at.x - centre.x) * x, y: centre.y + (at.y - centre.y) * y };
        let points: Vec<Point> = self.line.points.iter().map(scale).collect();
        let length = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        Self { line: Path { points, along: self.line.along.clone() }, length }
    }
}

/// An open line. A position on the line is a distance from its start, in units.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    points: Vec<Point>,
    along: Vec<f64>,
}

impl Path {
    pub fn through(points: Vec<Point>) -> Self {
        let mut length = 0.0;
        let mut along = Vec::with_capacity(points.len());
        along.push(length);
        for pair in points.windows(2) {
            length += pair[0].distance(pair[1]);
            along.push(length);
        }
        Self { points, along }
    }

    /// The line moved to the left by `by` units. On a clockwise ring, left is outside.
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

    /// The point `along` units from the start. If `along` is outside the line, this is the nearer end.
    pub fn at(&self, along: f64) -> Point {
        self.between(self.after(along), along)
    }

    fn between(&self, after: usize, along: f64) -> Point {
        let (low, high) = (self.along[after - 1], self.along[after]);
        let part = if high > low { ((along - low) / (high - low)).clamp(0.0, 1.0) } else { 0.0 };
        self.points[after - 1].towards(self.points[after], part)
    }

    /// The direction of the line `along` units from its start, as a vector of length 1.
    pub fn heading(&self, along: f64) -> (f64, f64) {
        // Measured over two units, because the corners of a curve are too close together to give a stable arrow.
        unit(self.at(along - 1.0), self.at(along + 1.0))
    }

    /// Points between `from` and `to` units from the start, at most `step` units apart.
    pub fn walk(&self, from: f64, to: f64, step: f64) -> impl Iterator<Item = Point> + '_ {
        let steps = ((to - from).max(0.0) / step).ceil().max(1.0) as usize;
        // The walk only goes forward, so the next corner is found without a search.
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

#[cfg(test)]
mod tests;
