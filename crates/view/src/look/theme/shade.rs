//! A colour in three forms: with 24 bits, as one of the 256 colours of xterm, and as one of the sixteen named colours.

use ratatui::style::Color;

use super::Depth;

/// A colour with its substitutes for terminals with fewer colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shade {
    pub(super) rgb: u32,
    /// The index among the 256 colours of xterm. It is at least 16, because the first sixteen differ between terminals.
    pub(super) index: u8,
    /// The index among the sixteen named colours.
    pub(super) ansi: u8,
}

pub(super) const ANSI: &str = "black red green yellow blue magenta cyan white bright-black bright-red bright-green \
    bright-yellow bright-blue bright-magenta bright-cyan bright-white";

/// The sixteen named colours as xterm shows them.
pub(super) const XTERM: [u32; 16] = [
    0x00_00_00, 0xcd_00_00, 0x00_cd_00, 0xcd_cd_00, 0x00_00_ee, 0xcd_00_cd, 0x00_cd_cd, 0xe5_e5_e5, 0x7f_7f_7f,
    0xff_00_00, 0x00_ff_00, 0xff_ff_00, 0x5c_5c_ff, 0xff_00_ff, 0x00_ff_ff, 0xff_ff_ff,
];

impl Shade {
    /// `index`, `ansi`: the substitutes for terminals with fewer colours. `None`: the most similar colour.
    pub(super) fn new(rgb: u32, index: Option<u8>, ansi: Option<u8>) -> Self {
        let nearest_ansi = || (0..16).min_by_key(|&ansi| distance(rgb, XTERM[usize::from(ansi)])).unwrap_or(0);
        Self { rgb, index: index.unwrap_or_else(|| nearest_index(rgb)), ansi: ansi.unwrap_or_else(nearest_ansi) }
    }

    pub(super) const fn at(self, depth: Depth) -> Color {
        match depth {
            Depth::True => Color::from_u32(self.rgb),
            Depth::Indexed => Color::Indexed(self.index),
            Depth::Sixteen => Color::Indexed(self.ansi),
        }
    }
}

/// The 24-bit value of a colour as xterm shows it; `None` for the default colour of the terminal.
pub fn rgb_of(colour: Color) -> Option<u32> {
    match colour {
        Color::Reset => None,
        Color::Rgb(red, green, blue) => Some(u32::from_be_bytes([0, red, green, blue])),
        _ => Some(match index(colour) {
            named @ 0..16 => XTERM[usize::from(named)],
            one_of_256 => of_index(one_of_256),
        }),
    }
}

/// The index of a named or numbered colour in xterm's table of 256 colours.
fn index(colour: Color) -> u8 {
    // The names of the sixteen colours as ratatui reads them.
    const NAMES: &str = "black red green yellow blue magenta cyan gray darkgray lightred lightgreen lightyellow \
        lightblue lightmagenta lightcyan white";
    let is_named = |name: &str| name.parse().ok() == Some(colour);
    if let Color::Indexed(index) = colour { index } else { NAMES.split(' ').position(is_named).unwrap_or(0) as u8 }
}

/// The colour closest to `rgb` that a terminal of this depth can show; `None` for a terminal with sixteen colours.
pub(super) fn nearest(rgb: u32, depth: Depth) -> Option<Color> {
    match depth {
        Depth::True => Some(Color::from_u32(rgb)),
        Depth::Indexed => Some(Color::Indexed(nearest_index(rgb))),
        Depth::Sixteen => None,
    }
}

fn nearest_index(rgb: u32) -> u8 {
    (16..=255).min_by_key(|&index| distance(rgb, of_index(index))).unwrap_or(16)
}

/// The 24-bit value of an xterm colour from 16 on. Indices up to 231 are a cube of 6×6×6 colours; then greys.
pub(super) const fn of_index(index: u8) -> u32 {
    if index >= 232 {
        return 0x01_01_01 * (8 + 10 * (index as u32 - 232));
    }
    let cube = index.saturating_sub(16) as u32;
    level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
}

const fn level(step: u32) -> u32 {
    if step == 0 { 0 } else { 55 + 40 * step }
}

const fn channels(rgb: u32) -> [u32; 3] {
    [rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff]
}

/// A mixture of `percent` % of `rgb` with `other`.
pub const fn mixed(rgb: u32, percent: u32, other: u32) -> u32 {
    const fn part(one: u32, percent: u32, other: u32) -> u32 {
        (percent * one + (100 - percent) * other) / 100
    }
    let ([red, green, blue], with) = (channels(rgb), channels(other));
    part(red, percent, with[0]) << 16 | part(green, percent, with[1]) << 8 | part(blue, percent, with[2])
}

/// The approximate visible difference of two colours. The eye is most sensitive to green and least to blue.
fn distance(one: u32, other: u32) -> u32 {
    let (one, other) = (channels(one), channels(other));
    [2, 4, 1].iter().enumerate().map(|(channel, weight)| weight * one[channel].abs_diff(other[channel]).pow(2)).sum()
}

/// The relative luminance (WCAG 2) of a colour, from 0 (black) to 1 (white).
pub(super) fn luminance(rgb: u32) -> f64 {
    let linear = |value: u32| {
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let [red, green, blue] = channels(rgb);
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

pub fn is_light(rgb: u32) -> bool {
    luminance(rgb) >= 0.18
}

/// The contrast (WCAG 2) of two colours, from 1 (none) to 21 (black on white).
pub(super) fn contrast(one: u32, other: u32) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}
