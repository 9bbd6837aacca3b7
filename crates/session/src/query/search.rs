//! Searches a run for the next or previous event that fits a query.
//!
//! A search reads the trace. A forward search also computes new ticks beyond the end of the trace. The search works
//! in portions, so that the screen stays responsive. After a hit, the screen shows the moment right after the found
//! event, which can be within a tick. Without a hit, the screen does not change.

mod scan;

use crate::prelude::*;
use scan::Scan;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    pub criterion: Criterion,
    /// Only events of this process match, also as the sender of a message; `None`: events of all processes match.
    pub of: Option<Id>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Criterion {
    Anything,
    Arrival(&'static str),
    /// A message of this kind is lost. `None`: a message of any kind is lost.
    Loss(Option<&'static str>),
    Return,
    Start,
    Timer,
    Crash,
    Revival,
    Leader,
    Cut,
    Mend,
    Breach,
    Rest,
    /// The `elected` cell of a process changes.
    Elected,
    /// The tick has a mark on the timeline, a note or a question, or is one of the extra ticks of the search.
    Mark,
    Message {
        number: u32,
    },
    /// A log line contains these words. The caller compares the words, because the text depends on the language.
    Words(String),
}

/// Each `None` allows any kind or any process.
#[derive(Clone, Copy)]
struct QueryTarget {
    kind: Option<u8>,
    of: Option<u32>,
}

impl Query {
    fn wanted(&self, run: &Run) -> Option<QueryTarget> {
        let kind = match self.criterion {
            Criterion::Arrival(name) | Criterion::Loss(Some(name)) => {
                Some(run.entry.kinds.iter().position(|&known| known == name)? as u8)
            }
            _ => None,
        };
        let of = match self.of {
            Some(id) => Some(run.position_of(id)? as u32),
            None => None,
        };
        Some(QueryTarget { kind, of })
    }

    fn fits(&self, record: &Record, wanted: QueryTarget) -> bool {
        let is_wanted = |kind: u8| wanted.kind.is_none_or(|wanted| wanted == kind);
        let what = &record.what;
        let fits = match &self.criterion {
            Criterion::Anything | Criterion::Words(_) | Criterion::Elected | Criterion::Mark => true,
            Criterion::Arrival(_) => matches!(what, RecordKind::Delivered { kind, .. } if is_wanted(*kind)),
            Criterion::Loss(_) => {
                matches!(what, RecordKind::Lost { kind, .. } | RecordKind::NoticeLost { kind, .. } if is_wanted(*kind))
            }
            Criterion::Return => matches!(what, RecordKind::CameBack { .. }),
            Criterion::Start => matches!(what, RecordKind::Started(_) | RecordKind::Requested(_)),
            Criterion::Timer => matches!(what, RecordKind::Fired { .. }),
            Criterion::Crash => matches!(what, RecordKind::WentDown(_)),
            Criterion::Revival => matches!(what, RecordKind::Revived),
            Criterion::Leader => matches!(what, RecordKind::Leads),
            Criterion::Cut => matches!(what, RecordKind::Cut { .. } | RecordKind::Parted(_)),
            Criterion::Mend => matches!(what, RecordKind::Mended { .. } | RecordKind::AllMended),
            Criterion::Breach => matches!(what, RecordKind::Broke(_)),
            Criterion::Rest => matches!(what, RecordKind::Quiet { .. }),
            Criterion::Message { .. } => false,
        };
        fits && wanted.of.is_none_or(|of| self.concerns(record, of))
    }

    /// Whether a record concerns the process `of`. A change of a cell concerns only its process, not a sender.
    fn concerns(&self, record: &Record, of: u32) -> bool {
        match &record.what {
            what if what.is_of_all() => false,
            RecordKind::Broke(broken) => broken.about.contains(&of),
            _ if record.at == of => true,
            _ if self.criterion == Criterion::Elected => false,
            what => what.from() == Some(of),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Forward,
    Backward,
}

/// A place in the order of the search: a record, or the end of a tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub tick: Ticks,
    /// The number of the record; `usize::MAX` for the end of a tick.
    record: usize,
}

impl Place {
    const fn end_of(tick: Ticks) -> Self {
        Self { tick, record: usize::MAX }
    }

    fn record(self) -> Option<usize> {
        Some(self.record).filter(|&record| record != usize::MAX)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// The search begins at the moment on the screen. The event just shown does not count.
    Here,
    /// The search continues after an earlier hit. This hit does not count again.
    Hit(Place),
    /// The search begins at one end of the run. Forward: at tick 0. Backward: at the last recorded tick.
    Edge,
}

#[derive(Clone, Debug)]
pub struct Search {
    pub query: Query,
    pub direction: Direction,
    pub from: From,
    /// Ticks that count as marks in addition to the marks of the run.
    ticks: Vec<Ticks>,
    /// The last tick that was ever computed, even if its records were discarded later.
    pub(crate) reach: Ticks,
    progress: Option<Progress>,
}

#[derive(Clone, Copy, Debug)]
struct Progress {
    origin: (Ticks, Option<usize>),
    /// Only places after this one (in a backward search: before it) count as hits; `None`: all places count.
    edge: Option<Place>,
    /// In a forward search: the number of the next record to check. In a backward search: that number plus 1.
    next: usize,
    follows: bool,
}

impl Search {
    pub const fn new(query: Query, direction: Direction, from: From, ticks: Vec<Ticks>) -> Self {
        Self { query, direction, from, ticks, reach: 0, progress: None }
    }
}

/// An event that matches the query. The screen then shows the moment right after this event.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    pub place: Place,
    pub line: Option<Box<LogLine>>,
    /// In a search for changes of `elected` cells: the process of the cell, and the new value.
    pub decided: Option<(Id, Option<Cell>)>,
    /// How many log lines of the same event come after `line`.
    pub newer: usize,
    pub number: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Searched<H = Box<Hit>> {
    /// The search is not finished. It has reached this tick.
    On(Ticks),
    Hit(H),
    Nothing(End),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Rest(Ticks),
    /// The search has reached the last tick that it may compute.
    Limit(Ticks),
    Start,
    /// The search is over: no further hit is possible.
    Over,
}

/// Says whether a log line contains the searched words.
pub type Words<'a> = &'a dyn Fn(&LogLine) -> bool;

pub fn search(run: &mut Run, search: &mut Search, words: Words<'_>, (farthest, events): (Ticks, u64)) -> Searched {
    let mut progress = search.progress.unwrap_or_else(|| begin(run, search.direction, search.from));
    let (origin, moment) = (progress.origin, (run.tick(), run.now.half_way));
    let wanted = search.query.wanted(run);
    let mut scan = Scan { run, search, wanted, words, farthest, left: events.max(1), progress };
    let searched = match (&scan.search.query.criterion, scan.search.direction) {
        (&Criterion::Message { number }, _) => scan.follow(number),
        (_, direction) if wanted.is_none() => Searched::Nothing(end_of(direction)),
        (_, Direction::Forward) => scan.forward(),
        (_, Direction::Backward) => scan.backward(),
    };
    progress = scan.progress;
    match searched {
        Searched::On(tick) => {
            if moment != (scan.run.tick(), scan.run.now.half_way) {
                scan.run.on_moment_changed();
            }
            search.progress = Some(progress);
            Searched::On(tick)
        }
        Searched::Hit(place) => {
            let event = place.record().map(|record| scan.run.trace().event_of(record).1);
            scan.run.show((place.tick, event));
            Searched::Hit(Box::new(scan.hit(place)))
        }
        Searched::Nothing(end) => {
            scan.run.show(origin);
            Searched::Nothing(end)
        }
    }
}

const fn end_of(direction: Direction) -> End {
    match direction {
        Direction::Forward => End::Over,
        Direction::Backward => End::Start,
    }
}

fn begin(run: &Run, direction: Direction, from: From) -> Progress {
    let (tick, half_way, shown) = (run.tick(), run.now.half_way, run.visible());
    let (trace, forward) = (run.trace(), direction == Direction::Forward);
    let (edge, next) = match from {
        From::Hit(place) => (
            Some(place),
            match place.record() {
                None => trace.records_until(place.tick, None),
                Some(record) if forward => (record + 1).min(trace.len()),
                Some(record) => record.min(trace.len()),
            },
        ),
        From::Edge if forward => (None, 0),
        From::Edge => (None, trace.len()),
        From::Here if forward => {
            let edge =
                if half_way.is_none() { Place::end_of(tick) } else { Place { tick, record: shown.saturating_sub(1) } };
            (Some(edge), shown)
        }
        From::Here => {
            // The newest event belongs to this tick only if the tick has events. Otherwise it has only one moment.
            let newest = shown.checked_sub(1).filter(|&newest| trace.tick_of(newest) == tick);
            let record = newest.map_or(shown, |newest| trace.event_with(newest).start);
            (Some(Place { tick, record }), record)
        }
    };
    Progress { origin: (tick, half_way), edge, next, follows: false }
}
