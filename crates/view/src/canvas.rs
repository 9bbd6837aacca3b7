//! The canvas of all painters: a ratatui buffer that also records the target of a click for each cell.
//!
//! A [`RowPen`] writes text in panes: it stays in its row and adds to the style of the cells. A graph is written cell
//! by cell ([`Canvas::put`]). Each write replaces everything except the background, so that no dim link shows under a
//! card.

use ratatui::buffer::{Buffer, Cell};
use unicode_width::UnicodeWidthChar;

use crate::{graph_record::GraphRecord, prelude::*, target::Hits};
use suffrage_text::visible::visible;

pub(super) struct Canvas<'b> {
    buffer: &'b mut Buffer,
    pub(super) hits: Hits,
    pub(super) graphs: Vec<GraphRecord>,
}

impl<'b> Canvas<'b> {
    pub(super) fn new(buffer: &'b mut Buffer) -> Self {
        Self { buffer, hits: Hits::default(), graphs: Vec::new() }
    }

    pub(super) fn begin_graph(&mut self) {
        self.graphs.push(GraphRecord::default());
    }

    pub(super) fn record(&mut self) -> &mut GraphRecord {
        if self.graphs.is_empty() {
            self.begin_graph();
        }
        let last = self.graphs.len() - 1;
        &mut self.graphs[last]
    }

    pub(super) fn area(&self) -> Rect {
        self.buffer.area
    }

    pub(super) fn row(&mut self, area: Rect, row: u16) -> RowPen<'_> {
        let area = area.intersection(self.buffer.area);
        let right = if row < area.height { area.right() } else { area.x };
        RowPen { x: area.x, y: area.y.saturating_add(row), right, buffer: self.buffer }
    }

    /// Writes lines from the top of `area` on, each after `before` blanks.
    pub(super) fn lines(
        &mut self,
        area: Rect,
        before: usize,
        lines: impl IntoIterator<Item = (impl AsRef<str>, Style)>,
    ) {
        for (row, (line, style)) in (0..area.height).zip(lines) {
            self.row(area, row).skip(before).write(line.as_ref(), style);
        }
    }

    /// Writes a text that ends `margin` columns before the right end of the row, if the text fits.
    pub(super) fn at_right(&mut self, area: Rect, row: u16, margin: usize, text: &str, style: Style) {
        let mut pen = self.row(area, row);
        let room = pen.left();
        let width = text.width() + margin;
        if width <= room {
            pen.skip(room - width).write(text, style);
        }
    }

    pub(super) fn clear(&mut self, area: Rect, style: Style) {
        let mut blank = Cell::EMPTY;
        blank.set_style(style);
        for cell in self.cells(area) {
            // Cloning `blank` for each cell would be slow, because a clone inspects the symbol.
            *cell = Cell::EMPTY;
            (cell.fg, cell.bg, cell.underline_color, cell.modifier) =
                (blank.fg, blank.bg, blank.underline_color, blank.modifier);
        }
    }

    fn cells(&mut self, area: Rect) -> impl Iterator<Item = &mut Cell> {
        let whole = self.buffer.area;
        let area = area.intersection(whole);
        let rows = self.buffer.content.chunks_mut(usize::from(whole.width).max(1));
        let rows = rows.skip(usize::from(area.y - whole.y)).take(usize::from(area.height));
        let (from, to) = (usize::from(area.x - whole.x), usize::from(area.right() - whole.x));
        rows.flat_map(move |row| row.get_mut(from..to).unwrap_or_default())
    }

    pub(super) fn set_style(&mut self, area: Rect, style: Style) {
        for cell in self.cells(area) {
            cell.set_style(style);
        }
    }

    pub(super) fn cell_mut(&mut self, x: u16, y: u16) -> Option<&mut Cell> {
        self.buffer.cell_mut((x, y))
    }

    pub(super) fn symbol(&self, x: u16, y: u16) -> &str {
        self.buffer.cell((x, y)).map_or("", Cell::symbol)
    }

    pub(super) fn put(&mut self, clip: Rect, x: i32, y: i32, symbol: &str, style: Style) {
        if !inside(clip, x, y) {
            return;
        }
        let Some(cell) = self.cell_mut(x as u16, y as u16) else { return };
        let ground = cell.bg;
        *cell = Cell::EMPTY;
        cell.set_bg(ground).set_symbol(symbol).set_style(style);
    }

    /// Writes a text, except the part outside `clip`. Returns the column after the text.
    pub(super) fn write(&mut self, clip: Rect, x: i32, y: i32, text: &str, style: Style) -> i32 {
        let mut column = x;
        let mut bytes = [0; 4];
        for letter in visible(text).chars() {
            self.put(clip, column, y, letter.encode_utf8(&mut bytes), style);
            column += 1;
        }
        column
    }

    pub(super) fn write_spans(&mut self, clip: Rect, (mut x, y): (i32, i32), spans: &[Span]) {
        for (text, style) in spans {
            x = self.write(clip, x, y, text, *style);
        }
    }

    pub(super) fn fill(&mut self, clip: Rect, area: Rect, style: Style) {
        let area = area.intersection(clip);
        for Position { x, y } in area.positions() {
            self.put(clip, i32::from(x), i32::from(y), " ", style);
        }
    }
}

