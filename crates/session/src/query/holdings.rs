//! What processes hold, by name, and how one of them comes to its decision.

use std::collections::{BTreeMap, BTreeSet};

use super::around;
use crate::model::Ask;
use crate::run::Run;
use crate::run::snapshot::Snapshot;
use suffrage_engine::protocol::{Cell, Datum, Derivation, Held, Holding, Id, Role, Strip, Ticks, Tie};
use suffrage_engine::sim::trace::RecordKind;

/// A table of processes and of what they hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holdings {
    pub columns: Vec<HoldingColumn>,
    /// Processes side by side, in the order of their positions; where they are chosen the selected one may stand last.
    pub rows: Vec<HoldingRow>,
    /// Whether these are all that are worth telling of, rather than a part of all.
    pub are_chosen: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoldingColumn {
    /// The text of its name.
    pub name: &'static str,
    /// Whether a crash spares it.
    pub is_stable: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HoldingRow {
    pub position: usize,
    pub id: Id,
    pub is_up: bool,
    /// One for each column.
    pub cells: Vec<HeldCell>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldCell {
    pub value: Held,
    /// What it was at the end of the tick before, if that is something else.
    pub before: Option<Held>,
}

impl HeldCell {
    /// Whether it has lost what it held in this tick, because its process went down.
    pub fn is_lost(&self, is_up: bool) -> bool {
        !is_up && self.value == Held::Nothing && self.before.is_some()
    }
}

/// How a process comes to its decision, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deriving {
    pub position: usize,
    pub id: Id,
    pub decided: Option<Datum>,
    /// `None`: what it holds comes of nothing, or it holds nothing.
    pub now: Option<Derivation>,
    /// The same at the end of the tick before, if that is something else.
    pub before: Option<Derivation>,
    /// What a majority comes to where several values have as many votes, if it decides by majority.
    pub tie: Option<Tie>,
    /// What the processes would have decided in a round less; nothing before the run is at rest.
    pub fewer: Option<FewerRounds>,
    /// The paths of the votes that were told falsely, or withheld, by who does not keep to the algorithm; none while that is hidden.
    pub lies: BTreeSet<Vec<Id>>,
    /// The messages by which it came to its value, in their order; empty where that was not told to it, and where it is not known.
    pub way: Vec<Hop>,
}

/// What the processes that have decided would have decided, had the rounds been over earlier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FewerRounds {
    /// How many there would have been, from 1 on.
    pub rounds: u32,
    /// Each value, ascending, with those that would have decided it.
    pub decided: Vec<(Datum, Vec<Id>)>,
    /// Whether all of them would have decided what they have.
    pub is_same: bool,
}

/// A message on the way of a value from who proposes it to who decides it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    pub from: Id,
    pub to: Id,
    pub sent: Ticks,
    /// The round in which it was sent, from 1 on.
    pub round: u32,
    /// Whether the sender is down at this moment.
    pub is_down: bool,
    /// The record of its arrival.
    pub arrival: u32,
}

/// The rows of the table round the selected process, as many as are asked for; nothing where nothing held has a name.
pub(super) fn holdings(run: &Run, ask: &Ask) -> Option<Holdings> {
    if ask.holdings == 0 || !run.entry.holds() {
        return None;
    }
    let chosen = chosen(run, ask);
    let are_chosen = chosen.is_some();
    let positions: Vec<usize> = chosen.unwrap_or_else(|| around(run.count(), ask.holdings, ask.selected).collect());
    let of_moment = |moment: &Snapshot| -> Vec<Vec<Holding>> {
        positions.iter().map(|&at| moment.world.holdings(at as u32)).collect()
    };
    let now = of_moment(&run.now);
    let before = run.tick_before().map(of_moment);
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
    if run.entry.strip != Strip::Groups || run.count() <= ask.holdings {
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

/// Of the selected process; nothing where the protocol does not tell it.
pub(super) fn deriving(run: &Run, ask: &Ask) -> Option<Deriving> {
    if !ask.derivation || !run.entry.derives() || ask.selected >= run.count() {
        return None;
    }
    let at = ask.selected as u32;
    let process = run.now.world.describe(at);
    let now = run.now.world.derivation(at);
    let before = run.tick_before().and_then(|moment| moment.world.derivation(at));
    Some(Deriving {
        position: process.position,
        id: process.id,
        decided: process.elected.and_then(Cell::decided),
        tie: run.now.world.plan().protocol.counting().tie,
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
    let behind = run
        .now
        .census
        .behind
        .get(rounds.checked_sub(run.now.world.plan().protocol.counting().rounds_ignored)? as usize)?;
    let mut decided: BTreeMap<Datum, Vec<Id>> = BTreeMap::new();
    let mut is_same = true;
    for at in 0..run.count() as u32 {
        let Some(decision) = run.now.world.describe(at).elected.and_then(Cell::decided) else { continue };
        let value = behind.get(at as usize)?.as_ref()?.comes_to?;
        is_same &= value == decision;
        decided.entry(value).or_default().push(run.id(at));
    }
    (!decided.is_empty()).then(|| FewerRounds { rounds, decided: decided.into_iter().collect(), is_same })
}

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

const MOST_RECORDS: usize = 4096;

/// From who proposes the value to this process: each time the first message that brought it. Empty where processes go through no rounds,
/// for a process that has come to nothing but its own value.
pub(crate) fn way(run: &Run, at: usize) -> Vec<Hop> {
    if run.entry.barrier().is_none() || run.visible() > MOST_RECORDS || at >= run.count() {
        return Vec::new();
    }
    let Some(value) = run.now.world.comes_to(at as u32) else { return Vec::new() };
    let (mut at, mut end) = (at as u32, run.visible());
    let mut way = Vec::new();
    while run.now.world.proposal(at) != Some(value) {
        let Some((from, record)) = first_with(run, (at, value), end) else { return Vec::new() };
        let (trace, census) = (run.trace(), &run.now.census);
        let sent = trace.record(record).set_out;
        let round = census.rounds.iter().take_while(|barrier| **barrier <= sent).count() as u32;
        let is_down = !run.now.world.is_up(from);
        way.push(Hop { from: run.id(from), to: run.id(at), sent, round, is_down, arrival: record as u32 });
        // A message follows from what came up to the tick at which it was sent, and before its arrival.
        (at, end) = (from, trace.records_until(sent, None).min(record));
    }
    way.reverse();
    way
}

fn first_with(run: &Run, (at, value): (u32, Datum), end: usize) -> Option<(u32, usize)> {
    (0..end).find_map(|index| {
        let record = run.trace().record(index);
        let RecordKind::Delivered { from, .. } = record.what else { return None };
        let brings = || run.content(index).is_some_and(|content| content.shown().values.contains(&value));
        (record.at == at && brings()).then_some((from, index))
    })
}
