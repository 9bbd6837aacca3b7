//! Bookmarks: moments that a person wants to find again.

use crate::tui::app::App;
use crate::tui::binding::{Able, only_if};
use crate::tui::features::travel;
use crate::tui::layers::line;
use crate::tui::state::Arrival;
use suffrage_engine::protocol::{Remark, Ticks};
use suffrage_session::history::{Bookmark, LONGEST_NAME};
use suffrage_text::ids;

pub(in crate::tui) fn toggle(app: &mut App) {
    toggle_at(app, app.session.branch(), app.session.tick());
}

pub(in crate::tui) fn toggle_at(app: &mut App, branch: usize, tick: Ticks) {
    let is_set = app.session.history_mut().turn_bookmark(branch, tick);
    let said: Remark = if is_set { ids::BookmarkSet { tick }.into() } else { ids::BookmarkGone { tick }.into() };
    app.say(said);
}

pub(in crate::tui) fn ask_name(app: &mut App) {
    ask_name_of(app, app.session.branch(), app.session.tick());
}

pub(in crate::tui) fn ask_name_of(app: &mut App, branch: usize, tick: Ticks) {
    let known = app.session.history().bookmarks(branch).into_iter().find(|bookmark| bookmark.tick == tick);
    let name = known.and_then(|bookmark| bookmark.name).unwrap_or_default();
    line::ask_with(app, ids::AskBookmarkName { tick }, name, move |app, name| {
        is_short(name)?;
        app.layers.pop();
        app.session.history_mut().name_bookmark(branch, tick, name);
        app.say(ids::BookmarkNamed { tick, name: quoted(name) });
        Ok(())
    });
}

pub(in crate::tui) fn ask_name_of_branch(app: &mut App, branch: usize) {
    let history = app.session.history();
    let (number, name) = (history.number(branch) as u64, history.branch(branch).name.clone().unwrap_or_default());
    line::ask_with(app, ids::AskBranchName { number }, name, move |app, name| {
        is_short(name)?;
        app.layers.pop();
        app.session.history_mut().name(branch, name);
        let said: Remark = match app.session.history().branch(branch).name.clone() {
            Some(name) => ids::BranchNamed { number, name }.into(),
            None => ids::BranchNameless { number }.into(),
        };
        app.say(said);
        Ok(())
    });
}

fn is_short(name: &str) -> Able {
    let count = name.trim().chars().count();
    only_if(count <= LONGEST_NAME, ids::BranchNameTooLong { most: LONGEST_NAME as u64, count: count as u64 })
}

fn beside(app: &App, forward: bool) -> Option<Bookmark> {
    let tick = app.session.tick();
    let mut bookmarks = app.session.history().bookmarks(app.session.branch()).into_iter();
    if forward {
        bookmarks.find(|bookmark| bookmark.tick > tick)
    } else {
        bookmarks.rfind(|bookmark| bookmark.tick < tick)
    }
}

pub(in crate::tui) fn go_to(app: &mut App, forward: bool) {
    if let Some(bookmark) = beside(app, forward) {
        travel_to(app, &bookmark);
    }
}

pub(in crate::tui) fn travel_to(app: &mut App, bookmark: &Bookmark) {
    let name = bookmark.name.as_deref().map_or_else(String::new, quoted);
    let told = app.look.texts.fit(ids::BookmarkHere { tick: bookmark.tick, name });
    travel::travel_to(app, bookmark.tick, Arrival { told, without_notes: false });
}

fn quoted(name: &str) -> String {
    let name = name.trim();
    if name.is_empty() { String::new() } else { format!(" “{name}”") }
}

pub(in crate::tui) fn can_go_to(app: &App, forward: bool) -> Able {
    let otherwise = if forward { ids::SAYS_NO_BOOKMARK_AFTER } else { ids::SAYS_NO_BOOKMARK_BEFORE };
    only_if(beside(app, forward).is_some(), otherwise)
}
