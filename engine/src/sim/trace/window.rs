//! The part of a run that a trace holds: it grows at its end, and its beginning is moved.

use super::numbered::push;
use super::{Landmark, Record, Trace};
use crate::protocol::{Decision, Ticks};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WriteState {
    Closed,
    /// Waits for the event that begins with this record or a later one.
    Ready(usize),
    Open,
}

impl Trace {
    /// Ticks before the first record for which losses are kept: a picture shows recent losses.
    pub const LATELY: Ticks = 2;

    /// Whether what follows happens for the first time in the run: only that is marked on the timeline.
    pub const fn set_new(&mut self, is_new: bool) {
        self.is_new = is_new;
    }

    /// Takes over the landmarks of the run.
    pub fn take_landmarks(&mut self, other: &mut Self) {
        self.marks = std::mem::replace(&mut other.marks, super::Landmarks::new());
    }

    /// A trace that begins elsewhere than at the beginning of the run, without landmarks.
    pub fn elsewhere() -> Self {
        Self { state: WriteState::Closed, is_new: false, ..Self::new() }
    }

    /// Begins with the first event from this record on. From now on it has to see every event.
    pub const fn await_record(&mut self, number: usize) {
        self.state = WriteState::Ready(number);
    }

    /// Whether the next event, if it begins with this record, is the first one.
    #[inline]
    pub fn is_about_to_begin(&self, next: usize) -> bool {
        matches!(self.state, WriteState::Ready(number) if number <= next)
    }

    /// Begins here, with this number.
    pub fn begin(&mut self, next: usize) {
        (self.state, self.first) = (WriteState::Open, next);
    }

    #[inline]
    pub fn is_open(&self) -> bool {
        self.state == WriteState::Open
    }

    /// Only of a trace that is open. What would be made in memory first and copied from there would wait for itself.
    #[inline(always)]
    pub(super) fn write(&mut self, number: u32, record: Record) {
        debug_assert_eq!(self.first + self.records.len(), number as usize, "records come in the order of their numbers");
        if let Some(landmark) = record.what.landmark() {
            if self.is_new {
                self.marks.mark(number, self.now, landmark);
            }
            if landmark == Landmark::Lost {
                self.losses.push(number);
            }
        }
        push(&mut self.records, record);
    }

    /// Of a trace that has not begun; whether the record is kept.
    #[cold]
    pub(super) fn write_early(&mut self, number: u32, record: Record) -> bool {
        if record.what.landmark() != Some(Landmark::Lost) {
            return false;
        }
        let since = self.now.saturating_sub(Self::LATELY);
        if self.early_losses.first().is_some_and(|&(_, at, _)| at < since) {
            self.early_losses.retain(|&(_, at, _)| at >= since);
        }
        self.early_losses.push((number, self.now, record));
        true
    }

    /// Whether it is the record of a loss shortly before the first record.
    pub(super) fn is_early_loss(&self, number: u32) -> bool {
        self.early_losses.iter().any(|&(early, ..)| early == number)
    }

    /// The end of the latest record's steps, as [`Record::steps_end`] counts them.
    #[inline(always)]
    pub(super) const fn steps_end(&self) -> u32 {
        self.steps_begin.wrapping_add(self.steps)
    }

    /// Counts one more step of a handling; whether it is kept.
    #[inline(always)]
    pub(super) fn obey(&mut self, handling: usize) -> bool {
        if self.state != WriteState::Open {
            return false;
        }
        self.steps += 1;
        let end = self.steps_end();
        if let Some(record) = self.get_mut(handling) {
            record.steps_end = end;
        }
        true
    }

    pub(super) fn decide(&mut self, handling: u32, decision: Option<Decision>) {
        if self.state == WriteState::Open {
            self.decided.push((handling, decision));
        }
    }

    #[inline(always)]
    pub(super) fn get_mut(&mut self, number: usize) -> Option<&mut Record> {
        self.records.get_mut(number.wrapping_sub(self.first))
    }

