//! A run in which an act settles a choice for the first time counts from its beginning what choices are numbered by.

use super::{Changes, Run};
use crate::engine::Plan;
use crate::explore::{Asked, Refused, Search};
use crate::history::CommandLog;
use crate::sim::command::Command;

impl Run {
    /// To be called before it takes another course, which may settle a choice.
    pub(super) fn count_for(&mut self, course: &CommandLog) {
        if course.values().flatten().any(Command::is_a_choice) {
            self.count_choices();
        }
    }

    /// Has it count from its beginning. Where it has not, the run is made again up to the moment on the screen, which is the same run.
    pub(in crate::session) fn count_choices(&mut self) {
        if self.counts {
            return;
        }
        let here = (self.tick(), self.now.half_way);
        let plan = Plan { counts: true, ..self.scenario.plan() };
        let Changes { moment, course, records } = self.changes;
        let again = Self {
            hook: std::mem::take(&mut self.hook),
            hides_faulty: self.hides_faulty,
            changes: Changes { moment: moment + 1, course: course + 1, records: records + 1 },
            ..Self::begun(&self.scenario, self.memory, plan)
        };
        let before = std::mem::replace(self, again);
        self.follow(before.acts);
        self.show(here);
    }

    /// Begins the search through all runs that go on from the end of the tick on the screen. To be called of a run that counts.
    pub(in crate::session) fn search_ahead(&self, asked: &Asked) -> Result<Box<dyn Search>, Vec<Refused>> {
        let (moment, _) = self.at_tick_end();
        moment.world.search(&moment.judge, asked)
    }
}
