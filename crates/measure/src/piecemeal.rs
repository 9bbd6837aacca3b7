//! A sweep in portions, for one that has other things to do between two of them.

use super::outcome::Outcome;
use super::summary::Summary;
use super::sweep::Sweep;
use suffrage_engine::engine::Measuring;

/// A sweep whose runs are made one after the other, each in portions.
#[derive(Debug)]
pub struct Piecemeal {
    sweep: Sweep,
    outcomes: Vec<Outcome>,
    making: Option<Measuring>,
}

impl Piecemeal {
    pub const fn new(sweep: Sweep) -> Self {
        Self { sweep, outcomes: Vec::new(), making: None }
    }

    /// Handles about so many events more of the run that is being made, or of the next one; whether all are over.
    pub fn go_on(&mut self, events: u64) -> bool {
        let number = self.outcomes.len() as u64;
        if number < self.sweep.total() {
            let mut making = self.making.take().unwrap_or_else(|| self.sweep.begin(number));
            if making.go_on(events) {
                self.outcomes.push(Outcome::of(self.sweep.named(number), making.end()));
            } else {
                self.making = Some(making);
            }
        }
        self.outcomes.len() as u64 == self.sweep.total()
    }

    /// How many runs are over, of how many.
    pub fn progress(&self) -> (u64, u64) {
        (self.outcomes.len() as u64, self.sweep.total())
    }

    /// What the runs that are over come to.
    pub fn summary(&self) -> Summary {
        Summary::of(&self.sweep, &self.outcomes)
    }
}