    #[inline]
    pub(super) fn end_event(&mut self, tick: Ticks) {
        let is_first = self.ticks.last().is_none_or(|&(last, _)| last < tick);
        match self.state {
            WriteState::Closed => {}
            WriteState::Ready(_) => {
                if is_first {
                    self.ticks.clear();
                    self.ticks.push((tick, 0));
                    self.early_events = 0;
                }
                self.early_events += 1;
            }
            WriteState::Open => {
                if is_first {
                    self.ticks.push((tick, self.all_events() as u32));
                }
                self.events.push(self.held().end as u32);
            }
        }
    }

    /// What has been recorded belongs to the last event of a tick, or is an event of its own if it has none.
    pub(super) fn close_event(&mut self, tick: Ticks) {
        if self.state != WriteState::Open {
            return;
        }
        let end = self.held().end as u32;
        match self.events.last_mut() {
            Some(last) if self.ticks.last().is_some_and(|&(at, _)| at == tick) => *last = end,
            _ => self.end_event(tick),
        }
    }

    /// The most memory of a record with its message, steps, event and tick, in bytes.
    pub const BYTES_PER_RECORD: usize = size_of::<Record>() + 40;

    /// Evicts the oldest events; at least `keep` records stay. Gives the number of steps evicted.
    pub(super) fn evict_oldest(&mut self, keep: usize) -> usize {
        let wanted = self.held().end.saturating_sub(keep.max(1));
        let gone = self.events.partition_point(|&end| end as usize <= wanted);
        let Some(first) = gone.checked_sub(1).map(|last| self.events[last] as usize) else { return 0 };
        self.keep_late_losses(first);
        let records = first - self.first;
        let steps_begin = self.records[records - 1].steps_end;
        let steps = steps_begin.wrapping_sub(self.steps_begin);
        self.steps -= steps;
        self.records.drain(..records);
        (self.first, self.steps_begin) = (first, steps_begin);
        self.decided.drain(..self.decided.partition_point(|&(record, _)| (record as usize) < first));
        let event = (self.early_events + gone) as u32;
        let tick = self.ticks.partition_point(|&(_, first)| first <= event).saturating_sub(1);
        self.ticks.drain(..tick);
        let before = self.ticks.first().map_or(event, |&(_, first)| first);
        for (_, first) in &mut self.ticks {
            *first -= before;
        }
        self.early_events = (event - before) as usize;
        self.events.drain(..gone);
        steps as usize
    }

    fn keep_late_losses(&mut self, first: usize) {
        let since = self.tick_of(first).saturating_sub(Self::LATELY);
        self.early_losses.retain(|&(_, at, _)| at >= since);
        let gone = self.losses.partition_point(|&number| (number as usize) < first);
        let late: Vec<_> = self.losses[..gone]
            .iter()
            .map(|&number| (number, self.tick_of(number as usize)))
            .filter(|&(_, at)| at >= since)
            .map(|(number, at)| (number, at, self.record(number as usize).clone()))
            .collect();
        self.early_losses.extend(late);
        self.losses.drain(..gone);
    }

    /// Forgets everything after a tick, which is held or later; gives the number of steps left.
    pub(super) fn forget_after(&mut self, tick: Ticks) -> usize {
        let (_, events) = self.event_range(tick);
        self.events.truncate(events.saturating_sub(self.early_events));
        self.ticks.retain(|&(at, _)| at <= tick);
        let end = self.events.last().map_or(self.first, |&end| end as usize);
        self.records.truncate(end - self.first);
        self.steps = self.records.last().map_or(0, |record| record.steps_end.wrapping_sub(self.steps_begin));
        self.marks.forget_after(tick, end);
        self.losses.truncate(self.losses.partition_point(|&number| (number as usize) < end));
        self.decided.truncate(self.decided.partition_point(|&(record, _)| (record as usize) < end));
        self.steps as usize
    }
}
