//! What processes hold and how one of them decides, with what was so a tick before.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::way::way;
use crate::protocol::{Cell, Datum, Derivation, Holding, Id, Role, Strip};
use crate::session::model::Ask;
use crate::session::model::holdings::{Deriving, FewerRounds, HeldCell, HoldingColumn, HoldingRow, Holdings};
use crate::session::run::Run;
use crate::session::run::snapshot::Snapshot;

/// The rows of the table round the selected process, as many as are asked for; nothing where nothing held has a name.
pub(super) fn holdings(run: &Run, ask: &Ask) -> Option<Holdings> {
    if ask.holdings == 0 || !run.facts.holds {
        return None;
    }
    let chosen = chosen(run, ask);
    let are_chosen = chosen.is_some();
    let positions: Vec<usize> = chosen.unwrap_or_else(|| window(run.count(), ask).collect());
    let of_moment =
        |moment: &Snapshot| -> Vec<Vec<Holding>> { positions.iter().map(|&at| moment.world.holdings(at as u32)).collect() };
    let now = of_moment(&run.now);
    let before = a_tick_before(run, of_moment);
    let columns = now.iter().find(|held| !held.is_empty())?;
    let columns = columns.iter().map(|&Holding { name, is_stable, .. }| HoldingColumn { name, is_stable }).collect();
    let rows = positions.iter().copied().zip(now).enumerate().map(|(index, (position, held))| {
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
    Some(Holdings { columns, rows: rows.collect(), are_chosen })
}

/// Where many lead and not all have room: those that lead or would, and the selected one. Nothing as long as there are none.
fn chosen(run: &Run, ask: &Ask) -> Option<Vec<usize>> {
    if run.facts.strip != Strip::Groups || run.count() <= ask.holdings {
        return None;
    }
    let leads = |at: &usize| matches!(run.now.world.role(*at as u32), Role::Leader | Role::Active);
    let mut chosen: Vec<usize> = (0..run.count()).filter(leads).collect();
    if chosen.is_empty() {
        return None;
    }
    if !chosen.contains(&ask.selected) {
        chosen.truncate(ask.holdings.saturating_sub(1));
        chosen.push(ask.selected.min(run.count() - 1));
    }
    Some(chosen)
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
        tie: run.facts.tie,
        fewer: fewer_rounds(run),
        lies: now.as_ref().map(|now| lies(run, now)).unwrap_or_default(),
        before: before.filter(|before| Some(before) != now.as_ref()),
        now,
        way: way(run, ask.selected),
    })
}

/// What those that have decided knew at the end of the round before the last one that counts, and would have decided by it.
fn fewer_rounds(run: &Run) -> Option<FewerRounds> {
    let (_, of) = run.now.world.round().filter(|_| run.is_quiet() && run.now.half_way.is_none())?;
    let rounds = of.checked_sub(1).filter(|rounds| *rounds > 0)?;
    let behind = run.now.census.behind.get(rounds.checked_sub(run.facts.rounds_ignored)? as usize)?;
    let mut decided: BTreeMap<Datum, Vec<Id>> = BTreeMap::new();
    let mut is_same = true;
    for at in 0..run.count() as u32 {
        let Some(decision) = run.now.world.process(at).elected.and_then(Cell::decided) else { continue };
        let value = behind.get(at as usize)?.as_ref()?.comes_to?;
        is_same &= value == decision;
        decided.entry(value).or_default().push(run.id(at));
    }
    (!decided.is_empty()).then(|| FewerRounds { rounds, decided: decided.into_iter().collect(), is_same })
}

/// The paths of the votes that were told falsely.
fn lies(run: &Run, now: &Derivation) -> BTreeSet<Vec<Id>> {
    fn add(run: &Run, vote: &Derivation, lies: &mut BTreeSet<Vec<Id>>) {
        if vote.from.is_empty() && run.now.world.is_told_falsely(vote) {
            lies.insert(vote.path.clone());
        }
        vote.from.iter().for_each(|vote| add(run, vote, lies));
    }
    let mut lies = BTreeSet::new();
    if !run.hides_faulty {
        add(run, now, &mut lies);
    }
    lies
}

/// What was so at the end of the tick before the one on the screen; nothing at the first one.
pub(super) fn a_tick_before<T>(run: &Run, see: impl Fn(&Snapshot) -> T) -> Option<T> {
    let tick = run.tick().checked_sub(1)?;
    let mut seen = None;
    run.at_each(tick..tick + 1, |_, moment| seen = Some(see(moment)));
    seen
}
