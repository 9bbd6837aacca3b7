//! What stands beside a process, such as its round: on the larger cards, and next to the smaller ones where there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::cards;
use super::layout::{CardSize, Layout};
use crate::paint::{Look, pen};
use crate::session::frame::{Frame, Process};

/// What stands beside a process, in words; of most processes nothing.
pub(super) fn of(process: &Process, look: &Look) -> Option<String> {
    process.badge.as_ref().map(|badge| look.texts.remark(badge)).filter(|badge| !badge.is_empty())
}

/// Writes the badges that have no room on their cards next to them.
pub(super) fn draw(buffer: &mut Buffer, clip: Rect, frame: &Frame, layout: &Layout, look: &Look) {
    for Badge { place, text, process } in beside(frame, layout, clip, look) {
        let style = look.theme.state_text(process.role).remove_modifier(Modifier::REVERSED);
        pen::fill(buffer, clip, place, ratatui::style::Style::new());
        pen::write(buffer, clip, i32::from(place.x), i32::from(place.y), &text, style);
    }
}

/// A badge next to its card.
pub(super) struct Badge<'a> {
    /// Its cells, in one row.
    pub(super) place: Rect,
    text: String,
    process: &'a Process,
}

/// The badges next to cards of one row, each where it is free: away from the middle, where no message runs, above or below its card, or
/// else at its side. One that has no room is left out.
pub(super) fn beside<'a>(frame: &'a Frame, layout: &Layout, clip: Rect, look: &Look) -> Vec<Badge<'a>> {
    if layout.size < CardSize::Small {
        return Vec::new();
    }
    let marks = cards::marks_beside(frame.processes.iter(), layout, clip, look);
    let mut badges: Vec<Badge<'_>> = Vec::new();
    for (process, &card) in frame.processes.iter().zip(&layout.cards) {
        let Some(text) = of(process, look) else { continue };
        let width = text.chars().count() as u16;
        let is_free = |place: &Rect| {
            let marked = marks.iter().any(|mark| pen::inside(*place, mark.cell.0, mark.cell.1));
            clip.intersection(*place) == *place
                && !marked
                && layout.cards.iter().all(|card| !card.intersects(*place))
                && badges.iter().all(|badge| !badge.place.intersects(*place))
        };
        if let Some(place) = around(card, width, clip).into_iter().flatten().find(is_free) {
            badges.push(Badge { place, text, process });
        }
    }
    badges
}

/// The places next to a card, the best first; none where there are no such cells.
fn around(card: Rect, width: u16, clip: Rect) -> [Option<Rect>; 4] {
    let row = |x: u16, y: u16| Rect { x, y, width, height: 1 };
    let middle = (card.x + card.width / 2).checked_sub(width / 2);
    let above = middle.zip(card.y.checked_sub(1)).map(|(x, y)| row(x, y));
    let below = middle.map(|x| row(x, card.bottom()));
    let left = card.x.checked_sub(width).map(|x| row(x, card.y));
    let right = Some(row(card.right(), card.y));
    let upper = 2 * card.y + card.height < 2 * clip.y + clip.height;
    let western = 2 * card.x + card.width < 2 * clip.x + clip.width;
    let (outer, inner) = if upper { (above, below) } else { (below, above) };
    let (outer_side, inner_side) = if western { (left, right) } else { (right, left) };
    [outer, outer_side, inner_side, inner]
}
