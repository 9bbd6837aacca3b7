//! Searching a run, both ways, from every moment.

use proptest::prelude::*;

use super::super::search::{Direction, End, From, Hit, Place, Query, Search, Searched, Sought};
use super::super::*;
use super::{ask, crash, scenario};
use crate::session::frame::{LogLine, Sign};

/// No run of these tests is computed further.
const FARTHEST: Ticks = 120;

const FORWARD: Direction = Direction::Forward;
const BACKWARD: Direction = Direction::Backward;

fn query(sought: Sought) -> Query {
    Query { sought, of: None }
}

fn of(sought: Sought, id: u32) -> Query {
    Query { sought, of: Id::new(id) }
}

/// Lines whose short text has this key.
fn key(line: &LogLine, key: &str) -> bool {
    line.brief.key == key
}

/// Searches to the end, in portions of so many events.
fn hunt(session: &mut dyn Session, mut search: Search, portion: u64) -> Searched {
    let words = search.query().clone();
    let words = |line: &LogLine| matches!(&words.sought, Sought::Words(wanted) if key(line, wanted));
    loop {
        match session.search(&mut search, &words, FARTHEST, portion) {
            Searched::On(_) => {}
            searched => return searched,
        }
    }
}

fn next(session: &mut dyn Session, query: &Query, direction: Direction, from: From) -> Result<Hit, End> {
    match hunt(session, Search::new(query.clone(), direction, from), 7) {
        Searched::Hit(hit) => Ok(*hit),
        Searched::Nothing(end) => Err(end),
        Searched::On(_) => unreachable!("a hunt goes on to its end"),
    }
}

/// So many hits are followed at most: each of them is shown.
const MOST: usize = 150;

/// The hits one way, from the moment on the screen on; and where they end, if that is before there are too many.
fn all(session: &mut dyn Session, query: &Query, direction: Direction) -> (Vec<Hit>, Option<End>) {
    let (mut hits, mut from) = (Vec::new(), From::Here);
    while hits.len() < MOST {
        match next(session, query, direction, from) {
            Ok(hit) => {
                from = From::Hit(hit.place);
                hits.push(hit);
            }
            Err(end) => return (hits, Some(end)),
        }
    }
    (hits, None)
}

fn places(hits: &[Hit]) -> Vec<Place> {
    hits.iter().map(|hit| hit.place).collect()
}

/// The line of the log that the screen shows as the newest after a hit.
fn newest(session: &dyn Session, hit: &Hit) -> Option<LogLine> {
    session.frame(&Ask { log_back: hit.newer, ..ask() }).log.pop()
}

/// The whole log of a run up to the moment on the screen.
fn log(session: &dyn Session) -> Vec<LogLine> {
    session.frame(&Ask { log_lines: usize::MAX, ..ask() }).log
}

#[test]
fn every_line_of_the_log_is_found_in_order_and_back_in_every_built_in_scenario() {
    for builtin in builtin::ALL.iter().filter(|builtin| builtin.name != "chang-roberts-1000") {
        let mut session = open(&scenario(builtin.name));
        let (hits, end) = all(&mut *session, &query(Sought::Anything), FORWARD);
        let last = hits.last().expect("something happens");
        assert_eq!(session.tick(), last.tick, "{}: where nothing more is found, nothing moves", builtin.name);
        let mut whole = open(&scenario(builtin.name));
        while whole.next_tick() == Moved::Yes && whole.tick() < FARTHEST {}
        if let Some(End::Rest(tick)) = end {
            assert_eq!(Some(tick), whole.rested().or_else(|| Some(whole.tick())), "{}", builtin.name);
        }
        let told: Vec<LogLine> = hits.iter().map(|hit| *hit.line.clone().expect("a line")).collect();
        let ticks = |lines: &[LogLine]| lines.iter().map(|line| (line.tick, line.brief.clone())).collect::<Vec<_>>();
        let whole = ticks(&log(&*whole));
        let expected = if end.is_some() { &whole[..] } else { &whole[..MOST] };
        assert_eq!(ticks(&told), expected, "{}", builtin.name);
        let numbers: Vec<Option<usize>> = hits.iter().map(|hit| hit.number).collect();
        assert_eq!(numbers, (1..=hits.len()).map(Some).collect::<Vec<_>>(), "{}", builtin.name);
    }
}
