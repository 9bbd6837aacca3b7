//! Branches: the remarks after an act, undo, switches between branches, and bookmarks.

pub(crate) mod pane;

use crate::tui::features::branches::pane::BranchSummary;
use crate::tui::features::prelude::*;
use suffrage_session::{NoUndo, history::Bookmark, history::LONGEST_NAME, history::Origin};

#[derive(Clone, Copy)]
pub(crate) struct TreeState {
    branch: usize,
    beside: Option<usize>,
    all: usize,
}

pub(crate) fn tree_state(App { session, .. }: &App) -> TreeState {
    let (branch, beside, all) = (session.branch(), session.branch_beside(), session.history().branches.len());
    TreeState { branch, beside, all }
}

pub(crate) fn say_branch(app: &mut App, before: TreeState) {
    let now = tree_state(app);
    if app.view.said.is_none() || now.branch == before.branch {
        return;
    }
    let history = app.session.history();
    let number = |branch| history.number(branch) as u64;
    let told: Remark = match now.beside {
        Some(beside) if now.beside != before.beside && now.all > before.all + 1 => {
            let sides = if app.session.focus() == 0 { [now.branch, beside] } else { [beside, now.branch] };
            let [left, right] = sides.map(number);
            let is_shared = history.shared(now.branch, beside).is_some();
            if is_shared { ids::BranchesBegin { left, right }.into() } else { ids::BRANCH_BEGINS_EACH.into() }
        }
        _ if now.all > before.all => ids::BranchBegins { number: number(now.branch) }.into(),
        _ => ids::BranchFollowed { number: number(now.branch) }.into(),
    };
    say_also(app, told);
}

/// Adds a remark to the one in the footer.
pub(crate) fn say_also(app: &mut App, also: impl Into<Remark>) {
    let also = app.look.texts.fit(also);
    app.view.said = Some(app.view.said.as_ref().map_or(also.clone(), |said| travel::one_after_the_other(said, &also)));
}

pub(crate) fn has_bookmark(app: &App, tick: Ticks) -> bool {
    app.session.history().bookmarks(app.session.branch()).iter().any(|bookmark| bookmark.tick == tick)
}

/// If a check found the run on the screen: the moment at which the check began.
pub(crate) fn origin(app: &App) -> Option<Origin> {
    app.session.history().branch(app.session.branch()).origin.filter(|_| !app.is_comparing())
}

/// Shows the next or previous branch at the same tick. Before a run that a check found comes the start of the check.
pub(crate) fn cycle(app: &mut App, forward: bool) {
    let here = app.session.branch();
    if let Some(origin) = origin(app).filter(|_| !forward) {
        return go_to(app, origin.branch, origin.tick);
    }
    let mut siblings = app.session.history().siblings(here);
    // The other run on the screen already shows this branch.
    siblings.retain(|&sibling| !app.is_beside(sibling));
    let Some(at) = siblings.iter().position(|&sibling| sibling == here) else { return };
    go_to(app, siblings[rotate(at, siblings.len(), forward)], app.session.tick());
}

/// Shows the branch `branch` at `tick`, or at the end of the branch if that is earlier. If the screen shows a suspended
/// moment of `tick`, it stays there, provided that the new branch also has this moment.
pub(crate) fn go_to(app: &mut App, branch: usize, tick: Ticks) {
    let told = announcement(app, app.session.branch(), branch);
    go_to_with_remark(app, branch, tick, told);
}

pub(crate) fn go_to_with_remark(app: &mut App, branch: usize, tick: Ticks, told: Fit) {
    let without_notes = tick == app.session.tick() && app.layers.find::<OpenNote>().is_none();
    let shared = app.session.history().shared(app.session.branch(), branch);
    // The branches differ after their last shared tick. A branch of another scenario shares no tick with this one.
    travel::back_to(app, shared.unwrap_or(Ticks::MAX));
    let selected = app.session.id_at(app.view.selected);
    app.session.switch(branch);
    if shared.is_none() {
        (app.restorable.scenario, app.player.last_until) = (None, None);
        app.view.selected = selected.and_then(|id| app.session.position_of(id)).unwrap_or_default();
    }
    show_at(app, tick, Arrival { told, without_notes });
}

