//! Tests that a run with few keyframes is shown exactly like a run with many keyframes.

use super::hands::{Act, act, command};
use super::*;
use crate::difference::steps;
use crate::run::Run;
use suffrage_engine::engine::Snapshot;
use suffrage_engine::engine::{InFlight, Span, word_of};
use suffrage_engine::sim::command::Targets;

pub(super) fn few_keyframes() -> Memory {
    Memory { keyframes: 60_000, distance: 8, ..Memory::default() }
}

#[derive(Clone, Debug)]
pub(super) enum Way {
    Act(Act),
    EventBack,
    Seek(u64),
    Until(Until),
    Wait(u64),
}

pub(super) fn way() -> impl Strategy<Value = Way> {
    prop_oneof![
        6 => act().prop_map(Way::Act),
        1 => Just(Way::EventBack),
        3 => (0..100_u64).prop_map(Way::Seek),
        1 => prop_oneof![Just(Until::Leader), Just(Until::Quiet), Just(Until::Breach), Just(Until::Change(2))].prop_map(Way::Until),
        1 => (1..5_u64).prop_map(Way::Wait),
    ]
}

pub(super) fn go(session: &mut Session, way: &Way) {
    match way {
        Way::Act(Act::Tick) => drop(session.next_tick()),
        Way::Act(Act::Event) => drop(session.next_event()),
        Way::Act(Act::Back) => drop(session.previous_tick()),
        Way::Act(act) => {
            if let Some(command) = command(session, act) {
                session.act(command);
            }
        }
        Way::EventBack => drop(session.previous_event()),
        // The target is mostly a computed tick, and sometimes a later tick.
        Way::Seek(share) => drop(session.seek((session.recorded() + 5) * share / 90)),
        Way::Until(goal) => drop(session.until(*goal, session.tick() + 40, 10_000)),
        Way::Wait(ticks) => {
            let tick = session.tick() + ticks;
            session.lane.go(&mut session.tree, |run| run.wait_until(tick));
        }
    }
}

fn all(session: &mut Session, ticks: Ticks) -> Frame {
    let diagram = SpaceTimeAsk { processes: 4096, ticks, follow: true, ..SpaceTimeAsk::default() };
    let ask = Ask {
        processes: 4096,
        log_lines: 100_000,
        underway: 1_000,
        sent: 20,
        per_sector: 2,
        future: true,
        narration: true,
        space_time: Some(diagram),
        ..Ask::default()
    };
    session.frame(&ask)
}

pub(super) fn assert_same(bounded: &mut Session, whole: &mut Session) {
    assert_eq!(bounded.tick(), whole.tick());
    assert_eq!(bounded.recorded(), whole.recorded());
    assert_eq!(bounded.events(), whole.events());
    assert_eq!(bounded.rested(), whole.rested());
    let mut frame = all(bounded, 1_000);
    let mut expected = all(whole, 1_000);
    assert_eq!(frame.clock, expected.clock);
    let (diagram, wanted) =
        (frame.space_time.take().expect("requested"), expected.space_time.take().expect("requested"));
    assert_eq!((diagram.from, diagram.until, diagram.lifelines), (wanted.from, wanted.until, wanted.lifelines));
    assert_eq!((diagram.events, diagram.messages, diagram.touches), (wanted.events, wanted.messages, wanted.touches));
    assert_eq!(frame.marks, expected.marks);
    let unlike = frame.log.iter().zip(&expected.log).find(|(line, wanted)| line != wanted);
    assert_eq!((unlike, frame.log.len()), (None, expected.log.len()));
    frame.log = Vec::new();
    expected.log = Vec::new();
    assert_eq!(frame.messages, expected.messages);
    assert_eq!(frame.algorithm, expected.algorithm);
    assert!(frame == expected, "{frame:?}\n{expected:?}");
    let [bounded, whole] = [bounded, whole].map(|session| &session.lane.run);
    for tick in 0..=whole.recorded {
        assert_eq!(bounded.trace().busy_from(tick), whole.trace().busy_from(tick), "from tick {tick}");
        assert_eq!(steps(bounded, tick, true), steps(whole, tick, true), "at tick {tick}");
    }
    assert_eq!(bounded.trace().len(), whole.trace().len());
}

pub(super) const FIELDS: [&str; 8] = [
    "chang-roberts-bounce",
    "chang-roberts-orphan",
    "bully-leader-fails",
    "bully-heartbeat-cut",
    "raft-election-partition",
    "franklin-ten",
    "hirschberg-sinclair-bounce",
    "itai-rodeh-ties",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn few_keyframes_suffice_to_show_a_whole_run(
        ways in prop::collection::vec(way(), 1..30),
        (field, longest_delay, loss, process_time) in (0..FIELDS.len(), 1..4_u64, prop_oneof![Just(0.0), Just(0.2)], 0..2_u64),
        seed in 0..100_u64,
    ) {
        let mut scenario = scenario(FIELDS[field]);
        scenario.seed = seed;
        scenario.network.longest_delay = longest_delay;
        scenario.network.process_time = process_time;
        scenario.network.loss = loss;
        scenario.network.duplicate = loss / 2.0;
        let [mut bounded, mut whole] =
            [few_keyframes(), Memory::default()].map(|memory| Session::open_within(&scenario, memory));
        for way in &ways {
            go(&mut bounded, way);
            go(&mut whole, way);
            assert_eq!(bounded.tick(), whole.tick(), "{way:?}");
        }
        assert_same(&mut bounded, &mut whole);
        for tick in [whole.recorded(), 0, whole.recorded() / 2, whole.recorded() / 3, whole.recorded()] {
            bounded.seek(tick);
            whole.seek(tick);
            assert_same(&mut bounded, &mut whole);
        }
        while bounded.previous_event() == Moved::Yes && bounded.tick() > whole.tick().saturating_sub(2) {}
        whole.seek(bounded.tick());
        bounded.seek(bounded.tick());
        assert_same(&mut bounded, &mut whole);
    }
}

