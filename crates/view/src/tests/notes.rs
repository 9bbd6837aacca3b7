//! Tests that notes and questions do not cover the processes that they mention.

use ratatui::layout::Position;

use super::frames::{english, run_of, seen};
use super::*;
use crate::Target;
use suffrage_scenario::builtin;
use suffrage_session::Session;
use suffrage_session::model::Sign;

/// The last tested tick of a run that never comes to rest.
const LONG_ENOUGH: u64 = 120;

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 24), (200, 55)];

fn note_ticks(session: &mut Session) -> Vec<u64> {
    session.seek(LONG_ENOUGH);
    let frame = seen(session, &view(), (80, 24));
    let mut ticks: Vec<u64> = frame.marks.iter().filter(|mark| mark.sign == Sign::Note).map(|mark| mark.tick).collect();
    ticks.dedup();
    ticks
}

#[test]
fn no_note_covers_a_process_that_it_names() {
    let look = english(ThemeName::Dark);
    let mut looked_at = 0;
    for scenario in builtin::ALL {
        let mut session = run_of(scenario.name);
        for tick in note_ticks(&mut session) {
            session.seek(tick);
            for stop in session.stops() {
                for size in SIZES {
                    let selected = stop.look.first().copied().unwrap_or_default();
                    let view = View { overlays: vec![note_of(&stop)], ..View { selected, ..view() } };
                    let frame = seen(&mut session, &view, size);
                    let area = Rect::new(0, 0, size.0, size.1);
                    let plan = Screen::new(area, Class::of(area), &Scene { frame: &frame, view: &view, look: &look });
                    let place = plan.place_of(Pane::Arena).expect("the graph is on the screen");
                    let mut buffer = Buffer::empty(area);
                    let hits = draw(&frame, &view, &look, area, &mut buffer);
                    let covered = hits.areas_of(Target::Note).any(|area| area.intersects(place));
                    assert!(!covered, "{} {tick} {size:?}\n{}", scenario.name, words(&buffer));
                    // A band shows the processes near the selected one.
                    for position in stop.look.iter().filter(|&&position| frame.ring.is_none() || position == selected) {
                        let process = Target::Process(*position);
                        let in_place = |area: &Rect| place.intersection(*area) == *area;
                        let is_seen = |area: Rect| area.positions().all(|at: Position| hits.at(at) == Some(process));
                        let table =
                            panes::graph::shows_table(&Scene { frame: &frame, view: &view, look: &look }, place, area);
                        let in_table = || place.positions().any(|at: Position| hits.at(at) == Some(process));
                        let shown =
                            if table { in_table() } else { hits.areas_of(process).filter(in_place).any(is_seen) };
                        assert!(shown, "{} {tick} {size:?} {position}\n{}", scenario.name, words(&buffer));
                        looked_at += 1;
                    }
                }
            }
        }
    }
    assert!(looked_at > 1000, "{looked_at}");
}

#[test]
fn named_processes_are_visible_whatever_is_selected() {
    let look = english(ThemeName::Dark);
    let mut session = run_of("chang-roberts-1000");
    for tick in note_ticks(&mut session) {
        session.seek(tick);
        for stop in session.stops() {
            let Some(&named) = stop.look.first() else { continue };
            for selected in [0, 500, 999] {
                let size = (80, 24);
                let view = View { overlays: vec![note_of(&stop)], by_hand: true, selected, ..view() };
                let frame = seen(&mut session, &view, size);
                let hits = hits(&frame, &view, &look, size);
                let mut found = Rect::new(0, 0, size.0, size.1).positions().filter_map(|at| hits.at(at));
                assert!(found.any(|target| target == Target::Process(named)), "{tick} {selected} {named}");
            }
        }
    }
}

#[test]
fn a_long_note_scrolls_and_shows_that_there_is_more() {
    let look = english(ThemeName::Mono);
    let said: Vec<String> =
        (100..900).map(|word| if word % 7 == 0 { format!("{word}.") } else { word.to_string() }).collect();
    let text = suffrage_text::LocalText::plain(said.join(" "));
    for presenting in [false, true] {
        for size in [(80, 24), (100, 24), (120, 40), (160, 45), (200, 55)] {
            let note = |scroll| overlay::Note {
                text: text.clone(),
                look: Vec::new(),
                question: false,
                answer: None,
                scroll,
                study: None,
            };
            let of = |scroll| View { presenting, overlays: vec![Overlay::Note(note(scroll))], ..view() };
            let frame = seen(&mut run_of("chang-roberts-ring"), &of(0), size);
            let hits = hits(&frame, &of(0), &look, size);
            let (furthest, page) = (hits.furthest, hits.page);
            let mut read = String::new();
            for scroll in (0..furthest).step_by(page).chain([furthest]) {
                let view = of(scroll);
                let buffer = screen(&frame, &view, &look, size);
                let area = Rect::new(0, 0, size.0, size.1);
                let plan = Screen::new(area, Class::of(area), &Scene { frame: &frame, view: &view, look: &look });
                let note = plan.note.expect("the note has a place");
                let row = |y| (note.x..note.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>();
                let rows: Vec<String> = (note.y..note.bottom()).map(row).collect();
                let below = rows.concat().contains(look.glyphs.down);
                let above = rows.concat().contains(look.glyphs.up);
                assert_eq!(
                    (above, below),
                    (scroll > 0, scroll < furthest),
                    "{presenting} {size:?} {scroll}\n{}",
                    words(&buffer)
                );
                let graph = plan.place_of(Pane::Arena).expect("the graph is on the screen");
                assert!(graph.height > 0 && !graph.intersects(note), "{presenting} {size:?}\n{}", words(&buffer));
                read.push_str(&rows.join(" "));
                read.push(' ');
            }
            let unread: Vec<_> =
                said.iter().filter(|word| !read.split_whitespace().any(|seen| seen == **word)).collect();
            assert!(unread.is_empty(), "{presenting} {size:?}: {unread:?}");
        }
    }
}
