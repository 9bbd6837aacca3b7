//! The causal record of a run, in memory: what was handled, by whom, why, and which lines of the pseudocode it obeyed.
//!
//! A record is one line of the log. Every record names the record whose handling made it, so that a chain of causes leads
//! back to a command.
//!
//! Records, messages and timers are numbered through the whole run, but a [`Trace`] holds a part of it only: what is older than its
//! window has to be made again, by going through the run once more. What such a replay has to know is in the [`Ledger`], which
//! belongs to a moment of the run as its world does: how many records there were, and which of them sent what is still under way.
//!
//! Records are plain data, the same for every protocol. What messages and steps say in a protocol's own types lies beside them, in a
//! [`Recording`].

mod commanded;
mod events;
mod kinds;
mod landmarks;
mod ledger;
mod marks;
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
use window::State;

/// No record: the cause of what a command does.
pub const NO_CAUSE: u32 = u32::MAX;

/// One thing that happened, as a line of the log tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The record whose handling made this one, or [`NO_CAUSE`].
    pub cause: u32,
    /// The position of the process that it is about: of a message, the receiver.
    pub at: u32,
    /// When the message that it is about set out; 0 if it is about none.
    pub set_out: Ticks,
    /// How many messages and notices its handling sent; copies made by hand are nobody's.
    pub sends: u32,
    /// What happened.
    pub what: RecordKind,
    /// Where its steps end in the list of all steps; they begin where those of the record before end.
    steps_end: u32,
}

impl Record {
    /// Whether it is about something that happens at a process, and not to a link, to a message on its way or to the run.
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

    /// Whether it is an event of its own at its process, and not what followed at once from the one before it.
    pub const fn opens(&self) -> bool {
        !matches!(self.what, RecordKind::Leads | RecordKind::WentDown(_)) || self.cause == NO_CAUSE
    }

    /// Whether it is an event of a process that can be selected.
    pub const fn is_event(&self) -> bool {
        self.is_at_its_process() && self.opens()
    }
}

/// What a record is about.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordKind {
    /// It begins an election, by command or because it noticed that this one is gone.
    Started(Option<u32>),
    /// It is up again.
    Revived,
    /// It went down.
    WentDown(Down),
    /// It will crash after so many messages of its next batch.
    ArmedCrash(u32),
    /// A message arrived.
    Delivered {
        /// The sender.
        from: u32,
        /// The index of the message's kind.
        kind: u8,
    },
    /// A message was lost.
    Lost {
        /// The message's number.
        number: u32,
        /// The sender.
        from: u32,
        /// Whether it ran clockwise round a ring.
        clockwise: bool,
        /// The index of the message's kind.
        kind: u8,
        /// When it was due: then, unless it was dropped on the way.
        due: Ticks,
        /// Why.
        reason: LossReason,
    },
    /// A message of its own came back as undeliverable.
    CameBack {
        /// The process that is down.
        from: u32,
        /// The index of the message's kind.
        kind: u8,
    },
    /// A timer of its own ran out.
    Fired {
        /// Which, as an index among the timers that the protocol declares.
        timer: u8,
        /// Whether an act from outside made it run out.
        by_hand: bool,
    },
    /// A message to it was put off until this tick.
    Delayed {
        /// The sender.
        from: u32,
        /// The new due tick.
        due: Ticks,
    },
    /// A message to it was made due at once.
    Hastened {
        /// The sender.
        from: u32,
    },
    /// A message to it was doubled.
    Duplicated {
        /// The sender.
        from: u32,
        /// When the copy is due.
        due: Ticks,
    },
    /// The notice that a message of its own could not be delivered was lost: the link is cut, or it is down itself.
    NoticeLost {
        /// The notice's number.
        number: u32,
        /// The process that is down.
        from: u32,
        /// Whether the message ran clockwise round a ring.
        clockwise: bool,
        /// The index of the message's kind.
        kind: u8,
        /// Why.
        reason: LossReason,
    },
    /// A timer of its own, by its index, was cancelled from outside.
    Disarmed(u8),
    /// A command found no such timer armed, by its index.
    NoSuchTimer(u8),
    /// The link to it was cut.
    Cut {
        /// The process at the other end.
        from: u32,
        /// Only the way to it.
        one_way: bool,
    },
    /// The link to it was mended.
    Mended {
        /// The process at the other end.
        from: u32,
    },
    /// All links were mended.
    AllMended,
    /// The processes were parted into groups, besides those that no group names.
    Parted(Box<[Vec<u32>]>),
    /// The network behaves otherwise from now on.
    NetworkChanged(Box<NetworkChange>),
    /// It came to hold itself as leader.
    Leads,
    /// A command found no message to act on.
    NoSuchMessage {
        /// The sender it named.
        from: u32,
    },
    /// A property that the run is judged by broke.
    Broke(Box<Broken>),
    /// A property that had broken was found to hold when the run came to rest.
    HoldsAgain(&'static str),
    /// The run has come to rest.
    Quiet {
        /// Whether heartbeats go on.
        beats: bool,
    },
    /// It waits for something, now that the run has come to rest.
    Waits,
}

