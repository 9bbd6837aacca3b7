//! Parts of a run that are held aside, because they are asked for: the moment on the screen and what is held for it are not touched.

use std::rc::Rc;

use super::Run;
use super::kept::KeptSnapshot;
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
    until: Ticks,
}

/// Memory in which parts of a run are gone through again.
#[derive(Debug)]
pub(super) struct Aside {
    moment: Snapshot,
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

    /// Brings the moment to the end of a tick, from the nearest one that is known; gives the number of records that were gone through.
    fn approach(&mut self, course: Course<'_>, tick: Ticks) -> usize {
        let keyframe = course.keyframes.before(tick);
        self.near.retain(|(near, _)| (keyframe.tick..=tick).contains(near));
        let (start, kept) = self.near.last().map_or((keyframe.tick, &keyframe.moment), |(near, kept)| (*near, kept));
        if !self.moment.is_between(start, tick) {
            kept.write(&mut self.moment);
        }
        let (begun, end) = (self.moment.ledger.records(), course.milestones.before(tick).records);
        for apart in (0..MOST_NEAR).rev().map(|doubled| NEAR << doubled) {
            let wanted = end.saturating_sub(apart);
            if wanted < self.moment.ledger.records() + NEAR {
                continue;
            }
            let near = course.milestones.before_record(wanted).tick;
            course.pass(&mut self.moment, near, None);
            let kept = self.moment.keep().0;
            self.moment.past.hold(Rc::clone(&kept));
            self.near.push((near, kept));
        }
        course.pass(&mut self.moment, tick, None);
        self.moment.ledger.records() - begun
    }
}

impl Run {
    /// Goes through a part of the run again up to where it is written down, which begins after the end of a tick.
    fn go_aside(&mut self, tick: Ticks, write: impl FnOnce(Course<'_>, &mut Snapshot, Recording) -> Recalled) -> Recalled {
        let mut aside = self.aside.take().unwrap_or_else(|| Aside::in_memory_of(self.course().moment(0)));
        let gone = aside.approach(self.course(), self.course().nothing_written_until(tick));
        let recalled = write(self.course(), &mut aside.moment, self.recording.elsewhere());
        self.aside = Some(aside);
        // To write a record takes as long as to go through some, and so does to bring back so many processes.
        self.gone_aside += gone + 2 * recalled.recording.trace.held().len() + self.count() / 16;
        recalled
    }

    /// What is held aside from now on is for another question.
    pub(in crate::session) const fn ask_anew(&mut self) {
        self.gone_aside = 0;
    }

    /// How much work has been done to hold parts aside for the latest question, in records gone through.
    pub(in crate::session) const fn gone_aside(&self) -> usize {
        self.gone_aside
    }

    /// Holds a record aside, wherever in what has been computed it is, and so many of those before and after it.
    fn recall(&mut self, record: usize, (before, after): (usize, usize)) -> Option<Recalled> {
        let (begin, recorded) = (record.saturating_sub(before), self.recorded);
        let tick = self.milestones.before_record(begin).tick.min(recorded);
        let recalled = self.go_aside(tick, |course, moment, recording| {
            let mut replay = Replay::up_to_record(course, moment, recording, None, (begin, recorded));
            replay.go_on(recorded, record.saturating_add(after));
            Recalled { until: replay.last_whole_tick(recorded), recording: replay.recording }
        });
        recalled.recording.trace.get(record)?;
        Some(recalled)
    }

    /// A part that begins with a tick.
    fn recall_from(&mut self, tick: Ticks) -> Recalled {
        let (before, recorded) = (tick.saturating_sub(1), self.recorded);
        self.go_aside(before, |course, moment, recording| {
            let mut replay = Replay::up_to_tick(course, moment, recording, before);
            replay.go_on(tick, usize::MAX);
            replay.go_on(recorded, replay.records() + RECALLED);
            Recalled { until: replay.last_whole_tick(recorded), recording: replay.recording }
        })
    }

    /// What is recorded round a record that is held, here or aside.
    pub(super) fn recording_with(&self, record: usize) -> Option<&Recording> {
        let aside = self.recalled.as_ref().map(|recalled| &recalled.recording);
        std::iter::once(&self.recording).chain(aside).find(|recording| recording.trace.get(record).is_some())
    }

    /// What a trace that holds this computed record tells.
    pub(in crate::session) fn at_record<T>(&mut self, record: usize, tell: impl FnOnce(&Self, &Trace) -> T) -> Option<T> {
        self.at_record_back(record, self.memory.lead, tell)
    }

    /// The same where what lies before it is asked for next: if it is to be recalled, then with so many records before it.
    pub(in crate::session) fn at_record_back<T>(
        &mut self,
        record: usize,
        before: usize,
        tell: impl FnOnce(&Self, &Trace) -> T,
    ) -> Option<T> {
        if self.recording_with(record).is_none() {
            self.recalled = Some(self.recall(record, (before, self.memory.lead))?);
        }
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
