//! A way may be left in the middle of a tick, and be gone on with or given up: it makes no difference to anything that is shown.

use super::hands::{Act, command};
use super::memory::{FIELDS, Way, assert_same, go, next_to_nothing, way};
use super::*;
use crate::session::model::why::{Why, WhyQuestion};
use crate::session::search::{Criterion, Direction, From, Query};
use crate::sim::Limits;

/// Goes on with what has been left, so many events at a time; whether it had been.
fn to_its_end(session: &mut Session, mut moved: Moved, events: u64) -> Moved {
    while moved == Moved::OnTheWay {
        assert!(session.is_on_the_way());
        moved = session.go_on_way(events);
    }
    assert!(!session.is_on_the_way());
    moved
}

/// What [`go`] does, in portions of so many events.
fn go_in_portions(session: &mut Session, way: &Way, events: u64) -> Moved {
    let moved = match way {
        Way::Act(Act::Tick) if session.clock().quiet && session.clock().half_way.is_none() => Moved::Quiet,
        Way::Act(Act::Tick) => session.go_on_within(events),
        Way::Act(Act::Event) => session.next_event_within(events),
        Way::Act(Act::Back) => session.previous_tick_within(events),
        Way::EventBack => session.previous_event_within(events),
        Way::Wait(_) => {
            go(session, way);
            Moved::Yes
        }
        Way::Act(act) => match command(session, act) {
            Some(command) => session.act_within(vec![command], events),
            None => Moved::Yes,
        },
        Way::Seek(share) => session.seek_within((session.recorded() + 5) * share / 90, events),
        Way::Until(goal) => {
            let farthest = session.tick() + 40;
            while session.until(*goal, farthest, events) == Looked::On {}
            Moved::Yes
        }
    };
    to_its_end(session, moved, events)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn ways_in_portions_lead_where_ways_at_once_lead(
        ways in prop::collection::vec((way(), 1..9_u64), 1..20),
        (field, longest_delay, seed) in (0..FIELDS.len(), 1..3_u64, 0..100_u64),
    ) {
        let mut scenario = scenario(FIELDS[field]);
        (scenario.seed, scenario.network.longest_delay) = (seed, longest_delay);
        let (mut parted, mut whole) = (
            Session::open_within(&scenario, next_to_nothing(24)),
            Session::open_within(&scenario, Memory { lead: 24, ..Memory::default() }),
        );
        for (way, events) in &ways {
            go_in_portions(&mut parted, way, *events);
            go(&mut whole, way);
            assert_eq!((parted.tick(), parted.events()), (whole.tick(), whole.events()), "{way:?}");
        }
        assert_same(&mut parted, &mut whole);
    }

    #[test]
    fn a_way_that_is_given_up_leaves_the_tick_before_and_nothing_else(
        (field, seed) in (0..FIELDS.len(), 0..100_u64),
        given_up in prop::collection::vec((0..60_u64, 1..6_u64, 0..4_usize), 1..12),
    ) {
        let mut scenario = scenario(FIELDS[field]);
        scenario.seed = seed;
        let (mut parted, mut whole) = (Session::open(&scenario), Session::open(&scenario));
        for (tick, events, portions) in given_up {
            let mut moved = parted.seek_within(tick, events);
            for _ in 0..portions {
                if moved == Moved::OnTheWay {
                    moved = parted.go_on_way(events);
                }
            }
            parted.settle();
            prop_assert!(!parted.is_on_the_way() && parted.tick() <= parted.recorded());
            whole.seek(parted.recorded());
            whole.seek(parted.tick());
            prop_assert_eq!(parted.frame(&ask()), whole.frame(&ask()), "tick {}", parted.tick());
        }
    }
}

/// A ring whose first ticks have so many events.
fn large(count: u64) -> Scenario {
    let text = format!(
        "protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = \"all\" }}]\n[processes]\ncount = {count}\norder = \"descending\"\n"
    );
    crate::scenario::read(&text).expect("a valid scenario")
}

/// A picture of a few processes: a diagram would show as much as is held.
fn few() -> Ask {
    Ask { processes: 20, log_lines: 20, underway: 10, future: true, ..Ask::default() }
}

