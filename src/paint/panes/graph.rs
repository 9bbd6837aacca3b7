//! The graph; a band of sectors where it has too many processes, and chips where not even that has room.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::chips::Chips;
use crate::paint::arena::curve::Point;
use crate::paint::arena::matrix::{self, Scale};
use crate::paint::arena::places::Placed;
use crate::paint::arena::{self, band};
use crate::paint::canvas::Canvas;
use crate::paint::class::{self, Class};
use crate::paint::scene::Scene;
use crate::paint::slot::{PanePainter, Slot};
use crate::paint::view_state::{Pane, View};
use crate::session::model::Ask;
use crate::text::ids;

pub(in crate::paint) struct Graph;

impl PanePainter for Graph {
    fn ask(&self, area: Rect, n: usize, view: &View, ask: &mut Ask) {
        ask.messages = Some(usize::from(area.width) * usize::from(area.height) / 8);
        ask.crowd = Some(matrix::most_places(area));
        ask.past = past_ticks(area, n);
        ask.per_sector = class::sector(area, n, view, 1);
        ask.neighbours = band::NEIGHBOURS;
    }

    fn draw(&self, scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
        let place = slot.place;
        let placed = if slot.bare { Placed::Nothing } else { scene.look.places.of(scene.frame, place) };
        if !slot.bare
            && let Some(scale) = table(scene, &placed, place, canvas.area())
        {
            return arena::draw_matrix(scene, scale, place, canvas);
        }
        match placed {
            Placed::Graph(layout) => {
                let counts = Class::of(canvas.area()) == Class::Compact;
                arena::draw_placed(scene, &layout, place, counts, canvas);
            }
            Placed::Band(shape) => arena::draw_band(scene, &shape, place, canvas),
            Placed::Nothing => Chips::of(scene, place.width, usize::MAX).draw(scene, place, canvas),
        }
        if let Some((corner, count)) = count(scene, slot).filter(|_| !has_gauge(canvas.area())) {
            canvas.row(corner, 0).write(&count, scene.theme().strong());
        }
    }
}

/// So many ticks of the past have room inside of a ring on a screen of this size: it has two rings of dots to a row at most, and a small ring
/// has none.
fn past_ticks(area: Rect, n: usize) -> usize {
    if n < arena::LEAST_PAST { 0 } else { 2 * usize::from(area.height) }
}

/// The table that takes the place of a graph on which too much is under way, or which is too large.
fn table(scene: &Scene<'_>, placed: &Placed, place: Rect, screen: Rect) -> Option<Scale> {
    let layout = match placed {
        Placed::Graph(layout) => Some(&**layout),
        Placed::Band(_) | Placed::Nothing => None,
    };
    matrix::place(scene.frame, layout, place, screen, scene.look.glyphs.blocks.1.is_some())
}

/// Whether the number of messages stands beside the graph, on a screen that has no gauge: in its upper left corner, or beside a table.
pub(in crate::paint) fn shows_count(scene: &Scene<'_>, slot: Slot, screen: Rect) -> bool {
    if slot.pane != Pane::Arena || slot.bare {
        return false;
    }
    shows_table(scene, slot.place, screen) || count(scene, slot).is_some()
}

/// Whether a table stands in the place of the graph.
pub(in crate::paint) fn shows_table(scene: &Scene<'_>, place: Rect, screen: Rect) -> bool {
    table(scene, &scene.look.places.of(scene.frame, place), place, screen).is_some()
}

/// Whether a screen has a gauge, which says the number too.
fn has_gauge(screen: Rect) -> bool {
    matches!(Class::of(screen), Class::Standard | Class::Wall)
}

/// The number of messages with its word, and the corner of the graph for it, if that is free.
fn count(scene: &Scene<'_>, slot: Slot) -> Option<(Rect, String)> {
    if slot.bare {
        return None;
    }
    let Placed::Graph(layout) = scene.look.places.of(scene.frame, slot.place) else { return None };
    let count = scene.say(ids::HubMessages { count: scene.frame.counts.cost() });
    let corner = Rect { x: slot.place.x + 1, width: count.width() as u16, height: 1, ..slot.place };
    // With a blank behind it and below it.
    let with_air = Rect { width: corner.width + 1, height: 2, ..corner };
    let inner = Point { x: f64::from(with_air.right()), y: 2.0 * f64::from(with_air.bottom()) };
    let is_free = !layout.cards.iter().any(|card| card.intersects(with_air)) && !layout.shape.contains(inner, 0.0, 0.0);
    is_free.then_some((corner, count))
}
