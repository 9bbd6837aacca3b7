//! The actions of proposers, acceptors, learners and clients, and the state of a process.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use super::super::bully;
use super::message::Vote;
use super::{ACCEPTED, Message, Own, PROMISED, Paxos, SLOT, Timer, Variant};
use crate::protocol::prelude::*;

type Promise = (Port, Ballot, Option<Vote>);

pub(super) type Fx<'a> = &'a mut dyn Effects<Paxos>;

impl Paxos {
    pub(super) fn start(&self, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        let value = state.proposal;
        if state.election.is_some() {
            fx.attest(Evidence::Proposed(LogEntry::of(value)));
            Self::store_for_leader(state, value, fx);
            return self.elect(me, state, &Event::Start, fx);
        }
        if state.is_attempting() {
            return fx.line(Own::ProposeIgnored.into());
        }
        fx.line(Own::ProposeOwn { value }.into());
        fx.attest(Evidence::Proposed(LogEntry::of(value)));
        self.prepare(me, state, value, fx);
    }

    pub(super) fn take_request(&self, me: Local<'_>, state: &mut State, value: Datum, fx: Fx<'_>) {
        if self.may_propose(me, state) && state.is_attempting() {
            return fx.line(Own::RequestIgnored.into());
        }
        if state.election.is_some() {
            return self.give_to_leader(me, state, value, fx);
        }
        fx.line(Own::TakeRequest.into());
        self.prepare(me, state, value, fx);
    }

    /// Phase 1a: starts a ballot and sends PREPARE to all acceptors.
    pub(super) fn prepare(&self, me: Local<'_>, state: &mut State, wants: Datum, fx: Fx<'_>) {
        let proposer = &mut state.proposer;
        // The round stops at its maximum: if it wrapped round to 0, old promises would look new.
        proposer.round = proposer.round.saturating_add(1);
        let ballot = Ballot { round: proposer.round, proposer: me.id };
        proposer.attempt = Some(Attempt { phase: Phase::Preparing, wants, promises: Vec::new(), proposes: None });
        fx.line(Own::Prepare { ballot }.into());
        for &at in &self.acceptors {
            fx.send(Port::peer(at), Message::Prepare { ballot });
        }
        fx.arm(Timer::Attempt, self.promise_timeout);
    }

    pub(super) fn count_promise(&self, me: Local<'_>, state: &mut State, promise: Promise, fx: Fx<'_>) {
        let (from, ballot, accepted) = promise;
        let now = Ballot { round: state.proposer.round, proposer: me.id };
        let heeds = |attempt: &&mut Attempt| ballot == now && attempt.phase != Phase::BackingOff;
        let Some(attempt) = state.proposer.attempt.as_mut().filter(heeds) else {
            return fx.line(Own::PromiseIgnored.into());
        };
        let place = attempt.promises.partition_point(|(at, _)| *at < from.position());
        let is_new = attempt.promises.get(place).is_none_or(|(at, _)| *at != from.position());
        if is_new {
            attempt.promises.insert(place, (from.position(), accepted));
        }
        if !is_new || attempt.phase != Phase::Preparing {
            return fx.line(Own::PromiseLate.into());
        }
        let count = attempt.promises.len();
        fx.line(Own::CountPromise { count: count as u32 }.into());
        if count == self.majority {
            self.propose(ballot, attempt, fx);
        }
    }

    /// Phase 2a: sends PROPOSE to all acceptors.
    fn propose(&self, ballot: Ballot, attempt: &mut Attempt, fx: Fx<'_>) {
        let (wants, adopts) = (attempt.wants, self.variant != Variant::OwnValue);
        let (step, value) = match attempt.highest_vote() {
            Some(Vote { ballot, value }) if adopts => (Own::Adopt { ballot, value }, value),
            Some(Vote { ballot, value: voted }) => (Own::IgnoreVotes { value: wants, ballot, voted }, wants),
            None => (Own::ChooseOwn { value: wants }, wants),
        };
        fx.line(step.into());
        (attempt.phase, attempt.proposes) = (Phase::Proposing, Some(value));
        for &at in &self.acceptors {
            fx.send(Port::peer(at), Message::Propose { ballot, value });
        }
        fx.arm(Timer::Attempt, self.vote_timeout);
    }

