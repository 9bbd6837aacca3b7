//! Computes the contents of the diagram, the past of an event, and the rounds. The contents are computed record by
//! record.

use super::{Barrier, Crossing, DiagramEvent, EventKind, Lifeline, Neighbours, Rounds, SpaceTime, Touch, TouchKind};
use crate::prelude::*;
use crate::{query::holdings::way, query::why::is_clockwise, query::why::went_down};
use suffrage_engine::sim::trace::NO_CAUSE;

/// With more records than this, the diagram shows no payloads.
const TOLD_RECORDS: usize = 1024;

pub(super) struct Diagram<'r> {
    pub(super) run: &'r Run,
    pub(super) past: Option<&'r Past>,
    pub(super) records: Range<usize>,
    pub(super) only_marks: bool,
    pub(super) made: SpaceTime,
}

impl Diagram<'_> {
    pub(super) fn make(mut self, underway: bool) -> SpaceTime {
        let (mut tick, mut next) = (0, 0);
        for index in self.records() {
            if index as usize >= next {
                tick = self.tick_of(index);
                next = self.run.trace().records_until(tick, None);
            }
            self.add(index, tick);
        }
        if underway {
            self.add_underway();
        }
        self.made.lifelines = self.made.window.positions().map(|at| self.lifeline(at as u32)).collect();
        let rounds = rounds(self.run, self.made.window);
        if let Some(rounds) = rounds.as_ref().filter(|_| self.shows_payloads()) {
            rounds.mark_messages(self.run, &mut self.made.messages, self.made.middle);
        }
        SpaceTime { rounds, ..self.made }
    }

    fn records(&self) -> Vec<u32> {
        let (run, Neighbours { first, count, n }) = (self.run, self.made.window);
        let mut is_followed = vec![false; n];
        self.made.window.positions().for_each(|at| is_followed[at] = true);
        // A message can pass processes that are down, but not a process that was never down.
        let is_down = |&(_, role): &(u32, Role)| role == Role::Crashed;
        let was_down =
            |at: u32| is_down(&(0, run.roles.at(at, 0))) || run.roles.before(at, u32::MAX).iter().any(is_down);
        let ends = [(first, n - 1), (first + n + count - 1, 1)];
        for (end, step) in ends.into_iter().filter(|_| run.entry.topology != Topology::Complete) {
            let mut at = (end + step) % n;
            while !std::mem::replace(&mut is_followed[at], true) && was_down(at as u32) {
                at = (at + step) % n;
            }
        }
        let trace = run.trace();
        let concerns = |&index: &usize| match trace.at(index) {
            // A record about all processes is stored at position 0.
            Some(0) if !is_followed[0] => trace.record(index).what.is_of_all(),
            at => at.is_some_and(|at| is_followed[at as usize]),
        };
        self.records.clone().filter(concerns).map(|index| index as u32).collect()
    }

    fn tick_of(&self, record: u32) -> Ticks {
        self.run.trace().tick_of(record as usize)
    }

    fn shows(&self, at: u32) -> bool {
        self.made.window.contains(at as usize)
    }

    fn in_past(&self, at: u32, index: u32) -> bool {
        self.past.is_some_and(|past| past.has(at, index))
    }

    fn add(&mut self, index: u32, tick: Ticks) {
        let record = self.run.trace().record(index as usize);
        let message = self.ended(index, &record, tick);
        self.add_message(message);
        if (self.shows(record.at) || record.what.is_of_all()) && tick <= self.made.until {
            self.add_touches(&record, tick);
            self.add_event(index, &record, tick);
        }
    }

    fn ended(&self, index: u32, record: &Record, tick: Ticks) -> Option<Crossing> {
        let (in_past, after_sent) = (self.in_past(record.at, index), record.set_out + 1);
        let (from, kind, clockwise, lost) = match record.what {
            RecordKind::Delivered { from, kind } => (from, kind, None, None),
            RecordKind::CameBack { from, kind } => (from, kind, self.run.way_back(), None),
            RecordKind::Lost { from, kind, clockwise, due, .. } => {
                (from, kind, Some(clockwise), Some(due.max(after_sent)))
            }
            // The notice is lost in the tick in which it is sent.
            RecordKind::NoticeLost { from, kind, .. } => (from, kind, self.run.way_back(), Some(tick.max(after_sent))),
            _ => return None,
        };
        let is_shown = in_past || lost.is_some() || !self.only_marks;
        if !is_shown || !self.concerns(from, record.at) {
            return None;
        }
        let notice = matches!(record.what, RecordKind::CameBack { .. } | RecordKind::NoticeLost { .. });
        let class = self.run.class(index as usize, kind)?;
        let label = if self.shows_payloads() { self.run.label(index as usize) } else { None };
        let payload = label.map(|label| label.payload).unwrap_or_default();
        let crossing = self.crossing((from, record.at), clockwise, class, (record.cause, record.set_out));
        let crossing = Crossing { payload, notice, ..crossing };
        Some(match lost {
            Some(due) => {
                let in_past = !notice && self.past.is_some_and(|past| past.losses.contains(&index));
                Crossing { due, lost: Some(tick), in_past, ..crossing }
            }
            None => Crossing { due: tick, arrival: Some(index), in_past, ..crossing },
        })
    }

    fn add_event(&mut self, index: u32, record: &Record, tick: Ticks) {
        if !record.is_at_its_process() {
            return;
        }
        if !record.opens() {
            // The record is an effect of an earlier event in the same tick, at the same process.
            let mut latest = self.made.events.iter_mut().rev().take_while(|event| event.tick == tick);
            if let Some(event) = latest.find(|event| event.number == record.cause) {
                event.leads |= matches!(record.what, RecordKind::Leads);
                event.crashes |= matches!(record.what, RecordKind::WentDown(_));
            }
            return;
        }
        let from_above = |from: u32, clockwise| self.down(from, record.at, clockwise) > 0;
        let what = match &record.what {
            RecordKind::Started(_) | RecordKind::Requested(_) => EventKind::Start,
            RecordKind::Delivered { from, kind } => {
                let Some(class) = self.run.class(index as usize, *kind) else { return };
                EventKind::Receive { class, from_above: from_above(*from, None) }
            }
            // The notice returns over the link of its message.
            RecordKind::CameBack { from, .. } => {
                EventKind::Bounce { from_above: from_above(*from, self.run.way_back()) }
            }
            RecordKind::Fired { .. } => EventKind::Timer,
            RecordKind::Revived => EventKind::Revive,
            // All processes learn of the change, but only those that react with a message are shown.
            RecordKind::Membership { .. } if record.sends > 0 => EventKind::Start,
            RecordKind::ArmedCrash(_) => EventKind::Armed,
            RecordKind::Disarmed(_) => EventKind::Disarmed,
            RecordKind::WentDown(_) => EventKind::Crash,
            // All other records concern links, messages in transit, the run, or all processes.
            _ => return,
        };
        let (number, position, in_past) = (index, record.at as usize, self.in_past(record.at, index));
        let (sends, leads) = (record.sends > 0, matches!(record.what, RecordKind::Leads));
        let crashes = what == EventKind::Crash;
        self.made.events.push(DiagramEvent { number, position, tick, what, sends, leads, crashes, in_past });
    }

    /// Adds the marks of a record between two lifelines, such as a cut; of a partition, only between neighbours.
    fn add_touches(&mut self, record: &Record, tick: Ticks) {
        let touch = |what, from: u32| (what, vec![(from as usize, record.at as usize)]);
        let (what, pairs) = match &record.what {
            RecordKind::Cut { from, .. } => touch(TouchKind::Cut, *from),
            RecordKind::Mended { from } => touch(TouchKind::Mended, *from),
            RecordKind::Duplicated { from, .. } => touch(TouchKind::Doubled, *from),
            RecordKind::AllMended => (TouchKind::Mended, self.neighbours().collect()),
            RecordKind::Parted(groups) => {
                let group = |at: usize| groups.iter().position(|group| group.contains(&(at as u32)));
                (TouchKind::Cut, self.neighbours().filter(|&(one, other)| group(one) != group(other)).collect())
            }
            _ => return,
        };
        self.made.touches.extend(pairs.into_iter().map(|between| Touch { tick, what, between }));
    }

    fn neighbours(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let n = self.run.count();
        let ring = self.run.entry.topology != Topology::Complete && n > 2;
        let pairs = self.made.window.positions().map(move |at| (at, (at + 1) % n));
        pairs.filter(move |&(one, other)| ring || one < other)
    }

    const fn shows_payloads(&self) -> bool {
        !self.only_marks && self.records.end - self.records.start <= TOLD_RECORDS
    }

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
            class,
            cause: (cause != NO_CAUSE).then_some(cause),
            ..Crossing::default()
        }
    }

    fn down(&self, from: u32, to: u32, clockwise: Option<bool>) -> isize {
        let n = self.run.count().cast_signed();
        let by = (to as usize).cast_signed() - (from as usize).cast_signed();
        if self.run.entry.topology == Topology::Complete {
            return by;
        }
        let clockwise = clockwise.unwrap_or_else(|| is_clockwise(self.run, (from, to)));
        if clockwise { (by - 1).rem_euclid(n) + 1 } else { -((-by - 1).rem_euclid(n) + 1) }
    }

    fn concerns(&self, from: u32, to: u32) -> bool {
        let (from, to) = (self.shows(from), self.shows(to));
        if self.run.entry.topology == Topology::Complete { from && to } else { from || to }
    }

    fn add_message(&mut self, message: Option<Crossing>) {
        self.made.messages.extend(message.filter(|message| message.sent <= self.made.until));
    }

    fn add_underway(&mut self) {
        let Neighbours { first, count, n } = self.made.window;
        let round = first + count > n;
        let reach = count / 2;
        let span = Span {
            window: if round { 0..0 } else { first as u32..(first + count) as u32 },
            near: round.then_some((((first + reach) % n) as u32, reach as u32, n as u32)),
            either: self.run.entry.topology != Topology::Complete,
        };
        let (world, trace) = (&self.run.now.world, self.run.trace());
        let mut underway: Vec<_> = world.in_flight(&span).collect();
        underway.sort_unstable_by_key(|message| message.number);
        underway.retain(|message| self.concerns(message.from, message.to));
        for message in underway {
            let origin = (trace.cause_of(message.number).unwrap_or(NO_CAUSE), trace.sent_at(message.number));
            let clockwise = if message.notice { self.run.way_back() } else { Some(message.clockwise) };
            let class = message.message.class();
            let payload = if self.shows_payloads() { message.message.label().payload } else { String::new() };
            let crossing = self.crossing((message.from, message.to), clockwise, class, origin);
            self.add_message(Some(Crossing { due: message.due, payload, notice: message.notice, ..crossing }));
        }
    }

    fn lifeline(&self, at: u32) -> Lifeline {
        let (run, from) = (self.run, self.made.from);
        let changes = run.roles.before(at, self.records.end as u32);
        let later = changes.partition_point(|&(record, _)| self.tick_of(record) <= from);
        let mut stretches =
            vec![(from, changes[..later].last().map_or_else(|| run.roles.at(at, 0), |&(_, role)| role))];
        for &(record, role) in &changes[later..] {
            let tick = self.tick_of(record);
            // If the role changes several times within a tick, only the last change counts.
            stretches.pop_if(|(known, _)| *known == tick);
            stretches.push((tick, role));
        }
        let past_until = self.past.and_then(|past| past.latest(at)).map(|record| self.tick_of(record));
        Lifeline { position: at as usize, id: run.id(at), stretches, past_until }
    }
}

