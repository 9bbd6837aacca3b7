//! The appearance of each element: colours as data, and one function for each use of a colour.
//!
//! A colour means a state or a message kind and nothing else; panes and frames are neutral. States also differ by solid
//! or outlined cards, and by glyphs, so that the monochrome theme (bold, dim, reversed, struck text) shows as much. The
//! colours are based on those of Okabe and Ito, brightened for a dark background.

pub mod read;
mod shade;
mod spec;

use crate::prelude::*;

use shade::contrast;
pub use shade::{is_light, mixed, rgb_of};
use spec::{BACKGROUND, BAR, Entry, FAINT, FAULT, FOREGROUND, KEYWORD, KINDS, MUTED, RULE, WEB};
pub use spec::{Faint, LEAST_CONTRAST, ThemeSpec};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThemeName {
    Dark,
    /// Dark text on a white background, for projectors.
    Light,
    /// No colours, only bold, dim, reversed and struck text.
    Mono,
}

impl ThemeName {
    /// All themes, in the order in which the user switches between them.
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::Mono];

    /// The name of the theme in commands and in theme files.
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
    /// The sixteen colours of every terminal; their shades depend on the terminal.
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
    /// For each state, four colours: the fill, the text on the fill, the edge, and the text in other places.
    states: [[Paint; 4]; Role::COUNT],
    messages: [[Paint; 3]; KINDS],
    coloured: bool,
    dark: bool,
    depth: Depth,
}

