//! What stands beside a process, such as its round: on the larger cards, and next to the smaller ones where there is room.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::cuts::Drawn;
use super::geometry::{CardSize, Layout};
use super::marks;
use super::sides;
use crate::engine::Process;
use crate::paint::Look;
use crate::paint::canvas::{Canvas, inside};
use crate::session::model::Frame;
use crate::text::Fit;

/// What stands beside a process, in words, in its lengths, the longest first; of most processes nothing.
pub(super) fn lengths(process: &Process, look: &Look) -> Vec<String> {
    let badge = process.badge.as_ref().map(|badge| look.texts.fit_remark(badge)).filter(|badge| !badge.is_empty());
    badge.iter().flat_map(Fit::lengths).map(str::to_owned).collect()
}

/// What stands beside a process, as short as it can be said.
pub(super) fn of(process: &Process, look: &Look) -> Option<String> {
    lengths(process, look).pop()
}

/// Writes the badges that have no room on their cards next to them.
pub(super) fn draw(canvas: &mut Canvas<'_>, clip: Rect, frame: &Frame, layout: &Layout, look: &Look) {
    for Badge { place, text, process } in beside(frame, layout, clip, look) {
        let style = look.theme.state_text(process.role).remove_modifier(Modifier::REVERSED);
        canvas.fill(clip, place, ratatui::style::Style::new());
        canvas.write(clip, i32::from(place.x), i32::from(place.y), &text, style);
    }
}

/// A badge next to its card.
pub(super) struct Badge<'a> {
    /// Its cells, in one row.
    pub(super) place: Rect,
    text: String,
    process: &'a Process,
}

/// The badges next to cards of one row. A badge has its place by where its card is on the ring, whatever goes on round it: outside of
/// the ring, a blank beside its card, or where its neighbours stand in the way, above or below it. One that has no room is left out.
pub(super) fn beside<'a>(frame: &'a Frame, layout: &Layout, clip: Rect, look: &Look) -> Vec<Badge<'a>> {
    if layout.size < CardSize::Small {
        return Vec::new();
    }
    let marks = marks::marks_beside(frame.processes.iter(), layout, clip, look);
    let cuts = Drawn::of(frame, layout);
    let letters = sides::beside(frame, layout, clip, &cuts);
    let signs: Vec<(i32, i32)> =
        marks.iter().map(|mark| mark.cell).chain(cuts.cells()).chain(letters.iter().map(|letter| letter.cell)).collect();
    let mut badges: Vec<Badge<'_>> = Vec::new();
    for (process, &card) in frame.processes.iter().zip(&layout.cards) {
        let Some(text) = of(process, look) else { continue };
        let width = text.chars().count() as u16;
        // A blank between it and what is not its own, so that nobody takes it for the neighbour's.
        let aired = |place: &Rect| Rect { x: place.x.saturating_sub(1), width: place.width + 2, ..*place };
        let has_room = |place: &Rect| {
            clip.intersection(*place) == *place && layout.cards.iter().all(|other| !other.intersects(aired(place)))
        };
        let place = around(card, width, clip, layout.is_racetrack()).into_iter().flatten().find(has_room);
        let is_free = |place: &Rect| {
            let aired = aired(place);
            !signs.iter().any(|sign| inside(aired, sign.0, sign.1)) && badges.iter().all(|badge| !badge.place.intersects(aired))
        };
        if let Some(place) = place.filter(is_free) {
            badges.push(Badge { place, text, process });
        }
    }
    badges
}

/// The places next to a card, the best first; none where there are no such cells.
fn around(card: Rect, width: u16, clip: Rect, racetrack: bool) -> [Option<Rect>; 3] {
    let row = |x: Option<u16>, y: Option<u16>| x.zip(y).map(|(x, y)| Rect { x, y, width, height: 1 });
    let middle = (card.x + card.width / 2).checked_sub(width / 2);
    let (above, below) = (card.y.checked_sub(1), Some(card.bottom()));
    let upper = 2 * card.y + card.height < 2 * clip.y + clip.height;
    let western = 2 * card.x + card.width < 2 * clip.x + clip.width;
    let (outer, inner) = if upper { (above, below) } else { (below, above) };
    let side = if western { card.x.checked_sub(width + 1) } else { Some(card.right() + 1) };
    // Round a racetrack the lane of the messages is between the cards and the middle.
    [row(side, Some(card.y)), row(middle, outer), row(middle, inner).filter(|_| !racetrack)]
}
