//! What comes in is taken in, which is events and the time that passes, and what is drawn is laid out.

use std::{cell::OnceCell, time::Duration};

use crossterm::event::{Event, KeyEventKind};
use ratatui::layout::Rect;

use crate::tui::features::{from_file, measure, notes, panes, pending_panel, playing, why};
use crate::tui::{app::App, binding::Key, keyboard, layers, mouse};
use suffrage_session::model::Frame;
use suffrage_view::is_too_small;

/// What the scenario has to say at its first tick is said, and the screen laid out.
pub(super) fn begin(app: &mut App) {
    app.call_processes();
    notes::arrive(app);
    touch(app);
    lay_out(app);
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
    touch(app);
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
        touch(app);
    }
    changed || playing::is_moving(app)
}

/// The state has changed: what follows from it is brought up to date, and what is laid out no longer holds.
pub(super) fn touch(app: &mut App) {
    app.stale = true;
    why::follow(app);
    panes::keep_event(app);
    pending_panel::follow(app);
    panes::follow(app);
    panes::follow_votes(app);
    stay_in_sight(app);
}

/// The size of the screen; what is drawn is laid out for it, if anything has changed.
pub(super) fn lay_out_in(app: &mut App, area: Rect) {
    if app.area != area {
        app.area = area;
        touch(app);
    }
    lay_out(app);
    if std::mem::take(&mut app.mouse.points) {
        mouse::say_pointed(app);
    }
}

pub(super) fn lay_out(app: &mut App) {
    if !app.stale {
        return;
    }
    app.stale = false;
    lay_out_moment(app);
    app.view.overlays = app.layers.iter().map(|layer| layer.overlay(app)).collect();
    keyboard::show_hints(app);
    app.hits = OnceCell::new();
}

fn lay_out_moment(app: &mut App) {
    app.call_processes();
    // What is asked for depends on it: an open question hides the future.
    app.view.asking = notes::is_asking(app);
    app.frame = frame_of_both(app).unwrap_or_else(|| {
        let mut frame = app.session.frame(&app.ask());
        if app.player.settled {
            forget_losses(&mut frame);
        }
        if app.view.asking {
            frame.conceal();
        }
        frame
    });
}

fn forget_losses(frame: &mut Frame) {
    frame.messages.retain(|message| message.lost.is_none());
    let sectors = frame.ring.iter_mut().flat_map(|ring| &mut ring.sectors);
    sectors.for_each(|sector| sector.lost = 0);
}

/// The frame of the run that has the keys, with the clock of both, if there are two; the moment of both is laid beside it.
fn frame_of_both(app: &mut App) -> Option<Frame> {
    if !app.is_comparing() {
        app.view.beside = None;
        return None;
    }
    let mut asks = app.asks_of_both();
    asks[app.session.focus()] = app.ask();
    let mut comparison = app.session.comparison([&asks[0], &asks[1]], app.view.reveal)?;
    if app.player.settled {
        comparison.sides.iter_mut().filter(|side| side.clock.quiet).for_each(forget_losses);
    }
    let frame = Frame { clock: comparison.clock, ..comparison.focused().clone() };
    app.view.beside = Some(Box::new(comparison));
    Some(frame)
}

/// Takes back what has been scrolled beyond the end of the layer on top, so that the way back begins at once.
fn stay_in_sight(app: &mut App) {
    let Some(scrolled) = app.layers.top_mut().and_then(|layer| layer.scrolled()) else { return };
    if *scrolled == 0 {
        return;
    }
    // How far it reaches is known only when it is laid out.
    lay_out(app);
    let most = app.hits().furthest;
    if let Some(scrolled) = app.layers.top_mut().and_then(|layer| layer.scrolled()).filter(|scrolled| **scrolled > most)
    {
        *scrolled = most;
        app.stale = true;
    }
}
