//! Draws the panel of an overlay: centred, with a thin frame, empty inside, with rows that scroll.

use std::ops::RangeInclusive;

use unicode_width::UnicodeWidthChar;

use crate::view_state::overlay::{Confirm, Measured, Message, Prompt};
use crate::{chart, overlays::branches, overlays::note, prelude::*};

pub(super) use crate::values::width;

pub(crate) type Row = Vec<(String, Style)>;

pub(crate) fn row(text: impl Into<String>, style: Style) -> Row {
    vec![(text.into(), style)]
}

pub(crate) fn lines(text: &str, columns: usize, style: Style) -> impl Iterator<Item = Row> + use<> {
    wrapped(text, columns).into_iter().map(move |line| row(line, style))
}

/// The first `most` rows. If rows are left out, the last row ends with `more`.
pub(crate) fn cut(mut rows: Vec<String>, (most, columns): (usize, usize), more: &str) -> Vec<String> {
    if rows.len() > most && most > 0 {
        let rest = rows.split_off(most - 1).join(" ");
        rows.push(whole_words(&rest, columns, more));
    }
    rows.truncate(most);
    rows
}

/// The fewest free columns beside a panel. With less, only fragments of words would be visible there.
const LEAST_BESIDE: u16 = 4;

pub(crate) fn room(area: Rect) -> usize {
    usize::from(area.width).saturating_sub(4)
}

pub(crate) fn place(area: Rect, title: &Fit, (columns, rows): (usize, usize)) -> Rect {
    let most = usize::from(area.width);
    let titled = title.within(most.saturating_sub(6)).unwrap_or_default();
    let width = columns.max(titled.width() + 2).saturating_add(4).min(most) as u16;
    let height = rows.saturating_add(2).min(usize::from(area.height)) as u16;
    // Either a useful part of the screen is visible next to the panel, or no part.
    let width = if (area.width - width) / 2 < LEAST_BESIDE { area.width } else { width };
    let height = if area.height - height <= 2 { area.height } else { height };
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

pub(crate) fn open_at(scene: &Scene<'_>, panel: Rect, title: &Fit, canvas: &mut Canvas<'_>) -> Rect {
    canvas.clear(panel, scene.theme().base());
    canvas.hits.add(panel, Target::Overlay);
    draw_frame(scene, panel, title, canvas);
    inside(panel)
}

pub(crate) fn inside(panel: Rect) -> Rect {
    let Rect { x, y, width, height } = panel;
    let (columns, rows) = (width.saturating_sub(4), height.saturating_sub(2));
    Rect { x: x + 2.min(width), y: y + 1.min(height), width: columns, height: rows }
}

#[derive(Clone, Copy)]
pub(crate) struct ListRows {
    pub place: Rect,
    pub top: usize,
    pub count: usize,
}

impl ListRows {
    /// The visible part of a list: the chosen row is in the middle, if possible.
    pub(crate) fn new(place: Rect, chosen: usize, count: usize) -> Self {
        let room = usize::from(place.height);
        Self { place, top: chosen.saturating_sub(room / 2).min(count.saturating_sub(room)), count }
    }

    pub(crate) fn draw_marks(self, scene: &Scene<'_>, beside: Rect, style: Style, canvas: &mut Canvas<'_>) {
        let is_more = self.top + usize::from(self.place.height) < self.count;
        scene.mark_ends(style, beside, (self.top > 0, is_more), canvas);
    }

    pub(crate) fn draw_marks_beside(self, scene: &Scene<'_>, canvas: &mut Canvas<'_>) {
        let edge = Rect { x: self.place.right() + 1, width: 1, ..self.place };
        self.draw_marks(scene, edge, scene.theme().base().patch(scene.theme().strong()), canvas);
    }

    pub(crate) fn draw<'b>(self, canvas: &mut Canvas<'b>, mut draw: impl FnMut(Rect, usize, &mut Canvas<'b>)) {
        for (y, index) in (self.place.y..self.place.bottom()).zip(self.top..self.count) {
            draw(Rect { y, height: 1, ..self.place }, index, canvas);
        }
    }
}

pub(crate) fn begin_row<'c>(scene: &Scene<'_>, row: Rect, chosen: bool, canvas: &'c mut Canvas<'_>) -> RowPen<'c> {
    let style = scene.theme().selected_row();
    let mut pen = canvas.row(row, 0);
    if chosen {
        pen.fill(style).write(scene.glyphs().play, style).skip(1);
    } else {
        pen.skip(2);
    }
    pen
}

pub(crate) fn draw_rows(place: Rect, first: u16, rows: &[Row], canvas: &mut Canvas<'_>) {
    for (row, spans) in (first..place.height).zip(rows) {
        canvas.row(place, row).spans(spans);
    }
}

/// Draws a line and `rows` below a list whose height is `list` rows. Draws nothing if `rows` is empty.
pub(crate) fn draw_below(scene: &Scene<'_>, place: Rect, list: u16, rows: &[Row], canvas: &mut Canvas<'_>) {
    if !rows.is_empty() {
        canvas.row(place, list).repeat(scene.glyphs().rule, usize::from(place.width), scene.theme().rule());
        draw_rows(place, list + 1, rows, canvas);
    }
}

fn draw_frame(scene: &Scene<'_>, panel: Rect, title: &Fit, canvas: &mut Canvas<'_>) {
    if panel.width < 4 || panel.height < 2 {
        return;
    }
    let frame = scene.glyphs().panel;
    let style = scene.theme().muted();
    let across = usize::from(panel.width) - 2;
    let [top_left, top_right, bottom_left, bottom_right] = frame.corners;
    canvas.row(panel, 0).write(top_left, style).repeat(frame.across, across, style).write(top_right, style);
    for row in 1..panel.height - 1 {
        canvas.row(panel, row).write(frame.down, style).skip(across).write(frame.down, style);
    }
    let mut pen = canvas.row(panel, panel.height - 1);
    pen.write(bottom_left, style).repeat(frame.across, across, style).write(bottom_right, style);
    let room = across.saturating_sub(4);
    let title = fitted(title, room, scene.glyphs().more);
    if !title.is_empty() {
        canvas.row(panel, 0).skip(2).write(" ", style).write(&title, scene.theme().title()).write(" ", style);
    }
}

