//! Draws idle links, the small arrow heads of a one-way ring, and cut links. A cut link has a gap with a mark. If a
//! partition divides a complete graph, a thick dashed line between the sides replaces the links that it cuts.

use crate::arena::prelude::*;

/// If a process of a link has crashed: the distance between the dots of the link, in units.
const CRASHED: f64 = 3.0;
/// Without colours: the distance between the dots of a link of a complete graph, in units.
const MONO_WEB: f64 = 2.0;
/// With more processes than this, a complete graph shows only links with messages.
const WHOLE_WEB: usize = 6;
/// If more links than this have messages, a complete graph shows no links.
const NO_WEB: usize = 48;

pub(super) fn idle(dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>, frame: &Frame) {
    let complete = layout.graph.topology == Topology::Complete;
    let style = if complete { look.theme.web() } else { look.theme.faint() };
    for (from, to) in drawn_links(frame, layout).into_iter().filter(|&(from, to)| !is_drawn_as_cut(frame, from, to)) {
        let stroke = match [from, to].map(|end| frame.processes[end].role) {
            ends if ends.contains(&Role::Crashed) => Stroke::Dotted(CRASHED),
            _ if complete && look.theme.is_mono() => Stroke::Dotted(MONO_WEB),
            _ => Stroke::Thin,
        };
        dots.path(&layout.link(from, to, true), stroke, Heat::Idle, style);
    }
}

/// The links to draw, each a pair of positions. On a ring, the second position follows the first clockwise.
fn drawn_links(frame: &Frame, layout: &Layout) -> Vec<(usize, usize)> {
    let n = layout.graph.n;
    if layout.graph.topology != Topology::Complete {
        return ring_links(layout).collect();
    }
    // Rumours do not count here: they would show too many links.
    let carried = frame.messages.iter().filter(|message| !ground::has_wave(frame) || !ground::is_in_wave(message));
    if n <= WHOLE_WEB {
        return (0..n).flat_map(|from| (from + 1..n).map(move |to| (from, to))).collect();
    }
    let sorted = |from: usize, to: usize| (from.min(to), from.max(to));
    let carrying: BTreeSet<_> = carried.map(|message| sorted(message.from, message.to)).collect();
    let mut shown = if carrying.len() > NO_WEB { BTreeSet::new() } else { carrying };
    shown.extend(frame.cuts.links.iter().map(|&(from, to)| sorted(from, to)));
    shown.into_iter().filter(|&(_, to)| to < n).collect()
}

fn ring_links(layout: &Layout) -> impl Iterator<Item = (usize, usize)> + use<> {
    let n = layout.graph.n;
    (0..n).map(move |at| (at, (at + 1) % n))
}

/// A click selects a link if the link is at most this far away, in units.
const NEAR: f64 = 1.6;

pub(super) fn record(canvas: &mut Canvas<'_>, clip: Rect, frame: &Frame, layout: &Rc<Layout>) {
    let links = drawn_links(frame, layout).into_iter().map(|link| (link, link));
    record_ways(canvas, clip, layout, links.collect());
}

type Ends = (usize, usize);

pub(super) fn record_ways(canvas: &mut Canvas<'_>, clip: Rect, layout: &Rc<Layout>, mut links: Vec<(Ends, Ends)>) {
    links.retain(|(_, (from, to))| from != to);
    let layout = Rc::clone(layout);
    canvas.hits.add_search(clip, move |at| {
        let here = Point { x: f64::from(at.x) + 0.5, y: 2.0 * f64::from(at.y) + 1.0 };
        let distance = |&((from, to), _): &(Ends, Ends)| {
            let path = layout.link(from, to, true);
            path.walk(0.0, path.length(), 0.5).map(|point| point.distance(here)).fold(f64::MAX, f64::min)
        };
        let near = links.iter().map(|link| (distance(link), link.1)).filter(|(distance, _)| *distance <= NEAR);
        let nearest = near.min_by(|(one, _), (other, _)| one.total_cmp(other));
        nearest.map(|(_, (from, to))| Target::Link { from, to })
    });
}

