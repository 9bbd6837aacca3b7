//! Where everything is: the largest cards that fit, the curve they sit on, and the lane that messages take.
//!
//! Pure geometry of an area, a number of processes, a topology and the width of the ids: nothing is drawn here.

use ratatui::layout::Rect;

use super::curve::{Point, Quarter, Shape};
use super::geometry::{CardSize, DoesNotFit, Graph, Layout, digits, lane_inset};
use super::racetrack;
use crate::protocol::Topology;

struct Candidate {
    size: CardSize,
    exponents: &'static [f64],
    /// Neighbours are so many columns, or so many rows, apart.
    gap: (i32, i32),
    /// The least half-height of the lane in rows, if messages take one.
    lane: Option<f64>,
}

fn candidates(graph: Graph) -> Vec<Candidate> {
    let digits = i32::from(digits(graph));
    // A pill on the link: two ends, a glyph and a payload of the ids' width.
    let pill = digits + 3;
    let two_way = graph.topology == Topology::TwoWayRing;
    let complete = graph.topology == Topology::Complete;
    let on_link = |size, exponents, gap| Candidate { size, exponents, gap, lane: None };
    let round: &[f64] = &[2.0, 2.3];
    let rounded: &[f64] = &[2.0, 2.4, 2.8];
    let mut all = vec![
        on_link(CardSize::XxLarge, round, (4 * digits + 5, 4)),
        on_link(CardSize::XLarge, round, if complete { (pill + 7, 4) } else { (pill, 2) }),
    ];
    let large = match graph.topology {
        Topology::OneWayRing => (pill, 2),
        Topology::TwoWayRing => (pill + 2, 2),
        Topology::Complete => (pill + 5, 3),
    };
    all.push(on_link(CardSize::Large, rounded, large));
    all.push(on_link(CardSize::Medium, rounded, if complete { (pill + 2, 2) } else { large }));
    if !complete {
        let lane = Some(if two_way { 5.5 } else { 3.4 });
        all.push(Candidate { size: CardSize::Large, exponents: rounded, gap: (1, 1), lane });
        all.push(Candidate { size: CardSize::Medium, exponents: rounded, gap: (1, 1), lane });
    }
    // What the lane's half-height must be at least for one-row labels: pills of opposite sides must not meet.
    let lane = (!complete).then_some(if two_way { 1.5 } else { 0.8 });
    let squarish: &[f64] = &[2.0, 2.4, 3.0];
    all.push(Candidate { size: CardSize::Small, exponents: squarish, gap: (1, 0), lane });
    all.push(Candidate { size: CardSize::XSmall, exponents: squarish, gap: (1, 0), lane });
    all
}

/// Finds the largest cards that fit in an area and places them.
///
/// # Errors
/// [`DoesNotFit`] if not even labels along the edges do.
pub fn layout(area: Rect, graph: Graph) -> Result<Layout, DoesNotFit> {
    if graph.n == 0 || graph.n > usize::from(area.width) * usize::from(area.height) {
        return Err(DoesNotFit);
    }
    let mut quarters: Vec<(f64, Quarter)> = Vec::new();
    for candidate in candidates(graph) {
        for &exponent in candidate.exponents {
            let known = quarters.iter().position(|(known, _)| known.total_cmp(&exponent).is_eq());
            let at = known.unwrap_or_else(|| {
                quarters.push((exponent, Quarter::new(exponent)));
                quarters.len() - 1
            });
            if let Some(layout) = place(area, graph, &candidate, exponent, &quarters[at].1) {
                return Ok(layout);
            }
        }
    }
    if graph.topology == Topology::Complete {
        return Err(DoesNotFit);
    }
    racetrack::layout(area, graph, CardSize::XSmall.cells(digits(graph)).0).ok_or(DoesNotFit)
}

