//! What each thing looks like: colours as data, and one function for each role that a cell can play.
//!
//! Colour means state or message kind and nothing else; the chrome is neutral. Solid or outline is the first cue, the glyph
//! the second, colour the third, so that the monochrome theme (bold, dim, reversed and struck text only) loses nothing.
//! The colours are based on Okabe and Ito's, brightened on a dark background.

use ratatui::style::{Color, Modifier, Style};

use crate::protocol::{MessageClass, Role};

pub(crate) mod read;
mod shade;
mod sheet;

use shade::Shade;
pub use shade::is_light;
use shade::{contrast, of_index};
use sheet::{BACKGROUND, BAR, FAINT, FAULT, FOREGROUND, KEYWORD, MUTED, Paint, Palette, RULE, WEB};
pub use sheet::{Faint, LEAST_CONTRAST, Sheet};

/// The themes of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThemeName {
    /// Light text on a dark background.
    Dark,
    /// Dark text on white: the one for projectors.
    Light,
    /// No colour at all: bold, dim, reversed and struck text.
    Mono,
}

impl ThemeName {
    /// All of them, in the order in which a key goes through them.
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::Mono];

    /// What it is called on the command line and in theme files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
            Self::Mono => "mono",
        }
    }

    /// The theme of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.key() == name)
    }

    const fn text(self) -> &'static str {
        match self {
            Self::Dark => include_str!("../../../assets/themes/dark.toml"),
            Self::Light => include_str!("../../../assets/themes/light.toml"),
            Self::Mono => include_str!("../../../assets/themes/mono.toml"),
        }
    }
}

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// 24-bit colour.
    True,
    /// The 256 colours of xterm.
    Indexed,
    /// The sixteen colours that every terminal has, each in its own shade.
    Sixteen,
}

/// A theme: every question about the look of a cell is answered here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    palette: Palette,
    depth: Depth,
}

impl Theme {
    /// The program's theme of this name for a terminal of this depth.
    pub fn new(name: ThemeName, depth: Depth) -> Self {
        Self::of(&Sheet::built_in(name), depth)
    }

    /// The theme that a file describes, for a terminal of this depth.
    pub fn of(sheet: &Sheet, depth: Depth) -> Self {
        Self { palette: sheet.palette(depth), depth }
    }

    /// How many colours it is made for.
    pub const fn depth(&self) -> Depth {
        self.depth
    }

    /// Whether its ground has no colour, so that nothing is known of it.
    pub const fn is_mono(&self) -> bool {
        !self.palette.coloured
    }

    /// Whether bright colours show as text; without colours, nobody knows.
    pub const fn has_dark_ground(&self) -> bool {
        self.palette.dark
    }

    /// Text in the colour of a role, written as the theme writes it.
    fn role(&self, role: usize) -> Style {
        ink(self.palette.role(role))
    }

    /// Text of one role on another one, or with these modifiers where there are no colours.
    fn on(&self, text: usize, ground: usize, mono: Modifier) -> Style {
        if self.is_mono() {
            return Style::new().add_modifier(mono);
        }
        let (text, ground) = (self.palette.role(text).colour, self.palette.role(ground).colour);
        Style { fg: text, bg: ground, ..Style::new() }
    }

    // ---- chrome ----

    /// The empty screen: foreground on background.
    pub fn base(&self) -> Style {
        self.on(FOREGROUND, BACKGROUND, Modifier::empty())
    }

    /// Plain text.
    pub fn text(&self) -> Style {
        self.role(FOREGROUND)
    }

    /// Text that matters: bold.
    pub fn strong(&self) -> Style {
        self.text().add_modifier(Modifier::BOLD)
    }

    /// Labels and indices.
    pub fn muted(&self) -> Style {
        self.role(MUTED)
    }

    /// Idle links and idle lifelines.
    pub fn faint(&self) -> Style {
        self.role(FAINT)
    }

    /// The links of a complete graph.
    pub fn web(&self) -> Style {
        self.role(WEB)
    }

    /// The rules that part the panes.
    pub fn rule(&self) -> Style {
        self.role(RULE)
    }

    /// A crash, a loss, a disagreement.
    pub fn fault(&self) -> Style {
        self.role(FAULT)
    }

    /// A colour a little nearer to the ground, for every other one of things side by side, if the terminal has one.
    pub fn shaded(&self, colour: Color) -> Option<Color> {
        let rgb = |colour| match colour {
            Color::Rgb(red, green, blue) => Some(u32::from_be_bytes([0, red, green, blue])),
            Color::Indexed(index @ 16..) => Some(shade::of_index(index)),
            _ => None,
        };
        let plain = if self.has_dark_ground() { 0 } else { 0xff_ff_ff };
        let ground = self.palette.role(BACKGROUND).colour.and_then(rgb).unwrap_or(plain);
        let shaded = Shade::new(shade::mixed(rgb(colour)?, ground), None, None).at(self.depth);
        (shaded != colour && self.depth != Depth::Sixteen).then_some(shaded)
    }

