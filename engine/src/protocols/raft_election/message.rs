//! What the processes say to one another.

use serde::{Deserialize, Serialize};

use crate::protocol::{Id, Term, messages};

messages! {
    /// What the processes say to one another. Every message carries its sender's term.
    #[derive(Copy)]
    pub enum Message {
        /// "Vote for me." Goes to everybody else; the log lets the receiver see whether it may.
        RequestVote {
            /// The term that the candidate stands in.
            term: Term,
            /// The candidate.
            id: Id,
            /// The end of the candidate's log.
            log: Log,
        } => "REQUEST_VOTE",
        /// The answer to a `REQUEST_VOTE`. A no tells the candidate the newer term, if that was the reason.
        Vote {
            /// The voter's term.
            term: Term,
            /// Whether the vote is the candidate's.
            granted: bool,
        } => "VOTE",
        /// "I lead, and I am up." Makes a leader known, and keeps the others from standing.
        Heartbeat {
            /// The term that it leads in.
            term: Term,
            /// The leader.
            id: Id,
        } => "HEARTBEAT",
        /// "Your term is over." The answer to the HEARTBEAT of an older term.
        Reject {
            /// The newer term.
            term: Term,
        } => "REJECT",
    }
}

impl Message {
    /// The sender's term.
    pub(super) const fn term(&self) -> Term {
        match self {
            Self::RequestVote { term, .. } | Self::Vote { term, .. } | Self::Heartbeat { term, .. } | Self::Reject { term } => {
                *term
            }
        }
    }
}

/// What an election looks at of a log. The greater one is more up to date: the term of the last entry counts first, then the length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Log {
    /// The term of its last entry.
    pub term: Term,
    /// The number of its entries.
    pub length: u32,
}
