//! Bookmarks: moments that a person wants to find again. They belong to the run, not to the branch that was on the screen: a moment
//! before a fork is on every branch that leaves there.

use serde::{Deserialize, Serialize};

use super::{History, shortened};
use crate::protocol::Ticks;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bookmark {
    pub tick: Ticks,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

impl History {
    pub fn bookmarks(&self, branch: usize) -> Vec<Bookmark> {
        let line = self.line(branch).into_iter();
        let own = line.flat_map(|(at, last)| self.branches[at].bookmarks.range(..=last));
        let mut found: Vec<_> = own.map(|(&tick, name)| Bookmark { tick, name: name.clone() }).collect();
        found.sort_by_key(|bookmark| bookmark.tick);
        found
    }

    /// Puts a bookmark at a tick of a branch, or takes the one away that is there; whether there is one now.
    pub fn turn_bookmark(&mut self, branch: usize, tick: Ticks) -> bool {
        let owner = self.owner(branch, tick);
        let bookmarks = &mut self.branches[owner].bookmarks;
        self.unsaved = true;
        if bookmarks.remove(&tick).is_some() {
            return false;
        }
        bookmarks.insert(tick, None);
        true
    }

    pub fn name_bookmark(&mut self, branch: usize, tick: Ticks, name: &str) {
        let owner = self.owner(branch, tick);
        self.branches[owner].bookmarks.insert(tick, shortened(name));
        self.unsaved = true;
    }
}
