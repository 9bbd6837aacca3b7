//! What a world with pins remembers: the answers, and how far it has counted.

use std::collections::{BTreeMap, BTreeSet};

use super::{Pin, Pins, timer_about};
use crate::protocol::{Ticks, Topology};
use crate::sim::chance::{Choice, Purpose};
use crate::sim::memory::OF_A_MAP;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::sim) struct Pinning {
    pins: Pins,
    /// Those that the run has come to.
    met: BTreeSet<Choice>,
    /// By link, as choices name it: how many messages were sent.
    sent: BTreeMap<u64, u32>,
    /// Messages under way, by number; empty in a run that numbers nothing.
    under_way: BTreeMap<u32, SetOut>,
    /// By process and timer, as choices name them.
    arms: BTreeMap<u64, Arms>,
}

/// A message that has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SetOut {
    /// Its link, as choices name it.
    about: u64,
    /// Of its link, from 0.
    index: u32,
    left: Ticks,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Arms {
    count: u32,
    /// When it was armed last.
    latest: Ticks,
}

/// Whether a message is doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sim) enum Doubling {
    Never,
    /// The copy is so long on its way, in ticks.
    After(Ticks),
}

/// What an act that settles a choice does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sim) enum Settled {
    /// It comes too late.
    No,
    /// The choice was open.
    Ahead,
    /// The message of this number is under way; it is due at this tick.
    Message(u32, Ticks),
    /// The timer is armed, if nothing has cancelled it; it is due at this tick.
    Timer(Ticks),
}

impl Pinning {
    pub(in crate::sim) fn new(pins: Pins) -> Self {
        Self { pins, ..Self::default() }
    }

    fn answer(&mut self, choice: Choice) -> Option<Pin> {
        let pin = *self.pins.0.get(&choice)?;
        self.met.insert(choice);
        Some(pin)
    }

    /// How long a message is on its way.
    pub(in crate::sim) fn delay(&mut self, choice: Choice) -> Option<Ticks> {
        match self.answer(choice)? {
            Pin::Delay { ticks, .. } | Pin::Notice { ticks, .. } => Some(ticks.max(1)),
            _ => None,
        }
    }

    /// Whether a message or its copy is lost.
    pub(in crate::sim) fn loss(&mut self, choice: Choice) -> Option<bool> {
        match self.answer(choice)? {
            Pin::Loss { lost, .. } => Some(lost),
            _ => None,
        }
    }

    pub(in crate::sim) fn copy(&mut self, choice: Choice) -> Option<Doubling> {
        match self.answer(choice)? {
            Pin::Copy { ticks, .. } => Some(ticks.map_or(Doubling::Never, |ticks| Doubling::After(ticks.max(1)))),
            _ => None,
        }
    }

    /// The number that a process draws, at most this one.
    pub(in crate::sim) fn draw(&mut self, choice: Choice, most: u32) -> Option<u32> {
        match self.answer(choice)? {
            Pin::Draw { number, .. } => Some(number.min(most)),
            _ => None,
        }
    }

    /// How long the notice takes that is the next in the run.
    pub(in crate::sim) fn notice(&mut self, number: u32) -> Option<Ticks> {
        self.delay(Choice { purpose: Purpose::Notice, about: 0, number })
    }

    /// Who notices, where it is drawn so many times before in the run.
    pub(in crate::sim) fn noticer(&mut self, number: u32) -> Option<u32> {
        match self.answer(Choice { purpose: Purpose::Noticer, about: 0, number })? {
            Pin::Noticer { process, .. } => Some(process),
            _ => None,
        }
    }

    /// A process arms a timer at a tick; how long it lasts, if that is settled.
    pub(in crate::sim) fn arms(&mut self, process: u32, timer: usize, at: Ticks) -> Option<Ticks> {
        let about = timer_about(process, timer);
        let arms = self.arms.entry(about).or_default();
        let number = arms.count;
        *arms = Arms { count: number.saturating_add(1), latest: at };
        match self.answer(Choice { purpose: Purpose::Timer, about, number })? {
            Pin::Timer { ticks, .. } => Some(ticks.max(1)),
            _ => None,
        }
    }

