//! Two moments side by side, on one clock.

use super::{Clock, Frame, LogLine};
use crate::protocol::{Id, Remark, Ticks};

/// Two runs at the same tick. One that has come to rest earlier is at its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    pub sides: [Frame; 2],
    pub clock: Clock,
    /// Which one has the keys: 0 is the left one.
    pub focus: usize,
    /// The selected process in each, by position, if it is there.
    pub selected: [Option<usize>; 2],
    /// When each came to rest, if it has by now.
    pub rested: [Option<Ticks>; 2],
    /// What tells the two apart besides their algorithms: the settings that are not the same, in the words of each.
    pub apart: [Vec<Remark>; 2],
    pub difference: Option<Difference>,
    /// Whether it lies beyond this moment: it is told only because the recorded future is shown.
    pub ahead: bool,
}

impl Comparison {
    pub fn focused(&self) -> &Frame {
        &self.sides[self.focus]
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub tick: Ticks,
    /// The process whose steps differ, if it is one.
    pub who: Option<Id>,
    pub sides: [Doing; 2],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doing {
    /// Which event of its tick it is, from 1; nothing where the other run alone does something.
    pub event: Option<usize>,
    pub line: Option<LogLine>,
    /// What is said instead where the log has no line, or the same one for both.
    pub instead: Option<Remark>,
}

impl Doing {
    pub fn sentence(&self) -> Option<&Remark> {
        self.instead.as_ref().or(self.line.as_ref().map(|line| &line.full))
    }
}
