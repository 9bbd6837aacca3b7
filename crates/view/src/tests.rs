//! Tests of the whole screen, in all supported sizes and languages.

mod agreement;
mod characters;
mod classes;
mod compare;

mod flight;
pub(super) mod frames;
mod gauge;
mod hits;
mod invariants;
mod lanes;
mod lectures;
mod legend;
mod listing;
mod notes;
mod room;
mod space_time;
mod steady;
mod truth;
mod wall;

use std::fmt::Write as _;

use super::testing::{screen, styled, with_letters, words};
use super::view_state::overlay::Form;
use super::view_state::{HelpGroup, Hint, ListRow, Pane};
use super::*;
use crate::view_state::overlay;
use frames::{BULLY, DECIDED, ELECTING, STUCK, frame_of, note_of, ring_of, selecting};
use suffrage_text::Fit;

fn view() -> View {
    let hint = |(cap, word): (&str, &str)| Hint { cap: cap.to_owned(), word: word.to_owned() };
    let hints = [
        ("spc", "play"),
        ("←→", "step"),
        ("↑↓", "node"),
        ("c", "crash"),
        ("x", "drop"),
        ("+-", "speed"),
        ("Tab", "pane"),
    ];
    let more = [("a", "algorithm"), ("S", "size"), ("g", "go to tick")];
    View {
        hints: hints.into_iter().chain(more).map(hint).collect(),
        pinned: [("?", "help"), ("q", "quit")].map(hint).to_vec(),
        ..selecting(6)
    }
}

fn look(theme: ThemeName, language: Language) -> Look {
    Look::new(language, Theme::new(theme, Depth::True), Glyphs::new(GlyphSet::Default))
}

fn hits(frame: &Frame, view: &View, look: &Look, (width, height): (u16, u16)) -> Hits {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    draw(frame, view, look, buffer.area, &mut buffer)
}

fn ansi(buffer: &Buffer) -> String {
    let mut out = String::new();
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let cell = &buffer[(x, y)];
            out.push_str("\x1b[0");
            for (modifier, code) in [
                (Modifier::BOLD, 1),
                (Modifier::DIM, 2),
                (Modifier::UNDERLINED, 4),
                (Modifier::REVERSED, 7),
                (Modifier::CROSSED_OUT, 9),
            ] {
                if cell.modifier.contains(modifier) {
                    let _ = write!(out, ";{code}");
                }
            }
            for (colour, code) in [(cell.fg, 38), (cell.bg, 48)] {
                if let Color::Rgb(red, green, blue) = colour {
                    let _ = write!(out, ";{code};2;{red};{green};{blue}");
                }
            }
            out.push('m');
            out.push_str(cell.symbol());
        }
        out.push_str("\x1b[0m\n");
    }
    out
}

/// Writes a screen to the folder `SUFFRAGE_SCREENS`, if it is set.
pub(super) fn show(name: &str, buffer: &Buffer) {
    if let Ok(folder) = std::env::var("SUFFRAGE_SCREENS") {
        std::fs::write(format!("{folder}/{name}-{}x{}.ansi", buffer.area.width, buffer.area.height), ansi(buffer))
            .expect("the folder for the screens can be written");
    }
}

#[test]
fn the_moments_in_all_sizes() {
    let (ring24, ring64) = (ring_of(24), ring_of(64));
    let moments = [
        ("ring", ELECTING),
        ("decided", DECIDED),
        ("bully", BULLY),
        ("stuck", STUCK),
        ("ring24", (ring24.as_str(), 9)),
        ("ring64", (ring64.as_str(), 9)),
    ];
    for (name, moment) in moments {
        for size in [(80, 24), (120, 40), (200, 55)] {
            let frame = frame_of(moment, size);
            for (theme, mark) in [(ThemeName::Dark, ""), (ThemeName::Mono, "-mono")] {
                let buffer = screen(&frame, &view(), &look(theme, Language::English), size);
                assert!(words(&buffer).contains(frame.protocol_title), "{name} {size:?}");
                show(&format!("{name}{mark}"), &buffer);
            }
        }
    }
}

