//! Tests of the undo key `U`.

use super::all_lengths;
use super::input::press;
use super::opening::app;
use crate::tui::app::App;
use suffrage_engine::protocol::Role;
use suffrage_view::view_state::Overlay;

fn down(app: &App) -> Vec<u32> {
    let crashed = app.frame.processes.iter().filter(|process| process.role == Role::Crashed);
    crashed.map(|process| process.id.number()).collect()
}

#[test]
fn the_last_act_is_undone_wherever_the_run_is_shown() {
    for way in ["", "right right", "left", "left left", "home", "; ;", "g 9 9 enter esc"] {
        let (mut app, _) = app();
        press(&mut app, "right right 7 c esc");
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
    press(&mut app, "right 7 c U");
    assert_eq!(
        all_lengths(&app),
        "Undone, tick 2: 7 crashes. Branch 1 keeps the act. | Undone, tick 2: 7 crashes. | Undone: tick 2."
    );
    press(&mut app, "7 c");
    assert_eq!((app.frame.branching.number, app.frame.clock.tick), (1, 2), "the recorded branch is followed");
    press(&mut app, "4 c U U");
    assert_eq!((app.frame.clock.tick, app.session.acts().len()), (1, 0), "one after the other, from the last");
    press(&mut app, "U");
    assert_eq!(app.view.said.as_deref(), Some("This run has no act of yours to undo."));
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