    pub(super) fn handle_attempt_timer(&self, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        let ballot = Ballot { round: state.proposer.round, proposer: me.id };
        let Some(attempt) = state.proposer.attempt.as_mut() else { return };
        let (phase, wants) = (attempt.phase, attempt.wants);
        fx.line(match phase {
            Phase::Preparing => Own::GiveUpPromises { ballot }.into(),
            Phase::Proposing => Own::GiveUpVotes { ballot }.into(),
            Phase::BackingOff => Own::BackOffOver.into(),
            Phase::Done => return,
        });
        attempt.phase = Phase::BackingOff;
        if !self.may_propose(me, state) {
            return self.end_attempt_and_forward(me, state, wants, fx);
        }
        if phase == Phase::BackingOff {
            return self.prepare(me, state, wants, fx);
        }
        let longest = NonZeroU32::new(self.back_off).unwrap_or(NonZeroU32::MIN);
        let ticks = if self.draws_back_off { fx.choose(longest) + 1 } else { longest.get() };
        fx.line(Own::BackOff { ticks }.into());
        fx.arm(Timer::Attempt, ticks.into());
    }

    pub(super) fn succeed(state: &mut State, value: Datum, fx: Fx<'_>) {
        fx.line(Own::Succeed { value }.into());
        if let Some(attempt) = state.proposer.attempt.as_mut().filter(|attempt| attempt.is_running()) {
            attempt.phase = Phase::Done;
            fx.disarm(Timer::Attempt);
        }
        state.decide(value);
    }

    /// Phase 1b: an acceptor handles a PREPARE.
    pub(super) fn handle_prepare(state: &mut State, (from, ballot): (Port, Ballot), fx: Fx<'_>) {
        let acceptor = &mut state.acceptor;
        if let Some(promised) = acceptor.promised.filter(|&promised| promised >= ballot) {
            return fx.line(Own::PrepareRefused { promised }.into());
        }
        let step = acceptor.accepted.map_or(Own::Promise, |Vote { ballot, value }| Own::PromiseVote { ballot, value });
        fx.line(step.into());
        fx.attest(Evidence::Promised { slot: SLOT, ballot });
        acceptor.promised = Some(ballot);
        fx.send(from, Message::Promise { ballot, accepted: acceptor.accepted });
    }

    pub(super) fn revived(&self, me: Local<'_>) -> Own {
        match self.variant {
            _ if !self.has(me.position, ACCEPTOR) => Own::Returned,
            Variant::Amnesia => Own::Forgot,
            Variant::Standard | Variant::OwnValue => Own::Kept,
        }
    }

    /// Phase 2b: an acceptor handles a PROPOSE.
    pub(super) fn handle_propose(&self, state: &mut State, from: Port, vote: Vote, fx: Fx<'_>) {
        let Vote { ballot, value } = vote;
        let acceptor = &mut state.acceptor;
        if let Some(promised) = acceptor.promised.filter(|&promised| promised > ballot) {
            return fx.line(Own::ProposeRefused { promised }.into());
        }
        fx.line(Own::Accept.into());
        fx.attest(Evidence::Accepted { slot: SLOT, ballot, entry: LogEntry::of(value) });
        (acceptor.promised, acceptor.accepted) = (Some(ballot), Some(vote));
        for at in self.vote_receivers(from.position()) {
            fx.send(Port::peer(at), Message::Accepted { ballot, value });
        }
    }

    pub(super) fn vote_receivers(&self, proposer: u32) -> impl Iterator<Item = u32> {
        let place = self.learners.partition_point(|&at| at < proposer);
        let is_learner = self.learners.get(place) == Some(&proposer);
        let (before, after) = self.learners.split_at(place);
        let proposer = (!is_learner).then_some(proposer);
        before.iter().copied().chain(proposer).chain(after.iter().copied())
    }

    pub(super) fn count_vote(&self, me: Local<'_>, state: &mut State, from: Port, vote: Vote, fx: Fx<'_>) {
        let count = state.heard.count(from.position(), vote, self.majority);
        let Some(count) = count.filter(|&count| count <= self.majority) else {
            return fx.line(Own::VoteLate.into());
        };
        fx.line(Own::CountVote { count: count as u32 }.into());
        if count < self.majority {
            return;
        }
        let value = vote.value;
        if vote.ballot.proposer == me.id {
            Self::succeed(state, value, fx);
        }
        if self.has(me.position, LEARNER) {
            fx.line(Own::Learn { value }.into());
            state.decide(value);
            for &client in &self.clients {
                fx.send(Port::peer(client), Message::Response { value });
            }
        }
    }

