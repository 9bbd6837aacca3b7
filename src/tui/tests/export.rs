//! Tests of exporting from the screen: the file name, and the picture without the question for the name.

use super::input::press;
use super::opening::app;
use suffrage_view::view_state::{Overlay, overlay};

fn prompt(app: &crate::tui::app::App) -> (String, Option<String>) {
    match app.view.overlays.last() {
        Some(Overlay::Prompt(overlay::Prompt { input, fault, .. })) => (input.clone(), fault.clone()),
        other => panic!("no line to type in: {other:?}"),
    }
}

#[test]
fn the_screen_is_exported_under_the_proposed_name() {
    let (mut app, library) = app();
    press(&mut app, "E");
    assert_eq!(prompt(&app), ("first.svg".to_owned(), None));
    press(&mut app, "enter");
    assert_eq!(app.view.said.as_deref(), Some("first.svg is written."));
    assert!(app.layers.is_empty());
    let size = (app.area.width, app.area.height);
    assert_eq!(library.asked.borrow().as_slice(), [format!("export {size:?} [] first.svg false")]);
}

#[test]
fn a_run_is_saved_with_its_acts_and_a_file_is_replaced_only_after_consent() {
    let (mut app, library) = app();
    press(&mut app, "right 4 c E bs bs bs bs bs bs bs bs bs t h e r e . s v g enter");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Confirm(_))), "{:?}", app.view.overlays);
    press(&mut app, "y");
    assert_eq!((app.view.said.as_deref(), app.layers.iter().count()), (Some("there.svg is written."), 0));
    let asked = library.asked.borrow().last().cloned().unwrap_or_default();
    assert!(asked.contains("[(2, Crash") && asked.ends_with("there.svg true"), "{asked}");
}

#[test]
fn a_write_error_is_shown_in_the_line() {
    let (mut app, _) = app();
    press(&mut app, "E bs bs bs bs bs bs bs bs bs n o / a . s v g enter");
    assert_eq!(prompt(&app), ("no/a.svg".to_owned(), Some("there is no folder no".to_owned())));
}
