//! The contract between an algorithm and the world it lives in, and how a process explains itself.
//!
//! A protocol is a pure state machine: the same state, event and choices give the same effects. It sees nothing of the
//! world but its own [`Local`] knowledge, the [`Event`] it handles and the [`Effects`] it may cause. It says what it does in
//! terms of the lines of its own pseudocode ([`Protocol::Step`]), and [`Explain`] turns a step into the compared values and
//! the rule, as a catalogue key with arguments: never as a sentence, a colour or a position on the screen.

mod catalogue;
mod explain;
mod explanation;
mod names;
pub mod numbered;
mod parameters;

use std::fmt::Debug;
use std::hash::Hash;
use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

pub use catalogue::{ANONYMOUS_ELECTION, Catalogued, ELECTION, Given, Parameter, Takes};
pub use explain::{Begun, Bound, BoundSide, Explain, Handled, Label, MessageClass, Role, Seen};
pub use explanation::explanation;
pub use explanation::{Explanation, Fact, Remark, Value};
pub use names::{Carried, Kinds, NoTimer, Steps, Timers, Variants};
pub(crate) use names::{messages, steps, timers, variants};
pub use parameters::{ParameterValue, Parameters};

/// A point in simulated time, or a length of it, in ticks. Tick 0 is the initial state.
pub type Ticks = u64;

/// The unique id of a process: 0 to 4,294,967,294. The bully and the ring algorithms compare ids; the highest live one leads.
///
/// It is kept one higher inside, so that `Option<Id>` is four bytes and a cell of `elected` costs no more than an id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(NonZeroU32);

impl Id {
    /// The highest id there is.
    pub const MAX: Self = Self(NonZeroU32::MAX);

    /// The id with this number, or `None` for 4,294,967,295, which is not an id.
    pub const fn new(number: u32) -> Option<Self> {
        match number.checked_add(1) {
            Some(kept) => match NonZeroU32::new(kept) {
                Some(kept) => Some(Self(kept)),
                None => None,
            },
            None => None,
        }
    }

    /// The number that people call the process by.
    pub const fn number(self) -> u32 {
        self.0.get() - 1
    }
}

impl Debug for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.number())
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

/// Who has a link to whom.
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
    /// The most processes that a run on it may have.
    pub const fn most_processes(self) -> usize {
        match self {
            Self::OneWayRing | Self::TwoWayRing => 2_000_000,
            Self::Complete => 4_096,
        }
    }
}

/// A link as one of its ends knows it.
///
/// On a complete graph a port is the peer's position. On a ring it is a way round and a distance: distance 1 is the
/// neighbour; a greater one reaches past crashed processes when the ring closes over them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Port(u32);

impl Port {
    /// The next process clockwise.
    pub const NEXT: Self = Self::clockwise(1);
    /// The next process counter-clockwise.
    pub const PREVIOUS: Self = Self::counter_clockwise(1);

    /// The process this many places along, clockwise.
    pub const fn clockwise(distance: u32) -> Self {
        Self(distance << 1)
    }

    /// The process this many places along, counter-clockwise.
    pub const fn counter_clockwise(distance: u32) -> Self {
        Self(distance << 1 | 1)
    }

    /// The peer at this position of a complete graph.
    pub const fn peer(position: u32) -> Self {
        Self(position)
    }

    /// The position of the peer, on a complete graph.
    pub const fn position(self) -> u32 {
        self.0
    }

    /// How many places along the ring the port reaches.
    pub const fn distance(self) -> u32 {
        self.0 >> 1
    }

    /// Whether the port leads clockwise round the ring.
    pub const fn is_clockwise(self) -> bool {
        self.0 & 1 == 0
    }

    /// The port of the next process along in the same direction: where a ring that closes over the crashed sends again.
    #[must_use]
    pub const fn beyond(self) -> Self {
        Self(self.0 + 2)
    }
}

/// What one process knows of the world besides its own state.
#[derive(Clone, Copy, Debug)]
pub struct Local<'a> {
    /// Its own id.
    pub id: Id,
    /// Its own position, which a process uses only to leave itself out of a broadcast.
    pub position: u32,
    /// The ids of all processes by position, where the algorithm assumes that everybody knows them; empty where it does not.
    pub known: &'a [Id],
}

