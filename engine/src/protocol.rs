//! The interface between an algorithm and the simulated world, and the form in which a process is explained.
//!
//! A protocol is a pure state machine: the same state, event and choices give the same effects. It sees only its own
//! [`Local`] knowledge, the [`Event`] it handles and the [`Effects`] it may cause. Each action names a line of the
//! pseudocode ([`Protocol::Step`]). [`Explain`] turns a step into the values that it compared and the rule that it
//! followed. The rule is a key of the text catalogue: no sentence, colour or screen position occurs here.

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
    AgreesOn, CONSENSUS, Catalogued, Draws, ELECTION, Follows, Given, Grows, Knows, Limits, Nature, Parameter, Profile,
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
pub use parameters::{Decimal, ParameterValue, Parameters, StableColumns, StableEntry};
pub use remark::{Bearer, Explanation, Fact, Remark, Value, Weighed, Weight, explanation};
pub use role::{ACCEPTOR, CLIENT, LEARNER, MessageClass, PROPOSER, Parts, Request, Requests, Role};
pub use show::{
    Ballot, Command, Derivation, Evidence, Held, Holding, Learnt, Log, LogEntry, PartView, Proposed, Rule, Slot, Tally,
    TallyOf, Tie, Way,
};

pub(crate) mod prelude {
    pub(crate) use super::*;
    pub(crate) use serde::{Deserialize, Serialize};
}

/// A simulated time or a duration, in ticks. A run begins at tick 0.
pub type Ticks = u64;

/// The unique id of a process, from 0 to 4,294,967,294. In most algorithms the live process with the highest id leads.
///
/// Stored as id + 1, so that `Option<Id>` takes four bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(NonZeroU32);

impl Id {
    pub const MAX: Self = Self(NonZeroU32::MAX);

    /// The id `number`; `None` for 4,294,967,295.
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

/// The shape of the network: to which processes each process can send.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topology {
    /// A ring on which each process sends only to its clockwise neighbour.
    OneWayRing,
    /// A ring on which each process sends to both neighbours.
    TwoWayRing,
    /// A complete graph: each process sends to every other process.
    #[default]
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
    /// The processes that the command names.
    Named,
    /// All live processes, as soon as a command starts one of them. Later start commands have no effect.
    Together,
    /// All live processes, as in `Together`. The timer with index `.0` ends each round for all at the same tick.
    InRounds(usize),
}

impl Begins {
    pub const fn is_together(self) -> bool {
        matches!(self, Self::Together | Self::InRounds(_))
    }
}

/// The other end of a link, as a process addresses it.
///
/// On a complete graph: the position of the other process. On a ring: its direction and its distance (from 1).
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

    /// On a ring: the port of the process behind the one at this port, for a sender if the latter has crashed.
    #[must_use]
    pub const fn beyond(self) -> Self {
        Self(self.0 + 2)
    }
}

/// The facts that a process knows besides its own state.
#[derive(Clone, Copy, Debug)]
pub struct Local<'a> {
    pub id: Id,
    /// The index of the process in the scenario's list of processes.
    pub position: u32,
    /// The ids of all processes, by position; empty if processes do not know the ids.
    pub known: &'a [Id],
    /// The positions of the process's overlay neighbours, ascending; empty without an overlay.
    pub neighbours: &'a [u32],
    /// The point of each process in the square, by position; empty if the scenario sets no points.
    pub places: &'a [Place],
    /// The live processes; `None` if processes do not know which processes are live.
    pub up: Option<&'a Up>,
    /// The lot that the process drew: a unique number from 0. `None` before the draw, and in algorithms without lots.
    pub lot: Option<u32>,
}

impl<'a> Local<'a> {
    /// The facts for an algorithm that uses only ids: all other facts are empty.
    pub const fn of(id: Id, position: u32, known: &'a [Id]) -> Self {
        Self { id, position, known, neighbours: &[], places: &[], up: None, lot: None }
    }

    /// The port and the id of each other process, by position.
    pub fn peers(self) -> impl Iterator<Item = (Port, Id)> + 'a {
        let me = self.position as usize;
        let others = self.known.iter().enumerate().filter(move |&(position, _)| position != me);
        others.map(|(position, &id)| (Port::peer(position as u32), id))
    }

    pub fn id_of(self, port: Port) -> Id {
        self.known[port.position() as usize]
    }
}