/// Goes on to the end of a way back, behind which the moment that it leads away from stands; how many portions it took.
fn portions_back(session: &mut Session, mut moved: Moved, events: u64) -> u64 {
    let before = session.frame(&few());
    let mut portions = 1;
    while moved == Moved::OnTheWay {
        assert!(session.goes_back() && !session.is_between_moments() && session.frame(&few()) == before);
        moved = session.go_on_way(events);
        portions += 1;
    }
    assert!(!session.is_on_the_way());
    portions
}

#[test]
fn no_way_back_through_many_events_is_gone_at_once() {
    let (count, portion) = (3_000, 200);
    let memory = Memory { at_once: 0, distance: 100_000, trace: 400_000, ..Memory::default() };
    let (mut parted, mut whole) = (Session::open_within(&large(count), memory), Session::open(&large(count)));
    for session in [&mut parted, &mut whole] {
        session.seek(40);
    }
    // The trace is moved, what is held is gone back in, and a tick is gone back in by its events.
    for (tick, least) in [(36, 2 * count), (20, count), (18, count), (17, 1)] {
        let moved = parted.seek_within(tick, portion);
        let portions = portions_back(&mut parted, moved, portion);
        assert!(portions >= least / portion, "{portions} to tick {tick}");
        whole.seek(tick);
        assert_same_frame(&mut parted, &mut whole);
        for _ in 0..2 {
            let moved = parted.previous_event_within(portion);
            let portions = portions_back(&mut parted, moved, portion);
            assert!(portions > (count - tick - 3) / portion, "{portions} to the event before in tick {tick}");
            whole.previous_event();
            assert_same_frame(&mut parted, &mut whole);
        }
    }
    let moved = parted.seek_within(3, 1);
    assert!(moved == Moved::OnTheWay && parted.works_on() == 3);
    parted.settle();
    assert!(!parted.is_on_the_way());
    assert_same_frame(&mut parted, &mut whole);
    // What is gone on from there, or done there, is as if nobody had set out.
    let moved = parted.seek_within(3, 1);
    assert!(moved == Moved::OnTheWay && parted.next_event() == Moved::Yes && !parted.is_on_the_way());
    whole.next_event();
    assert_same_frame(&mut parted, &mut whole);
    let _ = parted.seek_within(3, 1);
    let crash = Command::Crash { targets: Targets::All, after: None };
    assert_eq!(parted.act(crash.clone()), whole.act(crash));
    assert_same_frame(&mut parted, &mut whole);
}

#[test]
fn no_answer_is_looked_for_at_once_in_what_is_not_held() {
    let (count, portion) = (1_500, 60);
    let memory = Memory { at_once: 0, distance: 100_000, trace: 50_000, lead: 100, ..Memory::default() };
    let (mut parted, mut whole) = (Session::open_within(&large(count), memory), Session::open(&large(count)));
    for session in [&mut parted, &mut whole] {
        session.seek(40);
    }
    let asked = [WhyQuestion::Record(0), WhyQuestion::Record(2_400), WhyQuestion::Cell(7), WhyQuestion::LastStep(7)];
    let mut longest = 0;
    for question in asked {
        let mut inquiry = parted.inquire(question).expect("it can be asked");
        for portions in 0.. {
            let before = parted.lane.run.gone_aside();
            let looking = parted.look_into(&mut inquiry, portion);
            let gone = parted.lane.run.gone_aside() - before;
            // Between two looks at how much is under way, some thousand messages are handled.
            assert!(gone <= 2 * portion + 4_096, "{gone} in one portion");
            if looking == Looking::Found {
                longest = longest.max(portions);
                break;
            }
            assert_eq!((looking, parted.answer(&inquiry).end.key), (Looking::On, "why-end-looking"));
            if portions == 1 {
                // Whatever else is asked in between takes nothing away.
                parted.frame(&few());
            }
        }
        let [one, other] = [parted.answer(&inquiry), whole.why(question).expect("it can be asked")];
        let chain =
            |why: &Why| why.causes.iter().map(|cause| (cause.record, cause.tick, cause.because.clone())).collect::<Vec<_>>();
        assert_eq!((&one.asked, &one.end, chain(&one)), (&other.asked, &other.end, chain(&other)), "{question:?}");
    }
    assert!(longest > 10, "{longest}");
}

