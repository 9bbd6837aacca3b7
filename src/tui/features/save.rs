//! Saving a run or exporting a picture, and the questions asked before.

use crate::tui::features::prelude::*;
use crate::tui::library::{NotSaved, RunToSave, SaveKind, Saved, Shown};
use crate::{tui::app::ExitRequest, tui::features::runs, tui::layers::list::Line};
use suffrage_session::{difference::Comparison, history::file::SavedSession};
use suffrage_view::picture::Picture;

pub(crate) fn ask(app: &mut App) {
    app.pause();
    let quit = app.place() == KeyPlace::Leaving;
    if quit {
        app.layers.pop();
    }
    let beside = !app.session.history().is_all(app.session.branch());
    let named = |what| app.library.name_to_save(app.names.of(app.root()), what);
    let input = match &app.names.session_file {
        Some(file) if quit => file.clone(),
        _ if quit && beside => named(SaveKind::Session),
        _ if app.session.acts().is_empty() => named(SaveKind::Scenario),
        _ => named(SaveKind::Branch),
    };
    list::ask_line_with(app, ids::ASK_SAVE, input, move |app, file| {
        if has_result(app) && !file.trim().ends_with(".suffrage") && !quit {
            ask_with_result(app, file.to_owned());
        } else {
            save_as(app, file, How::default(), quit);
        }
        Ok(())
    });
}

/// Whether the focused run is at rest after something was sent or decided.
fn has_result(app: &App) -> bool {
    let frame = app.view.beside.as_deref().map_or(&app.frame, Comparison::focused);
    let did =
        frame.counts.by_kind.iter().any(|(_, sent)| *sent > 0) || frame.held.iter().any(|(cell, _)| cell.is_some());
    frame.clock.quiet && frame.clock.half_way.is_none() && did
}

#[derive(Clone, Copy, Default)]
struct How {
    with_result: bool,
    replace: bool,
}

fn ask_with_result(app: &mut App, file: String) {
    let file = Rc::new(file);
    let choice = |name, about, with_result| {
        let (row, file) = (list::row(app, name, about), Rc::clone(&file));
        Choice::new(row, move |app| save_as(app, &file, How { with_result, replace: false }, false))
    };
    let choices = vec![
        choice(ids::SAVE_RUN_ALONE, ids::SAVE_RUN_ALONE_ABOUT, false),
        choice(ids::SAVE_WITH_RESULT, ids::SAVE_WITH_RESULT_ABOUT, true),
    ];
    list::ask(app, ids::ASK_SAVE_RESULT, choices);
}

pub(crate) fn quit(app: &mut App) {
    if !app.session.history().is_unsaved() {
        app.exit = Some(ExitRequest::Quit);
        return;
    }
    app.pause();
    let unsaved = app.session.history().unsaved_branches();
    let shown = unsaved.contains(&app.session.branch());
    let title = match (shown, unsaved.len()) {
        (_, 0) => ids::ASK_LEAVE_NAMES,
        (true, 1) => ids::ASK_LEAVE_UNSAVED,
        (true, _) => ids::ASK_LEAVE_BRANCHES,
        (false, _) => ids::ASK_LEAVE_OTHERS,
    };
    let text = app.look.texts.say(Remark::from(title).with("branches", Value::Number(unsaved.len() as u64)));
    let then = Rc::new(|app: &mut App| app.exit = Some(ExitRequest::Quit));
    app.layers.open(Confirm { text, leaves: true, then });
}

pub(crate) fn kept(app: &App) -> SavedSession {
    let mut history = app.session.history().clone();
    history.saved();
    let names = (0..history.roots.len()).map(|root| app.names.of(root).to_owned()).collect();
    let branch = app.session.branch();
    SavedSession { history, names, branch, tick: app.session.tick() }
}

