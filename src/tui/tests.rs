//! Tests of the keys on a small run.

mod branches;
mod bursts;
mod check;
mod compare;
mod demos;
mod events;
mod export;
mod faults;
mod find;
mod flight;
mod from_file;
mod how;
mod input;
mod keys;
mod lesson;
mod library;
mod measure;
mod mouse;
mod opening;
mod overlays;
mod own_run;
mod palette;
mod parts;
mod playing;
mod presenting;
mod properties;
mod questions;
mod remarks;
mod save;
mod screens;
mod tools;
mod traitors;
mod undo;
mod votes;
mod why;

use std::time::Duration;

use crossterm::event::Event;

use super::app::App;
use super::library::Begin;
use crate::tui;
use crate::tui::app::ExitRequest;
use crate::tui::features::runs;
use input::{key, press};
use library::written;
use opening::{IDS, NOTE, QUESTION, app, on};
use ratatui::layout::Rect;
use suffrage_engine::protocol::Role;
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_text::Language;
use suffrage_view::view_state::{Overlay, Pane, overlay};
use suffrage_view::{GlyphSet, ThemeName};

impl App {
    pub(super) fn take(&mut self, event: &Event) -> bool {
        let changed = tui::update(self, event);
        self.lay_out_in(self.area);
        changed
    }

    pub(super) fn pass(&mut self, now: Duration) -> bool {
        let changed = tui::pass_time(self, now);
        self.lay_out_in(self.area);
        changed
    }

    pub(super) fn refresh(&mut self) {
        tui::touch(self);
        self.lay_out_in(self.area);
    }

    pub(super) fn lay_out_in(&mut self, area: Rect) {
        tui::lay_out_in(self, area);
    }

    pub(super) fn idle_time(&self) -> Option<Duration> {
        tui::idle_time(self)
    }

    pub(super) fn start_with(&mut self, begin: Begin) {
        runs::start_with(self, begin);
        tui::touch(self);
    }
}

impl From<std::convert::Infallible> for super::Failure {
    fn from(never: std::convert::Infallible) -> Self {
        match never {}
    }
}

fn all_lengths(app: &super::App) -> String {
    app.view.said.as_ref().map(|said| said.lengths().collect::<Vec<_>>().join(" | ")).unwrap_or_default()
}

#[test]
fn typing_an_id_selects_its_process_and_c_crashes_it() {
    let (mut app, _) = app();
    press(&mut app, "7 c");
    let crashed: Vec<u32> = app
        .frame
        .processes
        .iter()
        .filter(|process| process.role == Role::Crashed)
        .map(|process| process.id.number())
        .collect();
    assert_eq!(crashed, [7]);
    assert_eq!(app.frame.clock.tick, 1, "the act is shown at once, in the next tick");
    assert!(all_lengths(&app).starts_with("Tick 1: 7 crashes. No more notes"), "{}", all_lengths(&app));
    press(&mut app, "c");
    assert_eq!(app.selected().map(|process| process.role), Some(Role::Idle));
}

#[test]
fn an_id_of_several_digits_is_typed_digit_by_digit() {
    let (mut app, _) = app();
    press(&mut app, "4");
    assert_eq!(IDS[app.view.selected], 4);
    press(&mut app, "8");
    assert_eq!((IDS[app.view.selected], app.view.typed.as_str()), (48, "48"));
    press(&mut app, "bs");
    assert_eq!((IDS[app.view.selected], app.view.typed.as_str()), (4, "4"));
    press(&mut app, "7");
    assert_eq!((IDS[app.view.selected], app.view.typed.as_str()), (7, "7"), "47 is nobody: another id begins");
    press(&mut app, "9");
    assert_eq!((IDS[app.view.selected], app.view.typed.as_str()), (7, "9"));
    assert_eq!(app.view.said.as_deref(), Some("No id starts with 9."));
}

#[test]
fn an_id_of_nobody_does_not_crash_the_process_selected_before() {
    let (mut app, _) = app();
    press(&mut app, "9 c");
    assert_eq!(app.view.said.as_deref(), Some("No process has the id 9."));
    assert_eq!((app.frame.clock.tick, app.view.typed.as_str()), (0, ""));
    press(&mut app, "3 c");
    assert_eq!(app.view.said.as_deref(), Some("No process has the id 3."));
    assert_eq!(app.frame.clock.tick, 0);
    press(&mut app, "3 1 c");
    assert!(all_lengths(&app).starts_with("Tick 1: 31 crashes. No more notes"), "{}", all_lengths(&app));
}

#[test]
fn going_back_and_forward_shows_the_same_run() {
    let (mut app, _) = app();
    press(&mut app, "right right 7 c esc");
    let shown = app.frame.clone();
    press(&mut app, "left left end");
    assert_eq!(app.frame, shown);
    press(&mut app, "home");
    assert_eq!((app.frame.clock.tick, app.frame.clock.recorded), (0, 3));
    press(&mut app, "left");
    assert_eq!(app.view.said.as_deref(), Some("Tick 0 is the start: there is nothing before it."));
}

