//! The glyphs, a table of three columns: the default set, a set for WGL4 fonts, and ASCII.
//!
//! Every glyph is one column wide in every set, except the lines of a tree and separators between words.

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
    /// One character for each cell of a line.
    Cells {
        /// For a line without a message.
        idle: &'static str,
        /// For the trail of a message.
        trail: &'static str,
    },
}

const PLAIN: Frame = Frame { corners: ["+", "+", "+", "+"], across: "-", down: "|" };
const LIGHT: Frame = Frame { corners: ["┌", "┐", "└", "┘"], across: "─", down: "│" };
const ROUND: Frame = Frame { corners: ["╭", "╮", "╰", "╯"], across: "─", down: "│" };
const HEAVY: Frame = Frame { corners: ["┏", "┓", "┗", "┛"], across: "━", down: "┃" };
/// For a crashed process: the corners complete the cross over the card.
const CROSSED: Frame = Frame { corners: ["╲", "╱", "╱", "╲"], across: "╌", down: "╎" };
const CROSSED_SAFE: Frame = Frame { corners: ["×", "×", "×", "×"], across: "─", down: "│" };
const DOUBLE: Frame = Frame { corners: ["╔", "╗", "╚", "╝"], across: "═", down: "║" };
const CROSSED_ASCII: Frame = Frame { corners: ["\\", "/", "/", "\\"], across: ".", down: ":" };
const HASHES: Frame = Frame { corners: ["#", "#", "#", "#"], across: "=", down: "#" };

