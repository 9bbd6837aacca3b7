//! The parts of a frame. Each file defines the data of one part and computes it. The code is the same for every
//! protocol.

mod again;
pub(super) mod cues;
pub mod describe_command;
pub(super) mod frame;
pub mod ground;
pub mod holdings;
pub mod lanes;
pub(super) mod log;
pub(super) mod messages;
pub(super) mod pending;
pub mod search;
pub mod space_time;
pub(super) mod standing;
pub mod story;
pub mod why;

use crate::prelude::*;

pub use again::Subject;
pub use frame::names_figure;

/// A frame looks for the latest events in at most this number of records.
const LOOKBACK: usize = 512;

fn window(n: usize, ask: &Ask) -> Range<usize> {
    around(n, ask.processes, ask.named.unwrap_or(ask.selected))
}

fn around(n: usize, size: usize, middle: usize) -> Range<usize> {
    let size = size.min(n);
    let start = middle.saturating_sub(size / 2).min(n - size);
    start..start + size
}