fn place(area: Rect, graph: Graph, candidate: &Candidate, exponent: f64, quarter: &Quarter) -> Option<Layout> {
    let (width, height) = candidate.size.cells(digits(graph));
    let area = centred(area, width);
    if width > area.width || height > area.height || !worth_trying(area, graph, candidate) {
        return None;
    }
    let stations: Vec<f64> = (0..graph.n).map(|position| position as f64 / graph.n as f64).collect();
    // On a two-way ring without a lane, clockwise messages run outside of the curve.
    let outside = if graph.topology == Topology::TwoWayRing && candidate.lane.is_none() { OUTSIDE } else { 0.0 };
    let shape = fitted(area, (width, height), exponent, (quarter, outside), &stations)?;
    let curve = quarter.curve(&shape);
    let mut cards: Vec<Rect> =
        stations.iter().map(|&station| card_at(area, curve.at(station), (width, height))).collect::<Option<_>>()?;
    let moved = part_neighbours(&mut cards, area, shape.centre, candidate.gap, graph.topology);
    if moved > MOST_MOVED || !apart(&cards, candidate.gap, graph.topology) {
        return None;
    }
    let (lane, lane_inset) = match candidate.lane {
        None => (None, (0.0, 0.0)),
        Some(least) => {
            let inset = lane_inset(area, graph, candidate.size);
            let (a, b) = (shape.a - inset.0, shape.b - 2.0 * inset.1);
            if b < 2.0 * least || a < 2.0 {
                return None;
            }
            (Some(curve.scaled(shape.centre, a / shape.a, b / shape.b)), inset)
        }
    };
    Some(Layout { graph, size: candidate.size, area, cards, shape, curve, stations, lane, lane_inset })
}

/// Whether a curve round the whole area is long enough for the cards and their gaps: spares most of the curves that fail.
fn worth_trying(area: Rect, graph: Graph, candidate: &Candidate) -> bool {
    let (width, height) = candidate.size.cells(digits(graph));
    let (columns, rows) = (i32::from(width), i32::from(height));
    let aside = if graph.topology == Topology::Complete { candidate.gap.0 } else { candidate.gap.0.min(3) };
    let pitch = (columns + aside).min(2 * (rows + candidate.gap.1));
    let round = 2 * (i32::from(area.width) - columns + 2 * (i32::from(area.height) - rows));
    graph.n <= usize::try_from(round / pitch).unwrap_or(0).max(1)
}

/// The area made one column narrower if a card would not stand in its middle otherwise.
fn centred(area: Rect, card_width: u16) -> Rect {
    let narrower = area.width.abs_diff(card_width) % 2;
    Rect { width: area.width - narrower, ..area }
}

/// How far outside of its curve the clockwise line of a two-way ring runs, in units.
const OUTSIDE: f64 = 2.0;

/// The shape on which cards of this size fill the area, with so many units outside of the curve: as wide as 1.75 times its height at most and as high as 1.15
/// times its width.
fn fitted(area: Rect, card: (u16, u16), exponent: f64, (quarter, outside): (&Quarter, f64), stations: &[f64]) -> Option<Shape> {
    let (width, height) = (f64::from(area.width), 2.0 * f64::from(area.height));
    let (card_width, card_height) = (f64::from(card.0), 2.0 * f64::from(card.1));
    let mut shape = Shape { centre: Point::default(), a: (width - card_width) / 2.0, b: (height - card_height) / 2.0, exponent };
    let mut lowest = 1.0;
    // The outermost cards are seldom exactly at the ends of the axes; widening the curve moves them along it again.
    for _ in 0..3 {
        shape.b = shape.b.min(1.15 * shape.a);
        shape.a = shape.a.min(1.75 * shape.b);
        if shape.a < 1.0 || shape.b < 1.0 {
            return None;
        }
        let curve = quarter.curve(&shape);
        let (mut widest, mut down) = (0.0_f64, -1.0_f64);
        for &station in stations {
            let point = curve.at(station);
            widest = widest.max((point.x / shape.a).abs());
            down = down.max(point.y / shape.b);
        }
        // The curve itself must stay inside too, with room for a pill at its sides and for half a row below.
        shape.a = ((width - card_width) / 2.0 / widest.max(0.01)).min(width / 2.0 - 3.0 - outside).max(1.0);
        shape.b =
            ((height - card_height) / (1.0 + down.max(-0.9))).min((height - card_height / 2.0 - 1.0 - outside) / 2.0).max(1.0);
        lowest = down;
    }
    shape.b = shape.b.min(1.15 * shape.a);
    shape.a = shape.a.min(1.75 * shape.b);
    let above = shape.b + card_height / 2.0;
    let below = (shape.b * lowest + card_height / 2.0).max(shape.b + 1.0 + outside);
    let top = 2.0 * f64::from(area.y) + ((height - above - below) / 2.0).max(0.0);
    shape.centre = Point { x: f64::from(area.x) + width / 2.0, y: top + above };
    Some(shape)
}

