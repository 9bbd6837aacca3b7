//! What the layers of a picture share.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::geometry::Layout;
use crate::paint::Look;
use crate::paint::canvas::Canvas;

/// How a graph looks, where everything in it is, and the area that nothing leaves.
#[derive(Clone, Copy)]
pub(super) struct Stage<'a> {
    pub(super) look: &'a Look,
    pub(super) layout: &'a Layout,
    pub(super) clip: Rect,
}

pub(super) struct Label {
    pub(super) place: Rect,
    pub(super) text: String,
    pub(super) style: Style,
}

pub(super) fn draw_labels(canvas: &mut Canvas<'_>, clip: Rect, labels: &[Label]) {
    for Label { place, text, style } in labels {
        canvas.write(clip, i32::from(place.x), i32::from(place.y), text, *style);
    }
}
