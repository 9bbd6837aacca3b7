//! Predicts whether any event will reach a process, by simulating a copy of the world ahead. The user sees only the
//! answer. The copy makes its own random choices; they can differ from those of the run.

use std::num::NonZeroU32;

use crate::protocol::Ticks;
use crate::sim::World;
use crate::sim::chance::{Choice, Choose, Seeded};
use crate::sim::command::Command;
use crate::sim::observe::{Observer, SimEvent};

/// The maximum number of ticks with events that a prediction simulates.
const TICKS: u64 = 20_000;
const EVENTS_PER_PORTION: u64 = 1_024;
/// The maximum size of a copied world, in bytes. The user would notice the time that a larger copy takes.
const COPIED: usize = 16 << 20;

/// Whether the process will handle an event if no act follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    Comes,
    Never,
    Chance,
    /// The limits stopped the simulation before the answer was known.
    Unknown,
}

/// The inputs and the results of one prediction.
#[derive(Debug)]
pub struct Ahead {
    act: Option<Command>,
    left: u64,
    drawn: Seeded,
    happens: bool,
    /// Whether the copy made a random choice with more than one possible result.
    pub drew: bool,
    /// Whether the prediction reached an event that happens at random, such as a loss.
    pub risked: bool,
}

impl Ahead {
    /// A prediction that sends and handles at most `messages` messages. `act`: an act to execute in the next tick.
    /// `happens`: whether random events, such as losses, happen in the prediction.
    pub const fn new(act: Option<Command>, messages: u64, happens: bool) -> Self {
        Self { act, left: messages, drawn: Seeded::new(happens as u64), happens, drew: false, risked: false }
    }

    fn go_through(&mut self, world: &mut World, reached: &mut Reached) -> bool {
        let done = |world: &World| world.counters().sent() + world.counters().delivered;
        while self.left > 0 {
            let before = done(world);
            let over = world.work(EVENTS_PER_PORTION.min(self.left), self, reached as &mut dyn Observer);
            self.left = self.left.saturating_sub(done(world) - before);
            if over {
                return true;
            }
        }
        false
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
    /// Predicts whether an event will reach the process at position `at`. But if `ahead` has an act and the process
    /// waits for an event ([`World::waiting_for`]), predicts whether the process will stop waiting for this event.
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
            // A process may start again and then wait for the same event. This is no progress.
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

#[cfg(test)]
mod tests;
