//! The screen for the back row: the graph has all the width, and of the rest only what a class needs is left.
//!
//! Header, ELECTED and, if the scenario has anything to say, a place for captions over the whole width. The lecturer's footer, gauge, timeline
//! and panes are gone; Tab brings a pane back beside the graph.

use ratatui::layout::Rect;

use super::{Class, Plan, Scene, split_bottom, split_left, split_top};
use crate::paint::overlays::note;
use crate::paint::panes::elected::Cells;
use crate::paint::slot::Slot;
use crate::paint::view_state::Pane;

/// With less width than this beside it the graph gives way to the pane that has the keys.
const LEAST_BESIDE: u16 = 46;
/// The rows that the graph keeps when a caption comes.
const LEAST_GRAPH: u16 = 8;

/// The plan of a screen of a class that is not too small.
pub(super) fn plan(area: Rect, class: Class, scene: &Scene<'_>) -> Plan {
    let (header, rest) = split_top(area, 1);
    let footer = Rect { y: area.bottom(), height: 0, ..area };
    let small = class == Class::List;
    let cells = Cells::of(scene.frame, area.width, usize::from(area.height / 6).max(1));
    let (rest, elected) = split_bottom(rest, if small { 1 } else { cells.height() });
    // The graph is not covered by what is said about it: it makes room, as long as enough is left of it, and the room of usual
    // captions is kept while nothing is said.
    let least = if small { 1 } else { LEAST_GRAPH };
    let caption = note::caption_height(scene, rest).filter(|height| rest.height >= height + least);
    let (body, note) = caption.map_or((rest, None), |height| {
        let (body, note) = split_bottom(rest, height);
        (body, Some(note))
    });
    let mut plan = Plan {
        header,
        footer,
        body,
        slots: Vec::new(),
        parting: None,
        inner_parting: None,
        column: None,
        note,
        elected,
        cells: (!small).then_some(cells),
        gauge: None,
        timeline: None,
    };
    let focus = scene.view.focus;
    let side = match (class, focus) {
        (Class::Wall, Pane::SpaceTime) => 90,
        (Class::Standard | Class::Wall, _) => 46,
        _ => 30,
    };
    if focus == Pane::Arena {
        plan.slots.push(Slot { bare: small, ..Slot::new(Pane::Arena, body) });
    } else if small || scene.view.zoomed || body.width < side + LEAST_BESIDE {
        plan.slots.push(Slot::new(focus, body));
    } else {
        let (left, right) = split_left(body, body.width - side);
        let (parting, column) = split_left(right, 1);
        plan.parting = Some(parting);
        plan.column = Some(column);
        plan.slots.push(Slot::new(Pane::Arena, left));
        plan.slots.push(Slot::new(focus, column));
    }
    plan
}
