//! The contract between an algorithm and its world, and how a process explains itself.
//!
//! A protocol is a pure state machine: the same state, event and choices give the same effects. It sees only its own
//! [`Local`] knowledge, the [`Event`] it handles and the [`Effects`] it may cause. Its actions name lines of its
//! pseudocode ([`Protocol::Step`]); [`Explain`] turns a step into the compared values and the rule, as a key of the
//! text catalogue, never as a sentence, a colour or a screen position.

mod catalogue;
mod cell;
mod explain;
mod families;
mod names;
pub mod numbered;
mod overlay;
mod parameters;
mod remark;
mod role;
mod show;

use std::fmt::Debug;
use std::hash::Hash;
use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

pub(crate) use catalogue::Needs;
pub use catalogue::{
    AgreesOn, Catalogued, Draws, ELECTION, Follows, Given, Grows, Knows, Limits, Nature, Parameter, Profile,
    PropertyId, Refusal, SERVICE, Scope, Seating, Takes,
};
pub use cell::{Cell, Datum, Strip, Word};
pub use explain::{Begun, Bound, BoundSide, Explain, Handled, Label, Marks, Reached, Seen, Shown};
pub use families::{
    Agreement, Counting, Election, Figure, Groups, HeldToken, IdCircle, LookUp, Said, Service, Unit, Whereabouts,
    evenness,
};
pub use names::NoTimer;
pub(crate) use names::{messages, steps, timers, variants};
pub use overlay::{Overlay, Place, Up};
pub use parameters::{Decimal, ParameterValue, Parameters};
pub use remark::{Bearer, Explanation, Fact, Remark, Value, Weighed, Weight, explanation};
pub use role::{ACCEPTOR, CLIENT, LEARNER, MessageClass, PROPOSER, Parts, Request, Requests, Role};
pub use show::{
    Ballot, Command, Derivation, Evidence, Held, Holding, Learnt, Log, LogEntry, PartView, Proposed, Rule, Slot, Tally,
    TallyOf, Tie, Way,
};

/// Everything that a file of an algorithm imports from the contract.
pub(crate) mod prelude {
    pub(crate) use super::*;
    pub(crate) use serde::{Deserialize, Serialize};
}

/// A simulated time or duration, in ticks. Tick 0 is the initial state.
pub type Ticks = u64;

/// The unique id of a process: 0 to 4,294,967,294. Most algorithms compare ids; the highest live one leads.
///
/// Stored as id + 1, so that `Option<Id>` takes four bytes and an `elected` cell costs no more than an id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(NonZeroU32);

impl Id {
    pub const MAX: Self = Self(NonZeroU32::MAX);

    /// `None` for 4,294,967,295, which is not an id.
    pub const fn new(number: u32) -> Option<Self> {
        match NonZeroU32::new(number.wrapping_add(1)) {
            Some(kept) => Some(Self(kept)),
            None => None,
        }
    }

    pub const fn number(self) -> u32 {
        self.0.get() - 1
    }
}

impl Debug for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl std::fmt::Display for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Id {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.number())
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u32::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| serde::de::Error::custom("write an id from 0 to 4294967294"))
    }
}

/// The network topology.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topology {
    /// A ring on which each process sends only to the next one clockwise.
    OneWayRing,
    /// A ring on which each process sends to both neighbours.
    TwoWayRing,
    /// Each process sends to every other.
    Complete,
}

impl Topology {
    pub const fn most_processes(self) -> usize {
        match self {
            Self::OneWayRing | Self::TwoWayRing => 2_000_000,
            Self::Complete => 4_096,
        }
    }
}

/// The processes that a start command starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// The processes it names.
    Named,
    /// All live processes, in order of position, if any of those it names is live; later starts have no effect.
    Together,
    /// As `Together`; all processes then execute common rounds. The timer of this index ends each round.
    InRounds(usize),
}

impl Begins {
    pub const fn is_together(self) -> bool {
        matches!(self, Self::Together | Self::InRounds(_))
    }
}

/// A link as seen from one of its ends.
///
/// On a complete graph a port is the peer's position. On a ring it is a direction and a distance: distance 1 is the
/// neighbour; a greater one skips crashed processes if messages bounce.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Port(u32);

impl Port {
    pub const NEXT: Self = Self::clockwise(1);
    pub const PREVIOUS: Self = Self::counter_clockwise(1);

    pub const fn clockwise(distance: u32) -> Self {
        Self(distance << 1)
    }

    pub const fn counter_clockwise(distance: u32) -> Self {
        Self(distance << 1 | 1)
    }

    pub const fn peer(position: u32) -> Self {
        Self(position)
    }

    pub const fn position(self) -> u32 {
        self.0
    }

    pub const fn distance(self) -> u32 {
        self.0 >> 1
    }

    pub const fn is_clockwise(self) -> bool {
        self.0 & 1 == 0
    }

