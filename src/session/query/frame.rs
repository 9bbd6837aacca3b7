//! The moment on the screen as a frame.

use std::ops::Range;
use std::sync::Arc;

use super::standing::{self, held, leading, rivals, verdict};
use super::window::window;
use super::{cues, ground, holdings, lanes, log, logs, past, ring, space_time, story, why};
use crate::engine::{Counts, Process, counts};
use crate::protocol::{Bound, BoundSide, Figure, Seen, Strip, Ticks, Topology};
use crate::session::model::branches::Branching;
use crate::session::model::ground::{Ground, Seats};
use crate::session::model::holdings::{Deriving, Holdings};
use crate::session::model::lanes::Lanes;
use crate::session::model::logs::Logs;
use crate::session::model::story::Story;
use crate::session::model::why::Waiting;
use crate::session::model::{Algorithm, Ask, Clock, Frame, LogLine, Mark, Ring, Sent, Sign, Stop};
use crate::session::run::{Changes, Run};
use crate::sim::trace::{Landmark, Record, RecordKind};

/// Bounds, and the messages that they are about if that are not all.
type Bounded = (Vec<Bound>, Option<u64>);

/// What was asked for last, and what it came to, if to anything.
type Asked<Q, A> = Option<(Q, Option<Arc<A>>)>;

/// What was worked out for the moment on the screen and is asked for with every frame.
#[derive(Debug, Default)]
pub(in crate::session) struct Cache {
    /// The changes of the run that it knows of.
    known: Changes,
    ring: Option<((usize, bool), Ring)>,
    waiting: Option<(usize, Option<Waiting>)>,
    stops: Option<Vec<Stop>>,
    sent: Option<(Ticks, Vec<Sent>)>,
    story: Option<Box<Story>>,
    figures: Option<Vec<Figure>>,
    bounds: Option<([usize; 6], Bounded)>,
    standing: standing::Cache,
    diagram: space_time::Cache,
    past: past::Cache,
    lanes: Asked<(), Lanes>,
    logs: Asked<bool, Logs>,
    /// Where processes stand never changes.
    seats: Asked<(), Seats>,
    ground: Asked<usize, Ground>,
    holdings: Asked<(usize, usize), Holdings>,
    deriving: Asked<(usize, bool), Deriving>,
}

impl Cache {
    fn refresh(&mut self, run: &Run) {
        let (before, now) = (std::mem::replace(&mut self.known, run.changes), run.changes);
        if before.moment != now.moment {
            (self.ring, self.waiting, self.stops, self.sent, self.story) = (None, None, None, None, None);
            (self.lanes, self.logs, self.holdings, self.deriving) = (None, None, None, None);
            (self.figures, self.ground) = (None, None);
            self.standing.forget();
        }
        if before.course != now.course {
            self.bounds = None;
            self.past.forget();
        }
        if before.records != now.records {
            self.diagram.forget();
        }
    }

    /// What is told in words is told anew.
    fn forget_words(&mut self) {
        (self.waiting, self.story, self.deriving) = (None, None, None);
        self.diagram.forget();
    }

    /// What counts of a run's processes and properties, kept from one question to the next.
    pub(in crate::session) fn standing(&mut self, run: &Run) -> &mut standing::Cache {
        self.refresh(run);
        &mut self.standing
    }

    fn ring(&mut self, run: &Run, ask: &Ask) -> Option<Ring> {
        if ask.per_sector == 0 {
            return None;
        }
        let is_crowd = run.is_crowd(ask);
        let ring = kept(&mut self.ring, (ask.per_sector, is_crowd), || ring::ring(run, ask.per_sector, is_crowd));
        Some(Ring { near: near(run, ask), ..ring })
    }

    fn sent(&mut self, run: &Run, reach: Ticks) -> Vec<Sent> {
        kept(&mut self.sent, reach, || run.sent_round(reach))
    }

    fn figures(&mut self, run: &Run) -> Vec<Figure> {
        let figures = || if run.facts.strip == Strip::Groups { run.now.world.figures() } else { Vec::new() };
        self.figures.get_or_insert_with(figures).clone()
    }

