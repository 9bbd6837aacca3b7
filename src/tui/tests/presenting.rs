//! Tests of presentation mode, the blank screen, and a whole lecture with the keys of a presenter's remote.

use std::time::Duration;

use crossterm::event::Event;

use super::input::press;
use super::opening::{NOTE, PASSING_NOTE, QUESTION, app, lecture, on, small};
use crate::tui::app::App;
use crate::tui::binding::KeyPlace;
use crate::tui::features::travel;
use crate::tui::features::travel::Travel;
use suffrage_scenario::builtin;
use suffrage_text::{Language, LocalText};
use suffrage_view::view_state::{Overlay, Pane, overlay};
use suffrage_view::{GlyphSet, ThemeName};

/// The tick, and the note on the screen with its answer.
fn place(app: &App) -> (u64, Option<String>) {
    let note = app.view.overlays.iter().find(|overlay| matches!(overlay, Overlay::Note(_)));
    (app.frame.clock.tick, note.map(|note| format!("{note:?}")))
}

fn go(app: &mut App, key: &str) {
    press(app, key);
    while app.travel.is_some() {
        app.pass(app.player.now + Duration::from_millis(1));
    }
}

#[test]
fn five_keys_drive_every_lecture_there_and_back() {
    for scenario in builtin::ALL {
        let mut app = lecture(scenario.name, Language::English, (80, 24));
        let mut way = vec![place(&app)];
        while app.view.said.as_deref() != Some("The run is over: without an act, nothing more happens.")
            && way.len() < 80
        {
            // The alternating button of the remote works between any two steps, and changes only the screen.
            let before = place(&app);
            press(&mut app, "f5");
            assert!(app.view.presenting);
            assert_eq!(place(&app), before, "{}", scenario.name);
            go(&mut app, "pgdn");
            let before = place(&app);
            let is_offered = app.layers.top().is_some_and(|layer| layer.place() == KeyPlace::NextDemo);
            press(&mut app, "esc");
            assert_eq!(app.view.presenting, is_offered, "an offer is closed before the presentation is");
            assert_eq!(place(&app), before, "{}", scenario.name);
            if is_offered {
                assert!(app.layers.is_empty());
                break;
            }
            way.push(before);
        }
        let told = |app: &App| {
            let scenario = app.session.scenario();
            scenario.notes.len() + 2 * scenario.questions.iter().filter(|question| question.choices.is_empty()).count()
        };
        let shown = way.iter().filter(|(_, note)| note.is_some()).count();
        assert!(shown >= told(&app).min(40), "{}: {shown} of {} were shown: {way:#?}", scenario.name, told(&app));
        assert!(way.windows(2).all(|pair| pair[0].0 <= pair[1].0), "{}: on is on", scenario.name);
        // Going back visits the same stops in reverse order.
        let said = |way: &[(u64, Option<String>)]| {
            let mut said: Vec<_> = way.iter().filter(|(_, note)| note.is_some()).cloned().collect();
            // A note that is still open at the end occurs twice.
            said.dedup();
            said
        };
        let last = place(&app);
        let mut back = Vec::new();
        while app.view.said.as_deref() != Some("Tick 0 is the start: there is nothing before it.") && back.len() < 200 {
            go(&mut app, "pgup");
            back.push(place(&app));
        }
        // The last key press found no earlier stop.
        back.pop();
        back.reverse();
        back.push(last);
        assert_eq!(said(&back), said(&way), "{}", scenario.name);
    }
}

#[test]
fn f5_and_esc_alternate_forever_in_every_layer() {
    let ways_in = [
        "home",
        "pgdn",
        "pgdn pgdn pgdn",
        "?",
        "? x .",
        ":",
        ": q u i t",
        "o",
        "g 1",
        "S",
        "enter",
        "c",
        "7",
        "tab tab z",
        "space",
        "v",
        "p",
    ];
    for way in ways_in {
        let (mut app, _) = app();
        press(&mut app, way);
        let before = place(&app);
        for round in 0..4 {
            press(&mut app, "f5");
            assert!(app.view.presenting, "{way}: round {round}");
            assert!(app.layers.iter().all(|layer| layer.place() == KeyPlace::Note), "{way}");
            press(&mut app, "esc");
            assert!(!app.view.presenting, "{way}: round {round}");
            assert_eq!((place(&app), app.exit), (before.clone(), None), "{way}: round {round}");
        }
    }
}

#[test]
fn a_remote_out_of_step_recovers() {
    let (mut app, _) = app();
    press(&mut app, "pgdn f5");
    let note = place(&app);
    // The lecturer has left presentation mode by keyboard, but the remote still sends the key to enter it.
    press(&mut app, "f5 f5");
    assert_eq!(app.view.said.as_deref(), Some("This is the presentation; Esc leaves it."));
    assert!(app.view.presenting);
    press(&mut app, "esc f5 esc");
    assert!(!app.view.presenting);
    assert_eq!(place(&app), note);
}

#[test]
fn neither_key_is_lost_on_the_way_to_a_tick() {
    let (mut app, _) = app();
    app.travel = Some(Travel { portion: 2, ..travel::to_tick(&app, 9, None) });
    press(&mut app, "f5");
    assert!(app.view.presenting && app.travel.is_some());
    press(&mut app, "esc");
    assert!(!app.view.presenting && app.travel.is_some());
}

