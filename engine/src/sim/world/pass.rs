//! Through a tick, in portions or at once, and through many: a long run consists of ticks in which nothing but messages is due, and what
//! cannot change in them is looked up once for all.

use super::deliver::deduct;
use super::{Phase, World};
use crate::protocol::Ticks;
use crate::sim::chance::Choose;
use crate::sim::observe::{Observer, Watcher};

impl World {
    #[inline]
    pub fn finish(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) {
        self.work_for(u64::MAX, chance, observer);
    }

    /// Handles about `events` events of the present tick, at least one; whether the tick is over. The rest of the tick can be handled in
    /// any of the ways to handle events, and makes the same run.
    pub fn work(&mut self, events: u64, chance: &mut dyn Choose, observer: &mut dyn Observer) -> bool {
        self.work_for(events, chance, observer)
    }

    /// The same, compiled for its observer.
    pub(crate) fn work_for<O: Watcher + ?Sized>(
        &mut self,
        events: u64,
        chance: &mut dyn Choose,
        observer: &mut O,
    ) -> bool {
        let mut left = events.max(1);
        deduct(&mut left, self.announce_all(chance, observer.as_dyn()));
        if self.phase == Phase::Commands && self.is_obeyed_after(&mut left, chance, observer) {
            self.open_deliveries();
        }
        if self.phase == Phase::Deliveries && self.deliver_on(&mut left, chance, observer) {
            self.close_deliveries();
        }
        if self.phase == Phase::Timers && self.timers.is_idle() && self.noticing.is_empty() && self.heartbeats.is_none()
        {
            self.end_tick(observer.as_dyn());
        }
        while matches!(self.phase, Phase::Timers | Phase::Beaten) && left > 0 {
            let sent = self.transport.counters.sent();
            self.step(chance, observer.as_dyn());
            left = left.saturating_sub(1 + self.transport.counters.sent() - sent);
        }
        self.stops() || self.phase == Phase::Over
    }

    /// Whether the commands of the tick are carried out, at the latest now.
    #[inline(always)]
    fn is_obeyed_after<O: Watcher + ?Sized>(
        &mut self,
        left: &mut u64,
        chance: &mut dyn Choose,
        observer: &mut O,
    ) -> bool {
        if self.commands.is_empty() { self.excess.is_none() } else { self.obey_on(left, chance, observer) }
    }

    /// Handles the commands that are left of the present tick, and nothing else.
    pub fn obey(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) {
        while !self.commands.is_empty() {
            self.step_command(chance, observer);
            self.announce_all(chance, observer);
        }
    }

    /// Goes through what is due up to a tick. It stops after a tick in which the run comes to rest, or at whose end `is_enough` says so.
    pub fn pass<O: Watcher + ?Sized>(
        &mut self,
        until: Ticks,
        chance: &mut dyn Choose,
        observer: &mut O,
        is_enough: &mut dyn FnMut(&mut O) -> bool,
    ) {
        while let Some(tick) = self.next_due_of_any().filter(|&tick| tick <= until) {
            self.begin(tick);
            self.work_for(u64::MAX, chance, observer);
            if self.rests || self.excess.is_some() || is_enough(observer) {
                return;
            }
            if self.passes_quickly(until, chance, observer, is_enough) {
                return;
            }
        }
    }

    /// Goes through the ticks that come while nothing but messages is due; whether it is enough.
    fn passes_quickly<O: Watcher + ?Sized>(
        &mut self,
        until: Ticks,
        chance: &mut dyn Choose,
        observer: &mut O,
        is_enough: &mut dyn FnMut(&mut O) -> bool,
    ) -> bool {
        if !self.is_undisturbed() || !self.transport.is_plain() {
            return false;
        }
        let last = self.next_act().map_or(until, |act| until.min(act.saturating_sub(1)));
        while self.now < last && self.timers.is_idle() && self.transport.queue.turn(&mut self.current) {
            self.now += 1;
            self.phase = Phase::Deliveries;
            self.deliver_undisturbed(chance, observer);
            if self.stops() {
                return true;
            }
            self.close_deliveries();
            if self.timers.is_idle() {
                self.end_tick(observer.as_dyn());
            } else {
                self.work_for(u64::MAX, chance, observer);
            }
            if self.rests || self.excess.is_some() || is_enough(observer) {
                return true;
            }
        }
        false
    }
}
