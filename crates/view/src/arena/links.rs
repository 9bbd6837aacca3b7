//! Idle links, and the small heads that show which way a one-way ring runs.

use std::collections::BTreeSet;
use std::rc::Rc;

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::Stage;
use super::curve::Point;
use super::dots::{self, Dots, Heat, Stroke};
use super::geometry::{CardSize, Layout};
use super::ground;
use super::path::Path;
use crate::Look;
use crate::canvas::{Canvas, inside};
use crate::target::Target;
use suffrage_engine::protocol::{Role, Topology};
use suffrage_session::model::Frame;
use suffrage_session::model::why::CarriedMessage;

/// The distance of the dots of a link to or from a crashed process, in units.
const CRASHED: f64 = 3.0;
/// The same for the links of a complete graph where there are no colours.
const MONO_WEB: f64 = 2.0;
/// A complete graph of more processes shows only the links that carry something.
const WHOLE_WEB: usize = 6;
/// And none at all when so many do: the messages show where the links are.
const NO_WEB: usize = 48;

pub(super) fn idle(dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>, frame: &Frame) {
    let complete = layout.graph.topology == Topology::Complete;
    let style = if complete { look.theme.web() } else { look.theme.faint() };
    for (from, to, clockwise) in
        shown(frame, layout).into_iter().filter(|&(from, to, _)| !is_drawn_as_cut(frame, from, to))
    {
        let stroke = if [from, to].iter().any(|&end| frame.processes[end].role == Role::Crashed) {
            Stroke::Dotted(CRASHED)
        } else if complete && look.theme.is_mono() {
            Stroke::Dotted(MONO_WEB)
        } else {
            Stroke::Thin
        };
        let path = layout.link(from, to, clockwise);
        dots.line(path.walk(0.0, path.length(), dots::STEP), stroke, Heat::Idle, style);
    }
}

/// The links that are drawn, each from where to where, and whether clockwise.
fn shown(frame: &Frame, layout: &Layout) -> Vec<(usize, usize, bool)> {
    match layout.graph.topology {
        Topology::OneWayRing | Topology::TwoWayRing => ring_links(layout).collect(),
        Topology::Complete => shown_web(frame, layout).into_iter().map(|(from, to)| (from, to, true)).collect(),
    }
}

/// The links of a ring, clockwise: the two ways of a two-way ring have one line.
pub(super) fn ring_links(layout: &Layout) -> impl Iterator<Item = (usize, usize, bool)> + use<> {
    let n = layout.graph.n;
    (0..n).map(move |at| (at, (at + 1) % n, true))
}

/// How near to a link a pointer must be to mean it, in units: in one of its cells, or in one that touches it.
const NEAR: f64 = 1.6;

/// Records the links: a cell means the one that runs through it or right beside it; of several, the nearest.
pub(super) fn record(canvas: &mut Canvas<'_>, clip: Rect, frame: &Frame, layout: &Rc<Layout>) {
    let links = shown(frame, layout);
    let layout = Rc::clone(layout);
    canvas.hit_by(clip, move |at| {
        let here = Point { x: f64::from(at.x) + 0.5, y: 2.0 * f64::from(at.y) + 1.0 };
        let distance = |&(from, to, clockwise): &(usize, usize, bool)| {
            let path = layout.link(from, to, clockwise);
            path.walk(0.0, path.length(), 0.5).map(|point| point.distance(here)).fold(f64::MAX, f64::min)
        };
        let near = links.iter().filter(|(from, to, _)| from != to).map(|link| (distance(link), link));
        let nearest =
            near.filter(|(distance, _)| *distance <= NEAR).min_by(|(one, _), (other, _)| one.total_cmp(other));
        nearest.map(|(_, &(from, to, _))| Target::Link { from, to })
    });
}

