//! Predicts whether any event will reach a process, by running an unobserved copy of the world ahead. The user sees
//! only the answer, and the copy draws its own random choices instead of the run's.

use std::num::NonZeroU32;

use crate::protocol::Ticks;
use crate::sim::World;
use crate::sim::chance::{Choice, Choose, Seeded};
use crate::sim::command::Command;
use crate::sim::observe::{Observer, SimEvent};

/// The maximum number of ticks that a copy runs ahead; ticks without events do not count.
const TICKS: u64 = 20_000;
const EVENTS_PER_PORTION: u64 = 1_024;
/// The maximum size of a copy, in bytes. A larger copy would cause a noticeable delay.
const COPIED: usize = 16 << 20;

/// Whether a process will handle an event if no act follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    Comes,
    Never,
    Chance,
    /// The limits were reached before the answer was known.
    Unknown,
}

/// The inputs, the remaining message budget and the results of one prediction.
#[derive(Debug)]
pub struct Ahead {
    act: Option<Command>,
    left: u64,
    drawn: Seeded,
    happens: bool,
    /// Whether the copy made a random choice between two or more outcomes.
    pub drew: bool,
    /// Whether the copy met a random event, such as a loss.
    pub risked: bool,
}

impl Ahead {
    /// A prediction that sends or handles at most `messages` messages. `act` enters at the next tick. `happens`: the
    /// answer to every random choice, such as a loss.
    pub const fn new(act: Option<Command>, messages: u64, happens: bool) -> Self {
        Self { act, left: messages, drawn: Seeded::new(happens as u64), happens, drew: false, risked: false }
    }
}

impl Choose for Ahead {
    fn pick(&mut self, choice: Choice, below: NonZeroU32) -> u32 {
        self.drew |= below.get() > 1;
        self.drawn.pick(choice, below)
    }

    fn happens(&mut self, _: Choice, probability: f64) -> bool {
        if probability <= 0.0 || probability >= 1.0 {
            return probability >= 1.0;
        }
        self.risked = true;
        self.happens
    }
}

struct Reached {
    at: u32,
    reached: bool,
}

impl Observer for Reached {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        let (SimEvent::Delivered { to: at, .. }
        | SimEvent::CameBack { to: at, .. }
        | SimEvent::Fired { at, .. }
        | SimEvent::Started { at, .. }
        | SimEvent::Requested { at, .. }
        | SimEvent::Membership { at, .. }
        | SimEvent::Revived { at }) = event
        else {
            return;
        };
        self.reached |= at == self.at;
    }
}

impl World {
    /// Predicts, on a copy of the world, whether an event will reach process `at`. If `ahead` has an act and the
    /// process waits, predicts instead whether the act ends or changes this wait.
    pub fn ahead(&self, at: u32, ahead: &mut Ahead) -> Outlook {
        if ahead.act.is_none() && self.is_reached_anyway(at) {
            return Outlook::Comes;
        }
        if ahead.act.is_none() && self.tick_is_over() && next_due(self).is_none() {
            return Outlook::Never;
        }
        if self.bytes() > COPIED {
            return Outlook::Unknown;
        }
        run_ahead(self.clone(), at, ahead)
    }
}

fn next_due(world: &World) -> Option<Ticks> {
    if world.plan().nature.upkeep.is_some() { world.next_due_of_any() } else { world.next_due() }
}

fn run_ahead(mut world: World, at: u32, ahead: &mut Ahead) -> Outlook {
    let mut reached = Reached { at, reached: false };
    let mut whole = ahead.go_through(&mut world, &mut reached);
    let waited = world.waiting_for(at);
    if let Some(act) = &ahead.act {
        world.command(act.clone());
    }
    for _ in 0..TICKS {
        let over = if ahead.act.is_some() && waited.is_some() {
            // A process that starts again and waits for the same event has made no progress.
            world.waiting_for(at) != waited
        } else {
            reached.reached
        };
        if over {
            return Outlook::Comes;
        }
        if !whole {
            break;
        }
        let Some(next) = next_due(&world) else { return Outlook::Never };
        world.begin(next);
        whole = ahead.go_through(&mut world, &mut reached);
    }
    Outlook::Unknown
}

impl Ahead {
    fn go_through(&mut self, world: &mut World, reached: &mut Reached) -> bool {
        let done = |world: &World| world.counters().sent() + world.counters().delivered;
        while self.left > 0 {
            let before = done(world);
            let over = world.work(EVENTS_PER_PORTION.min(self.left), self, reached);
            self.left = self.left.saturating_sub(done(world) - before);
            if over {
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests;