impl<'a> Local<'a> {
    /// Every other process with its port, by position: the order of a broadcast.
    pub fn peers(self) -> impl Iterator<Item = (Port, Id)> + 'a {
        let me = self.position as usize;
        self.known
            .iter()
            .enumerate()
            .filter(move |&(position, _)| position != me)
            .map(|(position, &id)| (Port::peer(position as u32), id))
    }

    /// The id at the far end of a port of a complete graph.
    pub fn id_of(self, port: Port) -> Id {
        self.known[port.position() as usize]
    }
}

/// What a process can be made to handle. Handling one event is one atomic step of the run.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event<P: Protocol> {
    /// Begin: by command, or because this process noticed that the leader it holds is gone.
    Start,
    /// It is up again after a crash or a leave; [`Protocol::boot`] has just rebuilt its state from what is stable.
    Recovered,
    /// A message arrived over a link.
    Received {
        /// The link it came over.
        from: Port,
        /// The message.
        message: P::Message,
    },
    /// A message that this process sent found its receiver crashed (only with `bounce = true`).
    Undeliverable {
        /// The port it had been sent to.
        to: Port,
        /// The message that came back.
        message: P::Message,
    },
    /// A timer ran out.
    Fired(P::Timer),
}

/// What a process holds: its cell of the `elected` strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Decision {
    /// The process takes this one for the leader.
    Leader(Id),
}

impl Decision {
    /// Whom a process follows that holds this; `None` where what it holds is no leader.
    #[inline]
    pub const fn leader(self) -> Option<Id> {
        match self {
            Self::Leader(leader) => Some(leader),
        }
    }
}

/// Where a process sits, as an onlooker sees it: what it takes to name the process that an anonymous one only counts its way to.
#[derive(Clone, Copy, Debug)]
pub struct Seat<'a> {
    /// Its position.
    pub position: u32,
    /// The ids by position.
    pub ids: &'a [Id],
}

/// What the judges of a run need to know of one process after each handling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Standing {
    decision: Option<Decision>,
    /// Whether it is taking part in an unfinished election.
    pub taking_part: bool,
}

impl Standing {
    /// A process that follows this leader, or nobody (@).
    #[inline]
    pub const fn following(leader: Option<Id>, taking_part: bool) -> Self {
        let decision = match leader {
            Some(leader) => Some(Decision::Leader(leader)),
            None => None,
        };
        Self { decision, taking_part }
    }

    /// Whom the process follows, itself if it leads.
    #[inline]
    pub const fn follows(self) -> Option<Id> {
        match self.decision {
            Some(held) => held.leader(),
            None => None,
        }
    }

    /// What the process holds: its cell of `elected`; `None` is @, undefined.
    #[inline]
    pub const fn holds(self) -> Option<Decision> {
        self.decision
    }

    /// Whether the process, which has this id, holds itself as leader.
    #[inline]
    pub fn leads(self, id: Id) -> bool {
        self.follows() == Some(id)
    }
}

/// The number of a term, in the algorithms whose elections have one: 0 before the first.
pub type Term = u32;

/// How an algorithm that never rests keeps up what it has reached: a leader sends messages of one kind for ever, and every process
/// that follows it waits for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Upkeep<T> {
    /// The index of their kind in [`Protocol::KINDS`].
    pub kind: usize,
    /// The leader's timer: when it runs out, the next ones are sent.
    pub next: T,
    /// The followers' timer: it runs out when they stay away.
    pub missed: T,
}

/// What a process of an election is given at tick 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct ElectionInput {
    /// The leader that everybody holds from the beginning; `None` is @.
    pub leader: Option<Id>,
    /// Where that leader sits: what becomes of it where no process knows an id.
    pub leader_at: Option<u32>,
}

impl From<Given> for ElectionInput {
    fn from(Given { leader, leader_at }: Given) -> Self {
        Self { leader, leader_at }
    }
}

/// The fixed parameters of one run that a protocol may use besides its variant: the number of processes, its own parameters and the
/// timing of the network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<'a> {
    /// The number of processes, for the algorithms that assume it known.
    pub processes: u32,
    /// What the scenario gives under `[params]`.
    pub parameters: &'a Parameters,
    /// The longest delay of a message, in ticks.
    pub longest_delay: Ticks,
    /// The time that handling a delivery takes, in ticks.
    pub process_time: Ticks,
}

impl Setup<'_> {
    /// `T = 2 * t_max + t_process`: after this many ticks without an answer a process is taken for crashed.
    pub const fn patience(&self) -> Ticks {
        2 * self.longest_delay + self.process_time
    }
}

