//! The past of a large ring, in its empty inside: one ring of dots a tick, the newest outermost. Of each message that was under way it has
//! the part of its way that it went in that tick: what is still under way leaves solid arcs, what is gone single dots.

mod ground;

use std::rc::Rc;
use std::sync::Arc;

use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::curve::Point;
use super::dots::{Dots, Heat, Stroke};
use super::geometry::Layout;
use super::legend::Entry;
use super::stage::Stage;
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::paint::look::glyphs::Lines;
use crate::paint::look::theme::Theme;
use crate::paint::scene::Scene;
use crate::protocol::MessageClass;
use crate::session::model::past::{Past, PastArc, PastTick};
use crate::text::ids;
pub use ground::LEAST;
pub(super) use ground::has_room;
use ground::{Ground, Ray};

/// The nearest that two rings are, in dots of which two are a unit.
const NEAREST: f64 = 1.0;
/// How much of its colour a solid arc has outside and inside, and what is gone, in percent.
const OUTSIDE: u32 = 95;
const INSIDE: u32 = 60;
const GONE: u32 = 45;
/// The distance of the dots of what is gone, in units.
const SPARSE: f64 = 1.0;

/// A picture of a past, and what it was made of.
#[derive(Debug)]
pub(super) struct Kept {
    layout: Rc<Layout>,
    past: Arc<Past>,
    theme: Theme,
    free_of: Vec<Rect>,
    rings: Rc<Rings>,
    ways: Ways,
}

/// Of each tick that is drawn, the latest first, the ways of its arcs: they are the same on every ring that the tick comes to be.
type Ways = Vec<(Arc<PastTick>, Vec<Vec<Ray>>)>;

#[derive(Debug)]
pub(super) struct Rings {
    dots: Dots,
    /// The kinds of the arcs, as the legend explains them.
    solid: Option<MessageClass>,
    gone: Option<MessageClass>,
    /// How many ticks there are, where that is not all.
    ticks: Option<usize>,
}

/// Draws the past and gives the entries of the legend that explain it.
/// Nothing of it comes near these places.
pub(super) fn draw(scene: &Scene<'_>, layout: &Rc<Layout>, clip: Rect, free_of: &[Rect], canvas: &mut Canvas<'_>) -> Vec<Entry> {
    let Some(past) = scene.frame.past.as_ref().filter(|past| !past.ticks.is_empty()) else { return Vec::new() };
    let stage = Stage { look: scene.look, layout, clip };
    let mut kept = scene.look.places.past.borrow_mut();
    let is_same = |kept: &&Kept| {
        Rc::ptr_eq(&kept.layout, layout)
            && Arc::ptr_eq(&kept.past, past)
            && kept.theme == scene.look.theme
            && kept.free_of == free_of
    };
    let rings = if let Some(kept) = kept.as_ref().filter(is_same) {
        Rc::clone(&kept.rings)
    } else {
        let known = kept.take().filter(|kept| Rc::ptr_eq(&kept.layout, layout)).map(|kept| kept.ways).unwrap_or_default();
        let Some((rings, ways)) = rings(stage, past, known, free_of) else { return Vec::new() };
        let rings = Rc::new(rings);
        let (layout, past, theme) = (Rc::clone(layout), Arc::clone(past), scene.look.theme);
        *kept = Some(Kept { layout, past, theme, free_of: free_of.to_vec(), rings: Rc::clone(&rings), ways });
        rings
    };
    rings.dots.draw(scene.look.glyphs.lines, canvas);
    rings.entries(scene.look)
}

/// The ways of the arcs of ticks; those that are known are not worked out again.
fn ways<'p>(ground: &Ground, layout: &Layout, ticks: impl Iterator<Item = &'p Arc<PastTick>>, known: Ways) -> Ways {
    let mut known = known.into_iter().peekable();
    let of_tick = |tick: &Arc<PastTick>| {
        while known.next_if(|(other, _)| other.tick > tick.tick).is_some() {}
        if let Some(same) = known.next_if(|(other, _)| Arc::ptr_eq(other, tick)) {
            return same;
        }
        let way = |arc: &PastArc| {
            let (low, high) = places(layout, arc);
            let steps = ((high - low) * ground.length() / super::dots::STEP).ceil().max(1.0) as usize;
            (0..=steps).map(|step| ground.ray(low + (high - low) * step as f64 / steps as f64)).collect()
        };
        (Arc::clone(tick), tick.arcs.iter().map(way).collect())
    };
    ticks.map(of_tick).collect()
}

