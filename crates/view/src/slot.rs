//! A pane in its place, and what draws it there.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::scene::Scene;
use super::view_state::Pane;
use super::view_state::View;
use suffrage_session::model::Ask;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    pub(super) pane: Pane,
    pub(super) place: Rect,
    /// The rows of the column that it shares with others: how much it says at most depends on these.
    pub(super) column: u16,
}

impl Slot {
    pub(super) const fn new(pane: Pane, place: Rect) -> Self {
        Self { pane, place, column: place.height }
    }

    pub(super) fn has_keys(&self, scene: &Scene<'_>) -> bool {
        scene.view.focus == self.pane
    }

    pub(super) fn below_rule(&self) -> Rect {
        let place = self.place;
        Rect { y: place.y + 1.min(place.height), height: place.height.saturating_sub(1), ..place }
    }
}

/// Where a pane stands on the widest screens, beside the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WallPlace {
    Left,
    Right,
    Below,
}

pub(super) trait PanePainter: Sync {
    /// Adds what the pane needs of a run of `n` processes on a screen of this size.
    fn ask(&self, _area: Rect, _n: usize, _view: &View, _ask: &mut Ask) {}

    /// Where it stands on the widest screens; a pane that has no place there is brought by Tab.
    fn on_wall(&self) -> Option<WallPlace> {
        None
    }

    /// How many of at most `most` rows of a column it has use for; `None` if it takes what others leave.
    fn rows(&self, _scene: &Scene<'_>, _column: Rect, _most: u16) -> Option<u16> {
        None
    }

    fn draw(&self, scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>);
}