#[test]
fn an_act_waits_while_a_tick_is_shown_half_way() {
    let (mut app, _) = app();
    press(&mut app, "; 7 c");
    let said = ["Tick 1 is not finished: your act happens in tick 2. ", " | Your act happens in tick 2. "];
    assert!(said.iter().all(|said| all_lengths(&app).contains(said)), "{}", all_lengths(&app));
    assert_eq!(app.selected().map(|process| process.role), Some(Role::Idle));
    press(&mut app, "right right");
    assert_eq!(app.selected().map(|process| process.role), Some(Role::Crashed));
}

#[test]
fn a_key_that_cannot_act_gives_the_reason() {
    let (mut app, _) = app();
    let mut said = |keys: &str| {
        press(&mut app, keys);
        all_lengths(&app)
    };
    assert_eq!(said("home"), "This is tick 0.");
    assert_eq!(
        said("end"),
        "This is the end of the recorded run; spc plays on, → runs one tick. | End of the recorded run: spc or → continues."
    );
    assert_eq!(said("down down x"), "No message is in transit to or from 7.");
    assert_eq!(said("7 c e"), "7 is down; c brings it back.");
    assert_eq!(said("+ + + + +"), "Highest speed reached.");
    assert_eq!(said("- - - - - - -"), "Lowest speed reached.");
    assert_eq!(said("g 9 9 enter right"), "The run is over: without an act, nothing more happens.");
}

#[test]
fn of_several_messages_the_user_chooses_the_lost_one() {
    let slow = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 4 }]\n[processes]\nids = [4, 48, 7, 31]\n[network]\ndelay = 4\n";
    let mut app = on(&written(slow), (80, 24), (ThemeName::Dark, GlyphSet::Default), Language::English);
    press(&mut app, "right p D esc esc x");
    let Some(Overlay::List(overlay::List { rows, .. })) = app.view.overlays.last() else {
        panic!("no list: {:?}", app.view.overlays)
    };
    assert_eq!(rows.len(), 2, "the message and its copy");
    assert_eq!(rows[0].name, "ELECTION 4");
    assert_eq!(&*rows[0].about, "from 4 to 48, due at tick 5");
    press(&mut app, "down enter");
    let said = "Tick 3: a message from 4 to 48 is lost. The message or timer did not exist before tick 2, so the act enters tick 3.";
    assert_eq!(app.view.said.as_deref(), Some(said));
    let acts = format!("{:?}", app.session.acts());
    assert!(acts.contains("(3, Drop(Select { from: 0, to: 1, kind: None, nth: 2 }))"), "{acts}");
}

#[test]
fn the_acts_go_with_the_processes_to_another_algorithm() {
    let (mut app, _) = app();
    press(&mut app, "7 c right 4 8 c left left left 4 c left 3 1 c a down enter");
    let crash = |tick, at| (tick, Command::Crash { targets: Targets::Listed(vec![at]), after: None });
    let of_hand = |app: &App| app.session.scenario().events[1..].to_vec();
    assert_eq!(of_hand(&app), [crash(1, 3)], "acts in a dropped future are left out");
    assert_eq!((app.frame.variant, app.frame.clock.tick), ("no-forward", 0));
    press(&mut app, "7 c right 4 8 c left 4 c a enter");
    let again = [crash(1, 3), crash(1, 2), crash(3, 0)];
    assert_eq!(of_hand(&app), again, "after the acts that are now part of the scenario");
}

#[test]
fn leaving_asks_whether_it_is_announced() {
    let (mut app, _) = app();
    press(&mut app, "v enter");
    assert!(all_lengths(&app).starts_with("Tick 1: 4 leaves silently. No more notes"), "{}", all_lengths(&app));
    press(&mut app, "d 4 8 v down enter");
    assert_eq!(app.view.said.as_deref(), Some("Tick 2: 48 leaves and tells its followers."));
}

#[test]
fn crashing_in_mid_broadcast_asks_after_how_many_messages() {
    let (mut app, _) = app();
    press(&mut app, "C x enter");
    let Some(Overlay::Prompt(overlay::Prompt { fault, input, .. })) = app.view.overlays.last() else {
        panic!("no prompt")
    };
    assert_eq!((fault.as_deref(), input.as_str()), (Some("Type a whole number."), "x"));
    press(&mut app, "bs 2 enter");
    let said = [
        "From tick 1 on: 4 crashes after 2 messages of its next broadcast. ",
        " | 4 crashes in its next broadcast; messages before: 2. ",
    ];
    assert!(said.iter().all(|said| all_lengths(&app).contains(said)), "{}", all_lengths(&app));
    assert!(app.view.overlays.is_empty());
}

