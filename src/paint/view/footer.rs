//! The last row: what the last key said, the keys that can act now, and how to get help and out.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::Scene;
use crate::paint::captions::longest;
use crate::paint::row::{RowPen, clear, wrapped};
use crate::paint::view_state::Hint;

/// Draws the footer.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let theme = scene.theme();
    let view = scene.view;
    RowPen::new(buffer, area, 0).fill(theme.bar());
    let room = usize::from(area.width).saturating_sub(2) * usize::from(area.height);

    // What a key said goes before the keys; the pinned keys give way only when nothing else helps.
    let said = match (&view.said, view.typed.is_empty()) {
        (_, false) => Some(format!("{}_", view.typed)),
        (said, true) => said.clone().or_else(|| view.pointed.clone().filter(|_| !view.presenting)),
    };
    let said = said.filter(|said| {
        let whole = said.rsplit(" | ").next().unwrap_or_default().width() <= room;
        if !whole {
            draw_above(scene, area, said, buffer);
        }
        whole
    });
    let mut pen = RowPen::new(buffer, area, 0);
    pen.skip(1);
    let mut pinned: Vec<&Hint> = view.pinned.iter().collect();
    if let Some(said) = &said {
        let wants = said.rsplit(" | ").next().unwrap_or_default().width() + 2;
        while !pinned.is_empty() && row_width(&pinned) + wants > room {
            pinned.pop();
        }
    } else {
        while row_width(&pinned) > room {
            pinned.pop();
        }
    }
    let tail = if pinned.is_empty() { 0 } else { row_width(&pinned) + 4 };
    pen.keep_free(tail.max(1));
    if let Some(said) = said {
        let fitting = longest(&said, pen.left()).unwrap_or(&said);
        pen.write(fitting, theme.bar_strong()).skip(3);
    }
    for hint in &view.hints {
        if width(hint) > pen.left() {
            break;
        }
        write(&mut pen, hint, scene);
        pen.skip(2);
    }
    if !pinned.is_empty() {
        let mut pen = RowPen::new(buffer, area, 0);
        let room = pen.left();
        pen.skip(room.saturating_sub(row_width(&pinned) + 2));
        for hint in pinned {
            write(&mut pen, hint, scene);
            pen.skip(2);
        }
    }
}

/// A sentence that the row cannot hold, in as many rows above it as it takes; the row itself keeps its keys.
fn draw_above(scene: &Scene<'_>, area: Rect, said: &str, buffer: &mut Buffer) {
    let shortest = said.rsplit(" | ").next().unwrap_or_default();
    let rows = wrapped(shortest, usize::from(area.width).saturating_sub(2));
    let height = (rows.len() as u16).min(area.y);
    let place = Rect { y: area.y - height, height, ..area };
    clear(buffer, place, scene.theme().bar());
    for (at, line) in (0..).zip(&rows) {
        RowPen::new(buffer, place, at).skip(1).write(line, scene.theme().bar_strong());
    }
}

fn write(pen: &mut RowPen<'_>, hint: &Hint, scene: &Scene<'_>) {
    pen.write(&hint.cap, scene.theme().bar_strong()).skip(1).write(&hint.word, scene.theme().bar_muted());
}

fn width(hint: &Hint) -> usize {
    hint.cap.width() + 1 + hint.word.width()
}

/// The width of hints side by side, two blanks between them.
fn row_width(hints: &[&Hint]) -> usize {
    hints.iter().map(|hint| width(hint) + 2).sum::<usize>().saturating_sub(2)
}
