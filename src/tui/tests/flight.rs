//! Tests of the panel of messages in transit and armed timers, on real runs.

use super::input::press;
use super::library::written;
use super::opening::on;
use crate::tui::app::App;
use crate::tui::features::pending_panel;
use suffrage_session::model::Thing;
use suffrage_text::Language;
use suffrage_view::view_state::{Overlay, overlay};
use suffrage_view::{GlyphSet, ThemeName};

/// Process 4 sends to 5, 6 and 7 at tick 2. Each message takes three ticks.
fn app() -> App {
    let bully = written(
        "protocol = \"bully\"\nevents = [{ at = 2, start = 4 }]\n[processes]\nids = [1, 2, 3, 4, 5, 6, 7]\nleader = 7\n\
         [network]\ndelay = 3\n",
    );
    on(&bully, (120, 40), (ThemeName::Dark, GlyphSet::Default), Language::English)
}

fn chosen(app: &App) -> String {
    match pending_panel::chosen(app) {
        Some(Thing::Message { ends: (from, to), message, .. }) => format!("{from}→{to} at {}", message.due),
        Some(Thing::Timer { id, name, .. }) => format!("{name} of {id}"),
        Some(Thing::Cut { ends: (from, to), .. }) => format!("{from}–{to}"),
        Some(Thing::Parted { .. }) => "parted".to_owned(),
        other => format!("{other:?}"),
    }
}

fn rows(app: &App) -> usize {
    app.frame.underway.as_ref().map_or(0, |underway| underway.first.len())
}

fn said(app: &App) -> &str {
    app.view.said.as_deref().unwrap_or_default()
}

#[test]
fn the_panel_opens_on_the_first_thing_and_the_graph_follows_the_choice() {
    let mut app = app();
    press(&mut app, "right right p");
    assert!(matches!(app.view.overlays[..], [Overlay::Flight(overlay::Flight { chosen: 0 })]));
    assert_eq!((rows(&app), chosen(&app)), (4, "4→5 at 5".into()));
    let first = app.view.message.expect("a message is selected");
    press(&mut app, "down");
    assert_eq!(chosen(&app), "4→6 at 5");
    assert_ne!(app.view.message, Some(first));
    press(&mut app, "down down down down");
    assert_eq!((chosen(&app), app.view.message), ("answer of 4".into(), None));
    press(&mut app, "k k k k k esc");
    assert!(app.view.overlays.is_empty());
    assert_eq!(app.view.message, Some(first), "the message stays selected");
    press(&mut app, "esc");
    assert_eq!(app.view.message, None);
}

#[test]
fn after_delivery_the_choice_stays_in_its_row() {
    let mut app = app();
    press(&mut app, "right right p down right right");
    assert_eq!(chosen(&app), "4→6 at 5", "it stays with its message");
    press(&mut app, "right");
    assert_eq!(app.session.tick(), 5);
    let message = app.view.message;
    assert!(
        pending_panel::chosen(&app).is_some() && app.frame.messages.iter().any(|one| Some(one.number) == message),
        "{}",
        chosen(&app)
    );
    press(&mut app, "left left left");
    assert_eq!(app.session.tick(), 2);
    assert!(pending_panel::chosen(&app).is_some());
}

#[test]
fn a_chosen_message_is_dropped_held_up_doubled_or_delivered_next() {
    let mut app = app();
    press(&mut app, "right right p down x");
    assert_eq!(said(&app), "Tick 3: a message from 4 to 6 is lost.");
    assert_eq!((app.frame.counts.lost, chosen(&app)), (1, "4→7 at 5".into()));
    app.session.close_tick();
    press(&mut app, "d 2 enter");
    assert_eq!(
        super::all_lengths(&app),
        "Tick 4: the message 4→7 is delayed by 2 ticks. | Tick 4: 4→7 is delayed by 2."
    );
    assert_eq!(chosen(&app), "4→7 at 7");
    app.session.close_tick();
    press(&mut app, "D");
    assert_eq!(said(&app), "Tick 5: the message 4→7 is duplicated.");
    assert_eq!((app.frame.counts.duplicated, chosen(&app)), (1, "4→7 at 7".into()));
    let before = app.frame.counts.delivered;
    let number = app.view.message;
    // A message that is due in the next tick cannot arrive earlier.
    app.session.close_tick();
    press(&mut app, "enter");
    assert_eq!(said(&app), "Tick 6: the message 4→7 is delivered.");
    assert!(app.frame.counts.delivered > before && app.view.message != number);
    assert_eq!(chosen(&app), "4→7 at 7", "the copy is next");
    app.session.close_tick();
    press(&mut app, "enter");
    assert_eq!((said(&app), app.session.tick()), ("The message arrives next tick anyway.", 6));
    assert!(app.view.hints.iter().all(|hint| hint.word != "deliver next"), "{:?}", app.view.hints);
}

#[test]
fn a_chosen_timer_stays_chosen_when_its_tick_is_made_again() {
    let mut app = app();
    press(&mut app, "right right right right 1 c p");
    for _ in 0..rows(&app) {
        if chosen(&app) != "answer of 6" {
            press(&mut app, "down");
        }
    }
    let number = |app: &App| match pending_panel::chosen(app) {
        Some(&Thing::Timer { number, .. }) => number,
        other => panic!("{other:?} is no timer"),
    };
    let before = number(&app);
    press(&mut app, "2 e");
    assert_eq!((app.session.tick(), chosen(&app)), (5, "answer of 6".into()));
    assert_ne!(number(&app), before);
}

