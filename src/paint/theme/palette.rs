//! The colours of the themes, as tables.

use crate::session::{MessageClass, Role};

/// A colour: as 24 bits, and as the nearest of xterm's 256 for terminals that have no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shade {
    pub(super) rgb: u32,
    pub(super) index: u8,
}

const fn shade(rgb: u32, index: u8) -> Shade {
    Shade { rgb, index }
}

/// The colours of a state. Without a fill it is an outline.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    pub(super) fill: Option<Shade>,
    pub(super) ink: Shade,
    pub(super) edge: Shade,
    /// The glyph and the word as text on the background.
    pub(super) text: Shade,
}

const fn solid(fill: Shade, ink: Shade, text: Shade) -> State {
    State { fill: Some(fill), ink, edge: ink, text }
}

const fn outline(ink: Shade, edge: Shade) -> State {
    State { fill: None, ink, edge, text: edge }
}

/// The colours of a kind of messages.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kind {
    pub(super) pill: Shade,
    pub(super) ink: Shade,
    pub(super) trail: Shade,
}

const fn kind(pill: Shade, ink: Shade, trail: Shade) -> Kind {
    Kind { pill, ink, trail }
}

/// All colours of a theme.
#[derive(Debug)]
pub(super) struct Palette {
    pub(super) background: Shade,
    pub(super) foreground: Shade,
    pub(super) muted: Shade,
    pub(super) faint: Shade,
    pub(super) web: Shade,
    pub(super) rule: Shade,
    pub(super) bar: Shade,
    pub(super) fault: Shade,
    pub(super) keyword: Shade,
    states: [State; 8],
    messages: [Kind; 5],
}

impl Palette {
    pub(super) const fn state(&self, role: Role) -> &State {
        &self.states[match role {
            Role::Idle => 0,
            Role::Active => 1,
            Role::Waiting => 2,
            Role::Relay => 3,
            Role::Red => 4,
            Role::Black => 5,
            Role::Leader => 6,
            Role::Crashed => 7,
        }]
    }

    pub(super) const fn message(&self, class: MessageClass) -> &Kind {
        &self.messages[match class {
            MessageClass::Election => 0,
            MessageClass::Probe => 1,
            MessageClass::Answer => 2,
            MessageClass::Elected => 3,
            MessageClass::Heartbeat => 4,
        }]
    }
}

const BLACK: Shade = shade(0x00_00_00, 16);
const WHITE: Shade = shade(0xff_ff_ff, 231);
const YELLOW: Shade = shade(0xf0_e4_42, 221);
const ORANGE: Shade = shade(0xe6_9f_00, 178);

const DARK_BACKGROUND: Shade = shade(0x0d_11_17, 233);
const DARK_FOREGROUND: Shade = shade(0xe8_ec_f1, 255);
const DARK_MUTED: Shade = shade(0xa7_b1_bd, 249);
const DARK_FAULT: Shade = shade(0xcc_79_a7, 175);
const SKY: Shade = shade(0x56_b4_e9, 74);
const SKY_INK: Shade = shade(0x04_12_1c, 16);
const CORAL: Shade = shade(0xf4_60_4f, 203);
const GREEN: Shade = shade(0x2f_c7_9b, 42);
const DARK_HEARTBEAT: Shade = shade(0x9a_a5_b1, 248);
const GREY: Shade = shade(0x8b_95_a1, 246);

pub(super) const DARK: Palette = Palette {
    background: DARK_BACKGROUND,
    foreground: DARK_FOREGROUND,
    muted: DARK_MUTED,
    faint: shade(0x5a_67_78, 60),
    web: shade(0x36_41_4f, 238),
    rule: shade(0x3a_45_53, 238),
    bar: shade(0x1c_25_31, 235),
    fault: DARK_FAULT,
    keyword: ORANGE,
    states: [
        outline(DARK_FOREGROUND, DARK_MUTED),
        solid(SKY, SKY_INK, SKY),
        outline(DARK_FOREGROUND, SKY),
        outline(DARK_MUTED, GREY),
        solid(CORAL, shade(0x1a_05_03, 16), CORAL),
        outline(shade(0xaa_b4_c0, 249), GREY),
        solid(YELLOW, BLACK, YELLOW),
        outline(shade(0x7d_87_94, 245), DARK_FAULT),
    ],
    messages: [
        kind(ORANGE, shade(0x1a_10_00, 16), ORANGE),
        kind(SKY, SKY_INK, SKY),
        kind(GREEN, shade(0x00_17_0f, 16), GREEN),
        kind(YELLOW, BLACK, YELLOW),
        kind(DARK_HEARTBEAT, DARK_BACKGROUND, DARK_HEARTBEAT),
    ],
};

const LIGHT_FOREGROUND: Shade = shade(0x14_18_1d, 234);
const LIGHT_MUTED: Shade = shade(0x4d_57_61, 240);
const LIGHT_FAULT: Shade = shade(0xa8_44_7f, 132);
const BLUE: Shade = shade(0x00_72_b2, 25);
const BRICK: Shade = shade(0xdb_3a_12, 166);
const COAL: Shade = shade(0x24_29_2f, 235);
const PINE: Shade = shade(0x00_7a_59, 29);
const LIGHT_HEARTBEAT: Shade = shade(0x57_60_6a, 241);
const SLATE: Shade = shade(0x6f_78_83, 243);

pub(super) const LIGHT: Palette = Palette {
    background: WHITE,
    foreground: LIGHT_FOREGROUND,
    muted: LIGHT_MUTED,
    faint: shade(0x8a_94_9f, 246),
    web: shade(0xc3_ca_d2, 252),
    rule: shade(0xc9_d1_d9, 252),
    bar: shade(0xe6_ea_ef, 255),
    fault: LIGHT_FAULT,
    keyword: shade(0x8a_5a_00, 94),
    states: [
        outline(LIGHT_FOREGROUND, LIGHT_MUTED),
        solid(BLUE, WHITE, BLUE),
        outline(LIGHT_FOREGROUND, BLUE),
        outline(LIGHT_MUTED, SLATE),
        solid(BRICK, WHITE, BRICK),
        // An outline in this theme too: a black tile would look as if it competed.
        outline(COAL, SLATE),
        solid(YELLOW, BLACK, shade(0x6b_5f_00, 58)),
        outline(SLATE, LIGHT_FAULT),
    ],
    messages: [
        kind(ORANGE, BLACK, shade(0x9c_64_00, 130)),
        kind(BLUE, WHITE, BLUE),
        kind(PINE, WHITE, PINE),
        kind(YELLOW, BLACK, shade(0x7d_6f_00, 94)),
        kind(LIGHT_HEARTBEAT, WHITE, LIGHT_HEARTBEAT),
    ],
};
