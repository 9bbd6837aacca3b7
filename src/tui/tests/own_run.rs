//! Tests of the form for a run of one's own, and of other ids.

use super::input::press;
use super::library::written;
use super::opening::{app, lecture, on};
use crate::tui::app::App;
use suffrage_engine::protocol::Id;
use suffrage_text::Language;
use suffrage_view::view_state::{Overlay, overlay};
use suffrage_view::{GlyphSet, ThemeName};

fn ids(app: &App) -> Vec<u32> {
    app.session.scenario().seating().into_iter().map(Id::number).collect()
}

/// The fault that the open form or text field shows.
fn told(app: &App) -> String {
    match app.view.overlays.last() {
        Some(Overlay::List(overlay::List { fault, .. }) | Overlay::Prompt(overlay::Prompt { fault, .. })) => {
            fault.clone().unwrap_or_default()
        }
        other => panic!("nothing is asked: {other:?}"),
    }
}

#[test]
fn the_ring_of_the_exercise_sheet_is_made_by_keys() {
    for opened in ["", "o"] {
        let mut app = lecture("chang-roberts-ring", Language::English, (80, 24));
        press(&mut app, &format!("{opened} O down down 3 space 1 space 4 space 5 space 2 down down 1 enter"));
        assert!(app.layers.is_empty());
        press(&mut app, "g 9 9 enter esc");
        assert_eq!(ids(&app), [3, 1, 4, 5, 2]);
        assert_eq!(app.frame.counts.by_kind.iter().map(|(_, sent)| sent).sum::<u64>(), 15);
        assert_eq!(app.session.history().roots.len(), 2, "the lecture stays in the tree");
    }
}

#[test]
fn every_field_of_the_form_changes_the_run() {
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    press(&mut app, "O left left down right down 6 bs 7 down right right down 2 . 3 left . down 4 , 2 enter");
    let scenario = app.session.scenario();
    assert_eq!((scenario.protocol().name(), scenario.network.longest_delay), ("peterson", 3));
    assert_eq!(scenario.events.len(), 1);
    assert_eq!((ids(&app).len(), app.names.opened.as_str()), (7, "peterson"));
    assert_ne!(ids(&app), [1, 2, 3, 4, 5, 6, 7], "the order is random");
    press(&mut app, "O down down down down down right enter");
    assert!(app.session.scenario().events.is_empty(), "nobody starts");
}

#[test]
fn the_words_that_the_form_shows_can_be_typed() {
    let cases = [(Language::English, "a l l"), (Language::Spanish, "T o d o s"), (Language::Portuguese, "a l l")];
    let nobody = [(Language::English, "n o b o d y"), (Language::Spanish, "n a d i e"), (Language::English, "n o n e")];
    for (starts, (language, word)) in cases.map(|case| (1, case)).into_iter().chain(nobody.map(|case| (0, case))) {
        let mut app = lecture("chang-roberts-ring", language, (80, 24));
        press(&mut app, &format!("O down down down down down {word} enter"));
        assert!(app.layers.is_empty(), "{word}: {}", told(&app));
        assert_eq!(app.session.scenario().events.len(), starts, "{word}");
    }
}

#[test]
fn a_faulty_form_stays_open_and_says_why() {
    let (mut app, _) = app();
    press(&mut app, "O down down 3 space 3 enter");
    assert!(told(&app).starts_with("two processes have the id 3"), "{}", told(&app));
    press(&mut app, "bs 4 down down x enter");
    assert!(told(&app).starts_with("`x` is not a delay"), "{}", told(&app));
    press(&mut app, "bs 4 . . 1 enter");
    assert!(told(&app).ends_with("write the shortest delay first: 1..4"), "{}", told(&app));
    press(&mut app, "esc");
    assert_eq!((app.session.history().roots.len(), app.layers.is_empty()), (1, true));
}

#[test]
fn an_empty_field_means_the_ids_on_the_screen() {
    let drawn = written("protocol = \"chang-roberts\"\nseed = 7\n[processes]\nids = \"drawn\"\ncount = 4\nbits = 16\n");
    let mut app = on(&drawn, (80, 24), (ThemeName::Dark, GlyphSet::Default), Language::English);
    let before = ids(&app);
    press(&mut app, "O enter");
    assert_eq!((ids(&app), app.session.history().roots.len()), (before, 2));
}

#[test]
fn the_form_saves_under_a_new_name_and_asks_before_it_replaces() {
    let (mut app, library) = app();
    press(&mut app, "O ctrl+s enter");
    assert_eq!(library.asked.borrow().as_slice(), ["save chang-roberts [] chang-roberts.toml false"]);
    press(&mut app, "O ctrl+s ctrl+u t h e r e . t o m l enter");
    assert_eq!(app.layers.iter().count(), 2, "the name, and the question");
    press(&mut app, "y");
    assert!(library.asked.borrow().last().is_some_and(|asked| asked.ends_with("there.toml true")));
}

#[test]
fn s_takes_a_number_or_ids() {
    let (mut app, _) = app();
    press(&mut app, "S 3 space 1 space 4 , 5 , 2 enter esc");
    assert_eq!(ids(&app), [3, 1, 4, 5, 2]);
    press(&mut app, "S 6 enter esc");
    assert_eq!(ids(&app), [4, 48, 7, 31, 1, 2], "a number starts from the scenario of the file");
    press(&mut app, "S 3 space 3 enter");
    assert!(told(&app).starts_with("two processes have the id 3"), "{}", told(&app));
    press(&mut app, "bs x enter");
    assert_eq!(told(&app), "Type a number, or ids such as 3 1 4 5 2.");
}

#[test]
fn a_run_made_without_the_acts_of_the_user_says_so() {
    for keys in ["S 3 enter", "s"] {
        let (mut app, _) = app();
        press(&mut app, "right 7 c");
        press(&mut app, keys);
        assert!(super::all_lengths(&app).contains("your acts"), "{keys}: {}", super::all_lengths(&app));
        press(&mut app, keys);
        assert!(!super::all_lengths(&app).contains("your acts"), "{keys}");
    }
}
