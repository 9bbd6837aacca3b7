//! Multi-Paxos: a replicated log of commands, and a store of keys and values made of it.
//!
//! **Idea.** A log is a row of slots, and each slot is decided by Paxos. A ballot is taken for all slots at once: a proposer that has the
//! promises of a majority leads, and from then on a command costs one round trip to the acceptors. What an earlier leader may have had
//! chosen, it learns from the promises: for each slot the vote of the highest ballot is proposed again, and a slot of which no promise tells
//! although a later one has a vote is filled with a no-op. Learners apply the chosen entries in the order of the slots and never over a
//! gap, so that one log is always a prefix of another. A client numbers its commands, sends one at a time, and asks again until it is
//! answered; because a command that was applied before is passed over, it takes effect exactly once.
//!
//! **Assumptions.** Processes crash and return with what is stable (the commands of clients, the highest ballot met, promises and votes, the
//! log); messages may be lost, doubled and late. That logs agree never depends on time; that anything is ever chosen does: a majority of
//! acceptors is up and answers within T.
//!
//! **Messages.** A take-over takes 2n, and a command of a client n² + n + 2 (REQUEST, n PROPOSE, n² ACCEPTED, RESPONSE), with n processes in
//! every role: 20 and 48 for one and three commands with n = 3, 42 and 106 with n = 5; at rest at tick 7 and 15
//! (`tests/counts.rs`: `a_take_over_costs_2n_and_a_command_n_squared_and_n_and_2`).
//!
//! **Where it breaks.** It does not. `tests/turbulence.rs` runs it under loss, copies, reordering, crashes, returns and take-overs: logs never disagree,
//! nothing is chosen twice, and every request is answered when that ends. Without a majority nothing is chosen.
//!
//! **What is simplified.** Logs are kept whole: nothing is compacted, and members never change. A learner that was down learns what it
//! missed only from a proposer that misses it too. There is no lease: nothing is read but by a command.
//!
//! **Source.** L. Lamport, *The Part-Time Parliament*, ACM TOCS 16(2), 1998, and *Paxos Made Simple*, 2001. There a leader answers nobody whose ballot
//! is too low; here it says REFUSED, as the slides' text allows.

mod acceptor;
mod client;
mod explain;
mod learner;
mod message;
mod proposer;
mod step;
#[cfg(test)]
mod tests;
mod views;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use acceptor::Acceptor;
use client::Client;
use learner::Learner;
pub use message::Message;
use message::Vote;
use proposer::{Around, Asked, Proposer, Stage};
pub use step::Step;

use crate::protocol::{
    Ballot, Catalogued, Datum, Effects, Event, Follows, Given, Grows, Id, Local, Parts, Port, PropertyId, Protocol, Requests,
    Seat, Setup, Standing, Strip, Ticks, Topology, timers, variants,
};

variants! { Standard => "standard" }

timers! {
    "multi-paxos":
    pub enum Timer {
        /// A client waits for an answer.
        Client => "client",
        /// A proposer waits for promises, or for the end of its back-off.
        Attempt => "attempt",
        /// What is not chosen yet will be proposed again.
        Again => "again",
    }
}

/// The parts, as indices into [`Catalogued::PARTS`].
const CLIENT: usize = 0;
const PROPOSER: usize = 1;
const ACCEPTOR: usize = 2;
const LEARNER: usize = 3;

#[derive(Clone, Debug)]
pub struct MultiPaxos {
    /// By position.
    parts: Arc<[Parts]>,
    voters: u32,
    /// T, in ticks: of a proposer for promises, and until it proposes again.
    patience: Ticks,
    /// In ticks, for an answer.
    client_patience: Ticks,
}

/// What the scenario gives a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Input {
    /// The proposer that all take for the leading one at tick 0.
    leader: Option<Id>,
    leader_at: Option<u32>,
}

impl From<Given> for Input {
    fn from(Given { leader, leader_at, .. }: Given) -> Self {
        Self { leader, leader_at }
    }
}

/// A process in each of its parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    client: Option<Client>,
    proposer: Option<Proposer>,
    acceptor: Option<Acceptor>,
    learner: Option<Learner>,
    /// The position of the proposer that clients ask first.
    first_asked: Option<u32>,
}

/// What a crash spares.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stable {
    client: Option<Client>,
    met: Option<Ballot>,
    acceptor: Option<Acceptor>,
    learner: Option<Learner>,
}

impl Catalogued for MultiPaxos {
    type Variant = Variant;

