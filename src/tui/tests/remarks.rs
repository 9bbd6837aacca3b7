//! Tests of remarks in the footer while a run plays, after its end, and on a blank screen.

use super::input::press;
use super::opening::{PASSING_NOTE, app, lecture};
use crate::tui::app::App;
use suffrage_text::Language;

fn built_in(name: &str) -> App {
    lecture(name, Language::English, (80, 24))
}

#[test]
fn playing_waits_as_long_as_a_passing_note_takes_to_be_read() {
    let (mut app, _) = app();
    press(&mut app, "g 4 enter + + + + space");
    let mut ticks = std::collections::BTreeMap::new();
    for step in 1..100 {
        app.pass(std::time::Duration::from_millis(50 * step));
        *ticks.entry(app.frame.clock.tick).or_insert(0) += 1;
    }
    assert!(
        ticks[&PASSING_NOTE] >= 40,
        "its fifteen characters stay more than two seconds at the highest speed: {ticks:?}"
    );
}

#[test]
fn end_reports_that_the_run_is_over() {
    let mut app = built_in("chang-roberts-ring");
    press(&mut app, "g 9 9 9 enter esc end");
    assert_eq!(app.view.said.as_deref(), Some("The run is over: without an act, nothing more happens."));
}

#[test]
fn losses_of_the_last_tick_disappear_at_the_next_key() {
    let mut app = built_in("bully-trusting");
    press(&mut app, "g 9 9 9 enter esc");
    assert!(app.frame.clock.quiet);
    press(&mut app, "right");
    assert!(app.frame.messages.iter().all(|message| message.lost.is_none()));
    press(&mut app, "left");
    assert!(!app.player.settled, "another moment is shown whole");
}
