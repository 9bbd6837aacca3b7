//! What is geometry in a picture, gathered by colour: one path each, in an order that depends on nothing else.

use std::{collections::BTreeMap, fmt::Write as _, io, io::Write};

use suffrage_view::picture::Rgb;

/// Positions here are quarters of a unit: lines lie on halves of it, and eighths of a cell on quarters.
pub(super) const QUARTERS: u32 = 4;
/// The width and the height of a cell in them.
pub(super) const WIDE: u32 = super::CELL.0 * QUARTERS;
pub(super) const HIGH: u32 = super::CELL.1 * QUARTERS;

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

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Way {
    Across,
    Down,
}

#[derive(Debug, Default)]
pub(super) struct Ink {
    /// The grounds that reach down to the row that is being drawn, each with the row in which it begins.
    open: BTreeMap<Ground, u32>,
    row: Vec<Ground>,
    grounds: BTreeMap<Rgb, String>,
    blocks: BTreeMap<Rgb, String>,
    dots: BTreeMap<Rgb, String>,
    /// Straight lines by their way, by pen and by how far from the edge they are: those that touch are one.
    straight: BTreeMap<(Way, Pen, u32), Vec<(u32, u32)>>,
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
        let _ = write!(path, "M{} {}h0", quarters(x), quarters(y));
    }

    pub(super) fn line(&mut self, way: Way, pen: Pen, at: u32, line: (u32, u32)) {
        self.straight.entry((way, pen, at)).or_default().push(line);
    }

    pub(super) fn curve(&mut self, pen: Pen, path: &str) {
        self.curves.entry(pen).or_default().push_str(path);
    }

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
                writeln!(out, "<path stroke=\"#{colour:06x}\" stroke-width=\"{}\" d=\"{path}\"/>", quarters(width))?;
            }
            writeln!(out, "</g>")?;
        }
        Ok(())
    }

    fn lines(&mut self) -> BTreeMap<Pen, String> {
        let mut paths = std::mem::take(&mut self.curves);
        for (&(way, pen, at), lines) in &mut self.straight {
            let (path, at) = (paths.entry(pen).or_default(), quarters(at));
            for (from, to) in joined(lines).into_iter().map(|(from, to)| (quarters(from), quarters(to))) {
                let _ = match way {
                    Way::Across => write!(path, "M{from} {at}H{to}"),
                    Way::Down => write!(path, "M{at} {from}V{to}"),
                };
            }
        }
        paths
    }
}

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
    let _ =
        write!(path, "M{} {}h{}v{}h-{}z", quarters(x), quarters(y), quarters(width), quarters(height), quarters(width));
}

/// In units: exact, so that it is written with two digits behind the point at most.
pub(super) fn quarters(number: u32) -> f64 {
    f64::from(number) / f64::from(QUARTERS)
}
