//! Searching a run for an event: what is looked for, and the way to the next or the previous one.
//!
//! A search goes in portions, so that the screen stays alive on a long way. Forward it reads what is recorded and, beyond that,
//! lets the run go on; backward it reads what is recorded. A hit shows the moment right after its event, which may lie in the
//! middle of a tick. Where nothing is found, the moment on the screen stays the one it was.

mod matcher;
mod message;
mod pass;

use crate::protocol::{Cell, Id, Ticks};
use crate::session::model::LogLine;
use crate::session::run::Run;
use matcher::Matcher;
use pass::SearchPass;

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
        /// The tick at which it left its sender.
        sent: Ticks,
    },
    /// A line of the log has these words: whether it has them is for the screen to say, which knows the reader's language.
    Words(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Forward,
    Backward,
}

/// A place in the order of all that can be found: a record, or the end of a tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    tick: Ticks,
    /// The number of the record; the end of a tick comes after all its records.
    record: usize,
}

impl Place {
    const fn end_of(tick: Ticks) -> Self {
        Self { tick, record: usize::MAX }
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
    query: Query,
    direction: Direction,
    from: From,
    /// More ticks that count as marks.
    ticks: Vec<Ticks>,
    /// The run has once been computed up to this tick, whether or not it still knows.
    reach: Ticks,
    way: Option<Progress>,
    /// What it has come to, on the way to where that is shown.
    shows: Option<Shows>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Shows {
    outcome: PassOutcome,
    /// Whether the run is on its way there.
    is_on_the_way: bool,
}

#[derive(Clone, Copy, Debug)]
struct Progress {
    /// The moment on the screen when it began, and how many records there were.
    origin: (Ticks, Option<usize>),
    records: usize,
    /// So many records are made again before the next one that is not held.
    stretch: usize,
    /// What is found lies beyond this place; `None` where everything does.
    edge: Option<Place>,
    /// Forward: the next record to be looked at. Backward: the one after it.
    next: usize,
    /// Where the message was sent that is being followed to its end.
    sent: Option<Place>,
}

impl Search {
    pub const fn new(query: Query, direction: Direction, from: From) -> Self {
        Self { query, direction, from, ticks: Vec::new(), reach: 0, way: None, shows: None }
    }

    #[must_use]
    pub fn with_marks(self, ticks: Vec<Ticks>) -> Self {
        Self { ticks, ..self }
    }

    /// Says up to which tick the run counts as recorded, though it may have to be computed once more.
    pub(in crate::session) const fn reach(&mut self, recorded: Ticks) {
        self.reach = recorded;
    }

    pub const fn query(&self) -> &Query {
        &self.query
    }

    pub const fn direction(&self) -> Direction {
        self.direction
    }

    pub const fn from(&self) -> From {
        self.from
    }

    fn is_beyond(&self, place: Place) -> bool {
        let edge = self.way.and_then(|way| way.edge);
        edge.is_none_or(|edge| if self.direction == Direction::Forward { place > edge } else { place < edge })
    }
}

/// What has been found: it has happened just before the moment on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    pub place: Place,
    pub tick: Ticks,
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

/// Where all of a long run is looked through, the parts that are made again get so many times longer at most.
const LONGEST: usize = 64;
/// Telling a line of the log takes as long as looking at so many records.
const TELLING: u64 = 64;
/// Hits are counted among so many records at most, and among so many lines that have to be told.
const COUNTED: usize = 50_000;
const COUNTED_TOLD: usize = 1_000;

pub(in crate::session) fn search(
    run: &mut Run,
    search: &mut Search,
    words: &dyn Fn(&LogLine) -> bool,
    (farthest, events): (Ticks, u64),
) -> Searched {
    let asks_for_cell = search.query.criterion == Criterion::Elected;
    let way = *search.way.get_or_insert_with(|| match (begin(run, search.direction, search.from), search.direction) {
        (way, Direction::Backward) if asks_for_cell => up_to_last_change(run, way),
        (way, _) => way,
    });
    let (matcher, events) = (Matcher::of(run, &search.query), events.max(1));
    let gone = run.gone_aside();
    let before = (run.tick(), run.now.half_way, run.is_between_moments());
    let shows = search.shows;
    let mut pass = SearchPass { matcher, run, search, words, farthest, events, left: events, gone };
    let searched = match (&pass.matcher, pass.search.direction) {
        _ if let Some(shows) = shows => shows.outcome,
        (None, direction) => PassOutcome::Nothing(end_of(direction)),
        (&Some(Matcher::Message { number, sent }), _) => message::follow(&mut pass, number, sent),
        (Some(Matcher::Record(_)), Direction::Forward) => pass.forward(),
        (Some(Matcher::Record(_)), Direction::Backward) => pass.backward(),
    };
    // Parts on the way to being held are given up where the moment is another one.
    if before != (pass.run.tick(), pass.run.now.half_way, pass.run.is_between_moments()) {
        pass.run.on_moment_changed();
    }
    match searched {
        PassOutcome::On(tick) => Searched::On(tick),
        PassOutcome::Hit(place) if pass.goes_to(searched, place.tick) => Searched::On(place.tick),
        PassOutcome::Hit(place) => Searched::Hit(Box::new(pass.hit(place))),
        PassOutcome::Nothing(_) if pass.goes_to(searched, way.origin.0) => Searched::On(way.origin.0),
        PassOutcome::Nothing(end) => Searched::Nothing(end),
    }
}

/// Where a search ends that finds nothing, though nothing stops it.
const fn end_of(direction: Direction) -> End {
    match direction {
        Direction::Forward => End::Over,
        Direction::Backward => End::Start,
    }
}

/// The same with a place that is not shown yet.
type PassOutcome = Searched<Place>;

fn begin(run: &mut Run, direction: Direction, from: From) -> Progress {
    let (tick, half_way, shown) = (run.tick(), run.now.half_way, run.visible());
    let forward = direction == Direction::Forward;
    let end = run.trace().held().end;
    let (edge, next) = match from {
        From::Hit(place) if place.record == usize::MAX => (Some(place), records_until(run, place.tick)),
        From::Hit(place) => (Some(place), if forward { place.record + 1 } else { place.record }.min(end)),
        From::Edge if forward => {
            if run.trace().held().start > 0 {
                run.seek(0);
            }
            (None, 0)
        }
        // The end of what is recorded may lie beyond what is held: it is gone to first.
        From::Edge => (None, end),
        From::Here if forward => {
            let edge = if half_way.is_none() { Place::end_of(tick) } else { Place { tick, record: shown.saturating_sub(1) } };
            (Some(edge), shown)
        }
        From::Here => {
            // The moment before the newest event is another one; the end of a tick without events is the same as its beginning.
            let newest = shown.checked_sub(1).and_then(|newest| {
                run.at_record(newest, |_, trace| (trace.tick_of(newest) == tick).then(|| trace.event_with(newest).start))?
            });
            let record = newest.unwrap_or(shown);
            (Some(Place { tick, record }), record)
        }
    };
    Progress { origin: (tick, half_way), records: shown, stretch: run.memory.lead, edge, next, sent: None }
}

/// The way back to a change of a cell of `elected`, without what lies after the last one that has happened by the moment on the screen.
fn up_to_last_change(run: &mut Run, way: Progress) -> Progress {
    let last = run.now.judge.last_change();
    if last >= run.tick() || way.next > run.visible() {
        return way;
    }
    let next = if last == 0 { 0 } else { run.records_about(last).min(way.next) };
    Progress { next, ..way }
}

fn records_until(run: &mut Run, tick: Ticks) -> usize {
    run.at_tick(tick, |_, trace, _| trace.records_until(tick, None)).unwrap_or(run.trace().held().end)
}
