//! Tests of the tree of runs and its keys, on real runs.

use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

use super::all_lengths;
use super::input::press;
use super::library::built_in;
use super::opening::on;
use crate::tui::app::App;
use suffrage_text::Language;
use suffrage_view::testing::styled;
use suffrage_view::view_state::overlay::{TreeRow, TreeRowIs, TreeShown};
use suffrage_view::view_state::{Overlay, overlay};
use suffrage_view::{GlyphSet, Target, ThemeName};

/// In this run, process 7 is down from tick 2 on.
fn bully(look: (ThemeName, GlyphSet), language: Language, size: (u16, u16)) -> App {
    on(&built_in("bully-leader-fails"), size, look, language)
}

fn opened() -> App {
    bully((ThemeName::Dark, GlyphSet::Default), Language::English, (80, 24))
}

fn grown() -> App {
    let mut app = opened();
    press(&mut app, "g 9 9 enter esc g 5 enter esc 6 c esc g 9 9 enter esc g 5 enter esc 5 c esc g 9 9 enter esc");
    app
}

fn said(app: &App) -> String {
    app.view.said.as_deref().unwrap_or_default().to_owned()
}

fn rows(app: &App) -> Vec<TreeRow> {
    match app.view.overlays.last() {
        Some(Overlay::Branches(overlay::Branches { rows, .. })) => rows.clone(),
        other => panic!("no tree: {other:?}"),
    }
}

fn numbers(app: &App) -> Vec<(usize, TreeShown)> {
    let branch = |row: &TreeRow| match row.is {
        TreeRowIs::Branch { number, shown, .. } => Some((number, shown)),
        _ => None,
    };
    rows(app).iter().filter_map(branch).collect()
}

#[test]
fn one_branch_alone_says_how_to_make_another() {
    let mut app = opened();
    press(&mut app, "right >");
    assert_eq!(said(&app), "There is only one branch: go back and act differently to start another.");
    assert_eq!((app.frame.branching.number, app.frame.branching.count), (1, 1));
}

#[test]
fn the_keys_cycle_through_the_branches_at_the_same_tick() {
    let mut app = grown();
    assert_eq!((app.frame.branching.number, app.frame.branching.count), (3, 3));
    press(&mut app, "g 7 enter esc 4 z ] esc");
    assert_eq!((app.frame.branching.number, app.frame.clock.tick), (1, 7));
    let mut seen = Vec::new();
    for _ in 0..3 {
        press(&mut app, ">");
        seen.push((app.frame.branching.number, app.frame.clock.tick, said(&app)));
    }
    assert_eq!(
        seen,
        [
            (2, 7, "Branch 2 of 3 · tick 6: 6 crashes · same as branch 1 up to tick 5.".to_owned()),
            (3, 7, "Branch 3 of 3 · tick 6: 5 crashes · same as branch 2 up to tick 5.".to_owned()),
            (1, 7, "Branch 1 of 3 · no act of yours · same as branch 3 up to tick 5.".to_owned()),
        ]
    );
    assert_eq!(app.selected().map(|process| process.id.number()), Some(4), "the selection stays");
    press(&mut app, "<");
    assert_eq!(app.frame.branching.number, 3);
    assert_eq!(app.frame.branching.forks, [5]);
}

#[test]
fn a_run_that_rests_earlier_is_shown_at_its_end() {
    let mut app = opened();
    press(&mut app, "g 9 9 enter esc");
    let first = app.frame.clock.tick;
    press(&mut app, "4 c esc g 9 9 enter esc g 5 enter esc 6 c esc g 9 9 enter esc");
    let second = app.frame.clock.tick;
    let late = first.max(second) + 3;
    press(&mut app, "1 e esc g 9 9 enter esc <");
    assert!(app.frame.clock.tick <= late);
    let (number, tick) = (app.frame.branching.number, app.frame.clock.tick);
    press(&mut app, ">");
    let there = app.frame.clock.tick;
    let told = said(&app);
    assert_ne!(app.frame.branching.number, number);
    assert!(there == tick || told.contains(&format!("The run is over at tick {there}.")), "{told}");
}

