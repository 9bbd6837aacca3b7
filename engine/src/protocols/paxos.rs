//! Paxos: processes that may crash and recover choose one value, over links that lose, duplicate and reorder messages.
//!
//! # The idea
//! A value is chosen when a majority of the acceptors has voted for it in one ballot. Ballots have numbers, (round,
//! proposer), and any two majorities share an acceptor. This acceptor reports to a later proposer which value may
//! have been chosen before.
//!
//! A client asks a proposer to get a value chosen (REQUEST). The proposer asks the acceptors for a promise (PREPARE).
//! An acceptor that has promised no higher ballot promises not to vote in lower ones, and reports its latest vote
//! (PROMISE). With the promises of a majority the proposer proposes (PROPOSE) the value of the highest ballot among
//! the reported votes, or its own if there is none. An acceptor votes for it unless it has promised a higher ballot,
//! and informs the proposer and all learners (ACCEPTED). A learner that has the votes of a majority in one ballot
//! knows the value, and answers all clients (RESPONSE).
//!
//! # What it assumes
//! A complete graph; processes that follow the algorithm, crash and recover; stable storage for the promises and
//! votes of acceptors and for the rounds of proposers. In the variant `amnesia`, acceptors have no stable storage
//! (`an_acceptor_that_forgets_lets_two_values_be_chosen`). Safety needs no bounds on time, only termination does.
//! Without such bounds no algorithm guarantees termination (Fischer, Lynch and Paterson, 1985): two proposers can
//! outbid each other forever (`the_duel_never_ends_without_a_cure`).
//!
//! # What it guarantees
//! At most one value is chosen, regardless of losses, duplicates, reordering, crashes and recoveries
//! (`two_proposers_and_three_acceptors_choose_once_whatever_happens`,
//! `ten_thousand_disturbed_runs_are_safe_and_come_to_rest`). It terminates if messages arrive, a majority is up, and
//! one proposer is undisturbed for long enough.
//!
//! # What it costs
//! If n processes have every role, one attempt of one proposer costs n PREPARE, n PROMISE, n PROPOSE and n² ACCEPTED.
//! That is n² + 3n messages, and with delay 1 and a start at tick 1 the run ends at tick 5
//! (`one_proposer_needs_n_squared_and_3n_messages`). If there are clients, a REQUEST and a RESPONSE of each learner
//! to each client are added (`a_request_with_roles_apart_takes_21_messages`). Messages between two roles of one
//! process count, too.
//!
//! # Where it comes from
//! L. Lamport, "The part-time parliament", ACM Transactions on Computer Systems 16(2), 1998, and "Paxos made simple",
//! ACM SIGACT News 32(4), 2001. A failed attempt is repeated with a later round after a pause; the papers do not say
//! which round, nor how long to pause.
//!
//! Differences to lecture slides: on the slides a proposer rejects a REQUEST during an attempt, and the client tries
//! again. Here the proposer ignores it; the client later receives the value of another request, and takes that for a
//! refusal. As on the slides, an acceptor does not answer a lower ballot (a refusal suits a replicated log better).
//! Here learners answer the clients; if a leader does, the counts differ.
//!
//! A scenario can set what each acceptor has promised and accepted before tick 0 (`promised`, `accepted`). The
//! first round of a proposer is then one above the highest of its own ballots there. It does not know those of others.
//!
//! With `leader = true` the bully algorithm runs among the proposers, and only the elected leader proposes.
//!
//! # The variants
//! - `standard`: as above.
//! - `own-value`: a proposer proposes its own value and ignores the reported votes. Two values can be chosen.
//! - `amnesia`: an acceptor forgets promise and vote in a crash. Two values can be chosen.

mod explain;
mod lead;
mod message;
mod roles;
#[cfg(test)]
mod tests;

use super::bully::{self, Bully};
use crate::protocol::prelude::*;

pub use message::{Message, Own, Step, Vote};
use roles::Acceptor;
pub use roles::State;

