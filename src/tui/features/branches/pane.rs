//! The tree of runs over the screen: choosing a branch or a bookmark, and what its keys do.

use crate::tui::binding::{Able, KeyPlace, only_if};
use crate::tui::features::branches::rows::{self, TreeItem};
use crate::tui::layers::{self, Layer};
use crate::tui::{app::App, features::branches, features::compare};
use suffrage_text::ids;
use suffrage_view::view_state::{Overlay, overlay};

pub(super) struct Tree {
    chosen: TreeItem,
}

impl Layer for Tree {
    fn place(&self) -> KeyPlace {
        KeyPlace::Branches
    }

    fn overlay(&self, app: &App) -> Overlay {
        let (all, rows): (Vec<_>, Vec<_>) = rows::rows(app).into_iter().unzip();
        let chosen = all.iter().position(|known| *known == self.chosen).unwrap_or_default();
        let title = app.look.texts.fit(ids::TREE_TITLE);
        Overlay::Branches(overlay::Branches { title, rows, chosen, about: rows::about(app, self.chosen) })
    }

    /// What cannot be chosen is passed over.
    fn scroll(&mut self, app: &App, rows: isize) {
        let all: Vec<TreeItem> = rows::order(app).into_iter().map(|(known, _)| known).collect();
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

pub(crate) fn open(app: &mut App) {
    app.layers.open(Tree { chosen: TreeItem::Branch(app.session.branch()) });
}

fn chosen(app: &App) -> Option<TreeItem> {
    app.layers.find::<Tree>().map(|tree| tree.chosen)
}

/// Goes to what is chosen: to a branch at the tick on the screen, or, if it never comes to that tick, where it parts from the one
/// that it left; to a bookmark.
pub(crate) fn go_to_chosen(app: &mut App) {
    let Some(which) = chosen(app) else { return };
    match which {
        TreeItem::Scenario(_) => {}
        TreeItem::Branch(branch) if branch == app.session.branch() => layers::close(app),
        TreeItem::Branch(branch) => {
            let (here, known) = (app.session.tick(), app.session.history().branch(branch));
            let rests_before = known.outcome.as_ref().is_some_and(|end| end.quiet && end.tick < here);
            let tick = if rests_before { known.fork } else { here };
            app.layers.pop();
            if app.is_beside(branch) {
                compare::turn_side(app);
            } else {
                branches::go_to(app, branch, tick);
            }
        }
        TreeItem::Bookmark(branch, tick) => {
            let known = app.session.history().bookmarks(branch).into_iter().find(|known| known.tick == tick);
            let Some(bookmark) = known else { return };
            app.layers.pop();
            if branch == app.session.branch() {
                branches::travel_to_bookmark(app, &bookmark);
            } else {
                branches::go_to(app, branch, tick);
            }
        }
    }
}

/// The chosen branch, or the one that has the chosen bookmark; without the tree, the one that has the keys.
fn chosen_branch(app: &App) -> usize {
    match chosen(app) {
        Some(TreeItem::Branch(branch) | TreeItem::Bookmark(branch, _)) => branch,
        Some(TreeItem::Scenario(root)) => app.session.history().roots()[root].trunk,
        None => app.session.branch(),
    }
}

/// Goes to the last tick that the chosen branch shares with the one that it left.
pub(crate) fn go_to_fork(app: &mut App) {
    let branch = chosen_branch(app);
    let history = app.session.history();
    let (number, tick) = (history.number(branch) as u64, history.branch(branch).fork);
    let Some(parent) = history.branch(branch).parent.map(|parent| history.number(parent) as u64) else { return };
    let told = app.look.texts.fit(ids::BranchLeaves { number, parent, tick });
    app.layers.close::<Tree>();
    branches::go_to_saying(app, branch, tick, told);
}

pub(crate) fn ask_name(app: &mut App) {
    match chosen(app) {
        Some(TreeItem::Bookmark(branch, tick)) => branches::ask_name_of_bookmark(app, branch, tick),
        _ => branches::ask_name_of_branch(app, chosen_branch(app)),
    }
}

pub(crate) fn compare_chosen(app: &mut App) {
    let branch = chosen_branch(app);
    compare::with_branch(app, branch);
}

pub(crate) fn take_bookmark_away(app: &mut App) {
    if let Some(TreeItem::Bookmark(branch, tick)) = chosen(app) {
        branches::toggle_bookmark(app, branch, tick);
        if let Some(tree) = app.layers.top_as_mut::<Tree>() {
            tree.chosen = TreeItem::Branch(branch);
        }
    }
}

pub(crate) fn can_choose(app: &App) -> Able {
    let choosable = rows::order(app).into_iter().filter(|(which, _)| !matches!(which, TreeItem::Scenario(_))).count();
    only_if(choosable > 1, ids::SAYS_ONLY_BRANCH)
}

pub(crate) fn can_go_to_fork(app: &App) -> Able {
    only_if(app.session.history().branch(chosen_branch(app)).parent.is_some(), ids::SAYS_FIRST_BRANCH)
}

pub(crate) fn can_compare(app: &App) -> Able {
    only_if(chosen_branch(app) != app.session.branch(), ids::SAYS_BRANCH_IS_HERE)
}

pub(crate) fn is_bookmark(app: &App) -> Able {
    only_if(matches!(chosen(app), Some(TreeItem::Bookmark(..))), ids::SAYS_NO_BOOKMARK_CHOSEN)
}
