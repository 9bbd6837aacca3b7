//! The panes: focus, zoom, and the keys of three panes: properties, a process's decision, and the space-time diagram.

use crate::tui::features::prelude::*;
use suffrage_engine::{property::Property, property::Status, protocol::Derivation};
use suffrage_session::model::space_time::{Find, FoundEvent};
use suffrage_view::view_state::{HowView, is_deep, level, rows};

pub(crate) fn next(app: &mut App, forward: bool) {
    if app.is_comparing() {
        return compare::turn_side(app);
    }
    app.restorable.focus = None;
    let panes: Vec<Pane> = Pane::ALL.iter().copied().filter(|&pane| is_there(app, pane)).collect();
    app.view.focus = beside(&panes, app.view.focus, forward);
    if app.view.focus == Pane::Properties {
        choose_broken_property(app);
    }
}

fn is_there(app: &App, pane: Pane) -> bool {
    match pane {
        Pane::Holds => {
            let entry = app.session.lookup().entry;
            entry.holds() || entry.logs()
        }
        Pane::Checked => app.view.checked.is_some(),
        Pane::How => app.session.lookup().entry.derives(),
        _ => true,
    }
}

pub(crate) fn follow(app: &mut App) {
    if !is_there(app, app.view.focus) {
        (app.view.focus, app.view.zoomed) = (Pane::Arena, false);
    }
}

pub(crate) fn can_turn(app: &App) -> Able {
    only_if(!matches!(app.place(), KeyPlace::Pending | KeyPlace::Faults | KeyPlace::Lies), ids::SAYS_CLOSE_FIRST)
}

pub(crate) fn zoom(app: &mut App) {
    app.restorable.focus = None;
    app.view.zoomed = !app.view.zoomed;
}

pub(crate) fn cancel(app: &mut App) {
    if !app.view.typed.is_empty() {
        app.view.typed.clear();
    } else if fold(app) {
        // `fold` has already closed the row that was opened last.
    } else if std::mem::take(&mut app.view.presenting) {
        // Playback does not pause, so that the class sees no interruption.
    } else if app.view.log_back > 0 {
        app.view.log_back = 0;
    } else if app.view.message.is_some() {
        app.view.message = None;
    } else if app.view.focus == Pane::Checked {
        (app.view.focus, app.view.zoomed) = (Pane::Arena, false);
    } else if app.view.zoomed {
        if !leave_space_time(app) {
            app.view.zoomed = false;
        }
    } else if compare::leave(app) {
        // `leave` has already ended the comparison.
    } else {
        app.pause();
    }
}

pub(crate) fn unzooms(app: &App) -> bool {
    let view = &app.view;
    let is_first = view.event.is_none() && view.typed.is_empty() && view.log_back == 0;
    view.zoomed && is_first && app.layers.is_empty() && !is_unfolded(app)
}

pub(crate) fn can_cancel(app: &App) -> Able {
    let view = &app.view;
    let chosen = view.message.is_some() || view.presenting || view.zoomed || view.focus == Pane::Checked;
    let something = app.is_comparing() || !view.typed.is_empty() || chosen || view.playing || view.log_back > 0;
    only_if(something, ids::SAYS_NOTHING_TO_CANCEL)
}

pub(crate) fn chosen_property(app: &App) -> Option<Property> {
    let properties = app.session.lookup().properties();
    properties.get(app.view.property).or(properties.last()).cloned()
}

pub(crate) fn choose_property(app: &mut App, forward: bool) {
    let count = app.session.lookup().properties().len().max(1);
    app.view.property = rotate(app.view.property.min(count - 1), count, forward);
}

pub(crate) fn choose_broken_property(app: &mut App) {
    if chosen_property(app).is_none_or(|chosen| chosen.tick.is_none()) {
        let properties = app.session.lookup().properties();
        let first = |broke: fn(&Property) -> bool| properties.iter().position(broke);
        let broken = first(|one| one.status == Status::Violated).or(first(|one| one.tick.is_some()));
        app.view.property = broken.unwrap_or(app.view.property);
    }
}

pub(crate) fn go_to_breach(app: &mut App) {
    let Some(property) = chosen_property(app) else { return };
    let (Some(tick), Some(why)) = (property.tick, property.why) else { return };
    if let Some(position) = property.processes.first().and_then(|&id| app.session.position_of(id)) {
        selection::select_by_hand(app, position);
    }
    travel::travel(app, tick, None);
    app.say(ids::SaysBrokeHere { tick, property: title(property.name), why: Value::Said(Box::new(why)) });
}

pub(crate) fn can_go_to_breach(app: &App) -> Able {
    let Some(property) = chosen_property(app) else { return Err(ids::SAYS_NO_PROPERTIES.into()) };
    only_if(property.tick.is_some(), ids::SaysNothingBroke { property: title(property.name) })
}

/// Stores the votes of the selected process, because computing them after each key press would take too long.
pub(crate) fn follow_votes(app: &mut App) {
    let selected = app.view.selected;
    let derivation = if app.view.focus == Pane::How { app.session.lookup().derivation(selected) } else { None };
    app.votes = derivation.filter(is_deep);
}

