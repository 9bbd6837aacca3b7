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
    [("ring of 24", sample::ring_of(24)), ("ring of 64", sample::ring_of(64)), ("complete of 32", sample::bully_storm(32))]
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

/// The cells of a process: its card with the columns at its sides, or its chip, and its cell of `elected`.
fn own_cells(frame: &Frame, look: &Look, size: (u16, u16), position: usize) -> Vec<ratatui::layout::Position> {
    let (view, area) = (view(), Rect::new(0, 0, size.0, size.1));
    let scene = crate::paint::view::Scene { frame, view: &view, look };
    let plan = crate::paint::screen::Plan::new(area, crate::paint::screen::Class::of(area), &scene);
    let graph = plan.arena().unwrap_or_default();
    let here = |cell: &ratatui::layout::Position| {
        crate::paint::pointer::under(frame, &view, look, area, *cell) == Some(crate::paint::pointer::Target::Process(position))
    };
    let card = crate::paint::arena::place(frame, graph).ok().map(|layout| layout.cards[position]).unwrap_or_default();
    let beside = Rect { x: card.x.saturating_sub(1), width: card.width + if card.is_empty() { 0 } else { 2 }, ..card };
    let strip = plan.elected.positions().filter(here);
    let chip = graph.positions().filter(|cell| card.is_empty() && here(cell));
    beside.positions().chain(chip).chain(strip).collect()
}

#[test]
fn without_colours_no_information_is_lost() {
    // Two screens that differ in anything that colour could tell differ without colours too, in characters or modifiers.
    let (colours, mono) = (look(ThemeName::Dark, Language::English), look(ThemeName::Mono, Language::English));
    for (_, size) in CLASSES {
        for (topology, frame) in topologies().into_iter().chain(crowded()) {
            for position in (0..frame.n).step_by(frame.n / 6) {
                for other in variations(&frame, position) {
                    // Its own cells tell it: the legend is not to be compared with every card.
                    let differ = |look: &Look| {
                        let (one, two) = (screen(&frame, &view(), look, size), screen(&other, &view(), look, size));
                        own_cells(&frame, look, size, position).into_iter().any(|cell| one[cell] != two[cell])
                    };
                    assert_eq!(differ(&colours), differ(&mono), "{topology} {size:?} {:?}", other.processes[position]);
                }
            }
        }
    }
}

#[test]
fn every_two_states_look_different_on_the_smallest_cards() {
    for theme in [ThemeName::Dark, ThemeName::Light, ThemeName::Mono] {
        let look = look(theme, Language::English);
        for frame in [sample::ring_of(64), sample::bully_storm(32), sample::franklin_of(64)] {
            let mut all = variations(&frame, 30);
            all.truncate(all.len() - 2);
            for (at, one) in all.iter().enumerate() {
                for other in &all[..at] {
                    let cells = own_cells(one, &look, (80, 24), 30);
                    let (first, second) = (screen(one, &view(), &look, (80, 24)), screen(other, &view(), &look, (80, 24)));
                    // Not by dim alone.
                    let tells = |buffer: &Buffer, cell| {
                        let cell: &ratatui::buffer::Cell = &buffer[cell];
                        (cell.symbol().to_owned(), cell.fg, cell.bg, cell.modifier.difference(Modifier::DIM))
                    };
                    let differ = cells.into_iter().any(|cell| tells(&first, cell) != tells(&second, cell));
                    assert!(differ, "{theme:?}: {:?} and {:?}", one.processes[30].role, other.processes[30].role);
                }
            }
        }
    }
}
