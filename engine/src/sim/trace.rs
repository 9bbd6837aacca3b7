//! The causal record of a run, in memory: every event with its process, its cause and the lines of the pseudocode that it obeyed.
//!
//! A record is one line of the log. Every record names the record whose handling made it, so that a chain of causes leads back to
//! a command.
//!
//! Records, messages and timers are numbered through the whole run, but a [`Trace`] holds a window of it: older records have to
//! be made again, by running the run once more. What such a replay needs is in the [`Ledger`], which belongs to a snapshot of the
//! run as its world does: the number of records so far, and which of them sent what is still under way.
//!
//! Records are plain data, the same for every protocol. Messages and steps, in a protocol's own types, lie beside them, in a
//! [`Recording`].

mod commanded;
mod events;
pub mod kept;
mod kinds;
mod landmarks;
mod ledger;
mod marks;
mod numbered;
mod origins;
mod recorder;
mod recording;
mod said;
mod tally;
mod window;

use std::ops::Range;

use super::command::NetworkChange;
use super::observe::{Down, LossReason};
use crate::protocol::{Decision, Remark, Ticks};
use landmarks::Landmarks;
pub use ledger::Ledger;
pub use recorder::{Notes, Recorder};
pub use recording::Recording;
pub use said::Said;
pub use tally::Tally;
use window::WriteState;

/// The cause of what a command does: no record.
pub const NO_CAUSE: u32 = u32::MAX;

/// One event of a run, as a line of the log tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The record that opened the handling that made this one, or [`NO_CAUSE`].
    pub cause: u32,
    pub at: u32,
    /// The departure tick of its message; 0 without one.
    pub set_out: Ticks,
    /// Messages and notices that its handling sent; copies made by acts count for no handling.
    pub sends: u32,
    pub what: RecordKind,
    /// The end of its steps in the list of all steps; they begin at the end of those of the record before.
    steps_end: u32,
}

impl Record {
    /// Whether it happened at a process, and not to a link, to a message on its way or to the run.
    pub const fn is_at_its_process(&self) -> bool {
        matches!(
            self.what,
            RecordKind::Started(_)
                | RecordKind::Revived
                | RecordKind::WentDown(_)
                | RecordKind::ArmedCrash(_)
                | RecordKind::Delivered { .. }
                | RecordKind::CameBack { .. }
                | RecordKind::Fired { .. }
                | RecordKind::Disarmed(_)
                | RecordKind::Leads
        )
    }

    /// Whether it is an event of its own, and not a consequence within one.
    pub const fn opens(&self) -> bool {
        !matches!(self.what, RecordKind::Leads | RecordKind::WentDown(_)) || self.cause == NO_CAUSE
    }

