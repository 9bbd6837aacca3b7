//! The panes: which has the keys, which has all the room, and the way back.

use crate::tui::app::App;
use crate::tui::binding::{Able, KeyPlace, only_if};
use crate::tui::features::{compare, events, how, properties};
use suffrage_text::ids;
use suffrage_view::view_state::Pane;

pub(in crate::tui) fn next(app: &mut App, forward: bool) {
    if app.is_comparing() {
        return compare::turn_side(app);
    }
    app.aside.focus = None;
    let panes: Vec<Pane> = Pane::ALL.iter().copied().filter(|&pane| is_there(app, pane)).collect();
    let count = panes.len();
    let here = panes.iter().position(|&pane| pane == app.view.focus).unwrap_or_default();
    app.view.focus = panes[(here + if forward { 1 } else { count - 1 }) % count];
    if app.view.focus == Pane::Properties {
        properties::choose_what_broke(app);
    }
}

/// Whether a pane has anything to show of this algorithm.
fn is_there(app: &App, pane: Pane) -> bool {
    match pane {
        Pane::Holds => app.session.lookup().holds(),
        Pane::How => app.session.lookup().derives(),
        Pane::Arena | Pane::Algorithm | Pane::Log | Pane::Processes | Pane::SpaceTime | Pane::Properties => true,
    }
}

/// A pane that has nothing to show of another algorithm gives the keys to the graph.
pub(in crate::tui) fn follow(app: &mut App) {
    if !is_there(app, app.view.focus) {
        (app.view.focus, app.view.zoomed) = (Pane::Arena, false);
    }
}

/// In presentation whatever has the keys has all the room.
pub(in crate::tui) fn can_zoom(app: &App) -> Able {
    only_if(!app.view.presenting, ids::SAYS_ZOOMED_ANYWAY)
}

/// A panel that has keys of its own stands where the panes are that would be turned to.
pub(in crate::tui) fn can_turn(app: &App) -> Able {
    only_if(!matches!(app.place(), KeyPlace::Pending | KeyPlace::Faults | KeyPlace::Lies), ids::SAYS_CLOSE_FIRST)
}

pub(in crate::tui) fn zoom(app: &mut App) {
    app.aside.focus = None;
    app.view.zoomed = !app.view.zoomed;
}

/// Cancels what is going on, the most passing thing first.
pub(in crate::tui) fn cancel(app: &mut App) {
    if !app.view.typed.is_empty() {
        app.view.typed.clear();
    } else if how::fold(app) {
        // The rows round it are seen again.
    } else if std::mem::take(&mut app.view.presenting) {
        // A run that plays goes on: the class sees the same as before.
    } else if app.view.log_back > 0 {
        app.view.log_back = 0;
    } else if app.view.message.is_some() {
        app.view.message = None;
    } else if app.view.zoomed {
        if !events::leave(app) {
            app.view.zoomed = false;
        }
    } else if compare::leave(app) {
        // The run that had the keys has the screen again.
    } else {
        app.pause();
    }
}

pub(in crate::tui) fn unzooms(app: &App) -> bool {
    let view = &app.view;
    view.event.is_none()
        && !how::is_unfolded(app)
        && app.layers.is_empty()
        && view.zoomed
        && view.typed.is_empty()
        && view.log_back == 0
}

pub(in crate::tui) fn can_cancel(app: &App) -> Able {
    let view = &app.view;
    let chosen = view.message.is_some() || view.presenting || view.zoomed;
    let something = app.is_comparing() || !view.typed.is_empty() || chosen || view.playing || view.log_back > 0;
    only_if(something, ids::SAYS_NOTHING_TO_CANCEL)
}
