//! Explanations of Paxos: roles, labels, and the rule of each step.

use super::super::bully;
use super::roles::{Attempt, Phase, State, Votes};
use super::{Message, Own, Paxos, Step, Variant, Vote};
use crate::protocol::prelude::*;

impl Explain for Paxos {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state {
            State { election: Some(_), .. } if self.may_propose(me, state) => Role::Leader,
            State { decided: Some(_), .. } => Role::Decided,
            _ if state.acceptor.accepted.is_some() => Role::Active,
            _ if state.acceptor.promised.is_some() || state.client.asks.is_some() || state.is_attempting() => {
                Role::Waiting
            }
            _ if !state.proposer.kept.is_empty() => Role::Waiting,
            _ => Role::Idle,
        }
    }

    fn facts(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        let has = |part: usize| self.has(me.position, part);
        let mut facts = Vec::new();
        if has(CLIENT) {
            facts.push(match state.decided.filter(|_| state.client.was_refused) {
                Some(value) => Fact::new("fact-paxos-refused").with("value", value),
                None => Fact::either("fact-paxos-asks", "value", state.client.asks, "fact-paxos-asks-nothing"),
            });
        }
        if has(PROPOSER) {
            facts.extend(self.facts_of_proposer(me, state));
        }
        if has(ACCEPTOR) {
            let promised = state.acceptor.promised;
            facts.push(Fact::either("fact-paxos-promised", "ballot", promised, "fact-paxos-promised-nothing"));
            facts.push(match state.acceptor.accepted {
                Some(Vote { ballot, value }) => {
                    Fact::new("fact-paxos-accepted").with("ballot", ballot).with("value", value)
                }
                None => Fact::new("fact-paxos-accepted-nothing"),
            });
        }
        if has(LEARNER) {
            facts.extend(state.heard.0.iter().map(|(&ballot, votes)| {
                let fact = Fact::new("fact-paxos-heard").with("ballot", ballot).with("value", votes.value);
                fact.with("count", votes.voters.len()).with("majority", self.majority)
            }));
        }
        facts.push(Fact::either("fact-paxos-decided", "value", state.decided, "fact-paxos-undecided"));
        facts
    }

    fn marks(&self, _: Local<'_>, state: &State) -> Marks {
        let held = match (state.acceptor.accepted, state.acceptor.promised) {
            (Some(Vote { ballot, value }), _) => Some(format!("{ballot}={value}")),
            (None, promised) => promised.map(|promised| promised.to_string()),
        };
        Marks::badge(held.map(|held| Remark::new("badge-paxos").with("held", held)))
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let own = match step {
            Step::Own(own) => own,
            Step::Elect(step) => return self.elects(me, step, handled, rule),
        };
        let message = handled.message();
        let sent = message.and_then(|message| message.ballot()).map(|ballot| ballot.to_string());
        let says = message.and_then(|message| message.value()).map(|value| value.to_string());
        let rule = rule.with("majority", self.majority).with("acceptors", self.acceptors.len());
        let rule = rule.with("clients", self.clients.len()).with("sent", sent.unwrap_or_default());
        let rule = rule.with("says", says.unwrap_or_default());
        let weighed = self.weighs(own, handled).unwrap_or(rule.weighed.clone());
        rule.weighing(weighed)
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let key = match state.proposer.attempt.as_ref().map(|attempt| attempt.phase) {
            Some(Phase::Preparing) => "wait-paxos-promises",
            Some(Phase::Proposing) => "wait-paxos-votes",
            Some(Phase::BackingOff) => "wait-paxos-back-off",
            Some(Phase::Done) | None if state.client.asks.is_some() => "wait-paxos-response",
            Some(Phase::Done) | None if !state.proposer.kept.is_empty() => "wait-paxos-leader",
            Some(Phase::Done) | None => return None,
        };
        Some(Remark::new(key).id("me", me.id).with("ballot", Self::ballot(me, state)))
    }

    fn holdings(&self, _: Local<'_>, state: &State) -> Vec<Holding> {
        let is_stable = self.variant != Variant::Amnesia;
        let promised = state.acceptor.promised.map_or(Held::Nothing, Held::Ballot);
        let accepted = state.acceptor.accepted.map(Vote::entry);
        let accepted = accepted.map_or(Held::Nothing, |(ballot, entry)| Held::Vote(ballot, entry));
        vec![
            Holding { name: "holding-paxos-round", value: Held::Number(state.proposer.round.into()), is_stable: true },
            Holding { name: "holding-paxos-promised", value: promised, is_stable },
            Holding { name: "holding-paxos-accepted", value: accepted, is_stable },
            Holding::of("holding-decided", state.decided.map_or(Held::Nothing, Held::Value)),
        ]
    }

    /// The bounds for one undisturbed attempt of one proposer.
    ///
    /// The proposer sends PREPARE and PROPOSE to all acceptors. Each live acceptor sends one PROMISE, and one ACCEPTED
    /// to the proposer and to each learner. Each live learner sends a RESPONSE to each client. There are no bounds if
    /// the time limit for votes is shorter than the time limit for promises.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        // A request goes to the first proposer. If that proposer is down, there are no bounds.
        let (proposer, asks) = match (seen.begun, seen.requests) {
            (&[Begun { position, .. }], 0) => (Some(position), false),
            ([], 1) => (self.proposers.first().copied(), true),
            _ => return Vec::new(),
        };
        let is_counted = seen.is_undisturbed()
            && self.initial.is_empty()
            && !self.elects
            && self.vote_timeout >= self.promise_timeout;
        let is_up = |at: &&u32| !seen.down.contains(at);
        let voters = self.acceptors.iter().filter(is_up).count();
        if !is_counted || voters < self.majority {
            return Vec::new();
        }
        let Some(proposer) = proposer.filter(|at| self.has(*at, PROPOSER) && is_up(&at)) else { return Vec::new() };
        let receivers = self.vote_receivers(proposer).count();
        let answers = self.learners.iter().filter(is_up).count() * self.clients.len();
        let value = (usize::from(asks) + 2 * self.acceptors.len() + voters * (1 + receivers) + answers) as u64;
        Bound::most(formula(self, seen, asks, receivers), value, true)
    }

    fn shown(message: &Message) -> Shown {
        let (payload, whole) = match *message {
            Message::Request { value } | Message::Response { value } => (value.to_string(), None),
            Message::Prepare { ballot } => (ballot.to_string(), None),
            Message::Promise { ballot, accepted } => {
                let vote = |vote: Vote| format!("{ballot} ({}={})", vote.ballot, vote.value);
                (ballot.to_string(), accepted.map(vote))
            }
            Message::Propose { ballot, value } => (format!("{ballot}={value}"), None),
            Message::Accepted { ballot, value } => (value.to_string(), Some(format!("{ballot}={value}"))),
            Message::Election { id } | Message::Answer { id } | Message::Coordinator { id } => (id.to_string(), None),
        };
        let values = message.value().into_iter().collect();
        Shown { whole, values, ballot: message.ballot(), way: Some(message.way()), ..Shown::of(payload) }
    }
}

