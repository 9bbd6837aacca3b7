//! The layer of lines, drawn with Braille dots: each cell has two columns and four rows of dots.
//!
//! A cell has one colour, so a cell shows only the line with the highest [`Heat`]. For example, a trail replaces the
//! dots of an idle link.

use super::{curve::floor, prelude::*};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Heat {
    None,
    Idle,
    Lost,
    Trail,
}

/// The distance between drawn points of a line, in units. A dot is 0.5 units wide, so no dot is missed.
pub const STEP: f64 = 0.35;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stroke {
    Thin,
    Thick,
    /// Single dots with this distance between them, in units.
    Dotted(f64),
    /// Dashes that are two dots thick.
    Dashed,
}

/// `.0`: the length of a dash, in units; `.1`: the distance from the start of a dash to the next one, in units.
const DASH: (f64, f64) = (2.5, 4.0);

#[derive(Clone, Copy, Debug)]
struct Cell {
    bits: u8,
    heat: Heat,
    style: Style,
}

#[derive(Debug)]
pub struct Dots {
    area: Rect,
    cells: Vec<Cell>,
}

impl Dots {
    pub fn new(area: Rect) -> Self {
        let empty = Cell { bits: 0, heat: Heat::None, style: Style::new() };
        Self { area, cells: vec![empty; usize::from(area.width) * usize::from(area.height)] }
    }

    pub fn line(&mut self, points: impl Iterator<Item = Point>, stroke: Stroke, heat: Heat, style: Style) {
        match stroke {
            Stroke::Thin => self.thin(points, heat, style),
            Stroke::Thick => self.thick(points, f64::INFINITY, heat, style),
            Stroke::Dashed => self.thick(points, DASH.0, heat, style),
            Stroke::Dotted(step) => {
                let mut last: Option<Point> = None;
                let mut walked = step;
                for point in points {
                    walked += last.map_or(0.0, |last| last.distance(point));
                    last = Some(point);
                    if walked >= step {
                        walked -= step;
                        self.dot(dot_of(point), heat, style);
                    }
                }
            }
        }
    }

    /// Draws a whole path.
    pub fn path(&mut self, path: &Path, stroke: Stroke, heat: Heat, style: Style) {
        self.line(path.walk(0.0, path.length(), STEP), stroke, heat, style);
    }

    /// Draws a thin line. Leaves out a dot if the dots before and after it touch, so that slopes are smooth.
    fn thin(&mut self, points: impl Iterator<Item = Point>, heat: Heat, style: Style) {
        let mut all: Vec<(i32, i32)> = points.map(dot_of).collect();
        all.dedup();
        let touch = |one: (i32, i32), other: (i32, i32)| (one.0 - other.0).abs() == 1 && (one.1 - other.1).abs() == 1;
        let mut before: Option<(i32, i32)> = None;
        for (at, &now) in all.iter().enumerate() {
            if !before.zip(all.get(at + 1)).is_some_and(|(before, &next)| touch(before, next)) {
                self.dot(now, heat, style);
                before = Some(now);
            }
        }
    }

    fn thick(&mut self, points: impl Iterator<Item = Point>, dash: f64, heat: Heat, style: Style) {
        let mut last: Option<Point> = None;
        let mut walked = 0.0;
        for point in points {
            let Some(before) = last.replace(point) else { continue };
            let length = before.distance(point).max(1e-9);
            walked += length;
            if walked % DASH.1 > dash {
                continue;
            }
            let (dx, dy) = ((point.x - before.x) / length, (point.y - before.y) / length);
            for side in [-0.26, 0.26] {
                self.dot(dot_of(Point { x: point.x + dy * side, y: point.y - dx * side }), heat, style);
            }
        }
    }

    pub(super) fn clear(&mut self, rect: Rect) {
        let rect = rect.intersection(self.area);
        for place in rect.rows().flat_map(Rect::columns) {
            let index = self.index(i32::from(place.x), i32::from(place.y));
            self.cells[index].bits = 0;
        }
    }

    pub(super) fn point(&mut self, point: Point, heat: Heat, style: Style) {
        self.dot(dot_of(point), heat, style);
    }

    fn dot(&mut self, (x, y): (i32, i32), heat: Heat, style: Style) {
        let (column, row) = (x >> 1, y >> 2);
        if !inside(self.area, column, row) {
            return;
        }
        let bit = match (x & 1, y & 3) {
            (0, 3) => 0x40,
            (_, 3) => 0x80,
            (0, row) => 1 << row,
            (_, row) => 8 << row,
        };
        let index = self.index(column, row);
        let cell = &mut self.cells[index];
        if heat < cell.heat {
            return;
        }
        if heat > cell.heat {
            cell.bits = 0;
        }
        cell.bits |= bit;
        cell.heat = heat;
        cell.style = style;
    }

    pub(super) fn heat(&self, column: i32, row: i32) -> Heat {
        if inside(self.area, column, row) { self.cells[self.index(column, row)].heat } else { Heat::None }
    }

    fn index(&self, column: i32, row: i32) -> usize {
        let (x, y) = (column - i32::from(self.area.x), row - i32::from(self.area.y));
        y as usize * usize::from(self.area.width) + x as usize
    }

    pub(crate) fn draw(&self, lines: Lines, canvas: &mut Canvas<'_>) {
        let mut bytes = [0; 4];
        let places = self.area.rows().flat_map(Rect::columns);
        for (place, cell) in places.zip(&self.cells).filter(|(_, cell)| cell.bits != 0) {
            let symbol = match lines {
                Lines::Braille => {
                    let letter = char::from_u32(0x2800 + u32::from(cell.bits)).unwrap_or(' ');
                    &*letter.encode_utf8(&mut bytes)
                }
                Lines::Cells { idle, .. } if cell.heat == Heat::Idle => idle,
                Lines::Cells { trail, .. } => trail,
            };
            canvas.put(self.area, i32::from(place.x), i32::from(place.y), symbol, cell.style);
        }
    }
}

/// The column and the row of a dot, counted in dots; a cell has two by four dots.
fn dot_of(point: Point) -> (i32, i32) {
    (floor(2.0 * point.x), floor(2.0 * point.y))
}

#[cfg(test)]
mod tests;
