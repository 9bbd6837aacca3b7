//! Multi-Paxos: a replicated log of commands, and a store of keys and values built from it.
//!
//! **Idea.** A log is a sequence of slots, and Paxos decides each slot. A ballot applies to all slots at once. A
//! proposer with the promises of a majority leads; from then on a command costs one round trip to the acceptors. The
//! promises report which entries may have been chosen under an earlier leader. For each slot with reported votes, the
//! leader proposes the entry of the highest ballot again. It fills a slot without a reported vote with a no-op if a
//! later slot has one. Learners apply the chosen entries in slot order and never across a gap, so of two logs one is
//! always a prefix of the other. A client numbers its commands, sends one command at a time, and repeats it until it
//! is answered. A learner skips a command that it has applied before, so each command takes effect exactly once.
//!
//! **Assumptions.** Processes crash and recover with their stable state (the clients' commands, the highest ballot
//! seen, promises and votes, the log); messages may be lost, duplicated and late. Logs agree for any delays. Progress
//! depends on time: a majority of acceptors must be up and answer within T.
//!
//! **Messages.** Let n processes have every role. A take-over costs 2n messages, and a client's command n² + n + 2
//! (REQUEST, n PROPOSE, n² ACCEPTED, RESPONSE). With n = 3, one command costs 20 and three commands cost 48,
//! take-over included; with n = 5, 42 and 106. A run with one command ends at tick 7, with three at tick 15
//! (`tests/counts.rs`: `a_take_over_costs_2n_and_a_command_n_squared_and_n_and_2`).
//!
//! **Limits.** `tests/turbulence.rs` runs Multi-Paxos with loss, duplication, reordering, crashes, recoveries and
//! take-overs: logs never disagree, no slot has two chosen entries, and after the disturbances every request is
//! answered. Without a majority nothing is chosen.
//!
//! **Simplifications.** Logs are never compacted, and members never change. A learner that was down learns a missed
//! entry only if a proposer also misses it and proposes it again. There are no leases, so every read is a command.
//!
//! **Source.** L. Lamport, *The Part-Time Parliament*, ACM TOCS 16(2), 1998, and *Paxos Made Simple*, 2001. There a
//! ballot that is too low gets no answer; here the answer is REFUSED, which the text of the slides allows.

mod explain;
mod proposer;
mod roles;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use proposer::{Around, Proposer, Stage};
use roles::{Acceptor, Client, Learner};

use crate::protocol::prelude::*;

variants! { Standard => "standard" }

timers! {
    "multi-paxos":
    pub enum Timer {
        /// Runs while a client waits for an answer.
        Client => "client",
        /// Runs while a proposer waits for promises, or during its back-off.
        Attempt => "attempt",
        /// Runs while a leader waits for votes. If it fires, the leader sends its open proposals again.
        Again => "again",
    }
}

messages! {
    pub enum Message {
        /// A numbered command, sent by a client to a proposer. `suspect`: a proposer that did not answer the client.
        Request { client: Id, number: u32, key: Option<Datum>, value: Datum, suspect: Option<Id> } => "REQUEST": Election,
        /// "Promise, and report your votes from this slot on." Sent by a proposer to all acceptors.
        Prepare { ballot: Ballot, slot: u32 } => "PREPARE": Election,
        /// The answer of an acceptor to a PREPARE: the promise, and all its votes from the requested slot on.
        Promise { ballot: Ballot, votes: Vec<Vote> } => "PROMISE": Answer,
        /// "Vote for this entry in this slot." Sent by a leading proposer to all acceptors.
        Propose { ballot: Ballot, slot: u32, entry: LogEntry } => "PROPOSE": Value,
        /// The vote of an acceptor for an entry, sent to the proposer and to all learners.
        Accepted { ballot: Ballot, slot: u32, entry: LogEntry } => "ACCEPTED": Answer,
        /// "Your commands up to this number are chosen." Sent by a proposer to a client.
        Response { number: u32 } => "RESPONSE": Elected,
        /// "No." To a proposer: your ballot is lower than `ballot`. To a client: ask the proposer of `ballot`.
        Refused { ballot: Ballot } => "REFUSED": Refusal,
    }
}

/// The latest vote of an acceptor for a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Vote {
    pub slot: u32,
    pub ballot: Ballot,
    pub entry: LogEntry,
}

