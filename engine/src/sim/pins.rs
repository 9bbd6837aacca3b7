//! Pinned choices: answers fixed in advance instead of drawn.
//!
//! Every open choice of a run has a name ([`Choice`]), so pinning a choice affects no other choice. Before the world
//! makes a choice, it looks for a pin.

use std::collections::BTreeSet;

use super::network::name_of;
use crate::sim::prelude::*;

/// One direction of the link between two processes, which are given by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct DirectedLink {
    pub from: u32,
    pub to: u32,
    /// Whether the link runs clockwise on a ring; always false on a complete graph.
    pub clockwise: bool,
}

impl DirectedLink {
    /// The link from one process to another. `clockwise` is ignored on a complete graph.
    pub(crate) fn of(topology: Topology, (from, to): (u32, u32), clockwise: bool) -> Self {
        Self { from, to, clockwise: clockwise && topology != Topology::Complete }
    }
}

/// A choice with its answer.
///
/// `nth` counts from 1. `Delay`, `Loss` and `Copy`: the messages sent on the link, without copies. `Draw` and `Timer`:
/// the choices of that process. `Notice` and `Noticer`: the choices of the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Pin {
    /// The delay of a message in ticks. FIFO order and the limits of the network do not apply to it.
    Delay { on: DirectedLink, nth: u32, ticks: Ticks },
    /// Whether a message is lost; with `copy`, whether the network's copy of the message is lost.
    Loss { on: DirectedLink, nth: u32, copy: bool, lost: bool },
    /// Whether the network makes a copy of the message. `ticks`: the copy's delay in ticks; `None`: no copy.
    Copy { on: DirectedLink, nth: u32, ticks: Option<Ticks> },
    /// The delay of a notice of an undeliverable message, in ticks.
    Notice { nth: u32, ticks: Ticks },
    /// The number that a process draws. If `number` exceeds the maximum of the draw, the process draws that maximum.
    Draw { process: u32, nth: u32, number: u32 },
    /// The process that notices a gone leader, if one is selected at random. Without effect if it does not follow it.
    Noticer { nth: u32, process: u32 },
    /// The duration of a timer in ticks. `nth` counts how often the process arms the timer; `timer`: the timer's index.
    Timer { process: u32, timer: usize, nth: u32, ticks: Ticks },
}

impl Pin {
    /// The field `nth` of the pin: 1 for the first choice of its kind.
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

    /// The link of the message that the choice concerns; `None` if the choice concerns no message.
    pub const fn link(&self) -> Option<DirectedLink> {
        match *self {
            Self::Delay { on, .. } | Self::Loss { on, .. } | Self::Copy { on, .. } => Some(on),
            _ => None,
        }
    }

    /// A copy of the pin for another link, with the same `nth`. A pin that concerns no message is unchanged.
    #[must_use]
    pub const fn on_link(self, on: DirectedLink) -> Self {
        match self {
            Self::Delay { nth, ticks, .. } => Self::Delay { on, nth, ticks },
            Self::Loss { nth, copy, lost, .. } => Self::Loss { on, nth, copy, lost },
            Self::Copy { nth, ticks, .. } => Self::Copy { on, nth, ticks },
            other => other,
        }
    }

    /// A copy of the pin with `nth` raised by `times`.
    #[must_use]
    pub const fn later_by(mut self, times: u32) -> Self {
        let nth = self.nth_mut();
        *nth = nth.saturating_add(times);
        self
    }

