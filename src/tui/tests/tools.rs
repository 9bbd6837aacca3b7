//! Applies every tool of the screen to a run of every protocol. No test here names a protocol, so a new protocol is
//! included automatically.

use std::time::Duration;

use crossterm::event::Event;

use super::input::press;
use super::library::{built_in, written};
use super::opening::{on, without_notes};
use super::overlays::rows;
use crate::tui::app::App;
use crate::tui::features::save;
use crate::tui::library::Begin;
use suffrage_engine::protocol::Role;
use suffrage_engine::protocols::ProtocolId;
use suffrage_scenario::builtin::{self, BuiltIn, Topic};
use suffrage_scenario::{self as scenario, Scenario};
use suffrage_session as session;
use suffrage_session::history::file;
use suffrage_text::Language;
use suffrage_view::view_state::Overlay;
use suffrage_view::{GlyphSet, ThemeName};

pub(super) fn first_demos() -> Vec<&'static BuiltIn> {
    let demos: Vec<&BuiltIn> = builtin::TOPICS.iter().flat_map(Topic::demos).collect();
    let first = |&protocol: &ProtocolId| {
        let of_it = demos.iter().copied().find(|demo| built_in(demo.name).protocol() == protocol);
        of_it.unwrap_or_else(|| panic!("{} has no demo in the course", protocol.name()))
    };
    ProtocolId::ALL.iter().map(first).collect()
}

const SCREENS: [((u16, u16), Language); 9] = [
    ((80, 24), Language::English),
    ((120, 40), Language::Spanish),
    ((200, 55), Language::Portuguese),
    ((80, 24), Language::Spanish),
    ((120, 40), Language::Portuguese),
    ((200, 55), Language::English),
    ((80, 24), Language::Portuguese),
    ((120, 40), Language::English),
    ((200, 55), Language::Spanish),
];

fn said(app: &App) -> &str {
    app.view.said.as_deref().unwrap_or_default()
}

fn go(app: &mut App, keys: &str) {
    for key in keys.split_whitespace() {
        press(app, key);
        while app.travel.is_some() {
            app.pass(app.player.now + Duration::from_millis(1));
        }
    }
}

/// The number is the last tick of the run.
fn played(demo: &BuiltIn) -> (App, u64) {
    let mut app = without_notes(demo.name, (80, 24));
    go(&mut app, "g 9 9 9 enter esc");
    let last = app.frame.clock.tick;
    assert!(last > 2, "{}: {last}", demo.name);
    (app, last)
}

#[test]
fn every_protocol_is_searched_and_played_until_something_happens() {
    for demo in first_demos() {
        let mut app = without_notes(demo.name, (80, 24));
        let kind = app.session.lookup().entry.kinds[0];
        press(&mut app, "/");
        app.take(&Event::Paste(kind.to_owned()));
        go(&mut app, "enter");
        assert!(said(&app).starts_with("Match 1 (") && said(&app).contains(kind), "{}: {}", demo.name, said(&app));
        let there = app.session.tick();
        assert!(there > 0, "{}", demo.name);
        go(&mut app, "home )");
        assert!(app.session.tick() > 0 && said(&app).starts_with("Match 1 ("), "{}: {}", demo.name, said(&app));
        go(&mut app, "home u enter");
        assert!(said(&app).starts_with("Stopped: ") && app.session.tick() > 0, "{}: {}", demo.name, said(&app));
    }
}

#[test]
fn every_protocol_can_explain_its_cells() {
    for demo in first_demos() {
        let (mut app, _) = played(demo);
        let holds = app.frame.processes.iter().rposition(|process| process.elected.is_some());
        app.view.selected = holds.unwrap_or_else(|| panic!("{}: every cell is @ in the end", demo.name));
        app.refresh();
        go(&mut app, "w");
        let Some(Overlay::Why(why)) = app.view.overlays.last() else {
            panic!("{}: {:?}", demo.name, app.view.overlays)
        };
        let (causes, asked) = (why.why.causes.len(), app.look.texts.remark(&why.why.asked));
        assert!(causes > 1, "{}: {asked} has {causes} causes", demo.name);
    }
}

