//! A run's world with the type of its protocol erased, for the run and for all queries.
//!
//! This is the only place where types are erased: everything above it is compiled once for all protocols.

mod appended;
mod begun;
mod behind;
mod bound_context;
mod census;
mod counts;
mod glimpse;
mod headless;
mod hook;
mod kept;
mod measured;
mod outlook;
mod pair_traffic;
mod plan;
mod process;
mod touched;
mod vain;
mod word;
mod world;

use std::any::Any;
use std::fmt::Debug;
use std::ops::Range;

use crate::explore::{Asked, Refused, Search};
use crate::property::Judge;
use crate::protocol::{
    Ballot, Bound, Datum, Derivation, Explanation, Figure, HeldToken, Holding, Id, IdCircle, Label, Log, LookUp, MessageClass,
    Overlay, PartView, Remark, Role, Scope, Seen, Strip, Ticks, Tie, Topology, Way,
};
use crate::sim::chance::Seeded;
use crate::sim::command::Command;
use crate::sim::kept::page::Touched;
use crate::sim::trace::{Ledger, Recording, Tally};
use crate::sim::{Armed, Clock, Inspect, Limits};
pub use behind::Behind;
pub use bound_context::{BoundContext, Return};
pub use census::{Broken, Census};
pub use counts::{Counts, counts};
pub use glimpse::{Glimpse, Moments};
pub use headless::{FinalCell, FinalLog, FinalProcess, Finished, Summary};
pub use hook::Hook;
pub use kept::{KeptEngine, KnownEngine};
pub use measured::{Measured, Measuring};
pub use outlook::{Ahead, Outlook};
pub use pair_traffic::kept::KeptPairs;
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

/// What a message says, in the type of its protocol.
#[derive(Clone, Copy, Debug)]
pub struct Content<'a>(pub &'a dyn Any);

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
    pub content: Content<'a>,
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
    pub touched: &'a mut Touched,
    pub ledger: &'a mut Ledger,
    pub recording: Option<&'a mut Recording>,
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

/// A world of some protocol. Processes are named by position, kinds of messages and timers by their index.
pub trait Engine: Clock + Inspect + Processes + Wording + Debug {
    /// A copy, which goes on exactly as this one would.
    fn boxed(&self) -> Box<dyn Engine>;

