//! The tree of runs over the screen: choosing a branch or a bookmark, and what its keys do.

use super::rows::TreeItem;
use crate::paint::view_state::{Overlay, overlay};
use crate::text::{TextId, ids};
use crate::tui::app::App;
use crate::tui::binding::{Able, Place};
use crate::tui::layer::Layer;
use crate::tui::state::Arrival;

pub(super) struct Tree {
    chosen: TreeItem,
}

impl Layer<App> for Tree {
    fn place(&self) -> Place {
        Place::Branches
    }

    fn overlay(&self, app: &App) -> Overlay {
        let (all, rows): (Vec<_>, Vec<_>) = app.tree_rows().into_iter().unzip();
        let chosen = all.iter().position(|known| *known == self.chosen).unwrap_or_default();
        let title = app.look.texts.fit(ids::TREE_TITLE);
        Overlay::Branches(overlay::Branches { title, rows, chosen, about: app.about_row(self.chosen) })
    }

    /// What cannot be chosen is passed over.
    fn scroll(&mut self, app: &App, rows: isize) {
        let all: Vec<TreeItem> = app.tree_order().into_iter().map(|(known, _)| known).collect();
        let Some(at) = all.iter().position(|known| *known == self.chosen) else { return };
        let wanted = at.saturating_add_signed(rows).min(all.len() - 1);
        let choosable = |at: &usize| !matches!(all[*at], TreeItem::Scenario(_));
        let next = if rows < 0 {
            (0..=wanted).rev().find(choosable).or_else(|| (0..at).find(choosable))
        } else {
            (wanted..all.len()).find(choosable)
        };
        self.chosen = next.map_or(self.chosen, |next| all[next]);
    }
}

impl App {
    /// Opens the tree, on the branch that has the keys.
    pub(in crate::tui) fn open_tree(&mut self) {
        self.layers.open(Tree { chosen: TreeItem::Branch(self.branch()) });
    }

    fn tree(&self) -> Option<TreeItem> {
        self.layers.find::<Tree>().map(|tree| tree.chosen)
    }

    /// Goes to what is chosen: to a branch at the tick on the screen, or, if it never comes to that tick, where it parts from the one
    /// that it left; to a bookmark.
    pub(in crate::tui) fn go_to_chosen_branch(&mut self) {
        let Some(which) = self.tree() else { return };
        match which {
            TreeItem::Scenario(_) => {}
            TreeItem::Branch(branch) if branch == self.branch() => self.close(),
            TreeItem::Branch(branch) => {
                let tick = self.session.tick();
                let to = {
                    let history = self.session.history();
                    let branch = history.branch(branch);
                    let rests_before = branch.outcome.as_ref().is_some_and(|end| end.quiet && end.tick < tick);
                    if rests_before { branch.fork } else { tick }
                };
                self.layers.pop();
                if self.is_beside(branch) {
                    self.turn_side();
                } else {
                    self.go_to_branch(branch, to);
                }
            }
            TreeItem::Bookmark(branch, tick) => {
                let known = self.session.history().bookmarks(branch).into_iter().find(|known| known.tick == tick);
                let Some(bookmark) = known else { return };
                self.layers.pop();
                if branch == self.branch() {
                    let arrival = Arrival { told: self.told_of_bookmark(&bookmark), without_notes: false };
                    self.travel_telling(tick, arrival);
                } else {
                    self.go_to_branch(branch, tick);
                }
            }
        }
    }

    /// Whether a branch stands beside the one that has the keys.
    pub(in crate::tui) fn is_beside(&self, branch: usize) -> bool {
        branch != self.branch() && self.session.branch_beside() == Some(branch)
    }

    /// The chosen branch, or the one that has the chosen bookmark; without the tree, the one that has the keys.
    fn chosen_branch(&self) -> usize {
        match self.tree() {
            Some(TreeItem::Branch(branch) | TreeItem::Bookmark(branch, _)) => branch,
            Some(TreeItem::Scenario(root)) => self.session.history().roots()[root].trunk,
            None => self.branch(),
        }
    }

    /// Goes to the last tick that the chosen branch shares with the one that it left.
    pub(in crate::tui) fn go_to_fork(&mut self) {
        let branch = self.chosen_branch();
        let history = self.session.history();
        let (number, tick) = (history.number(branch) as u64, history.branch(branch).fork);
        let Some(parent) = history.branch(branch).parent.map(|parent| history.number(parent) as u64) else { return };
        let told = self.look.texts.fit(ids::BranchLeaves { number, parent, tick });
        self.layers.close::<Tree>();
        self.go_to_branch_telling(branch, tick, told);
    }

    pub(in crate::tui) fn ask_name(&mut self) {
        match self.tree() {
            Some(TreeItem::Bookmark(branch, tick)) => self.ask_name_of_bookmark(branch, tick),
            _ => self.ask_name_of_branch(self.chosen_branch()),
        }
    }

    pub(in crate::tui) fn compare_chosen_branch(&mut self) {
        let branch = self.chosen_branch();
        self.compare_with_branch(branch);
    }

    pub(in crate::tui) fn take_bookmark_away(&mut self) {
        if let Some(TreeItem::Bookmark(branch, tick)) = self.tree() {
            self.turn_bookmark_at(branch, tick);
            if let Some(tree) = self.layers.top_as_mut::<Tree>() {
                tree.chosen = TreeItem::Branch(branch);
            }
        }
    }
}

fn refuse(says: TextId) -> Able {
    Err(says.into())
}

/// Whether there is more than one row.
pub(in crate::tui) fn choose(app: &App) -> Able {
    let choosable = app.tree_order().into_iter().filter(|(which, _)| !matches!(which, TreeItem::Scenario(_))).count();
    if choosable > 1 { Ok(()) } else { refuse(ids::SAYS_ONLY_BRANCH) }
}

/// Whether the chosen branch has left another one.
pub(in crate::tui) fn to_fork(app: &App) -> Able {
    let left = app.session.history().branch(app.chosen_branch()).parent.is_some();
    if left { Ok(()) } else { refuse(ids::SAYS_FIRST_BRANCH) }
}

pub(in crate::tui) fn compare(app: &App) -> Able {
    if app.chosen_branch() == app.branch() { refuse(ids::SAYS_BRANCH_IS_HERE) } else { Ok(()) }
}

pub(in crate::tui) fn bookmark(app: &App) -> Able {
    if matches!(app.tree(), Some(TreeItem::Bookmark(..))) { Ok(()) } else { refuse(ids::SAYS_NO_BOOKMARK_CHOSEN) }
}
