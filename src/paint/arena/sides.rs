//! The sides of a partition: a letter on each card, so that the groups can be named and told apart without colour.

use super::geometry::CardSize;
use super::stage::Stage;
use crate::paint::canvas::Canvas;
use crate::session::model::Frame;

/// More sides than this have no letter of their own.
const LETTERS: u32 = 26;

/// The letter of a side: A for that of the first process, and so on; nothing where there are more sides than letters.
pub(in crate::paint) fn letter(side: u32) -> Option<char> {
    (side < LETTERS).then(|| char::from(b'A' + side as u8))
}

/// The letters of the sides there are, as the legend shows them: `A B`, `A-C`; nothing while there is one side.
pub(super) fn letters(frame: &Frame) -> Option<String> {
    let mut sides: Vec<u32> = frame.cuts.sides.clone();
    sides.sort_unstable();
    sides.dedup();
    let named: Vec<String> = sides.iter().copied().filter_map(letter).map(String::from).collect();
    match named.as_slice() {
        [] | [_] => None,
        [first, second] => Some(format!("{first} {second}")),
        [first, .., last] => Some(format!("{first}-{last}")),
    }
}

/// Draws the letters in the upper edges of cards of several rows; those of smaller cards stand beside them.
pub(super) fn draw(canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>, frame: &Frame) {
    if layout.size >= CardSize::Small {
        return;
    }
    let theme = &look.theme;
    for (process, card) in frame.processes.iter().zip(&layout.cards) {
        let Some(letter) = frame.cuts.side(process.position).and_then(letter) else { continue };
        let style = if theme.is_solid(process.role) { theme.tile(process.role) } else { theme.fault() };
        // On the largest cards the glyph of the state has the corner.
        let column = if layout.size <= CardSize::XLarge { 4 } else { 1 };
        canvas.write(clip, i32::from(card.x) + column, i32::from(card.y), &letter.to_string(), style);
    }
}

#[cfg(test)]
mod tests;
