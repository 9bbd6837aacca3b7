//! Tests of two runs side by side, with keys and mouse, on real runs.

use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

use super::input::press;
use super::library::{built_in, written};
use super::opening::on;
use super::overlays::rows;
use crate::tui::app::App;
use suffrage_engine::protocol::Role;
use suffrage_scenario::Scenario;
use suffrage_session::difference::Comparison;
use suffrage_text::Language;
use suffrage_view::testing::styled;
use suffrage_view::view_state::{Overlay, overlay};
use suffrage_view::{GlyphSet, Target, ThemeName};

fn ring(n: usize) -> Scenario {
    let ids = if n == 10 {
        "ids = [0, 2, 1, 4, 7, 3, 5, 9, 8, 6]".to_owned()
    } else {
        format!("count = {n}\norder = \"random\"")
    };
    let text = format!("protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = \"all\" }}]\n[processes]\n{ids}");
    written(&text)
}

fn opened(size: (u16, u16)) -> App {
    on(&ring(10), size, (ThemeName::Dark, GlyphSet::Default), Language::English)
}

pub(super) fn compared(keys: &str) -> App {
    let mut app = opened((120, 40));
    press(&mut app, keys);
    press(&mut app, "A n o - f enter");
    app
}

fn shown(app: &App) -> &Comparison {
    app.view.beside.as_deref().expect("two runs are side by side")
}

fn ticks(app: &App) -> [u64; 2] {
    shown(app).sides.each_ref().map(|side| side.clock.tick)
}

#[test]
fn a_run_is_put_beside_this_one_at_the_same_tick_with_the_same_acts() {
    let mut app = compared("right right right 9 c");
    assert!(app.view.overlays.is_empty());
    assert_eq!(shown(&app).sides.each_ref().map(|side| side.variant), ["standard", "no-forward"]);
    assert!(shown(&app).sides.iter().all(|side| side.processes[7].role == Role::Crashed), "9 was crashed before");
    assert_eq!(app.frame.clock.tick, 4);
    press(&mut app, "left");
    assert!(shown(&app).sides.iter().all(|side| side.processes[7].role != Role::Crashed));
    press(&mut app, "A");
    assert!(app.view.beside.is_none());
    assert_eq!((app.frame.variant, app.frame.clock.tick), ("standard", 3));
}

#[test]
fn the_list_offers_every_difference() {
    let mut app = opened((120, 40));
    press(&mut app, "A");
    let Some(Overlay::List(overlay::List { rows, .. })) = app.view.overlays.last() else { panic!("no list") };
    let names: Vec<&str> = rows.iter().map(|row| row.name.as_str()).collect();
    let offered = [
        "Chang–Roberts · no-forward",
        "Franklin · standard",
        "Bully · standard",
        "Raft election · standard",
        "Paxos · standard",
        "delay 1–4",
        "delay 1–16",
        "ids ascending",
        "ids descending",
        "seed 1",
        "no FIFO",
    ];
    assert_eq!(names, offered);
    for (keys, told) in
        [("d e s c", "ids descending"), ("1 – 4", "delay 1–4"), ("s e e d", "seed 1"), ("F I F O", "no FIFO")]
    {
        let mut app = opened((120, 40));
        press(&mut app, &format!("A {keys} enter"));
        let apart = shown(&app).apart[1].iter().map(|remark| app.look.texts.remark(remark)).collect::<Vec<_>>();
        assert_eq!(apart, [told]);
    }
}

#[test]
fn one_algorithm_of_agreement_is_put_beside_another_on_the_same_proposals_and_crashes() {
    let text = "protocol = \"flooding\"\nevents = [{ at = 1, start = \"all\" }, { at = 4, crash = 5 }]\n\
                [processes]\nids = [1, 2, 3, 4, 5]\nproposals = [\"a\", \"b\", \"c\", \"d\", \"e\"]";
    for (size, language) in
        [((80, 24), Language::English), ((120, 40), Language::Spanish), ((200, 55), Language::Portuguese)]
    {
        let mut app = on(&written(text), size, (ThemeName::Dark, GlyphSet::Default), language);
        press(&mut app, "A p a x o s enter");
        assert!(app.view.overlays.is_empty(), "{:?}", app.view.overlays);
        assert_eq!(shown(&app).sides.each_ref().map(|side| side.protocol), ["flooding", "paxos"]);
        while shown(&app).rested.contains(&None) {
            let before = ticks(&app);
            press(&mut app, "right");
            assert!(ticks(&app) > before, "it plays until both are at rest");
            let screen = rows(&app).join("\n");
            for side in &shown(&app).sides {
                let title = app.look.texts.protocol(side.protocol, side.protocol_title);
                assert!(screen.contains(&title) && !screen.contains('⟨'), "{title}\n{screen}");
            }
        }
        let decided = shown(&app).sides.each_ref().map(|side| {
            let live = side.processes.iter().filter(|process| process.role != Role::Crashed);
            live.map(|process| process.elected.map(|cell| cell.to_string())).collect::<Vec<_>>()
        });
        // On the right, the value of the highest ballot is decided, although its proposer is down.
        assert_eq!(decided, ["a", "e"].map(|value| vec![Some(value.to_owned()); 4]));
        assert_eq!(shown(&app).sides.each_ref().map(|side| side.lanes.is_some()), [false, true]);
        press(&mut app, "tab 2 w esc tab w esc home A");
        assert!(app.view.beside.is_none());
    }
}

