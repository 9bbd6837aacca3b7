//! What stands beside cards of one row, where larger ones have it inside: marks of states, badges such as a round, and the letters of
//! the sides of a partition.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use super::cuts::Drawn;
use super::geometry::CardSize;
use super::pills;
use super::{Label, Stage};
use crate::Look;
use crate::canvas::{Canvas, inside};
use suffrage_engine::engine::Process;
use suffrage_engine::protocol::{Role, Topology};
use suffrage_session::model::Frame;
use suffrage_text::Fit;

fn sign((x, y): (i32, i32), text: String, style: Style) -> Label {
    Label { place: Rect { x: x as u16, y: y as u16, width: 1, height: 1 }, text, style }
}

/// All that stands beside cards. A badge has no sign beside it that is not its own.
pub(super) fn placed(stage: Stage<'_>, frame: &Frame, cuts: &Drawn, words: &[Rect]) -> Vec<Label> {
    match stage.layout.size {
        CardSize::Huge | CardSize::XxLarge | CardSize::XLarge | CardSize::Large | CardSize::Medium => {
            titles(stage, frame, words)
        }
        CardSize::Small | CardSize::XSmall => {
            let (marks, letters) = (marks(stage, frame), letters(stage, frame, cuts));
            let signs = marks.iter().chain(&letters).map(|sign| sign.place.as_position());
            let signs: Vec<(i32, i32)> =
                signs.map(|at| (i32::from(at.x), i32::from(at.y))).chain(cuts.cells()).collect();
            let badges = badges(stage, frame, &signs);
            marks.into_iter().chain(badges).chain(letters).collect()
        }
    }
}

/// What a process with a part of its own is called, beside its card where neither a card nor words are in the way.
fn titles(Stage { look, layout, clip }: Stage<'_>, frame: &Frame, words: &[Rect]) -> Vec<Label> {
    let rim = layout.size.rim();
    let is_free = |place: &Rect| {
        let aired = Rect { x: place.x.saturating_sub(1), width: place.width + 2, ..*place };
        let mut taken = layout.cards.iter().map(|card| pills::around(*card, rim)).chain(words.iter().copied());
        clip.intersection(aired) == aired && taken.all(|other| !other.intersects(aired))
    };
    let label = |(process, card): (&Process, &Rect)| {
        let text = look.texts.remark(process.title.as_ref()?);
        let width = text.width() as u16;
        let sides = [Some(card.right() + 2), card.x.checked_sub(width + 2)];
        let beside = sides.into_iter().flat_map(|x| (card.y + 1..card.bottom().saturating_sub(1)).map(move |y| (x, y)));
        let middle = (card.x + card.width / 2).checked_sub(width / 2);
        let all = beside.chain([(middle, card.y.saturating_sub(1)), (middle, card.bottom())]);
        let place = all.filter_map(|(x, y)| Some(Rect { x: x?, y, width, height: 1 })).find(is_free)?;
        Some(Label { place, text, style: look.theme.muted() })
    };
    frame.processes.iter().zip(&layout.cards).filter_map(label).collect()
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
        let sample =
            if process.role == Role::Relay { look.theme.faint() } else { look.theme.state_sample(process.role) };
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
        let place = around(card, width, clip).into_iter().flatten().find(has_room);
        let is_free = |place: &Rect| {
            let aired = aired(place);
            !signs.iter().any(|sign| inside(aired, sign.0, sign.1))
                && badges.iter().all(|badge| !badge.place.intersects(aired))
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
fn around(card: Rect, width: u16, clip: Rect) -> [Option<Rect>; 3] {
    let row = |x: Option<u16>, y: Option<u16>| x.zip(y).map(|(x, y)| Rect { x, y, width, height: 1 });
    let middle = (card.x + card.width / 2).checked_sub(width / 2);
    let (above, below) = (card.y.checked_sub(1), Some(card.bottom()));
    let (upper, western) = quarter_of(card, clip);
    let (outer, inner) = if upper { (above, below) } else { (below, above) };
    let side = if western { card.x.checked_sub(width + 1) } else { Some(card.right() + 1) };
    [row(side, Some(card.y)), row(middle, outer), row(middle, inner)]
}

/// The letters of the sides: towards the middle of the ring, and where the neighbours of a card stand in the way, above or below it.
/// A letter that would be read together with a neighbour's id is left out.
fn letters(Stage { look, layout, clip }: Stage<'_>, frame: &Frame, cuts: &Drawn) -> Vec<Label> {
    let taken: Vec<(i32, i32)> = cuts.cells().collect();
    let on_card = |x: i32, y: i32| layout.cards.iter().any(|card| inside(*card, x, y));
    let mut letters: Vec<Label> = Vec::new();
    for (process, card) in frame.processes.iter().zip(&layout.cards) {
        let Some(letter) = frame.cuts.side(process.position).and_then(side_letter) else { continue };
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

/// More sides than this have no letter of their own.
const LETTERS: u32 = 26;

/// The letter of a side: A for that of the first process, and so on; nothing where there are more sides than letters.
pub fn side_letter(side: u32) -> Option<char> {
    (side < LETTERS).then(|| char::from(b'A' + side as u8))
}

/// The letters of the sides there are, as the legend shows them: `A B`, `A-C`; nothing while there is one side.
pub(super) fn side_letters(frame: &Frame) -> Option<String> {
    let mut sides: Vec<u32> = frame.cuts.sides.clone();
    sides.sort_unstable();
    sides.dedup();
    let named: Vec<String> = sides.iter().copied().filter_map(side_letter).map(String::from).collect();
    match named.as_slice() {
        [] | [_] => None,
        [first, second] => Some(format!("{first} {second}")),
        [first, .., last] => Some(format!("{first}-{last}")),
    }
}

/// Draws the letters in the upper edges of cards of several rows; those of smaller cards stand beside them.
pub(super) fn draw_letters(canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>, frame: &Frame) {
    if layout.size >= CardSize::Small {
        return;
    }
    let theme = &look.theme;
    for (process, card) in frame.processes.iter().zip(&layout.cards) {
        let Some(letter) = frame.cuts.side(process.position).and_then(side_letter) else { continue };
        let style = if theme.is_solid(process.role) { theme.tile(process.role) } else { theme.fault() };
        // On the largest cards the glyph of the state has the corner.
        let column = if layout.size <= CardSize::XLarge { 4 } else { 1 };
        canvas.write(clip, i32::from(card.x) + column, i32::from(card.y), &letter.to_string(), style);
    }
}

#[cfg(test)]
mod tests;
