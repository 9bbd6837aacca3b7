//! Where everything in the space-time diagram is: pure arithmetic on cells, no drawing.

use std::ops::Range;

use ratatui::layout::Rect;

use crate::paint::scale::round;
use crate::protocol::Ticks;

/// The distances of two lifelines, in rows, the roomiest first. At 1 there is no room for lines between them.
const PITCHES: [u16; 8] = [8, 7, 6, 5, 4, 3, 2, 1];
/// The columns that a tick may have, the most first.
const SCALES: [u16; 8] = [12, 8, 6, 5, 4, 3, 2, 1];
/// The most columns that a tick has where the diagram is one pane among others.
const BESIDE_OTHERS: u16 = 5;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::paint) struct Contents {
    pub(in crate::paint) n: usize,
    pub(in crate::paint) known: Range<usize>,
    /// The position that must be in sight.
    pub(in crate::paint) selected: usize,
    /// Whether that is the process that acts: then the window moves in steps of half of itself.
    pub(in crate::paint) follows: bool,
    /// Whether the processes are a ring: messages leave through the bottom and enter through the top.
    pub(in crate::paint) ring: bool,
    /// The width of the longest id.
    pub(in crate::paint) digits: u16,
    /// Whether the diagram has all the room: then it fills it.
    pub(in crate::paint) alone: bool,
    /// The first tick that can be shown, the one that must be in sight, and the last one that is recorded.
    pub(in crate::paint) time: (Ticks, Ticks, Ticks),
}

/// Where rows and columns are. Coordinates are those of the buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::paint) struct Geometry {
    pub(in crate::paint) labels: Rect,
    /// The place of lifelines and messages.
    pub(in crate::paint) plot: Rect,
    /// The row of the tick numbers, if there is room for it.
    pub(in crate::paint) axis: Option<u16>,
    /// Rows from one lifeline to the next.
    pub(in crate::paint) pitch: u16,
    pub(in crate::paint) rows: Range<usize>,
    pub(in crate::paint) n: usize,
    pub(in crate::paint) ring: bool,
    /// The tick at the left edge.
    pub(in crate::paint) from: Ticks,
    /// Columns a tick.
    pub(in crate::paint) scale: u16,
    /// The row of the first lifeline.
    top: u16,
}

/// The rows that so many lifelines need at a pitch. Round a ring, half a pitch above and below is for what leaves and enters.
pub(in crate::paint) const fn rows_for(n: usize, pitch: u16, ring: bool) -> usize {
    let edge = if ring { pitch as usize / 2 } else { 0 };
    n.saturating_sub(1) * pitch as usize + 1 + 2 * edge
}

impl Geometry {
    pub(in crate::paint) fn new(area: Rect, contents: &Contents) -> Option<Self> {
        let left = contents.digits + 3;
        if area.height == 0 || area.width < left + 4 || contents.known.is_empty() {
            return None;
        }
        // The numbers of the ticks need a row, but the processes come first.
        let axis = area.height >= 3;
        let height = area.height - u16::from(axis);
        let fits = |pitch: u16| rows_for(contents.n, pitch, contents.ring) <= usize::from(height);
        let pitch = PITCHES.into_iter().find(|&pitch| fits(pitch)).unwrap_or(1);
        let room = if fits(pitch) { contents.n } else { usize::from(height) };
        let rows = window(contents, room);
        let used = rows_for(rows.len(), pitch, contents.ring).min(usize::from(height)) as u16;
        let plot = Rect { x: area.x + left, width: area.width - left - 1, height: used, ..area };
        let (from, scale) = timescale(contents.time, plot.width, if contents.alone { SCALES[0] } else { BESIDE_OTHERS });
        Some(Self {
            labels: Rect { width: left, height: used, ..area },
            plot,
            axis: axis.then_some(plot.bottom()),
            pitch,
            rows,
            n: contents.n,
            ring: contents.ring,
            from,
            scale,
            top: plot.y + if contents.ring { pitch / 2 } else { 0 },
        })
    }

    pub(in crate::paint) fn row(&self, position: usize) -> Option<u16> {
        let index = self.rows.contains(&position).then(|| position - self.rows.start)?;
        Some(self.top + index as u16 * self.pitch)
    }

    /// The row at which a process is or would be, so many rows below the first one shown.
    pub(in crate::paint) fn row_of_index(&self, index: isize) -> i32 {
        i32::from(self.top) + index as i32 * i32::from(self.pitch)
    }

    pub(in crate::paint) fn column(&self, tick: Ticks) -> i32 {
        let ticks = if tick >= self.from {
            i32::try_from(tick - self.from).unwrap_or(i32::MAX / 8)
        } else {
            -i32::try_from(self.from - tick).unwrap_or(i32::MAX / 8)
        };
        i32::from(self.plot.x) + ticks.clamp(-100_000, 100_000) * i32::from(self.scale)
    }

    pub(in crate::paint) fn column_in_sight(&self, tick: Ticks) -> Option<u16> {
        let column = self.column(tick);
        (column >= i32::from(self.plot.x) && column < i32::from(self.plot.right())).then_some(column as u16)
    }

    /// The position of the process on whose lifeline a row is.
    pub(in crate::paint) fn on_lifeline(&self, row: u16) -> Option<usize> {
        let below = row.checked_sub(self.top)?;
        (below.is_multiple_of(self.pitch))
            .then(|| self.rows.start + usize::from(below / self.pitch))
            .filter(|at| self.rows.contains(at))
    }

    /// The position of the process whose lifeline is nearest to a row.
    pub(in crate::paint) fn nearest(&self, row: u16) -> Option<usize> {
        let index = usize::from((row + self.pitch / 2).saturating_sub(self.top) / self.pitch);
        (row < self.plot.bottom() && row >= self.plot.y).then(|| (self.rows.start + index).min(self.rows.end - 1))
    }

    /// How many ticks lie between two numbers of the axis: five, or more where they would come too close.
    pub(in crate::paint) fn spacing(&self) -> Ticks {
        let last = self.from.saturating_add(Ticks::from(self.plot.width / self.scale));
        // Long numbers have a sign between each three digits.
        let digits = u64::from(last.checked_ilog10().unwrap_or(0));
        let widest = digits + 1 + digits / 3 + 2;
        round(&[5, 10, 20], |step| step.saturating_mul(self.scale.into()) >= widest)
    }
}

fn window(contents: &Contents, room: usize) -> Range<usize> {
    let known = &contents.known;
    let size = room.min(known.len()).max(1);
    let step = if contents.follows { (size / 2).max(1) } else { 1 };
    let middle = contents.selected / step * step + step / 2;
    let start = middle.saturating_sub(size / 2).clamp(known.start, known.end - size);
    start..start + size
}

/// The tick at the left edge and the columns a tick: as many as let the whole of what is recorded be seen. A longer time turns
/// pages of a quarter, so that the picture does not run with every tick.
fn timescale((first, focus, last): (Ticks, Ticks, Ticks), columns: u16, most: u16) -> (Ticks, u16) {
    let wide = u64::from(columns.saturating_sub(1));
    if let Some(scale) = SCALES.into_iter().find(|&scale| scale <= most && first == 0 && last <= wide / u64::from(scale)) {
        return (0, scale);
    }
    let (page, margin) = ((wide / 4).max(1), wide / 8);
    let beyond = focus.saturating_sub(wide - margin);
    let from = beyond.div_ceil(page) * page;
    (from.max(first), 1)
}

#[cfg(test)]
mod tests;
