//! What is asked of the run that has the focus, with the clock of all on the screen.

use super::Session;
use super::model::space_time::{Find, FoundEvent};
use super::model::why::{Why, WhyQuestion};
use super::model::{Ask, Frame, LogLine, Stop};
use super::query::why::{Inquiry, Looking};
use super::query::{cues, space_time, why};
use super::run::{Portion, Run};
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

    /// Begins to look into a question; `None` if the run has nothing of the kind.
    pub fn inquire(&mut self, question: WhyQuestion) -> Option<Inquiry> {
        Inquiry::new(&mut self.lane.run, question)
    }

    /// Looks on through about so many events.
    pub fn look_into(&mut self, inquiry: &mut Inquiry, events: u64) -> Looking {
        inquiry.look_on(&mut self.lane.run, &mut Portion::of(events))
    }

    /// What is known of the answer so far. Its end says whether it is whole.
    pub fn answer(&self, inquiry: &Inquiry) -> Why {
        inquiry.answer(&self.lane.run)
    }

    /// Whether a question has an answer. What it is need not be looked for, which may take a while in a long run.
    pub fn has_answer(&mut self, question: WhyQuestion) -> bool {
        match question {
            WhyQuestion::Cell(position) | WhyQuestion::LastStep(position) | WhyQuestion::Waits(position) => {
                position < self.lane.run.count()
            }
            WhyQuestion::Property { index, who } => {
                let broke = self.lane.run.properties().into_iter().nth(index).filter(|property| property.tick.is_some());
                broke.is_some_and(|broke| who == 0 || who < broke.processes.len())
            }
            WhyQuestion::Record(record) => {
                let run = &self.lane.run;
                (record as usize) < run.visible() || run.recording_with(record as usize).is_some()
            }
            WhyQuestion::Message(_) => self.inquire(question).is_some(),
        }
    }
}
