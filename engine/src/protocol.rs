//! The contract between an algorithm and its world, and how a process explains itself.
//!
//! A protocol is a pure state machine: the same state, event and choices give the same effects. It sees only its own [`Local`]
//! knowledge, the [`Event`] it handles and the [`Effects`] it may cause. Its actions name lines of its pseudocode
//! ([`Protocol::Step`]); [`Explain`] turns a step into the compared values and the rule, as a key of the catalogue of texts:
//! never as a sentence, a colour or a position on the screen.

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

/// All of the contract and what its types are derived with, for the files of the algorithms.
pub(crate) mod prelude {
    pub(crate) use super::*;
    pub(crate) use serde::{Deserialize, Serialize};
}

/// A point in simulated time, or a length of it, in ticks. Tick 0 is the initial state.
pub type Ticks = u64;

/// The unique id of a process: 0 to 4,294,967,294. The bully and the ring algorithms compare ids; the highest live one leads.
///
/// It is kept one higher inside, so that `Option<Id>` is four bytes and a cell of `elected` costs no more than an id.
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
        Self::new(number).ok_or_else(|| serde::de::Error::custom("an id is at most 4294967294"))
    }
}

/// The links of the network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topology {
    /// Each process sends to the next one clockwise.
    OneWayRing,
    /// Each process sends to both neighbours.
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

/// How a start begins a run of the algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// At the processes that it names.
    Named,
    /// At all live processes, by position, if any that it names is live; a later one begins nothing.
    Together,
    /// So too, and all go through rounds together. The timer of this index ends each of them.
    InRounds(usize),
}

impl Begins {
    pub const fn is_together(self) -> bool {
        matches!(self, Self::Together | Self::InRounds(_))
    }
}

/// A link as one of its ends knows it.
///
/// On a complete graph a port is the peer's position. On a ring it is a way round and a distance: distance 1 is the
/// neighbour; a greater one reaches past crashed processes when the ring closes over them.
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

    /// The next port in the same direction, where a ring that closes over the crashed sends again.
    #[must_use]
    pub const fn beyond(self) -> Self {
        Self(self.0 + 2)
    }
}

/// What one process knows of the world besides its own state.
#[derive(Clone, Copy, Debug)]
pub struct Local<'a> {
    pub id: Id,
    /// Used only to leave itself out of a broadcast.
    pub position: u32,
    /// The ids of all processes by position; empty where the algorithm does not assume them known.
    pub known: &'a [Id],
    /// The positions that its overlay links lead to, ascending; empty where there is no overlay.
    pub neighbours: &'a [u32],
    /// Where it is, and where any process of a known position is; empty where processes are nowhere.
    pub places: &'a [Place],
    /// Who is up, where the algorithm assumes that membership is known at once and for nothing.
    pub up: Option<&'a Up>,
    /// What it has drawn, from 0 on and no two the same, where all begin together by drawing lots; none before.
    pub lot: Option<u32>,
}

impl<'a> Local<'a> {
    /// Of a process that knows no more than ids.
    pub const fn of(id: Id, position: u32, known: &'a [Id]) -> Self {
        Self { id, position, known, neighbours: &[], places: &[], up: None, lot: None }
    }

    /// Every other process with its port, by position: the order of a broadcast.
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

/// What a process handles. Handling one event is one atomic step of the run.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event<P: Protocol> {
    /// By command, or because the process noticed that its leader is gone.
    Start,
    /// Up again after a crash or a leave; [`Protocol::boot`] has just rebuilt the state from its stable part.
    Recovered,
    /// A client is asked for something, from outside.
    Requested(Request),
    /// A message arrives.
    Received { from: Port, message: P::Message },
    /// A message of its own found its receiver crashed (only with `bounce = true`).
    Undeliverable { to: Port, message: P::Message },
    /// A timer of its own runs out.
    Fired(P::Timer),
    /// Another process has come up, or is gone ([`Knows::WhoIsUp`]).
    Membership { position: u32, up: bool },
}

/// The position of a process as observers know it: it names the process that an anonymous one only counts its way to.
#[derive(Clone, Copy, Debug)]
pub struct Seat<'a> {
    pub position: u32,
    pub ids: &'a [Id],
}

/// What monitors see of a process after each handling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Standing {
    /// The leader it follows: itself if it leads.
    pub leader: Option<Id>,
    /// The value it has decided, or how far it has come.
    pub decided: Option<Datum>,
    /// Whether it takes part in something unfinished.
    pub taking_part: bool,
    /// Whether termination waits for its decision once anything has begun.
    pub owes: bool,
    /// How many members it serves.
    pub serves: u32,
}

impl Standing {
    #[inline]
    pub const fn following(leader: Option<Id>, taking_part: bool) -> Self {
        Self { leader, decided: None, taking_part, owes: false, serves: 0 }
    }

    /// Its cell of such a strip; `None` is @, undefined.
    #[inline]
    pub fn cell(self, strip: Strip) -> Option<Cell> {
        if strip.is_of_leaders() { self.leader.map(Cell::Leader) } else { self.decided.map(Cell::Decided) }
    }

    #[inline]
    pub fn leads(self, id: Id) -> bool {
        self.leader == Some(id)
    }
}

