//! Tests of the undo key `U`.

use super::all_lengths;
use super::input::press;
use super::opening::{app, opened, small};
use crate::tui::app::App;
use crate::tui::features::{act, notes::OpenNote};
use suffrage_engine::protocol::Role;
use suffrage_scenario::Expect;
use suffrage_session::{Memory, Session};
use suffrage_view::view_state::Overlay;

fn down(app: &App) -> Vec<u32> {
    let crashed = app.frame.processes.iter().filter(|process| process.role == Role::Crashed);
    crashed.map(|process| process.id.number()).collect()
}

#[test]
fn the_last_act_is_undone_wherever_the_run_is_shown() {
    for way in ["", "right right", "left", "left left", "home", "; ;", "g 9 9 enter esc"] {
        let (mut app, _) = app();
        press(&mut app, "right right 7 c d esc");
        press(&mut app, way);
        press(&mut app, "U esc");
        assert_eq!((app.frame.clock.tick, down(&app)), (2, vec![]), "after {way}");
        assert_eq!((app.frame.branching.number, app.session.acts().len()), (2, 0));
        press(&mut app, "right");
        assert_eq!((app.frame.clock.tick, down(&app)), (3, vec![]), "it does not come again");
    }
}

#[test]
fn undo_is_reported_and_the_same_act_leads_back() {
    let (mut app, _) = app();
    press(&mut app, "U");
    assert_eq!(all_lengths(&app), "This run has no act of yours to undo. | There is nothing to undo.");
    press(&mut app, "right 7 c d U");
    assert_eq!(
        all_lengths(&app),
        "Undone, tick 2: 7 crashes. Branch 1 keeps the act. | Undone, tick 2: 7 crashes. | Undone: tick 2."
    );
    press(&mut app, "7 c");
    assert_eq!((app.frame.branching.number, app.frame.clock.tick), (1, 2), "the recorded branch is followed");
    press(&mut app, "d 4 c d U U");
    assert_eq!((app.frame.clock.tick, app.session.acts().len()), (1, 0), "one after the other, from the last");
    press(&mut app, "U");
    assert_eq!(app.view.said.as_deref(), Some("This run has no act of yours to undo."));
}

#[test]
fn a_branch_that_keeps_the_acts_is_named_and_not_one_without_content() {
    for (key, said) in [("U", "Branch 1 keeps the act."), ("r", "branch 1 keeps them.")] {
        let (mut app, _) = app();
        press(&mut app, "right 7 c d 4 c d U");
        press(&mut app, key);
        assert!(all_lengths(&app).contains(said), "{key}: {}", all_lengths(&app));
    }
}

#[test]
fn a_pending_act_is_undone_at_its_tick() {
    let (mut app, _) = app();
    press(&mut app, "; 7 c 4 c");
    let half_way = app.frame.clock.half_way;
    press(&mut app, "U");
    assert_eq!((app.frame.clock.tick, app.frame.clock.half_way), (1, half_way), "the picture stays");
    press(&mut app, "4 8 c right right");
    assert_eq!(down(&app), [48, 7], "the earlier act is still pending");
}

#[test]
fn a_read_note_stays_closed_and_a_new_one_is_shown() {
    let (mut app, _) = app();
    press(&mut app, "g 3 enter esc 7 c left");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Note(_))));
    press(&mut app, "esc U");
    assert!(app.view.overlays.is_empty());
    press(&mut app, "7 c right U");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Note(_))));
}

#[test]
fn acts_join_the_open_tick_which_the_footer_names() {
    let (mut app, _) = app();
    press(&mut app, "right 7 c 4 c");
    assert_eq!((app.frame.clock.tick, app.view.said.as_deref()), (2, Some("tick 2: 7 crashes, 4 crashes")));
    press(&mut app, "U");
    assert_eq!(all_lengths(&app), "Undone, tick 2: 4 crashes. | Undone: tick 2.");
    press(&mut app, "ctrl+y");
    assert_eq!((down(&app), app.view.said.as_deref()), (vec![4, 7], Some("tick 2: 7 crashes, 4 crashes")));
    press(&mut app, "ctrl+y");
    assert_eq!(app.view.said.as_deref(), Some("There is nothing to redo."));
    press(&mut app, "d");
    assert_eq!(app.view.said.as_deref(), Some("Tick 2 is closed: the next act enters tick 3."));
    press(&mut app, "d");
    assert!(app.view.said.as_deref().is_some_and(|said| said.starts_with("No tick is open")));
    press(&mut app, "7 c 4 c");
    assert_eq!((app.frame.clock.tick, down(&app), app.frame.branching.count), (3, vec![], 1));
}

