//! Writing into a row of cells: what is written never leaves the row, and nothing is cut in mid-word.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A place in a row, and where the row ends. Whatever would not fit whole is not begun.
pub(super) struct RowPen<'b> {
    buffer: &'b mut Buffer,
    x: u16,
    y: u16,
    right: u16,
}

impl<'b> RowPen<'b> {
    /// At the left end of a row of an area, counted from its top. A row that the area does not have takes no ink.
    pub(super) fn new(buffer: &'b mut Buffer, area: Rect, row: u16) -> Self {
        let area = area.intersection(buffer.area);
        let right = if row < area.height { area.right() } else { area.x };
        Self { x: area.x, y: area.y.saturating_add(row), right, buffer }
    }

    /// How many columns are left.
    pub(super) fn left(&self) -> usize {
        usize::from(self.right.saturating_sub(self.x))
    }

    /// The column that is written next.
    pub(super) fn column(&self) -> u16 {
        self.x
    }

    /// Leaves this many columns as they are.
    pub(super) fn skip(&mut self, columns: usize) -> &mut Self {
        self.x = (usize::from(self.x) + columns).min(usize::from(self.right)) as u16;
        self
    }

    /// Writes a text that is known to fit; what does not is left out, character by character, so that a cell is never wrong.
    pub(super) fn write(&mut self, text: &str, style: Style) -> &mut Self {
        #[cfg(test)]
        cuts::note(text, self.left());
        if self.x < self.right {
            let (x, _) = self.buffer.set_stringn(self.x, self.y, text, self.left(), style);
            self.x = x;
        }
        self
    }

    /// Writes a text if it fits whole, and says whether it did.
    pub(super) fn whole(&mut self, text: &str, style: Style) -> bool {
        let fits = text.width() <= self.left();
        if fits {
            self.write(text, style);
        }
        fits
    }

    /// Writes the same symbol this many times.
    pub(super) fn repeat(&mut self, symbol: &str, times: usize, style: Style) -> &mut Self {
        for _ in 0..times.min(self.left()) {
            self.buffer[(self.x, self.y)].set_symbol(symbol).set_style(style);
            self.x += 1;
        }
        self
    }

    /// Gives the rest of the row a style.
    pub(super) fn fill(&mut self, style: Style) -> &mut Self {
        if self.x < self.right {
            self.buffer.set_style(Rect::new(self.x, self.y, self.right - self.x, 1), style);
        }
        self
    }

    /// Writes a text whose style replaces what the cells had before, modifiers too.
    pub(super) fn stamp(&mut self, text: &str, style: Style) -> &mut Self {
        for x in self.x..self.right.min(self.x.saturating_add(text.width() as u16)) {
            self.buffer[(x, self.y)].reset();
        }
        self.write(text, style)
    }

    /// Leaves so many columns at the right end of the row free.
    pub(super) fn keep_free(&mut self, columns: usize) -> &mut Self {
        self.right = self.x.max(self.right.saturating_sub(columns.min(usize::from(u16::MAX)) as u16));
        self
    }
}

/// What was cut while the screens of a test were drawn: texts that a row had no room for.
#[cfg(test)]
pub(super) mod cuts {
    use std::cell::RefCell;

    use unicode_width::UnicodeWidthStr;

    thread_local! {
        static CUTS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }

    /// Notes a text that is wider than its place.
    pub(super) fn note(text: &str, room: usize) {
        if text.trim_end().width() > room {
            CUTS.with_borrow_mut(|cuts| cuts.push(format!("{text:?} in {room} columns")));
        }
    }

    /// What was cut since the last call.
    pub(in crate::paint) fn take() -> Vec<String> {
        CUTS.with_borrow_mut(std::mem::take)
    }
}

/// Writes a text that ends at the right end of a row of an area, less `margin` columns.
pub(super) fn at_right(buffer: &mut Buffer, area: Rect, row: u16, margin: usize, text: &str, style: Style) {
    let mut pen = RowPen::new(buffer, area, row);
    let room = pen.left();
    let width = text.width() + margin;
    if width <= room {
        pen.skip(room - width).write(text, style);
    }
}

/// Empties an area and gives it a style, whatever was there before.
pub(super) fn clear(buffer: &mut Buffer, area: Rect, style: Style) {
    let area = area.intersection(buffer.area);
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            buffer[(x, y)].reset();
        }
    }
    buffer.set_style(area, style);
}

/// Gives everything in an area the same style, whatever it had before.
pub(super) fn restyle(buffer: &mut Buffer, area: Rect, style: Style) {
    let area = area.intersection(buffer.area);
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            buffer[(x, y)].set_style(Style::reset()).set_style(style);
        }
    }
}

/// The longest beginning of a text, in whole words, that is at most `width` columns wide with `more` behind it if words are
/// missing.
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

/// A text in rows of at most `width` columns, broken at blanks; only a word longer than a row is broken inside. Rows of the
/// text itself stay rows, with their indentation; a row that fits is kept as it is.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
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
        let mut bare = true;
        for word in line.split(' ').filter(|word| !word.is_empty()) {
            if !bare && row.width() + 1 + word.width() > width {
                rows.push(std::mem::replace(&mut row, " ".repeat(indent)));
                bare = true;
            }
            if !bare {
                row.push(' ');
            }
            for character in word.chars() {
                if row.width() + character.width().unwrap_or(0) > width {
                    rows.push(std::mem::replace(&mut row, " ".repeat(indent)));
                }
                row.push(character);
            }
            bare = false;
        }
        rows.push(row);
    }
    rows
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn words_stay_whole() {
        assert_eq!(whole_words("the leader is down", 18, "…"), "the leader is down");
        assert_eq!(whole_words("the leader is down", 17, "…"), "the leader is…");
        assert_eq!(whole_words("the leader is down", 5, "…"), "the…");
        assert_eq!(whole_words("leader", 5, "…"), "");
    }

    #[test]
    fn what_is_cut_is_noted() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 6, 1));
        let area = buffer.area;
        RowPen::new(&mut buffer, area, 0).write("leader", Style::new());
        assert!(cuts::take().is_empty());
        RowPen::new(&mut buffer, area, 0).skip(1).write("leader", Style::new());
        assert_eq!(cuts::take(), ["\"leader\" in 5 columns"]);
    }

    #[test]
    fn wrapping_keeps_rows_and_their_indentation() {
        assert_eq!(wrapped("one two\n  three four", 8), ["one two", "  three", "  four"]);
        assert_eq!(wrapped("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrapped("", 3), Vec::<String>::new());
    }

    proptest! {
        #[test]
        fn wrapping_loses_no_character_and_keeps_the_width(text in "[a-zé· ]{0,60}", width in 1_usize..30) {
            let rows = wrapped(&text, width);
            prop_assert!(rows.iter().all(|row| row.width() <= width));
            let solid = |text: &str| text.chars().filter(|character| *character != ' ').collect::<String>();
            prop_assert_eq!(solid(&rows.concat()), solid(&text));
        }
    }
}