impl Agreement for Paxos {
    fn proposal(&self, me: Local<'_>, given: &Given) -> Option<Datum> {
        self.has(me.position, PROPOSER).then(|| given.value(me))
    }

    fn views(&self, me: Local<'_>, state: &State) -> Vec<PartView> {
        let parts = (0..Parts::NAMES.len()).filter(|&part| self.has(me.position, part));
        let view = |part| match part {
            CLIENT => of_client(state),
            PROPOSER => self.of_proposer(me, state),
            ACCEPTOR => PartView::of_voter(
                state.acceptor.promised,
                state.acceptor.accepted.map(Vote::entry),
                self.variant != Variant::Amnesia,
            ),
            _ => self.of_learner(state),
        };
        parts.map(view).collect()
    }

    fn derivation(&self, me: Local<'_>, state: &State) -> Option<Derivation> {
        let reported = |at: u32, ballot: Option<Ballot>, value: Option<Datum>| {
            let path = me.known.get(at as usize).copied().into_iter().collect();
            let rule = if value.is_some() { Rule::Told } else { Rule::NoVote };
            Derivation { ballot, ..Derivation::new(path, value, rule) }
        };
        let attempt = state.proposer.attempt.as_ref().filter(|attempt| attempt.proposes.is_some());
        if let Some(attempt) = attempt {
            let counted = attempt.promises.iter();
            let from = counted.map(|&(at, vote)| reported(at, vote.map(|it| it.ballot), vote.map(|it| it.value)));
            let rule = match attempt.highest_vote() {
                None => Rule::OwnValue,
                Some(_) if self.variant == Variant::OwnValue => Rule::VotesIgnored,
                Some(_) => Rule::HighestBallot,
            };
            let ballot = Some(Self::ballot(me, state));
            let decision = Derivation::new(Vec::new(), attempt.proposes, rule);
            return Some(Derivation { ballot, from: from.collect(), ..decision });
        }
        let (&ballot, votes) = state.heard.0.iter().find(|(_, votes)| votes.voters.len() >= self.majority)?;
        let from = votes.voters.iter().map(|&at| reported(at, Some(ballot), Some(votes.value))).collect();
        let decision = Derivation::new(Vec::new(), Some(votes.value), Rule::Majority);
        Some(Derivation { ballot: Some(ballot), from, ..decision })
    }
}

