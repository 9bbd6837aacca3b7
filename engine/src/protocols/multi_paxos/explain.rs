//! Explanations of Multi-Paxos: roles, labels, the rule of each step, and the cost of a run without faults.

use super::proposer::{EntrySource, Proposal, Proposer, Stage};
use super::roles::{Client, Learner, SlotVotes};
use super::{Message, MultiPaxos, State, Step};
use crate::protocol::prelude::*;

impl Explain for MultiPaxos {
    fn role(&self, _: Local<'_>, state: &State) -> Role {
        match state.proposer.as_ref().map(|proposer| &proposer.stage) {
            Some(Stage::Leading(_)) => Role::Leader,
            Some(Stage::Preparing { .. } | Stage::BackingOff) => Role::Active,
            Some(Stage::Idle) | None if state.client.as_ref().is_some_and(|client| client.open().is_some()) => {
                Role::Waiting
            }
            Some(Stage::Idle) | None => Role::Idle,
        }
    }

    fn facts(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        let mut facts = Vec::new();
        if let Some(client) = &state.client
            && !client.commands.is_empty()
        {
            let fact = Fact::new("fact-multi-paxos-client").with("answered", client.answered);
            facts.push(fact.with("count", client.commands.len()));
            facts.extend(client.suspect.map(|suspect| Fact::new("fact-multi-paxos-suspect").id("suspect", suspect)));
        }
        if let Some(proposer) = &state.proposer {
            facts.extend(of_stage(self, me, proposer));
        }
        if let Some(acceptor) = &state.acceptor {
            let (promise, none) = ("fact-multi-paxos-promise", "fact-multi-paxos-no-promise");
            facts.push(Fact::either(promise, "ballot", acceptor.promised, none));
            facts.push(Fact::new("fact-multi-paxos-votes").with("count", acceptor.votes.len()));
        }
        if let Some(learner) = &state.learner {
            let behind = learner.log.len() - learner.applied as usize;
            facts.push(Fact::new("fact-multi-paxos-learner").with("applied", learner.applied).with("behind", behind));
            let store: Vec<String> = learner.store.iter().map(|(key, value)| format!("{key}={value}")).collect();
            if !store.is_empty() {
                facts.push(Fact::new("fact-multi-paxos-store").with("store", store.join(" ")));
            }
        }
        facts
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let wait = |key| Remark::new(key).id("me", me.id);
        match state.proposer.as_ref().map(|proposer| &proposer.stage) {
            Some(Stage::Preparing { ballot, promises, .. }) => {
                let wait = wait("wait-multi-paxos-promises").with("ballot", *ballot).with("count", promises.len());
                return Some(wait.with("majority", self.majority()));
            }
            Some(Stage::BackingOff) => return Some(wait("wait-multi-paxos-back-off")),
            Some(Stage::Leading(leading)) if leading.awaited < leading.next => {
                return Some(wait("wait-multi-paxos-votes").with("slot", leading.awaited));
            }
            Some(Stage::Idle | Stage::Leading(_)) | None => {}
        }
        let client = state.client.as_ref()?;
        let number = client.open()?;
        let asked = client.asks.map_or(me.id, |asks| me.known[asks as usize]);
        Some(wait("wait-multi-paxos-response").with("number", number).id("leader", asked))
    }

    fn remark(&self, _: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let theirs = handled.message().and_then(|message| Self::shown(message).ballot);
        let rule = match (step, handled) {
            (Step::Wait { .. }, Handled::Requested(request)) => rule.with("entry", request.to_string()),
            (Step::Wait { .. }, _) => rule.with("entry", String::new()),
            (Step::Follow { ballot } | Step::Refer { ballot }, _) => rule.id("leader", ballot.proposer),
            (Step::Promise { .. }, _) => {
                rule.with("from", if let Some(Message::Prepare { slot, .. }) = handled.message() { *slot } else { 1 })
            }
            (Step::DenyPrepare { .. } | Step::DenyPropose { .. }, _) => {
                rule.with("theirs", theirs.map(|ballot| ballot.to_string()).unwrap_or_default())
            }
            _ => rule,
        };
        match (step, theirs) {
            (Step::DenyPrepare { ballot } | Step::DenyPropose { ballot }, Some(theirs)) => {
                rule.weighing(Weighed::pair(theirs, ballot, Value::from))
            }
            (_, Some(theirs)) => rule.weighing(Weighed::one(Bearer::Message, theirs)),
            (_, None) => rule,
        }
    }

