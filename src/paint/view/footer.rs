//! The last row: what the last key said, the keys that can act now, and how to get help and out.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::Scene;
use crate::paint::captions::longest;
use crate::paint::row::{RowPen, whole_words};
use crate::paint::view_state::Hint;

/// Draws the footer.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let theme = scene.theme();
    let view = scene.view;
    RowPen::new(buffer, area, 0).fill(theme.bar());
    let mut pen = RowPen::new(buffer, area, 0);
    pen.skip(1);

    // What a key said goes before the keys; the pinned keys give way only when nothing else helps.
    let said = match (&view.said, view.typed.is_empty()) {
        (_, false) => Some(format!("{}_", view.typed)),
        (said, true) => said.clone().or_else(|| view.pointed.clone()),
    };
    let mut pinned: Vec<&Hint> = view.pinned.iter().collect();
    let room = pen.left().saturating_sub(1);
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
        let fitting = longest(&said, pen.left()).map(str::to_owned);
        let fitting = fitting.unwrap_or_else(|| whole_words(&said, pen.left(), scene.strokes().more));
        pen.write(&fitting, theme.bar_strong()).skip(3);
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
