//! The moment on the screen as a frame.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Range;

use super::beats;
use super::census::Census;
use super::log;
use super::model::branches::Branching;
use super::model::why::Waiting;
use super::model::{Algorithm, Ask, Clock, Counts, Face, Frame, Leading, LogLine, Mark, Message, Process, Ring, Sign, Verdict};
use super::ring;
use super::run::Run;
use super::spread::spread;
use super::{space_time, stops, underway, why};
use crate::history::Outcome;
use crate::property::{Property, Status};
use crate::protocol::{Bound, Decision, Explain, Id, MessageClass, Role, Seen as BoundsSeen, Ticks};
use crate::protocols::Entry;
use crate::sim::trace::{Record, What};
use crate::sim::{Underway, World};

/// A lost message is shown for less than so many ticks.
const LOST_IS_SHOWN: Ticks = 2;
/// So many different leaders are named at most.
const LEADERS_NAMED: usize = 8;

/// The frame of the moment on the screen.
pub(super) fn frame<P: Explain>(run: &Run<P>, entry: &'static Entry, ask: &Ask) -> Frame {
    let world = &run.moment.world;
    let (scenario, n) = (&run.scenario, world.count());
    let visible = visible_records(run);
    let window = window(n, ask);
    let log_end = visible.saturating_sub(ask.log_back);
    Frame {
        title: scenario.title.clone(),
        protocol: scenario.protocol,
        protocol_title: entry.title,
        variant: scenario.variant,
        anonymous: P::ANONYMOUS,
        topology: P::TOPOLOGY,
        n,
        delay: (scenario.network.shortest_delay, scenario.network.longest_delay),
        network: *world.network(),
        seed: scenario.seed,
        clock: clock(run),
        first: window.start,
        processes: window.clone().map(|at| process(run, at as u32)).collect(),
        competing: run.moment.census.competing,
        messages: messages(run, &window, visible, ask),
        ring: (ask.per_sector > 0).then(|| Ring { near: near(run, ask), ..run.kept.ring(run, ask.per_sector, visible) }),
        cuts: underway::cuts(run, &window),
        underway: underway::underway(run, ask),
        waiting: ask.waiting.and_then(|position| run.kept.waiting(run, position)),
        counts: Counts { notices: notices(run), ..counts(world) },
        verdict: verdict(run),
        leading: leading(run),
        rivals: rivals(run),
        algorithm: algorithm(run, visible),
        log: log(run, log_end.saturating_sub(ask.log_lines)..log_end),
        log_length: visible,
        marks: marks(run, visible),
        marks_ahead: if ask.future { marks_ahead(run, visible) } else { Vec::new() },
        bounds: run.kept.bounds(run),
        bounded_kinds: run.protocol.bounded_kinds(),
        properties: run.kept.properties(run),
        stops: run.stops.clone(),
        narration: if ask.narration { stops::all(run) } else { Vec::new() },
        branching: Branching::default(),
        space_time: ask.space_time.map(|wanted| space_time::space_time(run, &wanted, ask.selected)),
    }
}

/// How many records the moment on the screen has behind it.
pub(super) fn visible_records<P: Explain>(run: &Run<P>) -> usize {
    run.moment.ledger.records()
}

/// The lines of some records, wherever in the run they are.
fn log<P: Explain>(run: &Run<P>, records: Range<usize>) -> Vec<LogLine> {
    // Of a range that is not held, the last record is recalled first: what is held before it then has the others.
    let lines = records.rev().filter_map(|index| run.at_record(index, |trace| log::line_of(run, trace, index)));
    let mut lines: Vec<LogLine> = lines.collect();
    lines.reverse();
    lines
}

/// What has happened up to the moment on the screen, and what the scenario has said.
fn marks<P: Explain>(run: &Run<P>, visible: usize) -> Vec<Mark> {
    let happened = run.trace.landmarks_until(visible).map(|(tick, landmark)| Mark { tick, sign: log::sign(landmark) });
    // What is said at a tick is said at its end.
    let last = if run.moment.half_way.is_some() { run.tick().checked_sub(1) } else { Some(run.tick()) };
    let said = stops::notes(run).filter(|&tick| Some(tick) <= last);
    in_order(happened.chain(said.map(|tick| Mark { tick, sign: Sign::Note })))
}

