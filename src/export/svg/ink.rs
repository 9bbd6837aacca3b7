//! The geometry of a picture: lines, blocks and Braille dots, which are drawn as shapes, not as characters of a font.
//! The shapes of one colour are one path; the order of the paths is fixed.

use std::{collections::BTreeMap, fmt::Write as _};

use suffrage_view::picture::{Rgb, mixed};

/// A colour in each of two themes. In a document with one theme, both colours are equal.
pub(in super::super) type Tint = [Rgb; 2];

/// How a document writes its colours.
#[derive(Debug)]
pub(in super::super) enum Palette {
    /// Each element has its colour as `#rrggbb`. Only the colours of the first theme are used.
    Inline,
    /// As CSS classes, numbered in the order of their first use: `f3` fills and `s3` strokes in colour 3.
    Classes(BTreeMap<Tint, usize>),
}

impl Palette {
    pub(in super::super) fn attribute(&mut self, property: &str, tint: Tint) -> String {
        match self {
            Self::Inline => format!("{property}=\"#{:06x}\"", tint[0]),
            Self::Classes(classes) => {
                let next = classes.len();
                let class = classes.entry(tint).or_insert(next);
                format!("class=\"{}{class}\"", &property[..1])
            }
        }
    }
}

/// The attributes of the layers; the lowest layer is first.
pub(in super::super) const LAYERS: [&str; 4] = [
    "class=\"grounds\" shape-rendering=\"crispEdges\"",
    "class=\"blocks\" shape-rendering=\"crispEdges\"",
    "class=\"dots\" fill=\"none\" stroke-width=\"2.25\" stroke-linecap=\"round\"",
    "class=\"lines\" fill=\"none\" stroke-linecap=\"square\"",
];

