//! The characters that stand for things, a table of three columns: the default set, one for WGL4 fonts, one for ASCII.
//!
//! Every glyph is one column wide in every set, save the lines of a tree and what stands between words.

use super::GlyphSet;
use suffrage_engine::protocol::{MessageClass, Role};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The corners: top left, top right, bottom left, bottom right.
    pub corners: [&'static str; 4],
    pub across: &'static str,
    pub down: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    Braille,
    /// One character for each cell that a line passes.
    Cells {
        /// Of a line that carries nothing.
        idle: &'static str,
        /// Of the trail of a message.
        trail: &'static str,
    },
}

const PLAIN: Frame = Frame { corners: ["+", "+", "+", "+"], across: "-", down: "|" };
const LIGHT: Frame = Frame { corners: ["┌", "┐", "└", "┘"], across: "─", down: "│" };
const ROUND: Frame = Frame { corners: ["╭", "╮", "╰", "╯"], across: "─", down: "│" };
const HEAVY: Frame = Frame { corners: ["┏", "┓", "┗", "┛"], across: "━", down: "┃" };
/// Of a crashed process: the corners make a cross of the whole card.
const CROSSED: Frame = Frame { corners: ["╲", "╱", "╱", "╲"], across: "╌", down: "╎" };
const CROSSED_SAFE: Frame = Frame { corners: ["×", "×", "×", "×"], across: "─", down: "│" };
const DOUBLE: Frame = Frame { corners: ["╔", "╗", "╚", "╝"], across: "═", down: "║" };
const CROSSED_ASCII: Frame = Frame { corners: ["\\", "/", "/", "\\"], across: ".", down: ":" };
const HASHES: Frame = Frame { corners: ["#", "#", "#", "#"], across: "=", down: "#" };

