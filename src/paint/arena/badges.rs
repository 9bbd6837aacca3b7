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
            // A blank between it and what is not its own, so that nobody takes it for the neighbour's.
            let aired = Rect { x: place.x.saturating_sub(1), width: place.width + 2, ..*place };
            let marked = marks.iter().any(|mark| pen::inside(aired, mark.cell.0, mark.cell.1));
            clip.intersection(*place) == *place
                && !marked
                && !card.intersects(*place)
                && layout.cards.iter().all(|other| *other == card || !other.intersects(aired))
                && badges.iter().all(|badge| !badge.place.intersects(aired))
        };
        // Round a racetrack the lane of the messages is next to the cards.
        let places = if layout.is_racetrack() { OUTSIDE } else { ANYWHERE };
        if let Some(place) = around(card, width, clip).into_iter().take(places).flatten().find(is_free) {
            badges.push(Badge { place, text, process });
        }
    }
    badges
}

/// How many of the places next to a card there are.
const ANYWHERE: usize = 8;
/// How many of them are not between the card and the middle of the ring.
const OUTSIDE: usize = 5;

/// The places next to a card, the best first; none where there are no such cells.
fn around(card: Rect, width: u16, clip: Rect) -> [Option<Rect>; ANYWHERE] {
    let row = |x: Option<u16>, y: Option<u16>| x.zip(y).map(|(x, y)| Rect { x, y, width, height: 1 });
    let middle = (card.x + card.width / 2).checked_sub(width / 2);
    let (first, last) = (Some(card.x), card.right().checked_sub(width));
    let (above, below) = (card.y.checked_sub(1), Some(card.bottom()));
    let (left, right) = (card.x.checked_sub(width), Some(card.right()));
    let upper = 2 * card.y + card.height < 2 * clip.y + clip.height;
    let western = 2 * card.x + card.width < 2 * clip.x + clip.width;
    let (outer, inner) = if upper { (above, below) } else { (below, above) };
    let ((near, far), (outer_side, inner_side)) =
        if western { ((first, last), (left, right)) } else { ((last, first), (right, left)) };
    let beside = Some(card.y);
    [
        row(middle, outer),
        row(near, outer),
        row(far, outer),
        row(outer_side, beside),
        row(inner_side, beside),
        row(middle, inner),
        row(near, inner),
        row(far, inner),
    ]
}