    pub(super) fn ask(&self, me: Local<'_>, state: &mut State, value: Datum, fx: Fx<'_>) {
        if !self.has(me.position, CLIENT) || state.client.asks.is_some() {
            return fx.line(Own::AskIgnored.into());
        }
        fx.attest(Evidence::Proposed(LogEntry::of(value)));
        let client = &mut state.client;
        (client.asks, client.place, client.has_asked, client.was_refused) = (Some(value), 0, true, false);
        if let Some(&at) = self.proposers.first() {
            fx.line(Own::Ask { proposer: me.id_of(Port::peer(at)) }.into());
            fx.send(Port::peer(at), Message::Request { value });
        }
        fx.arm(Timer::Client, self.client_timeout);
    }

    pub(super) fn ask_next(&self, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        let client = &mut state.client;
        let Some(value) = client.asks else { return };
        client.place = (client.place + 1) % self.proposers.len().max(1);
        if let Some(&at) = self.proposers.get(client.place) {
            fx.line(Own::AskNext { proposer: me.id_of(Port::peer(at)) }.into());
            fx.send(Port::peer(at), Message::Request { value });
        }
        fx.arm(Timer::Client, self.client_timeout);
    }

    /// Handles a RESPONSE at a client. The client stores the value even if it has no open request.
    pub(super) fn handle_response(state: &mut State, value: Datum, fx: Fx<'_>) {
        fx.line(match state.client.asks {
            Some(asked) if asked == value => Own::Answered.into(),
            Some(asked) => Own::AnsweredOtherwise { asked }.into(),
            None => Own::AnswerLate.into(),
        });
        if let Some(asked) = state.client.asks.take() {
            state.client.was_refused = asked != value;
            fx.disarm(Timer::Client);
        }
        state.decide(value);
    }
}

impl Attempt {
    pub(super) fn highest_vote(&self) -> Option<Vote> {
        self.promises.iter().filter_map(|(_, vote)| *vote).max_by_key(|vote| vote.ballot)
    }

