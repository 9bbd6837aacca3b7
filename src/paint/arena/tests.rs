use std::fmt::Write as _;

use ratatui::style::{Color, Modifier};

use super::*;
use crate::paint::{ThemeName, sample};

fn drawn(frame: &Frame, view: &View, look: &Look, (width, height): (u16, u16)) -> Buffer {
    let area = Rect { x: 0, y: 0, width, height };
    let mut buffer = Buffer::empty(area);
    draw(frame, view, look, area, &mut buffer);
    buffer
}

/// The picture with escape sequences, to look at in a terminal.
fn with_escapes(buffer: &Buffer) -> String {
    let colour = |kind: u8, colour: Color| match colour {
        Color::Rgb(r, g, b) => format!("\x1b[{kind}8;2;{r};{g};{b}m"),
        Color::Indexed(index) => format!("\x1b[{kind}8;5;{index}m"),
        _ => String::new(),
    };
    let mut text = String::new();
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let cell = &buffer[(x, y)];
            text.push_str("\x1b[0m");
            for (modifier, code) in [
                (Modifier::BOLD, 1),
                (Modifier::DIM, 2),
                (Modifier::UNDERLINED, 4),
                (Modifier::REVERSED, 7),
                (Modifier::CROSSED_OUT, 9),
            ] {
                if cell.modifier.contains(modifier) {
                    let _ = write!(text, "\x1b[{code}m");
                }
            }
            let _ = write!(text, "{}{}{}", colour(3, cell.fg), colour(4, cell.bg), cell.symbol());
        }
        text.push_str("\x1b[0m\n");
    }
    text
}

/// Writes pictures of the samples as text with escape sequences into the folder that `ARENA_PICTURES` names.
#[test]
fn pictures() {
    let Some(folder) = std::env::var_os("ARENA_PICTURES") else { return };
    let frames = [
        ("ring7-50", sample::ring_of_seven(), (50, 17)),
        ("ring7-74", sample::ring_of_seven_decided(), (74, 31)),
        ("ring7-110", sample::ring_of_seven_decided(), (110, 46)),
        ("bully-50", sample::bully_of_seven(), (50, 17)),
        ("bully-74", sample::bully_of_seven(), (74, 31)),
        ("bully-110", sample::bully_of_seven(), (110, 46)),
        ("franklin-50", sample::franklin_of_eight(), (50, 17)),
        ("franklin-74", sample::franklin_of_eight(), (74, 31)),
        ("ring12-50", sample::ring_of(12), (50, 17)),
        ("ring16-50", sample::ring_of(16), (50, 17)),
        ("ring24-50", sample::ring_of(24), (50, 17)),
        ("ring24-74", sample::ring_of(24), (74, 31)),
        ("ring64-80", sample::ring_of(64), (80, 16)),
        ("ring48-80", sample::ring_of(48), (80, 17)),
        ("ring3-60", sample::ring_of(3), (60, 11)),
        ("ring7-60", sample::ring_of_seven(), (60, 11)),
        ("ring1-50", sample::ring_of(1), (50, 17)),
        ("ring2-74", sample::ring_of(2), (74, 31)),
        ("every-50", sample::bully_with_everything(), (50, 17)),
        ("every-74", sample::bully_with_everything(), (74, 31)),
        ("storm7-50", sample::bully_storm(7), (50, 17)),
        ("storm12-74", sample::ring_of_seven_decided(), (74, 31)),
        ("storm24-74", sample::bully_storm(24), (74, 31)),
        ("long7-74", sample::ring_of_long_ids(7), (74, 31)),
        ("long7-50", sample::ring_of_long_ids(7), (50, 17)),
        ("long16-80", sample::ring_of_long_ids(16), (80, 17)),
        ("ring32-74", sample::ring_of(32), (74, 31)),
        ("ring99-110", sample::ring_of(99), (110, 46)),
        ("ring60-46", sample::ring_of(66), (46, 14)),
    ];
    for (name, frame, size) in frames {
        for (theme, ending) in [(ThemeName::Dark, ""), (ThemeName::Light, "-light"), (ThemeName::Mono, "-mono")] {
            let buffer = drawn(&frame, &sample::view(frame.algorithm.at.map_or(0, |at| at.0)), &sample::look(theme), size);
            let file = std::path::Path::new(&folder).join(format!("{name}{ending}.{}x{}.ansi", size.0, size.1));
            std::fs::write(file, with_escapes(&buffer)).expect("the folder can be written to");
        }
    }
}
