//! Which part of a run a trace holds: it grows at its end, and where it begins is moved.

use super::{Landmark, Record, Trace};
use crate::protocol::{Decision, Ticks};

/// Losses are told for so many ticks before the first record: a picture shows what was lost lately.
const LATELY: Ticks = 2;

/// Whether what happens is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Nothing is.
    Closed,
    /// Nothing is until the event that begins with this record or a later one.
    Ready(usize),
    /// Everything is.
    Open,
}

impl Trace {
    /// What is recorded from now on happens for the first time in the run, or has been on the timeline before.
    pub const fn set_new(&mut self, is_new: bool) {
        self.is_new = is_new;
    }

    /// Takes over what the timeline shows of the run.
    pub fn take_landmarks(&mut self, other: &mut Self) {
        self.marks = std::mem::replace(&mut other.marks, super::Landmarks::new());
    }

    /// A trace that is to begin somewhere else than at the beginning of the run, with nothing for the timeline.
    pub fn elsewhere() -> Self {
        Self { state: State::Closed, is_new: false, ..Self::new() }
    }

    /// The trace begins with the first event from this record on. From now on it has to see every event.
    pub const fn await_record(&mut self, number: usize) {
        self.state = State::Ready(number);
    }

    /// Whether the next event is to be the first one, if it begins with this record.
    #[inline]
    pub fn is_about_to_begin(&self, next: usize) -> bool {
        matches!(self.state, State::Ready(number) if number <= next)
    }

    /// The trace begins here: the next record has this number.
    pub fn begin(&mut self, next: usize) {
        (self.state, self.first) = (State::Open, next);
    }

    /// Whether everything is written down.
    #[inline]
    pub fn is_open(&self) -> bool {
        self.state == State::Open
    }

    /// Takes a record over; whether it is kept.
    #[inline(always)]
    pub(super) fn write(&mut self, number: u32, record: Record) -> bool {
        if self.state != State::Open {
            return self.write_early(number, record);
        }
        debug_assert_eq!(self.first + self.records.len(), number as usize, "records come in the order of their numbers");
        if let Some(landmark) = record.what.landmark() {
            if self.is_new {
                self.marks.mark(number, self.now, landmark);
            }
            if landmark == Landmark::Lost {
                self.losses.push(number);
            }
        }
        if self.records.len() == self.records.capacity() {
            // Doubled memory would be half empty, and a trace is large. What is not written to yet costs nothing.
            self.records.reserve_exact(16_384 + self.records.len() / 4);
        }
        self.records.push(record);
        true
    }

    /// Of what happens before the first record only late losses matter.
    #[cold]
    fn write_early(&mut self, number: u32, record: Record) -> bool {
        if record.what.landmark() != Some(Landmark::Lost) {
            return false;
        }
        let since = self.now.saturating_sub(LATELY);
        if self.early_losses.first().is_some_and(|&(_, at, _)| at < since) {
            self.early_losses.retain(|&(_, at, _)| at >= since);
        }
        self.early_losses.push((number, self.now, record));
        true
    }

    /// Whether a record is that of a message that was lost shortly before the first record.
    pub(super) fn is_early_loss(&self, number: u32) -> bool {
        self.early_losses.iter().any(|&(early, ..)| early == number)
    }

    /// Where the steps of the latest record end, as [`Record::steps_end`] counts them.
    #[inline(always)]
    pub(super) const fn steps_end(&self) -> u32 {
        self.steps_begin.wrapping_add(self.steps)
    }

    /// The handling of a record obeys one more step; whether that is kept.
    #[inline(always)]
    pub(super) fn obey(&mut self, handling: usize) -> bool {
        if self.state != State::Open {
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
        if self.state == State::Open {
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
            State::Closed => {}
            State::Ready(_) => {
                if is_first {
                    self.ticks.clear();
                    self.ticks.push((tick, 0));
                    self.early_events = 0;
                }
                self.early_events += 1;
            }
            State::Open => {
                if is_first {
                    self.ticks.push((tick, self.all_events() as u32));
                }
                self.events.push(self.held().end as u32);
            }
        }
    }

    /// What has been recorded belongs to the last event of a tick, or is an event of its own if it has none.
    pub(super) fn close_event(&mut self, tick: Ticks) {
        if self.state != State::Open {
            return;
        }
        let end = self.held().end as u32;
        match self.events.last_mut() {
            Some(last) if self.ticks.last().is_some_and(|&(at, _)| at == tick) => *last = end,
            _ => self.end_event(tick),
        }
    }

    /// How much memory a record takes at most with what belongs to it, in bytes: its message, its steps, its event, its tick.
    pub const BYTES_PER_RECORD: usize = size_of::<Record>() + 40;

    /// Lets go of the oldest events, so that at least so many records are left; how many steps went with them.
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
        let since = self.tick_of(first).saturating_sub(LATELY);
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

    /// Forgets everything after a tick, which is not before those that are held; how many steps are left.
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
