//! Explanations of a run: roles, labels, facts, rules and bounds. They contain meaning only: keys of the text catalogue
//! with values, never sentences, colours or screen positions.

use super::remark::{Bearer, Explanation, Fact, Remark, Weighed};
use super::role::{MessageClass, Role};
use super::show::{Holding, Way};
use super::{Ballot, Catalogued, Datum, Id, Local, Protocol, Request, Ticks};

/// A protocol that explains its processes, messages and steps.
pub trait Explain: Catalogued {
    /// The role of a live process.
    fn role(&self, me: Local<'_>, state: &Self::State) -> Role;

    /// The fields of a process's state, in the order in which the inspector shows them.
    fn facts(&self, me: Local<'_>, state: &Self::State) -> Vec<Fact>;

    /// A sentence that names what a live process waits for; `None` if it waits for nothing.
    fn waiting_for(&self, _me: Local<'_>, _state: &Self::State) -> Option<Remark> {
        None
    }

    /// The texts and numbers that are drawn next to a process.
    fn marks(&self, _me: Local<'_>, _state: &Self::State) -> Marks {
        Marks::default()
    }

    /// The current round, phase or term of a process; `None` if the process or the algorithm counts none.
    fn reached(&self, _state: &Self::State) -> Option<Reached> {
        None
    }

    /// The content of a message for the screen.
    fn shown(message: &Self::Message) -> Shown;

    /// The values of a live process in the table of all processes. All processes have the same columns.
    fn holdings(&self, _me: Local<'_>, _state: &Self::State) -> Vec<Holding> {
        Vec::new()
    }

    /// Adds the values that the sentences of a step need.
    ///
    /// `rule` already contains the values of the step, and the id of the process: as the value `me` and as the only
    /// compared value. Without a value `j`, the caller adds [`Handled::subject`] as `j`.
    fn remark(&self, _: Local<'_>, _step: Self::Step, _handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        rule
    }

    /// The proved bounds on the number of messages, for every continuation of the run; empty if none is proved.
    fn bounds(&self, _seen: &Seen<'_>) -> Vec<Bound> {
        Vec::new()
    }
}

/// The texts and numbers that are drawn next to a process.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// A short text that a live process always shows, such as its round.
    pub badge: Option<Remark>,
    /// The title of a special process, such as a commander; `None` for all others.
    pub title: Option<Remark>,
    /// The number that an anonymous process drew, shown instead of its id. `None`: the screen shows a dot.
    pub drawn: Option<u64>,
    /// The number of requests of a client, shown after that of the answers; `None` if its cell counts no answers.
    pub requested: Option<u32>,
}

impl Marks {
    /// Marks that consist only of a badge.
    pub fn badge(badge: Option<Remark>) -> Self {
        Self { badge, ..Self::default() }
    }
}

/// The round, phase or term that a process has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reached {
    /// The round, phase or term. A round that all processes share counts from 1; a term is 0 before the first term.
    pub round: u64,
    /// The total number of rounds, if all processes have the same rounds; `None` if each process counts its own.
    pub of: Option<u32>,
}

impl Reached {
    /// The round of a process that counts its own rounds.
    pub fn alone(round: impl Into<u64>) -> Self {
        Self { round: round.into(), of: None }
    }
}

/// Facts about the past of a run, from which the bounds are computed.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    pub ids: &'a [Id],
    /// The positions of the processes that were down when the first election began.
    pub down: &'a [u32],
    /// The start commands that began an election, in order. A start that sends no message is left out.
    pub begun: &'a [Begun],
    /// The number of requests that the clients have received from the user or from the scenario file.
    pub requests: u32,
    /// The positions of processes that crashed or left since the first election began.
    pub crashed: &'a [u32],
    /// Whether the exact number of messages cannot be proved, after a fault, an early recovery, or without FIFO links.
    pub disturbed: bool,
    /// The delay in ticks, if all delays are equal and processing takes no time; else `None`.
    pub lockstep: Option<Ticks>,
}

impl Seen<'_> {
    /// Whether the run is not [`Seen::disturbed`], and no process crashed or left since the first election.
    pub fn is_undisturbed(&self) -> bool {
        !self.disturbed && self.crashed.is_empty()
    }

    /// Whether an election began after an earlier election was won.
    pub fn has_another(&self) -> bool {
        self.begun.iter().any(|one| one.won_before > 0)
    }

    /// Whether there was exactly one election, without disturbances and with all processes up.
    pub fn is_one_election(&self) -> bool {
        self.is_undisturbed() && self.down.is_empty() && !self.begun.is_empty() && !self.has_another()
    }
}