/// Paxos for one value, with the parameters of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paxos {
    variant: Variant,
    parts: Vec<Parts>,
    // The positions of the processes with each part, ascending.
    clients: Vec<u32>,
    proposers: Vec<u32>,
    acceptors: Vec<u32>,
    learners: Vec<u32>,
    majority: usize,
    // The next three fields are in ticks.
    client_timeout: Ticks,
    promise_timeout: Ticks,
    vote_timeout: Ticks,
    back_off: u32,
    draws_back_off: bool,
    elects: bool,
    bully: Bully,
    /// The promise and the vote of each process at tick 0, by position; empty if the scenario sets none.
    initial: Vec<Acceptor>,
}

variants! { Standard => "standard", OwnValue => "own-value", Amnesia => "amnesia" }

/// Paxos chooses only one value, in this slot. `Evidence` needs a slot, because Multi-Paxos has many slots.
const SLOT: u32 = 0;

timers! {
    "paxos":
    pub enum Timer {
        /// Runs while a client waits for an answer. If it fires, the client asks the next proposer.
        Client => "client",
        /// Runs while a proposer waits for promises or votes, or during its back-off.
        Attempt => "attempt",
        // The timers of the bully algorithm, in the order of its enum.
        Answer => "answer" of "bully",
        Coordinator => "coordinator" of "bully",
        Settle => "settle" of "bully",
        Patience => "patience" of "bully",
    }
}

// The names of the parameters under `[params]`, and of the values of `backoff`.
const PATIENCE: &str = "patience";
const BACK_OFF_TICKS: &str = "backoff_ticks";
const BACK_OFF: &str = "backoff";
const LEADER: &str = "leader";
const PROMISED: &str = "promised";
const ACCEPTED: &str = "accepted";

const FIXED: &str = "fixed";
const RANDOM: &str = "random";

impl Catalogued for Paxos {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "Paxos",
        draws: Draws::Numbers,
        strip: Strip::Decisions,
        grows: Some(Grows::Timers),
        roles: &[Role::Idle, Role::Active, Role::Waiting, Role::Leader, Role::Decided],
        follows: Follows::With(LEADER),
        properties: &[
            PropertyId::Agreement.name(),
            PropertyId::Validity.name(),
            PropertyId::Termination.name(),
            PropertyId::ChosenOnce.name(),
            PropertyId::PromiseKept.name(),
        ],
        params: &[
            Parameter { name: PATIENCE, takes: Takes::Time },
            Parameter { name: BACK_OFF_TICKS, takes: Takes::Time },
            Parameter { name: BACK_OFF, takes: Takes::Word(&[FIXED, RANDOM]) },
            Parameter { name: LEADER, takes: Takes::Flag },
            Parameter { name: PROMISED, takes: Takes::Stable(StableColumns::Ballot) },
            Parameter { name: ACCEPTED, takes: Takes::Stable(StableColumns::Vote) },
        ],
        agrees_on: AgreesOn::Proposals,
        requests: Requests::Value,
        ..Nature::ELECTION
    };

    fn new(variant: Variant, setup: &Setup<'_>) -> Self {
        let parts: Vec<_> = (0..setup.processes).map(|at| setup.parts_of(at, Self::NATURE.default_parts())).collect();
        let with = |part: usize| (0..setup.processes).filter(|&at| parts[at as usize].has(part)).collect::<Vec<u32>>();
        let [clients, proposers, acceptors, learners] = [CLIENT, PROPOSER, ACCEPTOR, LEARNER].map(with);
        let (given, t) = (setup.parameters, setup.timeout());
        let elects = given.flag(LEADER) == Some(true);
        // If proposers elect a leader, a request makes one more hop and waits for the election.
        let longest_answer = if elects { 7 * t } else { 3 * t } + 2 * setup.process_time;
        let back_off = given.number(BACK_OFF_TICKS).unwrap_or(t).max(1);
        Self {
            variant,
            majority: acceptors.len() / 2 + 1,
            clients,
            proposers,
            acceptors,
            learners,
            parts,
            client_timeout: longest_answer,
            promise_timeout: t,
            vote_timeout: given.number(PATIENCE).unwrap_or(t),
            back_off: u32::try_from(back_off).unwrap_or(u32::MAX),
            draws_back_off: given.word(BACK_OFF) == Some(RANDOM),
            elects,
            bully: Bully::new(bully::Variant::Standard, setup),
            initial: (0..setup.processes).map_while(|at| Acceptor::initial(given, at)).collect(),
        }
    }

    fn limits(_: Variant, setup: &Setup<'_>) -> Limits {
        Limits { refusals: roles::refusals(setup).into_iter().collect(), ..Limits::default() }
    }
}