    /// The next port in the same direction, for resending past a crashed process.
    #[must_use]
    pub const fn beyond(self) -> Self {
        Self(self.0 + 2)
    }
}

/// The knowledge of one process about the world, besides its own state.
#[derive(Clone, Copy, Debug)]
pub struct Local<'a> {
    pub id: Id,
    /// Used only to leave itself out of a broadcast.
    pub position: u32,
    /// The ids of all processes by position; empty if the algorithm does not assume them known.
    pub known: &'a [Id],
    /// The positions at the other ends of its overlay links, ascending; empty without an overlay.
    pub neighbours: &'a [u32],
    /// The places of all processes, by position; empty if processes have no places.
    pub places: &'a [Place],
    /// The processes that are up, if the algorithm assumes perfect, immediate membership knowledge.
    pub up: Option<&'a Up>,
    /// Its lot, unique and counted from 0, if all start together by drawing lots; `None` before the draw.
    pub lot: Option<u32>,
}

impl<'a> Local<'a> {
    /// A process that knows only ids.
    pub const fn of(id: Id, position: u32, known: &'a [Id]) -> Self {
        Self { id, position, known, neighbours: &[], places: &[], up: None, lot: None }
    }

    /// Every other process with its port, by position: the broadcast order.
    pub fn peers(self) -> impl Iterator<Item = (Port, Id)> + 'a {
        let me = self.position as usize;
        self.known
            .iter()
            .enumerate()
            .filter(move |&(position, _)| position != me)
            .map(|(position, &id)| (Port::peer(position as u32), id))
    }

    pub fn id_of(self, port: Port) -> Id {
        self.known[port.position() as usize]
    }
}

/// An event that a process handles: one atomic step of the run.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event<P: Protocol> {
    /// A start command, or the process noticed that its leader is gone.
    Start,
    /// Up again after a crash or a leave; [`Protocol::boot`] has just rebuilt the state from its stable part.
    Recovered,
    /// A client receives a request from outside.
    Requested(Request),
    /// A message arrives.
    Received { from: Port, message: P::Message },
    /// A message it sent found its receiver crashed (only with `bounce = true`).
    Undeliverable { to: Port, message: P::Message },
    /// One of its timers fires.
    Fired(P::Timer),
    /// Another process has come up or gone down ([`Knows::WhoIsUp`]).
    Membership { position: u32, up: bool },
}

/// The position of a process and all ids, as observers know them: translates an anonymous process's distances into ids.
#[derive(Clone, Copy, Debug)]
pub struct Seat<'a> {
    pub position: u32,
    pub ids: &'a [Id],
}

/// A process's observable status after each handler call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Standing {
    /// The leader it follows: itself if it leads.
    pub leader: Option<Id>,
    /// The value it has decided, or its progress.
    pub decided: Option<Datum>,
    /// Whether it participates in something unfinished.
    pub taking_part: bool,
    /// Whether termination requires its decision once the run has begun.
    pub owes: bool,
    /// The number of members it serves.
    pub serves: u32,
}

impl Standing {
    #[inline]
    pub const fn following(leader: Option<Id>, taking_part: bool) -> Self {
        Self { leader, decided: None, taking_part, owes: false, serves: 0 }
    }

    /// Its cell in a row of this kind; `None` is @, undefined.
    #[inline]
    pub fn cell(self, strip: Strip) -> Option<Cell> {
        if strip.is_of_leaders() { self.leader.map(Cell::Leader) } else { self.decided.map(Cell::Decided) }
    }

    #[inline]
    pub fn leads(self, id: Id) -> bool {
        self.leader == Some(id)
    }
}

/// The number of a term, in elections with terms; 0 before the first.
pub type Term = u32;

/// How an algorithm that never rests keeps its leader, by messages of one kind that its followers wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Upkeep<T> {
    /// The leader's timer, which sends the next messages.
    pub next: T,
    /// The followers' timer, which fires when the messages are missing.
    pub missed: T,
    /// `None` if [`Election::is_upheld`] decides when a run is quiet.
    pub times: Option<UpkeepTimes>,
}

impl<T> Upkeep<T> {
    /// The same upkeep with mapped timers.
    pub fn map<U>(self, timer: impl Fn(T) -> U) -> Upkeep<U> {
        Upkeep { next: timer(self.next), missed: timer(self.missed), times: self.times }
    }
}

/// The times of upkeep, in ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpkeepTimes {
    /// Between two rounds of the leader's messages.
    pub period: Ticks,
    /// The shortest timeout that a follower may draw.
    pub shortest_wait: Ticks,
}

