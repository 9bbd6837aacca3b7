//! Tests of whole screens with styles and graph, in all size classes, topologies and languages, also without colours.

use super::frames::{TWO_WAY, franklin_of, storm_of};
use super::*;
use crate::arena::GraphLayout;
use suffrage_engine::engine::Process;
use suffrage_engine::protocol::{Cell, Role, Topology};

const CLASSES: [(&str, (u16, u16)); 3] = [("compact", (80, 24)), ("standard", (120, 40)), ("wall", (200, 55))];

const TOPOLOGIES: [(&str, (&str, u64)); 3] = [("one-way", DECIDED), ("two-way", TWO_WAY), ("complete", BULLY)];

#[test]
fn every_class_and_topology_with_and_without_colours() {
    for (class, size) in CLASSES {
        for (topology, moment) in TOPOLOGIES {
            let frame = frame_of(moment, size);
            // Without colours: all topologies in the compact class, one topology in each other class.
            let mono =
                class == "compact" || [("standard", "two-way"), ("wall", "complete")].contains(&(class, topology));
            let themes = [(ThemeName::Dark, "dark"), (ThemeName::Mono, "mono")];
            for (theme, name) in themes.into_iter().filter(|(theme, _)| mono || *theme == ThemeName::Dark) {
                let look = look(theme, Language::English);
                let buffer = screen(&frame, &view(), &look, size);
                insta::assert_snapshot!(format!("{class}-{topology}-{name}"), with_letters(&buffer, &look));
            }
        }
    }
}

#[test]
fn every_class_in_another_language() {
    let languages = [(Language::Spanish, "spanish"), (Language::Portuguese, "portuguese")].into_iter().cycle();
    for ((class, size), (language, name)) in CLASSES.into_iter().zip(languages) {
        let look = look(ThemeName::Light, language);
        let buffer = screen(&frame_of(BULLY, size), &view(), &look, size);
        insta::assert_snapshot!(format!("{class}-{name}"), with_letters(&buffer, &look));
    }
}

#[test]
fn each_class_begins_at_its_size() {
    // Whether the screen is too small, has a gauge, and has the diagram.
    let shown = |size: (u16, u16)| {
        let (frame, view, look) = (frame_of(DECIDED, size), view(), look(ThemeName::Dark, Language::English));
        let area = Rect::new(0, 0, size.0, size.1);
        if words(&screen(&frame, &view, &look, size)).contains("needs 80") {
            return [true, false, false];
        }
        let plan = Screen::new(area, Class::of(area), &Scene { frame: &frame, view: &view, look: &look });
        let graph = plan.place_of(Pane::Arena).map(|place| look.placed(&frame, place, false));
        assert!(matches!(graph, Some(GraphLayout::Graph(_))), "{size:?}");
        let diagram = plan.place_of(Pane::SpaceTime).is_some();
        [false, plan.gauge.is_some(), diagram]
    };
    for (sizes, parts) in [
        (&[(79, 50), (200, 23)][..], [true, false, false]),
        (&[(80, 24), (99, 50)], [false, false, false]),
        (&[(100, 24), (159, 100), (300, 44)], [false, true, false]),
        (&[(160, 45)], [false, true, true]),
    ] {
        for &size in sizes {
            assert_eq!(shown(size), parts, "{size:?}");
        }
    }
}

#[test]
fn light_and_dark_differ_in_colours_only() {
    let (dark, light) = (look(ThemeName::Dark, Language::English), look(ThemeName::Light, Language::English));
    for (class, size) in CLASSES {
        for (topology, moment) in TOPOLOGIES {
            let frame = frame_of(moment, size);
            let (one, other) = (screen(&frame, &view(), &dark, size), screen(&frame, &view(), &light, size));
            for at in one.area.positions() {
                let (one, other) = (&one[at], &other[at]);
                assert_eq!(
                    (one.symbol(), one.modifier),
                    (other.symbol(), other.modifier),
                    "{class} {topology} at {at}"
                );
            }
        }
    }
}

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
    all.push(changed(&|process| {
        process.elected = Some(Cell::Leader(suffrage_engine::protocol::Id::new(99).expect("99 is an id")));
    }));
    all.push(changed(&|process| process.elected = None));
    all
}