pub(crate) fn draw(scene: &Scene<'_>, area: Rect, title: &Fit, rows: &[Row], scroll: usize, canvas: &mut Canvas<'_>) {
    let columns = rows.iter().map(|row| width(row)).max().unwrap_or(0);
    let place = open_at(scene, place(area, title, (columns, rows.len())), title, canvas);
    scrolled(scene, place, rows, scroll, canvas);
}

pub(crate) fn scrolled(scene: &Scene<'_>, place: Rect, rows: &[Row], scroll: usize, canvas: &mut Canvas<'_>) {
    let shown = usize::from(place.height);
    let furthest = rows.len().saturating_sub(shown);
    let top = scroll.min(furthest);
    canvas.hits.scrolls(furthest, shown);
    draw_rows(place, 0, &rows[top..], canvas);
    mark_frame(scene, place, (top > 0, top + shown < rows.len()), canvas);
}

pub(super) fn mark_frame(scene: &Scene<'_>, place: Rect, ends: (bool, bool), canvas: &mut Canvas<'_>) {
    let edge = Rect { x: place.right() + 1, width: 1, ..place };
    let style = Style::reset().patch(scene.theme().base()).patch(scene.theme().strong());
    scene.mark_ends(style, edge, ends, canvas);
}

const COLUMNS: usize = 48;

pub(super) fn draw_prompt(scene: &Scene<'_>, plan: &Screen, prompt: &Prompt, canvas: &mut Canvas<'_>) {
    let area = match scene.view.overlays.iter().rev().nth(1) {
        // A prompt about a row of the tree of runs leaves the rows of the tree visible.
        Some(Overlay::Branches(tree)) => branches::below_rows(plan.whole(), tree),
        _ => plan.whole(),
    };
    let fault = prompt.fault.as_deref().unwrap_or_default();
    let columns = COLUMNS.max(prompt.title.width() + 2).max(fault.width()).min(room(area));
    let faults: Vec<_> = lines(fault, columns, scene.theme().fault()).collect();
    let place = open_at(scene, place(area, &prompt.title, (columns, 1 + faults.len())), &prompt.title, canvas);
    draw_marked(scene, place, &prompt.input, &prompt.marked, canvas);
    draw_rows(place, 1, &faults, canvas);
}

pub(super) fn draw_input(scene: &Scene<'_>, area: Rect, input: &str, cursor: usize, canvas: &mut Canvas<'_>) {
    draw_marked(scene, area, input, &(cursor..=cursor), canvas);
}

/// The cursor is the last marked character.
fn draw_marked(scene: &Scene<'_>, area: Rect, input: &str, marked: &RangeInclusive<usize>, canvas: &mut Canvas<'_>) {
    let style = scene.theme().strong();
    let mut pen = canvas.row(area, 0);
    let room = pen.left();
    let mut characters: Vec<char> = input.chars().collect();
    let cursor = (*marked.end()).min(characters.len());
    characters.push(' ');
    let columns = |range: &[char]| range.iter().map(|character| character.width().unwrap_or(0)).sum::<usize>();
    let mut start = 0;
    while start < cursor && columns(&characters[start..=cursor]) > room {
        start += 1;
    }
    for (at, character) in characters.into_iter().enumerate().skip(start) {
        let style =
            if (*marked.start()..=cursor).contains(&at) { style.add_modifier(Modifier::REVERSED) } else { style };
        pen.write(character.encode_utf8(&mut [0; 4]), Style::new().patch(style));
    }
}

pub(super) fn draw_confirm(scene: &Scene<'_>, plan: &Screen, confirm: &Confirm, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let mut rows: Vec<Row> = lines(&confirm.text, room(plan.whole()).min(60), theme.strong()).collect();
    rows.extend((usize::from(plan.whole().height) >= rows.len() + 4).then(Row::new));
    rows.push(row(confirm.keys.as_str(), theme.muted()));
    draw(scene, plan.whole(), &"".into(), &rows, 0, canvas);
}

/// The largest size of a chart, in columns and rows. A larger chart would not show more.
const LARGEST: (usize, usize) = (110, 34);

pub(super) fn draw_measured(scene: &Scene<'_>, plan: &Screen, measured: &Measured, canvas: &mut Canvas<'_>) {
    let area = plan.whole();
    let size = (room(area).min(LARGEST.0), usize::from(area.height).saturating_sub(2).min(LARGEST.1));
    let place = open_at(scene, place(area, &measured.title, size), &measured.title, canvas);
    let told: Vec<_> = lines(&measured.told, usize::from(place.width), scene.theme().text()).collect();
    let rows = (told.len() as u16).min(place.height);
    let above = Rect { height: place.height - rows, ..place };
    chart::draw(&measured.chart, above, scene.look, canvas);
    draw_rows(Rect { y: above.bottom(), height: rows, ..place }, 0, &told, canvas);
}

pub(super) fn draw_message(scene: &Scene<'_>, plan: &Screen, message: &Message, canvas: &mut Canvas<'_>) {
    if message.aside {
        return note::draw_message(scene, plan, message, canvas);
    }
    let rows: Vec<_> = lines(&message.text, room(plan.whole()), scene.theme().text()).collect();
    draw(scene, plan.whole(), &message.title, &rows, message.scroll, canvas);
}
