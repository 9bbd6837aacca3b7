//! The signs that are drawn instead of being left to a font: lines, blocks and Braille.

use super::ink::{HIGH, Ink, QUARTERS, WIDE};
use super::lines;
use suffrage_view::picture::{Rgb, mixed};

/// The symbol of a cell, if it is one sign that joins up with its neighbours.
pub(super) fn sign(symbol: &str) -> Option<char> {
    let mut signs = symbol.chars();
    let sign = signs.next().filter(|_| signs.next().is_none())?;
    (lines::is_line(sign) || is_block(sign) || is_braille(sign)).then_some(sign)
}

const fn is_block(sign: char) -> bool {
    matches!(sign, '\u{2580}'..='\u{259f}')
}

const fn is_braille(sign: char) -> bool {
    matches!(sign, '\u{2800}'..='\u{28ff}')
}

/// Draws a sign in the cell at a place.
pub(super) fn draw(sign: char, (x, y): (u32, u32), (colour, ground): (Rgb, Rgb), ink: &mut Ink) {
    if is_braille(sign) {
        draw_dots(u32::from(sign) - 0x2800, (x, y), colour, ink);
    } else if is_block(sign) {
        draw_block(sign, (x, y), (colour, ground), ink);
    } else {
        lines::draw(sign, (x, y), colour, ink);
    }
}

/// The eight dots: three down on the left, three on the right, then the last two.
fn draw_dots(dots: u32, (x, y): (u32, u32), colour: Rgb, ink: &mut Ink) {
    const PLACES: [(u32, u32); 8] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)];
    for (dot, (column, row)) in PLACES.into_iter().enumerate() {
        if dots & (1 << dot) != 0 {
            ink.dot((x + (2 * column + 1) * WIDE / 4, y + (2 * row + 1) * HIGH / 8), colour);
        }
    }
}

fn draw_block(sign: char, (x, y): (u32, u32), (colour, ground): (Rgb, Rgb), ink: &mut Ink) {
    let code = u32::from(sign);
    let (half_wide, half_high) = (WIDE / 2, HIGH / 2);
    match sign {
        '▀' => ink.block((x, y), (WIDE, half_high), colour),
        // So many eighths from below.
        '▁'..='█' => {
            let height = (code - 0x2580) * HIGH / 8;
            ink.block((x, y + HIGH - height), (WIDE, height), colour);
        }
        // So many eighths from the left.
        '▉'..='▏' => ink.block((x, y), ((0x2590 - code) * WIDE / 8, HIGH), colour),
        '▐' => ink.block((x + half_wide, y), (half_wide, HIGH), colour),
        // A quarter, a half and three quarters of the ink.
        '░'..='▓' => ink.block((x, y), (WIDE, HIGH), mixed(colour, 25 * (code - 0x2590), ground)),
        '▔' => ink.block((x, y), (WIDE, HIGH / 8), colour),
        '▕' => ink.block((x + WIDE - WIDE / 8, y), (WIDE / 8, HIGH), colour),
        _ => {
            // Quarters: upper left, upper right, lower left, lower right.
            const QUADRANTS: [u8; 10] =
                [0b0010, 0b0001, 0b1000, 0b1011, 0b1001, 0b1110, 0b1101, 0b0100, 0b0110, 0b0111];
            let quarters = QUADRANTS.get(code.saturating_sub(0x2596) as usize).copied().unwrap_or_default();
            for (bit, (right, below)) in [(3, (0, 0)), (2, (1, 0)), (1, (0, 1)), (0, (1, 1))] {
                if quarters & (1 << bit) != 0 {
                    ink.block((x + right * half_wide, y + below * half_high), (half_wide, half_high), colour);
                }
            }
        }
    }
}

/// Draws a line over the width of so many quarters, so many units below the top of a cell.
pub(super) fn draw_rule((x, y): (u32, u32), width: u32, below: u32, colour: Rgb, ink: &mut Ink) {
    ink.block((x, y + below * QUARTERS), (width, QUARTERS), colour);
}
