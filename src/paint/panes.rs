//! The panes, and the bars round them: one painter each. They read the scene and write into their area, and decide nothing.
//!
//! A new pane is a file here that implements [`PanePainter`], a line of [`Pane`] and one of [`PANES`], and its texts: Tab brings it to where
//! there is room for it.

pub(super) mod algorithm;
pub(super) mod chips;
pub(super) mod compare;
pub(super) mod elected;
pub(super) mod footer;
pub(super) mod gauge;
pub(super) mod graph;
pub(super) mod header;
pub(super) mod log;
pub(super) mod processes;
pub(super) mod properties;
pub(super) mod rule;
pub(super) mod sign;
pub(super) mod space_time;
pub(super) mod timeline;
pub(super) mod too_small;

use super::canvas::Canvas;
use super::scene::Scene;
use super::slot::{PanePainter, Slot};
use super::target::Target;
use super::view_state::Pane;

/// All panes, in the order of Tab.
pub(super) const PANES: [&dyn PanePainter; Pane::ALL.len()] =
    [&graph::Graph, &algorithm::Algorithm, &log::Log, &processes::Processes, &space_time::SpaceTime, &properties::Properties];

/// Draws a pane, and nothing where it has no painter.
pub(super) fn draw(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    canvas.hit(slot.place, Target::Pane(slot.pane));
    draw_contents(scene, slot, canvas);
}

/// Draws a pane that has no keys of its own.
pub(super) fn draw_contents(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    if let Some(painter) = PANES.iter().find(|painter| painter.pane() == slot.pane) {
        painter.draw(scene, slot, canvas);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pane_has_its_painter_in_its_place() {
        assert_eq!(PANES.map(PanePainter::pane), Pane::ALL);
    }
}
