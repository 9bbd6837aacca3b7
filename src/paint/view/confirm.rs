//! Something to confirm.

use ratatui::layout::Rect;

use super::Scene;
use super::panel::{self, Row, row};
use crate::paint::canvas::{Canvas, wrapped};

/// Draws the overlay: the question and the keys that answer it.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, (text, keys): (&str, &str), canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let room = panel::room(area).min(60);
    let mut rows: Vec<Row> = wrapped(text, room).into_iter().map(|line| row(line, theme.strong())).collect();
    if usize::from(area.height) >= rows.len() + 4 {
        rows.push(Row::new());
    }
    rows.push(row(keys, theme.muted()));
    panel::draw(scene, area, "", &rows, 0, canvas);
}
