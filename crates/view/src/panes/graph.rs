//! The pane of the graph. With too many processes it shows a band of sectors, or rows of text if no band fits.

use crate::arena::{self, GraphLayout, band, crowd, lanes, table};
use crate::{arena::table::Table, layout, panes::chips::Chips, prelude::*};

pub(super) fn ask(area: Rect, n: usize, view: &View, ask: &mut Ask) {
    ask.messages = Some(usize::from(area.width) * usize::from(area.height) / 8);
    ask.crowd = Some(table::most_places(area));
    ask.per_sector = layout::sector(area, n, view, 1);
    ask.neighbours = band::NEIGHBOURS;
}

pub(super) fn draw(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    let place = slot.place;
    if let Some(plan) = lanes::place(scene, place) {
        return lanes::draw(scene, &plan, place, canvas);
    }
    let whole = Rect { height: slot.column, ..place };
    let placed = scene.look.placed(scene.frame, whole, scene.view.presenting);
    if let Some(table) = table(scene, &placed, place, canvas.area()) {
        return table::draw(scene, table, place, canvas);
    }
    match placed {
        GraphLayout::Graph(layout) => arena::draw_placed(scene, &layout, place, canvas),
        GraphLayout::Crowd(layout) => crowd::draw(scene, &layout, place, canvas),
        GraphLayout::Band(shape) => arena::draw_band(scene, &shape, place, canvas),
        GraphLayout::Nothing => Chips::of(scene, place.width, usize::MAX).draw(scene, place, canvas),
    }
}

pub(crate) fn draw_preview(scene: &Scene<'_>, place: Rect, canvas: &mut Canvas<'_>) {
    if arena::draw_bare(scene, place, canvas) {
        return;
    }
    let placed = scene.look.placed(scene.frame, place, scene.view.presenting);
    let has_none = matches!(placed, GraphLayout::Nothing) && table(scene, &placed, place, canvas.area()).is_none();
    if !(has_none && arena::draw_thin_band(scene, place, canvas)) {
        draw(scene, Slot::new(Pane::Arena, place), canvas);
    }
}

/// Draws a frame for an export. A graph is drawn without a legend.
pub(crate) fn draw_figure(scene: &Scene<'_>, place: Rect, canvas: &mut Canvas<'_>) {
    let has_lanes = lanes::place(scene, place).is_some();
    if has_lanes || shows_table(scene, place, canvas.area()) {
        draw(scene, Slot::new(Pane::Arena, place), canvas);
    } else {
        draw_preview(scene, place, canvas);
    }
}

pub(crate) fn ask_preview(place: Rect, n: usize) -> Ask {
    let cells = usize::from(place.width) * usize::from(place.height);
    Ask {
        processes: (cells / 4).max(16).min(n),
        messages: Some(cells / 8),
        crowd: Some(table::most_places(place)),
        per_sector: if n > 24 { band::per_piece(place, n) } else { 0 },
        neighbours: band::NEIGHBOURS,
        ..Ask::default()
    }
}

/// The table that replaces the graph if there are too many messages or processes; otherwise `None`.
fn table(scene: &Scene<'_>, placed: &GraphLayout, place: Rect, screen: Rect) -> Option<Table> {
    if scene.frame.lanes.is_some() {
        return None;
    }
    let layout = match placed {
        // The crowd layout shows who serves whom, however many messages are in transit.
        GraphLayout::Crowd(_) => return None,
        GraphLayout::Graph(layout) => Some(&**layout),
        GraphLayout::Band(_) | GraphLayout::Nothing => None,
    };
    table::place(scene.frame, layout, place, screen)
}

pub(crate) fn shows_table(scene: &Scene<'_>, place: Rect, screen: Rect) -> bool {
    table(scene, &scene.look.placed(scene.frame, place, scene.view.presenting), place, screen).is_some()
}

#[cfg(test)]
mod tests;
