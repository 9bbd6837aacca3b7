//! The offer of the next demo, where a note would stand: the end of the run stays in sight.

use super::{OverlayPainter, Places, note};
use crate::canvas::Canvas;
use crate::scene::Scene;
use crate::view_state::overlay::NextDemo;

impl OverlayPainter for NextDemo {
    fn draw(&self, scene: &Scene<'_>, places: &Places, canvas: &mut Canvas<'_>) {
        note::draw(scene, places, &self.note, canvas);
    }

    fn is_modal(&self) -> bool {
        false
    }
}