#[test]
fn the_way_to_what_was_found_is_gone_in_portions_and_can_be_given_up() {
    let (count, portion) = (600, 60);
    let memory = Memory { at_once: 0, distance: 100_000, trace: 50_000, lead: 100, ..Memory::default() };
    let (mut parted, mut whole) = (Session::open_within(&large(count), memory), Session::open(&large(count)));
    for session in [&mut parted, &mut whole] {
        session.seek(30);
    }
    let begin = || Search::new(Query { criterion: Criterion::Start, of: None }, Direction::Backward, From::Here);
    let before = parted.frame(&few());
    for gives_up in [true, false] {
        let (mut search, mut portions_back) = (begin(), 0);
        let found = loop {
            let found = parted.search(&mut search, &|_| true, 100, portion);
            if !matches!(found, Searched::On(_)) {
                break Some(found);
            }
            portions_back += u64::from(parted.goes_back());
            if portions_back == 2 {
                assert_eq!(parted.frame(&few()), before, "the moment on the screen stays");
            }
            if gives_up && portions_back == 3 {
                parted.settle();
                break None;
            }
        };
        assert_eq!(found.is_none(), gives_up);
        let Some(found) = found else {
            assert_eq!((parted.tick(), parted.frame(&few())), (30, before.clone()));
            continue;
        };
        assert!(portions_back > count / portion, "{portions_back}");
        let Searched::Hit(one) = found else { panic!("all have begun") };
        let Searched::Hit(other) = whole.search(&mut begin(), &|_| true, 100, u64::MAX) else { panic!("all have begun") };
        assert_eq!((one.place, one.newer, &one.line), (other.place, other.newer, &other.line));
        assert_same_frame(&mut parted, &mut whole);
    }
}

fn assert_same_frame(parted: &mut Session, whole: &mut Session) {
    assert_eq!((parted.tick(), parted.events()), (whole.tick(), whole.events()));
    assert_eq!(parted.frame(&few()), whole.frame(&few()), "tick {}", parted.tick());
}

#[test]
fn a_run_comes_beside_another_and_is_caught_up_in_portions() {
    let (count, portion) = (2_000, 100);
    let mut session = Session::open(&large(count));
    session.seek(5);
    let other = large(count + 1);
    let (_, moved) = session.put_beside_within(&other, portion);
    let mut portions = 1;
    assert_eq!(moved, Moved::OnTheWay);
    while session.is_on_the_way() {
        session.go_on_way(portion);
        portions += 1;
    }
    assert!(portions > 5 * count / portion, "{portions}");
    assert_eq!(session.lanes().map(Lane::tick).collect::<Vec<_>>(), [5, 5]);
    let mut at_once = Session::open(&large(count));
    at_once.seek(5);
    at_once.put_beside(&other);
    assert_eq!((session.frame(&few()), session.difference()), (at_once.frame(&few()), at_once.difference()));
    // A run that is given up on its way is as far as it has come.
    let mut session = Session::open(&large(count));
    session.seek(5);
    let _ = session.put_beside_within(&other, 3 * count);
    session.settle();
    assert!(session.lanes().all(|lane| lane.tick() == session.tick()) && (1..5).contains(&session.tick()));
    // What has been given up is computed again up to the tick that has more events than are wanted.
    let mut session = Session::open(&large(count));
    session.seek(9);
    let branch = session.branch();
    session.show_branch(branch);
    let before = session.frame(&few());
    assert!(!session.catch_up(portion) && session.frame(&few()) == before && session.lane.run.recorded == 0);
    assert!(!session.catch_up(5 * count) && (1..9).contains(&session.lane.run.recorded));
    assert!(session.catch_up(20 * count) && session.lane.run.recorded == 9 && session.frame(&few()).clock == before.clock);
}