    fn story(&mut self, run: &Run) -> Story {
        Story::clone(self.story.get_or_insert_with(|| Box::new(story::story(run))))
    }

    fn waiting(&mut self, run: &Run, position: usize) -> Option<Waiting> {
        kept(&mut self.waiting, position, || why::waiting(run, position))
    }

    fn lanes(&mut self, run: &Run) -> Option<Arc<Lanes>> {
        kept(&mut self.lanes, (), || lanes::lanes(run).map(Arc::new))
    }

    fn seats(&mut self, run: &Run) -> Option<Seats> {
        kept(&mut self.seats, (), || ground::seats(run).map(Arc::new)).map(|seats| Seats::clone(&seats))
    }

    fn ground(&mut self, run: &Run, ask: &Ask) -> Option<Arc<Ground>> {
        kept(&mut self.ground, ask.selected, || ground::ground(run, ask.selected).map(Arc::new))
    }

    fn logs(&mut self, run: &Run, ask: &Ask) -> Option<Arc<Logs>> {
        kept(&mut self.logs, ask.holdings > 0, || logs::logs(run, ask).map(Arc::new))
    }

    fn holdings(&mut self, run: &Run, ask: &Ask) -> Option<Arc<Holdings>> {
        kept(&mut self.holdings, (ask.selected, ask.holdings), || holdings::holdings(run, ask).map(Arc::new))
    }

    fn deriving(&mut self, run: &Run, ask: &Ask) -> Option<Arc<Deriving>> {
        kept(&mut self.deriving, (ask.selected, ask.derivation), || holdings::deriving(run, ask).map(Arc::new))
    }

    pub(in crate::session) fn stops(&mut self, run: &Run) -> Vec<Stop> {
        self.refresh(run);
        let stops = || if run.now.half_way.is_some() { Vec::new() } else { cues::at(run, run.tick()) };
        self.stops.get_or_insert_with(stops).clone()
    }

    fn bounds(&mut self, run: &Run) -> Bounded {
        kept(&mut self.bounds, run.now.bounds.extent(), || (bounds(run), bounded_until_return(run)))
    }
}

/// What was made for a key, or is made now.
fn kept<K: PartialEq, V: Clone>(slot: &mut Option<(K, V)>, key: K, make: impl FnOnce() -> V) -> V {
    let known = slot.take().filter(|(known, _)| *known == key);
    slot.insert(known.unwrap_or_else(|| (key, make()))).1.clone()
}

pub(in crate::session) fn frame(run: &mut Run, cache: &mut Cache, ask: &Ask) -> Frame {
    if std::mem::replace(&mut run.hides_faulty, ask.hides_faulty) != ask.hides_faulty {
        cache.forget_words();
    }
    cache.refresh(run);
    let mut frame = shown(run, cache, ask);
    if ask.hides_faulty {
        frame.hide_faulty(standing::is_guessing(run), &|at| run.now.world.holds_its_input(at as u32));
    }
    frame
}

