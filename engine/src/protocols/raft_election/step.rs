//! The steps of Raft's election.

use super::Log;
use crate::protocol::{Id, Term, steps};

steps! {
    "raft-election":
    /// Each obeys one line of the listing. The first step of a handling is its reason, a second one the consequence. A step
    /// carries what the state was, so that the rule can name it.
    pub enum Step {
        StartIgnored => "start-ignored",
        Start => "start",
        Recovered { own: Term } => "recovered",
        Timeout => "timeout",
        Stand { own: Term } => "stand",
        /// Takes over the term of an answer.
        NewerTerm { own: Term } => "newer-term",
        /// Takes over the term of a candidate, and votes for it.
        NewerTermGrant { own: Term } => "newer-term-grant",
        /// Takes over the term of a candidate, and does not vote for it.
        NewerTermRefuse { own: Term } => "newer-term-refuse",
        /// Takes over the term of a leader, and follows it.
        NewerTermFollow { own: Term } => "newer-term-follow",
        Grant => "grant",
        RefuseTerm { own: Term } => "refuse-term",
        RefuseVoted { voted: Id } => "refuse-voted",
        RefuseLog { own_log: Log } => "refuse-log",
        Count { votes: u32 } => "count",
        Lead { own: Term } => "lead",
        Denied => "denied",
        Surplus => "surplus",
        VoteIgnored => "vote-ignored",
        Follow => "follow",
        Renew => "renew",
        Reject { own: Term } => "reject",
        RejectIgnored => "reject-ignored",
        Beat => "beat",
    }
}