impl Paxos {
    const fn ballot(me: Local<'_>, state: &State) -> Ballot {
        Ballot { round: state.proposer.round, proposer: me.id }
    }

    fn of_proposer(&self, me: Local<'_>, state: &State) -> PartView {
        let ballot = Self::ballot(me, state);
        let attempt = state.proposer.attempt.as_ref();
        let votes = state.heard.0.get(&ballot);
        let role = match attempt.map(|attempt| attempt.phase) {
            _ if self.elects && state.election.is_some() && self.may_propose(me, state) => Role::Leader,
            Some(Phase::Done) => Role::Decided,
            Some(Phase::Preparing | Phase::Proposing | Phase::BackingOff) => Role::Waiting,
            None if !state.proposer.kept.is_empty() => Role::Waiting,
            None => Role::Idle,
        };
        let proposes = |attempt: &Attempt| Some((ballot, LogEntry::of(attempt.proposes?)));
        PartView {
            promised: attempt.map(|_| ballot),
            vote: attempt.and_then(proposes),
            tallies: attempt.map(|attempt| tallies(ballot, attempt, votes)).unwrap_or_default(),
            ..PartView::of(PROPOSER, role)
        }
    }

    fn of_learner(&self, state: &State) -> PartView {
        let tallies = state.heard.0.iter().rev().map(|(&ballot, votes)| of_votes(ballot, votes));
        let has_learnt = state.heard.0.values().any(|votes| votes.voters.len() >= self.majority);
        let role = if has_learnt { Role::Decided } else { Role::Idle };
        PartView { tallies: tallies.collect(), ..PartView::of(LEARNER, role) }
    }

    fn facts_of_proposer(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        let attempt = state.proposer.attempt.as_ref();
        let key = match attempt.map(|attempt| attempt.phase) {
            None => "fact-paxos-no-attempt",
            Some(Phase::Preparing) => "fact-paxos-preparing",
            Some(Phase::Proposing) => "fact-paxos-proposing",
            Some(Phase::BackingOff) => "fact-paxos-backing-off",
            Some(Phase::Done) => "fact-paxos-done",
        };
        let mut facts = vec![Fact::new(key).with("ballot", Self::ballot(me, state))];
        if let Some(attempt) = attempt {
            let promises = Fact::new("fact-paxos-promises").with("count", attempt.promises.len());
            facts.push(promises.with("majority", self.majority));
            facts.extend(attempt.proposes.map(|value| Fact::new("fact-paxos-proposes").with("value", value)));
        }
        let kept = state.proposer.kept.iter();
        facts.extend(kept.map(|&value| Fact::new("fact-paxos-keeps").with("value", value)));
        if let Some(election) = &state.election {
            let group = self.group(me);
            facts.extend(group.local(me).map(|local| self.bully.facts(local, election)).unwrap_or_default());
        }
        facts
    }

    fn elects(&self, me: Local<'_>, step: bully::Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let group = self.group(me);
        let local = group.local(me).unwrap_or(me);
        let message = handled.message().and_then(|message| message.of_the_bully());
        let handled = match (handled, &message) {
            (Handled::Received { from: id, .. } | Handled::Undeliverable { to: id, .. }, Some(message)) => {
                Handled::Received { from: *id, message }
            }
            (Handled::Start { noticed }, _) => Handled::Start { noticed: *noticed },
            // A value that waits for a leader caused the start of the election.
            (Handled::Fired(timer), _) => timer.of_the_bully().map_or(Handled::Start { noticed: None }, Handled::Fired),
            _ => Handled::Start { noticed: None },
        };
        self.bully.remark(local, step, &handled, rule).id("j", handled.subject().unwrap_or(me.id))
    }