fn is_drawn_as_cut(frame: &Frame, from: usize, to: usize) -> bool {
    let cuts = &frame.cuts;
    from != to && (cuts.is_cut(from, to) || cuts.is_cut(to, from))
}

pub(super) fn chevrons(canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>, dots: &Dots, frame: &Frame) {
    if layout.graph.topology != Topology::OneWayRing || layout.size > CardSize::Medium || layout.lane.is_some() {
        return;
    }
    for (at, next) in ring_links(layout).filter(|&(at, next)| !is_drawn_as_cut(frame, at, next)) {
        let path = layout.link(at, next, true);
        let Some((low, high)) = visible(&path, layout.cards[at], layout.cards[next]) else { continue };
        let middle = centred(&path, low, high);
        let (x, y) = path.at(middle).cell();
        if dots.heat(x, y) > Heat::Idle {
            continue;
        }
        let symbol = look.glyphs.chevrons[quarter(path.heading(middle))];
        canvas.put(clip, x, y, symbol, look.theme.muted());
    }
}

/// Where the path leaves the first card and where it reaches the second, in units from the start of the path.
pub(super) fn visible(path: &Path, from: Rect, to: Rect) -> Option<(f64, f64)> {
    let steps = (path.length() / 0.5) as usize;
    let outside = |card: Rect, along: f64| {
        let (x, y) = path.at(along).cell();
        !inside(card, x, y)
    };
    let low = (0..=steps).map(|step| step as f64 * 0.5).find(|&along| outside(from, along))?;
    let high = (0..=steps).map(|step| path.length() - step as f64 * 0.5).find(|&along| outside(to, along))?;
    (low < high).then_some((low, high))
}

/// A point about half-way from `low` to `high` at which the path is close to the centre of a cell.
fn centred(path: &Path, low: f64, high: f64) -> f64 {
    let middle = f64::midpoint(low, high);
    let reach = ((high - low) / 4.0).min(2.0);
    let off_centre = |along: f64| {
        let point = path.at(along);
        let (column, row) = point.cell();
        let (x, y) = (point.x - f64::from(column) - 0.5, point.y - 2.0 * f64::from(row) - 1.0);
        // Rounded, so that nearly equal distances count as equal wherever the graph is on the screen.
        ((x.hypot(y) + 0.2 * (along - middle).abs()) * 1e6).round()
    };
    let places = (-10..=10).map(|step| middle + reach * f64::from(step) / 10.0);
    places.min_by(|&one, &other| off_centre(one).total_cmp(&off_centre(other))).unwrap_or(middle)
}

/// The direction as a number: 0 is right, 1 is down, 2 is left and 3 is up.
pub(super) fn quarter((dx, dy): (f64, f64)) -> usize {
    if dx.abs() >= dy.abs() { 2 * usize::from(dx < 0.0) } else { 1 + 2 * usize::from(dy < 0.0) }
}

fn traced_path(layout: &Layout, carried: &CarriedMessage) -> Option<Path> {
    layout.has_way(carried.from, carried.to).then(|| layout.route(carried.from, carried.to, carried.clockwise))
}

fn traced_style(carried: &CarriedMessage, look: &Look) -> Style {
    if carried.lost { look.theme.fault() } else { look.theme.trail(carried.class) }
}

/// Draws the line of the message that the open explanation is about. The message may have arrived already.
pub(super) fn traced_line(dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>, carried: &CarriedMessage) {
    let Some(path) = traced_path(layout, carried) else { return };
    let stroke = if carried.lost { Stroke::Dotted(1.0) } else { Stroke::Thick };
    dots.path(&path, stroke, Heat::Trail, traced_style(carried, look));
}

