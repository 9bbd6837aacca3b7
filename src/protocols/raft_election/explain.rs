//! What the class sees of Raft's election: roles, labels, the rule behind each step, and the proved bounds.

use super::{Log, Message, Phase, RaftElection, State, Step, Variant};
use crate::protocol::{
    Bound, BoundSide, Explain, Explanation, Fact, Handled, Id, Label, Local, MessageClass, Protocol, Remark, Role, Seen, Term,
    Value, explanation,
};

/// Stands for the process that a step names, in the list of all steps.
const ANYBODY: Id = match Id::new(0) {
    Some(id) => id,
    None => Id::MAX,
};

impl Explain for RaftElection {
    fn role(&self, _: Local<'_>, state: &State) -> Role {
        match state.phase {
            Phase::Leader => Role::Leader,
            Phase::Candidate => Role::Active,
            Phase::Follower if state.is_undecided() => Role::Waiting,
            Phase::Follower => Role::Idle,
        }
    }

    fn facts(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        let phase = match state.phase {
            Phase::Follower => Fact::new("fact-raft-election-follower"),
            Phase::Candidate => Fact::new("fact-raft-election-candidate")
                .number("votes", state.votes.len() as u64)
                .number("majority", self.majority() as u64),
            Phase::Leader => Fact::new("fact-raft-election-leader"),
        };
        let term = Fact::new("fact-raft-election-term").number("term", u64::from(state.term));
        let voted = state
            .voted
            .map_or(Fact::new("fact-raft-election-not-voted"), |voted| Fact::new("fact-raft-election-voted").id("voted", voted));
        let mut facts = vec![phase, term, voted, Fact::elected(state.elected)];
        if !self.logs.is_empty() {
            let Log { term, length } = self.log(me);
            facts.push(Fact::new("fact-raft-election-log").number("term", u64::from(term)).number("length", u64::from(length)));
        }
        facts
    }

    fn badge(&self, _: Local<'_>, state: &State) -> Option<Remark> {
        Some(Remark::new("badge-raft-election-term").number("term", u64::from(state.term)))
    }

    fn label(message: &Message) -> Label {
        let class = match message {
            Message::RequestVote { .. } => MessageClass::Election,
            Message::Vote { granted: true, .. } => MessageClass::Answer,
            Message::Vote { granted: false, .. } | Message::Reject { .. } => MessageClass::Refusal,
            Message::Heartbeat { .. } => MessageClass::Heartbeat,
        };
        Label { kind: Self::KINDS[Self::kind(message)], class, payload: format!("t{}", message.term()) }
    }

    fn whole(message: &Message) -> Option<String> {
        match message {
            // Where the scenario gives no logs, there is nothing to be said of them.
            Message::RequestVote { term, log, .. } if *log != Log::default() => Some(format!("t{term} {}", pair(*log))),
            _ => None,
        }
    }

