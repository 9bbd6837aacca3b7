//! Computes the position of each element of the space-time diagram, in cells. Draws nothing.

use crate::{prelude::*, scale::round};
use suffrage_session::model::space_time::Neighbours;

/// The possible distances between two lifelines, in rows, the largest first. At 1, lines of messages have no room.
const PITCHES: [u16; 8] = [8, 7, 6, 5, 4, 3, 2, 1];
const LINED: u16 = 2;
/// The largest number of rows from one lifeline to the next if there are other panes.
const BESIDE_OTHERS: u16 = 4;
/// The numbers of columns per tick to try, the largest first. They are few, so that the picture seldom moves.
const SCALES: [u16; 7] = [20, 12, 8, 5, 3, 2, 1];

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Contents {
    pub known: Neighbours,
    /// The position of the process that must be visible.
    pub selected: usize,
    /// The sides of `selected` where causes of the selected event can be, which get most room; `None`: no event.
    pub past: Option<PastSide>,
    /// Whether `selected` is the acting process. The diagram then scrolls by half of the visible lifelines.
    pub follows: bool,
    /// Whether the processes form a ring. Messages may then leave at the bottom and return at the top.
    pub ring: bool,
    /// The width of the longest id in columns.
    pub digits: u16,
    /// `.0`: the first tick that has data; `.1`: the tick that must be visible; `.2`: the last recorded tick.
    pub time: (Ticks, Ticks, Ticks),
    /// Whether the names of rounds have a row above the lifelines.
    pub has_names: bool,
}

/// The sides of a lifeline from which messages can come: only from above, or from above and below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PastSide {
    /// Above the process: on a one-way ring, messages come only from above.
    Above,
    Around,
}

/// The positions of the rows and columns of the diagram, in coordinates of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Geometry {
    pub labels: Rect,
    pub plot: Rect,
    /// The row of the tick numbers; `None` if there is no room for these numbers.
    pub axis: Option<u16>,
    /// The row of the names of rounds; `None` if the names are not shown.
    pub names: Option<u16>,
    /// The number of rows from one lifeline to the next.
    pub pitch: u16,
    pub rows: Neighbours,
    pub ring: bool,
    /// The tick at the left edge of the diagram.
    pub from: Ticks,
    /// The number of columns per tick.
    pub scale: u16,
    top: u16,
}

const fn rows_for(count: usize, pitch: u16, edge: u16) -> usize {
    count.saturating_sub(1) * pitch as usize + 1 + 2 * edge as usize
}

/// The distances between lifelines that leave room for message lines, the largest first. Each has the number of free
/// rows above the lifelines, and below them, which messages that go round a ring use.
fn lined_pitches(ring: bool) -> impl Iterator<Item = (u16, u16)> {
    let whole =
        PITCHES.into_iter().filter(|&pitch| pitch >= LINED).map(move |pitch| (pitch, if ring { pitch / 2 } else { 0 }));
    whole.chain([(LINED, 0)])
}

/// The heights at which a diagram has room for message lines, the largest first. `n` is the number of lifelines.
pub(crate) fn lined(n: usize, ring: bool) -> impl Iterator<Item = usize> {
    lined_pitches(ring).filter(|&(pitch, _)| pitch <= BESIDE_OTHERS).map(move |(pitch, edge)| rows_for(n, pitch, edge))
}

/// `.0`: the pitch; `.1`: the free rows above and below; `.2`: the number of visible lifelines.
fn spread(n: usize, ring: bool, height: usize) -> (u16, u16, usize) {
    if let Some((pitch, edge)) = lined_pitches(ring).find(|&(pitch, edge)| rows_for(n, pitch, edge) <= height) {
        return (pitch, edge, n);
    }
    let some = height.div_ceil(LINED.into());
    if n > 1 && 3 * some >= 2 * n { (LINED, 0, some) } else { (1, 0, n.min(height)) }
}

pub(crate) fn has_lines(n: usize, most_rows: u16) -> bool {
    spread(n, false, most_rows.into()).0 >= LINED
}

const fn labels(digits: u16) -> u16 {
    digits + 3
}

/// The width, in columns, of a pane that shows the first `ticks` ticks; at most `most`.
pub(crate) fn whole_width(digits: u16, ticks: Ticks, most: u16) -> u16 {
    let beside = u64::from(labels(digits)) + 2;
    // After the last tick, there is room for the decisions of this tick.
    let width = |scale: u16| (ticks.saturating_add(2)).saturating_mul(scale.into()).saturating_add(beside);
    let fits = SCALES.into_iter().skip(1).map(width).find(|&width| width <= most.into());
    fits.map_or(most, |width| width as u16).max(LEAST_WHOLE.min(most))
}

/// A pane that shows a whole run has at least this many columns, so that the legend fits.
const LEAST_WHOLE: u16 = 80;

