//! Going back: at once, or in portions where it is a long way.

use super::aside::Aside;
use super::detour::Detour;
use super::portion::Portion;
use super::portions::Aim;
use super::rewriting::Rewriting;
use super::roles::Roles;
use super::snapshot::Snapshot;
use super::{Run, SPARED};
use crate::protocol::Ticks;
use crate::session::Moved;

impl Run {
    /// How much work it is to make the end of a tick again, at most.
    fn work_to(&self, tick: Ticks) -> u64 {
        self.work_between(tick, tick)
    }

    /// The same where the records from a tick on are to be held, which is another one or an earlier one.
    fn work_between(&self, from: Ticks, tick: Ticks) -> u64 {
        let after = self.milestones.after(tick).map_or_else(|| self.work_known(), |after| after.moment.work);
        after.saturating_sub(self.milestones.before(self.keyframes.before(from).tick).moment.work)
    }

    /// The same where the trace is to begin with a record.
    fn work_from_record(&self, begin: usize, tick: Ticks) -> u64 {
        self.work_between(self.milestones.before_record(begin).tick.min(tick), tick)
    }

    /// How much work the run is known to have been, at least.
    fn work_known(&self) -> u64 {
        let latest = self.milestones.before(self.recorded).moment.work;
        latest.max(self.now.work_done()).max(self.trace().held().end as u64)
    }

    /// Whether so much work is not done at once.
    fn is_long(&self, work: u64, portion: &Portion) -> bool {
        work > self.memory.at_once.max(portion.left())
    }

    /// Goes to the end of a tick that has been computed, and from there on to another; in portions if it is a long way.
    pub(super) fn go_back(&mut self, tick: Ticks, beyond: Ticks, portion: &mut Portion) -> Moved {
        let begin = self.begin_of_trace(tick);
        let is_held = self.holds_what_leads_to(tick);
        let work = if is_held { self.work_to(tick) } else { self.work_from_record(begin, tick) };
        if !self.is_long(work, portion) {
            self.go_to(tick);
            return self.set_out(Aim::Tick(beyond), portion);
        }
        let moved = (!is_held).then(|| self.trace_from(begin, tick));
        self.set_out_back((tick, None), moved, beyond, portion)
    }

    /// Goes back to so many events of the tick on the screen, which is held; in portions if it is a long way.
    pub(super) fn go_back_to_event(&mut self, events: usize, portion: &mut Portion) -> Moved {
        let tick = self.tick();
        self.go_to_event((tick, events), self.trace().records_until(tick, Some(events)), portion)
    }

    /// Goes to so many events of a tick that has been computed, by which so many records have been made; in portions if it is a long way.
    pub(in crate::session) fn go_to_event(
        &mut self,
        (tick, events): (Ticks, usize),
        records: usize,
        portion: &mut Portion,
    ) -> Moved {
        self.settle();
        if tick == 0 || tick > self.recorded {
            return self.seek_within(tick, portion);
        }
        let all = self.trace().events_in(tick);
        if self.tick() == tick && self.now.half_way.map_or(events >= all, |handled| handled == events) {
            return Moved::Yes;
        }
        let (before, is_held) = (tick.saturating_sub(1), tick <= self.written && self.is_deep(records));
        let begin = records.saturating_sub(self.memory.lead);
        let work = if is_held { self.work_to(before) + events as u64 } else { self.work_from_record(begin, tick) };
        if !self.is_long(work, portion) {
            self.show((tick, Some(events)));
            return Moved::Yes;
        }
        let moved = (!is_held).then(|| self.trace_from(begin, tick));
        self.set_out_back((before, Some((tick, events))), moved, tick, portion)
    }

    /// The records of the run from this one on, to be made again up to a tick.
    fn trace_from(&self, begin: usize, tick: Ticks) -> Rewriting {
        let from = self.milestones.before_record(begin).tick.min(tick);
        Rewriting::new(self.recording.elsewhere(), Some(Roles::new(self.count())), begin, from)
    }

    fn set_out_back(
        &mut self,
        (tick, events): (Ticks, Option<(Ticks, usize)>),
        moved: Option<Rewriting>,
        beyond: Ticks,
        portion: &mut Portion,
    ) -> Moved {
        let from = moved.as_ref().map_or(tick, |moved| moved.silent_until(self.course()));
        let moment = self.other_moment(from);
        let detour = Detour { moment, tick, events, moved, is_rewritten: false, beyond };
        self.set_out(Aim::Back(Box::new(detour)), portion)
    }

    /// Another moment, brought as near as it is known to the end of a tick.
    fn other_moment(&mut self, tick: Ticks) -> Snapshot {
        let left = self.recalling.take().map(|recalling| recalling.aside);
        match left.or_else(|| self.aside.take()) {
            Some(aside) => {
                let mut moment = aside.into_moment();
                self.course().bring_near(&mut moment, tick);
                moment
            }
            None => self.keyframes.before(tick).moment.snapshot(),
        }
    }

    /// Goes on with a way back.
    pub(super) fn go_back_on(&mut self, mut detour: Box<Detour>, portion: &mut Portion) -> Moved {
        if !detour.go_on(self.course(), portion) {
            self.aim = Some(Aim::Back(detour));
            return Moved::OnTheWay;
        }
        let Detour { moment, tick, events, moved, beyond, .. } = *detour;
        let before = std::mem::replace(&mut self.now, moment);
        if self.count() <= SPARED {
            self.aside = Some(Aside::in_memory_of(before));
        }
        if let Some(Rewriting { recording, roles, .. }) = moved {
            self.roles = roles.unwrap_or_else(|| Roles::new(self.count()));
            self.hold_moved(recording, events.map_or(tick, |(of, _)| of));
        }
        if let Some((tick, events)) = events {
            if events >= self.trace().events_in(tick) {
                self.finish_tick();
            }
            return Moved::Yes;
        }
        self.set_out(Aim::Tick(beyond), portion)
    }
}