#[test]
fn impossible_changes_are_refused_in_the_list() {
    let mut app = on(&ring(5000), (120, 40), (ThemeName::Dark, GlyphSet::Default), Language::English);
    press(&mut app, "A b u l l y enter");
    let Some(Overlay::List(overlay::List { fault, .. })) = app.view.overlays.last() else {
        panic!("the list is closed")
    };
    assert_eq!(fault.as_deref(), Some("5,000 processes are too many; a complete graph can have up to 4,096"));
    assert!(app.view.beside.is_none());
}

#[test]
fn both_are_stepped_together_and_one_stays_at_its_end() {
    let mut app = compared("");
    press(&mut app, "right right right");
    assert_eq!(ticks(&app), [3, 2]);
    assert_eq!(app.frame.clock.tick, 3);
    press(&mut app, "tab right");
    assert_eq!((ticks(&app), app.frame.clock.tick), ([4, 2], 4), "the focused run is over, and time continues");
    press(&mut app, "left left left");
    assert_eq!(ticks(&app), [1, 1]);
    press(&mut app, "g 9 enter");
    assert_eq!(ticks(&app), [9, 2]);
    press(&mut app, "home end");
    assert_eq!(ticks(&app), [9, 2]);
    press(&mut app, "pgup pgup pgdn");
    assert_eq!(ticks(&app), [8, 2]);
    press(&mut app, "home ;");
    assert_eq!(shown(&app).clock.half_way, Some((1, 10)));
    press(&mut app, ",");
    assert_eq!((ticks(&app), shown(&app).clock.half_way), ([0, 0], None));
}

#[test]
fn playing_continues_until_both_runs_are_over() {
    let mut app = compared("");
    press(&mut app, "space");
    while app.view.playing {
        let now = app.player.now + app.idle_time().expect("it plays");
        app.pass(now);
    }
    assert!(shown(&app).clock.quiet);
    assert_eq!(shown(&app).sides.each_ref().map(|side| side.counts.sent), [44, 10]);
}

#[test]
fn acts_enter_both_runs_and_report_if_one_cannot_take_them() {
    let mut app = compared("");
    press(&mut app, "right right right right 9 c");
    assert_eq!(app.view.said.as_deref(), Some("Tick 5: 9 crashes."));
    assert!(shown(&app).sides.iter().all(|side| side.processes[7].role == Role::Crashed && side.clock.tick == 5));
    // Only the left run still has messages in transit.
    press(&mut app, "left left left");
    press(&mut app, "1 x");
    let here = app.view.said.clone().unwrap_or_default();
    if let Some(Overlay::List(_)) = app.view.overlays.last() {
        press(&mut app, "enter");
    }
    let said = app.view.said.clone().unwrap_or(here);
    assert!(said.ends_with("The act applies only to this run, not to the other run."), "{said}");
    assert_eq!(shown(&app).sides.each_ref().map(|side| side.counts.lost), [1, 0]);
}

#[test]
fn tab_focuses_the_other_run_and_escape_keeps_the_focused_one() {
    let mut app = compared("");
    press(&mut app, "7 tab");
    assert_eq!((shown(&app).focus, app.frame.variant), (1, "no-forward"));
    assert_eq!(app.selected().map(|process| process.id.number()), Some(7));
    press(&mut app, "esc");
    assert!(app.view.beside.is_none());
    assert_eq!(app.frame.variant, "no-forward");
    assert_eq!(app.selected().map(|process| process.id.number()), Some(7));
}

#[test]
fn the_closed_run_can_be_restored_until_the_next_act() {
    let mut app = compared("");
    press(&mut app, "right right tab esc");
    assert!(app.view.said.as_deref().is_some_and(|said| said.contains("A shows both")), "{:?}", app.view.said);
    press(&mut app, "right A enter");
    assert_eq!((shown(&app).focus, app.frame.variant), (1, "no-forward"), "on its side");
    assert_eq!(shown(&app).sides.each_ref().map(|side| side.variant), ["standard", "no-forward"]);
    press(&mut app, "esc left left 7 c A");
    let Some(Overlay::List(overlay::List { rows, .. })) = app.view.overlays.last() else { panic!("it is asked") };
    assert!(rows.iter().all(|row| !row.name.contains("again")), "the other has not taken the act: {rows:?}");
}