/// What is recorded of a property that broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The property's name.
    pub property: &'static str,
    /// The tick at which it broke, which may lie before the one at which that is known.
    pub tick: Ticks,
    /// Who broke it and why, as a sentence.
    pub why: Remark,
    /// The positions of those concerned.
    pub about: Vec<u32>,
}

/// Something that a timeline shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Landmark {
    /// An election began.
    Start,
    /// A process went down.
    Down,
    /// A process came back.
    Return,
    /// A message was lost.
    Lost,
    /// A process came to hold itself as leader.
    Leader,
    /// Links were cut.
    Cut,
    /// Links were mended.
    Mend,
    /// A property broke.
    Broken,
}

/// A part of a run: the records of consecutive events, up to the latest one that it was shown.
#[derive(Debug)]
pub struct Trace {
    state: State,
    /// Whether what is recorded happens for the first time, and so is marked on the timeline.
    is_new: bool,
    /// The number of the first record.
    first: usize,
    records: Vec<Record>,
    /// How many steps the records have.
    steps: u32,
    /// Where the steps of the first record begin, as [`Record::steps_end`] counts them.
    steps_begin: u32,
    /// What the timeline shows, of the whole run.
    marks: Landmarks,
    /// The records of lost messages.
    losses: Vec<u32>,
    /// What was lost shortly before the first record, with its number and its tick.
    early_losses: Vec<(u32, Ticks, Record)>,
    /// For each tick at which something was handled: the tick and the index of its first event.
    ticks: Vec<(Ticks, u32)>,
    /// So many events of the first of these ticks came before the first record.
    early_events: usize,
    /// Where each of the other events' records end: an event is what one step of the world handles.
    events: Vec<u32>,
    /// Every change of a cell of `elected`, with the record of the handling, or of the crash, that brought it about.
    decided: Vec<(u32, Option<Decision>)>,
    /// The tick of the latest happening.
    now: Ticks,
}

impl Trace {
    /// The record of a run from its beginning.
    pub const fn new() -> Self {
        Self {
            state: State::Open,
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

    /// The records that are held, by their numbers: all that is asked of others has to be made again.
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

    /// A record by its number, if it is held.
    pub fn get(&self, number: usize) -> Option<&Record> {
        self.records.get(number.checked_sub(self.first)?)
    }

    /// The latest record that is held, with its number.
    #[inline]
    pub fn latest(&self) -> Option<(usize, &Record)> {
        self.records.last().map(|record| (self.first + self.records.len() - 1, record))
    }

    /// Those of a range of records that are held, each with its number, in the order of the run.
    pub fn among(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = (usize, &Record)> + ExactSizeIterator {
        let held = self.held();
        let (start, end) = (range.start.clamp(held.start, held.end), range.end.clamp(held.start, held.end));
        (start..end.max(start)).map(|number| (number, self.record(number)))
    }

    /// Where the steps that the handling of a record obeyed lie among those of all records that are held.
    pub(super) fn steps(&self, record: usize) -> Range<usize> {
        let before = record.checked_sub(1).and_then(|before| self.get(before));
        let begin = before.map_or(self.steps_begin, |before| before.steps_end);
        let index = |steps: u32| steps.wrapping_sub(self.steps_begin) as usize;
        index(begin)..index(self.record(record).steps_end)
    }

    /// Whether the handling of a record that is held obeyed any step.
    pub fn has_steps(&self, record: usize) -> bool {
        !self.steps(record).is_empty()
    }

    /// What the timeline shows of the first so many records, each thing once a tick.
    pub fn landmarks_until(&self, records: usize) -> impl Iterator<Item = (Ticks, Landmark)> + '_ {
        self.marks.until(records)
    }

    /// The messages that were lost from a tick on, as far as the first so many records tell: the number, the tick and the
    /// record of each.
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
