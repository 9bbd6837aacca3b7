//! Going through a part of a run again: quickly up to where its records are wanted, and from there on writing them down.

use super::Run;
use super::kept::KeptSnapshot;
use super::roles::Roles;
use super::snapshot::Snapshot;
use crate::engine::Hook;
use crate::protocol::{Role, Ticks};
use crate::sim::chance::Seeded;
use crate::sim::trace::{Recording, Trace};

/// A part of a run that is gone through again, from a keyframe on and with the same acts.
pub(super) struct Replay<'r> {
    run: &'r Run,
    chance: Seeded,
    pub(super) moment: Snapshot,
    pub(super) recording: Recording,
    pub(super) roles: Roles,
}

impl<'r> Replay<'r> {
    /// Goes quickly up to the last known tick that is over before a record, and waits for the event that begins with that record or a
    /// later one.
    pub(super) fn up_to_record(run: &'r Run, begin: usize, until: Ticks) -> Self {
        let keyframe = run.keyframes.before_record(begin);
        let keyframe = if keyframe.tick <= until { keyframe } else { run.keyframes.before(until) };
        let mut replay = Self::from(run, keyframe.moment.snapshot());
        replay.pass(run.milestones.before_record(begin).tick.min(until));
        replay.recording.trace.await_record(begin);
        replay
    }

    pub(super) fn up_to_tick(run: &'r Run, tick: Ticks) -> Self {
        let mut replay = Self::from(run, run.keyframes.before(tick).moment.snapshot());
        replay.pass(tick);
        replay.begin();
        replay
    }

    fn from(run: &'r Run, moment: Snapshot) -> Self {
        Self { run, chance: run.chance, moment, recording: run.recording.elsewhere(), roles: Roles::new(0) }
    }

    /// Goes to the end of a tick; nothing is written but what was lost lately.
    fn pass(&mut self, tick: Ticks) {
        let Self { run, chance, moment, recording, .. } = self;
        moment.pass(tick, &run.acts, chance, run.entry.properties, Some(recording));
    }

    fn begin(&mut self) {
        self.recording.trace.begin(self.moment.ledger.records());
        self.roles = Roles::of(roles(&self.moment));
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
            self.moment.end_tick(self.run.entry.properties, Some(&mut self.recording));
            if self.moment.ledger.records() >= enough {
                return;
            }
        }
        if !self.recording.trace.is_open() {
            self.begin();
        }
    }

    fn step(&mut self) -> bool {
        let next = self.moment.ledger.records();
        let begins = self.recording.trace.is_about_to_begin(next);
        if begins {
            self.begin();
        }
        if !self.moment.step(&mut self.chance, &mut Hook::default(), Some(&mut self.recording)) {
            if begins {
                // The tick was over; it is the next event that begins.
                self.recording.trace.await_record(next);
            }
            return false;
        }
        self.moment.end_event(Some(&mut self.recording));
        see_role(self.run.first(), &self.moment, &self.recording.trace, &mut self.roles);
        true
    }
}

fn roles(moment: &Snapshot) -> Vec<Role> {
    (0..moment.count() as u32).map(|at| moment.world.role(at)).collect()
}

/// The latest event may have changed the state of a process: what is handled in one event changes that of one.
#[inline]
pub(super) fn see_role(first: &KeptSnapshot, moment: &Snapshot, trace: &Trace, roles: &mut Roles) {
    if let Some((number, record)) = trace.latest() {
        roles.see(number as u32, record.at, moment.world.role(record.at), || first.world.role(record.at));
    }
}