    const TITLE: &'static str = "Multi-Paxos";
    const GROWS: Option<Grows> = Some(Grows::Timers);
    const PROPERTIES: &'static [&'static str] = &[
        PropertyId::Prefix.name(),
        PropertyId::ChosenOnce.name(),
        PropertyId::PromiseKept.name(),
        PropertyId::Validity.name(),
        PropertyId::Termination.name(),
    ];
    const PARTS: &'static [&'static str] = &["client", "proposer", "acceptor", "learner"];
    const DEFAULT_PARTS: Parts = Parts::of(&[CLIENT, PROPOSER, ACCEPTOR, LEARNER]);
    const NEEDED_PARTS: Parts = Parts::of(&[PROPOSER, ACCEPTOR, LEARNER]);
    const REQUESTS: Requests = Requests::Set;
    const FOLLOWS: Follows = Follows::Always;

    fn new(_: Variant, setup: &Setup<'_>) -> Self {
        let parts: Arc<[Parts]> = (0..setup.processes).map(|at| setup.parts_of(at, Self::DEFAULT_PARTS)).collect();
        let voters = parts.iter().filter(|parts| parts.has(ACCEPTOR)).count() as u32;
        let client_patience = 3 * setup.patience() + 2 * setup.process_time;
        Self { parts, voters, patience: setup.patience(), client_patience }
    }
}

impl MultiPaxos {
    fn with(&self, part: usize) -> impl Iterator<Item = u32> + '_ {
        (0..).zip(self.parts.iter()).filter(move |(_, parts)| parts.has(part)).map(|(at, _)| at)
    }

    fn has(&self, at: u32, part: usize) -> bool {
        self.parts.get(at as usize).is_some_and(|parts| parts.has(part))
    }

    fn acceptors(&self) -> impl Iterator<Item = u32> + '_ {
        self.with(ACCEPTOR)
    }

    const fn majority(&self) -> u32 {
        self.voters / 2 + 1
    }

    fn first_proposer(&self) -> Option<u32> {
        self.with(PROPOSER).next()
    }

    /// The proposer after a position, round and round.
    fn proposer_after(&self, at: u32) -> u32 {
        self.with(PROPOSER).find(|&other| other > at).or(self.first_proposer()).unwrap_or(at)
    }

    /// Who is told of a vote for a proposer's ballot: that proposer and all learners, each once, by position.
    fn hearers(&self, me: Local<'_>, proposer: Id) -> Vec<u32> {
        let proposer = position(me, proposer);
        (0..self.parts.len() as u32).filter(|&at| self.has(at, LEARNER) || Some(at) == proposer).collect()
    }
}

fn position(me: Local<'_>, id: Id) -> Option<u32> {
    me.known.iter().position(|&known| known == id).map(|at| at as u32)
}

impl Protocol for MultiPaxos {
    type Input = Input;
    type State = State;
    type Stable = Stable;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    const TOPOLOGY: Topology = Topology::Complete;
    const KNOWS_EVERYBODY: bool = true;
    const DRAWS: bool = true;
    const STRIP: Strip = Strip::Progress;
    const ATTESTS: bool = true;

    fn boot(&self, me: Local<'_>, input: &Input, stable: Option<Stable>, _: &mut impl Effects<Self>) -> State {
        let at = me.position;
        let first_asked = input.leader_at.filter(|&leader| self.has(leader, PROPOSER));
        let leader = input.leader.filter(|_| first_asked.is_some());
        let is_new = stable.is_none();
        // That it leads is met by all at the beginning, with a ballot that has no vote.
        let given = leader.map(|proposer| Ballot { round: 0, proposer });
        let Stable { client, met, acceptor, learner } =
            stable.unwrap_or(Stable { client: None, met: given, acceptor: None, learner: None });
        State {
            client: self.has(at, CLIENT).then(|| client.unwrap_or_default()),
            proposer: self.has(at, PROPOSER).then(|| Proposer::new(met, leader.filter(|_| is_new))),
            acceptor: self.has(at, ACCEPTOR).then(|| acceptor.unwrap_or_default()),
            learner: self.has(at, LEARNER).then(|| learner.unwrap_or_default()),
            first_asked,
        }
    }

