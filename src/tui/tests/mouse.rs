//! Tests of the mouse on the small run: the mouse does the same as keys.

use std::time::Duration;

use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::input::press;
use super::library::{InMemory, built_in};
use super::opening::{IDS, NOTE, app, with};
use super::overlays::rows;
use crate::tui::app::App;
use crate::tui::app::ExitRequest;
use crate::tui::binding::KeyPlace;
use crate::tui::features::lesson;
use suffrage_engine::protocol::Role;
use suffrage_scenario::builtin;
use suffrage_text::Language;
use suffrage_view::view_state::{Overlay, Pane, overlay};
use suffrage_view::{GlyphSet, Target, ThemeName};

fn place_of(app: &App, wanted: impl Fn(Target) -> bool) -> Position {
    let under = |at: &Position| app.hits().at(*at).is_some_and(&wanted);
    app.area.positions().find(under).expect("the thing is on the screen")
}

fn mouse(app: &mut App, kind: MouseEventKind, at: Position) -> bool {
    app.take(&Event::Mouse(MouseEvent { kind, column: at.x, row: at.y, modifiers: KeyModifiers::NONE }))
}

fn click(app: &mut App, at: Position) {
    mouse(app, MouseEventKind::Down(MouseButton::Left), at);
    mouse(app, MouseEventKind::Up(MouseButton::Left), at);
}

#[test]
fn every_process_can_be_clicked_on_its_card_and_on_its_cell() {
    let (mut app, _) = app();
    let mut seen = vec![0; IDS.len()];
    for at in app.area.positions() {
        if let Some(Target::Process(position)) = app.hits().at(at) {
            seen[position] += 1;
        }
    }
    // A card with large digits covers at least 55 cells, and an `elected` cell with its id covers 10.
    assert!(seen.iter().all(|&cells| cells >= 60), "{seen:?}");
    for position in [2, 0, 3] {
        let at = place_of(&app, |target| target == Target::Process(position));
        click(&mut app, at);
        assert_eq!(app.view.selected, position);
        app.player.now += Duration::from_secs(1);
    }
}

#[test]
fn a_double_click_crashes_and_revives_and_a_slow_one_does_not() {
    let (mut app, _) = app();
    let at = place_of(&app, |target| target == Target::Process(1));
    click(&mut app, at);
    app.player.now += Duration::from_millis(401);
    click(&mut app, at);
    assert_eq!(app.frame.clock.tick, 0, "two slow clicks select twice");
    app.player.now += Duration::from_millis(100);
    click(&mut app, at);
    assert!(app.view.said.as_deref().is_some_and(|said| said.starts_with("Tick 1: 48 crashes. ")));
    assert_eq!(app.selected().map(|process| process.role), Some(Role::Crashed));
    app.player.now += Duration::from_millis(100);
    click(&mut app, at);
    assert_eq!(app.frame.clock.tick, 1, "a third click begins another pair");
    app.player.now += Duration::from_millis(100);
    click(&mut app, at);
    assert_eq!(app.view.said.as_deref(), Some("tick 1: 48 crashes, 48 is back"));
}

#[test]
fn a_message_is_selected_by_a_click_and_let_go_by_another() {
    let (mut app, _) = app();
    press(&mut app, "right");
    let at = place_of(&app, |target| matches!(target, Target::Message(_)));
    click(&mut app, at);
    assert!(app.view.message.is_some_and(|number| app.frame.messages.iter().any(|message| message.number == number)));
    let beside = place_of(&app, |target| target == Target::Pane(Pane::Arena));
    click(&mut app, beside);
    assert_eq!(app.view.message, None);
}