/// What is recorded beyond the moment on the screen.
fn marks_ahead<P: Explain>(run: &Run<P>, visible: usize) -> Vec<Mark> {
    let mark = |(tick, landmark)| Mark { tick, sign: log::sign(landmark) };
    let seen = run.trace.landmarks_until(visible).count();
    let ahead = run.trace.landmarks_until(usize::MAX).skip(seen).filter(|(tick, _)| *tick <= run.recorded).map(mark);
    let said = stops::notes(run).filter(|&tick| tick > run.tick() && tick <= run.recorded);
    in_order(ahead.chain(said.map(|tick| Mark { tick, sign: Sign::Note })))
}

fn in_order(marks: impl Iterator<Item = Mark>) -> Vec<Mark> {
    let mut marks: Vec<Mark> = marks.collect();
    marks.sort_by_key(|mark| mark.tick);
    marks
}

fn clock<P: Explain>(run: &Run<P>) -> Clock {
    let tick = run.tick();
    let half_way = run.moment.half_way.map(|handled| (handled, run.trace.events_in(tick)));
    Clock { tick, half_way, recorded: run.recorded, quiet: run.is_quiet(), beats: run.only_beats() }
}

/// The positions that are shown: all, or a window round the selected one.
fn window(n: usize, ask: &Ask) -> Range<usize> {
    let size = ask.processes.min(n);
    let start = ask.selected.saturating_sub(size / 2).min(n - size);
    start..start + size
}

fn process<P: Explain>(run: &Run<P>, at: u32) -> Process {
    let seen = run.moment.world.process(at);
    let protocol = &run.protocol;
    Process {
        position: at as usize,
        id: seen.local.id,
        face: face(protocol, seen.state),
        role: role(run, at),
        elected: seen.standing.decision,
        badge: if seen.up { protocol.badge(seen.local, seen.state) } else { None },
        facts: if seen.up { protocol.facts(seen.local, seen.state) } else { Vec::new() },
        waits: if seen.up { protocol.waiting_for(seen.local, seen.state) } else { None },
        sent: u64::from(run.moment.tally.sent[at as usize]),
        received: u64::from(run.moment.tally.received[at as usize]),
        crashes_after: seen.crashes_after,
    }
}

fn face<P: Explain>(protocol: &P, state: &P::State) -> Face {
    match protocol.face(state) {
        _ if !P::ANONYMOUS => Face::Id,
        Some(number) => Face::Drawn(number),
        None => Face::Hidden,
    }
}

fn role<P: Explain>(run: &Run<P>, at: u32) -> Role {
    role_in(&run.protocol, &run.moment.world, at)
}

/// The state of a process in a world.
#[inline]
pub(super) fn role_in<P: Explain>(protocol: &P, world: &World<P>, at: u32) -> Role {
    let seen = world.process(at);
    if seen.up { protocol.role(seen.local, seen.state) } else { Role::Crashed }
}

