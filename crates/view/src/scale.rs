//! Scales: the columns of ticks on a track, and round numbers for the ends of bars.

use suffrage_engine::protocol::Ticks;

const WIDEST: usize = 4;

/// The columns of ticks on a track, all equally wide; the playhead is behind the current tick, before the later ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    /// The first visible tick.
    pub(super) first: Ticks,
    /// The columns per tick.
    pub(super) pitch: usize,
    /// The current tick.
    pub(super) now: Ticks,
    /// The columns of the track, at least 2.
    width: usize,
}

impl Scale {
    /// The widest ticks with which all up to `last` fit; otherwise the track moves in pages of half its width.
    pub(super) fn new(now: Ticks, last: Ticks, width: usize) -> Self {
        let room = |pitch: usize| (width.saturating_sub(1) / pitch) as Ticks;
        let fits = (1..=WIDEST).rev().find(|&pitch| last.max(now) < room(pitch));
        let turned = |half: Ticks| now.checked_div(half).map_or(now, |turns| turns.saturating_sub(1) * half);
        let first = if fits.is_some() { 0 } else { turned(room(1) / 2) };
        Self { first, pitch: fits.unwrap_or(1), now, width }
    }

    /// The first column of a tick, if all its columns are visible.
    pub(super) fn column(self, tick: Ticks) -> Option<usize> {
        let ticks = usize::try_from(tick.checked_sub(self.first)?).ok()?;
        let column = ticks.checked_mul(self.pitch)?.checked_add(usize::from(tick > self.now))?;
        (column.checked_add(self.pitch)? <= self.width).then_some(column)
    }

    /// The column of the playhead.
    pub(super) fn head(self) -> usize {
        (self.now - self.first) as usize * self.pitch + self.pitch
    }

    /// The visible ticks up to `last` with their columns, in order.
    pub(super) fn ticks(self, last: Ticks) -> impl Iterator<Item = (Ticks, usize)> {
        (self.first..=last).map_while(move |tick| Some((tick, self.column(tick)?)))
    }

    /// The tick of a column; the playhead belongs to the tick before it.
    pub(super) fn tick(self, column: usize) -> Ticks {
        let behind = usize::from(column >= self.head());
        self.first + ((column - behind) / self.pitch) as Ticks
    }
}

/// The first that is `enough` of `numbers` times 1, 10, 100, and so on.
pub(super) fn round(numbers: &[u64], enough: impl Fn(u64) -> bool) -> u64 {
    let decades = (0..20).map(|power| 10_u64.saturating_pow(power));
    let mut all = decades.flat_map(|decade| numbers.iter().map(move |number| number.saturating_mul(decade)));
    all.find(|&number| enough(number)).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests;
