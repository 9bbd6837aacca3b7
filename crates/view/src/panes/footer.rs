//! The last row: what the last key said, the keys that can act now, and how to get help and out.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::canvas::{Canvas, wrapped};
use crate::{scene::Scene, target::Target, view_state::Hint};
use suffrage_text::Fit;

pub(crate) fn draw(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    canvas.row(area, 0).fill(theme.bar());
    let row = Row::of(scene, area);
    match row.said {
        Some((said, true)) => drop(canvas.row(area, 0).skip(1).write(&said, theme.bar_strong())),
        Some((said, false)) => draw_above(scene, area, &said, canvas),
        None => {}
    }
    for Placed { column, hint, index, pinned } in row.hints {
        let mut pen = canvas.row(area, 0);
        pen.skip(column).write(&hint.cap, theme.bar_strong()).skip(1).write(&hint.word, theme.bar_muted());
        let place = Rect { x: area.x + column as u16, width: width(hint) as u16, ..area };
        let cap = hint.cap.width();
        canvas.hit_by(place.intersection(area), move |at| {
            // The word means the first key of the cap.
            let column = Some(usize::from(at.x - place.x)).filter(|&column| column < cap).unwrap_or(0);
            Some(Target::Hint { index, pinned, column })
        });
    }
}

struct Row<'v> {
    /// What a key said or what the mouse is on; whether the row has room for it.
    said: Option<(Fit, bool)>,
    hints: Vec<Placed<'v>>,
}

struct Placed<'v> {
    column: usize,
    hint: &'v Hint,
    index: usize,
    pinned: bool,
}

impl<'v> Row<'v> {
    /// What a key said goes before the keys; the pinned keys give way only when nothing else helps.
    fn of(scene: &Scene<'v>, area: Rect) -> Self {
        let view = scene.view;
        let room = usize::from(area.width).saturating_sub(2) * usize::from(area.height);
        let said = match (&view.said, view.typed.is_empty()) {
            (_, false) => Some(Fit::from(format!("{}_", view.typed))),
            (said, true) => said.clone().or_else(|| view.pointed.clone().filter(|_| !view.presenting)),
        };
        let wants = said.as_ref().map(|said| said.shortest().width());
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
            let fitting = said.within(end - 1).unwrap_or_else(|| said.shortest());
            column += if fits { fitting.width() + 3 } else { 0 };
            (if fits { fitting.into() } else { said }, fits)
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
            hints.push(Placed { column, hint, index, pinned: false });
            column += width(hint) + 2;
        }
        let mut column = usize::from(area.width).saturating_sub(row_width(&pinned) + 2);
        for (index, hint) in pinned.into_iter().enumerate() {
            hints.push(Placed { column, hint, index, pinned: true });
            column += width(hint) + 2;
        }
        Self { said, hints }
    }
}

/// A sentence that the row cannot hold, in as many rows above it as it takes; the row itself keeps its keys.
fn draw_above(scene: &Scene<'_>, area: Rect, said: &Fit, canvas: &mut Canvas<'_>) {
    let rows = wrapped(said.shortest(), usize::from(area.width).saturating_sub(2));
    let height = (rows.len() as u16).min(area.y);
    let place = Rect { y: area.y - height, height, ..area };
    canvas.clear(place, scene.theme().bar());
    for (at, line) in (0..).zip(&rows) {
        canvas.row(place, at).skip(1).write(line, scene.theme().bar_strong());
    }
}

fn width(hint: &Hint) -> usize {
    hint.cap.width() + 1 + hint.word.width()
}

fn row_width(hints: &[&Hint]) -> usize {
    hints.iter().map(|hint| width(hint) + 2).sum::<usize>().saturating_sub(2)
}
