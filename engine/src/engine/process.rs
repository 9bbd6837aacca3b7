//! One process, and many of them counted, as plain data.

use crate::protocol::{Decision, Fact, Id, Remark, Role};

/// One process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Process {
    /// Its index in clockwise order.
    pub position: usize,
    /// Its id.
    pub id: Id,
    /// What it is drawn with.
    pub face: Face,
    /// Its state; [`Role::Crashed`] when it is down.
    pub role: Role,
    /// Its cell of `elected`; `None` is @.
    pub elected: Option<Decision>,
    /// What stands beside it wherever it is drawn, such as its round; nothing of a process that is down.
    pub badge: Option<Remark>,
    /// The fields of its state.
    pub facts: Vec<Fact>,
    /// What it waits for.
    pub waits: Option<Remark>,
    /// Messages it has sent.
    pub sent: u64,
    /// Messages that it has received.
    pub received: u64,
    /// It will crash in mid-broadcast, after this many messages of its next batch.
    pub crashes_after: Option<u32>,
}

impl Process {
    /// Whom it follows, itself if it leads.
    pub fn follows(&self) -> Option<Id> {
        self.elected.and_then(Decision::leader)
    }
}

/// What a process is drawn with, as large as fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Face {
    /// Its id.
    #[default]
    Id,
    /// A dot: it has no id that it knows, and has drawn nothing.
    Hidden,
    /// The number it drew, in place of an id.
    Drawn(u64),
}

/// One sector of a ring.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Sector {
    /// The number of its processes.
    pub processes: u32,
    /// How many of them are in each state, by the number of the [`Role`].
    pub roles: [u32; 8],
    /// Messages under way by the number of the [`MessageClass`]. On a ring those that have left its processes clockwise and those that have
    /// left them counter-clockwise; on a complete graph those that have left its processes and those that are on their way to them.
    pub lanes: [[u32; 6]; 2],
    /// Notices on their way from its processes that are down.
    pub notices: u32,
    /// Messages of its processes that were lost less than 2 ticks ago.
    pub lost: u32,
    /// One of its processes will crash in mid-broadcast.
    pub armed: bool,
}

impl Sector {
    /// How many processes are in a state.
    pub const fn count(&self, role: Role) -> u32 {
        self.roles[role as usize]
    }
}
