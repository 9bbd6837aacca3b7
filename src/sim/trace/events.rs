//! The record of a run tick by tick: what each event of a tick recorded, and what it made of the world.

use std::ops::Range;

use super::{Landmark, Trace};
use crate::protocol::{Decision, Protocol, Ticks};

impl<P: Protocol> Trace<P> {
    /// The first tick from this one on at which anything was recorded.
    pub fn busy_from(&self, tick: Ticks) -> Option<Ticks> {
        self.ticks.get(self.ticks.partition_point(|&(at, _)| at < tick)).map(|&(at, _)| at)
    }

    /// The records of each event of a tick, in order.
    pub fn events_of(&self, tick: Ticks) -> impl Iterator<Item = Range<usize>> + '_ {
        let (first, end) = self.event_range(tick);
        let end_of = |event: usize| self.events[event] as usize;
        (first..end).map(move |event| event.checked_sub(1).map_or(0, end_of)..end_of(event))
    }

    /// How many messages and notices each record of a tick sent, in the order of the records; copies that the network made are nobody's.
    pub fn sent_by_records_of(&self, tick: Ticks) -> Vec<u32> {
        let Some(start) = self.ticks.binary_search_by_key(&tick, |&(at, _)| at).ok() else { return Vec::new() };
        let mut events = self.events_of(tick);
        let first = events.next().unwrap_or_default();
        let records = first.start..events.last().map_or(first.end, |last| last.end);
        let mut sent = vec![0; records.len()];
        let until = self.sent_before.get(start + 1).map_or(self.sent.len(), |&before| before as usize);
        for &cause in &self.sent[(self.sent_before[start] as usize).min(until)..until] {
            if let Some(count) = (cause as usize).checked_sub(records.start).and_then(|index| sent.get_mut(index)) {
                *count += 1;
            }
        }
        sent
    }

    /// When a record was made, and which event of that tick it belongs to, from 1.
    pub fn event_of(&self, record: usize) -> (Ticks, usize) {
        let event = self.events.partition_point(|&end| end as usize <= record);
        let after = self.ticks.partition_point(|&(_, first)| first as usize <= event);
        let (tick, first) = after.checked_sub(1).map_or((0, 0), |index| self.ticks[index]);
        (tick, event + 1 - first as usize)
    }

    /// Whether any link has ever been cut.
    pub fn ever_cut(&self) -> bool {
        self.marks.iter().any(|&(.., landmark)| landmark == Landmark::Cut)
    }

    /// What the cell of `elected` became in the handling of a record, if it changed.
    pub fn decided_in(&self, record: u32) -> Option<Option<Decision>> {
        let after = self.decided.partition_point(|&(at, _)| at <= record);
        let &(at, decision) = self.decided.get(after.checked_sub(1)?)?;
        (at == record).then_some(decision)
    }
}
