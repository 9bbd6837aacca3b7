//! Tests of playback through the real event loop, on a clock that advances only while the program waits.

use std::time::Duration;

use crossterm::event::Event;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::input::{SCRIPT_IS_OVER, Script, key, press};
use super::library::written;
use super::opening::{NOTE, PASSING_NOTE, QUESTION, app, opened};
use crate::tui::app::App;
use crate::tui::features::travel;
use crate::tui::features::travel::Travel;
use crate::tui::{Failure, run};
use suffrage_view::View;
use suffrage_view::view_state::{Overlay, overlay};

/// The times are in milliseconds.
pub(super) fn play(app: &mut App, keys: &[(u64, &str)], end: u64) -> Script {
    let keys = keys.iter().map(|&(at, name)| (Duration::from_millis(at), key(name)));
    let mut script = Script { keys: keys.collect(), end: Duration::from_millis(end), ..Script::default() };
    let mut screen = Terminal::new(TestBackend::new(80, 24)).expect("a test backend is always there");
    match run(app, &mut script, &mut screen) {
        Err(Failure::Terminal(fault)) if fault.to_string() == SCRIPT_IS_OVER => script,
        other => panic!("the script went on: {other:?}"),
    }
}

#[test]
fn a_tick_lasts_half_a_second_and_messages_glide_meanwhile() {
    let (mut app, _) = app();
    play(&mut app, &[(0, "space")], 640);
    assert_eq!(
        app.frame.clock.tick, 1,
        "the first tick, which the still picture stands in the middle of, is half over"
    );
    assert!((app.view.glide - 0.7).abs() < 0.01, "{}: a picture every 50 ms", app.view.glide);
}

#[test]
fn without_motion_messages_stand_where_a_still_picture_has_them() {
    let (mut app, _) = app();
    app.player.motion = false;
    play(&mut app, &[(0, "space")], 640);
    assert_eq!((app.frame.clock.tick, app.view.playing), (1, true));
    assert!((app.view.glide - View::RESTING).abs() < f64::EPSILON, "{}", app.view.glide);
}

#[test]
fn without_messages_in_transit_nothing_is_drawn_before_the_next_tick() {
    let (mut app, _) = app();
    press(&mut app, "right space");
    let picture = Duration::from_millis(50);
    assert_eq!(app.idle_time(), Some(picture), "messages glide");
    assert!(app.pass(picture));
    app.frame.messages.clear();
    assert!(app.idle_time() > Some(picture), "{:?}", app.idle_time());
    assert!(!app.pass(2 * picture));
    app.player.motion = false;
    app.refresh();
    assert!(app.idle_time() > Some(picture) && !app.pass(3 * picture), "without motion it is the same with messages");
}

#[test]
fn speed_changes_the_length_of_a_tick_and_a_pause_puts_messages_where_the_tick_has_them() {
    let (mut app, _) = app();
    play(&mut app, &[(0, "+"), (0, "space"), (510, "space")], 2_000);
    assert_eq!((app.frame.clock.tick, app.view.playing, app.view.speed), (2, false, 8));
    assert!((app.view.glide - View::RESTING).abs() < f64::EPSILON);
}

#[test]
fn playing_stops_at_a_note_that_pauses_and_at_a_question_but_not_at_a_passing_note() {
    let (mut app, _) = app();
    play(&mut app, &[(0, "space")], 20_000);
    assert_eq!((app.frame.clock.tick, app.view.playing), (NOTE, false));
    play(&mut app, &[(0, "space")], 1_100);
    assert_eq!((app.frame.clock.tick, app.view.playing), (PASSING_NOTE, true));
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Note(overlay::Note { question: false, .. }))));
    play(&mut app, &[], 20_000);
    assert_eq!((app.frame.clock.tick, app.view.playing), (QUESTION, false));
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Note(overlay::Note { question: true, .. }))));
}

#[test]
fn playing_stops_at_rest_and_says_so() {
    let (mut app, _) = app();
    play(&mut app, &[(0, "pgdn"), (0, "pgdn"), (0, "pgdn"), (0, "space"), (0, "space")], 20_000);
    assert!(app.frame.clock.quiet && !app.view.playing);
}

#[test]
fn a_passing_note_disappears() {
    let (mut app, _) = app();
    play(&mut app, &[(0, "-"), (0, "-"), (0, "pgdn"), (0, "space")], 3_100);
    assert!(matches!(app.view.overlays.as_slice(), [Overlay::Note(_)]));
    let keys = [(0, "left"), (0, "space")];
    play(&mut app, &keys, 3_850);
    assert_eq!((app.frame.clock.tick, app.view.overlays.len()), (PASSING_NOTE + 1, 0));
}

#[test]
fn a_paused_loop_sleeps_until_a_key() {
    let (mut app, _) = app();
    let script = play(&mut app, &[(1_000, "right"), (60_000, "left")], 3_600_000);
    assert_eq!(script.slept, 3, "once for each key and once for the end, and never in between");
}

