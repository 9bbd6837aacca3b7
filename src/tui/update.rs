//! What comes in is taken in: events, and the time that passes.

use std::time::Duration;

use crossterm::event::{Event, KeyEventKind};

use super::app::App;
use super::features::{from_file, measure, notes, playing};
use super::key::Key;
use super::{compose, keyboard, layers, mouse};
use suffrage_view::is_too_small;

/// What the scenario has to say at its first tick is said, and the screen laid out.
pub(super) fn begin(app: &mut App) {
    app.call_processes();
    notes::arrive(app);
    compose::touch(app);
    compose::lay_out(app);
}

/// Takes an event in; whether the picture may have changed. Nothing is laid out before all that has come in is taken in.
pub(super) fn update(app: &mut App, event: &Event) -> bool {
    app.call_processes();
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            // What the mouse is on is not said until it moves again.
            (app.mouse.at, app.view.pointed) = (None, None);
            keyboard::press(app, Key::of(*key), event);
        }
        Event::Paste(_) | Event::Mouse(_) if is_too_small(app.area) => return false,
        Event::Paste(text) if !app.view.blank => layers::paste(app, text),
        Event::Mouse(mouse) => return mouse::point(app, *mouse),
        // The screen is drawn anew in its new size.
        Event::Resize(..) => return true,
        _ => return false,
    }
    compose::touch(app);
    true
}

/// How long nothing is to be done unless a key is pressed; `None`: for ever.
pub(super) fn patience(app: &App) -> Option<Duration> {
    playing::patience(app).into_iter().chain(measure::patience(app)).chain(from_file::patience(app)).min()
}

/// Lets the time be `now`; whether the picture has changed.
pub(super) fn pass_time(app: &mut App, now: Duration) -> bool {
    app.player.now = now;
    let changed = playing::pass_time(app) | measure::look_on(app) | from_file::look(app);
    if changed {
        compose::touch(app);
    }
    changed || playing::is_moving(app)
}
