//! The space-time diagram: who was what when, what happened at whom, which messages crossed, and what led to an event.
//!
//! It shows a window of ticks × processes, of what has happened at the moment on the screen, half-way through a tick too.

mod diagram;
#[cfg(test)]
mod tests;

use crate::{model::LogLine, query::log, run::Run};
use diagram::Diagram;
pub(crate) use diagram::Past;
use suffrage_engine::protocol::{Datum, Id, MessageClass, Role, Ticks, Topology};
use suffrage_engine::{engine::Behind, engine::Broken, sim::trace::Record};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpaceTimeAsk {
    /// At most this many processes, in a window round the selected one.
    pub processes: usize,
    /// No process is selected: the window is round who acted last, in steps; on a complete graph round who leads or began.
    pub follow: bool,
    /// There is no room for the ways of messages: only those that were lost are wanted, and those that led to the event.
    pub only_marks: bool,
    /// At least this many ticks before and after the moment on the screen, or the selected event, as far as there are so many.
    pub ticks: Ticks,
    pub event: Option<u32>,
    /// What is recorded of the time after the moment on the screen is shown too.
    pub future: bool,
}

/// Neighbouring positions in order. Round a ring the first position may come after the last one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Neighbours {
    /// The position of the first of them.
    pub first: usize,
    pub count: usize,
    /// The number of all processes.
    pub n: usize,
}

impl Neighbours {
    /// The place of a position among them, from 0.
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

