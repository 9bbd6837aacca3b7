//! The menu of faults: what can be done to links, messages and the network, each with its key; below, all about the chosen row.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::panel::{self, ListRows};
use super::{OverlayPainter, Places};
use crate::paint::canvas::{Canvas, whole_words, wrapped};
use crate::paint::scene::Scene;
use crate::paint::view_state::PaletteRow;
use crate::paint::view_state::overlay::Faults;

/// The most rows that are taken up by what is said about the chosen row.
const MOST_ABOUT: usize = 6;
/// So many rows of the list stay in sight before anything is said about one.
const LEAST_ROWS: usize = 3;

impl OverlayPainter for Faults {
    fn draw(&self, scene: &Scene<'_>, places: &Places, canvas: &mut Canvas<'_>) {
        draw(scene, places, self, canvas);
    }
}

/// Draws the menu over the side column, so that the graph stays in sight; without one over the lower half.
fn draw(scene: &Scene<'_>, places: &Places, faults: &Faults, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let place = panel::open_at(scene, places.beside_graph(), &faults.title, canvas);
    let (list, about) = parts(place, scene.glyphs().more, faults);
    let rows = ListRows::new(list, faults.chosen, faults.rows.len());
    for (row, (at, action)) in (0..list.height).zip(faults.rows.iter().enumerate().skip(rows.top)) {
        draw_row(scene, list, row, action, at == faults.chosen, canvas);
    }
    rows.record(canvas);
    let edge = Rect { x: list.right() + 1, width: 1, ..list };
    rows.draw_marks(scene, edge, theme.base().patch(theme.strong()), canvas);
    if about.is_empty() {
        return;
    }
    let first = list.bottom() - place.y;
    canvas.row(place, first).repeat(scene.look.glyphs.rule, usize::from(place.width), theme.rule());
    let refused = faults.rows.get(faults.chosen).is_some_and(|row| row.why.is_some());
    let style = if refused { theme.muted() } else { theme.text() };
    for (row, line) in (first + 1..place.height).zip(&about) {
        canvas.row(place, row).write(line, style);
    }
}

/// The place of the list, and what is said of the chosen row below it: why it cannot be done, or what it does.
fn parts(place: Rect, more: &str, faults: &Faults) -> (Rect, Vec<String>) {
    let height = usize::from(place.height);
    let chosen = faults.rows.get(faults.chosen);
    let text = chosen.and_then(|row| row.why.as_deref()).unwrap_or(&faults.about);
    let mut about = wrapped(text, usize::from(place.width));
    // The list can be scrolled and what is said cannot: it is said to its end, as long as some rows of the list stay.
    let free = height.saturating_sub(faults.rows.len() + 1);
    let most = free.max(height.saturating_sub(LEAST_ROWS + 1)).min(MOST_ABOUT);
    if about.len() > most {
        about.truncate(most);
        if let Some(last) = about.last_mut() {
            let width = usize::from(place.width);
            // What follows, as long as it may be, does not fit: the row ends with the mark that something is left out.
            *last = whole_words(&format!("{last} {}", "…".repeat(width)), width, more);
        }
    }
    let below = if about.is_empty() { 0 } else { about.len() + 1 };
    let rows = height.saturating_sub(below).min(faults.rows.len());
    (Rect { height: rows as u16, ..place }, about)
}

fn draw_row(scene: &Scene<'_>, list: Rect, row: u16, action: &PaletteRow, chosen: bool, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let (cap, does) = match (chosen, &action.why) {
        (true, _) => (theme.selected_row(), theme.selected_row()),
        (false, None) => (theme.strong(), theme.text()),
        (false, Some(_)) => (theme.faint(), theme.faint()),
    };
    if chosen {
        canvas.row(list, row).fill(theme.selected_row());
    }
    let mut pen = canvas.row(list, row);
    if chosen {
        pen.write(scene.look.glyphs.play, cap).skip(1);
    } else {
        pen.skip(2);
    }
    pen.write(&action.cap, cap).skip(3_usize.saturating_sub(action.cap.width()));
    let room = pen.left();
    let text =
        action.does.within(room).map_or_else(|| whole_words(action.does.shortest(), room, scene.glyphs().more), str::to_owned);
    pen.write(&text, does);
}