fn own_cells(frame: &Frame, look: &Look, size: (u16, u16), position: usize) -> Vec<ratatui::layout::Position> {
    let (view, area) = (view(), Rect::new(0, 0, size.0, size.1));
    let scene = crate::scene::Scene { frame, view: &view, look };
    let plan = crate::layout::Screen::new(area, crate::layout::Class::of(area), &scene);
    let graph = plan.place_of(Pane::Arena).unwrap_or_default();
    let hits = hits(frame, &view, look, size);
    let here = |cell: &ratatui::layout::Position| hits.at(*cell) == Some(crate::Target::Process(position));
    let card = crate::arena::place(frame, graph, crate::arena::legend::rows(frame, &look.texts, graph.width), false)
        .filter(|_| !panes::graph::shows_table(&scene, graph, area))
        .map(|layout| layout.cards[position])
        .unwrap_or_default();
    let beside = Rect { x: card.x.saturating_sub(1), width: card.width + if card.is_empty() { 0 } else { 2 }, ..card };
    let strip = plan.runs[0].elected.positions().filter(here);
    let chip = graph.positions().filter(|cell| card.is_empty() && here(cell));
    beside.positions().chain(chip).chain(strip).collect()
}

#[test]
fn without_colours_no_information_is_lost() {
    // Two screens that differ with colours also differ without, in characters or modifiers.
    let (colours, mono) = (look(ThemeName::Dark, Language::English), look(ThemeName::Mono, Language::English));
    // The cards of these graphs have one row on a small screen.
    let (ring24, ring64, storm) = (ring_of(24), ring_of(64), storm_of(24));
    let crowded = [("ring of 24", (&*ring24, 9)), ("ring of 64", (&*ring64, 9)), ("complete of 24", (&*storm, 0))];
    for (_, size) in CLASSES {
        for (topology, moment) in TOPOLOGIES.into_iter().chain(crowded) {
            let frame = frame_of(moment, size);
            let whole = [&colours, &mono].map(|look| screen(&frame, &view(), look, size));
            for position in (0..frame.n).step_by(frame.n / 6) {
                // Only the process's own cells matter, because a viewer does not compare every card with the legend.
                let own = own_cells(&frame, &colours, size, position);
                for other in variations(&frame, position) {
                    let differ = |look: &Look, one: &Buffer| {
                        let two = screen(&other, &view(), look, size);
                        own.iter().any(|&cell| one[cell] != two[cell])
                    };
                    let [with, without] = [differ(&colours, &whole[0]), differ(&mono, &whole[1])];
                    assert_eq!(with, without, "{topology} {size:?} {:?}", other.processes[position]);
                }
            }
        }
    }
}

/// The position of the process whose state differs between the compared pictures.
const CHANGED: usize = 20;

#[test]
fn every_two_states_look_different_on_the_smallest_cards() {
    for theme in [ThemeName::Dark, ThemeName::Light, ThemeName::Mono] {
        let look = look(theme, Language::English);
        for (text, tick) in [(ring_of(40), 9), (storm_of(24), 0), (franklin_of(40), 8)] {
            let frame = frame_of((&text, tick), (80, 24));
            let mut all = variations(&frame, CHANGED);
            all.truncate(all.len() - 2);
            for (at, one) in all.iter().enumerate() {
                for other in &all[..at] {
                    let cells = own_cells(one, &look, (80, 24), CHANGED);
                    let (first, second) =
                        (screen(one, &view(), &look, (80, 24)), screen(other, &view(), &look, (80, 24)));
                    // Ignores DIM: two states must differ in more than that.
                    let tells = |buffer: &Buffer, cell| {
                        let cell: &ratatui::buffer::Cell = &buffer[cell];
                        (cell.symbol().to_owned(), cell.fg, cell.bg, cell.modifier.difference(Modifier::DIM))
                    };
                    let differ = cells.into_iter().any(|cell| tells(&first, cell) != tells(&second, cell));
                    assert!(
                        differ,
                        "{theme:?}: {:?} and {:?}",
                        one.processes[CHANGED].role, other.processes[CHANGED].role
                    );
                }
            }
        }
    }
}
