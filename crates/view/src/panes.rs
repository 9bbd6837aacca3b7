//! The panes, and the bars round them: one painter each. They read the scene and write into their area, and decide nothing.
//!
//! A new pane is a file here that implements [`PanePainter`], a line in the list of `pane.rs`, and its texts: Tab brings it to where
//! there is room for it.

pub(super) mod chips;
pub(super) mod compare;
pub(super) mod elected;
pub(super) mod footer;
pub(super) mod gauge;
pub(super) mod header;
pub(super) mod rule;
pub(super) mod sign;
pub(super) mod timeline;
pub(super) mod too_small;

use super::canvas::Canvas;
use super::scene::Scene;
use super::slot::{PanePainter, Slot};
use super::target::Target;
use super::view_state::Pane;
use super::view_state::pane::with_panes;

macro_rules! painters {
    ($($pane:ident: $module:ident::$Painter:ident,)*) => {
        $(pub(super) mod $module;)*

        pub(super) const PANES: &[(Pane, &dyn PanePainter)] = &[$((Pane::$pane, &$module::$Painter)),*];

        pub(super) fn painter(pane: Pane) -> &'static dyn PanePainter {
            match pane {
                $(Pane::$pane => &$module::$Painter),*
            }
        }
    };
}
with_panes!(painters);

pub(super) fn draw(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    canvas.hit(slot.place, Target::Pane(slot.pane));
    painter(slot.pane).draw(scene, slot, canvas);
}