    pub(super) const fn is_running(&self) -> bool {
        !matches!(self.phase, Phase::Done)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct State {
    pub(super) proposal: Datum,
    pub(super) client: Client,
    pub(super) proposer: Proposer,
    pub(super) acceptor: Acceptor,
    /// The counted votes. A proposer that is no learner counts only the votes in its own ballots.
    pub(super) heard: VotesByBallot,
    /// The first decision of which the process learnt.
    pub(super) decided: Option<Datum>,
    /// The state of the bully algorithm; `None` without elections, and for a process that is no proposer.
    pub(super) election: Option<bully::State>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Client {
    pub(super) asks: Option<Datum>,
    /// The proposer that the client asked last, as an index in the list of all proposers.
    pub(super) place: usize,
    pub(super) has_asked: bool,
    pub(super) was_refused: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Proposer {
    /// The round of the latest attempt; 0 before the first attempt.
    pub(super) round: u32,
    pub(super) attempt: Option<Attempt>,
    pub(super) kept: Vec<Datum>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Attempt {
    pub(super) phase: Phase,
    pub(super) wants: Datum,
    /// The received promises, ascending. `.0`: the position of the acceptor. `.1`: the vote that it reported.
    pub(super) promises: Vec<(u32, Option<Vote>)>,
    pub(super) proposes: Option<Datum>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Phase {
    Preparing,
    Proposing,
    BackingOff,
    Done,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Acceptor {
    pub(super) promised: Option<Ballot>,
    pub(super) accepted: Option<Vote>,
}

impl Acceptor {
    /// The promise and the vote of the process `at` at tick 0; `None` if the scenario sets none for any process.
    pub(super) fn initial(given: &Parameters, at: u32) -> Option<Self> {
        given.get(PROMISED).or(given.get(ACCEPTED))?;
        let of = |name| given.stable(name, at as usize);
        let vote = |entry: StableEntry| Some(Vote { ballot: entry.ballot()?, value: entry.value? });
        let accepted = of(ACCEPTED).and_then(vote);
        let promised = match given.get(PROMISED) {
            Some(_) => of(PROMISED).and_then(StableEntry::ballot),
            None => accepted.map(|vote| vote.ballot),
        };
        Some(Self { promised, accepted })
    }

    pub(super) fn ballots(self) -> impl Iterator<Item = Ballot> {
        self.promised.into_iter().chain(self.accepted.map(|vote| vote.ballot))
    }

    pub(super) fn evidence(self) -> impl Iterator<Item = Evidence> {
        // The vote comes first: it may be below the promise.
        let voted = self.accepted.into_iter().flat_map(|Vote { ballot, value }| {
            let entry = LogEntry::of(value);
            [Evidence::Proposed(entry), Evidence::Accepted { slot: SLOT, ballot, entry }]
        });
        voted.chain(self.promised.map(|ballot| Evidence::Promised { slot: SLOT, ballot }))
    }
}

/// The first error in the promises and votes for tick 0, if any.
pub(super) fn refusals(setup: &Setup<'_>) -> Option<Refusal> {
    let of = |at: u32| Some((at, Acceptor::initial(setup.parameters, at)?));
    let all = || (0..setup.processes).map_while(of);
    let refusal = |parameter, (what, mend), at: u32| Refusal {
        parameter,
        what: Remark::new(what).with("nth", at + 1),
        mend: Remark::new(mend),
    };
    let is_acceptor = |at: u32| setup.parts_of(at, Paxos::NATURE.default_parts()).has(ACCEPTOR);
    if let Some((at, _)) = all().find(|&(at, state)| state.ballots().next().is_some() && !is_acceptor(at)) {
        let parameter = if setup.parameters.stable(PROMISED, at as usize).is_some() { PROMISED } else { ACCEPTED };
        return Some(refusal(parameter, ("refused-paxos-no-acceptor", "refused-paxos-no-acceptor-mend"), at));
    }
    let is_above = |state: Acceptor| state.accepted.is_some_and(|vote| Some(vote.ballot) > state.promised);
    if let Some((at, _)) = all().find(|&(_, state)| is_above(state)) {
        return Some(refusal(ACCEPTED, ("refused-paxos-above-promise", "refused-paxos-above-promise-mend"), at));
    }
    let mut values = BTreeMap::new();
    let mut differs = |vote: Vote| *values.entry(vote.ballot).or_insert(vote.value) != vote.value;
    let (at, _) = all().find(|(_, state)| state.accepted.is_some_and(&mut differs))?;
    Some(refusal(ACCEPTED, ("refused-paxos-two-values", "refused-paxos-two-values-mend"), at))
}

impl State {
    /// The state at tick 0 or after a crash. `round` and `acceptor`: the stable fields.
    pub(super) fn new(proposal: Datum, round: u32, acceptor: Acceptor, election: Option<bully::State>) -> Self {
        let proposer = Proposer { round, ..Proposer::default() };
        let (client, heard) = (Client::default(), VotesByBallot::default());
        Self { proposal, client, proposer, acceptor, heard, decided: None, election }
    }

    pub(super) const fn decide(&mut self, value: Datum) {
        if self.decided.is_none() {
            self.decided = Some(value);
        }
    }

    /// Calls `see` with every round in the state, but not with the round 0 of a proposer without an attempt.
    pub(super) fn rounds(&mut self, see: &mut dyn FnMut(&mut u32)) {
        let Proposer { round, attempt, .. } = &mut self.proposer;
        let promises = attempt.iter_mut().flat_map(|attempt| &mut attempt.promises);
        let votes = promises.filter_map(|(_, vote)| vote.as_mut()).chain(&mut self.acceptor.accepted);
        let ballots = votes.map(|vote| &mut vote.ballot).chain(&mut self.acceptor.promised);
        let rounds = ballots.map(|ballot| &mut ballot.round).chain(Some(round).filter(|round| **round > 0));
        rounds.for_each(&mut *see);
        let heard = std::mem::take(&mut self.heard.0).into_iter().map(|(mut ballot, votes)| {
            see(&mut ballot.round);
            (ballot, votes)
        });
        self.heard.0 = heard.collect();
    }

    pub(super) fn is_attempting(&self) -> bool {
        self.proposer.attempt.as_ref().is_some_and(Attempt::is_running)
    }
}

/// The counted votes of each ballot. As JSON: a list of triples (ballot, value, voters).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "Vec<(Ballot, Datum, Vec<u32>)>")]
pub(super) struct VotesByBallot(pub(super) BTreeMap<Ballot, Votes>);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Votes {
    pub(super) value: Datum,
    pub(super) voters: Vec<u32>,
}

impl From<VotesByBallot> for Vec<(Ballot, Datum, Vec<u32>)> {
    fn from(heard: VotesByBallot) -> Self {
        heard.0.into_iter().map(|(ballot, Votes { value, voters })| (ballot, value, voters)).collect()
    }
}

impl VotesByBallot {
    /// Counts a vote. Returns the number of votes in its ballot; `None` if the vote was counted before.
    pub(super) fn count(&mut self, at: u32, vote: Vote, majority: usize) -> Option<usize> {
        let votes = self.0.entry(vote.ballot).or_insert_with(|| Votes { value: vote.value, voters: Vec::new() });
        let free = votes.voters.binary_search(&at).err()?;
        votes.voters.insert(free, at);
        // The vote that completes the majority determines the value.
        if votes.voters.len() <= majority {
            votes.value = vote.value;
        }
        Some(votes.voters.len())
    }
}