/// The fixed parameters of a run, except the variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<'a> {
    pub processes: u32,
    /// `[params]` of the scenario.
    pub parameters: &'a Parameters,
    /// The parts of each process by position, or one set for all; empty: the catalogue's default for all.
    pub parts: &'a [Parts],
    pub overlay: &'a Overlay,
    /// The positions that are down at tick 0.
    pub down: &'a [u32],
    /// In ticks.
    pub longest_delay: Ticks,
    /// In ticks, for one delivery.
    pub process_time: Ticks,
}

impl Setup<'_> {
    /// The parts of the process at a position; `by_default` if the scenario sets none.
    pub fn parts_of(&self, at: u32, by_default: Parts) -> Parts {
        match self.parts {
            [] => by_default,
            [of_all] => *of_all,
            each => each.get(at as usize).copied().unwrap_or_default(),
        }
    }

    /// `T = 2 * t_max + t_process`, in ticks: the time after which a process without an answer counts as crashed.
    pub const fn timeout(&self) -> Ticks {
        timeout(self.longest_delay, self.process_time)
    }
}

pub(crate) const fn timeout(longest_delay: Ticks, process_time: Ticks) -> Ticks {
    2 * longest_delay + process_time
}

/// The actions of a process while it handles an event. The world executes them immediately, in call order.
pub trait Effects<P: Protocol> {
    fn send(&mut self, to: Port, message: P::Message);
    /// Arms a timer, replacing the one of the same name; `after`: at least 1 tick.
    fn arm(&mut self, timer: P::Timer, after: Ticks);
    fn disarm(&mut self, timer: P::Timer);
    /// A random number from 0 to `below - 1`: an algorithm's only source of randomness.
    fn choose(&mut self, below: NonZeroU32) -> u32;
    /// Reports the executed line of the pseudocode; free without an observer.
    fn line(&mut self, step: P::Step);
    /// Attests an action that judges cannot see in a [`Standing`]; free without an observer.
    fn attest(&mut self, evidence: Evidence);
}

/// The function of a process in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duties {
    /// Whether a start has an effect on it.
    pub begins: bool,
    /// Whether it is a voter: a majority of the voters chooses.
    pub votes: bool,
    /// Whether it may deviate from the algorithm (a traitor). No property judges it.
    pub is_faulty: bool,
}

impl Default for Duties {
    fn default() -> Self {
        Self { begins: true, votes: false, is_faulty: false }
    }
}

/// A state or message that contains round numbers.
#[derive(Debug)]
pub enum Rounded<'a, P: Protocol> {
    State(&'a mut P::State),
    Message(&'a mut P::Message),
}

/// One algorithm, as every process runs it. `self` holds the run's fixed parameters.
pub trait Protocol: Clone + Debug + Send + Sync + 'static {
    type State: Send + Sync + Clone + Eq + Hash + Debug + Serialize;
    /// The messages; serialized as `{ "kind": …, "payload": { … } }`, which is how the trace shows them.
    type Message: Send + Sync + Clone + Eq + Ord + Hash + Debug + Serialize;
    type Timer: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// The lines of the pseudocode.
    type Step: Copy + Eq + Debug + Send + Sync + 'static;

    /// The initial state of a process: at tick 0, or after a crash, with `before` as the state at the crash, from which
    /// stable fields are copied. A crashed process has this state already, so a recovering one is booted twice.
    fn boot(
        &self,
        me: Local<'_>,
        given: &Given,
        before: Option<&Self::State>,
        fx: &mut impl Effects<Self>,
    ) -> Self::State;

    fn handle(&self, me: Local<'_>, state: &mut Self::State, event: Event<Self>, fx: &mut impl Effects<Self>);

    /// The observable status of a process. Only an anonymous algorithm needs `seat`, to translate distances.
    fn standing(&self, seat: Seat<'_>, state: &Self::State) -> Standing;

    /// A message of the same kind and class with altered content: a lie or corruption. `None` if it cannot say that.
    fn altered(&self, _sender: Local<'_>, _message: &Self::Message, _to: Datum) -> Option<Self::Message> {
        None
    }

    /// The function of the process at a position, if it is not the same for all.
    #[inline]
    fn duties(&self, _at: u32) -> Duties {
        Duties::default()
    }

    /// Visits the round numbers of a state or message, each with the kind of round it counts; only rounds of one kind
    /// are compared. A state reports one number for the kind it takes part in, or `None` if it starts no more rounds of
    /// that kind. A state that reports nothing of a kind may still start its first round.
    ///
    /// If all processes report the same kind, the checker may subtract the lowest round from all of them.
    fn rounds(_of: Rounded<'_, Self>, _visit: &mut dyn FnMut(u32, Option<&mut u32>)) {}

    /// Whether unbounded rounds advance together, so that relative to the lowest they take few values.
    fn rounds_stay_together(&self) -> bool {
        false
    }

    /// The number of ids in the message's list, which grows in transit.
    #[inline]
    fn carried(_message: &Self::Message) -> u64 {
        0
    }
}
