//! Explanations of a run: roles, labels, facts, rules and bounds. They contain meaning only: keys of the text catalogue
//! with values, never sentences, colours or screen positions.

use super::remark::{Bearer, Explanation, Fact, Remark, Weighed};
use super::role::{MessageClass, Role};
use super::show::{Holding, Way};
use super::{Ballot, Catalogued, Datum, Id, Local, Protocol, Request, Ticks};

/// The explanation of a process.
pub trait Explain: Catalogued {
    /// The role of a live process.
    fn role(&self, me: Local<'_>, state: &Self::State) -> Role;

    /// The fields of the state in reading order, for the inspector.
    fn facts(&self, me: Local<'_>, state: &Self::State) -> Vec<Fact>;

    /// What a live process waits for.
    fn waiting_for(&self, _me: Local<'_>, _state: &Self::State) -> Option<Remark> {
        None
    }

    /// The marks beside a process.
    fn marks(&self, _me: Local<'_>, _state: &Self::State) -> Marks {
        Marks::default()
    }

    /// The current round, phase or term of a process; `None` if the algorithm counts none.
    fn reached(&self, _state: &Self::State) -> Option<Reached> {
        None
    }

    /// The content of a message.
    fn shown(message: &Self::Message) -> Shown;

    /// Named holdings of a live process, with the same names for all processes, in table order.
    fn holdings(&self, _me: Local<'_>, _state: &Self::State) -> Vec<Holding> {
        Vec::new()
    }

    /// The explanation of a step. `rule`: the sentence of the step's name with `me` and the step's own values. An
    /// implementation adds the other values that the sentence names (the default for `j` is [`Handled::subject`]), and
    /// the values that decide the step, unless the only one is the process's id.
    fn remark(
        &self,
        _me: Local<'_>,
        _step: Self::Step,
        _handled: &Handled<'_, Self>,
        rule: Explanation,
    ) -> Explanation {
        rule
    }

    /// The proved bounds on the number of messages of the run as seen so far; empty if none is proved. They hold for
    /// every run that looks the same so far, and reveal nothing about its future.
    fn bounds(&self, _seen: &Seen<'_>) -> Vec<Bound> {
        Vec::new()
    }
}

/// Marks beside a process.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Always beside a live process, such as its round or term.
    pub badge: Option<Remark>,
    /// A second name, for a process with a special function.
    pub title: Option<Remark>,
    /// For an anonymous process: the number it drew, or `None` for a dot.
    pub drawn: Option<u64>,
    /// For a client with a cell that counts answered requests: the number of its requests.
    pub requested: Option<u32>,
}

impl Marks {
    /// Marks with only a badge.
    pub fn badge(badge: Option<Remark>) -> Self {
        Self { badge, ..Self::default() }
    }
}

/// The round that a process has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reached {
    /// For common rounds, from 1; for terms, 0 before the first.
    pub round: u64,
    /// The number of common rounds; `None` if each process counts its own, which its badge shows while it participates.
    pub of: Option<u32>,
}

impl Reached {
    /// The own count of a process.
    pub fn alone(round: impl Into<u64>) -> Self {
        Self { round: round.into(), of: None }
    }
}

/// The part of a run's history that exact message counts depend on.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    pub ids: &'a [Id],
    /// The positions that were down when the first election began.
    pub down: &'a [u32],
    /// The starts that started an election (that sent a message), in order.
    pub begun: &'a [Begun],
    /// The number of requests received by clients.
    pub requests: u32,
    /// The positions that crashed or left since the first election began.
    pub crashed: &'a [u32],
    /// Whether something happened that exact counts exclude: a recovery before the first election (after one, later
    /// events are ignored); or, since the first election began, a lost, late, early or duplicated message, a timer that
    /// fired early or never, or a cut; or links that are not FIFO.
    pub disturbed: bool,
    /// The delay, if it is the same for every message and processing takes no time; else `None`.
    pub lockstep: Option<Ticks>,
}

impl Seen<'_> {
    /// Whether nothing excluded from exact counts happened, nor a crash since the first election began.
    pub fn is_undisturbed(&self) -> bool {
        !self.disturbed && self.crashed.is_empty()
    }

    /// Whether an election began after another was won, which may cut the announcements of the latter short.
    pub fn has_another(&self) -> bool {
        self.begun.iter().any(|one| one.won_before > 0)
    }

    /// Whether there was exactly one undisturbed election with all processes up, as most counts assume.
    pub fn is_one_election(&self) -> bool {
        self.is_undisturbed() && self.down.is_empty() && !self.begun.is_empty() && !self.has_another()
    }
}

