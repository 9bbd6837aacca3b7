//! The space-time diagram as plain data: who was what when, what happened at whom, which messages crossed, and what led to an event.

use super::LogLine;
use crate::engine::{Behind, Broken};
use crate::protocol::{Datum, Id, MessageClass, Role, Ticks};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpaceTimeAsk {
    /// At most this many processes, in a window round the selected one.
    pub processes: usize,
    /// No process is selected. The window is round the process that acted last instead, and moves in steps; on a complete graph, where any
    /// process may act next, it is round the leader, before that round who began the last election.
    pub follow: bool,
    /// There is no room for the ways of messages: only those that were lost are wanted, and those that led to the event. While none is
    /// selected, the events of a process in a tick are told as one.
    pub only_marks: bool,
    /// At least this many ticks before and after the moment on the screen, or the selected event, as far as there are so many.
    pub ticks: Ticks,
    pub event: Option<u32>,
    /// What is recorded of the time after the moment on the screen is shown too.
    pub future: bool,
}

/// Neighbouring positions in order. Round a ring the first position may come after the last one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Neighbours {
    /// The position of the first of them.
    pub first: usize,
    pub count: usize,
    /// The number of all processes.
    pub n: usize,
}

impl Neighbours {
    /// The place of a position among them, from 0.
    pub const fn index(self, position: usize) -> Option<usize> {
        if self.n == 0 {
            return None;
        }
        let index = (position + self.n - self.first) % self.n;
        if index < self.count { Some(index) } else { None }
    }

    pub const fn contains(self, position: usize) -> bool {
        self.index(position).is_some()
    }

    pub const fn position(self, index: usize) -> usize {
        (self.first + index) % self.n
    }

    pub fn positions(self) -> impl Iterator<Item = usize> {
        (0..self.count).map(move |index| self.position(index))
    }

    /// Those of them from an index on, so many.
    #[must_use]
    pub const fn part(self, index: usize, count: usize) -> Self {
        Self { first: self.position(index), count, n: self.n }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SpaceTime {
    /// The first tick of which everything is here.
    pub from: Ticks,
    /// More happened in the time that was asked for than can be followed: it begins later.
    pub cut: bool,
    /// The last tick of which anything is here: that on the screen, if the recorded future is not shown.
    pub until: Ticks,
    pub middle: usize,
    /// The processes of the lifelines, in their order.
    pub window: Neighbours,
    pub lifelines: Vec<Lifeline>,
    pub events: Vec<DiagramEvent>,
    /// The messages between them; round a ring, also those to and from the neighbours of the window.
    pub messages: Vec<Crossing>,
    /// What was done to links and to messages on their way, in the order of the run: it happens at no process.
    pub touches: Vec<Touch>,
    /// Where the processes go through rounds together.
    pub rounds: Option<Rounds>,
    pub selected: Option<Selected>,
}

/// Rounds that the processes of a diagram go through together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// All that is proposed or held, ascending.
    pub values: Vec<Datum>,
    /// Where each round begins, and the last of them is over, up to the moment on the screen.
    pub barriers: Vec<Barrier>,
    /// The crashes in the middle of sending.
    pub broken: Vec<Broken>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barrier {
    pub tick: Ticks,
    /// What the processes of the lifelines have behind it, in their order; `None` of one that is down, or where the tick is not over.
    pub behind: Vec<Option<Behind>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lifeline {
    pub position: usize,
    pub id: Id,
    /// Each state with the tick at which it began, from the first tick of the window on. The last one lasts on.
    pub stretches: Vec<(Ticks, Role)>,
    /// The tick up to which its events belong to the past of the selected event, if any does.
    pub past_until: Option<Ticks>,
}

impl SpaceTime {
    /// Whether a value came to the selected process by messages that are here.
    pub fn has_way(&self) -> bool {
        self.messages.iter().any(|crossing| crossing.on_way)
    }

    /// The first tick that can be shown: 0, unless what came before the window is too much to be followed.
    pub fn from_known(&self) -> Ticks {
        if self.cut { self.from } else { 0 }
    }
}

impl Lifeline {
    /// Its state at the end of a tick.
    pub fn role_at(&self, tick: Ticks) -> Option<Role> {
        self.stretches.iter().rev().find(|(since, _)| *since <= tick).map(|&(_, role)| role)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "what else was true of the event: each may be without the others")]
pub struct DiagramEvent {
    pub number: u32,
    pub position: usize,
    pub tick: Ticks,
    pub what: EventKind,
    pub sends: bool,
    pub leads: bool,
    pub crashes: bool,
    /// It belongs to the past of the selected event, or is that event.
    pub in_past: bool,
    /// How many other arrivals at its process in its tick it stands for, where only the marks are wanted.
    pub others: usize,
}

impl DiagramEvent {
    /// Whether it is an arrival and nothing that matters more.
    pub const fn arrives(&self) -> bool {
        matches!(self.what, EventKind::Receive { .. } | EventKind::Bounce { .. }) && !self.leads && !self.crashes
    }

    /// Which of two events at one place is shown: the one with the higher rank, of equals the later.
    pub const fn rank(&self) -> u8 {
        match self.what {
            _ if self.leads => 5,
            _ if self.crashes => 4,
            EventKind::Receive { .. } | EventKind::Revive | EventKind::Bounce { .. } => 3,
            EventKind::Start => 2,
            EventKind::Timer | EventKind::Crash => 1,
            EventKind::Armed | EventKind::Disarmed => 0,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// An election was begun there, by command or because a leader is gone.
    Start,
    Receive {
        class: MessageClass,
        /// It came from above: from a process further up, or clockwise round the ring.
        from_above: bool,
    },
    Bounce {
        /// The process that is down is further up.
        from_above: bool,
    },
    Timer,
    Crash,
    Revive,
    Armed,
    /// A timer was cancelled from outside.
    Disarmed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    pub tick: Ticks,
    pub what: TouchKind,
    /// The positions at both ends of the link or of the message's way.
    pub between: (usize, usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchKind {
    Cut,
    Mended,
    Doubled,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crossing {
    pub from: usize,
    pub to: usize,
    /// So many processes further down the receiver is, clockwise round a ring; negative further up, counter-clockwise.
    pub down: isize,
    pub sent: Ticks,
    /// The tick at which it arrived or is due.
    pub due: Ticks,
    pub lost: Option<Ticks>,
    pub class: MessageClass,
    /// What it carries, as short as a pill; empty where so many cross that none has room for it.
    pub payload: String,
    pub notice: bool,
    /// The event that sent it, if any did.
    pub cause: Option<u32>,
    /// The event of its arrival, once it has arrived.
    pub arrival: Option<u32>,
    /// It belongs to the past of the selected event.
    pub in_past: bool,
    /// The barrier that it crosses after the round in which it was sent.
    pub late: Option<Ticks>,
    /// By it the value came to the selected process that this has come to.
    pub on_way: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Selected {
    pub number: u32,
    pub position: usize,
    pub tick: Ticks,
    /// How many events of the whole run led to it: those that happened before it, by the order of each process and by messages.
    pub past: usize,
    /// They are not all: of so long a run only those of its latest part have been counted.
    pub more_before: bool,
    /// What it is and what followed from it at once, as the log tells it.
    pub told: Vec<LogLine>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    /// The latest event of the process at this position, up to the moment on the screen.
    Latest(usize),
    Before(u32),
    After(u32),
    /// The event at another position that is nearest in time to this one.
    Nearest(u32, usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundEvent {
    pub number: u32,
    pub position: usize,
    pub tick: Ticks,
}
