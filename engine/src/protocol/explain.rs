//! What the class sees of a run: roles, labels, facts, rules and bounds. Meaning only: keys of the catalogue of texts with
//! values, never a sentence, a colour or a position on the screen.

use super::remark::{Bearer, Explanation, Fact, Remark, Weighed};
use super::role::{MessageClass, Role};
use super::show::{Holding, Way};
use super::{Ballot, Catalogued, Datum, Id, Local, Protocol, Request, Ticks};

/// What the class sees of a process. Meaning only: no colours, no sentences.
pub trait Explain: Catalogued {
    /// The state of a live process, as a word of the field.
    fn role(&self, me: Local<'_>, state: &Self::State) -> Role;

    /// The fields of the state in reading order, for the inspector.
    fn facts(&self, me: Local<'_>, state: &Self::State) -> Vec<Fact>;

    /// What a live process waits for.
    fn waiting_for(&self, _me: Local<'_>, _state: &Self::State) -> Option<Remark> {
        None
    }

    /// What is drawn beside a process.
    fn marks(&self, _me: Local<'_>, _state: &Self::State) -> Marks {
        Marks::default()
    }

    /// The round, phase or term that a process has come to; `None` where the algorithm counts none.
    fn reached(&self, _state: &Self::State) -> Option<Reached> {
        None
    }

    /// What a message says.
    fn shown(message: &Self::Message) -> Shown;

    /// Named cells of what a live process holds, the same names for all processes, in the order of the table.
    fn holdings(&self, _me: Local<'_>, _state: &Self::State) -> Vec<Holding> {
        Vec::new()
    }

    /// What a step of a handling says: `told` is the sentence of the step's name with `me` and what the step carries. Adds what else the
    /// sentence names, but for `j`, which is [`Handled::subject`] unless it is given here, and the values that the step decides by,
    /// unless that is the id of the process.
    fn remark(
        &self,
        _me: Local<'_>,
        _step: Self::Step,
        _handled: &Handled<'_, Self>,
        told: Explanation,
    ) -> Explanation {
        told
    }

    /// The proved bounds on the number of messages of the run as seen so far; empty where none is proved. They hold for every run
    /// that looks the same so far, and reveal nothing of its future.
    fn bounds(&self, _seen: &Seen<'_>) -> Vec<Bound> {
        Vec::new()
    }
}

/// What is drawn beside a process.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Beside a live process everywhere, such as its round or its term.
    pub badge: Option<Remark>,
    /// What a process is called besides its id, where one of them has a part of its own.
    pub title: Option<Remark>,
    /// Of an anonymous process: the number it drew, or `None` for a dot.
    pub drawn: Option<u64>,
    /// Of a client whose cell counts its answered requests: how many it was asked for.
    pub requested: Option<u32>,
}

impl Marks {
    /// Of a process that has a badge only.
    pub fn badge(badge: Option<Remark>) -> Self {
        Self { badge, ..Self::default() }
    }
}

/// How far a process has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reached {
    /// From 1 on, of rounds that all go through together; a term is 0 before the first.
    pub round: u64,
    /// How many rounds all go through together; `None` where each counts for itself, which its badge shows while it takes part.
    pub of: Option<u32>,
}

impl Reached {
    /// Of a process that counts for itself.
    pub fn alone(round: impl Into<u64>) -> Self {
        Self { round: round.into(), of: None }
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

/// A bound on the number of messages of a run, or of those of some kinds.
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

    /// The most, and the least as well where it is exact.
    pub fn most(formula: &'static str, value: u64, is_exact: bool) -> Vec<Self> {
        let sides = if is_exact { &[BoundSide::Best, BoundSide::Worst][..] } else { &[BoundSide::Worst] };
        sides.iter().map(|&side| Self { side, formula, value }).collect()
    }
}

/// What kind of bound it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    Start { noticed: Option<Id> },
    /// Up again after a crash or a leave.
    Recovered,
    /// A client was asked for something.
    Requested(Request),
    /// A message arrived.
    Received { from: Id, message: &'a P::Message },
    /// Came back as undeliverable. `to`: the crashed receiver.
    Undeliverable { to: Id, message: &'a P::Message },
    /// A timer ran out.
    Fired(P::Timer),
    /// Another process has come up, or is gone.
    Membership { whose: Id, up: bool },
}

impl<P: Explain> Handled<'_, P> {
    /// The id it is about: that of the message ([`Shown::id`]), or of the leader that is gone.
    pub fn subject(&self) -> Option<Id> {
        match self {
            Self::Received { from: other, message } | Self::Undeliverable { to: other, message } => {
                Some(P::shown(message).id.unwrap_or(*other))
            }
            Self::Start { noticed } => *noticed,
            Self::Membership { whose, .. } => Some(*whose),
            Self::Recovered | Self::Requested(_) | Self::Fired(_) => None,
        }
    }

    /// The message that arrived or came back.
    pub fn message(&self) -> Option<&P::Message> {
        if let Self::Received { message, .. } | Self::Undeliverable { message, .. } = self {
            Some(message)
        } else {
            None
        }
    }

    /// What a step of this handling says, by its rule; of a message that came back, the crashed receiver, the message's kind, by its name,
    /// and all that it carries.
    pub(crate) fn explained(
        &self,
        protocol: &P,
        (me, step): (Local<'_>, P::Step),
        rule: Explanation,
        name: impl Fn(&P::Message) -> &'static str,
    ) -> Explanation {
        let told = protocol.remark(me, step, self, rule.weighing(Weighed::one(Bearer::Process, me.id)));
        let told = if told.has("j") { told } else { told.id("j", self.subject().unwrap_or(me.id)) };
        let Self::Undeliverable { to, message } = self else { return told };
        let Shown { payload, whole, .. } = P::shown(message);
        told.id("crashed", *to).with("kind", name(message)).with("payload", whole.unwrap_or(payload))
    }
}

/// What a message says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// What it carries, as short as a pill: `58`. Empty if it carries nothing.
    pub payload: String,
    /// All that it carries, up to one line, where the payload leaves something out.
    pub whole: Option<String>,
    /// The id that it is about, if it is about one: the sentences of a handling call it `j`, instead of the sender or crashed receiver.
    pub id: Option<Id>,
    /// Which of the classes of its kind it is seen as ([`Profile::classes`](super::Profile::classes)).
    pub class: usize,
    /// The values that it carries, of those that processes agree on.
    pub values: Vec<Datum>,
    /// The ballot that it is about.
    pub ballot: Option<Ballot>,
    /// The parts between which it goes.
    pub way: Option<Way>,
}

impl Shown {
    /// Of a message with nothing but a payload.
    pub fn of(payload: impl Into<String>) -> Self {
        Self { payload: payload.into(), ..Self::default() }
    }

    /// Of a message that is about a process.
    pub fn about(id: Id) -> Self {
        Self { id: Some(id), ..Self::of(id.to_string()) }
    }
}

/// What a message is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Such as `ELECTION`.
    pub kind: &'static str,
    pub class: MessageClass,
    /// What it carries, as short as a pill: `58`. Empty if it carries nothing.
    pub payload: String,
}
