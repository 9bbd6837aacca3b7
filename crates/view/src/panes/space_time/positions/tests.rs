use proptest::prelude::*;

use super::*;

fn contents(n: usize, ring: bool, time: (Ticks, Ticks, Ticks)) -> Contents {
    let known = Neighbours { first: 0, count: n, n };
    Contents {
        known,
        selected: n / 2,
        past: None,
        follows: n.is_multiple_of(2),
        ring,
        digits: 2,
        time,
        has_names: false,
    }
}

fn area(width: u16, height: u16) -> Rect {
    Rect::new(3, 2, width, height)
}

#[test]
fn the_largest_pitch_that_fits_is_used() {
    let pitch = |n, ring, height| Geometry::new(area(80, height), &contents(n, ring, (0, 0, 0))).map(|it| it.pitch);
    // The ticks need a row. A ring also needs half a pitch above and below, but message lines are more important than
    // these rows.
    assert_eq!([14, 15, 16, 21, 22, 29, 30].map(|height| pitch(7, true, height)), [2, 2, 2, 2, 3, 3, 4].map(Some));
    assert_eq!([13, 14, 19, 20, 25, 26].map(|height| pitch(7, false, height)), [2, 2, 2, 3, 3, 4].map(Some));
    assert_eq!(pitch(100, true, 20), Some(1));
    assert_eq!([2, 3, 4].map(|height| pitch(1, true, height)), [2, 2, 3].map(Some));
}

#[test]
fn lines_have_priority_over_the_last_third_of_lifelines() {
    let of =
        |n, height| Geometry::new(area(80, height), &contents(n, true, (0, 0, 0))).map(|it| (it.pitch, it.rows.count));
    assert_eq!(of(10, 20), Some((2, 10)), "without the rows at the edges");
    assert_eq!(of(10, 19), Some((2, 9)));
    assert_eq!(of(13, 19), Some((2, 9)));
    assert_eq!(of(14, 19), Some((1, 14)));
    assert_eq!(of(40, 19), Some((1, 18)));
}

#[test]
fn the_past_of_an_event_gets_the_rows() {
    let rows = |selected, ring, past| {
        let contents = Contents { selected, past, ..contents(100, ring, (0, 0, 0)) };
        Geometry::new(area(80, 21), &contents).map(|it| (it.rows.first, it.is_cut()))
    };
    assert_eq!(rows(50, true, Some(PastSide::Above)), Some((31, (true, true))));
    assert_eq!(rows(3, true, Some(PastSide::Above)), Some((84, (true, true))), "round the ring");
    assert_eq!(rows(3, true, Some(PastSide::Around)), Some((93, (true, true))));
    assert_eq!(rows(3, false, Some(PastSide::Around)), Some((0, (false, true))), "a complete graph does not wrap");
    assert_eq!(rows(99, true, None), Some((80, (true, false))));
}

#[test]
fn a_short_run_fills_the_pane_and_a_long_one_moves_by_pages() {
    let scales = [0, 4, 5, 7, 9, 10, 13, 15, 20, 26, 27, 39, 40, 79].map(|last| timescale((0, last, last), 80).1);
    assert_eq!(scales, [20, 12, 12, 8, 8, 5, 5, 5, 3, 3, 2, 2, 1, 1]);
    for (wide, last) in (30..250).flat_map(|wide| (5..u64::from(wide)).map(move |last| (wide, last))) {
        let (from, scale) = timescale((0, last, last), wide);
        let used = last * u64::from(scale);
        assert!(from == 0 && used < u64::from(wide), "{wide} {last}");
        assert!(scale == 20 || 2 * used >= u64::from(wide) - 1, "{last} ticks fill {used} of {wide}");
    }
    assert_eq!(timescale((0, 79, 79), 80), (0, 1));
    assert_eq!(timescale((0, 30, 80), 80), (0, 1), "the required tick is on the first page");
    assert_eq!([80, 89, 90, 108, 109].map(|last| timescale((0, last, last), 80).0), [19, 19, 38, 38, 57]);
}

#[test]
fn numbers_on_the_axis_do_not_touch() {
    let spacing = |time, width| Geometry::new(area(width, 20), &contents(7, true, time)).map(|it| it.spacing());
    assert_eq!(spacing((0, 9, 9), 80), Some(5));
    assert_eq!(spacing((0, 60, 60), 80), Some(5));
    assert_eq!(spacing((0, 500, 500), 80), Some(5));
    assert_eq!(spacing((0, 50_000, 50_000), 80), Some(10));
}

proptest! {
    #[test]
    fn everything_is_inside_and_the_required_tick_and_process_are_visible(
        n in 1_usize..300, ring: bool, width in 9_u16..250, height in 1_u16..70, last in 0_u64..3000, part in 0.0_f64..=1.0,
    ) {
        let focus = (last as f64 * part) as u64;
        let area = area(width, height);
        let contents = contents(n, ring, (0, focus, last));
        let Some(it) = Geometry::new(area, &contents) else { return Ok(()) };
        prop_assert!(area.contains((it.plot.x, it.plot.y).into()));
        prop_assert!(it.plot.right() < area.right() && it.plot.bottom() <= area.bottom());
        prop_assert!(it.axis.is_none_or(|axis| axis < area.bottom() && axis >= it.plot.bottom()));
        prop_assert!(it.visible_column(focus).is_some(), "{it:?}");
        prop_assert!(it.row(contents.selected).is_some());
        for (index, position) in it.rows.positions().enumerate() {
            let row = it.row(position).expect("it is visible");
            prop_assert!(row >= it.plot.y && row < it.plot.bottom(), "{it:?}");
            prop_assert_eq!(it.on_lifeline(row), Some(position));
            prop_assert_eq!(it.nearest(row), Some(position));
            prop_assert_eq!(i32::from(row), it.row_of_index(index.cast_signed()));
        }
    }
}
