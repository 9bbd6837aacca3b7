//! The time of two runs: one track, above it the marks of the left run, below it those of the right one.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::paint::comparing::Comparing;
use crate::paint::row::RowPen;
use crate::paint::view::Scene;
use crate::paint::view::timeline::{self, Scale, draw_marks, draw_track, track};
use crate::session::Ticks;
use crate::session::frame::comparison::Comparison;

/// The columns left of the track.
fn edge(scene: &Scene<'_>) -> u16 {
    let labels = [Comparing::Left, Comparing::Time, Comparing::Right].map(|label| scene.say(label).width());
    labels.into_iter().max().unwrap_or_default() as u16 + 2
}

/// Draws the three rows.
pub(in crate::paint) fn draw(scene: &Scene<'_>, comparison: &Comparison, area: Rect, buffer: &mut Buffer) {
    let theme = scene.theme();
    let labels = [(Comparing::Left, theme.muted()), (Comparing::Time, theme.strong()), (Comparing::Right, theme.muted())];
    for (row, (label, style)) in (0..).zip(labels) {
        RowPen::new(buffer, area, row).skip(1).write(&scene.say(label), style);
    }
    let Some(place) = track(area, edge(scene)) else { return };
    let scale = Scale::new(comparison.clock.recorded, usize::from(place.width));
    draw_track(scene, place, scale, buffer);
    for (row, frame) in [0, 2].into_iter().zip(&comparison.sides) {
        let marks = Rect { y: place.y + row, height: 1, ..place };
        draw_marks(&Scene { frame, ..*scene }, marks, scale, buffer);
    }
    let difference = comparison.difference.as_ref().map(|found| scale.column(found.tick));
    // Where this moment is counts for more.
    if let Some(column) = difference.filter(|&column| column != scale.column(comparison.clock.tick)) {
        let style = theme.base().patch(theme.strong());
        RowPen::new(buffer, place, 1).skip(column).stamp(scene.strokes().differs, style);
    }
}

/// The tick at a column of the track.
pub(in crate::paint) fn tick_at(scene: &Scene<'_>, area: Rect, column: u16) -> Option<Ticks> {
    timeline::tick_at(scene, area, edge(scene), column)
}
