//! The time of two runs: one track, above it the marks of the left run, below it those of the right one.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::paint::canvas::Canvas;
use crate::paint::panes::timeline::marks::Marks;
use crate::paint::panes::timeline::{draw_more, last, record, track};
use crate::paint::scale::Scale;
use crate::paint::scene::Scene;
use crate::session::model::comparison::Comparison;
use crate::text::ids;

pub(in crate::paint) fn draw(scene: &Scene<'_>, comparison: &Comparison, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let [left, right] = super::places(scene, comparison);
    let labels = [left, scene.say(ids::COMPARE_TIME), right];
    let edge = labels.iter().map(|label| label.width()).max().unwrap_or_default() as u16 + 3;
    for (row, (label, style)) in (0..).zip(labels.iter().zip([theme.muted(), theme.strong(), theme.muted()])) {
        canvas.row(area, row).skip(1).write(label, style);
    }
    let Some(place) = track(area, edge) else { return };
    let last = last(scene);
    let scale = Scale::new(comparison.clock.tick, last, usize::from(place.width));
    draw_track(scene, comparison, Rect { y: place.y + 1, height: 1, ..place }, (scale, last), canvas);
    record(area, place, (scale, last), canvas);
    for (row, frame) in [0, 2].into_iter().zip(&comparison.sides) {
        let side = Scene { frame, ..*scene };
        let marks = Marks::of(&side, true);
        for (tick, column) in scale.ticks(last) {
            if let Some((glyph, style)) = marks.at(tick) {
                let style = if tick > comparison.clock.tick { theme.faint() } else { style };
                canvas.row(place, row).skip(column + scale.pitch - 1).write(glyph, style);
            }
        }
    }
}

/// The track: what is played, the playhead, what is recorded beyond it, and where the two runs part.
fn draw_track(scene: &Scene<'_>, comparison: &Comparison, row: Rect, (scale, last): (Scale, u64), canvas: &mut Canvas<'_>) {
    let (theme, glyphs) = (scene.theme(), scene.glyphs());
    let forks = Marks::of(scene, true);
    for (tick, column) in scale.ticks(last) {
        let ahead = tick > comparison.clock.tick;
        let (line, style) = if ahead { (glyphs.recorded, theme.faint()) } else { (glyphs.played, theme.muted()) };
        canvas.row(row, 0).skip(column).repeat(line, scale.pitch, style);
        let parts = comparison.difference.as_ref().is_some_and(|found| found.tick == tick);
        let sign = if parts { Some(glyphs.differs) } else { forks.is_fork(tick).then_some(glyphs.fork) };
        if let Some(sign) = sign {
            canvas.row(row, 0).skip(column + scale.pitch - 1).write(sign, if ahead { theme.muted() } else { theme.strong() });
        }
    }
    canvas.row(row, 0).skip(scale.head()).stamp(glyphs.head, theme.base().patch(theme.strong()));
    draw_more(scene, row, scale, canvas);
}