#[test]
fn the_end_of_the_notes_is_said_once() {
    let (mut app, _) = app();
    let is_said = |app: &App| all_lengths(app).contains("No more notes: they fit only the run without your acts.");
    press(&mut app, "7 c");
    assert!(is_said(&app), "{}", all_lengths(&app));
    press(&mut app, "4 c");
    assert_eq!((is_said(&app), app.view.said.as_deref()), (false, Some("tick 1: 7 crashes, 4 crashes")));
    press(&mut app, "U U");
    assert!(!is_said(&app), "{}", all_lengths(&app));
    press(&mut app, "ctrl+y");
    assert!(is_said(&app), "{}", all_lengths(&app));
    press(&mut app, "ctrl+y");
    assert!(!is_said(&app), "{}", all_lengths(&app));
    let mut app = super::opening::lecture("chang-roberts-ring", suffrage_text::Language::English, (80, 24));
    press(&mut app, "right right right 3 1 e d 9 e");
    assert!(!is_said(&app), "notes are still to come: {}", all_lengths(&app));
    press(&mut app, "5 8 c");
    assert!(all_lengths(&app).contains("58 crashes. No more notes."), "{}", all_lengths(&app));
}

#[test]
fn a_bookmark_that_undo_lets_go_is_named() {
    let (mut app, _) = app();
    press(&mut app, "right 7 c m 4 c");
    assert_eq!(
        (app.frame.branching.bookmarks.len(), app.view.said.as_deref()),
        (1, Some("tick 2: 7 crashes, 4 crashes"))
    );
    press(&mut app, "U U");
    assert_eq!(app.view.said.as_deref(), Some("Undone, tick 2: 7 crashes. Tick 2 no longer has a bookmark."));
}

#[test]
fn the_selection_is_let_go_when_the_open_tick_cannot_be_made_again() {
    let (mut app, _) = app_with_message();
    let (message, most) = (app.view.message, app.session.lookup().visible());
    app.session = Session::open_within(&small("first"), Memory { most, room: 0, ..Memory::default() });
    press(&mut app, "4 8 e");
    app.view.message = message;
    press(&mut app, "w ctrl+e");
    assert_eq!((app.frame.clock.tick, app.view.message), (0, None));
}

#[test]
fn all_processes_that_are_up_start_with_one_key() {
    let (mut app, _) = app();
    press(&mut app, "7 c ctrl+e");
    assert_eq!((app.frame.clock.tick, app.session.acts().len()), (1, 2));
    assert_eq!(app.view.said.as_deref(), Some("tick 1: 7 crashes, 4, 48, 31 start"));
}

#[test]
fn while_playing_each_act_enters_a_new_tick() {
    let (mut app, _) = app();
    press(&mut app, "space 7 c 4 c");
    assert!(app.view.playing);
    let ticks = |app: &App| app.session.acts().into_iter().map(|(tick, _)| tick).collect::<Vec<_>>();
    assert_eq!((ticks(&app), app.session.open_tick()), (vec![1, 2], None));
    press(&mut app, "r ; space 7 c 4 c");
    assert!(app.view.playing && app.frame.clock.half_way.is_some());
    assert_eq!(ticks(&app), [2, 2], "within a tick they wait together");
}

#[test]
fn keys_that_move_close_the_open_tick_and_others_keep_it() {
    for (keys, stays) in [
        ("up 4 8 w tab esc tab m ctrl+s esc enter esc z z M esc U ctrl+y", Some(1)),
        ("/ c u t enter", Some(1)),
        ("/ a r r i v e s enter", None),
        ("d", None),
        ("left", None),
        ("right left", None),
        ("g 0 enter", None),
        ("space space", None),
        ("r", None),
        ("K enter", None),
        (", ;", None),
    ] {
        let (mut app, _) = app();
        press(&mut app, "7 c 4 c");
        press(&mut app, keys);
        assert_eq!(app.session.open_tick(), stays, "{keys}");
    }
}

