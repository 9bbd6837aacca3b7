//! Numbers drawn large, of three by five pixels a digit.
//!
//! In three rows a cell holds two pixels, one above the other; the digits are such that `█` and `▀` suffice. In five rows a
//! pixel is two columns wide and one row high, and so nearly square.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::paint::canvas::Canvas;
use crate::paint::look::glyphs::Glyphs;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rows {
    Three = 3,
    Five = 5,
}

/// The pixels of a digit by row from the top, the leftmost in the highest bit of `width`.
struct Digit {
    width: u16,
    rows: [u8; 5],
}

const DIGITS: [Digit; 10] = [
    Digit { width: 3, rows: [0b111, 0b101, 0b101, 0b101, 0b111] },
    Digit { width: 2, rows: [0b11, 0b01, 0b01, 0b01, 0b01] },
    Digit { width: 3, rows: [0b111, 0b001, 0b111, 0b100, 0b111] },
    Digit { width: 3, rows: [0b111, 0b001, 0b111, 0b001, 0b111] },
    Digit { width: 3, rows: [0b101, 0b101, 0b111, 0b001, 0b001] },
    Digit { width: 3, rows: [0b111, 0b100, 0b111, 0b001, 0b111] },
    Digit { width: 3, rows: [0b111, 0b100, 0b111, 0b101, 0b111] },
    Digit { width: 3, rows: [0b111, 0b001, 0b001, 0b001, 0b001] },
    Digit { width: 3, rows: [0b111, 0b101, 0b111, 0b101, 0b111] },
    Digit { width: 3, rows: [0b111, 0b101, 0b111, 0b001, 0b111] },
];

/// The letter before the id of a process that knows none.
const NAME: Digit = Digit { width: 3, rows: [0b111, 0b101, 0b111, 0b100, 0b100] };

fn digit(letter: char) -> Option<&'static Digit> {
    if letter == 'p' {
        return Some(&NAME);
    }
    letter.to_digit(10).map(|value| &DIGITS[value as usize])
}

/// The columns that a number or a name such as `p3` takes, or `None` if it is anything else or the glyphs have no blocks of this size.
pub(super) fn width(number: &str, rows: Rows, glyphs: &Glyphs) -> Option<u16> {
    if number.is_empty() || rows == Rows::Three && glyphs.blocks.1.is_none() {
        return None;
    }
    let pixels = number.chars().map(|letter| digit(letter).map(|digit| digit.width + 1)).sum::<Option<u16>>()? - 1;
    Some(if rows == Rows::Five { 2 * pixels } else { pixels })
}

pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    clip: Rect,
    (x, y): (i32, i32),
    number: &str,
    rows: Rows,
    glyphs: &Glyphs,
    style: Style,
) {
    let (full, upper) = glyphs.blocks;
    let mut left = x;
    for digit in number.chars().filter_map(digit) {
        for column in 0..digit.width {
            let pixel = |row: u16| {
                let bits = digit.rows.get(usize::from(row));
                bits.is_some_and(|bits| bits >> (digit.width - 1 - column) & 1 == 1)
            };
            let column = i32::from(column);
            match rows {
                Rows::Five => {
                    for row in (0..5).filter(|&row| pixel(row)) {
                        canvas.put(clip, left + 2 * column, y + i32::from(row), full, style);
                        canvas.put(clip, left + 2 * column + 1, y + i32::from(row), full, style);
                    }
                }
                Rows::Three => {
                    for row in (0..3).filter(|&row| pixel(2 * row)) {
                        let symbol = if pixel(2 * row + 1) { full } else { upper.unwrap_or(full) };
                        canvas.put(clip, left + column, y + i32::from(row), symbol, style);
                    }
                }
            }
        }
        left += i32::from(if rows == Rows::Five { 2 * (digit.width + 1) } else { digit.width + 1 });
    }
}

#[cfg(test)]
mod tests;
