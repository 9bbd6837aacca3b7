//! Layouts of processes that do not stand evenly round a curve: at their ids on a circle, or at their places on a plane.

use ratatui::layout::Rect;

use super::curve::{Curve, Point, Quarter, Shape};
use super::geometry::{CardSize, DoesNotFit, Graph, Layout, between, digits};
use suffrage_engine::protocol::Place;

/// A circle and a plane are at most so many times as wide as high, in units.
pub(super) const FLATTEST: f64 = 1.75;
/// On a plane a label stands at most so many cells beside its place, so that it covers no other.
const MOST_ASIDE: i32 = 4;
/// Where ids lie too close for cards, neighbours are moved apart to this part of an even distance.
const LEAST_APART: f64 = 0.8;

/// Stations in which no two that follow each other are closer than a part of an even distance; the order stays, and each moves as little as
/// can be.
pub(super) fn spread(stations: &[f64]) -> Vec<f64> {
    let n = stations.len();
    let least = LEAST_APART / n.max(1) as f64;
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|&one, &other| stations[one].total_cmp(&stations[other]));
    // The circle is cut open behind its widest gap.
    let gap = |at: usize| (stations[order[(at + 1) % n]] - stations[order[at]]).rem_euclid(1.0);
    let widest = (0..n).max_by(|&one, &other| gap(one).total_cmp(&gap(other))).unwrap_or(0);
    order.rotate_left(if n > 0 { (widest + 1) % n } else { 0 });
    let Some(first) = order.first().map(|&first| stations[first]) else { return Vec::new() };
    let unrolled = order.iter().map(|&index| (stations[index] - first).rem_euclid(1.0));
    // Less the least distances before it, each must not lie before its neighbour: crowds share their mean.
    let mut crowds: Vec<(f64, usize)> = Vec::new();
    for (at, part) in unrolled.enumerate() {
        crowds.push((part - least * at as f64, 1));
        while let [.., (before, some), (after, others)] = crowds[..]
            && before > after
        {
            let all = some + others;
            let mean = (before * some as f64 + after * others as f64) / all as f64;
            crowds.truncate(crowds.len() - 2);
            crowds.push((mean, all));
        }
    }
    let moved = crowds.into_iter().flat_map(|(part, count)| std::iter::repeat_n(part, count));
    let mut spread = vec![0.0; n];
    for (at, (index, part)) in order.into_iter().zip(moved).enumerate() {
        spread[index] = (first + part + least * at as f64).rem_euclid(1.0);
    }
    spread
}

/// The square of a plane in an area, as large as fits: its left upper corner and its sides, in units.
pub(super) fn square(area: Rect) -> (Point, (f64, f64)) {
    let (width, height) = (f64::from(area.width), 2.0 * f64::from(area.height));
    let sides = (width.min(FLATTEST * height), height.min(FLATTEST * width));
    let corner =
        Point { x: f64::from(area.x) + (width - sides.0) / 2.0, y: 2.0 * f64::from(area.y) + (height - sides.1) / 2.0 };
    (corner, sides)
}

/// A point of the plane in units.
pub(super) fn on_plane(area: Rect, place: Place) -> Point {
    let (corner, (width, height)) = square(area);
    let part = |coordinate: u16| f64::from(coordinate) / f64::from(Place::SIDE);
    Point { x: corner.x + width * part(place.x), y: corner.y + height * part(place.y) }
}

/// The way from a place to another one, round the edges of a torus where that is shorter.
pub(super) struct StraightWay {
    area: Rect,
    from: Place,
    /// In 1/65,536 of a side.
    by: (i32, i32),
    /// How many steps it has.
    pub(super) steps: i32,
}

impl StraightWay {
    /// In steps of so many units at most.
    pub(super) fn new(area: Rect, (from, to): (Place, Place), is_torus: bool, step: f64) -> Self {
        let (_, (width, height)) = square(area);
        let by = to.away_from(from, is_torus);
        let side = f64::from(Place::SIDE);
        let length = (f64::from(by.0) / side * width).hypot(f64::from(by.1) / side * height);
        Self { area, from, by, steps: (length / step).ceil().max(1.0) as i32 }
    }

    /// The point after so many steps, in units.
    pub(super) fn at(&self, step: i32) -> Point {
        let part = |from: u16, by: i32| (i32::from(from) + by * step / self.steps).rem_euclid(Place::SIDE) as u16;
        on_plane(self.area, Place { x: part(self.from.x, self.by.0), y: part(self.from.y, self.by.1) })
    }

    pub(super) fn points(&self) -> impl Iterator<Item = Point> + '_ {
        (0..=self.steps).map(|step| self.at(step))
    }
}

/// Labels at their places, or right beside them where one would cover another.
///
/// # Errors
/// [`DoesNotFit`] if some label has no place near its own.
pub(super) fn plane(area: Rect, graph: Graph, places: &[Place]) -> Result<Layout, DoesNotFit> {
    let sizes = [CardSize::Small, CardSize::XSmall];
    sizes.into_iter().find_map(|size| of_size(area, graph, places, size)).ok_or(DoesNotFit)
}

fn of_size(area: Rect, graph: Graph, places: &[Place], size: CardSize) -> Option<Layout> {
    let (width, height) = size.cells(digits(graph));
    if places.len() != graph.n || width + 2 > area.width || height > area.height {
        return None;
    }
    // A column at each side is the rim's.
    let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let mut cards: Vec<Rect> = Vec::with_capacity(places.len());
    for &place in places {
        let (x, y) = on_plane(area, place).cell();
        let card = asides().find_map(|(aside, below)| {
            let x = (x + aside - i32::from(width) / 2).clamp(i32::from(inner.left()), i32::from(inner.right() - width));
            let y = (y + below).clamp(i32::from(inner.top()), i32::from(inner.bottom()) - 1);
            let card = Rect { x: x as u16, y: y as u16, width, height };
            cards.iter().all(|&other| are_apart(card, other)).then_some(card)
        });
        cards.push(card?);
    }
    let (corner, sides) = square(area);
    let centre = Point { x: corner.x + sides.0 / 2.0, y: corner.y + sides.1 / 2.0 };
    let shape = Shape { centre, a: sides.0 / 2.0, b: sides.1 / 2.0, exponent: 2.0 };
    let curve: Curve = Quarter::new(2.0).curve(&shape);
    let layout = Layout { stations: vec![0.0; graph.n], ..Layout::of(graph, size, (area, cards), (shape, curve)) };
    Some(layout.with_places())
}

/// Whether a column parts two labels of a row.
fn are_apart(one: Rect, other: Rect) -> bool {
    let (columns, rows) = between(one, other);
    columns >= 1 || rows >= 0
}

/// Cells round a place, the nearest first.
fn asides() -> impl Iterator<Item = (i32, i32)> {
    let mut all: Vec<(i32, i32)> =
        (-MOST_ASIDE..=MOST_ASIDE).flat_map(|x| (-MOST_ASIDE / 2..=MOST_ASIDE / 2).map(move |y| (x, y))).collect();
    // A row is two units high.
    all.sort_by_key(|&(x, y)| (x * x + 4 * y * y, y, x));
    all.into_iter()
}

#[cfg(test)]
mod tests;
