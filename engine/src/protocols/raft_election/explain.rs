//! What the class sees of Raft's election: roles, labels, the rule behind each step, and the proved bounds.

use super::{Log, Message, Phase, RaftElection, State, Step, Variant};
use crate::protocol::{
    Bearer, Bound, BoundSide, Carried, Explain, Explanation, Fact, Handled, Local, MessageClass, Remark, Role, Seen, Value,
    Weighed, explanation,
};

impl Explain for RaftElection {
    const ROLES: &[Role] = &[Role::Idle, Role::Active, Role::Waiting, Role::Leader];
    const CLASSES: &[&[MessageClass]] = &[
        &[MessageClass::Election],
        &[MessageClass::Answer, MessageClass::Refusal],
        &[MessageClass::Heartbeat],
        &[MessageClass::Refusal],
    ];

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

    fn reached(&self, state: &State) -> Option<u64> {
        Some(u64::from(state.term))
    }

    fn class(message: &Message) -> MessageClass {
        match message {
            Message::RequestVote { .. } => MessageClass::Election,
            Message::Vote { granted: true, .. } => MessageClass::Answer,
            Message::Vote { granted: false, .. } | Message::Reject { .. } => MessageClass::Refusal,
            Message::Heartbeat { .. } => MessageClass::Heartbeat,
        }
    }

    fn payload(message: &Message) -> String {
        format!("t{}", message.term())
    }

    fn whole(message: &Message) -> Option<String> {
        match message {
            // The scenario gives no logs.
            Message::RequestVote { term, log, .. } if *log != Log::default() => Some(format!("t{term} {}", pair(*log))),
            _ => None,
        }
    }

    fn exception(&self, me: Local<'_>, step: Step, _: &Handled<'_, Self>) -> Option<Explanation> {
        match step {
            Step::Recovered { .. } if self.variant == Variant::Amnesia => {
                Some(explanation!("rule-raft-election-recovered-amnesia"))
            }
            Step::RefuseVoted { voted } if voted == me.id => Some(explanation!("rule-raft-election-refuse-candidate")),
            _ => None,
        }
    }

    fn values(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let told = match step {
            Step::Stand { .. } => told.number("others", me.peers().count() as u64),
            Step::RefuseLog { .. } => match handled.message() {
                Some(Message::RequestVote { log, .. }) => told.with("log", &written(*log)),
                _ => told.with("log", &written(Log::default())),
            },
            Step::Beat => told.number("period", self.heartbeat),
            _ => told,
        };
        told.id("j", handled.subject().unwrap_or(me.id))
            .number("term", handled.message().map_or(0, |message| u64::from(message.term())))
            .number("majority", self.majority() as u64)
            .number("n", u64::from(self.processes))
    }

    fn weighed(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Weighed {
        let terms = |own: u32| {
            let asked = handled.message().map_or(own, Message::term);
            Weighed::pair(asked, own, |term| Value::Text(format!("t{term}")))
        };
        match step {
            Step::NewerTerm { own }
            | Step::NewerTermGrant { own }
            | Step::NewerTermRefuse { own }
            | Step::NewerTermFollow { own }
            | Step::RefuseTerm { own }
            | Step::Reject { own } => terms(own),
            Step::Count { votes } => Weighed::share(u64::from(votes), self.majority() as u64),
            Step::StartIgnored
            | Step::Start
            | Step::Recovered { .. }
            | Step::Timeout
            | Step::Stand { .. }
            | Step::Grant
            | Step::RefuseVoted { .. }
            | Step::RefuseLog { .. }
            | Step::Lead { .. }
            | Step::Denied
            | Step::Surplus
            | Step::VoteIgnored
            | Step::Follow
            | Step::Renew
            | Step::RejectIgnored
            | Step::Beat => Weighed::one(Bearer::Process, me.id),
        }
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
        // A candidate that stands against a leader causes REJECTs besides.
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

impl Carried for Log {
    fn tell(self, name: &'static str, told: Explanation) -> Explanation {
        told.with(name, &written(self))
    }

    #[cfg(test)]
    fn sample() -> Self {
        Self::default()
    }
}

/// A log as a pair: its last term and its length.
fn pair(log: Log) -> String {
    format!("({}, {})", log.term, log.length)
}

fn written(log: Log) -> Value {
    Value::Text(pair(log))
}
