//! Builds the frame of the moment on the screen. Also answers small queries that need no frame, and hides the traitors
//! and the answers to questions.

use super::standing::{self, held, leading, rivals, verdict};
use super::{cues, ground, holdings, lanes, log, messages, space_time, story, why, window};
use super::{space_time::SpaceTime, story::Acting, story::Story};
use crate::model::{Algorithm, Answer, Mark, Ring, Sign};
use crate::prelude::*;
use suffrage_engine::engine::{Counts, Process, counts};
use suffrage_engine::protocol::{Bound, BoundSide, Derivation, Held};
use suffrage_engine::{property::Repetition, sim::network::Network};

/// `.0`: the proved bounds; `.1`: the number of messages to which they apply (`None`: all).
pub(crate) type Bounded = (Vec<Bound>, Option<u64>);

pub(crate) fn frame(run: &mut Run, ask: &Ask) -> Frame {
    if std::mem::replace(&mut run.hides_faulty, ask.hides_faulty) != ask.hides_faulty {
        run.on_moment_changed();
    }
    let mut frame = shown(run, ask);
    if ask.hides_faulty {
        frame.hide_faulty(standing::is_guessing(run), &|at| run.now.world.holds_its_input(at as u32));
    }
    frame
}

fn shown(run: &Run, ask: &Ask) -> Frame {
    let (visible, n) = (run.visible(), run.count());
    let log_end = visible.saturating_sub(ask.log_back);
    let (scenario, world, census, entry) = (&run.scenario, &run.now.world, &run.now.census, run.entry);
    let window = window(n, ask);
    let story = story::story(run);
    let (bounds, bounded) = run.cache.bounds.get_or_init(|| (bounds(run), bounded_until_return(run))).clone();
    Frame {
        title: scenario.title.clone(),
        protocol_id: scenario.protocol(),
        protocol: entry.name,
        protocol_title: entry.title,
        variant: scenario.variant.name(),
        anonymous: entry.anonymous(),
        strip: entry.strip,
        scope: entry.scope(),
        silence: entry.silence(),
        value_columns: run.value_columns,
        holds: entry.holds(),
        keeps_logs: entry.logs(),
        derives: entry.derives(),
        topology: entry.topology,
        n,
        roles: entry.roles,
        kinds: entry.kinds,
        classes: entry.classes,
        delay: (scenario.network.shortest_delay, scenario.network.longest_delay),
        network: world.network().clone(),
        heartbeats: world.detector().is_some(),
        seed: scenario.seed,
        clock: clock(run),
        first: window.start,
        processes: window.map(|at| process(run, at as u32)).collect(),
        competing: census.competing,
        round: world.round(),
        purpose: world.round().filter(|_| census.competing > 0).and_then(|(round, _)| world.purpose(round)),
        rounds: census.rounds.clone(),
        messages: run.messages(ask),
        busiest: run.now.busiest(),
        pairs: run.now.pairs.is_kept().then(|| run.now.pairs.clone()),
        ring: (ask.per_sector > 0).then(|| Ring { near: near(run, ask), ..messages::ring(run, ask) }),
        cuts: run.cuts(ask),
        underway: run.pending(ask),
        waiting: ask.waiting.and_then(|position| why::waiting(run, position)),
        counts: Counts { notices: standing::notices(run), ..counts(world) },
        verdict: verdict(run),
        held: held(run),
        leading: leading(run),
        rivals: rivals(run),
        algorithm: story.acts.map(|acts| algorithm(run, acts)).unwrap_or_default(),
        story,
        log: (log_end.saturating_sub(ask.log_lines)..log_end).map(|index| log::line(run, index)).collect(),
        log_length: visible,
        marks: marks(run),
        marks_ahead: if ask.future { marks_ahead(run) } else { Vec::new() },
        sent: run.sent_round(ask.sent),
        bounds,
        disturbed: run.now.bounds.disturbed,
        bounded,
        bounded_kinds: entry.bounded_kinds,
        properties: run.properties().to_vec(),
        figures: if entry.strip == Strip::Groups { world.figures() } else { Vec::new() },
        stops: cues::stops(run).to_vec(),
        narration: if ask.narration { cues::all(run) } else { Vec::new() },
        branching: Branching::default(),
        lanes: lanes::lanes(run).map(Into::into),
        seats: run.seats.clone(),
        ground: ground::ground(run, ask.selected).map(Into::into),
        logs: holdings::logs(run, ask).map(Into::into),
        holdings: holdings::holdings(run, ask).map(Into::into),
        deriving: holdings::deriving(run, ask).map(Into::into),
        space_time: ask.space_time.map(|wanted| {
            let followed = if wanted.follow { followed(run) } else { None };
            space_time::space_time(run, &wanted, followed.unwrap_or(ask.selected))
        }),
    }
}

