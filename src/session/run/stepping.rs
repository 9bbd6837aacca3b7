//! Steps of the moment on the screen: by a tick, by an event, or waiting.

use super::portion::Portion;
use super::portions::Aim;
use super::{Run, SPARED};
use crate::protocol::Ticks;
use crate::session::Moved;

impl Run {
    /// Why there is no further tick, if there is none.
    pub(super) fn stopped(&self) -> Option<Moved> {
        if self.is_over() { Some(Moved::Quiet) } else { self.too_much().map(Moved::Nothing) }
    }

    pub(in crate::session) fn next_tick(&mut self, portion: &mut Portion) -> Moved {
        if self.now.half_way.is_none() && self.is_quiet() {
            return Moved::Quiet;
        }
        self.go_on(portion)
    }

    /// To the next tick, also where nothing but heartbeats goes on.
    pub(in crate::session) fn go_on(&mut self, portion: &mut Portion) -> Moved {
        self.give_up_way_back();
        let is_in_mid_tick = self.now.half_way.is_some() || self.is_between_moments();
        if is_in_mid_tick {
            return self.set_out(Aim::Tick(self.tick()), portion);
        }
        self.stopped().unwrap_or_else(|| self.set_out(Aim::Tick(self.tick() + 1), portion))
    }

    pub(in crate::session) fn next_event(&mut self, portion: &mut Portion) -> Moved {
        self.give_up_way_back();
        if let Some(handled) = self.now.half_way {
            if handled + 1 < self.trace().events_in(self.tick()) {
                self.step_event();
            } else {
                self.finish_tick();
            }
        } else if let Some(stopped) = self.stopped() {
            return stopped;
        } else {
            self.settle();
            let before = (self.count() <= SPARED).then(|| Box::new(self.now.clone()));
            self.begin_tick(self.tick() + 1);
            return self.set_out(Aim::Events(1, before), portion);
        }
        self.on_moment_changed();
        Moved::Yes
    }

    /// One event back, through about so many events of those that lead there.
    pub(in crate::session) fn previous_event(&mut self, portion: &mut Portion) -> Moved {
        self.settle();
        let tick = self.tick();
        let handled = self.now.half_way.unwrap_or_else(|| self.trace().events_in(tick));
        if handled <= 1 {
            return if tick == 0 { Moved::AtTheStart } else { self.seek_within(tick - 1, portion) };
        }
        self.go_back_to_event(handled - 1, portion)
    }

    /// Shows a moment that has been computed: the end of a tick, or so many of its events.
    pub(in crate::session) fn show(&mut self, (tick, half_way): (Ticks, Option<usize>)) {
        self.settle();
        if (self.tick(), self.now.half_way) != (tick, half_way) {
            self.seek(tick);
            self.show_part(half_way.unwrap_or_default());
        }
        self.on_moment_changed();
    }

    /// Shows the tick on the screen, which has been computed, up to so many of its events.
    pub(in crate::session) fn show_part(&mut self, events: usize) {
        let tick = self.tick();
        if events == 0 || events >= self.trace().events_in(tick) {
            return;
        }
        self.rewind(tick - 1);
        self.begin_tick(tick);
        self.now.half_way = Some(0);
        for _ in 0..events {
            self.step_event();
        }
    }

    /// Lets a run that has come to rest wait until a tick: nothing happens, and time goes by.
    pub(in crate::session) fn wait_until(&mut self, tick: Ticks) {
        if tick <= self.tick() || self.now.half_way.is_some() || !self.is_quiet() {
            return;
        }
        // Heartbeats go on even so.
        while self.tick() < tick && self.stopped().is_none() {
            self.go_on(&mut { Portion::ALL });
        }
        if self.tick() < tick && self.is_over() {
            self.begin_tick(tick);
            self.finish_tick();
        }
        self.on_moment_changed();
    }
}
