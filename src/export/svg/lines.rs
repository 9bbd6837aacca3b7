//! The lines of box drawing: how strong the arms of a sign are, and where they run.

use std::fmt::Write as _;

use super::ink::{HIGH, Ink, Pen, Quarter, WIDE};
use crate::paint::picture::Rgb;

/// The arms of a sign: left, right, up, down. 0 is none, 1 light, 2 heavy, 3 double.
type Arms = [u8; 4];

/// The signs that have arms, in stretches without a gap.
const ARMED: &[(u32, &[Arms])] = &[
    (0x2500, &[[1, 1, 0, 0], [2, 2, 0, 0], [0, 0, 1, 1], [0, 0, 2, 2]]),
    (0x250c, &[[0, 1, 0, 1], [0, 2, 0, 1], [0, 1, 0, 2], [0, 2, 0, 2]]),
    (0x2510, &[[1, 0, 0, 1], [2, 0, 0, 1], [1, 0, 0, 2], [2, 0, 0, 2]]),
    (0x2514, &[[0, 1, 1, 0], [0, 2, 1, 0], [0, 1, 2, 0], [0, 2, 2, 0]]),
    (0x2518, &[[1, 0, 1, 0], [2, 0, 1, 0], [1, 0, 2, 0], [2, 0, 2, 0]]),
    (0x251c, &[[0, 1, 1, 1], [0, 2, 1, 1], [0, 1, 2, 1], [0, 1, 1, 2], [0, 1, 2, 2], [0, 2, 2, 1], [0, 2, 1, 2], [0, 2, 2, 2]]),
    (0x2524, &[[1, 0, 1, 1], [2, 0, 1, 1], [1, 0, 2, 1], [1, 0, 1, 2], [1, 0, 2, 2], [2, 0, 2, 1], [2, 0, 1, 2], [2, 0, 2, 2]]),
    (0x252c, &[[1, 1, 0, 1], [2, 1, 0, 1], [1, 2, 0, 1], [2, 2, 0, 1], [1, 1, 0, 2], [2, 1, 0, 2], [1, 2, 0, 2], [2, 2, 0, 2]]),
    (0x2534, &[[1, 1, 1, 0], [2, 1, 1, 0], [1, 2, 1, 0], [2, 2, 1, 0], [1, 1, 2, 0], [2, 1, 2, 0], [1, 2, 2, 0], [2, 2, 2, 0]]),
    (0x253c, &[[1, 1, 1, 1], [2, 1, 1, 1], [1, 2, 1, 1], [2, 2, 1, 1], [1, 1, 2, 1], [1, 1, 1, 2], [1, 1, 2, 2], [2, 1, 2, 1]]),
    (0x2544, &[[1, 2, 2, 1], [2, 1, 1, 2], [1, 2, 1, 2], [2, 2, 2, 1], [2, 2, 1, 2], [2, 1, 2, 2], [1, 2, 2, 2], [2, 2, 2, 2]]),
    (0x2550, &[[3, 3, 0, 0], [0, 0, 3, 3], [0, 3, 0, 1], [0, 1, 0, 3], [0, 3, 0, 3], [3, 0, 0, 1], [1, 0, 0, 3], [3, 0, 0, 3]]),
    (0x2558, &[[0, 3, 1, 0], [0, 1, 3, 0], [0, 3, 3, 0], [3, 0, 1, 0], [1, 0, 3, 0], [3, 0, 3, 0], [0, 3, 1, 1], [0, 1, 3, 3]]),
    (0x2560, &[[0, 3, 3, 3], [3, 0, 1, 1], [1, 0, 3, 3], [3, 0, 3, 3], [3, 3, 0, 1], [1, 1, 0, 3], [3, 3, 0, 3], [3, 3, 1, 0]]),
    (0x2568, &[[1, 1, 3, 0], [3, 3, 3, 0], [3, 3, 1, 1], [1, 1, 3, 3], [3, 3, 3, 3]]),
    (0x2574, &[[1, 0, 0, 0], [0, 0, 1, 0], [0, 1, 0, 0], [0, 0, 0, 1], [2, 0, 0, 0], [0, 0, 2, 0], [0, 2, 0, 0], [0, 0, 0, 2]]),
    (0x257c, &[[1, 2, 0, 0], [0, 0, 1, 2], [2, 1, 0, 0], [0, 0, 2, 1]]),
];

/// The middle of a cell.
const MIDDLE: (u32, u32) = (WIDE / 2, HIGH / 2);
/// How far each of two lines is from the middle.
const APART: u32 = 8;
const LIGHT: u32 = 6;
const HEAVY: u32 = 12;
const DOUBLE: u32 = 5;

fn arms(sign: char) -> Option<Arms> {
    let sign = u32::from(sign);
    let of = |&(first, arms): &(u32, &[Arms])| arms.get(sign.checked_sub(first)? as usize).copied();
    ARMED.iter().find_map(of)
}

