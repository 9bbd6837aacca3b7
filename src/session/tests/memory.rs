//! A run that may keep next to nothing is shown exactly as one that keeps everything.

use super::hands::{Act, act, command};
use super::*;
use crate::engine::{InFlight, Span};
use crate::history::keyframes::Moment;
use crate::session::model::space_time::SpaceTime;
use crate::session::model::why::{Why, WhyQuestion};
use crate::session::query::log::line;
use crate::session::query::step_summary::steps;
use crate::session::run::Run;
use crate::session::run::snapshot::Snapshot;
use crate::sim::command::Targets;

/// So little that keyframes are given up, records are let go, and the trace is moved in runs of a few hundred records. No way back that is
/// longer than a portion is gone at once.
pub(super) fn next_to_nothing(lead: usize) -> Memory {
    Memory { keyframes: 60_000, trace: 6_000, distance: 8, lead, at_once: 0, stretches: 3, ..Memory::default() }
}

/// What a person does on the way through a run.
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
        // Mostly to somewhere in what has been computed, and sometimes beyond it.
        Way::Seek(share) => drop(session.seek((session.recorded() + 5) * share / 90)),
        Way::Until(goal) => drop(session.until(*goal, session.tick() + 40, 10_000)),
        Way::Wait(ticks) => {
            let tick = session.tick() + ticks;
            session.lane.go(&mut session.tree, |run| run.wait_until(tick));
        }
    }
}

/// The moment with all that can be told of it, and a diagram that goes so many ticks back.
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

