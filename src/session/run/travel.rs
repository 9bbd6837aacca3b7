//! Going to any moment of a run.
//!
//! Going back is running again: a keyframe before the wished moment is brought back and the same acts are done again, which gives the
//! same run because all chance comes from the seed. What was recorded once and is still held is not recorded again. The records of a
//! run that is longer than memory are made again for where they are wanted: the trace is moved there.

use std::ops::Range;

use super::Run;
use super::portion::Portion;
use super::portions::Aim;
use super::replay::{Course, Replay};
use super::snapshot::Snapshot;
use crate::protocol::Ticks;
use crate::session::Moved;
use crate::sim::trace::Recording;

impl Run {
    pub(in crate::session) fn seek(&mut self, tick: Ticks) -> Moved {
        self.seek_within(tick, &mut { Portion::ALL })
    }

    /// The same through about so many events: it may be left in the middle of a tick, and be gone on with.
    pub(in crate::session) fn seek_within(&mut self, tick: Ticks, portion: &mut Portion) -> Moved {
        if tick < self.tick() {
            self.settle();
        }
        if tick < self.tick() {
            return self.go_back(tick, tick, portion);
        } else if !self.is_between_moments() {
            // From a keyframe on the way the rest is shorter; a little way is gone at once, so that what is held grows with it.
            let known = tick.min(self.recorded);
            let keyframe = self.keyframes.before(known);
            if keyframe.tick > self.tick() && keyframe.records > self.now.ledger.records() + 4 * self.memory.lead {
                return self.go_back(known, tick, portion);
            }
        }
        self.set_out(Aim::Tick(tick), portion)
    }

    /// To the end of a tick that has been computed.
    pub(super) fn go_to(&mut self, tick: Ticks) {
        if self.holds_what_leads_to(tick) {
            self.rewind(tick);
        } else {
            self.move_trace(self.begin_of_trace(tick), tick);
        }
    }

    /// Whether the records of a tick are held, and enough of those before it.
    pub(super) fn holds_what_leads_to(&self, tick: Ticks) -> bool {
        tick <= self.written && self.is_deep(self.trace().records_until(tick, None))
    }

    /// Whether enough is held of what comes before a moment with so many records behind it.
    pub(super) fn is_deep(&self, records: usize) -> bool {
        let first = self.trace().held().start;
        first == 0 || records >= first + self.memory.lookback()
    }

    /// The first record that is held where the trace is moved to the end of a tick.
    pub(super) fn begin_of_trace(&self, tick: Ticks) -> usize {
        self.milestones.before(tick).records.saturating_sub(self.memory.lead)
    }

    /// Shows the end of a tick that is recorded; what is held of the records stays.
    pub(super) fn rewind(&mut self, tick: Ticks) {
        let Self { now, keyframes, milestones, acts, entry, chance, .. } = self;
        let course = Course { keyframes, milestones, acts, properties: entry.properties, chance: *chance };
        course.bring(now, tick);
    }

    /// Lets the end of each of these ticks, which have been computed, be seen one after the other; the moment on the screen is not touched.
    pub(in crate::session) fn at_each(&self, ticks: Range<Ticks>, mut see: impl FnMut(Ticks, &Snapshot)) {
        let course = self.course();
        let mut moment = course.moment(ticks.start);
        for tick in ticks {
            course.pass(&mut moment, tick, None);
            see(tick, &moment);
        }
    }

    /// Holds the records from about this one on to the end of a tick that has been computed, and shows that.
    fn move_trace(&mut self, begin: usize, tick: Ticks) {
        let Self { now, keyframes, milestones, acts, entry, chance, recording, roles, .. } = self;
        let course = Course { keyframes, milestones, acts, properties: entry.properties, chance: *chance };
        let mut replay = Replay::up_to_record(course, now, recording.elsewhere(), Some(roles), (begin, tick));
        replay.go_on(tick, usize::MAX);
        let Replay { recording, .. } = replay;
        self.hold_moved(recording, tick);
    }

    /// Holds a trace that has been moved to the end of a tick.
    pub(super) fn hold_moved(&mut self, mut moved: Recording, tick: Ticks) {
        moved.trace.take_landmarks(&mut self.recording.trace);
        (self.recording, self.written) = (moved, tick);
        self.changes.records += 1;
    }

    /// Sees to it that some of the records before the moment on the screen are held.
    pub(super) fn ensure_lookback(&mut self) {
        let visible = self.visible();
        if self.is_deep(visible) {
            return;
        }
        // It may be half-way through a tick, or wait after the end of the run.
        let moment = self.now.clone();
        self.move_trace(visible.saturating_sub(self.memory.lead), self.tick());
        self.now = moment;
    }

    /// The trace takes more than it may: its older half is let go.
    pub(super) fn evict_records(&mut self) {
        self.recording.evict_oldest((self.trace().held().len() / 2).max(self.memory.lead));
        let first = self.keyframes.first();
        self.roles.evict_oldest(self.recording.trace.held().start as u32, |at| first.world.role(at));
        self.changes.records += 1;
    }
}
