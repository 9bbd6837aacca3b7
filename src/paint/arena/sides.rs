//! Who is on which side of a partition: a letter on each card, so that the groups can be named and told apart without colour.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::layout::{CardSize, Layout};
use crate::paint::{Look, pen};
use crate::session::frame::Frame;

/// More sides than this have no letter of their own.
const LETTERS: u32 = 26;

/// The letter of a side: A for that of the first process, and so on; nothing where there are more sides than letters.
pub(in crate::paint) fn letter(side: u32) -> Option<char> {
    (side < LETTERS).then(|| char::from(b'A' + side as u8))
}

/// The letters of the sides there are, as the legend shows them: `A B`, `A-C`; nothing while nobody is parted.
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

/// Draws the letters: in the upper edge of a card of several rows, beside one of a single row where there is room.
pub(super) fn draw(buffer: &mut Buffer, clip: Rect, frame: &Frame, layout: &Layout, look: &Look, taken: &[(i32, i32)]) {
    if frame.cuts.sides.is_empty() {
        return;
    }
    let on_card = |x: i32, y: i32| layout.cards.iter().any(|card| pen::inside(*card, x, y));
    for (process, card) in frame.processes.iter().zip(&layout.cards) {
        let Some(letter) = frame.cuts.side(process.position).and_then(letter) else { continue };
        let letter = letter.to_string();
        let (x, y) = (i32::from(card.x), i32::from(card.y));
        let theme = &look.theme;
        if !matches!(layout.size, CardSize::Small | CardSize::XSmall) {
            let style = if theme.is_solid(process.role) { theme.tile(process.role) } else { theme.fault() };
            pen::write(buffer, clip, x + 1, y, &letter, style);
            continue;
        }
        let (right, below) = (i32::from(card.right()), i32::from(card.bottom()));
        let middle = x + i32::from(card.width) / 2;
        let beside = [(right, y), (x - 1, y), (middle, y - 1), (middle, below)];
        let is_free = |&&(x, y): &&(i32, i32)| pen::inside(clip, x, y) && !on_card(x, y) && !taken.contains(&(x, y));
        if let Some(&(x, y)) = beside.iter().find(is_free) {
            pen::write(buffer, clip, x, y, &letter, theme.fault());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::sample;
    use crate::session::frame::Cuts;

    #[test]
    fn the_letters_name_the_sides_that_there_are() {
        let mut frame = sample::bully_of_seven();
        assert_eq!(letters(&frame), None);
        frame.cuts = Cuts { sides: vec![0, 0, 1, 1, 0, 0, 0], ..Cuts::default() };
        assert_eq!(letters(&frame).as_deref(), Some("A B"));
        frame.cuts.sides[6] = 2;
        assert_eq!(letters(&frame).as_deref(), Some("A-C"));
        assert_eq!((letter(25), letter(26)), (Some('Z'), None));
    }
}
