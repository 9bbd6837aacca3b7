//! One thing about a scenario made different, everything else as it was: what two runs side by side are made of.

use super::bounds::LONGEST_DELAY;
use super::change::Changed;
use super::seating::{Moving, Roster};
use super::{Order, Scenario};
use crate::config::Problem;
use crate::protocol::Ticks;
use crate::protocols::VariantId;

/// What is different.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variation {
    /// The algorithm, or the variant of it.
    Algorithm(VariantId),
    /// The shortest and the longest delay of a message, in ticks.
    Delay(Ticks, Ticks),
    /// The order in which the processes sit.
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
            }
            Variation::Seed(seed) => *scenario = self.with_seed(seed),
            Variation::Fifo(fifo) => scenario.network.fifo = fifo,
        }
        scenario.drop_expectations(&mut changed.said);
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
mod tests {
    use super::*;
    use crate::scenario::read;
    use crate::sim::command::{Command, Targets};

    fn scenario() -> Scenario {
        let text = "protocol = \"chang-roberts\"\nseed = 3\nevents = [{ at = 1, start = 5 }]\n\
                    [processes]\nids = [2, 5, 1, 4, 3]\n[expect]\nleader = 5";
        read(text).unwrap_or_else(|faults| panic!("{faults:#?}"))
    }

    fn seats(order: Order) -> Vec<u32> {
        let changed = scenario().varied(Variation::Order(order)).expect("nothing forbids it");
        changed.scenario.seating().iter().map(|id| id.number()).collect()
    }

    #[test]
    fn the_same_processes_sit_in_another_order_and_acts_follow_them() {
        assert_eq!(seats(Order::Ascending), [1, 2, 3, 4, 5]);
        assert_eq!(seats(Order::Descending), [5, 4, 3, 2, 1]);
        let mut random = seats(Order::Random);
        assert_eq!(random, seats(Order::Random), "the seed decides");
        random.sort_unstable();
        assert_eq!(random, [1, 2, 3, 4, 5]);
        let changed = scenario().varied(Variation::Order(Order::Ascending)).expect("nothing forbids it").scenario;
        assert_eq!(changed.events, [(1, Command::Start(Targets::Listed(vec![4])))]);
        assert!(changed.expect.is_empty(), "another order may come to something else");
    }

    #[test]
    fn delays_are_held_against_the_limits_of_the_format() {
        let delay = |shortest, longest| scenario().varied(Variation::Delay(shortest, longest));
        let network = delay(2, 4).expect("a good delay").scenario.network;
        assert_eq!((network.shortest_delay, network.longest_delay), (2, 4));
        let is_out_of_range =
            |made: Result<Changed, Problem>| made.is_err_and(|problem| problem.what().key == "fault-out-of-range");
        assert!(is_out_of_range(delay(0, 4)));
        assert!(is_out_of_range(delay(5, 4)));
        assert!(is_out_of_range(delay(1, LONGEST_DELAY + 1)));
    }

    #[test]
    fn seed_and_order_of_arrival_can_be_varied() {
        assert_eq!(scenario().varied(Variation::Seed(8)).expect("any seed").scenario.seed, 8);
        assert!(!scenario().varied(Variation::Fifo(false)).expect("nothing forbids it").scenario.network.fifo);
    }
}