#[test]
fn after_a_stall_playing_does_not_catch_up() {
    let (mut app, _) = app();
    app.take(&key("space"));
    app.pass(Duration::from_hours(1));
    app.pass(Duration::from_hours(1) + Duration::from_millis(1));
    assert_eq!(app.frame.clock.tick, 1);
}

#[test]
fn an_act_while_playing_shows_the_next_tick_and_playing_continues() {
    let (mut app, _) = app();
    play(&mut app, &[(0, "space"), (200, "c")], 650);
    assert_eq!((app.frame.clock.tick, app.view.playing), (1, true), "the tick begun by the act lasts its full length");
}

#[test]
fn the_screen_may_have_any_size_at_any_moment() {
    let (mut app, _) = app();
    let mut screen = Terminal::new(TestBackend::new(80, 24)).expect("a test backend is always there");
    for (width, height) in [(1, 1), (250, 70), (24, 6), (80, 24)] {
        screen.backend_mut().resize(width, height);
        let mut script = Script::default();
        script.keys.extend([(Duration::ZERO, Event::Resize(width, height)), (Duration::ZERO, key("q"))]);
        let result: Result<(), Failure> = run(&mut app, &mut script, &mut screen);
        result.expect("the script ends with q");
        assert_eq!((app.area.width, app.area.height), (width, height));
    }
}

#[test]
fn a_long_way_is_computed_in_portions_and_any_key_stops_it() {
    let (mut app, _) = app();
    app.travel = Some(Travel { portion: 4, ..travel::to_tick(&app, 9, None) });
    assert_eq!(app.idle_time(), Some(Duration::ZERO));
    app.pass(Duration::ZERO);
    let first = app.frame.clock.tick;
    assert_eq!(app.view.said.as_deref(), Some("On the way to tick 9: any key stops here."));
    app.pass(Duration::from_millis(5));
    let gone = app.frame.clock.tick;
    assert!(gone > 2 * first && gone < 9, "the portion was quick, the next is larger: {first}, {gone}");
    app.take(&key("q"));
    assert_eq!((app.exit, app.idle_time(), app.frame.clock.tick), (None, None, gone));
    app.travel = Some(Travel { portion: 1, ..travel::to_tick(&app, 9, None) });
    app.pass(Duration::from_millis(20));
    assert_eq!(app.view.said.as_deref(), Some("On the way to tick 9: any key stops here."));
    while app.travel.is_some() {
        app.pass(Duration::from_millis(30));
    }
    assert_eq!((app.frame.clock.tick, app.view.said.as_deref(), app.idle_time()), (9, None, None));
}

#[test]
fn a_tick_beyond_the_end_of_the_run_says_where_the_run_ends() {
    let (mut app, _) = app();
    press(&mut app, "g 9 9 enter");
    assert_eq!(app.view.said.as_deref(), Some("The run is over at tick 10."));
    press(&mut app, "g 9 9 9 9 9 9 enter");
    assert!(
        matches!(app.view.overlays.last(), Some(Overlay::Prompt(overlay::Prompt { fault: Some(fault), .. })) if fault == "Type a tick of at most 10,000.")
    );
}

/// The ring sends more messages than one portion computes.
fn large() -> App {
    let text = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = \"all\" }]\n\
                [processes]\ncount = 400\norder = \"descending\"\n";
    opened(&written(text))
}

/// Returns the number of portions.
fn arrive(app: &mut App) -> usize {
    let mut portions = 0;
    while app.travel.is_some() {
        assert_eq!(app.idle_time(), Some(Duration::ZERO));
        app.pass(Duration::from_millis(20));
        portions += 1;
    }
    portions
}

#[test]
fn a_second_run_is_computed_in_portions() {
    let mut app = large();
    press(&mut app, "g 3 0 0 enter");
    arrive(&mut app);
    let beside = |app: &App| app.view.beside.as_deref().map(|both| both.sides.each_ref().map(|side| side.clock.tick));
    press(&mut app, "A o v e r t a k e enter");
    assert!(app.travel.is_some() && app.session.is_on_the_way());
    app.pass(Duration::from_millis(20));
    let said = app.view.said.clone().unwrap_or_default();
    assert!(said.starts_with("Computing tick ") && said.ends_with("press any key to stop."), "{said}");
    assert!(arrive(&mut app) > 1);
    assert_eq!((beside(&app), app.session.is_two()), (Some([300, 300]), true));
    press(&mut app, "A");
    assert!(!app.session.is_two());
    // An interrupted comparison stops at the last tick that both runs have reached.
    press(&mut app, "A o v e r t a k e enter");
    assert!(app.travel.is_some());
    press(&mut app, "q");
    assert!(app.exit.is_none() && app.travel.is_none());
    assert!(beside(&app).is_some_and(|[one, other]| one == other && (1..300).contains(&one)), "{:?}", beside(&app));
}
