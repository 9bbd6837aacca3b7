//! Keeping a run in a file: its name, the question before another one is replaced, and what is said then.

use crate::paint::view_state::Overlay;
use crate::text::Language;
use crate::tui::app::App;
use crate::tui::fake::{app, press};

/// What has been typed, and what is wrong with it.
fn prompt(app: &App) -> (String, Option<String>) {
    match app.view.overlays.last() {
        Some(Overlay::Prompt { input, fault, .. }) => (input.clone(), fault.clone()),
        other => panic!("no line to type in: {other:?}"),
    }
}

fn said(app: &App) -> &str {
    app.view.said.as_deref().unwrap_or_default()
}

/// Empties the line and types another name.
fn type_name(app: &mut App, name: &str) {
    let (typed, _) = prompt(app);
    let keys: Vec<String> = typed.chars().map(|_| "bs".to_owned()).chain(name.chars().map(|letter| letter.to_string())).collect();
    press(app, &keys.join(" "));
}

#[test]
fn the_run_is_saved_under_the_name_that_stands_there() {
    let (mut app, library) = app();
    press(&mut app, "ctrl+s");
    assert_eq!(prompt(&app), ("first.toml".to_owned(), None));
    press(&mut app, "enter");
    assert_eq!(said(&app), "Saved as first.toml.");
    assert!(app.dialogs.is_empty());
    assert_eq!(library.asked.borrow().as_slice(), ["save first [] first.toml false"]);
}

#[test]
fn what_was_done_at_the_keys_is_saved_with_it_under_a_name_of_its_own() {
    let (mut app, library) = app();
    press(&mut app, "right 4 c ctrl+s enter");
    assert_eq!(said(&app), "Saved as first-2.toml.");
    let asked = library.asked.borrow().last().cloned().unwrap_or_default();
    assert!(asked.starts_with("save first [(2, Crash") && asked.ends_with("first-2.toml false"), "{asked}");
}

#[test]
fn another_file_is_replaced_only_by_one_who_says_so() {
    for (answer, saved) in [("y", true), ("enter", true), ("s", true), ("n", false), ("esc", false)] {
        let (mut app, library) = app();
        press(&mut app, "ctrl+s");
        type_name(&mut app, "there.toml");
        press(&mut app, "enter");
        let Some(Overlay::Confirm { text, .. }) = app.view.overlays.last() else { panic!("it is not asked") };
        assert_eq!(text, "there.toml is there already. Replace it?");
        press(&mut app, "x");
        assert!(matches!(app.view.overlays.last(), Some(Overlay::Confirm { .. })), "any other key is no answer");
        press(&mut app, answer);
        let asked = library.asked.borrow().iter().any(|asked| asked.ends_with("there.toml true"));
        assert_eq!(asked, saved, "{answer}");
        if saved {
            assert_eq!((said(&app), app.dialogs.len()), ("Saved as there.toml.", 0));
        } else {
            assert_eq!(prompt(&app).0, "there.toml", "another name can be typed");
        }
    }
}

#[test]
fn a_name_under_which_nothing_can_be_saved_stays_to_be_mended() {
    let (mut app, _) = app();
    press(&mut app, "ctrl+s");
    type_name(&mut app, "no/a.toml");
    press(&mut app, "enter");
    assert_eq!(prompt(&app), ("no/a.toml".to_owned(), Some("there is no folder no".to_owned())));
    press(&mut app, "esc");
    assert!(app.dialogs.is_empty());
}

#[test]
fn of_two_runs_the_one_with_the_keys_is_saved() {
    let (mut app, library) = app();
    let (left, right) = (crate::tui::fake::scenario("left"), crate::tui::fake::scenario("right"));
    app.show_both(&left, &right);
    app.call_sides(["first", "second"]);
    app.refresh();
    press(&mut app, "tab ctrl+s enter");
    assert_eq!(library.asked.borrow().last().map(String::as_str), Some("save second [] second.toml false"));
    press(&mut app, "A ctrl+s enter");
    assert_eq!(library.asked.borrow().last().map(String::as_str), Some("save second [] second.toml false"));
    press(&mut app, "o up enter ctrl+s enter");
    let asked = library.asked.borrow().last().cloned().unwrap_or_default();
    assert!(asked.starts_with("save ring-of-seven"), "another scenario has its own name: {asked}");
}

#[test]
fn the_dialogs_fit_the_smallest_screens_in_every_language() {
    for (language, size) in Language::ALL.into_iter().flat_map(|language| [(80, 24), (40, 12)].map(|size| (language, size))) {
        let mut app = super::overlays::lecture("bully-leader-fails", language, size);
        press(&mut app, "ctrl+s");
        type_name(&mut app, "there.toml");
        press(&mut app, "enter");
        let shown = super::overlays::rows(&app).join("\n");
        let keys = app.look.texts.say(crate::tui::says::Title::ConfirmKeys);
        assert!(shown.contains("there.toml") && shown.contains(&keys), "{language:?} {size:?}\n{shown}");
    }
}
