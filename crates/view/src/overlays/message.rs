//! A text of several lines, such as the faults of a file.

use super::panel::{self, lines};
use super::{OverlayPainter, Places, note};
use crate::canvas::Canvas;
use crate::scene::Scene;
use crate::view_state::overlay::Message;

impl OverlayPainter for Message {
    fn draw(&self, scene: &Scene<'_>, places: &Places, canvas: &mut Canvas<'_>) {
        if self.aside {
            return note::draw_message(scene, places, self, canvas);
        }
        let rows: Vec<_> = lines(&self.text, panel::room(places.whole), scene.theme().text()).collect();
        panel::draw(scene, places.whole, &self.title, &rows, self.scroll, canvas);
    }

    fn is_modal(&self) -> bool {
        !self.aside
    }
}
