//! Paxos: processes that may crash and return choose one value, over links that lose, copy and reorder messages.
//!
//! # The idea
//! A value is chosen when a majority of the acceptors has voted for it in one ballot. Ballots have numbers, (round, proposer), and any
//! two majorities share an acceptor: that one tells a later proposer of what may have been chosen before.
//!
//! A proposer asks the acceptors for a promise (PREPARE). An acceptor that has promised no higher ballot promises to vote in no lower one,
//! and tells its latest vote (PROMISE). With the promises of a majority the proposer proposes (PROPOSE) the value of the highest ballot
//! among those votes, or its own if there is none. An acceptor votes for it unless it has promised a higher ballot, and tells the
//! proposer and all learners (ACCEPTED). A learner that hears of a majority for one ballot knows the value, and answers the clients
//! (RESPONSE), one of which asked a proposer in the beginning (REQUEST).
//!
//! # What it assumes
//! A complete graph; processes that keep to the algorithm, crash and return; promises and votes of acceptors and the rounds of proposers
//! in storage that a crash spares (what the variant `amnesia` leaves out costs: `an_acceptor_that_forgets_lets_two_values_be_chosen`).
//! Nothing about time: it is needed only to come to an end. Nobody can guarantee that (Fischer, Lynch and Paterson, 1985): two proposers
//! can outbid each other for ever (`the_duel_goes_on_and_its_cures_end_it`).
//!
//! # What it guarantees
//! At most one value is chosen, whatever is lost, copied or overtaken and whoever crashes and returns
//! (`two_proposers_and_three_acceptors_choose_once_whatever_happens`, `ten_thousand_disturbed_runs_are_safe_and_come_to_rest`). It comes to
//! an end when messages get through, a majority is up, and one proposer is left alone for long enough.
//!
//! # What it costs
//! One attempt of one proposer among n processes in every role: n PREPARE, n PROMISE, n PROPOSE and n² ACCEPTED: n² + 3n, in five ticks with
//! delay 1 and start at 1 (`one_proposer_needs_n_squared_and_3n_messages`). A client's REQUEST and a RESPONSE of each learner to each
//! client come on top (`a_request_with_roles_apart_takes_21_messages`). A message between two roles of one process is a message.
//!
//! # Where it comes from
//! L. Lamport, "The part-time parliament", ACM Transactions on Computer Systems 16(2), 1998, and "Paxos made simple", ACM SIGACT News
//! 32(4), 2001. An attempt that fails begins again with the next round after a pause: with which one, and when, the papers leave open.
//!
//! Where lecture slides differ: they reject a REQUEST while an attempt is running and let the client try again; here it is ignored, and
//! the client is answered with the value that another one asked for. As on the slides an acceptor does not answer a lower ballot
//! (a replicated log does better with a refusal). And a learner answers the clients itself; where a leader does, counts differ.
//!
//! With `leader = true` the bully algorithm runs among the proposers, and only the one that leads proposes.
//!
//! # The variants
//! - `standard`: as above.
//! - `own-value`: a proposer proposes its own value whatever the promises tell. Two values can be chosen.
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
pub use roles::State;

/// The variant, who plays which part, and the times of waiting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paxos {
    variant: Variant,
    parts: Vec<Parts>,
    // The positions of those with a part, ascending.
    clients: Vec<u32>,
    proposers: Vec<u32>,
    acceptors: Vec<u32>,
    learners: Vec<u32>,
    majority: usize,
    // In ticks.
    client_patience: Ticks,
    promise_patience: Ticks,
    vote_patience: Ticks,
    back_off: u32,
    /// Whether the back-off is drawn, from 1 tick to the longest.
    draws_back_off: bool,
    /// Whether the proposers elect a leader, by this algorithm.
    elects: bool,
    bully: Bully,
}

variants! { Standard => "standard", OwnValue => "own-value", Amnesia => "amnesia" }

/// One value is chosen, and in no log: the slots of a log are numbered from 1 on.
const SLOT: u32 = 0;

