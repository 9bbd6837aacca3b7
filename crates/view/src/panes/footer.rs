//! The last row of the screen: the answer to the last key, the keys available now, and the keys for help and quit.

use crate::{prelude::*, view_state::Hint};

pub(crate) fn draw(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let (theme, view) = (scene.theme(), scene.view);
    canvas.row(area, 0).fill(theme.bar());
    let room = usize::from(area.width).saturating_sub(2) * usize::from(area.height);
    let said = match (&view.said, view.typed.is_empty()) {
        (_, false) => Some(Fit::from(format!("{}_", view.typed))),
        (said, true) => said.clone().or_else(|| view.pointed.clone().filter(|_| !view.presenting)),
    };
    let in_row = said.as_ref().filter(|said| said.shortest().width() <= room);
    let mut pinned: Vec<&Hint> = view.pinned.iter().collect();
    let taken = in_row.map_or(0, |said| said.shortest().width() + 2);
    let way_out = view.way_out.and_then(|index| view.hints.get(index)).map_or(0, |hint| width(hint) + 2);
    while !pinned.is_empty() && row_width(&pinned) + taken + way_out + usize::from(way_out > 0) > room {
        pinned.pop();
    }
    let tail = if pinned.is_empty() { 0 } else { row_width(&pinned) + 4 };
    let end = usize::from(area.width).saturating_sub(tail.max(1)).max(1);
    let mut column = 1;
    if let Some(said) = in_row {
        let fitting = said.within(end - 1).unwrap_or_else(|| said.shortest());
        canvas.row(area, 0).skip(1).write(fitting, theme.bar_strong());
        column += fitting.width() + 3;
    } else if let Some(said) = &said {
        let rows = wrapped(said.shortest(), usize::from(area.width).saturating_sub(2));
        let height = (rows.len() as u16).min(area.y);
        let place = Rect { y: area.y - height, height, ..area };
        canvas.clear(place, theme.bar());
        canvas.lines(place, 1, rows.iter().map(|line| (line, theme.bar_strong())));
    }
    // A presentation has no row for the keys.
    if area.height == 0 {
        return;
    }
    for (index, hint) in view.hints.iter().enumerate() {
        let is_before = view.way_out.is_some_and(|at| index < at);
        if column + width(hint) + if is_before { way_out } else { 0 } > end {
            if is_before {
                continue;
            }
            break;
        }
        column = draw_hint(scene, area, column, (hint, index, false), canvas);
    }
    let mut column = usize::from(area.width).saturating_sub(row_width(&pinned) + 2);
    for (index, hint) in pinned.into_iter().enumerate() {
        column = draw_hint(scene, area, column, (hint, index, true), canvas);
    }
}

/// Draws a key with its word. Returns the column for the next key.
fn draw_hint(scene: &Scene<'_>, area: Rect, column: usize, of: (&Hint, usize, bool), canvas: &mut Canvas<'_>) -> usize {
    let (theme, (hint, index, pinned)) = (scene.theme(), of);
    let mut pen = canvas.row(area, 0);
    pen.skip(column).write(&hint.cap, theme.bar_strong()).skip(1).write(&hint.word, theme.bar_muted());
    let place = Rect { x: area.x + column as u16, width: width(hint) as u16, ..area };
    let cap = hint.cap.width();
    canvas.hits.add_search(place.intersection(area), move |at| {
        // A click on the word counts as a click on the first key of the hint.
        let column = Some(usize::from(at.x - place.x)).filter(|&column| column < cap).unwrap_or(0);
        Some(Target::Hint { index, pinned, column })
    });
    column + width(hint) + 2
}

fn width(hint: &Hint) -> usize {
    hint.cap.width() + 1 + hint.word.width()
}

fn row_width(hints: &[&Hint]) -> usize {
    hints.iter().map(|hint| width(hint) + 2).sum::<usize>().saturating_sub(2)
}
