//! A text of several lines, such as the faults of a file.

use ratatui::layout::Rect;

use super::panel::{self, Row, row};
use super::{OverlayPainter, Places};
use crate::paint::canvas::{Canvas, wrapped};
use crate::paint::scene::Scene;
use crate::paint::view_state::overlay::Message;

impl OverlayPainter for Message {
    fn draw(&self, scene: &Scene<'_>, places: &Places, canvas: &mut Canvas<'_>) {
        let rows = rows(scene, places.whole, &self.text);
        panel::draw(scene, places.whole, &self.title, &rows, self.scroll, canvas);
    }
}

fn rows(scene: &Scene<'_>, area: Rect, text: &str) -> Vec<Row> {
    wrapped(text, panel::room(area)).into_iter().map(|line| row(line, scene.theme().text())).collect()
}
