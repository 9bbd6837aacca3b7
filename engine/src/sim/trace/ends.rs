//! Where the records of each event end: mostly each event has one record, so that long runs of ends are one line.

use std::collections::VecDeque;

/// The ends of the records of events, by the index of the event; they never fall.
#[derive(Debug)]
pub(super) struct Ends {
    /// The count of an event, given-up ones included, and its end: each further event up to the next of these ends one record later.
    runs: VecDeque<(u32, u32)>,
    /// Events that were given up, at the beginning.
    gone: u32,
    /// Events, with those that were given up.
    count: u32,
}

impl Ends {
    pub(super) const fn new() -> Self {
        Self { runs: VecDeque::new(), gone: 0, count: 0 }
    }

    pub(super) const fn len(&self) -> usize {
        (self.count - self.gone) as usize
    }

    #[inline]
    pub(super) fn push(&mut self, end: u32) {
        if self.runs.back().is_none_or(|&(event, first)| first + (self.count - event) != end) {
            self.runs.push_back((self.count, end));
        }
        self.count += 1;
    }

    pub(super) fn get(&self, event: usize) -> Option<u32> {
        let event = self.gone + u32::try_from(event).ok()?;
        if event >= self.count {
            return None;
        }
        let after = self.runs.partition_point(|&(first, _)| first <= event);
        let (first, end) = *self.runs.get(after.checked_sub(1)?)?;
        Some(end + (event - first))
    }

    pub(super) fn last(&self) -> Option<u32> {
        self.get(self.len().checked_sub(1)?)
    }

    /// The number of events that end at this record or before; `end` counts records.
    pub(super) fn count_until(&self, end: usize) -> usize {
        let after = self.runs.partition_point(|&(_, first)| first as usize <= end);
        let Some(run) = after.checked_sub(1) else { return 0 };
        let (event, first) = self.runs[run];
        let next = self.runs.get(after).map_or(self.count, |&(next, _)| next);
        let reached = (event as usize + (end - first as usize) + 1).min(next as usize);
        reached.saturating_sub(self.gone as usize)
    }

    /// The last event ends later than was said.
    pub(super) fn extend_last(&mut self, end: u32) {
        if self.len() > 0 {
            self.truncate(self.len() - 1);
            self.push(end);
        }
    }

    pub(super) fn truncate(&mut self, len: usize) {
        self.count = self.count.min(self.gone + len as u32);
        while self.runs.back().is_some_and(|&(event, _)| event >= self.count) {
            self.runs.pop_back();
        }
    }

    /// Gives up the first events.
    pub(super) fn evict(&mut self, events: usize) {
        self.gone = (self.gone + events as u32).min(self.count);
        while self.runs.get(1).is_some_and(|&(next, _)| next <= self.gone) {
            self.runs.pop_front();
        }
    }
}

#[cfg(test)]
mod tests;
