//! The parts of acceptors, which promise and vote, and of learners, which count votes.

use super::message::Vote;
use super::state::State;
use super::{ACCEPTOR, LEARNER, Message, Own, Paxos, SLOT, Variant};
use crate::protocol::{Ballot, Effects, Evidence, Local, LogEntry, Port};

impl Paxos {
    /// 1b: PREPARE arrives.
    pub(super) fn promise(state: &mut State, (from, ballot): (Port, Ballot), fx: &mut impl Effects<Self>) {
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

    /// What its return means for its votes.
    pub(super) fn revived(&self, me: Local<'_>) -> Own {
        match self.variant {
            _ if !self.has(me.position, ACCEPTOR) => Own::Returned,
            Variant::Amnesia => Own::Forgot,
            Variant::Standard | Variant::OwnValue => Own::Kept,
        }
    }

    /// 2b: PROPOSE arrives.
    pub(super) fn accept(&self, state: &mut State, from: Port, vote: Vote, fx: &mut impl Effects<Self>) {
        let Vote { ballot, value } = vote;
        let acceptor = &mut state.acceptor;
        if let Some(promised) = acceptor.promised.filter(|&promised| promised > ballot) {
            return fx.line(Own::ProposeRefused { promised }.into());
        }
        fx.line(Own::Accept.into());
        fx.attest(Evidence::Accepted { slot: SLOT, ballot, entry: LogEntry::of(value) });
        (acceptor.promised, acceptor.accepted) = (Some(ballot), Some(vote));
        for at in self.told_of_votes(from.position()) {
            fx.send(Port::peer(at), Message::Accepted { ballot, value });
        }
    }

    /// Whom an acceptor tells of its vote: the proposer and all learners, each once, by position.
    pub(super) fn told_of_votes(&self, proposer: u32) -> impl Iterator<Item = u32> {
        let place = self.learners.partition_point(|&at| at < proposer);
        let is_learner = self.learners.get(place) == Some(&proposer);
        let (before, after) = self.learners.split_at(place);
        let proposer = (!is_learner).then_some(proposer);
        before.iter().copied().chain(proposer).chain(after.iter().copied())
    }

    /// ACCEPTED arrives: at a learner, or at the proposer of the ballot.
    pub(super) fn count_vote(&self, me: Local<'_>, state: &mut State, from: Port, vote: Vote, fx: &mut impl Effects<Self>) {
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
}
