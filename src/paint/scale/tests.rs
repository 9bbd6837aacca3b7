use super::*;

#[test]
fn the_horizon_is_round_and_beyond_what_is_recorded() {
    assert_eq!(
        [0, 20, 21, 53, 99, 101, 1_000_000].map(|tick| Scale::new(tick, 60).horizon),
        [20, 30, 30, 70, 200, 200, 2_000_000]
    );
    assert_eq!(Scale::new(u64::MAX, 60).horizon, u64::MAX);
}

#[test]
fn the_head_stays_clear_of_the_right_end() {
    for width in [9, 40, 60, 73, 180] {
        for recorded in 0..3_000 {
            let scale = Scale::new(recorded, width);
            let free = (width - 1) / 4;
            assert!(scale.column(recorded) + free.min(8) < width, "{recorded} of {} on {width}", scale.horizon);
        }
    }
}

#[test]
fn a_column_leads_to_a_tick_that_is_drawn_there() {
    for (recorded, width) in [(20, 70), (50, 70), (70, 40), (200, 70), (10_000, 70), (u64::MAX, 9)] {
        let scale = Scale::new(recorded, width);
        for column in 0..width {
            let tick = scale.tick(column);
            let there = scale.column(tick);
            // Where there are more columns than ticks, the next tick is the nearest one.
            let next = scale.column(tick.saturating_sub(1));
            assert!(there == column || (next < column && column < there), "{recorded} {width} {column}: {tick} at {there}");
        }
        assert_eq!((scale.tick(0), scale.tick(width - 1)), (0, scale.horizon));
    }
}

#[test]
fn notches_keep_three_columns_apart() {
    for (recorded, width) in [(20, 70), (50, 70), (200, 70), (10_000, 70), (u64::MAX, 9)] {
        let scale = Scale::new(recorded, width);
        let spacing = scale.notches();
        assert!(
            scale.column(spacing.saturating_mul(2)) - scale.column(spacing) >= 3 || spacing > scale.horizon / 2,
            "{recorded} {width}"
        );
    }
    assert_eq!(
        [Scale::new(17, 70), Scale::new(170, 70), Scale::new(400, 70), Scale::new(800, 70)].map(Scale::notches),
        [5, 10, 50, 50]
    );
}
