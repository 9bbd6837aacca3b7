//! All runs that go on from the moment on the screen, and one of them as a branch.

use super::Session;
use super::query::borne_out::only_borne_out;
use crate::explore::{Asked, Refused, Search};
use crate::history::CommandLog;
use crate::protocol::Ticks;
use crate::scenario::Scenario;
use crate::sim::detector::Detector;

impl Session {
    /// Begins the search through all runs that go on from the end of the tick on the screen.
    ///
    /// # Errors
    /// Why they cannot be searched.
    pub fn search_ahead(&mut self, asked: &Asked) -> Result<Box<dyn Search>, Vec<Refused>> {
        self.settle();
        self.lane.run.count_choices();
        self.lane.run.search_ahead(asked)
    }

    /// Whether a run that goes on from the tick on the screen can be a branch. Without a clock the acts of the scenario and the notices of its
    /// detector come at other ticks than its own; with the clock those of the next tick come before anything can be settled.
    pub fn can_branch_off(&self, asynchronous: bool) -> bool {
        let (tick, scenario) = (self.lane.tick(), self.lane.scenario());
        let mut to_come = scenario.events.iter().filter(|(at, _)| *at > tick);
        if asynchronous {
            matches!(scenario.detector, Detector::Manual) && to_come.next().is_none()
        } else {
            to_come.all(|(at, _)| *at > tick + 1)
        }
    }

    /// The scenario, and after its own acts those that had been done to the run by a tick.
    pub fn scenario_as_done(&self, tick: Ticks) -> Scenario {
        let mut scenario = only_borne_out(self.lane.scenario());
        scenario.events.extend(self.lane.acts().into_iter().filter(|(at, _)| *at <= tick));
        scenario
    }

    /// A branch of its own that goes on from a tick of the one on the screen with these acts; a new one is named so.
    pub fn branch_off(&mut self, tick: Ticks, acts: CommandLog, name: &str) -> usize {
        let known = self.tree.branches().len();
        let branch = self.tree.branch_off(self.lane.branch(), tick, acts);
        if branch >= known {
            self.tree.name(branch, name);
        }
        branch
    }
}
