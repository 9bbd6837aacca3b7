//! The space-time diagram: roles over time, events, messages, and the past of a selected event.
//!
//! The diagram shows some ticks and some processes, up to the moment on the screen, which can be within a tick.

mod diagram;
#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::query::log;
use diagram::Diagram;
pub(crate) use diagram::Past;
use suffrage_engine::engine::{Behind, Broken};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpaceTimeAsk {
    /// The maximum number of processes to show, around the selected process.
    pub processes: usize,
    /// Whether the window follows the acting process. Otherwise it stays around the selected process.
    pub follow: bool,
    /// Whether to leave out messages. Lost messages and messages in the past of the selected event are still shown.
    pub only_marks: bool,
    /// The number of ticks to show before and after the selected event, or else before and after this moment.
    pub ticks: Ticks,
    pub event: Option<u32>,
    pub future: bool,
}

/// A window of consecutive positions. On a ring, position 0 can follow the last position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Neighbours {
    pub first: usize,
    pub count: usize,
    /// The total number of processes in the run.
    pub n: usize,
}

impl Neighbours {
    /// The index of a position in the window, from 0; `None` if the position is not in the window.
    pub const fn index(self, position: usize) -> Option<usize> {
        if self.n == 0 {
            return None;
        }
        let index = (position + self.n - self.first) % self.n;
        if index < self.count { Some(index) } else { None }
    }

    pub const fn contains(self, position: usize) -> bool {
        self.index(position).is_some()
    }

    pub const fn position(self, index: usize) -> usize {
        (self.first + index) % self.n
    }

    pub fn positions(self) -> impl Iterator<Item = usize> {
        (0..self.count).map(move |index| self.position(index))
    }

