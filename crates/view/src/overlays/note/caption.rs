//! A note as a class reads it in a presentation: below the graph, over the whole width, a sentence a row.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::{LEAST_NOTE, Lines, draw_ground, on_top, scrolled, stop, titles};
use crate::canvas::{Canvas, wrapped};
use crate::scene::Scene;
use crate::target::Target;
use crate::view_state::overlay::Note;
use suffrage_session::model::Told;
use suffrage_text::LocalText;

/// The least rows of a presentation with blank rows in its notes: on a lower screen the graph has them.
const AIRY_FROM: u16 = 30;

/// The rows of the note that a class reads below the graph, if one is open: as many for every note of the run as the longest needs, with a
/// blank row round each line if they have room in a third of all. A note that needs more has up to half of the rows.
pub(crate) fn height(scene: &Scene<'_>, area: Rect) -> Option<u16> {
    let note = on_top(scene)?;
    let now = Caption::of(scene, note, area.width).lines.len();
    let told = scene.frame.narration.iter().map(|told| Caption::of_told(scene, told, area.width));
    let longest = told.chain([now]).max().unwrap_or(now);
    let third = usize::from(area.height / 3);
    let most = usize::from((area.height / 2).max(LEAST_NOTE));
    let airy = Some(2 * longest + 1).filter(|&rows| area.height >= AIRY_FROM && rows <= third);
    Some(airy.unwrap_or_else(|| (longest + 2).min(third).max(now + 2).min(most)) as u16)
}

/// A note as a class reads it: a sentence a row, over the whole width.
struct Caption {
    lines: Vec<(String, bool)>,
}

impl Caption {
    /// The columns that stay free on both sides.
    const MARGIN: u16 = 4;

    fn of(scene: &Scene<'_>, note: &Note, width: u16) -> Self {
        let Lines { choices, answer, .. } = Lines::of(scene, note, width.saturating_sub(2 * Self::MARGIN));
        // Its place is kept before the answer is shown.
        let awaited = stop(scene, note).is_some_and(|stop| stop.answer.is_some() && note.answer.is_none());
        let answer = if awaited { vec![String::new()] } else { answer };
        let plain = beside_each_other(choices, width).into_iter().map(|line| (line, false));
        let bold = |line| (line, true);
        Self {
            lines: sentences(scene, &note.text, width)
                .map(bold)
                .chain(plain)
                .chain(answer.into_iter().map(bold))
                .collect(),
        }
    }

    /// How many lines there will be.
    fn of_told(scene: &Scene<'_>, told: &Told, width: u16) -> usize {
        let Lines { choices, answer, .. } = Lines::of_told(scene, told, width.saturating_sub(2 * Self::MARGIN));
        sentences(scene, &told.text, width).count() + beside_each_other(choices, width).len() + answer.len()
    }
}

/// The choices of a question in one row, if they have room there.
fn beside_each_other(choices: Vec<String>, width: u16) -> Vec<String> {
    let row = choices.join("     ");
    // The second row of a choice is indented.
    let is_one_row = choices.iter().all(|choice| !choice.starts_with(' '));
    let room = usize::from(width.saturating_sub(2 * Caption::MARGIN));
    if choices.len() > 1 && is_one_row && row.width() <= room { vec![row] } else { choices }
}

/// The sentences of a text, each in rows of its own.
fn sentences(scene: &Scene<'_>, text: &LocalText, width: u16) -> impl Iterator<Item = String> {
    let texts = &scene.look.texts;
    let text = texts.spelled(text.in_language(texts.language().code())).into_owned();
    let mut all: Vec<String> = Vec::new();
    for part in text.split_inclusive(['.', '?', '!', '\n']) {
        match all.last_mut() {
            // Only a blank after it makes a point the end of a sentence.
            Some(last) if !part.starts_with([' ', '\n']) => last.push_str(part),
            _ => all.push(part.to_owned()),
        }
    }
    let room = usize::from(width.saturating_sub(2 * Caption::MARGIN));
    all.into_iter().flat_map(move |sentence| balanced(sentence.trim(), room))
}

/// A sentence in as few rows as it needs, about as long as each other: its last word stands in no row alone.
fn balanced(sentence: &str, room: usize) -> Vec<String> {
    let rows = wrapped(sentence, room);
    if rows.len() < 2 {
        return rows;
    }
    let least = sentence.width().div_ceil(rows.len());
    let tries = (least..room).map(|width| wrapped(sentence, width));
    tries.into_iter().find(|tried| tried.len() == rows.len()).unwrap_or(rows)
}

/// A note below the graph of a presentation: bold, each row in the middle, with a blank row between where there is room.
pub(super) fn draw(scene: &Scene<'_>, area: Rect, note: &Note, canvas: &mut Canvas<'_>) {
    let caption = Caption::of(scene, note, area.width);
    draw_ground(scene, area, Target::Note, canvas);
    if let Some(count) = titles(scene, note).1 {
        canvas.at_right(area, 0, 1, count.shortest(), scene.theme().bar_muted());
    }
    let first = scrolled(scene, area, caption.lines.len(), note.scroll, canvas);
    let (lines, rows) = (caption.lines.len(), usize::from(area.height));
    let step = if 2 * lines <= rows { 2 } else { 1 };
    let top = rows.saturating_sub(step * lines.saturating_sub(1) + 1) / 2;
    for (row, (line, bold)) in (top..rows).step_by(step).zip(&caption.lines[first..]) {
        let before = usize::from(area.width).saturating_sub(line.width()) / 2;
        let style = if *bold { scene.theme().bar_strong() } else { scene.theme().bar() };
        canvas.row(area, row as u16).skip(before).write(line, style);
    }
}
