//! What the class sees of a run: roles, labels, facts, rules and bounds. Meaning only: keys of the catalogue of texts with their values,
//! never a sentence, a colour or a position on the screen.

use serde::{Deserialize, Serialize};

use super::explanation::{Explanation, Fact, Remark, Value};
use super::{Id, Local, Protocol, Steps, Ticks, Timers};

/// What the class sees of a process. Meaning only: no colours, no sentences.
pub trait Explain: Protocol<Step: Steps> {
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

    /// The class of a message: it decides glyph and colour.
    fn class(message: &Self::Message) -> MessageClass;

    /// What a message carries, as short as a pill: `58`. Empty if it carries nothing.
    fn payload(message: &Self::Message) -> String;

    /// How a message is drawn.
    fn label(message: &Self::Message) -> Label {
        Label { kind: Self::KINDS[Self::kind(message)], class: Self::class(message), payload: Self::payload(message) }
    }

    /// All that a message carries, as long as a line at most, where that is more than its label has room for.
    fn whole(_: &Self::Message) -> Option<String> {
        None
    }

    /// The id that the handling of a message is about, which its sentences call `j`: the sender's or the crashed receiver's, `other`,
    /// unless the message is about another one.
    fn about(_message: &Self::Message, other: Id) -> Id {
        other
    }

    /// The name of a timer as scenario files write it (`fire = { timer = "answer" }`).
    fn timer_name(timer: Self::Timer) -> &'static str {
        timer.name()
    }

    /// What a timer means to a process that has it armed: what will be so when it runs out.
    fn timer_meaning(&self, me: Local<'_>, timer: Self::Timer) -> Remark {
        Remark::new(timer.meaning()).id("me", me.id)
    }

    /// The name of a step as the listings in `assets/pseudocode` write it.
    fn step_name(step: Self::Step) -> &'static str {
        step.name()
    }

    /// The rule behind a step where it is not the one that has the step's name.
    fn exception(&self, _me: Local<'_>, _step: Self::Step, _handled: &Handled<'_, Self>) -> Option<Explanation> {
        None
    }

    /// The sentence of a rule with the values that it may name besides the process itself, what the step carries, and what came back.
    fn values(&self, me: Local<'_>, _step: Self::Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        told.id("j", handled.subject().unwrap_or(me.id))
    }

    /// Who, what, the compared values and the rule, of one step of one handling.
    fn remark(&self, me: Local<'_>, step: Self::Step, handled: &Handled<'_, Self>) -> Explanation {
        let told = match (self.exception(me, step, handled), handled) {
            (Some(exception), _) => exception,
            (None, Handled::Start { noticed: Some(_) }) if step.name() == "start" => Self::Step::noticed(),
            (None, _) => step.rule(),
        };
        handled.returned(self.values(me, step, handled, step.tell(told.id("me", me.id))))
    }

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

    /// Whether an election began after another one had been won: the news of the last may be cut short then.
    pub fn has_another(&self) -> bool {
        self.begun.iter().any(|one| one.won_before > 0)
    }

    /// Whether it is one undisturbed election of processes that are all up, which most counts are of.
    pub fn is_one_election(&self) -> bool {
        self.is_undisturbed() && self.down.is_empty() && !self.begun.is_empty() && !self.has_another()
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

impl Bound {
    /// The least and the most, each as its formula and its value.
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

impl<P: Explain> Handled<'_, P> {
    /// The id that it is about: that of the message ([`Explain::about`]), or of the leader that is gone.
    pub fn subject(&self) -> Option<Id> {
        match self {
            Self::Received { from: other, message } | Self::Undeliverable { to: other, message } => {
                Some(P::about(message, *other))
            }
            Self::Start { noticed } => *noticed,
            Self::Recovered | Self::Fired(_) => None,
        }
    }

    /// The message, if it is one, on its arrival or on its return.
    pub fn message(&self) -> Option<&P::Message> {
        match self {
            Self::Received { message, .. } | Self::Undeliverable { message, .. } => Some(message),
            Self::Start { .. } | Self::Recovered | Self::Fired(_) => None,
        }
    }

    /// The sentence with what came back: the crashed receiver, and the message's kind and all that it carries. Of any other handling
    /// there is nothing to add.
    fn returned(&self, told: Explanation) -> Explanation {
        let Self::Undeliverable { to, message } = self else { return told };
        let Label { kind, payload, .. } = P::label(message);
        let payload = P::whole(message).unwrap_or(payload);
        told.id("crashed", *to).with("kind", &Value::Name(kind)).with("payload", &Value::Text(payload))
    }
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
