//! The glyphs as a table of three columns: the default set, the set for WGL4 fonts, and the ASCII set.
//!
//! Every glyph is one column wide in every set, except the lines of a tree and separators between words.

use crate::prelude::*;

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
    /// Each line is drawn with one character per cell.
    Cells {
        /// The character of a line that carries no message.
        idle: &'static str,
        /// The character of the trail behind a message.
        trail: &'static str,
    },
}

const PLAIN: Frame = Frame { corners: ["+", "+", "+", "+"], across: "-", down: "|" };
const LIGHT: Frame = Frame { corners: ["┌", "┐", "└", "┘"], across: "─", down: "│" };
const ROUND: Frame = Frame { corners: ["╭", "╮", "╰", "╯"], across: "─", down: "│" };
const HEAVY: Frame = Frame { corners: ["┏", "┓", "┗", "┛"], across: "━", down: "┃" };
/// The frame of a crashed process. Its corners continue the cross over the card.
const CROSSED: Frame = Frame { corners: ["╲", "╱", "╱", "╲"], across: "╌", down: "╎" };
const CROSSED_SAFE: Frame = Frame { corners: ["×", "×", "×", "×"], across: "─", down: "│" };
const DOUBLE: Frame = Frame { corners: ["╔", "╗", "╚", "╝"], across: "═", down: "║" };
const CROSSED_ASCII: Frame = Frame { corners: ["\\", "/", "/", "\\"], across: ".", down: ":" };
const HASHES: Frame = Frame { corners: ["#", "#", "#", "#"], across: "=", down: "#" };

