//! What a process of Paxos holds by name, what it is in each of its parts, and how its value comes about.

use super::message::Vote;
use super::state::{Attempt, Phase, State, Votes};
use super::{ACCEPTOR, CLIENT, LEARNER, Message, PROPOSER, Paxos, Variant};
use crate::protocol::{
    Ballot, Datum, Derivation, Held, Holding, Id, Local, LogEntry, PartView, Remark, Role, Rule, Tally, TallyOf,
};

impl Paxos {
    /// The ballot of its latest attempt.
    pub(super) const fn ballot(me: Local<'_>, state: &State) -> Ballot {
        Ballot { round: state.proposer.round, proposer: me.id }
    }

    pub(super) fn held(&self, state: &State) -> Vec<Holding> {
        let is_stable = self.variant != Variant::Amnesia;
        let promised = state.acceptor.promised.map_or(Held::Nothing, Held::Ballot);
        let accepted = state.acceptor.accepted.map_or(Held::Nothing, |vote| {
            let (ballot, entry) = vote.entry();
            Held::Vote(ballot, entry)
        });
        vec![
            Holding { name: "holding-paxos-round", value: Held::Number(state.proposer.round.into()), is_stable: true },
            Holding { name: "holding-paxos-promised", value: promised, is_stable },
            Holding { name: "holding-paxos-accepted", value: accepted, is_stable },
            Holding::of("holding-decided", state.decided.map_or(Held::Nothing, Held::Value)),
        ]
    }

    pub(super) fn parts_of(&self, me: Local<'_>, state: &State) -> Vec<PartView> {
        let all = [
            (CLIENT, client as fn(&Self, Local<'_>, &State) -> PartView),
            (PROPOSER, Self::proposer),
            (ACCEPTOR, Self::acceptor),
            (LEARNER, Self::learner),
        ];
        all.into_iter().filter(|(part, _)| self.has(me.position, *part)).map(|(_, view)| view(self, me, state)).collect()
    }

    fn proposer(&self, me: Local<'_>, state: &State) -> PartView {
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

    fn acceptor(&self, _: Local<'_>, state: &State) -> PartView {
        let acceptor = state.acceptor;
        let role = match (acceptor.accepted, acceptor.promised) {
            (Some(_), _) => Role::Active,
            (None, Some(_)) => Role::Waiting,
            (None, None) => Role::Idle,
        };
        PartView {
            promised: acceptor.promised,
            vote: acceptor.accepted.map(Vote::entry),
            is_stable: self.variant != Variant::Amnesia,
            ..PartView::of(ACCEPTOR, role)
        }
    }

    fn learner(&self, _: Local<'_>, state: &State) -> PartView {
        let tallies = state.heard.0.iter().rev().map(|(&ballot, votes)| of_votes(ballot, votes));
        let has_learnt = state.heard.0.values().any(|votes| votes.voters.len() >= self.majority);
        let role = if has_learnt { Role::Decided } else { Role::Idle };
        PartView { tallies: tallies.collect(), ..PartView::of(LEARNER, role) }
    }

    /// The value that it proposes, by the promises that made it; else the one that it has learnt, by the votes.
    pub(super) fn derived(&self, me: Local<'_>, state: &State) -> Option<Derivation> {
        let by = |at: u32| -> Vec<Id> { me.known.get(at as usize).copied().into_iter().collect() };
        let told = |at: u32, ballot: Option<Ballot>, value: Option<Datum>| {
            let rule = if value.is_some() { Rule::Told } else { Rule::NoVote };
            Derivation { path: by(at), value, ballot, rule, from: Vec::new() }
        };
        let attempt = state.proposer.attempt.as_ref().filter(|attempt| attempt.proposes.is_some());
        if let Some(attempt) = attempt {
            let counted = attempt.promises.iter();
            let from = counted.map(|&(at, vote)| told(at, vote.map(|vote| vote.ballot), vote.map(|vote| vote.value)));
            let rule = match attempt.highest_vote() {
                None => Rule::OwnValue,
                Some(_) if self.variant == Variant::OwnValue => Rule::VotesIgnored,
                Some(_) => Rule::HighestBallot,
            };
            let ballot = Some(Self::ballot(me, state));
            return Some(Derivation { path: Vec::new(), value: attempt.proposes, ballot, rule, from: from.collect() });
        }
        let (&ballot, votes) = state.heard.0.iter().find(|(_, votes)| votes.voters.len() >= self.majority)?;
        let from = votes.voters.iter().map(|&at| told(at, Some(ballot), Some(votes.value))).collect();
        Some(Derivation { path: Vec::new(), value: Some(votes.value), ballot: Some(ballot), rule: Rule::Majority, from })
    }
}

fn client(_: &Paxos, _: Local<'_>, state: &State) -> PartView {
    let client = &state.client;
    let says = |key, value: Datum| Remark::new(key).with("value", value.into());
    let (role, says) = match (client.asks, state.decided) {
        (Some(value), _) => (Role::Waiting, Some(says("says-paxos-asks", value))),
        (None, Some(value)) if client.was_refused => (Role::Decided, Some(says("says-paxos-refused", value))),
        (None, Some(value)) => (Role::Decided, Some(says("says-paxos-answered", value))),
        (None, None) => (Role::Idle, None),
    };
    PartView { says, ..PartView::of(CLIENT, role) }
}

/// The promises, and then the votes, that it has for its attempt.
fn tallies(ballot: Ballot, attempt: &Attempt, votes: Option<&Votes>) -> Vec<Tally> {
    let by = attempt.promises.iter().map(|(at, _)| *at).collect();
    let promises = Tally { of: TallyOf::Promises, ballot, entry: None, by };
    let nobody = attempt.proposes.map(|value| Votes { value, voters: Vec::new() });
    let votes = votes.cloned().or(nobody).map(|votes| of_votes(ballot, &votes));
    [promises].into_iter().chain(votes).collect()
}

fn of_votes(ballot: Ballot, votes: &Votes) -> Tally {
    Tally { of: TallyOf::Votes, ballot, entry: Some(LogEntry::of(votes.value)), by: votes.voters.clone() }
}

/// A message as short as a pill.
pub(super) fn payload(message: Message) -> String {
    match message {
        Message::Request { value } | Message::Response { value } | Message::Accepted { value, .. } => value.to_string(),
        Message::Prepare { ballot } | Message::Promise { ballot, .. } => ballot.to_string(),
        Message::Propose { ballot, value } => format!("{ballot}={value}"),
        Message::Election { id } | Message::Answer { id } | Message::Coordinator { id } => id.to_string(),
    }
}

/// All that it carries, where the pill leaves something out.
pub(super) fn whole(message: Message) -> Option<String> {
    match message {
        Message::Promise { ballot, accepted: Some(vote) } => Some(format!("{ballot} ({}={})", vote.ballot, vote.value)),
        Message::Accepted { ballot, value } => Some(format!("{ballot}={value}")),
        _ => None,
    }
}
