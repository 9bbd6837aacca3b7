//! Tests that going back is exact: a recorded moment is the same, however the user comes to it.

mod branches;
mod broken;
mod compare;
mod figures;
mod hands;
mod holdings;
mod judged;
mod lesson;
mod memory;
mod narration;
mod open_tick;
mod pairs;
mod portions;
mod search;
mod settled;
mod tell;
mod traffic;
mod traitors;

use proptest::prelude::*;
use suffrage_engine::protocol::{Id, Role};
use suffrage_engine::sim::command::{Select, Targets};

use super::model::space_time::SpaceTimeAsk;
use super::*;
use suffrage_scenario::builtin::{self, BuiltIn};

use super::model::Message;

fn ask() -> Ask {
    let diagram = SpaceTimeAsk { processes: 4096, ticks: 100, ..SpaceTimeAsk::default() };
    Ask { processes: 4096, log_lines: 30, space_time: Some(diagram), ..Ask::default() }
}

fn ask_agreement() -> Ask {
    Ask { holdings: 4096, derivation: true, underway: 64, ..ask() }
}

fn scenario(name: &str) -> Scenario {
    let builtin = builtin::named(name).expect("a built-in scenario");
    suffrage_scenario::read(builtin.text).expect("a valid scenario")
}

/// The frames of all ticks, and the session at the last tick. Stops at tick 300, because one scenario never ends.
fn played(scenario: &Scenario) -> (Vec<Frame>, Session) {
    let mut session = Session::open(scenario);
    let mut frames = vec![session.frame(&ask())];
    while frames.len() <= 300 && session.next_tick() == Moved::Yes {
        frames.push(session.frame(&ask()));
    }
    (frames, session)
}

fn assert_same_frame(mut one: Frame, other: &Frame) {
    one.clock.recorded = other.clock.recorded;
    assert_eq!(one, *other);
}

fn crash(session: &Session, id: u32) -> Command {
    let at = session.position_of(Id::new(id).expect("an id")).expect("a process") as u32;
    Command::Crash { targets: Targets::Listed(vec![at]), after: None }
}

#[test]
fn every_tick_of_every_built_in_scenario_can_be_shown_again() {
    for builtin in builtin::ALL.iter().filter(|builtin| builtin.name != "chang-roberts-1000") {
        let (frames, mut session) = played(&scenario(builtin.name));
        for (tick, frame) in frames.iter().enumerate().rev().step_by(frames.len().div_ceil(20)) {
            session.seek(tick as Ticks);
            assert_same_frame(session.frame(&ask()), frame);
        }
    }
}

#[test]
fn one_tick_back_is_the_previous_frame_down_to_tick_0() {
    let (frames, mut session) = played(&scenario("bully-leader-returns"));
    for frame in frames.iter().rev().skip(1) {
        assert_eq!(session.previous_tick(), Moved::Yes);
        assert_same_frame(session.frame(&ask()), frame);
    }
    assert_eq!(session.previous_tick(), Moved::AtTheStart);
    assert_eq!(session.tick(), 0);
}

#[test]
fn stepping_by_events_leads_through_a_tick_and_back() {
    let mut session = Session::open(&scenario("bully-leader-fails"));
    let mut forwards = vec![session.frame(&ask())];
    while session.next_event() == Moved::Yes {
        forwards.push(session.frame(&ask()));
    }
    assert!(forwards.iter().any(|frame| frame.clock.half_way.is_some()));
    let handled: Vec<usize> = forwards.iter().map(|frame| frame.log_length).collect();
    assert!(handled.is_sorted(), "every event adds to the log: {handled:?}");
    for frame in forwards.iter().rev().skip(1).filter(|frame| frame.clock.half_way.is_some()) {
        while session.frame(&ask()).log_length > frame.log_length {
            assert_eq!(session.previous_event(), Moved::Yes);
        }
        assert_same_frame(session.frame(&ask()), frame);
    }
}

#[test]
fn every_event_of_a_run_with_parts_is_restored() {
    let has_parts = |builtin: &&BuiltIn| !scenario(builtin.name).protocol().entry().parts().is_empty();
    let mut seen = 0;
    for builtin in builtin::ALL.iter().filter(has_parts) {
        let mut session = Session::open(&scenario(builtin.name));
        let mut forwards = vec![(session.tick(), session.frame(&ask_agreement()))];
        while session.tick() < 30 && session.next_event() == Moved::Yes {
            forwards.push((session.tick(), session.frame(&ask_agreement())));
        }
        assert!(forwards.iter().any(|(_, frame)| frame.lanes.is_some()), "{}", builtin.name);
        let slots = |(_, frame): &(Ticks, Frame)| frame.lanes.as_ref().and_then(|lanes| lanes.slot).is_some();
        assert_eq!(forwards.iter().any(slots), forwards[0].1.keeps_logs, "{}: only a log has slots", builtin.name);
        // Going back, the events of one tick are taken back one at a time, in reverse order.
        for part in forwards.chunk_by(|(one, _), (other, _)| one == other).rev() {
            session.seek(part[0].0.saturating_sub(1));
            for (tick, frame) in part {
                if *tick > 0 {
                    session.next_event();
                }
                assert_same_frame(session.frame(&ask_agreement()), frame);
                seen += 1;
            }
        }
    }
    assert!(seen > 300, "{seen}");
}