    /// The bounds if one proposer takes over once, and each command needs one round trip to the acceptors.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        let requests = u64::from(seen.requests);
        if requests == 0 || !seen.is_undisturbed() || !seen.down.is_empty() || !seen.begun.is_empty() {
            return Vec::new();
        }
        let acceptors = u64::from(self.voters);
        let learners = self.with(LEARNER).count() as u64;
        let is_plain = seen.ids.len() as u64 == acceptors && learners == acceptors;
        // Each vote is also sent to a leader that is not a learner. Then the count depends on which proposer leads.
        if self.with(PROPOSER).any(|proposer| !self.has(proposer, LEARNER)) {
            return Vec::new();
        }
        let formula = if is_plain { "2n+k(n^2+n+2)" } else { "2a+k(a*l+a+2)" };
        let count = 2 * acceptors + requests * (acceptors * learners + acceptors + 2);
        Bound::most(formula, count, true)
    }

    fn marks(&self, _: Local<'_>, state: &State) -> Marks {
        let client = state.client.as_ref().filter(|_| state.learner.is_none());
        let applied = state.learner.as_ref().map(|learner| learner.applied).filter(|&applied| applied > 0);
        let badge = applied.map(|applied| Remark::new("badge-multi-paxos-applied").with("count", applied));
        Marks { requested: client.map(|client| client.commands.len() as u32), ..Marks::badge(badge) }
    }

    fn shown(message: &Message) -> Shown {
        let said = |payload: String, whole: String| Shown { whole: Some(whole), ..Shown::of(payload) };
        let to = |from: &'static [usize], to: &'static [usize]| Some(Way { from, to });
        match message {
            Message::Request { client, number, key, value, suspect } => {
                let entry = LogEntry { key: *key, ..LogEntry::of(*value) };
                let suspect = suspect.map_or_else(String::new, |suspect| format!(" ✗{suspect}"));
                let shown = said(entry.to_string(), format!("{entry} ({client} #{number}){suspect}"));
                Shown { values: vec![*value], way: to(&[CLIENT], &[PROPOSER]), ..shown }
            }
            Message::Prepare { ballot, slot } => {
                let shown = said(ballot.to_string(), format!("{ballot} {slot}…"));
                Shown { ballot: Some(*ballot), way: to(&[PROPOSER], &[ACCEPTOR]), ..shown }
            }
            Message::Promise { ballot, votes } => {
                let votes = votes.iter().map(|vote| format!(" {}:{} ({})", vote.slot, vote.entry, vote.ballot));
                let shown = said(ballot.to_string(), ballot.to_string() + &votes.collect::<String>());
                Shown { ballot: Some(*ballot), way: to(&[ACCEPTOR], &[PROPOSER]), ..shown }
            }
            Message::Propose { ballot, slot, entry } | Message::Accepted { ballot, slot, entry } => {
                let way = match message {
                    Message::Propose { .. } => to(&[PROPOSER], &[ACCEPTOR]),
                    _ => to(&[ACCEPTOR], &[LEARNER, PROPOSER]),
                };
                let shown = said(format!("{slot}:{entry}"), format!("{ballot} {slot}:{}", whole(*entry)));
                Shown { values: entry.value.into_iter().collect(), ballot: Some(*ballot), way, ..shown }
            }
            Message::Response { number } => {
                Shown { way: to(&[PROPOSER], &[CLIENT]), ..Shown::of(format!("#{number}")) }
            }
            Message::Refused { ballot } => {
                let way = to(&[ACCEPTOR, PROPOSER], &[PROPOSER, CLIENT]);
                Shown { ballot: Some(*ballot), way, ..Shown::of(ballot.to_string()) }
            }
        }
    }
}

impl Agreement for MultiPaxos {
    fn views(&self, me: Local<'_>, state: &State) -> Vec<PartView> {
        let client = state.client.as_ref().map(|client| of_client(me, client));
        let proposer = state.proposer.as_ref().map(of_proposer);
        let acceptor = state.acceptor.as_ref().map(|acceptor| {
            let vote = acceptor.votes.last_key_value().map(|(_, &vote)| vote);
            PartView::of_voter(acceptor.promised, vote, true)
        });
        let learner = state.learner.as_ref().map(of_learner);
        [client, proposer, acceptor, learner].into_iter().flatten().collect()
    }

    fn log(&self, me: Local<'_>, state: &State) -> Option<Log> {
        let learner = state.learner.as_ref();
        let slot = |learner: &Learner, (&slot, &(ballot, entry)): (&u32, &(Ballot, LogEntry))| {
            let how = if slot > learner.applied {
                Learnt::Waits
            } else if learner.passed_over.contains(&slot) {
                Learnt::Again
            } else {
                Learnt::Applied
            };
            Slot { slot, ballot, entry, how }
        };
        let (leads, follows) = match &state.proposer {
            None => (None, None),
            Some(Proposer { stage: Stage::Leading(leading), .. }) => (Some(leading.ballot), None),
            Some(proposer) => (None, proposer.leader.filter(|&leader| leader != me.id)),
        };
        Some(Log {
            applied: learner.map(|learner| learner.applied),
            slots: learner
                .map_or_else(Vec::new, |learner| learner.log.iter().map(|known| slot(learner, known)).collect()),
            store: learner.map_or_else(Vec::new, |learner| learner.store.clone()),
            leads,
            follows,
            proposes: state.proposer.as_ref().map_or_else(Vec::new, proposes),
            commands: state.client.as_ref().map_or_else(Vec::new, |client| commands(me, client)),
        })
    }
}

