//! Finds positions for cards. On a curve, the cards are as large as possible; some curves have a lane for messages
//! inside. On an id circle or a plane, the positions are given. The results depend only on the area, the graph and the
//! given positions.

use super::{geometry::between, geometry::digits, geometry::lane_inset, geometry::plain_pill, prelude::*};
use suffrage_engine::protocol::Place;

struct Candidate {
    size: CardSize,
    exponents: &'static [f64],
    /// Two cards (on a ring: two neighbours) must be at least `.0` columns or at least `.1` rows apart.
    gap: (i32, i32),
    room: Room,
}

/// The free space for messages that a layout must have.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Room {
    Gaps,
    /// Both ends of each link have room for one message in each direction.
    BothWays,
    /// Messages move on an inner curve (the lane), whose half-height is at least this many rows.
    Lane(f64),
}

const ON_LINE: Sizes = &[CardSize::XxLarge, CardSize::XLarge, CardSize::Large, CardSize::Medium];
const PRESENTED: Sizes = &[CardSize::Huge, CardSize::XxLarge, CardSize::XLarge, CardSize::Large];

type Sizes = &'static [CardSize];

fn of(sizes: Sizes, exponents: &'static [f64], gap: (i32, i32), room: Room) -> impl Iterator<Item = Candidate> {
    sizes.iter().map(move |&size| Candidate { size, exponents, gap, room })
}

fn candidates(graph: Graph) -> Vec<Candidate> {
    const ROUND: &[f64] = &[2.0, 2.3];
    const ROUNDED: &[f64] = &[2.0, 2.4, 2.8];
    let digits = i32::from(digits(graph));
    let (framed, labels) = (&ON_LINE[2..], &[CardSize::Small, CardSize::XSmall]);
    // `of_cards`, `of_labels`: half-heights of the lane in rows. They separate messages on its two sides.
    let round_lane = |of_cards, of_labels| {
        let labels = of(labels, &[2.0, 2.4, 3.0], (1, 0), Room::Lane(of_labels));
        of(framed, ROUNDED, (1, 1), Room::Lane(of_cards)).chain(labels)
    };
    match graph.topology {
        Topology::OneWayRing => {
            // The columns of a pill on the link (two ends, a glyph, an id), and of a large pill with its arrow head.
            let (pill, large_pill) = (digits + 3, 4 * digits + 5);
            // A presented graph also tries larger cards, with gaps wide enough for readable messages.
            let sizes = if graph.presented { PRESENTED } else { &[] };
            let presented = of(sizes, &[2.2], (large_pill.max(12), 3), Room::Gaps);
            let largest = of(&[CardSize::XxLarge], ROUND, (large_pill, 4), Room::Gaps);
            let on_line = of(&[CardSize::XLarge], ROUND, (pill, 2), Room::Gaps);
            let on_line = on_line.chain(of(framed, ROUNDED, (pill, 2), Room::Gaps));
            presented.chain(largest).chain(on_line).chain(round_lane(3.4, 0.8)).collect()
        }
        // The first exponent bends the curve so that cards are in its rounded corners.
        Topology::TwoWayRing => {
            of(ON_LINE, &[2.5, 2.2, 2.0, 2.8], (2, 1), Room::BothWays).chain(round_lane(5.5, 1.5)).collect()
        }
        Topology::Complete => complete(graph, &[2.3, 2.0, 2.6]),
    }
}

/// Between two cards of a complete graph there must be room for a message and for this many more cells.
const BESIDES_LABEL: i32 = 4;

fn complete(graph: Graph, exponents: &'static [f64]) -> Vec<Candidate> {
    let label = i32::from(graph.label) + BESIDES_LABEL;
    let large = of(&ON_LINE[..2], exponents, (label, 1 + BESIDES_LABEL), Room::Gaps);
    // Between cards of three rows, only a pill without ends must fit, with fewer cells round it.
    let framed = of(&ON_LINE[2..], exponents, (label - 3, BESIDES_LABEL - 1), Room::Gaps);
    let small = &[CardSize::Small, CardSize::XSmall];
    large.chain(framed).chain(of(small, exponents, (3, 1), Room::Gaps)).collect()
}

