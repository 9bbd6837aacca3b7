//! Playing: simulated time against the wall clock.

use std::time::Duration;

use crate::paint::View;
use crate::session::Moved;
use crate::session::model::Frame;
use crate::text::ids;
use crate::tui::app::App;

/// How long a tick lasts at normal speed.
const TICK: Duration = Duration::from_millis(500);
/// How often the messages are drawn on their way.
const PICTURE: Duration = Duration::from_millis(50);

/// The speeds, in quarters of the normal one: ×¼, ×½, ×1, ×2, ×4, ×8, ×16.
const SPEEDS: &[u32] = &[SLOWEST, 2, NORMAL, 8, 16, 32, FASTEST];
/// Half a tick a second.
pub(in crate::tui) const SLOWEST: u32 = 1;
/// Two ticks a second.
pub(in crate::tui) const NORMAL: u32 = View::NORMAL_SPEED;
/// Thirty-two ticks a second.
pub(in crate::tui) const FASTEST: u32 = 64;

/// How long a tick lasts at a speed.
fn length(speed: u32) -> Duration {
    TICK * NORMAL / speed.max(1)
}

pub(in crate::tui) const fn is_playing(app: &App) -> bool {
    app.view.playing
}

impl App {
    /// How long nothing changes by itself; `None`: until a key is pressed.
    pub(in crate::tui) fn patience(&self) -> Option<Duration> {
        if self.travel.is_some() {
            return Some(Duration::ZERO);
        }
        let next_tick = self.view.playing.then(|| {
            let left = self.player.due.saturating_sub(self.player.now);
            // While a note is read, the messages stand still until the last part of the tick.
            let reading = left.saturating_sub(length(self.view.speed));
            match reading {
                Duration::ZERO if self.is_moving() => left.min(PICTURE),
                Duration::ZERO => left,
                reading => reading,
            }
        });
        let fading = self.note_fades().map(|at| at.saturating_sub(self.player.now));
        let settling = self.settles.map(|at| at.saturating_sub(self.player.now));
        next_tick.into_iter().chain(fading).chain(settling).min()
    }

    /// Lets the time be `now`: shows the next tick if it is due, and moves the messages on. Whether the picture changes.
    pub(in crate::tui) fn pass_time(&mut self, now: Duration) -> bool {
        self.player.now = now;
        if self.travel.is_some() {
            self.travel_on();
            self.touch();
            return true;
        }
        let faded = self.fade_note();
        if faded {
            self.touch();
        }
        if self.settles.is_some_and(|at| at <= now) {
            self.settle();
            self.touch();
            return true;
        }
        if !self.view.playing {
            return faded;
        }
        let is_due = now >= self.player.due;
        if now >= self.player.due {
            let length = length(self.view.speed);
            // After a long pause of the machine, playing goes on from here; it does not hurry to make up for it.
            let late = now.saturating_sub(self.player.due) >= length;
            self.player.due = if late { now } else { self.player.due } + length;
            // Playing on from a quiet run shows the heartbeats that go on.
            let followed = self.session.clock().beats;
            self.next_tick();
            let clock = self.session.clock();
            if clock.quiet && !(followed && clock.beats) {
                self.pause();
                self.settles = Some(now + length);
                self.say(if clock.beats { ids::SAYS_QUIET_BUT_BEATS } else { ids::SAYS_QUIET_NOW });
            }
            self.touch();
        }
        self.glide();
        is_due || faded || self.is_moving()
    }

    /// Whether the picture changes between two ticks: something is under way, and the ticks are long enough to see it.
    fn is_moving(&self) -> bool {
        let moves = |frame: &Frame| frame.messages.iter().any(|message| message.lost.is_none());
        let beside = || self.view.beside.iter().flat_map(|beside| &beside.sides).any(moves);
        self.glides() && (moves(&self.frame) || beside())
    }

    /// Whether messages are drawn on their way between two ticks.
    fn glides(&self) -> bool {
        self.motion && self.view.playing && length(self.view.speed) > PICTURE * 2
    }

    pub(in crate::tui) fn play_or_pause(&mut self) {
        if self.view.playing {
            self.pause();
        } else {
            self.view.playing = true;
            // The still picture stands in the middle of a tick, and so do the messages that begin to move.
            self.player.due = self.player.now + length(self.view.speed).mul_f64(1.0 - View::RESTING);
            self.glide();
        }
    }

    /// Stops playing. The messages stand where a still picture has them.
    pub(in crate::tui) fn pause(&mut self) {
        self.view.playing = false;
        self.view.glide = View::RESTING;
    }

    /// Takes the next speed up or down. The part of the tick that has passed stays passed.
    pub(in crate::tui) fn change_speed(&mut self, up: bool) {
        let here = SPEEDS.iter().position(|&speed| speed == self.view.speed).unwrap_or_default();
        let there = if up { here + 1 } else { here.saturating_sub(1) };
        let Some(&speed) = SPEEDS.get(there) else { return };
        let left = self.player.due.saturating_sub(self.player.now);
        self.player.due = self.player.now + left * self.view.speed / speed;
        self.view.speed = speed;
    }

    /// The next tick waits until then: what does not stop playback slows it down, so that it can be read.
    pub(in crate::tui) fn wait_until(&mut self, at: Duration) {
        self.player.due = self.player.due.max(at);
    }

    /// A tick begins now: the next one is due after a whole tick's length.
    pub(in crate::tui) fn begin_tick(&mut self) {
        self.player.due = self.player.now + length(self.view.speed);
        self.glide();
    }

    fn glide(&mut self) {
        let length = length(self.view.speed);
        let left = self.player.due.saturating_sub(self.player.now).min(length);
        self.view.glide = if self.glides() { 1.0 - left.as_secs_f64() / length.as_secs_f64() } else { View::RESTING };
    }

    fn next_tick(&mut self) {
        match self.session.go_on() {
            Moved::Yes => self.moved(),
            Moved::Nothing(why) => {
                self.pause();
                self.view.said = Some(self.look.texts.fit_remark(&why));
            }
            _ => {
                self.pause();
                self.say(ids::SAYS_QUIET);
            }
        }
    }
}
