//! What is chosen in the panels that follow the run: what is in flight, the tree of runs, the chain of causes.

use std::rc::Rc;

use crate::protocol::Ticks;
use crate::session::model::why::{Question, Why};
use crate::session::model::{Pending, Thing};
use crate::sim::command::Command;

/// What tells one thing of the panel from another, also in the next frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Which {
    Message(u32),
    Timer(u64),
    Alarm(u64),
    Crash(usize),
    Cut(usize, usize),
    Parted,
}

impl Which {
    pub(super) const fn of(thing: &Thing) -> Self {
        match thing {
            Thing::Message { message, .. } => Self::Message(message.number),
            Thing::Timer { number, .. } | Thing::Notice { number, .. } => Self::Timer(*number),
            Thing::Alarm { number, .. } => Self::Alarm(*number),
            Thing::Crash { position, .. } => Self::Crash(*position),
            Thing::Cut { from, to, .. } => Self::Cut(*from, *to),
            Thing::Parted { .. } => Self::Parted,
        }
    }
}

/// The panel while it is open.
#[derive(Clone, Debug, Default)]
pub(super) struct Flight {
    /// The row that is chosen.
    pub(super) row: usize,
    /// What stood there when it was chosen; while it is there, the choice stays with it.
    pub(super) which: Option<Which>,
    /// What stands there now.
    pub(super) chosen: Option<Pending>,
    /// How many rows there are.
    pub(super) rows: usize,
}

impl Flight {
    pub(super) fn show(&mut self, pending: Vec<Pending>) {
        self.rows = pending.len();
        self.chosen = pending.into_iter().nth(self.row);
    }

    /// Chooses a row, or the last one.
    pub(super) fn choose(&mut self, row: usize, pending: Vec<Pending>) {
        self.row = row.min(pending.len().saturating_sub(1));
        self.show(pending);
        self.which = self.chosen.as_ref().map(|pending| Which::of(&pending.thing));
    }
}

/// What a row of the tree is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TreeItem {
    /// The scenario of this number.
    Scenario(usize),
    /// The branch of this number.
    Branch(usize),
    /// The bookmark of a branch at a tick.
    Bookmark(usize, Ticks),
}

/// The tree while it is open: what is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tree(pub(super) TreeItem);

/// A moment: a tick, and how many of its events have been handled.
pub(super) type Instant = (Ticks, usize);

/// What is selected: a process by position, a message and an event by number.
pub(super) type Selection = (usize, Option<u32>, Option<u32>);

/// The panel while it is open.
#[derive(Clone, Debug)]
pub(super) struct Asking {
    /// What can be asked.
    pub(super) questions: Vec<Question>,
    /// Which of that is asked.
    pub(super) nth: usize,
    /// The answer.
    pub(super) why: Rc<Why>,
    /// The chosen link; where there is no chain, the rows scrolled out of sight.
    pub(super) chosen: usize,
    /// The moment at which it holds, or that it led to.
    pub(super) moment: Instant,
    /// What had been done by hand when it was asked.
    pub(super) acts: Vec<(Ticks, Command)>,
    /// What was selected when it was asked; another selection asks anew.
    pub(super) selection: Selection,
    /// The moment that was left along the chain.
    pub(super) home: Option<Instant>,
    /// What was selected before.
    pub(super) before: Selection,
}

impl Asking {
    /// What can be asked, and which of that is.
    pub(super) fn nth(&self) -> (usize, usize) {
        (self.nth + 1, self.questions.len())
    }

    /// The answer.
    pub(super) const fn why(&self) -> &Rc<Why> {
        &self.why
    }

    /// The process whose waiting is asked about.
    pub(super) fn waiting(&self) -> Option<usize> {
        if let Question::Waits(position) = self.why.question { Some(position) } else { None }
    }
}