pub(crate) fn count_votes(app: &App) -> usize {
    app.votes.as_ref().map_or(0, |votes| rows(level(votes, &app.view.how.path)).count())
}

pub(crate) fn choose_vote(app: &mut App, forward: bool) {
    let count = count_votes(app).max(1);
    app.view.how.row = rotate(app.view.how.row.min(count - 1), count, forward);
}

/// Opens the table of the votes from which the chosen vote is computed, or else opens or closes its details.
pub(crate) fn unfold(app: &mut App) {
    let Some(votes) = &app.votes else { return };
    let path = shown_path(votes, &app.view.how.path);
    let table = level(votes, &path);
    let row = app.view.how.row.min(rows(table).count().saturating_sub(1));
    let Some(chosen) = rows(table).nth(row) else { return };
    app.view.how = if is_deep(chosen) {
        HowView { path: path.into_iter().chain([row]).collect(), row: 0, is_open: false }
    } else {
        HowView { path, row, is_open: !app.view.how.is_open }
    };
}

fn shown_path(derivation: &Derivation, path: &[usize]) -> Vec<usize> {
    let shown = level(derivation, path);
    let end = (0..path.len()).find(|&end| std::ptr::eq(level(derivation, &path[..end]), shown)).unwrap_or(path.len());
    path[..end].to_vec()
}

pub(crate) fn fold(app: &mut App) -> bool {
    if app.pane_place() != KeyPlace::How {
        return false;
    }
    let how = &mut app.view.how;
    if !std::mem::take(&mut how.is_open) {
        let Some(left) = how.path.pop() else { return false };
        how.row = left;
    }
    true
}

pub(crate) fn is_unfolded(app: &App) -> bool {
    let HowView { path, is_open, .. } = &app.view.how;
    app.pane_place() == KeyPlace::How && (*is_open || !path.is_empty())
}

/// The maximum number of processes to search when a key selects an event.
const REACH: usize = 64;

pub(crate) fn fills_screen(app: &App) -> bool {
    app.view.zoomed && app.view.focus == Pane::SpaceTime
}

pub(crate) fn toggle_space_time(app: &mut App) {
    if fills_screen(app) {
        if !leave_space_time(app) {
            (app.view.focus, app.view.zoomed) = (Pane::Arena, false);
        }
    } else {
        app.restorable.focus = Some((app.view.focus, app.view.zoomed));
        (app.view.focus, app.view.zoomed) = (Pane::SpaceTime, true);
    }
    app.view.event = None;
}

pub(crate) fn leave_space_time(app: &mut App) -> bool {
    let before = app.restorable.focus.take().filter(|_| app.view.focus == Pane::SpaceTime);
    if let Some((focus, zoomed)) = before {
        (app.view.focus, app.view.zoomed) = (focus, zoomed);
    }
    before.is_some()
}

fn find_event(app: &App, find: Find) -> Option<FoundEvent> {
    app.session.lookup().find_event(find, notes::reveals(app))
}

pub(crate) fn latest_event(app: &App) -> Option<FoundEvent> {
    find_event(app, Find::Latest(app.view.selected))
}

pub(crate) fn event_beside(app: &App, forward: bool) -> Option<FoundEvent> {
    let next = if forward { Find::After } else { Find::Before };
    find_event(app, next(app.view.event?))
}

pub(crate) fn event_across(app: &App, down: bool) -> Option<FoundEvent> {
    let (event, here, n) = (app.view.event?, app.view.selected, app.count());
    let reach = if down { n.saturating_sub(here + 1) } else { here }.min(REACH);
    let position = |steps: usize| if down { here + steps } else { here - steps };
    (1..=reach).find_map(|steps| find_event(app, Find::Nearest(event, position(steps))))
}

pub(crate) fn go_to_event(app: &mut App, find: impl Fn(&App) -> Option<FoundEvent>) {
    if let Some(found) = find(app) {
        select_event(app, found.number, found.position);
    }
}

pub(crate) fn select_event(app: &mut App, number: u32, position: usize) {
    (app.view.focus, app.view.event) = (Pane::SpaceTime, Some(number));
    (app.view.selected, app.view.by_hand) = (position, true);
}

pub(crate) fn keep_event(app: &mut App) {
    let Some(event) = app.view.event else { return };
    let there = !app.is_comparing() && app.session.lookup().shows_event(event, notes::reveals(app));
    // The event of a chosen cause stays selected.
    if why::panel(app).is_none() && !(there && app.view.focus == Pane::SpaceTime) {
        app.view.event = None;
    }
}

pub(crate) fn can_select_event(app: &App) -> Able {
    let process = selection::target(app)?;
    only_if(find_event(app, Find::Latest(process.position)).is_some(), ids::SaysNoEvent { id: process.id })
}

pub(crate) fn can_walk_events(app: &App, forward: bool) -> Able {
    let otherwise = Remark::from(if forward { ids::SAYS_LAST_EVENT } else { ids::SAYS_FIRST_EVENT });
    only_if(event_beside(app, forward).is_some(), otherwise.with("id", app.named(app.view.selected)))
}
