//! A run's world with what watches it: its plan, its observers, and what sessions, exports and queries ask of it.

mod bound_context;
mod census;
mod headless;
mod measured;
mod outlook;
mod pair_traffic;
mod plan;
mod world;

use std::ops::Range;

use crate::property::Judge;
use crate::protocol::{MessageClass, Ticks};
use crate::protocols::sum::{Algorithm, Message};
use crate::sim::chance::Seeded;
use crate::sim::observe::{Observer, SimEvent};
use crate::sim::trace::{Recorder, Recording, Tally};
use crate::sim::{Underway, World};
pub use bound_context::{BoundContext, Return};
pub use census::{Behind, Broken, Census};
pub use headless::{Counts, FinalCell, FinalLog, FinalProcess, Finished, Glimpse, Moments, Summary, VainActs, counts};
pub use measured::{Measured, Measuring};
pub use outlook::{Ahead, Outlook};
pub use pair_traffic::{Kind, KindTraffic, PairTraffic};
pub use plan::{Plan, Started};
pub use world::{Face, Process, Sector, word_of};

/// A message or notice in flight.
pub type InFlight<'a> = Underway<'a, Message>;

/// A filter of messages by their ends.
#[derive(Clone, Debug)]
pub struct Span {
    pub window: Range<u32>,
    /// Besides the window: the neighbours of `.0` up to `.1` places away, on a ring of `.2` processes.
    pub near: Option<(u32, u32, u32)>,
    /// Whether one end inside is enough.
    pub either: bool,
}

impl Span {
    pub const ALL: Self = Self { window: 0..u32::MAX, near: None, either: false };

    /// What is under way to or from one process.
    pub const fn of(at: u32) -> Self {
        Self { window: at..at + 1, near: None, either: true }
    }

    #[inline]
    pub fn has(&self, at: u32) -> bool {
        let is_near = |(centre, reach, n): (u32, u32, u32)| {
            let apart = at.abs_diff(centre);
            apart.min(n - apart.min(n)) <= reach
        };
        self.window.contains(&at) || self.near.is_some_and(is_near)
    }

    #[inline]
    pub fn admits(&self, from: u32, to: u32) -> bool {
        if self.either { self.has(from) || self.has(to) } else { self.has(from) && self.has(to) }
    }
}

#[derive(Debug)]
pub struct Observers<'a> {
    pub judge: &'a mut Judge,
    pub tally: &'a mut Tally,
    pub bounds: &'a mut BoundContext,
    pub census: &'a mut Census,
    pub pairs: &'a mut PairTraffic,
}

impl Observers<'_> {
    /// Handles the next event of the present tick; whether there was one left. What it records is one event.
    pub fn step(
        self,
        world: &mut World,
        chance: &mut Seeded,
        hook: &mut Hook,
        recording: Option<&mut Recording>,
    ) -> bool {
        let Observers { judge, tally, bounds, census, pairs } = self;
        let mut recorder = Recorder::new(recording, world.plan().nature);
        let mut standing = (&mut *census, &mut (pairs, &mut (&mut *hook, &mut recorder)));
        let mut watchers = (&mut *judge, &mut (tally, &mut (bounds, &mut standing)));
        let is_left = world.step(chance, &mut watchers);
        if let Some(from) = hook.announced_by
            && world.follows(from) == Some(world.plan().ids[from as usize])
        {
            recorder.announce();
        }
        if is_left {
            recorder.end_step(world.now());
        }
        judge.judge_rest(world);
        census.hold(world);
        is_left
    }

    /// Handles all that is left of the present tick.
    pub fn work(self, world: &mut World, chance: &mut Seeded) {
        let Observers { judge, tally, bounds, census, pairs } = self;
        let mut standing = (&mut *census, &mut *pairs);
        let mut watchers = (&mut *judge, &mut (tally, &mut (bounds, &mut standing)));
        world.work(u64::MAX, chance, &mut watchers);
        judge.judge_rest(world);
        census.hold(world);
    }
}

/// Watches, where it is asked to, for a message of a kind, for the end of a message, and for the announcement of a leader.
#[derive(Clone, Debug, Default)]
pub struct Hook {
    wanted: Option<(usize, Option<u32>)>,
    /// Number, sender and receiver of the first wanted message.
    pub seen: Option<(u32, u32, u32)>,
    followed: Option<u32>,
    /// Whether the message that is followed has come to its end.
    pub ended: bool,
    listens: bool,
    announced_by: Option<u32>,
}

impl Hook {
    pub fn rest(&mut self) {
        (self.wanted, self.seen, self.followed, self.ended) = (None, None, None, false);
    }

    /// Watches for a message of a kind, sent or received by `of` if it is given.
    pub fn want(&mut self, kind: usize, of: Option<u32>) {
        self.rest();
        self.wanted = Some((kind, of));
    }

    pub fn follow(&mut self, number: u32) {
        self.rest();
        self.followed = Some(number);
    }

    pub const fn listen(&mut self, listens: bool) {
        (self.listens, self.announced_by) = (listens, None);
    }
}

impl Observer for Hook {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    #[inline]
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        if let Some(followed) = self.followed {
            self.ended |= matches!(
                event,
                SimEvent::Delivered { number, .. }
                    | SimEvent::Lost { number, .. }
                    | SimEvent::CameBack { number, .. }
                    | SimEvent::NoticeLost { number, .. } if number == followed
            );
        }
        let SimEvent::Sent { number, from, to, message, copy: false, .. } = event else { return };
        if self.listens && Algorithm::class(message) == MessageClass::Elected {
            self.announced_by = Some(from);
        }
        if let (Some((kind, of)), None) = (self.wanted, self.seen)
            && message.kind() == kind
            && of.is_none_or(|at| at == from || at == to)
        {
            self.seen = Some((number, from, to));
        }
    }
}
