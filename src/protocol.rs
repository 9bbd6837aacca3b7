//! The contract between an algorithm and the world it lives in, and how a process explains itself.
//!
//! A protocol is a pure state machine: the same state, event and choices give the same effects. It sees nothing of the
//! world but its own [`Local`] knowledge, the [`Event`] it handles and the [`Effects`] it may cause. It says what it does in
//! terms of the lines of its own pseudocode ([`Protocol::Step`]), and [`Explain`] turns a step into the compared values and
//! the rule, as a catalogue key with arguments: never as a sentence, a colour or a position on the screen.

mod explain;
pub mod numbered;
mod parameters;

use std::fmt::Debug;
use std::hash::Hash;
use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

pub(crate) use explain::explanation;
pub use explain::{Begun, Bound, BoundSide, Explain, Explanation, Fact, Handled, Label, MessageClass, Remark, Role, Seen, Value};
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

/// What a cell of the `elected` strip holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Decision {
    /// The process takes this one for the leader.
    Leader(Id),
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
    /// Its cell of `elected`; `None` is @, undefined.
    pub decision: Option<Decision>,
    /// Whether it is taking part in an unfinished election.
    pub taking_part: bool,
}

/// The number of a term, in the algorithms whose elections have one: 0 before the first.
pub type Term = u32;

/// A moment at the end of a tick after which no act from outside is to come, as an onlooker sees it: what it takes to say whether
/// all that still goes on is upkeep ([`Protocol::is_upheld`]).
pub trait Moment<P: Protocol> {
    /// The processes that are up, by position.
    fn live(&self) -> impl Iterator<Item = (Local<'_>, &P::State)>;
    /// The messages under way with their receivers' positions and when they arrive; `None` for one that will be lost, or is a
    /// notice that it could not be delivered.
    fn underway(&self) -> impl Iterator<Item = (u32, Option<Ticks>, &P::Message)>;
    /// When a timer of the process at a position runs out, if it is armed.
    fn due(&self, position: u32, timer: P::Timer) -> Option<Ticks>;
    /// Whether the way from one position to another is open.
    fn reaches(&self, from: u32, to: u32) -> bool;
}

/// What the scenario gives each process of an election at tick 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct ElectionInput {
    /// The leader that everybody holds from the beginning; `None` is @.
    pub leader: Option<Id>,
    /// Where that leader sits: what becomes of it where no process knows an id.
    pub leader_at: Option<u32>,
}

/// The fixed parameters of one run that a protocol may use: its variant, the number of processes, its own parameters and the
/// timing of the network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<'a> {
    /// The variant's name as listed in the protocol's catalogue entry.
    pub variant: &'a str,
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
    type Message: Clone + Eq + Ord + Hash + Debug + Serialize + for<'de> Deserialize<'de>;
    /// The names of the timers a process may have armed.
    type Timer: Copy + Eq + Ord + Hash + Debug + Serialize + for<'de> Deserialize<'de>;
    /// The lines of the pseudocode.
    type Step: Copy + Eq + Debug + 'static;

    /// Who has a link to whom.
    const TOPOLOGY: Topology;
    /// Whether every process knows the ids of all ([`Local::known`]).
    const KNOWS_EVERYBODY: bool;
    /// Whether no process has an id that it knows. Who looks on still calls each by the id of the scenario, and writes it as a name: `p3`.
    const ANONYMOUS: bool = false;
    /// The kinds of messages in the order the protocol declares them; at most eight.
    const KINDS: &'static [&'static str];
    /// The timers there are, in the order in which acts from outside name them.
    const TIMERS: &'static [Self::Timer];
    /// Of an algorithm that never rests: the index in [`Protocol::KINDS`] of the messages by which what has been reached is kept up.
    /// Figures count them apart, and a run is quiet when nothing else goes on ([`Protocol::is_upheld`]).
    const UPKEEP: Option<usize> = None;

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

    /// Whether all that goes on is upkeep, and nothing that is under way now will change that. Asked only where
    /// [`Protocol::UPKEEP`] names messages for it.
    fn is_upheld(&self, _moment: &impl Moment<Self>) -> bool {
        false
    }

    /// The index of a message's kind in [`Protocol::KINDS`].
    fn kind(message: &Self::Message) -> usize;
}

