//! Going through time and among the processes.

use crate::protocol::{Remark, Ticks};
use crate::session::Moved;
use crate::session::model::Clock;
use crate::text::ids;
use crate::tui::app::App;
use crate::tui::binding::{Able, only_if};
use crate::tui::features::{notes, travel};
use crate::tui::layers::line::{self, number};
use crate::tui::state::FIRST_PORTION;

pub(in crate::tui) fn next_tick(app: &mut App) {
    go(app, |app| app.session.go_on_within(FIRST_PORTION));
}

pub(in crate::tui) fn next_event(app: &mut App) {
    go(app, |app| app.session.next_event_within(FIRST_PORTION));
}

pub(in crate::tui) fn previous_tick(app: &mut App) {
    go(app, |app| app.session.previous_tick_within(FIRST_PORTION));
}

pub(in crate::tui) fn previous_event(app: &mut App) {
    go(app, |app| app.session.previous_event_within(FIRST_PORTION));
}

pub(in crate::tui) fn seek(app: &mut App, tick: Ticks) {
    go(app, |app| app.session.seek_within(tick, FIRST_PORTION));
}

pub(in crate::tui) fn go(app: &mut App, step: impl FnOnce(&mut App) -> Moved) {
    go_then(app, step, |_| {});
}

/// The same, and does something where the way is at its end.
pub(in crate::tui) fn go_then(app: &mut App, step: impl FnOnce(&mut App) -> Moved, then: impl FnOnce(&mut App) + 'static) {
    app.pause();
    app.travel = None;
    let before = app.session.clock();
    let moved = step(app);
    travel::finish(app, moved, move |app, moved| {
        tell(app, before, moved);
        then(app);
    });
}

/// Says what a step from a moment came to, where the picture does not.
fn tell(app: &mut App, before: Clock, moved: Moved) {
    let stays = app.session.clock() == before;
    if !stays {
        notes::moved(app);
    }
    match moved {
        Moved::Yes | Moved::Waiting | Moved::OnTheWay => {}
        Moved::AtTheStart => app.say(ids::SAYS_NOTHING_BEFORE),
        Moved::Quiet if stays => app.say(ids::SAYS_QUIET),
        Moved::Quiet => app.say(ids::SAYS_QUIET_NOW),
        Moved::Nothing(remark) => app.say(remark),
    }
}

pub(in crate::tui) fn ask_go_to(app: &mut App) {
    line::ask(app, ids::AskGoTo { tick: app.session.tick() }, |app, typed| {
        let tick = number(typed)?;
        let farthest = travel::farthest(app);
        only_if(tick <= farthest, ids::SaysTickTooFar { farthest })?;
        app.layers.pop();
        travel::travel(app, tick);
        Ok(())
    });
}

pub(in crate::tui) fn can_go_on(app: &App) -> Able {
    let clock = app.session.clock();
    only_if(!clock.quiet || clock.beats, ids::SAYS_QUIET)
}

fn is_after_start(app: &App) -> bool {
    let clock = app.session.clock();
    clock.tick > 0 || clock.half_way.is_some()
}

pub(in crate::tui) fn can_go_back(app: &App) -> Able {
    only_if(is_after_start(app), ids::SAYS_NOTHING_BEFORE)
}

pub(in crate::tui) fn can_go_to_first(app: &App) -> Able {
    only_if(is_after_start(app), ids::SAYS_AT_FIRST)
}

pub(in crate::tui) fn can_go_to_last(app: &App) -> Able {
    let clock = app.session.clock();
    only_if(
        clock.tick < clock.recorded || clock.half_way.is_some(),
        if clock.quiet { Remark::from(ids::SAYS_QUIET) } else { travel::at_last(app) },
    )
}