pub(super) const fn inside(clip: Rect, x: i32, y: i32) -> bool {
    x >= clip.x as i32
        && y >= clip.y as i32
        && x < clip.x as i32 + clip.width as i32
        && y < clip.y as i32 + clip.height as i32
}

pub(super) struct RowPen<'b> {
    buffer: &'b mut Buffer,
    x: u16,
    y: u16,
    right: u16,
}

impl RowPen<'_> {
    pub(super) fn left(&self) -> usize {
        usize::from(self.right.saturating_sub(self.x))
    }

    pub(super) fn skip(&mut self, columns: usize) -> &mut Self {
        self.x = (usize::from(self.x) + columns).min(usize::from(self.right)) as u16;
        self
    }

    /// Writes a text. Characters that do not fit in the row are left out, so that no cell holds half a character.
    pub(super) fn write(&mut self, text: &str, style: Style) -> &mut Self {
        #[cfg(any(test, feature = "testing"))]
        crate::testing::cuts::note(text, self.left());
        // Most texts are plain ASCII, which needs no search for graphemes.
        if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
            for (cell, letter) in self.cells().iter_mut().zip(text.chars()) {
                cell.set_char(letter).set_style(style);
            }
            self.skip(text.len())
        } else {
            if self.x < self.right {
                (self.x, _) = self.buffer.set_stringn(self.x, self.y, visible(text), self.left(), style);
            }
            self
        }
    }

    fn cells(&mut self) -> &mut [Cell] {
        let Rect { x, y, width, .. } = self.buffer.area;
        let row = usize::from(self.y.saturating_sub(y)) * usize::from(width);
        let place = |column: u16| row + usize::from(column.saturating_sub(x));
        self.buffer.content.get_mut(place(self.x)..place(self.right)).unwrap_or_default()
    }

    /// Writes the longest form that fits in the row, or nothing.
    pub(super) fn fit(&mut self, text: &Fit, style: Style) -> &mut Self {
        let fits = text.within(self.left()).unwrap_or_default();
        self.write(fits, style)
    }

    pub(super) fn whole(&mut self, text: &str, style: Style) -> bool {
        let fits = text.width() <= self.left();
        if fits {
            self.write(text, style);
        }
        fits
    }

    pub(super) fn spans(&mut self, spans: &[Span]) -> &mut Self {
        for (text, style) in spans {
            self.write(text, *style);
        }
        self
    }

    pub(super) fn repeat(&mut self, symbol: &str, times: usize, style: Style) -> &mut Self {
        for cell in self.cells().iter_mut().take(times) {
            cell.set_symbol(symbol).set_style(style);
        }
        self.skip(times)
    }

    pub(super) fn fill(&mut self, style: Style) -> &mut Self {
        for cell in self.cells() {
            cell.set_style(style);
        }
        self
    }

    /// Writes a text. The cells lose their earlier style, including modifiers such as bold.
    pub(super) fn stamp(&mut self, text: &str, style: Style) -> &mut Self {
        for cell in self.cells().iter_mut().take(text.width()) {
            cell.reset();
        }
        self.write(text, style)
    }

    /// Keeps `columns` columns at the right end of the row free from later texts.
    pub(super) fn keep_free(&mut self, columns: usize) -> &mut Self {
        self.right = self.x.max(self.right.saturating_sub(columns.min(usize::from(u16::MAX)) as u16));
        self
    }
}

/// As many whole words of `text` as fit in `width` columns, then `more` if words are left out.
pub(super) fn whole_words(text: &str, width: usize, more: &str) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let room = width.saturating_sub(more.width());
    let mut end = 0;
    for (at, _) in text.char_indices().filter(|(_, character)| *character == ' ') {
        if text[..at].width() > room {
            break;
        }
        end = at;
    }
    if end == 0 { String::new() } else { format!("{}{more}", text[..end].trim_end()) }
}

/// The longest form that fits; if no form fits, the first words of the shortest form.
pub(super) fn fitted(text: &Fit, width: usize, more: &str) -> String {
    text.within(width).map_or_else(|| whole_words(text.shortest(), width, more), str::to_owned)
}

/// Breaks a text at blanks into rows of at most `width` columns. Keeps the line breaks and the indentation of the text.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut rows = Vec::new();
    for line in text.lines() {
        if line.width() <= width {
            rows.push(line.to_owned());
            continue;
        }
        let indent = line.len() - line.trim_start_matches(' ').len();
        let indent = if indent < width / 2 { indent } else { 0 };
        let mut row = " ".repeat(indent);
        let (mut used, mut bare) = (indent, true);
        for word in line.split(' ').filter(|word| !word.is_empty()) {
            let columns = word.width();
            if !bare && used + 1 + columns > width {
                rows.push(std::mem::replace(&mut row, " ".repeat(indent)));
                (used, bare) = (indent, true);
            }
            if !bare {
                row.push(' ');
                used += 1;
            }
            if used + columns <= width {
                row.push_str(word);
                used += columns;
            } else {
                for character in word.chars() {
                    if row.width() + character.width().unwrap_or(0) > width {
                        rows.push(std::mem::replace(&mut row, " ".repeat(indent)));
                    }
                    row.push(character);
                }
                used = row.width();
            }
            bare = false;
        }
        rows.push(row);
    }
    rows
}

#[cfg(test)]
pub(super) mod tests;