/// Declares one function per style: `name = TEXT on GROUND mono MODIFIER + MODIFIER` (`mono`: without colours).
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

    /// Whether the theme has no colours.
    pub const fn is_mono(&self) -> bool {
        !self.coloured
    }

    /// Whether the background is dark; false if the background colour is unknown.
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
        /// The style of a text about a crash, a loss or a disagreement.
        fault = FAULT;
        /// The style of a mark that covers other elements and shows a fault, such as a crash or a cut link.
        fault_mark = BACKGROUND on FAULT + BOLD;
        /// The style of the name of a message in the pseudocode.
        keyword = KEYWORD;
        /// The style of the header, the footer and notes.
        bar = FOREGROUND on BAR;
        bar_muted = MUTED on BAR;
        bar_strong = FOREGROUND on BAR + BOLD;
        /// The style of inverted text, such as the title of the focused pane.
        chip = BACKGROUND on FOREGROUND mono REVERSED + BOLD;
        /// The style of the selected row of a table or a list.
        selected_row = FOREGROUND on BAR mono BOLD + BOLD;
        /// The style of the id of the selected process, if there is no room for a pointer.
        selected_label = FOREGROUND on BAR mono REVERSED + BOLD;
        /// The style of a gauge: the text colour for the filled part, the background colour for the rest.
        gauge = MUTED on BAR mono BOLD;
        /// The style of a cell in ELECTED whose process has the undefined value `@`.
        cell_undefined = MUTED on BAR mono DIM;
        cell_crashed = FAINT + CROSSED_OUT;
        /// The style of the notice that a message could not be delivered.
        notice = FOREGROUND on RULE + BOLD;
    }

    /// A colour slightly closer to the background than `colour`; `None` if the terminal cannot show the difference.
    pub fn shaded(&self, colour: Color) -> Option<Color> {
        self.mixed(colour, 83).filter(|shaded| *shaded != colour)
    }

    /// A mixture of `percent` % of `colour` with the background; `None` if the terminal has too few colours.
    pub fn mixed(&self, colour: Color, percent: u32) -> Option<Color> {
        let plain = if self.has_dark_ground() { 0 } else { 0xff_ff_ff };
        let ground = self.roles[BACKGROUND].colour.and_then(rgb).unwrap_or(plain);
        shade::nearest(shade::mixed(rgb(colour)?, percent.min(100), ground), self.depth)
    }

    /// Returns `style` with `percent` % of its text colour; the rest is the background. Without colours: dim text.
    pub fn faded(&self, style: Style, percent: u32) -> Style {
        let percent = if percent == 45 && !self.has_dark_ground() { 60 } else { percent };
        match style.fg.and_then(|ink| self.mixed(ink, percent)) {
            Some(ink) => style.fg(ink),
            None => style.add_modifier(Modifier::DIM),
        }
    }

    /// `style` for the selected row: its text colour changes if it would be unreadable there.
    pub fn on_selected_row(&self, style: Style) -> Style {
        let row = self.selected_row();
        let colours = style.fg.and_then(rgb).zip(row.bg.and_then(rgb));
        let is_seen = colours.is_some_and(|(ink, ground)| contrast(ink, ground) >= LEAST_CONTRAST);
        let fg = if is_seen { style.fg } else { row.fg };
        Style { fg, add_modifier: row.add_modifier | style.add_modifier, ..row }
    }

    /// The style of a cell in ELECTED whose process follows a crashed leader.
    pub fn cell_believes_crashed(&self) -> Style {
        self.cell_at_fault().add_modifier(Modifier::CROSSED_OUT)
    }

    /// The style of a cell in ELECTED with a wrong or crashed leader.
    pub fn cell_at_fault(&self) -> Style {
        // With sixteen colours, some terminals show the colours of bar and fault nearly alike.
        let style = match self.depth {
            Depth::Sixteen => self.on(BACKGROUND, FAULT, Modifier::empty()),
            Depth::True | Depth::Indexed => self.on(FAULT, BAR, Modifier::empty()),
        };
        style.add_modifier(Modifier::BOLD)
    }

    /// Whether a card in this state is filled; otherwise it is an outline.
    pub const fn is_solid(&self, role: Role) -> bool {
        let [fill, ..] = self.states[role as usize];
        fill.colour.is_some() || fill.modifiers.contains(Modifier::REVERSED)
    }

    /// The style of the id on a card in this state: bold text on the fill of the card.
    pub fn tile(&self, role: Role) -> Style {
        self.bold_on_fill(self.tile_plain(role))
    }

    /// Makes `style` bold, except black text on a fill with sixteen colours, because bold black is often shown as grey.
    fn bold_on_fill(&self, style: Style) -> Style {
        let is_drowned = self.depth == Depth::Sixteen && style.fg == Some(Color::Indexed(0)) && style.bg.is_some();
        if is_drowned { style } else { style.add_modifier(Modifier::BOLD) }
    }

    /// The style inside a card in this state: the fill of the card, and text that is not bold.
    pub fn tile_plain(&self, role: Role) -> Style {
        let [fill, ink, ..] = self.states[role as usize];
        filled(ink, fill)
    }

    /// The style of the frame, glyph and word of an outlined card. A solid card has [`Theme::tile_plain`] instead.
    pub fn edge(&self, role: Role) -> Style {
        let [_, _, edge, _] = self.states[role as usize];
        if self.is_solid(role) { self.tile_plain(role) } else { ink(edge) }
    }

    /// The style of a glyph or a word in the colour of this state.
    pub fn state_text(&self, role: Role) -> Style {
        let [.., text] = self.states[role as usize];
        ink(text)
    }

    /// The style of the glyph of this state in the legend.
    pub fn state_sample(&self, role: Role) -> Style {
        if self.is_mono() && self.is_solid(role) { self.tile(role) } else { self.state_text(role) }
    }

    /// The style of the current line of the pseudocode, in the colour of this state.
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

    /// The colours of a pill, of its text and of its trail. Refusals have the colours of heartbeats.
    const fn message(&self, class: MessageClass) -> [Paint; 3] {
        self.messages[match class {
            MessageClass::Refusal => MessageClass::Heartbeat as usize,
            MessageClass::Value => MessageClass::Value as usize - 1,
            class => class as usize,
        }]
    }

    /// The style of the text in a pill.
    pub fn pill(&self, class: MessageClass) -> Style {
        let [pill, ink, _] = self.message(class);
        self.bold_on_fill(filled(ink, pill))
    }

    /// The style of the half-block ends of a pill.
    pub fn pill_end(&self, class: MessageClass) -> Style {
        let [pill, ..] = self.message(class);
        ink(pill)
    }

    /// The style of the trail and the arrow head of a message.
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

/// The 24-bit value of a colour; `None` if the colour differs between terminals.
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
