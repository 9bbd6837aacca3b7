//! The messages of multi-Paxos.

use serde::{Deserialize, Serialize};

use crate::protocol::{Ballot, Datum, Id, LogEntry, messages};

messages! {
    pub enum Message {
        /// Of a client to a proposer: its command with this number. `suspect`: the proposer whose silence it has waited out.
        Request { client: Id, number: u32, key: Option<Datum>, value: Datum, suspect: Option<Id> } => "REQUEST",
        /// Of a proposer to all acceptors. `slot`: the first whose votes it asks for.
        Prepare { ballot: Ballot, slot: u32 } => "PREPARE",
        /// The answer to a `PREPARE`: all votes from its slot on.
        Promise { ballot: Ballot, votes: Vec<Vote> } => "PROMISE",
        /// Of a proposer that leads to all acceptors.
        Propose { ballot: Ballot, slot: u32, entry: LogEntry } => "PROPOSE",
        /// The vote of an acceptor, to the proposer and to all learners.
        Accepted { ballot: Ballot, slot: u32, entry: LogEntry } => "ACCEPTED",
        /// Of a proposer to a client: its command with this number is chosen, and so is all before it.
        Response { number: u32 } => "RESPONSE",
        /// A no, to a proposer whose ballot is too low or to a client that should ask another one.
        Refused { ballot: Ballot } => "REFUSED",
    }
}

/// The vote of an acceptor for a slot: the latest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Vote {
    pub slot: u32,
    pub ballot: Ballot,
    pub entry: LogEntry,
}
