//! Which cells are taken, and by what.

use crate::paint::canvas::inside;
use ratatui::layout::Rect;

/// A card, the mark of a process beside it, or the mark of a cut.
pub(super) const FIXED: u8 = 1;
pub(super) const MESSAGE: u8 = 2;
/// The blank beside a pill without ends, which keeps it from being read together with its neighbour.
pub(super) const BLANK: u8 = 4;

/// The words in the hub, with a blank at their sides: messages keep clear of them as far as they can.
pub(super) const WORDS: u8 = 8;

pub(super) struct Occupancy {
    area: Rect,
    cells: Vec<u8>,
}

impl Occupancy {
    pub(super) fn new(area: Rect) -> Self {
        Self { area, cells: vec![0; usize::from(area.width) * usize::from(area.height)] }
    }

    /// The rectangle with this corner, if all of it is inside the area.
    pub(super) fn rect(&self, (x, y): (i32, i32), (width, height): (u16, u16)) -> Option<Rect> {
        let end = (x + i32::from(width) - 1, y + i32::from(height) - 1);
        let inside = inside(self.area, x, y) && inside(self.area, end.0, end.1);
        inside.then_some(Rect { x: x as u16, y: y as u16, width, height })
    }

    /// The part of a rectangle that is inside the area. Of one that lies beside it nothing is, which has no rows.
    fn within(&self, rect: Rect) -> Rect {
        let within = rect.intersection(self.area);
        if within.is_empty() { Rect::ZERO } else { within }
    }

    fn row(&self, rect: Rect, y: u16) -> std::ops::Range<usize> {
        let start = usize::from(y - self.area.y) * usize::from(self.area.width) + usize::from(rect.x - self.area.x);
        start..start + usize::from(rect.width)
    }

    pub(super) fn take(&mut self, rect: Rect, by: u8) {
        let rect = self.within(rect);
        for y in rect.top()..rect.bottom() {
            let row = self.row(rect, y);
            self.cells[row].iter_mut().for_each(|cell| *cell |= by);
        }
    }

    pub(super) fn is_free(&self, rect: Rect, of: u8) -> bool {
        let rect = self.within(rect);
        (rect.top()..rect.bottom()).all(|y| self.cells[self.row(rect, y)].iter().all(|cell| cell & of == 0))
    }
}

/// The rectangle with so many columns more at both sides.
pub(super) fn beside(rect: Rect, columns: u16) -> Rect {
    let left = columns.min(rect.x);
    Rect { x: rect.x - left, width: rect.width + left + columns, ..rect }
}

#[cfg(test)]
mod tests;
