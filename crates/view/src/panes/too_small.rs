//! A window in which nothing can be shown says how large it is and how large it must be.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::canvas::Canvas;
use crate::class::LEAST_SIZE;
use crate::scene::Scene;
use suffrage_text::ids;

pub(crate) fn draw(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let lines = [
        scene.fit(ids::ScreenTooSmall { width: u64::from(area.width), height: u64::from(area.height) }),
        scene.fit(ids::ScreenTooSmallNeeds { width: u64::from(LEAST_SIZE.0), height: u64::from(LEAST_SIZE.1) }),
    ];
    // In a single row the size that is needed is the more useful half.
    let lines = if area.height < 2 { &lines[1..] } else { &lines[..] };
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, line) in (top..).zip(lines) {
        let mut pen = canvas.row(area, row);
        let room = pen.left();
        if let Some(fits) = line.within(room) {
            pen.skip((room - fits.width()) / 2).write(fits, scene.theme().text());
        }
    }
}
