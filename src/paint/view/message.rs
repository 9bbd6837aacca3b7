//! A text of several lines, such as the faults of a file.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Scene;
use super::panel::{self, Row, row};
use crate::paint::row::wrapped;

/// Draws the overlay.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, title: &str, text: &str, scroll: usize, buffer: &mut Buffer) {
    panel::draw(scene, area, title, &rows(scene, area, text), scroll, buffer);
}

/// How far it can be scrolled.
pub(in crate::paint) fn furthest(scene: &Scene<'_>, area: Rect, text: &str) -> usize {
    panel::furthest(area, 0, rows(scene, area, text).len())
}

fn rows(scene: &Scene<'_>, area: Rect, text: &str) -> Vec<Row> {
    wrapped(text, panel::room(area)).into_iter().map(|line| row(line, scene.theme().text())).collect()
}