#[test]
fn a_remark_about_one_of_two_runs_names_its_side() {
    let mut app = compared("");
    press(&mut app, "tab u");
    let Some(Overlay::List(overlay::List { title, .. })) = app.view.overlays.last() else { panic!("it is asked") };
    assert!(title.starts_with("Right run: "), "{title}");
    press(&mut app, "enter");
    assert!(app.view.said.as_deref().is_some_and(|said| said.starts_with("Right run: ")), "{:?}", app.view.said);
}

#[test]
fn an_act_in_the_past_of_two_runs_announces_a_branch() {
    let mut app = compared("right right right right 9 c right 7 c esc");
    press(&mut app, "left left left 4 c");
    let said = app.view.said.clone().unwrap_or_default();
    assert!(said.starts_with("Tick") && said.contains("starts here on each side; the old runs are kept."), "{said}");
    press(&mut app, "5 c");
    let said = app.view.said.clone().unwrap_or_default();
    assert!(!said.contains("begins"), "{said}");
}

#[test]
fn seed_number_and_restart_start_both_again() {
    let mut app = compared("right right 7 c");
    press(&mut app, "r");
    let said = "Restarted without your acts; branch 1 keeps them. | Restarted without your acts.";
    assert_eq!((ticks(&app), super::all_lengths(&app).as_str()), ([0, 0], said));
    press(&mut app, "tab s");
    assert_eq!(shown(&app).sides.each_ref().map(|side| side.seed), [1, 1]);
    assert_eq!((shown(&app).focus, app.view.said.as_deref()), (1, Some("Seed 1.")));
    press(&mut app, "S 5 enter");
    assert_eq!(shown(&app).sides.each_ref().map(|side| side.n), [5, 5]);
}

#[test]
fn commands_unavailable_side_by_side_say_so() {
    let mut app = compared("");
    for key in ["t", "a"] {
        press(&mut app, key);
        let said = app.view.said.as_deref();
        assert_eq!(said, Some("Not possible with two runs; Esc goes back to one run."), "{key}");
        assert!(app.view.beside.is_some());
    }
}

#[test]
fn the_mouse_turns_to_the_other_run_and_seeks_in_both() {
    let mut app = compared("");
    press(&mut app, "right right right right");
    let at = |app: &App, wanted: &dyn Fn(Target) -> bool| {
        app.area.positions().find(|at| app.hits().at(*at).is_some_and(wanted)).expect("it is there")
    };
    let click = |app: &mut App, at: ratatui::layout::Position| {
        let event = |kind| Event::Mouse(MouseEvent { kind, column: at.x, row: at.y, modifiers: KeyModifiers::NONE });
        app.take(&event(MouseEventKind::Down(MouseButton::Left)));
        app.take(&event(MouseEventKind::Up(MouseButton::Left)));
    };
    let other = at(&app, &|target| target == Target::OtherRun);
    assert!(other.x >= 60, "the right half");
    click(&mut app, other);
    assert_eq!(shown(&app).focus, 1);
    let four = at(&app, &|target| target == Target::Process(3));
    assert!(four.x > 60, "a process of the run that has the keys");
    click(&mut app, four);
    assert_eq!(app.selected().map(|process| process.id.number()), Some(4));
    let second = at(&app, &|target| target == Target::Tick(2));
    click(&mut app, second);
    assert_eq!(ticks(&app), [2, 2]);
}

#[test]
fn thousands_of_processes_are_compared_in_pieces() {
    let mut app = on(&ring(3000), (120, 40), (ThemeName::Dark, GlyphSet::Default), Language::English);
    press(&mut app, "A n o - f enter right right right");
    assert!(shown(&app).sides.iter().all(|side| side.ring.is_some() && side.n == 3000));
    assert_eq!(shown(&app).difference.as_ref().map(|found| found.tick), Some(2));
    for size in [(80, 24), (200, 55)] {
        app.lay_out_in(Rect::new(0, 0, size.0, size.1));
        styled(&app.frame, &app.view, &app.look, size);
    }
}

fn written_in(app: &App, columns: std::ops::Range<usize>) -> Vec<String> {
    let rows = rows(app);
    let part = |row: &String| row.chars().skip(columns.start).take(columns.len()).collect::<String>();
    rows[2..14].iter().map(part).filter(|row| !row.trim().is_empty()).collect()
}

#[test]
fn no_lane_is_empty_on_the_smallest_screen() {
    let [paxos, multi_paxos] = ["paxos-duel", "multi-paxos-gap"].map(built_in);
    for (name, scenario) in [("paxos", paxos), ("multi-paxos", multi_paxos), ("a ring of 64", ring(64))] {
        let mut app = on(&scenario, (80, 24), (ThemeName::Dark, GlyphSet::Default), Language::English);
        press(&mut app, "esc A s e e d enter");
        assert!(app.is_comparing(), "{name}: {:#?}", rows(&app));
        for tick in 0..8 {
            for columns in [0..39, 40..79] {
                let written = written_in(&app, columns.clone());
                assert!(written.len() > 2, "{name} at {tick}, {columns:?}\n{:#?}", rows(&app));
            }
            press(&mut app, "right esc");
        }
    }
}
