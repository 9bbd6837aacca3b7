//! The part of a run that a trace holds: it grows at its end, and its beginning is moved.

use super::packed::{Delivery, Packed};
use super::records::{Counts, Records};
use super::{Landmark, Record, Trace};
use crate::protocol::{Cell, Ticks};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WriteState {
    Closed,
    /// Waits for the event that begins with this record or a later one.
    Ready(usize),
    Open,
}

/// What was evicted.
pub(super) struct Evicted {
    /// The counts of all before the first record now.
    pub(super) before: Counts,
    /// Losses that are kept nevertheless, with the places of their messages.
    pub(super) losses: Vec<(u32, usize)>,
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
        (self.state, self.records) = (WriteState::Open, Records::starting_at(next));
    }

    #[inline]
    pub fn is_open(&self) -> bool {
        matches!(self.state, WriteState::Open)
    }

    /// Only of a trace that is open.
    #[inline(always)]
    pub(super) fn write_delivery(&mut self, number: u32, delivery: Delivery) {
        debug_assert_eq!(self.held().end, number as usize, "records come in the order of their numbers");
        self.records.push_delivery(delivery, self.now);
    }

    /// Only of a trace that is open.
    pub(super) fn write(&mut self, number: u32, record: Record) {
        debug_assert_eq!(self.held().end, number as usize, "records come in the order of their numbers");
        if let Some(landmark) = record.what.landmark() {
            if self.is_new {
                self.marks.mark(number, self.now, landmark);
            }
            if landmark == Landmark::Lost {
                self.losses.push(number);
            }
        }
        self.records.push(record, self.now);
    }

    /// Of a trace that has not begun; whether the record is kept.
    #[cold]
    pub(super) fn write_early(&mut self, number: u32, record: Record) -> bool {
        if record.what.landmark() != Some(Landmark::Lost) {
            return false;
        }
        self.early_losses.forget_before(self.now.saturating_sub(Self::LATELY));
        self.early_losses.push(number, self.now, record);
        true
    }

    /// Whether it is the record of a loss shortly before the first record.
    pub(super) fn is_early_loss(&self, number: u32) -> bool {
        self.early_losses.has(number)
    }

    /// Counts one more step of a handling; whether it is kept.
    #[inline(always)]
    pub(super) fn obey(&mut self, handling: usize) -> bool {
        self.records.count_step(handling)
    }

    pub(super) fn decide(&mut self, handling: u32, decision: Option<Cell>) {
        if self.state == WriteState::Open {
            self.decided.push((handling, decision));
        }
    }

    #[inline(always)]
    pub(super) fn count_send(&mut self, handling: usize) {
        self.records.count_send(handling);
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
        if self.events.len() > 0 && self.ticks.last().is_some_and(|&(at, _)| at == tick) {
            self.events.extend_last(end);
        } else {
            self.end_event(tick);
        }
    }

    /// The most memory of a record with its message, steps, event and tick, in bytes; one that is kept whole takes as much again.
    pub const BYTES_PER_RECORD: usize = size_of::<Packed>() + 40;

    /// Evicts the oldest events; at least `keep` records stay.
    pub(super) fn evict_oldest(&mut self, keep: usize) -> Option<Evicted> {
        let wanted = self.held().end.saturating_sub(keep.max(1));
        let gone = self.events.count_until(wanted);
        let first = gone.checked_sub(1).and_then(|last| self.events.get(last))? as usize;
        let losses = self.keep_late_losses(first);
        let before = self.records.evict_before(first);
        self.decided.drain(..self.decided.partition_point(|&(record, _)| (record as usize) < first));
        let event = (self.early_events + gone) as u32;
        let tick = self.ticks.partition_point(|&(_, first)| first <= event).saturating_sub(1);
        self.ticks.drain(..tick);
        let before_these = self.ticks.first().map_or(event, |&(_, first)| first);
        for (_, first) in &mut self.ticks {
            *first -= before_these;
        }
        self.early_events = (event - before_these) as usize;
        self.events.evict(gone);
        Some(Evicted { before, losses })
    }

    /// Gives the losses that are kept, with the places of their messages.
    fn keep_late_losses(&mut self, first: usize) -> Vec<(u32, usize)> {
        let since = self.tick_of(first).saturating_sub(Self::LATELY);
        self.early_losses.forget_before(since);
        let gone = self.losses.partition_point(|&number| (number as usize) < first);
        let late: Vec<_> = self.losses[..gone]
            .iter()
            .map(|&number| (number, self.tick_of(number as usize)))
            .filter(|&(_, at)| at >= since)
            .map(|(number, at)| (number, at, self.record(number as usize)))
            .collect();
        let places = late.iter().filter_map(|&(number, ..)| Some((number, self.message(number as usize)?))).collect();
        for (number, at, record) in late {
            self.early_losses.push(number, at, record);
        }
        self.losses.drain(..gone);
        places
    }

    /// Forgets everything after a tick, which is held or later; gives the counts of what is left.
    pub(super) fn forget_after(&mut self, tick: Ticks) -> Counts {
        let (_, events) = self.event_range(tick);
        self.events.truncate(events.saturating_sub(self.early_events));
        self.ticks.retain(|&(at, _)| at <= tick);
        let end = self.events.last().map_or(self.held().start, |end| end as usize);
        self.marks.forget_after(tick, end);
        self.losses.truncate(self.losses.partition_point(|&number| (number as usize) < end));
        self.decided.truncate(self.decided.partition_point(|&(record, _)| (record as usize) < end));
        self.records.truncate(end)
    }
}
