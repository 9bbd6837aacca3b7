//! Scales: where a tick is on a row of columns, and the round numbers that their ends have.

use crate::protocol::Ticks;

/// So many columns at the right end the head never reaches.
const FREE: u128 = 8;

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
mod tests;