#[test]
fn every_protocol_has_branches_and_keeps_them() {
    for demo in first_demos() {
        let (mut app, last) = played(demo);
        let cells =
            |app: &App| app.frame.processes.iter().map(|process| (process.role, process.elected)).collect::<Vec<_>>();
        let (first, at) = (cells(&app), last / 2);
        go(
            &mut app,
            &format!("g {} enter esc", at.to_string().chars().map(String::from).collect::<Vec<_>>().join(" ")),
        );
        app.view.selected =
            app.frame.processes.iter().position(|process| process.role != Role::Crashed).expect("a process is up");
        app.refresh();
        go(&mut app, "c g 9 9 9 enter esc");
        assert_eq!((app.frame.branching.number, app.frame.branching.count), (2, 2), "{}", demo.name);
        let second = cells(&app);
        assert_ne!(first, second, "{}: a process more is down", demo.name);
        go(&mut app, "< g 9 9 9 enter esc");
        assert_eq!(cells(&app), first, "{}", demo.name);
        go(&mut app, "> g 9 9 9 enter esc");
        assert_eq!(cells(&app), second, "{}", demo.name);
        go(&mut app, "B");
        assert!(rows(&app).iter().any(|row| row.contains("crash")), "{}: {:#?}", demo.name, rows(&app));
    }
}

#[test]
fn every_protocol_is_saved_with_its_acts() {
    let outcome = |scenario: &Scenario| {
        let finished = scenario.run(None, None).expect("the run writes nothing");
        (finished.summary().digest, finished.summary().counts.clone())
    };
    for demo in first_demos() {
        let mut app = without_notes(demo.name, (80, 24));
        go(&mut app, "right right c");
        let changed = session::with_acts(&built_in(demo.name), &app.session.acts());
        let again = written(&scenario::write(&changed.scenario, ""));
        assert_eq!(outcome(&again), outcome(&changed.scenario), "{}", demo.name);
        assert_eq!(again.events, changed.scenario.events, "{}", demo.name);
        assert!(again.events.len() > built_in(demo.name).events.len(), "{}", demo.name);
    }
}

#[test]
fn every_protocol_is_saved_as_a_session_and_taken_up_again() {
    for demo in first_demos() {
        let mut before = without_notes(demo.name, (80, 24));
        go(&mut before, "right right c right right left left");
        before.view.selected =
            before.frame.processes.iter().rposition(|process| process.role != Role::Crashed).expect("a process is up");
        before.refresh();
        go(&mut before, "c right");
        let kept = save::kept(&before);
        assert!(kept.history.branches.len() > 1 && kept.tick > 0, "{}: {kept:?}", demo.name);
        let read =
            file::read(&file::write(&kept), demo.name).unwrap_or_else(|fault| panic!("{}: {fault:?}", demo.name));
        assert_eq!(read, kept, "{}", demo.name);
        let other = if demo.name == "chang-roberts-ring" { "bully-leader-fails" } else { "chang-roberts-ring" };
        let mut after = without_notes(other, (80, 24));
        after.start_with(Begin { session: Some((read, "kept.suffrage".to_owned())), ..Begin::default() });
        while after.travel.is_some() {
            after.pass(after.player.now + Duration::from_millis(1));
        }
        after.refresh();
        assert_eq!(save::kept(&after), kept, "{}", demo.name);
        assert_eq!(
            (after.frame.protocol, &after.frame.processes),
            (before.frame.protocol, &before.frame.processes),
            "{}",
            demo.name
        );
        assert_eq!(after.frame.clock.tick, before.frame.clock.tick, "{}", demo.name);
        go(&mut after, "g 9 9 9 enter esc");
        go(&mut before, "g 9 9 9 enter esc");
        assert_eq!(after.frame.processes, before.frame.processes, "{}: both go on alike", demo.name);
    }
}