fn whole(entry: LogEntry) -> String {
    let of = |(client, number): (Id, u32)| format!(" ({client} #{number})");
    format!("{entry}{}", entry.from.map_or_else(String::new, of))
}

fn of_client(me: Local<'_>, client: &Client) -> PartView {
    let Some((number, entry)) = client.open().and_then(|number| Some((number, client.entry(me.id, number)?))) else {
        return PartView::of(CLIENT, Role::Idle);
    };
    let says = Remark::new("fact-multi-paxos-view-asks").with("number", number).with("entry", entry.to_string());
    PartView { says: Some(says), ..PartView::of(CLIENT, Role::Waiting) }
}

fn of_proposer(proposer: &Proposer) -> PartView {
    match &proposer.stage {
        Stage::Idle => PartView::of(PROPOSER, Role::Idle),
        Stage::BackingOff => PartView { promised: proposer.met, ..PartView::of(PROPOSER, Role::Waiting) },
        Stage::Preparing { ballot, promises, .. } => {
            let tally = Tally::of_promises(*ballot, promises.keys().copied());
            PartView { promised: Some(*ballot), tallies: vec![tally], ..PartView::of(PROPOSER, Role::Waiting) }
        }
        Stage::Leading(leading) => {
            let ballot = leading.ballot;
            let latest = leading.slots.values().next_back();
            let tally = |own: &Proposal| Tally::of_votes(ballot, own.entry, own.by.iter().copied());
            PartView {
                promised: Some(ballot),
                vote: latest.map(|own| (ballot, own.entry)),
                tallies: leading.slots.values().filter(|own| !own.chosen).take(1).map(tally).collect(),
                ..PartView::of(PROPOSER, Role::Leader)
            }
        }
    }
}

fn of_learner(learner: &Learner) -> PartView {
    let role = if learner.applied > 0 { Role::Decided } else { Role::Idle };
    let says = Remark::new("fact-multi-paxos-view-applied").with("count", learner.applied);
    let tally = |heard: &SlotVotes| Tally::of_votes(heard.ballot, heard.entry, heard.by.iter().copied());
    let mut heard: Vec<_> = learner.heard.iter().collect();
    heard.sort_by_key(|heard| std::cmp::Reverse(heard.ballot));
    PartView {
        says: (learner.applied > 0).then_some(says),
        tallies: heard.into_iter().map(tally).collect(),
        ..PartView::of(LEARNER, role)
    }
}

fn proposes(proposer: &Proposer) -> Vec<Proposed> {
    let Stage::Leading(leading) = &proposer.stage else { return Vec::new() };
    let open = leading.slots.iter().filter(|(_, own)| !own.chosen);
    open.map(|(&slot, own)| {
        let why = Remark::new(match own.why {
            EntrySource::Gap => "fact-multi-paxos-why-gap",
            EntrySource::Adopted => "fact-multi-paxos-why-adopted",
            EntrySource::Requested => "fact-multi-paxos-why-requested",
        });
        Proposed { slot, entry: own.entry, why }
    })
    .collect()
}

fn commands(me: Local<'_>, client: &Client) -> Vec<Command> {
    let command = |number: u32| {
        let asked = client.commands[number as usize - 1].sent_to.iter().map(|&at| me.known[at as usize]).collect();
        Some(Command { entry: client.entry(me.id, number)?, asked, answered: number <= client.answered })
    };
    (1..=client.commands.len() as u32).filter_map(command).collect()
}

fn of_stage(of: &MultiPaxos, me: Local<'_>, proposer: &Proposer) -> Vec<Fact> {
    let ballot = |key, ballot: Ballot| Fact::new(key).with("ballot", ballot);
    let stage = match &proposer.stage {
        Stage::Idle => {
            let leader = proposer.leader.filter(|&leader| leader != me.id);
            Fact::either("fact-multi-paxos-follows", "leader", leader, "fact-multi-paxos-idle")
        }
        Stage::BackingOff => Fact::new("fact-multi-paxos-back-off"),
        Stage::Preparing { ballot: own, promises, .. } => {
            let fact = ballot("fact-multi-paxos-preparing", *own).with("count", promises.len());
            fact.with("majority", of.majority())
        }
        Stage::Leading(leading) => ballot("fact-multi-paxos-leads", leading.ballot).with("next", leading.next),
    };
    let met = proposer.met.map(|met| ballot("fact-multi-paxos-met", met));
    let queue = proposer.queue.len();
    let queued = (queue > 0).then(|| Fact::new("fact-multi-paxos-queue").with("count", queue));
    std::iter::once(stage).chain(met).chain(queued).collect()
}
