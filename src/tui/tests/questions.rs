//! Tests that every question is answered before the run continues, and that the screen does not show the answer before.

use std::collections::BTreeSet;

use super::input::press;
use super::library::built_in;
use super::opening::{QUESTION, app, lecture};
use super::overlays::{rows, screen};
use crate::tui::app::App;
use suffrage_engine::protocol::Ticks;
use suffrage_scenario::{QuestionSubject, builtin};
use suffrage_text::Language;
use suffrage_text::testing::Draw;
use suffrage_view::view_state::{Overlay, overlay};

/// Whether the screen shows the answer; `None` if no question is open.
fn question(app: &App) -> Option<bool> {
    match app.view.overlays.last() {
        Some(Overlay::Note(overlay::Note { question: true, answer, .. })) => Some(answer.is_some()),
        _ => None,
    }
}

#[test]
fn every_key_that_continues_shows_the_answer_first() {
    for before in ["", "esc"] {
        for on in ["space", ".", "right", "l", "shift+right", ";", "pgdn", "u", ")", "}"] {
            let (mut app, _) = app();
            press(&mut app, &format!("g {QUESTION} enter {before}"));
            assert_eq!(question(&app), if before.is_empty() { Some(false) } else { None });
            press(&mut app, on);
            assert_eq!(
                (app.frame.clock.tick, question(&app), app.view.playing),
                (QUESTION, Some(true), false),
                "{before} {on}"
            );
            press(&mut app, on);
            let continues = app.frame.clock.tick > QUESTION || app.view.playing || app.frame.clock.half_way.is_some();
            assert!(continues || question(&app).is_none(), "{before} {on}: once is enough");
        }
    }
    let (mut app, _) = app();
    press(&mut app, &format!("g 9 enter g {QUESTION} enter end"));
    assert_eq!((app.frame.clock.tick, question(&app)), (QUESTION, Some(true)), "the end too");
    press(&mut app, "end");
    assert_eq!(app.frame.clock.tick, 9);
    press(&mut app, &format!("g {QUESTION} enter : p l a y enter"));
    assert_eq!((app.frame.clock.tick, question(&app)), (QUESTION, Some(true)), "also from the palette");
}

#[test]
fn a_number_selects_and_leaves_the_question_open() {
    let (mut app, _) = app();
    press(&mut app, &format!("g {QUESTION} enter 2"));
    assert_eq!(question(&app), Some(false));
    press(&mut app, "backspace");
    assert_eq!(question(&app), Some(false));
}

#[test]
fn a_question_after_a_note_is_asked_before_the_run_continues() {
    let mut app = lecture("bully-everyone-notices", Language::English, (80, 24));
    let at = built_in("bully-everyone-notices").questions[0].at - 1;
    let mut scenario = built_in("bully-everyone-notices");
    scenario.notes[0].when = suffrage_scenario::When::At(at);
    scenario.notes[0].pause = true;
    app.session.show(&scenario);
    app.refresh();
    press(&mut app, &format!("g {at} enter"));
    assert_eq!((question(&app), app.view.overlays.len()), (None, 1), "the note comes first");
    press(&mut app, "space");
    assert_eq!((question(&app), app.frame.clock.tick), (Some(false), at));
    press(&mut app, "space");
    assert_eq!(question(&app), Some(true));
    press(&mut app, "space");
    assert!(app.view.playing);
}

#[test]
fn the_future_is_not_revealed_while_a_question_is_open() {
    let (mut app, _) = app();
    press(&mut app, &format!("g 9 enter g {QUESTION} enter R"));
    assert!(!app.view.reveal);
    assert_eq!(app.view.said.as_deref(), Some("A question is open: first see its answer."));
    press(&mut app, "enter R");
    assert!(app.view.reveal, "after the answer it may be");
    press(&mut app, "left g 7 enter");
    assert!(app.view.reveal && !app.view.reveals(), "the question hides the revealed future");
}

