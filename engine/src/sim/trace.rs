//! The causal record of a run, in memory: every event with its process, its cause and the executed pseudocode lines.
//!
//! A record is one line of the log. Each record names the record of the handler call that caused it. So a chain of
//! causes leads back to a command. The trace holds all records of a run from tick 0 on; a replay of the run does not
//! write them again.
//!
//! A record is plain data; its type is the same for every protocol. A [`Recording`] adds the messages and steps.

mod record;
mod recorder;

use std::ops::Range;

use crate::protocol::Cell;
use crate::sim::prelude::*;

pub use record::{Broken, ChosenEntry, NO_CAUSE, Record, RecordKind};
pub use recorder::Recorder;

/// The maximum number of losses that [`Trace::losses_since`] returns; older losses are left out.
const MOST_LOSSES: usize = 32_768;

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

#[derive(Clone, Copy, Debug)]
struct Origin {
    record: u32,
    departure: Ticks,
}

/// The records of a run.
#[derive(Debug, Default)]
pub struct Trace {
    records: Vec<Record>,
    /// For each event: the number of records up to its end. All records of one step of the world are one event.
    events: Vec<u32>,
    ticks: Vec<(Ticks, u32)>,
    /// The landmarks: number of the record, tick, kind. Each kind occurs at most once in a tick.
    marks: Vec<(u32, Ticks, Landmark)>,
    losses: Vec<u32>,
    /// The numbers of the records in which a process crashed, left or recovered.
    turns: Vec<u32>,
    /// The changes of `elected` cells: the number of the record, and the new cell.
    decided: Vec<(u32, Option<Cell>)>,
    /// By message number: the record of the handler call that sent it, and the tick at which it left its sender.
    messages: Vec<Origin>,
    /// By timer number: the number of the record that set the timer.
    timers: Vec<u32>,
    now: Ticks,
    handling: u32,
    is_start: bool,
    /// How many ticks after the current event its messages leave: after an arrival the processing time, else 0.
    lag: Ticks,
    process_time: Ticks,
}

impl Trace {
    pub fn new(process_time: Ticks) -> Self {
        Self { handling: NO_CAUSE, process_time, ..Self::default() }
    }

    pub const fn len(&self) -> usize {
        self.records.len()
    }

    pub const fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// Whether the trace has more than `most` records, `2 * most` messages or `4 * most` timers.
    pub const fn is_beyond(&self, most: usize) -> bool {
        self.records.len() > most || self.messages.len() > 2 * most || self.timers.len() > 4 * most
    }

    /// A record by its number.
    ///
    /// # Panics
    /// If the number is out of range; [`Trace::get`] does not panic.
    #[inline]
    pub fn record(&self, number: usize) -> Record {
        self.records[number].clone()
    }

    #[inline]
    pub fn get(&self, number: usize) -> Option<Record> {
        self.records.get(number).cloned()
    }

    /// The latest record, with its number.
    #[inline]
    pub fn latest(&self) -> Option<(usize, &Record)> {
        Some((self.records.len().checked_sub(1)?, self.records.last()?))
    }

    /// The records with numbers in this range, in order, each with its number.
    pub fn among(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = (usize, Record)> + ExactSizeIterator {
        self.within(range).map(|number| (number, self.records[number].clone()))
    }

    /// The records with numbers in this range that concern the process at position `at`, each with its number.
    pub fn among_at(&self, range: Range<usize>, at: u32) -> impl DoubleEndedIterator<Item = (usize, Record)> {
        let of = move |number: &usize| self.records[*number].at == at;
        self.within(range).filter(of).map(|number| (number, self.records[number].clone()))
    }

    fn within(&self, range: Range<usize>) -> Range<usize> {
        let start = range.start.min(self.records.len());
        start..range.end.clamp(start, self.records.len())
    }

    /// The position of the process at which a record happened.
    #[inline]
    pub fn at(&self, number: usize) -> Option<u32> {
        self.records.get(number).map(|record| record.at)
    }

    /// The tick at which a message left its sender; 0 for an unknown message.
    pub fn sent_at(&self, message: u32) -> Ticks {
        self.messages.get(message as usize).map_or(0, |origin| origin.departure)
    }

    /// The number of the record of the handler call that sent this message; `None` if there is none.
    pub fn cause_of(&self, message: u32) -> Option<u32> {
        self.messages.get(message as usize).map(|origin| origin.record).filter(|&cause| cause != NO_CAUSE)
    }

    /// The landmarks among the first `records` records, each with its tick.
    pub fn landmarks_until(&self, records: usize) -> impl Iterator<Item = (Ticks, Landmark)> + '_ {
        let seen = self.marks.iter().take_while(move |(record, ..)| (*record as usize) < records);
        seen.map(|&(_, tick, landmark)| (tick, landmark))
    }

