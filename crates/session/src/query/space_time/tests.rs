//! Tests that the diagram agrees with the frames, does not show the future, and shows the whole past of an event.

mod rounds;

use std::collections::BTreeSet;

use crate::model::space_time::{Crossing, DiagramEvent, EventKind, Find, SpaceTime, SpaceTimeAsk, TouchKind};
use crate::{Ask, Frame, Moved, Session};
use suffrage_engine::protocol::{Role, Ticks};
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_scenario::{Scenario, builtin};

/// The last tick to test. Without this limit, tests of endless runs would not end.
const MOST: Ticks = 200;

fn scenario(name: &str) -> Scenario {
    let builtin = builtin::named(name).expect("a built-in scenario");
    suffrage_scenario::read(builtin.text).expect("a valid scenario")
}

fn ask(event: Option<u32>) -> Ask {
    let diagram = SpaceTimeAsk { processes: 4096, ticks: MOST + 50, event, ..SpaceTimeAsk::default() };
    Ask { processes: 4096, log_lines: 10_000, space_time: Some(diagram), ..Ask::default() }
}

fn frame_of(session: &mut Session, event: Option<u32>) -> (Frame, SpaceTime) {
    let mut frame = session.frame(&ask(event));
    let diagram = frame.space_time.take().expect("it was requested");
    (frame, diagram)
}

fn ended(name: &str) -> Session {
    let mut session = Session::open(&scenario(name));
    while session.tick() < MOST && session.next_tick() == Moved::Yes {}
    session
}

fn names() -> impl Iterator<Item = &'static str> {
    builtin::ALL.iter().map(|builtin| builtin.name).filter(|name| *name != "chang-roberts-1000")
}

#[test]
fn lifelines_agree_with_the_frames_at_every_tick() {
    for name in names() {
        let mut session = Session::open(&scenario(name));
        let mut seen: Vec<Vec<Role>> = Vec::new();
        loop {
            let (frame, diagram) = frame_of(&mut session, None);
            seen.push(frame.processes.iter().map(|process| process.role).collect());
            let now = diagram.lifelines.iter().map(|line| line.role_at(session.tick()));
            assert!(now.eq(frame.processes.iter().map(|process| Some(process.role))), "{name} {}", session.tick());
            if session.tick() >= MOST || session.next_tick() != Moved::Yes {
                break;
            }
        }
        let (_, diagram) = frame_of(&mut session, None);
        for (tick, roles) in seen.iter().enumerate() {
            let then = diagram.lifelines.iter().map(|line| line.role_at(tick as Ticks));
            assert!(then.eq(roles.iter().map(|role| Some(*role))), "{name} {tick}");
        }
    }
}

#[test]
fn every_message_is_drawn_once_with_its_ticks() {
    for name in names() {
        let mut session = ended(name);
        let (frame, diagram) = frame_of(&mut session, None);
        let of = |wanted: fn(&crate::model::space_time::Crossing) -> bool| {
            diagram.messages.iter().filter(|message| !message.notice && wanted(message)).count() as u64
        };
        assert_eq!(of(|message| message.arrival.is_some()), frame.counts.delivered, "{name}");
        assert_eq!(of(|message| message.lost.is_some()), frame.counts.lost, "{name}");
        assert_eq!(of(|message| message.arrival.is_none() && message.lost.is_none()), frame.counts.in_flight, "{name}");
        for message in &diagram.messages {
            assert!(message.sent < message.due, "{name} {message:?}");
            assert!(message.lost.is_none_or(|lost| lost >= message.sent && lost <= message.due), "{name} {message:?}");
            let sender = message.cause.and_then(|cause| diagram.events.iter().find(|event| event.number == cause));
            // The cause of a notice is a loss, which is not an event of a process.
            if !message.notice {
                let sender = sender.expect("every message is sent in an event");
                assert!(
                    sender.sends && sender.position == message.from && sender.tick <= message.sent,
                    "{name} {message:?}"
                );
            }
            if let Some(arrival) = message.arrival {
                let receiver =
                    diagram.events.iter().find(|event| event.number == arrival).expect("it arrives in an event");
                assert_eq!((receiver.position, receiver.tick), (message.to, message.due), "{name}");
            }
        }
    }
}

