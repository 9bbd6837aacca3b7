use ratatui::buffer::Buffer;
use ratatui::style::Color;

use super::*;
use crate::paint::look::charset::GlyphSet;

fn painted(text: &str, size: Size, columns: u16, struck: Option<Style>) -> Buffer {
    let area = Rect { x: 0, y: 0, width: columns, height: size.rows() };
    let mut buffer = Buffer::empty(area);
    let (glyphs, style) = (Glyphs::new(GlyphSet::Default), Style::new().fg(Color::White));
    let mut canvas = Canvas::new(&mut buffer);
    let style = struck.map_or(style.into(), |stroke| LetterStyle::struck(style, stroke));
    draw(&mut canvas, area, (0, 0), text, size, &glyphs, style);
    buffer
}

fn drawn(text: &str, size: Size, columns: u16) -> Vec<String> {
    let buffer = painted(text, size, columns, None);
    let row = |y: u16| (0..columns).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
    (0..size.rows()).map(|y| row(y).trim_end().to_owned()).collect()
}

#[test]
fn three_rows() {
    assert_eq!(
        drawn("1234567890", Size::D3, 40),
        [
            "▀█  ▀▀█ ▀▀█ █ █ █▀▀ ▄▀▀ ▀▀█ █▀█ █▀█ █▀█",
            " █  █▀▀ ▀▀█ ▀▀█ ▀▀█ █▀█   █ █▀█ ▀▀█ █ █",
            "▀▀▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀  ▀▀▀",
        ]
    );
    assert_eq!(drawn("<>=/", Size::D3, 16), [" ▄▀ ▀▄  ▄▄▄   █", "▀▄   ▄▀ ▄▄▄ ▄▀", "  ▀ ▀       ▀"]);
}

#[test]
fn capitals_stand_a_half_row_lower_and_carry_accents_there() {
    assert_eq!(drawn("LÍDER", Size::D3, 20), ["▄   ▄▄█ ▄▄  ▄▄▄ ▄▄▄", "█    █  █ █ █▄  █▄▀", "█▄▄ ▄█▄ █▄▀ █▄▄ █ █"]);
}

#[test]
fn larger_sizes_are_the_same_pixels() {
    assert_eq!(
        drawn("58", Size::D5, 16),
        ["██████  ██████", "██      ██  ██", "██████  ██████", "    ██  ██  ██", "██████  ██████"]
    );
    assert_eq!(
        drawn("7", Size::D7, 9),
        ["█████████", "▀▀▀▀▀▀███", "      ███", "      ███", "      ███", "      ███", "      ███", "      ▀▀▀"]
    );
    assert_eq!(drawn("7", Size::D10, 12)[..3], ["████████████", "████████████", "        ████"]);
}

#[test]
fn the_width_is_what_is_drawn_and_other_text_has_none() {
    let full = Glyphs::new(GlyphSet::Default);
    for (size, columns) in [(Size::D3, 7), (Size::D5, 14), (Size::D5Wide, 21), (Size::D7, 21), (Size::D10, 28)] {
        assert_eq!(width("17", size, &full), Some(columns));
        assert_eq!(drawn("00", size, columns + 4).iter().map(|row| row.chars().count() as u16).max(), Some(columns));
    }
    assert_eq!(width("x1", Size::D3, &full), None);
    assert_eq!(["32,266", "32.266"].map(|number| width(number, Size::D3, &full)), [Some(21); 2], "groups of digits are parted");
    assert_eq!(width("", Size::D3, &full), None);
    assert_eq!(width("LEADER", Size::D3, &full), Some(23));
    assert_eq!(width("LEADER", Size::D5, &full), None, "capitals have one size");
    let ascii = Glyphs::new(GlyphSet::Ascii);
    assert_eq!([Size::D3, Size::D7].map(|size| width("17", size, &ascii)), [None; 2]);
    assert_eq!(width("17", Size::D5, &ascii), Some(14));
}

#[test]
fn a_stroke_goes_through_the_middle_and_leaves_the_rest() {
    let buffer = painted("7", Size::D3, 3, Some(Style::new().fg(Color::Red)));
    let styled = |x: u16| (buffer[(x, 1)].symbol(), buffer[(x, 1)].fg, buffer[(x, 1)].bg);
    assert_eq!(styled(0), ("▀", Color::Red, Color::Reset));
    assert_eq!(styled(2), ("▀", Color::Red, Color::White), "the digit goes on below the stroke");
    assert_eq!(buffer[(2, 0)].fg, Color::White);
}