#[test]
fn an_act_enters_the_next_tick_and_is_shown_immediately() {
    let mut session = Session::open(&scenario("chang-roberts-ring"));
    session.seek(2);
    assert_eq!(session.act(crash(&session, 9)), Moved::Yes);
    assert_eq!(session.tick(), 3);
    let frame = session.frame(&ask());
    let nine = frame.processes.iter().find(|process| process.id.number() == 9).expect("it is there");
    assert_eq!(nine.role, Role::Crashed);
    assert!(matches!(session.act(crash(&session, 9)), Moved::Nothing(_)), "it is down already");
    assert_eq!(session.tick(), 3, "an act without effect takes no time");
}

#[test]
fn an_act_mid_tick_waits_for_the_next_tick() {
    let mut session = Session::open(&scenario("bully-false-alarm"));
    session.seek(1);
    session.next_event();
    let (before, tick) = (session.frame(&ask()), session.tick());
    assert!(before.clock.half_way.is_some());
    assert_eq!(session.act(crash(&session, 8)), Moved::Waiting);
    assert_same_frame(session.frame(&ask()), &before);
    session.next_tick();
    assert_eq!(session.tick(), tick);
    assert_ne!(session.frame(&ask()).processes[0].role, Role::Crashed, "the tick ends unchanged");
    session.next_tick();
    assert_eq!(session.frame(&ask()).processes[0].role, Role::Crashed);
}

#[test]
fn acts_persist_when_seeking_back_and_forth() {
    let mut session = Session::open(&scenario("bully-leader-fails"));
    session.seek(7);
    session.act(crash(&session, 6));
    let mut frames = vec![session.frame(&ask())];
    while session.next_tick() == Moved::Yes {
        frames.push(session.frame(&ask()));
    }
    let verdict = &frames.last().expect("frames").verdict;
    assert!(matches!(verdict, model::Verdict::Agreed { leader, .. } if leader.number() == 5), "{verdict:?}");
    session.seek(0);
    for frame in &frames {
        session.seek(frame.clock.tick);
        assert_same_frame(session.frame(&ask()), frame);
    }
}

#[test]
fn a_run_at_rest_continues_after_an_act() {
    let (_, mut session) = played(&scenario("bully-leader-fails"));
    let end = session.tick();
    assert_eq!(session.next_tick(), Moved::Quiet);
    assert_eq!(session.act(crash(&session, 6)), Moved::Yes);
    assert_eq!(session.tick(), end + 1);
    let at = session.position_of(Id::new(3).expect("an id")).expect("3") as u32;
    session.act(Command::Start(Targets::Listed(vec![at])));
    while session.next_tick() == Moved::Yes {}
    assert!(matches!(session.frame(&ask()).verdict, model::Verdict::Agreed { leader, .. } if leader.number() == 5));
}

#[test]
fn a_broken_ring_names_the_waiting_processes() {
    let (frames, _) = played(&scenario("chang-roberts-dead-leader"));
    let last = frames.last().expect("frames");
    assert!(matches!(last.verdict, model::Verdict::Stuck { undecided: 4, .. }), "{:?}", last.verdict);
    assert_eq!(last.processes.iter().filter(|process| process.waits.is_some()).count(), 4);
    assert_eq!(last.log.iter().filter(|line| line.brief.key == "log-waits-brief").count(), 4);
    assert!(last.log.iter().any(|line| line.full.key == "log-quiet"));
}

#[test]
fn stops_are_found_in_both_directions() {
    let mut session = Session::open(&scenario("bully-leader-fails"));
    let mut ticks = Vec::new();
    while let Some(stop) = session.next_stop() {
        if session.seek(stop) != Moved::Yes {
            break;
        }
        assert!(!session.frame(&ask()).stops.is_empty(), "tick {stop}");
        ticks.push(stop);
    }
    assert!(ticks.len() >= 3, "{ticks:?}");
    for stop in ticks.iter().rev().skip(1) {
        assert_eq!(session.previous_stop(), Some(*stop));
        session.seek(*stop);
    }
}

#[test]
fn a_session_and_a_headless_run_are_the_same_run() {
    for name in [
        "chang-roberts-64",
        "bully-crossing",
        "bully-restless",
        "chang-roberts-bounce",
        "bully-leader-resigns-announced",
    ] {
        let scenario = scenario(name);
        let finished = scenario.run(None, None).expect("no trace is written");
        let (frames, _) = played(&scenario);
        let last = frames.last().expect("frames");
        let summary = finished.summary();
        assert_eq!((summary.tick, &summary.counts), (last.clock.tick, &last.counts), "{name}");
        assert_eq!(summary.properties, last.properties, "{name}");
        for process in &last.processes {
            assert_eq!(finished.cell(process.position).elected, process.elected, "{name}");
        }
    }
}