    /// A message leaves, which is the one of this index on its link. `number`: in a run that numbers messages.
    pub(in crate::sim) fn sets_out(&mut self, about: u64, index: u32, number: Option<u32>, left: Ticks) {
        self.sent.insert(about, index.saturating_add(1));
        self.under_way.extend(number.map(|number| (number, SetOut { about, index, left })));
    }

    /// A message has come to its end.
    pub(in crate::sim) fn ends(&mut self, number: u32) {
        self.under_way.remove(&number);
    }

    /// Settles a choice from now on. `asked`: how often the choices that are counted elsewhere have come up.
    pub(in crate::sim) fn settle(&mut self, pin: Pin, graph: (Topology, u32), asked: &Asked<'_>) -> Settled {
        let settled = self.would_settle(pin, graph, asked);
        if settled == Settled::Ahead {
            self.pins.0.insert(pin.choice(graph.0, graph.1), pin);
        }
        settled
    }

    pub(in crate::sim) fn would_settle(&self, pin: Pin, (topology, n): (Topology, u32), asked: &Asked<'_>) -> Settled {
        let choice = pin.choice(topology, n);
        if choice.number >= self.so_far(&pin, (topology, n), asked) {
            return Settled::Ahead;
        }
        match pin {
            Pin::Delay { ticks, .. } => {
                let is_it = |set_out: &SetOut| (set_out.about, set_out.index) == (choice.about, choice.number);
                let found = self.under_way.iter().find(|(_, set_out)| is_it(set_out));
                found.map_or(Settled::No, |(&number, set_out)| {
                    Settled::Message(number, set_out.left.saturating_add(ticks.max(1)))
                })
            }
            Pin::Timer { process, timer, ticks, .. } => {
                let Arms { count, latest } = self.arms_of(process, timer);
                if choice.number + 1 == count {
                    Settled::Timer(latest.saturating_add(ticks.max(1)))
                } else {
                    Settled::No
                }
            }
            _ => Settled::No,
        }
    }

    /// How often a choice of this kind and about the same has come up.
    pub(in crate::sim) fn so_far(&self, pin: &Pin, (topology, n): (Topology, u32), asked: &Asked<'_>) -> u32 {
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

    /// Which message of its link the one of this number is, 1 for the first, and when it left; `None` of what is not counted.
    pub(in crate::sim) fn message(&self, number: u32) -> Option<(u32, Ticks)> {
        self.under_way.get(&number).map(|set_out| (set_out.index.saturating_add(1), set_out.left))
    }

    /// When a process armed a timer last.
    pub(in crate::sim) fn armed_at(&self, process: u32, timer: usize) -> Ticks {
        self.arms_of(process, timer).latest
    }

    /// Those that the run has not come to, in the order of their choices.
    pub(in crate::sim) fn open(&self) -> impl Iterator<Item = &Pin> {
        self.pins.0.iter().filter(|(choice, _)| !self.met.contains(choice)).map(|(_, pin)| pin)
    }

    pub(in crate::sim) fn bytes(&self) -> usize {
        let pins = (size_of::<(Choice, Pin)>() + OF_A_MAP) * self.pins.0.len()
            + (size_of::<Choice>() + OF_A_MAP) * self.met.len();
        let counts = (size_of::<(u64, u32)>() + OF_A_MAP) * self.sent.len()
            + (size_of::<(u64, Arms)>() + OF_A_MAP) * self.arms.len();
        size_of::<Self>() + pins + counts + (size_of::<(u32, SetOut)>() + OF_A_MAP) * self.under_way.len()
    }
}

/// How often choices have come up that a world counts with pins or without.
#[derive(Clone, Copy, Debug)]
pub(in crate::sim) struct Asked<'w> {
    pub(in crate::sim) notices: u32,
    pub(in crate::sim) noticers: u32,
    /// By position.
    pub(in crate::sim) draws: &'w BTreeMap<u32, u32>,
}
