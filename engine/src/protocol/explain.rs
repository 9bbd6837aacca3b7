//! What the class sees of a run: roles, labels, facts, rules and bounds. Meaning only: keys of the catalogue of texts with
//! values, never a sentence, a colour or a position on the screen.

use super::explanation::{Explanation, Fact};
use super::figure::Figure;
use super::remark::{Remark, Value};
use super::role::{MessageClass, Role};
use super::show::{Derivation, Holding, Log, PartView, Tie, Way};
use super::weighed::{Bearer, Weighed};
use super::{Ballot, Datum, HeldToken, Id, IdCircle, Kinds, Local, LookUp, Protocol, Request, Steps, Ticks, Timers};

/// What the class sees of a process. Meaning only: no colours, no sentences.
pub trait Explain: Protocol<Step: Steps> {
    /// All that a live process can be seen as.
    const ROLES: &'static [Role];

    /// Of each kind of message, in the order of [`Kinds::KINDS`], what its messages can be seen as, the usual first.
    const CLASSES: &'static [&'static [MessageClass]];

    /// How many values a step weighs at most.
    const MOST_WEIGHED: usize = 2;

    /// The value that silence stands for where processes decide on a value.
    const SILENCE: Option<Datum> = None;

    /// Whether [`Explain::holdings`] names anything.
    const HOLDS: bool = false;

    /// Whether [`Explain::derivation`] tells how a value comes about.
    const DERIVES: bool = false;

    /// Of the parts in the catalogue, the one whose members vote.
    const VOTERS: Option<usize> = None;

    /// Whether its processes keep a log, which [`Explain::log`] tells.
    const LOGS: bool = false;

    /// The timers that end a round.
    const BARRIERS: &'static [Self::Timer] = &[];

    /// The state of a live process, as a word of the field.
    fn role(&self, me: Local<'_>, state: &Self::State) -> Role;

    /// The fields of the state in reading order, for the inspector.
    fn facts(&self, me: Local<'_>, state: &Self::State) -> Vec<Fact>;

    /// Drawn beside a live process everywhere, such as its round or its term.
    fn badge(&self, _me: Local<'_>, _state: &Self::State) -> Option<Remark> {
        None
    }

    /// Of a client whose cell counts its answered requests: how many it was asked for.
    fn requested(&self, _me: Local<'_>, _state: &Self::State) -> Option<u32> {
        None
    }

    /// What a process is called besides its id, where one of them has a part of its own.
    fn title(&self, _me: Local<'_>) -> Option<Remark> {
        None
    }

    /// What processes do in a round, from 1 on.
    fn purpose(&self, _round: u32) -> Option<Remark> {
        None
    }

    /// Of an anonymous process: the number it drew, or `None` for a dot.
    fn face(&self, _state: &Self::State) -> Option<u64> {
        None
    }

    /// It decides glyph and colour.
    fn class(message: &Self::Message) -> MessageClass {
        Self::CLASSES[message.kind()][0]
    }

    /// The id that a message carries, if it is about one.
    fn id_of(_message: &Self::Message) -> Option<Id> {
        None
    }

    /// What a message carries, as short as a pill: `58`. Empty if it carries nothing.
    fn payload(message: &Self::Message) -> String {
        Self::id_of(message).map(|id| id.to_string()).unwrap_or_default()
    }

    fn label(message: &Self::Message) -> Label {
        Label { kind: <Self::Message>::KINDS[message.kind()], class: Self::class(message), payload: Self::payload(message) }
    }

    /// The values that a message carries, of those that processes agree on.
    fn values_in(_message: &Self::Message) -> Vec<Datum> {
        Vec::new()
    }

    /// All that a message carries, up to one line, where the label leaves something out.
    fn whole(_: &Self::Message) -> Option<String> {
        None
    }

    /// Who has signed what a message carries, the first to sign it first; nobody where messages are not signed.
    fn signed_by(&self, _message: &Self::Message) -> Vec<Id> {
        Vec::new()
    }

    /// Whether a message says something else than the algorithm has its sender say, as far as the state of the sender tells by now.
    fn is_lie(&self, _sender: Local<'_>, _state: &Self::State, _message: &Self::Message) -> bool {
        false
    }

    /// The same of a vote of a derivation, which the last process of its path told. Who says nothing where a value is due lies too.
    fn is_told_falsely(&self, _teller: Local<'_>, _state: &Self::State, _vote: &Derivation) -> bool {
        false
    }

    /// The id that the sentences of a handling call `j`: that of the sender or crashed receiver, `other`, unless the message is
    /// about another one.
    fn about(message: &Self::Message, other: Id) -> Id {
        Self::id_of(message).unwrap_or(other)
    }

    /// What is true of a process when this timer runs out.
    fn timer_meaning(&self, me: Local<'_>, timer: Self::Timer) -> Remark {
        Remark::new(timer.meaning()).id("me", me.id)
    }

    /// The rule of a step where it is not the one with the step's name.
    fn exception(&self, _me: Local<'_>, _step: Self::Step, _handled: &Handled<'_, Self>) -> Option<Explanation> {
        None
    }

    /// Adds the values that a rule names besides the process itself, those of the step, and what came back.
    fn values(&self, me: Local<'_>, _step: Self::Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        told.id("j", handled.subject().unwrap_or(me.id))
    }

    /// The values that a step decides by: those of the same remark as its words.
    fn weighed(&self, me: Local<'_>, _step: Self::Step, handled: &Handled<'_, Self>) -> Weighed {
        let carried = handled.message().and_then(Self::id_of);
        carried.map_or_else(|| Weighed::one(Bearer::Process, me.id), |id| Weighed::one(Bearer::Message, id))
    }

    /// The rule of one step of one handling, with the compared values.
    fn remark(&self, me: Local<'_>, step: Self::Step, handled: &Handled<'_, Self>) -> Explanation {
        let told = match (self.exception(me, step, handled), handled) {
            (Some(exception), _) => exception,
            (None, Handled::Start { noticed: Some(_) }) if step.name() == "start" => Self::Step::noticed(),
            (None, _) => step.rule(),
        };
        let told = handled.returned(self.values(me, step, handled, step.tell(told.id("me", me.id))));
        Explanation { weighed: self.weighed(me, step, handled), ignored: step.is_ignored(), refused: step.is_refused(), ..told }
    }

    /// What a step of a faulty process is taken for by who does not know that it is faulty.
    fn seeming(step: Self::Step) -> Self::Step {
        step
    }

    /// What a live process waits for.
    fn waiting_for(&self, me: Local<'_>, state: &Self::State) -> Option<Remark>;

    /// Named cells of what a live process holds, the same names for all processes, in the order of the table.
    fn holdings(&self, _me: Local<'_>, _state: &Self::State) -> Vec<Holding> {
        Vec::new()
    }

    /// How a live process comes to its decision, as far as it has come.
    fn derivation(&self, _me: Local<'_>, _state: &Self::State) -> Option<Derivation> {
        None
    }

    /// The parts that a process stands in, in the order of the catalogue. Of one that is down: as it would be seen with all that it held.
    fn views(&self, _me: Local<'_>, _state: &Self::State) -> Vec<PartView> {
        Vec::new()
    }

    /// The parts between which a message goes.
    fn way(_message: &Self::Message) -> Option<Way> {
        None
    }

    /// The ballot that a message is about.
    fn ballot_in(_message: &Self::Message) -> Option<Ballot> {
        None
    }

    /// What a process knows of a replicated log. Of one that is down: as it would be seen with all that it held.
    fn log(&self, _me: Local<'_>, _state: &Self::State) -> Option<Log> {
        None
    }

    /// The value that a process has decided, or that what it knows would make it decide now; nothing where processes go through no rounds
    /// or hear of values by messages that carry no values ([`Explain::values_in`]).
    fn comes_to(&self, _me: Local<'_>, _state: &Self::State) -> Option<Datum> {
        None
    }

    /// What of the last rounds a decision does not count, in rounds.
    fn rounds_ignored(&self) -> u32 {
        0
    }

    /// What a majority comes to where several values have as many votes, if processes decide by majority.
    fn tie(&self) -> Option<Tie> {
        None
    }

    /// The round that a live process is in, or decided after, from 1 on, and how many there are.
    fn round(&self, _state: &Self::State) -> Option<(u32, u32)> {
        None
    }

    /// The round, phase or term that a process has come to, which its badge shows while it takes part; `None` where the algorithm counts none.
    fn reached(&self, state: &Self::State) -> Option<u64> {
        self.round(state).map(|(round, _)| u64::from(round))
    }

    /// The proved bounds on the number of messages of the run as seen so far; empty where none is proved. They hold for every run
    /// that looks the same so far, and reveal nothing of its future.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound>;

    /// What the run comes to at this moment beside its messages, from the knowledge and the states of all that are up, by position; always the
    /// same figures in the same order.
    fn figures(&self, _live: &[(Local<'_>, &Self::State)]) -> Vec<Figure> {
        Vec::new()
    }

    /// The circle of ids that processes stand on.
    fn circle(&self) -> Option<IdCircle> {
        None
    }

    /// The positions that the fingers of a process lead to, from the nearest to the farthest.
    fn fingers(&self, _me: Local<'_>, _state: &Self::State) -> Vec<u32> {
        Vec::new()
    }

    /// The look-up of a process that is under way.
    fn look_up(&self, _me: Local<'_>, _state: &Self::State) -> Option<LookUp> {
        None
    }

    /// The token that a process holds.
    fn token(&self, _me: Local<'_>, _state: &Self::State) -> Option<HeldToken> {
        None
    }

    /// The kinds of messages that the bounds count, by their names in [`Kinds::KINDS`]; empty if they count all.
    fn bounded_kinds(&self) -> &'static [&'static str] {
        &[]
    }
}

/// What has happened in a run so far, as far as exact counts depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    pub ids: &'a [Id],
    /// The positions that were down when the first election began.
    pub down: &'a [u32],
    /// The starts that began an election, in order: those that sent a message.
    pub begun: &'a [Begun],
    /// How many requests have reached a client.
    pub requests: u32,
    /// The positions that crashed or left since the first election began.
    pub crashed: &'a [u32],
    /// Whether anything else happened that exact counts leave out: a return before the first election (after one, what comes later is not
    /// seen any more); since the first election began a lost, late,
    /// early or doubled message, a timer that ran out early or never, a cut; or the links are not FIFO.
    pub disturbed: bool,
    /// The delay if it is the same for every message and handling takes no time, else `None`.
    pub lockstep: Option<Ticks>,
}

impl Seen<'_> {
    /// Whether nothing happened that exact counts leave out, nor a crash since the first election began.
    pub fn is_undisturbed(&self) -> bool {
        !self.disturbed && self.crashed.is_empty()
    }

    /// Whether an election began after another was won: the news of the last may be cut short.
    pub fn has_another(&self) -> bool {
        self.begun.iter().any(|one| one.won_before > 0)
    }

    /// Whether it is one undisturbed election with all processes up, as most counts assume.
    pub fn is_one_election(&self) -> bool {
        self.is_undisturbed() && self.down.is_empty() && !self.begun.is_empty() && !self.has_another()
    }
}

/// A start that began an election.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begun {
    pub tick: Ticks,
    /// Its position.
    pub position: u32,
    /// How many times a process had come to lead before.
    pub won_before: u32,
}

