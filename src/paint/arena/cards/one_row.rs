//! Cards of one row.

use ratatui::style::{Modifier, Style};

use super::super::beside::armed;
use super::Painter;
use crate::paint::canvas::Canvas;
use crate::protocol::Role;

impl Painter<'_> {
    /// The style of an id in one row: only tiles are bold, so that they stand out.
    fn small_id(&self) -> Style {
        let theme = &self.look.theme;
        self.plain(if self.solid() { theme.tile(self.role()) } else { theme.tile_plain(self.role()) })
    }

    /// S: the id between the brackets of its state.
    pub(super) fn wrapped(&self, canvas: &mut Canvas<'_>) {
        let (theme, glyphs) = (&self.look.theme, &self.look.glyphs);
        self.ground(canvas);
        let mark = self.mark(theme.edge(self.role()));
        let (left, right) = glyphs.wrap(self.role());
        self.write(canvas, (0, 0), left, mark);
        self.write(canvas, (self.card.width - 1, 0), right, mark);
        if armed(self.process).is_some() {
            let style = self.mark(theme.fault());
            self.write(canvas, (self.card.width - 1, 0), glyphs.armed, style);
        }
        if self.selected {
            let style = self.mark(theme.strong());
            let (left, right) = glyphs.selected_wrap(self.role());
            self.write(canvas, (0, 0), left, style);
            if armed(self.process).is_none() {
                self.write(canvas, (self.card.width - 1, 0), right, style);
            }
        }
        let id = self.id();
        self.write(canvas, (self.card.width - 1 - id.chars().count() as u16, 0), &id, self.small_id());
    }

    /// XS: the id alone; underlined when selected.
    pub(super) fn bare(&self, canvas: &mut Canvas<'_>) {
        self.ground(canvas);
        let id = self.id();
        let style = self.bare_id();
        let style = if self.selected { style.add_modifier(Modifier::UNDERLINED) } else { style };
        self.write(canvas, (self.card.width - id.chars().count() as u16, 0), &id, style);
    }

    /// The style of a bare id. Without colours its modifiers are all there is: leaders and competitors are tiles, competitors
    /// bold; a waiting process is a bold outline.
    fn bare_id(&self) -> Style {
        let theme = &self.look.theme;
        match self.role() {
            Role::Leader if theme.is_mono() => theme.tile_plain(Role::Leader).remove_modifier(Modifier::BOLD),
            role @ (Role::Waiting | Role::Relay | Role::Black | Role::Decided) => theme.state_text(role),
            _ if self.selected && !theme.is_mono() => self.small_id().add_modifier(Modifier::BOLD),
            _ => self.small_id(),
        }
    }
}
