//! Whole screens with their styles, the graph included: every class, topology and theme, and every class in every language.

use super::*;
use crate::protocol::{Decision, Role, Topology};
use crate::session::model::Process;

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

#[test]
fn every_class_topology_and_theme() {
    for (class, size) in CLASSES {
        for (topology, frame) in topologies() {
            for (theme, name) in [(ThemeName::Dark, "dark"), (ThemeName::Light, "light"), (ThemeName::Mono, "mono")] {
                let look = look(theme, Language::English);
                let buffer = screen(&frame, &view(), &look, size);
                insta::assert_snapshot!(format!("{class}-{topology}-{name}"), with_letters(&buffer, &look));
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
            insta::assert_snapshot!(format!("{class}-{name}"), with_letters(&buffer, &look));
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
    let scene = crate::paint::scene::Scene { frame, view: &view, look };
    let plan = crate::paint::layout::Plan::new(area, crate::paint::layout::Class::of(area), &scene);
    let graph = plan.place_of(Pane::Arena).unwrap_or_default();
    let hits = hits(frame, &view, look, size);
    let here = |cell: &ratatui::layout::Position| hits.at(*cell) == Some(crate::paint::Target::Process(position));
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
