//! What processes hold and how one of them decides, with what was so a tick before.

use std::ops::Range;

use super::way::way;
use crate::protocol::{Cell, Holding};
use crate::session::model::Ask;
use crate::session::model::holdings::{Deriving, HeldCell, HoldingColumn, HoldingRow, Holdings};
use crate::session::run::Run;
use crate::session::run::snapshot::Snapshot;

/// The rows of the table round the selected process, as many as are asked for; nothing where nothing held has a name.
pub(super) fn holdings(run: &Run, ask: &Ask) -> Option<Holdings> {
    if ask.holdings == 0 || !run.facts.holds {
        return None;
    }
    let window = window(run.count(), ask);
    let of_moment =
        |moment: &Snapshot| -> Vec<Vec<Holding>> { window.clone().map(|at| moment.world.holdings(at as u32)).collect() };
    let now = of_moment(&run.now);
    let before = a_tick_before(run, of_moment);
    let columns = now.iter().find(|held| !held.is_empty())?;
    let columns = columns.iter().map(|&Holding { name, is_stable, .. }| HoldingColumn { name, is_stable }).collect();
    let rows = window.zip(now).enumerate().map(|(index, (position, held))| {
        let before = before.as_ref().and_then(|rows| rows.get(index));
        let cell = |(column, held): (usize, Holding)| {
            let known = before.and_then(|row| row.get(column)).map(|known| &known.value);
            HeldCell { before: known.filter(|known| **known != held.value).cloned(), value: held.value }
        };
        HoldingRow {
            position,
            id: run.id(position as u32),
            is_up: run.now.world.is_up(position as u32),
            cells: held.into_iter().enumerate().map(cell).collect(),
        }
    });
    Some(Holdings { columns, rows: rows.collect() })
}

fn window(n: usize, ask: &Ask) -> Range<usize> {
    let size = ask.holdings.min(n);
    let start = ask.selected.saturating_sub(size / 2).min(n - size);
    start..start + size
}

/// Of the selected process; nothing where the protocol does not tell it.
pub(super) fn deriving(run: &Run, ask: &Ask) -> Option<Deriving> {
    if !ask.derivation || !run.facts.derives || ask.selected >= run.count() {
        return None;
    }
    let at = ask.selected as u32;
    let process = run.now.world.process(at);
    let now = run.now.world.derivation(at);
    let before = a_tick_before(run, |moment| moment.world.derivation(at)).flatten();
    Some(Deriving {
        position: process.position,
        id: process.id,
        decided: process.elected.and_then(Cell::decided),
        before: before.filter(|before| Some(before) != now.as_ref()),
        now,
        way: way(run, ask.selected),
    })
}

/// What was so at the end of the tick before the one on the screen; nothing at the first one.
fn a_tick_before<T>(run: &Run, see: impl Fn(&Snapshot) -> T) -> Option<T> {
    let tick = run.tick().checked_sub(1)?;
    let mut seen = None;
    run.at_each(tick..tick + 1, |_, moment| seen = Some(see(moment)));
    seen
}
