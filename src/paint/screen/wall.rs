//! The wall class: beside the arena, ALGORITHM and PROCESSES, LOG, and SPACE-TIME below them over the whole width.

use super::{Part, Plan, graph, listing, split_bottom, split_left, split_top};
use crate::paint::view::space_time::geometry::rows_for;
use crate::paint::view::{Scene, note};
use crate::session::Topology;

/// The columns beside the arena, that of the parting included.
pub(super) const SIDE: u16 = 90;
/// The columns of the log.
const LOG: u16 = 45;
/// The pitches of the diagram, the roomiest first.
const PITCHES: [u16; 4] = [4, 3, 2, 1];
/// The rows of the table without which it is not worth its head: its rule, the head and five processes.
const LEAST_TABLE: u16 = 7;

/// Gives the body of a plan to the panes.
pub(super) fn fill(plan: &mut Plan, scene: &Scene<'_>) {
    let (arena, rest) = split_left(plan.body, plan.body.width - SIDE);
    let (parting, side) = split_left(rest, 1);
    plan.parting = Some(parting);
    plan.parts.push((graph(scene, arena), arena));
    let code = listing(scene, side.width - LOG - 1, side.height);
    let code_rows = (code.lines.len() as u16 + 1).min(side.height / 2);
    let (top, diagram) = split_bottom(side, diagram_height(scene, side.height, code_rows));
    let (left, right) = split_left(top, top.width - LOG - 1);
    let (inner, right) = split_left(right, 1);
    (plan.inner_parting, plan.column) = (Some(inner), Some(right));
    let (code_place, table) = split_top(left, code_rows);
    if !code.lines.is_empty() {
        plan.parts.push((Part::Algorithm(code), code_place));
    }
    let table = if plan.parts.len() > 1 { table } else { left };
    plan.parts.push((Part::Processes, table));
    let log = match note::height(scene, right) {
        Some(height) => {
            let (log, note) = split_bottom(right, height);
            plan.note = Some(note);
            log
        }
        None => right,
    };
    plan.parts.push((Part::Log, log));
    plan.parts.push((Part::SpaceTime, diagram));
}

/// The rows of the diagram with its rule, its axis and a free one: at the largest pitch that leaves room for code and table; if
/// none does, as many as leave room for the code and a few processes.
fn diagram_height(scene: &Scene<'_>, height: u16, code: u16) -> u16 {
    let n = scene.frame.n;
    let ring = scene.frame.topology != Topology::Complete;
    let wants = |pitch: u16| rows_for(n, pitch, ring).saturating_add(3).min(usize::from(u16::MAX)) as u16;
    let table = u16::try_from(n + 2).unwrap_or(u16::MAX);
    let left_for = |least: u16| height.saturating_sub(code.saturating_add(least));
    let whole = PITCHES.into_iter().map(wants).find(|&wants| wants <= left_for(table));
    whole.unwrap_or_else(|| {
        let most = left_for(LEAST_TABLE.min(table));
        PITCHES.into_iter().map(wants).find(|&wants| wants <= most && table > LEAST_TABLE).unwrap_or(most)
    })
}
