//! Something to confirm: the question and the keys that answer it.

use super::panel::{self, Row, lines, row};
use super::{OverlayPainter, Places};
use crate::canvas::Canvas;
use crate::scene::Scene;
use crate::view_state::overlay::Confirm;

impl OverlayPainter for Confirm {
    fn draw(&self, scene: &Scene<'_>, places: &Places, canvas: &mut Canvas<'_>) {
        let theme = scene.theme();
        let mut rows: Vec<Row> = lines(&self.text, panel::room(places.whole).min(60), theme.strong()).collect();
        if usize::from(places.whole.height) >= rows.len() + 4 {
            rows.push(Row::new());
        }
        rows.push(row(self.keys.as_str(), theme.muted()));
        panel::draw(scene, places.whole, &"".into(), &rows, 0, canvas);
    }
}
