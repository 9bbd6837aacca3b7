//! Tests of "Can this go wrong from here?": the form, the search in portions, and the playback of the found run.

use std::time::Duration;

use super::input::press;
use super::library::built_in;
use super::opening::{app, lecture, on, opened};
use super::overlays::rows;
use crate::tui::app::App;
use suffrage_engine::property::Status;
use suffrage_engine::protocols::ProtocolId;
use suffrage_scenario::builtin;
use suffrage_text::{Language, ids};
use suffrage_view::view_state::{Overlay, overlay};
use suffrage_view::{GlyphSet, ThemeName};

fn form(app: &App) -> &overlay::List {
    match app.view.overlays.last() {
        Some(Overlay::List(list)) => list,
        other => panic!("no form: {other:?}"),
    }
}

fn value<'a>(app: &'a App, name: &str) -> &'a str {
    let row = form(app).rows.iter().find(|row| row.name == name).unwrap_or_else(|| panic!("no row {name}"));
    row.about.longest()
}

fn wait(app: &mut App) {
    for portions in 1..10_000_u64 {
        app.pass(Duration::from_millis(portions * 20));
        if app.travel.is_none() && !app.view.playing {
            return;
        }
    }
    panic!("it does not end");
}

fn violated(app: &App) -> Vec<&'static str> {
    let all = app.session.lookup().properties().iter();
    all.filter(|property| property.status == Status::Violated).map(|property| property.name).collect()
}

#[test]
fn the_form_starts_with_the_check_of_the_file() {
    let mut app = opened(&built_in("bully-trusting"));
    press(&mut app, "K");
    assert_eq!(form(&app).title.longest(), "Can a run go wrong from tick 0?");
    assert_eq!((value(&app, "clock"), value(&app, "crashes"), value(&app, "too early")), ("no", "0", "0"));
    assert_eq!((value(&app, "One leader"), value(&app, "Safety")), ("yes", "no"));
    press(&mut app, "down down down right right left");
    assert_eq!(value(&app, "crashes"), "1");
    // With the clock on, a timer fires at the tick for which it was set, so no timer is too early.
    press(&mut app, "up up up right");
    assert_eq!(value(&app, "clock"), "yes");
    assert!(form(&app).rows.iter().all(|row| row.name != "too early"));
    press(&mut app, "esc");
    assert!(app.layers.is_empty() && app.travel.is_none());
}

#[test]
fn a_broken_property_keeps_its_name_and_its_value_on_the_narrowest_screen() {
    let mut app =
        on(&built_in("superpeer-dht-ten"), (80, 24), (ThemeName::Dark, GlyphSet::Default), Language::Portuguese);
    press(&mut app, "K");
    let mut shown = form(&app).clone();
    let at = shown.rows.iter().position(|row| row.name == "Responsabilidade").expect("the property is judged");
    shown.rows[at].about = app.look.texts.fit(ids::CHECK_FORM_BROKEN);
    app.view.overlays = vec![Overlay::List(shown)];
    assert!(rows_have(&app, "Responsabilidade não"), "{}", rows(&app).join("\n"));
}

#[test]
fn every_row_of_the_form_fits_the_narrowest_screen() {
    let mut protocols: Vec<ProtocolId> = Vec::new();
    for entry in builtin::ALL {
        let scenario = built_in(entry.name);
        if protocols.contains(&scenario.protocol()) {
            continue;
        }
        protocols.push(scenario.protocol());
        for language in Language::ALL {
            let mut app = on(&scenario, (80, 24), (ThemeName::Dark, GlyphSet::Default), language);
            press(&mut app, "K");
            for at in 0..form(&app).rows.len() {
                for key in ["right", "left"] {
                    press(&mut app, key);
                    let Some(row) = form(&app).rows.get(at) else { continue };
                    let value = format!("{} ", row.about.longest());
                    let names = [Some(&row.name), row.short.as_ref()];
                    let has_name = |line: &String| names.into_iter().flatten().any(|name| line.contains(name));
                    assert!(
                        rows(&app).iter().any(|line| has_name(line) && line.contains(&value)),
                        "{}, {language:?}: {} {value}\n{}",
                        entry.name,
                        row.name,
                        rows(&app).join("\n")
                    );
                }
                press(&mut app, "down");
            }
        }
    }
    assert!(protocols.len() > 10, "{}", protocols.len());
}