    fn weighs(&self, own: Own, handled: &Handled<'_, Self>) -> Option<Weighed> {
        let sent = handled.message().and_then(|message| message.ballot());
        let against = |known: Ballot| sent.map(|sent| Weighed::pair(sent, known, Value::from));
        let share = |count: u32| Some(Weighed::share(count.into(), self.majority as u64));
        let carried = |value: Option<Datum>| value.map(|value| Weighed::one(Bearer::Message, Value::from(value)));
        match own {
            Own::PrepareRefused { promised } | Own::ProposeRefused { promised } => against(promised),
            Own::Promise | Own::PromiseVote { .. } | Own::Accept => {
                sent.map(|sent| Weighed::one(Bearer::Message, sent))
            }
            Own::CountPromise { count } | Own::CountVote { count } => share(count),
            Own::Answered
            | Own::AnsweredOtherwise { .. }
            | Own::AnswerLate
            | Own::TakeRequest
            | Own::RequestIgnored => carried(handled.message().and_then(|message| message.value())),
            Own::Adopt { value, .. }
            | Own::ChooseOwn { value }
            | Own::IgnoreVotes { value, .. }
            | Own::ProposeOwn { value }
            | Own::Succeed { value }
            | Own::Learn { value }
            | Own::Keep { value }
            | Own::Lead { value }
            | Own::Drop { value }
            | Own::PassOn { value, .. } => Some(Weighed::one(Bearer::Process, value)),
            Own::Prepare { ballot } | Own::GiveUpPromises { ballot } | Own::GiveUpVotes { ballot } => {
                Some(Weighed::one(Bearer::Process, ballot))
            }
            _ => None,
        }
    }
}

/// The formula of the bounds. If each process is proposer, acceptor and learner: n is the number of processes, and m is
/// the number of live processes. Otherwise the formula has the numbers of acceptors (a), learners (l) and clients (c).
fn formula(protocol: &Paxos, seen: &Seen<'_>, asks: bool, receivers: usize) -> &'static str {
    let n = seen.ids.len();
    let are_alike = [PROPOSER, ACCEPTOR, LEARNER].iter().all(|&part| (0..n as u32).all(|at| protocol.has(at, part)));
    let has_extra_receiver = receivers > protocol.learners.len();
    match (are_alike && protocol.clients.is_empty(), seen.down.is_empty()) {
        (true, true) => "n²+3n",
        (true, false) => "2n+m(n+1)",
        (false, true) if asks && has_extra_receiver => "1+a(l+4)+lc",
        (false, true) if asks => "1+a(l+3)+lc",
        (false, true) if has_extra_receiver => "a(l+4)+lc",
        (false, true) => "a(l+3)+lc",
        (false, false) => "PREPARE + … + RESPONSE",
    }
}

fn of_client(state: &State) -> PartView {
    let client = &state.client;
    let says = |key, value: Datum| Remark::new(key).with("value", value);
    let (role, says) = match (client.asks, state.decided) {
        (Some(value), _) => (Role::Waiting, Some(says("says-paxos-asks", value))),
        (None, Some(value)) if client.was_refused => (Role::Decided, Some(says("says-paxos-refused", value))),
        (None, Some(value)) => (Role::Decided, Some(says("says-paxos-answered", value))),
        (None, None) => (Role::Idle, None),
    };
    PartView { says, ..PartView::of(CLIENT, role) }
}

fn tallies(ballot: Ballot, attempt: &Attempt, votes: Option<&Votes>) -> Vec<Tally> {
    let promises = Tally::of_promises(ballot, attempt.promises.iter().map(|(at, _)| *at));
    let nobody = attempt.proposes.map(|value| Votes { value, voters: Vec::new() });
    let votes = votes.cloned().or(nobody).map(|votes| of_votes(ballot, &votes));
    [promises].into_iter().chain(votes).collect()
}

fn of_votes(ballot: Ballot, votes: &Votes) -> Tally {
    Tally::of_votes(ballot, LogEntry::of(votes.value), votes.voters.iter().copied())
}
