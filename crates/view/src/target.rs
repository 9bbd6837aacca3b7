//! The targets of clicks on the screen, and their areas.

use crate::{prelude::*, scale::Scale};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The process at this position.
    Process(usize),
    /// The message with this number, in transit or just lost.
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
    /// A line of the log about the process at this position.
    LogLine {
        position: usize,
        record: u32,
    },
    /// The row of the property with this index.
    Property(usize),
    /// The row with this index in a table of votes.
    Vote(usize),
    /// A pane, at cells without another target.
    Pane(Pane),
    /// The run without the focus, if two runs are side by side.
    OtherRun,
    /// A key that the footer shows.
    Hint {
        /// The index in the list of pinned hints if `pinned` is true, else in the list of hints.
        index: usize,
        pinned: bool,
        /// The clicked column: 0 is the first character of the key's text.
        column: usize,
    },
    /// The row with this index in the list of the topmost overlay.
    Row(usize),
    /// The topic with this index in the list of the course.
    Topic(usize),
    Note,
    Overlay,
    /// Any cell that the overlay does not cover.
    Beside,
}

/// The targets of clicks on a screen, recorded while the screen was drawn.
#[derive(Default)]
pub struct Hits {
    /// The areas with their targets. If two areas overlap, the later one counts.
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
    /// A function that returns the target at a cell, such as the nearest of several lines.
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

/// The columns of the ticks on a timeline.
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
