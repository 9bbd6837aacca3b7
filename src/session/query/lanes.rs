//! Processes in their parts, the parts between which messages go, and what has been voted.

use std::collections::BTreeMap;

use unicode_width::UnicodeWidthStr;

use super::story::last_handled;
use crate::engine::{Content, Span};
use crate::property::VoteCount;
use crate::protocol::{Ballot, MessageClass, PartView, Ticks};
use crate::session::model::lanes::{BallotVotes, Between, Flow, Lane, Lanes, Member, Refused};
use crate::session::run::Run;
use crate::sim::trace::RecordKind;

/// More processes have no place in any picture of lanes.
const MOST: usize = 256;
/// For so many ticks after it a demand without an answer is shown.
const REFUSED_IS_SHOWN: Ticks = 2;
/// So many of them at most.
const MOST_REFUSED: usize = 64;

/// Nothing where processes have no parts, or where there are too many of them.
pub(super) fn lanes(run: &Run) -> Option<Lanes> {
    let voters = run.facts.voters?;
    if run.count() > MOST {
        return None;
    }
    let mut by_part: BTreeMap<usize, Vec<Member>> = BTreeMap::new();
    for at in 0..run.count() as u32 {
        for view in run.now.world.views(at) {
            by_part.entry(view.part).or_default().push(Member { position: at as usize, id: run.id(at), view });
        }
    }
    let lanes: Vec<Lane> = by_part.into_iter().map(|(part, members)| Lane { part, name: run.part(part), members }).collect();
    let voters = lanes.iter().position(|lane| lane.part == voters)?;
    let (slot, ballots) = votes(run);
    let views = || lanes.iter().flat_map(|lane| &lane.members).map(|member| &member.view);
    let value_columns = views().filter_map(|view| view.vote).chain(ballots.iter().map(|votes| (votes.ballot, votes.entry)));
    let value_columns = value_columns.map(|(_, entry)| entry.to_string().width()).max().unwrap_or(1);
    let acts = last_part(run).and_then(|part| lanes.iter().position(|lane| lane.part == part));
    Some(Lanes {
        voters,
        majority: lanes[voters].members.len() / 2 + 1,
        slot,
        ballot_columns: ballot_columns(run, views()),
        value_columns,
        refused: refused(run),
        flows: flows(run, &lanes),
        acts,
        ballots,
        lanes,
    })
}

/// What is under way between lanes, in their order.
fn flows(run: &Run, lanes: &[Lane]) -> Vec<Flow> {
    let lane = |part: usize| lanes.iter().position(|lane| lane.part == part).unwrap_or_default();
    let mut counts: BTreeMap<(usize, usize, MessageClass, &'static str), usize> = BTreeMap::new();
    for sent in run.now.world.in_flight(&Span::ALL) {
        let way = run.between(sent.from, sent.to, sent.content).map_or((0, 0), |way| (lane(way.from), lane(way.to)));
        let (class, kind) = (run.now.world.class(sent.content), run.facts.kinds[sent.kind]);
        *counts.entry((way.0, way.1, class, kind)).or_default() += 1;
    }
    counts.into_iter().map(|((from, to, class, kind), count)| Flow { from, to, class, kind, count }).collect()
}

/// All ballots of the last slot that anybody has voted in, over the whole run, the highest first.
fn votes(run: &Run) -> (Option<u32>, Vec<BallotVotes>) {
    let tallies = run.now.judge.tallies();
    let Some(slot) = tallies.last().map(|tally| tally.slot) else { return (None, Vec::new()) };
    let of = |tally: &VoteCount<'_>| BallotVotes {
        ballot: tally.ballot,
        entry: tally.entry,
        by: tally.by.iter().map(|&at| at as usize).collect(),
    };
    let ballots = tallies.iter().rev().take_while(|tally| tally.slot == slot).map(of).collect();
    (run.facts.logs.then_some(slot), ballots)
}

/// The columns of a ballot of the highest round met and of the longest id.
fn ballot_columns<'v>(run: &Run, views: impl Iterator<Item = &'v PartView>) -> usize {
    let rounds = views.flat_map(|view| [view.promised, view.vote.map(|(ballot, _)| ballot)]).flatten();
    let round = rounds.map(|ballot| ballot.round).max().unwrap_or(1);
    let longest = run.ids().iter().max().copied();
    longest.map_or(3, |proposer| Ballot { round, proposer }.to_string().len())
}

impl Run {
    /// The name of a part, by its index in the catalogue.
    fn part(&self, part: usize) -> &'static str {
        self.entry.parts.get(part).copied().unwrap_or_default()
    }

    /// The parts between which a message goes.
    pub(super) fn between(&self, from: u32, to: u32, content: Content<'_>) -> Option<Between> {
        self.facts.voters?;
        let way = self.now.world.way(content)?;
        let of = |at: u32, choices: &'static [usize]| {
            let parts = self.scenario.parts(at);
            choices.iter().copied().filter(move |&part| parts.has(part))
        };
        let mut reached = of(to, way.to);
        let received = reached.next().or_else(|| way.to.first().copied())?;
        // Each of several parts that send has its own that receives.
        let sender = way.to.iter().position(|&part| part == received).and_then(|at| way.from.get(at).copied());
        let sender = sender.filter(|&part| self.scenario.parts(from).has(part));
        let ballot = self.now.world.ballot_in(content);
        let is_own = ballot.is_some_and(|ballot| ballot.proposer == self.id(to));
        Some(Between {
            from: sender.or_else(|| of(from, way.from).next()).or_else(|| way.from.first().copied())?,
            to: received,
            also: reached.next().filter(|_| is_own),
            ballot,
        })
    }
}

/// The demands of this tick and of those just before it that are left without an answer.
fn refused(run: &Run) -> Vec<Refused> {
    let (trace, tick) = (run.trace(), run.tick());
    let first = match (tick + 1).saturating_sub(REFUSED_IS_SHOWN).checked_sub(1) {
        Some(before) => trace.records_until(before, None),
        None => 0,
    };
    let first = first.max(run.visible().saturating_sub(run.memory.lookback()));
    let is_refusal = |index: usize| run.sentences(index).iter().any(|told| told.refused);
    let found = trace.among(first..run.visible()).rev().filter_map(|(index, record)| {
        let RecordKind::Delivered { from, .. } = record.what else { return None };
        let content = run.content(index).filter(|_| is_refusal(index))?;
        let (between, label) = (run.between(from, record.at, content)?, run.now.world.label(content));
        let tick = trace.tick_of(index);
        let (from, to) = (from as usize, record.at as usize);
        Some(Refused { record: index, from, to, between, class: label.class, payload: label.payload, tick })
    });
    let mut found: Vec<Refused> = found.take(MOST_REFUSED).collect();
    found.reverse();
    found
}

/// The part in which the process acted that the picture tells of.
fn last_part(run: &Run) -> Option<usize> {
    let (index, record) = last_handled(run)?;
    if let (RecordKind::Delivered { from, .. }, Some(content)) = (&record.what, run.content(index)) {
        return run.between(*from, record.at, content).map(|between| between.to);
    }
    // What is under way comes in no certain order: the first that this handling sent is the one of the lowest number.
    let span = Span::of(record.at);
    let sent = run.now.world.in_flight(&span).filter(|sent| run.now.ledger.cause_of(sent.number) == Some(index as u32));
    let sent = sent.min_by_key(|sent| sent.number);
    let part = sent.and_then(|sent| run.between(sent.from, sent.to, sent.content)).map(|between| between.from);
    part.or_else(|| run.scenario.parts(record.at).iter().next())
}
