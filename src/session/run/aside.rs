//! Parts of a run that are held aside, because they are asked for: the moment on the screen and what is held for it are not touched.

use std::rc::Rc;

use super::Run;
use super::kept::KeptSnapshot;
use super::portion::Portion;
use super::replay::{Course, Replay};
use super::snapshot::Snapshot;
use crate::protocol::Ticks;
use crate::sim::trace::{Recording, Trace};

/// When a part of a run is recalled to be read tick by tick, about so many records are made at a time.
const RECALLED: usize = 65_536;
/// On a long way, moments are kept about so many records before its end, and twice as many, and so on.
const NEAR: usize = 32_768;
const MOST_NEAR: u32 = 4;

/// A part of a run that was made again because it was asked for, with its last tick.
#[derive(Debug)]
pub(super) struct Recalled {
    pub(super) recording: Recording,
    pub(super) until: Ticks,
}

/// Memory in which parts of a run are gone through again.
#[derive(Debug)]
pub(super) struct Aside {
    pub(super) moment: Snapshot,
    /// Moments on the way to the last part, with their ticks: what is asked for next mostly lies a little before it.
    near: Vec<(Ticks, Rc<KeptSnapshot>)>,
}

impl Aside {
    pub(super) const fn in_memory_of(moment: Snapshot) -> Self {
        Self { moment, near: Vec::new() }
    }

    pub(super) fn into_moment(self) -> Snapshot {
        self.moment
    }

    /// Gives up what is not memory to be used again.
    pub(super) fn rest(&mut self) {
        self.near.clear();
    }

    /// Brings the moment to the nearest one before the end of a tick that is known, and gives the way from there.
    pub(super) fn set_out(&mut self, course: Course<'_>, tick: Ticks) -> Approach {
        let keyframe = course.keyframes.before(tick);
        self.near.retain(|(near, _)| (keyframe.tick..=tick).contains(near));
        let (start, kept) = self.near.last().map_or((keyframe.tick, &keyframe.moment), |(near, kept)| (*near, kept));
        if !self.moment.is_between(start, tick) {
            kept.write(&mut self.moment);
        }
        let (mut begun, end) = (self.moment.ledger.records(), course.milestones.before(tick).records);
        let mut near = Vec::new();
        for apart in (0..MOST_NEAR).rev().map(|doubled| NEAR << doubled) {
            let wanted = end.saturating_sub(apart);
            if wanted >= begun + NEAR {
                let place = course.milestones.before_record(wanted);
                begun = place.records.max(begun);
                near.push(place.tick);
            }
        }
        near.reverse();
        Approach { near, tick }
    }

    /// Goes on to the end of the tick, through about so many events; whether it is there.
    pub(super) fn approach(&mut self, course: Course<'_>, way: &mut Approach, portion: &mut Portion) -> bool {
        while let Some(&near) = way.near.last() {
            if !course.pass_within(&mut self.moment, near, None, portion) {
                return false;
            }
            let kept = self.moment.keep().0;
            self.moment.past.hold(Rc::clone(&kept));
            self.near.push((near, kept));
            way.near.pop();
        }
        course.pass_within(&mut self.moment, way.tick, None, portion)
    }
}

/// A way to the end of a tick.
#[derive(Debug)]
pub(super) struct Approach {
    /// Ticks on the way, the moments of which are kept; the last one comes first.
    near: Vec<Ticks>,
    tick: Ticks,
}

impl Run {
    /// A part that begins with a tick.
    fn recall_from(&mut self, tick: Ticks) -> Recalled {
        let (before, recorded) = (tick.saturating_sub(1), self.recorded);
        let mut aside = self.take_aside();
        let mut way = aside.set_out(self.course(), self.course().nothing_written_until(before));
        let done = aside.moment.work_done();
        aside.approach(self.course(), &mut way, &mut { Portion::ALL });
        let mut replay = Replay::up_to_tick(self.course(), &mut aside.moment, self.recording.elsewhere(), before);
        replay.go_on(tick, usize::MAX);
        replay.go_on(recorded, replay.records() + RECALLED);
        let recalled = Recalled { until: replay.last_whole_tick(recorded), recording: replay.recording };
        self.gone_aside += aside.moment.work_done() - done;
        self.aside = Some(aside);
        recalled
    }

    /// The memory in which parts are gone through again; what was on its way there is given up.
    pub(super) fn take_aside(&mut self) -> Aside {
        let left = self.recalling.take().map(|recalling| recalling.aside);
        left.or_else(|| self.aside.take()).unwrap_or_else(|| Aside::in_memory_of(self.course().moment(0)))
    }

    /// What is recorded round a record that is held, here or aside.
    pub(in crate::session) fn recording_with(&self, record: usize) -> Option<&Recording> {
        let aside = self.recalled.as_ref().map(|recalled| &recalled.recording);
        std::iter::once(&self.recording).chain(aside).find(|recording| recording.trace.get(record).is_some())
    }

    /// What a trace that holds this computed record tells.
    pub(in crate::session) fn at_record<T>(&mut self, record: usize, tell: impl FnOnce(&Self, &Trace) -> T) -> Option<T> {
        self.hold_within(self.stretch(record, self.memory.lead), &mut { Portion::ALL });
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