    /// Whether it is an event of a process that can be selected.
    pub const fn is_event(&self) -> bool {
        self.is_at_its_process() && self.opens()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum RecordKind {
    /// A start by command, or with the position of the gone leader.
    Started(Option<u32>),
    Revived,
    WentDown(Down),
    ArmedCrash(u32),
    Delivered {
        from: u32,
        kind: u8,
    },
    /// `clockwise`: clockwise round a ring. `due`: at the time of the loss, unless it was dropped on the way.
    Lost {
        number: u32,
        from: u32,
        clockwise: bool,
        kind: u8,
        due: Ticks,
        reason: LossReason,
    },
    /// `from`: the process that is down.
    CameBack {
        from: u32,
        kind: u8,
    },
    /// `timer`: an index into the protocol's timers. `by_hand`: by an act from outside.
    Fired {
        timer: u8,
        by_hand: bool,
    },
    Delayed {
        from: u32,
        due: Ticks,
    },
    Hastened {
        from: u32,
    },
    /// `due`: the due tick of the copy.
    Duplicated {
        from: u32,
        due: Ticks,
    },
    /// The notice of an undeliverable message was lost: the link is cut, or its receiver is down. `from`: the process that is
    /// down.
    NoticeLost {
        number: u32,
        from: u32,
        clockwise: bool,
        kind: u8,
        reason: LossReason,
    },
    /// A timer, by its index, was cancelled from outside.
    Disarmed(u8),
    /// A command found no such timer, by its index, armed.
    NoSuchTimer(u8),
    Cut {
        from: u32,
        one_way: bool,
    },
    Mended {
        from: u32,
    },
    AllMended,
    /// Besides the group of those that are not named.
    Parted(Box<[Vec<u32>]>),
    /// The network behaves otherwise from now on.
    NetworkChanged(Box<NetworkChange>),
    /// It came to hold itself as leader.
    Leads,
    NoSuchMessage {
        from: u32,
    },
    Broke(Box<Broken>),
    /// A property that had broken was found to hold at a rest.
    HoldsAgain(&'static str),
    /// `heartbeats`: whether heartbeats go on.
    Quiet {
        heartbeats: bool,
    },
    Waits,
}

/// The breach of a property.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    pub property: &'static str,
    /// May be earlier than the tick at which it is known.
    pub tick: Ticks,
    /// The process that broke it and the reason, as a sentence.
    pub why: Remark,
    /// The positions of the processes concerned.
    pub about: Vec<u32>,
}

/// An event that the timeline shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Landmark {
    Start,
    Down,
    Return,
    Lost,
    Leader,
    Cut,
    Mend,
    Broken,
}

/// The records of consecutive events of a run.
#[derive(Debug)]
pub struct Trace {
    state: WriteState,
    /// Whether what is recorded happens for the first time: only that is marked on the timeline.
    is_new: bool,
    /// The number of the first record.
    first: usize,
    records: Vec<Record>,
    /// How many steps the records have.
    steps: u32,
    /// The start of the steps of the first record, as [`Record::steps_end`] counts them.
    steps_begin: u32,
    marks: Landmarks,
    losses: Vec<u32>,
    /// Losses shortly before the first record: number, tick and record.
    early_losses: Vec<(u32, Ticks, Record)>,
    /// The ticks with events: the tick and the index of its first event.
    ticks: Vec<(Ticks, u32)>,
    /// Events of the first of these ticks before the first record.
    early_events: usize,
    /// The end of the records of each other event: an event is what one step of the world handles.
    events: Vec<u32>,
    /// Changes of cells of `elected`, with the record of the handling, or of the crash, that caused them.
    decided: Vec<(u32, Option<Decision>)>,
    now: Ticks,
}

impl Trace {
    pub const fn new() -> Self {
        Self {
            state: WriteState::Open,
            is_new: true,
            first: 0,
            records: Vec::new(),
            steps: 0,
            steps_begin: 0,
            marks: Landmarks::new(),
            losses: Vec::new(),
            early_losses: Vec::new(),
            ticks: Vec::new(),
            early_events: 0,
            events: Vec::new(),
            decided: Vec::new(),
            now: 0,
        }
    }

    /// By number: others have to be made again.
    pub fn held(&self) -> Range<usize> {
        self.first..self.first + self.records.len()
    }

    /// A record that is held, by its number.
    ///
    /// # Panics
    /// If it is not one of [`Trace::held`]; [`Trace::get`] does not.
    pub fn record(&self, number: usize) -> &Record {
        &self.records[number - self.first]
    }

    /// `None` if it is not held.
    pub fn get(&self, number: usize) -> Option<&Record> {
        self.records.get(number.checked_sub(self.first)?)
    }

    /// The latest record held, with its number.
    #[inline]
    pub fn latest(&self) -> Option<(usize, &Record)> {
        self.records.last().map(|record| (self.first + self.records.len() - 1, record))
    }

    /// The held records of a range with their numbers, in order.
    pub fn among(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = (usize, &Record)> + ExactSizeIterator {
        let held = self.held();
        let (start, end) = (range.start.clamp(held.start, held.end), range.end.clamp(held.start, held.end));
        (start..end.max(start)).map(|number| (number, self.record(number)))
    }

    /// The place of a record's steps among those of all held records.
    pub(super) fn steps(&self, record: usize) -> Range<usize> {
        let before = record.checked_sub(1).and_then(|before| self.get(before));
        let begin = before.map_or(self.steps_begin, |before| before.steps_end);
        let index = |steps: u32| steps.wrapping_sub(self.steps_begin) as usize;
        index(begin)..index(self.record(record).steps_end)
    }

    /// Whether the handling of a held record obeyed any step.
    pub fn has_steps(&self, record: usize) -> bool {
        !self.steps(record).is_empty()
    }

    /// The landmarks of the first `records` records, each once a tick.
    pub fn landmarks_until(&self, records: usize) -> impl Iterator<Item = (Ticks, Landmark)> + '_ {
        self.marks.until(records)
    }

    /// The losses from a tick on, among the first `records` records: number, tick and record.
    pub fn losses_since(&self, tick: Ticks, records: usize) -> impl Iterator<Item = (usize, Ticks, &Record)> {
        let early = self.early_losses.iter().map(|(number, at, record)| (*number as usize, *at, record));
        let first = self.losses.partition_point(|&number| self.tick_of(number as usize) < tick);
        let held = self.losses[first..].iter().map(|&number| number as usize);
        let held = held.map(|number| (number, self.tick_of(number), self.record(number)));
        early.chain(held).filter(move |&(number, at, _)| at >= tick && number < records)
    }
}

impl Default for Trace {
    fn default() -> Self {
        Self::new()
    }
}