/// The messages between processes of the window: those under way, the oldest first, and those lost lately.
fn messages<P: Explain>(run: &Run<P>, window: &Range<usize>, visible: usize, ask: &Ask) -> Vec<Message> {
    let n = run.moment.world.count();
    let reach = if ask.per_sector > 0 { ask.neighbours } else { 0 };
    let is_near = |at: usize| at.abs_diff(ask.selected).min(n - at.abs_diff(ask.selected).min(n)) <= reach;
    let is_shown = |at: u32| window.contains(&(at as usize)) || is_near(at as usize);
    let in_window = |from: u32, to: u32| is_shown(from) && is_shown(to);
    let most = ask.messages.unwrap_or(usize::MAX);
    let selected = ask.selected as u32;
    let all = || run.moment.world.packets().filter(|message| in_window(message.from, message.to));
    // Senders are counted from before the first one that is shown, so that they are small numbers.
    let before = (window.len() + reach).min(n);
    let sender = |message: &Underway<'_, P::Message>| {
        let is_own = message.from == selected || message.to == selected;
        (!is_own).then(|| (message.from as usize + before + n - ask.selected.min(n)) % n)
    };
    let mut kept = spread(most, all, sender, |message| message.number);
    kept.sort_unstable_by_key(|underway| underway.number);
    let mut messages: Vec<Message> = kept.iter().map(|underway| under_way(run, underway)).collect();
    // Heartbeats are drawn first, so that messages lie over them.
    messages.splice(0..0, beats::messages(run, is_shown, most.saturating_sub(messages.len())));
    for (tick, record) in lost_lately(run, visible) {
        let (number, from, clockwise, message, due, notice) = match &record.what {
            What::Lost { number, from, clockwise, message, due, .. } => (number, from, clockwise, message, *due, false),
            What::NoticeLost { number, from, clockwise, message, .. } => (number, from, clockwise, message, tick, true),
            _ => continue,
        };
        if in_window(*from, record.at) {
            let label = P::label(message);
            messages.push(Message {
                number: *number,
                from: *from as usize,
                to: record.at as usize,
                clockwise: *clockwise,
                kind: label.kind,
                class: label.class,
                payload: label.payload,
                whole: P::whole(message),
                sent: record.set_out,
                due,
                lost: Some(tick),
                notice,
            });
        }
    }
    messages
}

/// The selected process among its neighbours, each of them once.
fn near<P: Explain>(run: &Run<P>, ask: &Ask) -> Vec<Process> {
    let n = run.moment.world.count();
    let reach = ask.neighbours.min((n - 1) / 2);
    let first = (ask.selected.min(n - 1) + n - reach) % n;
    (0..=2 * reach).map(|step| process(run, ((first + step) % n) as u32)).collect()
}

/// A message under way as plain data.
pub(super) fn under_way<P: Explain>(run: &Run<P>, underway: &Underway<'_, P::Message>) -> Message {
    let label = P::label(underway.message);
    Message {
        number: underway.number,
        from: underway.from as usize,
        to: underway.to as usize,
        clockwise: underway.clockwise,
        kind: label.kind,
        class: label.class,
        payload: label.payload,
        whole: P::whole(underway.message),
        sent: run.moment.ledger.sent_at(underway.number).min(underway.due.saturating_sub(1)),
        due: underway.due,
        lost: None,
        notice: underway.notice,
    }
}

/// The records of the messages that were lost less than [`LOST_IS_SHOWN`] ticks ago, each with its tick.
pub(super) fn lost_lately<P: Explain>(run: &Run<P>, visible: usize) -> impl Iterator<Item = (Ticks, &Record<P>)> {
    // Where no tick comes any more, what was lost would stay for ever: it is shown for its own tick only.
    let shown = if run.is_quiet() { 1 } else { LOST_IS_SHOWN };
    run.trace.losses_since((run.tick() + 1).saturating_sub(shown), visible)
}

/// The message counters in the words of the protocol.
pub(super) fn counts<P: Explain>(world: &World<P>) -> Counts {
    let counters = world.counters();
    Counts {
        sent: counters.sent(),
        delivered: counters.delivered,
        lost: counters.lost,
        in_flight: counters.in_flight(),
        duplicated: counters.duplicated,
        notices: 0,
        heartbeats: world.heartbeats_sent(),
        by_kind: P::KINDS.iter().copied().zip(counters.by_kind).collect(),
        upkeep: P::UPKEEP.map(|kind| P::KINDS[kind]),
    }
}

/// How many notices are under way: only a network that returns what it cannot deliver has any.
fn notices<P: Explain>(run: &Run<P>) -> u64 {
    let bounce = run.scenario.network.bounce;
    if bounce { run.moment.world.packets().filter(|message| message.notice).count() as u64 } else { 0 }
}

