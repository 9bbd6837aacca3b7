//! Bookmarks: moments that a person wants to find again.

use crate::history::{Bookmark, LONGEST_NAME};
use crate::protocol::{Remark, Ticks, Value};
use crate::text::{Fit, ids};
use crate::tui::app::App;
use crate::tui::binding::Able;
use crate::tui::layers::line::Line;
use crate::tui::state::Arrival;

impl App {
    /// Puts a bookmark at the moment on the screen, or takes away the one that is there.
    pub(in crate::tui) fn turn_bookmark(&mut self) {
        self.turn_bookmark_at(self.branch(), self.session.tick());
    }

    /// The same at a tick of a branch.
    pub(in crate::tui) fn turn_bookmark_at(&mut self, branch: usize, tick: Ticks) {
        let is_set = self.session.history_mut().turn_bookmark(branch, tick);
        let text = if is_set { ids::BOOKMARK_SET } else { ids::BOOKMARK_GONE };
        self.view.said = Some(self.look.texts.fit(Remark::from(text).with("tick", Value::Number(tick))));
    }

    pub(in crate::tui) fn ask_bookmark_name(&mut self) {
        self.ask_name_of_bookmark(self.branch(), self.session.tick());
    }

    /// The same of a tick of a branch.
    pub(in crate::tui) fn ask_name_of_bookmark(&mut self, branch: usize, tick: Ticks) {
        let known = self.session.history().bookmarks(branch).into_iter().find(|bookmark| bookmark.tick == tick);
        let name = known.and_then(|bookmark| bookmark.name).unwrap_or_default();
        let title = self.look.texts.say(ids::AskBookmarkName { tick });
        self.ask_for_more(title, name, move |app, name| {
            app.name_bookmark(branch, tick, name);
            Ok(())
        });
    }

    pub(in crate::tui) fn ask_name_of_branch(&mut self, branch: usize) {
        let (number, name) = {
            let history = self.session.history();
            (history.number(branch) as u64, history.branch(branch).name.clone().unwrap_or_default())
        };
        let title = self.look.texts.fit(ids::AskBranchName { number });
        self.ask_for_more(title, name, move |app, name| {
            app.name_branch(branch, name);
            Ok(())
        });
    }

    /// Closes the line in which a name was typed; whether the name is short enough to be one.
    fn takes_name(&mut self, name: &str) -> bool {
        let count = name.trim().chars().count();
        if count > LONGEST_NAME {
            let fault = self.look.texts.say(ids::BranchNameTooLong { most: LONGEST_NAME as u64, count: count as u64 });
            if let Some(line) = self.layers.top_as_mut::<Line>() {
                line.fault = Some(fault);
            }
            return false;
        }
        self.layers.pop();
        true
    }

    fn name_bookmark(&mut self, branch: usize, tick: Ticks, name: &str) {
        if self.takes_name(name) {
            self.session.history_mut().name_bookmark(branch, tick, name);
            self.view.said = Some(self.look.texts.fit(ids::BookmarkNamed { tick, name: quoted(name) }));
        }
    }

    fn name_branch(&mut self, branch: usize, name: &str) {
        if self.takes_name(name) {
            self.session.history_mut().name(branch, name);
            let history = self.session.history();
            let number = history.number(branch) as u64;
            self.view.said = Some(match history.branch(branch).name.clone() {
                Some(name) => self.look.texts.fit(ids::BranchNamed { number, name }),
                None => self.look.texts.fit(ids::BranchNameless { number }),
            });
        }
    }

    /// The bookmark after the moment on the screen, or the one before.
    fn bookmark_beside(&self, forward: bool) -> Option<Bookmark> {
        let tick = self.session.tick();
        let mut bookmarks = self.session.history().bookmarks(self.branch()).into_iter();
        if forward { bookmarks.find(|bookmark| bookmark.tick > tick) } else { bookmarks.rfind(|bookmark| bookmark.tick < tick) }
    }

    pub(in crate::tui) fn go_to_bookmark(&mut self, forward: bool) {
        if let Some(bookmark) = self.bookmark_beside(forward) {
            let arrival = Arrival { told: self.told_of_bookmark(&bookmark), without_notes: false };
            self.travel_telling(bookmark.tick, arrival);
        }
    }

    pub(in crate::tui) fn told_of_bookmark(&self, bookmark: &Bookmark) -> Fit {
        let name = bookmark.name.as_deref().map_or_else(String::new, quoted);
        self.look.texts.fit(ids::BookmarkHere { tick: bookmark.tick, name })
    }
}

/// A name behind what has it.
fn quoted(name: &str) -> String {
    let name = name.trim();
    if name.is_empty() { String::new() } else { format!(" “{name}”") }
}

/// Whether there is a bookmark after the moment on the screen.
pub(in crate::tui) fn after(app: &App) -> Able {
    if app.bookmark_beside(true).is_some() { Ok(()) } else { Err(ids::SAYS_NO_BOOKMARK_AFTER.into()) }
}

pub(in crate::tui) fn before(app: &App) -> Able {
    if app.bookmark_beside(false).is_some() { Ok(()) } else { Err(ids::SAYS_NO_BOOKMARK_BEFORE.into()) }
}
