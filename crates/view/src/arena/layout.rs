//! Where everything is: the largest cards that fit, the curve they sit on, and the lane that messages take.
//!
//! Pure geometry of an area, a number of processes, a topology and the width of the ids: nothing is drawn here.

use ratatui::layout::Rect;

use super::curve::{Point, Quarter, Shape};
use super::geometry::{CardSize, DoesNotFit, Graph, Layout, between, digits, lane_inset, plain_pill};
use super::seated;
use suffrage_engine::protocol::Topology;

struct Candidate {
    size: CardSize,
    exponents: &'static [f64],
    /// Neighbours are so many columns, or so many rows, apart; on a complete graph any two cards are.
    gap: (i32, i32),
    room: Room,
}

/// What must have room beside the cards.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Room {
    /// Messages on the line, or on the chords, in the gaps between the cards.
    Gaps,
    /// On every link a message each way, at the start of their ways and at the end.
    BothWays,
    /// A lane of this half-height in rows at least.
    Lane(f64),
}

const ON_LINE: [CardSize; 4] = [CardSize::XxLarge, CardSize::XLarge, CardSize::Large, CardSize::Medium];

fn candidates(graph: Graph) -> Vec<Candidate> {
    match graph.topology {
        Topology::OneWayRing if graph.presented => presented(graph).chain(one_way(graph)).collect(),
        Topology::OneWayRing => one_way(graph),
        Topology::TwoWayRing => two_way(),
        Topology::Complete => complete(graph),
    }
}

const ROUND: &[f64] = &[2.0, 2.3];
const ROUNDED: &[f64] = &[2.0, 2.4, 2.8];
const PRESENTED: &[f64] = &[2.2];
const SQUARISH: &[f64] = &[2.0, 2.4, 3.0];

fn one_way(graph: Graph) -> Vec<Candidate> {
    let digits = i32::from(digits(graph));
    // A pill on the link: two ends, a glyph and a payload of the ids' width.
    let pill = digits + 3;
    let on_line = ON_LINE.map(|size| match size {
        CardSize::XxLarge => Candidate { size, exponents: ROUND, gap: (4 * digits + 5, 4), room: Room::Gaps },
        CardSize::XLarge => Candidate { size, exponents: ROUND, gap: (pill, 2), room: Room::Gaps },
        _ => Candidate { size, exponents: ROUNDED, gap: (pill, 2), room: Room::Gaps },
    });
    let lane = |size| Candidate { size, exponents: ROUNDED, gap: (1, 1), room: Room::Lane(3.4) };
    on_line.into_iter().chain([CardSize::Large, CardSize::Medium].map(lane)).chain(labels(0.8)).collect()
}

/// For a class: a size larger, and wide gaps, so that messages are read between the cards.
fn presented(graph: Graph) -> impl Iterator<Item = Candidate> {
    const SIZES: [CardSize; 4] = [CardSize::Huge, CardSize::XxLarge, CardSize::XLarge, CardSize::Large];
    // A large pill with its head, and 12 columns at least.
    let columns = (4 * i32::from(digits(graph)) + 5).max(12);
    SIZES.into_iter().map(move |size| Candidate { size, exponents: PRESENTED, gap: (columns, 3), room: Room::Gaps })
}

/// The exponent gives the corners to the cards first.
fn two_way() -> Vec<Candidate> {
    const EXPONENTS: &[f64] = &[2.5, 2.2, 2.0, 2.8];
    let on_line = ON_LINE.map(|size| Candidate { size, exponents: EXPONENTS, gap: (2, 1), room: Room::BothWays });
    let lane = |size| Candidate { size, exponents: ROUNDED, gap: (1, 1), room: Room::Lane(5.5) };
    on_line.into_iter().chain([CardSize::Large, CardSize::Medium].map(lane)).chain(labels(1.5)).collect()
}

/// Labels of one row round lanes of this half-height at least, so that messages of opposite sides do not meet.
fn labels(lane: f64) -> impl Iterator<Item = Candidate> {
    let label = move |size| Candidate { size, exponents: SQUARISH, gap: (1, 0), room: Room::Lane(lane) };
    [CardSize::Small, CardSize::XSmall].into_iter().map(label)
}

