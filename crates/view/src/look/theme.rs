//! What each thing looks like: colours as data, and one function for each role that a cell can play.
//!
//! Colour means state or message kind and nothing else; the chrome is neutral. Solid or outline is the first cue, glyph
//! the second, colour the third, so that the monochrome theme (bold, dim, reversed, struck) loses nothing.
//! The colours are based on Okabe and Ito's, brightened on a dark background.

pub mod read;
mod shade;
mod spec;

use crate::prelude::*;
use ratatui::style::Color;

use shade::contrast;
pub use shade::{is_light, mixed, rgb_of};
use spec::{BACKGROUND, BAR, Entry, FAINT, FAULT, FOREGROUND, KEYWORD, KINDS, MUTED, RULE, WEB};
pub use spec::{Faint, LEAST_CONTRAST, ThemeSpec};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThemeName {
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
        ["dark", "light", "mono"][self as usize]
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.key() == name)
    }

    const fn text(self) -> &'static str {
        match self {
            Self::Dark => include_str!("../../../../assets/themes/dark.toml"),
            Self::Light => include_str!("../../../../assets/themes/light.toml"),
            Self::Mono => include_str!("../../../../assets/themes/mono.toml"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    True,
    /// The 256 colours of xterm.
    Indexed,
    /// The sixteen colours that every terminal has, each in its own shade.
    Sixteen,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Paint {
    colour: Option<Color>,
    modifiers: Modifier,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    roles: [Paint; 9],
    /// Fill, ink, edge and text of each.
    states: [[Paint; 4]; Role::COUNT],
    messages: [[Paint; 3]; KINDS],
    coloured: bool,
    dark: bool,
    depth: Depth,
}

/// Styles: text in the colour of a role, on that of another role or with a modifier without colours, and what is added.
macro_rules! styles {
    ($($(#[$doc:meta])* $name:ident = $text:ident $(on $ground:ident $(mono $mono:ident)?)? $(+ $added:ident)?;)*) => {
        $(
            $(#[$doc])*
            pub fn $name(&self) -> Style {
                styles!(@self $text $(on $ground $($mono)?)?) $(.add_modifier(Modifier::$added))?
            }
        )*
    };
    (@$theme:ident $text:ident) => { $theme.role($text) };
    (@$theme:ident $text:ident on $ground:ident) => { $theme.on($text, $ground, Modifier::empty()) };
    (@$theme:ident $text:ident on $ground:ident $mono:ident) => { $theme.on($text, $ground, Modifier::$mono) };
}

impl Theme {
    pub fn new(name: ThemeName, depth: Depth) -> Self {
        Self::of(&ThemeSpec::built_in(name), depth)
    }

    pub fn of(spec: &ThemeSpec, depth: Depth) -> Self {
        let made = |of: Entry| Paint { colour: of.shade.map(|shade| shade.at(depth)), modifiers: of.modifiers };
        let ground = spec.role(BACKGROUND).shade;
        Self {
            roles: std::array::from_fn(|role| made(spec.resolved(spec.roles[role]))),
            states: std::array::from_fn(|state| spec.state(state).map(made)),
            messages: std::array::from_fn(|message| spec.message(message).map(made)),
            coloured: ground.is_some(),
            dark: ground.is_some_and(|ground| !is_light(ground.rgb)),
            depth,
        }
    }

    pub const fn depth(&self) -> Depth {
        self.depth
    }

    /// Whether the theme has no colours: then nothing is known of the ground.
    pub const fn is_mono(&self) -> bool {
        !self.coloured
    }

    /// Whether bright colours show as text; false where the ground is unknown.
    pub const fn has_dark_ground(&self) -> bool {
        self.dark
    }

    fn role(&self, role: usize) -> Style {
        ink(self.roles[role])
    }

    fn on(&self, text: usize, ground: usize, mono: Modifier) -> Style {
        if self.is_mono() {
            return Style::new().add_modifier(mono);
        }
        let (text, ground) = (self.roles[text].colour, self.roles[ground].colour);
        Style { fg: text, bg: ground, ..Style::new() }
    }

    styles! {
        base = FOREGROUND on BACKGROUND;
        text = FOREGROUND;
        strong = FOREGROUND + BOLD;
        title = FOREGROUND + BOLD;
        muted = MUTED;
        faint = FAINT;
        web = WEB;
        rule = RULE;
        /// A crash, a loss, a disagreement.
        fault = FAULT;
        /// The mark of a crash over other things.
        fault_mark = BACKGROUND on FAULT + BOLD;
        /// The name of a message in the pseudocode.
        keyword = KEYWORD;
        /// The ground of header, footer and overlays.
        bar = FOREGROUND on BAR;
        bar_muted = MUTED on BAR;
        bar_strong = FOREGROUND on BAR + BOLD;
        /// Inverted: the name of the algorithm, the title of the pane that has the keys.
        chip = BACKGROUND on FOREGROUND mono REVERSED + BOLD;
        /// The selected row of a table or a list, which has a pointer too: no second tile where there are no colours.
        selected_row = FOREGROUND on BAR mono BOLD + BOLD;
        /// The id of the selected process where there is no room for a pointer.
        selected_label = FOREGROUND on BAR mono REVERSED + BOLD;
        /// The full part of the gauge; its foreground is the colour of the eighth blocks.
        gauge = MUTED on BAR mono BOLD;
        /// A cell of `elected` that is still @.
        cell_undefined = MUTED on BAR mono DIM;
        cell_crashed = FAINT + CROSSED_OUT;
        /// The notice that a message could not be delivered, on its way back: no kind's colour.
        notice = FOREGROUND on RULE + BOLD;
    }

    /// A colour a little nearer to the ground, for every other one of things side by side, if the terminal has one.
    pub fn shaded(&self, colour: Color) -> Option<Color> {
        self.mixed(colour, 83).filter(|shaded| *shaded != colour)
    }

    /// So many percent of a colour on the ground, if the terminal has as many colours.
    pub fn mixed(&self, colour: Color, percent: u32) -> Option<Color> {
        let plain = if self.has_dark_ground() { 0 } else { 0xff_ff_ff };
        let ground = self.roles[BACKGROUND].colour.and_then(rgb).unwrap_or(plain);
        shade::nearest(shade::mixed(rgb(colour)?, percent.min(100), ground), self.depth)
    }

    /// So many percent of an ink on the ground; dim without colours. On a light ground 45 percent are 60, to be seen.
    pub fn faded(&self, style: Style, percent: u32) -> Style {
        let percent = if percent == 45 && !self.has_dark_ground() { 60 } else { percent };
        match style.fg.and_then(|ink| self.mixed(ink, percent)) {
            Some(ink) => style.fg(ink),
            None => style.add_modifier(Modifier::DIM),
        }
    }

    /// A style on the selected row: the colour stays where it can be read; of sixteen all have one ink.
    pub fn on_selected_row(&self, style: Style) -> Style {
        let row = self.selected_row();
        let colours = style.fg.and_then(rgb).zip(row.bg.and_then(rgb));
        let is_seen = colours.is_some_and(|(ink, ground)| contrast(ink, ground) >= LEAST_CONTRAST);
        let fg = if is_seen { style.fg } else { row.fg };
        Style { fg, add_modifier: row.add_modifier | style.add_modifier, ..row }
    }

    /// A cell of `elected` that names a leader that is down: put it on the digits only.
    pub fn cell_believes_crashed(&self) -> Style {
        self.cell_at_fault().add_modifier(Modifier::CROSSED_OUT)
    }

    /// A cell of `elected` that names another leader than the most: never the fill of those that agree.
    pub fn cell_dissents(&self) -> Style {
        self.cell_at_fault().add_modifier(Modifier::UNDERLINED)
    }

    fn cell_at_fault(&self) -> Style {
        // Of sixteen colours the bar's is too near to the fault's in some terminals.
        let style = match self.depth {
            Depth::Sixteen => self.on(BACKGROUND, FAULT, Modifier::empty()),
            Depth::True | Depth::Indexed => self.on(FAULT, BAR, Modifier::empty()),
        };
        style.add_modifier(Modifier::BOLD)
    }

    /// Whether a state is drawn as a solid tile (it competes, or leads) or as an outline.
    pub const fn is_solid(&self, role: Role) -> bool {
        let [fill, ..] = self.states[role as usize];
        fill.colour.is_some() || fill.modifiers.contains(Modifier::REVERSED)
    }

    /// The inside of a card or chip with its id, bold: ink on fill for a tile, ink alone for an outline.
    pub fn tile(&self, role: Role) -> Style {
        self.bold_on_fill(self.tile_plain(role))
    }

    /// Bold, except black on one of sixteen colours: many terminals show bold black as grey, which is hard to read.
    fn bold_on_fill(&self, style: Style) -> Style {
        let is_drowned = self.depth == Depth::Sixteen && style.fg == Some(Color::Indexed(0)) && style.bg.is_some();
        if is_drowned { style } else { style.add_modifier(Modifier::BOLD) }
    }

    /// The same, not bold: for the word under the id.
    pub fn tile_plain(&self, role: Role) -> Style {
        let [fill, ink, ..] = self.states[role as usize];
        filled(ink, fill)
    }

    /// The frame, glyph and word of an outline; on a tile, the same as [`Theme::tile_plain`].
    pub fn edge(&self, role: Role) -> Style {
        let [_, _, edge, _] = self.states[role as usize];
        if self.is_solid(role) { self.tile_plain(role) } else { ink(edge) }
    }

    /// The state's glyph or word as coloured text on the background: tables, log, legend.
    pub fn state_text(&self, role: Role) -> Style {
        let [.., text] = self.states[role as usize];
        ink(text)
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
        let [_, _, edge, _] = self.states[role as usize];
        let row = match edge.colour.filter(|_| !self.is_mono()) {
            None => Style::new().add_modifier(Modifier::REVERSED),
            bg => Style { fg: self.roles[BACKGROUND].colour, bg, ..Style::new() },
        };
        row.add_modifier(Modifier::BOLD)
    }

    /// Pill, ink and trail. A refusal changes nothing, and so is as quiet as a sign of life.
    const fn message(&self, class: MessageClass) -> [Paint; 3] {
        self.messages[match class {
            MessageClass::Refusal => MessageClass::Heartbeat as usize,
            MessageClass::Value => MessageClass::Value as usize - 1,
            class => class as usize,
        }]
    }

    /// A pill: bold ink on the kind's colour. Without colours bold only, so that it is told from a tile.
    pub fn pill(&self, class: MessageClass) -> Style {
        let [pill, ink, _] = self.message(class);
        self.bold_on_fill(filled(ink, pill))
    }

    /// The half-block ends of a pill: its colour as ink.
    pub fn pill_end(&self, class: MessageClass) -> Style {
        let [pill, ..] = self.message(class);
        ink(pill)
    }

    /// The trail behind a pill, its arrow head, and the message as coloured text in the log (there with bold).
    pub fn trail(&self, class: MessageClass) -> Style {
        let [.., trail] = self.message(class);
        ink(trail)
    }

    pub fn message_text(&self, class: MessageClass) -> Style {
        self.trail(class).add_modifier(Modifier::BOLD)
    }

    pub fn notice_end(&self) -> Style {
        let end = Style { fg: self.roles[RULE].colour, ..Style::new() };
        if self.is_mono() { end.add_modifier(Modifier::BOLD) } else { end }
    }

    pub fn notice_trail(&self) -> Style {
        Style { fg: self.roles[MUTED].colour, ..Style::new() }
    }
}

/// A colour that looks the same in every terminal, in 24 bits.
fn rgb(colour: Color) -> Option<u32> {
    rgb_of(colour).filter(|_| matches!(colour, Color::Rgb(..) | Color::Indexed(16..)))
}

const fn ink(paint: Paint) -> Style {
    Style { fg: paint.colour, ..Style::new() }.add_modifier(paint.modifiers)
}

const fn filled(text: Paint, ground: Paint) -> Style {
    Style { fg: text.colour, bg: ground.colour, ..Style::new() }.add_modifier(text.modifiers.union(ground.modifiers))
}

#[cfg(test)]
mod tests;
