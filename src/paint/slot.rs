//! A pane in its place, and what draws it there.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::scene::Scene;
use super::view_state::{Pane, View};
use crate::session::model::Ask;

/// A pane in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    /// Which one.
    pub(super) pane: Pane,
    /// Where it is.
    pub(super) place: Rect,
    /// Whether there is room for the least only: chips in place of the graph, the log without its rule.
    pub(super) bare: bool,
    /// The rows of the column that it shares with others: how much it says at most depends on these.
    pub(super) column: u16,
}

impl Slot {
    /// A pane with the least that makes it useful.
    pub(super) const fn bare(pane: Pane, place: Rect) -> Self {
        Self { bare: true, ..Self::new(pane, place) }
    }

    /// A pane with all that belongs to it.
    pub(super) const fn new(pane: Pane, place: Rect) -> Self {
        Self { pane, place, bare: false, column: place.height }
    }
}

/// What draws a pane.
pub(super) trait PanePainter: Sync {
    /// Which one.
    fn pane(&self) -> Pane;

    /// Adds what the pane needs of a run of `n` processes on a screen of this size.
    fn ask(&self, _area: Rect, _n: usize, _view: &View, _ask: &mut Ask) {}

    /// Draws it in its place.
    fn draw(&self, scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>);
}
