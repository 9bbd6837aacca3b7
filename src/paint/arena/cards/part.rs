//! The card of a process in one of its parts.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::super::geometry::CardSize;
use super::Painter;
use crate::engine::Process;
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::protocol::Strip;

/// What stands on the card of a process in one of its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::paint) struct PartSays {
    /// The glyph of its state.
    pub(in crate::paint) glyph: &'static str,
    /// What it holds, the longest first.
    pub(in crate::paint) holds: Vec<String>,
}

/// Draws a process in one of its parts: its role is that of the part.
pub(in crate::paint) fn draw_part(
    canvas: &mut Canvas<'_>,
    (look, clip): (&Look, Rect),
    process: &Process,
    (card, size): (Rect, CardSize),
    (says, selected): (&PartSays, bool),
) {
    let painter =
        Painter { has_badge: false, says: None, clip, card, process, look, selected, strip: Strip::Progress, part: Some(says) };
    painter.draw(canvas, size);
}

impl Painter<'_> {
    /// What a part holds, in the middle of the lower side.
    pub(super) fn part_holds(&self, canvas: &mut Canvas<'_>, part: &PartSays) {
        let room = usize::from(self.card.width - 2);
        let aired = |text: &String| [format!(" {text} "), format!(" {text}")].into_iter().filter(|_| self.is_framed());
        let all = part.holds.iter().flat_map(|text| aired(text).chain([text.clone()]));
        let Some(text) = { all }.find(|text| text.chars().count() <= room) else { return };
        let length = text.chars().count();
        let style = if self.solid() { self.edge().add_modifier(Modifier::BOLD) } else { self.edge() };
        self.write(canvas, ((room + 2 - length).div_ceil(2) as u16, self.card.height - 1), &text, style);
    }
}