    /// The latest losses from `tick` on, among the first `records` records: number, tick and record; at most 32,768.
    pub fn losses_since(&self, tick: Ticks, records: usize) -> impl Iterator<Item = (usize, Ticks, Record)> {
        let losses = self.numbers_of_losses(tick, records);
        let latest = &losses[losses.len().saturating_sub(MOST_LOSSES)..];
        latest.iter().map(|&number| (number as usize, self.tick_of(number as usize), self.record(number as usize)))
    }

    /// The sender of each message that was lost from `tick` on, among the first `records` records.
    pub fn losses_by_sender(&self, tick: Ticks, records: usize) -> impl Iterator<Item = u32> {
        let losses = self.numbers_of_losses(tick, records).iter();
        losses.filter_map(|&number| self.records[number as usize].what.from())
    }

    fn numbers_of_losses(&self, tick: Ticks, records: usize) -> &[u32] {
        let end = self.losses.partition_point(|&number| (number as usize) < records);
        let first = self.losses[..end].partition_point(|&number| self.tick_of(number as usize) < tick);
        &self.losses[first..end]
    }

    fn write(&mut self, record: Record) -> u32 {
        let number = self.records.len() as u32;
        if let Some(landmark) = record.what.landmark() {
            self.mark(number, landmark);
            match landmark {
                Landmark::Lost => self.losses.push(number),
                Landmark::Down | Landmark::Return => self.turns.push(number),
                _ => {}
            }
        }
        self.records.push(record);
        number
    }

    #[cold]
    fn mark(&mut self, record: u32, landmark: Landmark) {
        let mut of_this_tick = self.marks.iter().rev().take_while(|&&(_, at, _)| at == self.now);
        if of_this_tick.all(|&(.., known)| known != landmark) {
            self.marks.push((record, self.now, landmark));
        }
    }

    const fn end_handling(&mut self) {
        (self.handling, self.is_start, self.lag) = (NO_CAUSE, false, 0);
    }

    #[inline]
    fn end_event(&mut self, tick: Ticks) {
        self.end_handling();
        if self.ticks.last().is_none_or(|&(last, _)| last < tick) {
            self.ticks.push((tick, self.events.len() as u32));
        }
        self.events.push(self.records.len() as u32);
    }

    fn close_event(&mut self, tick: Ticks) {
        self.end_handling();
        let end = self.records.len() as u32;
        match self.events.last_mut().filter(|_| self.ticks.last().is_some_and(|&(at, _)| at == tick)) {
            Some(last) => *last = end,
            None => self.end_event(tick),
        }
    }

    /// Removes everything after `tick`. `(messages, timers)`: how many messages had been sent and how many timers had
    /// been armed by the end of `tick`. Returns how many records remain.
    fn forget_after(&mut self, tick: Ticks, (messages, timers): (u32, u64)) -> usize {
        self.events.truncate(self.event_range(tick).1);
        self.ticks.retain(|&(at, _)| at <= tick);
        let end = self.events.last().map_or(0, |&end| end as usize);
        self.marks.retain(|&(record, at, _)| at <= tick && (record as usize) < end);
        self.losses.truncate(self.losses.partition_point(|&number| (number as usize) < end));
        self.turns.truncate(self.turns.partition_point(|&number| (number as usize) < end));
        self.decided.truncate(self.decided.partition_point(|&(record, _)| (record as usize) < end));
        self.records.truncate(end);
        self.messages.truncate(messages as usize);
        self.timers.truncate(timers as usize);
        self.end_handling();
        end
    }