fn show_at(app: &mut App, tick: Ticks, arrival: Arrival) {
    leave_selection(app);
    if app.session.tick() == tick {
        notes::moved(app);
        app.view.said = None;
        travel::arrive(app, arrival);
    } else {
        app.update_names();
        travel::travel(app, tick, Some(arrival));
    }
}

pub(crate) fn leave_selection(app: &mut App) {
    (app.view.event, app.view.message, app.view.log_back) = (None, None, 0);
    app.layers.retain(|layer| layer.place().outlasts_branches());
}

fn announcement(app: &App, here: usize, branch: usize) -> Fit {
    let (texts, history) = (&app.look.texts, app.session.history());
    let (number, name) = (history.number(branch) as u64, quoted(history.branch(branch).name.as_deref()));
    let Some(shared) = history.shared(here, branch) else {
        let title = pane::scenario_name(app, history.scenario(branch));
        return texts.fit(ids::BranchShownOther { number, name, title });
    };
    let BranchSummary { did, first, .. } = pane::summary_of(app, branch);
    let (count, other) = (history.siblings(branch).len() as u64, history.number(here) as u64);
    let told = texts.fit(ids::BranchShown { number, count, name, did, other, shared, first });
    // Only the longest text names the branch `here`, which is no longer in the tree if it has no content.
    let named = usize::from(!history.has_own(here));
    told.lengths().skip(named).map(str::to_owned).collect()
}

pub(crate) fn continue_without_later_acts(app: &mut App) {
    app.pause();
    let (here, tick) = (app.session.branch(), app.session.tick());
    let mut course = app.session.history().course(here);
    course.split_off(&(tick + 1));
    app.session.follow(course);
    (app.view.event, app.view.message) = (None, None);
    let had_note = app.layers.find::<OpenNote>().is_some();
    app.layers.close::<pane::Tree>();
    notes::moved(app);
    if !had_note {
        notes::close(app);
    }
    let number = app.session.history().number(app.session.branch()) as u64;
    app.say(ids::BranchWithout { number, tick });
}

pub(crate) fn has_another(app: &App) -> Able {
    let history = app.session.history();
    let siblings = history.siblings(app.session.branch());
    match siblings.len() {
        0 | 1 if history.roots.len() > 1 => Err(ids::SAYS_ONLY_BRANCH_HERE.into()),
        0 | 1 => Err(ids::SAYS_ONLY_BRANCH.into()),
        2 if siblings.iter().any(|&sibling| app.is_beside(sibling)) => Err(ids::SAYS_BRANCHES_ARE_HERE.into()),
        _ => Ok(()),
    }
}

pub(crate) fn has_later_acts(app: &App) -> Able {
    let course = app.session.history().course(app.session.branch());
    only_if(course.range(app.session.tick() + 1..).next().is_some(), ids::SAYS_NOTHING_LATER)
}

/// Takes back the last act of an open tick. If no tick is open, shows a branch without the last act, at the end of the
/// tick before the act; if the screen shows a suspended moment of that earlier tick, it stays there.
pub(crate) fn undo(app: &mut App) {
    app.pause();
    // The other run of the last comparison still has the act.
    (app.travel, app.restorable.run) = (None, None);
    if app.session.undoes_in_place() {
        return act::undo_in_place(app);
    }
    let Ok((tick, acts)) = app.session.last_act() else { return };
    let without_notes = app.session.tick() + 1 == tick && app.layers.find::<OpenNote>().is_none();
    let did = app.session.told(&acts);
    let history = app.session.history();
    let before = history.number(history.keeper(app.session.branch())) as u64;
    let Ok(to) = app.session.undo() else { return };
    let told = ids::BranchUndone { tick, did: Value::Said(Box::new(did)), before };
    let arrival = Arrival { told: app.look.texts.fit(told), without_notes };
    show_at(app, to, arrival);
}

