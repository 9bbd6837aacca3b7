//! Choices that are settled, and not left to chance.
//!
//! Every open choice of a run has a name ([`Choice`]), so that one answer can be fixed without touching any other. The world asks its pins before it
//! asks chance.

pub(super) mod pinning;

use std::collections::BTreeMap;

use serde::Serialize;

use super::chance::{Choice, Purpose};
use super::link_names::name_of;
use crate::protocol::{Ticks, Topology};

/// Between two processes, by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct DirectedLink {
    pub from: u32,
    pub to: u32,
    /// The way round a ring; never on a complete graph.
    pub clockwise: bool,
}

impl DirectedLink {
    /// `clockwise`: as a port says it, which on a complete graph means nothing.
    pub(crate) fn of(topology: Topology, (from, to): (u32, u32), clockwise: bool) -> Self {
        Self { from, to, clockwise: clockwise && topology != Topology::Complete }
    }
}

/// A choice with its answer. `nth`: 1 for the first, counted from the beginning of the run; what is about messages counts those that were sent on
/// this link, without copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Pin {
    /// How long a message is on its way after it has left, whatever the delays of the network are, and whatever is under way before it.
    Delay { on: DirectedLink, nth: u32, ticks: Ticks },
    /// Whether a message, or the copy that the network makes of it, is lost.
    Loss { on: DirectedLink, nth: u32, copy: bool, lost: bool },
    /// Whether the network doubles a message, and how long the copy is on its way.
    Copy { on: DirectedLink, nth: u32, ticks: Option<Ticks> },
    /// How long a notice of an undeliverable message takes; of all notices of the run.
    Notice { nth: u32, ticks: Ticks },
    /// What a process draws; what is too high stands for the highest that it may draw.
    Draw { process: u32, nth: u32, number: u32 },
    /// Which process notices that a leader is gone, where one is drawn; of all such draws of the run. A process that does not follow that leader
    /// leaves it to chance.
    Noticer { nth: u32, process: u32 },
    /// How long a timer lasts, of those of this name that the process arms. `timer`: an index into the protocol's timers.
    Timer { process: u32, timer: usize, nth: u32, ticks: Ticks },
}

impl Pin {
    /// 1 for the first.
    pub const fn nth(&self) -> u32 {
        let mut own = *self;
        *own.nth_mut()
    }

    const fn nth_mut(&mut self) -> &mut u32 {
        match self {
            Self::Delay { nth, .. }
            | Self::Loss { nth, .. }
            | Self::Copy { nth, .. }
            | Self::Notice { nth, .. }
            | Self::Draw { nth, .. }
            | Self::Noticer { nth, .. }
            | Self::Timer { nth, .. } => nth,
        }
    }

    /// The link that its message runs on.
    pub const fn link(&self) -> Option<DirectedLink> {
        match *self {
            Self::Delay { on, .. } | Self::Loss { on, .. } | Self::Copy { on, .. } => Some(on),
            Self::Notice { .. } | Self::Draw { .. } | Self::Noticer { .. } | Self::Timer { .. } => None,
        }
    }

    /// The same about the message of this place on another link.
    #[must_use]
    pub const fn on_link(self, on: DirectedLink) -> Self {
        match self {
            Self::Delay { nth, ticks, .. } => Self::Delay { on, nth, ticks },
            Self::Loss { nth, copy, lost, .. } => Self::Loss { on, nth, copy, lost },
            Self::Copy { nth, ticks, .. } => Self::Copy { on, nth, ticks },
            Self::Notice { .. } | Self::Draw { .. } | Self::Noticer { .. } | Self::Timer { .. } => self,
        }
    }

    /// The same about what comes up so many times later.
    #[must_use]
    pub const fn later_by(mut self, times: u32) -> Self {
        let nth = self.nth_mut();
        *nth = nth.saturating_add(times);
        self
    }

    /// The choice without its answer: what it is about and `nth`, with the answer that is the lowest.
    #[must_use]
    pub const fn question(&self) -> Self {
        match *self {
            Self::Delay { on, nth, .. } => Self::Delay { on, nth, ticks: 0 },
            Self::Loss { on, nth, copy, .. } => Self::Loss { on, nth, copy, lost: false },
            Self::Copy { on, nth, .. } => Self::Copy { on, nth, ticks: None },
            Self::Notice { nth, .. } => Self::Notice { nth, ticks: 0 },
            Self::Draw { process, nth, .. } => Self::Draw { process, nth, number: 0 },
            Self::Noticer { nth, .. } => Self::Noticer { nth, process: 0 },
            Self::Timer { process, timer, nth, .. } => Self::Timer { process, timer, nth, ticks: 0 },
        }
    }

    fn choice(&self, topology: Topology, n: u32) -> Choice {
        let name = |DirectedLink { from, to, clockwise }| name_of(topology, n, (from, to, clockwise));
        let (purpose, about) = match *self {
            Self::Delay { on, .. } => (Purpose::Delay, name(on)),
            Self::Loss { on, copy: false, .. } => (Purpose::Loss, name(on)),
            Self::Loss { on, copy: true, .. } => (Purpose::CopyLoss, name(on)),
            Self::Copy { on, .. } => (Purpose::Duplicate, name(on)),
            // Their numbers go through the whole run.
            Self::Notice { .. } => (Purpose::Notice, 0),
            Self::Noticer { .. } => (Purpose::Noticer, 0),
            Self::Draw { process, .. } => (Purpose::Draw, u64::from(process)),
            Self::Timer { process, timer, .. } => (Purpose::Timer, timer_about(process, timer)),
        };
        Choice { purpose, about, number: self.nth().saturating_sub(1) }
    }
}

const fn timer_about(process: u32, timer: usize) -> u64 {
    (process as u64) << 8 | timer as u64
}

/// Settled choices, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pins(BTreeMap<Choice, Pin>);

impl Pins {
    /// On a graph of `n` processes. Of two answers to one choice the later one counts.
    pub fn of(topology: Topology, n: u32, pins: impl IntoIterator<Item = Pin>) -> Self {
        Self(pins.into_iter().map(|pin| (pin.choice(topology, n), pin)).collect())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests;
