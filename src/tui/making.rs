//! How a scenario was made from another, so that it can be made again when the other one has changed.

use std::mem::discriminant;
use std::rc::Rc;

use suffrage_engine::protocol::Ticks;
use suffrage_engine::protocols::VariantId;
use suffrage_engine::sim::command::Command;
use suffrage_scenario::Scenario;
use suffrage_scenario::change::Variation;
use suffrage_scenario::change::{Changed, reseated};
use suffrage_scenario::config::Problem;

#[derive(Clone, Debug)]
pub enum Making {
    Seed(u64),
    Count(usize),
    /// What was done by hand to the run of a scenario becomes a part of it.
    Acts {
        acts: Vec<(Ticks, Command)>,
        on: Rc<Scenario>,
    },
    Algorithm(VariantId),
    Varied(Variation),
}

impl Making {
    fn make(&self, scenario: &Scenario) -> Result<Changed, Problem> {
        match self {
            Self::Seed(seed) => Ok(scenario.seeded(*seed)),
            Self::Count(count) => scenario.with_count(*count),
            Self::Acts { acts, on } => {
                let seated = acts.iter().filter_map(|(tick, act)| Some((*tick, reseated(act, on, scenario)?)));
                let mut whole = scenario.clone();
                whole.events.extend(seated);
                Ok(unchanged(whole))
            }
            Self::Algorithm(variant) => scenario.with_variant(*variant),
            Self::Varied(variation) => scenario.varied(*variation),
        }
    }

    /// Whether it makes one that was done just before it superfluous.
    fn replaces(&self, before: &Self) -> bool {
        matches!(self, Self::Seed(_) | Self::Count(_)) && discriminant(self) == discriminant(before)
    }
}

/// Makes a scenario from another, step by step, with what could not stay as it was.
///
/// # Errors
/// What cannot be made of it.
pub(super) fn made(scenario: &Scenario, makings: &[Making]) -> Result<Changed, Problem> {
    makings.iter().try_fold(unchanged(scenario.clone()), |made, making| {
        let Changed { scenario, said } = making.make(&made.scenario)?;
        Ok(Changed { scenario, said: [made.said, said].concat() })
    })
}

/// Adds one more step to those by which a scenario was made.
pub(super) fn append(makings: &mut Vec<Making>, making: Making) {
    if makings.last().is_some_and(|last| making.replaces(last)) {
        makings.pop();
    }
    makings.push(making);
}

pub(super) const fn unchanged(scenario: Scenario) -> Changed {
    Changed { scenario, said: Vec::new() }
}
