//! Keeping a run in a file, and the questions before that.

use std::rc::Rc;

use crate::tui::app::App;
use crate::tui::binding::KeyPlace;
use crate::tui::features::from_file;
use crate::tui::layers;
use crate::tui::layers::confirm::{self, Confirm};
use crate::tui::layers::line::{self, Line};
use crate::tui::library::{Keep, NotSaved, Saved, ToKeep};
use crate::tui::state::ExitRequest;
use suffrage_engine::protocol::{Remark, Value};
use suffrage_session::history::file::SavedSession;
use suffrage_text::{Fit, ids};

/// Asks for the name of the file to keep the run in; a good one stands there already. Before the end of the program it is one for all
/// that has not been saved.
pub(in crate::tui) fn ask(app: &mut App) {
    app.pause();
    let quit = app.place() == KeyPlace::Leaving;
    if quit {
        app.layers.pop();
    }
    let beside = !app.session.history().is_all(app.session.branch());
    let named = |what| app.library.name_to_save(app.names.of(app.root()), what);
    let input = match &app.names.session_file {
        Some(file) if quit => file.clone(),
        _ if quit && beside => named(ToKeep::Session),
        _ if app.session.acts().is_empty() => named(ToKeep::Scenario),
        _ => named(ToKeep::Branch),
    };
    line::ask_with(app, ids::ASK_SAVE, input, move |app, file| {
        save_as(app, file, false, quit);
        Ok(())
    });
}

/// Ends the program; if something would be lost that a person made, only when that has been said.
pub(in crate::tui) fn quit(app: &mut App) {
    if !app.session.history().is_unsaved() {
        app.exit = Some(ExitRequest::Quit);
        return;
    }
    app.pause();
    let text = what_would_be_lost(app);
    let then = Rc::new(|app: &mut App| app.exit = Some(ExitRequest::Quit));
    app.layers.open(Confirm { text, leaves: true, then });
}

fn what_would_be_lost(app: &App) -> String {
    let unsaved = app.session.history().unsaved_branches();
    let shown = unsaved.contains(&app.session.branch());
    let title = match (shown, unsaved.len()) {
        (_, 0) => ids::ASK_LEAVE_NAMES,
        (true, 1) => ids::ASK_LEAVE_UNSAVED,
        (true, _) => ids::ASK_LEAVE_BRANCHES,
        (false, _) => ids::ASK_LEAVE_OTHERS,
    };
    app.look.texts.say(Remark::from(title).with("branches", Value::Number(unsaved.len() as u64)))
}

pub(in crate::tui) fn kept(app: &App) -> SavedSession {
    let mut history = app.session.history().clone();
    history.saved();
    let names = (0..history.roots().len()).map(|root| app.names.of(root).to_owned()).collect();
    let branch = app.session.branch();
    SavedSession { history, names, branch, tick: app.session.tick() }
}

fn save_as(app: &mut App, file: &str, replace: bool, and_quit: bool) {
    let (acts, session) = (app.session.acts(), kept(app));
    let run = Keep { scenario: app.session.scenario(), acts: &acts, name: app.names.of(app.root()), session: &session };
    match app.library.save(&run, file, replace) {
        Ok(saved) => {
            from_file::written(app, &saved.name);
            if app.layers.top_as::<Line>().is_some() {
                app.layers.pop();
            }
            if saved.whole {
                app.session.history_mut().saved();
                app.names.session_file = Some(saved.name.clone());
            } else {
                app.session.history_mut().saved_branch(session.branch);
            }
            if and_quit {
                // What is on other branches may be unsaved still.
                quit(app);
                if let Some(Confirm { text, .. }) = app.layers.top_as_mut() {
                    *text = format!("{} {text}", app.look.texts.say(ids::SaysSaved { name: saved.name }));
                }
                return;
            }
            tell_saved(app, &saved, session.history.branches().len());
        }
        Err(NotSaved::Exists(name)) => {
            let file = file.to_owned();
            confirm::replace(app, name, move |app| save_as(app, &file, true, and_quit));
        }
        Err(NotSaved::Refused(refusal)) => layers::refuse(app, ids::ASK_SAVE, &refusal),
    }
}

/// Says where a run has been saved, and what was left out of it, in as many words as there is room for.
fn tell_saved(app: &mut App, saved: &Saved, branches: usize) {
    let texts = &app.look.texts;
    if saved.whole {
        return app.say(ids::SaysSavedSession { name: saved.name.clone(), branches: branches as u64 });
    }
    let left_out = saved.said.iter().map(|remark| texts.remark(remark));
    let whole: Vec<String> =
        std::iter::once(texts.say(ids::SaysSaved { name: saved.name.clone() })).chain(left_out).collect();
    let shorter = match saved.said.as_slice() {
        [] => None,
        [one] if one.key == "change-expectations-left-out" => Some(ids::SAYS_SAVED_WITHOUT_EXPECTATIONS),
        [_] => Some(ids::SAYS_SAVED_WITHOUT_NOTES),
        _ => Some(ids::SAYS_SAVED_WITHOUT),
    };
    let shorter = shorter.map(|id| texts.fit(Remark::from(id).with("name", Value::Text(saved.name.clone()))));
    let lengths = shorter.iter().flat_map(Fit::lengths).map(str::to_owned);
    app.view.said = Some(std::iter::once(whole.join(" ")).chain(lengths).collect());
}
