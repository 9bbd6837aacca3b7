//! What is not to be seen while a question is open, and while the class guesses who lies.

use std::sync::Arc;

use super::space_time::SpaceTime;
use super::story::Story;
use crate::model::{Algorithm, Answer, Frame};
use suffrage_engine::engine::{Process, Sector};
use suffrage_engine::protocol::{Held, Remark, Role, Value};

impl Frame {
    /// Takes out whatever comes of ticks after this one, bounds, and a title that names the answer: what is on the screen while the class
    /// thinks answers nothing. What has happened stays.
    pub fn conceal(&mut self) {
        let tick = self.clock.tick;
        self.clock.recorded = tick;
        self.marks_ahead.clear();
        self.sent.retain(|sent| sent.tick <= tick);
        self.bounds.clear();
        if let Some(deriving) = &mut self.deriving {
            Arc::make_mut(deriving).fewer = None;
        }
        if let Some(waiting) = &mut self.waiting {
            waiting.outlook = None;
            waiting.could.clear();
        }
        if self.title.by_language.values().any(|title| self.answers().any(|answer| names_figure(title, &answer))) {
            self.title.by_language.clear();
        }
    }

    /// Shows those who do not keep to the algorithm as such that do. While the class is `guessing`, those whose value was given to them have
    /// not decided either: else who commands loyally would be known by it.
    pub fn hide_faulty(&mut self, guessing: bool, is_given: &dyn Fn(usize) -> bool) {
        let seeming = |role: Role, at: usize| seeming(role, guessing && is_given(at));
        let near = self.ring.iter_mut().flat_map(|ring| &mut ring.near);
        for process in self.processes.iter_mut().chain(near) {
            let Process { position, role, faulty, owes, elected, .. } = process;
            if guessing && *role != Role::Crashed {
                *owes |= *faulty;
                elected.take_if(|_| is_given(*position));
            }
            (*role, *faulty) = (seeming(*role, *position), false);
        }
        for Sector { roles, .. } in self.ring.iter_mut().flat_map(|ring| &mut ring.sectors) {
            roles[Role::Waiting as usize] += std::mem::take(&mut roles[Role::Traitor as usize]);
        }
        // Whom a value was given shows it in no column of what is held either.
        if let Some(holdings) = self.holdings.as_mut().filter(|_| guessing) {
            let rows = Arc::make_mut(holdings).rows.iter_mut().filter(|row| is_given(row.position));
            for cell in rows.flat_map(|row| &mut row.cells) {
                (cell.value, cell.before) = (Held::Nothing, None);
            }
        }
        if let Some(deriving) = self.deriving.as_mut().filter(|deriving| guessing && is_given(deriving.position)) {
            Arc::make_mut(deriving).decided = None;
        }
        if let Algorithm { at: Some((at, _)), role: Some(role), .. } = &mut self.algorithm {
            *role = seeming(*role, *at);
        }
        let Story { decision, won, .. } = &mut self.story;
        decision.iter_mut().chain(won).for_each(|decided| decided.role = seeming(decided.role, decided.position));
        if let Some(SpaceTime { lifelines, rounds: Some(rounds), .. }) = self.space_time.as_mut().filter(|_| guessing) {
            for barrier in &mut rounds.barriers {
                let behind =
                    lifelines.iter().zip(&mut barrier.behind).filter(|(lifeline, _)| is_given(lifeline.position));
                behind.filter_map(|(_, behind)| behind.as_mut()).for_each(|behind| behind.decided = None);
            }
        }
        for lifeline in self.space_time.iter_mut().flat_map(|diagram| &mut diagram.lifelines) {
            lifeline.stretches.iter_mut().for_each(|(_, role)| *role = seeming(*role, lifeline.position));
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

/// What a process is taken for by who does not know which are faulty.
const fn seeming(role: Role, hides_decision: bool) -> Role {
    match role {
        Role::Traitor => Role::Waiting,
        Role::Decided if hides_decision => Role::Waiting,
        known => known,
    }
}

const fn found(answer: &Answer) -> Option<&Remark> {
    match answer {
        Answer::Found(found) => Some(found),
        Answer::Choice(_) => None,
    }
}

/// Whether a text has a figure in it, and not as a part of another one.
pub fn names_figure(text: &str, figure: &str) -> bool {
    text.split(|letter: char| !letter.is_ascii_digit()).any(|part| part == figure)
}
