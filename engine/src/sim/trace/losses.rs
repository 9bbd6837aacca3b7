//! What was lost shortly before the first record that a trace holds: a picture shows recent losses, and there may be millions of them.

use std::collections::BTreeMap;

use super::record::Record;
use crate::protocol::Ticks;

/// So many losses are told one by one at most, the latest; the others are counted.
pub(super) const MOST_TOLD: usize = 32_768;

#[derive(Clone, Debug, Default)]
pub(super) struct EarlyLosses {
    /// Number, tick and record, ascending: at least the latest [`MOST_TOLD`], and at most twice as many.
    latest: Vec<(u32, Ticks, Record)>,
    /// How many there were before them, by tick and sender.
    counted: BTreeMap<(Ticks, u32), u32>,
}

impl EarlyLosses {
    pub(super) const fn new() -> Self {
        Self { latest: Vec::new(), counted: BTreeMap::new() }
    }

    pub(super) fn push(&mut self, number: u32, tick: Ticks, record: Record) {
        if self.latest.len() == 2 * MOST_TOLD {
            for (_, at, record) in self.latest.drain(..MOST_TOLD) {
                if let Some(from) = record.what.from() {
                    *self.counted.entry((at, from)).or_default() += 1;
                }
            }
        }
        self.latest.push((number, tick, record));
    }

    pub(super) fn forget_before(&mut self, tick: Ticks) {
        if self.counted.first_key_value().is_some_and(|(&(first, _), _)| first < tick) {
            self.counted = self.counted.split_off(&(tick, 0));
        }
        if self.latest.first().is_some_and(|&(_, first, _)| first < tick) {
            self.latest.drain(..self.latest.partition_point(|&(_, at, _)| at < tick));
        }
    }

    /// Whether the record of this number is kept.
    pub(super) fn has(&self, number: u32) -> bool {
        self.latest.binary_search_by_key(&number, |&(early, ..)| early).is_ok()
    }

    /// Those from a tick on of which the records are kept.
    pub(super) fn since(&self, tick: Ticks) -> &[(u32, Ticks, Record)] {
        &self.latest[self.latest.partition_point(|&(_, at, _)| at < tick)..]
    }

    /// The senders of those from a tick on that are only counted, with how many of each were lost.
    pub(super) fn counted_since(&self, tick: Ticks) -> impl Iterator<Item = (u32, u32)> {
        self.counted.range((tick, 0)..).map(|(&(_, from), &count)| (from, count))
    }
}

#[cfg(test)]
mod tests;