impl Protocol for Paxos {
    type State = State;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    fn boot(&self, me: Local<'_>, given: &Given, before: Option<&State>, fx: &mut impl Effects<Self>) -> State {
        let election = self.boot_bully(me, given, before, fx);
        let (round, acceptor) = match before {
            Some(before) if self.variant == Variant::Amnesia => (before.proposer.round, Acceptor::default()),
            Some(before) => (before.proposer.round, before.acceptor),
            None => (self.first_round(me.id), self.initial.get(me.position as usize).copied().unwrap_or_default()),
        };
        State::new(given.value(me), round, acceptor, election)
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Start => self.start(me, state, fx),
            Event::Requested(request) => self.ask(me, state, request.value, fx),
            Event::Received { from, message } => match message {
                Message::Request { value } => self.take_request(me, state, value, fx),
                Message::Prepare { ballot } => Self::handle_prepare(state, (from, ballot), fx),
                Message::Promise { ballot, accepted } => self.count_promise(me, state, (from, ballot, accepted), fx),
                Message::Propose { ballot, value } => self.handle_propose(state, from, Vote { ballot, value }, fx),
                Message::Accepted { ballot, value } => self.count_vote(me, state, from, Vote { ballot, value }, fx),
                Message::Response { value } => Self::handle_response(state, value, fx),
                Message::Election { .. } | Message::Answer { .. } | Message::Coordinator { .. } => {
                    self.elect(me, state, &Event::Received { from, message }, fx);
                }
            },
            Event::Fired(Timer::Client) => self.ask_next(me, state, fx),
            Event::Fired(Timer::Attempt) => self.handle_attempt_timer(me, state, fx),
            Event::Fired(Timer::Answer | Timer::Coordinator | Timer::Settle | Timer::Patience) => {
                self.elect(me, state, &event, fx);
            }
            Event::Recovered if state.election.is_some() => self.elect(me, state, &event, fx),
            Event::Recovered => fx.line(self.revived(me).into()),
            // An undeliverable message needs no reaction: no answer will come, and the timer for answers will fire.
            Event::Undeliverable { .. } | Event::Membership { .. } => {}
        }
    }

    fn standing(&self, seat: Seat<'_>, state: &State) -> Standing {
        let is_learner = self.has(seat.position, LEARNER);
        let attempts = state.proposer.attempt.as_ref().is_some_and(roles::Attempt::is_running);
        Standing {
            leader: state.election.as_ref().and_then(|election| self.bully.standing(seat, election).leader),
            decided: state.decided,
            taking_part: attempts || state.client.asks.is_some() || !state.proposer.kept.is_empty(),
            owes: is_learner || state.client.has_asked,
            serves: 0,
        }
    }

    fn rounds(of: Rounded<'_, Self>, visit: &mut dyn FnMut(u32, Option<&mut u32>)) {
        let mut see = |round: &mut u32| visit(0, Some(round));
        match of {
            Rounded::State(state) => state.rounds(&mut see),
            Rounded::Message(message) => message.rounds(&mut see),
        }
    }

    fn altered(&self, _: Local<'_>, message: &Message, to: Datum) -> Option<Message> {
        message.altered(to)
    }

    fn duties(&self, at: u32) -> Duties {
        Duties { begins: self.has(at, PROPOSER), votes: self.has(at, ACCEPTOR), is_faulty: false }
    }
}

impl Paxos {
    pub(super) fn attested(&self, at: u32) -> Vec<Evidence> {
        self.initial.get(at as usize).map_or_else(Vec::new, |acceptor| acceptor.evidence().collect())
    }

    /// The highest round of the proposer's ballots at tick 0; 0 if there are none.
    fn first_round(&self, proposer: Id) -> u32 {
        let ballots = self.initial.iter().flat_map(|acceptor| acceptor.ballots());
        ballots.filter(|ballot| ballot.proposer == proposer).map(|ballot| ballot.round).max().unwrap_or(0)
    }

    fn has(&self, at: u32, part: usize) -> bool {
        self.parts.get(at as usize).is_some_and(|parts| parts.has(part))
    }
}
