//! The space-time diagram: a window of ticks × processes, made from the record of the run.
//!
//! Only what has happened at the moment on the screen is in it, half-way through a tick too.

mod find;
mod followed;
mod orders;
mod past;
mod roles;
mod touches;

use std::cell::RefCell;
use std::ops::Range;

use super::log;
use super::model::LogLine;
use super::model::space_time::{Crossing, Event, EventKind, Lifeline, Selected, SpaceTime, SpaceTimeAsk, Touch};
use super::picture;
use super::run::Run;
use super::why;
use crate::protocol::{Explain, Role, Ticks, Topology};
use crate::sim::trace::{NO_CAUSE, What};
pub(super) use find::{find, is_event};
use followed::Followed;
use orders::Orders;
use past::Past;
pub(super) use past::{is_at_its_process, opens};
pub(super) use roles::Roles;

/// Windows of up to so many records are read as they are; in larger ones, only the processes that are shown are followed.
const FEW_RECORDS: usize = 32_768;
/// At most so many records of the processes that are shown are followed; a longer time is cut at its beginning.
const MOST_FOLLOWED: usize = 131_072;
/// Round a ring, so many neighbours of the window are looked at for messages that enter and leave it.
const MARGIN: usize = 2;

/// What is worked out when it is first asked for and kept for the next time.
#[derive(Debug, Default)]
pub(super) struct Kept {
    orders: RefCell<Orders>,
    followed: RefCell<Followed>,
    past: RefCell<Option<Past>>,
}

impl Kept {
    /// Records are gone.
    pub(super) fn forget(&mut self) {
        self.orders.get_mut().forget();
        self.followed.get_mut().forget();
        *self.past.get_mut() = None;
    }
}

/// The diagram round the moment on the screen.
pub(super) fn space_time<P: Explain>(run: &Run<P>, ask: &SpaceTimeAsk, selected: usize) -> SpaceTime {
    let visible = picture::visible_records(run);
    let shown = if ask.future { run.trace.held().end } else { visible };
    let event = ask.event.filter(|&event| (event as usize) < shown && find::is_event(run, event));
    let mut past = run.diagram.past.borrow_mut();
    if past.as_ref().is_some_and(|past| event.is_none_or(|event| !past.is_of(event))) {
        *past = None;
    }
    if let (None, Some(event)) = (&*past, event) {
        *past = Some(Past::of(run, event));
    }
    let acts = || run.trace.among(0..visible).rev().map(|(_, record)| record).find(|record| is_at_its_process(record));
    let middle = if ask.follow { acts().map_or(selected, |record| record.at as usize) } else { selected };
    let window = Window::of(run, ask, middle, (shown, event));
    let mut diagram = Diagram { run, past: past.as_ref(), window, events: Vec::new(), messages: Vec::new(), touches: Vec::new() };
    let records = diagram.records();
    for index in records {
        diagram.add(index);
    }
    if shown == visible || run.tick() == run.written {
        diagram.add_underway();
    }
    let lifelines = diagram.window.processes.clone().map(|at| diagram.lifeline(at as u32)).collect();
    let Diagram { window, events, messages, touches, .. } = diagram;
    let selected = event.zip(past.as_ref()).map(|(event, past)| about(run, event, past));
    SpaceTime { from: window.from, cut: window.cut, until: window.until, middle, lifelines, events, messages, touches, selected }
}

/// What a diagram is of.
struct Window {
    processes: Range<usize>,
    from: Ticks,
    until: Ticks,
    /// The records of the ticks, in the order of the run.
    records: Range<usize>,
    /// For each tick of the window at which something was recorded: where its records end, and the tick.
    ticks: Vec<(u32, Ticks)>,
    /// It begins later than was asked for.
    cut: bool,
}