/// Everything that both runs show at this moment is the same.
pub(super) fn assert_same(bounded: &mut Session, whole: &mut Session) {
    assert_eq!(bounded.tick(), whole.tick());
    assert_eq!(bounded.recorded(), whole.recorded());
    assert_eq!(bounded.events(), whole.events());
    assert_eq!(bounded.rested(), whole.rested());
    let mut frame = all(bounded, 1_000);
    let SpaceTime { cut, from, .. } = *frame.space_time.as_ref().expect("it was asked for");
    // The diagram shows what is held: as much of the other run is compared.
    let ticks = if cut { bounded.tick() - from } else { 1_000 };
    if cut {
        frame.space_time = all(bounded, ticks).space_time;
    }
    let mut expected = all(whole, ticks);
    assert_eq!(frame.clock, expected.clock);
    let (diagram, wanted) = (frame.space_time.take().expect("asked for"), expected.space_time.take().expect("asked for"));
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
    let [bounded, whole] = [bounded, whole].map(|session| &mut session.lane.run);
    for tick in 0..=whole.recorded {
        assert_eq!(bounded.busy_from(tick), whole.busy_from(tick), "from tick {tick}");
        assert_eq!(steps(bounded, tick), steps(whole, tick), "at tick {tick}");
    }
    assert_eq!(bounded.busy_from(whole.recorded + 1), None);
    let tell = |run: &mut Run, record: usize| run.at_record(record, |run, trace| line(run, trace, record));
    for record in [0, 1, frame.log_length / 3, frame.log_length, frame.log_length + 7, usize::MAX >> 33] {
        assert_eq!(tell(bounded, record), tell(whole, record), "record {record}");
    }
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
    fn what_little_is_kept_of_a_run_is_enough_to_show_all_of_it(
        ways in prop::collection::vec(way(), 1..30),
        (field, longest_delay, loss, process_time) in (0..FIELDS.len(), 1..4_u64, prop_oneof![Just(0.0), Just(0.2)], 0..2_u64),
        (seed, lead) in (0..100_u64, 24..60_usize),
    ) {
        let mut scenario = scenario(FIELDS[field]);
        scenario.seed = seed;
        scenario.network.longest_delay = longest_delay;
        scenario.network.process_time = process_time;
        scenario.network.loss = loss;
        scenario.network.duplicate = loss / 2.0;
        let (mut bounded, mut whole) = (
            Session::open_within(&scenario, next_to_nothing(lead)),
            Session::open_within(&scenario, Memory { lead, ..Memory::default() }),
        );
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

/// A run that may keep next to nothing, of an election in which so many ids travel as far as they can.
fn small(count: u32) -> Run {
    let text = format!(
        "protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = \"all\" }}]\n[processes]\ncount = {count}\norder = \"descending\"\n"
    );
    let scenario = crate::scenario::read(&text).expect("a valid scenario");
    Run::new(&scenario, next_to_nothing(16))
}

#[test]
fn the_trace_is_where_the_moment_is_and_stays_small() {
    let mut run = small(40);
    run.seek(Ticks::MAX);
    let (end, last) = (run.trace().held().end, run.recorded);
    assert!(end > 800 && run.trace().held().len() < 100, "{:?}", run.trace().held());
    for tick in [last / 2, 3, last - 1, 17, 16, 15, 18, last] {
        run.seek(tick);
        let (held, visible) = (run.trace().held(), run.visible());
        assert!(held.len() < 200 && held.contains(&(visible - 1)), "{held:?} at tick {tick}");
        assert!(held.start == 0 || held.start + 8 <= visible, "{held:?}, and {visible} records at tick {tick}");
        assert!(run.written >= tick && run.recorded == last);
    }
    run.seek(5);
    let here = run.trace().held();
    for record in [0, 1, end / 2, end - 1] {
        let held = run.at_record(record, |_, trace| trace.held()).expect("it has been computed");
        assert!(held.contains(&record) && held.len() < 200, "{record}: {held:?}");
    }
    assert!(run.at_record(end, |_, trace| trace.held()).is_none(), "nobody knows yet");
    assert_eq!((run.tick(), run.trace().held()), (5, here), "the screen is left alone");
}

/// All of a moment that keyframes bring back, in words.
fn words(run: &Run) -> Vec<String> {
    let Snapshot { world, judge, tally, bounds, census, pairs, ledger, .. } = &run.now;
    let mut words: Vec<String> = (0..run.count() as u32)
        .map(|at| format!("{:x} {:?} {:?}", world.state_word(at), tally.sent[at as usize], tally.received[at as usize]))
        .collect();
    let mut flying: Vec<_> = world.in_flight(&Span::ALL).collect();
    flying.sort_by_key(|flying| flying.number);
    let told = |flying: InFlight<'_>| {
        let InFlight { number, kind, from, to, due, notice, content, .. } = flying;
        let origin = (ledger.cause_of(number), ledger.sent_at(number));
        format!("{number} {kind} {from} {to} {due} {notice} {:x} {origin:?}", world.word(content))
    };
    words.extend(flying.into_iter().map(told));
    words.extend(world.timers().map(|armed| format!("{armed:?}")));
    words.push(format!("{:?} {:?} {:?}", world.now(), world.counters(), world.numbered()));
    words.push(format!("{judge:?}"));
    words.push(format!("{:?} {:?} {:?}", bounds.begun.to_vec(), bounds.crashed.to_vec(), (&bounds.down, bounds.disturbed)));
    words.push(format!("{census:?} {pairs:?}"));
    words
}

const OF_MANY_PAGES: [&str; 4] = [
    "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\ncount = 3000\norder = \"random\"\n",
    "protocol = \"hirschberg-sinclair\"\nevents = [{ at = 1, start = \"all\" }, { at = 9, crash = [7, 1100] }, { at = 30, revive = [7] }]\n\
     [network]\ndelay = [1, 4]\nloss = 0.01\nbounce = true\n[processes]\ncount = 1200\norder = \"random\"\n",
    "protocol = \"bully\"\nevents = [{ at = 1, start = [1, 2, 3] }, { at = 20, crash = [130] }, { at = 22, start = [5] }]\n\
     [network]\ndelay = [1, 3]\n[processes]\ncount = 130\n",
    "protocol = \"raft-election\"\n[network]\ndelay = [1, 3]\n[processes]\ncount = 40\n",
];

#[test]
fn moments_of_many_pages_come_back_as_they_were() {
    for text in OF_MANY_PAGES {
        let scenario = crate::scenario::read(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
        let mut run = Run::new(&scenario, Memory { distance: 64, trace: 100_000, ..Memory::default() });
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
fn a_small_run_takes_little_memory_however_its_delays_vary() {
    let text = "protocol = \"bully\"\nevents = [{ at = 1, start = \"all\" }, { at = 60, start = [2] }]\n[network]\ndelay = [1, 9]\n\
                [processes]\ncount = 7\n";
    let scenario = crate::scenario::read(text).expect("a valid scenario");
    let mut run = Run::new(&scenario, Memory { distance: 8, ..Memory::default() });
    run.seek(Ticks::MAX);
    let taken: Vec<usize> = (0..run.recorded).map(|tick| run.kept_before(tick).bytes(None)).collect();
    assert!(taken.iter().all(|bytes| (1..=8_192).contains(bytes)), "{taken:?}");
}

#[test]
fn why_looks_back_over_a_long_run_with_little_work() {
    let text =
        "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\ncount = 12000\norder = \"random\"\n";
    let scenario = crate::scenario::read(text).expect("a valid scenario");
    let little = Memory { keyframes: 400_000, trace: 400_000, ..Memory::default() };
    let [mut bounded, mut whole] = [little, Memory::default()].map(|memory| Session::open_within(&scenario, memory));
    for tick in [3, 12, 60, 400, 3_000, 11_990] {
        bounded.seek(tick);
        whole.seek(tick);
        for question in [WhyQuestion::LastStep(77), WhyQuestion::Cell(77)] {
            let before = bounded.lane.run.gone_aside();
            let [one, other] = [&mut bounded, &mut whole].map(|session| session.why(question).expect("it can be asked"));
            let gone = bounded.lane.run.gone_aside() - before;
            assert!(gone < 1_000_000, "{gone} at tick {tick}");
            let records = |why: &Why| why.causes.iter().map(|cause| cause.record).collect::<Vec<_>>();
            assert_eq!((&one.end, records(&one)), (&other.end, records(&other)), "tick {tick}");
        }
    }
}

#[test]
fn a_run_that_is_too_long_ends_and_says_so() {
    let short = Memory { most: 100, ..next_to_nothing(24) };
    let mut session = Session::open_within(&scenario("chang-roberts-orphan"), short);
    let Moved::Nothing(why) = session.seek(Ticks::MAX) else { panic!("it never comes to rest") };
    assert_eq!(why.key, "run-too-long");
    let end = session.tick();
    assert_eq!(session.next_tick(), Moved::Nothing(why.clone()));
    assert_eq!(session.next_event(), Moved::Nothing(why.clone()));
    assert_eq!(session.until(Until::Quiet, Ticks::MAX, 1_000), Looked::Limit);
    assert!(matches!(session.act(Command::Start(Targets::All)), Moved::Nothing(_)));
    assert_eq!(session.tick(), end);
    assert_eq!(session.previous_tick(), Moved::Yes);
    assert_eq!(session.next_tick(), Moved::Yes);
}

#[test]
fn however_many_messages_are_lost_at_once_they_are_told_the_same_wherever_the_trace_begins() {
    let text = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = \"all\" }, { at = 2, crash = [70_000] }]\n\
                [network]\nloss = 1.0\n[processes]\ncount = 80_000\n";
    let scenario = crate::scenario::read(text).expect("a valid scenario");
    let ask = Ask { processes: 12, log_lines: 12, per_sector: 500, selected: 79_990, ..Ask::default() };
    let [bounded, whole] = [Memory { trace: 500_000, lead: 200, ..Memory::default() }, Memory::default()].map(|memory| {
        let mut session = Session::open_within(&scenario, memory);
        session.seek(Ticks::MAX);
        session.seek(1);
        session.seek(2);
        let held = session.lane.run.trace().held();
        (held, session.frame(&ask))
    });
    assert!(bounded.0.start > 100_000 && whole.0.start == 0, "{:?} {:?}", bounded.0, whole.0);
    let lost = |frame: &Frame| frame.ring.iter().flat_map(|ring| &ring.sectors).map(|sector| sector.lost).sum::<u32>();
    assert_eq!((lost(&bounded.1), lost(&whole.1)), (80_000, 80_000));
    assert!(bounded.1 == whole.1 && bounded.1.messages.iter().any(|message| message.lost.is_some()));
}
