//! A text of several lines, such as the faults of a file.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Scene;
use super::panel::{self, Row, row};
use crate::paint::row::wrapped;

/// Draws the overlay.
pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, title: &str, text: &str, scroll: usize, buffer: &mut Buffer) {
    let lines = wrapped(text, panel::room(area));
    let rows: Vec<Row> = lines.into_iter().map(|line| row(line, scene.theme().text())).collect();
    panel::draw(scene, area, title, &rows, scroll, buffer);
}