fn shown_web(frame: &Frame, layout: &Layout) -> Vec<(usize, usize)> {
    let n = layout.graph.n;
    // The links of a wave are too many.
    let carried = frame.messages.iter().filter(|message| !ground::has_wave(frame) || !ground::is_in_wave(message));
    let carrying: BTreeSet<(usize, usize)> =
        carried.map(|message| (message.from.min(message.to), message.from.max(message.to))).collect();
    if n <= WHOLE_WEB {
        return (0..n).flat_map(|from| (from + 1..n).map(move |to| (from, to))).collect();
    }
    let mut shown = if carrying.len() > NO_WEB { BTreeSet::new() } else { carrying };
    shown.extend(frame.cuts.links.iter().map(|&(from, to)| (from.min(to), from.max(to))));
    shown.into_iter().filter(|&(_, to)| to < n).collect()
}

/// Whether a link is left to those that are cut.
fn is_drawn_as_cut(frame: &Frame, from: usize, to: usize) -> bool {
    let cuts = &frame.cuts;
    from != to && (cuts.is_cut(from, to) || cuts.is_cut(to, from))
}

pub(super) fn chevrons(canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>, dots: &Dots, frame: &Frame) {
    if layout.graph.topology != Topology::OneWayRing || layout.size > CardSize::Medium || layout.lane.is_some() {
        return;
    }
    for (at, next, _) in ring_links(layout).filter(|&(at, next, _)| !is_drawn_as_cut(frame, at, next)) {
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

/// The part of a path between two cards.
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

/// The place near the middle of a part where the line runs nearest to the middle of a cell, so that a glyph sits on it.
fn centred(path: &Path, low: f64, high: f64) -> f64 {
    let middle = f64::midpoint(low, high);
    let reach = ((high - low) / 4.0).min(2.0);
    let off_centre = |along: f64| {
        let point = path.at(along);
        let (column, row) = point.cell();
        let (x, y) = (point.x - f64::from(column) - 0.5, point.y - 2.0 * f64::from(row) - 1.0);
        // Two places that differ by rounding alone are the same: the first is taken wherever the graph is.
        ((x.hypot(y) + 0.2 * (along - middle).abs()) * 1e6).round()
    };
    let places = (-10..=10).map(|step| middle + reach * f64::from(step) / 10.0);
    places.min_by(|&one, &other| off_centre(one).total_cmp(&off_centre(other))).unwrap_or(middle)
}

/// Right, down, left or up.
pub(super) fn quarter((dx, dy): (f64, f64)) -> usize {
    if dx.abs() >= dy.abs() {
        if dx >= 0.0 { 0 } else { 2 }
    } else if dy >= 0.0 {
        1
    } else {
        3
    }
}

/// Where the way runs; nothing if an end of it is not in the layout, or if both are the same process.
fn traced_path(layout: &Layout, carried: &CarriedMessage) -> Option<Path> {
    layout.has_way(carried.from, carried.to).then(|| layout.route(carried.from, carried.to, carried.clockwise))
}

fn traced_style(carried: &CarriedMessage, look: &Look) -> Style {
    if carried.lost { look.theme.fault() } else { look.theme.trail(carried.class) }
}

/// The way of a message that is told of and need not be under way any more, from its sender to its receiver.
pub(super) fn traced_line(dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>, carried: &CarriedMessage) {
    let Some(path) = traced_path(layout, carried) else { return };
    let stroke = if carried.lost { Stroke::Dotted(1.0) } else { Stroke::Thick };
    dots.line(path.walk(0.0, path.length(), dots::STEP), stroke, Heat::Trail, traced_style(carried, look));
}

/// The head of that way.
pub(super) fn traced_head(canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>, carried: &CarriedMessage) {
    let Some(path) = traced_path(layout, carried) else { return };
    let Some((_, high)) = visible(&path, layout.cards[carried.from], layout.cards[carried.to]) else { return };
    let (x, y) = path.at(high).cell();
    let symbol = if carried.lost { look.glyphs.lost } else { look.glyphs.arrows[2 * quarter(path.heading(high))] };
    canvas.put(clip, x, y, symbol, traced_style(carried, look));
}
