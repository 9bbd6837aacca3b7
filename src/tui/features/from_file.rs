//! Runs that come from files: a file that has changed is announced, and a restart takes it as it is now. Nothing is replaced unasked.

use std::rc::Rc;
use std::time::Duration;

use crate::tui::app::App;
use crate::tui::features::compare;
use crate::tui::library::{FromFile, NotRead, Opening};
use crate::tui::making::{Making, made, unchanged};
use crate::tui::sources::Origin;
use crate::tui::state::OpenNote;
use suffrage_engine::protocol::{Remark, Value};
use suffrage_scenario::Scenario;
use suffrage_scenario::change::Changed;
use suffrage_session::{GlanceWarnings, at_a_glance};
use suffrage_text::{Fit, ids};

/// How often the files of the runs on the screen are looked at.
const LOOK: Duration = Duration::from_secs(1);

/// The run of a scenario is on the screen that was opened by this name; `None`: it is as its file says it.
pub(in crate::tui) fn opened(app: &mut App, root: usize, name: &str, from: Option<FromFile>) {
    let Some(version) = app.library.version(name) else { return app.sources.forget(root) };
    let FromFile { said, makings } = from.unwrap_or_else(|| {
        let said = app.session.history().roots()[root].scenario.clone();
        FromFile { said, makings: Vec::new() }
    });
    let said = app.sources.read(name, version, said);
    app.sources.set(root, Origin { file: name.to_owned(), said, makings });
}

/// The scenarios of the runs on the screen, by their numbers: that of the left one first.
fn roots(app: &App) -> Vec<usize> {
    let root = |branch: usize| app.session.history().branch(branch).root;
    match (app.session.side(0), app.session.side(1)) {
        (Some(left), Some(right)) => vec![root(left.branch()), root(right.branch())],
        _ => vec![app.root()],
    }
}

/// What the program has been called with is on the screen.
pub(in crate::tui) fn begin<'o>(
    app: &mut App,
    openings: impl Iterator<Item = &'o Opening>,
    from: [Option<FromFile>; 2],
) {
    for ((root, opening), from) in roots(app).into_iter().zip(openings).zip(from) {
        opened(app, root, &opening.name, from);
    }
}

/// Of which scenarios others are about to be made, and how: those on the screen, each with what this gives for it.
pub(in crate::tui) fn about_to_make(
    app: &App,
    makings: impl Fn(&Scenario) -> Vec<Making>,
) -> Vec<(usize, Vec<Making>)> {
    let scenario = |root: usize| &app.session.history().roots()[root].scenario;
    roots(app).into_iter().map(|root| (root, makings(scenario(root)))).collect()
}

/// The scenarios on the screen have been made of those that were there before.
pub(in crate::tui) fn derived(app: &mut App, before: Vec<(usize, Vec<Making>)>) {
    for (root, (from, makings)) in roots(app).into_iter().zip(before) {
        app.sources.derive(root, from, makings);
    }
}

fn files(app: &App) -> Vec<String> {
    let mut files: Vec<String> =
        roots(app).into_iter().filter_map(|root| app.sources.origin(root)).map(|origin| origin.file.clone()).collect();
    files.dedup();
    files
}

/// How long until the files of the runs on the screen are looked at; `None`: they come from none.
pub(in crate::tui) fn patience(app: &App) -> Option<Duration> {
    let watches = roots(app).into_iter().any(|root| app.sources.origin(root).is_some());
    watches.then(|| app.sources.look_at.saturating_sub(app.player.now))
}

/// Looks at the files if it is time; whether there is anything new to say.
pub(in crate::tui) fn look(app: &mut App) -> bool {
    if patience(app).is_none_or(|left| !left.is_zero()) {
        return false;
    }
    app.sources.look_at = app.player.now + LOOK;
    // What is said while a far tick is being computed is how far it has come; a blank screen says nothing.
    if app.travel.is_some() || app.view.blank {
        return false;
    }
    let mut news = warn(app);
    for file in files(app) {
        let version = app.library.version(&file);
        if app.sources.has_settled(&file, version) {
            news |= take_news(app, &file);
        }
    }
    news
}

/// Says what in the file of a run has no effect, once. Nothing of it answers a question: what comes later is not told.
fn warn(app: &mut App) -> bool {
    if app.layers.find::<OpenNote>().is_some_and(OpenNote::has_hidden_answer) {
        return false;
    }
    let mut has_warned = false;
    for root in roots(app) {
        let Some((file, scenario)) = app.sources.weigh(root) else { continue };
        let GlanceWarnings { acts, unseen } = at_a_glance(&scenario);
        let unseen = (unseen > 0).then(|| ids::WarnUnseenOnScreen { count: unseen as u64 }.into());
        let all: Vec<Remark> = acts.into_iter().chain(unseen).collect();
        let Some(first) = all.first() else { continue };
        let first = Value::Said(Box::new(first.clone()));
        app.say(ids::WarnOnScreen { file: called(&file), first, more: all.len() as u64 - 1 });
        has_warned = true;
    }
    has_warned
}