#[test]
fn half_way_inside_a_tick_stays_half_way_where_both_have_it() {
    let (mut shared, mut apart) = (false, false);
    let mut app = opened();
    press(&mut app, "g 9 9 enter esc g 8 enter esc 6 c esc g 9 9 enter esc");
    for (from, is_shared) in [(5, true), (6, true), (7, true), (8, false), (9, false)] {
        press(&mut app, &format!("g {from} enter esc ;"));
        while app.frame.clock.half_way.is_none() && app.frame.clock.tick == from {
            // The last key opened a question or its answer.
            press(&mut app, ";");
        }
        let clock = app.frame.clock;
        press(&mut app, "> esc");
        let half_way = clock.half_way.filter(|_| is_shared);
        assert_eq!((app.frame.clock.tick, app.frame.clock.half_way), (clock.tick, half_way), "after {from}");
        shared |= half_way.is_some();
        apart |= clock.half_way.is_some() && !is_shared;
    }
    assert!(shared && apart, "ticks with several events were shown half-way");
}

#[test]
fn switching_branches_pauses_and_drops_the_selection() {
    let mut app = grown();
    press(&mut app, "g 6 enter esc t enter");
    assert!(app.view.event.is_some());
    press(&mut app, ">");
    assert!(app.view.event.is_none());
    press(&mut app, "home esc space");
    assert!(app.view.playing);
    press(&mut app, "<");
    assert!(!app.view.playing);
}

#[test]
fn the_tree_shows_acts_and_endings() {
    let mut app = grown();
    press(&mut app, "B");
    assert_eq!(numbers(&app), [(1, TreeShown::No), (2, TreeShown::No), (3, TreeShown::WithKeys)]);
    let TreeRowIs::Branch { did, ended, .. } = &rows(&app)[1].is else { panic!("a branch") };
    assert_eq!(did, &[(Some(6), "6 crashes".to_owned())]);
    assert!(ended.contains("at rest at tick"), "{ended}");
    press(&mut app, "up n b e s t enter");
    assert_eq!(said(&app), "Branch 2 is called “best”.");
    let Some(Overlay::Branches(overlay::Branches { about, .. })) = app.view.overlays.last() else { panic!("no tree") };
    assert!(
        about.starts_with("From branch 1 after tick 5: branch 2 “best” · tick 6: 6 crashes. In the end: "),
        "{about}"
    );
    press(&mut app, "enter");
    assert!(app.view.overlays.is_empty());
    assert_eq!(app.frame.branching.name.as_deref(), Some("best"));
    assert!(said(&app).starts_with("Branch 2 of 3 “best” · tick 6: 6 crashes"), "{}", said(&app));
    press(&mut app, "B n");
    for _ in 0..4 {
        press(&mut app, "bs");
    }
    press(&mut app, "enter");
    assert_eq!(said(&app), "Branch 2 has no name.");
    press(&mut app, "enter");
    assert!(app.view.overlays.is_empty(), "it is on the screen already");
    press(&mut app, "B up g");
    assert_eq!(said(&app), "This is the first branch: it has no parent.");
    press(&mut app, "down down g");
    assert_eq!((app.frame.branching.number, app.frame.clock.tick), (3, 5));
    assert_eq!(said(&app), "Here branch 3 starts from branch 1, after tick 5.");
    press(&mut app, "g 8 enter esc B g");
    assert_eq!((app.frame.clock.tick, said(&app)), (5, "Here branch 3 starts from branch 1, after tick 5.".to_owned()));
}

#[test]
fn a_long_name_is_cut_with_a_remark() {
    let mut app = grown();
    press(&mut app, "B n");
    press(&mut app, &["x"; 41].join(" "));
    press(&mut app, "enter");
    let Some(Overlay::Prompt(overlay::Prompt { fault, .. })) = app.view.overlays.last() else {
        panic!("the line stays open")
    };
    assert_eq!(fault.as_deref(), Some("A name has at most 40 characters; this one has 41."));
    press(&mut app, "bs enter");
    assert_eq!(app.frame.branching.name.as_ref().map(String::len), Some(40));
}

