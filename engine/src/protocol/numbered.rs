//! Numbered elections: the rule by which an algorithm that elects once can be started again.
//!
//! Every message carries the number of its election (its `epoch`), and every process keeps the highest that it has seen in stable
//! storage. A start begins the next election unless one is unfinished here. A message of an older election is dropped. One of a
//! newer election makes its receiver forget the old one and begin the new before the message is handled; news of a leader is
//! listened to only. An election is finished for a process that has seen ELECTED, or leads.

use serde::{Deserialize, Serialize};

/// The number of an election: 0 before the first.
pub type Epoch = u32;

/// The election of a process, and whether it is unfinished there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Election {
    pub epoch: Epoch,
    /// Begun here, and the end not seen.
    pub unfinished: bool,
}

/// What a message's epoch means to its receiver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Of an older election: dropped.
    Older,
    /// Of the receiver's election.
    Present,
    /// Of a newer election: the receiver forgets the old one and joins (on news of a leader: listens).
    Newer,
}

impl Election {
    /// After a crash: the number survives, an unfinished election does not.
    #[must_use]
    pub const fn after_crash(self) -> Self {
        Self { epoch: self.epoch, unfinished: false }
    }

    /// Begins the next election unless one is unfinished here; whether it begins.
    pub const fn start(&mut self) -> bool {
        if self.unfinished {
            return false;
        }
        // Saturates: wrapping to 0 would make old messages look new.
        self.epoch = self.epoch.saturating_add(1);
        self.unfinished = true;
        true
    }

    pub fn hear(&mut self, epoch: Epoch) -> Heard {
        match epoch.cmp(&self.epoch) {
            std::cmp::Ordering::Less => Heard::Older,
            std::cmp::Ordering::Equal => Heard::Present,
            std::cmp::Ordering::Greater => {
                *self = Self { epoch, unfinished: true };
                Heard::Newer
            }
        }
    }

    pub const fn finish(&mut self) {
        self.unfinished = false;
    }
}

#[cfg(test)]
mod tests;