pub(super) fn traced_head(canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>, carried: &CarriedMessage) {
    let Some(path) = traced_path(layout, carried) else { return };
    let Some((_, high)) = visible(&path, layout.cards[carried.from], layout.cards[carried.to]) else { return };
    let (x, y) = path.at(high).cell();
    let symbol = if carried.lost { look.glyphs.lost } else { look.glyphs.arrows[2 * quarter(path.heading(high))] };
    canvas.put(clip, x, y, symbol, traced_style(carried, look));
}

/// A line between two sides of a partition ends a little beyond the rim: at this multiple of the distance to the rim.
const BEYOND: f64 = 1.08;
/// The blank space on each side of the mark of a cut, in units.
const AIR: f64 = 0.9;
const MOST_CUTS: usize = 64;

struct Gap {
    path: Path,
    at: f64,
    /// Whether the link is cut only in the direction of the path.
    one_way: bool,
}

impl Gap {
    fn new(path: Path, layout: &Layout, ends: (usize, usize), one_way: bool) -> Self {
        let at = middle_of(&path, layout, ends);
        Self { path, at, one_way }
    }

    fn cell(&self) -> f64 {
        let (dx, dy) = self.path.heading(self.at);
        dx.abs() + 2.0 * dy.abs()
    }

    fn line(&self, dots: &mut Dots, stroke: Stroke, style: Style) {
        let half = self.cell() / 2.0 + AIR;
        let before = half + if self.one_way { self.cell() } else { 0.0 };
        for (from, to) in [(0.0, self.at - before), (self.at + half, self.path.length())] {
            if from < to {
                dots.line(self.path.walk(from, to, dots::STEP), stroke, Heat::Idle, style);
            }
        }
    }

    fn mark(&self, canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>) {
        let mut put = |(x, y): (i32, i32), symbol| {
            if !layout.cards.iter().any(|&card| inside(card, x, y)) {
                canvas.put(clip, x, y, symbol, look.theme.fault());
            }
        };
        let at = self.path.at(self.at).cell();
        put(at, look.glyphs.cut);
        let before = self.path.at(self.at - self.cell()).cell();
        if self.one_way && before != at {
            put(before, look.glyphs.chevrons[quarter(self.path.heading(self.at))]);
        }
    }
}

/// The distance from the start of a path to the middle of its visible part, in units.
fn middle_of(path: &Path, layout: &Layout, (from, to): (usize, usize)) -> f64 {
    let seen = visible(path, layout.cards[from], layout.cards[to]);
    seen.map_or_else(|| path.length() / 2.0, |(low, high)| f64::midpoint(low, high))
}

#[derive(Default)]
pub(super) struct Cuts {
    gaps: Vec<Gap>,
    boundary: Vec<Path>,
    rim: Vec<Point>,
}

impl Cuts {
    pub(super) fn of(cuts: &CutLinks, layout: &Layout) -> Self {
        let mut drawn = Self::default();
        match layout.graph.topology {
            Topology::Complete => {
                drawn.rim = if cuts.sides.is_empty() { Vec::new() } else { rim(cuts, layout) };
                drawn.boundary = boundary(&drawn.rim, layout);
                for &(from, to) in cuts.links.iter().filter(|&&(from, to)| !cuts.are_parted(from, to)).take(MOST_CUTS) {
                    let both = cuts.is_cut(to, from);
                    if !both || from < to {
                        drawn.gaps.push(Gap::new(layout.link(from, to, true), layout, (from, to), !both));
                    }
                }
            }
            Topology::OneWayRing | Topology::TwoWayRing => {
                for (at, next) in ring_links(layout).filter(|(at, next)| at != next) {
                    // On a one-way ring only notices go backwards. So a link that is cut forwards is drawn as cut in
                    // both directions.
                    let (there, back) = (cuts.is_cut(at, next), cuts.is_cut(next, at));
                    let two_way = layout.graph.topology == Topology::TwoWayRing;
                    let one_way = !there || two_way && !back;
                    let ends = if there { Some((at, next)) } else { back.then_some((next, at)) };
                    let link = |(from, to)| Gap::new(layout.link(from, to, there), layout, (from, to), one_way);
                    drawn.gaps.extend(ends.map(link));
                }
            }
        }
        drawn
    }