#[test]
fn a_violation_becomes_a_branch_and_is_played() {
    let (mut app, _) = app();
    press(&mut app, "right right");
    let (before, tick) = (app.session.branch(), app.session.tick());
    press(&mut app, "K down down down right enter");
    wait(&mut app);
    let here = app.session.branch();
    assert_ne!(here, before);
    assert_eq!(app.session.history().shared(before, here), Some(tick));
    assert_eq!(app.session.history().branch(here).name.as_deref(), Some("Liveness breaks"));
    assert_eq!(violated(&app), ["termination"]);
    assert!(app.session.tick() > tick);
    assert!(app.session.acts().iter().all(|(at, _)| *at > tick), "the acts before are the same");
    // The original branch is unchanged.
    press(&mut app, "<");
    wait(&mut app);
    assert_eq!(app.session.branch(), before);
    assert!(app.session.acts().is_empty());
}

#[test]
fn without_a_violation_the_number_of_states_is_shown() {
    let (mut app, _) = app();
    press(&mut app, "right K enter");
    wait(&mut app);
    let said = app.view.said.as_ref().expect("the remark is shown").longest().to_owned();
    assert!(
        said.starts_with("No violation in ")
            && said.ends_with("from here (5 properties, with the clock, trying every delay and random choice)."),
        "{said}"
    );
    assert_eq!((app.session.branch(), app.session.tick()), (0, 1), "the run stays");
}

/// Presses `PgDn` until the run and the tick are those of `stop`.
fn page_down_to(app: &mut App, stop: (usize, u64)) {
    for _ in 0..20 {
        press(app, "pgdn");
        wait(app);
        if (app.session.branch(), app.session.tick()) == stop {
            return;
        }
    }
    panic!("PgDn does not lead back: {:?} {}", app.session.branch(), app.session.tick());
}

#[test]
fn a_found_run_keeps_the_title_and_leads_back_to_the_lecture() {
    // The first check gives a branch, the second one a scenario of its own.
    for (demo, keys) in
        [("chang-roberts-ring", "pgdn K down down down right enter"), ("bully-crossing", "pgdn K enter")]
    {
        for before in ["", "f5 "] {
            for back in ["<", "pgdn"] {
                let mut app = lecture(demo, Language::English, (80, 24));
                press(&mut app, &format!("{before}{keys}"));
                let (title, stop) = (app.frame.title.clone(), (app.session.branch(), app.session.tick()));
                wait(&mut app);
                assert_ne!(app.session.branch(), stop.0, "{demo}");
                assert_eq!(app.frame.title, title, "{demo}");
                let history = app.session.history();
                assert_eq!(history.family(app.session.branch()), history.family(stop.0));
                assert!(history.drawn().contains(&(app.session.branch(), 1)), "it hangs below the demo");
                if back == "pgdn" {
                    page_down_to(&mut app, stop);
                } else {
                    press(&mut app, "<");
                    wait(&mut app);
                }
                assert_eq!((app.session.branch(), app.session.tick()), stop, "{demo} {before} {back}");
                assert!(app.view.checked.is_some() && app.view.presenting != before.is_empty());
            }
        }
    }
}

#[test]
fn after_an_act_on_a_found_run_the_lecture_does_not_lead_back() {
    let mut app = lecture("bully-crossing", Language::English, (80, 24));
    press(&mut app, "pgdn K enter");
    let stop = (app.session.branch(), app.session.tick());
    wait(&mut app);
    let (found, end) = (app.session.branch(), app.session.tick());
    press(&mut app, "1 e pgdn");
    wait(&mut app);
    assert_eq!(app.session.branch(), found);
    assert!(app.session.tick() > end && found != stop.0);
    press(&mut app, "<");
    wait(&mut app);
    assert_eq!((app.session.branch(), app.session.tick()), stop, "the key of branches leads back");
}

