//! What is laid out for one drawing: the frame, what lies over the screen, the footer.

use std::cell::OnceCell;

use ratatui::layout::Rect;

use super::app::App;
use super::features::{events, how, notes, panes, pending_panel, why};
use super::{hints, pointer};
use suffrage_session::model::Frame;

/// The state has changed: what follows from it is brought up to date, and what is laid out no longer holds.
pub(super) fn touch(app: &mut App) {
    app.stale = true;
    why::follow(app);
    events::keep(app);
    pending_panel::follow(app);
    panes::follow(app);
    how::follow(app);
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
        pointer::say_pointed(app);
    }
}

pub(super) fn lay_out(app: &mut App) {
    if !app.stale {
        return;
    }
    app.stale = false;
    lay_out_moment(app);
    app.view.overlays = app.layers.iter().map(|layer| layer.overlay(app)).collect();
    hints::show(app);
    app.hits = OnceCell::new();
}

fn lay_out_moment(app: &mut App) {
    app.call_processes();
    // What is asked for depends on it: an open question hides the future.
    app.view.asking = notes::is_asking(app);
    app.asked = app.ask();
    app.frame = frame_of_both(app).unwrap_or_else(|| {
        let mut frame = app.session.frame(&app.asked);
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
    let most = app.hits().furthest();
    if let Some(scrolled) = app.layers.top_mut().and_then(|layer| layer.scrolled()).filter(|scrolled| **scrolled > most)
    {
        *scrolled = most;
        app.stale = true;
    }
}