#[test]
fn every_protocol_is_put_beside_itself_and_stepped_to_its_end() {
    for (demo, (size, language)) in first_demos().into_iter().zip(SCREENS.into_iter().cycle()) {
        let mut scenario = built_in(demo.name);
        (scenario.notes, scenario.questions) = (Vec::new(), Vec::new());
        let mut app = on(&scenario, size, (ThemeName::Dark, GlyphSet::Default), language);
        go(&mut app, "right A 1 – 4");
        let Some(Overlay::List(list)) = app.view.overlays.last() else {
            panic!("{}: {:?}", demo.name, app.view.overlays)
        };
        assert!(list.rows[list.chosen].name.contains("1–4"), "{}: {:?}", demo.name, list.rows[list.chosen].name);
        go(&mut app, "enter");
        let sides = |app: &App| app.view.beside.as_deref().expect("two runs are side by side").sides.clone();
        assert_eq!(sides(&app).each_ref().map(|side| side.protocol), [scenario.protocol().name(); 2], "{}", demo.name);
        go(&mut app, "g 9 9 9 enter");
        let (shown, ends) = (rows(&app).join("\n"), sides(&app));
        assert!(ends.iter().all(|side| side.clock.tick > 1), "{}", demo.name);
        let apart = app.view.beside.as_deref().expect("two runs are side by side").apart[1].iter();
        for told in apart.map(|remark| app.look.texts.remark(remark)) {
            assert!(
                shown.contains(&told) && !shown.contains('⟨'),
                "{} {}: {told}\n{shown}",
                demo.name,
                language.code()
            );
        }
        let cells = ends.each_ref().map(|side| side.processes.iter().map(|process| process.id).collect::<Vec<_>>());
        assert_eq!(cells[0], cells[1], "{}", demo.name);
        go(&mut app, "tab home A");
        assert!(app.view.beside.is_none(), "{}", demo.name);
    }
}

#[test]
fn every_protocol_is_presented_in_every_language() {
    for demo in first_demos() {
        let mut scenario = built_in(demo.name);
        (scenario.notes, scenario.questions) = (Vec::new(), Vec::new());
        let mut states = Vec::new();
        for (size, language) in SCREENS {
            let mut app = on(&scenario, size, (ThemeName::Dark, GlyphSet::Default), language);
            go(&mut app, "f5 g 9 9 9 enter");
            assert!(app.view.presenting);
            let shown = rows(&app).join("\n");
            let at = format!("{} {size:?} {}", demo.name, language.code());
            let protocol = app.look.texts.protocol(app.frame.protocol, app.frame.protocol_title);
            assert!(shown.contains(&protocol), "{at}:\n{shown}");
            assert!(!shown.contains('⟨'), "{at}: a text is missing:\n{shown}");
            for process in &app.frame.processes {
                let name = app.look.texts.name(process.id);
                assert!(shown.contains(&name), "{at}: {name} is not on\n{shown}");
            }
            states.push(app.look.texts.say(suffrage_view::words::state(app.frame.processes[0].role)));
        }
        states.dedup();
        assert!(states.len() > 1, "{}: the languages say the same: {states:?}", demo.name);
    }
}

#[test]
fn logs_without_applied_entries_do_not_agree() {
    for protocol in ProtocolId::ALL.iter().filter(|protocol| protocol.entry().logs()) {
        let demo =
            first_demos().into_iter().find(|demo| built_in(demo.name).protocol() == *protocol).expect("it has a demo");
        for language in Language::ALL {
            let mut app = on(&built_in(demo.name), (80, 24), (ThemeName::Dark, GlyphSet::Default), language);
            let nothing = app.look.texts.say(suffrage_text::ids::SCREEN_VERDICT_NOTHING_APPLIED);
            let says_so = |app: &App| rows(app).iter().any(|row| row.contains(&nothing));
            assert!(says_so(&app), "{} {}:\n{}", demo.name, language.code(), rows(&app).join("\n"));
            go(&mut app, "g 9 9 9 enter esc");
            assert!(!says_so(&app), "{} {}:\n{}", demo.name, language.code(), rows(&app).join("\n"));
        }
    }
}
