//! The proposer's part: attempts, one after the other, until a majority has voted in one of its ballots.

use std::num::NonZeroU32;

use super::message::Vote;
use super::state::{Attempt, Phase, State};
use super::{Message, Own, Paxos, Timer, Variant};
use crate::protocol::{Ballot, Datum, Effects, Event, Evidence, Local, LogEntry, Port};

impl Paxos {
    /// It is to propose its own value, or notices that the leader is gone.
    pub(super) fn start(&self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        let value = state.proposal;
        if state.election.is_some() {
            fx.attest(Evidence::Proposed(LogEntry::of(value)));
            Self::keep(state, value, fx);
            return self.elect(me, state, &Event::Start, fx);
        }
        if state.is_attempting() {
            return fx.line(Own::ProposeIgnored.into());
        }
        fx.line(Own::ProposeOwn { value }.into());
        fx.attest(Evidence::Proposed(LogEntry::of(value)));
        self.prepare(me, state, value, fx);
    }

    /// REQUEST arrives.
    pub(super) fn take_request(&self, me: Local<'_>, state: &mut State, value: Datum, fx: &mut impl Effects<Self>) {
        if self.may_propose(me, state) && state.is_attempting() {
            return fx.line(Own::RequestIgnored.into());
        }
        if state.election.is_some() {
            return self.hand_on(me, state, value, fx);
        }
        fx.line(Own::TakeRequest.into());
        self.prepare(me, state, value, fx);
    }

    /// 1a: begins an attempt with the next round.
    pub(super) fn prepare(&self, me: Local<'_>, state: &mut State, wants: Datum, fx: &mut impl Effects<Self>) {
        let proposer = &mut state.proposer;
        // Saturates: an older round would make old promises look new.
        proposer.round = proposer.round.saturating_add(1);
        let ballot = Ballot { round: proposer.round, proposer: me.id };
        proposer.attempt = Some(Attempt { phase: Phase::Preparing, wants, promises: Vec::new(), proposes: None });
        fx.line(Own::Prepare { ballot }.into());
        for &at in &self.acceptors {
            fx.send(Port::peer(at), Message::Prepare { ballot });
        }
        fx.arm(Timer::Attempt, self.promise_patience);
    }

    /// PROMISE arrives; with those of a majority it proposes.
    pub(super) fn count_promise(
        &self,
        me: Local<'_>,
        state: &mut State,
        (from, ballot, accepted): (Port, Ballot, Option<Vote>),
        fx: &mut impl Effects<Self>,
    ) {
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

    /// 2a: it has the promises of a majority.
    fn propose(&self, ballot: Ballot, attempt: &mut Attempt, fx: &mut impl Effects<Self>) {
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
        fx.arm(Timer::Attempt, self.vote_patience);
    }

    /// Its patience or its back-off is over.
    pub(super) fn attempt_is_over(&self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
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
            return self.stand_back(me, state, wants, fx);
        }
        if phase == Phase::BackingOff {
            return self.prepare(me, state, wants, fx);
        }
        let longest = NonZeroU32::new(self.back_off).unwrap_or(NonZeroU32::MIN);
        let ticks = if self.draws_back_off { fx.choose(longest) + 1 } else { longest.get() };
        fx.line(Own::BackOff { ticks }.into());
        fx.arm(Timer::Attempt, ticks.into());
    }

    /// A majority has voted in one of its ballots.
    pub(super) fn succeed(state: &mut State, value: Datum, fx: &mut impl Effects<Self>) {
        fx.line(Own::Succeed { value }.into());
        if let Some(attempt) = state.proposer.attempt.as_mut().filter(|attempt| attempt.is_running()) {
            attempt.phase = Phase::Done;
            fx.disarm(Timer::Attempt);
        }
        state.decide(value);
    }
}

impl State {
    pub(super) fn is_attempting(&self) -> bool {
        self.proposer.attempt.as_ref().is_some_and(Attempt::is_running)
    }
}

impl Attempt {
    /// The vote of the highest ballot that the promises tell of.
    pub(super) fn highest_vote(&self) -> Option<Vote> {
        self.promises.iter().filter_map(|(_, vote)| *vote).max_by_key(|vote| vote.ballot)
    }
}
