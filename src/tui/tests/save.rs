//! Tests of saving a run: the file name, the question before a file is replaced, and the remark afterwards.

use super::input::press;
use super::opening::{app, lecture, small};
use super::overlays::rows;
use crate::tui::app::App;
use crate::tui::app::ExitRequest;
use crate::tui::features::compare;
use crate::tui::features::runs;
use crate::tui::features::save;
use crate::tui::library::Begin;
use suffrage_engine::protocol::Remark;
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_scenario::Scenario;
use suffrage_text::{Language, ids};
use suffrage_view::view_state::{Overlay, overlay};

fn prompt(app: &App) -> (String, Option<String>) {
    match app.view.overlays.last() {
        Some(Overlay::Prompt(overlay::Prompt { input, fault, .. })) => (input.clone(), fault.clone()),
        other => panic!("no line to type in: {other:?}"),
    }
}

fn said(app: &App) -> &str {
    app.view.said.as_deref().unwrap_or_default()
}

fn type_name(app: &mut App, name: &str) {
    let (typed, _) = prompt(app);
    let keys: Vec<String> =
        typed.chars().map(|_| "bs".to_owned()).chain(name.chars().map(|letter| letter.to_string())).collect();
    press(app, &keys.join(" "));
}

#[test]
fn the_run_is_saved_under_the_proposed_name() {
    let (mut app, library) = app();
    press(&mut app, "ctrl+s");
    assert_eq!(prompt(&app), ("first.toml".to_owned(), None));
    press(&mut app, "enter");
    assert_eq!(said(&app), "Saved as first.toml.");
    assert!(app.layers.is_empty());
    assert_eq!(library.asked.borrow().as_slice(), ["save first [] first.toml false"]);
}

#[test]
fn the_first_character_replaces_the_proposed_name() {
    for (keys, name) in [("x y", "xy"), ("left x", "first.tomxl"), ("bs x", "x"), ("end x y", "first.tomlxy")] {
        let (mut app, _) = app();
        press(&mut app, &format!("ctrl+s {keys}"));
        assert_eq!(prompt(&app).0, name, "{keys}");
    }
}

#[test]
fn acts_are_saved_with_the_run_under_a_new_name() {
    let (mut app, library) = app();
    press(&mut app, "right 4 c ctrl+s enter");
    assert_eq!(said(&app), "Saved as first-2.toml.");
    let asked = library.asked.borrow().last().cloned().unwrap_or_default();
    assert!(asked.starts_with("save first [(2, Crash") && asked.ends_with("first-2.toml false"), "{asked}");
}

#[test]
fn a_file_is_replaced_only_after_consent() {
    for (answer, saved) in [("y", true), ("enter", true), ("s", true), ("n", false), ("esc", false)] {
        let (mut app, library) = app();
        press(&mut app, "ctrl+s");
        type_name(&mut app, "there.toml");
        press(&mut app, "enter");
        let Some(Overlay::Confirm(overlay::Confirm { text, .. })) = app.view.overlays.last() else {
            panic!("there is no question")
        };
        assert_eq!(text, "there.toml already exists. Replace it?");
        press(&mut app, "x");
        assert!(matches!(app.view.overlays.last(), Some(Overlay::Confirm(_))), "any other key is no answer");
        press(&mut app, answer);
        let asked = library.asked.borrow().iter().any(|asked| asked.ends_with("there.toml true"));
        assert_eq!(asked, saved, "{answer}");
        if saved {
            assert_eq!((said(&app), app.layers.iter().count()), ("Saved as there.toml.", 0));
        } else {
            assert_eq!(prompt(&app).0, "there.toml", "another name can be typed");
        }
    }
}

#[test]
fn an_invalid_name_stays_for_correction() {
    let (mut app, _) = app();
    press(&mut app, "ctrl+s");
    type_name(&mut app, "no/a.toml");
    press(&mut app, "enter");
    assert_eq!(prompt(&app), ("no/a.toml".to_owned(), Some("there is no folder no".to_owned())));
    press(&mut app, "esc");
    assert!(app.layers.is_empty());
}

#[test]
fn the_focused_run_of_two_is_saved() {
    let (mut app, library) = app();
    let (left, right) = (small("left"), small("right"));
    compare::show_both(&mut app, &left, &right);
    app.call_sides(["first", "second"]);
    app.refresh();
    press(&mut app, "tab ctrl+s enter");
    assert_eq!(library.asked.borrow().last().map(String::as_str), Some("save second [] second.toml false"));
    press(&mut app, "A ctrl+s enter");
    assert_eq!(library.asked.borrow().last().map(String::as_str), Some("save second [] second.toml false"));
    press(&mut app, "o enter ctrl+s enter");
    let asked = library.asked.borrow().last().cloned().unwrap_or_default();
    assert!(asked.starts_with("save chang-roberts-ring"), "another scenario has its own name: {asked}");
}