#[test]
fn the_wheel_steps_and_a_drag_on_the_timeline_seeks() {
    let (mut app, _) = app();
    let ground = place_of(&app, |target| target == Target::Pane(Pane::Arena));
    mouse(&mut app, MouseEventKind::ScrollDown, ground);
    mouse(&mut app, MouseEventKind::ScrollDown, ground);
    mouse(&mut app, MouseEventKind::ScrollUp, ground);
    assert_eq!(app.frame.clock.tick, 1);
    press(&mut app, "right");
    let first = place_of(&app, |target| target == Target::Tick(0));
    let second = place_of(&app, |target| target == Target::Tick(2));
    mouse(&mut app, MouseEventKind::Down(MouseButton::Left), first);
    assert_eq!(app.frame.clock.tick, 0);
    // The pointer may leave the timeline while the button is held.
    mouse(&mut app, MouseEventKind::Drag(MouseButton::Left), Position { y: 3, ..second });
    assert_eq!(app.frame.clock.tick, 2);
    let edge = Position { x: app.area.width - 1, ..second };
    mouse(&mut app, MouseEventKind::Drag(MouseButton::Left), edge);
    assert_eq!(app.frame.clock.tick, 2, "the recorded ticks end here");
    mouse(&mut app, MouseEventKind::Up(MouseButton::Left), second);
    mouse(&mut app, MouseEventKind::Drag(MouseButton::Left), first);
    assert_eq!(app.frame.clock.tick, 2, "the button is up");
}

#[test]
fn the_thing_under_the_mouse_is_described_until_the_next_key() {
    let (mut app, _) = app();
    press(&mut app, "right");
    let card = place_of(&app, |target| target == Target::Process(1));
    assert!(mouse(&mut app, MouseEventKind::Moved, card));
    assert!(app.view.pointed.as_deref().is_some_and(|said| said.starts_with("48 · idle · elected @")));
    assert!(!mouse(&mut app, MouseEventKind::Moved, card), "nothing new is nothing to draw");
    let message = place_of(&app, |target| matches!(target, Target::Message(_)));
    mouse(&mut app, MouseEventKind::Moved, message);
    let said = app.view.pointed.as_deref().unwrap_or_default();
    assert!(said.starts_with("ELECTION ") && said.contains(" · sent at tick 1, due"), "{said}");
    let link = place_of(&app, |target| matches!(target, Target::Link { .. }));
    mouse(&mut app, MouseEventKind::Moved, link);
    assert!(app.view.pointed.as_deref().is_some_and(|said| said.contains("link")));
    press(&mut app, "+");
    assert_eq!(app.view.pointed, None);
}

#[test]
fn a_pane_is_given_the_keys_by_a_click_and_the_right_button_looks_into_a_process() {
    let (mut app, _) = app();
    press(&mut app, "right right");
    let log = place_of(&app, |target| target == Target::Pane(Pane::Log));
    click(&mut app, log);
    assert_eq!(app.view.focus, Pane::Log);
    mouse(&mut app, MouseEventKind::ScrollUp, log);
    assert_eq!((app.view.log_back, app.frame.clock.tick), (1, 2), "in the log, the wheel scrolls");
    let card = place_of(&app, |target| target == Target::Process(3));
    mouse(&mut app, MouseEventKind::Down(MouseButton::Right), card);
    assert_eq!(app.view.overlays, [Overlay::Inspect(overlay::Inspect { position: 3, scroll: 0 })]);
}

#[test]
fn a_layer_shields_the_screen_below() {
    let (mut app, _) = app();
    let card = place_of(&app, |target| target == Target::Process(3));
    press(&mut app, "v");
    click(&mut app, card);
    assert_eq!(app.view.selected, 0);
    assert_eq!(app.view.overlays, [], "a click beside a list closes it");
    press(&mut app, "?");
    mouse(&mut app, MouseEventKind::ScrollDown, card);
    assert!(
        matches!(app.view.overlays.last(), Some(Overlay::Help(overlay::Help { scroll: 1, .. }))),
        "{:?}",
        app.frame.clock
    );
    assert_eq!(app.frame.clock.tick, 0);
}

