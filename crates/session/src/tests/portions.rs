//! Tests of seeks into new ticks. A seek that is interrupted, continued or cancelled must lead to the same result.

use super::memory::{FIELDS, Way, assert_same, few_keyframes, go, way};
use super::*;
use suffrage_engine::sim::Limits;

fn to_its_end(session: &mut Session, mut moved: Moved, events: u64) -> Moved {
    while moved == Moved::OnTheWay {
        assert!(session.is_on_the_way());
        moved = session.go_on_way(events);
    }
    assert!(!session.is_on_the_way());
    moved
}

fn go_in_portions(session: &mut Session, way: &Way, events: u64) {
    match way {
        Way::Seek(share) => {
            let moved = session.seek_within((session.recorded() + 5) * share / 90, events);
            to_its_end(session, moved, events);
        }
        Way::Until(goal) => {
            let farthest = session.tick() + 40;
            while session.until(*goal, farthest, events) == PlayResult::On {}
        }
        _ => go(session, way),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn seeks_in_portions_reach_the_same_moments(
        ways in prop::collection::vec((way(), 1..9_u64), 1..20),
        (field, longest_delay, seed) in (0..FIELDS.len(), 1..3_u64, 0..100_u64),
    ) {
        let mut scenario = scenario(FIELDS[field]);
        (scenario.seed, scenario.network.longest_delay) = (seed, longest_delay);
        let [mut parted, mut whole] =
            [few_keyframes(), Memory::default()].map(|memory| Session::open_within(&scenario, memory));
        for (way, events) in &ways {
            go_in_portions(&mut parted, way, *events);
            go(&mut whole, way);
            assert_eq!((parted.tick(), parted.events()), (whole.tick(), whole.events()), "{way:?}");
        }
        assert_same(&mut parted, &mut whole);
    }

    #[test]
    fn a_cancelled_seek_stays_at_the_last_completed_tick(
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

/// A scenario in which each of the first ticks has about `count` events.
fn large(count: u64) -> Scenario {
    let text = format!(
        "protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = \"all\" }}]\n[processes]\ncount = {count}\norder = \"descending\"\n"
    );
    suffrage_scenario::read(&text).expect("a valid scenario")
}

fn ask_few() -> Ask {
    Ask { processes: 20, log_lines: 20, underway: 10, future: true, ..Ask::default() }
}

#[test]
fn a_second_run_is_computed_in_portions() {
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
    assert!(portions >= 5, "{portions}");
    assert_eq!(session.lanes().map(ShownRun::tick).collect::<Vec<_>>(), [5, 5]);
    let mut at_once = Session::open(&large(count));
    at_once.seek(5);
    let _ = at_once.put_beside_within(&other, u64::MAX);
    assert_eq!((session.frame(&ask_few()), session.difference()), (at_once.frame(&ask_few()), at_once.difference()));
    // If the seek is cancelled, the ticks computed so far stay.
    let mut session = Session::open(&large(count));
    session.seek(5);
    let _ = session.put_beside_within(&other, 3 * count);
    session.settle();
    assert!(session.lanes().all(|lane| lane.tick() == session.tick()) && (1..5).contains(&session.tick()));
    // Discarded ticks are computed again, one after the other.
    let mut session = Session::open(&large(count));
    session.seek(9);
    let branch = session.branch();
    session.show_branch(branch);
    let before = session.frame(&ask_few());
    assert!(!session.catch_up(portion) && session.lane.run.recorded == 1);
    assert!(!session.catch_up(5 * count) && (2..9).contains(&session.lane.run.recorded));
    assert!(
        session.catch_up(20 * count)
            && session.lane.run.recorded == 9
            && session.frame(&ask_few()).clock == before.clock
    );
}

#[test]
fn seeks_of_two_runs_are_cancelled_and_continued_together() {
    let left = scenario("chang-roberts-descending");
    let mut right = left.clone();
    right.network.longest_delay = 4;
    let (mut parted, mut whole) = (Session::open(&left), Session::open(&left));
    parted.show_both(&left, &right);
    whole.show_both(&left, &right);
    for tick in (4..20).step_by(4) {
        let moved = parted.seek_within(tick, 1);
        assert_eq!(moved, Moved::OnTheWay);
        parted.settle();
        assert!(parted.lanes().all(|lane| lane.tick() == parted.tick()) && parted.tick() < tick);
        let moved = parted.seek_within(tick, 2);
        to_its_end(&mut parted, moved, 2);
        whole.seek(tick);
        assert_eq!((parted.tick(), parted.difference()), (whole.tick(), whole.difference()));
        assert_eq!(parted.frame(&ask()), whole.frame(&ask()), "tick {tick}");
    }
}

/// A scenario in which messages are duplicated endlessly. At most `under_way` messages may be in transit.
fn restless(under_way: u64) -> (Scenario, Memory) {
    let text = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 8 }, { at = 2, crash = 8 }]\n\
                [processes]\ncount = 8\n[network]\nduplicate = 0.3\nbounce = true\n";
    let limits = Limits { under_way, ..Limits::default() };
    (suffrage_scenario::read(text).expect("a valid scenario"), Memory { limits, ..Memory::default() })
}

#[test]
fn a_run_over_its_message_limit_stops_with_a_reason_and_allows_going_back() {
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
            // The run cannot continue beyond the limit. Earlier moments must be unchanged.
            assert_eq!(session.go_on(), Moved::Nothing(why.clone()));
            assert_eq!(session.next_event(), Moved::Nothing(why.clone()));
            assert!(matches!(session.act(Command::Start(Targets::All)), Moved::Nothing(_)));
            assert_eq!(session.until(Until::Quiet, Ticks::MAX, portion), PlayResult::Limit);
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
        assert!(ends.windows(2).all(|ends| ends[0] == ends[1]), "it stops at the same event on every path");
    }
}

#[test]
fn a_run_that_waited_goes_back_tick_by_tick() {
    for memory in [few_keyframes(), Memory::default()] {
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