steps! {
    "multi-paxos":
    pub enum Step {
        // A client.
        Ask { number: u32, leader: Id } => "ask",
        Wait { number: u32 } => "wait",
        AskNext { number: u32, suspect: Id, leader: Id } => "ask-next",
        AskNamed { number: u32, leader: Id } => "ask-named",
        AskAgain { number: u32, leader: Id } => "ask-again",
        Answered { number: u32 } => "answered",
        ResponseIgnored => "response-ignored",
        // A proposer.
        Start { ballot: Ballot, slot: u32 } => "start",
        StartIgnored => "start-ignored",
        TakeOver { ballot: Ballot, slot: u32 } => "take-over",
        Queue { number: u32 } => "queue",
        QueueIgnored => "queue-ignored",
        Refer { ballot: Ballot } => "refer",
        Follow { ballot: Ballot } => "follow",
        BackOff { ticks: u32 } => "back-off",
        Retry { ballot: Ballot, slot: u32 } => "retry",
        Promised { count: u32, majority: u32 } => "promised",
        PromiseIgnored => "promise-ignored",
        Lead { ballot: Ballot, adopted: u32 } => "lead",
        FillGap { slot: u32 } => "fill-gap",
        Adopt { slot: u32, entry: LogEntry } => "adopt",
        Propose { slot: u32, entry: LogEntry } => "propose",
        RespondAtOnce { number: u32, client: Id } => "respond-at-once",
        RespondAgain { number: u32, client: Id } => "respond-again",
        RequestIgnored { client: Id } => "request-ignored",
        Again { count: u32 } => "again",
        Chosen { slot: u32, entry: LogEntry, answered: u32 } => "chosen",
        // An acceptor.
        Promise { ballot: Ballot } => "promise",
        PrepareIgnored => "prepare-ignored",
        DenyPrepare { ballot: Ballot } => "deny-prepare",
        Accept { slot: u32, entry: LogEntry } => "accept",
        DenyPropose { ballot: Ballot } => "deny-propose",
        // A learner or proposer.
        Count { slot: u32, count: u32, majority: u32 } => "count",
        AcceptedIgnored => "accepted-ignored",
        Learn { slot: u32, entry: LogEntry } => "learn",
        Apply { slot: u32, entry: LogEntry } => "apply",
        ApplyNoOp { slot: u32 } => "apply-no-op",
        PassOver { slot: u32, entry: LogEntry } => "pass-over",
        RefusalIgnored => "refusal-ignored",
        Recovered => "recovered",
    }
}

#[derive(Clone, Debug)]
pub struct MultiPaxos {
    parts: Arc<[Parts]>,
    voters: u32,
    /// T, in ticks: the time that a proposer waits for promises or votes.
    timeout: Ticks,
    client_timeout: Ticks,
}

/// The state of a process: the state of each of its parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    client: Option<Client>,
    proposer: Option<Proposer>,
    acceptor: Option<Acceptor>,
    learner: Option<Learner>,
    /// The position of the proposer that leads at tick 0: clients ask this proposer first. `None` if no proposer leads
    /// at tick 0; then clients ask the first proposer in the order of positions.
    first_asked: Option<u32>,
}

impl Catalogued for MultiPaxos {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "Multi-Paxos",
        draws: Draws::Numbers,
        strip: Strip::Progress,
        grows: Some(Grows::Timers),
        roles: &[Role::Idle, Role::Active, Role::Waiting, Role::Leader],
        properties: &[
            PropertyId::Prefix.name(),
            PropertyId::ChosenOnce.name(),
            PropertyId::PromiseKept.name(),
            PropertyId::Validity.name(),
            PropertyId::Termination.name(),
        ],
        requests: Requests::Set,
        ..Nature::ELECTION
    };

    fn new(_: Variant, setup: &Setup<'_>) -> Self {
        let parts: Arc<[Parts]> =
            (0..setup.processes).map(|at| setup.parts_of(at, Self::NATURE.default_parts())).collect();
        let voters = parts.iter().filter(|parts| parts.has(ACCEPTOR)).count() as u32;
        let client_timeout = 3 * setup.timeout() + 2 * setup.process_time;
        Self { parts, voters, timeout: setup.timeout(), client_timeout }
    }
}

impl MultiPaxos {
    fn with(&self, part: usize) -> impl Iterator<Item = u32> + '_ {
        (0..).zip(self.parts.iter()).filter(move |(_, parts)| parts.has(part)).map(|(at, _)| at)
    }

    fn has(&self, at: u32, part: usize) -> bool {
        self.parts.get(at as usize).is_some_and(|parts| parts.has(part))
    }

    const fn majority(&self) -> u32 {
        self.voters / 2 + 1
    }

    fn first_proposer(&self) -> Option<u32> {
        self.with(PROPOSER).next()
    }

    fn proposer_after(&self, at: u32) -> u32 {
        self.with(PROPOSER).find(|&other| other > at).or(self.first_proposer()).unwrap_or(at)
    }

    fn vote_receivers(&self, me: Local<'_>, proposer: Id) -> Vec<u32> {
        let proposer = position(me, proposer);
        (0..self.parts.len() as u32).filter(|&at| self.has(at, LEARNER) || Some(at) == proposer).collect()
    }
}

fn position(me: Local<'_>, id: Id) -> Option<u32> {
    me.known.iter().position(|&known| known == id).map(|at| at as u32)
}

