//! The messages of Raft's election, and the ends of logs that they carry.

use serde::{Deserialize, Serialize};

use crate::protocol::{Id, Term, messages};

messages! {
    /// Every message carries its sender's term.
    #[derive(Copy)]
    pub enum Message {
        /// "Vote for me." Goes to all others; the log lets the receiver decide whether it may. `log`: the end of the candidate's
        /// log.
        RequestVote { term: Term, id: Id, log: Log } => "REQUEST_VOTE",
        /// The answer to a `REQUEST_VOTE`. A refusal tells the candidate the newer term, if that was the reason.
        Vote { term: Term, granted: bool } => "VOTE",
        /// "I lead, and I am up." Makes a leader known, and keeps the others from standing.
        Heartbeat { term: Term, id: Id } => "HEARTBEAT",
        /// "Your term is over." The answer to the HEARTBEAT of an older term. `term`: the newer term.
        Reject { term: Term } => "REJECT",
    }
    every { term: Term }
}

/// What an election looks at of a log. The greater one is more up to date: the term of the last entry counts first, then the length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Log {
    /// The term of its last entry.
    pub term: Term,
    /// In entries.
    pub length: u32,
}