/// A start command that began an election.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begun {
    pub tick: Ticks,
    /// The position of the process that started.
    pub position: u32,
    /// The number of elections that were won before this start command.
    pub won_before: u32,
}

/// A bound on the number of messages in a run, for all messages or for some kinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bound {
    pub side: BoundSide,
    /// The formula as text, such as `n(n+3)/2`, equal in every language. Letters: n processes, m live processes, k
    /// initiators (for a log, k commands), r rounds so far, f faults to tolerate.
    pub formula: &'static str,
    /// The value of the formula in this run, in messages.
    pub value: u64,
}

impl Bound {
    /// A lower bound and an upper bound. Each argument: the formula and its value.
    pub fn between(best: (&'static str, u64), worst: (&'static str, u64)) -> Vec<Self> {
        let bound = |side, (formula, value)| Self { side, formula, value };
        vec![bound(BoundSide::Best, best), bound(BoundSide::Worst, worst)]
    }

    /// An upper bound. If `is_exact` is true, the result also contains a lower bound with the same value.
    pub fn most(formula: &'static str, value: u64, is_exact: bool) -> Vec<Self> {
        let sides = if is_exact { &[BoundSide::Best, BoundSide::Worst][..] } else { &[BoundSide::Worst] };
        sides.iter().map(|&side| Self { side, formula, value }).collect()
    }
}

/// The kind of a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoundSide {
    /// A lower bound: no run needs fewer messages.
    Best,
    /// An upper bound: no run needs more messages.
    Worst,
    /// The expected number of messages, for randomised algorithms.
    Expected,
}

/// An event that a process handled. Other processes appear as ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handled<'a, P: Protocol> {
    /// The process starts. `noticed`: the leader whose failure the process noticed; `None` after a start command.
    Start { noticed: Option<Id> },
    /// The process is up again after it crashed or left.
    Recovered,
    /// A client received a request.
    Requested(Request),
    /// A message arrived.
    Received { from: Id, message: &'a P::Message },
    /// A message came back, because the process `to` has crashed.
    Undeliverable { to: Id, message: &'a P::Message },
    /// A timer fired.
    Fired(P::Timer),
    /// Another process has come up or gone down.
    Membership { whose: Id, up: bool },
}

impl<P: Explain> Handled<'_, P> {
    /// The process that the event is about, called `j` in sentences; `None` if there is none.
    ///
    /// For a message: [`Shown::id`], or else the sender (undeliverable: the receiver). For a start: the failed leader.
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

    /// The message that arrived or came back, if the event has one.
    pub fn message(&self) -> Option<&P::Message> {
        if let Self::Received { message, .. } | Self::Undeliverable { message, .. } = self {
            Some(message)
        } else {
            None
        }
    }

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

/// The content of a message for the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// The short content on the label, such as `58`; empty if the message has no content.
    pub payload: String,
    /// The complete content, in one line; `None` if `payload` is complete.
    pub whole: Option<String>,
    /// The process that the message is about, called `j`; `None`: `j` is the sender or, if it came back, the receiver.
    pub id: Option<Id>,
    /// The index of the message's class among the classes of its kind ([`Profile::classes`](super::Profile::classes)).
    pub class: usize,
    /// The values in the message, for protocols that agree on a value.
    pub values: Vec<Datum>,
    /// The ballot that the message is about; `None` if the message has no ballot.
    pub ballot: Option<Ballot>,
    /// The parts that send and receive the message, such as proposer and acceptor; `None` if the protocol has no parts.
    pub way: Option<Way>,
}

impl Shown {
    /// The display of a message with only a payload.
    pub fn of(payload: impl Into<String>) -> Self {
        Self { payload: payload.into(), ..Self::default() }
    }

    /// The display of a message about the process with this id.
    pub fn about(id: Id) -> Self {
        Self { id: Some(id), ..Self::of(id.to_string()) }
    }
}

/// The label of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The name of the message's kind, such as `ELECTION`.
    pub kind: &'static str,
    pub class: MessageClass,
    /// The short content, such as `58`; empty if the message has no content.
    pub payload: String,
}