/// Positions are in quarters of an SVG unit, so that eighths of a cell are integers.
pub(super) const QUARTERS: u32 = 4;
/// The width of a cell, in quarters of an SVG unit.
pub(super) const WIDE: u32 = super::CELL.0 * QUARTERS;
pub(super) const HIGH: u32 = super::CELL.1 * QUARTERS; // The height of a cell, in quarters of an SVG unit.

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Ground {
    from: u32,
    to: u32,
    colour: Tint,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Pen {
    pub(super) colour: Tint,
    pub(super) width: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Way {
    Across,
    Down,
}

#[derive(Debug, Default)]
pub(super) struct Ink {
    open: BTreeMap<Ground, u32>,
    row: Vec<Ground>,
    grounds: BTreeMap<Tint, String>,
    blocks: BTreeMap<Tint, String>,
    /// For each colour: the path of all its dots, and the point where this path ends.
    dots: BTreeMap<Tint, (String, (u32, u32))>,
    /// For each direction, pen and position of a straight line: its pieces. Adjacent pieces are written as one line.
    straight: BTreeMap<(Way, Pen, u32), Vec<(u32, u32)>>,
    curves: BTreeMap<Pen, String>,
}

impl Ink {
    pub(super) fn ground(&mut self, (from, to): (u32, u32), colour: Tint) {
        match self.row.last_mut() {
            Some(last) if last.to == from && last.colour == colour => last.to = to,
            _ => self.row.push(Ground { from, to, colour }),
        }
    }

    /// Ends a row. Backgrounds of the same colour and columns in successive rows become one rectangle.
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

    pub(super) fn block(&mut self, at: (u32, u32), size: (u32, u32), colour: Tint) {
        rectangle(self.blocks.entry(colour).or_default(), at, size);
    }

    pub(super) fn dot(&mut self, (x, y): (u32, u32), colour: Tint) {
        let (path, before) = self.dots.entry(colour).or_default();
        // Relative to the previous dot, which is near: there are many dots, and short numbers keep the document small.
        let away = |to: u32, from: u32| f64::from(to.cast_signed() - from.cast_signed()) / f64::from(QUARTERS);
        let _ = write!(path, "m{} {}h0", away(x, before.0), away(y, before.1));
        *before = (x, y);
    }

    pub(super) fn line(&mut self, way: Way, pen: Pen, at: u32, line: (u32, u32)) {
        self.straight.entry((way, pen, at)).or_default().push(line);
    }

    pub(super) fn curve(&mut self, pen: Pen, path: &str) {
        self.curves.entry(pen).or_default().push_str(path);
    }

    pub(super) fn paths(mut self, rows: u32, palette: &mut Palette) -> [Vec<String>; 4] {
        let open = std::mem::take(&mut self.open);
        self.close(open, rows);
        let lines = self.lines().into_iter().map(|(Pen { colour, width }, path)| {
            let stroke = palette.attribute("stroke", colour);
            format!("<path {stroke} stroke-width=\"{}\" d=\"{path}\"/>", quarters(width))
        });
        let lines = lines.collect();
        let dots = self.dots.into_iter().map(|(colour, (path, _))| (colour, path)).collect();
        let mut paths = |property: &str, paths: BTreeMap<Tint, String>| {
            let path = |(tint, path)| format!("<path {} d=\"{path}\"/>", palette.attribute(property, tint));
            paths.into_iter().map(path).collect()
        };
        [paths("fill", self.grounds), paths("fill", self.blocks), paths("stroke", dots), lines]
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

/// Converts quarters of an SVG unit to SVG units. The result is exact, with at most two decimals.
pub(super) fn quarters(number: u32) -> f64 {
    f64::from(number) / f64::from(QUARTERS)
}

pub(super) fn sign(symbol: &str) -> Option<char> {
    let mut signs = symbol.chars();
    let sign = signs.next().filter(|_| signs.next().is_none())?;
    matches!(sign, '\u{2500}'..='\u{259f}' | '\u{2800}'..='\u{28ff}').then_some(sign)
}

pub(super) fn draw(sign: char, at: (u32, u32), (colour, ground): (Tint, Tint), ink: &mut Ink) {
    match sign {
        '\u{2800}'.. => draw_dots(u32::from(sign) - 0x2800, at, colour, ink),
        '\u{2580}'.. => draw_block(sign, at, (colour, ground), ink),
        // All box-drawing characters are lines.
        _ => draw_line(sign, at, colour, ink),
    }
}

/// Draws a braille character. `dots` has a bit for each dot, in the order of Unicode.
fn draw_dots(dots: u32, (x, y): (u32, u32), colour: Tint, ink: &mut Ink) {
    const PLACES: [(u32, u32); 8] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)];
    for (dot, (column, row)) in PLACES.into_iter().enumerate() {
        if dots & (1 << dot) != 0 {
            ink.dot((x + (2 * column + 1) * WIDE / 4, y + (2 * row + 1) * HIGH / 8), colour);
        }
    }
}

fn draw_block(sign: char, (x, y): (u32, u32), (colour, ground): (Tint, Tint), ink: &mut Ink) {
    let code = u32::from(sign);
    let (half_wide, half_high) = (WIDE / 2, HIGH / 2);
    match sign {
        '▀' => ink.block((x, y), (WIDE, half_high), colour),
        // Eighths of a cell, from below.
        '▁'..='█' => {
            let height = (code - 0x2580) * HIGH / 8;
            ink.block((x, y + HIGH - height), (WIDE, height), colour);
        }
        // Eighths of a cell, from the left.
        '▉'..='▏' => ink.block((x, y), ((0x2590 - code) * WIDE / 8, HIGH), colour),
        '▐' => ink.block((x + half_wide, y), (half_wide, HIGH), colour),
        // A quarter, a half and three quarters of the colour.
        '░'..='▓' => {
            let shade = |theme: usize| mixed(colour[theme], 25 * (code - 0x2590), ground[theme]);
            ink.block((x, y), (WIDE, HIGH), [shade(0), shade(1)]);
        }
        '▔' => ink.block((x, y), (WIDE, HIGH / 8), colour),
        '▕' => ink.block((x + WIDE - WIDE / 8, y), (WIDE / 8, HIGH), colour),
        _ => {
            // Quadrants: upper left, upper right, lower left, lower right.
            const CORNERS: [u8; 10] = [0b0010, 0b0001, 0b1000, 0b1011, 0b1001, 0b1110, 0b1101, 0b0100, 0b0110, 0b0111];
            let quarters = CORNERS.get(code.saturating_sub(0x2596) as usize).copied().unwrap_or_default();
            for (bit, (right, below)) in [(3, (0, 0)), (2, (1, 0)), (1, (0, 1)), (0, (1, 1))] {
                if quarters & (1 << bit) != 0 {
                    ink.block((x + right * half_wide, y + below * half_high), (half_wide, half_high), colour);
                }
            }
        }
    }
}

/// `width` is in quarters of an SVG unit; `below` is in SVG units from the top of the cell.
pub(super) fn draw_rule((x, y): (u32, u32), width: u32, below: u32, colour: Tint, ink: &mut Ink) {
    ink.block((x, y + below * QUARTERS), (width, QUARTERS), colour);
}

/// The lines from the centre of a cell to its left, right, top and bottom: 0 none, 1 light, 2 heavy, 3 double.
type Arms = [u8; 4];

/// Ranges of characters: the first code point, then four digits ([`Arms`]) for each character.
const ARMED: &[(u32, &str)] = &[
    (0x2500, "1100 2200 0011 0022"),
    (0x250c, "0101 0201 0102 0202"),
    (0x2510, "1001 2001 1002 2002"),
    (0x2514, "0110 0210 0120 0220"),
    (0x2518, "1010 2010 1020 2020"),
    (0x251c, "0111 0211 0121 0112 0122 0221 0212 0222"),
    (0x2524, "1011 2011 1021 1012 1022 2021 2012 2022"),
    (0x252c, "1101 2101 1201 2201 1102 2102 1202 2202"),
    (0x2534, "1110 2110 1210 2210 1120 2120 1220 2220"),
    (0x253c, "1111 2111 1211 2211 1121 1112 1122 2121"),
    (0x2544, "1221 2112 1212 2221 2212 2122 1222 2222"),
    (0x2550, "3300 0033 0301 0103 0303 3001 1003 3003"),
    (0x2558, "0310 0130 0330 3010 1030 3030 0311 0133"),
    (0x2560, "0333 3011 1033 3033 3301 1103 3303 3310"),
    (0x2568, "1130 3330 3311 1133 3333"),
    (0x2574, "1000 0010 0100 0001 2000 0020 0200 0002"),
    (0x257c, "1200 0012 2100 0021"),
];

const MIDDLE: (u32, u32) = (WIDE / 2, HIGH / 2);
/// A double line has two strokes. Each is at this distance from the centre of the cell, in quarters of an SVG unit.
const APART: u32 = 8;
const LIGHT: u32 = 6;
const HEAVY: u32 = 12;
const DOUBLE: u32 = 5;

fn arms(sign: char) -> Option<Arms> {
    ARMED.iter().find_map(|(first, arms)| {
        let nth = u32::from(sign).checked_sub(*first)?;
        let digits = arms.split(' ').nth(nth as usize)?.as_bytes();
        digits.first_chunk().map(|digits: &[u8; 4]| digits.map(|digit| digit - b'0'))
    })
}

fn dashes(sign: char) -> Option<(u32, u32, Way)> {
    // Each number of dashes has four characters: light horizontal, heavy horizontal, light vertical, heavy vertical.
    let nth = "┄┅┆┇┈┉┊┋╌╍╎╏".chars().position(|dashed| dashed == sign)?;
    Some(([3, 4, 2][nth / 4], [LIGHT, HEAVY][nth % 2], if nth % 4 < 2 { Way::Across } else { Way::Down }))
}

fn draw_line(sign: char, at: (u32, u32), colour: Tint, ink: &mut Ink) {
    if let Some(arms) = arms(sign) {
        draw_arms(arms, at, colour, ink);
    } else if let Some(dashes) = dashes(sign) {
        draw_dashes(dashes, at, colour, ink);
    } else {
        draw_curve(sign, at, colour, ink);
    }
}

fn draw_arms(arms: Arms, (x, y): (u32, u32), colour: Tint, ink: &mut Ink) {
    let pen = |arm: u8| Pen { colour, width: [0, LIGHT, HEAVY, DOUBLE][usize::from(arm)] };
    let [left, right, up, down] = arms;
    let across = (Way::Across, [up, down], (x, WIDE), y + MIDDLE.1);
    let downwards = (Way::Down, [left, right], (y, HIGH), x + MIDDLE.0);
    for (arm, is_first, other, (way, sides, (from, length), middle)) in [
        (left, true, right, across),
        (right, false, left, across),
        (up, true, down, downwards),
        (down, false, up, downwards),
    ] {
        for (line, end) in lines(arm, is_first, other, sides, length / 2) {
            let span = if is_first { (from, from + end) } else { (from + end, from + length) };
            ink.line(way, pen(arm), middle.saturating_add_signed(line), span);
        }
    }
}

fn lines(arm: u8, is_first: bool, opposite: u8, sides: [u8; 2], middle: u32) -> Vec<(i32, u32)> {
    let near = if is_first { middle - APART } else { middle + APART };
    let far = if is_first { middle + APART } else { middle - APART };
    let end = |side: u8, other: u8| match (side, other) {
        (3, _) => near,
        (0, 3) if opposite == 0 => far,
        _ => middle,
    };
    match arm {
        0 => Vec::new(),
        3 => vec![(-APART.cast_signed(), end(sides[0], sides[1])), (APART.cast_signed(), end(sides[1], sides[0]))],
        _ => vec![(0, middle)],
    }
}

fn draw_dashes((count, width, way): (u32, u32, Way), (x, y): (u32, u32), colour: Tint, ink: &mut Ink) {
    let (start, length, middle) = match way {
        Way::Across => (x, WIDE, y + MIDDLE.1),
        Way::Down => (y, HIGH, x + MIDDLE.0),
    };
    for dash in 0..count {
        let (from, to) = (dash * length / count, (dash + 1) * length / count);
        // Line caps are square: they make a line longer by half its width at each end.
        let gap = (to - from) / 4 + width / 4;
        let (from, to) = (from + gap, (to - gap).max(from + gap + 1));
        ink.line(way, Pen { colour, width }, middle, (start + from, start + to));
    }
}

fn draw_curve(sign: char, (x, y): (u32, u32), colour: Tint, ink: &mut Ink) {
    let pen = Pen { colour, width: LIGHT };
    let (left, right, top, bottom) = (quarters(x), quarters(x + WIDE), quarters(y), quarters(y + HIGH));
    let (middle, level) = (quarters(x + MIDDLE.0), quarters(y + MIDDLE.1));
    let (above, below, radius) =
        (quarters(y + MIDDLE.1 - MIDDLE.0), quarters(y + MIDDLE.1 + MIDDLE.0), quarters(MIDDLE.0));
    let mut path = String::new();
    let _ = match sign {
        '╭' => write!(path, "M{middle} {bottom}V{below}A{radius} {radius} 0 0 1 {right} {level}"),
        '╮' => write!(path, "M{middle} {bottom}V{below}A{radius} {radius} 0 0 0 {left} {level}"),
        '╯' => write!(path, "M{middle} {top}V{above}A{radius} {radius} 0 0 1 {left} {level}"),
        '╰' => write!(path, "M{middle} {top}V{above}A{radius} {radius} 0 0 0 {right} {level}"),
        '╱' => write!(path, "M{left} {bottom}L{right} {top}"),
        '╲' => write!(path, "M{left} {top}L{right} {bottom}"),
        '╳' => write!(path, "M{left} {bottom}L{right} {top}M{left} {top}L{right} {bottom}"),
        _ => Ok(()),
    };
    ink.curve(pen, &path);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_of_box_drawing_has_lines() {
        for sign in '\u{2500}'..='\u{257f}' {
            let is_known = arms(sign).is_some() || dashes(sign).is_some() || "╭╮╯╰╱╲╳".contains(sign);
            assert!(is_known, "{sign} {:x}", u32::from(sign));
        }
        assert_eq!(arms('╋'), Some([2, 2, 2, 2]));
        assert_eq!(arms('┘'), Some([1, 0, 1, 0]));
        assert_eq!(arms('╬'), Some([3, 3, 3, 3]));
        assert_eq!(arms('╸'), Some([2, 0, 0, 0]));
    }
}
