//! The targets of clicks on the screen, and their areas.

use ratatui::layout::{Position, Rect};

use super::{scale::Scale, view_state::Pane};
use suffrage_engine::protocol::Ticks;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A process. The number is the position of the process.
    Process(usize),
    /// A message in transit or just lost. The number is the number of the message.
    Message(u32),
    Link {
        from: usize,
        to: usize,
    },
    /// An event of the space-time diagram.
    Event {
        number: u32,
        /// The position of the process at which the event happened.
        position: usize,
    },
    /// A recorded tick on the timeline.
    Tick(Ticks),
    /// A line of the log, about the process at this position.
    LogLine {
        position: usize,
        record: u32,
    },
    /// A row of the properties. The number is the index of the property.
    Property(usize),
    /// A row of a table of votes. The number is the index of the row.
    Vote(usize),
    /// A pane, if the cell has no other target.
    Pane(Pane),
    /// The run without the focus, if two runs are side by side.
    OtherRun,
    /// A key that the footer shows.
    Hint {
        /// The index of the key in the list of hints. If `pinned` is true: in the list of pinned hints.
        index: usize,
        pinned: bool,
        /// The clicked column, counted from the left end of the key's text.
        column: usize,
    },
    /// A row of the list in the topmost overlay. The number is the index of the row.
    Row(usize),
    /// A topic in the list of the course. The number is the index of the topic.
    Topic(usize),
    Note,
    Overlay,
    /// The part of the screen that an overlay does not cover.
    Beside,
}

/// The click targets of a screen, recorded while it was drawn.
#[derive(Default)]
pub struct Hits {
    /// The areas with their targets; a later area covers an earlier one.
    pub(super) places: Vec<(Rect, Hit)>,
    /// The columns of the ticks on the timeline; `None` if no timeline is visible.
    pub timeline: Option<Ruler>,
    /// The largest number of rows by which the topmost overlay can scroll.
    pub furthest: usize,
    /// The number of rows by which a page key scrolls the topmost overlay.
    pub page: usize,
}

pub(super) enum Hit {
    Target(Target),
    /// A function that returns the target at a cell, such as the nearest of many lines.
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

    pub(super) fn scrolls(&mut self, furthest: usize, rows: usize) {
        (self.furthest, self.page) = (furthest, rows.saturating_sub(1).max(1));
    }

    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    pub(super) fn cover(&mut self, since: usize, target: Target) {
        for (_, found) in &mut self.places[since..] {
            *found = Hit::Target(target);
        }
    }
}

/// The columns of the ticks on the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruler {
    pub(super) left: u16,
    pub(super) scale: Scale,
    /// The last tick that a click on the timeline can select.
    pub(super) last: Ticks,
}

impl Ruler {
    /// The recorded tick nearest to a column.
    pub fn tick(self, column: u16) -> Ticks {
        self.scale.tick(usize::from(column.saturating_sub(self.left))).min(self.last)
    }
}
