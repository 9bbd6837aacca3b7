//! Predictions of a lesson: what the user answers, and what the run answers.

use suffrage_engine::protocol::{Datum, Id, Ticks};

/// An answer to a question, by the user or by the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guess {
    Leader(Id),
    Decision(Datum),
    /// No leader, or no decision. Also a leader that is down.
    Nobody,
    /// Several leaders, or several decisions.
    Several,
    /// A number of messages, or a tick.
    Number(u64),
    /// The index of a choice.
    Choice(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    Right,
    /// A number that differs from the right one by a tenth at most.
    Close,
    Wrong,
}

impl Guess {
    pub fn graded(self, truth: Self) -> Grade {
        match (self, truth) {
            _ if self == truth => Grade::Right,
            (Self::Number(guess), Self::Number(truth)) if guess.abs_diff(truth) <= truth / 10 => Grade::Close,
            _ => Grade::Wrong,
        }
    }
}

/// The answer of the run to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Truth {
    pub guess: Guess,
    /// The tick whose picture gives the answer.
    pub shown: Ticks,
}