#[test]
fn two_runs_are_given_up_and_gone_on_with_together() {
    let left = scenario("chang-roberts-descending");
    let mut right = left.clone();
    right.network.longest_delay = 4;
    let (mut parted, mut whole) = (Session::open(&left), Session::open(&left));
    parted.show_both(&left, &right);
    whole.show_both(&left, &right);
    for tick in 1..20 {
        let moved = parted.go_on_within(1);
        if tick % 3 == 0 && moved == Moved::OnTheWay {
            parted.settle();
            assert_eq!(parted.tick(), whole.tick(), "both are where both were");
            let moved = parted.go_on_within(2);
            to_its_end(&mut parted, moved, 2);
        } else {
            to_its_end(&mut parted, moved, 1);
        }
        whole.go_on();
        assert_eq!((parted.tick(), parted.difference()), (whole.tick(), whole.difference()));
        assert_eq!(parted.frame(&ask()), whole.frame(&ask()), "tick {tick}");
    }
}

/// A run in which copies multiply without end, and may have so many messages under way.
fn restless(under_way: u64) -> (Scenario, Memory) {
    let text = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 8 }, { at = 2, crash = 8 }]\n\
                [processes]\ncount = 8\n[network]\nduplicate = 0.3\nbounce = true\n";
    let limits = Limits { under_way, ..Limits::default() };
    (crate::scenario::read(text).expect("a valid scenario"), Memory { limits, ..Memory::default() })
}

#[test]
fn a_run_with_too_much_under_way_stops_says_so_and_can_be_gone_back_in() {
    for under_way in [100, 5_000] {
        let (scenario, memory) = restless(under_way);
        let mut ends = Vec::new();
        for portion in [1, 7, 1_000, u64::MAX] {
            let mut session = Session::open_within(&scenario, memory);
            let moved = session.seek_within(10_000, portion);
            let moved = to_its_end(&mut session, moved, portion);
            let Moved::Nothing(why) = moved else { panic!("{moved:?}, {:?}", session.clock()) };
            assert_eq!(why.key, "run-stopped-copies");
            let clock = session.clock();
            assert!(!clock.quiet && clock.tick > 10, "{clock:?}");
            assert!((under_way..2 * under_way).contains(&session.frame(&ask()).counts.in_flight));
            // Nothing leads beyond it, and what lies before it is as it was.
            assert_eq!(session.go_on(), Moved::Nothing(why.clone()));
            assert_eq!(session.next_event(), Moved::Nothing(why.clone()));
            assert!(matches!(session.act(Command::Start(Targets::All)), Moved::Nothing(_)));
            assert_eq!(session.until(Until::Quiet, Ticks::MAX, portion), Looked::Limit);
            let end = session.frame(&ask());
            assert_eq!(session.previous_tick(), Moved::Yes);
            assert_eq!(session.tick() + 1, clock.tick);
            session.go_on();
            assert_eq!(session.frame(&ask()), end);
            session.seek(3);
            assert!(matches!(session.act(Command::Crash { targets: Targets::All, after: None }), Moved::Yes));
            session.seek(1_000);
            assert!(session.clock().quiet);
            ends.push(end);
        }
        assert!(ends.windows(2).all(|ends| ends[0] == ends[1]), "it stops at the same event however it is gone through");
    }
}

/// A run that is over can wait, and what it waited through is gone back through tick by tick.
#[test]
fn a_run_that_has_waited_goes_back_by_single_ticks() {
    for memory in [next_to_nothing(24), Memory { lead: 24, ..Memory::default() }] {
        let mut session = Session::open_within(&scenario("chang-roberts-bounce"), memory);
        session.seek(1_000);
        let last = session.tick();
        for waits in [1, 2, 9] {
            go(&mut session, &Way::Wait(waits));
        }
        assert_eq!(session.tick(), last + 12);
        for tick in (last..last + 12).rev() {
            session.previous_event();
            assert_eq!(session.tick(), tick);
        }
        for tick in [last + 11, last + 3, last, last + 12] {
            session.seek(tick);
            assert_eq!(session.tick(), tick);
        }
    }
}
