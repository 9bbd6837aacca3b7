//! Recognises an event or a message by its content, after acts have changed its tick and the numbers in it.

use super::{log::line, messages::Message, messages::message, why::WhyQuestion};
use crate::prelude::*;

/// The subject of a question, in a form that stays valid when the tick on the screen is computed again.
#[derive(Clone, Debug)]
pub enum Subject {
    Unchanged(WhyQuestion),
    /// A line of the log, and the number of equal lines that come before this line in its tick.
    Line(Box<LogLine>, usize),
    Message(Box<Message>),
}

impl Run {
    /// The subject of a question; `None` if it does not exist.
    pub fn subject(&self, question: WhyQuestion) -> Option<Subject> {
        let first = self.trace().records_until(self.tick().saturating_sub(1), None);
        let is_old = |number| self.tick_before().is_some_and(|before| number < before.world.numbered().0);
        match question {
            WhyQuestion::Record(record) if record as usize >= first => {
                self.trace().get(record as usize)?;
                let wanted = line(self, record as usize);
                let equal = (first..record as usize).filter(|&other| line(self, other) == wanted).count();
                Some(Subject::Line(Box::new(wanted), equal))
            }
            WhyQuestion::Message(number) if !is_old(number) => {
                Some(Subject::Message(Box::new(Message { number: 0, ..self.message_numbered(number)? })))
            }
            _ => Some(Subject::Unchanged(question)),
        }
    }

    /// The question about this subject in the present run; `None` if the subject no longer exists.
    pub fn question_about(&self, subject: &Subject) -> Option<WhyQuestion> {
        match subject {
            Subject::Unchanged(question) => Some(*question),
            Subject::Line(wanted, equal) => {
                let range = self.trace().records_until(wanted.tick.saturating_sub(1), None)
                    ..self.trace().records_until(wanted.tick, None);
                let found = range.filter(|&record| line(self, record) == **wanted).nth(*equal)?;
                Some(WhyQuestion::Record(found as u32))
            }
            Subject::Message(wanted) => {
                let is_there = |found: &Message| Message { number: 0, ..found.clone() } == **wanted;
                let on_link = |from, to| (from as usize, to as usize) == (wanted.from, wanted.to);
                let all = self.now.world.in_flight(&Span::ALL).filter(|flight| on_link(flight.from, flight.to));
                let found =
                    all.map(|flight| message(self, &flight)).filter(is_there).map(|found| found.number).min()?;
                Some(WhyQuestion::Message(found))
            }
        }
    }
}