/// The number of a term, in the algorithms whose elections have one: 0 before the first.
pub type Term = u32;

/// How an algorithm that never rests keeps its leader: the leader sends messages of one kind without end, and its followers wait
/// for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Upkeep<T> {
    /// The leader's timer, which sends the next ones.
    pub next: T,
    /// The followers' timer, which runs out when they are missing.
    pub missed: T,
    /// `None` where [`Election::is_upheld`] says when a run is quiet.
    pub times: Option<UpkeepTimes>,
}

impl<T> Upkeep<T> {
    /// This upkeep, with other timers.
    pub fn map<U>(self, timer: impl Fn(T) -> U) -> Upkeep<U> {
        Upkeep { next: timer(self.next), missed: timer(self.missed), times: self.times }
    }
}

/// The times of upkeep, in ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpkeepTimes {
    /// From one round of the leader's messages to the next.
    pub period: Ticks,
    /// The shortest wait that a follower may draw for the next of them.
    pub shortest_wait: Ticks,
}

/// The fixed parameters of a run besides the variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<'a> {
    pub processes: u32,
    /// `[params]` of the scenario.
    pub parameters: &'a Parameters,
    /// The parts of each process by position, or of all; empty where every process has those of the catalogue's default.
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
    /// The parts of the process at a position; `by_default` where the scenario gives none to anybody.
    pub fn parts_of(&self, at: u32, by_default: Parts) -> Parts {
        match self.parts {
            [] => by_default,
            [of_all] => *of_all,
            each => each.get(at as usize).copied().unwrap_or_default(),
        }
    }

    /// `T = 2 * t_max + t_process`: a process that gives no answer for so many ticks is taken for crashed.
    pub const fn patience(&self) -> Ticks {
        patience(self.longest_delay, self.process_time)
    }
}

pub(crate) const fn patience(longest_delay: Ticks, process_time: Ticks) -> Ticks {
    2 * longest_delay + process_time
}

/// What a process may do while it handles an event. The world carries it out at once, in the order of the calls.
pub trait Effects<P: Protocol> {
    fn send(&mut self, to: Port, message: P::Message);
    /// Sets a timer, replacing the one of the same name; `after` is at least 1 tick.
    fn arm(&mut self, timer: P::Timer, after: Ticks);
    fn disarm(&mut self, timer: P::Timer);
    /// A number from 0 to `below - 1`: the only source of chance of an algorithm.
    fn choose(&mut self, below: NonZeroU32) -> u32;
    /// Names the line of the pseudocode that is obeyed; costs nothing without an observer.
    fn line(&mut self, step: P::Step);
    /// Attests what judges cannot see in a [`Standing`]; costs nothing without an observer.
    fn attest(&mut self, evidence: Evidence);
}

/// What a process does in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duties {
    /// Whether a start of it begins anything; else it does nothing.
    pub begins: bool,
    /// Whether it is one of those whose majority chooses.
    pub votes: bool,
    /// Whether it does not keep to the algorithm. No property judges it.
    pub is_faulty: bool,
}

impl Default for Duties {
    fn default() -> Self {
        Self { begins: true, votes: false, is_faulty: false }
    }
}

/// What holds round numbers.
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

    /// The state a process starts with: at tick 0, or after a crash, where `before` is the state in which it crashed. What is stable
    /// is taken over from there. A process that is down has this state already, so that it is taken twice of one that returns.
    fn boot(
        &self,
        me: Local<'_>,
        given: &Given,
        before: Option<&Self::State>,
        fx: &mut impl Effects<Self>,
    ) -> Self::State;

    fn handle(&self, me: Local<'_>, state: &mut Self::State, event: Event<Self>, fx: &mut impl Effects<Self>);

    /// The seat is an observer's knowledge: only an anonymous algorithm needs it, to say which process a distance means.
    fn standing(&self, seat: Seat<'_>, state: &Self::State) -> Standing;

    /// A message of a sender, if it said something else: what a traitor tells, or a line corrupts. It is of the same kind,
    /// and seen as the same. `None` if it cannot say that.
    fn altered(&self, _sender: Local<'_>, _message: &Self::Message, _to: Datum) -> Option<Self::Message> {
        None
    }

    /// What the process at a position does in the run, where that is not the same for all.
    #[inline]
    fn duties(&self, _at: u32) -> Duties {
        Duties::default()
    }

    /// Shows the round numbers of a state or of a message, each with what it is a round of. Only rounds of one thing are compared. A state shows
    /// one for the thing that it takes part in, or `None` if it begins no round of that thing any more: one that shows nothing of a thing may still
    /// begin its first.
    ///
    /// Where all processes show the same thing, the checker may hold all rounds of it less the lowest there is.
    fn rounds(_of: Rounded<'_, Self>, _visit: &mut dyn FnMut(u32, Option<&mut u32>)) {}

    /// Whether rounds that grow without end do so together, so that held less the lowest there is they are few.
    fn rounds_stay_together(&self) -> bool {
        false
    }

    /// How many ids a message carries in a list, which grows on its way.
    #[inline]
    fn carried(_message: &Self::Message) -> u64 {
        0
    }
}