/// Declares [`Glyphs`] from rows: the name of a glyph, its type, and its value in each set.
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

            /// All characters of the set, each with the name of its glyph.
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
    /// The signs of states, in the order of [`Role`].
    states: [&'static str; Role::COUNT] =
        ["○", "●", "◔", "■", "◆", "■", "★", "★", "≠", "✗"],
        ["○", "●", "◊", "■", "♦", "■", "*", "*", "≠", "x"],
        ["o", "%", "~", "#", "%", "#", "*", "*", "&", "x"];
    /// The signs of message classes, in the order of [`MessageClass`].
    messages: [&'static str; MessageClass::COUNT] =
        ["?", "?", "✓", "★", "♥", "⊘", "▪"],
        ["?", "?", "√", "*", "♥", "¬", "▪"],
        ["?", "?", "y", "*", "v", "n", "="];
    /// The round, square, heavy, crossed and double frames.
    frames: [Frame; 5] =
        [ROUND, LIGHT, HEAVY, CROSSED, DOUBLE],
        [LIGHT, LIGHT, DOUBLE, CROSSED_SAFE, DOUBLE],
        [PLAIN, PLAIN, HASHES, CROSSED_ASCII, HASHES];
    /// The brackets of a one-row card, in the order of [`Role`].
    wraps: [(&'static str, &'static str); Role::COUNT] = [
        ("(", ")"), (" ", " "), ("{", "}"), ("[", "]"), (" ", " "), ("[", "]"), ("★", "★"), ("★", "★"), (" ", " "), ("✗", "✗"),
    ], [
        ("(", ")"), (" ", " "), ("{", "}"), ("[", "]"), (" ", " "), ("[", "]"), ("*", "*"), ("*", "*"), (" ", " "), ("x", "x"),
    ], [
        ("(", ")"), (" ", " "), ("{", "}"), ("[", "]"), (" ", " "), ("[", "]"), ("*", "*"), ("*", "*"), (" ", " "), ("x", "x"),
    ];
    /// The lines of processes in the space-time diagram, in the order of [`Role`].
    lifelines: [&'static str; Role::COUNT] =
        ["─", "━", "╍", "┄", "━", "┄", "═", "═", "━", " "],
        ["─", "▬", "·", "-", "▬", "-", "═", "═", "▬", " "],
        ["-", "=", "~", ":", "=", ":", "#", "#", "=", " "];
    /// In the space-time diagram: the mark of an event at which a process only sends messages.
    sends: &'static str = "•", "•", "o";
    /// The signs of a served and of an unserved process, on a graph without room for cards.
    members: [&'static str; 2] = ["•", "◦"], ["•", "○"], [":", "o"];
    /// The sign of a token that its holder may still pass on.
    token: &'static str = "◉", "◙", "$";
    lost: &'static str = "✗", "x", "x";
    /// The sign before the number of merged messages.
    times: &'static str = "×", "×", "x";
    /// The sign of a notice that a message could not be delivered.
    back: &'static str = "↵", "←", "<";
    /// The mark of a process that will crash during its next broadcast.
    armed: &'static str = "†", "¡", "!";
    cut: &'static str = "╳", "×", "X";
    agreed: &'static str = "✓", "√", "ok";
    /// The corners on the card of the selected process: top left, top right, bottom left, bottom right.
    selected: [&'static str; 4] = ["┏", "┓", "┗", "┛"], ["╔", "╗", "╚", "╝"], ["#", "#", "#", "#"];
    /// The signs on the left and on the right of the selected process, on a card of one row.
    pointers: (&'static str, &'static str) = ("▸", "◂"), ("►", "◄"), (">", "<");
    /// The small arrow heads on idle links of a one-way ring: right, down, left, up.
    chevrons: [&'static str; 4] = ["▸", "▾", "◂", "▴"], ["►", "▼", "◄", "▲"], [">", "v", "<", "^"];
    /// The arrow heads of messages: right, down right, down, down left, left, up left, up, up right.
    arrows: [&'static str; 8] =
        ["►", "↘", "▼", "↙", "◄", "↖", "▲", "↗"],
        ["►", "►", "▼", "◄", "◄", "◄", "▲", "►"],
        [">", ">", "v", "<", "<", "<", "^", ">"];
    /// The left and right end of a pill, in themes with colours.
    pill_ends: (&'static str, &'static str) = ("▐", "▌"), ("▐", "▌"), (" ", " ");
    /// The sign in the legend for the rim round the card of the acting process.
    acts: &'static str = "▐", "▐", "/";
    /// The full block and the upper half block for large digits; `None` in a set without half blocks.
    blocks: (&'static str, Option<&'static str>) = ("█", Some("▀")), ("█", Some("▀")), ("#", None);
    /// The block characters, one for each set of filled quarters of a cell. The index adds 1 for the upper left
    /// quarter, 2 for the upper right, 4 for the lower left and 8 for the lower right.
    quarters: [&'static str; 16] =
        [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"],
        [" ", "▀", "▀", "▀", "▄", "▌", "█", "█", "▄", "█", "▐", "█", "▄", "█", "█", "█"],
        [" ", ":", ":", "#", ":", "#", "#", "#", ":", "#", "#", "#", "#", "#", "#", "#"];
    /// Without colours: the filling of every second piece of the band.
    full_aside: &'static str = "▓", "▓", "%";
    /// The textures of the unfilled parts of the band. The order is: waiting, relaying and other processes.
    textures: [&'static str; 3] = ["▒", "░", "·"], ["▒", "░", "·"], ["=", "-", "."];
    /// The signs for the number of messages on a lane of the band, from few to many.
    densities: [&'static str; 5] = ["⠂", "⠒", "⠶", "⡶", "⣿"], ["·", "•", "▪", "■", "█"], [".", ":", "+", "%", "#"];
    /// The lower half block, for the top of a rim and for large digits.
    lower_block: &'static str = "▄", "▄", "#";
    /// The marks of the points in a chart, one per series.
    marks: [&'static str; 6] = ["●", "■", "▲", "◆", "○", "□"], ["●", "■", "▲", "♦", "○", "□"], ["o", "x", "+", "*", "#", "&"];
    lines: Lines = Lines::Braille, Lines::Cells { idle: "·", trail: "•" }, Lines::Cells { idle: ".", trail: "." };
    /// The sign between the ends of a route, as in `4→7`.
    to: &'static str = "→", "→", "->";
    /// The sign before the current line of the pseudocode and the chosen row. In the header: the run is playing.
    play: &'static str = "►", "►", ">";
    pause: &'static str = "‖", "║", "|";
    rule: &'static str = "─", "─", "-";
    parting: &'static str = "│", "│", "|";
    /// The mark of the current tick on the timeline.
    head: &'static str = "█", "█", "#";
    /// The bars of the timeline, from the lowest to the highest.
    bars: &'static [&'static str] = &["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], &["▄", "█"], &[".", ":", "|"];
    base_line: &'static str = "▁", "_", "_";
    /// The mark of the start of a round on the timeline.
    round: &'static str = "╋", "┼", "|";
    /// The timeline's mark for a tick at which a branch of this run begins.
    fork: &'static str = "▼", "▼", "Y";
    bookmark: &'static str = "◆", "♦", "B";
    /// The pieces of the lines in a tree: straight down past a row, to a branch, and to the last branch.
    tree: [&'static str; 3] = ["│ ", "├─", "└─"], ["│ ", "├─", "└─"], ["| ", "|-", "`-"];
    /// The last filled cell of a gauge, from nearly empty to full.
    levels: &'static [&'static str] = &["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"], &["▌", "█"], &["#"];
    /// The line at the start of a round in the space-time diagram.
    barrier: &'static str = "╎", "│", ":";
    /// The mark of a bound on a gauge, and of the current tick in the space-time diagram.
    limit: &'static str = "┊", "│", "|";
    /// A pointer upwards, for example to hidden rows.
    up: &'static str = "↑", "↑", "^";
    /// A pointer to hidden rows below.
    down: &'static str = "↓", "↓", "v";
    /// The pointers to hidden columns on the left and on the right.
    sides: (&'static str, &'static str) = ("◄", "►"), ("◄", "►"), ("<", ">");
    /// The mark of a lost message, on the timeline and in the space-time diagram.
    lost_at_tick: &'static str = "×", "×", "L";
    /// The mark of a cut link, on the timeline and in the space-time diagram.
    cut_at_tick: &'static str = "╳", "‡", "X";
    mended: &'static str = "=", "=", "=";
    /// The mark of the first difference of two runs, on both timelines.
    differs: &'static str = "≠", "≠", "/";
    /// The mark of a duplicated message, in the space-time diagram.
    doubled: &'static str = "»", "»", "\"";
    broken: &'static str = "!", "!", "!";
    revived: &'static str = "+", "+", "+";
    timer: &'static str = "T", "T", "T";
    note: &'static str = "¶", "¶", "i";
    /// The log's sign for an event without a sign of its own.
    info: &'static str = "·", "·", ".";
    /// The mark of a line of pseudocode that the handler executed before the current line.
    obeyed: &'static str = "·", "·", ".";
    ended: &'static str = "■", "■", "#";
    /// The sign for a missing value, and for a missing vote.
    nothing: &'static str = "·", "·", ".";
    /// The squares of a count of votes: for the first of two values, for the second value, and for missing votes.
    meter: [&'static str; 3] = ["■", "□", "·"], ["■", "□", "·"], ["#", ".", " "];
    /// The sign before the inputs from which a value is derived.
    of: &'static str = "←", "←", "<";
    /// The signs of a folded and of an unfolded row of a tree.
    folds: (&'static str, &'static str) = ("▸", "▾"), ("►", "▼"), (">", "v");
    /// The sign for omitted words.
    more: &'static str = "…", "…", "..";
    /// The separator of entries in one row.
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

    /// The glyph at the start of a pill; empty for [`MessageClass::Value`].
    pub const fn before_payload(&self, class: MessageClass) -> &'static str {
        match class {
            MessageClass::Value => "",
            class => self.message(class),
        }
    }

    /// The frame of a card in a state.
    pub const fn frame(&self, role: Role) -> &Frame {
        &self.frames[match role {
            Role::Idle | Role::Active | Role::Red | Role::Traitor => 0,
            Role::Relay | Role::Black => 1,
            Role::Waiting => 2,
            Role::Crashed => 3,
            Role::Leader | Role::Decided => 4,
        }]
    }

    /// The brackets round the id in a one-row card.
    pub const fn wrap(&self, role: Role) -> (&'static str, &'static str) {
        self.wraps[role as usize]
    }

    /// The signs round the id in a one-row card of the selected process.
    pub const fn selected_wrap(&self, role: Role) -> (&'static str, &'static str) {
        match role {
            Role::Idle | Role::Active | Role::Red | Role::Traitor => self.pointers,
            _ => (self.pointers.0, self.wrap(role).1),
        }
    }
}

#[cfg(test)]
mod tests;
