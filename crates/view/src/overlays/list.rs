//! Draws a list to choose from: the input, the rows near the chosen row, and below them a fault or details of that row.

use super::panel::{self, ListRows, Row, lines, row};
use crate::{canvas::RowPen, canvas::fitted, view_state::overlay::Form, view_state::overlay::List};
use crate::{layout::Screen, prelude::*, view_state::ListRow};

const COLUMNS: usize = 100;
/// The largest number of visible commands. More rows would cover the graph; the user finds other commands by typing.
const MOST: usize = 20;
const GAP: usize = 2;
const MARK: usize = 2;
const LEAST_ABOUT: usize = 8;
/// The columns at the right end for the marks of hidden rows.
const EDGE: usize = 1;
const BELOW: usize = 2;
const MENU_BELOW: usize = 6;
const LEAST_MENU: usize = 3;
const FIELDS: usize = 60;
const FIELDS_BELOW: usize = 3;

struct Sizes {
    panel: Rect,
    rows: ListRows,
    names: usize,
    below: Vec<Row>,
    /// The list leaves this many rows at the end of the panel free; `below` is drawn there.
    from_end: usize,
}

pub(super) fn draw(scene: &Scene<'_>, plan: &Screen, list: &List, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let menu = !matches!(list.form, Form::Names | Form::Commands);
    let Sizes { panel, rows, names, below, from_end } = match list.form {
        Form::Names => names_sizes(scene, plan.whole(), list),
        Form::Commands => commands_sizes(scene, plan.whole(), list),
        Form::Menu => menu_sizes(scene, plan.panel_place(), list),
        Form::Fields { .. } => {
            let size = (FIELDS, list.rows.len() + 1 + FIELDS_BELOW);
            menu_sizes(scene, panel::place(plan.whole(), &list.title, size), list)
        }
    };
    let place = panel::open_at(scene, panel, &list.title, canvas);
    if !menu {
        panel::draw_input(scene, place, &list.input, list.cursor, canvas);
    }
    if list.rows.is_empty() {
        canvas.row(place, 1).whole(&scene.say(ids::SCREEN_PICKER_NOTHING), theme.muted());
    }
    rows.draw(canvas, |row, index, canvas| {
        let chosen = index == list.chosen;
        canvas.hits.add(row, Target::Row(index));
        let mut pen = panel::begin_row(scene, row, chosen, canvas);
        pen.keep_free(if menu { 0 } else { EDGE });
        draw_row(scene, &list.rows[index], (names, list.form), chosen, &mut pen);
        if chosen && list.form == (Form::Fields { typed: true }) {
            draw_typed(scene, row, MARK + names + GAP, list, canvas);
        }
    });
    if menu {
        rows.draw_marks_beside(scene, canvas);
        panel::draw_below(scene, place, rows.place.height, &below, canvas);
    } else {
        rows.draw_marks(scene, rows.place, theme.strong(), canvas);
        panel::draw_rows(place, place.height.saturating_sub(from_end as u16), &below, canvas);
    }
}

fn names_sizes(scene: &Scene<'_>, area: Rect, list: &List) -> Sizes {
    let most = panel::room(area).min(COLUMNS);
    let names = list.rows.iter().map(|row| row.name.width()).max().unwrap_or(0);
    let widest = list.rows.iter().map(|row| MARK + names + GAP + row.about.width() + EDGE).max().unwrap_or(0);
    let columns = usize::from(panel::inside(panel::place(area, &list.title, (widest.max(40).min(most), 1))).width);
    let below = match &list.fault {
        Some(fault) => lines(fault, columns, scene.theme().fault()).collect(),
        None if widest > columns => about(scene, list, columns, area.height > 12),
        None => Vec::new(),
    };
    let panel = panel::place(area, &list.title, (columns, list.rows.len().max(1) + 1 + below.len()));
    let inside = panel::inside(panel);
    let rows = Rect { y: inside.y + 1, height: inside.height.saturating_sub(1 + below.len() as u16), ..inside };
    let rows = ListRows::new(rows, list.chosen, list.rows.len());
    Sizes { panel, rows, names, from_end: below.len(), below }
}

fn about(scene: &Scene<'_>, list: &List, columns: usize, airy: bool) -> Vec<Row> {
    let theme = scene.theme();
    let longest = list.rows.iter().map(|row| wrapped(&row.about, columns).len()).max().unwrap_or(0);
    let mut rows: Vec<_> = airy.then(Row::new).into_iter().collect();
    rows.extend(list.rows.get(list.chosen).into_iter().flat_map(|row| lines(&row.about, columns, theme.text())));
    rows.resize_with(usize::from(airy) + longest, Row::new);
    rows
}

