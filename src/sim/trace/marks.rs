//! Where the record of a run has what is looked for: the next change of a cell, the next mark of the timeline, the moment of a record.

use super::{Landmark, Trace, What};
use crate::protocol::{Protocol, Ticks};

impl<P: Protocol> Trace<P> {
    /// The records of the event that a record belongs to.
    pub fn event_with(&self, record: usize) -> std::ops::Range<usize> {
        let event = self.events.partition_point(|&end| end as usize <= record);
        let end_of = |event: usize| self.events.get(event).map_or(self.held().end, |&end| end as usize);
        event.checked_sub(1).map_or(0, end_of)..end_of(event)
    }

    /// The moment right after a record: its tick, and how many events of the tick have been handled then.
    pub fn moment_after(&self, record: usize) -> (Ticks, usize) {
        let event = self.events.partition_point(|&end| end as usize <= record);
        let after = self.ticks.partition_point(|&(_, first)| first as usize <= event);
        let (tick, first) = after.checked_sub(1).map_or((0, 0), |index| self.ticks[index]);
        (tick, event - first as usize + 1)
    }

    /// The first record from this one on that changed a cell of `elected`.
    pub fn decided_from(&self, record: usize) -> Option<usize> {
        self.decided.get(self.decided.partition_point(|&(at, _)| (at as usize) < record)).map(|&(at, _)| at as usize)
    }

    /// The last record before this one that changed a cell of `elected`.
    pub fn decided_before(&self, record: usize) -> Option<usize> {
        let after = self.decided.partition_point(|&(at, _)| (at as usize) < record);
        after.checked_sub(1).map(|index| self.decided[index].0 as usize)
    }

    /// The first record from this one on that the timeline shows.
    pub fn marked_from(&self, record: usize) -> Option<usize> {
        // Marks are in the order of the events, but within an event not always in the order of its records.
        let begin = self.first_mark_of(self.event_with(record).start);
        let marked = || self.marks[begin..].iter().map(|&(at, ..)| at as usize);
        let event = self.event_with(marked().find(|&at| at >= record)?);
        marked().take_while(|&at| at < event.end).filter(|&at| at >= record).min()
    }

    /// The last record before this one that the timeline shows.
    pub fn marked_before(&self, record: usize) -> Option<usize> {
        let event = self.event_with(record.checked_sub(1)?);
        let marked = |event: &std::ops::Range<usize>| {
            let among = self.first_mark_of(event.start)..self.first_mark_of(event.end);
            self.marks[among].iter().map(|&(at, ..)| at as usize).filter(|&at| at < record).max()
        };
        marked(&event).or_else(|| {
            let &(before, ..) = self.marks.get(self.first_mark_of(event.start).checked_sub(1)?)?;
            marked(&self.event_with(before as usize))
        })
    }

    /// The index of the first mark of an event that begins with this record, or of a later one.
    fn first_mark_of(&self, begin: usize) -> usize {
        self.marks.partition_point(|&(at, ..)| (at as usize) < begin)
    }

    /// The first tick at which a process came to hold itself as leader.
    pub fn first_leader(&self) -> Option<Ticks> {
        let marked = self.marks.iter().filter(|&&(.., landmark)| landmark == Landmark::Leader).map(|&(_, tick, _)| tick);
        // A process that has long been leader may only have said so once more.
        let leads = |tick: &Ticks| {
            let mut records = self.events_of(*tick).flatten();
            records.any(|record| matches!(self.record(record).what, What::Leads))
        };
        marked.into_iter().find(leads)
    }
}