/// How many dashes a dashed line has in a cell, whether it is heavy, and whether it runs down.
const fn dashes(sign: char) -> Option<(u32, bool, bool)> {
    Some(match sign {
        '┄' => (3, false, false),
        '┅' => (3, true, false),
        '┆' => (3, false, true),
        '┇' => (3, true, true),
        '┈' => (4, false, false),
        '┉' => (4, true, false),
        '┊' => (4, false, true),
        '┋' => (4, true, true),
        '╌' => (2, false, false),
        '╍' => (2, true, false),
        '╎' => (2, false, true),
        '╏' => (2, true, true),
        _ => return None,
    })
}

/// Whether the sign is one of box drawing: all of those are lines.
pub(super) const fn is_line(sign: char) -> bool {
    matches!(sign, '\u{2500}'..='\u{257f}')
}

pub(super) fn draw(sign: char, at: (u32, u32), colour: Rgb, ink: &mut Ink) {
    if let Some(arms) = arms(sign) {
        draw_arms(arms, at, colour, ink);
    } else if let Some(dashes) = dashes(sign) {
        draw_dashes(dashes, at, colour, ink);
    } else {
        draw_curve(sign, at, colour, ink);
    }
}

fn draw_arms(arms: Arms, (x, y): (u32, u32), colour: Rgb, ink: &mut Ink) {
    let pen = |arm: u8| Pen { colour, width: [0, LIGHT, HEAVY, DOUBLE][usize::from(arm)] };
    let [left, right, up, down] = arms;
    let (middle_x, middle_y) = (x + MIDDLE.0, y + MIDDLE.1);
    for (arm, is_first, other) in [(left, true, right), (right, false, left)] {
        for (line, end) in lines(arm, is_first, other, [up, down], MIDDLE.0) {
            let span = if is_first { (x, x + end) } else { (x + end, x + WIDE) };
            ink.across(pen(arm), middle_y.saturating_add_signed(line), span);
        }
    }
    for (arm, is_first, other) in [(up, true, down), (down, false, up)] {
        for (line, end) in lines(arm, is_first, other, [left, right], MIDDLE.1) {
            let span = if is_first { (y, y + end) } else { (y + end, y + HIGH) };
            ink.down(pen(arm), middle_x.saturating_add_signed(line), span);
        }
    }
}

/// The lines of an arm: how far each is beside the middle, and where it ends there. One of two lines ends at the arm that begins on its
/// side, or goes round the corner that it is the outer edge of.
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

fn draw_dashes((count, is_heavy, runs_down): (u32, bool, bool), (x, y): (u32, u32), colour: Rgb, ink: &mut Ink) {
    let pen = Pen { colour, width: if is_heavy { HEAVY } else { LIGHT } };
    let length = if runs_down { HIGH } else { WIDE };
    for dash in 0..count {
        let (from, to) = (dash * length / count, (dash + 1) * length / count);
        // The ends of lines are square: they reach half a width further.
        let gap = (to - from) / 4 + pen.width / 4;
        let (from, to) = (from + gap, (to - gap).max(from + gap + 1));
        if runs_down {
            ink.down(pen, x + MIDDLE.0, (y + from, y + to));
        } else {
            ink.across(pen, y + MIDDLE.1, (x + from, x + to));
        }
    }
}

/// Round corners and diagonals.
fn draw_curve(sign: char, (x, y): (u32, u32), colour: Rgb, ink: &mut Ink) {
    let pen = Pen { colour, width: LIGHT };
    let (left, right, top, bottom) = (Quarter(x), Quarter(x + WIDE), Quarter(y), Quarter(y + HIGH));
    let (middle, level) = (Quarter(x + MIDDLE.0), Quarter(y + MIDDLE.1));
    let (above, below, radius) = (Quarter(y + MIDDLE.1 - MIDDLE.0), Quarter(y + MIDDLE.1 + MIDDLE.0), Quarter(MIDDLE.0));
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
pub(super) mod tests {
    use super::*;

    #[test]
    fn every_sign_of_box_drawing_has_lines() {
        for sign in ('\u{2500}'..='\u{257f}').filter(|&sign| is_line(sign)) {
            let is_known = arms(sign).is_some() || dashes(sign).is_some() || "╭╮╯╰╱╲╳".contains(sign);
            assert!(is_known, "{sign} {:x}", u32::from(sign));
        }
        assert_eq!(arms('╋'), Some([2, 2, 2, 2]));
        assert_eq!(arms('┘'), Some([1, 0, 1, 0]));
        assert_eq!(arms('╬'), Some([3, 3, 3, 3]));
        assert_eq!(arms('╸'), Some([2, 0, 0, 0]));
    }
}
