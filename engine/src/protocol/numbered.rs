//! Numbered elections: a rule by which an algorithm that elects only once can start again.
//!
//! Every message carries the number of its election (its `epoch`). Every process keeps in stable storage the highest
//! number that it has seen. A start begins the next election unless the process has an unfinished one. A message of an
//! older election is dropped. If a message is from a newer election, its receiver abandons the old election and joins
//! the new one before it handles the message. But if that message is ELECTED, the receiver does not compete: it only
//! learns the result. Sending or receiving ELECTED finishes an election.

use serde::{Deserialize, Serialize};

/// The number of an election; 0 before the first election.
pub type Epoch = u32;

/// The latest election that a process knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Election {
    pub epoch: Epoch,
    /// Whether the process takes part in the election and does not know its result yet.
    pub unfinished: bool,
}

/// Whether the epoch of a message is older or newer than the epoch of the receiver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EpochOrder {
    /// The message is from an older election: the receiver drops the message.
    Older,
    /// The message is from the current election of the receiver.
    Present,
    /// The message is from a newer election: the receiver joins that election, or only learns its result.
    Newer,
}

impl Election {
    /// The latest election after a crash of the process: the stored epoch, in which it no longer takes part.
    #[must_use]
    pub const fn after_crash(self) -> Self {
        Self { epoch: self.epoch, unfinished: false }
    }

    /// Starts the next election, unless the current one is unfinished. Returns whether an election started.
    pub const fn start(&mut self) -> bool {
        if self.unfinished {
            return false;
        }
        // The number stops at its maximum: if it wrapped round to 0, old messages would look new.
        self.epoch = self.epoch.saturating_add(1);
        self.unfinished = true;
        true
    }

    pub fn hear(&mut self, epoch: Epoch) -> EpochOrder {
        match epoch.cmp(&self.epoch) {
            std::cmp::Ordering::Less => EpochOrder::Older,
            std::cmp::Ordering::Equal => EpochOrder::Present,
            std::cmp::Ordering::Greater => {
                *self = Self { epoch, unfinished: true };
                EpochOrder::Newer
            }
        }
    }

    pub const fn finish(&mut self) {
        self.unfinished = false;
    }
}

#[cfg(test)]
mod tests;
