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

mod chunks;
mod commanded;
mod ends;
mod events;
pub mod kept;
mod kinds;
mod landmarks;
mod ledger;
mod losses;
mod marks;
mod numbered;
mod origins;
mod packed;
mod record;
mod recorder;
mod recording;
mod records;
mod said;
mod tally;
mod window;

use std::ops::Range;

use crate::protocol::{Cell, Ticks};
use ends::Ends;
use landmarks::Landmarks;
pub use ledger::Ledger;
use losses::{EarlyLosses, MOST_TOLD};
pub use record::{Broken, ChosenEntry, NO_CAUSE, Record, RecordKind};
pub use recorder::{Notes, Recorder};
pub use recording::Recording;
use records::Records;
pub use said::Said;
pub use tally::Tally;
use window::WriteState;

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
    Chosen,
}

/// The records of consecutive events of a run.
#[derive(Debug)]
pub struct Trace {
    state: WriteState,
    /// Whether what is recorded happens for the first time: only that is marked on the timeline.
    is_new: bool,
    records: Records,
    marks: Landmarks,
    losses: Vec<u32>,
    /// Those shortly before the first record.
    early_losses: EarlyLosses,
    /// The ticks with events: the tick and the index of its first event.
    ticks: Vec<(Ticks, u32)>,
    /// Events of the first of these ticks before the first record.
    early_events: usize,
    /// The end of the records of each other event: an event is what one step of the world handles.
    events: Ends,
    /// Changes of cells of `elected`, with the record of the handling, or of the crash, that caused them.
    decided: Vec<(u32, Option<Cell>)>,
    now: Ticks,
}

impl Trace {
    pub const fn new() -> Self {
        Self {
            state: WriteState::Open,
            is_new: true,
            records: Records::starting_at(0),
            marks: Landmarks::new(),
            losses: Vec::new(),
            early_losses: EarlyLosses::new(),
            ticks: Vec::new(),
            early_events: 0,
            events: Ends::new(),
            decided: Vec::new(),
            now: 0,
        }
    }

    /// By number: others have to be made again.
    #[inline]
    pub const fn held(&self) -> Range<usize> {
        self.records.held()
    }

    /// What the held records take, in records that are packed.
    pub fn size(&self) -> usize {
        self.records.held().len() + self.records.whole()
    }

    /// A record that is held, by its number.
    ///
    /// # Panics
    /// If it is not one of [`Trace::held`]; [`Trace::get`] does not.
    #[inline]
    pub fn record(&self, number: usize) -> Record {
        self.get(number).expect("the record is held")
    }

    /// `None` if it is not held.
    #[inline]
    pub fn get(&self, number: usize) -> Option<Record> {
        self.records.get(number)
    }

    /// The latest record held, with its number.
    #[inline]
    pub fn latest(&self) -> Option<(usize, Record)> {
        let latest = self.held().end.checked_sub(1)?;
        Some((latest, self.get(latest)?))
    }

    /// The held records of a range with their numbers, in order.
    pub fn among(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = (usize, Record)> + ExactSizeIterator {
        self.held_of(range).map(|number| (number, self.record(number)))
    }

    /// Those of them that happened at a position: the others are passed over quickly.
    pub fn among_at(&self, range: Range<usize>, at: u32) -> impl DoubleEndedIterator<Item = (usize, Record)> {
        let of = move |number: &usize| self.at(*number) == Some(at);
        self.held_of(range).filter(of).map(|number| (number, self.record(number)))
    }

    /// The position at which a record happened; `None` if it is not held.
    #[inline]
    pub fn at(&self, number: usize) -> Option<u32> {
        self.records.at(number)
    }

    fn held_of(&self, range: Range<usize>) -> Range<usize> {
        let held = self.held();
        let (start, end) = (range.start.clamp(held.start, held.end), range.end.clamp(held.start, held.end));
        start..end.max(start)
    }

    /// The place of a record's steps among all steps.
    pub(super) fn steps(&self, record: usize) -> Range<usize> {
        self.records.steps(record)
    }

    /// The place of a held record's message among all messages.
    pub(super) fn message(&self, record: usize) -> Option<usize> {
        self.held().contains(&record).then(|| self.records.message(record)).flatten()
    }

    /// Whether the handling of a held record obeyed any step.
    pub fn has_steps(&self, record: usize) -> bool {
        self.records.has_steps(record)
    }

    /// The landmarks of the first `records` records, each once a tick.
    pub fn landmarks_until(&self, records: usize) -> impl Iterator<Item = (Ticks, Landmark)> + '_ {
        self.marks.until(records)
    }

    /// The last tick at which the first `records` records of the run may have such a landmark; `None` if they have none.
    pub fn latest_landmark(&self, records: usize, is_such: impl Fn(Landmark) -> bool) -> Option<Ticks> {
        self.marks.latest(records, is_such)
    }

    /// The losses from a tick on, among the first `records` records: number, tick and record. Of very many only the latest, wherever the
    /// trace begins.
    pub fn losses_since(&self, tick: Ticks, records: usize) -> impl Iterator<Item = (usize, Ticks, Record)> {
        let (early, held) = (self.early_losses.since(tick), self.held_losses_since(tick, records));
        let early = early.iter().map(|(number, at, record)| (*number as usize, *at, record.clone()));
        let untold = (early.len() + held.len()).saturating_sub(MOST_TOLD);
        let held = held.iter().map(|&number| number as usize);
        early.chain(held.map(|number| (number, self.tick_of(number), self.record(number)))).skip(untold)
    }

    /// The senders of the losses from a tick on, among the first `records` records, with how many of each there were; a sender may come
    /// several times.
    pub fn losses_by_sender(&self, tick: Ticks, records: usize) -> impl Iterator<Item = (u32, u32)> {
        let early = self.early_losses.since(tick).iter().filter_map(|(.., record)| record.what.from());
        let held = self.held_losses_since(tick, records).iter();
        let held = held.filter_map(|&number| self.record(number as usize).what.from());
        self.early_losses.counted_since(tick).chain(early.chain(held).map(|from| (from, 1)))
    }

    fn held_losses_since(&self, tick: Ticks, records: usize) -> &[u32] {
        let end = self.losses.partition_point(|&number| (number as usize) < records);
        let first = self.losses[..end].partition_point(|&number| self.tick_of(number as usize) < tick);
        &self.losses[first..end]
    }
}

impl Default for Trace {
    fn default() -> Self {
        Self::new()
    }
}
