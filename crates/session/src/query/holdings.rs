//! The named values of processes, how a process reaches its decision, and replicated logs side by side.

use crate::prelude::*;
use crate::query::around;
use suffrage_engine::protocol::{Derivation, Held, Holding, Log, Slot, Tie};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holdings {
    pub columns: Vec<HoldingColumn>,
    /// One row for each listed process, by position. With `are_chosen`, a less important selected one is last.
    pub rows: Vec<HoldingRow>,
    /// Whether the rows are the most important processes, not those around the selected process.
    pub are_chosen: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoldingColumn {
    /// The key of the text that names the value.
    pub name: &'static str,
    /// Whether the value survives a crash.
    pub is_stable: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HoldingRow {
    pub position: usize,
    pub id: Id,
    pub is_up: bool,
    pub cells: Vec<HeldCell>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldCell {
    pub value: Held,
    /// The value at the end of the previous tick; `None` if the value has not changed since.
    pub before: Option<Held>,
}

impl HeldCell {
    /// Whether the process lost the value by a crash in this tick.
    pub fn is_lost(&self, is_up: bool) -> bool {
        !is_up && self.value == Held::Nothing && self.before.is_some()
    }
}

/// The derivation of a process's decision, with what is known at this moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deriving {
    pub position: usize,
    pub id: Id,
    pub decided: Option<Datum>,
    /// How the process derives the value that it would decide now; `None` if there is no such value.
    pub now: Option<Derivation>,
    /// The derivation at the end of the previous tick; `None` if it has not changed since.
    pub before: Option<Derivation>,
    /// What the algorithm does if two values have the same number of votes; `None` if it does not decide by majority.
    pub tie: Option<Tie>,
    /// What the processes would have decided with one round fewer; `None` if the run is not at rest.
    pub fewer: Option<FewerRounds>,
    /// The paths of the votes that traitors changed or did not send. Empty while traitors are hidden.
    pub lies: BTreeSet<Vec<Id>>,
    /// The messages that first brought the value from its proposer to the selected process; empty if unknown.
    pub way: Vec<Hop>,
}

/// What the processes would have decided with fewer rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FewerRounds {
    pub rounds: u32,
    /// The values that would have been decided, ascending, each with the processes that would have decided it.
    pub decided: Vec<(Datum, Vec<Id>)>,
    /// Whether every process would have made the same decision as in the real run.
    pub is_same: bool,
}

/// One message on the path of a value from its proposer to another process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    pub from: Id,
    pub to: Id,
    pub sent: Ticks,
    /// The number of the round in which the message was sent, from 1.
    pub round: u32,
    pub is_down: bool,
    /// The number of the record of this message's arrival.
    pub arrival: u32,
}

/// Returns `None` if the table is not requested, or if the algorithm has no named values.
pub(super) fn holdings(run: &Run, ask: &Ask) -> Option<Holdings> {
    if ask.holdings == 0 || !run.entry.holds() {
        return None;
    }
    let chosen = important_positions(run, ask);
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
        let (id, is_up) = (run.id(position as u32), run.now.world.is_up(position as u32));
        HoldingRow { position, id, is_up, cells: held.into_iter().enumerate().map(cell).collect() }
    });
    Some(Holdings { columns, rows: rows.collect(), are_chosen })
}

