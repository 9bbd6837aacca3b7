//! Tests of the pane of the properties, and of playing until a condition holds.

use std::time::Duration;

use crossterm::event::Event;
use ratatui::layout::Position;

use super::input::{key, press};
use super::opening::lecture;
use crate::tui::app::App;
use crate::tui::features::pending_panel;
use crate::tui::features::playing;
use crate::tui::features::travel;
use crate::tui::features::travel::Travel;
use suffrage_engine::property::names;
use suffrage_session::Until;
use suffrage_text::Language;
use suffrage_view::Target;
use suffrage_view::view_state::{ListRow, Overlay, Pane, overlay};

fn built_in(name: &str) -> App {
    lecture(name, Language::English, (80, 24))
}

fn said(app: &App) -> &str {
    app.view.said.as_deref().unwrap_or_default()
}

fn rows(app: &App) -> (Vec<ListRow>, usize) {
    match app.view.overlays.last() {
        Some(Overlay::List(overlay::List { rows, chosen, .. })) => (rows.clone(), *chosen),
        other => panic!("no list: {other:?}"),
    }
}

fn row(app: &App, name: &str) -> usize {
    let (rows, _) = rows(app);
    rows.iter().position(|row| row.name == name).unwrap_or_else(|| panic!("no {name} among {rows:?}"))
}

fn until(app: &mut App, name: &str) {
    press(app, "u");
    let (_, chosen) = rows(app);
    let wanted = row(app, name);
    let step = if wanted < chosen { "up" } else { "down" };
    (0..wanted.abs_diff(chosen)).for_each(|_| press(app, step));
    press(app, "enter");
}

#[test]
fn a_run_plays_until_the_condition_and_says_what_stopped_it() {
    let mut app = built_in("bully-leader-returns");
    until(&mut app, "a leader is elected");
    assert_eq!(said(&app), "Stopped: 6 leads, tick 8.");
    press(&mut app, "u");
    assert_eq!(rows(&app).1, 0, "the last choice is preselected");
    press(&mut app, "enter");
    assert_eq!(said(&app), "Stopped: 7 leads, tick 15.");
    press(&mut app, "esc home");
    until(&mut app, "a property breaks");
    assert!(
        said(&app).starts_with("Stopped: One leader broke, tick 15: 7 became a leader while 6 led."),
        "{}",
        said(&app)
    );
    press(&mut app, "u");
    assert_eq!(rows(&app).0[rows(&app).1].name, "a property breaks");
    press(&mut app, "enter");
    assert!(said(&app).contains("does not happen; the run ends at tick "), "{}", said(&app));
    assert!(app.frame.clock.quiet);
    press(&mut app, "u");
    assert_eq!(said(&app), "The run is over: without an act, nothing more happens.");
}

#[test]
fn the_message_that_stopped_the_run_is_selected() {
    let mut app = built_in("bully-leader-returns");
    until(&mut app, "COORDINATOR is sent");
    assert!(said(&app).starts_with("Stopped: COORDINATOR 6→"), "{}", said(&app));
    let message = pending_panel::to_drop(&app).expect("it is under way and can be dropped");
    assert_eq!(message.kind, "COORDINATOR");
    press(&mut app, "home 4");
    until(&mut app, "4 changes");
    assert_eq!(said(&app), "Stopped: 4 changed, idle → active, tick 5.");
    until(&mut app, "the run is at rest");
    assert!(said(&app).starts_with("Stopped: the run is at rest, tick "), "{}", said(&app));
}

#[test]
fn a_search_runs_in_portions_and_any_key_stops_it() {
    let mut app = built_in("chang-roberts-orphan");
    app.travel = Some(Travel { portion: 1, ..playing::way(&app, Until::Quiet) });
    app.pass(Duration::ZERO);
    assert!(said(&app).contains("looking for “the run is at rest”"), "{}", said(&app));
    assert_eq!(app.idle_time(), Some(Duration::ZERO));
    let tick = app.frame.clock.tick;
    app.take(&key("esc"));
    assert_eq!((app.idle_time(), app.frame.clock.tick, app.travel.is_some()), (None, tick, false));
    until(&mut app, "a leader is elected");
    while app.travel.is_some() {
        app.pass(app.player.now + Duration::from_millis(1));
    }
    let farthest = travel::farthest(&app);
    assert!(
        said(&app).contains("does not happen up to tick ") && app.frame.clock.tick <= farthest,
        "{} of {farthest}",
        said(&app)
    );
}

