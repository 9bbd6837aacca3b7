//! Which cells are taken, and by what.

use ratatui::layout::Rect;

/// A card.
pub(super) const FIXED: u8 = 1;
/// The mark of a process beside its card, or the mark of a cut.
pub(super) const MARK: u8 = 8;
/// Round a card, where its rim may be.
pub(super) const MARGIN: u8 = 2;
/// The hub and what stands in the corners, with a blank at its sides.
pub(super) const WORDS: u8 = 4;
/// All that these may take, whatever they say.
pub(super) const ROOM: u8 = 16;

pub(super) struct Occupancy {
    area: Rect,
    cells: Vec<u8>,
    /// Whose message has a cell: its index and one, 0 where there is none.
    owners: Vec<u16>,
}

impl Occupancy {
    pub(super) fn new(area: Rect) -> Self {
        let cells = usize::from(area.width) * usize::from(area.height);
        Self { area, cells: vec![0; cells], owners: vec![0; cells] }
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

    /// Gives all cells of a rectangle to a message.
    pub(super) fn claim(&mut self, rect: Rect, message: usize) {
        let rect = self.within(rect);
        for y in rect.top()..rect.bottom() {
            let row = self.row(rect, y);
            self.owners[row].fill(message as u16 + 1);
        }
    }

    /// The first message that has a cell of a rectangle, other than this one.
    pub(super) fn owner(&self, rect: Rect, but: usize) -> Option<usize> {
        let rect = self.within(rect);
        let mut rows = (rect.top()..rect.bottom()).flat_map(|y| &self.owners[self.row(rect, y)]);
        rows.find(|&&owner| owner != 0 && usize::from(owner) != but + 1).map(|&owner| usize::from(owner) - 1)
    }
}

/// The rectangle with so many columns more at both sides.
pub(super) fn beside(rect: Rect, columns: u16) -> Rect {
    around(rect, (columns, 0))
}

/// The rectangle with so many columns and rows more on each side.
pub(in crate::arena) fn around(rect: Rect, (columns, rows): (u16, u16)) -> Rect {
    let (left, top) = (columns.min(rect.x), rows.min(rect.y));
    Rect {
        x: rect.x - left,
        y: rect.y - top,
        width: rect.width.saturating_add(left + columns),
        height: rect.height.saturating_add(top + rows),
    }
}

#[cfg(test)]
mod tests;