#[test]
fn the_future_is_hidden_mid_tick_too() {
    for name in ["chang-roberts-ring", "bully-leader-fails", "chang-roberts-bounce"] {
        let mut session = Session::open(&scenario(name));
        let mut moments = vec![frame_of(&mut session, None)];
        while session.next_event() == Moved::Yes {
            moments.push(frame_of(&mut session, None));
        }
        for (frame, diagram) in &moments {
            let last = diagram.events.iter().map(|event| event.number as usize).max();
            assert!(last.is_none_or(|last| last < frame.log_length), "{name}: only what is in the log");
            assert!(diagram.events.iter().all(|event| event.tick <= frame.clock.tick), "{name}");
        }
        for (frame, diagram) in moments.iter().rev().skip(1) {
            assert_eq!(session.previous_event(), Moved::Yes);
            assert_eq!(frame_of(&mut session, None).1, *diagram, "{name} {:?}", frame.clock);
        }
    }
}

/// The past of `event`, computed by the definition: all events from which lifelines and messages lead to `event`.
fn by_definition(diagram: &SpaceTime, event: &DiagramEvent) -> BTreeSet<u32> {
    let mut past = BTreeSet::new();
    let mut open = vec![event.number];
    while let Some(number) = open.pop() {
        let event = diagram.events.iter().find(|event| event.number == number).expect("every event is there");
        let before =
            diagram.events.iter().rev().find(|other| other.position == event.position && other.number < number);
        let message = diagram.messages.iter().find(|message| message.arrival == Some(number));
        for cause in before.map(|before| before.number).into_iter().chain(message.and_then(|message| message.cause)) {
            if past.insert(cause) {
                open.push(cause);
            }
        }
    }
    past
}

#[test]
fn the_past_of_an_event_is_the_closure_of_order_and_messages() {
    // These runs have no notices and no failure detector. Causes with notices or a detector are tested below.
    for name in
        ["chang-roberts-ring", "chang-roberts-64", "bully-leader-fails", "bully-restless", "bully-leader-returns"]
    {
        let mut session = ended(name);
        let (_, diagram) = frame_of(&mut session, None);
        assert!(diagram.events.len() > 10 && diagram.selected.is_none(), "{name}");
        for event in diagram.events.iter().step_by(diagram.events.len().div_ceil(40)) {
            let (_, shown) = frame_of(&mut session, Some(event.number));
            let expected = by_definition(&diagram, event);
            let selected = shown.selected.as_ref().expect("it has happened");
            assert_eq!((selected.number, selected.position, selected.tick), (event.number, event.position, event.tick));
            assert_eq!(selected.past, expected.len(), "{name} {event:?}");
            let past: BTreeSet<u32> =
                shown.events.iter().filter(|other| other.in_past).map(|other| other.number).collect();
            assert_eq!(
                past.iter().copied().filter(|&number| number != event.number).collect::<BTreeSet<_>>(),
                expected
            );
            for message in &shown.messages {
                assert_eq!(
                    message.in_past,
                    message.arrival.is_some_and(|arrival| past.contains(&arrival)),
                    "{name} {message:?}"
                );
            }
        }
    }
}

#[test]
fn a_returned_message_leads_back_to_the_crash() {
    let mut session = ended("chang-roberts-bounce");
    let (_, diagram) = frame_of(&mut session, None);
    let bounce = diagram.events.iter().find(|event| matches!(event.what, EventKind::Bounce { .. })).expect("a notice");
    let (_, shown) = frame_of(&mut session, Some(bounce.number));
    let loss =
        shown.messages.iter().find(|message| message.lost.is_some() && message.in_past).expect("the loss led to it");
    let down = shown.lifelines.iter().find(|line| line.position == loss.to).expect("it is shown");
    let began =
        shown.lifelines[loss.to].stretches.iter().find(|(_, role)| *role == Role::Crashed).map(|&(since, _)| since);
    // If the process was down from the beginning, there is no crash in its past.
    assert!(began == Some(0) || down.past_until == began, "{down:?}");
}

#[test]
fn immediate_effects_are_shown_with_the_selected_event() {
    let mut session = ended("chang-roberts-ring");
    let (_, diagram) = frame_of(&mut session, None);
    let leads = diagram.events.iter().find(|event| event.leads).expect("there is a leader");
    let selected = frame_of(&mut session, Some(leads.number)).1.selected.expect("it has happened");
    assert_eq!(selected.told.len(), 2, "the arrival, and that it leads");
}

