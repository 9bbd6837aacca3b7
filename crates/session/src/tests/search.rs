//! Tests of the search in a run, in both directions and from every moment.

use proptest::prelude::*;
use suffrage_engine::protocol::{Id, MessageClass};
use suffrage_engine::sim::command::Targets;

use super::super::search::{Criterion, Direction, End, From, Hit, Place, Query, Search, Searched};
use super::super::*;
use super::{ask, crash, scenario};
use crate::model::{LogLine, Sign};
use suffrage_scenario::builtin;

const FARTHEST: Ticks = 120;

const FORWARD: Direction = Direction::Forward;
const BACKWARD: Direction = Direction::Backward;

fn query(criterion: Criterion) -> Query {
    Query { criterion, of: None }
}

fn of(criterion: Criterion, id: u32) -> Query {
    Query { criterion, of: Id::new(id) }
}

fn key(line: &LogLine, key: &str) -> bool {
    line.brief.key == key
}

fn hunt(session: &mut Session, mut search: Search, portion: u64) -> Searched {
    let words = search.query.clone();
    let words = |line: &LogLine| matches!(&words.criterion, Criterion::Words(wanted) if key(line, wanted));
    loop {
        match session.search(&mut search, &words, FARTHEST, portion) {
            Searched::On(_) => {}
            searched => return searched,
        }
    }
}

fn next(session: &mut Session, query: &Query, direction: Direction, from: From) -> Result<Hit, End> {
    match hunt(session, Search::new(query.clone(), direction, from, vec![]), 7) {
        Searched::Hit(hit) => Ok(*hit),
        Searched::Nothing(end) => Err(end),
        Searched::On(_) => unreachable!("a hunt goes on to its end"),
    }
}

/// The maximum number of hits to visit: showing each hit takes time.
const MOST: usize = 150;

