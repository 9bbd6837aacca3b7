//! What is geometry in a picture, gathered by colour: one path each, in an order that depends on nothing else.

use std::io::{self, Write};
use std::{collections::BTreeMap, fmt::Write as _};

use suffrage_view::picture::Rgb;

/// Positions here are quarters of a unit: lines lie on halves of it, and eighths of a cell on quarters.
pub(super) const QUARTERS: u32 = 4;
/// The width and the height of a cell in them.
pub(super) const WIDE: u32 = super::CELL.0 * QUARTERS;
pub(super) const HIGH: u32 = super::CELL.1 * QUARTERS;

/// A run of cells with one ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Ground {
    from: u32,
    to: u32,
    colour: Rgb,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Pen {
    pub(super) colour: Rgb,
    pub(super) width: u32,
}

#[derive(Debug, Default)]
pub(super) struct Ink {
    /// The grounds that reach down to the row that is being drawn, each with the row in which it begins.
    open: BTreeMap<Ground, u32>,
    row: Vec<Ground>,
    grounds: BTreeMap<Rgb, String>,
    blocks: BTreeMap<Rgb, String>,
    dots: BTreeMap<Rgb, String>,
    /// Straight lines by pen and by how far from the edge they are: those that touch are one.
    across: BTreeMap<(Pen, u32), Vec<(u32, u32)>>,
    down: BTreeMap<(Pen, u32), Vec<(u32, u32)>>,
    curves: BTreeMap<Pen, String>,
}

impl Ink {
    /// The next cells of a row have a ground of their own.
    pub(super) fn ground(&mut self, (from, to): (u32, u32), colour: Rgb) {
        match self.row.last_mut() {
            Some(last) if last.to == from && last.colour == colour => last.to = to,
            _ => self.row.push(Ground { from, to, colour }),
        }
    }

    /// All grounds of a row are known: those of the row before that do not go on end here, so that no edge lies inside of a ground.
    pub(super) fn end_row(&mut self, row: u32) {
        let mut before = std::mem::take(&mut self.open);
        for ground in std::mem::take(&mut self.row) {
            self.open.insert(ground, before.remove(&ground).unwrap_or(row));
        }
        self.close(before, row);
    }

    fn close(&mut self, ended: BTreeMap<Ground, u32>, row: u32) {
        for (Ground { from, to, colour }, since) in ended {
            let path = self.grounds.entry(colour).or_default();
            rectangle(path, (from, since * HIGH), (to - from, (row - since) * HIGH));
        }
    }

    pub(super) fn block(&mut self, at: (u32, u32), size: (u32, u32), colour: Rgb) {
        rectangle(self.blocks.entry(colour).or_default(), at, size);
    }

    pub(super) fn dot(&mut self, (x, y): (u32, u32), colour: Rgb) {
        let path = self.dots.entry(colour).or_default();
        let _ = write!(path, "M{} {}h0", Quarter(x), Quarter(y));
    }

    pub(super) fn across(&mut self, pen: Pen, y: u32, line: (u32, u32)) {
        self.across.entry((pen, y)).or_default().push(line);
    }

    pub(super) fn down(&mut self, pen: Pen, x: u32, line: (u32, u32)) {
        self.down.entry((pen, x)).or_default().push(line);
    }

    pub(super) fn curve(&mut self, pen: Pen, path: &str) {
        self.curves.entry(pen).or_default().push_str(path);
    }

    /// Writes everything, from the back to the front.
    pub(super) fn write(mut self, rows: u32, out: &mut dyn Write) -> io::Result<()> {
        let open = std::mem::take(&mut self.open);
        self.close(open, rows);
        for (group, paths) in [("grounds", &self.grounds), ("blocks", &self.blocks)] {
            if !paths.is_empty() {
                writeln!(out, "<g class=\"{group}\" shape-rendering=\"crispEdges\">")?;
                for (colour, path) in paths {
                    writeln!(out, "<path fill=\"#{colour:06x}\" d=\"{path}\"/>")?;
                }
                writeln!(out, "</g>")?;
            }
        }
        if !self.dots.is_empty() {
            writeln!(out, "<g class=\"dots\" fill=\"none\" stroke-width=\"2.25\" stroke-linecap=\"round\">")?;
            for (colour, path) in &self.dots {
                writeln!(out, "<path stroke=\"#{colour:06x}\" d=\"{path}\"/>")?;
            }
            writeln!(out, "</g>")?;
        }
        let lines = self.lines();
        if !lines.is_empty() {
            writeln!(out, "<g class=\"lines\" fill=\"none\" stroke-linecap=\"square\">")?;
            for (Pen { colour, width }, path) in lines {
                writeln!(out, "<path stroke=\"#{colour:06x}\" stroke-width=\"{}\" d=\"{path}\"/>", Quarter(width))?;
            }
            writeln!(out, "</g>")?;
        }
        Ok(())
    }

    fn lines(&mut self) -> BTreeMap<Pen, String> {
        let mut paths = std::mem::take(&mut self.curves);
        for ((pen, y), lines) in &mut self.across {
            let path = paths.entry(*pen).or_default();
            for (from, to) in joined(lines) {
                let _ = write!(path, "M{} {}H{}", Quarter(from), Quarter(*y), Quarter(to));
            }
        }
        for ((pen, x), lines) in &mut self.down {
            let path = paths.entry(*pen).or_default();
            for (from, to) in joined(lines) {
                let _ = write!(path, "M{} {}V{}", Quarter(*x), Quarter(from), Quarter(to));
            }
        }
        paths
    }
}

/// Lines in order, those that touch as one.
fn joined(lines: &mut [(u32, u32)]) -> Vec<(u32, u32)> {
    lines.sort_unstable();
    let mut joined: Vec<(u32, u32)> = Vec::new();
    for &(from, to) in lines.iter() {
        match joined.last_mut() {
            Some(last) if from <= last.1 => last.1 = last.1.max(to),
            _ => joined.push((from, to)),
        }
    }
    joined
}

fn rectangle(path: &mut String, (x, y): (u32, u32), (width, height): (u32, u32)) {
    let _ = write!(path, "M{} {}h{}v{}h-{}z", Quarter(x), Quarter(y), Quarter(width), Quarter(height), Quarter(width));
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Quarter(pub(super) u32);

impl std::fmt::Display for Quarter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let part = ["", ".25", ".5", ".75"][(self.0 % QUARTERS) as usize];
        write!(f, "{}{part}", self.0 / QUARTERS)
    }
}
