//! The offer of the next demo, at the lower end of what it lies over: the end of the run stays in sight.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::{OverlayPainter, Places};
use crate::paint::canvas::{Canvas, whole_words};
use crate::paint::scene::Scene;
use crate::paint::target::Target;
use crate::paint::view_state::overlay::NextDemo;

impl OverlayPainter for NextDemo {
    /// The topic, the title in bold, its summary, and the keys: each a row in the middle of the bar.
    fn draw(&self, scene: &Scene<'_>, places: &Places, canvas: &mut Canvas<'_>) {
        let theme = scene.theme();
        let lines = [
            (&self.topic, theme.bar_muted()),
            (&self.title, theme.bar_strong()),
            (&self.summary, theme.bar()),
            (&self.keys, theme.bar_muted()),
        ];
        let lines: Vec<_> = lines.into_iter().filter(|(line, _)| !line.is_empty()).collect();
        let airy = places.whole.height >= 4 * (lines.len() as u16 + 2);
        let rows = lines.len() as u16 + 2 * u16::from(airy);
        let height = rows.min(places.whole.height);
        let place = Rect { y: places.whole.bottom() - height, height, ..places.whole };
        canvas.clear(place, theme.base().patch(theme.bar()));
        canvas.hit(place, Target::Note);
        for (row, (line, style)) in (u16::from(airy)..height).zip(lines) {
            let line = whole_words(line, usize::from(place.width), scene.glyphs().more);
            let before = usize::from(place.width).saturating_sub(line.width()) / 2;
            canvas.row(place, row).skip(before).write(&line, style);
        }
    }

    fn is_modal(&self) -> bool {
        false
    }
}