impl Window {
    fn of<P: Explain>(run: &Run<P>, ask: &SpaceTimeAsk, selected: usize, (shown, event): (usize, Option<u32>)) -> Self {
        let n = run.moment.world.count();
        let size = ask.processes.min(n);
        let start = selected.saturating_sub(size / 2).min(n - size);
        let last = if ask.future { run.written } else { run.tick() };
        let middle = event.map_or_else(|| run.tick(), |event| run.trace.tick_of(event as usize));
        let (wanted, until) = (middle.saturating_sub(ask.ticks), middle.saturating_add(ask.ticks).min(last));
        // What is not held is not shown.
        let from = wanted.max(run.trace.whole_from().min(until));
        let first = from.checked_sub(1).map_or(0, |before| run.trace.records_until(before, None));
        // What was sent in the window and arrives after it belongs to it as well.
        let after = until.saturating_add(run.scenario.network.longest_delay + run.scenario.network.process_time);
        let end = run.trace.records_until(after, None).min(shown);
        let records = first.min(end)..end;
        let ticks = run.trace.ends_of_ticks(from, after);
        Self { processes: start..start + size, from, until, records, ticks, cut: from > wanted }
    }
}

struct Diagram<'r, P: Explain> {
    run: &'r Run<P>,
    past: Option<&'r Past>,
    window: Window,
    events: Vec<Event>,
    messages: Vec<Crossing>,
    touches: Vec<Touch>,
}

