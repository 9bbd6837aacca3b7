//! From a scenario and budgets to a search.

use crate::explore::{Asked, Limits, MOST_PROCESSES, Refused, Search};
use crate::protocol::{Grows, PropertyId, Remark};
use crate::scenario::Scenario;
use crate::scenario::check::Check;
use crate::text::ids;

/// What is asked of all runs of a scenario.
#[derive(Clone, Debug)]
pub struct Question {
    pub check: Check,
    /// The properties that are judged; empty: all that the protocol is judged by, or those that the check speaks of.
    pub properties: Vec<&'static str>,
    /// Whether the search stops at the first violation.
    pub first: bool,
    pub limits: Limits,
}

impl Question {
    fn properties(&self, scenario: &Scenario) -> Vec<PropertyId> {
        let Check { holds, violates, .. } = &self.check;
        let spoken_of: Vec<&str> = holds.iter().chain(violates).copied().collect();
        let names = [self.properties.as_slice(), spoken_of.as_slice()].into_iter().find(|names| !names.is_empty());
        // In the order of the catalogue.
        let all = scenario.properties().iter().filter(|name| names.is_none_or(|names| names.contains(name)));
        all.filter_map(|name| PropertyId::named(name)).collect()
    }
}

/// Begins the search for the answer.
///
/// # Errors
/// Everything that stands against it.
pub fn search(scenario: &Scenario, question: &Question) -> Result<Box<dyn Search>, Vec<Remark>> {
    let asked = Asked {
        asynchronous: question.check.asynchronous,
        purse: question.check.purse(scenario.count() as u32),
        properties: question.properties(scenario),
        first: question.first,
        limits: question.limits,
    };
    // Of very many processes no plan need be made.
    if scenario.count() > MOST_PROCESSES {
        return Err(vec![refusal(scenario, Refused::TooMany)]);
    }
    let refused = |refused: Vec<Refused>| refused.into_iter().map(|refused| refusal(scenario, refused)).collect();
    scenario.plan().search(&asked).map_err(refused)
}

fn refusal(scenario: &Scenario, refused: Refused) -> Remark {
    let protocol = scenario.protocol().name();
    let tick = |act: usize| scenario.events.get(act).map_or(0, |(tick, _)| *tick);
    match refused {
        Refused::ActNeedsClock { act } => ids::CheckActNeedsClock { tick: tick(act) }.into(),
        Refused::ChanceOfNetwork => ids::CHECK_CHANCE_OF_NETWORK.into(),
        Refused::Choices => ids::CHECK_CHOICES.into(),
        Refused::OldestOfUnordered { act } => ids::CheckOldestOfUnordered { tick: tick(act) }.into(),
        Refused::Barriers => ids::CheckBarriers { protocol }.into(),
        Refused::Heartbeats => ids::CHECK_HEARTBEATS.into(),
        Refused::Unbounded(Grows::Timers) => ids::CheckUnboundedTimers { protocol }.into(),
        Refused::Unbounded(Grows::Draws) => ids::CheckUnboundedDraws { protocol }.into(),
        Refused::EarlyWithClock => ids::CHECK_EARLY_WITH_CLOCK.into(),
        Refused::BeginTogether => ids::CheckBeginTogether { protocol }.into(),
        Refused::TooMany => ids::CheckTooMany { count: scenario.count() as u64, most: MOST_PROCESSES as u64 }.into(),
    }
}
