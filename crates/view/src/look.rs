//! The appearance: themes, glyphs, and the sets of characters that a screen may contain.
//!
//! Built-in glyphs and texts need only characters of their set. Texts of users (titles, notes, file names) may have any
//! character: characters outside the set are replaced on the screen, each by one of the same width.

pub mod glyphs;
pub mod theme;

use ratatui::buffer::Buffer;

use crate::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GlyphSet {
    /// Unicode characters that most terminal fonts have.
    Default,
    /// The characters of WGL4, an older standard for fonts. WGL4 has no Braille, so a line has one character per cell.
    Safe,
    /// ASCII only, for the Linux console and for locales with wide characters.
    Ascii,
}

/// Replaces every character outside `set` in an area of the screen.
pub fn keep_to(set: GlyphSet, area: Rect, buffer: &mut Buffer) {
    if set == GlyphSet::Default {
        return;
    }
    for place in area.positions() {
        let cell = &mut buffer[place];
        if !cell.symbol().chars().all(|letter| is_in(set, letter)) {
            let sign = cell.symbol().chars().next().map_or("?", |sign| stand_in(set, sign));
            cell.set_symbol(sign);
        }
    }
}

/// Returns `text` with every character outside `set` replaced.
pub fn in_set(set: GlyphSet, text: &str) -> Cow<'_, str> {
    if text.chars().all(|letter| is_in(set, letter)) {
        return Cow::Borrowed(text);
    }
    let mut kept = String::with_capacity(text.len());
    for letter in text.chars() {
        if is_in(set, letter) { kept.push(letter) } else { kept.push_str(stand_in(set, letter)) }
    }
    Cow::Owned(kept)
}

/// Whether a set has a character. Letters of all languages count, because no other character could replace a letter.
pub fn is_in(set: GlyphSet, letter: char) -> bool {
    match set {
        GlyphSet::Default => true,
        GlyphSet::Safe => is_wgl4(letter) || letter.is_alphabetic(),
        GlyphSet::Ascii => letter.is_ascii() || letter.is_alphabetic() || matches!(letter, '¿' | '¡'),
    }
}

const fn stand_in(set: GlyphSet, sign: char) -> &'static str {
    match (set, sign) {
        (GlyphSet::Safe, '✓' | '✔') => "√",
        (GlyphSet::Safe, '◉') => "◙",
        (GlyphSet::Ascii, '◉') => "$",
        (_, '★' | '☆' | '•' | '⋆') => "*",
        (_, '✗' | '✘' | '×') => "x",
        (_, '✓' | '✔') => "y",
        (_, '→' | '►' | '▸' | '⇒' | '≥') => ">",
        (_, '←' | '◄' | '◂' | '⇐' | '≤') => "<",
        (_, '↑' | '▲' | '▴') => "^",
        (_, '↓' | '▼' | '▾') => "v",
        (_, '·' | '…') => ".",
        (_, '–' | '—' | '−' | '‐' | '─') => "-",
        (_, '“' | '”' | '„' | '«' | '»') => "\"",
        (_, '‘' | '’') => "'",
        (_, '≠') => "#",
        (_, '\u{a0}') => " ",
        _ => "?",
    }
}

/// Whether WGL4 has a character. The answer is right for all characters that this program uses.
pub const fn is_wgl4(letter: char) -> bool {
    matches!(letter as u32,
        0x20..=0x7e | 0xa0..=0x17f | 0x391..=0x3c9 | 0x2013..=0x2015 | 0x2017..=0x201e | 0x2020..=0x2022 | 0x2026 | 0x2030
        | 0x2190..=0x2195 | 0x2212 | 0x2219..=0x221a | 0x221e | 0x2248 | 0x2260..=0x2261 | 0x2264..=0x2265 | 0x2500 | 0x2502
        | 0x250c | 0x2510 | 0x2514 | 0x2518 | 0x251c | 0x2524 | 0x252c | 0x2534 | 0x253c | 0x2550..=0x256c | 0x2580 | 0x2584
        | 0x2588 | 0x258c | 0x2590..=0x2593 | 0x25a0..=0x25a1 | 0x25aa..=0x25ac | 0x25b2 | 0x25ba | 0x25bc | 0x25c4
        | 0x25ca..=0x25cb | 0x25cf | 0x25d8..=0x25d9 | 0x25e6 | 0x2660 | 0x2663 | 0x2665..=0x2666)
}