    /// A leader's mark over other things, bold.
    pub fn leader_mark(&self) -> Style {
        self.tile(Role::Leader)
    }

    /// The mark of a crash over other things: reversed, or plain and bold where there are no colours.
    pub fn fault_mark(&self) -> Style {
        self.on(BACKGROUND, FAULT, Modifier::empty()).add_modifier(Modifier::BOLD)
    }

    /// The name of a message in the pseudocode.
    pub fn keyword(&self) -> Style {
        self.role(KEYWORD)
    }

    /// The background of the footer and of overlays: plain text on bar.
    pub fn bar(&self) -> Style {
        self.on(FOREGROUND, BAR, Modifier::empty())
    }

    /// Labels on the bar.
    pub fn bar_muted(&self) -> Style {
        self.on(MUTED, BAR, Modifier::empty())
    }

    /// The key caps of the footer.
    pub fn bar_strong(&self) -> Style {
        self.bar().add_modifier(Modifier::BOLD)
    }

    /// The header: the bar, and plain where there are no colours.
    pub fn header(&self) -> Style {
        self.on(FOREGROUND, BAR, Modifier::empty())
    }

    /// Labels in the header.
    pub fn header_muted(&self) -> Style {
        self.on(MUTED, BAR, Modifier::empty())
    }

    /// The chip with the algorithm's name: inverted against the header.
    pub fn header_chip(&self) -> Style {
        self.on(BACKGROUND, FOREGROUND, Modifier::REVERSED).add_modifier(Modifier::BOLD)
    }

    /// The title of a pane.
    pub fn title(&self) -> Style {
        self.strong()
    }

    /// The title of the pane that has the keys.
    pub fn title_focused(&self) -> Style {
        self.on(BACKGROUND, FOREGROUND, Modifier::REVERSED).add_modifier(Modifier::BOLD)
    }

    /// The selected row of a table or a list, which has a pointer too: bold, and no second tile where there are no colours.
    pub fn selected_row(&self) -> Style {
        self.on(FOREGROUND, BAR, Modifier::BOLD).add_modifier(Modifier::BOLD)
    }

    /// The id of the selected process where there is no room for a pointer.
    pub fn selected_label(&self) -> Style {
        self.on(FOREGROUND, BAR, Modifier::REVERSED).add_modifier(Modifier::BOLD)
    }

    /// What is written in this style elsewhere, on the selected row: its colour stays only where it can be read there. The sixteen
    /// are other colours in every terminal, so that nobody knows; there the row has one ink.
    pub fn on_selected_row(&self, style: Style) -> Style {
        let row = self.selected_row();
        let seen = match (style.fg, row.bg) {
            (Some(Color::Rgb(red, green, blue)), Some(Color::Rgb(r, g, b))) => {
                Some((u32::from_be_bytes([0, red, green, blue]), u32::from_be_bytes([0, r, g, b])))
            }
            (Some(Color::Indexed(ink)), Some(Color::Indexed(ground))) if self.depth == Depth::Indexed => {
                Some((of_index(ink), of_index(ground)))
            }
            _ => None,
        };
        let fg = if seen.is_some_and(|(ink, ground)| contrast(ink, ground) >= LEAST_CONTRAST) { style.fg } else { row.fg };
        Style { fg, add_modifier: row.add_modifier | style.add_modifier, ..row }
    }

    /// The full part of the gauge; its foreground is the colour of the eighth blocks.
    pub fn gauge(&self) -> Style {
        self.on(MUTED, BAR, Modifier::BOLD)
    }

    // ---- the strip of `elected` ----

    /// A cell that is still @.
    pub fn cell_undefined(&self) -> Style {
        self.on(MUTED, BAR, Modifier::DIM)
    }

    /// A cell that names a live leader.
    pub fn cell_decided(&self) -> Style {
        self.tile(Role::Leader)
    }

    /// A cell that names a leader that is down: put it on the digits only.
    pub fn cell_believes_crashed(&self) -> Style {
        // Of sixteen colours the bar's is too near to the fault's in some terminals.
        let style = match self.depth {
            Depth::Sixteen => self.on(BACKGROUND, FAULT, Modifier::empty()),
            Depth::True | Depth::Indexed => self.on(FAULT, BAR, Modifier::empty()),
        };
        style.add_modifier(Modifier::BOLD | Modifier::CROSSED_OUT)
    }

