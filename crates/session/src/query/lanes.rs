//! Processes grouped by their parts (proposers, acceptors and so on), with one lane for each part. Also the votes.

use crate::prelude::*;
use crate::{query::LOOKBACK, query::story::last_handled};
use suffrage_engine::{property::VoteCount, protocol::Ballot, protocol::PartView, protocols::sum::Message};
use unicode_width::UnicodeWidthStr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lanes {
    /// One lane for each part that some process has, such as proposer, in the order of the catalogue.
    pub lanes: Vec<Lane>,
    /// The index in `lanes` of the lane whose members vote.
    pub voters: usize,
    /// How many votes a ballot needs until its value is chosen.
    pub majority: usize,
    /// The slot of the log to which the votes in `ballots` belong; `None` if the algorithm has no log.
    pub slot: Option<u32>,
    /// The ballots that have votes. The highest ballot comes first.
    pub ballots: Vec<BallotVotes>,
    /// The width, in columns, of the widest ballot so far.
    pub ballot_columns: usize,
    /// The width, in columns, of the widest value for which a process has voted.
    pub value_columns: usize,
    /// The requests that were refused in this tick or in the tick before, oldest first.
    pub refused: Vec<Refused>,
    /// The index in `lanes` of the lane whose member acted last; `None` before the first event.
    pub acts: Option<usize>,
    /// How many messages are in transit, by sending lane, receiving lane and kind. Heartbeats do not count.
    pub flows: Vec<Flow>,
}

/// How many messages of one kind are in transit from one lane to another, or within one lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flow {
    /// The index of the sending lane in [`Lanes::lanes`].
    pub from: usize,
    /// The index of the receiving lane in [`Lanes::lanes`].
    pub to: usize,
    pub class: MessageClass,
    pub kind: &'static str,
    pub count: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// The index of the part in the catalogue.
    pub part: usize,
    /// The name of the part in scenario files.
    pub name: &'static str,
    /// The processes that have this part, in the order of their positions.
    pub members: Vec<Member>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub position: usize,
    pub id: Id,
    pub view: PartView,
}

/// All votes that an entry has got in one ballot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BallotVotes {
    pub ballot: Ballot,
    pub entry: LogEntry,
    /// The positions of the processes that voted for the entry, ascending.
    pub by: Vec<usize>,
}

/// A request that its receiver does not answer, because the receiver has promised a higher ballot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    pub record: usize,
    /// The position of the sender.
    pub from: usize,
    /// The position of the receiver.
    pub to: usize,
    pub between: Between,
    pub class: MessageClass,
    pub payload: String,
    pub tick: Ticks,
}

/// The part from which a message comes and the part to which it goes, as indices in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Between {
    pub from: usize,
    pub to: usize,
    /// A second part of the receiver, if the message also goes to it. The receiver then proposed the ballot.
    pub also: Option<usize>,
    pub ballot: Option<Ballot>,
}

impl Lanes {
    /// The index of the lane for a part; `None` if no process has this part.
    pub fn lane_of(&self, part: usize) -> Option<usize> {
        self.lanes.iter().position(|lane| lane.part == part)
    }

    /// How many messages are in transit. Heartbeats do not count.
    pub fn under_way(&self) -> usize {
        self.flows.iter().map(|flow| flow.count).sum()
    }

    pub fn voters(&self) -> &Lane {
        &self.lanes[self.voters]
    }

    pub fn voters_up(&self) -> usize {
        self.voters().members.iter().filter(|member| member.view.role != Role::Crashed).count()
    }

    /// The role to show for a process in a lane. A voter whose vote is for an older ballot is shown as waiting.
    pub fn role(&self, lane: usize, view: &PartView) -> Role {
        let is_older = view.vote.is_some_and(|(ballot, _)| Some(ballot) < self.highest());
        if view.role == Role::Active && lane == self.voters && is_older { Role::Waiting } else { view.role }
    }

    pub fn roles(&self) -> impl Iterator<Item = Role> {
        let lanes = self.lanes.iter().enumerate();
        lanes.flat_map(move |(at, lane)| lane.members.iter().map(move |member| self.role(at, &member.view)))
    }

    pub fn highest(&self) -> Option<Ballot> {
        self.ballots.first().map(|votes| votes.ballot)
    }
}

const MOST: usize = 256;
const REFUSED_IS_SHOWN: Ticks = 2;
const MOST_REFUSED: usize = 64;

/// Returns `None` if the algorithm has no parts, or if there are too many processes.
pub(super) fn lanes(run: &Run) -> Option<Lanes> {
    let voters = run.entry.voters()?;
    if run.count() > MOST {
        return None;
    }
    let mut by_part: BTreeMap<usize, Vec<Member>> = BTreeMap::new();
    for at in 0..run.count() as u32 {
        for view in run.now.world.views(at) {
            by_part.entry(view.part).or_default().push(Member { position: at as usize, id: run.id(at), view });
        }
    }
    let name = |part: usize| run.entry.parts().get(part).copied().unwrap_or_default();
    let lanes: Vec<_> = by_part.into_iter().map(|(part, members)| Lane { part, name: name(part), members }).collect();
    let voters = lanes.iter().position(|lane| lane.part == voters)?;
    let (slot, ballots) = votes(run);
    let views = || lanes.iter().flat_map(|lane| &lane.members).map(|member| &member.view);
    let value_columns =
        views().filter_map(|view| view.vote).chain(ballots.iter().map(|votes| (votes.ballot, votes.entry)));
    let value_columns = value_columns.map(|(_, entry)| entry.to_string().width()).max().unwrap_or(1);
    let acts = last_part(run).and_then(|part| lanes.iter().position(|lane| lane.part == part));
    let (majority, ballot_columns) = (lanes[voters].members.len() / 2 + 1, ballot_columns(run, views()));
    let (refused, flows) = (refused(run), flows(run, &lanes));
    Some(Lanes { lanes, voters, majority, slot, ballots, ballot_columns, value_columns, refused, acts, flows })
}

