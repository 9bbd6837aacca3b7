//! Whether a key can act now, or why not.

use super::app::App;
use super::binding::Able;
use crate::engine::Process;
use crate::paint::view_state::Pane;
use crate::protocol::{Id, Remark, Role, Value};
use crate::session::model::space_time::Find;
use crate::text::{TextId, ids};

fn only_if(possible: bool, otherwise: TextId) -> Able {
    if possible { Ok(()) } else { Err(otherwise.into()) }
}

pub(super) fn is_down(app: &App) -> bool {
    app.selected().is_some_and(|process| process.role == Role::Crashed)
}

/// Whether the log takes the keys that select a process elsewhere.
pub(super) fn scrolls_log(app: &App) -> bool {
    app.view.focus == Pane::Log && app.layers.is_empty()
}

pub(super) const fn reveals(app: &App) -> bool {
    app.view.reveal
}

pub(super) const fn is_zoomed(app: &App) -> bool {
    app.view.zoomed
}

/// Whether cancelling gives back the room that a pane has taken.
pub(super) fn unzooms(app: &App) -> bool {
    let view = &app.view;
    view.event.is_none() && app.layers.is_empty() && view.zoomed && view.typed.is_empty() && view.log_back == 0
}

pub(super) fn play_or_pause(app: &App) -> Able {
    if app.view.playing { Ok(()) } else { go_on(app) }
}

pub(super) fn go_on(app: &App) -> Able {
    let clock = app.session.clock();
    only_if(!clock.quiet || clock.beats, ids::SAYS_QUIET)
}

fn is_after_start(app: &App) -> bool {
    let clock = app.session.clock();
    clock.tick > 0 || clock.half_way.is_some()
}

pub(super) fn go_back(app: &App) -> Able {
    only_if(is_after_start(app), ids::SAYS_NOTHING_BEFORE)
}

pub(super) fn next_stop(app: &App) -> Able {
    // Without a stop after it, the key goes on a tick.
    if app.has_more_to_say() { Ok(()) } else { go_on(app) }
}

pub(super) fn previous_stop(app: &App) -> Able {
    // Without a stop before it, the key goes back a tick.
    if app.has_put_aside() { Ok(()) } else { go_back(app) }
}

pub(super) fn faster(app: &App) -> Able {
    only_if(app.view.speed < super::features::playing::FASTEST, ids::SAYS_FASTEST)
}

pub(super) fn slower(app: &App) -> Able {
    only_if(app.view.speed > super::features::playing::SLOWEST, ids::SAYS_SLOWEST)
}

pub(super) fn first(app: &App) -> Able {
    only_if(is_after_start(app), ids::SAYS_AT_FIRST)
}

pub(super) fn last(app: &App) -> Able {
    let clock = app.session.clock();
    only_if(
        clock.tick < clock.recorded || clock.half_way.is_some(),
        if clock.quiet { ids::SAYS_QUIET } else { ids::SAYS_AT_LAST },
    )
}

pub(super) fn select_another(app: &App) -> Able {
    only_if(app.count() > 1, ids::SAYS_ONLY_PROCESS)
}

pub(super) fn erase_digit(app: &App) -> Able {
    only_if(!app.view.typed.is_empty(), ids::SAYS_NOTHING_TYPED)
}

pub(super) fn cancel(app: &App) -> Able {
    let view = &app.view;
    let chosen = view.message.is_some() || view.presenting || view.zoomed;
    let something = app.is_comparing() || !view.typed.is_empty() || chosen || view.playing || view.log_back > 0;
    only_if(something, ids::SAYS_NOTHING_TO_CANCEL)
}

/// The process that an act is about: the selected one, unless the id being typed is nobody's.
fn chosen(app: &App) -> Result<Process, Remark> {
    let nobody = |typed: &str| Remark::from(ids::SaysNoSuchId { id: typed.to_owned() });
    let typed = app.view.typed.as_str();
    let process = app.selected().ok_or_else(|| nobody(typed))?;
    if typed.is_empty() || typed.parse().ok().and_then(Id::new) == Some(process.id) { Ok(process) } else { Err(nobody(typed)) }
}

pub(super) fn select_event(app: &App) -> Able {
    let process = chosen(app)?;
    match app.find_event(Find::Latest(process.position)) {
        Some(_) => Ok(()),
        None => Err(Remark::from(ids::SaysNoEvent { id: process.id })),
    }
}

pub(super) fn event_before(app: &App) -> Able {
    beside(app, Find::Before, ids::SAYS_FIRST_EVENT)
}

pub(super) fn event_after(app: &App) -> Able {
    beside(app, Find::After, ids::SAYS_LAST_EVENT)
}

fn beside(app: &App, find: fn(u32) -> Find, otherwise: TextId) -> Able {
    if app.view.event.is_some_and(|event| app.find_event(find(event)).is_some()) {
        return Ok(());
    }
    let id = app.session.id_at(app.view.selected);
    Err(id.into_iter().fold(Remark::from(otherwise), |said, id| said.with("id", Value::Id(id))))
}

pub(super) fn event_above(app: &App) -> Able {
    only_if(app.event_across(false).is_some(), ids::SAYS_NO_EVENT_BESIDE)
}

pub(super) fn event_below(app: &App) -> Able {
    only_if(app.event_across(true).is_some(), ids::SAYS_NO_EVENT_BESIDE)
}

pub(super) fn inspect(app: &App) -> Able {
    chosen(app).map(|_| ())
}

pub(super) fn crash_or_revive(app: &App) -> Able {
    chosen(app).map(|_| ())
}

pub(super) fn act_on_live(app: &App) -> Able {
    let process = chosen(app)?;
    if process.role == Role::Crashed {
        return Err(Remark::from(ids::SaysIsDown { id: process.id }));
    }
    Ok(())
}

pub(super) fn drop(app: &App) -> Able {
    // The selected message comes before those of the selected process.
    let selected = app.view.message.and_then(|number| app.message(number));
    match selected {
        Some(message) if message.is_heartbeat() => return Err(ids::SAYS_HEARTBEAT_IS_THE_DETECTORS.into()),
        Some(message) if message.notice => return Err(ids::SAYS_NOTICE_IS_NOBODYS.into()),
        Some(message) if message.lost.is_some() => return Err(ids::SAYS_MESSAGE_GONE.into()),
        Some(_) => return Ok(()),
        None => {}
    }
    let process = chosen(app)?;
    if app.droppable().is_empty() {
        return Err(Remark::from(ids::SaysNoMessage { id: process.id }));
    }
    Ok(())
}
