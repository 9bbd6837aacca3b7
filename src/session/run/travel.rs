//! Going to any moment of a run.
//!
//! Going back is running again: a keyframe before the wished moment is cloned and the same acts are done again, which gives the
//! same run because all chance comes from the seed. What was recorded once and is still held is not recorded again. The records of a
//! run that is longer than memory are made again for where they are wanted: the trace is moved there.

use std::rc::Rc;

use super::Run;
use super::moment::Moment;
use super::replay::Replay;
use crate::protocol::{Explain, Ticks};
use crate::session::{Moved, picture};
use crate::sim::trace::Trace;

/// When a part of a run is recalled to be read tick by tick, about so many records are made at a time.
const RECALLED: usize = 65_536;

/// A part of a run that was made again because somebody asked for it, with its last tick.
#[derive(Debug)]
pub(super) struct Recalled<P: Explain> {
    trace: Trace<P>,
    until: Ticks,
}

impl<P: Explain> Run<P> {
    /// To any tick; where the run is over, no further.
    pub(in crate::session) fn seek(&mut self, tick: Ticks) -> Moved {
        if self.moment.half_way.is_some() && tick >= self.tick() {
            self.finish_tick();
        }
        if tick < self.tick() {
            self.go_to(tick);
        } else {
            // From a keyframe on the way the rest is shorter; a little way is gone at once, so that what is held grows with it.
            let known = tick.min(self.recorded);
            let keyframe = self.keyframes.before(known);
            if keyframe.tick > self.tick() && keyframe.records > self.moment.ledger.records() + 4 * self.memory.lead {
                self.go_to(known);
            }
        }
        let moved = self.walk(tick);
        self.arrive();
        moved
    }

    /// Goes on to a tick.
    fn walk(&mut self, tick: Ticks) -> Moved {
        while self.tick() < tick {
            if self.is_over() {
                return Moved::Quiet;
            }
            if let Some(why) = self.too_long() {
                return Moved::Nothing(why);
            }
            // Ticks at which nothing is due are passed over.
            let next = self.moment.next_tick(&self.acts, tick);
            self.begin_tick(next);
            self.finish_tick();
        }
        Moved::Yes
    }

    /// To the end of a tick that has been computed, or to the end of the run if that is before it.
    fn go_to(&mut self, tick: Ticks) {
        let held = self.trace.held();
        let is_deep = held.start == 0 || self.trace.records_until(tick, None) >= held.start + self.memory.lead / 2;
        if tick <= self.written && is_deep {
            self.rewind(tick);
        } else {
            self.move_trace(self.milestones.records_before(tick).saturating_sub(self.memory.lead), tick);
        }
    }

    /// Shows the end of a tick that is recorded; what is held of the records stays.
    pub(super) fn rewind(&mut self, tick: Ticks) {
        let keyframe = self.keyframes.before(tick);
        if self.tick() > tick || self.tick() < keyframe.tick || self.moment.half_way.is_some() {
            self.moment = keyframe.moment.clone();
        }
        let Self { moment, acts, chance, protocol, entry, .. } = self;
        while moment.world.now() < tick && !moment.is_over(acts) {
            moment.begin_tick(moment.next_tick(acts, tick), acts);
            moment.finish_at_once(chance, None);
            moment.end_tick(protocol, entry.properties, None);
        }
    }

    /// Holds the records from about this one on to the end of a tick that has been computed, and shows that.
    fn move_trace(&mut self, begin: usize, tick: Ticks) {
        let mut replay = Replay::up_to_record(self, begin, tick);
        replay.go_on(tick, usize::MAX);
        let Replay { moment, mut trace, roles, .. } = replay;
        trace.take_landmarks(&mut self.trace);
        (self.moment, self.trace, self.roles, self.written) = (moment, trace, roles, tick);
        self.diagram.forget();
    }

