//! Draws a page of a lesson: its text on the whole screen, and the question about it in a panel at the bottom.

use crate::{overlays::note::Lines, prelude::*, view_state::overlay::Page};

/// The longest row of a page, in columns.
const WIDTH: u16 = 72;
/// From this height on, the text has a blank row above it.
const AIRY_FROM: u16 = 30;

pub(super) fn draw(scene: &Scene<'_>, page: &Page, canvas: &mut Canvas<'_>) {
    let (area, theme) = (canvas.area(), scene.theme());
    canvas.clear(area, theme.base());
    canvas.hits.add(area, Target::Note);
    canvas.row(area, 0).fill(theme.bar());
    let mut pen = canvas.row(area, 0);
    if let Some((at, of)) = scene.view.scene {
        pen.stamp(&format!(" {at}/{of} "), theme.chip());
    }
    pen.skip(1).write(&page.title, theme.bar_strong());
    let width = WIDTH.min(area.width);
    let body =
        Rect { x: area.x + (area.width - width) / 2, y: area.y + 1, width, height: area.height.saturating_sub(2) };
    let text = wrapped(&page.text, usize::from(width));
    let mut room = body.height;
    if let Some((ask, study)) = &page.question {
        let lines = Lines::of_study(scene, ask, study, usize::from(width).saturating_sub(6));
        let least = (lines.height(0) as u16).min(body.height);
        let place = Rect { height: body.height.saturating_sub(text.len() as u16).max(least), ..body };
        let place = Rect { y: body.bottom() - place.height, ..place };
        let blank = usize::from(lines.height(1) <= usize::from(place.height));
        room = body.height - (lines.height(blank) as u16).min(place.height);
        let count = Some(study.count.clone()).filter(|count| !count.is_empty());
        lines.draw(scene, place, page.scroll, (study.title.clone(), count), canvas);
    }
    let free = room.saturating_sub(text.len() as u16);
    let above = if area.height < AIRY_FROM { free.min(1) } else { free / 3 };
    let style = if scene.view.presenting { theme.strong() } else { theme.text() };
    let place = Rect { y: body.y + above, height: room - above, ..body };
    canvas.lines(place, 0, text.iter().map(|line| (line, style)));
}
