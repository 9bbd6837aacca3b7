//! A text of several lines, such as the faults of a file.

use ratatui::layout::Rect;

use super::Scene;
use super::panel::{self, Row, row};
use crate::paint::canvas::{Canvas, wrapped};

/// Draws the overlay.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, title: &str, text: &str, scroll: usize, canvas: &mut Canvas<'_>) {
    panel::draw(scene, area, title, &rows(scene, area, text), scroll, canvas);
}

fn rows(scene: &Scene<'_>, area: Rect, text: &str) -> Vec<Row> {
    wrapped(text, panel::room(area)).into_iter().map(|line| row(line, scene.theme().text())).collect()
}
