//! The order in which cells are written one ink after the other.

use std::ops::Range;

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

use super::pen::{ON_BLANKS, is_blank};
use crate::paint::look::theme::index;

/// Cells side by side that have one ink.
struct Run {
    /// By their index among all.
    cells: Range<usize>,
    ink: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct InkKey {
    bg: u32,
    attributes: u16,
    fg: u32,
    line: u32,
}

/// A colour as a number: the same for those that are written in the same way.
const fn number(colour: Color) -> u32 {
    match colour {
        Color::Reset => 0,
        Color::Rgb(red, green, blue) => 1 << 24 | u32::from_be_bytes([0, red, green, blue]),
        one_of_256 => 1 << 25 | index(one_of_256) as u32,
    }
}

impl InkKey {
    fn of(cell: &Cell) -> Self {
        Self { bg: number(cell.bg), attributes: cell.modifier.bits(), fg: number(cell.fg), line: number(cell.underline_color) }
    }

    const fn shows_on_blanks(self) -> bool {
        Modifier::from_bits_truncate(self.attributes).intersects(ON_BLANKS)
    }
}

/// The ink of a run of blanks, which is any with its ground.
const UNDECIDED: usize = usize::MAX;

pub(super) struct Runs {
    runs: Vec<Run>,
    inks: Vec<InkKey>,
}

impl Runs {
    pub(super) fn of(cells: &[(u16, u16, &Cell)]) -> Self {
        let mut all = Self { runs: Vec::new(), inks: Vec::new() };
        let mut next: Option<(u16, u16, Color)> = None;
        for (index, &(x, y, cell)) in cells.iter().enumerate() {
            let follows = next == Some((x, y, cell.bg));
            next = Some((x + 1, y, cell.bg));
            let ink = if is_blank(cell) { UNDECIDED } else { all.ink(InkKey::of(cell)) };
            let before = all.runs.last().filter(|_| follows).and_then(|run| all.joined(run.ink, ink));
            match (all.runs.last_mut(), before) {
                (Some(run), Some(joined)) => *run = Run { cells: run.cells.start..index + 1, ink: joined },
                _ => all.runs.push(Run { cells: index..index + 1, ink }),
            }
        }
        all.decide(cells);
        all
    }

    /// The ink with which a cell is written together with those before it on the same ground, if one will do for both.
    fn joined(&self, before: usize, ink: usize) -> Option<usize> {
        match (before, ink) {
            _ if before == ink => Some(ink),
            (UNDECIDED, other) | (other, UNDECIDED) => (!self.inks[other].shows_on_blanks()).then_some(other),
            _ => None,
        }
    }

    fn ink(&mut self, key: InkKey) -> usize {
        // The latest inks come again most often.
        self.inks.iter().rposition(|known| *known == key).unwrap_or_else(|| {
            self.inks.push(key);
            self.inks.len() - 1
        })
    }

    /// Blanks are written with the first ink that has their ground.
    fn decide(&mut self, cells: &[(u16, u16, &Cell)]) {
        for run in 0..self.runs.len() {
            if self.runs[run].ink == UNDECIDED {
                let bg = number(cells[self.runs[run].cells.start].2.bg);
                let known = self.inks.iter().position(|ink| ink.bg == bg && !ink.shows_on_blanks());
                self.runs[run].ink = known.unwrap_or_else(|| self.ink(InkKey { bg, attributes: 0, fg: 0, line: 0 }));
            }
        }
    }

    /// The indexes of all cells: one ink after the other, those with the same ground side by side.
    pub(super) fn for_each(self, mut write: impl FnMut(usize)) {
        let mut order: Vec<usize> = (0..self.inks.len()).collect();
        order.sort_unstable_by_key(|&ink| self.inks[ink]);
        let mut rank = vec![0; order.len()];
        for (place, &ink) in order.iter().enumerate() {
            rank[ink] = place;
        }
        let mut counts = vec![0; order.len() + 1];
        for run in &self.runs {
            counts[rank[run.ink] + 1] += 1;
        }
        for ink in 0..order.len() {
            counts[ink + 1] += counts[ink];
        }
        let mut sorted = vec![0; self.runs.len()];
        for (index, run) in self.runs.iter().enumerate() {
            let place = &mut counts[rank[run.ink]];
            sorted[*place] = index;
            *place += 1;
        }
        for index in sorted {
            self.runs[index].cells.clone().for_each(&mut write);
        }
    }
}
