//! The terms and votes that the processes have at tick 0.

use super::{LOG_LENGTH, LOG_TERM, Message, RaftElection, State, TERM, VOTED, entry};
use crate::protocol::prelude::*;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Initial {
    /// The term and the vote of each process, by position; empty if the scenario gives none.
    states: Vec<(Term, Option<Id>)>,
    /// Whether the scenario sets terms. If not, each process has the term of its last entry.
    has_terms: bool,
}

impl Initial {
    pub(super) fn of(setup: &Setup<'_>) -> Self {
        let given = setup.parameters;
        if [TERM, VOTED, LOG_TERM, LOG_LENGTH].iter().all(|name| given.get(name).is_none()) {
            return Self::default();
        }
        let has_terms = given.get(TERM).is_some();
        let term = if has_terms { TERM } else { LOG_TERM };
        let state = |at| (entry(given, term, at), given.stable(VOTED, at as usize).map(|vote| vote.id));
        Self { states: (0..setup.processes).map(state).collect(), has_terms }
    }

    fn at(&self, position: u32) -> (Term, Option<Id>) {
        self.states.get(position as usize).copied().unwrap_or_default()
    }

    fn newest(&self) -> Term {
        self.states.iter().map(|&(term, _)| term).max().unwrap_or_default()
    }

    /// A process at tick 0. `.0`: its term. `.1`: its vote. `.2`: its leader. If the scenario sets a leader but no
    /// terms, all processes follow this leader, in a term that is newer than the terms of all log entries.
    pub(super) fn of_process(&self, me: Local<'_>, given: &Given) -> (Term, Option<Id>, Option<Id>) {
        let (term, voted) = self.at(me.position);
        let Some(leader_at) = given.leader_at else { return (term, voted, None) };
        let led = if self.has_terms { self.at(leader_at).0.max(1) } else { self.newest().saturating_add(1) };
        if self.has_terms && term != self.at(leader_at).0 {
            return (term, voted, None);
        }
        let voted = voted.filter(|_| me.position != leader_at);
        (led, voted.or(given.leader), given.leader)
    }

    /// Whether every leader will have the newest term, so no process will answer with REJECT.
    pub(super) fn begin_in_newest_term(&self, begun: &[Begun]) -> bool {
        let newest = self.newest();
        let is_lone = |one: &Begun| begun.len() == 1 && self.at(one.position).0.saturating_add(1) >= newest;
        self.states.iter().all(|&(term, _)| term == newest) || begun.iter().all(is_lone)
    }

    /// An error if a process has an older term than its last entry.
    pub(super) fn refusal(setup: &Setup<'_>) -> Option<Refusal> {
        let of = |name, at: u32| setup.parameters.at(name, at as usize);
        let older = |at| of(TERM, at).zip(of(LOG_TERM, at)).filter(|(term, log)| term < log).map(|found| (at, found));
        let (at, (term, least)) = (0..setup.processes).find_map(older)?;
        let what = Remark::new("refused-raft-election-term").with("nth", at + 1).with("term", term);
        let mend = Remark::new("refused-raft-election-term-mend").with("least", least);
        Some(Refusal { parameter: TERM, what: what.with("least", least), mend })
    }
}

impl RaftElection {
    /// Whether the process knows no leader, and has voted, started an election or met a newer term.
    pub(super) fn is_undecided(&self, at: u32, state: &State) -> bool {
        state.elected.is_none() && (state.term, state.voted) != self.initial.at(at)
    }
}

/// The term of a process or a message, which grows with each election. A `Log` has a term too, but it never changes.
pub(super) fn term_of(of: Rounded<'_, RaftElection>) -> &mut Term {
    match of {
        Rounded::State(state) => &mut state.term,
        Rounded::Message(
            Message::RequestVote { term, .. }
            | Message::Vote { term, .. }
            | Message::Heartbeat { term, .. }
            | Message::Reject { term }
            | Message::RequestPreVote { term, .. }
            | Message::PreVote { term, .. },
        ) => term,
    }
}
