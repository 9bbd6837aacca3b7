//! What each thing looks like: colours as data, and one function for each role that a cell can play.
//!
//! Colour means state or message kind and nothing else; the chrome is neutral. Solid or outline is the first cue, the glyph
//! the second, colour the third, so that the monochrome theme (bold, dim, reversed and struck text only) loses nothing.
//! The colours are based on Okabe and Ito's, brightened on a dark background.

use ratatui::style::{Color, Modifier, Style};

use crate::session::{MessageClass, Role};

mod palette;

use palette::{DARK, LIGHT, Palette, Shade};

/// The themes there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThemeName {
    /// Light text on a dark background.
    Dark,
    /// Dark text on white: the one for projectors.
    Light,
    /// No colour at all: bold, dim, reversed and struck text.
    Mono,
}

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// 24-bit colour.
    True,
    /// The 256 colours of xterm.
    Indexed,
}

/// A theme: every question about the look of a cell is answered here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    name: ThemeName,
    depth: Depth,
}

impl Theme {
    /// The theme of this name for a terminal of this depth.
    pub const fn new(name: ThemeName, depth: Depth) -> Self {
        Self { name, depth }
    }

    /// Its name.
    pub const fn name(self) -> ThemeName {
        self.name
    }

    /// Whether it has no colours.
    pub const fn is_mono(self) -> bool {
        matches!(self.name, ThemeName::Mono)
    }

    /// Whether bright colours show as text; without colours, nobody knows.
    pub const fn has_dark_ground(self) -> bool {
        matches!(self.name, ThemeName::Dark)
    }