    /// A copy of the pin with a default answer. Two pins concern the same choice if these copies of them are equal.
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
            // Notices are counted over the whole run, so the number alone identifies the choice.
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

/// A set of pinned choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pins(BTreeMap<Choice, Pin>);

impl Pins {
    /// The set of `pins` for a graph of `n` processes. If two pins answer the same choice, the later pin counts.
    pub fn of(topology: Topology, n: u32, pins: impl IntoIterator<Item = Pin>) -> Self {
        Self(pins.into_iter().map(|pin| (pin.choice(topology, n), pin)).collect())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Pinning {
    pins: Pins,
    /// The pinned choices that the run has already made.
    met: BTreeSet<Choice>,
    /// By link (encoded as in `Choice::about`): the number of messages sent on the link.
    sent: BTreeMap<u64, u32>,
    /// The messages in transit, by number; empty if the run numbers no messages.
    under_way: BTreeMap<u32, SentMessage>,
    /// By process and timer, encoded as in `Choice::about`: how often it was armed, and when last.
    arms: BTreeMap<u64, Arms>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SentMessage {
    /// The link of the message, encoded as in `Choice::about`.
    about: u64,
    /// How many messages were sent on the link before this one.
    index: u32,
    left: Ticks,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Arms {
    count: u32,
    latest: Ticks,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duplication {
    Never,
    /// The delay of the copy, in ticks.
    After(Ticks),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PinEffect {
    No,
    /// The run has not made the choice yet. The pin will answer it.
    Ahead,
    /// The message with this number is in transit. The pin changes its due tick to this tick.
    Message(u32, Ticks),
    /// The timer was armed. The pin changes its due tick to this tick, unless the timer was cancelled.
    Timer(Ticks),
}

impl Pinning {
    pub(super) fn new(pins: Pins) -> Self {
        Self { pins, ..Self::default() }
    }

    fn answer(&mut self, choice: Choice) -> Option<Pin> {
        let pin = *self.pins.0.get(&choice)?;
        self.met.insert(choice);
        Some(pin)
    }

    pub(super) fn delay(&mut self, choice: Choice) -> Option<Ticks> {
        match self.answer(choice)? {
            Pin::Delay { ticks, .. } | Pin::Notice { ticks, .. } => Some(ticks.max(1)),
            _ => None,
        }
    }

    pub(super) fn loss(&mut self, choice: Choice) -> Option<bool> {
        let Pin::Loss { lost, .. } = self.answer(choice)? else { return None };
        Some(lost)
    }

    pub(super) fn copy(&mut self, choice: Choice) -> Option<Duplication> {
        let Pin::Copy { ticks, .. } = self.answer(choice)? else { return None };
        Some(ticks.map_or(Duplication::Never, |ticks| Duplication::After(ticks.max(1))))
    }

    /// Returns the pinned number, but at most `most`; `None` if the draw is not pinned.
    pub(super) fn draw(&mut self, choice: Choice, most: u32) -> Option<u32> {
        let Pin::Draw { number, .. } = self.answer(choice)? else { return None };
        Some(number.min(most))
    }

    /// Returns the pinned delay in ticks, if any. `number`: how many notices came before this one.
    pub(super) fn notice(&mut self, number: u32) -> Option<Ticks> {
        self.delay(Choice { purpose: Purpose::Notice, about: 0, number })
    }

    /// Returns the position of the pinned process, if any. `number`: how many choices of this kind came before.
    pub(super) fn noticer(&mut self, number: u32) -> Option<u32> {
        let choice = Choice { purpose: Purpose::Noticer, about: 0, number };
        let Pin::Noticer { process, .. } = self.answer(choice)? else { return None };
        Some(process)
    }

    /// Counts the arming of a timer at tick `at`. Returns the timer's pinned duration in ticks, if any.
    pub(super) fn arms(&mut self, process: u32, timer: usize, at: Ticks) -> Option<Ticks> {
        let about = timer_about(process, timer);
        let arms = self.arms.entry(about).or_default();
        let number = arms.count;
        *arms = Arms { count: number.saturating_add(1), latest: at };
        let choice = Choice { purpose: Purpose::Timer, about, number };
        let Pin::Timer { ticks, .. } = self.answer(choice)? else { return None };
        Some(ticks.max(1))
    }

    /// Registers a sent message. `index`: how many messages were sent on the link before. `number`: its number, if any.
    pub(super) fn sets_out(&mut self, about: u64, index: u32, number: Option<u32>, left: Ticks) {
        self.sent.insert(about, index.saturating_add(1));
        self.under_way.extend(number.map(|number| (number, SentMessage { about, index, left })));
    }

    pub(super) fn ends(&mut self, number: u32) {
        self.under_way.remove(&number);
    }

    pub(super) fn settle(&mut self, pin: Pin, (topology, n): (Topology, u32)) {
        self.pins.0.insert(pin.choice(topology, n), pin);
    }

    pub(super) fn would_settle(&self, pin: Pin, (topology, n): (Topology, u32), asked: &ChoiceCounts<'_>) -> PinEffect {
        let choice = pin.choice(topology, n);
        if choice.number >= self.so_far(&pin, (topology, n), asked) {
            return PinEffect::Ahead;
        }
        match pin {
            Pin::Delay { ticks, .. } => {
                let is_it = |set_out: &SentMessage| (set_out.about, set_out.index) == (choice.about, choice.number);
                let found = self.under_way.iter().find(|(_, set_out)| is_it(set_out));
                found.map_or(PinEffect::No, |(&number, set_out)| {
                    PinEffect::Message(number, set_out.left.saturating_add(ticks.max(1)))
                })
            }
            Pin::Timer { process, timer, ticks, .. } => {
                let Arms { count, latest } = self.arms_of(process, timer);
                if choice.number + 1 == count {
                    PinEffect::Timer(latest.saturating_add(ticks.max(1)))
                } else {
                    PinEffect::No
                }
            }
            _ => PinEffect::No,
        }
    }

    /// How many choices the run has made so far with the kind, link, process and timer of `pin`.
    pub(super) fn so_far(&self, pin: &Pin, (topology, n): (Topology, u32), asked: &ChoiceCounts<'_>) -> u32 {
        match *pin {
            Pin::Delay { .. } | Pin::Loss { .. } | Pin::Copy { .. } => {
                self.sent.get(&pin.choice(topology, n).about).copied().unwrap_or_default()
            }
            Pin::Notice { .. } => asked.notices,
            Pin::Noticer { .. } => asked.noticers,
            Pin::Draw { process, .. } => asked.draws.get(&process).copied().unwrap_or_default(),
            Pin::Timer { process, timer, .. } => self.arms_of(process, timer).count,
        }
    }

    fn arms_of(&self, process: u32, timer: usize) -> Arms {
        self.arms.get(&timer_about(process, timer)).copied().unwrap_or_default()
    }

    /// For a message in transit: its number on its link, from 1, and the tick at which it was sent; `None`: unknown.
    pub(super) fn message(&self, number: u32) -> Option<(u32, Ticks)> {
        self.under_way.get(&number).map(|set_out| (set_out.index.saturating_add(1), set_out.left))
    }

    pub(super) fn armed_at(&self, process: u32, timer: usize) -> Ticks {
        self.arms_of(process, timer).latest
    }

    pub(super) fn open(&self) -> impl Iterator<Item = &Pin> {
        self.pins.0.iter().filter(|(choice, _)| !self.met.contains(choice)).map(|(_, pin)| pin)
    }

    pub(super) fn bytes(&self) -> usize {
        let pins = (size_of::<(Choice, Pin)>() + OF_A_MAP) * self.pins.0.len()
            + (size_of::<Choice>() + OF_A_MAP) * self.met.len();
        let counts = (size_of::<(u64, u32)>() + OF_A_MAP) * self.sent.len()
            + (size_of::<(u64, Arms)>() + OF_A_MAP) * self.arms.len();
        size_of::<Self>() + pins + counts + (size_of::<(u32, SentMessage)>() + OF_A_MAP) * self.under_way.len()
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct ChoiceCounts<'w> {
    pub(super) notices: u32,
    pub(super) noticers: u32,
    /// By position: how many numbers the process has drawn.
    pub(super) draws: &'w BTreeMap<u32, u32>,
}

#[cfg(test)]
mod tests;
