//! Going through a part of a run again: quickly up to where its records are wanted, and from there on writing them down.

use super::{Moment, Run};
use crate::protocol::{Explain, Role, Ticks};
use crate::session::picture;
use crate::session::space_time::Roles;
use crate::sim::World;
use crate::sim::chance::Seeded;
use crate::sim::observe::Silent;
use crate::sim::trace::Trace;

/// A part of a run that is gone through again, from a keyframe on and with the same acts.
pub(super) struct Replay<'r, P: Explain> {
    run: &'r Run<P>,
    chance: Seeded,
    pub(super) moment: Moment<P>,
    pub(super) trace: Trace<P>,
    pub(super) roles: Roles,
}

impl<'r, P: Explain> Replay<'r, P> {
    /// Goes quickly up to the last known tick that is over before a record, and waits for the event that begins with that record or a
    /// later one.
    pub(super) fn up_to_record(run: &'r Run<P>, begin: usize, until: Ticks) -> Self {
        let keyframe = run.keyframes.before_record(begin);
        let keyframe = if keyframe.tick <= until { keyframe } else { run.keyframes.before(until) };
        let mut replay = Self::from(run, keyframe.moment.clone());
        replay.pass(run.milestones.tick_before(begin).min(until));
        replay.trace.await_record(begin);
        replay
    }

    /// Goes quickly to the end of a tick; the records begin with the one after it.
    pub(super) fn up_to_tick(run: &'r Run<P>, tick: Ticks) -> Self {
        let mut replay = Self::from(run, run.keyframes.before(tick).moment.clone());
        replay.pass(tick);
        replay.begin();
        replay
    }

    fn from(run: &'r Run<P>, moment: Moment<P>) -> Self {
        Self { run, chance: run.chance, moment, trace: Trace::elsewhere(), roles: Roles::new(0) }
    }

    /// Goes to the end of a tick; nothing is written but what was lost lately.
    fn pass(&mut self, tick: Ticks) {
        let Self { run, chance, moment, trace, .. } = self;
        while moment.world.now() < tick && !moment.is_over(&run.acts) {
            moment.begin_tick(moment.next_tick(&run.acts, tick), &run.acts);
            moment.finish_at_once(chance, Some(trace));
            moment.end_tick(&run.protocol, run.entry.properties, Some(trace));
        }
    }

    /// The records begin here.
    fn begin(&mut self) {
        self.trace.begin(self.moment.ledger.records());
        self.roles = Roles::of(roles(&self.run.protocol, &self.moment.world));
    }

    /// Goes on to the end of a tick, event by event, unless so many records are enough.
    pub(super) fn go_on(&mut self, tick: Ticks, enough: usize) {
        while self.moment.world.now() < tick && !self.moment.is_over(&self.run.acts) {
            let next = self.moment.next_tick(&self.run.acts, tick);
            self.moment.begin_tick(next, &self.run.acts);
            while self.step() {
                if self.moment.ledger.records() >= enough {
                    return;
                }
            }
            self.moment.end_tick(&self.run.protocol, self.run.entry.properties, Some(&mut self.trace));
            if self.moment.ledger.records() >= enough {
                return;
            }
        }
        if !self.trace.is_open() {
            self.begin();
        }
    }

    fn step(&mut self) -> bool {
        let next = self.moment.ledger.records();
        let begins = self.trace.is_about_to_begin(next);
        if begins {
            self.begin();
        }
        if !self.moment.step(&mut self.chance, &mut Silent, Some(&mut self.trace)) {
            if begins {
                // The tick was over; it is the next event that begins.
                self.trace.await_record(next);
            }
            return false;
        }
        self.moment.end_event(Some(&mut self.trace));
        see_role((&self.run.protocol, self.run.first()), &self.moment, &self.trace, &mut self.roles);
        true
    }
}

/// The state of every process.
pub(super) fn roles<P: Explain>(protocol: &P, world: &World<P>) -> Vec<Role> {
    (0..world.count() as u32).map(|at| picture::role_in(protocol, world, at)).collect()
}

/// The latest event may have changed the state of a process: what is handled in one event changes that of one.
#[inline]
pub(super) fn see_role<P: Explain>((protocol, first): (&P, &Moment<P>), moment: &Moment<P>, trace: &Trace<P>, roles: &mut Roles) {
    if let Some((number, record)) = trace.latest() {
        let role = |moment: &Moment<P>| picture::role_in(protocol, &moment.world, record.at);
        roles.see(number as u32, record.at, role(moment), || role(first));
    }
}
