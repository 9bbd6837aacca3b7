//! The chart of what the algorithm on the screen costs.

use ratatui::layout::Rect;

use super::panel::{self, lines};
use super::{OverlayPainter, Places};
use crate::canvas::Canvas;
use crate::chart;
use crate::scene::Scene;
use crate::view_state::overlay::Measured;

/// A larger chart says no more.
const LARGEST: (usize, usize) = (110, 34);

impl OverlayPainter for Measured {
    fn draw(&self, scene: &Scene<'_>, places: &Places, canvas: &mut Canvas<'_>) {
        let area = places.whole;
        let size = (panel::room(area).min(LARGEST.0), usize::from(area.height).saturating_sub(2).min(LARGEST.1));
        let place = panel::open(scene, area, &self.title, size, canvas);
        let told: Vec<_> = lines(&self.told, usize::from(place.width), scene.theme().text()).collect();
        let rows = (told.len() as u16).min(place.height);
        let above = Rect { height: place.height - rows, ..place };
        chart::draw(&self.chart, above, scene.look, canvas);
        panel::draw_rows(Rect { y: above.bottom(), height: rows, ..place }, 0, &told, canvas);
    }
}
