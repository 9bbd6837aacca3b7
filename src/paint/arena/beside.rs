//! What stands beside cards of one row, where larger ones have it inside: marks of states, badges such as a round, and the letters of
//! the sides of a partition.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::cuts::Drawn;
use super::geometry::CardSize;
use super::sides;
use super::stage::{Label, Stage};
use crate::engine::Process;
use crate::paint::Look;
use crate::paint::canvas::inside;
use crate::protocol::{Role, Topology};
use crate::session::model::Frame;
use crate::text::Fit;

fn sign((x, y): (i32, i32), text: String, style: Style) -> Label {
    Label { place: Rect { x: x as u16, y: y as u16, width: 1, height: 1 }, text, style }
}

/// All that stands beside cards. A badge has no sign beside it that is not its own.
pub(super) fn placed(stage: Stage<'_>, frame: &Frame, cuts: &Drawn) -> Vec<Label> {
    match stage.layout.size {
        CardSize::Huge | CardSize::XxLarge | CardSize::XLarge | CardSize::Large | CardSize::Medium => Vec::new(),
        CardSize::Small | CardSize::XSmall => {
            let (marks, letters) = (marks(stage, frame), letters(stage, frame, cuts));
            let signs = marks.iter().chain(&letters).map(|sign| sign.place.as_position());
            let signs: Vec<(i32, i32)> = signs.map(|at| (i32::from(at.x), i32::from(at.y))).chain(cuts.cells()).collect();
            let badges = badges(stage, frame, &signs);
            marks.into_iter().chain(badges).chain(letters).collect()
        }
    }
}

/// Beside bare ids, what their one colour or modifier does not tell well: an armed crash, and the states that are rare and
/// weighty. Each mark is on the side where there is more room.
fn marks(Stage { look, layout, clip }: Stage<'_>, frame: &Frame) -> Vec<Label> {
    let mut marks: Vec<Label> = Vec::new();
    for (_, card) in frame.processes.iter().zip(&layout.cards).filter(|(process, _)| process.role == Role::Leader) {
        marks.extend(bars(look, *card, clip));
    }
    for (process, card) in frame.processes.iter().zip(&layout.cards).filter(|_| layout.size == CardSize::XSmall) {
        let armed = armed(process).map(|_| (look.glyphs.armed, look.theme.fault()));
        let says_it = matches!(process.role, Role::Waiting | Role::Relay);
        // Those who only pass on are many, and must not outshout the ids.
        let sample = if process.role == Role::Relay { look.theme.faint() } else { look.theme.state_sample(process.role) };
        let state = says_it.then(|| (look.glyphs.state(process.role), sample));
        for (glyph, style) in armed.into_iter().chain(state) {
            let y = i32::from(card.y);
            let (left, right) = (i32::from(card.x) - 1, i32::from(card.right()));
            let is_free = |x: i32| {
                let on_card = layout.cards.iter().any(|other| inside(*other, x, y));
                inside(clip, x, y) && !on_card && !marks.iter().any(|mark| inside(mark.place, x, y))
            };
            let sides = [(right, right + 1), (left, left - 1)];
            let airy = sides.iter().find(|&&(x, beyond)| is_free(x) && is_free(beyond));
            if let Some(&(x, _)) = airy.or_else(|| sides.iter().find(|&&(x, _)| is_free(x))) {
                marks.push(sign((x, y), glyph.to_owned(), style));
            }
        }
    }
    marks
}

/// Double lines beside the one-row card of a leader: no message has such, however it looks.
fn bars(look: &Look, card: Rect, clip: Rect) -> impl Iterator<Item = Label> {
    let style = look.theme.state_text(Role::Leader).remove_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD);
    let (bar, y) = (look.glyphs.frame(Role::Leader).down, i32::from(card.y));
    let sides = [i32::from(card.x) - 1, i32::from(card.right())].into_iter().filter(move |&x| inside(clip, x, y));
    sides.map(move |x| sign((x, y), bar.to_owned(), style))
}

/// After how many messages a process crashes; nothing of one that is down.
pub(super) fn armed(process: &Process) -> Option<u32> {
    process.crashes_after.filter(|_| process.role != Role::Crashed)
}