#[test]
fn a_scenario_is_opened_by_name_or_by_path_and_its_faults_are_shown() {
    let (mut app, _) = app();
    press(&mut app, "o / c r o s s i n g enter");
    assert_eq!(app.names.opened, "bully-crossing");
    app.take(&key("o"));
    app.take(&Event::Paste("missing.toml\nq".to_owned()));
    press(&mut app, "enter");
    let Some(Overlay::Demos(demos)) = app.view.overlays.last() else { panic!("the demos are closed") };
    assert_eq!(demos.fault.as_deref(), Some("no such file: missing.toml"));
    press(&mut app, "esc esc o");
    app.take(&Event::Paste("broken.toml".to_owned()));
    press(&mut app, "enter");
    let Some(Overlay::Message(overlay::Message { text, .. })) = app.view.overlays.last() else { panic!("no message") };
    assert!(text.starts_with("error: unknown protocol") && text.ends_with("broken.toml:5:9"), "{text}");
    press(&mut app, "esc");
    let Some(Overlay::Demos(demos)) = app.view.overlays.last() else { panic!("the demos are closed") };
    assert_eq!(demos.search.as_ref().map(|typed| &*typed.input), Some("broken.toml"));
}

#[test]
fn a_paste_presses_no_keys() {
    let (mut app, _) = app();
    app.take(&Event::Paste("c q 7".to_owned()));
    assert_eq!((app.frame.clock.tick, app.exit, app.view.typed.as_str()), (0, None, ""));
}

#[test]
fn another_seed_a_number_and_a_restart_start_a_run_again() {
    let (mut app, _) = app();
    press(&mut app, "right 7 c s");
    assert_eq!((app.frame.seed, app.frame.clock.tick), (8, 0));
    assert_eq!(app.view.said.as_deref(), Some("Seed 8. Without your acts; the previous run keeps them."));
    press(&mut app, "S 0 enter");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Prompt(overlay::Prompt { fault: Some(_), .. }))));
    press(&mut app, "bs 5 enter");
    assert!(app.view.overlays.is_empty(), "the footer lists what the new run leaves out");
    assert!(all_lengths(&app).ends_with(" | Left out: 3 notes."), "{}", all_lengths(&app));
    press(&mut app, "right r");
    assert_eq!((app.frame.clock.tick, app.view.said.as_deref()), (0, Some("Restarted.")));
    press(&mut app, "c r");
    assert_eq!(all_lengths(&app), "Restarted without your acts; branch 2 keeps them. | Restarted without your acts.");
}

#[test]
fn a_presenters_remote_goes_from_stop_to_stop_and_through_answers() {
    let (mut app, _) = app();
    press(&mut app, "pgdn");
    assert_eq!(app.frame.clock.tick, NOTE);
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Note(overlay::Note { question: false, .. }))));
    assert_eq!(app.view.selected, 2, "the note looks at a process");
    press(&mut app, "pgdn pgdn");
    assert_eq!(app.frame.clock.tick, QUESTION);
    assert!(matches!(
        app.view.overlays.last(),
        Some(Overlay::Note(overlay::Note { question: true, answer: None, .. }))
    ));
    press(&mut app, "pgdn");
    assert_eq!(app.frame.clock.tick, QUESTION, "the answer comes first");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Note(overlay::Note { answer: Some(_), .. }))));
    press(&mut app, "pgdn");
    assert!(app.frame.clock.has_ended(), "without a further stop, to rest");
    assert!(app.view.overlays.is_empty());
    press(&mut app, "pgup");
    assert_eq!(app.frame.clock.tick, QUESTION);
    assert!(
        matches!(app.view.overlays.last(), Some(Overlay::Note(overlay::Note { answer: Some(_), .. }))),
        "back comes in where on went out"
    );
    press(&mut app, "pgup");
    assert!(matches!(
        app.view.overlays.last(),
        Some(Overlay::Note(overlay::Note { question: true, answer: None, .. }))
    ));
    press(&mut app, "pgup pgup");
    assert_eq!(app.frame.clock.tick, NOTE);
}

#[test]
fn any_key_closes_a_note_and_acts() {
    let (mut app, _) = app();
    press(&mut app, "right right right");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Note(_))));
    press(&mut app, "right");
    assert!(app.view.overlays.is_empty());
    assert_eq!(app.frame.clock.tick, NOTE + 1);
}

#[test]
fn panes_zoom_inspector_and_scrolling_of_the_log() {
    let (mut app, _) = app();
    press(&mut app, "right right esc tab tab");
    assert_eq!(app.view.focus, Pane::Log);
    press(&mut app, "up");
    assert_eq!((app.view.log_back, app.view.selected), (1, 0));
    press(&mut app, "up up up up up up");
    assert_eq!(app.view.said.as_deref(), Some("This is the oldest line of the log."));
    press(&mut app, "esc z backtab backtab enter down");
    assert_eq!((app.view.log_back, app.view.zoomed, app.view.selected), (0, true, 1));
    assert_eq!(
        app.view.overlays,
        [Overlay::Inspect(overlay::Inspect { position: 1, scroll: 0 })],
        "the keys of the screen still act"
    );
    press(&mut app, "esc esc");
    assert!(!app.view.zoomed && app.view.overlays.is_empty());
}

#[test]
fn escape_never_quits_and_q_does() {
    let (mut app, _) = app();
    press(&mut app, "esc esc esc");
    assert_eq!(app.exit, None);
    assert_eq!(app.view.said.as_deref(), Some("There is nothing to cancel; q quits."));
    press(&mut app, "q");
    assert_eq!(app.exit, Some(ExitRequest::Quit));
}
