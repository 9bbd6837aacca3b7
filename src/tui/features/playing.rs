//! Playing: simulated time against the wall clock.

use std::time::Duration;

use crate::tui::features::prelude::*;
use suffrage_session::{Until, model::Frame};
use suffrage_view::{View, words};

/// How long a tick lasts at normal speed.
const TICK: Duration = Duration::from_millis(500);
/// How often the messages are drawn on their way.
pub(crate) const PICTURE: Duration = Duration::from_millis(50);
/// The speeds, in quarters of the normal one: ×¼, ×½, ×1, ×2, ×4, ×8, ×16.
const SPEEDS: &[u32] = &[SLOWEST, 2, View::NORMAL_SPEED, 8, 16, 32, FASTEST];
/// Half a tick a second.
pub(crate) const SLOWEST: u32 = 1;
/// Thirty-two ticks a second.
pub(crate) const FASTEST: u32 = 64;

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Player {
    /// The time now, as of the last event or picture.
    pub(crate) now: Duration,
    /// The time at which the next tick is shown, while playing.
    pub(crate) due: Duration,
    pub(crate) motion: bool,
    pub(crate) last_until: Option<Until>,
    /// When what was lost at the last tick of an ended run will have been shown long enough, and whether it has been.
    pub(crate) settles: Option<Duration>,
    pub(crate) settled: bool,
    /// The tick at which playing stops, of a run that was found.
    pub(crate) stops_at: Option<Ticks>,
}

pub(crate) fn length(speed: u32) -> Duration {
    TICK * View::NORMAL_SPEED / speed.max(1)
}

impl Player {
    pub(crate) const fn left(&self) -> Duration {
        self.due.saturating_sub(self.now)
    }

    pub(crate) fn play(&mut self, view: &mut View) {
        view.playing = true;
        // The still picture stands in the middle of a tick, and so do the messages that begin to move.
        self.due = self.now + length(view.speed).mul_f64(1.0 - View::RESTING);
        self.glide(view);
    }

    /// A tick begins now: the next one is due after a whole tick's length.
    pub(crate) fn begin_tick(&mut self, view: &mut View) {
        self.due = self.now + length(view.speed);
        self.glide(view);
    }

    /// The next tick of a run that plays is shown: the one after it is due a tick's length later.
    pub(crate) fn end_tick(&mut self, view: &View) {
        let length = length(view.speed);
        // After a long pause of the machine, playing goes on from here; it does not hurry to make up for it.
        let late = self.now.saturating_sub(self.due) >= length;
        self.due = if late { self.now } else { self.due } + length;
    }

    pub(crate) fn glides(&self, view: &View) -> bool {
        self.motion && view.playing && length(view.speed) > PICTURE * 2
    }

    pub(crate) fn glide(&self, view: &mut View) {
        let length = length(view.speed);
        let left = self.left().min(length);
        view.glide = if self.glides(view) { 1.0 - left.as_secs_f64() / length.as_secs_f64() } else { View::RESTING };
    }

    /// Hides what was lost at the last tick of an ended run, once that tick has been shown long enough.
    pub(crate) const fn settle(&mut self) {
        (self.settled, self.settles) = (true, None);
    }
}

/// How long nothing changes by itself; `None`: until a key is pressed.
pub(crate) fn patience(app: &App) -> Option<Duration> {
    if app.travel.is_some() {
        return Some(Duration::ZERO);
    }
    let next_tick = app.view.playing.then(|| {
        let left = app.player.left();
        // While a note is read, the messages stand still until the last part of the tick.
        let reading = left.saturating_sub(length(app.view.speed));
        let moves = if is_moving(app) { left.min(PICTURE) } else { left };
        if reading.is_zero() { moves } else { reading }
    });
    let fading = notes::fades(app).map(|at| at.saturating_sub(app.player.now));
    let settling = app.player.settles.map(|at| at.saturating_sub(app.player.now));
    next_tick.into_iter().chain(fading).chain(settling).chain(demos::patience(app)).min()
}

/// Lets time pass: shows the next tick if it is due, and moves the messages on. Whether the state has changed.
pub(crate) fn pass_time(app: &mut App) -> bool {
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
pub(crate) fn is_moving(app: &App) -> bool {
    let moves = |frame: &Frame| frame.messages.iter().any(|message| message.lost.is_none());
    let beside = || app.view.beside.iter().flat_map(|beside| &beside.sides).any(moves);
    app.player.glides(&app.view) && (moves(&app.frame) || beside())
}

/// Takes the next speed up or down, and says it where the header does not show it. The part of the tick that has passed stays passed.
pub(crate) fn change_speed(app: &mut App, up: bool) {
    let here = SPEEDS.iter().position(|&speed| speed == app.view.speed).unwrap_or_default();
    let there = if up { here + 1 } else { here.saturating_sub(1) };
    let Some(&speed) = SPEEDS.get(there) else { return };
    app.player.due = app.player.now + app.player.left() * app.view.speed / speed;
    app.view.speed = speed;
    let clock = app.session.clock();
    if app.view.presenting || clock.quiet && !clock.beats {
        app.say(ids::SaysSpeed { speed: words::speed(app.view.speed) });
    }
}

pub(crate) fn play_or_pause(app: &mut App) {
    if app.view.playing { app.pause() } else { app.player.play(&mut app.view) }
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
        ends => {
            app.pause();
            app.say(if let Moved::Nothing(why) = ends { why } else { ids::SAYS_QUIET.into() });
        }
    }
    let clock = app.session.clock();
    if clock.quiet && !(followed && clock.beats) {
        app.pause();
        app.player.settles = Some(app.player.now + length(app.view.speed));
        app.say(if clock.beats { ids::SAYS_QUIET_BUT_BEATS } else { ids::SAYS_QUIET_NOW });
    }
}

pub(crate) fn can_play_or_pause(app: &App) -> Able {
    if app.view.playing { Ok(()) } else { travel::can_go_on(app) }
}