/// Reads a file that has changed, and says so.
fn take_news(app: &mut App, file: &str) -> bool {
    let roots = roots(app);
    let were_outdated = roots.iter().any(|&root| app.sources.is_outdated(root));
    match read(app, file) {
        Ok(_) => {
            let are_outdated = roots.iter().any(|&root| app.sources.is_outdated(root));
            match (were_outdated, are_outdated) {
                (false, false) => return false,
                (_, true) => app.say(ids::SaysFileChanged { file: called(file) }),
                (true, false) => app.say(ids::SaysFileAsBefore { file: called(file) }),
            }
        }
        Err(NotRead::Gone) => return false,
        Err(NotRead::Faulty(fault)) => app.view.said = Some(fault),
    }
    true
}

/// The program itself has written a file: that is no news, but a restart takes it.
pub(in crate::tui) fn written(app: &mut App, file: &str) {
    if app.sources.knows(file) {
        drop(read(app, file));
    }
}

/// What a file says now.
fn read(app: &mut App, file: &str) -> Result<Rc<Scenario>, NotRead> {
    let version = app.library.version(file);
    let read = app.library.read_again(file);
    match (read, version) {
        (Ok(says), Some(version)) => Ok(app.sources.read(file, version, says)),
        // It came back while it was being read.
        (Ok(says), None) => Ok(Rc::new(says)),
        (Err(not_read), version) => {
            if matches!(not_read, NotRead::Faulty(_)) {
                app.sources.is_faulty(file, version);
            }
            Err(not_read)
        }
    }
}

/// A file by the last part of its path.
fn called(file: &str) -> String {
    file.rsplit('/').next().unwrap_or(file).to_owned()
}

/// A run that is to begin anew.
pub(in crate::tui) struct Anew {
    pub(in crate::tui) changed: Changed,
    /// What is to be said of its file, if it has changed or is gone.
    pub(in crate::tui) of_file: Option<Remark>,
    origin: Option<Origin>,
}

/// The run of a scenario of the tree from its start, from its file as it is now if it comes from one.
fn anew(app: &mut App, root: usize) -> Result<Anew, Fit> {
    let scenario = app.session.history().roots()[root].scenario.clone();
    let as_it_was = |of_file, origin| Anew { changed: unchanged(scenario.clone()), of_file, origin };
    let Some(origin) = app.sources.origin(root).cloned() else { return Ok(as_it_was(None, None)) };
    let file = called(&origin.file);
    match read(app, &origin.file) {
        Ok(says) if says == origin.said => Ok(as_it_was(None, Some(origin))),
        Ok(says) => {
            let changed =
                made(&says, &origin.makings).map_err(|problem| Fit::from(problem.in_one_line(&app.look.texts)))?;
            Ok(Anew {
                changed,
                of_file: Some(ids::SaysAnewFrom { file }.into()),
                origin: Some(Origin { said: says, ..origin }),
            })
        }
        Err(NotRead::Gone) => Ok(as_it_was(Some(ids::SaysAnewWithout { file }.into()), Some(origin))),
        Err(NotRead::Faulty(fault)) => Err(fault),
    }
}

/// The runs on the screen from their start, each from its file as it is now if it comes from one: the left one first.
///
/// # Errors
/// What is wrong with a file, or why no such run can be made of it.
pub(in crate::tui) fn all_anew(app: &mut App) -> Result<Vec<Anew>, Fit> {
    roots(app).into_iter().map(|root| anew(app, root)).collect()
}

/// What is to be said of the files of these runs: of the same file once.
pub(in crate::tui) fn said_of_files(anew: &[Anew]) -> Vec<Remark> {
    let said = |anew: &Anew| anew.of_file.clone().into_iter().collect();
    match anew {
        [left, right] => compare::of_sides(said(left), said(right)),
        others => others.iter().filter_map(|anew| anew.of_file.clone()).collect(),
    }
}

/// What has been made anew is on the screen.
pub(in crate::tui) fn shown_anew(app: &mut App, anew: Vec<Anew>) {
    for (root, anew) in roots(app).into_iter().zip(anew) {
        let Some(origin) = anew.origin else { continue };
        app.names.add(root, [origin.file.clone()]);
        app.sources.set(root, origin);
    }
}

/// Whether a file has changed that a run on the screen comes from.
pub(in crate::tui) fn has_changed(app: &App) -> bool {
    roots(app).into_iter().any(|root| app.sources.is_outdated(root))
}
