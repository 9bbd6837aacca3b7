//! Whether anything will reach a process: a copy of the world runs ahead, unobserved. Nothing else of it is revealed, and the
//! copy draws for itself: the draws of the run are not used.

use std::num::NonZeroU32;

use crate::protocol::{Explain, Protocol, Remark, Ticks};
use crate::sim::chance::{Choice, Choose, Seeded};
use crate::sim::command::Command;
use crate::sim::observe::{Observer, SimEvent};
use crate::sim::{Clock, Inspect, World};

/// The most ticks with events that are run through.
const TICKS: u64 = 20_000;

/// Whether a process will handle anything if no act follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    Comes,
    Never,
    Chance,
    /// More happens before that than is looked at.
    Unknown,
}

#[derive(Debug)]
pub struct Ahead {
    act: Option<Command>,
    messages: u64,
    guess: Guess,
}

impl Ahead {
    /// `messages`: about how many are run through. `act` enters the next tick. `happens`: whether everything that may happen to a
    /// message by chance happens, or nothing.
    pub const fn new(act: Option<Command>, messages: u64, happens: bool) -> Self {
        Self { act, messages, guess: Guess { drawn: Seeded::new(happens as u64), happens, asked: false, risked: false } }
    }

    pub const fn drew(&self) -> bool {
        self.guess.asked
    }

    pub const fn risked(&self) -> bool {
        self.guess.risked
    }
}

#[derive(Debug)]
struct Guess {
    drawn: Seeded,
    happens: bool,
    asked: bool,
    risked: bool,
}

impl Choose for Guess {
    fn pick(&mut self, choice: Choice, below: NonZeroU32) -> u32 {
        self.asked |= below.get() > 1;
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

impl<P: Protocol> Observer<P> for Reached {
    const STANDINGS: bool = false;

    fn see(&mut self, _: Ticks, event: SimEvent<'_, P>) {
        let (SimEvent::Delivered { to: at, .. }
        | SimEvent::CameBack { to: at, .. }
        | SimEvent::Fired { at, .. }
        | SimEvent::Started { at, .. }
        | SimEvent::Revived { at }) = event
        else {
            return;
        };
        self.reached |= at == self.at;
    }
}

fn waits_for<P: Explain>(world: &World<P>, at: u32) -> Option<Remark> {
    let seen = world.process(at);
    if seen.up { world.plan().protocol.waiting_for(seen.local, seen.state) } else { None }
}

/// Whether anything will reach a process; after an act, whether anything changes for it.
pub(super) fn ahead<P: Explain>(mut world: World<P>, at: u32, ahead: &mut Ahead) -> Outlook {
    let Ahead { act, messages, guess } = ahead;
    let mut reached = Reached { at, reached: false };
    world.finish(guess, &mut reached);
    let waited = waits_for(&world, at);
    if let Some(act) = act {
        world.command(act.clone());
    }
    let enough = world.counters().sent().saturating_add(*messages);
    for _ in 0..TICKS {
        let over = if act.is_some() && waited.is_some() {
            // Beginning anew does not help.
            waits_for(&world, at) != waited
        } else {
            reached.reached
        };
        if over {
            return Outlook::Comes;
        }
        // An algorithm that never rests goes on in a quiet run; heartbeats of the detector that all arrive change nothing.
        let due = if P::UPKEEP.is_some() { world.next_tick_due() } else { world.next_due() };
        let Some(next) = due else { return Outlook::Never };
        if world.counters().sent() >= enough {
            break;
        }
        world.begin(next);
        world.finish(guess, &mut reached);
    }
    Outlook::Unknown
}