/// Declares the glyph sets from their table: for each glyph its meaning, its type, and its value in each set.
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

            /// All characters of the set, each with the name of its row.
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
    /// The brackets of a chip of one row, in the order of [`Role`]; solid states use them only without colours.
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
    /// A served process and an unserved one, where all processes are signs.
    members: [&'static str; 2] = ["•", "◦"], ["•", "○"], [":", "o"];
    /// A token that its holder may still pass on.
    token: &'static str = "◉", "◙", "$";
    lost: &'static str = "✗", "x", "x";
    /// Before the number of merged messages.
    times: &'static str = "×", "×", "x";
    /// The notice that a message could not be delivered.
    back: &'static str = "↵", "←", "<";
    /// The mark of a process that will crash in mid-broadcast.
    armed: &'static str = "!", "!", "!";
    cut: &'static str = "╳", "×", "X";
    agreed: &'static str = "✓", "√", "y";
    /// The corners over the card of the selected process: top left, top right, bottom left, bottom right.
    selected: [&'static str; 4] = ["┏", "┓", "┗", "┛"], ["╔", "╗", "╚", "╝"], ["#", "#", "#", "#"];
    /// Left and right of the selected chip of one row.
    pointers: (&'static str, &'static str) = ("▸", "◂"), ("►", "◄"), (">", "<");
    /// Small heads on the idle links of a one-way ring: right, down, left, up.
    chevrons: [&'static str; 4] = ["▸", "▾", "◂", "▴"], ["►", "▼", "◄", "▲"], [">", "v", "<", "^"];
    /// Arrow heads beside pills: right, down right, down, down left, left, up left, up, up right.
    arrows: [&'static str; 8] =
        ["►", "↘", "▼", "↙", "◄", "↖", "▲", "↗"],
        ["►", "►", "▼", "◄", "◄", "◄", "▲", "►"],
        [">", ">", "v", "<", "<", "<", "^", ">"];
    /// The left and right ends of a pill; only with colours.
    pill_ends: (&'static str, &'static str) = ("▐", "▌"), ("▐", "▌"), (" ", " ");
    /// The rim of the acting process, in the legend.
    acts: &'static str = "▐", "▐", "/";
    /// The full and the upper half block of big digits; without a half block there are no digits of three rows.
    blocks: (&'static str, Option<&'static str>) = ("█", Some("▀")), ("█", Some("▀")), ("#", None);
    /// Blocks by their quarters: bits 1 and 2 above, 4 and 8 below. WGL4 has only halves, which replace the quarters.
    quarters: [&'static str; 16] =
        [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"],
        [" ", "▀", "▀", "▀", "▄", "▌", "█", "█", "▄", "█", "▐", "█", "▄", "█", "█", "█"],
        [" ", ":", ":", "#", ":", "#", "#", "#", ":", "#", "#", "#", "#", "#", "#", "#"];
    /// The full block of every other piece of the band without colours.
    full_aside: &'static str = "▓", "▓", "%";
    /// The empty part of the band: waiting, relaying, other processes.
    textures: [&'static str; 3] = ["▒", "░", "·"], ["▒", "░", "·"], ["=", "-", "."];
    /// The number of messages on a piece of the band's lanes, the fewest first.
    densities: [&'static str; 5] = ["⠂", "⠒", "⠶", "⡶", "⣿"], ["·", "•", "▪", "■", "█"], [".", ":", "+", "%", "#"];
    /// The lower half block, the upper edge of a pill of large digits; used only if there is an upper one.
    lower_block: &'static str = "▄", "▄", "#";
    /// The marks of measured series.
    marks: [&'static str; 6] = ["●", "■", "▲", "◆", "○", "□"], ["●", "■", "▲", "♦", "○", "□"], ["o", "x", "+", "*", "#", "&"];
    lines: Lines = Lines::Braille, Lines::Cells { idle: "·", trail: "•" }, Lines::Cells { idle: ".", trail: "." };
    /// Between the ends of a route: `4→7`.
    to: &'static str = "→", "→", ">";
    /// The current line of the pseudocode, the play sign.
    play: &'static str = "►", "►", ">";
    pause: &'static str = "‖", "║", "|";
    rule: &'static str = "─", "─", "-";
    parting: &'static str = "│", "│", "|";
    /// The position of the current moment on the track.
    head: &'static str = "█", "█", "#";
    /// The bars of the timeline, the lowest first, and the line below them.
    bars: &'static [&'static str] = &["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], &["▄", "█"], &[".", ":", "|"];
    base_line: &'static str = "▁", "_", "_";
    /// The start of a round.
    round: &'static str = "╋", "┼", "|";
    /// A tick at which another branch leaves this run.
    fork: &'static str = "▼", "▼", "Y";
    bookmark: &'static str = "◆", "♦", "B";
    /// The lines of a tree: past a branch, to a branch with others below it, to the last branch.
    tree: [&'static str; 3] = ["│ ", "├─", "└─"], ["│ ", "├─", "└─"], ["| ", "|-", "`-"];
    /// The levels of a gauge's last cell, the emptiest first and the full one last.
    levels: &'static [&'static str] = &["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"], &["▌", "█"], &["#"];
    /// The start of a round, in the space-time diagram.
    barrier: &'static str = "╎", "│", ":";
    /// The mark on a gauge.
    limit: &'static str = "┊", "│", "|";
    /// A pointer upwards.
    up: &'static str = "↑", "↑", "^";
    /// A pointer to hidden rows below.
    down: &'static str = "↓", "↓", "v";
    /// Pointers to hidden columns on the left and right.
    sides: (&'static str, &'static str) = ("◄", "►"), ("◄", "►"), ("<", ">");
    /// A lost message, on the timeline.
    lost_at_tick: &'static str = "×", "×", "L";
    /// A cut link, in the space-time diagram.
    cut_at_tick: &'static str = "╳", "‡", "X";
    mended: &'static str = "=", "=", "=";
    /// The first difference of two runs, on the timeline of both.
    differs: &'static str = "≠", "≠", "/";
    /// A duplicated message, in the space-time diagram.
    doubled: &'static str = "»", "»", "\"";
    broken: &'static str = "!", "!", "!";
    revived: &'static str = "+", "+", "+";
    timer: &'static str = "T", "T", "T";
    note: &'static str = "¶", "¶", "i";
    /// Any other event in the log.
    info: &'static str = "·", "·", ".";
    /// An earlier step of the handling whose last step is the current line.
    obeyed: &'static str = "·", "·", ".";
    ended: &'static str = "■", "■", "#";
    /// Nothing heard, or held.
    nothing: &'static str = "·", "·", ".";
    /// A vote for the first of two values, for the other, and none yet.
    meter: [&'static str; 3] = ["■", "□", "·"], ["■", "□", "·"], ["#", ".", " "];
    /// Before the causes of a value.
    of: &'static str = "←", "←", "<";
    /// A folded and an unfolded row of a tree.
    folds: (&'static str, &'static str) = ("▸", "▾"), ("►", "▼"), (">", "v");
    /// For omitted words.
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

    /// The glyph at the start of a pill; a value needs none.
    pub const fn before_payload(&self, class: MessageClass) -> &'static str {
        match class {
            MessageClass::Value => "",
            class => self.message(class),
        }
    }

    /// The frame of a card by state. Of the tiles only the leader's has one.
    pub const fn frame(&self, role: Role) -> &Frame {
        &self.frames[match role {
            Role::Idle | Role::Active | Role::Red | Role::Traitor => 0,
            Role::Relay | Role::Black => 1,
            Role::Waiting => 2,
            Role::Crashed => 3,
            Role::Leader | Role::Decided => 4,
        }]
    }

    /// The brackets round the id in a chip of one row.
    pub const fn wrap(&self, role: Role) -> (&'static str, &'static str) {
        self.wraps[role as usize]
    }

    /// The brackets of a selected chip. States that neither colour nor fill shows keep their right bracket.
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