    fn step_name(step: Step) -> &'static str {
        match step {
            Step::StartIgnored => "start-ignored",
            Step::Start => "start",
            Step::Recovered(_) => "recovered",
            Step::Timeout => "timeout",
            Step::Stand(_) => "stand",
            Step::NewerTerm(_) => "newer-term",
            Step::NewerTermGrant(_) => "newer-term-grant",
            Step::NewerTermRefuse(_) => "newer-term-refuse",
            Step::NewerTermFollow(_) => "newer-term-follow",
            Step::Grant => "grant",
            Step::RefuseTerm(_) => "refuse-term",
            Step::RefuseVoted(_) => "refuse-voted",
            Step::RefuseLog(_) => "refuse-log",
            Step::Count(_) => "count",
            Step::Lead(_) => "lead",
            Step::Denied => "denied",
            Step::Surplus => "surplus",
            Step::VoteIgnored => "vote-ignored",
            Step::Follow => "follow",
            Step::Renew => "renew",
            Step::Reject(_) => "reject",
            Step::RejectIgnored => "reject-ignored",
            Step::Beat => "beat",
        }
    }

    fn steps(&self) -> &'static [Step] {
        &[
            Step::StartIgnored,
            Step::Start,
            Step::Recovered(0),
            Step::Timeout,
            Step::Stand(1),
            Step::NewerTerm(0),
            Step::NewerTermGrant(0),
            Step::NewerTermRefuse(0),
            Step::NewerTermFollow(0),
            Step::Grant,
            Step::RefuseTerm(1),
            Step::RefuseVoted(ANYBODY),
            Step::RefuseLog(Log { term: 0, length: 0 }),
            Step::Count(1),
            Step::Lead(1),
            Step::Denied,
            Step::Surplus,
            Step::VoteIgnored,
            Step::Follow,
            Step::Renew,
            Step::Reject(1),
            Step::RejectIgnored,
            Step::Beat,
        ]
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Explanation {
        let of = Received::of(me, handled);
        let explanation = match step {
            Step::StartIgnored => explanation!("rule-raft-election-start-ignored"),
            Step::Start if matches!(handled, Handled::Start { noticed: Some(_) }) => {
                explanation!("rule-raft-election-start-noticed")
            }
            Step::Start => explanation!("rule-raft-election-start"),
            Step::Recovered(term) if self.variant == Variant::Amnesia => {
                explanation!("rule-raft-election-recovered-amnesia").number("own", u64::from(term))
            }
            Step::Recovered(term) => explanation!("rule-raft-election-recovered").number("own", u64::from(term)),
            Step::Timeout => explanation!("rule-raft-election-timeout"),
            Step::Stand(term) => {
                let stand = explanation!("rule-raft-election-stand").number("own", u64::from(term));
                stand.number("others", me.peers().count() as u64)
            }
            Step::NewerTerm(own) => explanation!("rule-raft-election-newer-term").number("own", u64::from(own)),
            Step::NewerTermGrant(own) => explanation!("rule-raft-election-newer-term-grant").number("own", u64::from(own)),
            Step::NewerTermRefuse(own) => explanation!("rule-raft-election-newer-term-refuse").number("own", u64::from(own)),
            Step::NewerTermFollow(own) => explanation!("rule-raft-election-newer-term-follow").number("own", u64::from(own)),
            Step::Grant => explanation!("rule-raft-election-grant"),
            Step::RefuseTerm(own) => explanation!("rule-raft-election-refuse-term").number("own", u64::from(own)),
            Step::RefuseVoted(voted) if voted == me.id => explanation!("rule-raft-election-refuse-candidate"),
            Step::RefuseVoted(voted) => explanation!("rule-raft-election-refuse-voted").id("voted", voted),
            Step::RefuseLog(own) => {
                explanation!("rule-raft-election-refuse-log").with("log", &written(of.log)).with("own-log", &written(own))
            }
            Step::Count(votes) => explanation!("rule-raft-election-count").number("votes", u64::from(votes)),
            Step::Lead(term) => explanation!("rule-raft-election-lead").number("own", u64::from(term)),
            Step::Denied => explanation!("rule-raft-election-denied"),
            Step::Surplus => explanation!("rule-raft-election-surplus"),
            Step::VoteIgnored => explanation!("rule-raft-election-vote-ignored"),
            Step::Follow => explanation!("rule-raft-election-follow"),
            Step::Renew => explanation!("rule-raft-election-renew"),
            Step::Reject(own) => explanation!("rule-raft-election-reject").number("own", u64::from(own)),
            Step::RejectIgnored => explanation!("rule-raft-election-reject-ignored"),
            Step::Beat => explanation!("rule-raft-election-beat").number("period", self.heartbeat),
        };
        explanation
            .id("me", me.id)
            .id("j", of.from)
            .number("term", u64::from(of.term))
            .number("majority", self.majority() as u64)
            .number("n", u64::from(self.processes))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let wait = match state.phase {
            Phase::Candidate => Remark::new("wait-raft-election-votes")
                .number("votes", state.votes.len() as u64)
                .number("majority", self.majority() as u64),
            Phase::Follower if state.is_undecided() => Remark::new("wait-raft-election-heartbeat"),
            Phase::Follower | Phase::Leader => return None,
        };
        Some(wait.id("me", me.id).number("term", u64::from(state.term)))
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        // A candidate that stands although somebody leads gets REJECTed HEARTBEATs into the bargain.
        let unrivalled = seen.begun.iter().all(|one| one.won_before == 0);
        if seen.begun.is_empty() || !seen.is_undisturbed() || !unrivalled {
            return Vec::new();
        }
        let (k, others, down) = (seen.begun.len() as u64, seen.ids.len() as u64 - 1, seen.down.len() as u64);
        let value = k * (2 * others - down);
        let formula = match (k, down) {
            (1, 0) => "2(n-1)",
            (_, 0) => "2k(n-1)",
            (1, _) => "n+m-2",
            _ => "k(n+m-2)",
        };
        [BoundSide::Best, BoundSide::Worst].map(|side| Bound { side, formula, value }).to_vec()
    }

    fn bounded_kinds(&self) -> &'static [&'static str] {
        &["REQUEST_VOTE", "VOTE"]
    }
}

/// What a handling is about.
struct Received {
    /// The other process: the sender, or the leader that is gone.
    from: Id,
    /// The sender's term.
    term: Term,
    /// The candidate's log.
    log: Log,
}

impl Received {
    fn of(me: Local<'_>, handled: &Handled<'_, RaftElection>) -> Self {
        let (from, message) = match handled {
            Handled::Received { from: other, message } | Handled::Undeliverable { to: other, message } => {
                (*other, Some(*message))
            }
            Handled::Start { noticed } => (noticed.unwrap_or(me.id), None),
            Handled::Recovered | Handled::Fired(_) => (me.id, None),
        };
        let log = match message {
            Some(Message::RequestVote { log, .. }) => *log,
            _ => Log::default(),
        };
        Self { from, term: message.map_or(0, Message::term), log }
    }
}

/// A log as a pair: its last term and its length.
fn pair(log: Log) -> String {
    format!("({}, {})", log.term, log.length)
}

fn written(log: Log) -> Value {
    Value::Text(pair(log))
}
