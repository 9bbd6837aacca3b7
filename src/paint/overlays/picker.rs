//! A list to choose from.

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::panel::{self, ListRows};
use super::prompt;
use super::{OverlayPainter, Places};
use crate::paint::canvas::{Canvas, whole_words, wrapped};
use crate::paint::scene::Scene;
use crate::paint::view_state::PickerRow;
use crate::paint::view_state::overlay::Picker;
use crate::text::ids;

/// The widest the contents are.
const COLUMNS: usize = 100;
/// The blanks between a name and what it is about.
const GAP: usize = 2;
/// The columns at the right end that the marks of more rows have.
const EDGE: usize = 1;

impl OverlayPainter for Picker {
    fn draw(&self, scene: &Scene<'_>, places: &Places, canvas: &mut Canvas<'_>) {
        draw(scene, places.whole, self, canvas);
    }
}

/// Draws the overlay: what has been typed, the rows round the chosen one, and what is wrong.
fn draw(scene: &Scene<'_>, area: Rect, picker: &Picker, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let Sizes { panel, names, below, rows } = sizes(scene, area, picker);
    let place = panel::open_at(scene, panel, &picker.title, canvas);
    prompt::draw_input(scene, place, &picker.input, usize::MAX, canvas);
    let (room, top) = (usize::from(rows.place.height), rows.top);
    if picker.rows.is_empty() {
        canvas.row(place, 1).whole(&scene.say(ids::SCREEN_PICKER_NOTHING), theme.muted());
    }
    for (row, (at, choice)) in (1..).zip(picker.rows.iter().enumerate().skip(top).take(room)) {
        draw_row(scene, place, row, (choice, names), at == picker.chosen, canvas);
    }
    rows.record(canvas);
    rows.draw_marks(scene, rows.place, theme.strong(), canvas);
    for (row, (line, style)) in (place.height.saturating_sub(below.len() as u16)..).zip(&below) {
        canvas.row(place, row).write(line, *style);
    }
}

/// Where everything is.
struct Sizes {
    panel: Rect,
    /// The columns of the names.
    names: usize,
    /// What stands below the rows.
    below: Vec<(String, Style)>,
    rows: ListRows,
}

fn sizes(scene: &Scene<'_>, area: Rect, picker: &Picker) -> Sizes {
    let theme = scene.theme();
    let most = panel::room(area).min(COLUMNS);
    let names = picker.rows.iter().map(|row| row.name.width()).max().unwrap_or(0);
    let widest = picker.rows.iter().map(|row| 2 + names + GAP + row.about.width() + EDGE).max().unwrap_or(0);
    let columns = usize::from(panel::inside(panel::place(area, &picker.title, (widest.max(40).min(most), 1))).width);
    // Below the rows: what is wrong, or else what the chosen row is about, if some rows are too short to say it.
    let below = match &picker.fault {
        Some(fault) => wrapped(fault, columns).into_iter().map(|line| (line, theme.fault())).collect(),
        None if widest > columns => about(scene, picker, columns, area.height > 12),
        None => Vec::new(),
    };
    let height = picker.rows.len().max(1) + 1 + below.len();
    let panel = panel::place(area, &picker.title, (columns, height));
    let inside = panel::inside(panel);
    let room = inside.height.saturating_sub(1 + below.len() as u16);
    let list = Rect { y: inside.y + 1, height: room, ..inside };
    Sizes { panel, names, below, rows: ListRows::new(list, picker.chosen, picker.rows.len()) }
}

/// What the chosen row is about, below a blank row if there is room for one; always the same number of rows, so that the list stays where it is.
fn about(scene: &Scene<'_>, picker: &Picker, columns: usize, airy: bool) -> Vec<(String, Style)> {
    let theme = scene.theme();
    let longest = picker.rows.iter().map(|row| wrapped(&row.about, columns).len()).max().unwrap_or(0);
    let chosen = picker.rows.get(picker.chosen).map_or_else(Vec::new, |row| wrapped(&row.about, columns));
    let blank = || (String::new(), theme.text());
    let mut rows: Vec<_> = airy.then(blank).into_iter().collect();
    rows.extend(chosen.into_iter().map(|line| (line, theme.text())));
    rows.resize_with(usize::from(airy) + longest, blank);
    rows
}

fn draw_row(
    scene: &Scene<'_>,
    place: Rect,
    row: u16,
    (choice, names): (&PickerRow, usize),
    chosen: bool,
    canvas: &mut Canvas<'_>,
) {
    let theme = scene.theme();
    let (name, about) = if chosen {
        canvas.row(place, row).fill(theme.selected_row());
        (theme.selected_row(), theme.selected_row())
    } else {
        (theme.text(), theme.muted())
    };
    let more = scene.glyphs().more;
    let mut pen = canvas.row(place, row);
    pen.keep_free(EDGE);
    if chosen {
        pen.write(scene.look.glyphs.play, name).skip(1);
    } else {
        pen.skip(2);
    }
    pen.write(&choice.name, name).skip(names + GAP - choice.name.width());
    let room = pen.left();
    pen.write(&whole_words(&choice.about, room, more), about);
}