#[test]
fn the_result_stays_in_a_pane_until_another_demo_is_shown() {
    let mut app = lecture("chang-roberts-ring", Language::English, (120, 40));
    press(&mut app, "right esc K enter");
    wait(&mut app);
    press(&mut app, "right left");
    assert!(rows_have(&app, "CHECK OF ALL RUNS") && rows_have(&app, "No violation in"), "{}", rows(&app).join("\n"));
    assert!(rows_have(&app, "Searched: all") && rows_have(&app, "Allowed: with"));
    press(&mut app, "tab");
    assert!(!rows_have(&app, "CHECK OF ALL RUNS"));
    press(&mut app, "backtab");
    assert!(rows_have(&app, "CHECK OF ALL RUNS"));
    // The first Esc closes the note.
    press(&mut app, "esc esc");
    assert!(!rows_have(&app, "CHECK OF ALL RUNS"));
    press(&mut app, "backtab s");
    assert!(app.view.checked.is_none() && !rows_have(&app, "CHECK OF ALL RUNS"));
    // A key stops a search, and the pane says how far it came.
    let mut app = opened(&built_in("raft-election-leader-crash"));
    press(&mut app, "right K enter");
    app.pass(Duration::from_millis(20));
    press(&mut app, "esc");
    assert!(rows_have(&app, "Not finished: no violation"), "{}", rows(&app).join("\n"));
}

#[test]
fn where_a_bound_has_cut_runs_short_the_answer_says_so() {
    let text = "version = 1\nprotocol = \"raft-election\"\n[processes]\ncount = 2\n[check]\ntimers = 1";
    let mut app = opened(&suffrage_scenario::read(text).expect("a valid scenario"));
    press(&mut app, "K enter");
    wait(&mut app);
    let said = app.view.said.as_ref().expect("the remark is shown").longest().to_owned();
    assert!(
        said.starts_with("Within these bounds, no violation in ") && said.ends_with("at most 1 timeout)."),
        "{said}"
    );
}

#[test]
fn a_broken_property_is_not_searched_and_a_refusal_is_shown() {
    let mut app = opened(&built_in("bully-trusting"));
    app.session.seek(60);
    press(&mut app, "K");
    assert_eq!((value(&app, "Highest id"), value(&app, "Liveness")), ("broken", "broken"));
    // Without properties to judge, there is nothing to search.
    let rows = form(&app).rows.len();
    let left = form(&app).rows.iter().position(|row| row.name == "One leader").expect("it is there");
    for at in left..rows {
        let is_judged = form(&app).rows[at].about.longest() == "yes";
        press(&mut app, &"up ".repeat(rows));
        press(&mut app, &"down ".repeat(at));
        if is_judged {
            press(&mut app, "right");
        }
    }
    press(&mut app, "enter");
    assert!(app.travel.is_none() && rows_have(&app, "No property is chosen"), "{:?}", app.view.said);
    press(&mut app, "esc");
    let mut app = opened(&built_in("bully-heartbeat"));
    press(&mut app, "K enter");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Message(_))), "{:?}", app.view.overlays.last());
}

fn rows_have(app: &App, words: &str) -> bool {
    rows(app).join(" ").contains(words)
}

#[test]
fn any_key_stops_the_search_and_the_run_stays() {
    let mut app = opened(&built_in("raft-election-leader-crash"));
    press(&mut app, "right K enter");
    assert!(app.travel.is_some());
    app.pass(Duration::from_millis(20));
    press(&mut app, "esc");
    assert!(app.travel.is_none());
    assert_eq!((app.session.branch(), app.session.tick()), (0, 1));
}

#[test]
fn every_wrong_built_in_algorithm_visibly_fails() {
    let mut shown = 0;
    for entry in builtin::ALL {
        let scenario = built_in(entry.name);
        let Some(check) = scenario.check.clone().filter(|check| check.states.is_some_and(|states| states < 10_000))
        else {
            continue;
        };
        if check.violates.is_empty() {
            continue;
        }
        let mut app = opened(&scenario);
        press(&mut app, "K enter");
        wait(&mut app);
        let broken = violated(&app);
        // The program shows two rounds of a run without end, and no tick of this run violates a property.
        let is_infinite = check.violates == ["termination"] && broken.is_empty();
        assert!(
            is_infinite || check.violates.iter().any(|name| broken.contains(name)),
            "{}: {broken:?}, {:?}",
            entry.name,
            app.view.said
        );
        shown += 1;
    }
    assert!(shown >= 8, "{shown} scenarios");
}
