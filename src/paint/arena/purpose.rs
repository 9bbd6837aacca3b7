//! What stands beside a graph of processes that go through rounds: what the round is for, and what a process with a part of its own is called.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::geometry::CardSize;
use super::stage::{Label, Stage};
use crate::paint::canvas::wrapped;
use crate::protocol::{Remark, Value};
use crate::session::model::Frame;
use crate::text::ids;

/// The most rows of what a round is for, below its number.
const MOST_ROWS: usize = 4;
/// Wider it would be one long line.
const MOST_COLUMNS: u16 = 26;
/// In fewer columns it would be a tower of words.
const LEAST_COLUMNS: u16 = 12;

/// Both, each where no card is in its way nor anything that is said in a corner or in the middle; what has no room is left out.
pub(super) fn placed(stage: Stage<'_>, frame: &Frame, words: &[Rect]) -> Vec<Label> {
    let titles = titles(stage, frame, words);
    let taken: Vec<Rect> = words.iter().copied().chain(titles.iter().map(|label| label.place)).collect();
    round(stage, frame, &taken).into_iter().chain(titles).collect()
}

/// Whether a place with a cell of air at each side is inside, and no card and nothing that is said there comes into it.
fn is_free(Stage { layout, clip, .. }: Stage<'_>, place: Rect, taken: &[Rect]) -> bool {
    let aired = Rect { x: place.x.saturating_sub(1), width: place.width + 2, ..place };
    let rim = layout.size.rim();
    let card = |card: &Rect| Rect {
        x: card.x.saturating_sub(rim.0),
        y: card.y.saturating_sub(rim.1),
        width: card.width + 2 * rim.0,
        height: card.height + 2 * rim.1,
    };
    clip.intersection(aired) == aired
        && layout.cards.iter().all(|other| !card(other).intersects(aired))
        && taken.iter().all(|other| !other.intersects(aired))
}

/// Beside its card, on the right if it has room there.
fn titles(stage: Stage<'_>, frame: &Frame, taken: &[Rect]) -> Vec<Label> {
    let Stage { look, layout, .. } = stage;
    // Beside small cards messages and their counts need the room.
    if layout.size > CardSize::Medium {
        return Vec::new();
    }
    let titled = frame.processes.iter().zip(&layout.cards).filter_map(|(process, card)| Some((process.title.as_ref()?, *card)));
    let label = |(title, card): (&Remark, Rect)| {
        let text = look.texts.remark(title);
        let width = text.width() as u16;
        let sides = [Some(card.right() + 2), card.x.checked_sub(width + 2)];
        let beside = sides.into_iter().flat_map(|x| (card.y + 1..card.bottom().saturating_sub(1)).map(move |y| (x, y)));
        let middle = (card.x + card.width / 2).checked_sub(width / 2);
        let all = beside.chain([(middle, card.y.saturating_sub(1)), (middle, card.bottom())]);
        let mut places = all.filter_map(|(x, y)| Some(Rect { x: x?, y, width, height: 1 }));
        let place = places.find(|&place| is_free(stage, place, taken))?;
        Some(Label { place, text, style: look.theme.muted() })
    };
    titled.filter_map(label).collect()
}

/// In the upper left corner, below what is counted there: the number of the round, and what processes do in it.
fn round(stage: Stage<'_>, frame: &Frame, taken: &[Rect]) -> Vec<Label> {
    let Stage { look, clip, .. } = stage;
    let (Some((number, _)), Some(purpose)) = (frame.round, &frame.purpose) else { return Vec::new() };
    let left = clip.x + 1;
    let below = taken.iter().filter(|place| place.x <= left).map(|place| place.bottom()).filter(|y| *y < clip.y + 6).max();
    let top = below.unwrap_or(clip.y);
    let said = look.texts.remark(purpose);
    let heading = look.texts.say(ids::HubRound { round: Value::Number(number.into()) });
    // The header has the number of the round too.
    let headings = [Some(heading), None];
    let tries = headings.iter().flat_map(|heading| (LEAST_COLUMNS..=MOST_COLUMNS).rev().map(move |columns| (heading, columns)));
    for (heading, columns) in tries {
        let words = wrapped(&said, columns.into());
        let is_tower = words.len() > MOST_ROWS;
        let heading = heading.iter().map(|heading| (heading.clone(), look.theme.strong()));
        let rows: Vec<_> = heading.chain(words.into_iter().map(|row| (row, look.theme.muted()))).collect();
        let width = rows.iter().map(|(row, _)| row.width()).max().unwrap_or(0) as u16;
        let place = Rect { x: left, y: top, width, height: rows.len() as u16 };
        if width <= columns && !is_tower && is_free(stage, place, taken) {
            let row = |(y, (text, style)): (u16, (String, _))| Label {
                place: Rect { x: left, y, width: text.width() as u16, height: 1 },
                text,
                style,
            };
            return (top..).zip(rows).map(row).collect();
        }
    }
    Vec::new()
}