fn save_as(app: &mut App, file: &str, how: How, and_quit: bool) {
    let (acts, session) = (app.session.acts(), kept(app));
    let (scenario, name) = (app.session.scenario(), app.names.of(app.root()));
    let run = RunToSave { scenario, acts: &acts, name, session: &session, with_result: how.with_result };
    let (saved, name) = (app.library.save(&run, file, how.replace), file.to_owned());
    let again = move |app: &mut App| save_as(app, &name, How { replace: true, ..how }, and_quit);
    let Some(saved) = done(app, ids::ASK_SAVE, saved, again) else { return };
    from_file::read_own_file(app, &saved.name);
    if saved.whole {
        app.session.history_mut().saved();
        app.names.session_file = Some(saved.name.clone());
    } else {
        app.session.history_mut().saved_branch(session.branch);
    }
    if !and_quit {
        return tell_saved(app, &saved, session.history.branches.len());
    }
    // Other branches may still be unsaved.
    quit(app);
    let told = app.look.texts.say(ids::SaysSaved { name: saved.name });
    if let Some(Confirm { text, .. }) = app.layers.top_as_mut() {
        *text = format!("{told} {text}");
    } else {
        app.farewell = Some(told);
    }
}

/// Returns what was written. If the file exists, asks whether to replace it. After the answer "yes", calls `again`.
fn done<T>(app: &mut App, head: TextId, written: Result<T, NotSaved>, again: impl Fn(&mut App) + 'static) -> Option<T> {
    match written {
        Ok(written) => {
            if app.layers.top_as::<Line>().is_some() {
                app.layers.pop();
            }
            return Some(written);
        }
        Err(NotSaved::Exists(file)) => {
            let text = app.look.texts.say(ids::AskReplace { file });
            app.layers.open(Confirm { text, leaves: false, then: Rc::new(again) });
        }
        Err(NotSaved::Refused(refusal)) => layers::refuse(app, head, &refusal),
    }
    None
}

fn tell_saved(app: &mut App, saved: &Saved, branches: usize) {
    if saved.whole {
        return app.say(ids::SaysSavedSession { name: saved.name.clone(), branches: branches as u64 });
    }
    let said = Remark::from(ids::SaysSaved { name: saved.name.clone() });
    runs::report_derivation(app, &saved.said, Some(said.clone()));
    // If a panel lists what was left out, the footer has room for this remark.
    if app.layers.top_as::<overlay::Message>().is_some() {
        app.say(said);
    }
}

/// Takes the picture of the screen, and then asks for the file name. In this order, the question is not in the picture.
pub(crate) fn ask_export(app: &mut App) {
    app.pause();
    app.view.said = None;
    let size = (app.area.width, app.area.height);
    let picture = Rc::new(Picture::screen(&app.frame, &app.view, &app.look, size));
    let input = app.library.name_to_save(app.names.of(app.root()), SaveKind::Picture);
    list::ask_line_with(app, ids::ASK_EXPORT, input, move |app, file| {
        export(app, &picture, file, false);
        Ok(())
    });
}

fn export(app: &mut App, picture: &Rc<Picture>, file: &str, replace: bool) {
    let acts = app.session.acts();
    let shown = Shown { picture, scenario: app.session.scenario(), acts: &acts };
    let exported = app.library.export(&shown, file, replace);
    let (picture, file) = (Rc::clone(picture), file.to_owned());
    if let Some(name) = done(app, ids::ASK_EXPORT, exported, move |app| export(app, &picture, &file, true)) {
        app.say(ids::SaysExported { name });
    }
}

struct Confirm {
    text: String,
    /// Whether the answer "yes" quits the program.
    leaves: bool,
    then: Rc<dyn Fn(&mut App)>,
}

impl Layer for Confirm {
    fn place(&self) -> KeyPlace {
        if self.leaves { KeyPlace::Leaving } else { KeyPlace::Confirm }
    }

    fn overlay(&self, app: &App) -> Overlay {
        let keys = if self.leaves { ids::CONFIRM_LEAVE_KEYS } else { ids::CONFIRM_KEYS };
        Overlay::Confirm(overlay::Confirm { text: self.text.clone(), keys: app.look.texts.say(keys) })
    }
}

pub(crate) fn confirm(app: &mut App) {
    if let Some(confirm) = app.layers.top_as::<Confirm>() {
        let then = Rc::clone(&confirm.then);
        app.layers.pop();
        then(app);
    }
}