/// An event that a process handles in one atomic step of the run.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event<P: Protocol> {
    /// A start command arrives, or the process notices that its leader is gone.
    Start,
    /// The process is up again after it crashed or left; [`Protocol::boot`] has just rebuilt its state.
    Recovered,
    /// The process is a client and receives a request from outside.
    Requested(Request),
    /// A message arrives.
    Received { from: Port, message: P::Message },
    /// A message came back because its receiver has crashed (only with `bounce = true`).
    Undeliverable { to: Port, message: P::Message },
    /// A timer of this process fires.
    Fired(P::Timer),
    /// Another process has come up or gone down ([`Knows::WhoIsUp`]).
    Membership { position: u32, up: bool },
}

/// The position of a process, and the ids of all processes by position. If a process stores only its distance to the
/// leader on the ring, [`Protocol::standing`] uses both to find the leader's id.
#[derive(Clone, Copy, Debug)]
pub struct Seat<'a> {
    pub position: u32,
    pub ids: &'a [Id],
}

/// The part of a process's state that observers see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Standing {
    /// The leader that the process follows, or its own id if it leads; `None` if it knows no leader.
    pub leader: Option<Id>,
    /// The decided value; `None` before the decision. In a protocol with [`Strip::Progress`]: the progress.
    pub decided: Option<Datum>,
    /// Whether the process takes part in an unfinished election or agreement.
    pub taking_part: bool,
    /// Whether the property `termination` requires a decision of this process; `false` before the start.
    pub owes: bool,
    /// The number of members that the process serves.
    pub serves: u32,
}

impl Standing {
    #[inline]
    pub const fn following(leader: Option<Id>, taking_part: bool) -> Self {
        Self { leader, decided: None, taking_part, owes: false, serves: 0 }
    }

    /// The content of the process's cell; the screen shows `None` as @ (undefined).
    #[inline]
    pub fn cell(self, strip: Strip) -> Option<Cell> {
        if strip.is_of_leaders() { self.leader.map(Cell::Leader) } else { self.decided.map(Cell::Decided) }
    }

    #[inline]
    pub fn leads(self, id: Id) -> bool {
        self.leader == Some(id)
    }
}

/// The number of a term, in elections with terms; 0 before the first term.
pub type Term = u32;

/// The timers of an algorithm in which the leader repeats a message forever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Upkeep<T> {
    /// The leader's timer. When it fires, the leader repeats its message.
    pub next: T,
    /// The followers' timer. It fires if the leader's message does not arrive in time.
    pub missed: T,
    /// The durations of both timers, for the general rule of [`Election::is_upheld`]; `None` if the protocol never uses
    /// this rule.
    pub times: Option<UpkeepTimes>,
    /// `.0`: the timer that fires if too few processes answer the leader. `.1`: the number of answers that are enough,
    /// including the leader itself. `None` if the leader needs no answers.
    pub quorum: Option<(T, usize)>,
}

impl<T> Upkeep<T> {
    /// Converts the type of the timers with `timer`.
    pub fn map<U>(self, timer: impl Fn(T) -> U) -> Upkeep<U> {
        let quorum = self.quorum.map(|(fires, count)| (timer(fires), count));
        Upkeep { next: timer(self.next), missed: timer(self.missed), times: self.times, quorum }
    }
}

/// The durations of the timers of an [`Upkeep`], in ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpkeepTimes {
    /// The time between two broadcasts of the leader.
    pub period: Ticks,
    /// The shortest timeout of a follower.
    pub shortest_wait: Ticks,
}

/// The fixed parameters of a run, except the variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<'a> {
    pub processes: u32,
    /// The protocol's parameters, from the table `[params]` of the scenario.
    pub parameters: &'a Parameters,
    /// The parts (roles of Paxos) of each process, by position; one element: for all processes; none: the default.
    pub parts: &'a [Parts],
    pub overlay: &'a Overlay,
    /// The positions of the processes that are down at tick 0.
    pub down: &'a [u32],
    /// The longest delay of a message, in ticks.
    pub longest_delay: Ticks,
    /// The time that a process takes to handle one message, in ticks.
    pub process_time: Ticks,
}