    /// Those of them from an index on, so many.
    #[must_use]
    pub const fn part(self, index: usize, count: usize) -> Self {
        Self { first: self.position(index), count, n: self.n }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SpaceTime {
    /// The first tick of which everything is here.
    pub from: Ticks,
    /// More happened in the time that was asked for than can be followed: it begins later.
    pub cut: bool,
    /// The last tick of which anything is here: that on the screen, if the recorded future is not shown.
    pub until: Ticks,
    pub middle: usize,
    /// The processes of the lifelines, in their order.
    pub window: Neighbours,
    pub lifelines: Vec<Lifeline>,
    pub events: Vec<DiagramEvent>,
    /// The messages between them; round a ring, also those to and from the neighbours of the window.
    pub messages: Vec<Crossing>,
    /// What was done to links and to messages on their way, in the order of the run: it happens at no process.
    pub touches: Vec<Touch>,
    /// Where the processes go through rounds together.
    pub rounds: Option<Rounds>,
    pub selected: Option<Selected>,
}

/// Rounds that the processes of a diagram go through together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// All that is proposed or held, ascending.
    pub values: Vec<Datum>,
    /// Where each round begins, and the last of them is over, up to the moment on the screen.
    pub barriers: Vec<Barrier>,
    /// The crashes in the middle of sending.
    pub broken: Vec<Broken>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barrier {
    pub tick: Ticks,
    /// What the processes of the lifelines have behind it, in their order; `None` of one that is down, or where the tick is not over.
    pub behind: Vec<Option<Behind>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lifeline {
    pub position: usize,
    pub id: Id,
    /// Each state with the tick at which it began, from the first tick of the window on. The last one lasts on.
    pub stretches: Vec<(Ticks, Role)>,
    /// The tick up to which its events belong to the past of the selected event, if any does.
    pub past_until: Option<Ticks>,
}

impl SpaceTime {
    /// Whether a value came to the selected process by messages that are here.
    pub fn has_way(&self) -> bool {
        self.messages.iter().any(|crossing| crossing.on_way)
    }

    /// The first tick that can be shown: 0, unless what came before the window is too much to be followed.
    pub fn from_known(&self) -> Ticks {
        if self.cut { self.from } else { 0 }
    }
}

impl Lifeline {
    /// Its state at the end of a tick.
    pub fn role_at(&self, tick: Ticks) -> Option<Role> {
        self.stretches.iter().rev().find(|(since, _)| *since <= tick).map(|&(_, role)| role)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "what else was true of the event: each may be without the others")]
pub struct DiagramEvent {
    pub number: u32,
    pub position: usize,
    pub tick: Ticks,
    pub what: EventKind,
    pub sends: bool,
    pub leads: bool,
    pub crashes: bool,
    /// It belongs to the past of the selected event, or is that event.
    pub in_past: bool,
}

impl DiagramEvent {
    /// Whether it is an arrival and nothing that matters more.
    pub const fn arrives(&self) -> bool {
        matches!(self.what, EventKind::Receive { .. } | EventKind::Bounce { .. }) && !self.leads && !self.crashes
    }

    /// Which of two events at one place is shown: the one with the higher rank, of equals the later.
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
    /// An election was begun there, by command or because a leader is gone.
    Start,
    Receive {
        class: MessageClass,
        /// It came from above: from a process further up, or clockwise round the ring.
        from_above: bool,
    },
    Bounce {
        /// The process that is down is further up.
        from_above: bool,
    },
    Timer,
    Crash,
    Revive,
    Armed,
    /// A timer was cancelled from outside.
    Disarmed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    pub tick: Ticks,
    pub what: TouchKind,
    /// The positions at both ends of the link or of the message's way.
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
    /// So many processes further down the receiver is, clockwise round a ring; negative further up, counter-clockwise.
    pub down: isize,
    pub sent: Ticks,
    /// The tick at which it arrived or is due.
    pub due: Ticks,
    pub lost: Option<Ticks>,
    pub class: MessageClass,
    /// What it carries, as short as a pill; empty where so many cross that none has room for it.
    pub payload: String,
    pub notice: bool,
    /// The event that sent it, if any did.
    pub cause: Option<u32>,
    /// The event of its arrival, once it has arrived.
    pub arrival: Option<u32>,
    /// It belongs to the past of the selected event.
    pub in_past: bool,
    /// The barrier that it crosses after the round in which it was sent.
    pub late: Option<Ticks>,
    /// By it the value came to the selected process that this has come to.
    pub on_way: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Selected {
    pub number: u32,
    pub position: usize,
    pub tick: Ticks,
    /// How many events of the whole run led to it: those that happened before it, by the order of each process and by messages.
    pub past: usize,
    /// What it is and what followed from it at once, as the log tells it.
    pub told: Vec<LogLine>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    /// The latest event of the process at this position, up to the moment on the screen.
    Latest(usize),
    Before(u32),
    After(u32),
    /// The event at another position that is nearest in time to this one.
    Nearest(u32, usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundEvent {
    pub number: u32,
    pub position: usize,
    pub tick: Ticks,
}

/// At most this many records are looked through before the moment in the middle, and as many after it: in a crowd the diagram shows fewer ticks.
const MOST_RECORDS: usize = 65_536;

/// The processes of a diagram. Round a one-way ring the causes of an event come from before its process, which is the last.
fn processes(run: &Run, ask: &SpaceTimeAsk, selected: usize, past: bool) -> Neighbours {
    let n = run.count();
    let count = ask.processes.min(n);
    // Half of what is in sight stays in sight.
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
    let selected = past.map(|past| Selected {
        number: past.event,
        position: middle,
        tick: trace.tick_of(past.event as usize),
        past: past.count,
        told: log::lines_of_event(run, past.event),
    });
    let last = if ask.future { run.recorded } else { run.tick() };
    let centre = event.map_or_else(|| run.tick(), |event| trace.tick_of(event as usize));
    let (mut from, mut until) = (centre.saturating_sub(ask.ticks), centre.saturating_add(ask.ticks).min(last));
    let before = |tick: Ticks| tick.checked_sub(1).map_or(0, |before| trace.records_until(before, None));
    // What was sent in the window and arrives after it belongs to it as well.
    let reach = run.scenario.network.longest_delay + run.scenario.network.process_time;
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
    /// The event that is looked for, among those up to the moment on the screen, or among all that are recorded.
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
        Some(FoundEvent {
            number: index as u32,
            position: self.trace().record(index).at as usize,
            tick: self.trace().tick_of(index),
        })
    }

    /// What the log tells of an event.
    pub fn tell_event(&self, event: u32) -> Option<LogLine> {
        is_event(self, event).then(|| log::line(self, event as usize))
    }
}

pub(crate) fn is_event(run: &Run, index: u32) -> bool {
    run.trace().get(index as usize).is_some_and(|record| record.is_event())
}
