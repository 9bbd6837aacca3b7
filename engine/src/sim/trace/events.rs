//! Positions in a trace: the events of a tick, the records of an event, the next change of a cell, the marks of the timeline.

use std::ops::Range;

use super::{Record, RecordKind, Trace};
use crate::protocol::{Cell, Ticks};

impl Trace {
    /// The first tick from this one on with a record.
    pub fn busy_from(&self, tick: Ticks) -> Option<Ticks> {
        self.ticks.get(self.ticks.partition_point(|&(at, _)| at < tick)).map(|&(at, _)| at)
    }

    /// The records of each event of a tick, in order.
    pub fn events_of(&self, tick: Ticks) -> impl Iterator<Item = Range<usize>> + '_ {
        let (first, end) = self.event_range(tick);
        (first..end).map(move |event| self.end_before(event)..self.events[event] as usize)
    }

    /// The tick of a record, and its event within that tick, from 1.
    pub fn event_of(&self, record: usize) -> (Ticks, usize) {
        let event = self.event_index(record);
        let (tick, first) = self.tick_with(event);
        (tick, event + 1 - first as usize)
    }

    pub fn tick_of(&self, record: usize) -> Ticks {
        self.tick_with(self.event_index(record)).0
    }

    /// The records of the event that a record belongs to.
    pub fn event_with(&self, record: usize) -> Range<usize> {
        let event = self.event_index(record);
        self.end_before(event)..self.events.get(event).map_or(self.records.len(), |&end| end as usize)
    }

    pub fn losses_among(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = (usize, Record)> {
        let index = |record: usize| self.losses.partition_point(|&number| (number as usize) < record);
        let losses = &self.losses[index(range.start)..index(range.end.max(range.start))];
        losses.iter().map(|&number| (number as usize, self.record(number as usize)))
    }

    /// How a process went down and returned before a record, the latest first.
    pub fn turns_before(&self, record: usize, at: u32) -> impl Iterator<Item = (usize, Record)> {
        let before = self.turns.partition_point(|&number| (number as usize) < record);
        let turns = self.turns[..before].iter().rev().map(|&number| (number as usize, self.record(number as usize)));
        turns.filter(move |(_, record)| record.at == at)
    }

    /// The last record before this one that changed the cell of `elected` of a process.
    pub fn decided_at_before(&self, record: usize, at: u32) -> Option<u32> {
        let after = self.decided.partition_point(|&(number, _)| (number as usize) < record);
        let mut decided = self.decided[..after].iter().rev().map(|&(number, _)| number);
        decided.find(|&number| self.records[number as usize].at == at)
    }

    /// The new cell of `elected`, if the handling of a record changed it.
    pub fn decided_in(&self, record: u32) -> Option<Option<Cell>> {
        let after = self.decided.partition_point(|&(at, _)| at <= record);
        let &(at, decision) = self.decided.get(after.checked_sub(1)?)?;
        (at == record).then_some(decision)
    }

    /// The first record from this one on that changed a cell of `elected`.
    pub fn decided_from(&self, record: usize) -> Option<usize> {
        let at = self.decided.partition_point(|&(at, _)| (at as usize) < record);
        self.decided.get(at).map(|&(at, _)| at as usize)
    }

    /// The last record before this one that changed a cell of `elected`.
    pub fn decided_before(&self, record: usize) -> Option<usize> {
        let after = self.decided.partition_point(|&(at, _)| (at as usize) < record);
        self.decided[..after].last().map(|&(at, _)| at as usize)
    }

    pub fn events_in(&self, tick: Ticks) -> usize {
        let (first, end) = self.event_range(tick);
        end - first
    }

    /// The number of records up to the end of a tick, or up to a number of its events.
    pub fn records_until(&self, tick: Ticks, events: Option<usize>) -> usize {
        let (first, end) = self.event_range(tick);
        self.end_before(events.map_or(end, |events| (first + events).min(end)))
    }

    /// The first record from this one on that the timeline marks.
    pub fn marked_from(&self, record: usize) -> Option<usize> {
        self.marks.iter().map(|&(number, ..)| number as usize).filter(|&number| number >= record).min()
    }

    /// The last record before this one that the timeline marks.
    pub fn marked_before(&self, record: usize) -> Option<usize> {
        self.marks.iter().map(|&(number, ..)| number as usize).filter(|&number| number < record).max()
    }

    /// The records of the landmarks, in order, each once.
    pub fn marked(&self) -> Vec<usize> {
        let mut records: Vec<usize> = self.marks.iter().map(|&(record, ..)| record as usize).collect();
        // Within an event, what is marked first is not always recorded first.
        records.sort_unstable();
        records.dedup();
        records
    }

    pub fn first_leader(&self) -> Option<Ticks> {
        let leads = |&record: &usize| matches!(self.records[record].what, RecordKind::Leads);
        self.marked().into_iter().find(leads).map(|record| self.tick_of(record))
    }

    /// The index of the event that a record belongs to.
    fn event_index(&self, record: usize) -> usize {
        self.events.partition_point(|&end| end as usize <= record)
    }

    /// The tick of an event, and the index of its first event.
    fn tick_with(&self, event: usize) -> (Ticks, u32) {
        let after = self.ticks.partition_point(|&(_, first)| first as usize <= event);
        after.checked_sub(1).map_or((0, 0), |index| self.ticks[index])
    }

    /// Where the records end that come before an event.
    fn end_before(&self, event: usize) -> usize {
        event.checked_sub(1).map_or(0, |before| self.events[before] as usize)
    }

    /// The first event of a tick by its index among those with events, or the end of all.
    fn first_event(&self, index: usize) -> usize {
        self.ticks.get(index).map_or(self.events.len(), |&(_, first)| first as usize)
    }

    pub(super) fn event_range(&self, tick: Ticks) -> (usize, usize) {
        let index = self.ticks.partition_point(|&(at, _)| at < tick);
        let has_events = self.ticks.get(index).is_some_and(|&(at, _)| at == tick);
        (self.first_event(index), self.first_event(index + usize::from(has_events)))
    }
}