/// The past of an event: all events that happened before it by Lamport's relation, back to the beginning of the run.
///
/// For each event, the past contains its cause and the previous event at the same process. The cause is the sending
/// of the message or the setting of the timer. A crash is the cause of notices that the leader is gone, and of
/// notices that a message was undeliverable.
#[derive(Debug)]
pub(crate) struct Past {
    pub(super) event: u32,
    /// For each position: the number, plus 1, of the latest record of this process in the past; 0: none.
    bounds: Vec<u32>,
    /// Losses that caused a notice, by record number. They are not in `bounds`, because no process handles a loss.
    pub(super) losses: BTreeSet<u32>,
    pub(super) count: usize,
}

impl Past {
    pub(super) fn of(run: &Run, event: u32) -> Self {
        let trace = run.trace();
        let mut past = Self { event, bounds: vec![0; run.count()], losses: BTreeSet::new(), count: 0 };
        past.bounds[trace.record(event as usize).at as usize] = event + 1;
        // For each process, the last crash found. Records are visited backwards, so each crash is searched only once.
        let mut known: BTreeMap<u32, Option<u32>> = BTreeMap::new();
        let mut crash_before = |record: u32, at: u32| {
            let known = known.entry(at).or_insert(Some(u32::MAX));
            if known.is_some_and(|known| known >= record) {
                *known = went_down(run, record, at);
            }
            *known
        };
        for index in (0..=event).rev() {
            let reaches = |at| past.has(at, index) || past.losses.contains(&index);
            if !trace.at(index as usize).is_some_and(reaches) {
                continue;
            }
            let record = trace.record(index as usize);
            if record.is_at_its_process() {
                if index >= past.bounds[record.at as usize] {
                    continue;
                }
                past.count += usize::from(index != event && record.opens());
            } else if !past.losses.contains(&index) {
                continue;
            }
            if let RecordKind::Started(Some(gone)) = record.what
                && let Some(crash) = crash_before(index, gone)
            {
                past.reach(gone, crash);
            }
            let Some(cause) = trace.get(record.cause as usize) else { continue };
            if cause.is_at_its_process() {
                past.reach(cause.at, record.cause);
            } else {
                past.losses.insert(record.cause);
                if let Some(crash) = crash_before(record.cause, cause.at) {
                    past.reach(cause.at, crash);
                }
            }
        }
        past
    }

