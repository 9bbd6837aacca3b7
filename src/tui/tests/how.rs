//! Tests of the keys of the panes that show the state of processes and their decisions.

use super::input::press;
use super::library::{built_in, written};
use super::opening::without_notes;
use super::overlays::rows;
use super::tools::first_demos;
use crate::tui::app::App;
use suffrage_session::Ask;
use suffrage_view::view_state::{HowView, Pane};

fn words(app: &App) -> Vec<&str> {
    app.view.hints.iter().map(|hint| hint.word.as_str()).collect()
}

fn assert_shown(app: &App, text: &str) {
    let shown = rows(app).join("\n");
    assert!(shown.contains(text), "{text}\n{shown}");
}

fn panes(app: &mut App) -> Vec<Pane> {
    let mut panes = Vec::new();
    while panes.last() != Some(&Pane::Arena) {
        press(app, "tab");
        panes.push(app.view.focus);
    }
    panes
}

#[test]
fn tab_visits_only_panes_with_content() {
    let all = Pane::ALL[1..].iter().chain([&Pane::Arena]).copied();
    let all: Vec<Pane> = all.filter(|pane| *pane != Pane::Checked).collect();
    assert_eq!(panes(&mut without_notes("byzantine-generals-seven", (80, 24))), all);
    assert_eq!(panes(&mut without_notes("flooding-one-crash", (80, 24))), all);
    let elections: Vec<Pane> = all.into_iter().filter(|pane| ![Pane::Holds, Pane::How].contains(pane)).collect();
    assert_eq!(panes(&mut without_notes("bully-leader-fails", (80, 24))), elections);
}

#[test]
fn every_state_of_a_process_can_be_shown() {
    for demo in first_demos() {
        let mut app = without_notes(demo.name, (120, 40));
        press(&mut app, "end");
        let frame = app.session.frame(&Ask { holdings: 9, derivation: true, ..Ask::default() });
        let panes = panes(&mut app);
        assert_eq!(panes.contains(&Pane::Holds), frame.holdings.is_some() || frame.logs.is_some(), "{}", demo.name);
        assert_eq!(panes.contains(&Pane::How), frame.deriving.is_some(), "{}", demo.name);
        while panes.contains(&Pane::Holds) && app.view.focus != Pane::Holds {
            press(&mut app, "tab");
        }
        if panes.contains(&Pane::Holds) {
            assert_shown(&app, "HOLDS");
        }
    }
}

#[test]
fn a_table_of_votes_is_unfolded_and_folded_again() {
    let mut app = without_notes("byzantine-generals-seven", (80, 24));
    press(&mut app, "g 4 enter 4 tab tab");
    assert_eq!((app.view.focus, words(&app)[0]), (Pane::How, "open"));
    let selected = app.view.selected;
    press(&mut app, "down up");
    assert_eq!(app.view.selected, selected, "as long as it is a list, the keys choose a process");
    press(&mut app, "enter");
    assert!(app.view.zoomed);
    assert_shown(&app, "these 6:");
    press(&mut app, "down down enter");
    assert_eq!(app.view.how, HowView { path: Vec::new(), row: 2, is_open: true });
    assert_shown(&app, "nothing came from 2: counts as retreat");
    assert_eq!(app.view.selected, selected);
    press(&mut app, "up up up enter enter");
    assert_eq!(app.view.how, HowView { path: Vec::new(), row: 4, is_open: true }, "before the first comes the last");
    press(&mut app, "esc");
    assert!(app.view.zoomed && !app.view.how.is_open, "the last opened row is folded first");
    press(&mut app, "esc");
    assert!(!app.view.zoomed);
}

#[test]
fn a_row_of_a_deeper_tree_opens_as_a_table() {
    let mut app = without_notes("byzantine-generals-seven", (120, 40));
    let deep = "protocol = \"byzantine-generals\"\nparams = { f = 3 }\nevents = [{ at = 1, start = 1 }]\n[processes]\ncount = 10\n";
    app.session.show(&written(deep));
    app.refresh();
    press(&mut app, "g 5 enter 3 tab tab z down enter");
    assert_eq!(app.view.how, HowView { path: vec![1], row: 0, is_open: false });
    assert_shown(&app, "1·4");
    press(&mut app, "enter");
    assert_eq!(app.view.how, HowView { path: vec![1], row: 0, is_open: true });
    press(&mut app, "esc esc");
    assert_eq!((app.view.how.clone(), app.view.zoomed), (HowView { path: Vec::new(), row: 1, is_open: false }, true));
    // In presentation mode, the pane always fills the screen.
    press(&mut app, "esc f5 tab tab enter");
    assert_eq!((app.view.presenting, app.view.how.path.len()), (true, 1));
    press(&mut app, "esc");
    assert!(app.view.presenting, "first it is folded");
    press(&mut app, "esc");
    assert!(!app.view.presenting);
}

#[test]
fn a_pane_without_content_for_an_algorithm_loses_the_focus_to_the_graph() {
    let mut app = without_notes("byzantine-generals-four", (80, 24));
    press(&mut app, "tab tab z");
    assert_eq!((app.view.focus, app.view.zoomed), (Pane::How, true));
    app.session.show(&built_in("bully-leader-fails"));
    press(&mut app, "right");
    assert_eq!((app.view.focus, app.view.zoomed), (Pane::Arena, false));
}
