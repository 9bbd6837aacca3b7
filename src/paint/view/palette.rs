//! The palette: every action with its keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::Scene;
use super::{panel, prompt};
use crate::paint::captions::Caption;
use crate::paint::row::{RowPen, at_right, whole_words, wrapped};
use crate::paint::view_state::PaletteRow;

/// What the palette shows.
pub(in crate::paint) struct Palette<'p> {
    /// What it is for.
    pub(in crate::paint) title: &'p str,
    /// The actions that fit what has been typed.
    pub(in crate::paint) rows: &'p [PaletteRow],
    /// The chosen row.
    pub(in crate::paint) chosen: usize,
    /// What has been typed, and the cursor in it.
    pub(in crate::paint) input: (&'p str, usize),
    /// What is wrong, after Enter.
    pub(in crate::paint) fault: Option<&'p str>,
}

/// The widest the contents are.
const COLUMNS: usize = 100;
/// The most actions that are shown at once: more are found by typing, and the graph stays in sight.
const MOST: usize = 20;
/// The columns of the keys' caps, as far as keys have usual names.
const CAPS: usize = 14;
/// The same where it is narrow: the first key is enough there.
const FEW_CAPS: usize = 9;
/// Narrower than this there is no room for more than one key.
const NARROW: usize = 50;
/// The rows below the list: what is wrong, or all about the chosen row.
const BELOW: usize = 2;

/// Draws the overlay. It has the same size whatever is found, so that nothing moves while one types.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, palette: &Palette<'_>, buffer: &mut Buffer) {
    let theme = scene.theme();
    let columns = panel::room(area).min(COLUMNS);
    let place = panel::open(scene, area, palette.title, (columns, 1 + MOST + 1 + BELOW), buffer);
    prompt::draw_input(scene, place, palette.input.0, palette.input.1, buffer);
    if palette.rows.is_empty() {
        RowPen::new(buffer, place, 1).whole(&scene.say(Caption::PickerNothing), theme.muted());
    }
    let below = below(scene, palette, usize::from(place.width));
    let blank = usize::from(place.height > 10);
    let room = usize::from(place.height).saturating_sub(1 + blank + BELOW.max(below.len()));
    let top = palette.chosen.saturating_sub(room / 2).min(palette.rows.len().saturating_sub(room));
    let caps = caps(usize::from(place.width));
    for (row, (at, action)) in (1..).zip(palette.rows.iter().enumerate().skip(top).take(room)) {
        draw_row(scene, place, row, (action, caps), at == palette.chosen, buffer);
    }
    if top > 0 {
        at_right(buffer, place, 1, 0, scene.strokes().up, theme.strong());
    }
    if top + room < palette.rows.len() && room > 0 {
        at_right(buffer, place, room as u16, 0, scene.strokes().down, theme.strong());
    }
    let first = place.height.saturating_sub(BELOW.max(below.len()) as u16);
    for (row, (line, style)) in (first..).zip(&below) {
        RowPen::new(buffer, place, row).write(line, *style);
    }
}

/// The columns of the keys' caps.
const fn caps(columns: usize) -> usize {
    if columns < NARROW { FEW_CAPS } else { CAPS }
}

/// What is wrong after Enter; else why the chosen row cannot act; else what it does, if its row is too short to say it.
fn below(scene: &Scene<'_>, palette: &Palette<'_>, columns: usize) -> Vec<(String, Style)> {
    let theme = scene.theme();
    let chosen = palette.rows.get(palette.chosen);
    let (text, style) = match (palette.fault, chosen) {
        (Some(fault), _) => (fault.to_owned(), theme.fault()),
        (None, Some(row)) => {
            // The row says it all, if it is not cut.
            let cut = (caps(columns) + 5 + row.does.width() > columns).then_some(&row.does);
            let text: Vec<&str> = cut.into_iter().chain(&row.why).map(String::as_str).collect();
            (text.join(scene.strokes().between), theme.text())
        }
        (None, None) => return Vec::new(),
    };
    wrapped(&text, columns).into_iter().map(|line| (line, style)).collect()
}

fn draw_row(scene: &Scene<'_>, place: Rect, row: u16, (action, caps): (&PaletteRow, usize), chosen: bool, buffer: &mut Buffer) {
    let theme = scene.theme();
    let (cap, does) = match (chosen, &action.why) {
        (true, _) => (theme.selected_row(), theme.selected_row()),
        (false, None) => (theme.strong(), theme.text()),
        (false, Some(_)) => (theme.faint(), theme.faint()),
    };
    if chosen {
        RowPen::new(buffer, place, row).fill(theme.selected_row());
    }
    let mut pen = RowPen::new(buffer, place, row);
    pen.keep_free(1);
    if chosen {
        pen.write(scene.look.glyphs.play, cap).skip(1);
    } else {
        pen.skip(2);
    }
    let keys = whole_words(&action.cap, caps, "");
    pen.write(&keys, cap).skip(caps + 2 - keys.width());
    let room = pen.left();
    pen.write(&whole_words(&action.does, room, scene.strokes().more), does);
    if let Some(why) = &action.why {
        pen.whole(&format!("{}{why}", scene.strokes().between), does);
    }
}