    /// The part of the window that begins at `index` and has `count` positions.
    #[must_use]
    pub const fn part(self, index: usize, count: usize) -> Self {
        Self { first: self.position(index), count, n: self.n }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SpaceTime {
    /// The first tick of the diagram.
    pub from: Ticks,
    /// Whether the diagram begins later than requested, because earlier ticks have too many records.
    pub cut: bool,
    /// The last tick of the diagram. It is later than the tick on the screen only if the future is shown.
    pub until: Ticks,
    pub middle: usize,
    /// The positions of the processes that have a lifeline, in the order of drawing.
    pub window: Neighbours,
    pub lifelines: Vec<Lifeline>,
    pub events: Vec<DiagramEvent>,
    /// The messages between two shown processes (complete graph), or from or to a shown process (other graphs).
    pub messages: Vec<Crossing>,
    /// Acts on links and on messages in transit, in the order of time. These acts belong to no process.
    pub touches: Vec<Touch>,
    /// The rounds, if the algorithm is synchronous.
    pub rounds: Option<Rounds>,
    pub selected: Option<Selected>,
}

/// The synchronous rounds of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// All values that some process has proposed or has in its set, ascending.
    pub values: Vec<Datum>,
    /// The barriers up to this moment. Each round starts with a barrier, and the last round also ends with one.
    pub barriers: Vec<Barrier>,
    /// The crashes that interrupted a broadcast.
    pub broken: Vec<Broken>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barrier {
    pub tick: Ticks,
    /// The state of each shown process at this barrier; `None` if it went down before this tick or is not stored.
    pub behind: Vec<Option<Behind>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lifeline {
    pub position: usize,
    pub id: Id,
    /// The roles of the process, each with its first tick. The first entry begins with the diagram.
    pub stretches: Vec<(Ticks, Role)>,
    /// The tick of this process's last event in the past of the selected event; `None`: no such event.
    pub past_until: Option<Ticks>,
}

impl SpaceTime {
    /// Whether the diagram shows a message on the path by which the selected process got its value.
    pub fn has_way(&self) -> bool {
        self.messages.iter().any(|crossing| crossing.on_way)
    }

    /// The first tick that has data: the first tick of the diagram if `cut` is true, otherwise tick 0.
    pub fn from_known(&self) -> Ticks {
        if self.cut { self.from } else { 0 }
    }
}

impl Lifeline {
    pub fn role_at(&self, tick: Ticks) -> Option<Role> {
        self.stretches.iter().rev().find(|(since, _)| *since <= tick).map(|&(_, role)| role)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts about an event")]
pub struct DiagramEvent {
    pub number: u32,
    pub position: usize,
    pub tick: Ticks,
    pub what: EventKind,
    pub sends: bool,
    pub leads: bool,
    pub crashes: bool,
    /// Whether this event is the selected one or belongs to its past.
    pub in_past: bool,
}

impl DiagramEvent {
    /// Whether this is an arrival of a message or notice that neither makes the process leader nor crashes it.
    pub const fn arrives(&self) -> bool {
        matches!(self.what, EventKind::Receive { .. } | EventKind::Bounce { .. }) && !self.leads && !self.crashes
    }

    /// The event with the highest rank is shown in its cell of the diagram; among equal ranks, the latest event.
    pub const fn rank(&self) -> u8 {
        match self.what {
            _ if self.leads => 5,
            _ if self.crashes => 4,
            EventKind::Receive { .. } | EventKind::Revive | EventKind::Bounce { .. } => 3,
            EventKind::Start => 2,
            EventKind::Timer | EventKind::Crash => 1,
            EventKind::Armed | EventKind::Disarmed => 0,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// The process starts an election, by a command or because its leader is gone.
    Start,
    Receive {
        class: MessageClass,
        /// Whether the message comes from above: clockwise on a ring, from a lower position on a complete graph.
        from_above: bool,
    },
    Bounce {
        /// Whether the notice comes from above: the process that could not receive the message is drawn above.
        from_above: bool,
    },
    Timer,
    Crash,
    Revive,
    Armed,
    /// An act has cancelled a timer of this process.
    Disarmed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    pub tick: Ticks,
    pub what: TouchKind,
    /// The positions of the two processes that the link connects.
    pub between: (usize, usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchKind {
    Cut,
    Mended,
    Doubled,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crossing {
    pub from: usize,
    pub to: usize,
    /// How many positions the receiver is below the sender (on a ring: clockwise steps); negative if it is above.
    pub down: isize,
    pub sent: Ticks,
    /// The tick in which the message arrived or will arrive.
    pub due: Ticks,
    pub lost: Option<Ticks>,
    pub class: MessageClass,
    /// The payload in a short form for a pill (a small label). Empty if the diagram has no room for payloads.
    pub payload: String,
    pub notice: bool,
    /// The number of the event that sent the message; `None` if no event sent it.
    pub cause: Option<u32>,
    /// The number of the event in which the message arrived; `None` if it has not arrived.
    pub arrival: Option<u32>,
    pub in_past: bool,
    /// If the message arrives after the round in which it was sent: the tick at which that round ended.
    pub late: Option<Ticks>,
    /// Whether this message is on the path by which the selected process got its value.
    pub on_way: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Selected {
    pub number: u32,
    pub position: usize,
    pub tick: Ticks,
    /// How many events happened before the selected event, by Lamport's relation.
    pub past: usize,
    /// The log lines of the selected event and of its immediate effects.
    pub told: Vec<LogLine>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    /// The latest event of the process at this position.
    Latest(usize),
    Before(u32),
    After(u32),
    /// Among the events of the process at this position: the one nearest in time to the event with this number.
    Nearest(u32, usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundEvent {
    pub number: u32,
    pub position: usize,
    pub tick: Ticks,
}

/// The maximum number of records on each side of the middle tick. With more records, the diagram has fewer ticks.
const MOST_RECORDS: usize = 65_536;

/// The processes that the diagram shows. With `past` on a one-way ring, the selected one is last: causes come before.
fn processes(run: &Run, ask: &SpaceTimeAsk, selected: usize, past: bool) -> Neighbours {
    let n = run.count();
    let count = ask.processes.min(n);
    // The window moves by half its size, so half of the processes stay visible.
    let step = if ask.follow && !past { (count / 2).max(1) } else { 1 };
    let selected = (selected / step * step + step / 2).min(n - 1);
    let before = if past && run.entry.topology == Topology::OneWayRing { count.saturating_sub(1) } else { count / 2 };
    let round = past && count < n && run.entry.topology != Topology::Complete;
    let first = if round { (selected + n - before) % n } else { selected.saturating_sub(before).min(n - count) };
    Neighbours { first, count, n }
}

pub(super) fn space_time(run: &Run, ask: &SpaceTimeAsk, selected: usize) -> SpaceTime {
    let shown = if ask.future { run.trace().len() } else { run.visible() };
    let event = ask.event.filter(|&event| (event as usize) < shown && is_event(run, event));
    let mut known = run.past.borrow_mut();
    known.take_if(|past| Some(past.event) != event);
    if let Some(event) = event {
        known.get_or_insert_with(|| Past::of(run, event));
    }
    let past = known.as_ref();
    let middle = event.map_or(selected, |event| run.trace().record(event as usize).at as usize);
    let trace = run.trace();
    let selected = past.map(|&Past { event: number, count: past, .. }| {
        let (tick, told) = (trace.tick_of(number as usize), log::lines_of_event(run, number));
        Selected { number, position: middle, tick, past, told }
    });
    let last = if ask.future { run.recorded } else { run.tick() };
    let centre = event.map_or_else(|| run.tick(), |event| trace.tick_of(event as usize));
    let (mut from, mut until) = (centre.saturating_sub(ask.ticks), centre.saturating_add(ask.ticks).min(last));
    let before = |tick: Ticks| tick.checked_sub(1).map_or(0, |before| trace.records_until(before, None));
    // Messages sent in the window may arrive after it.
    let reach = run.scenario.network.slowest() + run.scenario.network.process_time;
    let here = trace.records_until(centre, None);
    let cut = here - before(from) > MOST_RECORDS;
    if cut {
        from = (trace.tick_of(here - MOST_RECORDS) + 1).min(centre);
    }
    if here + MOST_RECORDS < trace.len() {
        until = until.min(trace.tick_of(here + MOST_RECORDS).saturating_sub(reach + 1)).max(centre);
    }
    let end = trace.records_until(until.saturating_add(reach), None).min(shown);
    let window = processes(run, ask, middle, event.is_some());
    let made = SpaceTime { from, cut, until, middle, window, selected, ..SpaceTime::default() };
    let diagram = Diagram { run, past, records: before(from).min(end)..end, only_marks: ask.only_marks, made };
    let is_newest = shown == run.visible() || run.tick() == run.recorded;
    diagram.make(is_newest && !ask.only_marks)
}

impl Run {
    /// Finds an event. Unless `future` is true, only events up to this moment count.
    pub fn find_event(&self, find: Find, future: bool) -> Option<FoundEvent> {
        let visible = self.visible();
        let end = if future { self.trace().len() } else { visible };
        let at_of = |event: u32| self.trace().at(event as usize).filter(|_| (event as usize) < end);
        let is = |(_, record): &(usize, Record)| record.is_event();
        let number = |(index, _): (usize, Record)| index;
        let before = |until: usize, at: u32| self.trace().among_at(0..until.min(end), at).rev().find(is).map(number);
        let after = |start: usize, at: u32| self.trace().among_at(start..end, at).find(is).map(number);
        let index = match find {
            Find::Latest(at) => before(visible, at as u32)?,
            Find::Before(event) => before(event as usize, at_of(event)?)?,
            Find::After(event) => after(event as usize + 1, at_of(event)?)?,
            Find::Nearest(event, at) => {
                at_of(event)?;
                let tick = |index: usize| self.trace().tick_of(index);
                let here = tick(event as usize);
                let (before, after) = (before(event as usize, at as u32), after(event as usize + 1, at as u32));
                match (before, after) {
                    (Some(before), Some(after)) if tick(after) - here < here - tick(before) => after,
                    (before, after) => before.or(after)?,
                }
            }
        };
        let (position, tick) = (self.trace().record(index).at as usize, self.trace().tick_of(index));
        Some(FoundEvent { number: index as u32, position, tick })
    }

    pub fn tell_event(&self, event: u32) -> Option<LogLine> {
        is_event(self, event).then(|| log::line(self, event as usize))
    }
}

pub(crate) fn is_event(run: &Run, index: u32) -> bool {
    run.trace().get(index as usize).is_some_and(|record| record.is_event())
}