    /// What it is, its tick being over, kept in little memory. Adds to `looked` how much of it was looked at.
    fn keep(&self, known: Option<KnownEngine<'_>>, looked: &mut usize) -> Box<dyn KeptEngine>;

    /// Gives memory back that has not been needed for long.
    fn trim(&mut self);

    /// Becomes what was kept of the same run.
    fn bring_back(&mut self, kept: &dyn KeptEngine, known: Option<KnownEngine<'_>>);

    /// Begins a tick after the present one, with these acts after those of the scenario.
    fn begin(&mut self, tick: Ticks, acts: &[Command]);

    /// Handles the next event of the present tick; whether there was one left. What it records is one event.
    fn step(&mut self, chance: &mut Seeded, observers: Observers<'_>, hook: &mut Hook) -> bool;

    /// Handles about so many events of the present tick, and never none; whether the tick is over.
    fn work(&mut self, events: u64, chance: &mut Seeded, observers: Observers<'_>) -> bool;

    /// How much it may have under way; to be said before it begins.
    fn limit(&mut self, limits: Limits);

    /// Goes through the ticks at which anything is due up to this one, as [`Engine::work`] does, to the first one at whose end there is
    /// something to look at; whether there is one.
    fn pass(&mut self, until: Ticks, chance: &mut Seeded, observers: Observers<'_>, ends: &mut TickEnds) -> bool;

    /// Handles the commands that are left of the present tick, and nothing else.
    fn obey(&mut self, chance: &mut Seeded);

    /// Begins a search through all runs that go on from the end of the tick that is over, judged as the run was up to it.
    ///
    /// # Errors
    /// Why they cannot be searched.
    fn search(&self, judge: &Judge, asked: &Asked) -> Result<Box<dyn Search>, Vec<Refused>>;

    /// Whether anything reaches a process ahead, in a copy that draws for itself.
    fn ahead(&self, at: u32, ahead: &mut Ahead) -> Outlook;

    fn facts(&self) -> Facts;

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound>;

    /// The numbers of messages and notices in flight, in no particular order.
    fn numbers_in_flight(&self) -> Vec<u32>;

    /// Messages and notices, in no particular order.
    fn in_flight<'e>(&'e self, span: &'e Span) -> Box<dyn Iterator<Item = InFlight<'e>> + 'e>;

    /// Counts what is in flight by sectors of so many processes; gives the classes and kinds that there are.
    fn count_in_flight(&self, per_sector: usize, sectors: &mut [Sector]) -> Vec<(MessageClass, &'static str)>;

    /// Armed timers, in the order in which they run out.
    fn timers(&self) -> Box<dyn Iterator<Item = Armed<u8>> + '_>;

    fn is_armed(&self, at: u32, timer: u8) -> bool;
}

pub trait Processes {
    fn role(&self, at: u32) -> Role;

    /// Whether it does not keep to the algorithm.
    fn is_faulty(&self, at: u32) -> bool;

    /// Whether a start of it begins anything.
    fn can_begin(&self, at: u32) -> bool;

    /// Whether what it holds was given to it.
    fn holds_its_input(&self, at: u32) -> bool;

    /// The roles of all, by position.
    fn roles(&self) -> Vec<Role>;

    /// Without the counts of messages.
    fn process(&self, at: u32) -> Process;

    /// The furthest round that a live process is in, or has ended in, and how many there are.
    fn round(&self) -> Option<(u32, u32)>;

    /// What processes do in a round, from 1 on.
    fn purpose(&self, round: u32) -> Option<Remark>;

    /// The value that a live process has come to so far, or has decided.
    fn comes_to(&self, at: u32) -> Option<Datum>;

    /// What a process holds, by name; of one that is down, what the crash has spared.
    fn holdings(&self, at: u32) -> Vec<Holding>;

    /// How a process that is up comes to its decision, as far as it has come.
    fn derivation(&self, at: u32) -> Option<Derivation>;

    /// The parts that a process stands in; of one that is down, with what the crash has spared.
    fn views(&self, at: u32) -> Vec<PartView>;

    /// Of a client whose cell counts its answered requests: how many it was asked for.
    fn requested(&self, at: u32) -> Option<u32>;

    /// What a process knows of a replicated log; of one that is down, what the crash has spared.
    fn log(&self, at: u32) -> Option<Log>;

    /// Whether the last process on the path of a vote told something else than the algorithm has it say.
    fn is_told_falsely(&self, vote: &Derivation) -> bool;

    /// The circle of ids that processes stand on.
    fn circle(&self) -> Option<IdCircle>;

    /// The most members that a process takes; `None` without a limit.
    fn most_members(&self) -> Option<u32>;

    /// Of a process that is up: the positions that its fingers lead to.
    fn fingers(&self, at: u32) -> Vec<u32>;

    /// Of a process that is up: its look-up that is under way.
    fn look_up(&self, at: u32) -> Option<LookUp>;

    /// Of a process that is up: the token that it holds.
    fn token(&self, at: u32) -> Option<HeldToken>;

    /// Figures of the run at this moment.
    fn figures(&self) -> Vec<Figure>;

    /// Where processes are, and which of them an overlay links.
    fn overlay(&self) -> &Overlay;

    /// Of a process that is up.
    fn waiting_for(&self, at: u32) -> Option<Remark>;

    fn timer_meaning(&self, at: u32, timer: u8) -> Remark;

    /// A hash of the state, and of whether the process is up.
    fn state_word(&self, at: u32) -> u64;

    fn state(&self, at: u32) -> serde_json::Value;

    fn count_roles(&self, range: Range<u32>, sector: &mut Sector);
}

pub trait Wording {
    fn class(&self, content: Content<'_>) -> MessageClass;

    fn label(&self, content: Content<'_>) -> Label;

    /// The values that a message carries, of those that processes agree on.
    fn values(&self, content: Content<'_>) -> Vec<Datum>;

    /// All that a message carries, if its label leaves something out.
    fn whole(&self, content: Content<'_>) -> Option<String>;

    /// The parts between which a message goes.
    fn way(&self, content: Content<'_>) -> Option<Way>;

    /// The ballot that a message is about.
    fn ballot_in(&self, content: Content<'_>) -> Option<Ballot>;

    /// Who has signed what a message carries, the first to sign it first.
    fn signed_by(&self, content: Content<'_>) -> Vec<Id>;

    /// Whether a message says something else than the algorithm has its sender say.
    fn is_lie(&self, from: u32, content: Content<'_>) -> bool;

    /// What a message carries, with the names of the fields, without its kind.
    fn payload(&self, content: Content<'_>) -> serde_json::Value;

    /// A hash of all that a message says.
    fn word(&self, content: Content<'_>) -> u64;

    fn timer_name(&self, timer: u8) -> &'static str;

    /// The names of the steps that the handling of a record obeyed, in order; as they seem, if it is `hidden` who is faulty.
    fn steps(&self, recording: &Recording, record: usize, hidden: bool) -> Vec<&'static str>;

    /// The same in sentences.
    fn sentences(&self, recording: &Recording, record: usize, hidden: bool) -> Vec<Explanation>;
}

impl Clone for Box<dyn Engine> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}