impl<P: Explain> Diagram<'_, P> {
    /// The records of the window that may concern its processes, in the order of the run.
    fn records(&mut self) -> Vec<u32> {
        let Range { start, end } = self.window.records;
        if end - start <= FEW_RECORDS {
            return (start as u32..end as u32).collect();
        }
        let (n, trace) = (self.run.moment.world.count(), &self.run.trace);
        let mut followed = self.run.diagram.followed.borrow_mut();
        let positions = self.followed();
        if !followed.move_to(&positions, start..end, trace, n) {
            let mut orders = self.run.diagram.orders.borrow_mut();
            orders.catch_up(trace, n);
            let of = |&at: &u32| {
                let of = orders.of(at).skip_while(|&index| index as usize >= end);
                of.take_while(|&index| index as usize >= start)
            };
            let mut found: Vec<u32> = positions.iter().flat_map(of).collect();
            found.sort_unstable();
            followed.begin(positions, start..end, found);
        }
        let mut found = followed.records().to_vec();
        if found.len() > MOST_FOLLOWED {
            found.drain(..found.len() - MOST_FOLLOWED);
            (self.window.from, self.window.cut) = (self.tick_of(found[0]) + 1, true);
        }
        found
    }

    /// The positions of the window, and of the neighbours of its first and last process.
    fn followed(&self) -> Vec<u32> {
        let (n, processes) = (self.run.moment.world.count(), &self.window.processes);
        let margin = if P::TOPOLOGY == Topology::Complete { 0 } else { MARGIN.min((n - processes.len()).div_ceil(2)) };
        let mut followed: Vec<u32> =
            (0..processes.len() + 2 * margin).map(|index| ((processes.start + n - margin + index) % n) as u32).collect();
        followed.sort_unstable();
        followed.dedup();
        followed
    }

    /// When a record of the window was made.
    fn tick_of(&self, record: u32) -> Ticks {
        let ticks = &self.window.ticks;
        let at = ticks.partition_point(|&(end, _)| end <= record);
        let inside = record as usize >= self.window.records.start;
        ticks.get(at).filter(|_| inside).map_or_else(|| self.run.trace.tick_of(record as usize), |&(_, tick)| tick)
    }

    fn shows(&self, at: u32) -> bool {
        self.window.processes.contains(&(at as usize))
    }

    fn add(&mut self, index: u32) {
        let record = self.run.trace.record(index as usize);
        let from = match record.what {
            What::Delivered { from, .. } | What::CameBack { from, .. } | What::Lost { from, .. } => Some(from),
            _ => None,
        };
        // Of most records of a large run nothing is shown: they are passed over without being looked up.
        if !self.shows(record.at) && from.is_none_or(|from| !self.concerns(from, record.at)) {
            return;
        }
        let tick = self.tick_of(index);
        match &record.what {
            What::Delivered { from, message } if self.concerns(*from, record.at) => {
                let crossing = Crossing {
                    due: tick,
                    arrival: Some(index),
                    in_past: self.in_past(record.at, index),
                    ..self.crossing((*from, record.at), None, P::label(message).class, (record.cause, record.set_out))
                };
                self.add_message(crossing);
            }
            What::CameBack { from, message } if self.concerns(*from, record.at) => {
                let crossing = Crossing {
                    due: tick,
                    arrival: Some(index),
                    notice: true,
                    in_past: self.in_past(record.at, index),
                    ..self.crossing((*from, record.at), Self::WAY_BACK, P::label(message).class, (record.cause, record.set_out))
                };
                self.add_message(crossing);
            }
            What::Lost { from, clockwise, message, due, .. } if self.concerns(*from, record.at) => {
                let sent = record.set_out;
                let crossing = Crossing {
                    sent,
                    due: (*due).max(sent + 1),
                    lost: Some(tick),
                    in_past: self.past.is_some_and(|past| past.has_loss(index)),
                    ..self.crossing((*from, record.at), Some(*clockwise), P::label(message).class, (record.cause, record.set_out))
                };
                self.add_message(crossing);
            }
            What::NoticeLost { from, message, .. } => {
                // It is lost where it sets out, as soon as it does.
                let sent = record.set_out;
                let crossing = Crossing {
                    sent,
                    due: tick.max(sent + 1),
                    lost: Some(tick),
                    notice: true,
                    ..self.crossing((*from, record.at), Self::WAY_BACK, P::label(message).class, (record.cause, record.set_out))
                };
                self.add_message(crossing);
            }
            _ => self.add_touches(index, tick),
        }
        if self.shows(record.at) && tick <= self.window.until {
            self.add_event(index, tick);
        }
    }

    fn in_past(&self, at: u32, index: u32) -> bool {
        self.past.is_some_and(|past| past.has(at, index))
    }

    fn add_event(&mut self, index: u32, tick: Ticks) {
        let record = self.run.trace.record(index as usize);
        if !is_at_its_process(record) {
            return;
        }
        if !opens(&self.run.trace, index) {
            // It followed at once from the event before it at the same process.
            if let Some(event) = self.events.iter_mut().rev().find(|event| event.number == record.cause) {
                event.leads |= matches!(record.what, What::Leads);
                event.crashes |= matches!(record.what, What::WentDown(_));
            }
            return;
        }
        let from_above = |from: u32, clockwise| self.down(from, record.at, clockwise) > 0;
        let what = match &record.what {
            What::Started(_) => EventKind::Start,
            What::Delivered { from, message } => {
                EventKind::Receive { class: P::label(message).class, from_above: from_above(*from, None) }
            }
            // The notice comes back the way that the message took.
            What::CameBack { from, .. } => EventKind::Bounce { from_above: from_above(*from, Self::WAY_BACK) },
            What::Fired { .. } => EventKind::Timer,
            What::Revived => EventKind::Revive,
            What::ArmedCrash(_) => EventKind::Armed,
            What::Disarmed(_) => EventKind::Disarmed,
            _ => EventKind::Crash,
        };
        let (leads, crashes) = (matches!(record.what, What::Leads), what == EventKind::Crash);
        let sends = record.sends > 0;
        let in_past = self.in_past(record.at, index);
        self.events.push(Event { number: index, position: record.at as usize, tick, what, sends, leads, crashes, in_past });
    }

    /// A message with what its sender's record tells.
    fn crossing(
        &self,
        (from, to): (u32, u32),
        clockwise: Option<bool>,
        class: crate::protocol::MessageClass,
        (cause, sent): (u32, Ticks),
    ) -> Crossing {
        Crossing {
            from: from as usize,
            to: to as usize,
            down: self.down(from, to, clockwise),
            sent,
            due: 0,
            lost: None,
            class,
            notice: false,
            cause: (cause != NO_CAUSE).then_some(cause),
            arrival: None,
            in_past: false,
        }
    }

    /// A notice comes back the way that the message took: on a one-way ring, against its direction.
    const WAY_BACK: Option<bool> = if matches!(P::TOPOLOGY, Topology::OneWayRing) { Some(false) } else { None };

    /// How many processes further down a receiver is.
    fn down(&self, from: u32, to: u32, clockwise: Option<bool>) -> isize {
        let n = self.run.moment.world.count().cast_signed();
        let (from, to) = ((from as usize).cast_signed(), (to as usize).cast_signed());
        if P::TOPOLOGY == Topology::Complete {
            return to - from;
        }
        let (down, up) = ((to - from - 1).rem_euclid(n) + 1, (from - to - 1).rem_euclid(n) + 1);
        // The record of an arrival does not tell its direction: on a two-way ring it is the shorter one.
        let clockwise = clockwise.unwrap_or(P::TOPOLOGY == Topology::OneWayRing || down <= up);
        if clockwise { down } else { -up }
    }

    /// Whether a message between two processes belongs to the diagram.
    fn concerns(&self, from: u32, to: u32) -> bool {
        let (from, to) = (self.shows(from), self.shows(to));
        if P::TOPOLOGY == Topology::Complete { from && to } else { from || to }
    }

    fn add_message(&mut self, message: Crossing) {
        if message.sent <= self.window.until {
            self.messages.push(message);
        }
    }

    /// The messages that are on their way at the moment on the screen.
    fn add_underway(&mut self) {
        let packets = self.run.moment.world.packets();
        let mut underway: Vec<_> = packets.filter(|message| self.concerns(message.from, message.to)).collect();
        underway.sort_unstable_by_key(|message| message.number);
        for message in underway {
            let ledger = &self.run.moment.ledger;
            let origin = (ledger.cause_of(message.number).unwrap_or(NO_CAUSE), ledger.sent_at(message.number));
            let crossing = Crossing {
                due: message.due,
                notice: message.notice,
                ..self.crossing(
                    (message.from, message.to),
                    if message.notice { Self::WAY_BACK } else { Some(message.clockwise) },
                    P::label(message.message).class,
                    origin,
                )
            };
            self.add_message(crossing);
        }
    }

    fn lifeline(&self, at: u32) -> Lifeline {
        let run = self.run;
        let Window { from, ref records, .. } = self.window;
        let mut stretches = Vec::new();
        let mut first = None;
        for (record, role) in run.roles.before(at, records.end as u32) {
            if (record as usize) < records.start || self.tick_of(record) <= from {
                first = Some(role);
                break;
            }
            stretches.push((self.tick_of(record), role));
        }
        let initial = || run.roles.base(at).unwrap_or_else(|| first_role(run, at));
        stretches.push((from, first.unwrap_or_else(initial)));
        stretches.reverse();
        // Of several changes in one tick, the last one lasts.
        stretches.dedup_by(|later, earlier| {
            let same = later.0 == earlier.0;
            if same {
                earlier.1 = later.1;
            }
            same
        });
        let past_until = self.past.and_then(|past| past.latest(at)).map(|record| self.tick_of(record));
        Lifeline { position: at as usize, id: run.moment.world.plan().ids[at as usize], stretches, past_until }
    }
}

/// What the log says of an event.
pub(super) fn tell<P: Explain>(run: &Run<P>, event: u32) -> Option<LogLine> {
    find::is_event(run, event).then(|| log::line(run, event as usize))
}

/// What a process was at tick 0.
pub(super) fn first_role<P: Explain>(run: &Run<P>, at: u32) -> Role {
    picture::role_in(&run.protocol, &run.first().world, at)
}

/// The selected event and its past.
fn about<P: Explain>(run: &Run<P>, event: u32, past: &Past) -> Selected {
    let trace = &run.trace;
    Selected {
        number: event,
        position: trace.record(event as usize).at as usize,
        tick: trace.tick_of(event as usize),
        past: past.count,
        more_before: trace.held().start > 0,
        told: why::told(run, event),
    }
}

#[cfg(test)]
mod tests;