    /// The first tick, from `tick` on, that has a record.
    pub fn busy_from(&self, tick: Ticks) -> Option<Ticks> {
        self.ticks.get(self.ticks.partition_point(|&(at, _)| at < tick)).map(|&(at, _)| at)
    }

    /// For each event of a tick, in order: the range of its records.
    pub fn events_of(&self, tick: Ticks) -> impl Iterator<Item = Range<usize>> + '_ {
        let (first, end) = self.event_range(tick);
        (first..end).map(move |event| self.end_before(event)..self.events[event] as usize)
    }

    /// The tick of a record, and the number of its event within that tick, from 1.
    pub fn event_of(&self, record: usize) -> (Ticks, usize) {
        let event = self.event_index(record);
        let (tick, first) = self.tick_with(event);
        (tick, event + 1 - first as usize)
    }

    pub fn tick_of(&self, record: usize) -> Ticks {
        self.tick_with(self.event_index(record)).0
    }

    /// The range of records of the event that contains `record`.
    pub fn event_with(&self, record: usize) -> Range<usize> {
        let event = self.event_index(record);
        self.end_before(event)..self.events.get(event).map_or(self.records.len(), |&end| end as usize)
    }

    pub fn losses_among(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = (usize, Record)> {
        let index = |record: usize| self.losses.partition_point(|&number| (number as usize) < record);
        let losses = &self.losses[index(range.start)..index(range.end.max(range.start))];
        losses.iter().map(|&number| (number as usize, self.record(number as usize)))
    }

    /// The records before `record` in which the process at position `at` crashed, left or recovered, the latest first.
    pub fn turns_before(&self, record: usize, at: u32) -> impl Iterator<Item = (usize, Record)> {
        let before = self.turns.partition_point(|&number| (number as usize) < record);
        let turns = self.turns[..before].iter().rev().map(|&number| (number as usize, self.record(number as usize)));
        turns.filter(move |(_, record)| record.at == at)
    }

    /// The number of the last record before `record` that changed the process's `elected` cell.
    pub fn decided_at_before(&self, record: usize, at: u32) -> Option<u32> {
        let after = self.decided.partition_point(|&(number, _)| (number as usize) < record);
        let mut decided = self.decided[..after].iter().rev().map(|&(number, _)| number);
        decided.find(|&number| self.records[number as usize].at == at)
    }

    /// The new `elected` cell, if this record changed one. `Some(None)`: its new content is @ (undefined).
    pub fn decided_in(&self, record: u32) -> Option<Option<Cell>> {
        let after = self.decided.partition_point(|&(at, _)| at <= record);
        let &(at, decision) = self.decided.get(after.checked_sub(1)?)?;
        (at == record).then_some(decision)
    }

    /// The number of the first record from `record` on that changed an `elected` cell; if `before`, of the last one
    /// before `record`.
    pub fn decided_beside(&self, record: usize, before: bool) -> Option<usize> {
        let at = self.decided.partition_point(|&(at, _)| (at as usize) < record);
        self.decided.get(at.checked_sub(usize::from(before))?).map(|&(at, _)| at as usize)
    }

    pub fn events_in(&self, tick: Ticks) -> usize {
        let (first, end) = self.event_range(tick);
        end - first
    }

    /// The number of records up to the end of `tick`. `events = Some(k)`: of the first `k` events of `tick`.
    pub fn records_until(&self, tick: Ticks, events: Option<usize>) -> usize {
        let (first, end) = self.event_range(tick);
        self.end_before(events.map_or(end, |events| (first + events).min(end)))
    }

    /// The number of the first record from `record` on that has a landmark; if `before`, of the last one before `record`.
    pub fn marked_beside(&self, record: usize, before: bool) -> Option<usize> {
        let those = self.marks.iter().map(|&(number, ..)| number as usize);
        let those = those.filter(|&number| (number < record) == before);
        if before { those.max() } else { those.min() }
    }

    /// The numbers of the records with a landmark, ascending, each once.
    pub fn marked(&self) -> Vec<usize> {
        let mut records: Vec<usize> = self.marks.iter().map(|&(record, ..)| record as usize).collect();
        // Within an event, landmarks are not always added in record order, so the list needs sorting.
        records.sort_unstable();
        records.dedup();
        records
    }

    pub fn first_leader(&self) -> Option<Ticks> {
        let leads = |&record: &usize| matches!(self.records[record].what, RecordKind::Leads);
        self.marked().into_iter().find(leads).map(|record| self.tick_of(record))
    }

    fn event_index(&self, record: usize) -> usize {
        self.events.partition_point(|&end| end as usize <= record)
    }

    fn tick_with(&self, event: usize) -> (Ticks, u32) {
        let after = self.ticks.partition_point(|&(_, first)| first as usize <= event);
        after.checked_sub(1).map_or((0, 0), |index| self.ticks[index])
    }

    fn end_before(&self, event: usize) -> usize {
        event.checked_sub(1).map_or(0, |before| self.events[before] as usize)
    }

    /// The index of the first event in the tick `self.ticks[index]`. If `ticks` has no such element, the length of
    /// `self.events`.
    fn first_event(&self, index: usize) -> usize {
        self.ticks.get(index).map_or(self.events.len(), |&(_, first)| first as usize)
    }

    pub(super) fn event_range(&self, tick: Ticks) -> (usize, usize) {
        let index = self.ticks.partition_point(|&(at, _)| at < tick);
        let has_events = self.ticks.get(index).is_some_and(|&(at, _)| at == tick);
        (self.first_event(index), self.first_event(index + usize::from(has_events)))
    }
}