    const fn palette(self) -> Option<&'static Palette> {
        match self.name {
            ThemeName::Dark => Some(&DARK),
            ThemeName::Light => Some(&LIGHT),
            ThemeName::Mono => None,
        }
    }

    const fn colour(self, shade: Shade) -> Color {
        match self.depth {
            Depth::True => Color::Rgb((shade.rgb >> 16) as u8, (shade.rgb >> 8) as u8, shade.rgb as u8),
            Depth::Indexed => Color::Indexed(shade.index),
        }
    }

    /// Text in a colour of the palette, or with these modifiers where there are no colours.
    fn ink_or(self, shade: impl Fn(&Palette) -> Shade, mono: Modifier) -> Style {
        match self.palette() {
            Some(palette) => Style::new().fg(self.colour(shade(palette))),
            None => Style::new().add_modifier(mono),
        }
    }

    fn fill_or(self, ink: impl Fn(&Palette) -> Shade, fill: impl Fn(&Palette) -> Shade, mono: Modifier) -> Style {
        match self.palette() {
            Some(palette) => Style::new().fg(self.colour(ink(palette))).bg(self.colour(fill(palette))),
            None => Style::new().add_modifier(mono),
        }
    }

    // ---- chrome ----

    /// The empty screen: foreground on background.
    pub fn base(self) -> Style {
        self.fill_or(|p| p.foreground, |p| p.background, Modifier::empty())
    }

    /// Plain text.
    pub fn text(self) -> Style {
        self.ink_or(|p| p.foreground, Modifier::empty())
    }

    /// Text that matters: bold.
    pub fn strong(self) -> Style {
        self.text().add_modifier(Modifier::BOLD)
    }

    /// Labels and indices.
    pub fn muted(self) -> Style {
        self.ink_or(|p| p.muted, Modifier::DIM)
    }

    /// Idle links and idle lifelines.
    pub fn faint(self) -> Style {
        self.ink_or(|p| p.faint, Modifier::DIM)
    }

    /// The links of a complete graph.
    pub fn web(self) -> Style {
        self.ink_or(|p| p.web, Modifier::DIM)
    }

    /// The rules that part the panes.
    pub fn rule(self) -> Style {
        self.ink_or(|p| p.rule, Modifier::DIM)
    }

    /// A crash, a loss, a disagreement.
    pub fn fault(self) -> Style {
        self.ink_or(|p| p.fault, Modifier::empty()).add_modifier(Modifier::BOLD)
    }

    /// The name of a message in the pseudocode.
    pub fn keyword(self) -> Style {
        self.ink_or(|p| p.keyword, Modifier::empty()).add_modifier(Modifier::BOLD)
    }

    /// The background of the footer and of overlays: plain text on bar.
    pub fn bar(self) -> Style {
        self.fill_or(|p| p.foreground, |p| p.bar, Modifier::empty())
    }

    /// Labels on the bar.
    pub fn bar_muted(self) -> Style {
        self.fill_or(|p| p.muted, |p| p.bar, Modifier::empty())
    }

    /// The key caps of the footer.
    pub fn bar_strong(self) -> Style {
        self.bar().add_modifier(Modifier::BOLD)
    }

    /// The header: the bar, and reversed where there are no colours.
    pub fn header(self) -> Style {
        self.fill_or(|p| p.foreground, |p| p.bar, Modifier::REVERSED)
    }

    /// Labels in the header.
    pub fn header_muted(self) -> Style {
        self.fill_or(|p| p.muted, |p| p.bar, Modifier::REVERSED)
    }

    /// The chip with the algorithm's name: inverted against the header.
    pub fn header_chip(self) -> Style {
        self.fill_or(|p| p.background, |p| p.foreground, Modifier::empty()).add_modifier(Modifier::BOLD)
    }

    /// The title of a pane.
    pub fn title(self) -> Style {
        self.strong()
    }

    /// The title of the pane that has the keys.
    pub fn title_focused(self) -> Style {
        self.fill_or(|p| p.background, |p| p.foreground, Modifier::REVERSED).add_modifier(Modifier::BOLD)
    }

    /// The selected row of a table or a list.
    pub fn selected_row(self) -> Style {
        self.fill_or(|p| p.foreground, |p| p.bar, Modifier::REVERSED).add_modifier(Modifier::BOLD)
    }

    /// The full part of the gauge; its foreground is the colour of the eighth blocks.
    pub fn gauge(self) -> Style {
        self.fill_or(|p| p.muted, |p| p.bar, Modifier::BOLD)
    }

    // ---- the strip of `elected` ----

    /// A cell that is still @.
    pub fn cell_undefined(self) -> Style {
        self.fill_or(|p| p.muted, |p| p.bar, Modifier::DIM)
    }

    /// A cell that names a live leader.
    pub fn cell_decided(self) -> Style {
        self.tile(Role::Leader)
    }

    /// A cell that names a leader that is down: put it on the digits only.
    pub fn cell_believes_crashed(self) -> Style {
        let style = self.fill_or(|p| p.fault, |p| p.bar, Modifier::empty());
        style.add_modifier(Modifier::BOLD | Modifier::CROSSED_OUT)
    }

    /// The cell of a process that is down.
    pub fn cell_crashed(self) -> Style {
        self.faint().add_modifier(Modifier::CROSSED_OUT)
    }

    // ---- states ----

    /// Whether a state is drawn as a solid tile (it competes, or leads) or as an outline.
    pub fn is_solid(self, role: Role) -> bool {
        match self.palette() {
            Some(palette) => palette.state(role).fill.is_some(),
            None => matches!(role, Role::Active | Role::Red | Role::Leader),
        }
    }

    /// The inside of a card or chip with its id, bold: ink on fill for a tile, ink alone for an outline.
    pub fn tile(self, role: Role) -> Style {
        self.tile_plain(role).add_modifier(Modifier::BOLD)
    }

    /// The same, not bold: for the word under the id.
    pub fn tile_plain(self, role: Role) -> Style {
        let Some(palette) = self.palette() else {
            return Style::new().add_modifier(match role {
                Role::Active | Role::Red | Role::Leader => Modifier::REVERSED,
                Role::Crashed => Modifier::CROSSED_OUT | Modifier::DIM,
                _ => Modifier::empty(),
            });
        };
        let state = palette.state(role);
        let style = Style::new().fg(self.colour(state.ink));
        match state.fill {
            Some(fill) => style.bg(self.colour(fill)),
            None if role == Role::Crashed => style.add_modifier(Modifier::CROSSED_OUT),
            None => style,
        }
    }

    /// The frame, glyph and word of an outline; on a tile, the same as [`Theme::tile_plain`].
    pub fn edge(self, role: Role) -> Style {
        if self.is_solid(role) {
            return self.tile_plain(role);
        }
        let mono = match role {
            Role::Waiting => Modifier::BOLD,
            Role::Relay | Role::Black | Role::Crashed => Modifier::DIM,
            _ => Modifier::empty(),
        };
        self.ink_or(|p| p.state(role).edge, mono)
    }

    /// The state's glyph or word as coloured text on the background: tables, log, legend.
    pub fn state_text(self, role: Role) -> Style {
        let mono = if self.is_solid(role) || role == Role::Waiting { Modifier::BOLD } else { Modifier::empty() };
        self.ink_or(|p| p.state(role).text, mono)
    }

    /// The state's glyph in the legend: as in a table, and reversed for a tile where there are no colours.
    pub fn state_sample(self, role: Role) -> Style {
        if self.is_mono() && self.is_solid(role) { self.tile(role) } else { self.state_text(role) }
    }

    /// A whole row in the colour of a state: the current line of the pseudocode.
    pub fn state_row(self, role: Role) -> Style {
        if self.is_solid(role) {
            return self.tile(role);
        }
        self.fill_or(|p| p.background, |p| p.state(role).edge, Modifier::REVERSED).add_modifier(Modifier::BOLD)
    }

    // ---- messages ----

    /// A pill: bold ink on the kind's colour. Without colours bold only, so that it does not melt into a tile.
    pub fn pill(self, class: MessageClass) -> Style {
        self.fill_or(|p| p.message(class).ink, |p| p.message(class).pill, Modifier::empty()).add_modifier(Modifier::BOLD)
    }

    /// The half-block ends of a pill: its colour as ink.
    pub fn pill_end(self, class: MessageClass) -> Style {
        self.ink_or(|p| p.message(class).pill, Modifier::BOLD)
    }

    /// The trail behind a pill, its arrow head, and the message as coloured text in the log (there with bold).
    pub fn trail(self, class: MessageClass) -> Style {
        self.ink_or(|p| p.message(class).trail, Modifier::empty())
    }

    /// A message as text: glyph and payload in the kind's colour, bold.
    pub fn message_text(self, class: MessageClass) -> Style {
        self.trail(class).add_modifier(Modifier::BOLD)
    }

    /// The notice that a message could not be delivered, on its way back: bold on bar, no kind's colour.
    pub fn notice(self) -> Style {
        self.fill_or(|p| p.foreground, |p| p.rule, Modifier::empty()).add_modifier(Modifier::BOLD)
    }

    /// The half-block ends of such a notice.
    pub fn notice_end(self) -> Style {
        self.ink_or(|p| p.rule, Modifier::BOLD)
    }

    /// The trail of such a notice.
    pub fn notice_trail(self) -> Style {
        self.ink_or(|p| p.muted, Modifier::empty())
    }
}

#[cfg(test)]
mod tests;
