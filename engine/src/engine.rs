//! A run's world with what watches it: its plan, its observers, and what sessions, exports and queries ask of it.

mod begun;
mod behind;
mod bound_context;
mod census;
mod counts;
mod glimpse;
mod headless;
mod hook;
mod measured;
mod outlook;
mod pair_traffic;
mod plan;
mod process;
mod vain;
mod word;
mod world;

use std::ops::Range;

use crate::property::Judge;
use crate::protocol::{Datum, MessageClass, Role, Scope, Strip, Ticks, Tie, Topology};
use crate::protocols::sum::Message;
use crate::sim::World;
use crate::sim::chance::Seeded;
use crate::sim::trace::{Recorder, Recording, Tally};
pub use behind::Behind;
pub use bound_context::{BoundContext, Return};
pub use census::{Broken, Census};
pub use counts::{Counts, counts};
pub use glimpse::{Glimpse, Moments};
pub use headless::{FinalCell, FinalLog, FinalProcess, Finished, Summary};
pub use hook::Hook;
pub use measured::{Measured, Measuring};
pub use outlook::{Ahead, Outlook};
pub use pair_traffic::{Kind, KindTraffic, PairTraffic};
pub use plan::{Plan, Started};
pub use process::{Face, Process, Sector};
pub use vain::VainActs;
pub use word::word_of;

#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each of them says one thing of a protocol")]
pub struct Facts {
    pub topology: Topology,
    pub anonymous: bool,
    pub strip: Strip,
    /// What the properties speak of.
    pub scope: Scope,
    /// The value that silence stands for.
    pub silence: Option<Datum>,
    /// Whether its processes go through rounds together.
    pub has_rounds: bool,
    /// What of the last rounds a decision does not count, in rounds.
    pub rounds_ignored: u32,
    /// What a majority comes to where several values have as many votes, if its processes decide by majority.
    pub tie: Option<Tie>,
    /// Whether its processes hold anything that has a name.
    pub holds: bool,
    /// Whether it tells how a process comes to its decision.
    pub derives: bool,
    /// The part whose members vote, by its index in the catalogue.
    pub voters: Option<usize>,
    /// Whether its processes keep a log.
    pub logs: bool,
    /// All that a live process can be seen as.
    pub roles: &'static [Role],
    pub kinds: &'static [&'static str],
    /// Of each kind what its messages can be seen as, the usual first.
    pub classes: &'static [&'static [MessageClass]],
    /// How many values a decision weighs at most.
    pub most_weighed: usize,
    /// The kinds that the proved bounds count; empty if they count all.
    pub bounded_kinds: &'static [&'static str],
    /// The index of the kind of its upkeep messages.
    pub upkeep: Option<usize>,
}

impl Facts {
    pub fn is_upkeep(&self, kind: u8) -> bool {
        self.upkeep == Some(usize::from(kind))
    }

    /// The direction of a notice where there is only one: on a one-way ring it runs against the message.
    pub const fn way_back(&self) -> Option<bool> {
        if matches!(self.topology, Topology::OneWayRing) { Some(false) } else { None }
    }
}

/// A message or notice in flight.
#[derive(Clone, Copy, Debug)]
pub struct InFlight<'a> {
    pub number: u32,
    /// The index of its kind.
    pub kind: usize,
    pub from: u32,
    pub to: u32,
    pub clockwise: bool,
    pub due: Ticks,
    pub notice: bool,
    pub message: &'a Message,
}

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

/// What is noted at the end of every tick, whatever happened in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TickEnds {
    /// The most messages that were under way at the end of a tick since none was.
    pub busiest: u64,
    /// The tick at which the run came to rest, if it is at rest and nothing has been done to it since.
    pub rests: Option<Ticks>,
}

impl TickEnds {
    /// So many messages are under way at the end of a tick.
    #[inline]
    pub const fn note_under_way(&mut self, under_way: u64) {
        if under_way == 0 || under_way > self.busiest {
            self.busiest = under_way;
        }
    }
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
        if let Some(from) = hook.announced_by()
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
