//! Screens as text, for tests.

use std::fmt::Write as _;

use super::{Buffer, Class, arena, draw, prelude::*};

/// The buffer of a screen that shows a frame.
pub fn screen(frame: &Frame, view: &View, look: &Look, (width, height): (u16, u16)) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    draw(frame, view, look, buffer.area, &mut buffer);
    buffer
}

/// A screen as text, without its graph, in the format of [`with_letters`].
pub fn styled(frame: &Frame, view: &View, look: &Look, size: (u16, u16)) -> String {
    let mut buffer = screen(frame, view, look, size);
    let scene = Scene { frame, view, look };
    let plan = Screen::new(buffer.area, Class::of(buffer.area), &scene);
    // Only the graph of a single run is left out. Two runs side by side keep their graphs.
    let is_placed = |place| matches!(look.placed(frame, place, false), arena::GraphLayout::Graph(_));
    let is_graph = |slot: &&Slot| slot.pane == Pane::Arena && is_placed(slot.place);
    for slot in plan.runs[0].slots.iter().filter(|slot| is_graph(slot) && view.beside.is_none()) {
        Canvas::new(&mut buffer).clear(slot.place, look.theme.base());
    }
    with_letters(&buffer, look)
}

/// The letters that stand for styles, one letter for each style. A screen has fewer styles than there are letters.
const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// A buffer as text: its characters, the styles as letters, and a legend of the letters.
pub fn with_letters(buffer: &Buffer, look: &Look) -> String {
    let size = (buffer.area.width, buffer.area.height);
    let base = look.theme.base();
    let mut styles = vec![(base.fg.unwrap_or_default(), base.bg.unwrap_or_default(), Modifier::empty())];
    let mut letters = String::new();
    for y in 0..size.1 {
        for x in 0..size.0 {
            let cell = &buffer[(x, y)];
            let style = (cell.fg, cell.bg, cell.modifier);
            // The ink of a blank is invisible.
            let blank = cell.symbol() == " " && !cell.modifier.intersects(Modifier::REVERSED | Modifier::UNDERLINED);
            let same = |known: &(Color, Color, Modifier)| if blank { known.1 == style.1 } else { *known == style };
            let at = styles.iter().position(same).unwrap_or_else(|| {
                styles.push(style);
                styles.len() - 1
            });
            letters.push(at.checked_sub(1).map_or('.', |at| char::from(LETTERS[at])));
        }
        letters.push('\n');
    }
    let mut out = words(buffer);
    out.push_str(&letters);
    for (letter, (fg, bg, modifier)) in LETTERS.iter().zip(&styles[1..]) {
        let _ = writeln!(out, "{} = {fg} on {bg} {modifier:?}", char::from(*letter));
    }
    out
}

/// The characters of a screen, row by row.
pub fn words(buffer: &Buffer) -> String {
    let mut words = String::new();
    for y in 0..buffer.area.height {
        (0..buffer.area.width).for_each(|x| words.push_str(buffer[(x, y)].symbol()));
        words.push('\n');
    }
    words
}

/// Records texts that did not fit in their rows while a test drew its screens.
pub mod cuts {
    use std::cell::RefCell;

    use unicode_width::UnicodeWidthStr;

    thread_local! {
        static CUTS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }

    pub fn note(text: &str, room: usize) {
        if text.trim_end().width() > room {
            CUTS.with_borrow_mut(|cuts| cuts.push(format!("{text:?} in {room} columns")));
        }
    }

    pub fn take() -> Vec<String> {
        CUTS.with_borrow_mut(std::mem::take)
    }
}
