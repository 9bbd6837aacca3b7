use super::*;
use crate::paint::View;
use crate::paint::tests::frames::{english, frame_of, ring_of};
use crate::paint::{Look, ThemeName};

#[test]
fn the_form_is_the_widest_that_has_room() {
    let look: Look = english(ThemeName::Dark);
    let view = View::default();
    let form = |n: usize, room, ruled| {
        let text = ring_of(n);
        let frame = frame_of((&text, 0), (200, 55));
        Form::of(&Scene { frame: &frame, view: &view, look: &look }, room, ruled, room + 10)
    };
    // In one row of 80 columns, 9 are the name's and 11 the verdict's.
    let ids = |more| Form::Ids { more, digits: 2 };
    let at_80 = |n| form(n, 60, false);
    assert_eq!(
        [3, 8, 9, 10, 11, 30, 31, 70, 71].map(at_80),
        [
            ids(2),
            ids(2),
            ids(1),
            ids(1),
            Form::Cells { digits: 2 },
            Form::Cells { digits: 2 },
            Form::Signs,
            Form::Signs,
            Form::Counts
        ]
    );
    assert_eq!([7, 13, 14, 19, 58].map(|n| form(n, 117, true)), [ids(4), ids(4), ids(3), ids(1), Form::Cells { digits: 2 }]);
}

#[test]
fn the_leader_of_the_newest_term_counts_and_not_the_one_that_most_still_follow() {
    let frame = frame_of(("raft-election-partition", 13), (120, 40));
    let named = |id: u32| frame.processes.iter().filter(|process| process.follows().is_some_and(|to| to.number() == id)).count();
    assert!(named(5) > named(1), "5 leads in term 1, 1 in term 2");
    assert_eq!(to_follow(&frame).map(Id::number), Some(1));
}