    pub(super) fn lines(&self, dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>) {
        let theme = &look.theme;
        let complete = layout.graph.topology == Topology::Complete;
        for path in &self.boundary {
            dots.path(path, Stroke::Dashed, Heat::Idle, theme.fault());
        }
        for gap in &self.gaps {
            // In a complete graph a cut link has a line of its own, so that its two ends are easy to find.
            gap.line(dots, if complete { Stroke::Dotted(1.0) } else { Stroke::Thin }, theme.faint());
        }
    }

    pub(super) fn marks(&self, canvas: &mut Canvas<'_>, stage: Stage<'_>) {
        let Stage { look, layout, clip } = stage;
        for point in &self.rim {
            let (x, y) = point.cell();
            if !layout.cards.iter().any(|&card| inside(card, x, y)) {
                canvas.put(clip, x, y, look.glyphs.cut, look.theme.fault());
            }
        }
        for gap in &self.gaps {
            gap.mark(canvas, stage);
        }
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = (i32, i32)> + '_ {
        let rim = self.rim.iter().map(|point| point.cell());
        let gaps = self.gaps.iter().flat_map(|gap| {
            let head = gap.one_way.then(|| gap.path.at(gap.at - gap.cell()).cell());
            head.into_iter().chain([gap.path.at(gap.at).cell()])
        });
        rim.chain(gaps)
    }

    /// How far from the start of its path a message stops at a cut, in units.
    pub(super) fn stop(&self, path: &Path, layout: &Layout, between: (usize, usize)) -> f64 {
        let ends = |path: &Path| (path.at(0.0), path.at(path.length()));
        let met = self.boundary.iter().filter_map(|line| crossing(ends(path), ends(line)));
        met.min_by(f64::total_cmp).map_or_else(|| middle_of(path, layout, between), |part| part * path.length())
    }
}

/// Where the line from `a` to `b` crosses the line from `c` to `d`, as a fraction of the first; `None` if it does not.
fn crossing((a, b): (Point, Point), (c, d): (Point, Point)) -> Option<f64> {
    let across = |u: (f64, f64), v: (f64, f64)| u.0 * v.1 - u.1 * v.0;
    let (ab, cd, ac) = ((b.x - a.x, b.y - a.y), (d.x - c.x, d.y - c.y), (c.x - a.x, c.y - a.y));
    let area = across(ab, cd);
    if area.abs() < 1e-9 {
        return None;
    }
    let (part, other) = (across(ac, cd) / area, across(ac, ab) / area);
    ((0.0..=1.0).contains(&part) && (0.0..=1.0).contains(&other)).then_some(part)
}

fn rim(cuts: &CutLinks, layout: &Layout) -> Vec<Point> {
    let n = layout.graph.n;
    let between = |at: usize| {
        let (low, mut high) = (layout.stations[at], layout.stations[(at + 1) % n]);
        while high <= low {
            high += 1.0;
        }
        layout.curve.at(f64::midpoint(low, high))
    };
    (0..n).filter(|&at| cuts.side(at) != cuts.side((at + 1) % n)).map(between).collect()
}

/// Returns the lines between the sides of a partition. Two points on the rim give one line through both; more points
/// give one line each, from the centre.
fn boundary(rim: &[Point], layout: &Layout) -> Vec<Path> {
    let n = layout.graph.n as f64;
    let sum = |of: fn(Point) -> f64| layout.cards.iter().map(|&card| of(middle(card))).fold(0.0, |sum, at| sum + at);
    let centre = Point { x: sum(|at| at.x) / n, y: sum(|at| at.y) / n };
    if let [one, other] = rim {
        return vec![Path::through(vec![other.towards(*one, BEYOND), one.towards(*other, BEYOND)])];
    }
    rim.iter().map(|point| Path::through(vec![centre, centre.towards(*point, BEYOND)])).collect()
}