/// The sizes of a list of commands. They do not depend on the input, so that nothing moves while the user types.
fn commands_sizes(scene: &Scene<'_>, area: Rect, list: &List) -> Sizes {
    let columns = panel::room(area).min(COLUMNS);
    let panel = panel::place(area, &list.title, (columns, 1 + MOST + 1 + BELOW));
    let inside = panel::inside(panel);
    let (width, height) = (usize::from(inside.width), usize::from(inside.height));
    let mut below = below_commands(scene, list, width);
    // The input must be visible and, without a fault, the chosen row too.
    below.truncate(height.saturating_sub(if list.fault.is_some() { 1 } else { 2 }));
    let from_end = if height > 2 * BELOW + 2 { below.len().max(BELOW) } else { below.len() };
    let room = height.saturating_sub(1 + usize::from(height > 10) + from_end);
    let rows = Rect { y: inside.y + 1, height: room as u16, ..inside };
    Sizes { panel, rows: ListRows::new(rows, list.chosen, list.rows.len()), names: key_columns(width), below, from_end }
}

const fn key_columns(columns: usize) -> usize {
    match columns {
        0..30 => 0,
        30..50 => 9,
        _ => 14,
    }
}

fn below_commands(scene: &Scene<'_>, list: &List, columns: usize) -> Vec<Row> {
    let theme = scene.theme();
    match (&list.fault, list.rows.get(list.chosen)) {
        (Some(fault), _) => lines(fault, columns, theme.fault()).collect(),
        (None, Some(row)) => {
            let cut = (key_columns(columns) + 5 + row.about.width() > columns).then_some(row.about.longest());
            let text: Vec<&str> = cut.into_iter().chain(row.why.as_deref()).collect();
            lines(&text.join(scene.glyphs().between), columns, theme.text()).collect()
        }
        (None, None) => Vec::new(),
    }
}

fn menu_sizes(scene: &Scene<'_>, panel: Rect, list: &List) -> Sizes {
    let theme = scene.theme();
    let place = panel::inside(panel);
    let (width, height) = (usize::from(place.width), usize::from(place.height));
    let (below, style) = match (&list.fault, list.rows.get(list.chosen)) {
        (Some(fault), _) => (fault.as_str(), theme.fault()),
        (_, Some(ListRow { why: Some(why), .. })) => (why.as_str(), theme.muted()),
        (_, Some(ListRow { told: Some(told), .. })) => (told.as_str(), theme.text()),
        _ => ("", theme.text()),
    };
    // The list can scroll and the text cannot. So the text is shown in full as long as the list has some rows.
    let free = height.saturating_sub(list.rows.len() + 1);
    let most = free.max(height.saturating_sub(LEAST_MENU + 1)).min(MENU_BELOW);
    let below = panel::cut(wrapped(below, width), (most, width), scene.glyphs().more).into_iter();
    let below: Vec<Row> = below.map(|line| row(line, style)).collect();
    let from_end = if below.is_empty() { 0 } else { below.len() + 1 };
    let rows = Rect { height: height.saturating_sub(from_end).min(list.rows.len()) as u16, ..place };
    let widest = list.rows.iter().map(|row| row.name.width()).max().unwrap_or_default();
    let names = widest.min(width.saturating_sub(MARK + GAP + LEAST_ABOUT));
    Sizes { panel, rows: ListRows::new(rows, list.chosen, list.rows.len()), names, below, from_end }
}

fn draw_typed(scene: &Scene<'_>, row: Rect, skipped: usize, list: &List, canvas: &mut Canvas<'_>) {
    let skipped = (skipped as u16).min(row.width);
    let field = Rect { x: row.x + skipped, width: row.width - skipped, ..row };
    canvas.clear(field, scene.theme().base());
    panel::draw_input(scene, field, &list.input, list.cursor, canvas);
    if list.input.is_empty() {
        let mut pen = canvas.row(field, 0);
        pen.skip(1);
        let shown = fitted(&list.rows[list.chosen].about, pen.left(), scene.glyphs().more);
        pen.write(&shown, scene.theme().muted());
    }
}

fn draw_row(scene: &Scene<'_>, row: &ListRow, (names, form): (usize, Form), chosen: bool, pen: &mut RowPen<'_>) {
    let theme = scene.theme();
    let (name, about) = match (chosen, &row.why, form) {
        (true, ..) => (theme.selected_row(), theme.selected_row()),
        (_, Some(_), _) => (theme.faint(), theme.faint()),
        (_, None, Form::Names) => (theme.text(), theme.muted()),
        (_, None, Form::Commands | Form::Menu | Form::Fields { .. }) => (theme.strong(), theme.text()),
    };
    let more = scene.glyphs().more;
    if names > 0 {
        let text = match form {
            Form::Commands => whole_words(&row.name, names, ""),
            Form::Menu | Form::Fields { .. } => {
                let room = names.max(pen.left().saturating_sub(row.about.shortest().width() + 1));
                let short = row.short.as_ref().filter(|_| row.name.width() > room);
                whole_words(short.unwrap_or(&row.name), room, more)
            }
            Form::Names => row.name.clone(),
        };
        pen.write(&text, name).skip((names + GAP).saturating_sub(text.width()).max(1));
    }
    let room = pen.left();
    pen.write(&fitted(&row.about, room, more), about);
    if let Some(why) = row.why.as_ref().filter(|_| form == Form::Commands) {
        pen.whole(&format!("{}{why}", scene.glyphs().between), about);
    }
}