#[test]
fn a_note_of_the_open_tick_is_shown_once_and_a_new_message_closes_the_tick() {
    let mut scenario = small("first");
    // A note whose table of facts is empty is shown in every run.
    scenario.notes[0].validity.facts = Some(Expect::default());
    let mut app = opened(&scenario);
    press(&mut app, "right right 4 c");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Note(_))));
    press(&mut app, "esc 7 c");
    assert_eq!((app.frame.clock.tick, app.view.overlays.len()), (3, 0), "the note was read");
    let (mut app, _) = app_with_message();
    press(&mut app, "x");
    assert_eq!(app.frame.clock.tick, 2);
    assert!(
        all_lengths(&app).contains("The message or timer did not exist before tick 1, so the act enters tick 2."),
        "{}",
        all_lengths(&app)
    );
}

#[test]
fn an_unread_note_stays_in_front_of_a_note_that_a_joined_act_makes_true() {
    let mut scenario = small("first");
    let mut second = scenario.notes[0].clone();
    scenario.notes[0].validity.facts = Some(Expect::default());
    // If 4 and 7 are down, no process sends at tick 3. Then the run has sent only the 4 messages of ticks 1 and 2.
    second.validity.facts = Some(Expect { in_all: Some(4), ..Expect::default() });
    second.look.clear();
    scenario.notes.insert(1, second);
    let mut app = opened(&scenario);
    let stops = |app: &App| app.layers.find::<OpenNote>().map(|note| (note.shown, note.stops.clone()));
    press(&mut app, "right right 4 c");
    let (_, unread) = stops(&app).expect("a note is open");
    app.view.selected = 2;
    act::crash_or_revive(&mut app);
    app.refresh();
    assert_eq!((app.frame.clock.tick, down(&app)), (3, vec![4, 7]));
    let (shown, both) = stops(&app).expect("a note is open");
    assert_eq!((shown, both.len(), &both[..1]), (0, 2, &unread[..]));
}

#[test]
fn an_open_panel_and_the_selected_message_follow_the_open_tick() {
    let (mut app, _) = app_with_message();
    let kind = app.view.message.and_then(|number| app.message(number)).map(|message| (message.from, message.to));
    press(&mut app, "w");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Why(_))));
    press(&mut app, "ctrl+e");
    let again = app.view.message.and_then(|number| app.message(number)).map(|message| (message.from, message.to));
    assert_eq!((again, app.frame.clock.tick), (kind, 1));
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Why(_))));
    press(&mut app, "esc U U");
    assert_eq!((app.frame.clock.tick, app.view.message), (0, None), "what is gone is let go");
}

/// Tick 1 is on the screen after an act, with a message of this tick selected.
fn app_with_message() -> (App, super::library::InMemory) {
    let (mut app, library) = app();
    press(&mut app, "4 8 e");
    let number = app.frame.messages.last().expect("48 sent one").number;
    app.view.message = Some(number);
    (app, library)
}

#[test]
fn undoing_pauses_and_is_offered_first_where_the_act_is_shown() {
    let (mut app, _) = app();
    press(&mut app, "right 7 c space");
    assert!(app.view.playing);
    let hints = |app: &App| app.view.hints.iter().position(|hint| hint.word == "undo");
    press(&mut app, "U");
    assert!(!app.view.playing && hints(&app).is_none());
    press(&mut app, "7 c");
    let at_it = hints(&app);
    press(&mut app, "right right");
    assert!(at_it < hints(&app), "{:?}", app.view.hints);
}

#[test]
fn where_an_act_is_shown_the_footer_offers_to_undo_it_on_every_screen() {
    for size in [(80, 24), (120, 40)] {
        let mut app = super::opening::lecture("chang-roberts-ring", suffrage_text::Language::English, size);
        press(&mut app, "right right right 4 c");
        assert_eq!(down(&app), [4]);
        if !app.layers.is_empty() {
            press(&mut app, "esc");
        }
        // The remark on the act occupies the footer.
        app.view.said = None;
        app.refresh();
        let screen = super::overlays::rows(&app);
        let footer = screen.last().map(String::as_str).unwrap_or_default();
        assert!(footer.contains("U undo"), "{size:?}: {footer}");
    }
}