#[test]
fn a_row_of_a_list_is_chosen_by_a_click_and_taken_by_two() {
    let (mut app, _) = app();
    press(&mut app, "o");
    let row = place_of(&app, |target| target == Target::Row(1));
    click(&mut app, row);
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Demos(demos)) if demos.chosen == 1));
    let topic = place_of(&app, |target| target == Target::Topic(1));
    click(&mut app, topic);
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Demos(demos)) if (demos.topic, demos.chosen) == (1, 0)));
    let row = place_of(&app, |target| target == Target::Row(2));
    click(&mut app, row);
    click(&mut app, row);
    assert_eq!(app.names.opened, builtin::TOPICS[1].demos()[2].name);
    press(&mut app, "esc");
    press(&mut app, ":");
    let beyond = place_of(&app, |target| target == Target::Row(3));
    click(&mut app, beyond);
    assert!(matches!(app.view.overlays.last(), Some(Overlay::List(overlay::List { chosen: 3, .. }))));
    let inside = place_of(&app, |target| target == Target::Overlay);
    click(&mut app, inside);
    assert!(matches!(app.view.overlays.last(), Some(Overlay::List(overlay::List { chosen: 3, .. }))), "it stays");
}

#[test]
fn a_click_outside_keeps_typed_text() {
    let (mut app, _) = app();
    press(&mut app, "g 3");
    let beside = place_of(&app, |target| target == Target::Beside);
    click(&mut app, beside);
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Prompt(overlay::Prompt { input, .. })) if input == "3"));
    press(&mut app, "bs");
    click(&mut app, beside);
    assert_eq!(app.view.overlays, []);
}

#[test]
fn every_key_of_the_footer_can_be_clicked() {
    let (mut app, _) = app();
    press(&mut app, "right");
    for (cap, tick) in [("→", 2), ("←", 1)] {
        let footer = app.area.height - 1;
        let hint = app.view.hints.iter().position(|hint| hint.cap == "←→").expect("the footer always offers stepping");
        let first = app.area.positions().filter(|at| at.y == footer).find(|at| {
            let target = app.hits().at(*at);
            matches!(target, Some(Target::Hint { index, pinned: false, .. }) if index == hint)
        });
        let first = first.expect("the hint is on the screen");
        let at = Position { x: first.x + u16::from(cap == "→"), ..first };
        app.player.now += Duration::from_secs(1);
        click(&mut app, at);
        assert_eq!(app.frame.clock.tick, tick);
    }
    let quit = place_of(&app, |target| matches!(target, Target::Hint { pinned: true, index: 1, .. }));
    click(&mut app, quit);
    assert_eq!(app.exit, Some(ExitRequest::Quit));
}

#[test]
fn a_click_on_a_note_turns_it() {
    let (mut app, _) = app();
    press(&mut app, "right right right");
    let note = place_of(&app, |target| target == Target::Note);
    click(&mut app, note);
    assert_eq!(app.view.overlays, []);
    assert_eq!(app.frame.clock.tick, NOTE);
}

#[test]
fn a_click_on_an_answer_chooses_it_and_a_second_one_locks_it() {
    for is_presented in [false, true] {
        let library = InMemory::new(Language::English);
        let name = "bully-leader-fails";
        let size = if is_presented { (120, 40) } else { (80, 24) };
        let mut app = with(&library, &built_in(name), name, size, (ThemeName::Dark, GlyphSet::Default));
        library.write("lesson.toml", LESSON);
        lesson::open(&mut app, "lesson.toml", None).expect("the lesson has no faults");
        press(&mut app, if is_presented { "f5" } else { "esc" });
        for _ in 0..12 {
            if app.place() != KeyPlace::Predict {
                press(&mut app, "pgdn");
            }
        }
        for answer in [8, 3, 2] {
            let at = place_of(&app, |target| target == Target::Row(answer));
            app.player.now += Duration::from_secs(1);
            click(&mut app, at);
            assert_eq!(app.place(), KeyPlace::Predict, "one click locks nothing");
        }
        let at = place_of(&app, |target| target == Target::Row(2));
        click(&mut app, at);
        assert!(app.place() != KeyPlace::Predict, "the second click locks");
        let shows = |app: &App| rows(app).join("\n").contains("you: 3");
        for _ in 0..12 {
            if !shows(&app) {
                press(&mut app, "pgdn");
            }
        }
        assert!(shows(&app), "{}", rows(&app).join("\n"));
    }
}

const LESSON: &str = "lesson = 1\ntitle = \"A lesson\"\n[[scene]]\nscenario = \"bully-leader-fails\"\n";