    fn stable(&self, state: &State) -> Stable {
        Stable {
            client: state.client.clone().map(Client::after_crash),
            met: state.proposer.as_ref().and_then(|proposer| proposer.met),
            acceptor: state.acceptor.clone(),
            learner: state.learner.clone().map(Learner::after_crash),
        }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        let first_asked = state.first_asked;
        match event {
            Event::Requested(request) => {
                if let Some(client) = &mut state.client {
                    client.requested(self, me, first_asked, request, fx);
                }
            }
            Event::Recovered => {
                if !state.client.as_mut().is_some_and(|client| client.recovered(self, me, first_asked, fx)) {
                    fx.line(Step::Recovered);
                }
            }
            Event::Fired(Timer::Client) => {
                if let Some(client) = &mut state.client {
                    client.waited(self, me, fx);
                }
            }
            Event::Start | Event::Fired(Timer::Attempt | Timer::Again) => {
                let State { proposer: Some(proposer), learner, .. } = state else { return };
                let mut around = Around { of: self, me, log: learner.as_ref(), fx: &mut *fx };
                match event {
                    Event::Start => proposer.start(&mut around),
                    Event::Fired(Timer::Attempt) => proposer.waited(&mut around),
                    _ => proposer.again(&mut around),
                }
            }
            Event::Received { from, message } => self.hear(me, state, from.position(), message, fx),
            // A process that has crashed is asked again.
            Event::Undeliverable { .. } | Event::Membership { .. } => {}
        }
    }

    fn can_begin(&self, at: u32) -> bool {
        self.has(at, PROPOSER)
    }

    fn is_voter(&self, at: u32) -> bool {
        self.has(at, ACCEPTOR)
    }

    fn standing(&self, _: Seat<'_>, state: &State) -> Standing {
        let open = state.client.as_ref().is_some_and(|client| client.open().is_some());
        let applied = state.learner.as_ref().map(|learner| learner.applied);
        let answered = state.client.as_ref().map(|client| client.answered);
        let (leader, works) = match &state.proposer {
            None => (None, false),
            Some(proposer) => match &proposer.stage {
                Stage::Idle => (proposer.leader, false),
                Stage::Leading(leading) => (Some(leading.ballot.proposer), leading.awaited < leading.next),
                Stage::Preparing { .. } | Stage::BackingOff => (None, true),
            },
        };
        Standing { leader, decided: applied.or(answered).map(Datum::Number), taking_part: open || works, owes: open, serves: 0 }
    }
}

impl MultiPaxos {
    /// A message, in all parts that it concerns: client, proposer, acceptor, learner.
    fn hear(&self, me: Local<'_>, state: &mut State, from: u32, message: Message, fx: &mut impl Effects<Self>) {
        let State { client, proposer, acceptor, learner, .. } = state;
        let back = Port::peer(from);
        let mut around = Around { of: self, me, log: learner.as_ref(), fx: &mut *fx };
        match message {
            Message::Request { client, number, key, value, suspect } => {
                if let Some(proposer) = proposer {
                    proposer.requested(&mut around, Asked { client, number, key, value, suspect });
                }
            }
            Message::Prepare { ballot, slot } => {
                let follows = proposer.as_mut().is_some_and(|proposer| proposer.meet(&mut around, ballot));
                let answers = acceptor.as_mut().is_some_and(|acceptor| acceptor.prepare(back, (ballot, slot), fx));
                if !follows && !answers {
                    fx.line(Step::PrepareIgnored);
                }
            }
            Message::Promise { ballot, votes } => {
                if !proposer.as_mut().is_some_and(|proposer| proposer.promised(&mut around, from, (ballot, votes))) {
                    fx.line(Step::PromiseIgnored);
                }
            }
            Message::Propose { ballot, slot, entry } => {
                if let Some(proposer) = proposer {
                    proposer.meet(&mut around, ballot);
                }
                if let Some(acceptor) = acceptor {
                    acceptor.propose(self, me, back, Vote { slot, ballot, entry }, fx);
                }
            }
            Message::Accepted { ballot, slot, entry } => {
                let vote = Vote { slot, ballot, entry };
                let counted = proposer.as_mut().is_some_and(|proposer| proposer.accepted(&mut around, from, vote));
                let heard = learner.as_mut().is_some_and(|learner| learner.accepted(self, from, vote, fx));
                if !counted && !heard {
                    fx.line(Step::AcceptedIgnored);
                }
            }
            Message::Response { number } => {
                if !client.as_mut().is_some_and(|client| client.answered(self, me, number, fx)) {
                    fx.line(Step::ResponseIgnored);
                }
            }
            Message::Refused { ballot } => {
                let asks = client.as_mut().is_some_and(|client| client.referred(self, me, ballot, around.fx));
                let follows = proposer.as_mut().is_some_and(|proposer| proposer.meet(&mut around, ballot));
                if !asks && !follows {
                    fx.line(Step::RefusalIgnored);
                }
            }
        }
    }
}
