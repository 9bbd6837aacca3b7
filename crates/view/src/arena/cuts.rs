//! Links that are cut: a gap in the middle with a mark in it. Where a partition parts a complete graph, its links are left out
//! instead, and a thick dashed line runs between the sides, because so many marks would say less than none.

use super::Stage;
use super::curve::Point;
use super::dots::{self, Dots, Heat, Stroke};
use super::geometry::Layout;
use super::links::{quarter, ring_links, visible};
use super::path::Path;
use crate::canvas::{Canvas, inside};
use suffrage_engine::protocol::Topology;
use suffrage_session::model::{CutLinks, Frame};

/// How far beyond the middles of the cards that line goes, as a part of the way from the centre.
const BEYOND: f64 = 1.08;
/// What is left blank on both sides of the mark, in units.
const AIR: f64 = 0.9;
/// So many links of a complete graph that are cut by name are drawn at most.
const MOST: usize = 64;

pub(super) struct Gap {
    path: Path,
    at: f64,
    /// The way that is cut is that of the path, and the other one is whole.
    one_way: bool,
}

impl Gap {
    fn new(path: Path, layout: &Layout, ends: (usize, usize), one_way: bool) -> Self {
        let at = middle(&path, layout, ends);
        Self { path, at, one_way }
    }

    /// How long a cell is in the direction of the path, in units.
    fn cell(&self) -> f64 {
        let (dx, dy) = self.path.heading(self.at);
        dx.abs() + 2.0 * dy.abs()
    }

    fn line(&self, dots: &mut Dots, stroke: Stroke, style: ratatui::style::Style) {
        let half = self.cell() / 2.0 + AIR;
        let before = half + if self.one_way { self.cell() } else { 0.0 };
        for (from, to) in [(0.0, self.at - before), (self.at + half, self.path.length())] {
            if from < to {
                dots.line(self.path.walk(from, to, dots::STEP), stroke, Heat::Idle, style);
            }
        }
    }

    fn mark(&self, canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>) {
        let free = |(x, y): (i32, i32)| !layout.cards.iter().any(|&card| inside(card, x, y));
        let (x, y) = self.path.at(self.at).cell();
        if free((x, y)) {
            canvas.put(clip, x, y, look.glyphs.cut, look.theme.fault());
        }
        if self.one_way {
            let (column, row) = self.path.at(self.at - self.cell()).cell();
            if (column, row) != (x, y) && free((column, row)) {
                let head = look.glyphs.chevrons[quarter(self.path.heading(self.at))];
                canvas.put(clip, column, row, head, look.theme.fault());
            }
        }
    }
}

/// The middle of what is seen of a path between two cards.
fn middle(path: &Path, layout: &Layout, (from, to): (usize, usize)) -> f64 {
    let seen = visible(path, layout.cards[from], layout.cards[to]);
    seen.map_or_else(|| path.length() / 2.0, |(low, high)| f64::midpoint(low, high))
}

#[derive(Default)]
pub(super) struct Drawn {
    gaps: Vec<Gap>,
    boundary: Vec<Path>,
    rim: Vec<Point>,
}

impl Drawn {
    pub(super) fn of(frame: &Frame, layout: &Layout) -> Self {
        Self::of_links(&frame.cuts, layout)
    }

    /// Of links between cards of the layout.
    pub(super) fn of_links(cuts: &CutLinks, layout: &Layout) -> Self {
        let mut drawn = Self { gaps: Vec::new(), boundary: Vec::new(), rim: Vec::new() };
        if cuts.is_empty() {
            return drawn;
        }
        match layout.graph.topology {
            Topology::Complete => {
                drawn.rim = if cuts.sides.is_empty() { Vec::new() } else { rim(cuts, layout) };
                drawn.boundary = boundary(&drawn.rim, layout);
                for &(from, to) in cuts.links.iter().filter(|&&(from, to)| !cuts.are_parted(from, to)).take(MOST) {
                    let both = cuts.is_cut(to, from);
                    if !both || from < to {
                        drawn.gaps.push(Gap::new(layout.link(from, to, true), layout, (from, to), !both));
                    }
                }
            }
            Topology::OneWayRing | Topology::TwoWayRing => {
                for (at, next, _) in ring_links(layout).filter(|(at, next, _)| at != next) {
                    // Back on a one-way ring run notices only: where they cannot, the link itself is whole.
                    let (there, back) = (cuts.is_cut(at, next), cuts.is_cut(next, at));
                    let two_way = layout.graph.topology == Topology::TwoWayRing;
                    let one_way = !there || two_way && !back;
                    if there {
                        drawn.gaps.push(Gap::new(layout.link(at, next, true), layout, (at, next), one_way));
                    } else if back {
                        drawn.gaps.push(Gap::new(layout.link(next, at, false), layout, (next, at), one_way));
                    }
                }
            }
        }
        drawn
    }

    pub(super) fn lines(&self, dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>) {
        let theme = &look.theme;
        let complete = layout.graph.topology == Topology::Complete;
        for path in &self.boundary {
            dots.line(path.walk(0.0, path.length(), dots::STEP), Stroke::Dashed, Heat::Idle, theme.fault());
        }
        for gap in &self.gaps {
            // A link of a complete graph that is cut stands out from the web, so that one sees which two it would join.
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

    /// Where on its path a message is stopped: where it meets the line between the sides, else in the middle.
    pub(super) fn stop(&self, path: &Path, layout: &Layout, between: (usize, usize)) -> f64 {
        let ends = |path: &Path| (path.at(0.0), path.at(path.length()));
        let (start, end) = ends(path);
        let met = self.boundary.iter().filter_map(|line| crossing((start, end), ends(line)));
        met.min_by(f64::total_cmp).map_or_else(|| middle(path, layout, between), |part| part * path.length())
    }
}

/// Where on its way from 0.0 to 1.0 the first segment crosses the second, if it does.
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

/// The lines between the sides: one across if each side is an arc of the curve and there are two of them, else a star.
fn boundary(rim: &[Point], layout: &Layout) -> Vec<Path> {
    let n = layout.graph.n as f64;
    let sum = layout
        .cards
        .iter()
        .map(|card| (f64::from(card.x) + f64::from(card.width) / 2.0, f64::from(2 * card.y + card.height)));
    let (x, y) = sum.fold((0.0, 0.0), |(x, y), (dx, dy)| (x + dx, y + dy));
    let centre = Point { x: x / n, y: y / n };
    if let [one, other] = rim {
        let (far, near) = (other.towards(*one, BEYOND), one.towards(*other, BEYOND));
        return vec![Path::through(vec![far, near])];
    }
    rim.iter().map(|point| Path::through(vec![centre, centre.towards(*point, BEYOND)])).collect()
}
