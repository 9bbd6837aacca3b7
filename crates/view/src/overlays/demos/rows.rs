//! The demos of a topic in the order of a lecture, or what a search has found.

use std::ops::Range;

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use super::{AIRY_FROM, draw_fault, headed};
use crate::canvas::{Canvas, RowPen, whole_words};
use crate::view_state::overlay::{DemoRow, Demos, Part};
use crate::{panes::below_rule, scene::Scene, target::Target};
use suffrage_engine::protocol::Value;
use suffrage_text::ids;

/// The columns before a title: the mark of the chosen demo, its number, and a blank.
const BEFORE: usize = 4;
const GAP: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    /// What the demo and those after it have in common.
    Group(usize),
    Title(usize),
    Summary(usize),
    Blank,
}

#[derive(Clone, Copy)]
struct List<'a> {
    demos: &'a Demos,
    airy: bool,
}

pub(super) fn draw(scene: &Scene<'_>, demos: &Demos, place: Rect, screen_rows: u16, canvas: &mut Canvas<'_>) {
    let list = List { demos, airy: screen_rows >= AIRY_FROM };
    let below = draw_fault(scene, demos.fault.as_deref(), below_rule(place), canvas);
    let lines = list.lines();
    let (shown, more) = window(&lines, demos.chosen, usize::from(below.height));
    let whole = seen(&lines[shown.clone()]);
    let title = if demos.search.is_some() {
        scene.say(ids::DEMOS_FOUND)
    } else {
        demos.topics.get(demos.topic).map_or_else(String::new, |topic| topic.title.to_uppercase())
    };
    let number = |number: usize| Value::Number(number as u64);
    let range = whole.as_ref().map(|whole| {
        scene.fit(ids::DemosRange {
            first: number(whole.start + 1),
            last: number(whole.end),
            count: number(demos.rows.len()),
        })
    });
    headed(scene, place, &title, range.filter(|_| whole != Some(0..demos.rows.len())), canvas);
    if demos.rows.is_empty() {
        canvas.row(below, 0).skip(1).keep_free(1).fit(&scene.fit(ids::DEMOS_NOTHING), scene.theme().muted());
    }
    for (row, line) in (0..below.height).zip(&lines[shown]) {
        list.draw_line(scene, Rect { y: below.y + row, height: 1, ..below }, *line, canvas);
    }
    if more {
        let left = demos.rows.len() - whole.map_or(0, |whole| whole.end);
        let text = format!("{} {}", scene.glyphs().down, scene.say(ids::DemosMore { count: number(left) }));
        let row = Rect { y: below.bottom().saturating_sub(1).max(below.y), height: 1.min(below.height), ..below };
        canvas.row(row, 0).skip(2).write(&text, scene.theme().muted());
    }
}

/// The lines in sight, the chosen demo in the middle if possible, and whether the last row is for the count of the rest.
fn window(lines: &[Line], chosen: usize, room: usize) -> (Range<usize>, bool) {
    if lines.len() <= room {
        return (0..lines.len(), false);
    }
    let is_chosen = |line: &Line| matches!(line, Line::Title(at) | Line::Summary(at) if *at == chosen);
    let first = lines.iter().position(is_chosen).unwrap_or_default();
    // The group stands above its first demo.
    let first = if first > 0 && lines[first - 1] == Line::Group(chosen) { first - 1 } else { first };
    let last = lines.iter().rposition(is_chosen).unwrap_or(first);
    let top = first.saturating_sub(room / 2).max((last + 2).saturating_sub(room)).min(first);
    // The last rows of the list need no row that says what is below them.
    if lines.len() - top <= room {
        return (lines.len() - room..lines.len(), false);
    }
    // A list begins with a whole demo.
    let begins = |at: &usize| !matches!(lines[*at], Line::Summary(_) | Line::Blank);
    let top = (top..=first).find(begins).unwrap_or(first);
    let mut end = (top + room.saturating_sub(1)).min(lines.len());
    // And it ends with one: what has lost its summary is below.
    while end > last + 1
        && (matches!(lines[end - 1], Line::Group(_) | Line::Blank) || matches!(lines[end], Line::Summary(_)))
    {
        end -= 1;
    }
    (top..end, true)
}

fn seen(lines: &[Line]) -> Option<Range<usize>> {
    let mut titles = lines.iter().filter_map(|line| if let Line::Title(at) = line { Some(*at) } else { None });
    let first = titles.next()?;
    Some(first..titles.next_back().unwrap_or(first) + 1)
}

