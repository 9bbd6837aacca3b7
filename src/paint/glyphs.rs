//! The characters that stand for things, as data: a default set, one for fonts with the WGL4 charset, one for ASCII.
//!
//! Every glyph is one column wide in every set.

use crate::protocol::{MessageClass, Role};

/// The sets there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GlyphSet {
    /// Unicode as most terminal fonts have it.
    Default,
    /// What the WGL4 charset has; lines are rows of dots, as it has no Braille.
    Safe,
    /// ASCII only, for the Linux console and for locales where the other characters may be two columns wide.
    Ascii,
}

/// The strokes of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The corners: top left, top right, bottom left, bottom right.
    pub corners: [&'static str; 4],
    /// The horizontal stroke.
    pub across: &'static str,
    /// The vertical stroke.
    pub down: &'static str,
}

/// What lines are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// Braille dots, 2×4 in a cell.
    Braille,
    /// One character for each cell that a line passes.
    Cells {
        /// Of a line that carries nothing.
        idle: &'static str,
        /// Of the trail of a message.
        trail: &'static str,
    },
}

/// One set of glyphs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// Which one it is.
    pub set: GlyphSet,
    /// States, in the order of [`Role`].
    states: [&'static str; 8],
    /// Message classes, in the order of [`MessageClass`].
    messages: [&'static str; 6],
    /// Round, square, heavy, dashed and double frames.
    frames: [Frame; 5],
    /// The brackets of a chip of one row, in the order of [`Role`]; solid states use them where there are no colours.
    wraps: [(&'static str, &'static str); 8],
    /// The lifelines of the space-time diagram, in the order of [`Role`]; who is down has none.
    lifelines: [&'static str; 8],
    /// An event of the space-time diagram that only sends.
    pub sends: &'static str,
    /// A message that was lost.
    pub lost: &'static str,
    /// The notice that a message could not be delivered.
    pub back: &'static str,
    /// The mark of a process that will crash in mid-broadcast.
    pub armed: &'static str,
    /// The mark in the middle of a link that is cut.
    pub cut: &'static str,
    /// The mark of agreement.
    pub agreed: &'static str,
    /// The corners over the card of the selected process: top left, top right, bottom left, bottom right.
    pub selected: [&'static str; 4],
    /// What stands left and right of the selected chip of one row.
    pub pointers: (&'static str, &'static str),
    /// Small heads on the idle links of a one-way ring: right, down, left, up.
    pub chevrons: [&'static str; 4],
    /// Arrow heads beside pills: right, down right, down, down left, left, up left, up, up right.
    pub arrows: [&'static str; 8],
    /// The left and right ends of a pill where there are colours.
    pub pill_ends: (&'static str, &'static str),
    /// The full and the upper half block that big digits are made of; without a half block, digits of three rows cannot be drawn.
    pub blocks: (&'static str, Option<&'static str>),
    /// The lower half block, which gives a pill of large digits its upper edge; used only where there is an upper one.
    pub lower_block: &'static str,
    /// What lines are made of.
    pub lines: Lines,
    /// What a route is written with: `4→7`.
    pub to: &'static str,
    /// The current line of the pseudocode, the play sign.
    pub play: &'static str,
    /// The pause sign.
    pub pause: &'static str,
    /// A horizontal rule.
    pub rule: &'static str,
    /// The vertical rule between columns.
    pub parting: &'static str,
}

impl Glyphs {
    /// The glyphs of a set.
    pub const fn new(set: GlyphSet) -> Self {
        match set {
            GlyphSet::Default => FULL,
            GlyphSet::Safe => SAFE,
            GlyphSet::Ascii => ASCII,
        }
    }

    /// The glyph of a state.
    pub const fn state(&self, role: Role) -> &'static str {
        self.states[role_index(role)]
    }

    /// The glyph of a kind of messages.
    pub const fn message(&self, class: MessageClass) -> &'static str {
        self.messages[match class {
            MessageClass::Election => 0,
            MessageClass::Probe => 1,
            MessageClass::Answer => 2,
            MessageClass::Elected => 3,
            MessageClass::Heartbeat => 4,
            MessageClass::Refusal => 5,
        }]
    }

    /// The frame of a state's card. A tile has none, save the leader's.
    pub const fn frame(&self, role: Role) -> &Frame {
        &self.frames[match role {
            Role::Idle | Role::Active | Role::Red => 0,
            Role::Relay | Role::Black => 1,
            Role::Waiting => 2,
            Role::Crashed => 3,
            Role::Leader => 4,
        }]
    }

    /// The stroke of a lifeline.
    pub const fn lifeline(&self, role: Role) -> &'static str {
        self.lifelines[role_index(role)]
    }

    /// What wraps the id in a chip of one row.
    pub const fn wrap(&self, role: Role) -> (&'static str, &'static str) {
        self.wraps[role_index(role)]
    }

    /// What wraps it when the process is selected: states that colours and fills do not tell apart keep their right bracket.
    pub const fn selected_wrap(&self, role: Role) -> (&'static str, &'static str) {
        match role {
            Role::Idle | Role::Active | Role::Red => self.pointers,
            Role::Waiting | Role::Relay | Role::Black | Role::Leader | Role::Crashed => (self.pointers.0, self.wrap(role).1),
        }
    }
}

/// The place of a state in tables, in the order of [`Role`].
pub(super) const fn role_index(role: Role) -> usize {
    match role {
        Role::Idle => 0,
        Role::Active => 1,
        Role::Waiting => 2,
        Role::Relay => 3,
        Role::Red => 4,
        Role::Black => 5,
        Role::Leader => 6,
        Role::Crashed => 7,
    }
}

const LIGHT: Frame = Frame { corners: ["┌", "┐", "└", "┘"], across: "─", down: "│" };
const DOUBLE: Frame = Frame { corners: ["╔", "╗", "╚", "╝"], across: "═", down: "║" };

const FULL: Glyphs = Glyphs {
    set: GlyphSet::Default,
    states: ["○", "●", "◔", "■", "◆", "■", "★", "✗"],
    messages: ["?", "?", "✓", "★", "♥", "⊘"],
    frames: [
        Frame { corners: ["╭", "╮", "╰", "╯"], across: "─", down: "│" },
        LIGHT,
        Frame { corners: ["┏", "┓", "┗", "┛"], across: "━", down: "┃" },
        Frame { corners: ["┌", "┐", "└", "┘"], across: "╌", down: "╎" },
        DOUBLE,
    ],
    wraps: [("(", ")"), (" ", " "), ("{", "}"), ("[", "]"), (" ", " "), ("[", "]"), ("★", "★"), ("✗", "✗")],
    lifelines: ["─", "━", "╍", "┄", "━", "┄", "═", " "],
    sends: "•",
    lost: "✗",
    back: "↵",
    armed: "!",
    cut: "╳",
    agreed: "✓",
    selected: ["┏", "┓", "┗", "┛"],
    pointers: ("▸", "◂"),
    chevrons: ["▸", "▾", "◂", "▴"],
    arrows: ["►", "↘", "▼", "↙", "◄", "↖", "▲", "↗"],
    pill_ends: ("▐", "▌"),
    blocks: ("█", Some("▀")),
    lower_block: "▄",
    lines: Lines::Braille,
    to: "→",
    play: "►",
    pause: "‖",
    rule: "─",
    parting: "│",
};

const SAFE: Glyphs = Glyphs {
    set: GlyphSet::Safe,
    states: ["○", "●", "◊", "■", "♦", "■", "*", "x"],
    messages: ["?", "?", "√", "*", "♥", "¬"],
    frames: [LIGHT, LIGHT, DOUBLE, LIGHT, DOUBLE],
    wraps: [("(", ")"), (" ", " "), ("{", "}"), ("[", "]"), (" ", " "), ("[", "]"), ("*", "*"), ("x", "x")],
    lifelines: ["─", "▬", "·", "-", "▬", "-", "═", " "],
    lost: "x",
    back: "←",
    cut: "×",
    agreed: "√",
    pause: "║",
    selected: ["╔", "╗", "╚", "╝"],
    pointers: ("►", "◄"),
    chevrons: ["►", "▼", "◄", "▲"],
    arrows: ["►", "►", "▼", "◄", "◄", "◄", "▲", "►"],
    lines: Lines::Cells { idle: "·", trail: "•" },
    ..FULL
};

const PLAIN: Frame = Frame { corners: ["+", "+", "+", "+"], across: "-", down: "|" };

const ASCII: Glyphs = Glyphs {
    set: GlyphSet::Ascii,
    states: ["o", "@", "~", "#", "@", "#", "*", "x"],
    messages: ["?", "?", "y", "*", "v", "n"],
    frames: [
        PLAIN,
        PLAIN,
        Frame { corners: ["#", "#", "#", "#"], across: "=", down: "#" },
        Frame { corners: ["+", "+", "+", "+"], across: ".", down: ":" },
        Frame { corners: ["#", "#", "#", "#"], across: "=", down: "#" },
    ],
    wraps: [("(", ")"), (" ", " "), ("{", "}"), ("[", "]"), (" ", " "), ("[", "]"), ("*", "*"), ("x", "x")],
    lifelines: ["-", "=", "~", ":", "=", ":", "#", " "],
    sends: "o",
    lost: "x",
    back: "<",
    armed: "!",
    cut: "X",
    agreed: "y",
    selected: ["#", "#", "#", "#"],
    pointers: (">", "<"),
    chevrons: [">", "v", "<", "^"],
    arrows: [">", ">", "v", "<", "<", "<", "^", ">"],
    pill_ends: (" ", " "),
    blocks: ("#", None),
    lower_block: "#",
    lines: Lines::Cells { idle: ".", trail: "." },
    to: ">",
    play: ">",
    pause: "|",
    rule: "-",
    parting: "|",
};

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::super::charset::is_wgl4;
    use super::*;

    fn all(glyphs: &Glyphs) -> Vec<&'static str> {
        let mut all =
            vec![glyphs.lost, glyphs.back, glyphs.armed, glyphs.cut, glyphs.agreed, glyphs.to, glyphs.play, glyphs.pause];
        all.extend([glyphs.rule, glyphs.parting, glyphs.pointers.0, glyphs.pointers.1, glyphs.pill_ends.0, glyphs.pill_ends.1]);
        all.extend([glyphs.blocks.0, glyphs.lower_block]);
        all.extend(glyphs.blocks.1);
        all.extend(glyphs.states);
        all.extend(glyphs.lifelines);
        all.push(glyphs.sends);
        all.extend(glyphs.messages);
        all.extend(glyphs.selected);
        all.extend(glyphs.chevrons);
        all.extend(glyphs.arrows);
        for frame in &glyphs.frames {
            all.extend(frame.corners);
            all.extend([frame.across, frame.down]);
        }
        for (left, right) in glyphs.wraps {
            all.extend([left, right]);
        }
        if let Lines::Cells { idle, trail } = glyphs.lines {
            all.extend([idle, trail]);
        }
        all
    }

    #[test]
    fn every_glyph_is_one_column_wide() {
        for set in [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii] {
            for glyph in all(&Glyphs::new(set)) {
                assert_eq!(glyph.width(), 1, "{set:?} {glyph:?}");
            }
        }
    }

    #[test]
    fn the_ascii_set_is_ascii() {
        for glyph in all(&Glyphs::new(GlyphSet::Ascii)) {
            assert!(glyph.is_ascii(), "{glyph:?}");
        }
    }

    #[test]
    fn the_safe_set_is_in_the_fonts_of_old() {
        for glyph in all(&Glyphs::new(GlyphSet::Safe)) {
            assert!(glyph.chars().all(is_wgl4), "{glyph:?}");
        }
    }

    #[test]
    fn no_two_states_of_one_protocol_share_a_glyph() {
        // Relay and Franklin's black never meet in one run.
        let election = [Role::Idle, Role::Active, Role::Waiting, Role::Relay, Role::Leader, Role::Crashed];
        let franklin = [Role::Red, Role::Black, Role::Leader, Role::Crashed];
        for set in [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii] {
            let glyphs = Glyphs::new(set);
            for roles in [&election[..], &franklin] {
                for (i, &one) in roles.iter().enumerate() {
                    for &other in &roles[i + 1..] {
                        assert_ne!(glyphs.state(one), glyphs.state(other), "{set:?}");
                    }
                }
            }
        }
    }
}
