//! The failure detector of a run, as a scenario describes it.

use crate::protocol::Ticks;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detector {
    /// None: events and keys start elections.
    Manual,
    /// `delay` ticks after a crash or leave, processes that hold the gone one as leader notice, unless it is back. `delay`: in
    /// ticks; T by default.
    Oracle { delay: Ticks, by: Noticers },
    /// Leaders send heartbeats; a process that misses them notices. `period`: between two heartbeats, in ticks; 2T by default.
    Heartbeat { period: Ticks },
}

/// Which holders of a gone leader notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noticers {
    /// In the order of positions.
    All,
    /// The holder with the lowest id.
    Lowest,
    /// A holder drawn from the seed.
    Random,
}