    /// A cell that names another leader than the most: never the fill of those that agree.
    pub fn cell_dissents(&self) -> Style {
        let style = match self.depth {
            Depth::Sixteen => self.on(BACKGROUND, FAULT, Modifier::empty()),
            Depth::True | Depth::Indexed => self.on(FAULT, BAR, Modifier::empty()),
        };
        style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
    }

    /// The cell of a process that is down.
    pub fn cell_crashed(&self) -> Style {
        self.faint().add_modifier(Modifier::CROSSED_OUT)
    }

    // ---- states ----

    /// Whether a state is drawn as a solid tile (it competes, or leads) or as an outline.
    pub const fn is_solid(&self, role: Role) -> bool {
        self.palette.is_solid(role)
    }

    /// The inside of a card or chip with its id, bold: ink on fill for a tile, ink alone for an outline.
    pub fn tile(&self, role: Role) -> Style {
        self.bold_on_fill(self.tile_plain(role))
    }

    /// Bold, except black on a colour where there are sixteen: many of those terminals show bold black as grey, which a colour
    /// drowns.
    fn bold_on_fill(&self, style: Style) -> Style {
        let is_drowned = self.depth == Depth::Sixteen && style.fg == Some(Color::Indexed(0)) && style.bg.is_some();
        if is_drowned { style } else { style.add_modifier(Modifier::BOLD) }
    }

    /// The same, not bold: for the word under the id.
    pub fn tile_plain(&self, role: Role) -> Style {
        let state = self.palette.state(role);
        filled(state.ink, state.fill)
    }

    /// The frame, glyph and word of an outline; on a tile, the same as [`Theme::tile_plain`].
    pub fn edge(&self, role: Role) -> Style {
        if self.is_solid(role) { self.tile_plain(role) } else { ink(self.palette.state(role).edge) }
    }

    /// The state's glyph or word as coloured text on the background: tables, log, legend.
    pub fn state_text(&self, role: Role) -> Style {
        ink(self.palette.state(role).text)
    }

    /// The state's glyph in the legend: as in a table, and reversed for a tile where there are no colours.
    pub fn state_sample(&self, role: Role) -> Style {
        if self.is_mono() && self.is_solid(role) { self.tile(role) } else { self.state_text(role) }
    }

    /// A whole row in the colour of a state: the current line of the pseudocode.
    pub fn state_row(&self, role: Role) -> Style {
        if self.is_solid(role) {
            return self.tile(role);
        }
        let row = match self.palette.state(role).edge.colour {
            Some(edge) if !self.is_mono() => Style { fg: self.palette.role(BACKGROUND).colour, bg: Some(edge), ..Style::new() },
            _ => Style::new().add_modifier(Modifier::REVERSED),
        };
        row.add_modifier(Modifier::BOLD)
    }

    // ---- messages ----

    /// A pill: bold ink on the kind's colour. Without colours bold only, so that it does not melt into a tile.
    pub fn pill(&self, class: MessageClass) -> Style {
        let kind = self.palette.message(class);
        self.bold_on_fill(filled(kind.ink, kind.pill))
    }

    /// The half-block ends of a pill: its colour as ink.
    pub fn pill_end(&self, class: MessageClass) -> Style {
        ink(self.palette.message(class).pill)
    }

    /// The trail behind a pill, its arrow head, and the message as coloured text in the log (there with bold).
    pub fn trail(&self, class: MessageClass) -> Style {
        ink(self.palette.message(class).trail)
    }

    /// A message as text: glyph and payload in the kind's colour, bold.
    pub fn message_text(&self, class: MessageClass) -> Style {
        self.trail(class).add_modifier(Modifier::BOLD)
    }

    /// The notice that a message could not be delivered, on its way back: bold on bar, no kind's colour.
    pub fn notice(&self) -> Style {
        self.on(FOREGROUND, RULE, Modifier::empty()).add_modifier(Modifier::BOLD)
    }

    /// The half-block ends of such a notice.
    pub fn notice_end(&self) -> Style {
        let end = Style { fg: self.palette.role(RULE).colour, ..Style::new() };
        if self.is_mono() { end.add_modifier(Modifier::BOLD) } else { end }
    }

    /// The trail of such a notice.
    pub fn notice_trail(&self) -> Style {
        Style { fg: self.palette.role(MUTED).colour, ..Style::new() }
    }
}

/// Text in a colour, written in its way.
const fn ink(paint: Paint) -> Style {
    Style { fg: paint.colour, ..Style::new() }.add_modifier(paint.modifiers)
}

/// Text in one colour on another, written in the ways of both.
const fn filled(text: Paint, ground: Paint) -> Style {
    Style { fg: text.colour, bg: ground.colour, ..Style::new() }.add_modifier(text.modifiers.union(ground.modifiers))
}

#[cfg(test)]
mod tests;
