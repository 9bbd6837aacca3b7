//! What the layers of a picture share.

use ratatui::layout::Rect;

use super::geometry::Layout;
use crate::paint::Look;

/// How a graph looks, where everything in it is, and the area that nothing leaves.
#[derive(Clone, Copy)]
pub(super) struct Stage<'a> {
    pub(super) look: &'a Look,
    pub(super) layout: &'a Layout,
    pub(super) clip: Rect,
}