#[test]
fn a_bookmark_is_on_every_branch_with_its_moment() {
    let mut app = grown();
    press(&mut app, "g 3 enter esc m");
    assert_eq!(said(&app), "Tick 3 has a bookmark; press ' to name it, or m to remove it.");
    press(&mut app, "g 8 enter esc ' e n d enter");
    assert_eq!(said(&app), "The bookmark at tick 8 is called “end”.");
    let ticks = |app: &App| app.frame.branching.bookmarks.iter().map(|bookmark| bookmark.tick).collect::<Vec<_>>();
    assert_eq!(ticks(&app), [3, 8]);
    press(&mut app, "ctrl+left");
    assert_eq!((app.frame.clock.tick, said(&app)), (3, "Bookmark, tick 3.".to_owned()));
    press(&mut app, "ctrl+left");
    assert_eq!(said(&app), "There is no bookmark before this moment; m puts one here.");
    press(&mut app, "ctrl+right");
    assert_eq!((app.frame.clock.tick, said(&app)), (8, "Bookmark “end”, tick 8.".to_owned()));
    press(&mut app, "<");
    assert_eq!(ticks(&app), [3], "tick 8 of another branch is another moment");
    press(&mut app, "B");
    let marks = rows(&app).iter().filter(|row| matches!(row.is, TreeRowIs::Bookmark { .. })).count();
    assert_eq!(marks, 2);
    press(&mut app, "up up enter");
    assert_eq!(app.frame.branching.number, 1);
    press(&mut app, "B down m");
    assert_eq!(said(&app), "Tick 3 no longer has a bookmark.");
    assert_eq!(ticks(&app), [0; 0]);
    press(&mut app, "m");
    assert_eq!(said(&app), "Select a bookmark.");
}

#[test]
fn two_branches_are_compared_and_distinguished() {
    let mut app = grown();
    press(&mut app, "g 8 enter esc A");
    let Some(Overlay::List(overlay::List { rows, chosen, .. })) = app.view.overlays.last() else { panic!("no list") };
    let first: Vec<_> = rows.iter().take(2).map(|row| (row.name.as_str(), &*row.about)).collect();
    assert_eq!(
        first,
        [
            ("branch 1", "no act of yours · at rest at tick 11: leader 6 · same up to tick 5"),
            ("branch 2", "tick 6: 6 crashes · at rest at tick 11: leader 5 · same up to tick 5"),
        ]
    );
    assert_eq!(*chosen, 0);
    press(&mut app, "down enter");
    let shown = app.view.beside.as_deref().expect("two runs");
    let apart =
        shown.apart.each_ref().map(|apart| apart.iter().map(|told| app.look.texts.remark(told)).collect::<Vec<_>>());
    assert_eq!(apart, [["branch 3", "tick 6: 5 crashes"], ["branch 2", "tick 6: 6 crashes"]]);
    assert_eq!(shown.difference.as_ref().map(|found| found.tick), Some(6));
    assert_eq!(shown.sides.each_ref().map(|side| side.clock.tick), [8, 8]);
    // An act enters both branches, so both fork.
    press(&mut app, "left left 4 c");
    assert_eq!(app.session.history().branches.len(), 5);
    assert!(said(&app).contains("Branches 4 and 5 start here; the old runs are kept."), "{}", said(&app));
    press(&mut app, "tab");
    for _ in 0..5 {
        press(&mut app, ">");
        let numbers = app.view.beside.as_deref().expect("two runs").sides.each_ref().map(|side| side.branching.number);
        assert_ne!(numbers[0], numbers[1], "the branch beside is skipped");
    }
    press(&mut app, "esc");
    assert!(app.view.beside.is_none());
    press(&mut app, "A");
    let Some(Overlay::List(overlay::List { rows, .. })) = app.view.overlays.last() else { panic!("no list") };
    assert!(rows[0].name.ends_with(", again"), "{rows:?}");
    press(&mut app, "enter B");
    let shown: Vec<_> = numbers(&app).into_iter().filter(|(_, shown)| *shown != TreeShown::No).collect();
    assert_eq!(shown.len(), 2);
}

#[test]
fn the_tree_puts_a_branch_beside_the_one_on_the_screen() {
    let mut app = grown();
    press(&mut app, "g 8 enter esc B A");
    assert_eq!(said(&app), "This branch is on the screen already.");
    press(&mut app, "up A");
    let shown = app.view.beside.as_deref().expect("two runs");
    assert_eq!(shown.sides.each_ref().map(|side| side.branching.number), [3, 2]);
    press(&mut app, "B up enter");
    assert_eq!(
        app.view.beside.as_deref().map(|beside| beside.focus),
        Some(1),
        "it is on the screen already: it gets the keys"
    );
}

