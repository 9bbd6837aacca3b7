//! Where the run on the screen stands in the tree of runs.

use crate::history::Bookmark;
use crate::history::History;
use crate::protocol::Ticks;

/// The branch on the screen among those of its scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branching {
    /// Its number, from 1: branches are numbered in the order in which they were opened.
    pub number: usize,
    pub name: Option<String>,
    pub count: usize,
    /// The ticks after which another branch parts from this one, ascending.
    pub forks: Vec<Ticks>,
    pub bookmarks: Vec<Bookmark>,
}

impl Branching {
    pub(in crate::session) fn of(history: &History, branch: usize) -> Self {
        Self {
            number: history.number(branch),
            name: history.branch(branch).name.clone(),
            count: history.siblings(branch).len(),
            forks: history.forks(branch),
            bookmarks: history.bookmarks(branch),
        }
    }
}