pub(crate) fn can_undo(app: &App) -> Able {
    app.session.last_act().map(drop).map_err(|why| {
        Remark::from(match why {
            NoUndo::NothingDone => ids::SAYS_NOTHING_TO_UNDO,
            NoUndo::IsBeside => ids::SAYS_UNDONE_IS_BESIDE,
        })
    })
}

pub(crate) fn has_just_acted(app: &App) -> bool {
    app.session.last_act().is_ok_and(|(tick, _)| tick == app.session.tick())
}

pub(crate) fn toggle_bookmark(app: &mut App, branch: usize, tick: Ticks) {
    let is_set = app.session.history_mut().turn_bookmark(branch, tick);
    app.say(if is_set { Remark::from(ids::BookmarkSet { tick }) } else { ids::BookmarkGone { tick }.into() });
}

pub(crate) fn ask_name_of_bookmark(app: &mut App, branch: usize, tick: Ticks) {
    let known = app.session.history().bookmarks(branch).into_iter().find(|bookmark| bookmark.tick == tick);
    let name = known.and_then(|bookmark| bookmark.name).unwrap_or_default();
    list::ask_line_with(app, ids::AskBookmarkName { tick }, name, move |app, name| {
        is_short(name)?;
        app.layers.pop();
        app.session.history_mut().name_bookmark(branch, tick, name);
        app.say(ids::BookmarkNamed { tick, name: quoted(Some(name)) });
        Ok(())
    });
}

pub(crate) fn ask_name_of_branch(app: &mut App, branch: usize) {
    let history = app.session.history();
    let (number, name) = (history.number(branch) as u64, history.branch(branch).name.clone().unwrap_or_default());
    list::ask_line_with(app, ids::AskBranchName { number }, name, move |app, name| {
        is_short(name)?;
        app.layers.pop();
        app.session.history_mut().name(branch, name);
        app.say(match app.session.history().branch(branch).name.clone() {
            Some(name) => Remark::from(ids::BranchNamed { number, name }),
            None => ids::BranchNameless { number }.into(),
        });
        Ok(())
    });
}

fn is_short(name: &str) -> Able {
    let count = name.trim().chars().count();
    only_if(count <= LONGEST_NAME, ids::BranchNameTooLong { most: LONGEST_NAME as u64, count: count as u64 })
}

fn bookmark_beside(app: &App, forward: bool) -> Option<Bookmark> {
    let tick = app.session.tick();
    let mut all = app.session.history().bookmarks(app.session.branch()).into_iter();
    if forward { all.find(|bookmark| bookmark.tick > tick) } else { all.rfind(|bookmark| bookmark.tick < tick) }
}

pub(crate) fn go_to_bookmark(app: &mut App, forward: bool) {
    if let Some(bookmark) = bookmark_beside(app, forward) {
        travel_to_bookmark(app, &bookmark);
    }
}

pub(crate) fn travel_to_bookmark(app: &mut App, bookmark: &Bookmark) {
    let told = app.look.texts.fit(ids::BookmarkHere { tick: bookmark.tick, name: quoted(bookmark.name.as_deref()) });
    travel::travel(app, bookmark.tick, Some(Arrival { told, without_notes: false }));
}

fn quoted(name: Option<&str>) -> String {
    let name = name.map(str::trim).filter(|name| !name.is_empty());
    name.map_or_else(String::new, |name| format!(" “{name}”"))
}

pub(crate) fn can_go_to_bookmark(app: &App, forward: bool) -> Able {
    let otherwise = if forward { ids::SAYS_NO_BOOKMARK_AFTER } else { ids::SAYS_NO_BOOKMARK_BEFORE };
    only_if(bookmark_beside(app, forward).is_some(), otherwise)
}
