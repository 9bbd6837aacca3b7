//! The wall class: beside the arena, ALGORITHM and PROCESSES, LOG, and SPACE-TIME below them over the whole width.

use super::{Plan, split_bottom, split_left, split_top};
use crate::paint::overlays::note;
use crate::paint::panes::algorithm::listing;
use crate::paint::panes::space_time::geometry::rows_for;
use crate::paint::scene::Scene;
use crate::paint::slot::Slot;
use crate::paint::view_state::Pane;
use crate::protocol::Topology;

/// The columns beside the arena, that of the parting included.
pub(super) const SIDE: u16 = 90;
/// The columns of the log.
const LOG: u16 = 45;
/// The pitches of the diagram, the roomiest first.
const PITCHES: [u16; 4] = [4, 3, 2, 1];
/// The rows of the table without which it is not worth its head: its rule, the head and five processes.
const LEAST_TABLE: u16 = 7;
/// The rows that the log keeps beside the properties.
const LEAST_LOG: u16 = 9;
/// The rows for why properties are broken.
const REASONS: u16 = 4;
/// The rows of the code that are enough to follow it: its rule and nine lines round the current one.
const LEAST_CODE: u16 = 10;

/// Gives the body of a plan to the panes.
pub(super) fn fill(plan: &mut Plan, scene: &Scene<'_>) {
    let (arena, rest) = split_left(plan.body, plan.body.width - SIDE);
    let (parting, side) = split_left(rest, 1);
    plan.parting = Some(parting);
    plan.slots.push(Slot::new(Pane::Arena, arena));
    let code = listing(scene, side.width - LOG - 1, side.height);
    let code_rows = (code.lines.len() as u16 + 1).min(side.height / 2);
    let (code_rows, diagram_rows) = heights(scene, side.height, code_rows);
    let (top, diagram) = split_bottom(side, diagram_rows);
    let (left, right) = split_left(top, top.width - LOG - 1);
    let (inner, right) = split_left(right, 1);
    (plan.inner_parting, plan.column) = (Some(inner), Some(right));
    let (code_place, table) = split_top(left, code_rows);
    if !code.lines.is_empty() {
        plan.slots.push(Slot { column: side.height, ..Slot::new(Pane::Algorithm, code_place) });
    }
    let table = if plan.slots.len() > 1 { table } else { left };
    plan.slots.push(Slot::new(Pane::Processes, table));
    let log = match note::height(scene, right) {
        Some(height) => {
            let (log, note) = split_bottom(right, height);
            plan.note = Some(note);
            log
        }
        None => right,
    };
    let judged = properties(scene, log.height);
    let (log, properties) = split_bottom(log, judged);
    plan.slots.push(Slot::new(Pane::Log, log));
    if judged > 0 {
        plan.slots.push(Slot::new(Pane::Properties, properties));
    }
    plan.slots.push(Slot::new(Pane::SpaceTime, diagram));
}

/// The rows of the properties below a log of so many rows: their names, and room for why some are broken; none where the log would be
/// left with too few.
fn properties(scene: &Scene<'_>, log: u16) -> u16 {
    let names = u16::try_from(scene.frame.properties.len()).unwrap_or(u16::MAX).saturating_add(1);
    let room = log.saturating_sub(LEAST_LOG);
    if names < 2 || room < names { 0 } else { room.min(names + REASONS) }
}

/// The rows of the code and of the diagram with its rule, its axis and a free one: at the largest pitch that leaves room for code
/// and table. The ways of the messages come before the whole table and the whole code, which scroll; where not even they have
/// room, the diagram has what a part of the table leaves.
fn heights(scene: &Scene<'_>, height: u16, code: u16) -> (u16, u16) {
    let n = scene.frame.n;
    let ring = scene.frame.topology != Topology::Complete;
    let wants = |pitch: u16| rows_for(n, pitch, ring).saturating_add(3).min(usize::from(u16::MAX)) as u16;
    let table = u16::try_from(n + 2).unwrap_or(u16::MAX);
    let least_table = LEAST_TABLE.min(table);
    let left_for = |code: u16, table: u16| height.saturating_sub(code.saturating_add(table));
    let short = code.min(LEAST_CODE);
    let lined = PITCHES.into_iter().filter(|&pitch| pitch > 1);
    let fitting = |most: u16| lined.clone().map(wants).find(|&wants| wants <= most);
    if let Some(rows) = fitting(left_for(code, table)).or_else(|| fitting(left_for(code, least_table))) {
        return (code, rows);
    }
    if let Some(rows) = fitting(left_for(short, least_table)) {
        return (left_for(rows, least_table).min(code), rows);
    }
    (code, Some(wants(1)).filter(|&wants| wants <= left_for(code, table)).unwrap_or_else(|| left_for(code, least_table)))
}
