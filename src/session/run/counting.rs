//! A run in which an act settles a choice for the first time counts from its beginning what choices are numbered by.

use super::{Changes, Run};
use crate::engine::Plan;
use crate::history::CommandLog;
use crate::sim::command::Command;

impl Run {
    /// To be called before it takes another course. Where that settles a choice and nothing has been counted, the run is made again from its
    /// beginning up to the moment on the screen, which is the same run.
    pub(super) fn count_for(&mut self, course: &CommandLog) {
        if self.counts || !course.values().flatten().any(Command::is_a_choice) {
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
}
