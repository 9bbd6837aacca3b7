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

    /// The fields of a process's state in reading order, for the inspector.
    fn facts(&self, me: Local<'_>, state: &Self::State) -> Vec<Fact>;

    /// A sentence that names what a live process waits for; `None` if it waits for nothing.
    fn waiting_for(&self, _me: Local<'_>, _state: &Self::State) -> Option<Remark> {
        None
    }

    /// The marks that are drawn next to a process.
    fn marks(&self, _me: Local<'_>, _state: &Self::State) -> Marks {
        Marks::default()
    }

    /// The current round, phase or term of a process; `None` if the process or the algorithm counts none.
    fn reached(&self, _state: &Self::State) -> Option<Reached> {
        None
    }

    /// The content of a message, as it is displayed.
    fn shown(message: &Self::Message) -> Shown;

    /// The holdings of a live process, in table order. All processes have holdings with the same names.
    fn holdings(&self, _me: Local<'_>, _state: &Self::State) -> Vec<Holding> {
        Vec::new()
    }

    /// Adds the missing values to `rule`, the explanation of a step.
    ///
    /// `rule` already has its sentence, the values of the step, and the value `me`. By default, the value `j` is
    /// [`Handled::subject`], and the only compared value is the id of the process.
    fn remark(
        &self,
        _me: Local<'_>,
        _step: Self::Step,
        _handled: &Handled<'_, Self>,
        rule: Explanation,
    ) -> Explanation {
        rule
    }

    /// The proved bounds on the number of messages; empty if none is proved. They depend only on the past of the run
    /// and hold for every continuation, so they reveal no future.
    fn bounds(&self, _seen: &Seen<'_>) -> Vec<Bound> {
        Vec::new()
    }
}

/// The marks that are drawn next to a process.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// A short text that a live process always shows, such as its round.
    pub badge: Option<Remark>,
    /// A second name of a special process, such as a commander; else `None`.
    pub title: Option<Remark>,
    /// The number that an anonymous process drew, shown instead of an id; `None` is shown as a dot.
    pub drawn: Option<u64>,
    /// For a client whose cell counts answered requests: the number of all its requests. `None` for other processes.
    pub requested: Option<u32>,
}

impl Marks {
    /// Marks with only a badge.
    pub fn badge(badge: Option<Remark>) -> Self {
        Self { badge, ..Self::default() }
    }
}

/// The round, phase or term that a process has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reached {
    /// The number of the round, phase or term. Common rounds are counted from 1; the term is 0 before the first term.
    pub round: u64,
    /// The number of all common rounds. `None` if each process counts its own rounds; then its badge shows the round.
    pub of: Option<u32>,
}

impl Reached {
    /// The round of a process that counts its own rounds.
    pub fn alone(round: impl Into<u64>) -> Self {
        Self { round: round.into(), of: None }
    }
}

/// The facts about the past of a run that exact message counts depend on.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    pub ids: &'a [Id],
    /// The positions of the processes that were down when the first election began.
    pub down: &'a [u32],
    /// The start commands that began an election, in order. A start without a message begins no election.
    pub begun: &'a [Begun],
    /// The number of requests received by clients.
    pub requests: u32,
    /// The positions of processes that crashed or left since the first election began.
    pub crashed: &'a [u32],
    /// Whether exact message counts are wrong for this run. Three causes are possible: links that are not FIFO, a
    /// recovery before the first election, or a fault of messages, timers or links.
    pub disturbed: bool,
    /// The delay in ticks, if it is equal for all messages and processing takes no time.
    pub lockstep: Option<Ticks>,
}

impl Seen<'_> {
    /// Whether the run is not [`Seen::disturbed`], and no process crashed or left since the first election.
    pub fn is_undisturbed(&self) -> bool {
        !self.disturbed && self.crashed.is_empty()
    }

    /// Whether an election began after an earlier election was won. The later election may stop the announcements of
    /// the earlier winner.
    pub fn has_another(&self) -> bool {
        self.begun.iter().any(|one| one.won_before > 0)
    }

    /// Whether there was exactly one election, without disturbances and with all processes up. Most exact counts
    /// assume this.
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
    /// How often processes won an election before this start command.
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
    /// A lower and an upper bound, each given as formula and value.
    pub fn between(best: (&'static str, u64), worst: (&'static str, u64)) -> Vec<Self> {
        let bound = |side, (formula, value)| Self { side, formula, value };
        vec![bound(BoundSide::Best, best), bound(BoundSide::Worst, worst)]
    }

    /// An upper bound; if it `is_exact`, also a lower bound with the same value.
    pub fn most(formula: &'static str, value: u64, is_exact: bool) -> Vec<Self> {
        let sides = if is_exact { &[BoundSide::Best, BoundSide::Worst][..] } else { &[BoundSide::Worst] };
        sides.iter().map(|&side| Self { side, formula, value }).collect()
    }
}

/// The type of a bound: lower, upper or expected.
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

/// A recorded event that a process handled, for [`Explain::remark`]. Processes appear as ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handled<'a, P: Protocol> {
    /// A start. `noticed`: the missing leader that the process noticed; `None` for a start command.
    Start { noticed: Option<Id> },
    /// The process is up again after it crashed or left.
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
    /// The id that the event is about, called `j` in sentences; `None` if the event is about no other process.
    ///
    /// For a message, the id is [`Shown::id`]. If that is `None`, the id is that of the sender, or of the crashed
    /// receiver if the message came back. For a start, the id is that of the missing leader.
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

/// The content of a message, as it is displayed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// The content in short, as on a label: `58`; empty if the message has no content.
    pub payload: String,
    /// The complete content, in one line; `None` if `payload` is complete.
    pub whole: Option<String>,
    /// The id that the message is about, called `j` in sentences. If `None`, `j` is the sender. For a notice, `j` is the
    /// crashed receiver.
    pub id: Option<Id>,
    /// The index of the message's class among the classes of its kind ([`Profile::classes`](super::Profile::classes)).
    pub class: usize,
    /// The values to agree on that the message contains.
    pub values: Vec<Datum>,
    /// The ballot that the message is about; `None` if the message has no ballot.
    pub ballot: Option<Ballot>,
    /// The parts (roles of Paxos) that send and receive the message; `None` if processes have no parts.
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
    /// The content in short: `58`; empty if the message has no content.
    pub payload: String,
}
