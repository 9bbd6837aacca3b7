//! The clock of playing: simulated time against the wall clock.

use std::time::Duration;

use suffrage_engine::protocol::Ticks;
use suffrage_session::Until;
use suffrage_view::View;

/// How long a tick lasts at normal speed.
const TICK: Duration = Duration::from_millis(500);
/// How often the messages are drawn on their way.
pub(super) const PICTURE: Duration = Duration::from_millis(50);
/// The speeds, in quarters of the normal one: ×¼, ×½, ×1, ×2, ×4, ×8, ×16.
const SPEEDS: &[u32] = &[SLOWEST, 2, View::NORMAL_SPEED, 8, 16, 32, FASTEST];
/// Half a tick a second.
pub(super) const SLOWEST: u32 = 1;
/// Thirty-two ticks a second.
pub(super) const FASTEST: u32 = 64;

#[derive(Clone, Copy, Debug)]
pub(super) struct Player {
    /// The time now, as of the last event or picture.
    pub(super) now: Duration,
    /// The time at which the next tick is shown, while playing.
    pub(super) due: Duration,
    pub(super) motion: bool,
    pub(super) last_until: Option<Until>,
    /// When what was lost at the last tick of an ended run will have been shown long enough, and whether it has been.
    pub(super) settles: Option<Duration>,
    pub(super) settled: bool,
    /// The tick at which playing stops, of a run that was found.
    pub(super) stops_at: Option<Ticks>,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            now: Duration::ZERO,
            due: Duration::ZERO,
            motion: true,
            last_until: None,
            settles: None,
            settled: false,
            stops_at: None,
        }
    }
}

pub(super) fn length(speed: u32) -> Duration {
    TICK * View::NORMAL_SPEED / speed.max(1)
}

impl Player {
    pub(super) const fn left(&self) -> Duration {
        self.due.saturating_sub(self.now)
    }

    pub(super) fn play(&mut self, view: &mut View) {
        view.playing = true;
        // The still picture stands in the middle of a tick, and so do the messages that begin to move.
        self.due = self.now + length(view.speed).mul_f64(1.0 - View::RESTING);
        self.glide(view);
    }

    /// Plays, and stops at this tick.
    pub(super) fn play_until(&mut self, view: &mut View, tick: Ticks) {
        self.stops_at = Some(tick);
        self.play(view);
    }

    /// Takes the next speed up or down. The part of the tick that has passed stays passed.
    pub(super) fn change_speed(&mut self, view: &mut View, up: bool) {
        let here = SPEEDS.iter().position(|&speed| speed == view.speed).unwrap_or_default();
        let there = if up { here + 1 } else { here.saturating_sub(1) };
        let Some(&speed) = SPEEDS.get(there) else { return };
        self.due = self.now + self.left() * view.speed / speed;
        view.speed = speed;
    }

    /// A tick begins now: the next one is due after a whole tick's length.
    pub(super) fn begin_tick(&mut self, view: &mut View) {
        self.due = self.now + length(view.speed);
        self.glide(view);
    }

    /// The next tick of a run that plays is shown: the one after it is due a tick's length later.
    pub(super) fn end_tick(&mut self, view: &View) {
        let length = length(view.speed);
        // After a long pause of the machine, playing goes on from here; it does not hurry to make up for it.
        let late = self.now.saturating_sub(self.due) >= length;
        self.due = if late { self.now } else { self.due } + length;
    }

    pub(super) fn glides(&self, view: &View) -> bool {
        self.motion && view.playing && length(view.speed) > PICTURE * 2
    }

    pub(super) fn glide(&self, view: &mut View) {
        let length = length(view.speed);
        let left = self.left().min(length);
        view.glide = if self.glides(view) { 1.0 - left.as_secs_f64() / length.as_secs_f64() } else { View::RESTING };
    }

    /// Hides what was lost at the last tick of an ended run, once that tick has been shown long enough.
    pub(super) const fn settle(&mut self) {
        (self.settled, self.settles) = (true, None);
    }
}
