//! What is in flight and armed, as a frame tells it.

use super::Message;
use crate::protocol::{Id, Remark, Ticks};

/// Everything that is in flight and armed: by due tick, and within a tick in the order of the kernel; then what has no due tick.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PendingList {
    pub first: Vec<Pending>,
    pub left_out: usize,
}

/// One thing that is to come, or that holds until something is done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// When it is due; nothing if no tick is set for it.
    pub due: Option<Ticks>,
    pub thing: Thing,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A message, or the notice that one could not be delivered.
    Message {
        message: Message,
        ends: (Id, Id),
        /// All it carries, with the names of the fields: `id 58`.
        whole: String,
        /// Whether its link is cut, so that it will be lost unless that changes.
        cut: bool,
    },
    Timer {
        /// Tells timers of one run apart.
        number: u64,
        position: usize,
        id: Id,
        /// The index of its name among those of the protocol.
        index: usize,
        name: &'static str,
        /// What will be so when it runs out.
        meaning: Remark,
        set: Ticks,
    },
    /// Others notice that a process is gone.
    Notice {
        number: u64,
        /// The one that is gone, by position.
        position: usize,
        id: Id,
        /// It said so itself, and the news is on its way; else the detector will tell.
        said: bool,
        set: Ticks,
    },
    /// An alarm of the failure detector that lives on heartbeats.
    Alarm {
        number: u64,
        position: usize,
        id: Id,
        /// The leader whose absence it will notice unless it hears a heartbeat first; itself if it is to send one.
        leader: Id,
        set: Ticks,
    },
    Crash {
        position: usize,
        id: Id,
        /// After how many messages of its next batch.
        after: u32,
    },
    /// A link that is cut by name.
    Cut {
        from: usize,
        to: usize,
        ends: (Id, Id),
        /// Only the way from the first to the second.
        one_way: bool,
    },
    Parted {
        /// The first few of each of the first few sides, by id.
        sides: Vec<Vec<Id>>,
        more: bool,
    },
}