    /// Sees to it that some of the records before the moment on the screen are held.
    pub(super) fn deepen(&mut self) {
        let (visible, first) = (self.moment.ledger.records(), self.trace.held().start);
        if first == 0 || visible >= first + self.memory.lead / 2 {
            return;
        }
        // It may be half-way through a tick, or wait after the end of the run.
        let moment = self.moment.clone();
        self.move_trace(visible.saturating_sub(self.memory.lead), self.tick());
        self.moment = moment;
    }

    /// The trace takes more than it may: its older half is let go.
    pub(super) fn shed(&mut self) {
        self.trace.shed((self.trace.held().len() / 2).max(self.memory.lead));
        let first = self.keyframes.first();
        let initial = |at| picture::role_in(&self.protocol, &first.world, at);
        self.roles.shed(self.trace.held().start as u32, initial);
        self.diagram.forget();
    }

    /// A trace that holds a record of this course, wherever it is, and some of those round it, made without touching what is on the
    /// screen. Gives nothing if so much of the run has not been computed.
    fn recall(&self, record: usize) -> Option<Recalled<P>> {
        let lead = self.memory.lead;
        let mut replay = Replay::up_to_record(self, record.saturating_sub(lead), self.recorded);
        replay.go_on(self.recorded, record.saturating_add(lead));
        let Replay { moment, trace, .. } = replay;
        trace.get(record)?;
        Some(Recalled { until: self.last_whole_tick(&moment), trace })
    }

    /// What a trace tells that holds this record, wherever in what has been computed it is.
    pub(in crate::session) fn at_record<T>(&self, record: usize, tell: impl FnOnce(&Trace<P>) -> T) -> Option<T> {
        if self.trace.get(record).is_some() {
            return Some(tell(&self.trace));
        }
        // Nothing stays borrowed while it is told: whoever tells may ask again.
        let known = self.recalled.borrow().clone().filter(|recalled| recalled.trace.get(record).is_some());
        let recalled = known.or_else(|| self.recall(record).map(Rc::new))?;
        *self.recalled.borrow_mut() = Some(Rc::clone(&recalled));
        Some(tell(&recalled.trace))
    }

    /// What a trace tells that holds all records of a tick that has been computed, with the last tick that it holds.
    pub(in crate::session) fn at_tick<T>(&self, tick: Ticks, tell: impl FnOnce(&Trace<P>, Ticks) -> T) -> Option<T> {
        if (self.trace.whole_from()..=self.written).contains(&tick) {
            return Some(tell(&self.trace, self.written));
        }
        if tick > self.recorded {
            return None;
        }
        let holds = |recalled: &Rc<Recalled<P>>| (recalled.trace.whole_from()..=recalled.until).contains(&tick);
        let known = self.recalled.borrow().clone().filter(holds);
        let recalled = known.unwrap_or_else(|| Rc::new(self.recall_from(tick)));
        *self.recalled.borrow_mut() = Some(Rc::clone(&recalled));
        Some(tell(&recalled.trace, recalled.until))
    }

    /// A trace that begins with a tick.
    fn recall_from(&self, tick: Ticks) -> Recalled<P> {
        let mut replay = Replay::up_to_tick(self, tick.saturating_sub(1));
        replay.go_on(tick, usize::MAX);
        replay.go_on(self.recorded, replay.moment.ledger.records() + RECALLED);
        let Replay { moment, trace, .. } = replay;
        Recalled { until: self.last_whole_tick(&moment), trace }
    }

    /// The last tick of which nothing is left at a moment; after the end of the run nothing is left of any.
    fn last_whole_tick(&self, moment: &Moment<P>) -> Ticks {
        let now = moment.world.now();
        match moment.world.tick_is_over() {
            true if moment.is_over(&self.acts) => self.recorded,
            true => now,
            false => now.saturating_sub(1),
        }
    }

    /// The first tick from this one on at which anything happened, as far as the run has been computed.
    pub(in crate::session) fn busy_from(&self, tick: Ticks) -> Option<Ticks> {
        let mut from = tick;
        loop {
            let (busy, until) = self.at_tick(from, |trace, until| (trace.busy_from(from), until))?;
            match busy.filter(|&busy| busy <= until) {
                None if until < self.recorded => from = until + 1,
                found => return found,
            }
        }
    }
}