/// Everything that a process may do while it handles an event. The world carries it out at once, in the order of the calls.
pub trait Effects<P: Protocol> {
    /// Sends a message over a link.
    fn send(&mut self, to: Port, message: P::Message);
    /// Sets a timer, replacing the one of the same name; `after` is at least 1 tick.
    fn arm(&mut self, timer: P::Timer, after: Ticks);
    /// Cancels a timer; it leaves no tick behind.
    fn disarm(&mut self, timer: P::Timer);
    /// Draws a number from 0 to `below - 1`: the only chance an algorithm has.
    fn choose(&mut self, below: NonZeroU32) -> u32;
    /// Says which line of the pseudocode is being obeyed; free when nobody observes.
    fn line(&mut self, step: P::Step);
}

/// One algorithm, as every process runs it. `self` holds the run's fixed parameters.
pub trait Protocol: Clone + Debug + 'static {
    /// What the scenario gives each process at tick 0.
    type Input: Clone + Eq + Hash + Debug + Serialize + for<'de> Deserialize<'de>;
    /// The volatile and stable state of one process.
    type State: Clone + Eq + Hash + Debug + Serialize + for<'de> Deserialize<'de>;
    /// What a crash spares; `()` if nothing.
    type Stable: Clone + Eq + Hash + Debug + Serialize + for<'de> Deserialize<'de>;
    /// The messages; serialized as `{ "kind": …, "payload": { … } }`, which is how the trace shows them.
    type Message: Kinds + Clone + Eq + Ord + Hash + Debug + Serialize + for<'de> Deserialize<'de>;
    /// The names of the timers a process may have armed.
    type Timer: Timers;
    /// The lines of the pseudocode.
    type Step: Copy + Eq + Debug + 'static;

    /// Who has a link to whom.
    const TOPOLOGY: Topology;
    /// Whether every process knows the ids of all ([`Local::known`]).
    const KNOWS_EVERYBODY: bool;
    /// Whether no process has an id that it knows. Who looks on still calls each by the id of the scenario, and writes it as a name: `p3`.
    const ANONYMOUS: bool = false;
    /// The kinds of messages in the order the protocol declares them; at most eight.
    const KINDS: &'static [&'static str] = Self::Message::KINDS;
    /// The timers there are, in the order in which acts from outside name them.
    const TIMERS: &'static [Self::Timer] = Self::Timer::ALL;
    /// Of an algorithm that never rests, how it keeps up what it has reached. Figures count those messages apart, and a run is quiet
    /// when nothing else goes on.
    const UPKEEP: Option<Upkeep<Self::Timer>> = None;

    /// The state a process starts with: at tick 0 (`stable` is `None`), or after a crash. `boot(stable(s))` has the stable part of `s`.
    fn boot(&self, me: Local<'_>, input: &Self::Input, stable: Option<Self::Stable>, fx: &mut impl Effects<Self>) -> Self::State;

    /// Handles one event.
    fn handle(&self, me: Local<'_>, state: &mut Self::State, event: Event<Self>, fx: &mut impl Effects<Self>);

    /// The part of a state that a crash spares.
    fn stable(&self, state: &Self::State) -> Self::Stable;

    /// The cell of `elected`, and whether the process is taking part. The seat is the onlooker's knowledge, not the process's own:
    /// only an anonymous algorithm needs it, to say whom a distance means.
    fn standing(&self, seat: Seat<'_>, state: &Self::State) -> Standing;

    /// The term that a process is in, for onlookers that judge what happens within one; `None` where elections have no terms.
    fn term(&self, _state: &Self::State) -> Option<Term> {
        None
    }

    /// The term that a message was sent in, where elections have terms.
    fn sent_in(_message: &Self::Message) -> Option<Term> {
        None
    }

    /// Whether what keeps a leader in office reaches everybody in time, however long each message takes, unless something goes wrong.
    fn upkeep_is_in_time(&self) -> bool {
        true
    }

    /// Whether a message only keeps up what has been reached ([`Protocol::UPKEEP`]).
    #[inline]
    fn is_upkeep(message: &Self::Message) -> bool {
        Self::UPKEEP.is_some_and(|upkeep| upkeep.kind == Self::kind(message))
    }

    /// The index of a message's kind in [`Protocol::KINDS`].
    #[inline]
    fn kind(message: &Self::Message) -> usize {
        message.kind()
    }
}