fn all(session: &mut Session, query: &Query, direction: Direction) -> (Vec<Hit>, Option<End>) {
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

fn newest(session: &mut Session, hit: &Hit) -> Option<LogLine> {
    session.frame(&Ask { log_back: hit.newer, ..ask() }).log.pop()
}

fn log(session: &mut Session) -> Vec<LogLine> {
    session.frame(&Ask { log_lines: usize::MAX, ..ask() }).log
}

#[test]
fn every_line_of_the_log_is_found_in_order_and_back_in_every_built_in_scenario() {
    for builtin in builtin::ALL.iter().filter(|builtin| builtin.name != "chang-roberts-1000") {
        let mut session = Session::open(&scenario(builtin.name));
        let (hits, end) = all(&mut session, &query(Criterion::Anything), FORWARD);
        let last = hits.last().expect("there is an event");
        assert_eq!(session.tick(), last.place.tick, "{}: without a hit the moment stays", builtin.name);
        let mut whole = Session::open(&scenario(builtin.name));
        while whole.next_tick() == Moved::Yes && whole.tick() < FARTHEST {}
        if let Some(End::Rest(tick)) = end {
            assert_eq!(Some(tick), whole.rested().or_else(|| Some(whole.tick())), "{}", builtin.name);
        }
        let told: Vec<LogLine> = hits.iter().map(|hit| *hit.line.clone().expect("a line")).collect();
        let ticks = |lines: &[LogLine]| lines.iter().map(|line| (line.tick, line.brief.clone())).collect::<Vec<_>>();
        let whole = ticks(&log(&mut whole));
        let expected = if end.is_some() { &whole[..] } else { &whole[..MOST] };
        assert_eq!(ticks(&told), expected, "{}", builtin.name);
        let numbers: Vec<Option<usize>> = hits.iter().map(|hit| hit.number).collect();
        assert_eq!(numbers, (1..=hits.len()).map(Some).collect::<Vec<_>>(), "{}", builtin.name);
    }
}

#[test]
fn a_hit_is_the_newest_line_and_searching_back_gives_the_same_hits() {
    for name in
        ["bully-leader-returns", "chang-roberts-dead-leader", "bully-unguarded", "peterson-crash", "itai-rodeh-bounce"]
    {
        let mut session = Session::open(&scenario(name));
        let mark = query(Criterion::Mark);
        for query in [
            query(Criterion::Anything),
            query(Criterion::Elected),
            mark,
            query(Criterion::Timer),
            of(Criterion::Anything, 6),
        ] {
            session.seek(0);
            let (mut forward, mut from) = (Vec::new(), From::Here);
            while let Ok(hit) = next(&mut session, &query, FORWARD, from) {
                if let Some(line) = &hit.line {
                    assert_eq!(newest(&mut session, &hit).as_ref(), Some(&**line), "{name} {query:?}");
                }
                from = From::Hit(hit.place);
                forward.push((hit, session.frame(&ask())));
            }
            // Backwards from the last hit, each hit must show the same moment as before.
            for (hit, frame) in forward.iter().rev().skip(1) {
                let back = next(&mut session, &query, BACKWARD, from).expect("the hit before");
                assert_eq!(
                    (back.place, back.newer, back.number),
                    (hit.place, hit.newer, hit.number),
                    "{name} {query:?}"
                );
                super::assert_same_frame(session.frame(&ask()), frame);
                from = From::Hit(back.place);
            }
            assert_eq!(next(&mut session, &query, BACKWARD, from), Err(End::Start), "{name} {query:?}");
        }
    }
}

fn ticks(name: &str, query: &Query) -> Vec<Ticks> {
    let mut session = Session::open(&scenario(name));
    all(&mut session, query, FORWARD).0.iter().map(|hit| hit.place.tick).collect()
}

/// The ticks of the log lines for which `fits` holds.
fn lines(name: &str, fits: impl Fn(&LogLine) -> bool) -> Vec<Ticks> {
    let mut session = Session::open(&scenario(name));
    while session.next_tick() == Moved::Yes && session.tick() < FARTHEST {}
    log(&mut session).iter().filter(|line| fits(line)).map(|line| line.tick).collect()
}

#[test]
fn every_kind_of_event_is_found_where_the_log_has_it() {
    let name = "bully-leader-returns";
    let same = |criterion: Criterion, fits: &dyn Fn(&LogLine) -> bool| {
        let expected = lines(name, fits);
        assert!(!expected.is_empty(), "{criterion:?} happens");
        assert_eq!(ticks(name, &query(criterion.clone())), expected, "{criterion:?}");
    };
    same(Criterion::Crash, &|line| line.sign == Sign::Crash);
    same(Criterion::Revival, &|line| line.sign == Sign::Revive);
    same(Criterion::Timer, &|line| line.sign == Sign::Timer);
    same(Criterion::Leader, &|line| line.sign == Sign::Leader);
    same(Criterion::Start, &|line| line.sign == Sign::Start);
    same(Criterion::Breach, &|line| line.sign == Sign::Broken);
    same(Criterion::Loss(None), &|line| line.sign == Sign::Lost);
    same(Criterion::Rest, &|line| line.full.key == "log-quiet");
    same(Criterion::Arrival("COORDINATOR"), &|line| line.sign == Sign::Message(MessageClass::Elected));
    same(Criterion::Arrival("ELECTION"), &|line| line.sign == Sign::Message(MessageClass::Election));
    same(Criterion::Words("log-crashed-brief".to_owned()), &|line| key(line, "log-crashed-brief"));
    assert!(ticks(name, &query(Criterion::Arrival("PROBE"))).is_empty(), "there is no such message");
    assert!(ticks(name, &of(Criterion::Anything, 99)).is_empty(), "there is no such process");
    let lost = [
        ticks(name, &query(Criterion::Loss(Some("ELECTION")))),
        ticks(name, &query(Criterion::Loss(Some("COORDINATOR")))),
    ];
    assert_eq!(lost.concat().len(), lines(name, |line| line.sign == Sign::Lost).len(), "each has one kind");
    let bounced = lines("itai-rodeh-bounce", |line| line.sign == Sign::Bounced);
    assert_eq!(ticks("itai-rodeh-bounce", &query(Criterion::Return)), bounced);
}

#[test]
fn searching_for_a_process_finds_the_log_lines_about_it() {
    let name = "bully-leader-returns";
    for id in 1..=7 {
        let at = Session::open(&scenario(name)).position_of(Id::new(id).expect("an id")).expect("it is there");
        assert_eq!(ticks(name, &of(Criterion::Anything, id)), lines(name, |line| line.about.contains(&at)), "{id}");
    }
}

#[test]
fn a_change_of_elected_is_found_where_the_cells_change() {
    for name in ["bully-leader-returns", "chang-roberts-ring"] {
        let mut session = Session::open(&scenario(name));
        let held =
            |session: &mut Session| session.frame(&ask()).processes.iter().map(|one| one.elected).collect::<Vec<_>>();
        let mut before = held(&mut session);
        let mut from = From::Here;
        while let Ok(hit) = next(&mut session, &query(Criterion::Elected), FORWARD, from) {
            let (id, decided) = hit.decided.expect("it says what changed");
            let at = session.position_of(id).expect("it is there");
            let now = held(&mut session);
            assert_eq!(now[at], decided, "{name}");
            before[at] = decided;
            assert_eq!(now, before, "{name}: one cell at a time, and none is missing");
            from = From::Hit(hit.place);
        }
        let ids: Vec<u32> = session.frame(&ask()).processes.iter().map(|process| process.id.number()).collect();
        let whole: usize = ids.into_iter().map(|id| ticks(name, &of(Criterion::Elected, id)).len()).sum();
        assert_eq!(whole, ticks(name, &query(Criterion::Elected)).len(), "{name}: every change belongs to one process");
    }
}

#[test]
fn marks_include_timeline_notes_and_given_ticks() {
    let name = "bully-leader-returns";
    let mut session = Session::open(&scenario(name));
    let (hits, _) = all(&mut session, &query(Criterion::Mark), FORWARD);
    while session.next_tick() == Moved::Yes {}
    let marks = session.frame(&ask()).marks;
    let mut marks: Vec<Ticks> = marks.iter().filter(|mark| mark.sign != Sign::Note).map(|mark| mark.tick).collect();
    marks.sort_unstable();
    marks.dedup();
    let mut marked: Vec<Ticks> = hits.iter().filter(|hit| hit.line.is_some()).map(|hit| hit.place.tick).collect();
    marked.dedup();
    assert_eq!(marked, marks);
    session.seek(0);
    let mut stops = Vec::new();
    while let Some(stop) = session.next_stop().filter(|&stop| session.seek(stop) == Moved::Yes) {
        stops.push(stop);
    }
    let noted: Vec<Ticks> = hits.iter().filter(|hit| hit.line.is_none()).map(|hit| hit.place.tick).collect();
    assert_eq!(noted, stops);
    session.seek(0);
    let given = 13;
    let mut found = Vec::new();
    let mut from = From::Here;
    while let Searched::Hit(hit) =
        hunt(&mut session, Search::new(query(Criterion::Mark), FORWARD, from, vec![given]), 5)
    {
        from = From::Hit(hit.place);
        found.push(hit.place);
    }
    assert_eq!(found.len(), hits.len() + usize::from(!noted.contains(&given)));
    assert!(places(&hits).iter().all(|place| found.contains(place)) && found.is_sorted());
}

#[test]
fn a_message_is_found_where_it_is_sent_and_where_it_ends() {
    let mut session = Session::open(&scenario("bully-leader-returns"));
    session.seek(6);
    let messages = session.frame(&ask()).messages;
    for message in messages.iter().filter(|message| message.lost.is_none()) {
        session.seek(6);
        let criterion = query(Criterion::Message { number: message.number });
        let end = next(&mut session, &criterion, FORWARD, From::Here).expect("it arrives or is lost");
        assert_eq!(end.place.tick, message.due);
        let ids = [message.from, message.to].map(|at| session.id_at(at).expect("an id"));
        assert_eq!(end.line.expect("a line").route, Some((ids[0], ids[1])));
        assert_eq!(next(&mut session, &criterion, FORWARD, From::Hit(end.place)), Err(End::Over));
        let sent = next(&mut session, &criterion, BACKWARD, From::Hit(end.place)).expect("it was sent");
        assert_eq!(sent.place.tick, message.sent);
        assert_eq!(next(&mut session, &criterion, BACKWARD, From::Hit(sent.place)), Err(End::Start));
        assert_eq!(next(&mut session, &criterion, FORWARD, From::Hit(sent.place)).map(|hit| hit.place), Ok(end.place));
        session.seek(0);
        assert_eq!(next(&mut session, &criterion, FORWARD, From::Here).map(|hit| hit.place), Ok(sent.place));
    }
}

#[test]
fn searching_mid_tick_separates_earlier_and_later_events() {
    let mut session = Session::open(&scenario("bully-false-alarm"));
    session.seek(3);
    session.next_event();
    let (tick, shown) = (session.tick(), session.events());
    assert!(shown.0 < shown.1);
    let length = session.frame(&ask()).log_length;
    let ahead = next(&mut session, &query(Criterion::Anything), FORWARD, From::Here).expect("the next event");
    assert_eq!((session.tick(), session.frame(&ask()).log_length - ahead.newer), (tick, length + 1));
    session.seek(3);
    session.next_event();
    let behind = next(&mut session, &query(Criterion::Anything), BACKWARD, From::Here).expect("the event before");
    assert_eq!(behind.place.tick, 3);
    // If there is no hit, the moment on the screen must stay, also within a tick.
    session.seek(3);
    session.next_event();
    let before = session.frame(&ask());
    for direction in [FORWARD, BACKWARD] {
        assert!(next(&mut session, &query(Criterion::Cut), direction, From::Here).is_err());
        super::assert_same_frame(session.frame(&ask()), &before);
        assert_eq!(session.events(), shown);
    }
}

#[test]
fn at_rest_a_search_restarts_from_the_other_end() {
    let mut session = Session::open(&scenario("bully-leader-fails"));
    let crash = query(Criterion::Crash);
    let first = next(&mut session, &crash, FORWARD, From::Here).expect("the leader fails");
    while session.next_tick() == Moved::Yes {}
    let rest = session.tick();
    assert_eq!(next(&mut session, &crash, FORWARD, From::Here), Err(End::Rest(rest)));
    assert_eq!(session.tick(), rest);
    assert_eq!(next(&mut session, &crash, FORWARD, From::Edge).map(|hit| hit.place), Ok(first.place));
    session.seek(0);
    assert_eq!(next(&mut session, &crash, BACKWARD, From::Here), Err(End::Start));
    assert_eq!(next(&mut session, &crash, BACKWARD, From::Edge).map(|hit| hit.place), Ok(first.place));
    let last = next(&mut session, &query(Criterion::Rest), BACKWARD, From::Edge).expect("it came to rest");
    assert_eq!(last.place.tick, rest);
}

#[test]
fn a_run_that_never_rests_is_searched_up_to_the_farthest_tick_in_portions() {
    let mut session = Session::open(&scenario("chang-roberts-orphan"));
    let mut search = Search::new(query(Criterion::Cut), FORWARD, From::Here, vec![]);
    let (mut portions, mut latest) = (0, 0);
    let end = loop {
        match session.search(&mut search, &|_| false, FARTHEST, 3) {
            Searched::On(tick) => {
                assert!(tick >= latest);
                (portions, latest) = (portions + 1, tick);
            }
            searched => break searched,
        }
    };
    assert!(matches!(end, Searched::Nothing(End::Limit(tick)) if tick <= FARTHEST), "{end:?}");
    assert!(portions > 10 && session.tick() == 0 && session.recorded() > 100, "{portions} {}", session.recorded());
}

#[test]
fn acts_of_the_user_are_found_like_scenario_events() {
    let mut session = Session::open(&scenario("bully-leader-fails"));
    session.seek(7);
    session.act(crash(&session, 6));
    session.seek(0);
    let (hits, _) = all(&mut session, &query(Criterion::Crash), FORWARD);
    assert_eq!(hits.last().map(|hit| hit.place.tick), Some(8));
    assert_eq!(hits.len(), 2);
    let (of_six, _) = all(&mut session, &of(Criterion::Crash, 6), BACKWARD);
    assert_eq!(of_six, [], "the moment already includes it");
    session.seek(20);
    assert_eq!(places(&all(&mut session, &of(Criterion::Crash, 6), BACKWARD).0), places(&hits)[1..]);
}

fn anything() -> impl Strategy<Value = Query> {
    let criterion = prop_oneof![
        Just(Criterion::Anything),
        Just(Criterion::Arrival("ELECTION")),
        Just(Criterion::Loss(None)),
        Just(Criterion::Crash),
        Just(Criterion::Leader),
        Just(Criterion::Elected),
        Just(Criterion::Mark),
    ];
    (criterion, prop::option::of(1_u32..7)).prop_map(|(criterion, id)| Query { criterion, of: id.and_then(Id::new) })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn searching_on_and_back_returns_to_the_same_hit(
        query in anything(), tick in 0_u64..30, events in 0_usize..4, downs in prop::collection::vec((0_u64..12, 0_u32..7), 0..3)
    ) {
        let mut session = Session::open(&scenario("bully-leader-returns"));
        for (tick, at) in downs {
            session.seek(tick);
            session.act(Command::Crash { targets: Targets::Listed(vec![at]), after: None });
        }
        session.seek(0);
        let (every, _) = all(&mut session, &query, FORWARD);
        session.seek(tick);
        for _ in 0..events {
            session.next_event();
        }
        let Ok(first) = next(&mut session, &query, FORWARD, From::Here) else { return Ok(()) };
        let at = every.iter().position(|hit| hit.place == first.place).expect("the search finds every hit");
        if let Ok(second) = next(&mut session, &query, FORWARD, From::Hit(first.place)) {
            prop_assert_eq!(second.place, every[at + 1].place);
            let back = next(&mut session, &query, BACKWARD, From::Hit(second.place)).expect("the first hit is found again");
            prop_assert_eq!(back.place, first.place);
            prop_assert_eq!(session.tick(), first.place.tick);
        } else {
            prop_assert_eq!(at + 1, every.len());
        }
    }
}
