//! What the class sees of multi-Paxos: roles, labels, the rule behind each step, and what a run without faults costs.

use super::proposer::Stage;
use super::views;
use super::{ACCEPTOR, CLIENT, LEARNER, Message, MultiPaxos, PROPOSER, State, Step};
use crate::protocol::{
    Ballot, Bearer, Bound, Datum, Explain, Explanation, Fact, Handled, Id, Local, Log, LogEntry, MessageClass, PartView, Remark,
    Role, Seen, Value, Way, Weighed,
};

impl Explain for MultiPaxos {
    const ROLES: &[Role] = &[Role::Idle, Role::Active, Role::Waiting, Role::Leader];
    const CLASSES: &[&[MessageClass]] = &[
        &[MessageClass::Election],
        &[MessageClass::Election],
        &[MessageClass::Answer],
        &[MessageClass::Value],
        &[MessageClass::Answer],
        &[MessageClass::Elected],
        &[MessageClass::Refusal],
    ];
    const VOTERS: Option<usize> = Some(ACCEPTOR);
    const LOGS: bool = true;

    fn role(&self, _: Local<'_>, state: &State) -> Role {
        match state.proposer.as_ref().map(|proposer| &proposer.stage) {
            Some(Stage::Leading(_)) => Role::Leader,
            Some(Stage::Preparing { .. } | Stage::BackingOff) => Role::Active,
            Some(Stage::Idle) | None if state.client.as_ref().is_some_and(|client| client.open().is_some()) => Role::Waiting,
            Some(Stage::Idle) | None => Role::Idle,
        }
    }

    fn facts(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        views::facts(self, me, state)
    }

    fn badge(&self, _: Local<'_>, state: &State) -> Option<Remark> {
        let applied = state.learner.as_ref()?.applied;
        (applied > 0).then(|| Remark::new("badge-multi-paxos-applied").number("count", applied.into()))
    }

    fn requested(&self, _: Local<'_>, state: &State) -> Option<u32> {
        let client = state.client.as_ref().filter(|_| state.learner.is_none())?;
        Some(client.commands.len() as u32)
    }

    fn payload(message: &Message) -> String {
        match message {
            Message::Request { key, value, .. } => LogEntry { key: *key, ..LogEntry::of(*value) }.to_string(),
            Message::Prepare { ballot, .. } | Message::Promise { ballot, .. } | Message::Refused { ballot } => ballot.to_string(),
            Message::Propose { slot, entry, .. } | Message::Accepted { slot, entry, .. } => format!("{slot}:{entry}"),
            Message::Response { number } => format!("#{number}"),
        }
    }

    fn whole(message: &Message) -> Option<String> {
        Some(match message {
            Message::Request { client, number, key, value, suspect } => {
                let entry = LogEntry { key: *key, ..LogEntry::of(*value) };
                let suspect = suspect.map_or_else(String::new, |suspect| format!(" ✗{suspect}"));
                format!("{entry} ({client} #{number}){suspect}")
            }
            Message::Prepare { ballot, slot } => format!("{ballot} {slot}…"),
            Message::Promise { ballot, votes } => {
                let votes: Vec<String> =
                    votes.iter().map(|vote| format!("{}:{} ({})", vote.slot, vote.entry, vote.ballot)).collect();
                [ballot.to_string()].into_iter().chain(votes).collect::<Vec<_>>().join(" ")
            }
            Message::Propose { ballot, slot, entry } | Message::Accepted { ballot, slot, entry } => {
                format!("{ballot} {slot}:{}", whole(*entry))
            }
            Message::Response { .. } | Message::Refused { .. } => return None,
        })
    }

    fn values_in(message: &Message) -> Vec<Datum> {
        match message {
            Message::Request { value, .. } => vec![*value],
            Message::Propose { entry, .. } | Message::Accepted { entry, .. } => entry.value.into_iter().collect(),
            Message::Prepare { .. } | Message::Promise { .. } | Message::Response { .. } | Message::Refused { .. } => Vec::new(),
        }
    }

    fn values(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let told = told.id("j", handled.subject().unwrap_or(me.id));
        match step {
            Step::Wait { .. } => {
                let asked = if let Handled::Requested(request) = handled { request.to_string() } else { String::new() };
                told.with("entry", &Value::Text(asked))
            }
            Step::Follow { ballot } | Step::Refer { ballot } => told.id("leader", ballot.proposer),
            Step::Promise { .. } => {
                let from = if let Some(Message::Prepare { slot, .. }) = handled.message() { *slot } else { 1 };
                told.number("from", u64::from(from))
            }
            Step::DenyPrepare { .. } | Step::DenyPropose { .. } => {
                let theirs = handled.message().and_then(Self::ballot_in).map(|ballot| ballot.to_string());
                told.with("theirs", &Value::Text(theirs.unwrap_or_default()))
            }
            _ => told,
        }
    }