fn shown(run: &mut Run, cache: &mut Cache, ask: &Ask) -> Frame {
    let visible = run.visible();
    let log_end = visible.saturating_sub(ask.log_back);
    let log = log_of(run, log_end.saturating_sub(ask.log_lines)..log_end);
    let run = &*run;
    let (scenario, world, n) = (&run.scenario, &*run.now.world, run.count());
    let window = window(n, ask);
    let (bounds, bounded) = cache.bounds(run);
    Frame {
        title: scenario.title.clone(),
        protocol: run.entry.name,
        protocol_title: run.entry.title,
        variant: scenario.variant.name(),
        anonymous: run.facts.anonymous,
        strip: run.facts.strip,
        scope: run.facts.scope,
        silence: run.facts.silence,
        value_columns: cache.standing.value_columns(run),
        holds: run.facts.holds,
        keeps_logs: run.facts.logs,
        derives: run.facts.derives,
        topology: run.facts.topology,
        n,
        roles: run.facts.roles,
        kinds: run.facts.kinds,
        classes: run.facts.classes,
        delay: (scenario.network.shortest_delay, scenario.network.longest_delay),
        network: *world.network(),
        heartbeats: world.detector().is_some(),
        seed: scenario.seed,
        clock: clock(run),
        first: window.start,
        processes: window.clone().map(|at| process(run, at as u32)).collect(),
        competing: run.now.census.competing,
        round: run.now.world.round(),
        purpose: world.round().filter(|_| run.now.census.competing > 0).and_then(|(round, _)| world.purpose(round)),
        rounds: run.now.census.rounds.clone(),
        messages: run.messages(ask),
        busiest: run.now.busiest(),
        pairs: run.now.pairs.is_kept().then(|| run.now.pairs.clone()),
        ring: cache.ring(run, ask),
        past: cache.past.of(run, ask.past),
        cuts: run.cuts(ask),
        underway: run.pending(ask),
        waiting: ask.waiting.and_then(|position| cache.waiting(run, position)),
        counts: Counts { notices: standing::notices(run), ..counts(world) },
        verdict: verdict(run, &mut cache.standing),
        held: held(run),
        leading: leading(run),
        rivals: rivals(run),
        algorithm: algorithm(run),
        story: cache.story(run),
        log,
        log_length: visible,
        marks: marks(run),
        marks_ahead: if ask.future { marks_ahead(run) } else { Vec::new() },
        sent: cache.sent(run, ask.sent),
        bounds,
        disturbed: run.now.bounds.disturbed,
        bounded,
        bounded_kinds: world.facts().bounded_kinds,
        properties: cache.standing.properties(run),
        figures: cache.figures(run),
        stops: cache.stops(run),
        narration: if ask.narration { cues::all(run) } else { Vec::new() },
        branching: Branching::default(),
        lanes: cache.lanes(run),
        seats: cache.seats(run),
        ground: cache.ground(run, ask),
        logs: cache.logs(run, ask),
        holdings: cache.holdings(run, ask),
        deriving: cache.deriving(run, ask),
        space_time: ask.space_time.map(|wanted| {
            let round = if wanted.follow { followed(run, &mut cache.standing).unwrap_or(ask.selected) } else { ask.selected };
            space_time::space_time(run, &mut cache.diagram, &wanted, round)
        }),
    }
}

/// Whom the diagram follows: who acted last, and on a complete graph, where any process may act next, the leader, before that who began the
/// last election.
fn followed(run: &Run, standing: &mut standing::Cache) -> Option<usize> {
    if run.facts.topology == Topology::Complete {
        let leader = leading(run).and_then(|leading| standing.seat(run, leading.leader));
        return leader.or_else(|| run.now.bounds.begun.last().map(|begun| begun.position)).map(|at| at as usize);
    }
    let mut records = run.trace().among(0..run.visible()).rev().map(|(_, record)| record);
    records.find(Record::is_at_its_process).map(|record| record.at as usize)
}

fn log_of(run: &mut Run, records: Range<usize>) -> Vec<LogLine> {
    // Of a range that is not held, the last record is recalled first: what is held before it then has the others.
    let lines = records.rev().filter_map(|index| run.at_record(index, |run, trace| log::line(run, trace, index)));
    let mut lines: Vec<LogLine> = lines.collect();
    lines.reverse();
    lines
}

fn marks(run: &Run) -> Vec<Mark> {
    let happened = run.trace().landmarks_until(run.visible()).map(mark);
    // What is said at a tick is said at its end.
    let last = if run.now.half_way.is_some() { run.tick().checked_sub(1) } else { Some(run.tick()) };
    let said = cues::notes(run).filter(|&tick| Some(tick) <= last);
    in_order(happened, said)
}

fn marks_ahead(run: &Run) -> Vec<Mark> {
    let seen = run.trace().landmarks_until(run.visible()).count();
    let ahead = run.trace().landmarks_until(usize::MAX).skip(seen).filter(|(tick, _)| *tick <= run.recorded).map(mark);
    let said = cues::notes(run).filter(|&tick| tick > run.tick() && tick <= run.recorded);
    in_order(ahead, said)
}

