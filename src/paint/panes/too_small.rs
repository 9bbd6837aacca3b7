//! A window in which nothing can be shown says how large it is and how large it must be.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::paint::canvas::Canvas;
use crate::paint::class::{LEAST_HEIGHT, LEAST_WIDTH};
use crate::paint::scene::Scene;
use crate::protocol::Value;
use crate::text::ids;

pub(in crate::paint) fn draw(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let size =
        |width: u16, height: u16| [("width", Value::Number(u64::from(width))), ("height", Value::Number(u64::from(height)))];
    let lines = [
        scene.fit_with(ids::SCREEN_TOO_SMALL, &size(area.width, area.height)),
        scene.fit_with(ids::SCREEN_TOO_SMALL_NEEDS, &size(LEAST_WIDTH, LEAST_HEIGHT)),
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