fn followed(run: &Run) -> Option<usize> {
    if run.entry.topology == Topology::Complete {
        let leader = leading(run).and_then(|leading| run.position_of(leading.leader));
        return leader.or_else(|| run.now.bounds.begun.last().map(|begun| begun.position as usize));
    }
    let mut records = run.trace().among(0..run.visible()).rev().map(|(_, record)| record);
    records.find(Record::is_at_its_process).map(|record| record.at as usize)
}

fn marks(run: &Run) -> Vec<Mark> {
    let happened = run.trace().landmarks_until(run.visible()).map(mark);
    // A note is shown at the end of its tick, so a suspended tick has no notes yet.
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

fn in_order(marks: impl Iterator<Item = Mark>, said: impl Iterator<Item = Ticks>) -> Vec<Mark> {
    let mut marks: Vec<Mark> = marks.chain(said.map(|tick| Mark { tick, sign: Sign::Note })).collect();
    marks.sort_by_key(|mark| mark.tick);
    marks
}

pub(crate) fn clock(run: &Run) -> Clock {
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
        ..run.now.world.describe(at)
    }
}

fn near(run: &Run, ask: &Ask) -> Vec<Process> {
    let n = run.count();
    let reach = ask.neighbours.min((n - 1) / 2);
    let first = (ask.selected.min(n - 1) + n - reach) % n;
    (0..=2 * reach).map(|step| process(run, ((first + step) % n) as u32)).collect()
}

fn algorithm(run: &Run, acts: Acting) -> Algorithm {
    Algorithm { role: Some(run.now.world.role(acts.position as u32)), obeyed: run.steps(acts.record) }
}

fn bounds(run: &Run) -> Vec<Bound> {
    let so_far = &run.now.bounds;
    let mut bounds = so_far.bounds(run.now.world.plan());
    if so_far.returned.is_some_and(|returned| !returned.at_rest) {
        // A recovery interrupted the election. So it may need fewer messages than the lower bound, but not more.
        bounds.retain(|bound| bound.side == BoundSide::Worst);
    }
    bounds
}

/// The number of messages before the first recovery of a process; `None` if no process has recovered.
fn bounded_until_return(run: &Run) -> Option<u64> {
    let returned = run.now.bounds.returned?;
    let entry = run.entry;
    let counts = |kind: &str| entry.bounded_kinds.is_empty() || entry.bounded_kinds.contains(&kind);
    let sent = entry.kinds.iter().zip(run.traffic.sent_before(returned.tick).by_kind).enumerate();
    let counted = sent.filter(|(index, (kind, _))| entry.upkeep != Some(*index) && counts(kind));
    Some(counted.map(|(_, (_, sent))| sent).sum())
}

impl Run {
    /// The process at a position; `None` if there is no such position.
    pub fn process(&self, position: usize) -> Option<Process> {
        (position < self.count()).then(|| process(self, position as u32))
    }

    pub fn knows_traitors(&self) -> bool {
        self.entry.roles.contains(&Role::Traitor)
    }

    pub fn processes(&self, ask: &Ask) -> Vec<Process> {
        window(self.count(), ask).map(|at| process(self, at as u32)).collect()
    }

    /// How a process has derived its decision up to this moment; `None` if there is nothing to derive.
    pub fn derivation(&self, position: usize) -> Option<Derivation> {
        if position < self.count() { self.now.world.derivation(position as u32) } else { None }
    }

    pub fn network(&self) -> &Network {
        self.now.world.network()
    }

    /// The properties of the algorithm, each with the verdict at this moment.
    pub fn properties(&self) -> &[Property] {
        self.cache
            .properties
            .get_or_init(|| self.now.judge.findings(self.entry.properties, self.now.world.is_at_rest()))
    }

    /// How the run is known to repeat at this moment, so that it never rests; `None`: it is not known to repeat.
    pub fn repetition(&self) -> Option<Repetition> {
        self.now.judge.repetition()
    }

    /// Whether a record is an event of the space-time diagram. Unless `future` is true, later events do not count.
    pub fn shows_event(&self, record: u32, future: bool) -> bool {
        let shown = if future { self.trace().len() } else { self.visible() };
        (record as usize) < shown && space_time::is_event(self, record)
    }
}

