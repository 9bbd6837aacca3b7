//! What a person did at the keys, as part of a scenario.

use super::change::{Change, Changed};
use super::validate::MOST_TICKS;
use super::{Scenario, When};
use crate::protocol::Ticks;
use crate::sim::command::Command;

impl Scenario {
    /// The same scenario with the acts of a person at the keys, each at its tick after what the file does then. What the file tells
    /// and asks from the first of them on was written for another run, and is left out; so is what it expects.
    #[must_use]
    pub fn with_acts(&self, acts: &[(Ticks, Command)]) -> Changed {
        let mut scenario = self.clone();
        let mut changes = Vec::new();
        let ticks = || acts.iter().map(|(tick, _)| *tick);
        let (Some(first), Some(last)) = (ticks().min(), ticks().max()) else { return Changed { scenario, changes } };
        scenario.events.extend_from_slice(acts);
        // Stable: what the file does at a tick comes before what the person did.
        scenario.events.sort_by_key(|(tick, _)| *tick);
        let limit = scenario.tick_limit();
        if limit <= last {
            // A run without a screen is to come to every act, and to what follows from it.
            scenario.until = Some(last.saturating_add(limit).min(MOST_TICKS));
        }
        scenario.drop_expectations(&mut changes);
        let told = scenario.notes.len() + scenario.questions.len();
        // Nobody knows here when a leader is first elected.
        scenario.notes.retain(|note| matches!(note.when, When::At(tick) if tick < first));
        scenario.questions.retain(|question| question.at <= first);
        let left_out = told - scenario.notes.len() - scenario.questions.len();
        if left_out > 0 {
            changes.push(Change::NarrationLeftOut(left_out));
        }
        Changed { scenario, changes }
    }
}