#[test]
fn escape_in_presentation_first_closes_the_lecturers_layer() {
    let (mut app, _) = app();
    press(&mut app, "f5 ? esc");
    assert!(app.view.presenting && app.view.overlays.is_empty());
    press(&mut app, "tab");
    assert_eq!(app.view.focus, Pane::Algorithm);
    press(&mut app, "esc f5");
    assert_eq!((app.view.presenting, app.view.focus), (true, Pane::Arena), "the graph has all the room again");
}

#[test]
fn any_key_unblanks_the_screen_and_does_nothing_else() {
    for key in ["b", "esc", "space", ".", "pgdn", "pgup", "f5", "q", "c", "enter", "right"] {
        let (mut app, _) = app();
        press(&mut app, "pgdn b");
        assert!(app.view.blank && !app.view.playing);
        let before = place(&app);
        press(&mut app, key);
        assert!(!app.view.blank && !app.view.presenting, "{key}");
        assert_eq!((place(&app), app.exit), (before, None), "{key}");
    }
    let (mut app, _) = app();
    press(&mut app, "space b");
    assert!(!app.view.playing, "a blank screen does not play");
    app.take(&Event::Paste("7".to_owned()));
    assert!(app.view.blank);
    press(&mut app, "ctrl+c");
    assert_eq!(app.exit, Some(crate::tui::app::ExitRequest::Interrupt));
}

#[test]
fn a_closed_note_reopens_where_it_was_left() {
    let (mut app, _) = app();
    press(&mut app, "g 7 enter esc");
    assert_eq!((app.frame.clock.tick, app.view.overlays.len()), (QUESTION, 0));
    press(&mut app, "pgdn");
    assert_eq!(app.frame.clock.tick, QUESTION, "the answer has not been heard yet");
    assert!(matches!(app.view.overlays.as_slice(), [Overlay::Note(overlay::Note { answer: Some(_), .. })]));
    press(&mut app, "esc pgup");
    assert!(
        matches!(app.view.overlays.as_slice(), [Overlay::Note(overlay::Note { answer: Some(_), .. })]),
        "back to the last note"
    );
    press(&mut app, "pgup");
    assert!(matches!(app.view.overlays.as_slice(), [Overlay::Note(overlay::Note { answer: None, .. })]));
}

#[test]
fn keys_that_only_change_the_layout_leave_a_note_open() {
    let (mut app, _) = app();
    press(&mut app, "pgdn");
    let note = place(&app);
    assert_eq!(note.0, NOTE);
    press(&mut app, "tab z z + - R R ? esc : esc enter");
    assert_eq!(place(&app), (NOTE, None), "Enter closes it");
    press(&mut app, "pgup tab @");
    assert_eq!(place(&app), note, "a key that does nothing closes nothing");
    assert_eq!(app.view.said.as_deref(), Some("@ does nothing here; ? lists the keys"));
    press(&mut app, "i");
    assert_eq!(place(&app), note, "nor does a key that cannot act here");
    assert_eq!(app.view.said.as_deref(), Some("This algorithm has no clients."));
    press(&mut app, ".");
    assert_eq!((place(&app), app.view.playing), ((NOTE, None), true));
}

#[test]
fn the_recorded_future_is_on_the_timeline_and_elsewhere_only_on_request() {
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    press(&mut app, "g 9 enter esc");
    let all = app.frame.marks.clone();
    press(&mut app, "g 3 enter");
    let past = app.frame.marks.clone();
    assert!(past.len() < all.len());
    assert_eq!([past, app.frame.marks_ahead.clone()].concat(), all);
    press(&mut app, "R");
    assert_eq!(app.view.said.as_deref(), Some("The recorded future is shown, dimmed; R hides it."));
    assert!(app.view.reveal);
    press(&mut app, "R");
    assert!(!app.view.reveal);
    press(&mut app, "end R");
    assert!(
        app.view.said.as_deref().is_some_and(|said| said.contains("nothing after this tick is recorded")),
        "{:?}",
        app.view.said
    );
}

#[test]
fn page_keys_turn_a_long_note_before_they_move_the_run() {
    let mut scenario = small("long");
    let words: Vec<String> = (100..900).map(|word| word.to_string()).collect();
    scenario.notes[0].text = LocalText::plain(words.join(" "));
    let mut app = on(&scenario, (80, 24), (ThemeName::Dark, GlyphSet::Default), Language::English);
    let scrolled = |app: &App| match app.view.overlays.last() {
        Some(Overlay::Note(note)) => note.scroll,
        _ => panic!("the note is closed"),
    };
    for presentation in ["", "f5"] {
        press(&mut app, presentation);
        press(&mut app, "home pgdn");
        let furthest = app.hits().furthest;
        assert!(app.frame.clock.tick == NOTE && furthest > 0, "{furthest}");
        let mut turned = 0;
        while scrolled(&app) < furthest {
            press(&mut app, "pgdn");
            turned += 1;
        }
        assert_eq!(app.frame.clock.tick, NOTE);
        press(&mut app, &"pgup ".repeat(turned));
        assert_eq!((app.frame.clock.tick, scrolled(&app)), (NOTE, 0));
        press(&mut app, &"pgdn ".repeat(turned + 1));
        assert_eq!(app.frame.clock.tick, PASSING_NOTE, "then they continue");
    }
}