fn overlays() -> Vec<(&'static str, Overlay)> {
    let row = |(cap, does): (&str, &str)| (cap.to_owned(), does.to_owned());
    let group = |title: &str, rows: &[(&str, &str)]| HelpGroup {
        title: title.to_owned(),
        rows: rows.iter().copied().map(row).collect(),
        explains: false,
    };
    let time = [("Space .", "play or pause"), ("→ l", "next tick"), ("← h", "tick back"), ("Home", "first tick")];
    let acts =
        [("c", "crash or revive"), ("C", "crash after k messages of its next batch"), ("e", "begin an election")];
    let groups = vec![
        group("Time", &time),
        group("Processes", &[("↑ k", "previous process"), ("↓ j", "next process"), ("0–9", "type an id to select it")]),
        group("Acts", &acts),
        group("Screen", &[("Tab", "next pane"), ("z", "zoom the pane"), ("Esc", "close what is on top")]),
    ];
    let action =
        |cap: &str, does: &str, why: Option<&str>| ListRow { why: why.map(str::to_owned), ..ListRow::new(cap, does) };
    let choice = |name: &str, about: &str| ListRow::new(name, about);
    let choices = vec![
        choice("ring-of-seven", "Everybody starts, the highest id wins"),
        choice("seats-descending", "The same people, reseated: does it cost the same?"),
        choice("bully-leader-crashes", "7 is down, 4 notices; who leads, and after how many messages?"),
    ];
    let fields = vec![choice("algorithm", "Chang–Roberts"), choice("processes", "7")];
    let [note, question] = frames::stops();
    let fault = "error: the protocol 'bulli' is not known\n  --> lecture.toml:3:12\n   |\n 3 | protocol = \"bulli\"\n   |            ^^^^^^^ did you mean bully?";
    vec![
        ("help", Overlay::Help(overlay::Help { groups, input: String::new(), cursor: 0, scroll: 0 })),
        (
            "prompt",
            Overlay::Prompt(overlay::Prompt {
                title: "Go to tick".into(),
                input: "12x".into(),
                marked: 3..=3,
                fault: Some("12x is not a tick: a tick is a whole number from 0".into()),
            }),
        ),
        (
            "palette",
            Overlay::List(overlay::List {
                title: Fit::from_iter(["Commands: type a word", "Commands"]),
                form: Form::Commands,
                rows: vec![
                    action("g 12", "asks for a tick and goes there", None),
                    action(
                        "← h",
                        "back to the previous tick",
                        Some("Tick 0 is the start: there is nothing before it."),
                    ),
                ],
                chosen: 0,
                input: "go 12".into(),
                cursor: 5,
                fault: None,
            }),
        ),
        (
            "picker",
            Overlay::List(overlay::List {
                title: "Open".into(),
                form: Form::Names,
                rows: choices,
                chosen: 1,
                input: "e".into(),
                cursor: 1,
                fault: None,
            }),
        ),
        (
            "form",
            Overlay::List(overlay::List {
                title: "A run of your own".into(),
                form: Form::Fields { typed: true },
                rows: fields,
                chosen: 1,
                input: "3 1 4 5 3".into(),
                cursor: 4,
                fault: Some("two processes have the id 3; give one of them another id: ids are unique".into()),
            }),
        ),
        ("note", note_of(&note)),
        ("question", note_of(&question)),
        ("inspect", Overlay::Inspect(overlay::Inspect { position: 2, scroll: 0 })),
        (
            "message",
            Overlay::Message(overlay::Message {
                title: "lecture.toml".into(),
                text: fault.into(),
                scroll: 0,
                aside: false,
            }),
        ),
        (
            "confirm",
            Overlay::Confirm(overlay::Confirm {
                text: "Leave this run? Its acts are not saved.".into(),
                keys: "Enter: yes   Esc: no".into(),
            }),
        ),
    ]
}

#[test]
fn the_overlays_in_all_sizes() {
    for (name, overlay) in overlays() {
        for size in [(80, 24), (120, 40)] {
            let frame = frame_of(BULLY, size);
            let look = look(ThemeName::Dark, Language::English);
            let bare = screen(&frame, &view(), &look, size);
            let buffer = screen(&frame, &View { overlays: vec![overlay.clone()], ..view() }, &look, size);
            assert_ne!(words(&buffer), words(&bare), "{name} {size:?}");
            show(name, &buffer);
        }
    }
}

#[test]
fn every_pane_can_be_brought_onto_every_screen() {
    let mut run = frames::run_of(BULLY.0);
    let titles = [
        (Pane::Algorithm, "ALGORITHM"),
        (Pane::Log, "LOG"),
        (Pane::Processes, "PROCESSES"),
        (Pane::SpaceTime, "SPACE-TIME"),
        (Pane::Properties, "PROPERTIES"),
    ];
    for (pane, title) in titles {
        for size in [(80, 24), (120, 40)] {
            for zoomed in [false, true] {
                let view = View { focus: pane, zoomed, ..view() };
                let frame = frames::frame_at(&mut run, BULLY.1, &view, size);
                let buffer = screen(&frame, &view, &look(ThemeName::Dark, Language::English), size);
                assert!(words(&buffer).contains(title), "{title} {size:?} zoomed: {zoomed}");
                show(&format!("{}-{pane:?}", if zoomed { "zoom" } else { "focus" }), &buffer);
            }
        }
    }
}

#[test]
fn picture_of_a_run_that_has_ended_undecided() {
    let look = look(ThemeName::Dark, Language::English);
    insta::assert_snapshot!("stuck-compact", styled(&frame_of(STUCK, (80, 24)), &view(), &look, (80, 24)));
}

#[test]
fn pictures_of_the_overlays() {
    let frame = frame_of(BULLY, (80, 24));
    for (name, overlay) in overlays() {
        // The overlay covers the zoomed log, so that the graph is not in the snapshot.
        let view = View { focus: Pane::Log, zoomed: true, overlays: vec![overlay], ..view() };
        let look = look(ThemeName::Dark, Language::English);
        insta::assert_snapshot!(format!("overlay-{name}"), words(&screen(&frame, &view, &look, (80, 24))));
    }
}