fn mark((tick, landmark): (Ticks, Landmark)) -> Mark {
    Mark { tick, sign: log::sign(landmark) }
}

/// Marks with those of what the scenario says, each at its tick.
fn in_order(marks: impl Iterator<Item = Mark>, said: impl Iterator<Item = Ticks>) -> Vec<Mark> {
    let mut marks: Vec<Mark> = marks.chain(said.map(|tick| Mark { tick, sign: Sign::Note })).collect();
    marks.sort_by_key(|mark| mark.tick);
    marks
}

pub(in crate::session) fn clock(run: &Run) -> Clock {
    let tick = run.tick();
    let half_way = run.now.half_way.map(|handled| (handled, run.trace().events_in(tick)));
    let quiet = run.is_quiet();
    Clock { tick, half_way, recorded: run.recorded, quiet, beats: quiet && !run.is_over() }
}

pub(super) fn process(run: &Run, at: u32) -> Process {
    let tally = &run.now.tally;
    Process {
        sent: u64::from(tally.sent[at as usize]),
        received: u64::from(tally.received[at as usize]),
        ..run.now.world.process(at)
    }
}

fn near(run: &Run, ask: &Ask) -> Vec<Process> {
    let n = run.count();
    let reach = ask.neighbours.min((n - 1) / 2);
    let first = (ask.selected.min(n - 1) + n - reach) % n;
    (0..=2 * reach).map(|step| process(run, ((first + step) % n) as u32)).collect()
}

fn algorithm(run: &Run) -> Algorithm {
    let (trace, visible) = (run.trace(), run.visible());
    // Losses and crashes obey no line: the listing stays where the latest handling was.
    let latest = trace.among(0..visible).rev().take(run.memory.lookback()).find(|&(index, _)| trace.has_steps(index));
    let Some((index, at)) = latest.map(|(index, record)| (index, record.at)) else { return Algorithm::default() };
    // A process that went down or came back since obeys no line any more.
    let mut since = trace.among(index + 1..visible);
    if since.any(|(_, record)| record.at == at && matches!(record.what, RecordKind::WentDown(_) | RecordKind::Revived)) {
        return Algorithm::default();
    }
    Algorithm { at: Some((at as usize, run.id(at))), role: Some(run.now.world.role(at)), obeyed: run.steps(index) }
}

fn bounds(run: &Run) -> Vec<Bound> {
    let network = &run.scenario.network;
    let constant = network.shortest_delay == network.longest_delay && network.process_time == 0;
    let so_far = &run.now.bounds;
    let mut bounds = run.now.world.bounds(&Seen {
        ids: run.ids(),
        down: &so_far.down,
        begun: &so_far.begun.to_vec(),
        crashed: &so_far.crashed.to_vec(),
        requests: so_far.requests,
        disturbed: so_far.disturbed,
        lockstep: constant.then_some(network.shortest_delay),
    });
    if so_far.returned.is_some_and(|returned| !returned.at_rest) {
        // An election that was cut short has not sent more than the most, but perhaps less than the least.
        bounds.retain(|bound| bound.side == BoundSide::Worst);
    }
    bounds
}

/// How many messages had been sent when a process came back, of the kinds that the bounds count: those that the bounds are about from then
/// on.
fn bounded_until_return(run: &Run) -> Option<u64> {
    let returned = run.now.bounds.returned?;
    let facts = run.now.world.facts();
    let counts = |kind: &str| if facts.bounded_kinds.is_empty() { true } else { facts.bounded_kinds.contains(&kind) };
    let sent = run.sent_before(returned.tick).by_kind;
    let counted =
        facts.kinds.iter().zip(sent).enumerate().filter(|(index, (kind, _))| facts.upkeep != Some(*index) && counts(kind));
    Some(counted.map(|(_, (_, sent))| sent).sum())
}