#[test]
fn the_dialogs_fit_the_smallest_screens_in_every_language() {
    for (language, size) in
        Language::ALL.into_iter().flat_map(|language| [(80, 24), (100, 24)].map(|size| (language, size)))
    {
        let mut app = lecture("bully-leader-fails", language, size);
        press(&mut app, "ctrl+s");
        type_name(&mut app, "there.toml");
        press(&mut app, "enter");
        let shown = rows(&app).join("\n");
        let keys = app.look.texts.say(ids::CONFIRM_KEYS);
        assert!(shown.contains("there.toml") && shown.contains(&keys), "{language:?} {size:?}\n{shown}");
    }
}

#[test]
fn a_name_of_a_session_saves_all_branches() {
    let mut app = lecture("bully-leader-fails", Language::English, (120, 40));
    press(&mut app, "right right right esc 6 c left 5 c ctrl+s");
    type_name(&mut app, "x.suffrage");
    press(&mut app, "enter");
    assert_eq!(super::all_lengths(&app), "Session with 2 branches saved as x.suffrage. | Session saved as x.suffrage.");
    assert!(!app.session.history().is_unsaved());
}

#[test]
fn without_unsaved_work_quitting_asks_nothing() {
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    press(&mut app, "right right esc g 9 enter esc q");
    assert_eq!(app.exit, Some(ExitRequest::Quit));
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    press(&mut app, "right 6 c ctrl+s enter q");
    assert_eq!(app.exit, Some(ExitRequest::Quit), "the only branch has been saved");
}

#[test]
fn quitting_with_unsaved_work_asks() {
    for (keys, wish) in [
        ("q", Some(ExitRequest::Quit)),
        ("y", Some(ExitRequest::Quit)),
        ("esc", None),
        ("n", None),
        ("ctrl+c", Some(ExitRequest::Interrupt)),
    ] {
        let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
        press(&mut app, "right 6 c q");
        let Some(Overlay::Confirm(overlay::Confirm { text, .. })) = app.view.overlays.last() else {
            panic!("there is no question")
        };
        assert_eq!((text.as_str(), app.exit), ("Your acts are not saved: they would be lost.", None));
        press(&mut app, keys);
        assert_eq!(app.exit, wish, "{keys}");
        assert!(wish.is_some() || !matches!(app.view.overlays.last(), Some(Overlay::Confirm(_))), "{keys}");
    }
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    press(&mut app, "right 6 c ctrl+c");
    assert_eq!(app.exit, Some(ExitRequest::Interrupt), "never asks");
}

#[test]
fn saving_before_quitting_ends_the_program() {
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    press(&mut app, "right 6 c q s");
    assert_eq!(prompt(&app).0, "bully-leader-fails-2.toml");
    press(&mut app, "enter");
    assert_eq!(app.exit, Some(ExitRequest::Quit));
    assert_eq!(app.farewell.as_deref(), Some("Saved as bully-leader-fails-2.toml."));

    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    press(&mut app, "right right right esc 6 c left 5 c q enter");
    assert_eq!(prompt(&app).0, "bully-leader-fails.suffrage", "there is more than one branch");
    type_name(&mut app, "there.toml");
    press(&mut app, "enter y");
    assert_eq!(app.exit, None);
    let Some(Overlay::Confirm(overlay::Confirm { text, .. })) = app.view.overlays.last() else {
        panic!("the other branch would still be lost")
    };
    assert_eq!(text, "Saved as there.toml. 1 other branch is in no file: it would be lost.");
    press(&mut app, "s enter");
    assert_eq!(app.exit, Some(ExitRequest::Quit));
}

#[test]
fn a_session_is_taken_up_where_it_was_left() {
    let mut before = lecture("bully-leader-fails", Language::English, (120, 40));
    press(&mut before, "right right right esc 6 c left left 5 c right right right");
    let kept = save::kept(&before);
    assert_eq!((kept.branch, kept.tick, kept.history.branches.len()), (1, 5, 2));
    let mut app = lecture("chang-roberts-ring", Language::English, (120, 40));
    app.start_with(Begin { session: Some((kept.clone(), "x.suffrage".to_owned())), ..Begin::default() });
    app.refresh();
    assert_eq!(save::kept(&app), kept);
    assert_eq!(app.frame.processes, before.frame.processes);
    assert_eq!(app.session.acts(), before.session.acts());
    press(&mut app, "esc q");
    assert_eq!(app.exit, Some(ExitRequest::Quit), "all of it is in the file");
}

#[test]
fn opening_a_session_keeps_unsaved_runs() {
    let mut other = lecture("bully-leader-fails", Language::English, (120, 40));
    press(&mut other, "right right right esc 6 c");
    let mut app = lecture("bully-crossing", Language::English, (120, 40));
    press(&mut app, "right 3 c");
    runs::take_up(&mut app, save::kept(&other), "x.suffrage");
    app.refresh();
    assert_eq!(app.session.acts(), other.session.acts());
    assert_eq!((app.session.tick(), app.session.history().branches.len()), (4, 2));
    press(&mut app, "esc ctrl+s");
    assert_eq!(prompt(&app).0, "bully-leader-fails-2.toml", "each scenario has its name");
    assert!(app.session.history().is_unsaved());
}

