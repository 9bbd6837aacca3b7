//! The size classes of screens, and what a screen of a size can show.

use ratatui::layout::Rect;

use super::arena;
use super::panes::elected;
use super::view_state::{Pane, View};

/// The smallest screen, in columns and rows. A smaller one shows a message instead of the run.
pub const LEAST_SIZE: (u16, u16) = (80, 24);

/// Whether a screen is smaller than [`LEAST_SIZE`].
pub const fn is_too_small(area: Rect) -> bool {
    area.width < LEAST_SIZE.0 || area.height < LEAST_SIZE.1
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Compact,
    Standard,
    Wall,
}

impl Class {
    pub(super) const fn of(area: Rect) -> Self {
        match (area.width, area.height) {
            (w, _) if w < 100 => Self::Compact,
            (w, h) if w < 160 || h < 45 => Self::Standard,
            _ => Self::Wall,
        }
    }

    /// The columns of panes beside a graph of 24 processes at most, that of the parting included.
    pub(super) const fn side(self) -> u16 {
        match self {
            Self::Compact => 30,
            Self::Standard => 46,
            Self::Wall => WALL_SIDE,
        }
    }
}

/// The columns of the panes beside the graph of the widest screens, that of the parting included.
pub(super) const WALL_SIDE: u16 = 90;

/// How many of `n` processes a piece of a density band stands for on a screen of this size with so many lanes; 0 where none would
/// be drawn.
pub(super) fn sector(area: Rect, n: usize, view: &View, lanes: u16) -> usize {
    let class = Class::of(area);
    // A complete graph of fewer processes fits on every screen.
    if n <= 24 {
        return 0;
    }
    // Header, footer, the legend, the strip, the timeline and, where there is one, the gauge.
    let single = 3 + elected::rows(area.width) + time_rows(area);
    let (width, below) = match class {
        _ if lanes > 1 && view.zoomed => (area.width, 13),
        _ if lanes > 1 => ((area.width - 1) / lanes, 13),
        // Header, strip, timeline and legend.
        _ if view.presenting => (area.width, 4),
        Class::Compact => (area.width, single),
        Class::Standard | Class::Wall if view.zoomed => (area.width, single + 2),
        Class::Standard => (area.width - 47, single + 2),
        Class::Wall => (area.width - WALL_SIDE, single + 2),
    };
    arena::band::per_piece(Rect { width, height: area.height.saturating_sub(below), ..area }, n)
}

/// The rows of the timeline.
pub(super) const fn time_rows(area: Rect) -> u16 {
    if area.height >= 30 { 2 } else { 1 }
}

/// Whether the panes of the wall class are all on a screen of this size.
fn has_wall(area: Rect, view: &View) -> bool {
    Class::of(area) == Class::Wall && !view.zoomed && !view.presenting
}

pub fn shows_space_time(area: Rect, view: &View) -> bool {
    has_wall(area, view) || view.focus == Pane::SpaceTime
}

/// How many ticks on each side of the one in sight the diagram may show: a tick has a column at least. Round a selected event
/// there are more, because its past is followed out of sight.
pub(super) fn diagram_ticks(area: Rect, view: &View) -> u64 {
    let columns = if has_wall(area, view) && view.event.is_none() { WALL_SIDE } else { area.width };
    columns.into()
}