#[test]
fn with_the_panel_open_n_goes_to_the_next_hit() {
    let mut app = app();
    press(&mut app, "/ a r r i v e s enter p");
    let (tick, delivered) = (app.session.tick(), app.frame.counts.delivered);
    assert_eq!((tick, delivered), (5, 1), "{}", said(&app));
    press(&mut app, "n");
    assert_eq!((app.session.tick(), app.frame.counts.delivered), (5, 2), "the next arrival: {}", said(&app));
    assert!(app.session.acts().is_empty() && pending_panel::panel(&app).is_some());
}

#[test]
fn a_chosen_timer_is_fired_or_cancelled_and_cannot_be_doubled() {
    let mut app = app();
    press(&mut app, "right right p pgdn");
    assert_eq!(chosen(&app), "answer of 4");
    press(&mut app, "D");
    assert_eq!(said(&app), "Only messages can be delayed or duplicated.");
    let word = |app: &App, word: &str| app.view.hints.iter().any(|hint| hint.word == word);
    assert!(word(&app, "expire") && word(&app, "cancel timer") && !word(&app, "duplicate"), "{:?}", app.view.hints);
    press(&mut app, "enter");
    assert_eq!(said(&app), "Tick 3: the timer answer of 4 expires.");
    assert_eq!(app.frame.counts.sent, 9, "4 leads and says so to six others");
    press(&mut app, "left pgdn x");
    let told = said(&app);
    assert!(
        told.starts_with("Tick 3: the timer answer of 4 is cancelled. Branch 2 starts here; the old run is kept."),
        "{told}"
    );
    assert_eq!((app.frame.counts.sent, rows(&app)), (3, 3));
}

#[test]
fn a_link_is_cut_and_mended_by_key_and_from_the_panel() {
    let mut app = app();
    press(&mut app, "4 f c");
    assert!(
        matches!(&app.view.overlays[..], [_, Overlay::List(overlay::List { rows, .. })] if rows.len() == 6 && rows[0].name == "to 1")
    );
    press(&mut app, "5 enter");
    assert_eq!(said(&app), "Tick 1: the link 4–5 is cut.");
    assert!(app.frame.cuts.is_cut(3, 4) && app.frame.cuts.is_cut(4, 3));
    press(&mut app, "p");
    assert_eq!(chosen(&app), "4–5");
    press(&mut app, "x");
    assert_eq!(said(&app), "Enter repairs a cut link.");
    app.session.close_tick();
    press(&mut app, "enter");
    assert_eq!(said(&app), "Tick 2: the link 4–5 works again.");
    assert!(app.frame.cuts.is_empty());
    press(&mut app, "esc d f i");
    assert_eq!(said(&app), "Tick 3: 4 is cut off from all others.");
    assert!(app.frame.cuts.is_cut(3, 0) && !app.frame.cuts.is_cut(0, 1));
    press(&mut app, "p pgdn");
    assert_eq!(chosen(&app), "parted");
    press(&mut app, "enter");
    assert!(app.frame.cuts.is_empty(), "{}", said(&app));
}

#[test]
fn letters_act_on_the_selected_message_also_without_the_panel() {
    let mut app = app();
    press(&mut app, "right right");
    let number = app.frame.messages[2].number;
    pending_panel::select(&mut app, number);
    press(&mut app, "x");
    assert_eq!(said(&app), "Tick 3: a message from 4 to 7 is lost.");
    assert_eq!(app.view.message, None, "nothing can be done to it any more");
    press(&mut app, "x");
    assert_eq!(said(&app), "No message is in transit to or from 1.", "the key is about the process again");
    let number = app.frame.messages.iter().find(|message| message.lost.is_none()).expect("one is in transit").number;
    pending_panel::select(&mut app, number);
    press(&mut app, "down");
    assert_eq!(app.view.message, None, "another process was selected");
}

#[test]
fn a_run_at_rest_has_no_conditions_and_says_so() {
    let mut app = app();
    press(&mut app, "p");
    assert_eq!((rows(&app), app.view.message), (0, None));
    press(&mut app, "x");
    assert_eq!(said(&app), "No message is in transit and no timer is armed.");
    assert!(app.view.hints.iter().any(|hint| hint.word == "close"), "{:?}", app.view.hints);
    press(&mut app, "p");
    assert!(app.view.overlays.is_empty());
}

#[test]
fn a_delay_must_be_a_number_of_ticks() {
    let mut app = app();
    press(&mut app, "right right p d 0 enter");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Prompt(overlay::Prompt { fault: Some(_), .. }))));
    press(&mut app, "esc");
    assert_eq!(chosen(&app), "4→5 at 5", "nothing happened");
}

#[test]
fn under_a_note_the_panel_is_opened_once() {
    let noted = written(
        "protocol = \"bully\"\nevents = [{ at = 2, start = 4 }]\n[processes]\nids = [1, 2, 3, 4, 5]\n\
         [[notes]]\nat = 2\ntext = \"A note.\"\n",
    );
    let mut app = on(&noted, (120, 40), (ThemeName::Dark, GlyphSet::Default), Language::English);
    press(&mut app, "p right right");
    assert!(matches!(app.view.overlays[..], [Overlay::Flight(_), Overlay::Note(_)]), "{:?}", app.view.overlays);
    press(&mut app, "p");
    assert!(matches!(app.view.overlays[..], [Overlay::Flight(_)]), "{:?}", app.view.overlays);
    press(&mut app, "p");
    assert!(app.view.overlays.is_empty());
}
