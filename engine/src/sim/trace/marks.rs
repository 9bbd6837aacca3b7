//! Positions in a trace: the next change of a cell, the marks of the timeline, the records of an event.

use std::ops::Range;

use super::{RecordKind, Trace};
use crate::protocol::Ticks;

impl Trace {
    /// The held records of the event that a held record belongs to.
    pub fn event_with(&self, record: usize) -> Range<usize> {
        let event = self.events.count_until(record);
        let held = self.held();
        let end = self.events.get(event).map_or(held.end, |end| end as usize);
        let before = event.checked_sub(1).and_then(|before| self.events.get(before));
        before.map_or(held.start, |before| before as usize)..end
    }

    /// The first held record from this one on that changed a cell of `elected`.
    pub fn decided_from(&self, record: usize) -> Option<usize> {
        let at = self.decided.partition_point(|&(at, _)| (at as usize) < record.max(self.held().start));
        self.decided.get(at).map(|&(at, _)| at as usize)
    }

    /// The last held record before this one that changed a cell of `elected`.
    pub fn decided_before(&self, record: usize) -> Option<usize> {
        let after = self.decided.partition_point(|&(at, _)| (at as usize) < record);
        let before = self.decided[..after].last().map(|&(at, _)| at as usize);
        before.filter(|&at| at >= self.held().start)
    }

    pub fn marked(&self) -> Vec<usize> {
        self.marks.records()
    }

    pub fn first_leader(&self) -> Option<Ticks> {
        let marked = self.marks.records().into_iter().filter_map(|record| Some((record, self.get(record)?)));
        let leads = marked.into_iter().find(|(_, record)| matches!(record.what, RecordKind::Leads));
        leads.map(|(record, _)| self.tick_of(record))
    }
}
