//! Plays recordings in a terminal emulator, which must show the painted screens. Two recordings of a run are equal.

use std::num::NonZero;

use serde_json::Value;

use super::*;
use crate::export::Wanted;
use suffrage_engine::protocol::Remark;
use suffrage_scenario::{self as scenario, Scenario, builtin};
use suffrage_text::{Language, Texts};

fn scenario(name: &str) -> Scenario {
    scenario::read(builtin::named(name).expect("it is built in").text).expect("it is valid")
}

fn recorded(scenario: &Scenario, until: Option<Ticks>, wanted: Wanted) -> Result<Vec<Value>, Failure> {
    let (texts, mut out) = (Texts::new(Language::English), Vec::new());
    write(&Subject::new(scenario, &texts, until, wanted), None, &mut out)?;
    let lines = String::from_utf8(out).expect("it is text");
    Ok(lines.lines().map(|line| serde_json::from_str(line).expect("every line is JSON")).collect())
}

fn events(lines: &[Value]) -> impl Iterator<Item = (f64, &str, &str)> {
    lines[1..].iter().map(|event| {
        (event[0].as_f64().expect("a time"), event[1].as_str().expect("a kind"), event[2].as_str().expect("its data"))
    })
}

#[test]
fn a_terminal_finally_shows_the_painted_picture() {
    for (name, size) in [("bully-leader-fails", (80, 24)), ("chang-roberts-64", (120, 40)), ("paxos-duel", (100, 30))] {
        let scenario = scenario(name);
        let lines =
            recorded(&scenario, Some(30), Wanted { size: Some(size), ..Wanted::default() }).expect("it is short");
        assert_eq!(
            (&lines[0]["version"], &lines[0]["width"], &lines[0]["height"]),
            (&2.into(), &size.0.into(), &size.1.into())
        );
        let side = |cells| NonZero::new(cells).expect("it has cells");
        let mut terminal = vt100::Parser::new(side(size.1), side(size.0), 0);
        events(&lines).filter(|(_, kind, _)| *kind == "o").for_each(|(.., data)| terminal.process(data.as_bytes()));
        let (texts, mut session, view) = (Texts::new(Language::English), Session::open(&scenario), View::default());
        let subject = Subject::new(&scenario, &texts, None, Wanted::default());
        session.seek(30);
        let frame = session.frame(&picture::ask_screen(size, scenario.count(), &view));
        let painted = Picture::screen(&frame, &view, &subject.look(ThemeName::Dark), size);
        for y in 0..size.1 {
            for (x, cell) in painted.row(y) {
                let seen = terminal.screen().cell(y, x).expect("it is on the screen");
                assert_eq!(seen.contents().trim(), cell.symbol.trim(), "{name} {x} {y}");
                let [_, red, green, blue] = cell.ground.to_be_bytes();
                let behind = if seen.inverse() { seen.fgcolor() } else { seen.bgcolor() };
                assert_eq!(behind, vt100::Color::Rgb(red, green, blue), "{name} {x} {y}");
            }
        }
    }
}

#[test]
fn every_stop_has_a_marker_and_the_speed_divides_all_times() {
    let scenario = scenario("bully-leader-fails");
    let normal = recorded(&scenario, None, Wanted::default()).expect("it is short");
    let markers: Vec<&str> = events(&normal).filter(|(_, kind, _)| *kind == "m").map(|(.., said)| said).collect();
    assert_eq!(markers.len(), scenario.notes.len() + scenario.questions.len(), "{markers:?}");
    assert!(markers.contains(&scenario.questions[0].ask.in_language("en")));
    let times: Vec<f64> = events(&normal).map(|(time, ..)| time).collect();
    assert!(times.is_sorted());
    let fast = recorded(&scenario, None, Wanted { speed: Some(4.0), ..Wanted::default() }).expect("it is short");
    let ends = [&normal, &fast].map(|lines| events(lines).last().expect("it has events").0);
    assert!((ends[0] / ends[1] - 4.0).abs() < 0.001, "{ends:?}");
    assert_eq!(normal, recorded(&scenario, None, Wanted::default()).expect("it is short"));
}

#[test]
fn an_answer_is_shown_only_on_request() {
    let scenario = scenario("bully-leader-fails");
    let length =
        |answers| events(&recorded(&scenario, None, Wanted { answers, ..Wanted::default() }).expect("short")).count();
    assert!(length(true) > length(false));
}

#[test]
fn a_run_that_is_too_long_is_refused_and_a_part_of_it_is_not() {
    // The leader sends heartbeats forever.
    let scenario = Scenario { until: Some(MOST + 5), ..scenario("raft-election-one-candidate") };
    let refused = recorded(&scenario, None, Wanted::default());
    assert!(
        matches!(refused, Err(Failure::Refused(why)) if why.key == Remark::from(ids::ExportTooLong { most: MOST }).key)
    );
    assert!(recorded(&scenario, Some(20), Wanted::default()).is_ok());
}
