//! The space-time diagram: a window of ticks × processes, made from the record of the run.
//!
//! Only what has happened at the moment on the screen is in it, half-way through a tick too.

mod carried;
mod carry;
mod find;
mod followed;
mod orders;
mod past;
mod rounds;
mod touches;
mod window;

use std::ops::Range;

use super::log::lines_of_event;
use crate::engine::Span;
use crate::protocol::{MessageClass, Ticks, Topology};
use crate::session::model::LogLine;
use crate::session::model::space_time::{
    Crossing, DiagramEvent, EventKind, Lifeline, Neighbours, Selected, SpaceTime, SpaceTimeAsk,
};
use crate::session::run::Run;
use crate::sim::trace::{NO_CAUSE, Record, RecordKind};
use carried::{Carried, Drawn, Last};
pub(in crate::session) use find::find;
use followed::Followed;
use orders::Orders;
use past::Past;
use window::Window;

/// Windows of up to so many records are read as they are; in larger ones, only the processes that are shown are followed.
const FEW_RECORDS: usize = 32_768;
/// At most so many records of the processes that are shown are followed; a longer time is cut at its beginning.
const MOST_FOLLOWED: usize = 131_072;
/// The payloads of messages are told in windows of up to so many records; in larger ones they would have no room.
const TOLD_RECORDS: usize = 1024;
/// Round a ring, so many neighbours of the window are looked at for messages that enter and leave it.
const MARGIN: usize = 2;

/// What is worked out when it is first asked for and kept for the next time.
#[derive(Debug, Default)]
pub(super) struct Cache {
    orders: Orders,
    followed: Followed,
    carried: Carried,
    past: Option<Past>,
}

impl Cache {
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }
}

pub(super) fn space_time(run: &Run, cache: &mut Cache, ask: &SpaceTimeAsk, selected: usize) -> SpaceTime {
    let visible = run.visible();
    let shown = if ask.future { run.trace().held().end } else { visible };
    let event = ask.event.filter(|&event| (event as usize) < shown && is_event(run, event));
    let Cache { orders, followed, carried, past } = cache;
    if past.as_ref().is_some_and(|past| event != Some(past.event)) {
        *past = None;
    }
    if let (None, Some(event)) = (&*past, event) {
        *past = Some(Past::of(run, event));
    }
    let middle = event.map_or(selected, |event| run.trace().record(event as usize).at as usize);
    let window = Window::of(run, ask, middle, (shown, event));
    let (past, only_marks) = (past.as_ref(), ask.only_marks);
    let as_one = only_marks && event.is_none() && !ask.future;
    let mut carried = as_one.then_some(carried);
    let mut diagram = Diagram { run, past, window, only_marks, as_one, last: Last::default(), drawn: Drawn::default() };
    let first = carried.as_deref_mut().map_or(0, |carried| diagram.carry_on(carried));
    let records = diagram.records(orders, followed);
    for &index in &records[records.partition_point(|&index| (index as usize) < first)..] {
        diagram.add(index);
    }
    if !only_marks && (shown == visible || run.tick() == run.written) {
        diagram.add_underway();
    }
    let lifelines = diagram.window.processes.positions().map(|at| diagram.lifeline(at as u32)).collect();
    if let Some(carried) = carried {
        diagram.carry(carried);
    }
    let tells = diagram.tells();
    let Diagram { window, drawn: Drawn { events, mut messages, touches }, .. } = diagram;
    let rounds = rounds::rounds(run, window.processes);
    if let Some(rounds) = rounds.as_ref().filter(|_| tells) {
        rounds.mark(run, &mut messages, middle);
    }
    let selected = event.zip(past).map(|(event, past)| about(run, event, past));
    let Window { processes, from, until, cut, .. } = window;
    SpaceTime { from, cut, until, middle, window: processes, lifelines, events, messages, touches, rounds, selected }
}

struct Diagram<'r> {
    run: &'r Run,
    past: Option<&'r Past>,
    window: Window,
    only_marks: bool,
    /// The events of a process in a tick are told as one.
    as_one: bool,
    last: Last,
    drawn: Drawn,
}