/// Who leads: of several, the one that most hold, and of those the highest.
fn leading<P: Explain>(run: &Run<P>) -> Option<Leading> {
    let Census { named, up, .. } = &run.moment.census;
    let held = |leader: Id| named.get(&leader).copied().unwrap_or_default();
    let (known, leader) = run.moment.judge.leaders().map(|leader| (held(leader), leader)).max()?;
    Some(Leading { leader, known, of: *up })
}

/// All that lead, ascending, if they are several: there should be one at most.
fn rivals<P: Explain>(run: &Run<P>) -> Vec<Id> {
    let mut leaders: Vec<Id> = run.moment.judge.leaders().collect();
    leaders.sort_unstable();
    if leaders.len() > 1 { leaders } else { Vec::new() }
}

/// The one leader whose announcements are on their way to live processes that do not hold it yet.
fn announced<P: Explain>(run: &Run<P>) -> Option<Id> {
    let world = &run.moment.world;
    let mut announced = world
        .packets()
        .filter(|message| !message.notice && P::label(message.message).class == MessageClass::Elected)
        .filter(|message| world.is_up(message.to) && !world.cuts().separate(message.from, message.to))
        .filter_map(|message| world.elected(message.from).filter(|known| world.elected(message.to) != Some(*known)))
        .map(|Decision::Leader(leader)| leader);
    let leader = announced.next()?;
    let leads = run.moment.judge.leaders().any(|live| live == leader);
    (leads && announced.all(|other| other == leader)).then_some(leader)
}

fn verdict<P: Explain>(run: &Run<P>) -> Verdict {
    let census = &run.moment.census;
    if census.up == 0 {
        return Verdict::NobodyUp;
    }
    let (of, decided) = (census.up, census.decided);
    let named = &census.named;
    if named.len() > 1 {
        // Two that are up and lead are a fault at once, whatever is still under way.
        if let Some(leader) = announced(run).filter(|_| how_many_lead(run) < 2) {
            return Verdict::Spreading { leader, told: named.get(&leader).map_or(0, |held| held - 1), of: of - 1 };
        }
        return Verdict::Split { leaders: named.keys().copied().take(LEADERS_NAMED).collect(), named: named.len() };
    }
    let leader = named.keys().next().copied();
    if let Some(leader) = leader {
        if !run.kept.seat(run, leader).is_some_and(|at| run.moment.world.is_up(at)) {
            return Verdict::LeaderDown { leader };
        }
        if decided == of {
            return Verdict::Agreed { all: of, leader };
        }
    }
    if run.is_quiet() && census.competing > 0 {
        return Verdict::Stuck { undecided: of - decided, of };
    }
    Verdict::Deciding { decided, of, leader }
}

/// What the run has come to at the moment on the screen.
pub(super) fn outcome<P: Explain>(run: &Run<P>) -> Outcome {
    let Census { up, named, .. } = &run.moment.census;
    let held: usize = named.values().sum();
    let broken = run.kept.properties(run).into_iter().filter(|property| property.status == Status::Violated);
    Outcome {
        tick: run.tick(),
        quiet: run.is_quiet(),
        messages: counts(&run.moment.world).cost(),
        up: *up,
        undecided: up - held,
        leaders: named.keys().copied().take(LEADERS_NAMED).collect(),
        broken: broken.map(|property| property.name).collect(),
    }
}

/// How many of the leaders that are named are up and hold themselves as leader.
fn how_many_lead<P: Explain>(run: &Run<P>) -> usize {
    let own = |id: &Id| {
        let seat = run.kept.seat(run, *id).filter(|&at| run.moment.world.is_up(at));
        seat.is_some_and(|at| run.moment.world.elected(at) == Some(Decision::Leader(*id)))
    };
    run.moment.census.named.keys().filter(|id| own(id)).count()
}

