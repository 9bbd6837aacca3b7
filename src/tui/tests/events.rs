//! Tests of the space-time diagram with keys and mouse, on a real run.

use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::input::press;
use super::opening::without_notes;
use crate::tui::app::App;
use suffrage_session::model::space_time::Selected;
use suffrage_view::Target;
use suffrage_view::view_state::{Overlay, Pane, overlay};

fn ended() -> App {
    let mut app = without_notes("chang-roberts-ring", (80, 24));
    press(&mut app, "g 9 9 enter");
    while app.travel.is_some() {
        app.pass(app.player.now);
    }
    press(&mut app, "5 8 esc");
    app
}

fn selected(app: &App) -> &Selected {
    app.frame.space_time.as_ref().and_then(|diagram| diagram.selected.as_ref()).expect("an event is selected")
}

#[test]
fn t_shows_and_hides_the_diagram() {
    let mut app = ended();
    press(&mut app, "t");
    assert_eq!((app.view.focus, app.view.zoomed), (Pane::SpaceTime, true));
    press(&mut app, "t");
    assert_eq!((app.view.focus, app.view.zoomed), (Pane::Arena, false));
    press(&mut app, "tab tab tab tab z");
    assert_eq!((app.view.focus, app.view.zoomed), (Pane::SpaceTime, true));
    press(&mut app, "z t t");
    assert_eq!(
        (app.view.focus, app.view.zoomed),
        (Pane::SpaceTime, false),
        "the first t zooms, the second one goes back"
    );
}

#[test]
fn arrows_walk_from_event_to_event_and_enter_shows_the_causes() {
    let mut app = ended();
    press(&mut app, "t enter");
    let end = selected(&app).clone();
    assert_eq!((end.position, end.tick, app.frame.clock.tick), (4, 27, 27));
    press(&mut app, "left");
    assert_eq!((selected(&app).position, selected(&app).tick), (4, 14));
    assert_eq!(app.frame.clock.tick, 27, "the moment on the screen stays");
    press(&mut app, "right right");
    assert_eq!(app.view.said.as_deref(), Some("This is the last event of 58 so far."));
    press(&mut app, "left up");
    assert_eq!((app.view.selected, selected(&app).position), (3, 3));
    assert!(selected(&app).tick < 27, "the nearest one in time");
    press(&mut app, "down enter");
    let told = |app: &App| match &app.view.overlays[..] {
        [Overlay::Why(overlay::Why { why, chosen, .. })] => {
            (why.causes.first().map(|cause| cause.record), why.causes.len(), *chosen)
        }
        other => panic!("the chain is open: {other:?}"),
    };
    assert_eq!(told(&app), (app.view.event, told(&app).1, 0));
    assert!(told(&app).1 > 5);
    press(&mut app, "pgdn");
    assert_eq!(app.view.event, Some(selected(&app).number), "the diagram shows the chosen link");
    press(&mut app, "home left");
    assert_eq!(told(&app), (app.view.event, told(&app).1, 0), "another event starts at the top");
    press(&mut app, "esc esc");
    assert!(app.view.event.is_none() && app.view.overlays.is_empty() && app.view.zoomed);
    press(&mut app, "left");
    assert_eq!(app.frame.clock.tick, 26, "the arrows are those of the screen again");
}

#[test]
fn an_event_that_has_not_happened_yet_is_not_selected() {
    let mut app = ended();
    press(&mut app, "t enter home");
    assert_eq!((app.view.event, app.view.overlays.len()), (None, 0));
    press(&mut app, "enter");
    assert_eq!(app.view.said.as_deref(), Some("Nothing has happened at 58 yet."));
    press(&mut app, "end enter tab");
    assert_eq!(app.view.event, None, "another pane has the keys");
}

#[test]
fn the_footer_offers_acts_on_events() {
    let mut app = ended();
    let hints = |app: &App| app.view.hints.iter().map(|hint| format!("{} {}", hint.cap, hint.word)).collect::<Vec<_>>();
    press(&mut app, "t");
    assert_eq!(hints(&app)[0], "Enter events");
    press(&mut app, "enter left");
    assert_eq!(hints(&app)[..4], ["←→ events", "↑↓ process", "Enter causes", "Esc cancel"]);
    assert!(!hints(&app).iter().any(|hint| hint.ends_with("step")), "the arrows do not step now: {:?}", hints(&app));
    press(&mut app, "enter");
    assert!(hints(&app).contains(&"←→ events".to_owned()), "also while it is told what led to it: {:?}", hints(&app));
}

#[test]
fn a_click_selects_an_event_and_a_double_click_shows_its_causes() {
    let mut app = ended();
    press(&mut app, "t");
    let under = |at| app.hits().at(at);
    let at = app.area.positions().find(|&at| matches!(under(at), Some(Target::Event { position: 4, .. })));
    let at = at.expect("an event is on the screen");
    let mut click = || {
        let button = MouseButton::Left;
        for kind in [MouseEventKind::Down(button), MouseEventKind::Up(button)] {
            app.take(&Event::Mouse(MouseEvent { kind, column: at.x, row: at.y, modifiers: KeyModifiers::NONE }));
        }
        (app.view.event, app.view.overlays.clone(), app.view.pointed.clone())
    };
    let (event, overlays, pointed) = click();
    assert!(event.is_some() && overlays.is_empty());
    assert!(pointed.is_some_and(|words| words.contains("58")));
    assert!(matches!(click().1[..], [Overlay::Why(overlay::Why { chosen: 0, .. })]));
    assert_eq!(selected(&app).position, 4);
}
