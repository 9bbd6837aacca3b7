//! The file that the run on the screen comes from: whether it has changed since, and the run that it makes now.

use std::time::Duration;

use crate::text::ids;
use crate::tui::app::App;
use crate::tui::features::runs;
use crate::tui::library::Reread;
use crate::tui::state::WatchedFile;

/// How often the file is looked at, while a run of it is on the screen.
const PERIOD: Duration = Duration::from_secs(1);

/// The scenario on the screen has just been read under this name: if that is a file, it is looked at from now on.
pub(in crate::tui) fn watch(app: &mut App, name: &str) {
    let stamp = app.library.stamp(name).filter(|_| !app.is_comparing());
    app.aside.file = stamp.map(|stamp| WatchedFile {
        name: name.to_owned(),
        scenario: app.session.scenario().clone(),
        stamp,
        has_changed: false,
        look_at: app.player.now + PERIOD,
    });
}

/// The file that the run on the screen comes from as it is: with another seed, size or algorithm it is none of the file.
fn of_run(app: &App) -> Option<&WatchedFile> {
    app.aside.file.as_ref().filter(|file| !app.is_comparing() && file.scenario == *app.session.scenario())
}

/// Whether the file says something else than the run on the screen.
pub(in crate::tui) fn has_changed(app: &App) -> bool {
    app.aside.file.as_ref().is_some_and(|file| file.has_changed) && of_run(app).is_some()
}

/// How long until the file is looked at again.
pub(in crate::tui) fn patience(app: &App) -> Option<Duration> {
    let file = app.aside.file.as_ref().filter(|_| !app.is_comparing())?;
    Some(file.look_at.saturating_sub(app.player.now))
}

/// Looks at the file if it is time to; whether something is said of it. Nothing is replaced unasked.
pub(in crate::tui) fn look(app: &mut App) -> bool {
    let now = app.player.now;
    let Some(file) = app.aside.file.as_mut().filter(|file| file.look_at <= now) else { return false };
    file.look_at = now + PERIOD;
    // A file that is not there may be being written.
    let Some(stamp) = app.library.stamp(&file.name).filter(|stamp| *stamp != file.stamp) else { return false };
    file.stamp = stamp;
    file.has_changed = !matches!(app.library.reread(&file.name), Reread::Scenario(scenario) if *scenario == file.scenario);
    let name = file.name.clone();
    if !has_changed(app) {
        return false;
    }
    app.say(ids::SaysFileChanged { file: name });
    true
}

/// Begins anew from the file as it is now, if the run comes from one and is another by now; whether it did, or said why it cannot.
pub(in crate::tui) fn restart(app: &mut App) -> bool {
    let Some(file) = of_run(app) else { return false };
    let name = file.name.clone();
    match app.library.reread(&name) {
        Reread::Scenario(scenario) if *scenario == file.scenario => {
            watch(app, &name);
            false
        }
        Reread::Scenario(scenario) => {
            let number = app.session.history().number(app.session.branch()) as u64;
            runs::show(app, &scenario);
            watch(app, &name);
            app.say(ids::SaysRestartedFromFile { file: name, number });
            true
        }
        Reread::Faulty { line, fault } => {
            app.say(ids::SaysFileFaulty { file: name, line, fault });
            true
        }
        Reread::Unreadable(reason) => {
            app.say(reason);
            true
        }
    }
}
