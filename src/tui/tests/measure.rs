//! Tests of the panel with the cost of the algorithm: the chart, computed in portions.

use std::time::Duration;

use super::input::press;
use super::opening::{app, on};
use super::overlays::rows;
use crate::tui::app::App;
use suffrage_scenario::Scenario;
use suffrage_text::Language;
use suffrage_view::view_state::{Overlay, overlay};
use suffrage_view::{GlyphSet, ThemeName};

fn panel(app: &App) -> &overlay::Measured {
    match app.view.overlays.last() {
        Some(Overlay::Measured(panel)) => panel,
        other => panic!("no chart: {other:?}"),
    }
}

fn wait(app: &mut App) -> u32 {
    for portions in 1..100_000 {
        // Each portion takes as long as planned.
        app.pass(Duration::from_millis(u64::from(portions) * 20));
        if app.idle_time().is_none() {
            return portions;
        }
    }
    panic!("it does not end");
}

#[test]
fn the_chart_of_the_algorithm_has_this_run_as_a_point() {
    let (mut app, _) = app();
    press(&mut app, "right right right M");
    assert_eq!(panel(&app).title.longest(), "Cost of Chang–Roberts");
    assert_eq!(panel(&app).told, "0 of 45 runs");
    assert_eq!(panel(&app).chart.series[1].name, "this run at tick 3");
    let portions = wait(&mut app);
    assert!(portions > 1, "keys are served meanwhile");
    let shown = panel(&app);
    assert!(shown.told.starts_with("law: ") && shown.told.contains("n log n"), "{}", shown.told);
    let [measured, this_run] = &shown.chart.series[..] else { panic!("{:?}", shown.chart.series) };
    assert_eq!(
        measured.points.iter().map(|point| point.n as u32).collect::<Vec<_>>(),
        [4, 8, 16, 32, 64, 128, 256, 512, 1_024]
    );
    let costs: Vec<(f64, f64)> = this_run.points.iter().map(|point| (point.n, point.mean)).collect();
    assert_eq!(costs, [(4.0, app.frame.counts.sent as f64)], "this run has four processes");
    assert!(app.frame.counts.sent > 0);
    let rows = rows(&app).join("\n");
    for said in ["Cost of Chang–Roberts", "messages", "worst", "best", "● chang-roberts", "■ this run", "law: "] {
        assert!(rows.contains(said), "{said}:\n{rows}");
    }
}

#[test]
fn a_run_that_has_cost_nothing_is_neither_drawn_nor_named() {
    let (mut app, _) = app();
    press(&mut app, "M");
    wait(&mut app);
    assert_eq!((app.frame.counts.sent, panel(&app).chart.series.len()), (0, 1));
    let rows = rows(&app).join("\n");
    assert!(rows.contains("● chang-roberts") && !rows.contains("■ this run"), "{rows}");
    assert!(rows.contains("this run has sent no message by tick 0") && rows.contains("law: "), "{rows}");
}

#[test]
fn a_run_that_is_over_is_named_without_a_tick() {
    let text = "protocol = \"chang-roberts\"\nprocesses = { count = 4 }\nevents = [{ at = 1, start = \"all\" }]\n";
    let scenario = suffrage_scenario::read(text).expect("a scenario");
    let mut app = on(&scenario, (80, 24), (ThemeName::Mono, GlyphSet::Ascii), Language::English);
    press(&mut app, "right right right right right right right right right right M");
    assert!(app.frame.clock.quiet && app.frame.counts.sent > 0);
    assert_eq!(panel(&app).chart.series[1].name, "this run");
}

#[test]
fn closing_the_panel_ends_the_runs_at_once() {
    let (mut app, _) = app();
    press(&mut app, "M");
    app.pass(Duration::from_millis(20));
    assert_eq!(app.idle_time(), Some(Duration::ZERO));
    press(&mut app, "esc");
    assert!(app.layers.is_empty());
    assert_ne!(app.idle_time(), Some(Duration::ZERO));
    press(&mut app, "M");
    assert!(panel(&app).told.ends_with("0 of 45 runs"));
}

#[test]
fn every_protocol_that_is_shown_can_be_measured_in_every_language_and_on_every_screen() {
    let mut measured = 0;
    for protocol in suffrage_engine::protocols::ProtocolId::ALL {
        let Some(built_in) = suffrage_scenario::builtin::ALL.iter().find(|built_in| {
            suffrage_scenario::read(built_in.text).is_ok_and(|scenario: Scenario| scenario.protocol() == *protocol)
        }) else {
            continue;
        };
        let scenario = suffrage_scenario::read(built_in.text).expect("it was just read");
        for (size, language) in
            [((80, 24), Language::English), ((100, 24), Language::Spanish), ((160, 45), Language::Portuguese)]
        {
            let mut app = on(&scenario, size, (ThemeName::Mono, GlyphSet::Ascii), language);
            press(&mut app, "M");
            app.pass(Duration::from_millis(20));
            let shown = panel(&app);
            let entry = protocol.entry();
            assert!(
                shown.title.longest().contains(&app.look.texts.protocol(entry.name, entry.title)),
                "{:?}",
                shown.title
            );
            assert!(!rows(&app).is_empty());
            measured += 1;
        }
    }
    assert!(measured > 30, "{measured}");
}
