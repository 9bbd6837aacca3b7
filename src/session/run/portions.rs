//! A way to another moment in portions: a tick may be left in the middle, with whatever has been computed of it, and be gone on with.

use super::Run;
use super::detour::Detour;
use super::portion::Portion;
use super::snapshot::Snapshot;
use crate::protocol::Ticks;
use crate::session::Moved;

/// Where a way leads that has been left in the middle of a tick.
#[derive(Debug)]
pub(super) enum Aim {
    Tick(Ticks),
    /// So many events of the tick that has begun, after the moment before it if that is at hand. The whole tick is computed first, so that the
    /// screen can say how many events it has and an act can wait for its end.
    Events(usize, Option<Box<Snapshot>>),
    /// A moment that has been computed.
    Back(Box<Detour>),
}

/// So many ids of a list are looked through in the time that an event takes.
const IDS: u64 = 8;

impl Run {
    /// Whether a way has been left and is to be gone on with.
    pub(in crate::session) fn is_on_the_way(&self) -> bool {
        self.aim.is_some() || self.is_between_moments()
    }

    /// The tick that is being worked on where a way has been left.
    pub(in crate::session) fn works_on(&self) -> Ticks {
        match &self.aim {
            Some(Aim::Back(detour)) => detour.tick(),
            Some(Aim::Tick(_) | Aim::Events(..)) | None => self.tick(),
        }
    }

    /// Whether a tick has been left in the middle, which is no moment to be shown.
    pub(in crate::session) fn is_between_moments(&self) -> bool {
        self.now.half_way.is_none() && self.is_in_mid_tick()
    }

    /// The way is to lead to so many events of the tick that has begun.
    pub(in crate::session) fn aim_at_event(&mut self, events: usize) {
        self.now.half_way = None;
        self.aim = Some(Aim::Events(events, None));
    }

    pub(super) fn set_out(&mut self, aim: Aim, portion: &mut Portion) -> Moved {
        self.aim = Some(aim);
        self.go_on_way(portion)
    }

    /// Goes on where a way was left, through about so many events.
    pub(in crate::session) fn go_on_way(&mut self, portion: &mut Portion) -> Moved {
        let moved = match self.aim.take() {
            None => Moved::Yes,
            Some(Aim::Tick(tick)) => {
                let moved = self.walk(tick, portion);
                if moved == Moved::OnTheWay {
                    self.aim = Some(Aim::Tick(tick));
                }
                moved
            }
            Some(Aim::Events(events, before)) => self.go_to_events(events, before, portion),
            Some(Aim::Back(detour)) => self.go_back_on(detour, portion),
        };
        if !self.goes_back() {
            self.on_moment_changed();
        }
        moved
    }

    /// Whether a way to a moment that has been computed has been left, behind the one on the screen.
    pub(in crate::session) const fn goes_back(&self) -> bool {
        matches!(self.aim, Some(Aim::Back(_)))
    }

    /// The moment on the screen is gone on from.
    pub(in crate::session) fn give_up_way_back(&mut self) {
        if self.goes_back() {
            self.aim = None;
        }
    }

    /// To the end of a tick, or of the run if that is before it: of a run that is over and has waited, as far as it has.
    pub(super) fn walk(&mut self, tick: Ticks, portion: &mut Portion) -> Moved {
        loop {
            if self.is_in_mid_tick() && !self.work_on_tick(portion) {
                return Moved::OnTheWay;
            }
            if self.tick() >= tick {
                return Moved::Yes;
            }
            let waited = self.recorded.min(tick);
            let stopped = self.stopped();
            let until = if stopped.is_some() { waited } else { tick };
            if let Some(stopped) = stopped.filter(|_| self.tick() >= waited) {
                return stopped;
            }
            if portion.is_spent() {
                return Moved::OnTheWay;
            }
            portion.spend(1);
            portion.begin_tick();
            // Ticks at which nothing is due are passed over.
            let next = self.now.next_tick(&self.acts, until);
            self.begin_tick(next);
        }
    }

    fn go_to_events(&mut self, events: usize, before: Option<Box<Snapshot>>, portion: &mut Portion) -> Moved {
        if self.now.half_way.is_none() {
            if !self.work_on_tick(portion) {
                self.aim = Some(Aim::Events(events, before));
                return Moved::OnTheWay;
            }
            let tick = self.tick();
            if events == 0 || events >= self.trace().events_in(tick) {
                return Moved::Yes;
            }
            match before {
                Some(before) => self.now = *before,
                None => self.rewind(tick - 1),
            }
            self.begin_tick(tick);
            self.now.half_way = Some(0);
        }
        while self.now.half_way.is_some_and(|handled| handled < events) {
            if portion.is_spent() {
                self.aim = Some(Aim::Events(events, None));
                return Moved::OnTheWay;
            }
            portion.spend(1);
            self.step_event();
        }
        Moved::Yes
    }

    fn is_in_mid_tick(&self) -> bool {
        !self.now.world.tick_is_over()
    }

    /// Handles about so many events of the tick that has begun; whether it is over.
    pub(in crate::session) fn work_on_tick(&mut self, portion: &mut Portion) -> bool {
        self.now.half_way = None;
        if self.tick() <= self.written {
            if self.is_in_mid_tick() {
                let sent = self.sent();
                let is_over = self.now.work(portion.left_of_tick(), &mut self.chance, None);
                portion.spend(if is_over { 1 + self.sent() - sent } else { portion.left_of_tick() });
                if !is_over {
                    return false;
                }
                self.end_tick();
            }
            return true;
        }
        let counters = self.now.world.counters();
        let each = 1 + self.now.world.carried() / counters.in_flight().max(1) / IDS;
        while !portion.leaves_tick() {
            let sent = self.sent();
            if !self.step_event() {
                return true;
            }
            portion.spend(each + self.sent() - sent);
        }
        false
    }

    fn sent(&self) -> u64 {
        u64::from(self.now.world.numbered().0)
    }

    /// Gives up a way that has been left: in the middle of a tick the end of the tick before is shown, and on a way back the moment that it
    /// led away from.
    pub(in crate::session) fn settle(&mut self) {
        self.aim = None;
        if !self.is_between_moments() {
            return;
        }
        let mut last = self.tick().saturating_sub(1);
        if self.tick() > self.written {
            // Ticks at which nothing is due have been passed over.
            last = self.written;
            self.recording.forget_after(last);
            self.roles.forget_from(self.recording.trace.held().end as u32);
            self.changes.records += 1;
        }
        self.go_to(last);
        self.on_moment_changed();
    }
}