#[test]
fn neighbouring_events_are_found() {
    let mut session = ended("bully-leader-fails");
    let (_, diagram) = frame_of(&mut session, None);
    for position in 0..diagram.lifelines.len() {
        let own: Vec<u32> =
            diagram.events.iter().filter(|event| event.position == position).map(|event| event.number).collect();
        let mut walked = Vec::new();
        let mut next = session.lookup().find_event(Find::Latest(position), false);
        while let Some(found) = next {
            assert_eq!(found.position, position);
            walked.push(found.number);
            next = session.lookup().find_event(Find::Before(found.number), false);
        }
        walked.reverse();
        assert_eq!(walked, own);
        for pair in own.windows(2) {
            assert_eq!(
                session.lookup().find_event(Find::After(pair[0]), false).map(|found| found.number),
                Some(pair[1])
            );
        }
        for event in &diagram.events {
            let Some(found) = session.lookup().find_event(Find::Nearest(event.number, position), false) else {
                continue;
            };
            let away = |tick: Ticks| tick.abs_diff(event.tick);
            let others =
                diagram.events.iter().filter(|other| other.position == position && other.number != event.number);
            assert!(others.clone().all(|other| away(other.tick) >= away(found.tick)), "{event:?} {found:?}");
        }
    }
}

#[test]
fn an_act_in_the_past_discards_the_old_future() {
    let mut session = ended("bully-leader-fails");
    let (_, whole) = frame_of(&mut session, None);
    let last = whole.events.last().expect("there are events").number;
    assert!(frame_of(&mut session, Some(last)).1.selected.is_some());
    session.seek(4);
    let (_, before) = frame_of(&mut session, Some(last));
    assert!(before.selected.is_none(), "it has not happened yet");
    session.act(Command::Crash { targets: Targets::Listed(vec![5]), after: None });
    while session.next_tick() == Moved::Yes {}
    let (frame, after) = frame_of(&mut session, Some(3));
    let now = after.lifelines.iter().map(|line| line.role_at(session.tick()));
    assert!(now.eq(frame.processes.iter().map(|process| Some(process.role))));
    assert!(after.lifelines[5].stretches.contains(&(5, Role::Crashed)), "{:?}", after.lifelines[5]);
    let early = |diagram: &SpaceTime| diagram.events.iter().filter(|event| event.tick <= 4).count();
    assert_eq!(early(&after), early(&whole));
}