    fn reach(&mut self, at: u32, record: u32) {
        let bound = &mut self.bounds[at as usize];
        *bound = (*bound).max(record + 1);
    }

    pub(super) fn has(&self, at: u32, record: u32) -> bool {
        record < self.bounds[at as usize]
    }

    pub(super) fn latest(&self, at: u32) -> Option<u32> {
        self.bounds[at as usize].checked_sub(1)
    }
}

fn rounds(run: &Run, window: Neighbours) -> Option<Rounds> {
    run.entry.barrier()?;
    let census = &run.now.census;
    let barrier = |(index, &tick): (usize, &Ticks)| {
        let behind = census.behind.get(index);
        Barrier { tick, behind: window.positions().map(|at| behind.and_then(|all| all.get(at)?.clone())).collect() }
    };
    let barriers = census.rounds.iter().enumerate().map(barrier).collect();
    let proposed = (0..run.count() as u32).filter_map(|at| run.now.world.proposal(at));
    let held = census.behind.iter().flat_map(|behind| behind.iter().flatten()).filter_map(|behind| behind.set.as_ref());
    let values: BTreeSet<Datum> = proposed.chain(held.flatten().copied()).collect();
    Some(Rounds { values: values.into_iter().collect(), barriers, broken: census.broken.clone() })
}

impl Rounds {
    fn crossed(&self, crossing: &Crossing, now: Ticks) -> Option<Ticks> {
        let crosses = |tick: &Ticks| crossing.sent < *tick && *tick < crossing.due;
        let tick = self.barriers.iter().map(|barrier| barrier.tick).find(crosses);
        tick.filter(|tick| *tick <= now && crossing.lost.is_none())
    }

    fn mark_messages(&self, run: &Run, crossings: &mut [Crossing], selected: usize) {
        let now = run.tick();
        for crossing in crossings.iter_mut().filter(|crossing| !crossing.notice) {
            crossing.late = self.crossed(crossing, now);
        }
        let way = way(run, selected);
        for crossing in crossings {
            crossing.on_way = way.iter().any(|hop| crossing.arrival == Some(hop.arrival));
        }
    }
}