/// The layout with the largest cards that fit on a curve; `None` if no card size fits.
pub fn layout(area: Rect, graph: Graph) -> Option<Layout> {
    let even: Vec<f64> = (0..graph.n).map(|position| position as f64 / graph.n.max(1) as f64).collect();
    on_curve(area, graph, &even, &candidates(graph))
}

/// The layout of an id circle. A card is moved a little from its given place if cards would overlap.
pub(super) fn circle(area: Rect, graph: Graph, stations: &[f64]) -> Option<Layout> {
    // Exact places are more important than large cards, but less important than readable labels.
    let exact =
        on_curve(area, graph, stations, &complete(graph, &[2.0])).filter(|layout| layout.size < CardSize::XSmall);
    exact.or_else(|| on_curve(area, graph, &spread(stations), &complete(graph, &[2.0])))
}

fn on_curve(area: Rect, graph: Graph, stations: &[f64], candidates: &[Candidate]) -> Option<Layout> {
    if graph.n == 0 || graph.n > usize::from(area.width) * usize::from(area.height) {
        return None;
    }
    let bends = |candidate: &Candidate| {
        let flattest = flattest(area, graph, candidate.size);
        candidate.exponents.iter().flat_map(move |&exponent| flattest.iter().map(move |&flattest| (exponent, flattest)))
    };
    let placed = |of: &Candidate| bends(of).find_map(|bend| place(area, graph, of, bend, stations));
    candidates.iter().find_map(placed)
}

/// The limits to try, in this order, for the ratio of the curve's width to its height.
fn flattest(area: Rect, graph: Graph, size: CardSize) -> &'static [f64] {
    let is_low = graph.topology == Topology::Complete && area.width > 3 * area.height;
    match size {
        _ if graph.presented && size <= CardSize::Large => &[2.35, 1.75],
        CardSize::XSmall if is_low => &[1.75, 2.1],
        _ => &[1.75],
    }
}

fn place(area: Rect, graph: Graph, candidate: &Candidate, bend: (f64, f64), stations: &[f64]) -> Option<Layout> {
    let (width, height) = candidate.size.cells(digits(graph));
    // The area loses one column if a card could not be centred in it otherwise.
    let area = Rect { width: area.width - area.width.abs_diff(width) % 2, ..area };
    // The margin holds the rims and one column for messages.
    let (rim, above) = candidate.size.rim();
    let aside = rim + 1;
    let (columns, rows) = (area.width.checked_sub(2 * aside)?, area.height.checked_sub(2 * above)?);
    let inner = Rect { x: area.x + aside, y: area.y + above, width: columns, height: rows };
    if width > inner.width || height > inner.height || !worth_trying(inner, graph, candidate) {
        return None;
    }
    let outer = (width + 2 * aside, height + 2 * above);
    let shape = fitted(area, outer, bend, beyond(graph, candidate), stations)?;
    let curve = shape.curve();
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
            let Shape { a, b, .. } = shape.smaller(inset.0, 2.0 * inset.1);
            if b < 2.0 * least || a < 2.0 {
                return None;
            }
            (Some(curve.scaled(shape.centre, a / shape.a, b / shape.b)), inset)
        }
    };
    let of = Layout::of(graph, candidate.size, area, cards, (shape, curve));
    let layout = Layout { stations: stations.to_vec(), lane, lane_inset, ..of };
    let layout = if candidate.room == Room::BothWays { layout.with_room_both_ways()? } else { layout };
    Some(layout.with_places())
}

fn worth_trying(area: Rect, graph: Graph, candidate: &Candidate) -> bool {
    let (width, height) = candidate.size.cells(digits(graph));
    let (columns, rows) = (i32::from(width), i32::from(height));
    let aside = if graph.topology == Topology::Complete { candidate.gap.0 } else { candidate.gap.0.min(3) };
    let pitch = (columns + aside).min(2 * (rows + candidate.gap.1));
    let round = 2 * (i32::from(area.width) - columns + 2 * (i32::from(area.height) - rows));
    graph.n <= usize::try_from(round / pitch).unwrap_or(0).max(1)
}

