//! The palette: every action with its keys.

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::panel::{self, ListRows};
use super::prompt;
use super::{OverlayPainter, Places};
use crate::paint::canvas::{Canvas, whole_words, wrapped};
use crate::paint::scene::Scene;
use crate::paint::view_state::PaletteRow;
use crate::paint::view_state::overlay::Palette;
use crate::text::ids;

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
/// Narrower than this the words have all the room.
const VERY_NARROW: usize = 30;
/// The rows below the list: what is wrong, or all about the chosen row.
const BELOW: usize = 2;

impl OverlayPainter for Palette {
    fn draw(&self, scene: &Scene<'_>, places: &Places, canvas: &mut Canvas<'_>) {
        draw(scene, places.whole, self, canvas);
    }
}

/// Draws the overlay. It has the same size whatever is found, so that nothing moves while one types.
fn draw(scene: &Scene<'_>, area: Rect, palette: &Palette, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let Sizes { panel, below, rows } = sizes(scene, area, palette);
    let place = panel::open_at(scene, panel, &palette.title, canvas);
    prompt::draw_input(scene, place, &palette.input, palette.cursor, canvas);
    if palette.rows.is_empty() {
        canvas.row(place, 1).whole(&scene.say(ids::SCREEN_PICKER_NOTHING), theme.muted());
    }
    let (room, top) = (usize::from(rows.place.height), rows.top);
    let caps = caps(usize::from(place.width));
    for (row, (at, action)) in (1..).zip(palette.rows.iter().enumerate().skip(top).take(room)) {
        draw_row(scene, place, row, (action, caps), at == palette.chosen, canvas);
    }
    rows.record(canvas);
    rows.draw_marks(scene, rows.place, theme.strong(), canvas);
    let first = place.height.saturating_sub(reserved(place.height, below.len()) as u16);
    for (row, (line, style)) in (first..).zip(&below) {
        canvas.row(place, row).write(line, *style);
    }
}

/// Where everything is.
struct Sizes {
    panel: Rect,
    /// What stands below the rows.
    below: Vec<(String, Style)>,
    rows: ListRows,
}

fn sizes(scene: &Scene<'_>, area: Rect, palette: &Palette) -> Sizes {
    let columns = panel::room(area).min(COLUMNS);
    let panel = panel::place(area, &palette.title, (columns, 1 + MOST + 1 + BELOW));
    let inside = panel::inside(panel);
    let below = below(scene, palette, usize::from(inside.width));
    let blank = u16::from(inside.height > 10);
    let below = keep(below, usize::from(inside.height), palette.fault.is_some());
    let room = inside.height.saturating_sub(1 + blank + reserved(inside.height, below.len()) as u16);
    let list = Rect { y: inside.y + 1, height: room, ..inside };
    Sizes { panel, below, rows: ListRows::new(list, palette.chosen, palette.rows.len()) }
}

/// Of what stands below the rows as much as leaves the input in sight and, unless something is wrong, the chosen row.
fn keep(mut below: Vec<(String, Style)>, height: usize, faulty: bool) -> Vec<(String, Style)> {
    below.truncate(height.saturating_sub(if faulty { 1 } else { 2 }));
    below
}

/// The rows that are kept for so many lines below the list, so that it stays where it is while one types; where it is low, no more
/// than there are.
const fn reserved(height: u16, lines: usize) -> usize {
    if height > 2 * BELOW as u16 + 2 && lines < BELOW { BELOW } else { lines }
}

/// The columns of the keys' caps.
const fn caps(columns: usize) -> usize {
    match columns {
        0..VERY_NARROW => 0,
        VERY_NARROW..NARROW => FEW_CAPS,
        _ => CAPS,
    }
}

/// What is wrong after Enter; else why the chosen row cannot act; else what it does, if its row is too short to say it.
fn below(scene: &Scene<'_>, palette: &Palette, columns: usize) -> Vec<(String, Style)> {
    let theme = scene.theme();
    let chosen = palette.rows.get(palette.chosen);
    let (text, style) = match (&palette.fault, chosen) {
        (Some(fault), _) => (fault.clone(), theme.fault()),
        (None, Some(row)) => {
            // The row says it all, if it is not cut.
            let cut = (caps(columns) + 5 + row.does.width() > columns).then_some(row.does.longest());
            let text: Vec<&str> = cut.into_iter().chain(row.why.as_deref()).collect();
            (text.join(scene.glyphs().between), theme.text())
        }
        (None, None) => return Vec::new(),
    };
    wrapped(&text, columns).into_iter().map(|line| (line, style)).collect()
}

fn draw_row(
    scene: &Scene<'_>,
    place: Rect,
    row: u16,
    (action, caps): (&PaletteRow, usize),
    chosen: bool,
    canvas: &mut Canvas<'_>,
) {
    let theme = scene.theme();
    let (cap, does) = match (chosen, &action.why) {
        (true, _) => (theme.selected_row(), theme.selected_row()),
        (false, None) => (theme.strong(), theme.text()),
        (false, Some(_)) => (theme.faint(), theme.faint()),
    };
    if chosen {
        canvas.row(place, row).fill(theme.selected_row());
    }
    let mut pen = canvas.row(place, row);
    pen.keep_free(1);
    if chosen {
        pen.write(scene.look.glyphs.play, cap).skip(1);
    } else {
        pen.skip(2);
    }
    if caps > 0 {
        let keys = whole_words(&action.cap, caps, "");
        pen.write(&keys, cap).skip(caps + 2 - keys.width());
    }
    let room = pen.left();
    pen.write(&whole_words(&action.does, room, scene.glyphs().more), does);
    if let Some(why) = &action.why {
        pen.whole(&format!("{}{why}", scene.glyphs().between), does);
    }
}
