//! Tests of choices that the user pins while the run is on the screen.

use super::*;
use suffrage_engine::sim::pins::{DirectedLink, Pin};
use suffrage_text::{Language, Texts};

fn delay(nth: u32, ticks: Ticks) -> Command {
    Command::Pin(Pin::Delay { on: DirectedLink { from: 3, to: 4, clockwise: false }, nth, ticks })
}

fn timer(nth: u32, ticks: Ticks) -> Command {
    Command::Pin(Pin::Timer { process: 3, timer: 0, nth, ticks })
}

#[test]
fn a_pinned_run_equals_its_file_after_any_seek() {
    const END: Ticks = 60;
    let scenario = scenario("bully-leader-fails");
    let plain = scenario.run(Some(END), None).expect("no trace is written").summary().digest;
    let mut others = 0;
    for (tick, half_way) in [(1, false), (3, false), (4, true), (5, false), (6, true), (9, false)] {
        for command in [delay(1, 9), delay(2, 9), timer(1, 12), timer(2, 12)] {
            let mut session = Session::open(&scenario);
            session.seek(tick);
            if half_way {
                session.next_event();
            }
            let before = session.frame(&ask());
            match session.act(command.clone()) {
                Moved::Yes | Moved::Waiting => {}
                // The choice may already be made. This is known only if choices are counted.
                moved => panic!("{moved:?}"),
            }
            session.seek(END);
            let there = session.frame(&ask());
            session.seek(tick);
            if half_way {
                session.previous_tick();
                session.seek(tick);
            } else {
                assert_eq!(session.frame(&ask()).messages, before.messages, "tick {tick}, {command:?}");
            }
            session.seek(END);
            assert_same_frame(session.frame(&ask()), &there);
            let mut file = scenario.clone();
            file.events.push((tick + 1, command.clone()));
            let finished = file.run(Some(END), None).expect("no trace is written");
            assert_eq!(finished.summary().counts.sent, there.counts.sent, "tick {tick}, {command:?}");
            for process in &there.processes {
                assert_eq!(finished.cell(process.position).elected, process.elected, "tick {tick}, {command:?}");
            }
            others += usize::from(finished.summary().digest != plain);
        }
    }
    assert!((4..24).contains(&others), "{others} runs differ");
}

#[test]
fn with_numbered_choices_a_late_pin_is_recognised() {
    let mut session = Session::open(&scenario("bully-leader-fails"));
    session.seek(3);
    assert_eq!(session.lookup().no_effect_reason(&delay(90, 2)), None);
    assert!(matches!(session.act(delay(90, 2)), Moved::Yes));
    session.seek(12);
    let why = session.lookup().no_effect_reason(&delay(1, 2)).expect("it has arrived");
    assert_eq!(why.key, "act-decided-already");
    assert_eq!(session.lookup().no_effect_reason(&delay(91, 2)), None);
}

#[test]
fn the_log_shows_pinned_choices() {
    let mut session = Session::open(&scenario("bully-leader-fails"));
    session.seek(3);
    session.act(delay(2, 9));
    let frame = session.frame(&ask());
    let line = frame.log.iter().rev().find(|line| line.brief.key == "log-settled-brief").expect("it is reported");
    suffrage_text::testing::prove_remark(&line.full);
    suffrage_text::testing::prove_remark(&line.brief);
    let texts = Texts::new(Language::English);
    assert_eq!(texts.remark(&line.full), "this choice is preset, not random: message 2 of 4→5 takes 9 ticks");
}
