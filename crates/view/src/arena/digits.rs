//! Block digits: numbers and signs drawn large, in one font of three by five pixels.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::canvas::Canvas;
use crate::look::glyphs::Glyphs;

/// The size of block digits, named by their height in rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    D3,
    D5,
    D8,
}

impl Size {
    /// The columns and half rows of a pixel.
    const fn pixel(self) -> (u16, u16) {
        match self {
            Self::D3 => (1, 1),
            Self::D5 => (2, 2),
            Self::D8 => (3, 3),
        }
    }

    pub(super) const fn rows(self) -> u16 {
        (5 * self.pixel().1).div_ceil(2)
    }
}

/// The five rows of pixels of a letter, the leftmost pixel in the highest of three bits. The 1 has a foot, so that nobody takes it for a 7;
/// 6 and 9 are open where an 8 is closed. The letters stand before an anonymous process, a term and a round.
const fn letter(sign: char) -> Option<[u8; 5]> {
    Some(match sign {
        '0' => [0b111, 0b101, 0b101, 0b101, 0b111],
        '1' => [0b110, 0b010, 0b010, 0b010, 0b111],
        '2' => [0b111, 0b001, 0b111, 0b100, 0b111],
        '3' => [0b111, 0b001, 0b111, 0b001, 0b111],
        '4' => [0b101, 0b101, 0b111, 0b001, 0b001],
        '5' => [0b111, 0b100, 0b111, 0b001, 0b111],
        '6' => [0b011, 0b100, 0b111, 0b101, 0b111],
        '7' => [0b111, 0b001, 0b001, 0b001, 0b001],
        '8' => [0b111, 0b101, 0b111, 0b101, 0b111],
        '9' => [0b111, 0b101, 0b111, 0b001, 0b110],
        '<' => [0b001, 0b010, 0b100, 0b010, 0b001],
        '>' => [0b100, 0b010, 0b001, 0b010, 0b100],
        '=' => [0b000, 0b111, 0b000, 0b111, 0b000],
        '/' => [0b001, 0b001, 0b010, 0b100, 0b100],
        'p' => [0b111, 0b101, 0b111, 0b100, 0b100],
        't' => [0b111, 0b010, 0b010, 0b010, 0b010],
        'r' => [0b111, 0b101, 0b110, 0b101, 0b101],
        _ => return None,
    })
}

/// The columns of a text; `None` if the font lacks a letter of it, or if the glyphs have no blocks for this size.
pub(super) fn width(text: &str, size: Size, glyphs: &Glyphs) -> Option<u16> {
    let has_blocks = size.pixel().1.is_multiple_of(2) || glyphs.blocks.1.is_some();
    let is_written = !text.is_empty() && text.chars().all(|sign| letter(sign).is_some());
    (has_blocks && is_written).then(|| (4 * text.chars().count() as u16 - 1) * size.pixel().0)
}

/// Draws a text whose upper left corner is this cell.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    clip: Rect,
    (x, y): (i32, i32),
    text: &str,
    size: Size,
    glyphs: &Glyphs,
    style: Style,
) {
    let ((across, down), (full, upper)) = (size.pixel(), glyphs.blocks);
    for (at, rows) in (0_i32..).zip(text.chars().filter_map(letter)) {
        let left = x + 4 * at * i32::from(across);
        for (column, row) in (0..3 * across).flat_map(|column| (0..size.rows()).map(move |row| (column, row))) {
            let is_set =
                |half: u16| rows.get(usize::from(half / down)).is_some_and(|row| row >> (2 - column / across) & 1 == 1);
            let block = match (is_set(2 * row), is_set(2 * row + 1)) {
                (false, false) => continue,
                (true, false) => upper.unwrap_or(full),
                (false, true) => glyphs.lower_block,
                (true, true) => full,
            };
            canvas.put(clip, left + i32::from(column), y + i32::from(row), block, style);
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;

    use super::*;
    use crate::GlyphSet;

    fn drawn(text: &str, size: Size, columns: u16) -> Vec<String> {
        let area = Rect::new(0, 0, columns, size.rows());
        let mut buffer = Buffer::empty(area);
        let glyphs = Glyphs::new(GlyphSet::Default);
        draw(&mut Canvas::new(&mut buffer), area, (0, 0), text, size, &glyphs, Style::new());
        let row = |y| (0..columns).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        (0..size.rows()).map(row).collect()
    }

    #[test]
    fn digits_and_signs_have_three_rows_or_more() {
        assert_eq!(drawn("<>=/", Size::D3, 16), [" ▄▀ ▀▄  ▄▄▄   █", "▀▄   ▄▀ ▄▄▄ ▄▀", "  ▀ ▀       ▀"]);
        assert_eq!(drawn("7", Size::D5, 6), ["██████", "    ██", "    ██", "    ██", "    ██"]);
        assert_eq!(drawn("7", Size::D8, 9).len(), 8);
    }

    #[test]
    fn a_text_is_as_wide_as_it_has_letters_and_has_no_width_without_them() {
        let (full, ascii) = (Glyphs::new(GlyphSet::Default), Glyphs::new(GlyphSet::Ascii));
        assert_eq!([Size::D3, Size::D5, Size::D8].map(|size| width("17", size, &full)), [Some(7), Some(14), Some(21)]);
        assert_eq!(["x1", "32,266", ""].map(|text| width(text, Size::D3, &full)), [None; 3]);
        assert_eq!([Size::D3, Size::D5].map(|size| width("17", size, &ascii)), [None, Some(14)]);
    }
}