    fn weighed(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Weighed {
        let text = |ballot: Ballot| Value::Text(ballot.to_string());
        let theirs = handled.message().and_then(Self::ballot_in);
        match (step, theirs) {
            (Step::DenyPrepare { ballot } | Step::DenyPropose { ballot }, Some(theirs)) => Weighed::pair(theirs, ballot, text),
            (_, Some(theirs)) => Weighed::one(Bearer::Message, text(theirs)),
            (_, None) => Weighed::one(Bearer::Process, me.id),
        }
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let wait = |key| Remark::new(key).id("me", me.id);
        if let Some(proposer) = &state.proposer {
            match &proposer.stage {
                Stage::Preparing { ballot, promises, .. } => {
                    return Some(
                        wait("wait-multi-paxos-promises")
                            .with("ballot", Value::Text(ballot.to_string()))
                            .number("count", promises.len() as u64)
                            .number("majority", self.majority().into()),
                    );
                }
                Stage::BackingOff => return Some(wait("wait-multi-paxos-back-off")),
                Stage::Leading(leading) if leading.awaited < leading.next => {
                    return Some(wait("wait-multi-paxos-votes").number("slot", leading.awaited.into()));
                }
                Stage::Idle | Stage::Leading(_) => {}
            }
        }
        let client = state.client.as_ref()?;
        let number = client.open()?;
        let asked = client.asks.map_or(me.id, |asks| me.known[asks as usize]);
        Some(wait("wait-multi-paxos-response").number("number", number.into()).id("leader", asked))
    }

    fn views(&self, me: Local<'_>, state: &State) -> Vec<PartView> {
        views::parts(me, state)
    }

    fn way(message: &Message) -> Option<Way> {
        let (from, to): (&[usize], &[usize]) = match message {
            Message::Request { .. } => (&[CLIENT], &[PROPOSER]),
            Message::Prepare { .. } | Message::Propose { .. } => (&[PROPOSER], &[ACCEPTOR]),
            Message::Promise { .. } => (&[ACCEPTOR], &[PROPOSER]),
            Message::Accepted { .. } => (&[ACCEPTOR], &[LEARNER, PROPOSER]),
            Message::Response { .. } => (&[PROPOSER], &[CLIENT]),
            Message::Refused { .. } => (&[ACCEPTOR, PROPOSER], &[PROPOSER, CLIENT]),
        };
        Some(Way { from, to })
    }

    fn ballot_in(message: &Message) -> Option<Ballot> {
        match message {
            Message::Prepare { ballot, .. }
            | Message::Promise { ballot, .. }
            | Message::Propose { ballot, .. }
            | Message::Accepted { ballot, .. }
            | Message::Refused { ballot } => Some(*ballot),
            Message::Request { .. } | Message::Response { .. } => None,
        }
    }

    fn log(&self, me: Local<'_>, state: &State) -> Option<Log> {
        Some(views::log(me, state))
    }

    /// One proposer takes over once, and every command that was asked for takes one round trip to the acceptors.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        let requests = u64::from(seen.requests);
        if requests == 0 || !seen.is_undisturbed() || !seen.down.is_empty() || !seen.begun.is_empty() {
            return Vec::new();
        }
        let acceptors = u64::from(self.voters);
        let learners = self.with(LEARNER).count() as u64;
        let is_plain = seen.ids.len() as u64 == acceptors && learners == acceptors;
        // Who leads hears of all votes, as a learner or not; which proposer that is nobody needs to know if all learn.
        if self.with(PROPOSER).any(|proposer| !self.has(proposer, LEARNER)) {
            return Vec::new();
        }
        let formula = if is_plain { "2n+k(n^2+n+2)" } else { "2a+k(a*l+a+2)" };
        let count = 2 * acceptors + requests * (acceptors * learners + acceptors + 2);
        Bound::between((formula, count), (formula, count))
    }
}

/// An entry with the client and the number of its command.
fn whole(entry: LogEntry) -> String {
    let of = |(client, number): (Id, u32)| format!(" ({client} #{number})");
    format!("{entry}{}", entry.from.map_or_else(String::new, of))
}
