//! Scales: where a tick is on a row of columns, and the round numbers that their ends have.

use crate::protocol::Ticks;

/// So many columns at the right end the head never reaches.
const FREE: u128 = 8;

/// Where a tick is on the track.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    /// The tick at the right end.
    horizon: u64,
    /// The columns of the track, at least 2.
    pub(super) width: usize,
}

impl Scale {
    /// The shortest of a few round horizons that has room for what is recorded, and for the head's number and the next ticks
    /// behind it: it changes seldom while a run goes on.
    pub(super) fn new(recorded: u64, width: usize) -> Self {
        let columns = (width - 1) as u128;
        let free = columns - (columns / 4).min(FREE);
        let has_room = |horizon: u64| {
            let (horizon, recorded) = (u128::from(horizon), u128::from(recorded));
            recorded * 115 <= horizon * 100 && recorded * columns <= horizon * free
        };
        Self { horizon: round(&[20, 30, 50, 70, 100], has_room), width }
    }

    pub(super) fn column(self, tick: u64) -> usize {
        (u128::from(tick.min(self.horizon)) * (self.width - 1) as u128 / u128::from(self.horizon)) as usize
    }

    /// The tick in the middle of those that a column stands for; at the left end, the first of all.
    pub(super) fn tick(self, column: usize) -> Ticks {
        if column == 0 {
            return 0;
        }
        let column = column.min(self.width - 1) as u128;
        let (horizon, columns) = (u128::from(self.horizon), (self.width - 1) as u128);
        // The first tick of this column, and the first of the next one.
        let first = |column: u128| (column * horizon).div_ceil(columns);
        let (low, high) = (first(column), first(column + 1));
        ((low + high.max(low + 1) - 1) / 2).min(horizon) as Ticks
    }

    /// The ticks between two notches: 5, or 10, 20, 50 … so that they are at least 3 columns apart.
    pub(super) fn notches(self) -> u64 {
        let columns = (self.width - 1) as u128;
        round(&[5, 10, 20], |spacing| u128::from(spacing) * columns >= 3 * u128::from(self.horizon))
    }
}

/// The first of some round numbers, and of ten, a hundred … times them, that is enough.
pub(super) fn round(numbers: &[u64], enough: impl Fn(u64) -> bool) -> u64 {
    let decades = (0..20).map(|power| 10_u64.saturating_pow(power));
    let mut all = decades.flat_map(|decade| numbers.iter().map(move |number| number.saturating_mul(decade)));
    all.find(|&number| enough(number)).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
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
}