/// A bound on the number of messages of a run, or of those of the kinds of [`Explain::bounded_kinds`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bound {
    pub side: BoundSide,
    /// The formula as text, such as `n(n+3)/2`: the same in every language. Besides n it may name k, the number of initiators (of a log: of
    /// commands), m, the number of processes that are up, r, the number of rounds so far, and f, how many faults the run is to stand.
    pub formula: &'static str,
    /// In messages.
    pub value: u64,
}

impl Bound {
    /// The least and the most, each as formula and value.
    pub fn between(best: (&'static str, u64), worst: (&'static str, u64)) -> Vec<Self> {
        let bound = |side, (formula, value)| Self { side, formula, value };
        vec![bound(BoundSide::Best, best), bound(BoundSide::Worst, worst)]
    }
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
    /// `noticed`: the leader whose absence the process noticed.
    Start {
        noticed: Option<Id>,
    },
    Recovered,
    Requested(Request),
    Received {
        from: Id,
        message: &'a P::Message,
    },
    /// Came back as undeliverable. `to`: the crashed receiver.
    Undeliverable {
        to: Id,
        message: &'a P::Message,
    },
    Fired(P::Timer),
    /// Another process has come up, or is gone.
    Membership {
        whose: Id,
        up: bool,
    },
}

impl<P: Explain> Handled<'_, P> {
    /// The id it is about: that of the message ([`Explain::about`]), or of the leader that is gone.
    pub fn subject(&self) -> Option<Id> {
        match self {
            Self::Received { from: other, message } | Self::Undeliverable { to: other, message } => {
                Some(P::about(message, *other))
            }
            Self::Start { noticed } => *noticed,
            Self::Membership { whose, .. } => Some(*whose),
            Self::Recovered | Self::Requested(_) | Self::Fired(_) => None,
        }
    }

    /// The message that arrived or came back.
    pub fn message(&self) -> Option<&P::Message> {
        match self {
            Self::Received { message, .. } | Self::Undeliverable { message, .. } => Some(message),
            Self::Start { .. } | Self::Recovered | Self::Requested(_) | Self::Fired(_) | Self::Membership { .. } => None,
        }
    }

    /// What it is about against a process: its own id where the event names none.
    pub fn against(&self, me: Local<'_>) -> Weighed {
        Weighed::ids(self.subject().unwrap_or(me.id), me.id)
    }

    /// Adds what came back: the crashed receiver, and the message's kind and all that it carries.
    fn returned(&self, told: Explanation) -> Explanation {
        let Self::Undeliverable { to, message } = self else { return told };
        let Label { kind, payload, .. } = P::label(message);
        let payload = P::whole(message).unwrap_or(payload);
        told.id("crashed", *to).with("kind", &Value::Name(kind)).with("payload", &Value::Text(payload))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Such as `ELECTION`.
    pub kind: &'static str,
    pub class: MessageClass,
    /// What it carries, as short as a pill: `58`. Empty if it carries nothing.
    pub payload: String,
}
