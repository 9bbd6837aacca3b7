//! How large the cells of a table are in an area, and for how many processes one stands.

use ratatui::layout::Position;

/// From so many columns on the panel keeps one free at its right.
pub(super) const EDGED: u16 = 78;
/// What is beside the table takes no more columns than these.
pub(super) const PANEL: u16 = 18;
/// The least columns of a table's panel.
const LEAST_PANEL: u16 = 8;
/// The same below 100 columns, where what the wide screens have elsewhere stands in it.
const LEAST_PANEL_NARROW: u16 = 11;

/// What there is room for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub(super) columns: u16,
    /// The legend's row included.
    pub(super) rows: u16,
    /// Whether the screen has below 100 columns.
    pub(super) narrow: bool,
    /// Whether the characters have halves of rows.
    pub(super) halves: bool,
    /// Of the longest id, two at least.
    pub(super) digits: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// A cell has whole rows, so many.
    Rows(u16),
    /// Two senders share a row.
    Halves,
    /// A cell stands for several senders and receivers.
    Blocks,
}

/// A table in an area, in cells from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    pub(super) form: Form,
    /// Columns of a cell.
    pub(super) wide: u16,
    /// A cell stands for so many senders, and as many receivers.
    pub(super) per_cell: usize,
    /// Cells to a side.
    pub(super) side: usize,
    pub(super) digits: u16,
    /// Columns and rows of what is written at the edges of the table.
    pub(super) left: u16,
    pub(super) top: u16,
    /// From the corner of the area to that of the whole.
    pub(super) offset: (u16, u16),
}

impl Scale {
    /// The largest cells for `n` processes, counted in rows of `per_row`.
    pub(super) fn new(n: usize, per_row: usize, room: Room) -> Option<Self> {
        if n < 2 {
            return None;
        }
        let exact = || Self::rows(n, room).or_else(|| Self::halves(n, room, 5)).or_else(|| Self::halves(n, room, 3));
        let exact = (per_row == 1).then(exact).flatten();
        exact.or_else(|| Self::blocks(n, per_row, room))
    }

    fn rows(n: usize, room: Room) -> Option<Self> {
        let least = |high: u16| usize::from(high) * n <= usize::from(room.rows.saturating_sub(2));
        let high = (1..=room.rows).take_while(|&high| least(high) && Self::fits(2 * high, n, Form::Rows(high), room)).last()?;
        Some(Self::in_room(Form::Rows(high), 2 * high, 1, n, room))
    }

    /// Besides the cells there are rows for the receivers and the legend, and two for the sentence as long as it has any.
    fn halves(n: usize, room: Room, besides: u16) -> Option<Self> {
        if !room.halves || n > 2 * usize::from(room.rows.saturating_sub(besides)) {
            return None;
        }
        let wide = [2, 1].into_iter().find(|&wide| Self::fits(wide, n, Form::Halves, room))?;
        Some(Self::in_room(Form::Halves, wide, 1, n, room))
    }

    fn blocks(n: usize, per_row: usize, room: Room) -> Option<Self> {
        let rows = usize::from(room.rows.saturating_sub(2)).max(1);
        let fits = |per_cell: &usize| {
            let side = n.div_ceil(*per_cell);
            side <= rows && Self::fits(2, side, Form::Blocks, room)
        };
        let per_cell = (1..=n.div_ceil(per_row)).map(|blocks| blocks * per_row).filter(|&each| each > 1).find(fits)?;
        Some(Self::in_room(Form::Blocks, 2, per_cell, n.div_ceil(per_cell), room))
    }

    const fn left_of(form: Form, digits: u16) -> u16 {
        match form {
            Form::Halves => 2 * digits + 1,
            Form::Rows(_) | Form::Blocks => digits + 2,
        }
    }

    /// Whether so many cells of so many columns fit beside the labels, with the least panel and a column between.
    fn fits(wide: u16, side: usize, form: Form, room: Room) -> bool {
        let panel = if room.narrow { LEAST_PANEL_NARROW } else { LEAST_PANEL };
        // In halves the labels take a column more on each side, and the panel a column less.
        let labels = if form == Form::Halves { room.digits + 2 + (room.digits - 2) } else { room.digits + 2 };
        usize::from(wide) * side + usize::from(labels + 1 + panel) <= usize::from(room.columns)
    }

    fn in_room(form: Form, wide: u16, per_cell: usize, side: usize, room: Room) -> Self {
        let (left, top) = (Self::left_of(form, room.digits), if form == Form::Halves { 2 } else { 1 });
        let mut scale = Self { form, wide, per_cell, side, digits: room.digits, left, top, offset: (0, 0) };
        let (width, height) = scale.size();
        // What is small stands in the middle; the panel beside it belongs to it.
        let columns = left + width + 1 + PANEL;
        let below = if form == Form::Halves { 3 } else { 1 };
        let rows = top + height + below;
        scale.offset = (room.columns.saturating_sub(columns) / 2, room.rows.saturating_sub(rows) / 2);
        scale
    }

    /// Columns and rows of the cells.
    pub(super) fn size(&self) -> (u16, u16) {
        let side = self.side as u16;
        let rows = match self.form {
            Form::Rows(high) => high * side,
            Form::Halves => side.div_ceil(2),
            Form::Blocks => side,
        };
        (self.wide * side, rows)
    }

    /// The row and the column of cells at a place on the screen, each if the place is beside it or in it.
    pub(super) fn pair_at(&self, (x, y): (u16, u16), at: Position) -> (Option<usize>, Option<usize>) {
        let within = |cell: u16| Some(usize::from(cell)).filter(|&cell| cell < self.side);
        let column = at.x.checked_sub(x).and_then(|across| within(across / self.wide));
        let row = at.y.checked_sub(y).and_then(|down| match self.form {
            Form::Rows(high) => within(down / high),
            Form::Blocks => within(down),
            // Left of the cells the two ids of a row stand side by side; in the cells, the upper sender is meant, or the one that
            // is left of its own label.
            Form::Halves => {
                let lower = at.x < x && at.x + self.digits >= x;
                within(2 * down + u16::from(lower))
            }
        });
        (row, column)
    }
}
