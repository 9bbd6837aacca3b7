//! Writing into cells: each write replaces what the cell had, save its background.
//!
//! `Cell::set_style` adds modifiers, so that a cell that was dim under a link would stay dim under a card.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Writes one glyph, one column wide, where it is inside `clip`.
pub(super) fn put(buffer: &mut Buffer, clip: Rect, x: i32, y: i32, symbol: &str, style: Style) {
    if !inside(clip, x, y) {
        return;
    }
    let cell = &mut buffer[(x as u16, y as u16)];
    let ground = cell.bg;
    cell.reset();
    cell.set_bg(ground);
    cell.set_symbol(symbol);
    cell.set_style(style);
}

/// Writes a text from left to right and returns the column after it. Nothing is written outside `clip`.
pub(super) fn write(buffer: &mut Buffer, clip: Rect, x: i32, y: i32, text: &str, style: Style) -> i32 {
    let mut column = x;
    let mut bytes = [0; 4];
    for letter in text.chars() {
        put(buffer, clip, column, y, letter.encode_utf8(&mut bytes), style);
        column += 1;
    }
    column
}

/// Whether a cell is inside a rectangle.
pub(super) const fn inside(clip: Rect, x: i32, y: i32) -> bool {
    x >= clip.x as i32 && y >= clip.y as i32 && x < clip.x as i32 + clip.width as i32 && y < clip.y as i32 + clip.height as i32
}

/// Fills a rectangle with blanks of a style.
pub(super) fn fill(buffer: &mut Buffer, clip: Rect, area: Rect, style: Style) {
    let area = area.intersection(clip);
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            put(buffer, clip, i32::from(x), i32::from(y), " ", style);
        }
    }
}