#[test]
fn a_restart_another_seed_and_another_number_keep_the_old_run() {
    let mut app = grown();
    press(&mut app, "r esc");
    assert_eq!((app.frame.branching.number, app.frame.clock.tick, app.frame.branching.count), (1, 0, 3));
    press(&mut app, "s esc S 4 enter esc esc <");
    assert!(said(&app).starts_with("This scenario has only one branch; B shows all branches."), "{}", said(&app));
    assert_eq!((app.frame.n, app.frame.branching.number, app.frame.branching.count), (4, 1, 1));
    press(&mut app, "right B");
    let scenarios = rows(&app).iter().filter(|row| matches!(row.is, TreeRowIs::Scenario { .. })).count();
    assert_eq!((scenarios, numbers(&app).len()), (2, 4), "unplayed branches are not shown");
    press(&mut app, "pgup pgup enter");
    assert_eq!((app.frame.branching.number, app.frame.branching.count, app.frame.n), (1, 3, 7));
    assert_eq!(app.frame.clock.tick, 1);
}

#[test]
fn later_acts_can_be_left_out() {
    let mut app = opened();
    press(&mut app, "g 5 enter esc 6 c esc 5 c esc g 5 enter esc");
    press(&mut app, ": l a t e r");
    let Some(Overlay::List(overlay::List { rows, .. })) = app.view.overlays.last() else { panic!("no palette") };
    assert_eq!(&*rows[0].about, "without later acts: continues on a branch that has no acts after this moment");
    press(&mut app, "enter");
    assert_eq!((app.frame.branching.number, app.frame.branching.count), (2, 2));
    assert_eq!(said(&app), "Branch 2: no act after tick 5.");
    press(&mut app, "g 8 enter esc");
    assert!(app.session.acts().is_empty());
    press(&mut app, "< B w");
    assert_eq!(said(&app), "This branch has no acts after this moment.");
}

#[test]
fn the_future_of_another_branch_is_computed_again_before_it_is_revealed() {
    let mut app = grown();
    press(&mut app, "g 6 enter esc < < R");
    assert_eq!(said(&app), "The recorded future is shown, dimmed; R hides it.");
    assert!(!app.frame.marks_ahead.is_empty());
    let ahead = app.frame.marks_ahead.clone();
    press(&mut app, "> <");
    assert_eq!(app.frame.marks_ahead, ahead);
    assert_eq!(app.frame.clock.tick, 6);
}

#[test]
fn hundreds_of_branches_scroll() {
    let mut app = opened();
    press(&mut app, "g 9 9 enter esc");
    for tick in 0..150_u64 {
        app.session.seek(1 + tick % 9);
        let position = (tick % 6) as u32;
        let command = suffrage_engine::sim::command::Command::Crash {
            targets: suffrage_engine::sim::command::Targets::Listed(vec![position]),
            after: Some(tick as u32),
        };
        app.session.act(command);
        app.session.seek(30);
    }
    press(&mut app, "B");
    assert!(numbers(&app).len() > 80, "{}", numbers(&app).len());
    for size in [(80, 24), (120, 40), (200, 55)] {
        app.lay_out_in(Rect::new(0, 0, size.0, size.1));
        styled(&app.frame, &app.view, &app.look, size);
    }
    press(&mut app, "pgup pgup pgup enter");
    assert!(app.view.overlays.is_empty());
}

#[test]
fn a_click_chooses_a_row_and_a_second_one_goes_there() {
    let mut app = grown();
    press(&mut app, "g 8 enter esc B");
    let target = |app: &App, row| {
        let is_row = |at: &ratatui::layout::Position| app.hits().at(*at) == Some(Target::Row(row));
        app.area.positions().find(is_row).expect("it is there")
    };
    let click = |app: &mut App, at: ratatui::layout::Position| {
        let event = |kind| Event::Mouse(MouseEvent { kind, column: at.x, row: at.y, modifiers: KeyModifiers::NONE });
        app.take(&event(MouseEventKind::Down(MouseButton::Left)));
        app.take(&event(MouseEventKind::Up(MouseButton::Left)));
    };
    let second = target(&app, 1);
    click(&mut app, second);
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Branches(overlay::Branches { chosen: 1, .. }))));
    click(&mut app, second);
    assert_eq!((app.frame.branching.number, app.frame.clock.tick), (2, 8));
}

#[test]
fn a_switch_from_a_branch_without_content_names_only_branches_that_stay() {
    let mut app = opened();
    press(&mut app, "right right 4 c d right U");
    assert_eq!((app.frame.branching.number, app.frame.branching.count), (2, 2), "{}", said(&app));
    press(&mut app, "<");
    assert_eq!(app.frame.branching.count, 1);
    assert!(
        said(&app).starts_with("Branch 1 of 1") && !all_lengths(&app).contains("branch 2"),
        "{}",
        all_lengths(&app)
    );
}