/// The trace of a run, with its messages and pseudocode steps by record number.
#[derive(Debug)]
pub struct Recording {
    pub trace: Trace,
    messages: Vec<(u32, Message)>,
    steps: Vec<(u32, Step)>,
}

impl Recording {
    /// An empty recording. `process_time`: how many ticks a process needs to handle a delivery.
    pub fn new(process_time: Ticks) -> Self {
        Self { trace: Trace::new(process_time), messages: Vec::new(), steps: Vec::new() }
    }

    pub fn message(&self, record: usize) -> Option<&Message> {
        let at = self.messages.binary_search_by_key(&record, |(of, _)| *of as usize).ok()?;
        Some(&self.messages[at].1)
    }

    /// Whether the handler call of a record executed any pseudocode step.
    pub fn has_steps(&self, record: usize) -> bool {
        self.steps(record).next().is_some()
    }

    /// The pseudocode steps that the handler call of a record executed, in order.
    pub fn steps(&self, record: usize) -> impl Iterator<Item = Step> {
        let first = self.steps.partition_point(|(of, _)| (*of as usize) < record);
        self.steps[first..].iter().take_while(move |(of, _)| *of as usize == record).map(|&(_, step)| step)
    }

    /// Removes everything after `tick`. `numbered`: how many messages (with copies and notices) had been sent and how
    /// many timers had been armed by the end of `tick`.
    pub fn forget_after(&mut self, tick: Ticks, numbered: (u32, u64)) {
        let left = self.trace.forget_after(tick, numbered);
        self.messages.truncate(self.messages.partition_point(|(of, _)| (*of as usize) < left));
        self.steps.truncate(self.steps.partition_point(|(of, _)| (*of as usize) < left));
    }
}

#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The number of messages that each process has sent, by position.
    pub sent: Vec<u32>,
    pub received: Vec<u32>,
}

impl Tally {
    pub fn new(count: usize) -> Self {
        Self { sent: vec![0; count], received: vec![0; count] }
    }
}

impl Observer for Tally {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    #[inline(always)]
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Sent { from, copy: false, .. } => self.sent[from as usize] += 1,
            SimEvent::Delivered { to, .. } => self.received[to as usize] += 1,
            _ => {}
        }
    }
}