/// What the class sees of a process. Meaning only: no colours, no sentences.
pub trait Explain: Protocol {
    /// The state of a live process in the field's words.
    fn role(&self, me: Local<'_>, state: &Self::State) -> Role;

    /// The fields of the state, for the inspector, in reading order.
    fn facts(&self, me: Local<'_>, state: &Self::State) -> Vec<Fact>;

    /// What stands beside a live process wherever it is drawn, such as its round or its term; most algorithms have none.
    fn badge(&self, _me: Local<'_>, _state: &Self::State) -> Option<Remark> {
        None
    }

    /// What an anonymous process is drawn with in place of the id that it does not know: the number it drew, or a dot for `None`.
    fn face(&self, _state: &Self::State) -> Option<u64> {
        None
    }

    /// How a message is drawn.
    fn label(message: &Self::Message) -> Label;

    /// All that a message carries, as long as a line at most, where that is more than its label has room for.
    fn whole(_: &Self::Message) -> Option<String> {
        None
    }

    /// The name of a timer as scenario files write it (`fire = { timer = "answer" }`).
    fn timer_name(timer: Self::Timer) -> &'static str;

    /// What a timer means to a process that has it armed: what will be so when it runs out.
    fn timer_meaning(&self, me: Local<'_>, timer: Self::Timer) -> Remark;

    /// The name of a step as the listings in `assets/pseudocode` write it.
    fn step_name(step: Self::Step) -> &'static str;

    /// Every step that this variant can take; a test proves that its listings show each on exactly one line.
    fn steps(&self) -> &'static [Self::Step];

    /// Who, what, the compared values and the rule, of one step of one handling.
    fn remark(&self, me: Local<'_>, step: Self::Step, handled: &Handled<'_, Self>) -> Explanation;

    /// What a live process is waiting for, if it is waiting for anything.
    fn waiting_for(&self, me: Local<'_>, state: &Self::State) -> Option<Remark>;

    /// The proved bounds on the number of messages of the run as far as it has been seen; empty where none is proved. A bound
    /// speaks of every run that looks like this one so far, and gives nothing away that has not happened.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound>;

    /// The kinds of messages that the bounds count, by their names in [`Protocol::KINDS`]; empty if they count all.
    fn bounded_kinds(&self) -> &'static [&'static str] {
        &[]
    }
}

/// What has happened in a run so far, as far as exact counts depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The ids by position.
    pub ids: &'a [Id],
    /// The positions that were down when the first election began.
    pub down: &'a [u32],
    /// The starts that began an election, in the order of the run: those that sent a message. What is ignored sends nothing.
    pub begun: &'a [Begun],
    /// The positions that crashed or left since the first election began.
    pub crashed: &'a [u32],
    /// Whether anything else happened that exact counts leave out: a return at any time; since the first election began a lost, late,
    /// early or doubled message, a timer that ran out early or never, a cut; or the links are not FIFO.
    pub disturbed: bool,
    /// The delay if it is the same for every message and handling takes no time, else `None`.
    pub lockstep: Option<Ticks>,
}

impl Seen<'_> {
    /// Whether nothing happened that exact counts leave out, not even a crash since the first election began.
    pub fn is_undisturbed(&self) -> bool {
        !self.disturbed && self.crashed.is_empty()
    }
}

/// A start that began an election.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begun {
    /// When.
    pub tick: Ticks,
    /// The position of the process that began.
    pub position: u32,
    /// How many times a process had come to hold itself as leader before.
    pub won_before: u32,
}

/// A bound on the number of messages of a run, or of those of the kinds of [`Explain::bounded_kinds`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bound {
    /// Whether it is the least, the most or the mean.
    pub side: BoundSide,
    /// The formula as text, such as `n(n+3)/2`: the same in every language. Besides n it may name k, the number of initiators, m, the
    /// number of processes that are up, and r, the number of rounds so far.
    pub formula: &'static str,
    /// Its value in messages.
    pub value: u64,
}

/// What kind of bound it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoundSide {
    /// No run needs fewer.
    Best,
    /// No run needs more.
    Worst,
    /// What runs need on average, where chance decides.
    Expected,
}

