//! The moment on the screen as a frame.

use std::collections::BTreeSet;
use std::ops::Range;

use super::frame::{Algorithm, Ask, Clock, Counts, Frame, Mark, Message, Process, Verdict};
use super::log;
use super::run::Run;
use super::{space_time, underway};
use crate::protocol::{Decision, Explain, Id, Role, Seen as BoundsSeen, Ticks};
use crate::protocols::Entry;
use crate::sim::trace::What;
use crate::sim::{Counters, Underway, World};

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
        topology: P::TOPOLOGY,
        n,
        delay: (scenario.network.shortest_delay, scenario.network.longest_delay),
        seed: scenario.seed,
        clock: clock(run),
        first: window.start,
        processes: window.clone().map(|at| process(run, at as u32)).collect(),
        competing: competing(run),
        messages: messages(run, &window, visible),
        cuts: underway::cuts(run, &window),
        underway: underway::underway(run, ask),
        counts: counts::<P>(world.counters()),
        verdict: verdict(run),
        algorithm: algorithm(run, visible),
        log: (log_end.saturating_sub(ask.log_lines)..log_end).map(|index| log::line(run, index)).collect(),
        log_length: visible,
        marks: run.trace.landmarks_until(visible).map(|(tick, landmark)| Mark { tick, sign: log::sign(landmark) }).collect(),
        marks_ahead: if ask.future { marks_ahead(run, visible) } else { Vec::new() },
        bounds: bounds(run),
        properties: run.moment.judge.findings(world, run.is_quiet()),
        stops: run.stops.clone(),
        space_time: ask.space_time.map(|wanted| space_time::space_time(run, &wanted, ask.selected)),
    }
}

/// How many records the moment on the screen has behind it.
pub(super) fn visible_records<P: Explain>(run: &Run<P>) -> usize {
    run.trace.records_until(run.tick(), run.moment.half_way)
}

/// What is recorded beyond the moment on the screen.
fn marks_ahead<P: Explain>(run: &Run<P>, visible: usize) -> Vec<Mark> {
    let mark = |(tick, landmark)| Mark { tick, sign: log::sign(landmark) };
    let seen = run.trace.landmarks_until(visible).count();
    run.trace.landmarks_until(usize::MAX).skip(seen).filter(|(tick, _)| *tick <= run.recorded).map(mark).collect()
}

fn clock<P: Explain>(run: &Run<P>) -> Clock {
    let tick = run.tick();
    let half_way = run.moment.half_way.map(|handled| (handled, run.trace.events_in(tick)));
    Clock { tick, half_way, recorded: run.recorded, quiet: run.is_quiet() }
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
        role: role(run, at),
        elected: seen.standing.decision,
        facts: if seen.up { protocol.facts(seen.local, seen.state) } else { Vec::new() },
        waits: if seen.up { protocol.waiting_for(seen.local, seen.state) } else { None },
        sent: u64::from(run.moment.tally.sent[at as usize]),
        received: u64::from(run.moment.tally.received[at as usize]),
        crashes_after: seen.crashes_after,
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

fn competing<P: Explain>(run: &Run<P>) -> usize {
    let world = &run.moment.world;
    (0..world.count() as u32).filter(|&at| world.process(at).standing.taking_part).count()
}

fn messages<P: Explain>(run: &Run<P>, window: &Range<usize>, visible: usize) -> Vec<Message> {
    let world = &run.moment.world;
    let in_window = |from: u32, to: u32| window.contains(&(from as usize)) && window.contains(&(to as usize));
    let mut messages = Vec::new();
    for underway in world.underway().into_iter().filter(|message| in_window(message.from, message.to)) {
        messages.push(under_way(run, &underway));
    }
    let tick = run.tick();
    let recent = run.trace.records_until((tick + 1).saturating_sub(LOST_IS_SHOWN).saturating_sub(1), None);
    for (index, record) in run.trace.records()[..visible].iter().enumerate().skip(recent.min(visible)) {
        let tick = run.trace.tick_of(index);
        let (number, from, clockwise, message, due, notice) = match &record.what {
            What::Lost { number, from, clockwise, message, due, .. } => (number, from, clockwise, message, *due, false),
            What::NoticeLost { number, from, clockwise, message } => (number, from, clockwise, message, tick, true),
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
                sent: run.trace.sent_at(*number),
                due,
                lost: Some(tick),
                notice,
            });
        }
    }
    messages
}

/// A message under way.
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
        sent: run.trace.sent_at(underway.number).min(underway.due.saturating_sub(1)),
        due: underway.due,
        lost: None,
        notice: underway.notice,
    }
}

/// The message counters in the words of the protocol.
pub(super) fn counts<P: Explain>(counters: &Counters) -> Counts {
    Counts {
        sent: counters.sent(),
        delivered: counters.delivered,
        lost: counters.lost,
        in_flight: counters.in_flight(),
        duplicated: counters.duplicated,
        by_kind: P::KINDS.iter().copied().zip(counters.by_kind).collect(),
    }
}

fn verdict<P: Explain>(run: &Run<P>) -> Verdict {
    let world = &run.moment.world;
    let plan = world.plan();
    let live: Vec<Option<Id>> = (0..world.count() as u32)
        .filter(|&at| world.is_up(at))
        .map(|at| world.elected(at).map(|Decision::Leader(leader)| leader))
        .collect();
    if live.is_empty() {
        return Verdict::NobodyUp;
    }
    let named: BTreeSet<Id> = live.iter().flatten().copied().collect();
    let undecided = live.iter().filter(|held| held.is_none()).count();
    if named.len() > 1 {
        return Verdict::Split { leaders: named.iter().copied().take(LEADERS_NAMED).collect(), named: named.len() };
    }
    let leader = named.first().copied();
    if let Some(leader) = leader {
        let is_up = plan.ids.iter().position(|&id| id == leader).is_some_and(|at| world.is_up(at as u32));
        if !is_up {
            return Verdict::LeaderDown { leader };
        }
        if undecided == 0 {
            return Verdict::Agreed { all: live.len(), leader };
        }
    }
    if run.is_quiet() && competing(run) > 0 {
        return Verdict::Stuck { undecided, of: live.len() };
    }
    Verdict::Deciding { decided: live.len() - undecided, of: live.len(), leader }
}

fn algorithm<P: Explain>(run: &Run<P>, visible: usize) -> Algorithm {
    // Losses and crashes obey no line: the listing stays where the latest handling was.
    let latest = (0..visible).rev().take(1_000).find(|&index| !run.trace.steps(index).is_empty());
    let Some(index) = latest else { return Algorithm::default() };
    let at = run.trace.records()[index].at;
    // Who went down or came back since obeys no line any more.
    let since = &run.trace.records()[index + 1..visible];
    if since.iter().any(|record| record.at == at && matches!(record.what, What::WentDown(_) | What::Revived)) {
        return Algorithm::default();
    }
    Algorithm {
        at: Some((at as usize, run.moment.world.plan().ids[at as usize])),
        role: Some(role(run, at)),
        obeyed: run.trace.steps(index).iter().map(|&step| P::step_name(step)).collect(),
    }
}

fn bounds<P: Explain>(run: &Run<P>) -> Vec<super::frame::Bound> {
    let network = &run.scenario.network;
    let constant = network.shortest_delay == network.longest_delay && network.process_time == 0;
    let so_far = &run.moment.bounds;
    run.protocol.bounds(&BoundsSeen {
        ids: &run.moment.world.plan().ids,
        down: &so_far.down,
        begun: &so_far.begun,
        disturbed: so_far.disturbed,
        lockstep: constant.then_some(network.shortest_delay),
    })
}
