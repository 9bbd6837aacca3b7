//! The messages of Paxos, and what they say when they are altered.

use super::super::bully;
use super::Paxos;
use crate::protocol::{Ballot, Datum, Id, LogEntry, MessageClass, Way, messages};

use super::{ACCEPTOR, CLIENT, LEARNER, PROPOSER};

/// The latest vote of an acceptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
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
        /// "Have this value chosen." From a client, or from a proposer that follows another one.
        Request { value: Datum } => "REQUEST",
        /// 1a: "Promise to vote in no lower ballot, and tell me your vote."
        Prepare { ballot: Ballot } => "PREPARE",
        /// 1b: "I do; this is my vote."
        Promise { ballot: Ballot, accepted: Option<Vote> } => "PROMISE",
        /// 2a: "Vote for this value."
        Propose { ballot: Ballot, value: Datum } => "PROPOSE",
        /// 2b: "I have."
        Accepted { ballot: Ballot, value: Datum } => "ACCEPTED",
        /// "This value is chosen."
        Response { value: Datum } => "RESPONSE",
        /// Of the bully, where a leader is elected.
        Election { id: Id } => "ELECTION",
        /// Of the bully.
        Answer { id: Id } => "ANSWER",
        /// Of the bully.
        Coordinator { id: Id } => "COORDINATOR",
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
    /// The same message of the bully, if it is one.
    pub(super) const fn of_the_bully(self) -> Option<bully::Message> {
        Some(match self {
            Self::Election { id } => bully::Message::Election { id },
            Self::Answer { id } => bully::Message::Answer { id },
            Self::Coordinator { id } => bully::Message::Coordinator { id },
            Self::Request { .. }
            | Self::Prepare { .. }
            | Self::Promise { .. }
            | Self::Propose { .. }
            | Self::Accepted { .. }
            | Self::Response { .. } => return None,
        })
    }

    /// What it would be if it said another value; `None` if it says none.
    pub(super) const fn altered(self, value: Datum) -> Option<Self> {
        Some(match self {
            Self::Request { .. } => Self::Request { value },
            Self::Promise { ballot, accepted: Some(vote) } => {
                Self::Promise { ballot, accepted: Some(Vote { ballot: vote.ballot, value }) }
            }
            Self::Propose { ballot, .. } => Self::Propose { ballot, value },
            Self::Accepted { ballot, .. } => Self::Accepted { ballot, value },
            Self::Response { .. } => Self::Response { value },
            Self::Prepare { .. }
            | Self::Promise { accepted: None, .. }
            | Self::Election { .. }
            | Self::Answer { .. }
            | Self::Coordinator { .. } => return None,
        })
    }

    pub(super) const fn value(self) -> Option<Datum> {
        match self {
            Self::Request { value }
            | Self::Propose { value, .. }
            | Self::Accepted { value, .. }
            | Self::Response { value }
            | Self::Promise { accepted: Some(Vote { value, .. }), .. } => Some(value),
            Self::Prepare { .. }
            | Self::Promise { accepted: None, .. }
            | Self::Election { .. }
            | Self::Answer { .. }
            | Self::Coordinator { .. } => None,
        }
    }

    pub(super) const fn ballot(self) -> Option<Ballot> {
        match self {
            Self::Prepare { ballot }
            | Self::Promise { ballot, .. }
            | Self::Propose { ballot, .. }
            | Self::Accepted { ballot, .. } => Some(ballot),
            Self::Request { .. }
            | Self::Response { .. }
            | Self::Election { .. }
            | Self::Answer { .. }
            | Self::Coordinator { .. } => None,
        }
    }

    pub(super) const fn way(self) -> Way {
        match self {
            Self::Request { .. } => Way { from: &[CLIENT, PROPOSER], to: &[PROPOSER] },
            Self::Prepare { .. } | Self::Propose { .. } => Way { from: &[PROPOSER], to: &[ACCEPTOR] },
            Self::Promise { .. } => Way { from: &[ACCEPTOR], to: &[PROPOSER] },
            Self::Accepted { .. } => Way { from: &[ACCEPTOR], to: &[LEARNER, PROPOSER] },
            Self::Response { .. } => Way { from: &[LEARNER], to: &[CLIENT] },
            Self::Election { .. } | Self::Answer { .. } | Self::Coordinator { .. } => Way { from: &[PROPOSER], to: &[PROPOSER] },
        }
    }
}

impl Paxos {
    pub(super) const CLASSES: &'static [&'static [MessageClass]] = &[
        &[MessageClass::Election],
        &[MessageClass::Election],
        &[MessageClass::Answer],
        &[MessageClass::Value],
        &[MessageClass::Answer],
        &[MessageClass::Elected],
        &[MessageClass::Election],
        &[MessageClass::Answer],
        &[MessageClass::Elected],
    ];
}
