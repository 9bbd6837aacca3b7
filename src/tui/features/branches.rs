//! The tree of runs at the keys: what an act does to it, and the ways from branch to branch.

use rows::BranchSummary;

use crate::tui::app::App;
use crate::tui::binding::{Able, only_if};
use crate::tui::features::{notes, travel};
use crate::tui::layer::Layer;
use crate::tui::state::{Arrival, OpenNote};
use suffrage_engine::protocol::{Remark, Ticks};
use suffrage_session::history::History;
use suffrage_text::{Fit, ids};

pub(in crate::tui) mod bookmarks;
pub(in crate::tui) mod pane;
pub(in crate::tui) mod rows;

/// What an act may change in the tree: the branch on the screen, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) struct TreeState {
    branch: usize,
    beside: Option<usize>,
    all: usize,
}

pub(in crate::tui) fn tree_state(app: &App) -> TreeState {
    TreeState {
        branch: app.session.branch(),
        beside: app.session.branch_beside(),
        all: app.session.history().branches().len(),
    }
}

/// Says after an act that it has opened a branch, or which recorded one it follows.
pub(in crate::tui) fn say_branch(app: &mut App, before: TreeState) {
    let now = tree_state(app);
    let Some(said) = app.view.said.clone().filter(|_| now.branch != before.branch) else { return };
    let history = app.session.history();
    let number = |branch| history.number(branch) as u64;
    let told: Remark = match now.beside {
        Some(beside) if now.beside != before.beside && now.all > before.all + 1 => {
            let [left, right] = if app.session.focus() == 0 { [now.branch, beside] } else { [beside, now.branch] };
            match history.shared(now.branch, beside) {
                None => ids::BRANCH_BEGINS_EACH.into(),
                Some(_) => ids::BranchesBegin { left: number(left), right: number(right) }.into(),
            }
        }
        _ if now.all > before.all => ids::BranchBegins { number: number(now.branch) }.into(),
        _ => ids::BranchFollowed { number: number(now.branch) }.into(),
    };
    app.view.said = Some(travel::one_after_the_other(&said, &app.look.texts.fit(told)));
}

/// Puts the next branch of the scenario, or the one before, on the screen at the same tick.
pub(in crate::tui) fn cycle(app: &mut App, forward: bool) {
    let here = app.session.branch();
    let mut siblings = app.session.history().siblings(here);
    // The branch that stands beside would be compared with itself.
    siblings.retain(|&sibling| !app.is_beside(sibling));
    let Some(at) = siblings.iter().position(|&sibling| sibling == here) else { return };
    let next = siblings[(at + if forward { 1 } else { siblings.len() - 1 }) % siblings.len()];
    go_to(app, next, app.session.tick());
}

/// Puts a branch on the screen, at a tick or as near to it as that run lasts. Half-way inside a tick it stays there, where the two
/// branches have the tick in common.
pub(in crate::tui) fn go_to(app: &mut App, branch: usize, tick: Ticks) {
    let told = announcement(app, app.session.branch(), branch);
    go_to_saying(app, branch, tick, told);
}

/// The same, and says something of its own there.
pub(in crate::tui) fn go_to_saying(app: &mut App, branch: usize, tick: Ticks, told: Fit) {
    let without_notes = tick == app.session.tick() && !app.layers.has::<OpenNote>();
    let shared = app.session.history().shared(app.session.branch(), branch);
    let arrival = Arrival { told, without_notes };
    // From there on the two are different runs; another scenario is begun anew.
    travel::back_to(app, shared.unwrap_or(Ticks::MAX));
    switch(app, branch, tick, arrival);
}

fn switch(app: &mut App, branch: usize, tick: Ticks, arrival: Arrival) {
    let selected = app.session.id_at(app.view.selected);
    let another = app.session.history().shared(app.session.branch(), branch).is_none();
    app.session.switch(branch);
    if another {
        (app.aside.scenario, app.player.last_until) = (None, None);
        app.view.selected = selected.and_then(|id| app.session.position_of(id)).unwrap_or_default();
    }
    leave_selection(app);
    if app.session.tick() == tick {
        notes::moved(app);
        app.view.said = None;
        travel::arrive(app, arrival);
    } else {
        app.call_processes();
        travel::travel_to(app, tick, arrival);
    }
}

/// What is told and selected of one branch is not true of another; what follows the moment on the screen stays.
pub(in crate::tui) fn leave_selection(app: &mut App) {
    (app.view.event, app.view.message, app.view.log_back) = (None, None, 0);
    app.layers.retain(Layer::outlasts_branches);
}

/// What is said of a branch that comes on the screen after another one.
fn announcement(app: &App, here: usize, branch: usize) -> Fit {
    let (texts, history) = (&app.look.texts, app.session.history());
    let (number, name) = (history.number(branch) as u64, named(history, branch));
    let Some(shared) = history.shared(here, branch) else {
        let title = rows::scenario_name(app, history.scenario(branch));
        return texts.fit(ids::BranchShownOther { number, name, title });
    };
    let BranchSummary { did, first, .. } = rows::summary_of(app, branch);
    let (count, other) = (history.siblings(branch).len() as u64, history.number(here) as u64);
    texts.fit(ids::BranchShown { number, count, name, did, other, shared, first })
}

pub(in crate::tui) fn go_on_without(app: &mut App) {
    app.pause();
    let (here, tick) = (app.session.branch(), app.session.tick());
    let mut course = app.session.history().course(here);
    course.split_off(&(tick + 1));
    app.session.follow(course);
    (app.view.event, app.view.message) = (None, None);
    let had_note = app.layers.has::<OpenNote>();
    app.layers.close::<pane::Tree>();
    notes::moved(app);
    if !had_note {
        notes::close(app);
    }
    let number = app.session.history().number(app.session.branch()) as u64;
    app.say(ids::BranchWithout { number, tick });
}

/// The name of a branch behind its number, if it has one.
fn named(history: &History, branch: usize) -> String {
    history.branch(branch).name.as_ref().map_or_else(String::new, |name| format!(" “{name}”"))
}

pub(in crate::tui) fn has_another(app: &App) -> Able {
    let history = app.session.history();
    let siblings = history.siblings(app.session.branch());
    match siblings.len() {
        0 | 1 if history.roots().len() > 1 => Err(ids::SAYS_ONLY_BRANCH_HERE.into()),
        0 | 1 => Err(ids::SAYS_ONLY_BRANCH.into()),
        2 if siblings.iter().any(|&sibling| app.is_beside(sibling)) => Err(ids::SAYS_BRANCHES_ARE_HERE.into()),
        _ => Ok(()),
    }
}

pub(in crate::tui) fn has_later_acts(app: &App) -> Able {
    let course = app.session.history().course(app.session.branch());
    only_if(course.range(app.session.tick() + 1..).next().is_some(), ids::SAYS_NOTHING_LATER)
}
