use ratatui::style::Style;

use super::*;

#[test]
fn texts_of_users_keep_to_the_set() {
    let drawn = |set| {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 14, 1));
        buffer.set_string(0, 0, "é → ✓ 領 “x” ⠿", Style::new());
        let area = buffer.area;
        keep_to(set, area, &mut buffer);
        (0..14).map(|x| buffer[(x, 0)].symbol().to_owned()).collect::<String>()
    };
    assert_eq!(drawn(GlyphSet::Default), "é → ✓ 領  “x” ⠿");
    assert_eq!(drawn(GlyphSet::Safe), "é → √ 領  “x” ?");
    assert_eq!(drawn(GlyphSet::Ascii), "é > y 領  \"x\" ?");
}
