//! A trace with its messages and steps.

use super::Trace;
use crate::protocol::Ticks;
use crate::protocols::sum::{Message, Step};

/// The messages and steps of a recorded run, each with the number of its record, ascending.
#[derive(Debug, Default)]
pub(super) struct Said {
    pub(super) messages: Vec<(u32, Message)>,
    pub(super) steps: Vec<(u32, Step)>,
}

/// A recorded run.
#[derive(Debug)]
pub struct Recording {
    pub trace: Trace,
    pub(super) said: Said,
}

impl Recording {
    /// `process_time`: how long a process takes to handle a delivery, in ticks.
    pub fn new(process_time: Ticks) -> Self {
        Self { trace: Trace::new(process_time), said: Said::default() }
    }

    pub fn message(&self, record: usize) -> Option<&Message> {
        let messages = &self.said.messages;
        let at = messages.binary_search_by_key(&record, |(of, _)| *of as usize).ok()?;
        Some(&messages[at].1)
    }

    /// Whether the handling of a record obeyed any step.
    pub fn has_steps(&self, record: usize) -> bool {
        self.steps(record).next().is_some()
    }

    /// The steps of a record, in order.
    pub fn steps(&self, record: usize) -> impl Iterator<Item = Step> {
        let steps = &self.said.steps;
        let first = steps.partition_point(|(of, _)| (*of as usize) < record);
        steps[first..].iter().take_while(move |(of, _)| *of as usize == record).map(|&(_, step)| step)
    }

    /// Forgets everything after a tick, by whose end `numbered` messages and timers had been numbered.
    pub fn forget_after(&mut self, tick: Ticks, numbered: (u32, u64)) {
        let left = self.trace.forget_after(tick, numbered);
        let Said { messages, steps } = &mut self.said;
        messages.truncate(messages.partition_point(|(of, _)| (*of as usize) < left));
        steps.truncate(steps.partition_point(|(of, _)| (*of as usize) < left));
    }
}
