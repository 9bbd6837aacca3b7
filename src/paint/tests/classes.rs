//! Whole screens with their styles, the graph included: every class, topology and theme, and every class in every language.

use super::*;
use crate::session::frame::Process;
use crate::session::{Decision, Role, Topology};

/// The classes by a size that is of them.
const CLASSES: [(&str, (u16, u16)); 4] =
    [("list", (48, 14)), ("compact", (80, 24)), ("standard", (120, 40)), ("wall", (200, 55))];

fn topologies() -> [(&'static str, Frame); 3] {
    [("one-way", moments::ring_decided()), ("two-way", sample::franklin_of_eight()), ("complete", moments::bully())]
}

/// Graphs whose cards have one row on a small screen.
fn crowded() -> [(&'static str, Frame); 3] {
    [("ring of 24", sample::ring_of(24)), ("ring of 64", sample::ring_of(64)), ("complete of 24", sample::bully_storm(24))]
}

/// Letters for styles: more than any screen has.
const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// A screen as text, then a letter for the style of each cell (a point for the plain one), then what the letters mean.
fn whole(buffer: &Buffer, look: &Look) -> String {
    let base = look.theme.base();
    let mut styles = vec![(base.fg.unwrap_or_default(), base.bg.unwrap_or_default(), Modifier::empty())];
    let mut letters = String::new();
    for row in buffer.area.rows() {
        for place in row.columns() {
            let cell = &buffer[place.as_position()];
            let style = (cell.fg, cell.bg, cell.modifier);
            // The ink of a blank is not to be seen.
            let blank = cell.symbol() == " " && !cell.modifier.intersects(Modifier::REVERSED | Modifier::UNDERLINED);
            let same = |known: &(Color, Color, Modifier)| if blank { known.1 == style.1 } else { *known == style };
            let at = styles.iter().position(same).unwrap_or_else(|| {
                styles.push(style);
                styles.len() - 1
            });
            letters.push(at.checked_sub(1).map_or('.', |at| char::from(LETTERS[at])));
        }
        letters.push('\n');
    }
    let mut out = words(buffer) + &letters;
    for (letter, (fg, bg, modifier)) in LETTERS.iter().zip(&styles[1..]) {
        let _ = writeln!(out, "{} = {fg} on {bg} {modifier:?}", char::from(*letter));
    }
    out
}

#[test]
fn every_class_topology_and_theme() {
    for (class, size) in CLASSES {
        for (topology, frame) in topologies() {
            for (theme, name) in [(ThemeName::Dark, "dark"), (ThemeName::Light, "light"), (ThemeName::Mono, "mono")] {
                let look = look(theme, Language::English);
                let buffer = screen(&frame, &view(), &look, size);
                insta::assert_snapshot!(format!("{class}-{topology}-{name}"), whole(&buffer, &look));
            }
        }
    }
}

#[test]
fn every_class_in_every_language() {
    for (class, size) in CLASSES {
        for (language, name) in [(Language::Spanish, "spanish"), (Language::Portuguese, "portuguese")] {
            let look = look(ThemeName::Light, language);
            let buffer = screen(&moments::bully(), &view(), &look, size);
            insta::assert_snapshot!(format!("{class}-{name}"), whole(&buffer, &look));
        }
    }
}

/// The frame with one process in each of the other states that its protocol has, and with another cell of `elected`.
fn variations(frame: &Frame, position: usize) -> Vec<Frame> {
    let roles: &[Role] = match frame.topology {
        Topology::OneWayRing => &[Role::Idle, Role::Active, Role::Leader, Role::Crashed],
        Topology::TwoWayRing => &[Role::Red, Role::Black, Role::Leader, Role::Crashed],
        Topology::Complete => &[Role::Idle, Role::Active, Role::Waiting, Role::Leader, Role::Crashed],
    };
    let changed = |change: &dyn Fn(&mut Process)| {
        let mut other = frame.clone();
        change(&mut other.processes[position]);
        other
    };
    let mut all: Vec<Frame> = roles.iter().map(|&role| changed(&|process| process.role = role)).collect();
    all.push(changed(&|process| process.elected = Some(Decision::Leader(sample::id(99)))));
    all.push(changed(&|process| process.elected = None));
    all
}

#[test]
fn without_colours_no_information_is_lost() {
    // Two screens that differ in anything that colour could tell differ without colours too, in characters or modifiers.
    let (colours, mono) = (look(ThemeName::Dark, Language::English), look(ThemeName::Mono, Language::English));
    for (_, size) in CLASSES {
        for (topology, frame) in topologies().into_iter().chain(crowded()) {
            for position in (0..frame.n).step_by(frame.n / 6) {
                for other in variations(&frame, position) {
                    let differ = |look: &Look| screen(&frame, &view(), look, size) != screen(&other, &view(), look, size);
                    assert_eq!(differ(&colours), differ(&mono), "{topology} {size:?} {:?}", other.processes[position]);
                }
            }
        }
    }
}
