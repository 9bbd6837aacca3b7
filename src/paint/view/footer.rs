//! The last row: what the last key said, the keys that can act now, and how to get help and out.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use super::Scene;
use crate::paint::captions::longest;
use crate::paint::row::{RowPen, clear, wrapped};
use crate::paint::view_state::Hint;

/// Draws the footer.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let theme = scene.theme();
    RowPen::new(buffer, area, 0).fill(theme.bar());
    let row = Row::of(scene, area);
    match row.said {
        Some((said, true)) => drop(RowPen::new(buffer, area, 0).skip(1).write(&said, theme.bar_strong())),
        Some((said, false)) => draw_above(scene, area, &said, buffer),
        None => {}
    }
    for (column, hint) in row.hints {
        let mut pen = RowPen::new(buffer, area, 0);
        pen.skip(column).write(&hint.cap, theme.bar_strong()).skip(1).write(&hint.word, theme.bar_muted());
    }
}

/// The cap of the hint at a cell, and how many columns from its left end the cell is; on the word, the cap's first column.
pub(in crate::paint) fn hint_at<'v>(scene: &Scene<'v>, area: Rect, at: Position) -> Option<(&'v Hint, usize)> {
    let column = usize::from(at.x.checked_sub(area.x)?);
    let on = |(left, hint): &(usize, &Hint)| (*left..*left + width(hint)).contains(&column);
    let (left, hint) = Row::of(scene, area).hints.into_iter().find(on).filter(|_| area.contains(at))?;
    Some((hint, if column - left < hint.cap.width() { column - left } else { 0 }))
}

/// What the row says, and which hints it has at which columns.
struct Row<'v> {
    /// What a key said or what the mouse is on; whether the row has room for it.
    said: Option<(String, bool)>,
    hints: Vec<(usize, &'v Hint)>,
}

impl<'v> Row<'v> {
    /// What a key said goes before the keys; the pinned keys give way only when nothing else helps.
    fn of(scene: &Scene<'v>, area: Rect) -> Self {
        let view = scene.view;
        let room = usize::from(area.width).saturating_sub(2) * usize::from(area.height);
        let said = match (&view.said, view.typed.is_empty()) {
            (_, false) => Some(format!("{}_", view.typed)),
            (said, true) => said.clone().or_else(|| view.pointed.clone().filter(|_| !view.presenting)),
        };
        let wants = said.as_deref().map(|said| shortest(said).width());
        let fits = wants.is_some_and(|wants| wants <= room);
        let mut pinned: Vec<&Hint> = view.pinned.iter().collect();
        let taken = if fits { wants.unwrap_or_default() + 2 } else { 0 };
        let way_out = view.way_out.and_then(|index| view.hints.get(index)).map_or(0, |hint| width(hint) + 2);
        while !pinned.is_empty() && row_width(&pinned) + taken + way_out + usize::from(way_out > 0) > room {
            pinned.pop();
        }
        let tail = if pinned.is_empty() { 0 } else { row_width(&pinned) + 4 };
        let end = usize::from(area.width).saturating_sub(tail.max(1)).max(1);
        let (mut column, mut hints) = (1, Vec::new());
        let said = said.map(|said| {
            let fitting = longest(&said, end - 1).unwrap_or_else(|| shortest(&said)).to_owned();
            column += if fits { fitting.width() + 3 } else { 0 };
            (if fits { fitting } else { said }, fits)
        });
        // In a presentation there is no row for the keys.
        if area.height == 0 {
            return Self { said, hints };
        }
        for (index, hint) in view.hints.iter().enumerate() {
            let is_before = view.way_out.is_some_and(|at| index < at);
            if column + width(hint) + if is_before { way_out } else { 0 } > end {
                if is_before {
                    continue;
                }
                break;
            }
            hints.push((column, hint));
            column += width(hint) + 2;
        }
        let mut column = usize::from(area.width).saturating_sub(row_width(&pinned) + 2);
        for hint in pinned {
            hints.push((column, hint));
            column += width(hint) + 2;
        }
        Self { said, hints }
    }
}

/// The shortest form of a text that has several.
fn shortest(text: &str) -> &str {
    text.rsplit(" | ").next().unwrap_or_default()
}

/// A sentence that the row cannot hold, in as many rows above it as it takes; the row itself keeps its keys.
fn draw_above(scene: &Scene<'_>, area: Rect, said: &str, buffer: &mut Buffer) {
    let rows = wrapped(shortest(said), usize::from(area.width).saturating_sub(2));
    let height = (rows.len() as u16).min(area.y);
    let place = Rect { y: area.y - height, height, ..area };
    clear(buffer, place, scene.theme().bar());
    for (at, line) in (0..).zip(&rows) {
        RowPen::new(buffer, place, at).skip(1).write(line, scene.theme().bar_strong());
    }
}

fn width(hint: &Hint) -> usize {
    hint.cap.width() + 1 + hint.word.width()
}

/// The width of hints side by side, two blanks between them.
fn row_width(hints: &[&Hint]) -> usize {
    hints.iter().map(|hint| width(hint) + 2).sum::<usize>().saturating_sub(2)
}