/// The most important processes, such as super-peers, and the selected one; `None`: those around the selected one.
fn important_positions(run: &Run, ask: &Ask) -> Option<Vec<usize>> {
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

/// Returns `None` if the run is not at rest, or if the algorithm has no rounds.
fn fewer_rounds(run: &Run) -> Option<FewerRounds> {
    let (_, of) = run.now.world.round().filter(|_| run.is_quiet() && run.now.half_way.is_none())?;
    let rounds = of.checked_sub(1).filter(|rounds| *rounds > 0)?;
    let ignored = run.now.world.plan().protocol.counting().rounds_ignored;
    let behind = run.now.census.behind.get(rounds.checked_sub(ignored)? as usize)?;
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

/// The messages that first brought the value from its proposer to the process at `at`. Empty without rounds.
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
        // Only a message that arrived before this one was sent can be its cause.
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
    /// The processes that know log entries, by position.
    pub members: Vec<LogMember>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogMember {
    pub position: usize,
    pub id: Id,
    pub role: Role,
    pub log: Log,
    /// The log at the end of the previous tick; `None` if the log has not changed since.
    pub before: Option<Log>,
    /// Whether an answer to a request of this process is in transit.
    pub is_answered: bool,
}

impl LogMember {
    pub fn slot(&self, slot: u32) -> Option<&Slot> {
        self.log.slots.iter().find(|known| known.slot == slot)
    }

    /// Whether the process learnt this entry of a slot in this tick.
    pub fn is_new(&self, slot: &Slot) -> bool {
        self.before.as_ref().is_some_and(|before| !before.slots.contains(slot))
    }

    /// Whether the process stored `set` (a key and its value) in this tick.
    pub fn is_set(&self, set: &(Datum, Datum)) -> bool {
        self.before.as_ref().is_some_and(|before| !before.store.contains(set))
    }

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

    /// The highest slot for which some process has learnt or proposes an entry.
    pub fn last(&self) -> u32 {
        let learnt = self.members.iter().flat_map(|member| member.log.slots.iter().map(|slot| slot.slot));
        let proposed = self.members.iter().flat_map(|member| member.log.proposes.iter().map(|proposed| proposed.slot));
        learnt.chain(proposed).max().unwrap_or_default()
    }

    /// All learners have applied the same entries up to this slot; 0 if there is no such slot.
    pub fn shared(&self) -> u32 {
        let applied = self.learners().map(LogMember::applied).min().unwrap_or_default();
        (1..=applied).find(|&slot| self.disagree(slot)).map_or(applied, |slot| slot - 1)
    }

    /// Whether two learners have learnt different entries for a slot.
    pub fn disagree(&self, slot: u32) -> bool {
        let mut known = self.learners().filter_map(|member| member.slot(slot));
        known.next().is_some_and(|first| known.any(|other| other.entry != first.entry))
    }

    /// The entry that a learner has learnt for a slot; `None` if no learner has learnt one.
    pub fn known(&self, slot: u32) -> Option<&Slot> {
        self.learners().find_map(|member| member.slot(slot))
    }

    /// The lowest slot for which a learner has learnt `entry`; `None` unless `entry` is a command of a client.
    pub fn slot_of(&self, entry: &LogEntry) -> Option<u32> {
        let known = self.learners().flat_map(|member| &member.log.slots);
        known.filter(|slot| slot.entry == *entry && entry.from.is_some()).map(|slot| slot.slot).min()
    }
}

const MOST_LOGS: usize = 256;
/// With more processes than this, a frame includes the logs only if holdings are requested.
const FEW_LOGS: usize = 16;

pub(super) fn logs(run: &Run, ask: &Ask) -> Option<Logs> {
    let most = if ask.holdings == 0 { FEW_LOGS } else { MOST_LOGS };
    if !run.entry.logs() || run.count() > most {
        return None;
    }
    let all = 0..run.count() as u32;
    let of_moment = |moment: &Snapshot| -> Vec<Option<Log>> { all.clone().map(|at| moment.world.log(at)).collect() };
    let (now, before) = (of_moment(&run.now), run.tick_before().map(of_moment));
    let member = |(at, log): (u32, Option<Log>)| {
        let log = log?;
        let before = before.as_ref().and_then(|before| before[at as usize].clone()).filter(|before| *before != log);
        let (id, role, is_answered) = (run.id(at), run.now.world.role(at), is_answered(run, at));
        Some(LogMember { position: at as usize, id, role, before, is_answered, log })
    };
    Some(Logs { members: all.clone().zip(now).filter_map(member).collect() })
}

fn is_answered(run: &Run, at: u32) -> bool {
    let (world, span) = (&run.now.world, Span::of(at));
    world.in_flight(&span).any(|message| message.to == at && message.message.class() == MessageClass::Elected)
}