#[test]
fn a_window_of_a_crowd_agrees_with_the_whole() {
    // With this order of ids, the run has the most messages. There are too many records to read those of all
    // processes.
    let ids: Vec<String> = (1..=300).rev().map(|id: u32| id.to_string()).collect();
    let text = format!(
        "version = 1\nprotocol = \"chang-roberts\"\nseed = 1\nevents = [{{ at = 1, start = \"all\" }}]\n[processes]\nids = [{}]\n",
        ids.join(", ")
    );
    let mut session = Session::open(&suffrage_scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:#?}")));
    while session.tick() < 250 && session.next_tick() == Moved::Yes {}
    let (frame, whole) = frame_of(&mut session, None);
    assert!(frame.log_length > 32_768, "only {} records", frame.log_length);
    for (selected, processes) in [(0, 9), (150, 9), (299, 8), (3, 1)] {
        let window = SpaceTimeAsk { processes, ticks: 300, ..SpaceTimeAsk::default() };
        let ask = Ask { selected, processes, space_time: Some(window), ..Ask::default() };
        let part = session.frame(&ask).space_time.expect("it was requested");
        let shown = |at: usize| part.lifelines.iter().any(|line| line.position == at);
        assert_eq!(part.lifelines.len(), processes);
        assert!(whole.events.iter().filter(|event| shown(event.position)).eq(&part.events), "{selected}");
        let concerns = whole.messages.iter().filter(|message| shown(message.from) || shown(message.to));
        assert!(concerns.eq(&part.messages), "{selected}");
    }
}

#[test]
fn a_crowd_is_shown_around_the_moment_regardless_of_other_records() {
    let ids: Vec<String> = (1..=400).rev().map(|id: u32| id.to_string()).collect();
    let text = format!(
        "version = 1\nprotocol = \"chang-roberts\"\nseed = 1\nevents = [{{ at = 1, start = \"all\" }}]\n[processes]\nids = [{}]\n",
        ids.join(", ")
    );
    let mut session = Session::open(&suffrage_scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:#?}")));
    while session.next_tick() == Moved::Yes {}
    let (rest, mut is_cut) = (session.tick(), [false; 2]);
    for tick in [20, rest / 2, rest] {
        session.seek(tick);
        let mut of = |ticks: Ticks, future: bool| {
            let window = SpaceTimeAsk { processes: 9, ticks, future, ..SpaceTimeAsk::default() };
            let ask = Ask { selected: 200, processes: 9, space_time: Some(window), ..Ask::default() };
            session.frame(&ask).space_time.expect("it was requested")
        };
        let (alone, whole) = (of(0, false), of(rest, true));
        assert!(
            whole.from <= tick && (tick..=rest).contains(&whole.until),
            "{tick}: {} to {}",
            whole.from,
            whole.until
        );
        assert!(whole.events.iter().filter(|event| event.tick == tick).eq(&alone.events), "{tick}");
        assert!(whole.messages.iter().all(|message| message.sent <= whole.until), "{tick}");
        is_cut = [is_cut[0] || whole.cut, is_cut[1] || whole.until < rest];
    }
    assert_eq!(is_cut, [true, true], "the run has too few records");
}

/// Asserts that diagrams of a few processes agree with the diagram of all processes. Returns the diagram of all.
fn assert_windows_agree(text: &str, last: Ticks) -> SpaceTime {
    let mut session = Session::open(&suffrage_scenario::read(text).unwrap_or_else(|faults| panic!("{faults:#?}")));
    while session.tick() < last && session.next_tick() == Moved::Yes {}
    let (frame, whole) = frame_of(&mut session, None);
    for (selected, processes) in (0..frame.n).flat_map(|at| [(at, 1), (at, 4), (at, 9)]) {
        let window = SpaceTimeAsk { processes, ticks: MOST + 50, ..SpaceTimeAsk::default() };
        let ask = Ask { selected, processes, space_time: Some(window), ..Ask::default() };
        let part = session.frame(&ask).space_time.expect("it was requested");
        let shown = |at: usize| part.window.contains(at);
        assert!(whole.events.iter().filter(|event| shown(event.position)).eq(&part.events), "{selected}");
        let concerns = whole.messages.iter().filter(|message| shown(message.from) || shown(message.to));
        assert!(concerns.eq(&part.messages), "{selected} of {processes}");
        // The mark of a partition is drawn below the first of the two processes.
        let touches = whole.touches.iter().filter(|touch| shown(touch.between.0));
        assert!(touches.eq(&part.touches), "{selected} of {processes}");
    }
    whole
}

#[test]
fn a_window_shows_messages_that_skip_processes_that_are_down() {
    let mut passed = 0;
    for protocol in ["chang-roberts", "franklin", "hirschberg-sinclair"] {
        let text = format!(
            "protocol = \"{protocol}\"\nevents = [{{ at = 3, crash = [10, 11, 12, 13, 14] }}, {{ at = 1, start = \"all\" }}]\n\
             [network]\nbounce = true\ndelay = [1, 3]\n[processes]\ncount = 40\ndown = [20, 21, 22, 23]\n"
        );
        let whole = assert_windows_agree(&text, 120);
        passed += whole.messages.iter().filter(|message| message.down.unsigned_abs() > 4).count();
    }
    assert!(passed > 10, "{passed}");
}

#[test]
fn a_window_shows_a_partition_at_any_position() {
    let text = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = \"all\" }, { at = 4, partition = [[3, 4, 5], \
                [20, 21, 22]] }, { at = 9, mend = \"all\" }]\n[processes]\ncount = 40\n";
    let whole = assert_windows_agree(text, 60);
    assert!(whole.touches.len() > 10, "{:?}", whole.touches);
}

const CROWD: &str = "protocol = \"bully\"\nseed = 3\nevents = [{ at = 1, start = \"all\" }, { at = 5, crash = 40 }, \
                     { at = 9, start = 3 }, { at = 30, revive = 40 }]\n[processes]\ncount = 40\n\
                     [network]\ndelay = [1, 9]\nloss = 0.05\n";

#[test]
fn a_diagram_of_marks_agrees_with_the_whole_including_losses() {
    let mut session = Session::open(&suffrage_scenario::read(CROWD).unwrap_or_else(|faults| panic!("{faults:#?}")));
    let (mut lost, mut led, mut crashed) = (0, false, false);
    while session.tick() < 60 && session.next_tick() == Moved::Yes {
        let [alone, all] = [true, false].map(|only_marks| {
            let window = SpaceTimeAsk { processes: 12, ticks: 10, follow: true, only_marks, ..SpaceTimeAsk::default() };
            let ask = Ask { processes: 12, space_time: Some(window), ..Ask::default() };
            session.frame(&ask).space_time.expect("it was requested")
        });
        assert_eq!(
            (&alone.events, &alone.lifelines, &alone.touches),
            (&all.events, &all.lifelines, &all.touches),
            "tick {}",
            session.tick()
        );
        let ends = |message: &Crossing| (message.from, message.to, message.sent, message.due, message.lost);
        let were_lost = all.messages.iter().filter(|message| message.lost.is_some());
        assert!(were_lost.map(ends).eq(alone.messages.iter().map(ends)), "tick {}", session.tick());
        lost += alone.messages.len();
        led |= all.events.iter().any(|event| event.leads);
        crashed |= all.events.iter().any(|event| event.crashes || event.what == EventKind::Crash);
    }
    assert!(lost > 20 && led && crashed, "{lost} {led} {crashed}");
}

#[test]
fn a_notice_returns_the_way_of_its_message() {
    let mut session = ended("chang-roberts-bounce");
    let (_, diagram) = frame_of(&mut session, None);
    let notices: Vec<_> = diagram.messages.iter().filter(|message| message.notice).collect();
    assert!(!notices.is_empty());
    for notice in notices {
        // The receiver is the predecessor of the crashed process, so the notice goes against the direction of the
        // ring.
        assert_eq!(notice.down, -1, "{notice:?}");
        let arrival = diagram.events.iter().find(|event| Some(event.number) == notice.arrival);
        let what = arrival.map(|event| event.what);
        assert!(what.is_none_or(|what| what == EventKind::Bounce { from_above: false }), "{what:?}");
    }
}

#[test]
fn acts_on_links_and_messages_belong_to_no_process() {
    for (name, kinds) in [
        ("bully-partition", &[TouchKind::Cut, TouchKind::Mended][..]),
        ("bully-one-way", &[TouchKind::Cut][..]),
        ("chang-roberts-duplicate", &[TouchKind::Doubled][..]),
    ] {
        let mut session = ended(name);
        let (frame, diagram) = frame_of(&mut session, None);
        for kind in kinds {
            assert!(
                diagram.touches.iter().any(|touch| touch.what == *kind),
                "{name}: {kind:?} in {:?}",
                diagram.touches
            );
        }
        for event in diagram.events.iter().filter(|event| event.what == EventKind::Crash || event.crashes) {
            let line = &diagram.lifelines[event.position];
            assert!(
                line.stretches.contains(&(event.tick, Role::Crashed)),
                "{name}: {event:?} at tick {}",
                frame.clock.tick
            );
        }
    }
}

#[test]
fn without_a_selection_the_window_follows_the_acting_process() {
    let mut session = Session::open(&scenario("chang-roberts-1000"));
    for tick in [5, 400, 700] {
        session.seek(tick);
        let window = SpaceTimeAsk { processes: 20, ticks: 90, follow: true, ..SpaceTimeAsk::default() };
        let frame = session.frame(&Ask { processes: 20, space_time: Some(window), ..Ask::default() });
        let diagram = frame.space_time.expect("it was requested");
        assert!(diagram.lifelines.iter().any(|line| line.position == diagram.middle));
        let now = diagram.events.iter().filter(|event| event.tick == tick && event.position == diagram.middle);
        assert!(now.count() > 0, "an event is visible at tick {tick}");
    }
}

#[test]
fn on_a_complete_graph_the_window_follows_the_leader_or_the_starter() {
    let text = "version = 1\nprotocol = \"bully\"\nseed = 1\nevents = [{ at = 1, start = 7 }, { at = 60, crash = 90 }]\n\
                [processes]\ncount = 90\n[network]\ndelay = [1, 9]\n";
    let mut session = Session::open(&suffrage_scenario::read(text).unwrap_or_else(|faults| panic!("{faults:#?}")));
    let window = SpaceTimeAsk { processes: 20, ticks: 90, follow: true, ..SpaceTimeAsk::default() };
    let (mut led, mut before) = (0, 0);
    while session.tick() < 90 && session.next_tick() == Moved::Yes {
        let frame = session.frame(&Ask { processes: 20, space_time: Some(window), ..Ask::default() });
        let diagram = frame.space_time.expect("it was requested");
        assert!(diagram.window.contains(diagram.middle), "tick {}", frame.clock.tick);
        if let Some(leading) = frame.leading {
            assert_eq!(diagram.lifelines.iter().filter(|line| line.id == leading.leader).count(), 1);
            led += 1;
        } else {
            assert!(diagram.middle == 6 || session.tick() >= 60, "{} at {}", diagram.middle, session.tick());
            before += 1;
        }
    }
    assert!(led > 20 && before > 2, "{led} {before}");
}
