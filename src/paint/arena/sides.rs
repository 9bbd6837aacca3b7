//! Who is on which side of a partition: a letter on each card, so that the groups can be named and told apart without colour.

use ratatui::layout::Rect;

use super::cuts::Drawn;
use super::geometry::{CardSize, Layout};
use crate::paint::Look;
use crate::paint::canvas::{Canvas, inside};
use crate::session::model::Frame;

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

/// A letter next to a card of one row.
pub(super) struct Beside {
    /// Its cell.
    pub(super) cell: (i32, i32),
    letter: char,
}

/// The letters next to cards of one row: towards the middle of the ring, and where its neighbours stand in the way, above or below it.
/// A letter that would be read together with a neighbour's id is left out.
pub(super) fn beside(frame: &Frame, layout: &Layout, clip: Rect, cuts: &Drawn) -> Vec<Beside> {
    if layout.size < CardSize::Small {
        return Vec::new();
    }
    let taken: Vec<(i32, i32)> = cuts.cells().collect();
    let on_card = |x: i32, y: i32| layout.cards.iter().any(|card| inside(*card, x, y));
    let mut letters: Vec<Beside> = Vec::new();
    for (process, card) in frame.processes.iter().zip(&layout.cards) {
        let Some(letter) = frame.cuts.side(process.position).and_then(letter) else { continue };
        let (x, y) = (i32::from(card.x), i32::from(card.y));
        let (right, below, middle) = (i32::from(card.right()), i32::from(card.bottom()), x + i32::from(card.width) / 2);
        let upper = 2 * card.y + card.height < 2 * clip.y + clip.height;
        let western = 2 * card.x + card.width < 2 * clip.x + clip.width;
        let (inner, outer) = if upper { (below, y - 1) } else { (y - 1, below) };
        let side = if western { (right, right + 1) } else { (x - 1, x - 2) };
        let places = [(side.0, y, side.1), (middle, outer, middle), (middle, inner, middle)];
        let is_free = |&&(x, y, beyond): &&(i32, i32, i32)| {
            let is_open = |x: i32| !on_card(x, y) && !letters.iter().any(|letter| letter.cell == (x, y));
            let aired = if beyond == x { is_open(x - 1) && is_open(x + 1) } else { is_open(beyond) };
            inside(clip, x, y) && is_open(x) && aired && !taken.contains(&(x, y))
        };
        if let Some(&(x, y, _)) = places.iter().find(is_free) {
            letters.push(Beside { cell: (x, y), letter });
        }
    }
    letters
}

/// Draws the letters: in the upper edge of a card of several rows, beside one of a single row where there is room.
pub(super) fn draw(canvas: &mut Canvas<'_>, clip: Rect, frame: &Frame, layout: &Layout, look: &Look, cuts: &Drawn) {
    let theme = &look.theme;
    for Beside { cell: (x, y), letter } in beside(frame, layout, clip, cuts) {
        canvas.write(clip, x, y, &letter.to_string(), theme.fault());
    }
    if layout.size >= CardSize::Small {
        return;
    }
    for (process, card) in frame.processes.iter().zip(&layout.cards) {
        let Some(letter) = frame.cuts.side(process.position).and_then(letter) else { continue };
        let style = if theme.is_solid(process.role) { theme.tile(process.role) } else { theme.fault() };
        canvas.write(clip, i32::from(card.x) + 1, i32::from(card.y), &letter.to_string(), style);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::tests::frames::frame_of;

    #[test]
    fn the_letters_name_the_sides_that_there_are() {
        let parted = |sides: &str| {
            let text = "protocol = \"bully\"\nevents = [{ at = 1, SIDES }]\n[processes]\ncount = 7\n";
            letters(&frame_of((&text.replace("SIDES", sides), 1), (80, 24)))
        };
        assert_eq!(parted("start = 7"), None);
        assert_eq!(parted("partition = [[3, 4]]").as_deref(), Some("A B"));
        assert_eq!(parted("partition = [[3, 4], [7]]").as_deref(), Some("A-C"));
        assert_eq!((letter(25), letter(26)), (Some('Z'), None));
    }
}