impl Setup<'_> {
    /// The parts of the process at position `at`; `by_default` if the scenario sets none.
    pub fn parts_of(&self, at: u32, by_default: Parts) -> Parts {
        match self.parts {
            [] => by_default,
            [of_all] => *of_all,
            each => each.get(at as usize).copied().unwrap_or_default(),
        }
    }

    /// `T = 2 * t_max + t_process`, in ticks: a process that does not answer within this time counts as crashed.
    pub const fn timeout(&self) -> Ticks {
        timeout(self.longest_delay, self.process_time)
    }
}

pub(crate) const fn timeout(longest_delay: Ticks, process_time: Ticks) -> Ticks {
    2 * longest_delay + process_time
}

/// The actions that a process can take while it handles an event. The world executes them immediately, in call order.
pub trait Effects<P: Protocol> {
    fn send(&mut self, to: Port, message: P::Message);
    /// Starts a timer, which fires after `after` ticks (at least 1). If the timer already runs, it starts again.
    fn arm(&mut self, timer: P::Timer, after: Ticks);
    fn disarm(&mut self, timer: P::Timer);
    /// A random number from 0 to `below - 1`.
    fn choose(&mut self, below: NonZeroU32) -> u32;
    /// Reports to observers that the process executes this line of the pseudocode.
    fn line(&mut self, step: P::Step);
    /// Reports to observers an action that a [`Standing`] does not show.
    fn attest(&mut self, evidence: Evidence);
}

/// The duties of a process in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duties {
    /// Whether a start command can start the process.
    pub begins: bool,
    /// Whether the process is a voter: a majority of the voters chooses a value.
    pub votes: bool,
    /// Whether the process is a traitor, which may deviate from the algorithm. No property judges a traitor.
    pub is_faulty: bool,
}

impl Default for Duties {
    fn default() -> Self {
        Self { begins: true, votes: false, is_faulty: false }
    }
}

/// A state or message whose round numbers [`Protocol::rounds`] visits.
#[derive(Debug)]
pub enum Rounded<'a, P: Protocol> {
    State(&'a mut P::State),
    Message(&'a mut P::Message),
}

/// An algorithm that every process executes. `self` contains the fixed parameters of the run.
pub trait Protocol: Clone + Debug + Send + Sync + 'static {
    type State: Send + Sync + Clone + Eq + Hash + Debug + Serialize;
    /// The messages between processes. Each becomes JSON of the form `{ "kind": …, "payload": { … } }`.
    type Message: Send + Sync + Clone + Eq + Ord + Hash + Debug + Serialize;
    type Timer: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// The lines of the pseudocode.
    type Step: Copy + Eq + Debug + Send + Sync + 'static;

    /// Creates the state of a process. The world calls this at tick 0, and whenever the process goes down or recovers.
    ///
    /// `before`: the previous state; `None` at tick 0. The new state may copy only the stable fields of `before`.
    fn boot(
        &self,
        me: Local<'_>,
        given: &Given,
        before: Option<&Self::State>,
        fx: &mut impl Effects<Self>,
    ) -> Self::State;

    fn handle(&self, me: Local<'_>, state: &mut Self::State, event: Event<Self>, fx: &mut impl Effects<Self>);

    /// The part of the state that observers see. Anonymous algorithms use `seat` to find the id of the leader.
    fn standing(&self, seat: Seat<'_>, state: &Self::State) -> Standing;

    /// A copy of the message with the value `to`, of the same kind and class; `None` if it cannot contain `to`.
    fn altered(&self, _sender: Local<'_>, _message: &Self::Message, _to: Datum) -> Option<Self::Message> {
        None
    }

    /// The duties of the process at position `at`; by default [`Duties::default`].
    #[inline]
    fn duties(&self, _at: u32) -> Duties {
        Duties::default()
    }

    /// Calls `visit` with the kind and the number of each round in a state or message.
    ///
    /// A run stays the same if the same amount is added to all rounds of one kind. So the checker may subtract the
    /// lowest round before it compares states.
    ///
    /// If a process starts no more rounds of a kind, `visit` gets `None` instead of the number. If a process may still
    /// start its first round of a kind, `visit` is not called for this kind.
    fn rounds(_of: Rounded<'_, Self>, _visit: &mut dyn FnMut(u32, Option<&mut u32>)) {}

    /// Whether the round numbers of different processes always stay close to each other, even if they grow forever.
    fn rounds_stay_together(&self) -> bool {
        false
    }

    /// The number of ids in the lists that the message contains; 0 if it contains no list.
    #[inline]
    fn carried(_message: &Self::Message) -> u64 {
        0
    }
}
