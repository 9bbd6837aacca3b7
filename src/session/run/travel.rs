//! Going to any moment of a run.
//!
//! Going back is running again: a keyframe before the wished moment is brought back and the same acts are done again, which gives the
//! same run because all chance comes from the seed. What was recorded once and is still held is not recorded again. The records of a
//! run that is longer than memory are made again for where they are wanted: the trace is moved there.

use std::ops::Range;

use super::Run;
use super::portions::{Aim, Portion};
use super::replay::{Course, Replay};
use super::snapshot::Snapshot;
use crate::protocol::Ticks;
use crate::session::Moved;
use crate::sim::trace::{Recording, Trace};

/// When a part of a run is recalled to be read tick by tick, about so many records are made at a time.
const RECALLED: usize = 65_536;

/// A part of a run that was made again because it was asked for, with its last tick.
#[derive(Debug)]
pub(super) struct Recalled {
    recording: Recording,
    until: Ticks,
}

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
            self.go_to(tick);
        } else if !self.is_between_moments() {
            // From a keyframe on the way the rest is shorter; a little way is gone at once, so that what is held grows with it.
            let known = tick.min(self.recorded);
            let keyframe = self.keyframes.before(known);
            if keyframe.tick > self.tick() && keyframe.records > self.now.ledger.records() + 4 * self.memory.lead {
                self.go_to(known);
            }
        }
        self.set_out(Aim::Tick(tick), portion)
    }

    /// To the end of a tick that has been computed, or to the end of the run if that is before it.
    pub(super) fn go_to(&mut self, tick: Ticks) {
        let held = self.trace().held();
        let is_deep = held.start == 0 || self.trace().records_until(tick, None) >= held.start + self.memory.lookback();
        if tick <= self.written && is_deep {
            self.rewind(tick);
        } else {
            self.move_trace(self.milestones.before(tick).records.saturating_sub(self.memory.lead), tick);
        }
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
        let Replay { recording: mut moved, .. } = replay;
        moved.trace.take_landmarks(&mut recording.trace);
        (self.recording, self.written) = (moved, tick);
        self.changes.records += 1;
    }

    /// Sees to it that some of the records before the moment on the screen are held.
    pub(super) fn ensure_lookback(&mut self) {
        let (visible, first) = (self.visible(), self.trace().held().start);
        if first == 0 || visible >= first + self.memory.lookback() {
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

    /// Holds a record aside, wherever in what has been computed it is, and so many of those before and after it. The moment on the screen
    /// and what is held for it are not touched.
    fn recall(&mut self, record: usize, (before, after): (usize, usize)) -> Option<Recalled> {
        let (begin, recorded) = (record.saturating_sub(before), self.recorded);
        let recalled = self.go_aside(|course, moment, recording| {
            let mut replay = Replay::up_to_record(course, moment, recording, None, (begin, recorded));
            replay.go_on(recorded, record.saturating_add(after));
            Recalled { until: replay.last_whole_tick(recorded), recording: replay.recording }
        });
        recalled.recording.trace.get(record)?;
        Some(recalled)
    }

    /// Goes through a part of the run again in memory besides that of the moment on the screen.
    fn go_aside(&mut self, go: impl FnOnce(Course<'_>, &mut Snapshot, Recording) -> Recalled) -> Recalled {
        let mut moment = self.aside.take().unwrap_or_else(|| self.course().moment(0));
        let recalled = go(self.course(), &mut moment, self.recording.elsewhere());
        self.aside = Some(moment);
        recalled
    }

    /// What is recorded round a record that is held, here or aside.
    pub(super) fn recording_with(&self, record: usize) -> Option<&Recording> {
        let aside = self.recalled.as_ref().map(|recalled| &recalled.recording);
        std::iter::once(&self.recording).chain(aside).find(|recording| recording.trace.get(record).is_some())
    }

    /// Makes a computed record available, here or aside.
    pub(in crate::session) fn rematerialize(&mut self, record: usize) -> bool {
        if self.recording_with(record).is_none() {
            let lead = self.memory.lead;
            let Some(recalled) = self.recall(record, (lead, lead)) else { return false };
            self.recalled = Some(recalled);
        }
        true
    }

    /// What a trace that holds this computed record tells.
    pub(in crate::session) fn at_record<T>(&mut self, record: usize, tell: impl FnOnce(&Self, &Trace) -> T) -> Option<T> {
        self.rematerialize(record);
        self.recording_with(record).map(|recording| tell(self, &recording.trace))
    }

    /// What a trace tells that holds all records of a tick that has been computed, with the last tick that it holds.
    pub(in crate::session) fn at_tick<T>(&mut self, tick: Ticks, tell: impl FnOnce(&Self, &Trace, Ticks) -> T) -> Option<T> {
        if (self.trace().whole_from()..=self.written).contains(&tick) {
            return Some(tell(self, self.trace(), self.written));
        }
        if tick > self.recorded {
            return None;
        }
        let holds = |aside: &Recalled| (aside.recording.trace.whole_from()..=aside.until).contains(&tick);
        if !self.recalled.as_ref().is_some_and(holds) {
            self.recalled = Some(self.recall_from(tick));
        }
        self.recalled.as_ref().map(|aside| tell(self, &aside.recording.trace, aside.until))
    }

    /// A part that begins with a tick.
    fn recall_from(&mut self, tick: Ticks) -> Recalled {
        let recorded = self.recorded;
        self.go_aside(|course, moment, recording| {
            let mut replay = Replay::up_to_tick(course, moment, recording, tick.saturating_sub(1));
            replay.go_on(tick, usize::MAX);
            replay.go_on(recorded, replay.records() + RECALLED);
            Recalled { until: replay.last_whole_tick(recorded), recording: replay.recording }
        })
    }

    /// The first tick from this one on at which anything happened, as far as the run has been computed.
    pub(in crate::session) fn busy_from(&mut self, tick: Ticks) -> Option<Ticks> {
        let mut from = tick;
        loop {
            let (busy, until) = self.at_tick(from, |_, trace, until| (trace.busy_from(from), until))?;
            match busy.filter(|&busy| busy <= until) {
                None if until < self.recorded => from = until + 1,
                found => return found,
            }
        }
    }
}
