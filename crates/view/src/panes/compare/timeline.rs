//! The time of two runs: a row for each, with its bars and marks, on one scale and with one playhead.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::canvas::Canvas;
use crate::panes::timeline::{draw_bars, draw_head, draw_marks, draw_more, in_time, last, record, track};
use crate::scale::Scale;
use crate::scene::Scene;
use suffrage_session::difference::Comparison;
use suffrage_text::ids;

/// A row for each of the two.
pub(crate) const ROWS: u16 = 2;

pub(crate) fn draw(scene: &Scene<'_>, comparison: &Comparison, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    // The heights grow with the logarithm of the number.
    let words = [ids::SCREEN_TIMELINE_TIME, ids::SCREEN_TIMELINE_LOG].map(|word| scene.say(word));
    let places = super::places(scene, comparison);
    let widest = |texts: &[String; 2]| texts.iter().map(|text| text.width()).max().unwrap_or_default();
    let edge = 1 + widest(&words) + 2 + widest(&places) + 1;
    for (row, (word, style)) in (0..).zip(words.iter().zip([theme.strong(), theme.muted()])) {
        let place = &places[usize::from(row)];
        let mut pen = canvas.row(area, row);
        pen.skip(1).write(word, style).skip(widest(&words) - word.width() + 2).write(place, theme.muted());
    }
    let Some(place) = track(area, edge as u16) else { return };
    let last = last(scene);
    let scale = Scale::new(comparison.clock.tick, last, usize::from(place.width));
    let parts = comparison.difference.as_ref().map(|found| found.tick);
    for (row, frame) in (0..ROWS).zip(&comparison.sides) {
        let side = Scene { frame, ..*scene };
        let place = Rect { y: place.y + row, height: 1, ..place };
        draw_bars(&side, place, (scale, last), canvas);
        draw_marks(&side, place, scale, last, canvas);
        // Where the two part is what the rows are compared for: it goes before what happened there.
        if let Some((tick, column)) = scale.ticks(last).find(|(tick, _)| Some(*tick) == parts) {
            let style = in_time(&side, scale, tick, theme.strong());
            canvas.row(place, 0).skip(column + scale.pitch - 1).write(scene.glyphs().differs, style);
        }
        draw_head(&side, place, scale, canvas);
    }
    draw_more(scene, place, scale, canvas);
    record(area, place, (scale, last), canvas);
}
