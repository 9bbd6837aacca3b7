//! Tests of traitors on the screen: they can be hidden, and their messages in transit can be altered.

use super::input::press;
use super::opening::{opened, without_notes};
use super::overlays::rows;
use crate::tui::app::App;
use suffrage_engine::protocol::Role;

fn is_seen(app: &mut App) -> bool {
    app.refresh();
    app.frame.processes.iter().any(|process| process.role == Role::Traitor)
}

#[test]
fn traitors_are_shown_but_to_a_class_only_on_request() {
    let mut app = without_notes("byzantine-generals-four", (80, 24));
    press(&mut app, "right right");
    assert!(is_seen(&mut app));
    press(&mut app, "f5");
    assert!(!is_seen(&mut app), "the class answers");
    press(&mut app, "H");
    assert!(is_seen(&mut app));
    assert_eq!(app.view.said.as_deref(), Some("Traitors are shown."));
    press(&mut app, "H");
    assert!(!is_seen(&mut app));
    press(&mut app, "esc H");
    assert!(is_seen(&mut app));
}

#[test]
fn while_traitors_are_hidden_no_key_reveals_them() {
    for id in ["2", "3"] {
        let mut app = without_notes("byzantine-generals-four", (80, 24));
        press(&mut app, &format!("right right H {id} L"));
        let hidden = "Traitors are hidden: H shows them.";
        assert_eq!(app.view.said.as_deref(), Some(hidden), "{id}");
        assert!(app.layers.is_empty(), "{id}");
    }
}

#[test]
fn an_algorithm_without_traitors_says_so() {
    let mut app = without_notes("bully-leader-fails", (80, 24));
    press(&mut app, "H");
    assert_eq!(app.view.said.as_deref(), Some("This algorithm has no traitors."));
    press(&mut app, "L");
    assert_eq!(app.view.said.as_deref(), Some("Nobody can lie in this algorithm."));
}

/// Process 2 is the traitor and has sent its first lies.
fn four() -> App {
    let text = "protocol = \"byzantine-generals\"\nevents = [{ at = 1, start = \"all\" }]\n\
                [processes]\nids = [1, 2, 3, 4]\n[params]\ntraitors = { 2 = \"flip\" }";
    let mut app = opened(&super::library::written(text));
    press(&mut app, "right right");
    app.refresh();
    app
}

fn decided(app: &mut App) -> Vec<String> {
    press(app, "end");
    app.refresh();
    let cell = |process: &suffrage_engine::engine::Process| {
        process.elected.map_or_else(|| "@".to_owned(), |cell| cell.to_string())
    };
    app.frame.processes.iter().map(cell).collect()
}

#[test]
fn the_lies_of_a_traitor_are_chosen_message_by_message() {
    let mut app = four();
    press(&mut app, "L");
    assert_eq!(app.view.said.as_deref(), Some("1 is loyal and cannot lie. Select a traitor."));
    press(&mut app, "down L");
    let shown = rows(&app).join("\n");
    assert!(
        shown.contains("what 2 says to") && shown.contains("3  1·2 retreat") && shown.contains("4  1·2 retreat"),
        "{shown}"
    );
    press(&mut app, "enter");
    assert_eq!(app.view.said.as_deref(), Some("No message was changed."));
    press(&mut app, "right down right right");
    let shown = rows(&app).join("\n");
    assert!(shown.contains("3  1·2 retreat → attack") && shown.contains("4  → nothing"), "{shown}");
    press(&mut app, "enter");
    app.refresh();
    assert_eq!(app.frame.clock.tick, 3);
    assert_eq!(app.view.said.as_deref(), Some("Tick 3: messages of 2 were changed."));
    let acts = app.session.acts();
    assert_eq!(acts.iter().map(|(tick, _)| *tick).collect::<Vec<_>>(), [3, 3], "{acts:?}");
    assert_eq!(decided(&mut app), ["attack", "@", "attack", "attack"]);
    assert_eq!(app.frame.counts.lost, 1);
}

#[test]
fn signed_messages_can_be_dropped_but_not_altered() {
    let text = "protocol = \"byzantine-generals\"\nvariant = \"signed\"\nevents = [{ at = 1, start = \"all\" }]\n\
                [processes]\nids = [1, 2, 3]\n[params]\ntraitors = { 1 = \"split\" }";
    let mut app = opened(&super::library::written(text));
    press(&mut app, "right down L");
    assert_eq!(app.view.said.as_deref(), Some("2 is loyal and cannot lie. Select a traitor."));
    press(&mut app, "up L");
    assert_eq!(app.view.said.as_deref(), Some("The signed messages of 1 can be dropped, but not changed."));
    assert!(rows(&app).join("\n").contains("1’s signed messages to"));
    press(&mut app, "right");
    let shown = rows(&app).join("\n");
    assert!(shown.contains("2  1 retreat → nothing"), "{shown}");
    press(&mut app, "right");
    assert!(!rows(&app).join("\n").contains("→ nothing"), "there is nothing else to choose");
    press(&mut app, "right enter right right");
    app.refresh();
    assert_eq!(decided(&mut app), ["@", "attack", "attack"], "2 hears of the order from 3 alone");
}

#[test]
fn undoing_a_lie_restores_the_run() {
    let mut app = four();
    press(&mut app, "down L right right right enter");
    assert_eq!(app.view.said.as_deref(), Some("No message was changed."), "once round");
    press(&mut app, "esc");
    assert!(app.session.acts().is_empty());
}

#[test]
fn where_all_start_together_each_process_starts_once() {
    let text = "protocol = \"byzantine-generals\"\n[processes]\nids = [1, 2, 3]";
    let mut app = opened(&super::library::written(text));
    press(&mut app, "down e");
    assert_eq!(app.view.said.as_deref(), Some("Tick 1: 2 starts, and so do all others."));
    press(&mut app, "e");
    assert_eq!(app.view.said.as_deref(), Some("all processes have started"));
}
