//! One process, or the counts of many, as plain data.

use crate::protocol::{Cell, Fact, Id, MessageClass, Remark, Role};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Process {
    /// Index in clockwise order.
    pub position: usize,
    pub id: Id,
    pub face: Face,
    /// [`Role::Crashed`] when it is down.
    pub role: Role,
    /// Whether it does not keep to the algorithm.
    pub faulty: bool,
    pub elected: Option<Cell>,
    /// Whether it owes a decision, where processes decide.
    pub owes: bool,
    /// Of a client whose cell counts its answered requests: how many it was asked for.
    pub requested: Option<u32>,
    /// Drawn beside it everywhere, such as its round; `None` when it is down.
    pub badge: Option<Remark>,
    /// What it is called besides its id, if it has a part of its own.
    pub title: Option<Remark>,
    pub facts: Vec<Fact>,
    pub waits: Option<Remark>,
    pub sent: u64,
    pub received: u64,
    /// It crashes in mid-broadcast, after this many messages of its next batch.
    pub crashes_after: Option<u32>,
}

impl Process {
    /// The leader it follows: itself if it leads.
    pub fn follows(&self) -> Option<Id> {
        self.elected.and_then(Cell::leader)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Face {
    #[default]
    Id,
    /// A dot: an anonymous process that has drawn no number.
    Hidden,
    /// The number that an anonymous process has drawn.
    Drawn(u64),
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Sector {
    pub processes: u32,
    /// Processes by the number of their [`Role`].
    pub roles: [u32; Role::COUNT],
    /// Messages under way by the number of the [`MessageClass`]. On a ring those that have left its
    /// processes clockwise and those that have left them counter-clockwise; on a complete graph those that have left its processes and
    /// those that are on their way to them.
    pub lanes: [[u32; MessageClass::COUNT]; 2],
    pub notices: u32,
    pub lost: u32,
    /// Whether one of its processes will crash in mid-broadcast.
    pub armed: bool,
}

impl Sector {
    pub const fn count(&self, role: Role) -> u32 {
        self.roles[role as usize]
    }
}
