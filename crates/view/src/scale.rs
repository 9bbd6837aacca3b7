//! Computes the columns of ticks on a timeline, and round numbers for the ends of bars.

use crate::prelude::*;

const WIDEST: usize = 4;

/// The positions of ticks on a timeline; all ticks are equally wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    pub(super) first: Ticks,
    pub(super) pitch: usize,
    pub(super) now: Ticks,
    /// The width of the timeline in columns, at least 2.
    width: usize,
}

impl Scale {
    /// The widest scale with room for all ticks up to `last`. Without room, the timeline scrolls by half its width.
    pub(super) fn new(now: Ticks, last: Ticks, width: usize) -> Self {
        let room = |pitch: usize| (width.saturating_sub(1) / pitch) as Ticks;
        let fits = (1..=WIDEST).rev().find(|&pitch| last.max(now) < room(pitch));
        let turned = |half: Ticks| now.checked_div(half).map_or(now, |turns| turns.saturating_sub(1) * half);
        let first = if fits.is_some() { 0 } else { turned(room(1) / 2) };
        Self { first, pitch: fits.unwrap_or(1), now, width }
    }

    /// The first column of a tick; `None` if some of its columns are invisible.
    pub(super) fn column(self, tick: Ticks) -> Option<usize> {
        let ticks = usize::try_from(tick.checked_sub(self.first)?).ok()?;
        let column = ticks.checked_mul(self.pitch)?.checked_add(usize::from(tick > self.now))?;
        (column.checked_add(self.pitch)? <= self.width).then_some(column)
    }

    pub(super) fn head(self) -> usize {
        (self.now - self.first) as usize * self.pitch + self.pitch
    }

    pub(super) fn ticks(self, last: Ticks) -> impl Iterator<Item = (Ticks, usize)> {
        (self.first..=last).map_while(move |tick| Some((tick, self.column(tick)?)))
    }

    /// The tick at a column. The mark of the current tick has a column of its own, which gives the current tick.
    pub(super) fn tick(self, column: usize) -> Ticks {
        let behind = usize::from(column >= self.head());
        self.first + ((column - behind) / self.pitch) as Ticks
    }
}

/// The first number for which `enough` is true, among `numbers`, then 10 times each of them, then 100 times, and so on.
pub(super) fn round(numbers: &[u64], enough: impl Fn(u64) -> bool) -> u64 {
    let decades = (0..20).map(|power| 10_u64.saturating_pow(power));
    let mut all = decades.flat_map(|decade| numbers.iter().map(move |number| number.saturating_mul(decade)));
    all.find(|&number| enough(number)).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests;
