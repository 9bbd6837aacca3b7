//! Going back: at once, or in portions where it is a long way.

use super::aside::Aside;
use super::detour::{Detour, MovedTrace};
use super::portion::Portion;
use super::portions::Aim;
use super::roles::Roles;
use super::snapshot::Snapshot;
use super::{Run, SPARED};
use crate::protocol::Ticks;
use crate::session::Moved;

impl Run {
    /// How many records are gone through to make the end of a tick again, at most.
    fn work_to(&self, tick: Ticks) -> u64 {
        let after = self.milestones.after(tick).map_or(self.records_known(), |after| after.records);
        after.saturating_sub(self.keyframes.before(tick).records) as u64
    }

    /// How many records are known to have been made.
    fn records_known(&self) -> usize {
        self.trace().held().end.max(self.now.ledger.records())
    }

    /// Whether so much work is not done at once.
    fn is_long(&self, work: u64, portion: &Portion) -> bool {
        work > self.memory.at_once.max(portion.left())
    }

    /// Goes to the end of a tick that has been computed, and from there on to another; in portions if it is a long way.
    pub(super) fn go_back(&mut self, tick: Ticks, beyond: Ticks, portion: &mut Portion) -> Moved {
        if !self.is_long(self.work_to(tick), portion) {
            self.go_to(tick);
            return self.set_out(Aim::Tick(beyond), portion);
        }
        let moved = (!self.holds_what_leads_to(tick)).then(|| {
            let begin = self.begin_of_trace(tick);
            let from = self.milestones.before_record(begin).tick.min(tick);
            let (recording, roles) = (self.recording.elsewhere(), Roles::new(self.count()));
            MovedTrace::new(recording, roles, begin, from)
        });
        let from = moved.as_ref().map_or(tick, |moved| self.course().nothing_written_until(moved.from));
        let moment = self.other_moment(from);
        self.set_out(Aim::Back(Box::new(Detour { moment, tick, events: None, moved, beyond })), portion)
    }

    /// Goes back to so many events of the tick on the screen, which is held; in portions if it is a long way.
    pub(super) fn go_back_to_event(&mut self, events: usize, portion: &mut Portion) -> Moved {
        let (tick, before) = (self.tick(), self.tick().saturating_sub(1));
        if !self.is_long(self.work_to(before) + events as u64, portion) {
            self.show_part(events);
            self.on_moment_changed();
            return Moved::Yes;
        }
        let moment = self.other_moment(before);
        let detour = Detour { moment, tick: before, events: Some((tick, events)), moved: None, beyond: tick };
        self.set_out(Aim::Back(Box::new(detour)), portion)
    }

    /// Another moment, brought as near as it is known to the end of a tick.
    fn other_moment(&mut self, tick: Ticks) -> Snapshot {
        match self.aside.take() {
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
        let Detour { moment, tick, events, moved, beyond } = *detour;
        let before = std::mem::replace(&mut self.now, moment);
        if self.count() <= SPARED {
            self.aside = Some(Aside::in_memory_of(before));
        }
        if let Some(MovedTrace { recording, roles, .. }) = moved {
            self.roles = roles;
            self.hold_moved(recording, tick);
        }
        if events.is_some() {
            return Moved::Yes;
        }
        self.set_out(Aim::Tick(beyond), portion)
    }
}