/// A start that started an election.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begun {
    pub tick: Ticks,
    /// The position of the process.
    pub position: u32,
    /// How many times a process had become leader before.
    pub won_before: u32,
}

/// A bound on the number of messages of a run, or of some kinds of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bound {
    pub side: BoundSide,
    /// The formula as text, such as `n(n+3)/2`, equal in every language. n is the number of processes, k of initiators
    /// (for a log: of commands), m of live processes, r of rounds so far, and f of faults to tolerate.
    pub formula: &'static str,
    /// In messages.
    pub value: u64,
}

impl Bound {
    /// A lower and an upper bound, each as formula and value.
    pub fn between(best: (&'static str, u64), worst: (&'static str, u64)) -> Vec<Self> {
        let bound = |side, (formula, value)| Self { side, formula, value };
        vec![bound(BoundSide::Best, best), bound(BoundSide::Worst, worst)]
    }

    /// An upper bound, which is also a lower bound if it is exact.
    pub fn most(formula: &'static str, value: u64, is_exact: bool) -> Vec<Self> {
        let sides = if is_exact { &[BoundSide::Best, BoundSide::Worst][..] } else { &[BoundSide::Worst] };
        sides.iter().map(|&side| Self { side, formula, value }).collect()
    }
}

/// The type of a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoundSide {
    /// A lower bound: no run needs fewer messages.
    Best,
    /// An upper bound: no run needs more messages.
    Worst,
    /// The expected number, for randomised algorithms.
    Expected,
}

/// An event as recorded, for [`Explain::remark`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handled<'a, P: Protocol> {
    /// `noticed`: the leader whose absence the process noticed.
    Start { noticed: Option<Id> },
    /// Up again after a crash or a leave.
    Recovered,
    /// A client received a request.
    Requested(Request),
    /// A message arrived.
    Received { from: Id, message: &'a P::Message },
    /// A message came back as undeliverable. `to`: the crashed receiver.
    Undeliverable { to: Id, message: &'a P::Message },
    /// A timer fired.
    Fired(P::Timer),
    /// Another process has come up or gone down.
    Membership { whose: Id, up: bool },
}

impl<P: Explain> Handled<'_, P> {
    /// The id that the event is about: that of the message ([`Shown::id`]), or of the gone leader.
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

    /// The explanation of a step of this handler call, from its rule. For a returned message it also contains the
    /// crashed receiver, the name of the message's kind, and its content.
    pub(crate) fn explained(
        &self,
        protocol: &P,
        (me, step): (Local<'_>, P::Step),
        rule: Explanation,
        name: impl Fn(&P::Message) -> &'static str,
    ) -> Explanation {
        let explained = protocol.remark(me, step, self, rule.weighing(Weighed::one(Bearer::Process, me.id)));
        let explained = if explained.has("j") { explained } else { explained.id("j", self.subject().unwrap_or(me.id)) };
        let Self::Undeliverable { to, message } = self else { return explained };
        let Shown { payload, whole, .. } = P::shown(message);
        explained.id("crashed", *to).with("kind", name(message)).with("payload", whole.unwrap_or(payload))
    }
}

/// The displayed content of a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// The content in short, as on a label: `58`. Empty without content.
    pub payload: String,
    /// The complete content, in one line, if `payload` omits something.
    pub whole: Option<String>,
    /// The id it is about, if any: sentences use it as `j`, instead of the sender or crashed receiver.
    pub id: Option<Id>,
    /// The index of its class among those of its kind ([`Profile::classes`](super::Profile::classes)).
    pub class: usize,
    /// The values in it that processes agree on.
    pub values: Vec<Datum>,
    /// The ballot it is about.
    pub ballot: Option<Ballot>,
    /// The parts that send and receive it.
    pub way: Option<Way>,
}

impl Shown {
    /// A message with only a payload.
    pub fn of(payload: impl Into<String>) -> Self {
        Self { payload: payload.into(), ..Self::default() }
    }

    /// A message about a process.
    pub fn about(id: Id) -> Self {
        Self { id: Some(id), ..Self::of(id.to_string()) }
    }
}

/// The label of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Such as `ELECTION`.
    pub kind: &'static str,
    pub class: MessageClass,
    /// The content in short: `58`. Empty without content.
    pub payload: String,
}