impl Frame {
    /// Removes everything that could reveal the answer to a question, except what has happened so far.
    pub fn conceal(&mut self) {
        let tick = self.clock.tick;
        self.clock.recorded = tick;
        self.marks_ahead.clear();
        self.sent.retain(|sent| sent.tick <= tick);
        self.bounds.clear();
        if let Some(deriving) = &mut self.deriving {
            Arc::make_mut(deriving).fewer = None;
        }
        if let Some(waiting) = &mut self.waiting {
            waiting.outlook = None;
            waiting.could.clear();
        }
        if self.title.by_language.values().any(|title| self.answers().any(|answer| names_figure(title, &answer))) {
            self.title.by_language.clear();
        }
    }

    /// Shows traitors as loyal processes. While the students still guess the traitors (`guessing`), also hides the
    /// values of processes with `is_given`, because a visible decision would show that the commander is loyal.
    pub fn hide_faulty(&mut self, guessing: bool, is_given: &dyn Fn(usize) -> bool) {
        let seeming = |role: Role, at: usize| seeming(role, guessing && is_given(at));
        let near = self.ring.iter_mut().flat_map(|ring| &mut ring.near);
        for process in self.processes.iter_mut().chain(near) {
            let Process { position, role, faulty, owes, elected, .. } = process;
            if guessing && *role != Role::Crashed {
                *owes |= *faulty;
                elected.take_if(|_| is_given(*position));
            }
            (*role, *faulty) = (seeming(*role, *position), false);
        }
        for Sector { roles, .. } in self.ring.iter_mut().flat_map(|ring| &mut ring.sectors) {
            roles[Role::Waiting as usize] += std::mem::take(&mut roles[Role::Traitor as usize]);
        }
        // The named values must not reveal which processes were given a value.
        if let Some(holdings) = self.holdings.as_mut().filter(|_| guessing) {
            let rows = Arc::make_mut(holdings).rows.iter_mut().filter(|row| is_given(row.position));
            rows.flat_map(|row| &mut row.cells).for_each(|cell| (cell.value, cell.before) = (Held::Nothing, None));
        }
        if let Some(deriving) = self.deriving.as_mut().filter(|deriving| guessing && is_given(deriving.position)) {
            Arc::make_mut(deriving).decided = None;
        }
        if let (Some(Acting { position, .. }), Some(role)) = (self.story.acts, &mut self.algorithm.role) {
            *role = seeming(*role, position);
        }
        let Story { decision, won, .. } = &mut self.story;
        decision.iter_mut().chain(won).for_each(|decided| decided.role = seeming(decided.role, decided.position));
        if let Some(SpaceTime { lifelines, rounds: Some(rounds), .. }) = self.space_time.as_mut().filter(|_| guessing) {
            for barrier in &mut rounds.barriers {
                let given = lifelines.iter().zip(&mut barrier.behind).filter(|(line, _)| is_given(line.position));
                given.filter_map(|(_, behind)| behind.as_mut()).for_each(|behind| behind.decided = None);
            }
        }
        for lifeline in self.space_time.iter_mut().flat_map(|diagram| &mut diagram.lifelines) {
            lifeline.stretches.iter_mut().for_each(|(_, role)| *role = seeming(*role, lifeline.position));
        }
    }

    /// The numbers and ids in the computed answers of this moment, without multiple-choice questions.
    pub fn answers(&self) -> impl Iterator<Item = String> + '_ {
        let found = self.stops.iter().filter_map(|stop| match stop.answer.as_ref()? {
            Answer::Found(found) => Some(found),
            Answer::Choice(_) => None,
        });
        let values = found.flat_map(|answer| &answer.values);
        values.filter_map(|(_, value)| match value {
            Value::Number(number) => Some(number.to_string()),
            Value::Id(id) => Some(id.to_string()),
            _ => None,
        })
    }
}

/// The role to show while traitors are hidden. If `hides_decision` is true, the role is never "decided".
const fn seeming(role: Role, hides_decision: bool) -> Role {
    match role {
        Role::Traitor => Role::Waiting,
        Role::Decided if hides_decision => Role::Waiting,
        known => known,
    }
}

/// Whether a text contains the number or the word `figure`. A part of a longer number or word does not count.
pub fn names_figure(text: &str, figure: &str) -> bool {
    let is_part = |letter: char| letter.is_ascii_digit() || letter.is_alphabetic() && !is_number(figure);
    text.split(|letter| !is_part(letter)).any(|part| part.eq_ignore_ascii_case(figure))
}

fn is_number(figure: &str) -> bool {
    figure.bytes().all(|digit| digit.is_ascii_digit())
}