fn words(run: &Run) -> Vec<String> {
    let Snapshot { world, judge, tally, bounds, census, pairs, .. } = &run.now;
    let mut words: Vec<String> = (0..run.count() as u32)
        .map(|at| format!("{:x} {:?} {:?}", world.state_word(at), tally.sent[at as usize], tally.received[at as usize]))
        .collect();
    let mut flying: Vec<_> = world.in_flight(&Span::ALL).collect();
    flying.sort_by_key(|flying| flying.number);
    let told = |flying: InFlight<'_>| {
        let InFlight { number, from, to, due, notice, message, .. } = flying;
        let origin = (run.trace().cause_of(number), run.trace().sent_at(number));
        format!("{number} {} {from} {to} {due} {notice} {:x} {origin:?}", message.kind(), word_of(message))
    };
    words.extend(flying.into_iter().map(told));
    words.extend(world.timers().map(|armed| format!("{armed:?}")));
    words.push(format!("{:?} {:?} {:?}", world.now(), world.counters(), world.numbered()));
    words.push(format!("{judge:?}"));
    words.push(format!(
        "{:?} {:?} {:?}",
        bounds.begun.clone(),
        bounds.crashed.clone(),
        (&bounds.down, bounds.disturbed)
    ));
    words.push(format!("{census:?} {pairs:?}"));
    words
}

const OF_MANY_PROCESSES: [&str; 4] = [
    "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\ncount = 3000\norder = \"random\"\n",
    "protocol = \"hirschberg-sinclair\"\nevents = [{ at = 1, start = \"all\" }, { at = 9, crash = [7, 1100] }, { at = 30, revive = [7] }]\n\
     [network]\ndelay = [1, 4]\nloss = 0.01\nbounce = true\n[processes]\ncount = 1200\norder = \"random\"\n",
    "protocol = \"bully\"\nevents = [{ at = 1, start = [1, 2, 3] }, { at = 20, crash = [130] }, { at = 22, start = [5] }]\n\
     [network]\ndelay = [1, 3]\n[processes]\ncount = 130\n",
    "protocol = \"raft-election\"\n[network]\ndelay = [1, 3]\n[processes]\ncount = 40\n",
];

#[test]
fn moments_of_many_processes_are_restored() {
    for text in OF_MANY_PROCESSES {
        let scenario = suffrage_scenario::read(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
        let mut run = Run::new(&scenario, Memory { distance: 64, ..Memory::default() });
        let mut seen = vec![words(&run)];
        for tick in 1..=60 {
            run.seek(tick);
            seen.push(words(&run));
        }
        run.seek(400);
        for tick in [60, 3, 59, 0, 1, 2, 30, 29, 31, 58, 7, 45, 44, 60] {
            run.seek(tick);
            assert!(words(&run) == seen[tick as usize], "tick {tick} of {text}");
        }
    }
}

#[test]
fn a_tick_beyond_the_event_limit_is_not_started() {
    let short = Memory { most: 100, ..few_keyframes() };
    let mut session = Session::open_within(&scenario("chang-roberts-orphan"), short);
    let Moved::Nothing(why) = session.seek(Ticks::MAX) else { panic!("it never comes to rest") };
    assert_eq!(why.key, "run-too-long");
    let (end, records) = (session.tick(), session.lane.run.trace().len());
    assert!((80..=100).contains(&records) && session.recorded() == end, "{records}");
    assert_eq!(session.next_tick(), Moved::Nothing(why.clone()));
    assert_eq!(session.next_event(), Moved::Nothing(why.clone()));
    assert_eq!(session.until(Until::Quiet, Ticks::MAX, 1_000), PlayResult::Limit);
    assert_eq!((session.tick(), session.lane.run.trace().len(), session.events()), (end, records, session.events()));
    // Going back must still work, to ticks and to events.
    assert_eq!(session.previous_tick(), Moved::Yes);
    assert_eq!(session.next_tick(), Moved::Yes);
    assert_eq!(session.previous_event(), Moved::Yes);
    session.seek(end);
    // Acts must still work. This act ends the run; it is tried at the limit and before the limit.
    assert_eq!(session.act(Command::Crash { targets: Targets::All, after: None }), Moved::Yes);
    assert_eq!(session.tick(), end + 1);
    session.seek(3);
    assert_eq!(session.act(Command::Crash { targets: Targets::All, after: None }), Moved::Yes);
    assert_eq!(session.history().branches.len(), 2);
    session.switch(0);
    session.seek(Ticks::MAX);
    assert_eq!(session.tick(), end + 1);
}

#[test]
fn a_scenario_too_large_for_the_screen_is_recognised() {
    let of = |count: usize| {
        let text =
            format!("protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = 1 }}]\n[processes]\ncount = {count}\n");
        too_large(&suffrage_scenario::read(&text).expect("a valid scenario"))
    };
    assert_eq!(of(MOST_PROCESSES), None);
    assert_eq!(of(MOST_PROCESSES + 1).map(|why| why.key), Some("scenario-too-large"));
}
