//! The wall class: beside the arena two columns of panes, and panes below both.

use ratatui::layout::{Constraint, Layout, Rect};

use super::{Plan, graph};
use crate::class::WALL_SIDE;
use crate::overlays::note;
use crate::panes::{PANES, algorithm, how, painter, processes, properties, space_time};
use crate::scene::Scene;
use crate::slot::{Slot, WallPlace};
use crate::view_state::Pane;
use Constraint::{Fill, Length};

const RIGHT: u16 = 45;
const LEAST_LOG: u16 = 9;

pub(super) fn panes(plan: &mut Plan, scene: &Scene<'_>) -> Vec<Slot> {
    let mut slots = Vec::new();
    let [arena, parting, side] = Layout::horizontal([Fill(1), Length(1), Length(WALL_SIDE - 1)]).areas(plan.body);
    let left = Rect { width: side.width - RIGHT - 1, ..side };
    let (code, diagram) = heights(scene, left);
    let [top, below] = Layout::vertical([Fill(1), Length(diagram)]).areas(side);
    let [left, inner, right] = Layout::horizontal([Length(left.width), Length(1), Length(RIGHT)]).areas(top);
    plan.partings.extend([parting, inner]);
    plan.column = Some(right);
    let right = plan.above_note(right, note::height(scene, right).or_else(|| note::least_height(scene, right, 0)));
    let is_wide = scene.view.focus == Pane::Holds && scene.frame.keeps_logs;
    slots.push(if is_wide { Slot::new(Pane::Holds, arena) } else { graph(arena) });
    slots.extend(column(scene, left, WallPlace::Left, code));
    slots.extend(column(scene, right, WallPlace::Right, right.height.saturating_sub(LEAST_LOG)));
    if painter(scene.view.focus).on_wall().is_none() && scene.view.focus != Pane::Arena && !is_wide {
        // What has no place of its own has that of the log while it has the keys.
        slots.retain(|slot| slot.place.x < right.x);
        slots.push(Slot::new(scene.view.focus, right));
    }
    slots.extend(column(scene, below, WallPlace::Below, diagram));
    for slot in &mut slots[1..] {
        slot.column = side.height;
    }
    slots
}

/// The panes that stand there, from the top down, each with at most so many rows unless it takes what the others leave.
fn column(scene: &Scene<'_>, place: Rect, at: WallPlace, most: u16) -> Vec<Slot> {
    let panes: Vec<_> = PANES.iter().filter(|(_, painter)| painter.on_wall() == Some(at)).collect();
    let rows = panes.iter().map(|(_, painter)| painter.rows(scene, place, most).map_or(Fill(1), Length));
    let places = Layout::vertical(rows).split(place);
    let slots = panes.iter().zip(places.iter()).map(|(&&(pane, _), &place)| Slot::new(pane, place));
    slots.filter(|slot| slot.place.height > 0).collect()
}

/// The rows of the code and of the diagram. Below the code stand the properties, and below the log the table. The ways of the messages come
/// before the whole table and the whole code, which scroll, and so do the lifelines of all where there is no room for ways.
fn heights(scene: &Scene<'_>, left: Rect) -> (u16, u16) {
    let code = painter(Pane::Algorithm).rows(scene, left, left.height / 2).unwrap_or(left.height / 2);
    let (short, properties) = (code.min(algorithm::LEAST_ROWS), properties::least_rows(scene));
    let table = processes::whole_rows(scene);
    let how = how::rows_beside(scene, left.width);
    let above = |code: u16, table: u16| {
        code.saturating_add(how).saturating_add(properties).max(table.saturating_add(LEAST_LOG))
    };
    let rooms = [(code, table), (code, table.min(processes::LEAST_ROWS)), (short, table.min(processes::LEAST_ROWS))]
        .map(|(code, table)| left.height.saturating_sub(above(code, table)));
    let lined = rooms.into_iter().find_map(|room| space_time::lined_rows(scene, room));
    let flat = || Some(space_time::flat_rows(scene)).filter(|&rows| rooms.iter().any(|&room| rows <= room));
    let diagram = lined.or_else(flat).unwrap_or(rooms[2]);
    (code.min(left.height.saturating_sub(diagram).saturating_sub(properties).saturating_sub(how)), diagram)
}
