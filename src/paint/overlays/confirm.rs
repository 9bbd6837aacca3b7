//! Something to confirm.

use super::panel::{self, Row, row};
use super::{OverlayPainter, Places};
use crate::paint::canvas::{Canvas, wrapped};
use crate::paint::scene::Scene;
use crate::paint::view_state::overlay::Confirm;

impl OverlayPainter for Confirm {
    /// The question and the keys that answer it.
    fn draw(&self, scene: &Scene<'_>, Places { whole, .. }: &Places, canvas: &mut Canvas<'_>) {
        let theme = scene.theme();
        let room = panel::room(*whole).min(60);
        let mut rows: Vec<Row> = wrapped(&self.text, room).into_iter().map(|line| row(line, theme.strong())).collect();
        if usize::from(whole.height) >= rows.len() + 4 {
            rows.push(Row::new());
        }
        rows.push(row(self.keys.as_str(), theme.muted()));
        panel::draw(scene, *whole, &"".into(), &rows, 0, canvas);
    }
}
