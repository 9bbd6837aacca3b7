//! The transitions, for the listing and for the rules behind them.

use super::Log;
use crate::protocol::{Id, Term, steps};

steps! {
    "raft-election":
    /// The transitions, each of which obeys one line of the listing. The first step of a handling says why, a second one what
    /// follows. A step carries what the state is known to have been, so that the rule can name it.
    pub enum Step {
        /// A start found a leader.
        StartIgnored => "start-ignored",
        /// A start.
        Start => "start",
        /// It is back, in the term that it had.
        Recovered { own: Term } => "recovered",
        /// It has waited long enough.
        Timeout => "timeout",
        /// It begins this term as a candidate.
        Stand { own: Term } => "stand",
        /// It takes over the term of an answer, instead of its own.
        NewerTerm { own: Term } => "newer-term",
        /// It takes over the term of a candidate, which it then votes for.
        NewerTermGrant { own: Term } => "newer-term-grant",
        /// It takes over the term of a candidate, which it then does not vote for.
        NewerTermRefuse { own: Term } => "newer-term-refuse",
        /// It takes over the term of a leader, which it then follows.
        NewerTermFollow { own: Term } => "newer-term-follow",
        /// It votes for the candidate.
        Grant => "grant",
        /// It is in a newer term than the candidate.
        RefuseTerm { own: Term } => "refuse-term",
        /// Its vote in this term is somebody else's.
        RefuseVoted { voted: Id } => "refuse-voted",
        /// Its log is more up to date than the candidate's.
        RefuseLog { own_log: Log } => "refuse-log",
        /// It has so many votes now.
        Count { votes: u32 } => "count",
        /// A majority: it leads.
        Lead { own: Term } => "lead",
        /// A vote is refused to it.
        Denied => "denied",
        /// A vote more than it needs: it leads already.
        Surplus => "surplus",
        /// A vote that comes too late or twice.
        VoteIgnored => "vote-ignored",
        /// It hears of the leader of its term.
        Follow => "follow",
        /// It hears of the leader that it follows already.
        Renew => "renew",
        /// It is in a newer term than the one that takes itself for the leader.
        Reject { own: Term } => "reject",
        /// A rejection that is no news.
        RejectIgnored => "reject-ignored",
        /// It says that it leads.
        Beat => "beat",
    }
}
