//! The whole screen, in the sizes and languages it is made for.

use std::fmt::Write as _;

use ratatui::style::{Color, Modifier};

use super::view::sample as moments;
use super::view_state::{Hint, Pane};
use super::*;

/// The view of a person who has just opened a run.
fn view() -> View {
    let hint = |(cap, word): (&str, &str)| Hint { cap: cap.to_owned(), word: word.to_owned() };
    let hints =
        [("spc", "play"), ("←→", "step"), ("↑↓", "node"), ("c", "crash"), ("x", "drop"), ("+-", "speed"), ("Tab", "pane")];
    let more = [("a", "algorithm"), ("S", "size"), ("g", "go to tick")];
    View {
        hints: hints.into_iter().chain(more).map(hint).collect(),
        pinned: [("?", "help"), ("q", "quit")].map(hint).to_vec(),
        ..sample::view(6)
    }
}

fn look(theme: ThemeName, language: Language) -> Look {
    Look::new(language, Theme::new(theme, Depth::True), Glyphs::new(GlyphSet::Full))
}

fn screen(frame: &Frame, view: &View, look: &Look, (width, height): (u16, u16)) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    draw(frame, view, look, buffer.area, &mut buffer);
    buffer
}

/// A screen as a terminal would be told to show it.
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

/// With `SUFFRAGE_SCREENS=folder` the screens are written there with their escape sequences, to be looked at.
fn show(name: &str, buffer: &Buffer) {
    if let Ok(folder) = std::env::var("SUFFRAGE_SCREENS") {
        std::fs::write(format!("{folder}/{name}-{}x{}.ansi", buffer.area.width, buffer.area.height), ansi(buffer))
            .expect("the folder for the screens can be written");
    }
}

#[test]
fn the_moments_in_all_sizes() {
    let moments = [
        ("ring", moments::ring()),
        ("decided", moments::ring_decided()),
        ("bully", moments::bully()),
        ("stuck", moments::stuck()),
        ("ring24", sample::ring_of(24)),
        ("ring64", sample::ring_of(64)),
    ];
    for (name, frame) in &moments {
        for size in [(80, 24), (120, 40), (60, 18), (40, 10), (200, 55)] {
            for (theme, mark) in [(ThemeName::Dark, ""), (ThemeName::Mono, "-mono")] {
                show(&format!("{name}{mark}"), &screen(frame, &view(), &look(theme, Language::English), size));
            }
        }
    }
}