/// Between large cards every chord has room for a message with its head.
fn complete(graph: Graph) -> Vec<Candidate> {
    const EXPONENTS: &[f64] = &[2.3, 2.0, 2.6];
    let columns = i32::from(digits(graph)) + 4;
    let large = |size| Candidate { size, exponents: EXPONENTS, gap: (columns, 3), room: Room::Gaps };
    let small = |size| Candidate { size, exponents: EXPONENTS, gap: (3, 1), room: Room::Gaps };
    let first = [CardSize::XxLarge, CardSize::XLarge, CardSize::Large].map(large);
    first.into_iter().chain([CardSize::Medium, CardSize::Small, CardSize::XSmall].map(small)).collect()
}

/// Finds the largest cards that fit in an area and places them.
///
/// # Errors
/// [`DoesNotFit`] if not even labels along the edges do.
pub fn layout(area: Rect, graph: Graph) -> Result<Layout, DoesNotFit> {
    let even: Vec<f64> = (0..graph.n).map(|position| position as f64 / graph.n.max(1) as f64).collect();
    on_curve(area, graph, &even, candidates(graph))
}

/// The same where each process has a place of its own on a round curve, by position; where two would be on each other, they are moved
/// apart.
///
/// # Errors
/// [`DoesNotFit`] if not even labels do.
pub(super) fn circle(area: Rect, graph: Graph, stations: &[f64]) -> Result<Layout, DoesNotFit> {
    let round = || complete(graph).into_iter().map(|candidate| Candidate { exponents: &[2.0], ..candidate }).collect();
    // Ids where they are come before large cards; but labels that nobody can read do not.
    let exact = on_curve(area, graph, stations, round()).ok().filter(|layout| layout.size < CardSize::XSmall);
    exact.map_or_else(|| on_curve(area, graph, &seated::spread(stations), round()), Ok)
}

fn on_curve(area: Rect, graph: Graph, stations: &[f64], candidates: Vec<Candidate>) -> Result<Layout, DoesNotFit> {
    if graph.n == 0 || graph.n > usize::from(area.width) * usize::from(area.height) {
        return Err(DoesNotFit);
    }
    let mut quarters: Vec<(f64, Quarter)> = Vec::new();
    for candidate in candidates {
        for &exponent in candidate.exponents {
            let known = quarters.iter().position(|(known, _)| known.total_cmp(&exponent).is_eq());
            let at = known.unwrap_or_else(|| {
                quarters.push((exponent, Quarter::new(exponent)));
                quarters.len() - 1
            });
            for &flattest in flattest(area, graph, candidate.size) {
                if let Some(layout) = place(area, graph, &candidate, (exponent, flattest), (&quarters[at].1, stations))
                {
                    return Ok(layout);
                }
            }
        }
    }
    Err(DoesNotFit)
}

/// How many times as wide as high, in units, the curve may be: the rounder first.
fn flattest(area: Rect, graph: Graph, size: CardSize) -> &'static [f64] {
    let low = area.width > 3 * area.height;
    if graph.presented && graph.topology == Topology::OneWayRing && size <= CardSize::Large {
        return &[2.35, 1.75];
    }
    if graph.topology == Topology::Complete && size == CardSize::XSmall && low { &[1.75, 2.1] } else { &[1.75] }
}

/// Columns and rows between the cards and the edges of the area: those of a rim, and a column that only messages use.
fn margins(size: CardSize) -> (u16, u16) {
    let (aside, above) = size.rim();
    (aside + 1, above)
}

