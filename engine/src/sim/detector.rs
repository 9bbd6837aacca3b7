//! Who notices that a leader is gone.

use crate::protocol::Ticks;

/// The failure detector of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detector {
    /// Nobody by itself: events and keys start elections.
    Manual,
    /// `delay` ticks after a crash or leave, those who hold the gone process as leader notice, unless it has come back.
    Oracle {
        /// In ticks; T by default.
        delay: Ticks,
        /// Which of them.
        by: Noticers,
    },
    /// Leaders send heartbeats; who has heard none for too long notices.
    Heartbeat {
        /// The time between two heartbeats, in ticks; 2T by default.
        period: Ticks,
    },
}

/// Which of the holders of a gone leader notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noticers {
    /// All, by position.
    All,
    /// The one with the lowest id.
    Lowest,
    /// One drawn from the seed.
    Random,
}
