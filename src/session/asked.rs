//! What is asked of the run that has the focus, with the clock of all on the screen.

use super::Session;
use super::model::space_time::{Find, FoundEvent};
use super::model::why::{Why, WhyQuestion};
use super::model::{Ask, Frame, LogLine, Stop};
use super::query::{cues, space_time, why};
use super::run::Run;
use crate::protocol::{Id, Ticks};
use crate::scenario::Scenario;

impl Session {
    pub fn scenario(&self) -> &Scenario {
        self.lane.scenario()
    }

    pub fn position_of(&self, id: Id) -> Option<usize> {
        self.lane.run.position_of(id)
    }

    pub fn id_at(&self, position: usize) -> Option<Id> {
        self.lane.run.ids().get(position).copied()
    }

    /// The tick of the next stop (note or question) after the one on the screen; two runs side by side have none.
    pub fn next_stop(&self) -> Option<Ticks> {
        if self.is_two() { None } else { cues::next(&self.lane.run) }
    }

    /// Whether the scenario may have something to tell or to ask after this moment. Nothing is computed for it.
    pub fn has_stop_ahead(&self) -> bool {
        !self.is_two() && cues::may_follow(&self.lane.run)
    }

    pub fn previous_stop(&self) -> Option<Ticks> {
        if self.is_two() { None } else { cues::previous(&self.lane.run) }
    }

    /// The notes and questions due at exactly this tick. What a scenario tells and asks was written for a run by itself.
    pub fn stops(&mut self) -> Vec<Stop> {
        if self.is_two() { Vec::new() } else { self.lane.stops() }
    }

    /// The run that has the focus, for small questions about the moment on the screen.
    pub const fn lookup(&self) -> &Run {
        &self.lane.run
    }

    /// The moment on the screen as plain data; of two runs, that of the one that has the focus, with the clock of both.
    pub fn frame(&mut self, ask: &Ask) -> Frame {
        match self.comparison([ask, ask], false) {
            Some(comparison) => Frame { clock: comparison.clock, ..comparison.focused().clone() },
            None => self.lane.frame(&self.tree, ask),
        }
    }

    /// An event of the space-time diagram, among those up to the moment on the screen, or among all that are recorded.
    pub fn find_event(&self, find: Find, future: bool) -> Option<FoundEvent> {
        space_time::find(&self.lane.run, find, future)
    }

    pub fn tell_event(&self, event: u32) -> Option<LogLine> {
        space_time::tell(&self.lane.run, event)
    }

    pub fn why(&mut self, question: WhyQuestion) -> Option<Why> {
        why::why(&mut self.lane.run, question)
    }

    /// Whether a question has an answer. Of a process it has: what it is need not be looked for, which may take a while in a long run.
    pub fn has_answer(&mut self, question: WhyQuestion) -> bool {
        match question {
            WhyQuestion::Cell(position) | WhyQuestion::LastStep(position) | WhyQuestion::Waits(position) => {
                position < self.lane.run.count()
            }
            WhyQuestion::Message(_) | WhyQuestion::Record(_) | WhyQuestion::Property { .. } => self.why(question).is_some(),
        }
    }
}
