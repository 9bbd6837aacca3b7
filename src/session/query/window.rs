//! Which processes are shown.

use std::ops::Range;

use crate::session::model::Ask;

/// The positions that are shown: all, or a window round the selected one.
pub(super) fn window(n: usize, ask: &Ask) -> Range<usize> {
    let size = ask.processes.min(n);
    let middle = ask.named.unwrap_or(ask.selected);
    let start = middle.saturating_sub(size / 2).min(n - size);
    start..start + size
}
