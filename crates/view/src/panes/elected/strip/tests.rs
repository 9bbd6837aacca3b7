use super::*;
use crate::View;
use crate::tests::frames::{english, frame_of, ring_of};
use crate::{Look, ThemeName};

#[test]
fn the_form_is_the_widest_that_fits() {
    let look: Look = english(ThemeName::Dark);
    let view = View::default();
    let form = |n: usize, room, ruled| {
        let text = ring_of(n);
        let frame = frame_of((&text, 0), (200, 55));
        StripForm::of(&Scene { frame: &frame, view: &view, look: &look }, room, ruled, room + 10)
    };
    // In one row of 80 columns, the name takes 9 columns and the verdict takes 11.
    let ids = |more: usize| StripForm::Ids { cell: 2 + more, digits: 2, gap: 0, pitch: 5 + more };
    let cells = |groups| StripForm::Cells { cell: 2, groups };
    let at_80 = |n| form(n, 60, false);
    assert_eq!(
        [3, 8, 9, 10, 11, 19, 20, 30, 31, 70, 71].map(at_80),
        [
            ids(2),
            ids(2),
            ids(1),
            ids(1),
            cells(Groups::Apart),
            cells(Groups::Apart),
            cells(Groups::Parted),
            cells(Groups::Joined),
            StripForm::Signs(Groups::Parted),
            StripForm::Signs(Groups::Joined),
            StripForm::Counts
        ]
    );
    assert_eq!(
        [7, 13, 14, 19, 58].map(|n| form(n, 117, true)),
        [ids(4), ids(4), ids(3), ids(1), cells(Groups::Joined)]
    );
    assert_eq!(form(64, 117, true), StripForm::Signs(Groups::Parted));
}

#[test]
fn the_leader_of_the_newest_term_is_the_right_one() {
    let frame = frame_of(("raft-election-partition", 13), (120, 40));
    let named = |id: u32| {
        frame.processes.iter().filter(|process| process.follows().is_some_and(|to| to.number() == id)).count()
    };
    assert!(named(5) > named(1), "5 leads in term 1, 1 in term 2");
    assert_eq!(to_follow(&frame).map(Id::number), Some(1));
}

#[test]
fn cells_do_not_overlap() {
    let look: Look = english(ThemeName::Dark);
    let view = View::default();
    for n in [1, 2, 7, 8, 9, 16, 17, 30, 31, 63, 64, 65, 70] {
        let text = ring_of(n);
        let frame = frame_of((&text, 0), (200, 55));
        let scene = Scene { frame: &frame, view: &view, look: &look };
        for room in 20..200 {
            let form = StripForm::of(&scene, room, false, room);
            let strip = StripCells::new(&scene, form, usize::MAX);
            assert!(form == StripForm::Counts || strip.width <= room, "{n} {room} {form:?}");
            let row = Rect { x: 3, y: 0, width: 200, height: 1 };
            let mut buffer = ratatui::buffer::Buffer::empty(Rect::new(0, 0, 203, 1));
            let mut canvas = Canvas::new(&mut buffer);
            strip.draw(&scene, row, &mut canvas);
            let hits = canvas.hits;
            let mut right = row.x;
            for process in frame.processes.iter().filter(|_| form != StripForm::Counts) {
                let place = hits.areas_of(Target::Process(process.position)).next().expect("its cell");
                assert!(place.x >= right && place.width > 0, "{n} {room} {form:?}");
                right = place.right();
                let seen: String = place.positions().map(|at| buffer[at].symbol()).collect();
                assert!(!seen.trim().is_empty(), "{n} {room} {form:?} {seen:?}");
            }
        }
    }
}

#[test]
fn adjacent_cells_of_a_log_stay_apart_at_any_width() {
    let look: Look = english(ThemeName::Mono);
    let view = View::default();
    for name in ["multi-paxos-gap", "multi-paxos-three-commands", "multi-paxos-leader-change"] {
        for tick in [0, 5, 12, 30] {
            let frame = frame_of((name, tick), (80, 24));
            let scene = Scene { frame: &frame, view: &view, look: &look };
            for room in 5..60 {
                let form = StripForm::of(&scene, room, false, room);
                let strip = StripCells::new(&scene, form, usize::MAX);
                assert!(form == StripForm::Counts || strip.width <= room, "{name} {room} {form:?}");
                if matches!(form, StripForm::Signs(_) | StripForm::Counts) {
                    continue;
                }
                let row = Rect { x: 0, y: 0, width: 80, height: 1 };
                let mut buffer = ratatui::buffer::Buffer::empty(row);
                strip.draw(&scene, row, &mut Canvas::new(&mut buffer));
                let said: String = (0..80).map(|x| buffer[(x, 0)].symbol()).collect();
                let fractions = said.split_whitespace().filter(|word| word.contains('/'));
                assert!(
                    fractions.clone().all(|word| word.matches('/').count() == 1),
                    "{name} at {tick} in {room}: {said}"
                );
                let words = said.split_whitespace().count();
                assert!(words >= frame.n, "{name} at {tick} in {room}, {form:?}: {said}");
            }
        }
    }
}
