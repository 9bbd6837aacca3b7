use ratatui::buffer::Buffer;

use super::*;
use crate::paint::look::charset::GlyphSet;

fn drawn(number: &str, rows: Rows, columns: u16) -> Vec<String> {
    let area = Rect { x: 0, y: 0, width: columns, height: rows as u16 };
    let mut buffer = Buffer::empty(area);
    draw(&mut Canvas::new(&mut buffer), area, (0, 0), number, rows, &Glyphs::new(GlyphSet::Default), Style::new());
    let row = |y: u16| (0..columns).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
    (0..rows as u16).map(|y| row(y).trim_end().to_owned()).collect()
}

#[test]
fn three_rows() {
    assert_eq!(
        drawn("1234567890", Rows::Three, 40),
        [
            "▀█ ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█ █▀█",
            " █ █▀▀ ▀▀█ ▀▀█ ▀▀█ █▀█   █ █▀█ ▀▀█ █ █",
            " ▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀ ▀▀▀",
        ]
    );
}

#[test]
fn five_rows() {
    assert_eq!(
        drawn("58", Rows::Five, 16),
        ["██████  ██████", "██      ██  ██", "██████  ██████", "    ██  ██  ██", "██████  ██████"]
    );
}

#[test]
fn no_digit_needs_a_lower_half_block() {
    for digit in DIGITS.iter().chain([&NAME]) {
        for row in [0, 2] {
            assert_eq!(!digit.rows[row] & digit.rows[row + 1], 0, "a pixel under an empty one");
        }
    }
}

#[test]
fn the_width_is_what_is_drawn_and_other_text_has_none() {
    let full = Glyphs::new(GlyphSet::Default);
    assert_eq!(width("17", Rows::Three, &full), Some(6));
    assert_eq!(width("17", Rows::Five, &full), Some(12));
    assert_eq!(width("x1", Rows::Three, &full), None);
    assert_eq!(width("", Rows::Three, &full), None);
    let ascii = Glyphs::new(GlyphSet::Ascii);
    assert_eq!(width("17", Rows::Three, &ascii), None);
    assert_eq!(width("17", Rows::Five, &ascii), Some(12));
}