/// If `known` is true, the later ticks are computed and revealed.
fn asking(name: &str, size: (u16, u16), tick: Ticks, known: bool) -> Option<App> {
    let mut app = lecture(name, Language::English, size);
    let go = |tick: Ticks| format!("g {} enter ", tick.to_string().split("").collect::<Vec<_>>().join(" "));
    if known {
        press(&mut app, &go(tick + 40));
        press(&mut app, "esc R");
        assert!(app.view.reveal, "{name}");
    }
    press(&mut app, &go(tick));
    if app.frame.clock.tick != tick {
        return None;
    }
    // An earlier note may have selected another process.
    (app.view.selected, app.view.by_hand, app.view.reveal) = (0, false, false);
    app.view.reveal = known;
    app.refresh();
    Some(app)
}

pub(super) fn figures(rows: &[String]) -> BTreeSet<String> {
    let plain = rows.join("\n").replace(',', "");
    plain.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

pub(super) fn present(app: &App) -> BTreeSet<String> {
    let frame = &app.frame;
    let ids = frame.processes.iter().map(|process| u64::from(process.id.number()));
    let counts = &frame.counts;
    let counted = [counts.sent, counts.delivered, counts.lost, counts.in_flight, counts.cost(), counts.notices];
    let by_kind = counts.by_kind.iter().map(|(_, count)| *count);
    let settings = [frame.n as u64, frame.seed, frame.delay.0, frame.delay.1];
    // The screen also shows the future ticks at which messages and timers are due.
    let due = frame.messages.iter().map(|message| message.due);
    let all = ids.chain(counted).chain(by_kind).chain(settings).chain(due).chain(0..=frame.clock.tick);
    all.map(|number| number.to_string()).collect()
}

/// Returns the number of questions.
fn nothing_answers(name: &str, size: (u16, u16)) -> usize {
    let scenario = built_in(name);
    let mut asked = 0;
    for question in &scenario.questions {
        let tick = question.at - 1;
        let (Some(mut fresh), Some(mut known)) = (asking(name, size, tick, false), asking(name, size, tick, true))
        else {
            continue;
        };
        asked += 1;
        // A question without a known answer is over when the user closes it.
        let is_answered = question.of != QuestionSubject::Choices || question.right.is_some();
        let ways: &[&str] = if is_answered { &["", "esc", "B", "esc enter"] } else { &[""] };
        for keys in ways {
            for app in [&mut fresh, &mut known] {
                press(app, keys);
            }
            assert_eq!(rows(&fresh), rows(&known), "{name} at tick {tick}, {size:?}, after {keys:?}");
            assert_eq!(screen(&fresh), screen(&known), "{name} at tick {tick}, {size:?}, after {keys:?}: the colours");
        }
        let app = asking(name, size, tick, true).expect("as before");
        assert!(app.frame.bounds.is_empty() && app.frame.marks_ahead.is_empty() && app.frame.clock.recorded == tick);
        if !is_answered {
            continue;
        }
        let (seen, present) = (figures(&rows(&app)), present(&app));
        let told = figures(&[scenario.questions.iter().map(|question| question.ask.in_language("en")).collect()]);
        for answer in app.frame.answers() {
            let is_told = seen.contains(&answer) && !present.contains(&answer) && !told.contains(&answer);
            assert!(!is_told, "{name} at tick {tick}, {size:?}: {answer} is on the screen\n{}", rows(&app).join("\n"));
        }
    }
    asked
}

#[test]
fn the_screen_never_answers_an_open_question() {
    let mut draw = Draw::of("nothing answers an open question");
    let mut asked = 0;
    for builtin in builtin::ALL {
        // A third of the scenarios, each on one screen.
        let size = *draw.one_of(&[(80, 24), (120, 40), (200, 55)]);
        asked += if draw.below(3) == 0 { nothing_answers(builtin.name, size) } else { 0 };
    }
    asked += nothing_answers("ring-list-leader-fails", (80, 24));
    assert!(asked > 15, "{asked}");
}
