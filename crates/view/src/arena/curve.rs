//! Points, and the closed curve that the processes sit on.
//!
//! A column is one unit and a row two, because a cell is about twice as high as wide: circles come out round and equal
//! lengths look equal. Only the painters turn units into cells.

use std::f64::consts::FRAC_PI_2;

/// A point in units: `x` in columns, `y` in half rows, from the buffer's top left corner.
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

    /// The point on the way to another one, at 0.0 this and at 1.0 the other.
    #[must_use]
    pub fn towards(self, other: Self, part: f64) -> Self {
        Self { x: self.x + (other.x - self.x) * part, y: self.y + (other.y - self.y) * part }
    }
}

/// The whole number at or below a coordinate. A cast cuts towards zero and is much quicker than a call of `f64::floor`; no
/// coordinate is as far left of or above the screen as this shift.
pub(super) fn floor(coordinate: f64) -> i32 {
    const SHIFT: i32 = 1 << 16;
    (coordinate + f64::from(SHIFT)) as i32 - SHIFT
}

/// The shape of the curve: a superellipse `|x/a|^p + |y/b|^p = 1`, or the rectangle that it becomes at last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shape {
    pub centre: Point,
    pub a: f64,
    pub b: f64,
    /// The exponent; infinite for a rectangle.
    pub exponent: f64,
}

impl Shape {
    /// Whether a point is inside the same shape with its half axes made smaller by so many units.
    pub fn contains(&self, point: Point, margin_x: f64, margin_y: f64) -> bool {
        let (a, b) = (self.a - margin_x, self.b - margin_y);
        if a <= 0.0 || b <= 0.0 {
            return false;
        }
        let (x, y) = (((point.x - self.centre.x) / a).abs(), ((point.y - self.centre.y) / b).abs());
        if self.exponent.is_infinite() { x.max(y) <= 1.0 } else { x.powf(self.exponent) + y.powf(self.exponent) <= 1.0 }
    }
}

/// A closed curve, clockwise from 12 o'clock. A place on it is a part of its length: 0.25 is 3 o'clock.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Corners of a fine polygon; the last one is the first again.
    points: Vec<Point>,
    /// The place of each corner, from 0.0 to 1.0.
    places: Vec<f64>,
    length: f64,
}

/// Corners of a quarter of a superellipse: enough that no dot of the finest marker could lie elsewhere with more.
const QUARTER: usize = 48;

/// A quarter of the superellipse with half axes of 1, from 12 to 3 o'clock, without the last point.
#[derive(Clone, Debug)]
pub(super) struct Quarter(Vec<(f64, f64)>);

impl Quarter {
    pub(super) fn new(exponent: f64) -> Self {
        let point = |step: usize| {
            let angle = FRAC_PI_2 * step as f64 / QUARTER as f64;
            (angle.sin().powf(2.0 / exponent), angle.cos().powf(2.0 / exponent))
        };
        Self((0..QUARTER).map(point).collect())
    }

    pub(super) fn curve(&self, shape: &Shape) -> Curve {
        let quarter = &self.0;
        let place = |(x, y): (f64, f64)| Point { x: shape.centre.x + shape.a * x, y: shape.centre.y + shape.b * y };
        let mut points = Vec::with_capacity(4 * QUARTER + 1);
        points.extend(quarter.iter().map(|&(x, y)| place((x, -y))));
        points.push(place((1.0, 0.0)));
        points.extend(quarter[1..].iter().rev().map(|&(x, y)| place((x, y))));
        points.push(place((0.0, 1.0)));
        points.extend(quarter[1..].iter().map(|&(x, y)| place((-x, y))));
        points.push(place((-1.0, 0.0)));
        points.extend(quarter[1..].iter().rev().map(|&(x, y)| place((-x, -y))));
        points.push(points[0]);
        Curve::through(points)
    }
}

impl Curve {
    /// The closed polygon through these points, the last of which is the first again.
    pub(super) fn through(points: Vec<Point>) -> Self {
        let mut length = 0.0;
        let mut places = Vec::with_capacity(points.len());
        places.push(0.0);
        for pair in points.windows(2) {
            length += pair[0].distance(pair[1]);
            places.push(length);
        }
        if length > 0.0 {
            for place in &mut places {
                *place /= length;
            }
        }
        Self { points, places, length }
    }

    pub fn length(&self) -> f64 {
        self.length
    }

    /// The point at a place; places repeat with every round.
    pub fn at(&self, place: f64) -> Point {
        let place = place - place.floor();
        let after = self.places.partition_point(|&known| known <= place).clamp(1, self.points.len() - 1);
        let (low, high) = (self.places[after - 1], self.places[after]);
        let part = if high > low { (place - low) / (high - low) } else { 0.0 };
        self.points[after - 1].towards(self.points[after], part)
    }

    /// The points from a place on to a later one, which may be past 1.0, both ends included.
    pub fn slice(&self, from: f64, to: f64) -> Vec<Point> {
        let mut points = vec![self.at(from)];
        let corners = self.points.len() - 1;
        let mut round = from.floor();
        let mut corner = self.places.partition_point(|&known| known <= from - round);
        loop {
            if corner >= corners {
                corner -= corners;
                round += 1.0;
            }
            if self.places[corner] + round >= to {
                break;
            }
            points.push(self.points[corner]);
            corner += 1;
        }
        // At a whole number the curve is at its start, which `at` finds too.
        points.push(self.at(to));
        points
    }

    /// The same curve drawn towards its centre; every place keeps its corner.
    pub(super) fn scaled(&self, centre: Point, x: f64, y: f64) -> Self {
        let scale =
            |point: &Point| Point { x: centre.x + (point.x - centre.x) * x, y: centre.y + (point.y - centre.y) * y };
        let points: Vec<Point> = self.points.iter().map(scale).collect();
        let length = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
        Self { points, places: self.places.clone(), length }
    }
}

#[cfg(test)]
mod tests;
