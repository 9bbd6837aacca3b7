//! Cells as the bytes that bring them to the screen of a terminal, and as few of them as will do.
//!
//! A frame that plays changes hundreds of cells, and a lecture may run over a slow line. Only what differs from the cell written
//! before is said: a colour, an attribute, a place that does not follow from the last one. What cannot be seen, such as the ink
//! of a blank, is never said. Cells are written row by row, or one ink after the other where that is shorter.

mod pen;
mod runs;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

use super::Depth;
use pen::{Pen, is_blank};
use runs::Runs;

/// Gives all blanks of a picture the same ink, which is not to be seen: what changes nothing then counts as no change.
pub fn settle(picture: &mut Buffer) {
    for cell in &mut picture.content {
        if is_blank(cell) {
            cell.fg = Color::Reset;
            cell.underline_color = Color::Reset;
            cell.modifier = Modifier::empty();
        }
    }
}

/// Writes cells for a terminal that has so many colours.
///
/// The first cell is written as after a reset, and a reset ends it all: what else the program writes meets the terminal's own
/// colours.
pub fn write<'a>(cells: impl Iterator<Item = (u16, u16, &'a Cell)>, depth: Depth, out: &mut Vec<u8>) {
    let cells: Vec<(u16, u16, &Cell)> = cells.collect();
    let grounds = grounds(&cells, depth);
    let ground_of = |cell: &Cell| grounds.iter().find(|ground| is_solid(cell) && ground.bg == cell.fg);
    let cells: Vec<(u16, u16, &Cell)> = cells.iter().map(|&(x, y, cell)| (x, y, ground_of(cell).unwrap_or(cell))).collect();
    let begin = out.len();
    let last = cells.iter().map(|&(x, ..)| x).max().unwrap_or_default();
    let mut pen = Pen::new(depth, last, out);
    for &(x, y, cell) in &cells {
        pen.write((x, y), cell);
    }
    pen.reset();
    // Sixteen colours are said in as few bytes as a move takes, and what is wide must be written before what stands right of it.
    let is_wide = |cell: &Cell| !cell.symbol().is_ascii() && cell.symbol().width() > 1;
    if depth == Depth::Sixteen || cells.len() < 2 || cells.iter().any(|(.., cell)| is_wide(cell)) {
        return;
    }
    let mut by_ink = Vec::with_capacity(out.len() - begin);
    let mut pen = Pen::new(depth, last, &mut by_ink);
    Runs::of(&cells).for_each(|index| {
        let (x, y, cell) = cells[index];
        pen.write((x, y), cell);
    });
    pen.reset();
    if by_ink.len() < out.len() - begin {
        out.truncate(begin);
        out.extend_from_slice(&by_ink);
    }
}

/// Whether a cell is nothing but its ink.
fn is_solid(cell: &Cell) -> bool {
    cell.symbol() == "█" && cell.fg != Color::Reset && Modifier::BOLD.contains(cell.modifier)
}

/// Of each ink that fills cells a blank on it, which looks the same and takes a byte. The sixteen colours are not the same as ink and as ground
/// everywhere.
fn grounds(cells: &[(u16, u16, &Cell)], depth: Depth) -> Vec<Cell> {
    let mut grounds: Vec<Cell> = Vec::new();
    for (.., cell) in cells.iter().filter(|(.., cell)| depth != Depth::Sixteen && is_solid(cell)) {
        if grounds.iter().all(|ground| ground.bg != cell.fg) {
            let mut blank = Cell::EMPTY;
            blank.set_bg(cell.fg);
            grounds.push(blank);
        }
    }
    grounds
}

#[cfg(test)]
mod tests;