impl Diagram<'_> {
    /// The records of the window that may concern its processes, in the order of the run.
    fn records(&mut self, orders: &mut Orders, followed: &mut Followed) -> Vec<u32> {
        let Range { start, end } = self.window.records;
        if end - start <= FEW_RECORDS {
            return (start as u32..end as u32).collect();
        }
        let (n, trace) = (self.run.count(), self.run.trace());
        let positions = self.followed();
        if !followed.move_to(&positions, start..end, trace, n) {
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
        let Neighbours { first, count, n } = self.window.processes;
        let margin = if self.run.facts.topology == Topology::Complete { 0 } else { MARGIN.min((n - count).div_ceil(2)) };
        let mut followed: Vec<u32> = (0..count + 2 * margin).map(|index| ((first + n - margin + index) % n) as u32).collect();
        followed.sort_unstable();
        followed.dedup();
        followed
    }

    fn tick_of(&self, record: u32) -> Ticks {
        let ticks = &self.window.ticks;
        let at = ticks.partition_point(|&(end, _)| end <= record);
        let inside = record as usize >= self.window.records.start;
        ticks.get(at).filter(|_| inside).map_or_else(|| self.run.trace().tick_of(record as usize), |&(_, tick)| tick)
    }

    fn shows(&self, at: u32) -> bool {
        self.window.processes.contains(at as usize)
    }

    fn class(&self, index: u32) -> Option<MessageClass> {
        self.run.class(index as usize)
    }

    fn add(&mut self, index: u32) {
        let record = self.run.trace().record(index as usize);
        let from = match record.what {
            RecordKind::Delivered { from, .. } | RecordKind::CameBack { from, .. } | RecordKind::Lost { from, .. } => Some(from),
            _ => None,
        };
        // Of most records of a large run nothing is shown: they are passed over without being looked up.
        if !self.shows(record.at) && from.is_none_or(|from| !self.concerns(from, record.at)) {
            return;
        }
        let tick = self.tick_of(index);
        let way_back = self.run.facts.way_back();
        let in_past = self.in_past(record.at, index);
        let arrived = |crossing| Crossing { due: tick, arrival: Some(index), in_past, ..crossing };
        let crosses = |from| self.concerns(from, record.at) && (in_past || !self.only_marks);
        let message = match record.what {
            RecordKind::Delivered { from, .. } if crosses(from) => self.recorded(index, &record, (from, None)).map(arrived),
            RecordKind::CameBack { from, .. } if crosses(from) => {
                let crossing = self.recorded(index, &record, (from, way_back)).map(arrived);
                crossing.map(|crossing| Crossing { notice: true, ..crossing })
            }
            RecordKind::Lost { from, clockwise, due, .. } if self.concerns(from, record.at) => {
                let in_past = self.past.is_some_and(|past| past.losses.contains(&index));
                let due = due.max(record.set_out + 1);
                let crossing = self.recorded(index, &record, (from, Some(clockwise)));
                crossing.map(|crossing| Crossing { due, lost: Some(tick), in_past, ..crossing })
            }
            RecordKind::NoticeLost { from, .. } => {
                // It is lost where it sets out, as soon as it does.
                let due = tick.max(record.set_out + 1);
                let crossing = self.recorded(index, &record, (from, way_back));
                crossing.map(|crossing| Crossing { due, lost: Some(tick), notice: true, ..crossing })
            }
            _ => {
                self.add_touches(index, tick);
                None
            }
        };
        self.add_message(message);
        if self.shows(record.at) && tick <= self.window.until {
            self.add_event(index, tick);
        }
    }

    fn in_past(&self, at: u32, index: u32) -> bool {
        self.past.is_some_and(|past| past.has(at, index))
    }

    fn add_event(&mut self, index: u32, tick: Ticks) {
        let record = self.run.trace().record(index as usize);
        if !record.is_at_its_process() {
            return;
        }
        if !record.opens() {
            // It followed at once from the event before it at the same process.
            let mut latest = self.drawn.events.iter_mut().rev().take_while(|event| event.tick == tick);
            if let Some(event) = latest.find(|event| event.number == record.cause) {
                event.leads |= matches!(record.what, RecordKind::Leads);
                event.crashes |= matches!(record.what, RecordKind::WentDown(_));
            }
            return;
        }
        let from_above = |from: u32, clockwise| self.down(from, record.at, clockwise) > 0;
        let what = match &record.what {
            RecordKind::Started(_) | RecordKind::Requested(_) => EventKind::Start,
            RecordKind::Delivered { from, .. } => {
                let Some(class) = self.class(index) else { return };
                EventKind::Receive { class, from_above: from_above(*from, None) }
            }
            // The notice comes back the way that the message took.
            RecordKind::CameBack { from, .. } => EventKind::Bounce { from_above: from_above(*from, self.run.facts.way_back()) },
            RecordKind::Fired { .. } => EventKind::Timer,
            RecordKind::Revived => EventKind::Revive,
            // Everybody knows of it: only who does something about it is shown.
            RecordKind::Membership { .. } if record.sends > 0 => EventKind::Start,
            RecordKind::ArmedCrash(_) => EventKind::Armed,
            RecordKind::Disarmed(_) => EventKind::Disarmed,
            RecordKind::WentDown(_) => EventKind::Crash,
            // These happen to links, to messages on their way, to the run, or to all alike.
            RecordKind::Membership { .. }
            | RecordKind::Leads
            | RecordKind::Lost { .. }
            | RecordKind::NoticeLost { .. }
            | RecordKind::Delayed { .. }
            | RecordKind::Hastened { .. }
            | RecordKind::Duplicated { .. }
            | RecordKind::Altered { .. }
            | RecordKind::NoSuchMessage { .. }
            | RecordKind::NoSuchTimer(_)
            | RecordKind::Cut { .. }
            | RecordKind::Mended { .. }
            | RecordKind::AllMended
            | RecordKind::Parted(_)
            | RecordKind::NetworkChanged(_)
            | RecordKind::Settled(_)
            | RecordKind::Broke(_)
            | RecordKind::HoldsAgain(_)
            | RecordKind::Chosen(_)
            | RecordKind::Quiet { .. }
            | RecordKind::Waits => return,
        };
        let (leads, crashes) = (matches!(record.what, RecordKind::Leads), what == EventKind::Crash);
        let sends = record.sends > 0;
        let in_past = self.in_past(record.at, index);
        let event =
            DiagramEvent { number: index, position: record.at as usize, tick, what, sends, leads, crashes, in_past, others: 0 };
        match self.window.processes.index(event.position).filter(|_| self.as_one) {
            Some(row) => self.drawn.add_as_one(event, row, &mut self.last),
            None => self.drawn.events.push(event),
        }
    }

    /// The message of a record, as far as it alone tells.
    fn recorded(&self, index: u32, record: &Record, (from, clockwise): (u32, Option<bool>)) -> Option<Crossing> {
        let class = self.class(index)?;
        let crossing = self.crossing((from, record.at), clockwise, class, (record.cause, record.set_out));
        let label = if self.tells() { self.run.label(index as usize) } else { None };
        Some(Crossing { payload: label.map(|label| label.payload).unwrap_or_default(), ..crossing })
    }

    /// Whether the messages are so few that there may be room for what they carry.
    fn tells(&self) -> bool {
        !self.only_marks && self.window.records.len() <= TOLD_RECORDS
    }

    /// A message with what its sender's record tells.
    fn crossing(
        &self,
        (from, to): (u32, u32),
        clockwise: Option<bool>,
        class: MessageClass,
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
            payload: String::new(),
            notice: false,
            cause: (cause != NO_CAUSE).then_some(cause),
            arrival: None,
            in_past: false,
            late: None,
            on_way: false,
        }
    }

    /// How many processes further down a receiver is.
    fn down(&self, from: u32, to: u32, clockwise: Option<bool>) -> isize {
        let n = self.run.count().cast_signed();
        let (from, to) = ((from as usize).cast_signed(), (to as usize).cast_signed());
        if self.run.facts.topology == Topology::Complete {
            return to - from;
        }
        let (down, up) = ((to - from - 1).rem_euclid(n) + 1, (from - to - 1).rem_euclid(n) + 1);
        // The record of an arrival does not tell its direction: on a two-way ring it is the shorter one.
        let clockwise = clockwise.unwrap_or(self.run.facts.topology == Topology::OneWayRing || down <= up);
        if clockwise { down } else { -up }
    }

    fn concerns(&self, from: u32, to: u32) -> bool {
        let (from, to) = (self.shows(from), self.shows(to));
        if self.run.facts.topology == Topology::Complete { from && to } else { from || to }
    }

    fn add_message(&mut self, message: Option<Crossing>) {
        self.drawn.messages.extend(message.filter(|message| message.sent <= self.window.until));
    }

    fn add_underway(&mut self) {
        let Neighbours { first, count, n } = self.window.processes;
        let round = first + count > n;
        let reach = count / 2;
        let span = Span {
            window: if round { 0..0 } else { first as u32..(first + count) as u32 },
            near: round.then_some((((first + reach) % n) as u32, reach as u32, n as u32)),
            either: self.run.facts.topology != Topology::Complete,
        };
        let (world, ledger) = (&self.run.now.world, &self.run.now.ledger);
        let mut underway: Vec<_> = world.in_flight(&span).collect();
        underway.sort_unstable_by_key(|message| message.number);
        underway.retain(|message| self.concerns(message.from, message.to));
        for message in underway {
            let origin = (ledger.cause_of(message.number).unwrap_or(NO_CAUSE), ledger.sent_at(message.number));
            let clockwise = if message.notice { self.run.facts.way_back() } else { Some(message.clockwise) };
            let class = world.class(message.content);
            let payload = if self.tells() { world.label(message.content).payload } else { String::new() };
            let crossing = self.crossing((message.from, message.to), clockwise, class, origin);
            self.add_message(Some(Crossing { due: message.due, payload, notice: message.notice, ..crossing }));
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
        let initial = || run.roles.base(at).unwrap_or_else(|| run.first().world.role(at));
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
        Lifeline { position: at as usize, id: run.id(at), stretches, past_until }
    }
}

pub(in crate::session) fn is_event(run: &Run, index: u32) -> bool {
    run.trace().get(index as usize).is_some_and(|record| record.is_event())
}

pub(in crate::session) fn tell(run: &Run, event: u32) -> Option<LogLine> {
    is_event(run, event).then(|| super::log::line(run, run.trace(), event as usize))
}

fn about(run: &Run, event: u32, past: &Past) -> Selected {
    let trace = run.trace();
    Selected {
        number: event,
        position: trace.record(event as usize).at as usize,
        tick: trace.tick_of(event as usize),
        past: past.count,
        more_before: trace.held().start > 0,
        told: lines_of_event(run, trace, event),
    }
}

#[cfg(test)]
mod tests;
