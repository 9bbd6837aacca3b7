//! What processes hold, by name; how one of them comes to its decision; and replicated logs side by side.

use std::collections::{BTreeMap, BTreeSet};

use crate::{model::Ask, query::around, run::Run};
use suffrage_engine::protocol::{
    Cell, Datum, Derivation, Held, Holding, Id, Log, LogEntry, MessageClass, Role, Slot, Strip, Ticks, Tie,
};
use suffrage_engine::{engine::Snapshot, engine::Span, sim::trace::RecordKind};

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

/// The first message each that brought the value from its proposer to this process; empty without rounds.
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logs {
    /// All processes that know anything of a log, by position.
    pub members: Vec<LogMember>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogMember {
    pub position: usize,
    pub id: Id,
    pub role: Role,
    pub log: Log,
    /// The same at the end of the tick before, if that was something else.
    pub before: Option<Log>,
    /// Whether an answer is on its way to it.
    pub is_answered: bool,
}

impl LogMember {
    pub fn slot(&self, slot: u32) -> Option<&Slot> {
        self.log.slots.iter().find(|known| known.slot == slot)
    }

    /// Whether what it knows of a slot came in this tick.
    pub fn is_new(&self, slot: &Slot) -> bool {
        self.before.as_ref().is_some_and(|before| !before.slots.contains(slot))
    }

    /// Whether a key was set in this tick.
    pub fn is_set(&self, set: &(Datum, Datum)) -> bool {
        self.before.as_ref().is_some_and(|before| !before.store.contains(set))
    }

    /// How many slots it has applied.
    pub fn applied(&self) -> u32 {
        self.log.applied.unwrap_or_default()
    }
}

impl Logs {
    pub fn learners(&self) -> impl Iterator<Item = &LogMember> + Clone {
        self.members.iter().filter(|member| member.log.applied.is_some())
    }

    pub fn clients(&self) -> impl Iterator<Item = &LogMember> + Clone {
        self.members.iter().filter(|member| !member.log.commands.is_empty())
    }

    /// The last slot that anybody has learnt or proposes.
    pub fn last(&self) -> u32 {
        let learnt = self.members.iter().flat_map(|member| member.log.slots.iter().map(|slot| slot.slot));
        let proposed = self.members.iter().flat_map(|member| member.log.proposes.iter().map(|proposed| proposed.slot));
        learnt.chain(proposed).max().unwrap_or_default()
    }

    /// Slots up to here are applied by all learners, and by all the same.
    pub fn shared(&self) -> u32 {
        let applied = self.learners().map(LogMember::applied).min().unwrap_or_default();
        (1..=applied).find(|&slot| self.disagree(slot)).map_or(applied, |slot| slot - 1)
    }

    /// Whether learners have learnt different entries for a slot.
    pub fn disagree(&self, slot: u32) -> bool {
        let mut known = self.learners().filter_map(|member| member.slot(slot));
        known.next().is_some_and(|first| known.any(|other| other.entry != first.entry))
    }

    /// A slot as the first learner that knows it does.
    pub fn known(&self, slot: u32) -> Option<&Slot> {
        self.learners().find_map(|member| member.slot(slot))
    }

    /// The first slot in which a command was learnt.
    pub fn slot_of(&self, entry: &LogEntry) -> Option<u32> {
        let known = self.learners().flat_map(|member| &member.log.slots);
        known.filter(|slot| slot.entry == *entry && entry.from.is_some()).map(|slot| slot.slot).min()
    }
}

/// More processes have no place in any table of slots.
const MOST_LOGS: usize = 256;

pub(super) fn logs(run: &Run, ask: &Ask) -> Option<Logs> {
    if ask.holdings == 0 || !run.entry.logs() || run.count() > MOST_LOGS {
        return None;
    }
    let all = 0..run.count() as u32;
    let of_moment = |moment: &Snapshot| -> Vec<Option<Log>> { all.clone().map(|at| moment.world.log(at)).collect() };
    let (now, before) = (of_moment(&run.now), run.tick_before().map(of_moment));
    let member = |(at, log): (u32, Option<Log>)| {
        let log = log?;
        let before = before.as_ref().and_then(|before| before[at as usize].clone());
        Some(LogMember {
            position: at as usize,
            id: run.id(at),
            role: run.now.world.role(at),
            before: before.filter(|before| *before != log),
            is_answered: is_answered(run, at),
            log,
        })
    };
    Some(Logs { members: all.clone().zip(now).filter_map(member).collect() })
}

fn is_answered(run: &Run, at: u32) -> bool {
    let (world, span) = (&run.now.world, Span::of(at));
    world.in_flight(&span).any(|message| message.to == at && message.message.class() == MessageClass::Elected)
}