/// What is said of a process besides its state, in words, the longest first; of most processes nothing.
pub(super) fn badge_lengths(process: &Process, look: &Look) -> Vec<String> {
    let badge = process.badge.as_ref().map(|badge| look.badge(badge)).filter(|badge| !badge.is_empty());
    badge.iter().flat_map(Fit::lengths).map(str::to_owned).collect()
}

/// The badges. A badge has its place by where its card is on the ring, whatever goes on round it: outside of the ring, a blank beside
/// its card, or where its neighbours stand in the way, above or below it. One that has no room is left out.
fn badges(Stage { look, layout, clip }: Stage<'_>, frame: &Frame, signs: &[(i32, i32)]) -> Vec<Label> {
    let mut badges: Vec<Label> = Vec::new();
    if layout.graph.topology == Topology::TwoWayRing {
        return badges;
    }
    for (process, &card) in frame.processes.iter().zip(&layout.cards) {
        let Some(text) = badge_lengths(process, look).pop() else { continue };
        let width = text.chars().count() as u16;
        // A blank between it and what is not its own, so that it is not read as the neighbour's.
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
            let style = look.theme.state_text(process.role).remove_modifier(Modifier::REVERSED);
            badges.push(Label { place, text, style });
        }
    }
    badges
}

/// Whether a card is in the upper half of an area, and whether in its left half.
fn quarter_of(card: Rect, clip: Rect) -> (bool, bool) {
    (2 * card.y + card.height < 2 * clip.y + clip.height, 2 * card.x + card.width < 2 * clip.x + clip.width)
}

/// The places next to a card, the best first; none where there are no such cells.
fn around(card: Rect, width: u16, clip: Rect, racetrack: bool) -> [Option<Rect>; 3] {
    let row = |x: Option<u16>, y: Option<u16>| x.zip(y).map(|(x, y)| Rect { x, y, width, height: 1 });
    let middle = (card.x + card.width / 2).checked_sub(width / 2);
    let (above, below) = (card.y.checked_sub(1), Some(card.bottom()));
    let (upper, western) = quarter_of(card, clip);
    let (outer, inner) = if upper { (above, below) } else { (below, above) };
    let side = if western { card.x.checked_sub(width + 1) } else { Some(card.right() + 1) };
    // Round a racetrack the lane of the messages is between the cards and the middle.
    [row(side, Some(card.y)), row(middle, outer), row(middle, inner).filter(|_| !racetrack)]
}

/// The letters of the sides: towards the middle of the ring, and where the neighbours of a card stand in the way, above or below it.
/// A letter that would be read together with a neighbour's id is left out.
fn letters(Stage { look, layout, clip }: Stage<'_>, frame: &Frame, cuts: &Drawn) -> Vec<Label> {
    let taken: Vec<(i32, i32)> = cuts.cells().collect();
    let on_card = |x: i32, y: i32| layout.cards.iter().any(|card| inside(*card, x, y));
    let mut letters: Vec<Label> = Vec::new();
    for (process, card) in frame.processes.iter().zip(&layout.cards) {
        let Some(letter) = frame.cuts.side(process.position).and_then(sides::letter) else { continue };
        let (x, y) = (i32::from(card.x), i32::from(card.y));
        let (right, below, middle) = (i32::from(card.right()), i32::from(card.bottom()), x + i32::from(card.width) / 2);
        let (upper, western) = quarter_of(*card, clip);
        let (inner, outer) = if upper { (below, y - 1) } else { (y - 1, below) };
        let side = if western { (right, right + 1) } else { (x - 1, x - 2) };
        let places = [(side.0, y, side.1), (middle, outer, middle), (middle, inner, middle)];
        let is_free = |&&(x, y, beyond): &&(i32, i32, i32)| {
            let is_open = |x: i32| !on_card(x, y) && !letters.iter().any(|letter| inside(letter.place, x, y));
            let aired = if beyond == x { is_open(x - 1) && is_open(x + 1) } else { is_open(beyond) };
            inside(clip, x, y) && is_open(x) && aired && !taken.contains(&(x, y))
        };
        if let Some(&(x, y, _)) = places.iter().find(is_free) {
            letters.push(sign((x, y), letter.to_string(), look.theme.fault()));
        }
    }
    letters
}
