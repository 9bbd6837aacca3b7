//! What a run has to know of its past to be recorded from any moment on.

use super::NO_CAUSE;
use super::origins::Origins;
use crate::protocol::Ticks;

/// How far the numbering of a run has come at one moment, and which records sent what is under way then and set what is armed.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// The number of the next record.
    pub(super) records: u32,
    /// The record of the handling that is going on.
    pub(super) handling: u32,
    /// It is a start.
    pub(super) is_start: bool,
    /// What it sends sets out so many ticks later.
    pub(super) lag: Ticks,
    /// How long handling a delivery takes, in ticks.
    pub(super) process_time: Ticks,
    pub(super) messages: Origins,
    pub(super) timers: Origins,
}

impl Ledger {
    /// The ledger of a run that begins, in which handling a delivery takes so many ticks.
    pub fn new(process_time: Ticks) -> Self {
        let (messages, timers) = (Origins::default(), Origins::default());
        Self { records: 0, handling: NO_CAUSE, is_start: false, lag: 0, process_time, messages, timers }
    }

    /// How many records there are so far.
    pub const fn records(&self) -> usize {
        self.records as usize
    }

    /// When a message that is under way set out, by its number.
    pub fn sent_at(&self, number: u32) -> Ticks {
        self.messages.of(number).map_or(0, |(_, tick)| tick)
    }

    /// The record whose handling sent a message that is under way, by its number.
    pub fn cause_of(&self, number: u32) -> Option<u32> {
        self.messages.record(number).filter(|&cause| cause != NO_CAUSE)
    }

    /// What happens from now on is not brought about by what was handled before.
    #[inline]
    pub const fn end_event(&mut self) {
        self.handling = NO_CAUSE;
        self.is_start = false;
        self.lag = 0;
    }

    /// Whether so much has come that is not under way any more that it is time to forget it.
    #[inline]
    pub fn is_long(&self) -> bool {
        self.messages.is_long() || self.timers.is_long()
    }

    /// Forgets where everything came from but the messages that are under way and the timers that are armed, by their numbers.
    pub fn keep(&mut self, messages: Vec<u32>, timers: Vec<u32>) {
        self.messages.keep(messages);
        self.timers.keep(timers);
    }

    /// How much memory it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.messages.bytes() + self.timers.bytes()
    }
}
