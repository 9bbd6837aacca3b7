//! Replicated logs side by side, and the commands of their clients.

use crate::model::Ask;
use crate::run::Run;
use crate::run::snapshot::Snapshot;
use suffrage_engine::engine::Span;
use suffrage_engine::protocol::{Datum, Id, Log, LogEntry, MessageClass, Role, Slot};

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
const MOST: usize = 256;

/// Nothing where no process keeps a log, or where it is not asked for.
pub(super) fn logs(run: &Run, ask: &Ask) -> Option<Logs> {
    if ask.holdings == 0 || !run.entry.logs() || run.count() > MOST {
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
