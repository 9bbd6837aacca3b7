//! The screen for the back row: the graph has all the width, and of the rest only what a class needs is left.
//!
//! Header, ELECTED and, if the scenario has anything to say, a place for captions over the whole width. The lecturer's footer, gauge, timeline
//! and panes are gone; Tab brings a pane back beside the graph.

use ratatui::layout::Rect;

use super::{Class, Part, Plan, Scene, alone, graph, split_bottom, split_left, split_top};
use crate::paint::arena::places::Placed;
use crate::paint::view::elected::Cells;
use crate::paint::view::list::Chips;
use crate::paint::view::note;
use crate::paint::view_state::Pane;

/// With less width than this beside it the graph gives way to the pane that has the keys.
const LEAST_BESIDE: u16 = 46;
/// The rows that the graph keeps when a caption comes.
const LEAST_GRAPH: u16 = 8;

/// The size of the cards that a graph has in an area, the larger the better; 0 where it has no place.
fn size_of(scene: &Scene<'_>, area: Rect) -> u8 {
    use crate::paint::arena::layout::CardSize as Size;
    match scene.look.places.of(scene.frame, area) {
        Placed::Graph(layout) => match layout.size {
            Size::XxLarge => 6,
            Size::XLarge => 5,
            Size::Large => 4,
            Size::Medium => 3,
            Size::Small => 2,
            Size::XSmall => 1,
        },
        Placed::Band(_) | Placed::Nothing => 0,
    }
}

/// About what the graph has outside of a presentation, beside the side column and above the timeline.
fn beside_column(area: Rect, class: Class) -> Rect {
    let (side, below) = match class {
        Class::Wall => (90, 10),
        Class::Standard => (47, 10),
        Class::Compact | Class::List | Class::TooSmall => (31, 8),
    };
    Rect { width: area.width.saturating_sub(side), height: area.height.saturating_sub(below), ..area }
}

/// The plan of a screen of a class that is not too small.
pub(super) fn plan(area: Rect, class: Class, scene: &Scene<'_>) -> Plan {
    let (header, rest) = split_top(area, 1);
    let footer = Rect { y: area.bottom(), height: 0, ..area };
    let small = class == Class::List;
    let cells = Cells::of(scene.frame, area.width, usize::from(area.height / 6).max(1));
    let (rest, elected) = split_bottom(rest, if small { 1 } else { cells.height() });
    // The graph is not covered by what is said about it: it makes room, as long as enough is left of it. The room is that of the
    // longest caption and is kept while nothing is said, so that the graph never changes its size.
    let least = if small { 1 } else { LEAST_GRAPH };
    // A class reads ids from the back row: where the longest caption would cost the cards their size, a caption lies at the edge.
    let keeps_size =
        |height: u16| small || size_of(scene, split_bottom(rest, height).0) >= size_of(scene, beside_column(area, class));
    let caption = note::caption_height(scene, rest).filter(|&height| rest.height >= height + least && keeps_size(height));
    let (body, note) = caption.map_or((rest, None), |height| {
        let (body, note) = split_bottom(rest, height);
        (body, Some(note))
    });
    let mut plan = Plan {
        header,
        footer,
        body,
        parts: Vec::new(),
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
        plan.parts.push((if small { Part::Chips(Chips::of(scene, body.width)) } else { graph(scene, body) }, body));
    } else if small || scene.view.zoomed || body.width < side + LEAST_BESIDE {
        plan.parts.push((alone(scene, focus, body), body));
    } else {
        let (left, right) = split_left(body, body.width - side);
        let (parting, column) = split_left(right, 1);
        plan.parting = Some(parting);
        plan.column = Some(column);
        plan.parts.push((graph(scene, left), left));
        plan.parts.push((alone(scene, focus, column), column));
    }
    plan
}