/// How far lines and messages reach outside the curve, in units. `.0`: to the left and right; `.1`: up and down.
fn beyond(graph: Graph, candidate: &Candidate) -> (f64, f64) {
    match (graph.topology, candidate.room) {
        (Topology::Complete, _) => (0.0, 0.0),
        // A message with its arrow head is drawn outside the line.
        (_, Room::BothWays) => (f64::from(plain_pill(graph, candidate.size)) + 1.5, 3.0),
        (_, Room::Gaps) => (3.0, 1.0),
        (_, Room::Lane(_)) => (0.5, 1.0),
    }
}

/// The largest curve that fits. `card` is the size of a card with its rim, in cells.
fn fitted(area: Rect, card: (u16, u16), bend: (f64, f64), beyond: (f64, f64), stations: &[f64]) -> Option<Shape> {
    let (exponent, flattest) = bend;
    let (width, height) = (f64::from(area.width), 2.0 * f64::from(area.height));
    let (card_width, card_height) = (f64::from(card.0), 2.0 * f64::from(card.1));
    let mut shape =
        Shape { centre: Point::default(), a: (width - card_width) / 2.0, b: (height - card_height) / 2.0, exponent };
    let mut lowest = 1.0;
    // The outermost cards are seldom exactly on the axes. A wider curve moves them again, so three rounds are needed.
    for _ in 0..3 {
        shape.b = shape.b.min(1.15 * shape.a);
        shape.a = shape.a.min(flattest * shape.b);
        if shape.a < 1.0 || shape.b < 1.0 {
            return None;
        }
        let curve = shape.curve();
        let (mut widest, mut down) = (0.0_f64, -1.0_f64);
        for &station in stations {
            let point = curve.at(station);
            widest = widest.max((point.x / shape.a).abs());
            down = down.max(point.y / shape.b);
        }
        // The line and the messages on it must stay inside the area, too.
        shape.a = ((width - card_width) / 2.0 / widest.max(0.01)).min(width / 2.0 - beyond.0).max(1.0);
        shape.b = ((height - card_height) / (1.0 + down.max(-0.9)))
            .min((height - card_height / 2.0 - beyond.1) / 2.0)
            .max(1.0);
        lowest = down;
    }
    shape.b = shape.b.min(1.15 * shape.a);
    shape.a = shape.a.min(flattest * shape.b);
    // With few processes, the line reaches far below the lowest card. So the centre depends on both.
    let above = shape.b + (card_height / 2.0).max(beyond.1);
    let below = (shape.b * lowest + card_height / 2.0).max(shape.b + beyond.1);
    let top = 2.0 * f64::from(area.y) + ((height - above - below) / 2.0).max(0.0);
    shape.centre = Point { x: f64::from(area.x) + width / 2.0, y: top + above };
    Some(shape)
}

pub(super) fn card_at(area: Rect, centre: Point, (width, height): (u16, u16)) -> Option<Rect> {
    // Mirrored points differ in their last bits; adding 1e-6 makes ties round to the same side.
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
    let rim = candidate.size.rim();
    // On a ring, two cards that are not neighbours must not touch each other's rims.
    let gap = if topology == Topology::Complete { candidate.gap } else { (rim.0.into(), rim.1.into()) };
    let are_clear = |one: Rect, other: Rect| {
        let (columns, rows) = between(one, other);
        columns >= gap.0 || rows >= gap.1
    };
    // Neighbours are checked first: they fail most often, and there are few pairs of them.
    (0..n).all(|at| n == 1 || have_gap(cards[at], cards[(at + 1) % n], candidate.gap, topology))
        && (0..n).all(|at| cards[at + 1..].iter().all(|&other| are_clear(cards[at], other)))
}

/// The number of cards that may be moved off the curve; with more, the ring would look dented.
const MOST_MOVED: usize = 4;

