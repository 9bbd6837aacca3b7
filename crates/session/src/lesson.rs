//! Predictions of a lesson: what the user answers, and what the run answers. Also the goals of challenges.

use crate::prelude::*;
use crate::{query::cues::MOST_MESSAGES, query::cues::hold, run::Memory};
use suffrage_scenario::{Expect, lesson::Goal};

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

/// The first tick, at most `until`, at which a run reaches the goal of a challenge; `None`: never. The acts of the run
/// are the events of `scenario`.
///
/// A goal with `rests` is judged at `until`; if `rests` is true, the result is the tick of the last event. A goal that
/// is only about violations or repetition is judged at the end of every tick. Any other goal is judged when the run
/// rests and no act follows.
pub fn reached(scenario: &Scenario, goal: &Goal, until: Ticks) -> Option<Ticks> {
    let others = Expect { violates: Vec::new(), never_rests: false, ..goal.expect.clone() };
    let is_judged_always = goal.rests.is_none() && others.is_empty();
    let holds = |moment: &Snapshot| hold(&goal.expect, scenario, &moment.world, &moment.judge);
    let mut reached = None;
    let end = Run::new(scenario, Memory::default()).ahead(until, |moment| {
        reached = (is_judged_always && holds(moment)).then(|| moment.world.now());
        reached.is_some() || moment.world.counters().sent() >= MOST_MESSAGES
    });
    match goal.rests {
        Some(rests) => {
            let tick = if rests { end.world.now() } else { until };
            (end.world.is_at_rest() == rests && holds(&end)).then_some(tick)
        }
        None => reached.or_else(|| (end.world.is_quiet() && holds(&end)).then(|| end.world.now())),
    }
}
