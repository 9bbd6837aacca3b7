//! Explanations of Raft's election: roles, labels, the rule of each step, and the proved bounds.

use super::{Log, Message, Phase, RaftElection, State, Step, Variant};
use crate::protocol::prelude::*;

impl RaftElection {
    fn with_votes(&self, key: &'static str, state: &State) -> Remark {
        Remark::new(key).with("votes", state.votes.len()).with("majority", self.majority())
    }
}

impl Explain for RaftElection {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state.phase {
            Phase::Leader => Role::Leader,
            Phase::PreCandidate | Phase::Candidate => Role::Active,
            Phase::Follower if self.is_undecided(me.position, state) => Role::Waiting,
            Phase::Follower => Role::Idle,
        }
    }

    fn facts(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        let phase = match state.phase {
            Phase::Follower => Fact::new("fact-raft-election-follower"),
            Phase::PreCandidate => self.with_votes("fact-raft-election-pre-candidate", state),
            Phase::Candidate => self.with_votes("fact-raft-election-candidate", state),
            Phase::Leader => Fact::new("fact-raft-election-leader"),
        };
        let term = Fact::new("fact-raft-election-term").with("term", state.term);
        let voted = Fact::either("fact-raft-election-voted", "voted", state.voted, "fact-raft-election-not-voted");
        let mut facts = vec![phase, term, voted, Fact::elected(state.elected)];
        if !self.logs.is_empty() {
            let Log { term, length } = self.log(me);
            facts.push(Fact::new("fact-raft-election-log").with("term", term).with("length", length));
        }
        facts
    }

    fn marks(&self, me: Local<'_>, state: &State) -> Marks {
        let Log { term: last, length } = self.log(me);
        let badge = Remark::new("badge-raft-election-term").with("term", state.term);
        Marks::badge(Some(badge.with("length", length).with("last", last)))
    }

    fn reached(&self, state: &State) -> Option<Reached> {
        Some(Reached::alone(state.term))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let wait = match state.phase {
            Phase::PreCandidate => self.with_votes("wait-raft-election-pre-votes", state),
            Phase::Candidate => self.with_votes("wait-raft-election-votes", state),
            Phase::Follower if self.is_undecided(me.position, state) => Remark::new("wait-raft-election-heartbeat"),
            Phase::Follower | Phase::Leader => return None,
        };
        let is_next = state.phase == Phase::PreCandidate;
        Some(wait.id("me", me.id).with("term", state.term.saturating_add(Term::from(is_next))))
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let asked = handled.message().map(Message::term);
        let rule = match step {
            Step::Recovered { .. } if self.variant == Variant::Amnesia => {
                rule.instead(&explanation!("rule-raft-election-recovered-amnesia"))
            }
            Step::Timeout if self.variant.asks_pre_votes() => {
                rule.instead(&explanation!("rule-raft-election-timeout-asks"))
            }
            Step::RefuseVoted { voted } if voted == me.id => {
                rule.instead(&explanation!("rule-raft-election-refuse-candidate"))
            }
            Step::Stand { .. } => rule.with("others", me.peers().count()),
            Step::RefuseLog { .. } | Step::PreRefuseLog { .. } => {
                let of = match handled.message() {
                    Some(Message::RequestVote { log, .. } | Message::RequestPreVote { log, .. }) => *log,
                    _ => Log::default(),
                };
                rule.with("log", of)
            }
            Step::Beat => rule.with("period", self.heartbeat),
            Step::NewerTerm { own }
            | Step::NewerTermGrant { own }
            | Step::NewerTermRefuse { own }
            | Step::NewerTermFollow { own }
            | Step::RefuseTerm { own }
            | Step::PreRefuseTerm { own }
            | Step::Reject { own } => {
                let terms = Weighed::pair(asked.unwrap_or(own), own, |term| Value::Text(format!("t{term}")));
                rule.weighing(terms)
            }
            Step::StepDown { .. } => rule.with("wait", self.timeout.0),
            Step::Count { votes } | Step::PreCount { votes } | Step::Heard { heard: votes } => {
                rule.weighing(Weighed::share(u64::from(votes), self.majority() as u64))
            }
            _ => rule,
        };
        rule.with("term", asked.unwrap_or(0)).with("majority", self.majority()).with("n", self.processes)
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        // A pre-vote may end without a candidate, and a candidate that competes with a leader causes REJECTs.
        let unrivalled = seen.begun.iter().all(|one| one.won_before == 0);
        let is_simple = unrivalled && self.initial.begin_in_newest_term(seen.begun) && !self.variant.asks_pre_votes();
        if seen.begun.is_empty() || !seen.is_undisturbed() || !is_simple {
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
        Bound::most(formula, value, true)
    }

    fn shown(message: &Message) -> Shown {
        let whole = match message {
            // The default log means that the scenario gives no logs.
            Message::RequestVote { term, log, .. } | Message::RequestPreVote { term, log, .. }
                if *log != Log::default() =>
            {
                Some(format!("t{term} {}", pair(*log)))
            }
            _ => None,
        };
        let class = usize::from(matches!(
            message,
            Message::Vote { granted: false, .. } | Message::PreVote { granted: false, .. }
        ));
        Shown { whole, class, ..Shown::of(format!("t{}", message.term())) }
    }
}

impl From<Log> for Value {
    fn from(log: Log) -> Self {
        Self::Text(pair(log))
    }
}

fn pair(log: Log) -> String {
    format!("({}, {})", log.term, log.length)
}