#[test]
fn options_of_the_command_line_are_applied_first() {
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    app.start_with(Begin { at: Some(7), ..Begin::default() });
    assert_eq!(app.session.tick(), 7);
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    app.start_with(Begin { at: Some(70), ..Begin::default() });
    assert_eq!((app.session.tick(), said(&app)), (11, "The run is over at tick 11."));
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    app.start_with(Begin { said: Some(Remark::new("says-at-first")), ..Begin::default() });
    assert!(!said(&app).is_empty());
}

#[test]
fn branches_from_the_command_line_start_at_the_scenario() {
    let crash = |at| Command::Crash { targets: Targets::Listed(vec![at]), after: None };
    let branches = vec![vec![(4, crash(5))], vec![(6, crash(5)), (8, crash(4))]];
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    app.start_with(Begin { branches, at: Some(7), ..Begin::default() });
    assert_eq!(app.session.acts(), [(6, crash(5)), (8, crash(4))], "the last one is shown");
    let history = app.session.history().clone();
    assert_eq!(history.branches.len(), 3);
    assert_eq!(history.forks(0), [3, 5]);
    assert!(history.course(0).is_empty() && !history.is_unsaved());
}

#[test]
fn separately_saved_branches_count_as_saved() {
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    press(&mut app, "right right right esc 6 c left 5 c left left 4 c q");
    let asked = |app: &App| match app.view.overlays.last() {
        Some(Overlay::Confirm(overlay::Confirm { text, .. })) => text.clone(),
        other => panic!("it is not asked: {other:?}"),
    };
    assert_eq!(asked(&app), "Your acts on 3 branches are in no file: they would be lost.");
    press(&mut app, "esc ctrl+s enter q");
    assert_eq!(asked(&app), "2 other branches are in no file: they would be lost.");
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    press(&mut app, "right right");
    app.session.history_mut().name(0, "x");
    press(&mut app, "esc q");
    assert_eq!(asked(&app), "Names and bookmarks are in no session file (.suffrage): they would be lost.");
}

#[test]
fn a_branch_given_with_a_session_is_shown_at_the_saved_tick() {
    let mut before = lecture("bully-leader-fails", Language::English, (120, 40));
    press(&mut before, "right right right esc 6 c left left 5 c right right");
    let kept = save::kept(&before);
    let acts = vec![(5, Command::Crash { targets: Targets::Listed(vec![2]), after: None })];
    let mut app = lecture("bully-leader-fails", Language::English, (120, 40));
    let session = Some((kept.clone(), "x.suffrage".to_owned()));
    app.start_with(Begin { session, branches: vec![acts.clone()], ..Begin::default() });
    assert_eq!((app.session.tick(), app.session.acts()), (kept.tick, acts));
    assert_eq!(app.session.history().branches.len(), kept.history.branches.len() + 1, "no other run is planted");
    assert!(!app.session.history().is_unsaved());
}

#[test]
fn the_focused_run_must_have_a_result_to_save() {
    let (mut app, library) = app();
    compare::show_both(&mut app, &Scenario { events: Vec::new(), ..small("idle") }, &small("right"));
    app.refresh();
    press(&mut app, "ctrl+s enter");
    assert_eq!(library.asked.borrow().len(), 1, "nobody starts: there is no result");
    let mut slow = small("right");
    (slow.network.shortest_delay, slow.network.longest_delay) = (50, 50);
    compare::show_both(&mut app, &small("left"), &slow);
    app.refresh();
    press(&mut app, "g 3 0 enter ctrl+s enter");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::List(_))), "the left run is at rest");
    press(&mut app, "esc esc tab ctrl+s enter");
    assert!(app.is_comparing() && library.asked.borrow().len() == 2, "the right run is not");
}

#[test]
fn at_rest_the_result_can_be_saved_too() {
    for (keys, with_result) in [("enter", ""), ("down enter", " with result")] {
        let (mut app, library) = app();
        press(&mut app, "g 9 9 enter esc ctrl+s enter");
        let Some(Overlay::List(overlay::List { chosen: 0, rows, .. })) = app.view.overlays.last() else {
            panic!("nothing is offered")
        };
        assert_eq!(rows.len(), 2);
        press(&mut app, keys);
        assert_eq!(library.asked.borrow().as_slice(), [format!("save first [] first.toml false{with_result}")]);
        assert!(app.layers.is_empty());
    }
    let (mut app, library) = app();
    press(&mut app, "g 9 9 enter esc ctrl+s");
    type_name(&mut app, "there.toml");
    press(&mut app, "enter down enter");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Confirm(_))), "a file is replaced only after consent");
    press(&mut app, "y");
    assert_eq!(library.asked.borrow().last().map(String::as_str), Some("save first [] there.toml true with result"));
    press(&mut app, "ctrl+s");
    type_name(&mut app, "no/a.toml");
    press(&mut app, "enter enter");
    assert_eq!(prompt(&app).1.as_deref(), Some("there is no folder no"));
}
