//! What recording from any moment on needs to know of the run before it.

use super::NO_CAUSE;
use super::origins::Origins;
use crate::protocol::Ticks;

/// The numbering of a run at one moment: the next record, and the records that sent what is under way and set what is armed.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// The next record.
    pub(super) records: u32,
    /// How many of the records so far are losses.
    pub(super) losses: u32,
    /// The record of the present handling.
    pub(super) handling: u32,
    pub(super) is_start: bool,
    /// Ticks from a delivery to the departure of what it sends.
    pub(super) lag: Ticks,
    /// Handling time of a delivery, in ticks.
    pub(super) process_time: Ticks,
    pub(super) messages: Origins,
    pub(super) timers: Origins,
}

impl Ledger {
    pub fn new(process_time: Ticks) -> Self {
        let (messages, timers) = (Origins::default(), Origins::default());
        Self { records: 0, losses: 0, handling: NO_CAUSE, is_start: false, lag: 0, process_time, messages, timers }
    }

    pub const fn records(&self) -> usize {
        self.records as usize
    }

    /// How many of the records so far are losses.
    pub const fn losses(&self) -> u32 {
        self.losses
    }

    /// The departure of a message under way.
    pub fn sent_at(&self, number: u32) -> Ticks {
        self.messages.of(number).map_or(0, |(_, tick)| tick)
    }

    /// The record whose handling sent a message under way.
    pub fn cause_of(&self, number: u32) -> Option<u32> {
        self.messages.record(number).filter(|&cause| cause != NO_CAUSE)
    }

    /// What follows is not caused by the handling before.
    #[inline]
    pub const fn end_event(&mut self) {
        self.handling = NO_CAUSE;
        self.is_start = false;
        self.lag = 0;
    }

    /// Whether it remembers so much that is no longer under way that it is time to forget.
    #[inline]
    pub fn is_long(&self) -> bool {
        self.messages.is_long() || self.timers.is_long()
    }

    /// Forgets all origins but those of the messages under way and of the timers armed.
    pub fn keep(&mut self, messages: Vec<u32>, timers: Vec<u32>) {
        self.messages.keep(messages);
        self.timers.keep(timers);
    }

    /// In bytes.
    pub fn bytes(&self) -> usize {
        self.messages.bytes() + self.timers.bytes()
    }
}
