//! Whether a key can act now, or why not.

use super::app::App;
use super::says::{Said, Says};
use crate::protocol::{Id, Role, Value};
use crate::session::model::Process;
use crate::session::model::space_time::Find;

pub(super) type Able = Result<(), Said>;

fn only_if(possible: bool, otherwise: Says) -> Able {
    if possible { Ok(()) } else { Err(otherwise.into()) }
}

#[expect(clippy::unnecessary_wraps, reason = "the table of keys wants one shape of question")]
pub(super) fn always(_: &App) -> Able {
    Ok(())
}

pub(super) fn play_or_pause(app: &App) -> Able {
    if app.view.playing { Ok(()) } else { go_on(app) }
}

pub(super) fn go_on(app: &App) -> Able {
    only_if(!app.frame.clock.quiet || app.frame.clock.beats, Says::Quiet)
}

pub(super) fn go_back(app: &App) -> Able {
    only_if(app.frame.clock.tick > 0 || app.frame.clock.half_way.is_some(), Says::NothingBefore)
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
    only_if(app.view.speed < super::playing::FASTEST, Says::Fastest)
}

pub(super) fn slower(app: &App) -> Able {
    only_if(app.view.speed > super::playing::SLOWEST, Says::Slowest)
}

pub(super) fn first(app: &App) -> Able {
    only_if(app.frame.clock.tick > 0 || app.frame.clock.half_way.is_some(), Says::AtFirst)
}

pub(super) fn last(app: &App) -> Able {
    let clock = &app.frame.clock;
    only_if(clock.tick < clock.recorded || clock.half_way.is_some(), if clock.quiet { Says::Quiet } else { Says::AtLast })
}

pub(super) fn select_another(app: &App) -> Able {
    only_if(app.frame.n > 1, Says::OnlyProcess)
}

pub(super) fn erase_digit(app: &App) -> Able {
    only_if(!app.view.typed.is_empty(), Says::NothingTyped)
}

pub(super) fn cancel(app: &App) -> Able {
    let view = &app.view;
    let chosen = view.message.is_some() || view.presenting || view.zoomed;
    let something = app.is_comparing() || !view.typed.is_empty() || chosen || view.playing || view.log_back > 0;
    only_if(something, Says::NothingToCancel)
}

/// The process that an act is about: the selected one, unless the id being typed is nobody's.
fn chosen(app: &App) -> Result<&Process, Said> {
    let nobody = |typed: &str| Said::from(Says::NoSuchId).with("id", Value::Text(typed.to_owned()));
    let typed = app.view.typed.as_str();
    let process = app.selected().ok_or_else(|| nobody(typed))?;
    if typed.is_empty() || typed.parse().ok().and_then(Id::new) == Some(process.id) { Ok(process) } else { Err(nobody(typed)) }
}

pub(super) fn select_event(app: &App) -> Able {
    let process = chosen(app)?;
    match app.find_event(Find::Latest(process.position)) {
        Some(_) => Ok(()),
        None => Err(Said::from(Says::NoEvent).with("id", Value::Id(process.id))),
    }
}

pub(super) fn event_before(app: &App) -> Able {
    beside(app, Find::Before, Says::FirstEvent)
}

pub(super) fn event_after(app: &App) -> Able {
    beside(app, Find::After, Says::LastEvent)
}

fn beside(app: &App, find: fn(u32) -> Find, otherwise: Says) -> Able {
    if app.view.event.is_some_and(|event| app.find_event(find(event)).is_some()) {
        return Ok(());
    }
    let id = app.session.id_at(app.view.selected);
    Err(id.into_iter().fold(Said::from(otherwise), |said, id| said.with("id", Value::Id(id))))
}

pub(super) fn event_above(app: &App) -> Able {
    only_if(app.event_across(false).is_some(), Says::NoEventBeside)
}

pub(super) fn event_below(app: &App) -> Able {
    only_if(app.event_across(true).is_some(), Says::NoEventBeside)
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
        return Err(Said::from(Says::IsDown).with("id", Value::Id(process.id)));
    }
    Ok(())
}

pub(super) fn drop(app: &App) -> Able {
    // The selected message comes before those of the selected process.
    let selected = app.view.message.and_then(|number| app.frame.messages.iter().find(|message| message.number == number));
    match selected {
        Some(message) if message.is_heartbeat() => return Err(Says::HeartbeatIsTheDetectors.into()),
        Some(message) if message.notice => return Err(Says::NoticeIsNobodys.into()),
        Some(message) if message.lost.is_some() => return Err(Says::MessageGone.into()),
        Some(_) => return Ok(()),
        None => {}
    }
    let process = chosen(app)?;
    if app.droppable().is_empty() {
        return Err(Said::from(Says::NoMessage).with("id", Value::Id(process.id)));
    }
    Ok(())
}
