//! The pointer targets on the screen, and their places.

use ratatui::layout::{Position, Rect};

use super::{scale::Scale, view_state::Pane};
use suffrage_engine::protocol::Ticks;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A process, by position: its card, its chip, its cell of `elected`, its row of the table.
    Process(usize),
    /// A message in transit or just lost, by its number.
    Message(u32),
    Link {
        from: usize,
        to: usize,
    },
    /// An event of the space-time diagram, or a message there (its arrival, or else its sending).
    Event {
        number: u32,
        /// The position of the process at which it happened.
        position: usize,
    },
    /// A recorded tick on the timeline.
    Tick(Ticks),
    /// A line of the log about a process, by position.
    LogLine {
        position: usize,
        record: u32,
    },
    /// A row of the properties, by the property's index.
    Property(usize),
    /// A row of a table of votes, by its index.
    Vote(usize),
    /// A pane, where it has no other target.
    Pane(Pane),
    /// Of two runs side by side, the one without the focus.
    OtherRun,
    /// A key in the footer.
    Hint {
        /// The index among the hints, or among the pinned ones.
        index: usize,
        pinned: bool,
        /// Columns from the left end of the cap.
        column: usize,
    },
    /// A row of the topmost list, by its index.
    Row(usize),
    /// A topic of the course, by its index.
    Topic(usize),
    Note,
    Overlay,
    /// The screen beside an overlay.
    Beside,
}

/// The pointer targets of a screen, recorded while it was drawn.
#[derive(Default)]
pub struct Hits {
    /// Later places cover earlier ones.
    pub(super) places: Vec<(Rect, Hit)>,
    /// The timeline, if it is visible.
    pub timeline: Option<Ruler>,
    /// How far the topmost overlay can scroll, in rows.
    pub furthest: usize,
    /// The rows of a page: one less than are visible.
    pub page: usize,
}

pub(super) enum Hit {
    Target(Target),
    /// A function that finds the target at a cell, such as the nearest of many lines.
    Search(Box<dyn Fn(Position) -> Option<Target>>),
}

impl Hits {
    /// The target at a cell; `None` if there is none.
    pub fn at(&self, at: Position) -> Option<Target> {
        self.places.iter().rev().filter(|(area, _)| area.contains(at)).find_map(|(_, found)| match found {
            Hit::Target(target) => Some(*target),
            Hit::Search(find) => find(at),
        })
    }

    pub(super) fn add(&mut self, area: Rect, target: Target) {
        self.places.push((area, Hit::Target(target)));
    }

    pub(super) fn add_search(&mut self, area: Rect, find: impl Fn(Position) -> Option<Target> + 'static) {
        self.places.push((area, Hit::Search(Box::new(find))));
    }

    pub(super) fn add_timeline(&mut self, area: Rect, ruler: Ruler) {
        self.timeline = Some(ruler);
        self.add_search(area, move |at| Some(Target::Tick(ruler.tick(at.x))));
    }

    /// Records how far the topmost overlay can scroll, and how many rows it shows.
    pub(super) fn scrolls(&mut self, furthest: usize, rows: usize) {
        (self.furthest, self.page) = (furthest, rows.saturating_sub(1).max(1));
    }

    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// Replaces all targets recorded since by one target.
    pub(super) fn cover(&mut self, since: usize, target: Target) {
        for (_, found) in &mut self.places[since..] {
            *found = Hit::Target(target);
        }
    }
}

/// The columns of ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruler {
    /// The column of the first tick.
    pub(super) left: u16,
    pub(super) scale: Scale,
    /// The last tick that a pointer can select.
    pub(super) last: Ticks,
}

impl Ruler {
    /// The recorded tick nearest to a column.
    pub fn tick(self, column: u16) -> Ticks {
        self.scale.tick(usize::from(column.saturating_sub(self.left))).min(self.last)
    }
}