fn algorithm<P: Explain>(run: &Run<P>, visible: usize) -> Algorithm {
    // Losses and crashes obey no line: the listing stays where the latest handling was.
    let latest = run.trace.among(0..visible).rev().take(1_000).find(|&(index, _)| !run.trace.steps(index).is_empty());
    let Some((index, &Record { at, .. })) = latest else { return Algorithm::default() };
    // Who went down or came back since obeys no line any more.
    let mut since = run.trace.among(index + 1..visible);
    if since.any(|(_, record)| record.at == at && matches!(record.what, What::WentDown(_) | What::Revived)) {
        return Algorithm::default();
    }
    Algorithm {
        at: Some((at as usize, run.moment.world.plan().ids[at as usize])),
        role: Some(role(run, at)),
        obeyed: run.trace.steps(index).iter().map(|&step| P::step_name(step)).collect(),
    }
}

fn bounds<P: Explain>(run: &Run<P>) -> Vec<Bound> {
    let network = &run.scenario.network;
    let constant = network.shortest_delay == network.longest_delay && network.process_time == 0;
    let so_far = &run.moment.bounds;
    run.protocol.bounds(&BoundsSeen {
        ids: &run.moment.world.plan().ids,
        down: &so_far.down,
        begun: &so_far.begun.to_vec(),
        crashed: &so_far.crashed.to_vec(),
        disturbed: so_far.disturbed,
        lockstep: constant.then_some(network.shortest_delay),
    })
}

/// What bounds depend on within one course of a run: how much of it has happened.
type SoFar = (usize, usize, usize, bool);

/// What was worked out for the moment on the screen and is asked for with every frame.
#[derive(Debug, Default)]
pub(super) struct Kept {
    ring: RefCell<Option<Ring>>,
    properties: RefCell<Option<Vec<Property>>>,
    waiting: RefCell<Option<(usize, Option<Waiting>)>>,
    bounds: RefCell<Option<(SoFar, Vec<Bound>)>>,
    seats: RefCell<BTreeMap<Id, Option<u32>>>,
}

impl Kept {
    /// The moment on the screen is another one.
    pub(super) fn arrive(&mut self) {
        *self.ring.get_mut() = None;
        *self.properties.get_mut() = None;
        *self.waiting.get_mut() = None;
    }

    /// What comes after the moment on the screen takes another course.
    pub(super) fn branch(&mut self) {
        *self.bounds.get_mut() = None;
    }

    fn ring<P: Explain>(&self, run: &Run<P>, per_sector: usize, visible: usize) -> Ring {
        let mut kept = self.ring.borrow_mut();
        match &*kept {
            Some(ring) if ring.per_sector == per_sector => ring.clone(),
            _ => kept.insert(ring::ring(run, per_sector, visible)).clone(),
        }
    }

    fn properties<P: Explain>(&self, run: &Run<P>) -> Vec<Property> {
        // What a hand does later does not change what was known before.
        let world = &run.moment.world;
        let findings = || run.moment.verdicts.findings(&run.moment.judge, run.entry.properties, world);
        self.properties.borrow_mut().get_or_insert_with(findings).clone()
    }

    fn waiting<P: Explain>(&self, run: &Run<P>, position: usize) -> Option<Waiting> {
        let mut kept = self.waiting.borrow_mut();
        match &*kept {
            Some((known, waiting)) if *known == position => waiting.clone(),
            _ => kept.insert((position, why::waiting(run, position))).1.clone(),
        }
    }

    fn bounds<P: Explain>(&self, run: &Run<P>) -> Vec<Bound> {
        let so_far = &run.moment.bounds;
        let key = (so_far.begun.len(), so_far.down.len(), so_far.crashed.len(), so_far.disturbed);
        let mut kept = self.bounds.borrow_mut();
        match &*kept {
            Some((known, bounds)) if *known == key => bounds.clone(),
            _ => kept.insert((key, bounds(run))).1.clone(),
        }
    }

    /// The position of an id, which never changes.
    fn seat<P: Explain>(&self, run: &Run<P>, id: Id) -> Option<u32> {
        let find = || run.moment.world.plan().ids.iter().position(|&known| known == id).map(|at| at as u32);
        *self.seats.borrow_mut().entry(id).or_insert_with(find)
    }
}