impl Protocol for MultiPaxos {
    type State = State;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    fn boot(&self, me: Local<'_>, given: &Given, before: Option<&State>, _: &mut impl Effects<Self>) -> State {
        let at = me.position;
        let first_asked = given.leader_at.filter(|&leader| self.has(leader, PROPOSER));
        let leader = given.leader.filter(|_| first_asked.is_some());
        if let Some(before) = before.cloned() {
            return State {
                client: before.client.map(Client::after_crash),
                proposer: before.proposer.map(|proposer| Proposer::new(proposer.met, None)),
                learner: before.learner.map(Learner::after_crash),
                first_asked,
                ..before
            };
        }
        // Every process has seen the ballot of the leader that the scenario gives, and none has voted in it.
        let met = leader.map(|proposer| Ballot { round: 0, proposer });
        State {
            client: self.has(at, CLIENT).then(Client::default),
            proposer: self.has(at, PROPOSER).then(|| Proposer::new(met, leader)),
            acceptor: self.has(at, ACCEPTOR).then(Acceptor::default),
            learner: self.has(at, LEARNER).then(Learner::default),
            first_asked,
        }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        let State { client, proposer, acceptor, learner, first_asked } = state;
        let mut around = Around { of: self, me, first_asked: *first_asked, log: learner.as_ref(), fx: &mut *fx };
        match event {
            Event::Requested(request) => {
                if let Some(client) = client {
                    client.requested(&mut around, request);
                }
            }
            Event::Recovered => {
                if !client.as_mut().is_some_and(|client| client.recovered(&mut around)) {
                    around.fx.line(Step::Recovered);
                }
            }
            Event::Fired(Timer::Client) => {
                if let Some(client) = client {
                    client.ask_next_proposer(&mut around);
                }
            }
            Event::Start | Event::Fired(Timer::Attempt | Timer::Again) => {
                let Some(proposer) = proposer else { return };
                match event {
                    Event::Start => proposer.start(&mut around),
                    Event::Fired(Timer::Attempt) => proposer.handle_attempt_timer(&mut around),
                    _ => proposer.repeat_open_proposals(&mut around),
                }
            }
            // A message can concern several parts of a process, in the order client, proposer, acceptor, learner.
            Event::Received { from, message } => match message {
                Message::Request { client, number, key, value, suspect } => {
                    if let Some(proposer) = proposer {
                        let entry = LogEntry { from: Some((client, number)), key, value: Some(value) };
                        proposer.requested(&mut around, entry, suspect);
                    }
                }
                Message::Prepare { ballot, slot } => {
                    let follows = proposer.as_mut().is_some_and(|own| own.follow_if_higher(&mut around, ballot));
                    let answers = acceptor.as_mut().is_some_and(|own| own.prepare(&mut around, from, (ballot, slot)));
                    if !follows && !answers {
                        around.fx.line(Step::PrepareIgnored);
                    }
                }
                Message::Promise { ballot, votes } => {
                    let by = from.position();
                    if !proposer.as_mut().is_some_and(|proposer| proposer.promised(&mut around, by, (ballot, votes))) {
                        around.fx.line(Step::PromiseIgnored);
                    }
                }
                Message::Propose { ballot, slot, entry } => {
                    if let Some(proposer) = proposer {
                        proposer.follow_if_higher(&mut around, ballot);
                    }
                    if let Some(acceptor) = acceptor {
                        acceptor.propose(&mut around, from, Vote { slot, ballot, entry });
                    }
                }
                Message::Accepted { ballot, slot, entry } => {
                    let (by, vote) = (from.position(), Vote { slot, ballot, entry });
                    let counted = proposer.as_mut().is_some_and(|proposer| proposer.accepted(&mut around, by, vote));
                    let heard = learner.as_mut().is_some_and(|learner| learner.accepted(self, by, vote, fx));
                    if !counted && !heard {
                        fx.line(Step::AcceptedIgnored);
                    }
                }
                Message::Response { number } => {
                    if !client.as_mut().is_some_and(|client| client.answered(&mut around, number)) {
                        around.fx.line(Step::ResponseIgnored);
                    }
                }
                Message::Refused { ballot } => {
                    let asks = client.as_mut().is_some_and(|client| client.referred(&mut around, ballot));
                    let follows = proposer.as_mut().is_some_and(|own| own.follow_if_higher(&mut around, ballot));
                    if !asks && !follows {
                        around.fx.line(Step::RefusalIgnored);
                    }
                }
            },
            // An undeliverable message needs no reaction: without an answer, clients and proposers ask again.
            Event::Undeliverable { .. } | Event::Membership { .. } => {}
        }
    }

    fn duties(&self, at: u32) -> Duties {
        Duties { begins: self.has(at, PROPOSER), votes: self.has(at, ACCEPTOR), is_faulty: false }
    }

    fn standing(&self, _: Seat<'_>, state: &State) -> Standing {
        let open = state.client.as_ref().is_some_and(|client| client.open().is_some());
        let applied = state.learner.as_ref().map(|learner| learner.applied);
        let answered = state.client.as_ref().map(|client| client.answered);
        let (leader, works) = match state.proposer.as_ref().map(|proposer| (&proposer.stage, proposer.leader)) {
            None => (None, false),
            Some((Stage::Idle, leader)) => (leader, false),
            Some((Stage::Leading(leading), _)) => (Some(leading.ballot.proposer), leading.awaited < leading.next),
            Some((Stage::Preparing { .. } | Stage::BackingOff, _)) => (None, true),
        };
        let decided = applied.or(answered).map(Datum::Number);
        Standing { leader, decided, taking_part: open || works, owes: open, serves: 0 }
    }
}