impl List<'_> {
    fn lines(&self) -> Vec<Line> {
        let rows = &self.demos.rows;
        let mut lines = Vec::new();
        for (at, row) in rows.iter().enumerate() {
            if at > 0 && self.airy {
                lines.push(Line::Blank);
            }
            if at == 0 || rows[at - 1].group != row.group {
                lines.push(Line::Group(at));
            }
            lines.push(Line::Title(at));
            lines.push(Line::Summary(at));
        }
        lines
    }

    fn draw_line(&self, scene: &Scene<'_>, place: Rect, line: Line, canvas: &mut Canvas<'_>) {
        let theme = scene.theme();
        match line {
            Line::Blank => {}
            Line::Group(at) => {
                let Some((protocol, topic)) = self.demos.rows.get(at).map(|row| &row.group) else { return };
                let mut pen = canvas.row(place, 0);
                pen.skip(1).whole(protocol, theme.muted());
                if let Some(topic) = topic.as_ref().filter(|topic| topic.width() + 3 <= pen.left()) {
                    canvas.at_right(place, 0, 1, topic, theme.muted());
                }
            }
            Line::Title(at) | Line::Summary(at) => {
                let Some(row) = self.demos.rows.get(at) else { return };
                let chosen = at == self.demos.chosen;
                if chosen {
                    canvas.row(place, 0).fill(chosen_row(scene));
                }
                canvas.hit(place, Target::Row(at));
                if matches!(line, Line::Title(_)) {
                    self.draw_title(scene, place, row, chosen, canvas);
                } else {
                    let style = if chosen { chosen_row(scene) } else { theme.muted() };
                    let mut pen = canvas.row(place, 0);
                    pen.skip(BEFORE);
                    draw_part(scene, &row.summary, style, pen);
                }
            }
        }
    }

    fn draw_title(&self, scene: &Scene<'_>, place: Rect, row: &DemoRow, chosen: bool, canvas: &mut Canvas<'_>) {
        let theme = scene.theme();
        let searching = self.demos.search.is_some();
        let own = if searching { theme.text() } else { theme.strong() };
        let (style, aside) = if chosen {
            (chosen_row(scene).patch(theme.on_selected_row(own)), chosen_row(scene))
        } else {
            (own, theme.muted())
        };
        let mut pen = canvas.row(place, 0);
        let mark = if row.is_watched { scene.glyphs().agreed } else { " " };
        pen.write(if chosen { scene.glyphs().play } else { mark }, aside);
        let number = row.number.map_or_else(String::new, |number| number.to_string());
        pen.write(&format!("{number:>2} "), aside);
        let room = usize::from(place.width).saturating_sub(BEFORE + 1);
        let free = room.saturating_sub(row.title.text.width());
        draw_part(scene, &row.title, style, pen);
        if let Some(tail) = tails(scene, row).into_iter().find(|tail| tail.width() + GAP <= free) {
            canvas.at_right(place, 0, 1, &tail, aside);
        }
    }
}

/// The chosen demo has a ground of its own; without colours it is reversed.
fn chosen_row(scene: &Scene<'_>) -> Style {
    let row = scene.theme().selected_row();
    if scene.theme().is_mono() { row.add_modifier(Modifier::REVERSED) } else { row }
}

/// What stands at the right end of the row of a demo, the longest first: the variant gives way first, then the size.
fn tails(scene: &Scene<'_>, row: &DemoRow) -> Vec<String> {
    let size = row.n.map(|n| format!("n {}", scene.look.texts.number(n as u64)));
    let join = |parts: &[&Option<String>]| {
        parts.iter().filter_map(|part| part.as_deref()).collect::<Vec<_>>().join(scene.glyphs().between)
    };
    vec![join(&[&row.found, &size, &row.variant]), join(&[&row.found, &size]), join(&[&row.found]), join(&[&size])]
}

/// A text with what the search has found of it in bold.
fn draw_part(scene: &Scene<'_>, part: &Part, style: Style, mut pen: RowPen<'_>) {
    let text = &part.text;
    // What comes with the program always fits, which a test holds; a title of a person's own file may not.
    if text.width() > pen.left() || part.found.is_empty() {
        pen.write(&whole_words(text, pen.left(), scene.glyphs().more), style);
        return;
    }
    let found = style.patch(Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED));
    let mut from = 0;
    for range in &part.found {
        pen.write(text.get(from..range.start).unwrap_or_default(), style);
        pen.write(text.get(range.clone()).unwrap_or_default(), found);
        from = range.end;
    }
    pen.write(text.get(from..).unwrap_or_default(), style);
}

#[cfg(test)]
mod tests;
