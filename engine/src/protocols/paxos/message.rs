//! The messages of Paxos, and their altered contents.

use super::super::bully;
use crate::protocol::prelude::*;

/// The latest vote of an acceptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct Vote {
    pub ballot: Ballot,
    pub value: Datum,
}

impl Vote {
    pub(super) const fn entry(self) -> (Ballot, LogEntry) {
        (self.ballot, LogEntry::of(self.value))
    }
}

messages! {
    #[derive(Copy)]
    pub enum Message {
        /// "Get this value chosen." Sent by a client to a proposer, or by a proposer to the leader.
        Request { value: Datum } => "REQUEST": Election,
        /// Phase 1a: "Promise not to vote in lower ballots, and report your vote." Sent by a proposer to all acceptors.
        Prepare { ballot: Ballot } => "PREPARE": Election,
        /// Phase 1b: "I promise, and this is my latest vote." Sent by an acceptor to the proposer.
        Promise { ballot: Ballot, accepted: Option<Vote> } => "PROMISE": Answer,
        /// Phase 2a: "Vote for this value." Sent by a proposer to all acceptors.
        Propose { ballot: Ballot, value: Datum } => "PROPOSE": Value,
        /// Phase 2b: "I have voted for this value." Sent by an acceptor to the proposer and all learners.
        Accepted { ballot: Ballot, value: Datum } => "ACCEPTED": Answer,
        /// "This value is chosen." Sent by a learner to all clients.
        Response { value: Datum } => "RESPONSE": Elected,
        /// ELECTION of the bully algorithm; sent only if the proposers elect a leader.
        Election { id: Id } => "ELECTION": Election,
        Answer { id: Id } => "ANSWER": Answer,
        Coordinator { id: Id } => "COORDINATOR": Elected,
    }
}

impl From<bully::Message> for Message {
    fn from(message: bully::Message) -> Self {
        match message {
            bully::Message::Election { id } => Self::Election { id },
            bully::Message::Answer { id } => Self::Answer { id },
            bully::Message::Coordinator { id } => Self::Coordinator { id },
        }
    }
}

impl Message {
    pub(super) const fn of_the_bully(self) -> Option<bully::Message> {
        Some(match self {
            Self::Election { id } => bully::Message::Election { id },
            Self::Answer { id } => bully::Message::Answer { id },
            Self::Coordinator { id } => bully::Message::Coordinator { id },
            _ => return None,
        })
    }

    pub(super) const fn altered(self, value: Datum) -> Option<Self> {
        Some(match self {
            Self::Request { .. } => Self::Request { value },
            Self::Promise { ballot, accepted: Some(vote) } => {
                Self::Promise { ballot, accepted: Some(Vote { ballot: vote.ballot, value }) }
            }
            Self::Propose { ballot, .. } => Self::Propose { ballot, value },
            Self::Accepted { ballot, .. } => Self::Accepted { ballot, value },
            Self::Response { .. } => Self::Response { value },
            _ => return None,
        })
    }

    pub(super) const fn value(self) -> Option<Datum> {
        match self {
            Self::Request { value }
            | Self::Propose { value, .. }
            | Self::Accepted { value, .. }
            | Self::Response { value }
            | Self::Promise { accepted: Some(Vote { value, .. }), .. } => Some(value),
            _ => None,
        }
    }

    pub(super) fn rounds(&mut self, see: &mut dyn FnMut(&mut u32)) {
        if let Self::Promise { accepted: Some(vote), .. } = self {
            see(&mut vote.ballot.round);
        }
        if let Self::Prepare { ballot }
        | Self::Promise { ballot, .. }
        | Self::Propose { ballot, .. }
        | Self::Accepted { ballot, .. } = self
        {
            see(&mut ballot.round);
        }
    }

    pub(super) const fn ballot(self) -> Option<Ballot> {
        match self {
            Self::Prepare { ballot }
            | Self::Promise { ballot, .. }
            | Self::Propose { ballot, .. }
            | Self::Accepted { ballot, .. } => Some(ballot),
            _ => None,
        }
    }

    pub(super) const fn way(self) -> Way {
        match self {
            Self::Request { .. } => Way { from: &[CLIENT, PROPOSER], to: &[PROPOSER] },
            Self::Prepare { .. } | Self::Propose { .. } => Way { from: &[PROPOSER], to: &[ACCEPTOR] },
            Self::Promise { .. } => Way { from: &[ACCEPTOR], to: &[PROPOSER] },
            Self::Accepted { .. } => Way { from: &[ACCEPTOR], to: &[LEARNER, PROPOSER] },
            Self::Response { .. } => Way { from: &[LEARNER], to: &[CLIENT] },
            Self::Election { .. } | Self::Answer { .. } | Self::Coordinator { .. } => {
                Way { from: &[PROPOSER], to: &[PROPOSER] }
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Own(Own),
    Elect(bully::Step),
}

steps! {
    "paxos":
    /// A line of the pseudocode of Paxos itself, without the election. If a process executes several lines in one
    /// event, the first line is the reason for the others.
    pub enum Own {
        Ask { proposer: Id } => "ask",
        AskIgnored => "ask-ignored",
        AskNext { proposer: Id } => "ask-next",
        Answered => "answered",
        AnsweredOtherwise { asked: Datum } => "answered-otherwise",
        AnswerLate => "answer-late",
        ProposeOwn { value: Datum } => "propose-own",
        ProposeIgnored => "propose-ignored",
        TakeRequest => "take-request",
        RequestIgnored => "request-ignored",
        Prepare { ballot: Ballot } => "prepare",
        CountPromise { count: u32 } => "count-promise",
        PromiseLate => "promise-late",
        PromiseIgnored => "promise-ignored",
        Adopt { ballot: Ballot, value: Datum } => "adopt",
        ChooseOwn { value: Datum } => "choose-own",
        IgnoreVotes { value: Datum, ballot: Ballot, voted: Datum } => "ignore-votes",
        GiveUpPromises { ballot: Ballot } => "give-up-promises",
        GiveUpVotes { ballot: Ballot } => "give-up-votes",
        BackOff { ticks: u32 } => "back-off",
        BackOffOver => "back-off-over",
        Succeed { value: Datum } => "succeed",
        Promise => "promise",
        PromiseVote { ballot: Ballot, value: Datum } => "promise-vote",
        PrepareRefused { promised: Ballot } => "prepare-refused",
        Accept => "accept",
        ProposeRefused { promised: Ballot } => "propose-refused",
        CountVote { count: u32 } => "count-vote",
        VoteLate => "vote-late",
        Learn { value: Datum } => "learn",
        Keep { value: Datum } => "keep",
        PassOn { value: Datum, leader: Id } => "pass-on",
        Lead { value: Datum } => "lead-propose",
        Drop { value: Datum } => "drop",
        StandBack => "stand-back",
        Returned => "returned",
        Kept => "kept",
        Forgot => "forgot",
    }
}

impl From<Own> for Step {
    fn from(own: Own) -> Self {
        Self::Own(own)
    }
}

impl Step {
    pub const PROTOCOL: &'static str = Own::PROTOCOL;

    pub const fn name(self) -> &'static str {
        match self {
            Self::Own(own) => own.name(),
            Self::Elect(step) => step.name(),
        }
    }

    pub fn rule(self, me: Id, noticed: bool) -> Explanation {
        match self {
            Self::Own(own) => own.rule(me, noticed),
            Self::Elect(step) => step.rule(me, noticed),
        }
    }
}
