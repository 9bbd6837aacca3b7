//! A session that is taken up again, and what the command line asks for at the start.

use crate::tui::app::App;
use crate::tui::features::{runs, travel};
use crate::tui::library::Begin;
use suffrage_engine::protocol::Ticks;
use suffrage_engine::sim::command::Command;
use suffrage_session::history::CommandLog;
use suffrage_session::history::file::SavedSession;
use suffrage_text::ids;

/// Takes a session up again, at the moment where it was left. What is on the screen stays in the tree if it would be lost.
fn restore(app: &mut App, kept: SavedSession) {
    let SavedSession { history, names, branch, tick } = kept;
    let (roots, before) = if app.session.history().is_unsaved() {
        app.session.history_mut().take_in(history)
    } else {
        *app.session.history_mut() = history;
        app.names.clear();
        app.sources.clear();
        (0, 0)
    };
    app.names.add(roots, names);
    app.session.show_branch(before + branch);
    runs::on_changed(app, None);
    app.names.opened = app.names.of(app.root()).to_owned();
    travel::travel(app, tick);
}

pub(in crate::tui) fn open(app: &mut App, kept: SavedSession, file: &str) {
    restore(app, kept);
    app.names.session_file = Some(file.to_owned());
    if app.travel.is_none() {
        app.say(ids::SaysOpened { name: file.to_owned() });
    }
}

pub(in crate::tui) fn start_with(app: &mut App, begin: Begin) {
    let mut at = begin.at;
    if let Some((kept, file)) = begin.session {
        // A branch that is asked for besides comes on the screen at the moment that was there.
        at = at.or((!begin.branches.is_empty()).then_some(kept.tick));
        restore(app, kept);
        app.names.session_file = Some(file);
    }
    let unsaved = app.session.history().is_unsaved();
    for acts in begin.branches {
        show_branch(app, acts);
    }
    if !unsaved {
        // What comes from files is in them.
        app.session.history_mut().saved();
    }
    if let Some(tick) = at {
        travel::travel(app, tick);
    }
    if begin.at.is_none()
        && let Some(said) = begin.said
    {
        app.say(said);
    }
}

/// Shows the run on the screen with other acts, as a branch beside the run without any.
fn show_branch(app: &mut App, acts: Vec<(Ticks, Command)>) {
    let mut course = CommandLog::new();
    for (tick, act) in acts {
        course.entry(tick).or_default().push(act);
    }
    let root = app.root();
    let branch = {
        let history = app.session.history_mut();
        let trunk = history.roots()[root].trunk;
        let known = history.course(trunk);
        let parting =
            known.keys().chain(course.keys()).copied().filter(|tick| known.get(tick) != course.get(tick)).min();
        if let Some(parting) = parting {
            // What is only to be run is computed when it is shown; beyond it the branch is one of its own.
            history.record(trunk, parting, None);
        }
        history.branch_for(trunk, course)
    };
    app.session.show_branch(branch);
    runs::on_changed(app, None);
}
