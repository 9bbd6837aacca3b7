//! The layer of lines: Braille dots, two by four in a cell.
//!
//! A cell has one colour. The hotter line takes the cell for itself: a trail clears what an idle link left there, and an
//! idle link never touches a trail's cell.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::curve::{Point, floor};
use crate::paint::canvas::{Canvas, inside};
use crate::paint::look::glyphs::Lines;

/// Which line takes a cell: the later one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::paint) enum Heat {
    /// Nothing is there.
    None,
    /// An idle link.
    Idle,
    /// The trail of a lost message.
    Lost,
    /// The trail of a message under way.
    Trail,
}

/// Points of a line must not be further apart, in units: a dot is half a unit wide and high, and none may be skipped.
pub(in crate::paint) const STEP: f64 = 0.35;

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::paint) enum Stroke {
    /// One dot thick.
    Thin,
    /// Two dots thick.
    Thick,
    /// Single dots, so many units apart.
    Dotted(f64),
}

#[derive(Clone, Copy)]
struct Cell {
    bits: u8,
    heat: Heat,
    style: Style,
}

/// The dots of an area.
pub(in crate::paint) struct Dots {
    area: Rect,
    cells: Vec<Cell>,
}

impl Dots {
    /// No dots yet.
    pub(in crate::paint) fn new(area: Rect) -> Self {
        let empty = Cell { bits: 0, heat: Heat::None, style: Style::new() };
        Self { area, cells: vec![empty; usize::from(area.width) * usize::from(area.height)] }
    }

    /// Draws a line through points that are at most [`STEP`] apart.
    pub(in crate::paint) fn line(&mut self, points: impl Iterator<Item = Point>, stroke: Stroke, heat: Heat, style: Style) {
        match stroke {
            Stroke::Thin => self.thin(points, heat, style),
            Stroke::Thick => self.thick(points, heat, style),
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

    /// One dot after the other; a dot between two that touch at their corners is left out, so that slopes have no knots.
    fn thin(&mut self, points: impl Iterator<Item = Point>, heat: Heat, style: Style) {
        let mut before: Option<(i32, i32)> = None;
        let mut pending: Option<(i32, i32)> = None;
        for point in points {
            let next = dot_of(point);
            let Some(now) = pending else {
                pending = Some(next);
                continue;
            };
            if next == now {
                continue;
            }
            let knot = before.is_some_and(|before| (before.0 - next.0).abs() == 1 && (before.1 - next.1).abs() == 1);
            if !knot {
                self.dot(now, heat, style);
                before = Some(now);
            }
            pending = Some(next);
        }
        if let Some(last) = pending {
            self.dot(last, heat, style);
        }
    }

    /// Two dots across the line's direction.
    fn thick(&mut self, points: impl Iterator<Item = Point>, heat: Heat, style: Style) {
        let mut last: Option<Point> = None;
        for point in points {
            let Some(before) = last.replace(point) else { continue };
            let length = before.distance(point).max(1e-9);
            let (dx, dy) = ((point.x - before.x) / length, (point.y - before.y) / length);
            for side in [-0.26, 0.26] {
                self.dot(dot_of(Point { x: point.x + dy * side, y: point.y - dx * side }), heat, style);
            }
        }
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
        let cell = self.cell_mut(column, row);
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

    /// What kind of line a cell has.
    pub(super) fn heat(&self, column: i32, row: i32) -> Heat {
        if !inside(self.area, column, row) {
            return Heat::None;
        }
        self.cells[self.index(column, row)].heat
    }

    fn cell_mut(&mut self, column: i32, row: i32) -> &mut Cell {
        let index = self.index(column, row);
        &mut self.cells[index]
    }

    fn index(&self, column: i32, row: i32) -> usize {
        let (x, y) = (column - i32::from(self.area.x), row - i32::from(self.area.y));
        y as usize * usize::from(self.area.width) + x as usize
    }

    /// Puts the dots into the buffer.
    pub(in crate::paint) fn draw(&self, lines: Lines, canvas: &mut Canvas<'_>) {
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

/// The dot that a point is in: two a column, and two a unit downwards.
fn dot_of(point: Point) -> (i32, i32) {
    (floor(2.0 * point.x), floor(2.0 * point.y))
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;

    use super::super::path::Path;
    use super::*;

    const AREA: Rect = Rect { x: 0, y: 0, width: 6, height: 3 };

    fn drawn(draw: impl FnOnce(&mut Dots)) -> Vec<String> {
        let mut dots = Dots::new(AREA);
        draw(&mut dots);
        let mut buffer = Buffer::empty(AREA);
        dots.draw(Lines::Braille, &mut Canvas::new(&mut buffer));
        let row = |y: u16| (0..AREA.width).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
        (0..AREA.height).map(row).collect()
    }

    fn line(dots: &mut Dots, from: (f64, f64), to: (f64, f64), stroke: Stroke, heat: Heat) {
        let path = Path::through(vec![Point { x: from.0, y: from.1 }, Point { x: to.0, y: to.1 }]);
        dots.line(path.walk(0.0, path.length(), 0.1), stroke, heat, Style::new());
    }

    #[test]
    fn lines_of_every_stroke() {
        let slope = drawn(|dots| line(dots, (0.25, 0.25), (5.75, 5.75), Stroke::Thin, Heat::Idle));
        assert_eq!(slope, ["⠑⢄    ", "  ⠑⢄  ", "    ⠑⢄"]);
        let level = drawn(|dots| line(dots, (0.0, 3.0), (5.9, 3.0), Stroke::Thick, Heat::Trail));
        assert_eq!(level, ["      ", "⠶⠶⠶⠶⠶⠶", "      "]);
        let dotted = drawn(|dots| line(dots, (0.25, 2.75), (5.75, 2.75), Stroke::Dotted(2.0), Heat::Idle));
        assert_eq!(dotted, ["      ", "⠂ ⠂ ⠂ ", "      "]);
    }

    #[test]
    fn a_hotter_line_takes_the_cell() {
        let cross = |first: Heat, second: Heat| {
            drawn(|dots| {
                line(dots, (2.25, 0.0), (2.25, 5.9), Stroke::Thin, first);
                line(dots, (0.0, 2.25), (5.9, 2.25), Stroke::Thin, second);
            })
        };
        assert_eq!(cross(Heat::Idle, Heat::Trail), ["  ⡇   ", "⠉⠉⠉⠉⠉⠉", "  ⡇   "]);
        assert_eq!(cross(Heat::Trail, Heat::Idle), ["  ⡇   ", "⠉⠉⡇⠉⠉⠉", "  ⡇   "]);
    }

    #[test]
    fn nothing_is_drawn_outside() {
        let outside = drawn(|dots| line(dots, (-5.0, -5.0), (30.0, -5.0), Stroke::Thick, Heat::Trail));
        assert!(outside.iter().all(|row| row.trim().is_empty()));
    }
}
