use super::super::*;
use crate::read;
use suffrage_engine::sim::command::{Command, Targets};

fn scenario() -> Scenario {
    let text = "protocol = \"chang-roberts\"\nseed = 3\nevents = [{ at = 1, start = 5 }]\n\
                [processes]\nids = [2, 5, 1, 4, 3]\n[expect]\nleader = 5";
    read(text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn ids_in_order(order: Order) -> Vec<u32> {
    let changed = scenario().varied(Variation::Order(order)).expect("the act is possible");
    changed.scenario.seating().iter().map(|id| id.number()).collect()
}

#[test]
fn acts_follow_their_processes_into_another_order() {
    assert_eq!(ids_in_order(Order::Ascending), [1, 2, 3, 4, 5]);
    assert_eq!(ids_in_order(Order::Descending), [5, 4, 3, 2, 1]);
    let mut random = ids_in_order(Order::Random);
    assert_eq!(random, ids_in_order(Order::Random), "the seed decides");
    random.sort_unstable();
    assert_eq!(random, [1, 2, 3, 4, 5]);
    let changed = scenario().varied(Variation::Order(Order::Ascending)).expect("the act is possible").scenario;
    assert_eq!(changed.events, [(1, Command::Start(Targets::Listed(vec![4])))]);
    assert!(changed.expect.is_empty(), "another order can give another result");
}

#[test]
fn delays_are_checked_against_the_limits() {
    let delay = |shortest, longest| scenario().varied(Variation::Delay(shortest, longest));
    let network = delay(2, 4).expect("a valid delay").scenario.network;
    assert_eq!((network.shortest_delay, network.longest_delay), (2, 4));
    let is_out_of_range =
        |made: Result<Changed, Problem>| made.is_err_and(|problem| problem.what.key == "fault-out-of-range");
    assert!(is_out_of_range(delay(0, 4)));
    assert!(is_out_of_range(delay(5, 4)));
    assert!(is_out_of_range(delay(1, LONGEST_DELAY + 1)));
}

#[test]
fn seed_and_order_of_arrival_can_be_varied() {
    assert_eq!(scenario().varied(Variation::Seed(8)).expect("any seed").scenario.seed, 8);
    assert!(!scenario().varied(Variation::Fifo(false)).expect("the act is possible").scenario.network.fifo);
}