/// An event as the record of a run keeps it, for [`Explain::remark`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handled<'a, P: Protocol> {
    /// A start, by command or because the leader it held is gone.
    Start {
        /// The leader whose absence the process noticed by itself.
        noticed: Option<Id>,
    },
    /// It came back.
    Recovered,
    /// A message arrived.
    Received {
        /// The sender's id.
        from: Id,
        /// The message.
        message: &'a P::Message,
    },
    /// A message came back as undeliverable.
    Undeliverable {
        /// The crashed receiver's id.
        to: Id,
        /// The message.
        message: &'a P::Message,
    },
    /// A timer ran out.
    Fired(P::Timer),
}

/// The state of a process, in the words and colours of the visual specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Takes no part.
    Idle,
    /// Participating: it competes.
    Active,
    /// Has sent and expects an answer.
    Waiting,
    /// Has lost and passes messages on.
    Relay,
    /// Franklin's red.
    Red,
    /// Franklin's black.
    Black,
    /// Holds itself as leader.
    Leader,
    /// Is down.
    Crashed,
}

/// The class of a message: it decides glyph and colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MessageClass {
    /// A question: ELECTION.
    Election,
    /// ELECTION on a two-way ring.
    Probe,
    /// A yes: ANSWER, a VOTE that is granted.
    Answer,
    /// A decision: ELECTED, COORDINATOR.
    Elected,
    /// A sign of life.
    Heartbeat,
    /// A no.
    Refusal,
}

/// How a message is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The kind's name: `ELECTION`.
    pub kind: &'static str,
    /// Glyph and colour.
    pub class: MessageClass,
    /// What it carries, as short as a pill: `58`. Empty if it carries nothing.
    pub payload: String,
}

/// A value in an explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A process, by id.
    Id(Id),
    /// A number, for example of ticks.
    Number(u64),
    /// The name of a message kind, a state or a timer that is the same in every language.
    Name(&'static str),
    /// Words that are the same in every language: a file's name, a number with its unit as given.
    Text(String),
    /// Several processes.
    Ids(Vec<Id>),
    /// A sentence within the sentence.
    Said(Box<Remark>),
}

/// An explanation: a key of the catalogue of texts and the values that the sentence names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The key in the catalogue, such as `rule-chang-roberts-pass-on`.
    pub key: &'static str,
    /// The values by name.
    pub values: SmallVec<[(&'static str, Value); 3]>,
}

impl Remark {
    /// A remark without values.
    pub fn new(key: &'static str) -> Self {
        Self { key, values: SmallVec::new() }
    }

    /// The cell of `elected`, as a fact.
    pub fn elected(leader: Option<Id>) -> Self {
        leader.map_or(Self::new("fact-elected-undefined"), |leader| Self::new("fact-elected").id("leader", leader))
    }

    /// The same with one value more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((name, value));
        self
    }

    /// The same with an id more.
    #[must_use]
    pub fn id(self, name: &'static str, id: Id) -> Self {
        self.with(name, Value::Id(id))
    }

    /// The same with a number more.
    #[must_use]
    pub fn number(self, name: &'static str, number: u64) -> Self {
        self.with(name, Value::Number(number))
    }
}

/// What one step did, in two lengths: a few words for the log and a whole sentence for wide panes and the inspector. Both name
/// the same values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The compared values and the rule, at most 16 columns or so: `> 42 passed`.
    pub brief: Remark,
    /// Who, what, the compared values and the rule, as a whole sentence.
    pub full: Remark,
}

impl Explanation {
    /// An explanation without values; `explanation!` makes both keys from one.
    pub fn new(brief: &'static str, full: &'static str) -> Self {
        Self { brief: Remark::new(brief), full: Remark::new(full) }
    }

    /// The same with one value more.
    #[must_use]
    pub fn with(self, name: &'static str, value: &Value) -> Self {
        Self { brief: self.brief.with(name, value.clone()), full: self.full.with(name, value.clone()) }
    }

    /// The same with an id more.
    #[must_use]
    pub fn id(self, name: &'static str, id: Id) -> Self {
        self.with(name, &Value::Id(id))
    }

    /// The same with a number more.
    #[must_use]
    pub fn number(self, name: &'static str, number: u64) -> Self {
        self.with(name, &Value::Number(number))
    }
}

/// An [`Explanation`] by the key of its sentence: the key of the short form is the same with `-brief` behind it.
macro_rules! explanation {
    ($key:literal) => {
        $crate::protocol::Explanation::new(concat!($key, "-brief"), $key)
    };
}
pub(crate) use explanation;

/// One field of a process's state, for the inspector: a catalogue key and its value as a remark's values.
pub type Fact = Remark;
