//! A frame and what is selected, drawn into a ratatui buffer. No terminal, no keys.

pub mod arena;
pub mod captions;
pub mod glyphs;
mod pen;
mod row;
#[cfg(test)]
mod sample;
pub mod theme;
pub mod view_state;
pub mod words;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::session::frame::{Ask, Frame};
use crate::text::Texts;
pub use glyphs::{GlyphSet, Glyphs};
pub use theme::{Depth, Theme, ThemeName};
pub use view_state::View;

/// How things look: the words, the colours and the glyphs.
#[derive(Debug)]
pub struct Look {
    /// The reader's language.
    pub texts: Texts,
    /// The colours.
    pub theme: Theme,
    /// The characters that stand for things.
    pub glyphs: Glyphs,
}

/// What a screen of this size needs of a run of `n` processes.
pub fn ask(area: Rect, n: usize, view: &View) -> Ask {
    let _ = (area, n);
    Ask { selected: view.selected, processes: 4096, log_lines: 200, log_back: view.log_back }
}

/// Draws the whole screen.
pub fn draw(frame: &Frame, view: &View, look: &Look, area: Rect, buffer: &mut Buffer) {
    let _ = (frame, view, look, area, buffer);
}
