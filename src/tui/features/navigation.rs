//! Going through time and among the processes.

use crate::tui::app::App;
use crate::tui::binding::{Able, only_if};
use crate::tui::features::{notes, travel};
use crate::tui::layers::line::{self, number};
use suffrage_engine::protocol::{Remark, Ticks};
use suffrage_session::Moved;
use suffrage_session::model::Clock;
use suffrage_text::ids;

pub(in crate::tui) fn next_tick(app: &mut App) {
    go(app, |app| app.session.go_on());
}

pub(in crate::tui) fn next_event(app: &mut App) {
    go(app, |app| app.session.next_event());
}

pub(in crate::tui) fn previous_tick(app: &mut App) {
    go(app, |app| app.session.previous_tick());
}

pub(in crate::tui) fn previous_event(app: &mut App) {
    go(app, |app| app.session.previous_event());
}

pub(in crate::tui) fn seek(app: &mut App, tick: Ticks) {
    go(app, |app| app.session.seek(tick));
}

pub(in crate::tui) fn go(app: &mut App, step: impl FnOnce(&mut App) -> Moved) {
    app.pause();
    app.travel = None;
    let before = app.session.clock();
    let moved = step(app);
    tell(app, before, moved);
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
