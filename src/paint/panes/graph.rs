//! The graph; a band of sectors where it has too many processes, and chips where not even that has room.

use ratatui::layout::Rect;

use super::chips::Chips;
use crate::paint::arena::matrix::{self, Scale};
use crate::paint::arena::places::Placed;
use crate::paint::arena::{self, band, lanes};
use crate::paint::canvas::Canvas;
use crate::paint::class::{self, Class};
use crate::paint::scene::Scene;
use crate::paint::slot::{PanePainter, Slot};
use crate::paint::view_state::{Pane, View};
use crate::session::model::Ask;

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
        if !slot.bare
            && let Some(plan) = lanes::place(scene, place)
        {
            return lanes::draw(scene, &plan, place, canvas);
        }
        let placed =
            if slot.bare { Placed::Nothing } else { scene.look.places.seen_by(scene.frame, place, scene.view.presenting) };
        if !slot.bare
            && let Some(scale) = table(scene, &placed, place, canvas.area())
        {
            return arena::draw_matrix(scene, scale, place, canvas);
        }
        match placed {
            Placed::Graph(layout) => {
                arena::draw_placed(scene, &layout, place, !has_gauge(scene, canvas.area()), canvas);
            }
            Placed::Crowd(layout) => arena::draw_crowd(scene, &layout, place, canvas),
            Placed::Band(shape) => arena::draw_band(scene, &shape, place, canvas),
            Placed::Nothing => Chips::of(scene, place.width, usize::MAX).draw(scene, place, canvas),
        }
    }
}

/// Draws the graph of a moment in a place beside other things.
pub(in crate::paint) fn draw_preview(scene: &Scene<'_>, place: Rect, canvas: &mut Canvas<'_>) {
    if arena::draw_bare(scene, place, canvas) {
        return;
    }
    let placed = scene.look.places.seen_by(scene.frame, place, scene.view.presenting);
    let has_none = matches!(placed, Placed::Nothing) && table(scene, &placed, place, canvas.area()).is_none();
    if !(has_none && arena::draw_thin_band(scene, place, canvas)) {
        Graph.draw(scene, Slot::new(Pane::Arena, place), canvas);
    }
}

/// Draws the graph of a moment as a figure: lanes and tables with their words, a graph alone.
pub(in crate::paint) fn draw_figure(scene: &Scene<'_>, place: Rect, canvas: &mut Canvas<'_>) {
    let has_lanes = lanes::place(scene, place).is_some();
    if has_lanes || shows_table(scene, place, canvas.area()) {
        Graph.draw(scene, Slot::new(Pane::Arena, place), canvas);
    } else {
        draw_preview(scene, place, canvas);
    }
}

/// What a preview of `n` processes in a place needs of the run.
pub(in crate::paint) fn ask_preview(place: Rect, n: usize) -> Ask {
    let cells = usize::from(place.width) * usize::from(place.height);
    Ask {
        processes: (cells / 4).max(16).min(n),
        messages: Some(cells / 8),
        crowd: Some(matrix::most_places(place)),
        per_sector: if n > 24 { band::per_piece(place, n) } else { 0 },
        neighbours: band::NEIGHBOURS,
        ..Ask::default()
    }
}

/// So many ticks of the past have room inside of a ring on a screen of this size: it has two rings of dots to a row at most, and a small ring
/// has none.
fn past_ticks(area: Rect, n: usize) -> usize {
    if n < arena::LEAST_PAST { 0 } else { 2 * usize::from(area.height) }
}

/// The table that takes the place of a graph on which too much is under way, or which is too large.
fn table(scene: &Scene<'_>, placed: &Placed, place: Rect, screen: Rect) -> Option<Scale> {
    if scene.frame.lanes.is_some() {
        return None;
    }
    let layout = match placed {
        // It shows who serves whom, however many there are.
        Placed::Crowd(_) => return None,
        Placed::Graph(layout) => Some(&**layout),
        Placed::Band(_) | Placed::Nothing => None,
    };
    matrix::place(scene.frame, layout, place, screen, scene.look.glyphs.blocks.1.is_some())
}

/// Whether the tick stands in a corner of the graph: a table has none.
pub(in crate::paint) fn has_tick(scene: &Scene<'_>, place: Rect, screen: Rect) -> bool {
    !shows_table(scene, place, screen) && arena::has_tick(scene, place)
}

/// Whether the number of messages stands beside the graph, on a screen that has no gauge: in its upper left corner, or beside a table.
pub(in crate::paint) fn shows_count(scene: &Scene<'_>, slot: Slot, screen: Rect) -> bool {
    if slot.pane != Pane::Arena || slot.bare {
        return false;
    }
    shows_table(scene, slot.place, screen) || arena::has_count(scene, slot.place)
}

/// Whether a table stands in the place of the graph.
pub(in crate::paint) fn shows_table(scene: &Scene<'_>, place: Rect, screen: Rect) -> bool {
    table(scene, &scene.look.places.seen_by(scene.frame, place, scene.view.presenting), place, screen).is_some()
}

/// Whether a screen has a gauge, which says the number too.
fn has_gauge(scene: &Scene<'_>, screen: Rect) -> bool {
    !scene.view.presenting && matches!(Class::of(screen), Class::Standard | Class::Wall)
}

#[cfg(test)]
mod tests;