/// The rings of a past in a layout that has room for it, and the ways that they were made of.
fn rings(Stage { look, layout, clip }: Stage<'_>, past: &Past, known: Ways, free_of: &[Rect]) -> Option<(Rings, Ways)> {
    let ground = Ground::of(layout)?;
    let most = (ground.depth / NEAREST) as usize;
    let ways = ways(&ground, layout, past.ticks.iter().take(most), known);
    let ticks = past.ticks.len().min(most);
    let distance = (ground.depth / ticks as f64).clamp(NEAREST, ground::FURTHEST);
    let cut = past.more || past.ticks.len() > most;
    let mut rings = Rings { dots: Dots::new(clip), solid: None, gone: None, ticks: cut.then_some(ticks) };
    let free_of: Vec<Rect> = free_of.iter().map(|place| with_air(*place)).collect();
    let whole = free_of.iter().copied().reduce(Rect::union).unwrap_or_default();
    let covered = |point: Point| {
        let (x, y) = point.cell();
        let at = Position { x: x.max(0) as u16, y: y.max(0) as u16 };
        whole.contains(at) && free_of.iter().any(|place| place.contains(at))
    };
    for (ring, (tick, ways)) in ways.iter().enumerate() {
        let inside = ring as f64 * distance / ground.depth;
        let percent = OUTSIDE - (f64::from(OUTSIDE - INSIDE) * inside) as u32;
        for (arc, way) in tick.arcs.iter().zip(ways) {
            let points = way.iter().map(|ray| ray.at(inside)).filter(|&point| !covered(point));
            let trail = look.theme.trail(arc.class);
            if past.runs_on(arc) {
                rings.solid.get_or_insert(arc.class);
                let style = Style { add_modifier: trail.add_modifier, ..look.theme.faded(trail, percent) };
                rings.dots.line(points, Stroke::Thin, Heat::Trail, style);
            } else {
                rings.gone.get_or_insert(arc.class);
                rings.dots.line(points, Stroke::Dotted(SPARSE), Heat::Idle, look.theme.faded(trail, GONE));
            }
        }
    }
    Some((rings, ways))
}

/// A place with a blank at its sides, above and below.
const fn with_air(place: Rect) -> Rect {
    let (x, y) = (place.x.saturating_sub(2), place.y.saturating_sub(1));
    Rect { x, y, width: place.right() + 2 - x, height: place.bottom() + 1 - y }
}

/// From where to where round the ring a message went, clockwise.
fn places(layout: &Layout, arc: &PastArc) -> (f64, f64) {
    let station = |position: u32| layout.stations.get(position as usize).copied().unwrap_or_default();
    let (start, end) = if arc.clockwise { (arc.from, arc.to) } else { (arc.to, arc.from) };
    let (low, mut high) = (station(start), station(end));
    while high <= low {
        high += 1.0;
    }
    let (begin, end) = (f64::from(arc.part.0), f64::from(arc.part.1));
    let (begin, end) = if arc.clockwise { (begin, end) } else { (1.0 - end, 1.0 - begin) };
    (low + (high - low) * begin, low + (high - low) * end)
}

impl Rings {
    fn entries(&self, look: &Look) -> Vec<Entry> {
        let (solid, sparse) = match look.glyphs.lines {
            Lines::Braille => ("⠒⠒".to_owned(), "⠂⠐".to_owned()),
            Lines::Cells { idle, trail } => (trail.repeat(2), idle.repeat(2)),
        };
        let entry = |sample: &str, style, word| Entry::new(sample, style, look.texts.fit(word));
        let runs = self.solid.map(|class| entry(&solid, look.theme.trail(class), ids::LEGEND_PAST_RUNS));
        let gone = self.gone.map(|class| entry(&sparse, look.theme.faded(look.theme.trail(class), GONE), ids::LEGEND_PAST_GONE));
        let cut = self
            .ticks
            .map(|count| Entry::new("", Style::new(), look.texts.fit(ids::LegendPastTicks { count: count as u64 })).plain());
        // What is not solid is what does not run any more.
        let gone = gone.map(Entry::plain);
        runs.into_iter().chain(gone).chain(cut).collect()
    }
}

#[cfg(test)]
mod tests;
