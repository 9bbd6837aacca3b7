//! What led to an event: Lamport's happened-before, followed back to the beginning of the run.
//!
//! An event's past is closed under two steps: from an event to the one before it at the same process, and from an event to its
//! cause (the sending of the message that it receives, the setting of the timer that runs out). Two more links are as real: a
//! process that notices that its leader is gone does so because that one went down, and so does one that gets a message back.

use std::collections::{BTreeMap, BTreeSet};

use crate::run::Run;
use suffrage_engine::sim::trace::{Record, RecordKind, Trace};

#[derive(Debug)]
pub(crate) struct Past {
    pub(super) event: u32,
    /// By position: one more than the latest record that belongs to the past; 0 if none does.
    bounds: Vec<u32>,
    /// The losses whose notices belong to it: a message lost on the way belongs to no process.
    pub(super) losses: BTreeSet<u32>,
    pub(super) count: usize,
}

impl Past {
    /// Follows everything that led to an event back to the beginning.
    pub(super) fn of(run: &Run, event: u32) -> Self {
        let trace = run.trace();
        let mut past = Self { event, bounds: vec![0; run.count()], losses: BTreeSet::new(), count: 0 };
        past.bounds[trace.record(event as usize).at as usize] = event + 1;
        let mut crashes = Crashes { trace, known: BTreeMap::new() };
        for index in (0..=event).rev() {
            let reaches = |at| past.has(at, index) || past.losses.contains(&index);
            if !trace.at(index as usize).is_some_and(reaches) {
                continue;
            }
            let record = trace.record(index as usize);
            if record.is_at_its_process() {
                if index >= past.bounds[record.at as usize] {
                    continue;
                }
                past.count += usize::from(index != event && record.opens());
            } else if !past.losses.contains(&index) {
                continue;
            }
            if let RecordKind::Started(Some(gone)) = record.what
                && let Some(crash) = crashes.before(index, gone)
            {
                past.reach(gone, crash);
            }
            let Some(cause) = trace.get(record.cause as usize) else { continue };
            if cause.is_at_its_process() {
                past.reach(cause.at, record.cause);
            } else {
                past.losses.insert(record.cause);
                if let Some(crash) = crashes.before(record.cause, cause.at) {
                    past.reach(cause.at, crash);
                }
            }
        }
        past
    }

    fn reach(&mut self, at: u32, record: u32) {
        let bound = &mut self.bounds[at as usize];
        *bound = (*bound).max(record + 1);
    }

    pub(super) fn has(&self, at: u32, record: u32) -> bool {
        record < self.bounds[at as usize]
    }

    pub(super) fn latest(&self, at: u32) -> Option<u32> {
        self.bounds[at as usize].checked_sub(1)
    }
}

/// When processes that are found to be gone went down. It is asked from the end of the run to its beginning, so that what was
/// found once is not looked for again.
struct Crashes<'r> {
    trace: &'r Trace,
    known: BTreeMap<u32, Option<u32>>,
}

impl Crashes<'_> {
    fn before(&mut self, record: u32, at: u32) -> Option<u32> {
        match self.known.get(&at) {
            Some(&known) if known.is_none_or(|known| known < record) => known,
            _ => {
                let down = |record: &Record| matches!(record.what, RecordKind::WentDown(_));
                let found = self.trace.turns_before(record as usize, at).find(|(_, record)| down(record));
                let found = found.map(|(index, _)| index as u32);
                self.known.insert(at, found);
                found
            }
        }
    }
}