#[test]
fn sectors_count_every_process_and_every_message() {
    for name in ["chang-roberts-64", "bully-restless-16", "chang-roberts-bounce", "bully-half-an-announcement"] {
        let scenario = scenario(name);
        let mut session = Session::open(&scenario);
        loop {
            let whole = session.frame(&ask());
            for per_sector in [1, 3, 1000] {
                let frame = session.frame(&Ask { per_sector, neighbours: 2, processes: 3, ..ask() });
                let ring = frame.ring.expect("it was requested");
                assert_eq!(ring.sectors.len(), whole.n.div_ceil(per_sector));
                for (sector, processes) in ring.sectors.iter().zip(whole.processes.chunks(per_sector)) {
                    for process in processes {
                        let alike = processes.iter().filter(|other| other.role == process.role).count();
                        assert_eq!(sector.count(process.role) as usize, alike, "{name}");
                    }
                    let own =
                        |message: &&model::Message| processes.iter().any(|process| process.position == message.from);
                    let under_way = whole.messages.iter().filter(|message| message.lost.is_none()).filter(own);
                    let counted: u32 = sector.lanes[0].iter().sum::<u32>() + sector.notices;
                    assert_eq!(counted as usize, under_way.count(), "{name} at {}", whole.clock.tick);
                }
                let positions: Vec<usize> = ring.near.iter().map(|process| process.position).collect();
                assert_eq!(positions, [whole.n - 2, whole.n - 1, 0, 1, 2], "the ring has no end at position 0");
            }
            if session.next_tick() != Moved::Yes || session.tick() > 60 {
                break;
            }
        }
    }
}

#[test]
fn beyond_the_limit_the_oldest_and_the_selected_process_s_messages_are_listed() {
    let mut session = Session::open(&scenario("bully-restless-16"));
    let mut most = 0;
    while session.next_tick() == Moved::Yes && session.tick() < 25 {
        let all = session.frame(&ask()).messages;
        let some = session.frame(&Ask { selected: 3, messages: Some(4), ..ask() }).messages;
        let under_way = all.iter().filter(|message| message.lost.is_none());
        let (own, mut others): (Vec<_>, Vec<_>) = under_way.partition(|message| message.from == 3 || message.to == 3);
        others.sort_by_key(|message| message.number);
        let mut expected: Vec<_> = own.into_iter().chain(others.into_iter().take(4)).cloned().collect();
        expected.sort_by_key(|message| message.number);
        let kept: Vec<_> = some.into_iter().filter(|message| message.lost.is_none()).collect();
        assert_eq!(kept, expected, "tick {}", session.tick());
        most = most.max(all.len());
    }
    assert!(most > 20, "too few messages in transit at once: {most}");
}

#[derive(Clone, Debug)]
enum Key {
    Tick,
    Back,
    Event,
    EventBack,
    Seek(Ticks),
    Crash(u32),
    Revive(u32),
    Start(u32),
}

fn key() -> impl Strategy<Value = Key> {
    prop_oneof![
        4 => Just(Key::Tick),
        1 => Just(Key::Back),
        2 => Just(Key::Event),
        1 => Just(Key::EventBack),
        1 => (0_u64..40).prop_map(Key::Seek),
        1 => (0_u32..5).prop_map(Key::Crash),
        1 => (0_u32..5).prop_map(Key::Revive),
        1 => (0_u32..5).prop_map(Key::Start),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_moment_can_be_restored_after_any_keys(keys in prop::collection::vec(key(), 1..60), ring in any::<bool>()) {
        let mut scenario = scenario(if ring { "chang-roberts-bounce" } else { "bully-leader-fails" });
        scenario.network.longest_delay = 3;
        let mut session = Session::open(&scenario);
        let targets = |at: u32| Targets::Listed(vec![at]);
        for key in keys {
            match key {
                Key::Tick => session.next_tick(),
                Key::Back => session.previous_tick(),
                Key::Event => session.next_event(),
                Key::EventBack => session.previous_event(),
                Key::Seek(tick) => session.seek(tick),
                Key::Crash(at) => session.act(Command::Crash { targets: targets(at), after: None }),
                Key::Revive(at) => session.act(Command::Revive(targets(at))),
                Key::Start(at) => session.act(Command::Start(targets(at))),
            };
        }
        let here = session.frame(&ask());
        if here.clock.half_way.is_none() {
            session.seek(0);
            session.seek(here.clock.tick);
            assert_same_frame(session.frame(&ask()), &here);
            session.next_tick();
            session.seek(here.clock.tick);
            assert_same_frame(session.frame(&ask()), &here);
        }
    }
}

#[test]
fn the_log_names_processes_outside_the_window() {
    let text = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 5 }]\n[processes]\ncount = 20000\norder = \"random\"\n";
    let scenario = suffrage_scenario::read(text).expect("a valid scenario");
    let mut session = Session::open(&scenario);
    session.seek(1);
    let frame = session.frame(&Ask { processes: 16, ..ask() });
    let five = Id::new(5).expect("an id");
    assert!(frame.processes.iter().all(|process| process.id != five), "process 5 has another position");
    let begins = frame.log.iter().find(|line| line.sign == model::Sign::Start).expect("it has begun");
    assert_eq!(begins.who, Some(five));
}
