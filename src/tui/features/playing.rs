//! Playing: simulated time against the wall clock.

use std::time::Duration;

use crate::tui::app::App;
use crate::tui::binding::{Able, only_if};
use crate::tui::features::{demos, navigation, notes, travel};
use crate::tui::player::{FASTEST, PICTURE, SLOWEST, length};
use suffrage_session::Moved;
use suffrage_session::model::Frame;
use suffrage_text::ids;
use suffrage_view::words;

/// How long nothing changes by itself; `None`: until a key is pressed.
pub(in crate::tui) fn patience(app: &App) -> Option<Duration> {
    if app.travel.is_some() {
        return Some(Duration::ZERO);
    }
    let next_tick = app.view.playing.then(|| {
        let left = app.player.left();
        // While a note is read, the messages stand still until the last part of the tick.
        let reading = left.saturating_sub(length(app.view.speed));
        match reading {
            Duration::ZERO if is_moving(app) => left.min(PICTURE),
            Duration::ZERO => left,
            reading => reading,
        }
    });
    let fading = notes::fades(app).map(|at| at.saturating_sub(app.player.now));
    let settling = app.player.settles.map(|at| at.saturating_sub(app.player.now));
    next_tick.into_iter().chain(fading).chain(settling).chain(demos::patience(app)).min()
}

/// Lets time pass: shows the next tick if it is due, and moves the messages on. Whether the state has changed.
pub(in crate::tui) fn pass_time(app: &mut App) -> bool {
    if app.travel.is_some() {
        travel::go_on(app);
        return true;
    }
    let faded = notes::fade(app);
    if app.player.settles.is_some_and(|at| at <= app.player.now) {
        app.player.settle();
        return true;
    }
    if !app.view.playing {
        return faded || demos::patience(app).is_some();
    }
    let is_due = app.player.left().is_zero();
    if is_due {
        app.player.end_tick(&app.view);
        next_tick(app);
    }
    app.player.glide(&mut app.view);
    is_due || faded
}

/// Whether the picture changes between two ticks: something is under way, and the ticks are long enough to see it.
pub(in crate::tui) fn is_moving(app: &App) -> bool {
    let moves = |frame: &Frame| frame.messages.iter().any(|message| message.lost.is_none());
    let beside = || app.view.beside.iter().flat_map(|beside| &beside.sides).any(moves);
    app.player.glides(&app.view) && (moves(&app.frame) || beside())
}

/// Changes the speed, and says it where the header does not show it.
pub(in crate::tui) fn change_speed(app: &mut App, up: bool) {
    app.player.change_speed(&mut app.view, up);
    let clock = app.session.clock();
    if app.view.presenting || clock.quiet && !clock.beats {
        app.say(ids::SaysSpeed { speed: words::speed(app.view.speed) });
    }
}

pub(in crate::tui) fn play_or_pause(app: &mut App) {
    if app.view.playing {
        app.pause();
    } else {
        app.player.play(&mut app.view);
    }
}

fn next_tick(app: &mut App) {
    // Playing on from a quiet run shows the heartbeats that go on.
    let followed = app.session.clock().beats;
    match app.session.go_on() {
        Moved::Yes => {
            notes::moved(app);
            if app.player.stops_at.take_if(|last| *last <= app.session.tick()).is_some() {
                app.pause();
            }
        }
        Moved::Nothing(why) => {
            app.pause();
            app.say(why);
        }
        _ => {
            app.pause();
            app.say(ids::SAYS_QUIET);
        }
    }
    let clock = app.session.clock();
    if clock.quiet && !(followed && clock.beats) {
        app.pause();
        app.player.settles = Some(app.player.now + length(app.view.speed));
        app.say(if clock.beats { ids::SAYS_QUIET_BUT_BEATS } else { ids::SAYS_QUIET_NOW });
    }
}

pub(in crate::tui) fn can_play_or_pause(app: &App) -> Able {
    if app.view.playing { Ok(()) } else { navigation::can_go_on(app) }
}

pub(in crate::tui) fn can_be_faster(app: &App) -> Able {
    only_if(app.view.speed < FASTEST, ids::SAYS_FASTEST)
}

pub(in crate::tui) fn can_be_slower(app: &App) -> Able {
    only_if(app.view.speed > SLOWEST, ids::SAYS_SLOWEST)
}
