//! Going through a part of a run again: quickly up to where its records are wanted, and from there on writing them down.

use std::rc::Rc;

use super::kept::KeptSnapshot;
use super::portion::Portion;
use super::roles::Roles;
use super::snapshot::Snapshot;
use crate::engine::Hook;
use crate::history::CommandLog;
use crate::history::keyframes::{Keyframe, Keyframes, Milestone};
use crate::protocol::Ticks;
use crate::sim::chance::Seeded;
use crate::sim::trace::{Recording, Trace};

/// All that it takes to make any moment of a run again that has been computed.
#[derive(Clone, Copy)]
pub(super) struct Course<'r> {
    pub(super) keyframes: &'r Keyframes<Rc<KeptSnapshot>>,
    pub(super) milestones: &'r Keyframes<Milestone>,
    pub(super) acts: &'r CommandLog,
    pub(super) properties: &'static [&'static str],
    pub(super) chance: Seeded,
}

impl Course<'_> {
    /// Brings a moment of the run to the end of this tick, or of an earlier one after which less is to be gone through again.
    pub(super) fn bring_near(self, moment: &mut Snapshot, tick: Ticks) {
        let Keyframe { tick: kept, moment: keyframe, .. } = self.keyframes.before(tick);
        if !moment.is_between(*kept, tick) {
            keyframe.write(moment);
        }
    }

    /// Brings a moment of the run to the end of a tick.
    pub(super) fn bring(self, moment: &mut Snapshot, tick: Ticks) {
        self.bring_near(moment, tick);
        self.pass(moment, tick, None);
    }

    /// The moment at the end of a tick, in memory of its own.
    pub(super) fn moment(self, tick: Ticks) -> Snapshot {
        let mut moment = self.keyframes.before(tick).moment.snapshot();
        self.pass(&mut moment, tick, None);
        moment
    }

    /// The tick up to which nothing need be written down, where records are wanted after the end of another: what was lost shortly before
    /// them is, if anything was.
    pub(super) fn nothing_written_until(self, tick: Ticks) -> Ticks {
        let lately = tick.saturating_sub(Trace::LATELY + 1);
        let losses = self.milestones.before(lately).moment.losses;
        let is_known = self.milestones.after(tick).is_some_and(|after| after.moment.losses == losses);
        if is_known { tick } else { lately }
    }

    /// Goes on to the end of a tick.
    pub(super) fn pass(self, moment: &mut Snapshot, tick: Ticks, recording: Option<&mut Recording>) {
        let Self { acts, properties, mut chance, .. } = self;
        moment.pass(tick, acts, &mut chance, properties, recording);
    }
}

impl Course<'_> {
    /// Goes on to the end of a tick, unless the moment is beyond it, through about so many events; whether it is there.
    pub(super) fn pass_within(
        self,
        moment: &mut Snapshot,
        tick: Ticks,
        mut recording: Option<&mut Recording>,
        portion: &mut Portion,
    ) -> bool {
        let Self { acts, properties, mut chance, .. } = self;
        while moment.world.now() <= tick {
            if !moment.world.tick_is_over() {
                let before = moment.work_done();
                let is_over = moment.work(portion.left(), &mut chance, recording.as_deref_mut());
                portion.spend(1 + moment.work_done() - before);
                if !is_over {
                    return false;
                }
                moment.end_tick(properties, recording.as_deref_mut());
            }
            if moment.world.now() == tick {
                return true;
            }
            if portion.is_spent() {
                return false;
            }
            let done = moment.work_done();
            let near = self.milestones.before_work(done.saturating_add(portion.left())).tick.min(tick);
            if near > moment.world.now() {
                // So many whole ticks are gone through in one loop.
                self.pass(moment, near, recording.as_deref_mut());
                portion.spend(1 + moment.work_done() - done);
            } else {
                moment.begin_tick(moment.next_tick(acts, tick), acts);
            }
        }
        true
    }
}

/// A part of a run that is gone through again, with the same acts.
pub(super) struct Replay<'r> {
    course: Course<'r>,
    moment: &'r mut Snapshot,
    pub(super) recording: Recording,
    /// Where they are wanted.
    roles: Option<&'r mut Roles>,
}

impl<'r> Replay<'r> {
    /// Goes on with one that has been left, and waits for a record or has begun.
    pub(super) const fn again(
        course: Course<'r>,
        moment: &'r mut Snapshot,
        recording: Recording,
        roles: Option<&'r mut Roles>,
    ) -> Self {
        Self { course, moment, recording, roles }
    }