fn flows(run: &Run, lanes: &[Lane]) -> Vec<Flow> {
    let lane = |part: usize| lanes.iter().position(|lane| lane.part == part).unwrap_or_default();
    let mut counts: BTreeMap<(usize, usize, MessageClass, &'static str), usize> = BTreeMap::new();
    for sent in run.now.world.in_flight(&Span::ALL) {
        let way = run.between(sent.from, sent.to, sent.message).map_or((0, 0), |way| (lane(way.from), lane(way.to)));
        let (class, kind) = (sent.message.class(), run.entry.kinds[sent.message.kind()]);
        *counts.entry((way.0, way.1, class, kind)).or_default() += 1;
    }
    counts.into_iter().map(|((from, to, class, kind), count)| Flow { from, to, class, kind, count }).collect()
}

fn votes(run: &Run) -> (Option<u32>, Vec<BallotVotes>) {
    let tallies = run.now.judge.tallies();
    let Some(slot) = tallies.last().map(|tally| tally.slot) else { return (None, Vec::new()) };
    let of = |tally: &VoteCount<'_>| BallotVotes {
        ballot: tally.ballot,
        entry: tally.entry,
        by: tally.by.iter().map(|&at| at as usize).collect(),
    };
    let ballots = tallies.iter().rev().take_while(|tally| tally.slot == slot).map(of).collect();
    (run.entry.logs().then_some(slot), ballots)
}

fn ballot_columns<'v>(run: &Run, views: impl Iterator<Item = &'v PartView>) -> usize {
    let rounds = views.flat_map(|view| [view.promised, view.vote.map(|(ballot, _)| ballot)]).flatten();
    let round = rounds.map(|ballot| ballot.round).max().unwrap_or(1);
    let longest = run.ids().iter().max().copied();
    longest.map_or(3, |proposer| Ballot { round, proposer }.to_string().len())
}

impl Run {
    pub(super) fn between(&self, from: u32, to: u32, content: &Message) -> Option<Between> {
        self.entry.voters()?;
        let shown = content.shown();
        let way = shown.way?;
        let of = |at: u32, choices: &'static [usize]| {
            let parts = self.scenario.parts(at);
            choices.iter().copied().filter(move |&part| parts.has(part))
        };
        let mut reached = of(to, way.to);
        let received = reached.next().or_else(|| way.to.first().copied())?;
        // `way.from` and `way.to` can list several parts. Then the parts at the same index belong together.
        let sender = way.to.iter().position(|&part| part == received).and_then(|at| way.from.get(at).copied());
        let sender = sender.filter(|&part| self.scenario.parts(from).has(part));
        let ballot = shown.ballot;
        let is_own = ballot.is_some_and(|ballot| ballot.proposer == self.id(to));
        let from = sender.or_else(|| of(from, way.from).next()).or_else(|| way.from.first().copied())?;
        Some(Between { from, to: received, also: reached.next().filter(|_| is_own), ballot })
    }
}

fn refused(run: &Run) -> Vec<Refused> {
    let (trace, tick) = (run.trace(), run.tick());
    let first = match (tick + 1).saturating_sub(REFUSED_IS_SHOWN).checked_sub(1) {
        Some(before) => trace.records_until(before, None),
        None => 0,
    };
    let first = first.max(run.visible().saturating_sub(LOOKBACK));
    // A process that has promised a higher ballot must not answer the request.
    let is_refusal = |index: usize| run.steps(index).iter().any(|step| step.ends_with("-refused"));
    let found = trace.among(first..run.visible()).rev().filter_map(|(index, record)| {
        let RecordKind::Delivered { from, .. } = record.what else { return None };
        let content = run.content(index).filter(|_| is_refusal(index))?;
        let (between, label) = (run.between(from, record.at, content)?, content.label());
        let tick = trace.tick_of(index);
        let (from, to) = (from as usize, record.at as usize);
        Some(Refused { record: index, from, to, between, class: label.class, payload: label.payload, tick })
    });
    let mut found: Vec<Refused> = found.take(MOST_REFUSED).collect();
    found.reverse();
    found
}

fn last_part(run: &Run) -> Option<usize> {
    let (index, record) = last_handled(run)?;
    if let (RecordKind::Delivered { from, .. }, Some(content)) = (&record.what, run.content(index)) {
        return run.between(*from, record.at, content).map(|between| between.to);
    }
    // Messages in transit are in no particular order. The first message that this step sent has the lowest number.
    let span = Span::of(record.at);
    let sent = run.now.world.in_flight(&span).filter(|sent| run.trace().cause_of(sent.number) == Some(index as u32));
    let sent = sent.min_by_key(|sent| sent.number);
    let part = sent.and_then(|sent| run.between(sent.from, sent.to, sent.message)).map(|between| between.from);
    part.or_else(|| run.scenario.parts(record.at).iter().next())
}
