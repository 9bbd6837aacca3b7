//! Holding a part of a run aside, in portions.

use super::Run;
use super::aside::{Approach, Aside, Recalled};
use super::portion::Portion;
use super::rewriting::Rewriting;
use crate::protocol::Ticks;

/// A record, and so many of those before and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) struct Stretch {
    record: usize,
    before: usize,
    after: usize,
}

/// Whether a record is held, here or aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Held {
    Yes,
    /// The run has none.
    No,
    /// The way there has been left, and is to be gone on with.
    OnTheWay,
}

/// A part on the way to being held.
#[derive(Debug)]
pub(super) struct Recalling {
    wanted: Stretch,
    pub(super) aside: Aside,
    approach: Approach,
    written: Rewriting,
}

impl Run {
    /// A record that is wanted with so many of those before it.
    pub(in crate::session) const fn stretch(&self, record: usize, before: usize) -> Stretch {
        Stretch { record, before, after: self.memory.lead }
    }

    /// The last tick that is known to be over before a record, without its being looked for.
    pub(in crate::session) fn tick_before(&self, record: usize) -> Ticks {
        self.milestones.before_record(record).tick
    }

    /// How many records there are at the end of a tick, or somewhat earlier.
    pub(in crate::session) fn records_by(&self, tick: Ticks) -> usize {
        self.milestones.before(tick).records
    }

    /// How many records there are at the end of a tick, or somewhat later.
    pub(in crate::session) fn records_about(&self, tick: Ticks) -> usize {
        self.milestones.after(tick).map_or(usize::MAX, |after| after.records)
    }

    /// How much work has been done to hold parts aside.
    pub(in crate::session) const fn gone_aside(&self) -> u64 {
        self.gone_aside
    }

    /// Sees to it that a record is held, here or aside, wherever in what has been computed it is; through about so many events.
    pub(in crate::session) fn hold_within(&mut self, wanted: Stretch, portion: &mut Portion) -> Held {
        if self.recording_with(wanted.record).is_some() {
            return Held::Yes;
        }
        let mut recalling = match self.recalling.take_if(|recalling| recalling.wanted == wanted) {
            Some(recalling) => recalling,
            None => Box::new(self.begin_to_recall(wanted)),
        };
        let enough = wanted.record.saturating_add(wanted.after);
        let Recalling { aside, approach, written, .. } = &mut *recalling;
        let (course, done) = (self.course(), aside.moment.work_done());
        let is_near = aside.approach(course, approach, portion);
        let whole_until = is_near.then(|| written.go_on(course, &mut aside.moment, (self.recorded, enough), portion)).flatten();
        self.gone_aside += aside.moment.work_done() - done;
        let Some(until) = whole_until else {
            self.recalling = Some(recalling);
            return Held::OnTheWay;
        };
        let Recalling { aside, written, .. } = *recalling;
        self.aside = Some(aside);
        if written.recording.trace.get(wanted.record).is_none() {
            return Held::No;
        }
        self.recalled = Some(Recalled { recording: written.recording, until });
        Held::Yes
    }

    fn begin_to_recall(&mut self, wanted: Stretch) -> Recalling {
        let begin = wanted.record.saturating_sub(wanted.before);
        let tick = self.milestones.before_record(begin).tick.min(self.recorded);
        let mut aside = self.take_aside();
        let written = Rewriting::new(self.recording.elsewhere(), None, begin, tick);
        let approach = aside.set_out(self.course(), written.silent_until(self.course()));
        // To bring back so many processes takes as long as to go through some records.
        self.gone_aside += self.count() as u64 / 16;
        Recalling { wanted, aside, approach, written }
    }
}
