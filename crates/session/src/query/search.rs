//! Searching a run for an event: what is looked for, and the way to the next or the previous one.
//!
//! A search reads the trace, and forward beyond it lets the run go on, in portions, so that the screen stays alive. A hit
//! shows the moment right after its event, maybe in the middle of a tick. Where nothing is found, the moment stays.

mod scan;

use crate::{model::LogLine, run::Run};
use scan::Scan;
use suffrage_engine::protocol::{Cell, Id, Ticks};
use suffrage_engine::sim::trace::{Record, RecordKind};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    pub criterion: Criterion,
    /// Only what is about this process; of a message, what it sent or gets.
    pub of: Option<Id>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Criterion {
    /// Everything that the log tells.
    Anything,
    Arrival(&'static str),
    /// A message is lost, of this kind or of any.
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
    /// A cell of `elected` changes.
    Elected,
    /// The timeline has a mark, the scenario a note or question, or the search was given the tick.
    Mark,
    Message {
        number: u32,
    },
    /// A line of the log has these words: whether it has them is for the screen to say, which knows the reader's language.
    Words(String),
}

/// A query in terms of one run: the index of its kind of message, and the position of its process.
#[derive(Clone, Copy)]
struct Wanted {
    kind: Option<u8>,
    of: Option<u32>,
}

impl Query {
    /// What it means in a run; nothing if the run has no such kind of message, or no such process.
    fn wanted(&self, run: &Run) -> Option<Wanted> {
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
        Some(Wanted { kind, of })
    }

    fn fits(&self, record: &Record, wanted: Wanted) -> bool {
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

    /// Whether a record is about a process; of a cell of `elected`, whether it is its own.
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

/// A place in the order of all that can be found: a record, or the end of a tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub tick: Ticks,
    /// The number of the record; the end of a tick comes after all its records.
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
    /// At the moment on the screen, whose newest event is behind it in both directions.
    Here,
    /// Beside what was found last.
    Hit(Place),
    /// At tick 0, or at the end of what is recorded.
    Edge,
}

#[derive(Clone, Debug)]
pub struct Search {
    pub query: Query,
    pub direction: Direction,
    pub from: From,
    /// The ticks that count as marks besides those of the run.
    ticks: Vec<Ticks>,
    /// The run has once been computed up to this tick, whether or not it still knows.
    pub(crate) reach: Ticks,
    progress: Option<Progress>,
}

#[derive(Clone, Copy, Debug)]
struct Progress {
    origin: (Ticks, Option<usize>),
    /// What is found lies beyond this place; `None` where everything does.
    edge: Option<Place>,
    /// Forward: the next record to be looked at. Backward: the one after it.
    next: usize,
    follows: bool,
}

impl Search {
    pub const fn new(query: Query, direction: Direction, from: From, ticks: Vec<Ticks>) -> Self {
        Self { query, direction, from, ticks, reach: 0, progress: None }
    }
}

/// What has been found: it has happened just before the moment on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    pub place: Place,
    pub line: Option<Box<LogLine>>,
    /// Where a change of a cell of `elected` was looked for: whose it is, and what it became.
    pub decided: Option<(Id, Option<Cell>)>,
    /// How many lines of the log tell what came after it in the same event.
    pub newer: usize,
    pub number: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Searched<H = Box<Hit>> {
    /// Not at its end: it goes on from this tick.
    On(Ticks),
    Hit(H),
    Nothing(End),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Rest(Ticks),
    /// At the farthest tick that was to be computed.
    Limit(Ticks),
    Start,
    /// Nothing of the sort can come any more.
    Over,
}

pub fn search(
    run: &mut Run,
    search: &mut Search,
    words: &dyn Fn(&LogLine) -> bool,
    (farthest, events): (Ticks, u64),
) -> Searched {
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

/// Where a search ends that finds nothing, though nothing stops it.
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
            // The moment before the newest event is another one; the end of a tick without events is the same as its beginning.
            let newest = shown.checked_sub(1).filter(|&newest| trace.tick_of(newest) == tick);
            let record = newest.map_or(shown, |newest| trace.event_with(newest).start);
            (Some(Place { tick, record }), record)
        }
    };
    Progress { origin: (tick, half_way), edge, next, follows: false }
}