    /// Brings a moment of the run to the last known tick that is over before a record, at most to this one, and waits for the event that
    /// begins with that record or a later one.
    pub(super) fn up_to_record(
        course: Course<'r>,
        moment: &'r mut Snapshot,
        recording: Recording,
        roles: Option<&'r mut Roles>,
        (begin, until): (usize, Ticks),
    ) -> Self {
        let tick = course.milestones.before_record(begin).tick.min(until);
        let mut replay = Self { course, moment, recording, roles };
        replay.pass(tick);
        replay.recording.trace.await_record(begin);
        replay
    }

    /// Brings a moment of the run to the end of a tick, and begins there.
    pub(super) fn up_to_tick(course: Course<'r>, moment: &'r mut Snapshot, recording: Recording, tick: Ticks) -> Self {
        let mut replay = Self { course, moment, recording, roles: None };
        replay.pass(tick);
        replay.begin();
        replay
    }

    /// Goes to the end of a tick; nothing is written but what was lost lately.
    fn pass(&mut self, tick: Ticks) {
        let silent = self.course.nothing_written_until(tick);
        self.course.bring_near(self.moment, silent);
        self.course.pass(self.moment, silent, None);
        self.course.pass(self.moment, tick, Some(&mut self.recording));
    }

    fn begin(&mut self) {
        self.recording.trace.begin(self.moment.ledger.records());
        if let Some(roles) = &mut self.roles {
            roles.begin_anew(self.moment.world.roles());
        }
    }

    /// Goes on to the end of a tick, event by event, unless so many records are enough.
    pub(super) fn go_on(&mut self, tick: Ticks, enough: usize) {
        self.go_on_within(tick, enough, &mut { Portion::ALL });
    }

    /// The same through about so many events; whether it is there. It may be left in the middle of a tick.
    pub(super) fn go_on_within(&mut self, tick: Ticks, enough: usize, portion: &mut Portion) -> bool {
        let Course { acts, properties, .. } = self.course;
        while self.moment.world.now() < tick || !self.moment.world.tick_is_over() {
            if portion.is_spent() {
                return false;
            }
            if self.moment.world.tick_is_over() {
                self.moment.begin_tick(self.moment.next_tick(acts, tick), acts);
            }
            let mut done = self.moment.work_done();
            while self.step() {
                if self.moment.ledger.records() >= enough {
                    return true;
                }
                let before = std::mem::replace(&mut done, self.moment.work_done());
                portion.spend(1 + done - before);
                if portion.is_spent() {
                    return false;
                }
            }
            portion.spend(1);
            self.moment.end_tick(properties, Some(&mut self.recording));
            if self.moment.ledger.records() >= enough {
                return true;
            }
        }
        if !self.recording.trace.is_open() {
            self.begin();
        }
        true
    }

    fn step(&mut self) -> bool {
        let next = self.moment.ledger.records();
        let begins = self.recording.trace.is_about_to_begin(next);
        if begins {
            self.begin();
        }
        if !self.moment.step(&mut self.course.chance, &mut Hook::default(), Some(&mut self.recording)) {
            if begins {
                // The tick was over; it is the next event that begins.
                self.recording.trace.await_record(next);
            }
            return false;
        }
        if let Some(roles) = &mut self.roles {
            see_role(self.course.keyframes.first(), self.moment, &self.recording.trace, roles);
        }
        true
    }

    /// How many records the moment has behind it that has been gone to.
    pub(super) const fn records(&self) -> usize {
        self.moment.ledger.records()
    }

    /// The last tick of which nothing is left at the moment that has been gone to; after the end of the run, which has been computed up to
    /// this tick, nothing is left of any.
    pub(super) fn last_whole_tick(&self, recorded: Ticks) -> Ticks {
        let now = self.moment.world.now();
        match self.moment.world.tick_is_over() {
            true if self.moment.is_over(self.course.acts) => recorded,
            true => now,
            false => now.saturating_sub(1),
        }
    }
}

/// The latest event may have changed the state of a process: what is handled in one event changes that of one.
#[inline]
pub(super) fn see_role(first: &KeptSnapshot, moment: &Snapshot, trace: &Trace, roles: &mut Roles) {
    if let Some((number, record)) = trace.latest() {
        roles.see(number as u32, record.at, moment.world.role(record.at), || first.world.role(record.at));
    }
}