impl Geometry {
    pub(crate) fn new(area: Rect, contents: &Contents) -> Option<Self> {
        let left = labels(contents.digits);
        if area.height == 0 || area.width < left + 4 || contents.known.count == 0 {
            return None;
        }
        let names = (contents.has_names && area.height > 1).then_some(area.y);
        let above = u16::from(names.is_some());
        let area = Rect { y: area.y + above, height: area.height - above, ..area };
        // The numbers of the ticks need a row, but the processes have priority.
        let axis = area.height >= 3;
        let height = area.height - u16::from(axis);
        let (pitch, edge, room) = spread(contents.known.n, contents.ring, usize::from(height));
        let rows = window(contents, room);
        let used = rows_for(rows.count, pitch, edge).min(usize::from(height)) as u16;
        let plot = Rect { x: area.x + left, width: area.width - left - 1, height: used, ..area };
        let (from, scale) = timescale(contents.time, plot.width);
        Some(Self {
            labels: Rect { width: left, height: used, ..area },
            plot,
            axis: axis.then_some(plot.bottom()),
            names,
            pitch,
            rows,
            ring: contents.ring,
            from,
            scale,
            top: plot.y + edge,
        })
    }

    pub(crate) fn row(&self, position: usize) -> Option<u16> {
        self.rows.index(position).map(|index| self.top + index as u16 * self.pitch)
    }

    /// The row of the lifeline that is `index` places below the first visible lifeline. The row may be invisible.
    pub(crate) fn row_of_index(&self, index: isize) -> i32 {
        i32::from(self.top) + index as i32 * i32::from(self.pitch)
    }

    pub(crate) fn column(&self, tick: Ticks) -> i32 {
        let ticks = if tick >= self.from {
            i32::try_from(tick - self.from).unwrap_or(i32::MAX / 8)
        } else {
            -i32::try_from(self.from - tick).unwrap_or(i32::MAX / 8)
        };
        i32::from(self.plot.x) + ticks.clamp(-100_000, 100_000) * i32::from(self.scale)
    }

    pub(crate) fn visible_column(&self, tick: Ticks) -> Option<u16> {
        let column = self.column(tick);
        (column >= i32::from(self.plot.x) && column < i32::from(self.plot.right())).then_some(column as u16)
    }

    pub(crate) fn on_lifeline(&self, row: u16) -> Option<usize> {
        let below = row.checked_sub(self.top)?;
        let index = usize::from(below / self.pitch);
        (below.is_multiple_of(self.pitch) && index < self.rows.count).then(|| self.rows.position(index))
    }

    pub(crate) fn is_lifeline(&self, row: i32) -> bool {
        u16::try_from(row).is_ok_and(|row| self.on_lifeline(row).is_some())
    }

    /// The position of the process whose lifeline is nearest to `row`; `None` if the row is outside the diagram.
    pub(crate) fn nearest(&self, row: u16) -> Option<usize> {
        let index = usize::from((row + self.pitch / 2).saturating_sub(self.top) / self.pitch);
        (row < self.plot.bottom() && row >= self.plot.y).then(|| self.rows.position(index.min(self.rows.count - 1)))
    }

    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let shown = |of: &Self| (of.pitch, of.rows.count, of.axis.is_some());
        shown(self) == shown(other)
    }

    /// `.0`: whether there are invisible processes above the diagram; `.1`: whether there are any below.
    pub(crate) const fn is_cut(&self) -> (bool, bool) {
        let Neighbours { first, count, n } = self.rows;
        (count < n && first > 0, count < n && first + count != n)
    }

    /// The number of ticks from one label of the time axis to the next: five, or more if the labels would touch.
    pub(crate) fn spacing(&self) -> Ticks {
        let last = self.from.saturating_add(Ticks::from(self.plot.width / self.scale));
        // Long numbers have a separator after every three digits.
        let digits = u64::from(last.checked_ilog10().unwrap_or(0));
        let widest = digits + 1 + digits / 3 + 2;
        round(&[5, 10, 20], |step| step.saturating_mul(self.scale.into()) >= widest)
    }
}

fn window(contents: &Contents, room: usize) -> Neighbours {
    let known = contents.known;
    let count = room.min(known.count).max(1);
    let selected = known.index(contents.selected).unwrap_or(0);
    let last = known.count - count;
    let Some(past) = contents.past else {
        let step = if contents.follows { (count / 2).max(1) } else { 1 };
        let middle = selected / step * step + step / 2;
        return known.part(middle.saturating_sub(count / 2).min(last), count);
    };
    let before = if past == PastSide::Above { count - 1 } else { count / 2 };
    // If all processes of a ring are known, any of them can be in the first row.
    if contents.ring && known.count == known.n && last > 0 {
        return known.part((selected + known.n - before) % known.n, count);
    }
    known.part(selected.saturating_sub(before).min(last), count)
}

/// `.0`: the tick at the left edge; `.1`: the columns per tick. A long run scrolls by a quarter of the width.
fn timescale((first, focus, last): (Ticks, Ticks, Ticks), columns: u16) -> (Ticks, u16) {
    let wide = u64::from(columns.saturating_sub(1));
    if let Some(scale) = SCALES.into_iter().find(|&scale| first == 0 && last <= wide / u64::from(scale)) {
        return (0, scale);
    }
    let (page, margin) = ((wide / 4).max(1), wide / 8);
    let beyond = focus.saturating_sub(wide - margin);
    let from = beyond.div_ceil(page) * page;
    (from.max(first), 1)
}

#[cfg(test)]
mod tests;
