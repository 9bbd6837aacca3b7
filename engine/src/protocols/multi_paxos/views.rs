//! A process of multi-Paxos in each of its parts, and what it knows of the log.

use super::client::Client;
use super::learner::Learner;
use super::proposer::{Proposer, Stage, Why};
use super::{ACCEPTOR, CLIENT, LEARNER, MultiPaxos, PROPOSER, State};
use crate::protocol::{
    Ballot, Command, Fact, Learnt, Local, Log, LogEntry, PartView, Proposed, Remark, Role, Slot, Tally, TallyOf, Value,
};

pub(super) fn parts(me: Local<'_>, state: &State) -> Vec<PartView> {
    let client = state.client.as_ref().map(|client| of_client(me, client));
    let proposer = state.proposer.as_ref().map(of_proposer);
    let acceptor = state.acceptor.as_ref().map(|acceptor| {
        let vote = acceptor.votes.last_key_value().map(|(_, &vote)| vote);
        let role = match (vote, acceptor.promised) {
            (Some(_), _) => Role::Active,
            (None, Some(_)) => Role::Waiting,
            (None, None) => Role::Idle,
        };
        PartView { promised: acceptor.promised, vote, is_stable: true, ..PartView::of(ACCEPTOR, role) }
    });
    let learner = state.learner.as_ref().map(of_learner);
    [client, proposer, acceptor, learner].into_iter().flatten().collect()
}

fn of_client(me: Local<'_>, client: &Client) -> PartView {
    let Some((number, entry)) = client.open().and_then(|number| Some((number, client.entry(me.id, number)?))) else {
        return PartView::of(CLIENT, Role::Idle);
    };
    let says = Remark::new("fact-multi-paxos-view-asks").number("number", number.into()).with("entry", said(entry));
    PartView { says: Some(says), ..PartView::of(CLIENT, Role::Waiting) }
}

fn of_proposer(proposer: &Proposer) -> PartView {
    match &proposer.stage {
        Stage::Idle => PartView::of(PROPOSER, Role::Idle),
        Stage::BackingOff => PartView { promised: proposer.met, ..PartView::of(PROPOSER, Role::Waiting) },
        Stage::Preparing { ballot, promises, .. } => {
            let by = promises.keys().copied().collect();
            let tally = Tally { of: TallyOf::Promises, ballot: *ballot, entry: None, by };
            PartView { promised: Some(*ballot), tallies: vec![tally], ..PartView::of(PROPOSER, Role::Waiting) }
        }
        Stage::Leading(leading) => {
            let ballot = leading.ballot;
            let latest = leading.slots.values().next_back();
            let tally = |own: &super::proposer::Proposal| Tally {
                of: TallyOf::Votes,
                ballot,
                entry: Some(own.entry),
                by: own.by.iter().copied().collect(),
            };
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
    let says = Remark::new("fact-multi-paxos-view-applied").number("count", learner.applied.into());
    let tally = |heard: &super::learner::Heard| Tally {
        of: TallyOf::Votes,
        ballot: heard.ballot,
        entry: Some(heard.entry),
        by: heard.by.iter().copied().collect(),
    };
    let mut heard: Vec<_> = learner.heard.iter().collect();
    heard.sort_by_key(|heard| std::cmp::Reverse(heard.ballot));
    PartView {
        says: (learner.applied > 0).then_some(says),
        tallies: heard.into_iter().map(tally).collect(),
        ..PartView::of(LEARNER, role)
    }
}

pub(super) fn log(me: Local<'_>, state: &State) -> Log {
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
    Log {
        applied: learner.map(|learner| learner.applied),
        slots: learner.map_or_else(Vec::new, |learner| learner.log.iter().map(|known| slot(learner, known)).collect()),
        store: learner.map_or_else(Vec::new, |learner| learner.store.clone()),
        leads,
        follows,
        proposes: state.proposer.as_ref().map_or_else(Vec::new, proposes),
        commands: state.client.as_ref().map_or_else(Vec::new, |client| commands(me, client)),
    }
}

fn proposes(proposer: &Proposer) -> Vec<Proposed> {
    let Stage::Leading(leading) = &proposer.stage else { return Vec::new() };
    let open = leading.slots.iter().filter(|(_, own)| !own.chosen);
    open.map(|(&slot, own)| {
        let why = Remark::new(match own.why {
            Why::Gap => "fact-multi-paxos-why-gap",
            Why::Adopted => "fact-multi-paxos-why-adopted",
            Why::Requested => "fact-multi-paxos-why-requested",
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

/// The fields of a state, part by part.
pub(super) fn facts(of: &MultiPaxos, me: Local<'_>, state: &State) -> Vec<Fact> {
    let mut facts = Vec::new();
    if let Some(client) = &state.client
        && !client.commands.is_empty()
    {
        facts.push(
            Fact::new("fact-multi-paxos-client")
                .number("answered", client.answered.into())
                .number("count", client.commands.len() as u64),
        );
        if let Some(suspect) = client.suspect {
            facts.push(Fact::new("fact-multi-paxos-suspect").id("suspect", suspect));
        }
    }
    if let Some(proposer) = &state.proposer {
        facts.extend(of_stage(of, me, proposer));
    }
    if let Some(acceptor) = &state.acceptor {
        facts.push(match acceptor.promised {
            None => Fact::new("fact-multi-paxos-no-promise"),
            Some(ballot) => Fact::new("fact-multi-paxos-promise").with("ballot", Value::Text(ballot.to_string())),
        });
        facts.push(Fact::new("fact-multi-paxos-votes").number("count", acceptor.votes.len() as u64));
    }
    if let Some(learner) = &state.learner {
        let behind = learner.log.len() as u64 - u64::from(learner.applied);
        facts.push(Fact::new("fact-multi-paxos-learner").number("applied", learner.applied.into()).number("behind", behind));
        let store: Vec<String> = learner.store.iter().map(|(key, value)| format!("{key}={value}")).collect();
        if !store.is_empty() {
            facts.push(Fact::new("fact-multi-paxos-store").with("store", Value::Text(store.join(" "))));
        }
    }
    facts
}

fn of_stage(of: &MultiPaxos, me: Local<'_>, proposer: &Proposer) -> Vec<Fact> {
    let ballot = |fact: Fact, ballot: Ballot| fact.with("ballot", Value::Text(ballot.to_string()));
    let stage = match &proposer.stage {
        Stage::Idle => match proposer.leader.filter(|&leader| leader != me.id) {
            Some(leader) => Fact::new("fact-multi-paxos-follows").id("leader", leader),
            None => Fact::new("fact-multi-paxos-idle"),
        },
        Stage::BackingOff => Fact::new("fact-multi-paxos-back-off"),
        Stage::Preparing { ballot: own, promises, .. } => ballot(Fact::new("fact-multi-paxos-preparing"), *own)
            .number("count", promises.len() as u64)
            .number("majority", of.majority().into()),
        Stage::Leading(leading) => {
            ballot(Fact::new("fact-multi-paxos-leads"), leading.ballot).number("next", leading.next.into())
        }
    };
    let met = proposer.met.map(|met| ballot(Fact::new("fact-multi-paxos-met"), met));
    let queue = proposer.queue.len() as u64;
    let queued = (queue > 0).then(|| Fact::new("fact-multi-paxos-queue").number("count", queue));
    std::iter::once(stage).chain(met).chain(queued).collect()
}

fn said(entry: LogEntry) -> Value {
    Value::Text(entry.to_string())
}
