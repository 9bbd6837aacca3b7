//! Block letters: numbers, signs and capitals drawn large, in one font of three by five pixels.
//!
//! A pixel is some columns wide and some half rows high, and a blank pixel parts two letters. All digits are three pixels wide, so that the
//! size of a number depends on nothing but how many digits it has.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::font::{Letter, letter};
use crate::paint::canvas::Canvas;
use crate::paint::look::glyphs::Glyphs;

/// A size of block letters, called by the rows that it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::paint) enum Size {
    D3,
    D5,
    /// As D5, with pixels that are wider than high.
    D5Wide,
    D7,
    D10,
}

impl Size {
    /// A pixel, in columns and half rows.
    const fn pixel(self) -> (u16, u16) {
        match self {
            Self::D3 => (1, 1),
            Self::D5 => (2, 2),
            Self::D5Wide => (3, 2),
            Self::D7 => (3, 3),
            Self::D10 => (4, 4),
        }
    }

    pub(in crate::paint) const fn rows(self) -> u16 {
        (5 * self.pixel().1).div_ceil(2)
    }

    /// Whether characters that have no half blocks can draw it: in whole rows.
    const fn has_whole_rows(self) -> bool {
        self.pixel().1.is_multiple_of(2)
    }
}

/// The columns that a text takes, or `None` if a letter of it does not exist in this size, or if the glyphs have no blocks for it.
pub(in crate::paint) fn width(text: &str, size: Size, glyphs: &Glyphs) -> Option<u16> {
    if text.is_empty() || !size.has_whole_rows() && glyphs.blocks.1.is_none() {
        return None;
    }
    let exists = |letter: Letter| !letter.is_capital || size == Size::D3;
    let pixels = |sign| letter(sign).filter(|&letter| exists(letter)).map(|letter| letter.width + 1);
    let pixels = text.chars().map(pixels).sum::<Option<u16>>()? - 1;
    Some(pixels * size.pixel().0)
}

/// How letters are drawn: in one style, or struck out, with a stroke of another style through their middle.
#[derive(Clone, Copy)]
pub(in crate::paint) struct LetterStyle {
    letters: Style,
    stroke: Option<Style>,
}

impl LetterStyle {
    pub(in crate::paint) const fn struck(letters: Style, stroke: Style) -> Self {
        Self { letters, stroke: Some(stroke) }
    }
}

impl From<Style> for LetterStyle {
    fn from(letters: Style) -> Self {
        Self { letters, stroke: None }
    }
}

/// Draws a text whose upper left corner is this cell.
pub(in crate::paint) fn draw(
    canvas: &mut Canvas<'_>,
    clip: Rect,
    corner: (i32, i32),
    text: &str,
    size: Size,
    glyphs: &Glyphs,
    style: impl Into<LetterStyle>,
) {
    let is_lowered = text.chars().filter_map(letter).any(|letter| letter.is_capital);
    Painter { clip, size, glyphs, style: style.into(), is_lowered }.draw(canvas, corner, text);
}

struct Painter<'a> {
    clip: Rect,
    size: Size,
    glyphs: &'a Glyphs,
    style: LetterStyle,
    /// Whether all stands a half row lower, as capitals do, which carry their accents there.
    is_lowered: bool,
}

/// The row of pixels that a stroke covers.
const MIDDLE: u16 = 2;

impl Painter<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>, (x, y): (i32, i32), text: &str) {
        let across = self.size.pixel().0;
        let mut left = x;
        for letter in text.chars().filter_map(letter) {
            for column in 0..letter.width * across {
                for row in 0..self.size.rows() {
                    let half = |half: u16| self.half(letter, column / across, 2 * row + half);
                    self.cell(canvas, (left + i32::from(column), y + i32::from(row)), half(0), half(1));
                }
            }
            left += i32::from((letter.width + 1) * across);
        }
    }

    /// How the half row of a column of pixels is drawn, if it is.
    fn half(&self, letter: Letter, column: u16, half: u16) -> Option<Style> {
        let row = half / self.size.pixel().1;
        let stroke = self.style.stroke.filter(|_| row == MIDDLE);
        let row = if self.is_lowered { row.checked_sub(1) } else { Some(row) };
        let is_set = match row {
            None => letter.accent >> (letter.width - 1 - column) & 1 == 1,
            Some(row) => letter.has(column, row),
        };
        stroke.or_else(|| is_set.then_some(self.style.letters))
    }

    fn cell(&self, canvas: &mut Canvas<'_>, (x, y): (i32, i32), above: Option<Style>, below: Option<Style>) {
        let (full, upper) = self.glyphs.blocks;
        match (above, below) {
            (None, None) => {}
            (Some(above), None) => canvas.put(self.clip, x, y, upper.unwrap_or(full), above),
            (None, Some(below)) => canvas.put(self.clip, x, y, self.glyphs.lower_block, below),
            (Some(above), Some(below)) if above == below => canvas.put(self.clip, x, y, full, above),
            (Some(above), Some(below)) => self.two(canvas, (x, y), above, below),
        }
    }

    /// A cell of two colours: without colours the whole of it is struck.
    fn two(&self, canvas: &mut Canvas<'_>, (x, y): (i32, i32), above: Style, below: Style) {
        let (full, upper) = self.glyphs.blocks;
        match (upper, below.fg) {
            (Some(upper), Some(ground)) => canvas.put(self.clip, x, y, upper, above.bg(ground)),
            _ => canvas.put(self.clip, x, y, full, above.add_modifier(Modifier::CROSSED_OUT)),
        }
    }
}

#[cfg(test)]
mod tests;
