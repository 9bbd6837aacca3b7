use proptest::prelude::*;

use super::*;

fn contents(n: usize, ring: bool, time: (Ticks, Ticks, Ticks)) -> Contents {
    Contents { n, known: 0..n, selected: n / 2, follows: n.is_multiple_of(2), ring, digits: 2, alone: false, time }
}

fn area(width: u16, height: u16) -> Rect {
    Rect::new(3, 2, width, height)
}

#[test]
fn the_roomiest_pitch_that_fits_is_taken() {
    let pitch = |n, ring, height| Geometry::new(area(80, height), &contents(n, ring, (0, 0, 0))).map(|it| it.pitch);
    // A row for the ticks, and round a ring half a pitch above and below.
    assert_eq!([14, 15, 16, 21, 22, 29, 30].map(|height| pitch(7, true, height)), [1, 1, 2, 2, 3, 3, 4].map(Some));
    assert_eq!([13, 14, 19, 20, 25, 26].map(|height| pitch(7, false, height)), [1, 2, 2, 3, 3, 4].map(Some));
    assert_eq!(pitch(100, true, 20), Some(1));
    assert_eq!([2, 3, 4].map(|height| pitch(1, true, height)), [1, 1, 3].map(Some));
}

#[test]
fn the_scale_lets_the_whole_run_be_seen_and_then_pages_are_turned() {
    assert_eq!([0, 15, 16, 20, 26, 27, 39, 40, 79].map(|last| timescale((0, last, last), 80, 5).1), [5, 5, 4, 3, 3, 2, 2, 1, 1]);
    assert_eq!(timescale((0, 79, 79), 80, 5), (0, 1));
    assert_eq!(timescale((0, 30, 80), 80, 5), (0, 1), "what must be in sight is on the first page");
    assert_eq!([80, 89, 90, 108, 109].map(|last| timescale((0, last, last), 80, 5).0), [19, 19, 38, 38, 57]);
}

#[test]
fn alone_a_short_run_fills_the_room() {
    let of = |last, width, height| {
        Geometry::new(area(width, height), &Contents { alone: true, ..contents(7, false, (0, last, last)) })
            .map(|it| (it.scale, it.pitch))
    };
    assert_eq!(of(11, 195, 46), Some((12, 7)));
    assert_eq!(of(18, 156, 52), Some((8, 8)));
    assert_eq!(of(150, 195, 46), Some((1, 7)));
}

#[test]
fn numbers_on_the_axis_keep_apart() {
    let spacing = |time, width| Geometry::new(area(width, 20), &contents(7, true, time)).map(|it| it.spacing());
    assert_eq!(spacing((0, 9, 9), 80), Some(5));
    assert_eq!(spacing((0, 60, 60), 80), Some(5));
    assert_eq!(spacing((0, 500, 500), 80), Some(5));
    assert_eq!(spacing((0, 50_000, 50_000), 80), Some(10));
}

proptest! {
    #[test]
    fn everything_is_inside_and_what_must_be_seen_is_in_sight(
        n in 1_usize..300, ring: bool, width in 9_u16..250, height in 1_u16..70, last in 0_u64..3000, part in 0.0_f64..=1.0,
    ) {
        let focus = (last as f64 * part) as u64;
        let area = area(width, height);
        let contents = contents(n, ring, (0, focus, last));
        let Some(it) = Geometry::new(area, &contents) else { return Ok(()) };
        prop_assert!(area.contains((it.plot.x, it.plot.y).into()));
        prop_assert!(it.plot.right() < area.right() && it.plot.bottom() <= area.bottom());
        prop_assert!(it.axis.is_none_or(|axis| axis < area.bottom() && axis >= it.plot.bottom()));
        prop_assert!(it.column_in_sight(focus).is_some(), "{it:?}");
        prop_assert!(it.row(contents.selected).is_some());
        for position in it.rows.clone() {
            let row = it.row(position).expect("it is shown");
            prop_assert!(row >= it.plot.y && row < it.plot.bottom(), "{it:?}");
            prop_assert_eq!(it.on_lifeline(row), Some(position));
            prop_assert_eq!(it.nearest(row), Some(position));
            prop_assert_eq!(i32::from(row), it.row_of_index((position - it.rows.start).cast_signed()));
        }
    }
}
