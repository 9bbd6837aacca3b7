//! The time of two runs: one track, above it the marks of the left run, below it those of the right one.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::paint::canvas::Canvas;
use crate::paint::panes::timeline::{draw_marks, draw_track, record, track};
use crate::paint::scale::Scale;
use crate::paint::scene::Scene;
use crate::session::model::comparison::Comparison;
use crate::text::ids;

pub(in crate::paint) fn draw(scene: &Scene<'_>, comparison: &Comparison, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let [left, right] = super::places(scene, comparison);
    let labels = [left, scene.say(ids::COMPARE_TIME), right];
    let edge = labels.iter().map(|label| label.width()).max().unwrap_or_default() as u16 + 2;
    for (row, (label, style)) in (0..).zip(labels.iter().zip([theme.muted(), theme.strong(), theme.muted()])) {
        canvas.row(area, row).skip(1).write(label, style);
    }
    let Some(place) = track(area, edge) else { return };
    let scale = Scale::new(comparison.clock.recorded, usize::from(place.width));
    draw_track(scene, place, scale, canvas);
    record(scene, area, place, scale, canvas);
    for (row, frame) in [0, 2].into_iter().zip(&comparison.sides) {
        let marks = Rect { y: place.y + row, height: 1, ..place };
        draw_marks(&Scene { frame, ..*scene }, marks, scale, canvas);
    }
    let difference = comparison.difference.as_ref().map(|found| scale.column(found.tick));
    // The head of the track goes before.
    if let Some(column) = difference.filter(|&column| column != scale.column(comparison.clock.tick)) {
        let style = theme.base().patch(theme.strong());
        canvas.row(place, 1).skip(column).stamp(scene.glyphs().differs, style);
    }
}
