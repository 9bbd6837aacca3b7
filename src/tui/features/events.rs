//! The space-time diagram: showing it, and walking from event to event.

use crate::tui::app::App;
use crate::tui::binding::{Able, only_if};
use crate::tui::features::{notes, selection, why};
use suffrage_engine::protocol::{Remark, Value};
use suffrage_session::model::space_time::{Find, FoundEvent};
use suffrage_text::ids;
use suffrage_view::view_state::Pane;

/// The processes above or below that are searched for an event.
const REACH: usize = 64;

pub(crate) fn has_all_room(app: &App) -> bool {
    app.view.zoomed && app.view.focus == Pane::SpaceTime
}

pub(crate) fn toggle(app: &mut App) {
    if has_all_room(app) {
        if !leave(app) {
            (app.view.focus, app.view.zoomed) = (Pane::Arena, false);
        }
    } else {
        app.aside.focus = Some((app.view.focus, app.view.zoomed));
        (app.view.focus, app.view.zoomed) = (Pane::SpaceTime, true);
    }
    app.view.event = None;
}

/// Brings back what the diagram took the room of, if it took it at once; whether it did.
pub(crate) fn leave(app: &mut App) -> bool {
    let before = app.aside.focus.take().filter(|_| app.view.focus == Pane::SpaceTime);
    if let Some((focus, zoomed)) = before {
        (app.view.focus, app.view.zoomed) = (focus, zoomed);
    }
    before.is_some()
}

fn find(app: &App, find: Find) -> Option<FoundEvent> {
    app.session.find_event(find, notes::reveals(app))
}

pub(crate) fn latest(app: &App) -> Option<FoundEvent> {
    find(app, Find::Latest(app.view.selected))
}

pub(crate) fn beside(app: &App, forward: bool) -> Option<FoundEvent> {
    let next = if forward { Find::After } else { Find::Before };
    find(app, next(app.view.event?))
}

/// The nearest event of the next process below, or above, at which anything has happened.
pub(crate) fn across(app: &App, down: bool) -> Option<FoundEvent> {
    let (event, here, n) = (app.view.event?, app.view.selected, app.count());
    let reach = if down { n.saturating_sub(here + 1) } else { here }.min(REACH);
    let position = |steps: usize| if down { here + steps } else { here - steps };
    (1..=reach).find_map(|steps| find(app, Find::Nearest(event, position(steps))))
}

pub(crate) fn go_to(app: &mut App, find: impl Fn(&App) -> Option<FoundEvent>) {
    if let Some(found) = find(app) {
        select(app, found.number, found.position);
    }
}

/// Selects an event of the diagram, which then has the keys.
pub(crate) fn select(app: &mut App, number: u32, position: usize) {
    (app.view.focus, app.view.event) = (Pane::SpaceTime, Some(number));
    (app.view.selected, app.view.by_hand) = (position, true);
}

/// An event that has not happened at the moment on the screen, or that other panes have the keys for, is not selected.
pub(crate) fn keep(app: &mut App) {
    let Some(event) = app.view.event else { return };
    let there = !app.is_comparing() && app.session.lookup().shows_event(event, notes::reveals(app));
    // The event of a chosen link of a chain stays, wherever the chain has led.
    if why::panel(app).is_none() && !(there && app.view.focus == Pane::SpaceTime) {
        app.view.event = None;
    }
}

pub(crate) fn can_select(app: &App) -> Able {
    let process = selection::target(app)?;
    only_if(find(app, Find::Latest(process.position)).is_some(), ids::SaysNoEvent { id: process.id })
}

pub(crate) fn can_walk(app: &App, forward: bool) -> Able {
    let otherwise = Remark::from(if forward { ids::SAYS_LAST_EVENT } else { ids::SAYS_FIRST_EVENT });
    let id = app.session.id_at(app.view.selected);
    only_if(beside(app, forward).is_some(), id.into_iter().fold(otherwise, |said, id| said.with("id", Value::Id(id))))
}

pub(crate) fn can_cross(app: &App, down: bool) -> Able {
    only_if(across(app, down).is_some(), ids::SAYS_NO_EVENT_BESIDE)
}
