//! What is not to be seen while a question is open.

use super::Answer;
use super::Frame;
use crate::protocol::{Remark, Value};

impl Frame {
    /// Takes out whatever comes of ticks after this one, bounds, and a title that names the answer: what is on the screen while the class
    /// thinks answers nothing. What has happened stays.
    pub fn conceal(&mut self) {
        let tick = self.clock.tick;
        self.clock.recorded = tick;
        self.marks_ahead.clear();
        self.sent.retain(|sent| sent.tick <= tick);
        self.bounds.clear();
        if let Some(waiting) = &mut self.waiting {
            waiting.outlook = None;
            waiting.could.clear();
        }
        if self.title.by_language.values().any(|title| self.answers().any(|answer| names(title, &answer))) {
            self.title.by_language.clear();
        }
    }

    /// The figures of the answers to the questions of this moment that are found by running on: those of choices are on the screen anyway.
    pub fn answers(&self) -> impl Iterator<Item = String> + '_ {
        let found = self.stops.iter().filter_map(|stop| found(stop.answer.as_ref()?));
        let values = found.flat_map(|answer| &answer.values);
        values.filter_map(|(_, value)| match value {
            Value::Number(number) => Some(number.to_string()),
            Value::Id(id) => Some(id.to_string()),
            _ => None,
        })
    }
}

const fn found(answer: &Answer) -> Option<&Remark> {
    match answer {
        Answer::Found(found) => Some(found),
        Answer::Choice(_) => None,
    }
}

/// Whether a text has a figure in it, and not as a part of another one.
fn names(text: &str, figure: &str) -> bool {
    text.split(|letter: char| !letter.is_ascii_digit()).any(|part| part == figure)
}
