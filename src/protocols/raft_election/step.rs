//! The transitions, for the listing and for the rules behind them.

use super::Log;
use crate::protocol::{Id, Term};

/// The transitions, each of which obeys one line of the listing. The first step of a handling says why, a second one what
/// follows. A step carries what the state is known to have been, so that the rule can name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A start found a leader.
    StartIgnored,
    /// A start.
    Start,
    /// It is back, in the term that it had.
    Recovered(Term),
    /// It has waited long enough.
    Timeout,
    /// It begins this term as a candidate.
    Stand(Term),
    /// It takes over the term of an answer, instead of its own.
    NewerTerm(Term),
    /// It takes over the term of a candidate, which it then votes for.
    NewerTermGrant(Term),
    /// It takes over the term of a candidate, which it then does not vote for.
    NewerTermRefuse(Term),
    /// It takes over the term of a leader, which it then follows.
    NewerTermFollow(Term),
    /// It votes for the candidate.
    Grant,
    /// It is in a newer term than the candidate.
    RefuseTerm(Term),
    /// Its vote in this term is somebody else's.
    RefuseVoted(Id),
    /// Its log is more up to date than the candidate's.
    RefuseLog(Log),
    /// It has so many votes now.
    Count(u32),
    /// A majority: it leads.
    Lead(Term),
    /// A vote is refused to it.
    Denied,
    /// A vote more than it needs: it leads already.
    Surplus,
    /// A vote that comes too late or twice.
    VoteIgnored,
    /// It hears of the leader of its term.
    Follow,
    /// It hears of the leader that it follows already.
    Renew,
    /// It is in a newer term than the one that takes itself for the leader.
    Reject(Term),
    /// A rejection that is no news.
    RejectIgnored,
    /// It says that it leads.
    Beat,
}
