//! Numbered elections: the rule by which an algorithm that elects once can be started again.
//!
//! Every message carries the number of its election (its `epoch`), and every process keeps the highest number seen in
//! stable storage. A start starts the next election unless the process has an unfinished one. A message of an older
//! election is dropped. A message of a newer election makes its receiver abandon the old election and join the new one
//! before handling it; on news of a leader, it only listens. An election is finished once ELECTED is seen or sent.

use serde::{Deserialize, Serialize};

/// The number of an election: 0 before the first.
pub type Epoch = u32;

/// The election of a process, and whether it is unfinished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Election {
    pub epoch: Epoch,
    /// Whether it started here and its end was not seen.
    pub unfinished: bool,
}

/// The relation of a message's epoch to the receiver's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EpochOrder {
    /// An older election: the message is dropped.
    Older,
    /// The receiver's election.
    Present,
    /// A newer election: the receiver abandons the old one and joins (on news of a leader: listens).
    Newer,
}

impl Election {
    /// After a crash: the number survives, an unfinished election does not.
    #[must_use]
    pub const fn after_crash(self) -> Self {
        Self { epoch: self.epoch, unfinished: false }
    }

    /// Starts the next election unless one is unfinished; returns whether it starts.
    pub const fn start(&mut self) -> bool {
        if self.unfinished {
            return false;
        }
        // Saturates: wrapping to 0 would make old messages look new.
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