timers! {
    "paxos":
    pub enum Timer {
        /// A client asks the next proposer.
        Client => "client",
        /// A proposer has waited long enough for promises or votes, or its back-off is over.
        Attempt => "attempt",
        // Those of the bully, in its order.
        /// Of the bully.
        Answer => "answer" of "bully",
        /// Of the bully.
        Coordinator => "coordinator" of "bully",
        /// Of the bully.
        Settle => "settle" of "bully",
        /// Of the bully.
        Patience => "patience" of "bully",
    }
}

// Its parameters under `[params]`.
const PATIENCE: &str = "patience";
const BACK_OFF_TICKS: &str = "backoff_ticks";
const BACK_OFF: &str = "backoff";
const LEADER: &str = "leader";

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
        ],
        agrees_on: AgreesOn::Proposals,
        requests: Requests::Value,
        ..Nature::ELECTION
    };

    fn new(variant: Variant, setup: &Setup<'_>) -> Self {
        let parts: Vec<Parts> =
            (0..setup.processes).map(|at| setup.parts_of(at, Self::NATURE.default_parts())).collect();
        let with = |part: usize| (0..setup.processes).filter(|&at| parts[at as usize].has(part)).collect::<Vec<u32>>();
        let [clients, proposers, acceptors, learners] = [CLIENT, PROPOSER, ACCEPTOR, LEARNER].map(with);
        let (given, t) = (setup.parameters, setup.patience());
        let elects = given.flag(LEADER) == Some(true);
        // A request goes one way more where it is passed on, and waits for the election.
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
            client_patience: longest_answer,
            promise_patience: t,
            vote_patience: given.number(PATIENCE).unwrap_or(t),
            back_off: u32::try_from(back_off).unwrap_or(u32::MAX),
            draws_back_off: given.word(BACK_OFF) == Some(RANDOM),
            elects,
            bully: Bully::new(bully::Variant::Standard, setup),
        }
    }
}

impl Protocol for Paxos {
    type State = State;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    fn boot(&self, me: Local<'_>, given: &Given, before: Option<&State>, fx: &mut impl Effects<Self>) -> State {
        let election = self.boot_bully(me, given, before, fx);
        let round = before.map_or(0, |before| before.proposer.round);
        let acceptor = before.filter(|_| self.variant != Variant::Amnesia).map(|before| before.acceptor);
        State::new(given.value(me), round, acceptor.unwrap_or_default(), election)
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Start => self.start(me, state, fx),
            Event::Requested(request) => self.ask(me, state, request.value, fx),
            Event::Received { from, message } => match message {
                Message::Request { value } => self.take_request(me, state, value, fx),
                Message::Prepare { ballot } => Self::promise(state, (from, ballot), fx),
                Message::Promise { ballot, accepted } => self.count_promise(me, state, (from, ballot, accepted), fx),
                Message::Propose { ballot, value } => self.accept(state, from, Vote { ballot, value }, fx),
                Message::Accepted { ballot, value } => self.count_vote(me, state, from, Vote { ballot, value }, fx),
                Message::Response { value } => Self::take_response(state, value, fx),
                Message::Election { .. } | Message::Answer { .. } | Message::Coordinator { .. } => {
                    self.elect(me, state, &Event::Received { from, message }, fx);
                }
            },
            Event::Fired(Timer::Client) => self.ask_next(me, state, fx),
            Event::Fired(Timer::Attempt) => self.attempt_is_over(me, state, fx),
            Event::Fired(Timer::Answer | Timer::Coordinator | Timer::Settle | Timer::Patience) => {
                self.elect(me, state, &event, fx);
            }
            Event::Recovered if state.election.is_some() => self.elect(me, state, &event, fx),
            Event::Recovered => fx.line(self.revived(me).into()),
            // Silence says as much as a notice does.
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

    fn altered(&self, _: Local<'_>, message: &Message, to: Datum) -> Option<Message> {
        message.altered(to)
    }

    fn duties(&self, at: u32) -> Duties {
        Duties { begins: self.has(at, PROPOSER), votes: self.has(at, ACCEPTOR), is_faulty: false }
    }
}

impl Paxos {
    fn has(&self, at: u32, part: usize) -> bool {
        self.parts.get(at as usize).is_some_and(|parts| parts.has(part))
    }
}