/// Makes the sets from their table: of each glyph what it stands for, its type, and what it is in each set.
macro_rules! glyphs {
    ($($(#[$doc:meta])* $name:ident: $kind:ty = $default:expr, $safe:expr, $ascii:expr;)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Glyphs {
            pub set: GlyphSet,
            $($(#[$doc])* pub $name: $kind,)*
        }

        impl Glyphs {
            pub const fn new(set: GlyphSet) -> Self {
                match set {
                    GlyphSet::Default => Self { set, $($name: $default,)* },
                    GlyphSet::Safe => Self { set, $($name: $safe,)* },
                    GlyphSet::Ascii => Self { set, $($name: $ascii,)* },
                }
            }

            /// All signs of the set, each with the name of its row.
            #[cfg(test)]
            pub fn all(&self) -> Vec<(&'static str, &'static str)> {
                use tests::Signs as _;
                let mut all = Vec::new();
                $(self.$name.signs(&mut |sign| all.push((stringify!($name), sign)));)*
                all
            }
        }
    };
}

glyphs! {
    /// States, in the order of [`Role`].
    states: [&'static str; Role::COUNT] =
        ["○", "●", "◔", "■", "◆", "■", "★", "★", "≠", "✗"],
        ["○", "●", "◊", "■", "♦", "■", "*", "*", "≠", "x"],
        ["o", "%", "~", "#", "%", "#", "*", "*", "&", "x"];
    /// Message classes, in the order of [`MessageClass`].
    messages: [&'static str; MessageClass::COUNT] =
        ["?", "?", "✓", "★", "♥", "⊘", "▪"],
        ["?", "?", "√", "*", "♥", "¬", "▪"],
        ["?", "?", "y", "*", "v", "n", "="];
    /// Round, square, heavy, crossed and double frames.
    frames: [Frame; 5] =
        [ROUND, LIGHT, HEAVY, CROSSED, DOUBLE],
        [LIGHT, LIGHT, DOUBLE, CROSSED_SAFE, DOUBLE],
        [PLAIN, PLAIN, HASHES, CROSSED_ASCII, HASHES];
    /// The brackets of a chip of one row, in the order of [`Role`]; solid states use them where there are no colours.
    wraps: [(&'static str, &'static str); Role::COUNT] = [
        ("(", ")"), (" ", " "), ("{", "}"), ("[", "]"), (" ", " "), ("[", "]"), ("★", "★"), ("★", "★"), (" ", " "), ("✗", "✗"),
    ], [
        ("(", ")"), (" ", " "), ("{", "}"), ("[", "]"), (" ", " "), ("[", "]"), ("*", "*"), ("*", "*"), (" ", " "), ("x", "x"),
    ], [
        ("(", ")"), (" ", " "), ("{", "}"), ("[", "]"), (" ", " "), ("[", "]"), ("*", "*"), ("*", "*"), (" ", " "), ("x", "x"),
    ];
    /// The lifelines of the space-time diagram, in the order of [`Role`]; a crashed process has none.
    lifelines: [&'static str; Role::COUNT] =
        ["─", "━", "╍", "┄", "━", "┄", "═", "═", "━", " "],
        ["─", "▬", "·", "-", "▬", "-", "═", "═", "▬", " "],
        ["-", "=", "~", ":", "=", ":", "#", "#", "=", " "];
    /// An event of the space-time diagram that only sends.
    sends: &'static str = "•", "•", "o";
    /// A process that is served and one that is not, where all of them are signs.
    members: [&'static str; 2] = ["•", "◦"], ["•", "○"], [":", "o"];
    /// A token that its holder may still pass on.
    token: &'static str = "◉", "◙", "$";
    lost: &'static str = "✗", "x", "x";
    /// Before the number of messages that are drawn as one.
    times: &'static str = "×", "×", "x";
    /// The notice that a message could not be delivered.
    back: &'static str = "↵", "←", "<";
    /// The mark of a process that will crash in mid-broadcast.
    armed: &'static str = "!", "!", "!";
    cut: &'static str = "╳", "×", "X";
    agreed: &'static str = "✓", "√", "y";
    /// The corners over the card of the selected process: top left, top right, bottom left, bottom right.
    selected: [&'static str; 4] = ["┏", "┓", "┗", "┛"], ["╔", "╗", "╚", "╝"], ["#", "#", "#", "#"];
    /// What stands left and right of the selected chip of one row.
    pointers: (&'static str, &'static str) = ("▸", "◂"), ("►", "◄"), (">", "<");
    /// Small heads on the idle links of a one-way ring: right, down, left, up.
    chevrons: [&'static str; 4] = ["▸", "▾", "◂", "▴"], ["►", "▼", "◄", "▲"], [">", "v", "<", "^"];
    /// Arrow heads beside pills: right, down right, down, down left, left, up left, up, up right.
    arrows: [&'static str; 8] =
        ["►", "↘", "▼", "↙", "◄", "↖", "▲", "↗"],
        ["►", "►", "▼", "◄", "◄", "◄", "▲", "►"],
        [">", ">", "v", "<", "<", "<", "^", ">"];
    /// The left and right ends of a pill where there are colours.
    pill_ends: (&'static str, &'static str) = ("▐", "▌"), ("▐", "▌"), (" ", " ");
    /// The rim of who acts, in the legend.
    acts: &'static str = "▐", "▐", "/";
    /// The full and the upper half block of big digits; without a half block there are no digits of three rows.
    blocks: (&'static str, Option<&'static str>) = ("█", Some("▀")), ("█", Some("▀")), ("#", None);
    /// Blocks by their quarters: 1 and 2 above, 4 and 8 below. WGL4 has halves only, which stand for the quarters.
    quarters: [&'static str; 16] =
        [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"],
        [" ", "▀", "▀", "▀", "▄", "▌", "█", "█", "▄", "█", "▐", "█", "▄", "█", "█", "█"],
        [" ", ":", ":", "#", ":", "#", "#", "#", ":", "#", "#", "#", "#", "#", "#", "#"];
    /// The full block of every other piece of the band where there are no colours.
    full_aside: &'static str = "▓", "▓", "%";
    /// The empty part of the band where processes wait, where they pass messages on, and elsewhere.
    textures: [&'static str; 3] = ["▒", "░", "·"], ["▒", "░", "·"], ["=", "-", "."];
    /// How many messages are on a piece of the band's lanes, the fewest first.
    densities: [&'static str; 5] = ["⠂", "⠒", "⠶", "⡶", "⣿"], ["·", "•", "▪", "■", "█"], [".", ":", "+", "%", "#"];
    /// The lower half block, the upper edge of a pill of large digits; used only where there is an upper one.
    lower_block: &'static str = "▄", "▄", "#";
    /// What stands for things measured, each series with its own.
    marks: [&'static str; 6] = ["●", "■", "▲", "◆", "○", "□"], ["●", "■", "▲", "♦", "○", "□"], ["o", "x", "+", "*", "#", "&"];
    lines: Lines = Lines::Braille, Lines::Cells { idle: "·", trail: "•" }, Lines::Cells { idle: ".", trail: "." };
    /// What a route is written with: `4→7`.
    to: &'static str = "→", "→", ">";
    /// The current line of the pseudocode, the play sign.
    play: &'static str = "►", "►", ">";
    pause: &'static str = "‖", "║", "|";
    rule: &'static str = "─", "─", "-";
    parting: &'static str = "│", "│", "|";
    /// Where on the track this moment is.
    head: &'static str = "█", "█", "#";
    /// The bars of the timeline, the lowest first, and the line that they stand on.
    bars: &'static [&'static str] = &["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], &["▄", "█"], &[".", ":", "|"];
    base_line: &'static str = "▁", "_", "_";
    /// Where a round begins.
    round: &'static str = "╋", "┼", "|";
    /// Where another branch parts from this run.
    fork: &'static str = "▼", "▼", "Y";
    bookmark: &'static str = "◆", "♦", "B";
    /// The lines of a tree: on past a branch, to one that has others below it, to the last one.
    tree: [&'static str; 3] = ["│ ", "├─", "└─"], ["│ ", "├─", "└─"], ["| ", "|-", "`-"];
    /// The levels of a gauge's last cell, the emptiest first; the full one is last.
    levels: &'static [&'static str] = &["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"], &["▌", "█"], &["#"];
    /// Where a round begins, in the space-time diagram.
    barrier: &'static str = "╎", "│", ":";
    /// The mark on a gauge.
    limit: &'static str = "┊", "│", "|";
    /// What points up at it.
    up: &'static str = "↑", "↑", "^";
    /// What points down at what is out of sight below.
    down: &'static str = "↓", "↓", "v";
    /// What points at what is out of sight on the left and on the right.
    sides: (&'static str, &'static str) = ("◄", "►"), ("◄", "►"), ("<", ">");
    /// A message that was lost, on the timeline.
    lost_at_tick: &'static str = "×", "×", "L";
    /// A link that was cut, in the space-time diagram.
    cut_at_tick: &'static str = "╳", "‡", "X";
    mended: &'static str = "=", "=", "=";
    /// Where two runs part, on the timeline of both.
    differs: &'static str = "≠", "≠", "/";
    /// A message that was doubled, in the space-time diagram.
    doubled: &'static str = "»", "»", "\"";
    broken: &'static str = "!", "!", "!";
    revived: &'static str = "+", "+", "+";
    timer: &'static str = "T", "T", "T";
    note: &'static str = "¶", "¶", "i";
    /// Anything else worth a line.
    info: &'static str = "·", "·", ".";
    /// An earlier step of the handling whose last step is the current line.
    obeyed: &'static str = "·", "·", ".";
    ended: &'static str = "■", "■", "#";
    /// Nothing heard, or held.
    nothing: &'static str = "·", "·", ".";
    /// A vote for the first of two values, for the other, and none yet.
    meter: [&'static str; 3] = ["■", "□", "·"], ["■", "□", "·"], ["#", ".", " "];
    /// What a value comes of.
    of: &'static str = "←", "←", "<";
    /// A row of a tree that is folded, and one that is open.
    folds: (&'static str, &'static str) = ("▸", "▾"), ("►", "▼"), (">", "v");
    /// Words are left out.
    more: &'static str = "…", "…", "..";
    /// Between the parts of a list in one row.
    between: &'static str = " · ", " · ", ", ";
    panel: Frame = LIGHT, LIGHT, PLAIN;
}

impl Glyphs {
    pub const fn state(&self, role: Role) -> &'static str {
        self.states[role as usize]
    }

    pub const fn message(&self, class: MessageClass) -> &'static str {
        self.messages[class as usize]
    }

    /// What a pill begins with: a value needs no sign.
    pub const fn before_payload(&self, class: MessageClass) -> &'static str {
        match class {
            MessageClass::Value => "",
            class => self.message(class),
        }
    }

    /// The frame of a state's card. A tile has none, save the leader's.
    pub const fn frame(&self, role: Role) -> &Frame {
        &self.frames[match role {
            Role::Idle | Role::Active | Role::Red | Role::Traitor => 0,
            Role::Relay | Role::Black => 1,
            Role::Waiting => 2,
            Role::Crashed => 3,
            Role::Leader | Role::Decided => 4,
        }]
    }

    /// What wraps the id in a chip of one row.
    pub const fn wrap(&self, role: Role) -> (&'static str, &'static str) {
        self.wraps[role as usize]
    }

    /// What wraps it when selected: states that colours and fills do not tell apart keep their right bracket.
    pub const fn selected_wrap(&self, role: Role) -> (&'static str, &'static str) {
        match role {
            Role::Idle | Role::Active | Role::Red | Role::Traitor => self.pointers,
            Role::Waiting | Role::Relay | Role::Black | Role::Leader | Role::Decided | Role::Crashed => {
                (self.pointers.0, self.wrap(role).1)
            }
        }
    }
}

#[cfg(test)]
mod tests;