/// Moves cards outwards if rounding put two neighbours too close together. Returns the number of moved cards.
fn part_neighbours(cards: &mut [Rect], area: Rect, centre: Point, gap: (i32, i32), topology: Topology) -> usize {
    let n = cards.len();
    let ring = topology != Topology::Complete;
    let aside = |at: &Rect| middle(*at).x - centre.x;
    let below = |at: &Rect| middle(*at).y - centre.y;
    let mut count = 0;
    // The pairs alternate between the right and the left side, from the top down. So both stay mirror images.
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

/// The largest ratio of width to height of an id circle or a plane.
pub(super) const FLATTEST: f64 = 1.75;
/// The largest horizontal distance of a label from its place on the plane, in columns.
const MOST_ASIDE: i32 = 4;
/// The smallest distance of neighbours after [`spread`], as a fraction of the average distance.
const LEAST_APART: f64 = 0.8;

/// Moves places on the circle as little as possible, so that neighbours are at least [`LEAST_APART`] apart.
pub(super) fn spread(stations: &[f64]) -> Vec<f64> {
    let n = stations.len();
    let least = LEAST_APART / n.max(1) as f64;
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|&one, &other| stations[one].total_cmp(&stations[other]));
    // The circle is cut open in its widest gap.
    let gap = |at: usize| (stations[order[(at + 1) % n]] - stations[order[at]]).rem_euclid(1.0);
    let widest = (0..n).max_by(|&one, &other| gap(one).total_cmp(&gap(other))).unwrap_or(0);
    order.rotate_left(if n > 0 { (widest + 1) % n } else { 0 });
    let Some(first) = order.first().map(|&first| stations[first]) else { return Vec::new() };
    let unrolled = order.iter().map(|&index| (stations[index] - first).rem_euclid(1.0));
    // Isotonic regression (least squares): groups in the wrong order get their mean.
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

/// The upper left corner of the plane, and its width and height, in units.
pub(super) fn square(area: Rect) -> (Point, (f64, f64)) {
    let (width, height) = (f64::from(area.width), 2.0 * f64::from(area.height));
    let sides = (width.min(FLATTEST * height), height.min(FLATTEST * width));
    let (x, y) = (f64::from(area.x), 2.0 * f64::from(area.y));
    (Point { x: x + (width - sides.0) / 2.0, y: y + (height - sides.1) / 2.0 }, sides)
}

pub(super) fn on_plane(area: Rect, place: Place) -> Point {
    let (corner, (width, height)) = square(area);
    let part = |coordinate: u16| f64::from(coordinate) / f64::from(Place::SIDE);
    Point { x: corner.x + width * part(place.x), y: corner.y + height * part(place.y) }
}

pub(super) fn plane(area: Rect, graph: Graph, places: &[Place]) -> Option<Layout> {
    [CardSize::Small, CardSize::XSmall].into_iter().find_map(|size| labelled(area, graph, places, size))
}

fn labelled(area: Rect, graph: Graph, places: &[Place], size: CardSize) -> Option<Layout> {
    let (width, height) = size.cells(digits(graph));
    if places.len() != graph.n || width + 2 > area.width || height > area.height {
        return None;
    }
    // The first and the last column are for rims.
    let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let mut moves: Vec<(i32, i32)> =
        (-MOST_ASIDE..=MOST_ASIDE).flat_map(|x| (-MOST_ASIDE / 2..=MOST_ASIDE / 2).map(move |y| (x, y))).collect();
    // A row is two units high.
    moves.sort_by_key(|&(x, y)| (x * x + 4 * y * y, y, x));
    let mut cards: Vec<Rect> = Vec::with_capacity(places.len());
    for &place in places {
        let (x, y) = on_plane(area, place).cell();
        let card = moves.iter().copied().find_map(|(aside, below)| {
            let x = (x + aside - i32::from(width) / 2).clamp(i32::from(inner.left()), i32::from(inner.right() - width));
            let y = (y + below).clamp(i32::from(inner.top()), i32::from(inner.bottom()) - 1);
            let card = Rect { x: x as u16, y: y as u16, width, height };
            cards.iter().all(|&other| are_apart(card, other)).then_some(card)
        });
        cards.push(card?);
    }
    let shape = in_square(area);
    let of = Layout::of(graph, size, area, cards, (shape, shape.curve()));
    Some(Layout { stations: vec![0.0; graph.n], ..of }.with_places())
}

pub(super) fn in_square(area: Rect) -> Shape {
    let (corner, (width, height)) = square(area);
    let centre = Point { x: corner.x + width / 2.0, y: corner.y + height / 2.0 };
    Shape { centre, a: width / 2.0, b: height / 2.0, exponent: 2.0 }
}

fn are_apart(one: Rect, other: Rect) -> bool {
    let (columns, rows) = between(one, other);
    columns >= 1 || rows >= 0
}

#[cfg(test)]
mod tests;
