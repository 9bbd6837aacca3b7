//! Bookmarks: moments that a person wants to find again.

use crate::history::{Bookmark, LONGEST_NAME};
use crate::protocol::{Remark, Ticks, Value};
use crate::text::{Fit, ids};
use crate::tui::app::App;
use crate::tui::binding::{Able, only_if};
use crate::tui::features::travel;
use crate::tui::layers::line::{self, Line};
use crate::tui::state::Arrival;

/// Puts a bookmark at the moment on the screen, or takes away the one that is there.
pub(in crate::tui) fn turn(app: &mut App) {
    turn_at(app, app.session.branch(), app.session.tick());
}

/// The same at a tick of a branch.
pub(in crate::tui) fn turn_at(app: &mut App, branch: usize, tick: Ticks) {
    let is_set = app.session.history_mut().turn_bookmark(branch, tick);
    let text = if is_set { ids::BOOKMARK_SET } else { ids::BOOKMARK_GONE };
    app.say(Remark::from(text).with("tick", Value::Number(tick)));
}

pub(in crate::tui) fn ask_name(app: &mut App) {
    ask_name_of(app, app.session.branch(), app.session.tick());
}

/// The same of a tick of a branch.
pub(in crate::tui) fn ask_name_of(app: &mut App, branch: usize, tick: Ticks) {
    let known = app.session.history().bookmarks(branch).into_iter().find(|bookmark| bookmark.tick == tick);
    let name = known.and_then(|bookmark| bookmark.name).unwrap_or_default();
    let title = ids::AskBookmarkName { tick };
    line::ask_with(app, title, name, move |app, name| {
        name_bookmark(app, branch, tick, name);
        Ok(())
    });
}

pub(in crate::tui) fn ask_name_of_branch(app: &mut App, branch: usize) {
    let (number, name) = {
        let history = app.session.history();
        (history.number(branch) as u64, history.branch(branch).name.clone().unwrap_or_default())
    };
    let title = ids::AskBranchName { number };
    line::ask_with(app, title, name, move |app, name| {
        name_branch(app, branch, name);
        Ok(())
    });
}

/// Closes the line in which a name was typed; whether the name is short enough to be one.
fn takes_name(app: &mut App, name: &str) -> bool {
    let count = name.trim().chars().count();
    if count > LONGEST_NAME {
        let fault = app.look.texts.say(ids::BranchNameTooLong { most: LONGEST_NAME as u64, count: count as u64 });
        if let Some(line) = app.layers.top_as_mut::<Line>() {
            line.fault = Some(fault);
        }
        return false;
    }
    app.layers.pop();
    true
}

fn name_bookmark(app: &mut App, branch: usize, tick: Ticks, name: &str) {
    if takes_name(app, name) {
        app.session.history_mut().name_bookmark(branch, tick, name);
        app.say(ids::BookmarkNamed { tick, name: quoted(name) });
    }
}

fn name_branch(app: &mut App, branch: usize, name: &str) {
    if takes_name(app, name) {
        app.session.history_mut().name(branch, name);
        let history = app.session.history();
        let number = history.number(branch) as u64;
        app.view.said = Some(match history.branch(branch).name.clone() {
            Some(name) => app.look.texts.fit(ids::BranchNamed { number, name }),
            None => app.look.texts.fit(ids::BranchNameless { number }),
        });
    }
}

/// The bookmark after the moment on the screen, or the one before.
fn beside(app: &App, forward: bool) -> Option<Bookmark> {
    let tick = app.session.tick();
    let mut bookmarks = app.session.history().bookmarks(app.session.branch()).into_iter();
    if forward { bookmarks.find(|bookmark| bookmark.tick > tick) } else { bookmarks.rfind(|bookmark| bookmark.tick < tick) }
}

pub(in crate::tui) fn go_to(app: &mut App, forward: bool) {
    if let Some(bookmark) = beside(app, forward) {
        let arrival = Arrival { told: told_of(app, &bookmark), without_notes: false };
        travel::travel_telling(app, bookmark.tick, arrival);
    }
}

pub(in crate::tui) fn told_of(app: &App, bookmark: &Bookmark) -> Fit {
    let name = bookmark.name.as_deref().map_or_else(String::new, quoted);
    app.look.texts.fit(ids::BookmarkHere { tick: bookmark.tick, name })
}

/// A name behind what has it.
fn quoted(name: &str) -> String {
    let name = name.trim();
    if name.is_empty() { String::new() } else { format!(" “{name}”") }
}

/// Whether there is a bookmark after the moment on the screen.
pub(in crate::tui) fn has_after(app: &App) -> Able {
    only_if(beside(app, true).is_some(), ids::SAYS_NO_BOOKMARK_AFTER)
}

pub(in crate::tui) fn has_before(app: &App) -> Able {
    only_if(beside(app, false).is_some(), ids::SAYS_NO_BOOKMARK_BEFORE)
}
