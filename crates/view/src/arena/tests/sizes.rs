//! Tests the order of sizes: a process is larger than the words in the middle, and these words are larger than a
//! message.

use ratatui::layout::Rect;
use ratatui::style::Color;

use super::super::GraphLayout;
use super::super::middle::Size;
use super::story::{ARENAS, picture};
use crate::graph_record::Part;
use crate::layout::{Class, Screen};
use crate::scene::Scene;
use crate::tests::frames::{english, frame_at, note_of, run_of, seen};
use crate::view_state::Pane;
use crate::{ThemeName, View};
use suffrage_scenario::builtin;

#[test]
fn the_middle_has_no_fill_and_no_letter_higher_than_a_card() {
    let look = english(ThemeName::Dark);
    for known in builtin::ALL {
        let mut run = run_of(known.name);
        for tick in [2, 6, 9, 22] {
            let frame = frame_at(&mut run, tick, &View::default(), (120, 40));
            for size in ARENAS {
                let GraphLayout::Graph(layout) = look.placed(&frame, Rect::new(0, 0, size.0, size.1), false) else {
                    continue;
                };
                let Some((buffer, shown)) = picture(&frame, &look, size) else { continue };
                for (_, place) in shown.parts.iter().filter(|(part, _)| *part == Part::Hub) {
                    let what = format!("{} at {tick} in {size:?}: {place}", known.name);
                    assert!(place.height <= Size::on(layout.size).map_or(1, Size::rows), "{what}");
                    let ground = look.theme.base().bg.unwrap_or(Color::Reset);
                    assert!(place.positions().all(|at| buffer[at].bg == ground), "{what} is filled");
                }
                for (_, place) in shown.parts.iter().filter(|(part, _)| matches!(part, Part::Pill(_))) {
                    assert_eq!(place.height, 1, "{} at {tick}", known.name);
                }
            }
        }
    }
}

#[test]
fn half_way_each_message_of_all_to_all_has_a_place() {
    let look = english(ThemeName::Dark);
    for n in 2..=5 {
        let text = format!(
            "protocol = \"raft-election\"\nevents = [{{ at = 1, start = \"all\" }}]\n\
             [processes]\ncount = {n}\n[network]\ndelay = 2\n"
        );
        let frame = frame_at(&mut run_of(&text), 2, &View::default(), (120, 40));
        let (_, shown) = picture(&frame, &look, (74, 32)).expect("a graph");
        assert_eq!((shown.alone, shown.aggregates.len()), (n * (n - 1), 0), "{n}");
        let pills: Vec<Rect> =
            shown.parts.iter().filter(|(part, _)| matches!(part, Part::Pill(_))).map(|(_, place)| *place).collect();
        // With more processes, diagonals cross where the messages are.
        assert!(n > 3 || pills.iter().all(|place| place.width >= 3), "{n}: {pills:?}");
    }
}

#[test]
fn no_process_of_a_plane_moves_when_a_note_opens() {
    let look = english(ThemeName::Dark);
    for name in ["superpeer-tokens-six", "superpeer-tokens-corner", "superpeer-tokens-lost"] {
        for size in [(80, 24), (120, 40), (200, 55)] {
            let mut run = run_of(name);
            let mut seen_at: Option<Vec<Rect>> = None;
            for tick in 0..30 {
                run.seek(tick);
                let stops = run.stops();
                for overlays in std::iter::once(Vec::new()).chain(stops.iter().map(|stop| vec![note_of(stop)])) {
                    let view = View { overlays, ..View::default() };
                    let frame = seen(&mut run, &view, size);
                    let area = Rect::new(0, 0, size.0, size.1);
                    let scene = Scene { frame: &frame, view: &view, look: &look };
                    let plan = Screen::new(area, Class::of(area), &scene);
                    let slots = plan.runs.iter().flat_map(|run| &run.slots);
                    let slot = { slots }.find(|slot| slot.pane == Pane::Arena).expect("the graph is shown");
                    let whole = Rect { height: slot.column, ..slot.place };
                    let GraphLayout::Graph(layout) = look.placed(&frame, whole, false) else { panic!("a plane") };
                    let first = seen_at.get_or_insert_with(|| layout.cards.clone());
                    assert_eq!(*first, layout.cards, "{name} at {tick} in {size:?}");
                }
            }
        }
    }
}
