//! One thing about a scenario made different, everything else as it was: what two runs side by side are made of.

use super::bounds::LONGEST_DELAY;
use super::change::Changed;
use super::seating::{Moving, Roster};
use super::{Order, Scenario};
use crate::config::Problem;
use crate::protocol::Ticks;
use crate::protocols::VariantId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variation {
    Algorithm(VariantId),
    /// The shortest and the longest delay of a message, in ticks.
    Delay(Ticks, Ticks),
    Order(Order),
    Seed(u64),
    /// Whether messages on one link arrive in the order they were sent.
    Fifo(bool),
}

impl Scenario {
    /// The same scenario with one thing different. As with another variant, what was expected of it is left out.
    ///
    /// # Errors
    /// More processes than the other protocol's graph may have; a delay of 0, or one that ends before it begins.
    pub fn varied(&self, variation: Variation) -> Result<Changed, Problem> {
        let mut changed = Changed { scenario: self.clone(), said: Vec::new() };
        let scenario = &mut changed.scenario;
        match variation {
            Variation::Algorithm(variant) => return self.with_variant(variant),
            Variation::Delay(shortest, longest) => {
                in_range("delay", shortest, 1)?;
                in_range("delay", longest, shortest)?;
                (scenario.network.shortest_delay, scenario.network.longest_delay) = (shortest, longest);
            }
            Variation::Order(order) => {
                let ids = self.in_order(order);
                let moving = Moving { from: self.roster(), to: Roster::new(ids.clone(), self.seed) };
                scenario.ids = ids;
                scenario.reseat(&moving);
                scenario.drop_unlinked(&mut changed.said);
                scenario.tell_choices_left_out(self, &mut changed.said);
            }
            Variation::Seed(seed) => changed = self.seeded(seed),
            Variation::Fifo(fifo) => scenario.network.fifo = fifo,
        }
        changed.scenario.drop_expectations(&mut changed.said);
        changed.scenario = changed.scenario.made_from(self);
        Ok(changed)
    }
}

fn in_range(key: &str, ticks: Ticks, least: Ticks) -> Result<(), Problem> {
    if (least..=LONGEST_DELAY).contains(&ticks) {
        return Ok(());
    }
    Err(Problem::out_of_range(key, &ticks.to_string(), &(least..=LONGEST_DELAY)))
}

#[cfg(test)]
mod tests;
