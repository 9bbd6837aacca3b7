//! Whether anything will reach a process: a copy of the world goes on in silence. Nothing else of what is found there is told, and the
//! copy draws for itself: where chance decides, the draws of the run itself are not looked at.

use std::num::NonZeroU32;

use crate::protocol::{Explain, Protocol, Remark, Ticks};
use crate::sim::World;
use crate::sim::chance::{Choose, Question, Seeded};
use crate::sim::command::Command;
use crate::sim::observe::{Happening, Observer};

/// So many ticks with events are gone through at most.
const TICKS: u64 = 20_000;

/// Whether anything will still reach a process if nobody acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// Something will.
    Comes,
    /// Nothing will.
    Never,
    /// That is left to chance.
    Chance,
    /// More happens until then than has been looked at.
    Unknown,
}

/// One way ahead.
#[derive(Debug)]
pub struct Ahead {
    act: Option<Command>,
    messages: u64,
    guess: Guess,
}

impl Ahead {
    /// Through about so many messages, and after an act that enters the next tick, if there is one. Whatever may happen to a message by
    /// chance happens always or never.
    pub const fn new(act: Option<Command>, messages: u64, happens: bool) -> Self {
        Self { act, messages, guess: Guess { drawn: Seeded::new(happens as u64), happens, asked: false, risked: false } }
    }

    /// Whether something was drawn on the way.
    pub const fn drew(&self) -> bool {
        self.guess.asked
    }

    /// Whether something might have happened to a message by chance.
    pub const fn risked(&self) -> bool {
        self.guess.risked
    }
}

/// The answers that a copy gets where chance decides.
#[derive(Debug)]
struct Guess {
    drawn: Seeded,
    happens: bool,
    asked: bool,
    risked: bool,
}

impl Choose for Guess {
    fn pick(&mut self, question: Question, below: NonZeroU32) -> u32 {
        self.asked |= below.get() > 1;
        self.drawn.pick(question, below)
    }

    fn happens(&mut self, _: Question, probability: f64) -> bool {
        if probability <= 0.0 || probability >= 1.0 {
            return probability >= 1.0;
        }
        self.risked = true;
        self.happens
    }
}

/// Sees whether one process handles anything.
struct Reached {
    at: u32,
    reached: bool,
}

impl<P: Protocol> Observer<P> for Reached {
    const STANDINGS: bool = false;

    fn see(&mut self, _: Ticks, happening: Happening<'_, P>) {
        let (Happening::Delivered { to: at, .. }
        | Happening::CameBack { to: at, .. }
        | Happening::Fired { at, .. }
        | Happening::Started { at, .. }
        | Happening::Revived { at }) = happening
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
            // What only begins it anew has not helped.
            waits_for(&world, at) != waited
        } else {
            reached.reached
        };
        if over {
            return Outlook::Comes;
        }
        // An algorithm that never rests goes on while the run is quiet; heartbeats of the detector that all arrive tell nothing.
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