fn place(
    area: Rect,
    graph: Graph,
    candidate: &Candidate,
    bend: (f64, f64),
    (quarter, stations): (&Quarter, &[f64]),
) -> Option<Layout> {
    let (width, height) = candidate.size.cells(digits(graph));
    let area = centred(area, width);
    let (aside, above) = margins(candidate.size);
    let inner = Rect {
        x: area.x + aside,
        y: area.y + above,
        width: area.width.checked_sub(2 * aside)?,
        height: area.height.checked_sub(2 * above)?,
    };
    if width > inner.width || height > inner.height || !worth_trying(inner, graph, candidate) {
        return None;
    }
    let beyond = beyond(graph, candidate);
    let shape = fitted(area, ((width, height), (aside, above)), bend, (quarter, beyond), stations)?;
    let curve = quarter.curve(&shape);
    let mut cards: Vec<Rect> =
        stations.iter().map(|&station| card_at(inner, curve.at(station), (width, height))).collect::<Option<_>>()?;
    let moved = part_neighbours(&mut cards, inner, shape.centre, candidate.gap, graph.topology);
    if moved > MOST_MOVED || !apart(&cards, candidate, graph.topology) {
        return None;
    }
    let (lane, lane_inset) = match candidate.room {
        Room::Gaps | Room::BothWays => (None, (0.0, 0.0)),
        Room::Lane(least) => {
            let inset = lane_inset(area, graph, candidate.size);
            let (a, b) = (shape.a - inset.0, shape.b - 2.0 * inset.1);
            if b < 2.0 * least || a < 2.0 {
                return None;
            }
            (Some(curve.scaled(shape.centre, a / shape.a, b / shape.b)), inset)
        }
    };
    let size = candidate.size;
    let layout = Layout {
        stations: stations.to_vec(),
        lane,
        lane_inset,
        ..Layout::of(graph, size, (area, cards), (shape, curve))
    };
    let layout = if candidate.room == Room::BothWays { layout.with_room_both_ways()? } else { layout };
    Some(layout.with_places())
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

/// How far beyond the curve the line and what stands on it or outside of it reach, in units to the sides and up or down.
fn beyond(graph: Graph, candidate: &Candidate) -> (f64, f64) {
    match (graph.topology, candidate.room) {
        (Topology::Complete, _) => (0.0, 0.0),
        // A message with its head outside of the line.
        (_, Room::BothWays) => (f64::from(plain_pill(graph, candidate.size)) + 1.5, 3.0),
        (_, Room::Gaps) => (3.0, 1.0),
        (_, Room::Lane(_)) => (0.5, 1.0),
    }
}

/// The shape on which cards of this size with rims fill the area, with so many units beyond the curve: so many times as wide as
/// high at most, and as high as 1.15 times its width.
fn fitted(
    area: Rect,
    (card, margins): ((u16, u16), (u16, u16)),
    (exponent, flattest): (f64, f64),
    (quarter, beyond): (&Quarter, (f64, f64)),
    stations: &[f64],
) -> Option<Shape> {
    let (width, height) = (f64::from(area.width), 2.0 * f64::from(area.height));
    let (card_width, card_height) = (f64::from(card.0 + 2 * margins.0), 2.0 * f64::from(card.1 + 2 * margins.1));
    let mut shape =
        Shape { centre: Point::default(), a: (width - card_width) / 2.0, b: (height - card_height) / 2.0, exponent };
    let mut lowest = 1.0;
    // The outermost cards are seldom exactly at the ends of the axes; widening the curve moves them along it again.
    for _ in 0..3 {
        shape.b = shape.b.min(1.15 * shape.a);
        shape.a = shape.a.min(flattest * shape.b);
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
        // The line must stay inside too, with what stands on it.
        shape.a = ((width - card_width) / 2.0 / widest.max(0.01)).min(width / 2.0 - beyond.0).max(1.0);
        shape.b = ((height - card_height) / (1.0 + down.max(-0.9)))
            .min((height - card_height / 2.0 - beyond.1) / 2.0)
            .max(1.0);
        lowest = down;
    }
    shape.b = shape.b.min(1.15 * shape.a);
    shape.a = shape.a.min(flattest * shape.b);
    // The box that holds cards, rims and the line is centred: of few processes the line hangs far below the cards.
    let above = shape.b + (card_height / 2.0).max(beyond.1);
    let below = (shape.b * lowest + card_height / 2.0).max(shape.b + beyond.1);
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

fn have_gap(one: Rect, other: Rect, gap: (i32, i32), topology: Topology) -> bool {
    let (columns, rows) = between(one, other);
    columns >= gap.0 || rows >= gap.1 || (topology != Topology::Complete && columns >= 3 && rows >= 1)
}

fn apart(cards: &[Rect], candidate: &Candidate, topology: Topology) -> bool {
    let n = cards.len();
    // Neighbours first: they fail most often, and there are few of them.
    (0..n).all(|at| n == 1 || have_gap(cards[at], cards[(at + 1) % n], candidate.gap, topology))
        && (0..n).all(|at| cards[at + 1..].iter().all(|&other| are_clear(cards[at], other, candidate, topology)))
}

/// Whether two cards that need not be neighbours are clear of each other, and on a ring of each other's rims.
fn are_clear(one: Rect, other: Rect, candidate: &Candidate, topology: Topology) -> bool {
    let rim = candidate.size.rim();
    let gap = if topology == Topology::Complete { candidate.gap } else { (rim.0.into(), rim.1.into()) };
    let (columns, rows) = between(one, other);
    columns >= gap.0 || rows >= gap.1
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
