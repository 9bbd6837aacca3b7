//! The records of a run tick by tick: the events of a tick and their effects.

use std::ops::Range;

use super::{Record, Trace};
use crate::protocol::{Cell, Ticks};

impl Trace {
    /// The first held tick from this one on with a record.
    pub fn busy_from(&self, tick: Ticks) -> Option<Ticks> {
        self.ticks.get(self.ticks.partition_point(|&(at, _)| at < tick)).map(|&(at, _)| at)
    }

    /// The first tick from which on every record is held.
    pub fn whole_from(&self) -> Ticks {
        match self.ticks.first() {
            _ if self.held().start == 0 => 0,
            Some(&(tick, _)) if self.early_events == 0 => tick,
            _ => self.ticks.first().map_or(self.now, |&(tick, _)| tick) + 1,
        }
    }

    /// The held records of each event of a tick, in order.
    pub fn events_of(&self, tick: Ticks) -> impl Iterator<Item = Range<usize>> + '_ {
        let (first, end) = self.event_range(tick);
        (first..end)
            .map(move |event| event.checked_sub(1).map_or(self.held().start, |before| self.end_of(before))..self.end_of(event))
    }

    /// The tick of a held record, and its event within that tick, from 1.
    pub fn event_of(&self, record: usize) -> (Ticks, usize) {
        let event = self.early_events + self.events.count_until(record);
        let after = self.ticks.partition_point(|&(_, first)| first as usize <= event);
        let (tick, first) = after.checked_sub(1).map_or((0, 0), |index| self.ticks[index]);
        (tick, event + 1 - first as usize)
    }

    pub fn losses_among(&self, range: Range<usize>) -> impl Iterator<Item = (usize, Record)> {
        let first = self.losses.partition_point(|&number| (number as usize) < range.start);
        let lost = self.losses[first..].iter().map(|&number| number as usize).take_while(move |&number| number < range.end);
        lost.filter_map(|number| Some((number, self.get(number)?)))
    }

    /// The new cell of `elected`, if the handling of a record changed it.
    pub fn decided_in(&self, record: u32) -> Option<Option<Cell>> {
        let after = self.decided.partition_point(|&(at, _)| at <= record);
        let &(at, decision) = self.decided.get(after.checked_sub(1)?)?;
        (at == record).then_some(decision)
    }

    /// The ticks of a range with records: the end of their records, and the tick.
    pub fn ends_of_ticks(&self, from: Ticks, until: Ticks) -> Vec<(u32, Ticks)> {
        let start = self.ticks.partition_point(|&(at, _)| at < from);
        let end = self.ticks.partition_point(|&(at, _)| at <= until);
        let ends = (start..end).map(|index| {
            let events = self.ticks.get(index + 1).map_or(self.all_events(), |&(_, first)| first as usize);
            (events.checked_sub(1).map_or(self.held().start, |event| self.end_of(event)) as u32, self.ticks[index].0)
        });
        ends.collect()
    }

    pub fn tick_of(&self, record: usize) -> Ticks {
        let event = self.early_events + self.events.count_until(record);
        let after = self.ticks.partition_point(|&(_, first)| first as usize <= event);
        after.checked_sub(1).map_or(0, |index| self.ticks[index].0)
    }

    pub fn events_in(&self, tick: Ticks) -> usize {
        let (first, end) = self.event_range(tick);
        end - first
    }

    /// The number of records up to the end of a tick, or up to a number of its events; at least those before the held ones.
    pub fn records_until(&self, tick: Ticks, events: Option<usize>) -> usize {
        let (first, end) = self.event_range(tick);
        let last = events.map_or(end, |events| (first + events).min(end));
        last.checked_sub(1).map_or(self.held().start, |event| self.end_of(event))
    }

    pub(super) fn all_events(&self) -> usize {
        self.early_events + self.events.len()
    }

    /// The end of the records of an event.
    pub(super) fn end_of(&self, event: usize) -> usize {
        let end = event.checked_sub(self.early_events).and_then(|event| self.events.get(event));
        end.map_or(self.held().start, |end| end as usize)
    }

    pub(super) fn event_range(&self, tick: Ticks) -> (usize, usize) {
        let index = self.ticks.partition_point(|&(at, _)| at < tick);
        let first_of = |index: usize| self.ticks.get(index).map_or(self.all_events(), |&(_, first)| first as usize);
        match self.ticks.get(index) {
            Some(&(at, first)) if at == tick => (first as usize, first_of(index + 1)),
            _ => (first_of(index), first_of(index)),
        }
    }
}