/// The card round a point, moved by the rounding of at most a cell so that it is inside the area.
pub(super) fn card_at(area: Rect, centre: Point, (width, height): (u16, u16)) -> Option<Rect> {
    // Mirror images differ in the last bits; this keeps a tie from being rounded up on one side and down on the other.
    let round = |cells: f64| (cells + 1e-6).round();
    let left = round(centre.x - f64::from(width) / 2.0);
    let top = round((centre.y - f64::from(height)) / 2.0);
    let x = left.clamp(f64::from(area.left()), f64::from(area.right() - width));
    let y = top.clamp(f64::from(area.top()), f64::from(area.bottom() - height));
    let near = (x - left).abs() <= 1.0 && (y - top).abs() <= 1.0;
    near.then_some(Rect { x: x as u16, y: y as u16, width, height })
}

/// Columns and rows between two rectangles; negative where they overlap in that direction.
pub(super) fn between(one: Rect, other: Rect) -> (i32, i32) {
    let gap = |low: u16, end: u16, other_low: u16, other_end: u16| {
        (i32::from(other_low) - i32::from(end)).max(i32::from(low) - i32::from(other_end))
    };
    (gap(one.left(), one.right(), other.left(), other.right()), gap(one.top(), one.bottom(), other.top(), other.bottom()))
}

fn have_gap(one: Rect, other: Rect, gap: (i32, i32), topology: Topology) -> bool {
    let (columns, rows) = between(one, other);
    columns >= gap.0 || rows >= gap.1 || (topology != Topology::Complete && columns >= 3 && rows >= 1)
}

fn apart(cards: &[Rect], gap: (i32, i32), topology: Topology) -> bool {
    let n = cards.len();
    // Neighbours first: they fail most often, and there are few of them.
    (0..n).all(|at| n == 1 || have_gap(cards[at], cards[(at + 1) % n], gap, topology))
        && (0..n).all(|at| cards[at + 1..].iter().all(|&other| !cards[at].intersects(other)))
}

/// How many cards may leave their place on the curve by a cell; more would be seen as a dent in the ring.
const MOST_MOVED: usize = 4;

/// Where rounding to cells has brought two neighbours a cell too near, moves the outer one of them a cell outwards. Returns
/// how many were moved.
fn part_neighbours(cards: &mut [Rect], area: Rect, centre: Point, gap: (i32, i32), topology: Topology) -> usize {
    let n = cards.len();
    let ring = topology != Topology::Complete;
    let aside = |card: &Rect| f64::from(card.x) + f64::from(card.width) / 2.0 - centre.x;
    let below = |card: &Rect| 2.0 * f64::from(card.y) + f64::from(card.height) - centre.y;
    let mut count = 0;
    // From the top down on both sides by turns, so that left and right stay mirror images.
    let pairs = (0..n / 2).flat_map(|at| [(at, at + 1), ((n - at) % n, n - at - 1)]);
    for (one, other) in pairs {
        if one == other || have_gap(cards[one], cards[other], gap, topology) {
            continue;
        }
        let (columns, rows) = between(cards[one], cards[other]);
        let step = |outwards: f64| if outwards < 0.0 { -1 } else { 1 };
        let (at, x, y) = if columns == gap.0 - 1 || ring && columns == 2 && rows >= 1 {
            let at = if aside(&cards[one]).abs() > aside(&cards[other]).abs() { one } else { other };
            (at, step(aside(&cards[at])), 0)
        } else if rows == gap.1 - 1 || ring && rows == 0 && columns >= 3 {
            let at = if below(&cards[one]).abs() > below(&cards[other]).abs() { one } else { other };
            (at, 0, step(below(&cards[at])))
        } else {
            continue;
        };
        let card = cards[at];
        let place = Rect { x: card.x.saturating_add_signed(x), y: card.y.saturating_add_signed(y), ..card };
        if place.intersection(area) == place {
            cards[at] = place;
            count += 1;
        }
    }
    count
}

#[cfg(test)]
mod tests;