#[test]
fn the_properties_have_keys_of_their_own() {
    let mut app = built_in("bully-leader-returns");
    press(&mut app, "g 4 0 enter esc backtab");
    assert_eq!(app.view.focus, Pane::Properties);
    let words: Vec<&str> = app.view.hints.iter().map(|hint| hint.word.as_str()).collect();
    assert_eq!(words[..2], ["where it broke", "choose"]);
    press(&mut app, "down enter");
    assert_eq!(said(&app), "Agreement has not broken.");
    let selected = app.view.selected;
    press(&mut app, "up enter");
    assert_eq!(
        (app.frame.clock.tick, super::all_lengths(&app).as_str()),
        (15, "Tick 15: One leader broke: 7 became a leader while 6 led. | Tick 15: One leader broke here.")
    );
    assert_ne!(app.view.selected, selected);
    assert_eq!(app.selected().map(|process| process.id.number()), Some(7), "the violating process is selected");
    press(&mut app, "esc up z");
    assert_eq!(
        (app.view.property, app.view.zoomed),
        (app.frame.properties.len() - 1, true),
        "before the first comes the last"
    );
}

#[test]
fn a_property_is_chosen_with_the_mouse_and_led_to_by_a_double_click() {
    let mut app = built_in("bully-leader-returns");
    press(&mut app, "g 4 0 enter esc backtab down");
    let place = (0..app.area.height).flat_map(|y| (0..app.area.width).map(move |x| Position { x, y }));
    let under = |at| app.hits().at(at);
    let at = place.into_iter().find(|&at| under(at) == Some(Target::Property(0))).expect("it has a row");
    let click = |kind| crossterm::event::MouseEvent {
        kind,
        column: at.x,
        row: at.y,
        modifiers: crossterm::event::KeyModifiers::NONE,
    };
    let down = crossterm::event::MouseEventKind::Down(crossterm::event::MouseButton::Left);
    app.take(&crossterm::event::Event::Mouse(click(down)));
    assert_eq!((app.view.property, app.frame.clock.tick > 15), (0, true));
    app.take(&crossterm::event::Event::Mouse(click(down)));
    assert_eq!(app.frame.clock.tick, 15);
}

#[test]
fn properties_and_variants_are_called_in_the_readers_language() {
    for (language, variant) in [(Language::Spanish, "acepta todo"), (Language::Portuguese, "aceita tudo")] {
        for (size, keys) in
            [(120, 40), (200, 55)].into_iter().flat_map(|size| ["", "u", "tab tab tab z"].map(|keys| (size, keys)))
        {
            let mut app = lecture("bully-accept-any", language, size);
            while !app.frame.clock.quiet {
                press(&mut app, "right");
            }
            press(&mut app, keys);
            let screen = super::overlays::rows(&app).join("\n");
            let in_files = names().filter(|name| name.contains('-'));
            for name in in_files.chain(["accept-any", "termination", "safety", "highest"]) {
                assert!(!screen.contains(name), "{language:?} {size:?} {keys}: {name} in\n{screen}");
            }
            assert!(keys.starts_with("tab") || screen.contains(variant), "{language:?} {size:?} {keys}\n{screen}");
        }
    }
}

#[test]
fn a_property_is_found_by_the_word_on_the_screen_and_by_its_name_in_files() {
    for (language, safety) in
        [(Language::English, "safety"), (Language::Spanish, "seguridad"), (Language::Portuguese, "seguranca")]
    {
        for typed in [safety, "safety"] {
            let mut app = lecture("bully-half-an-announcement", language, (120, 40));
            press(&mut app, "u");
            app.take(&Event::Paste(typed.to_owned()));
            assert_eq!(rows(&app).0.len(), 1, "{language:?} {typed}");
            press(&mut app, "esc /");
            app.take(&Event::Paste(typed.to_owned()));
            press(&mut app, "end enter");
            while app.travel.is_some() {
                app.pass(Duration::from_millis(1));
            }
            assert_eq!(app.frame.clock.tick, 17, "{language:?} {typed}: {}", said(&app));
        }
    }
}
