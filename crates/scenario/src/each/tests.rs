use crate::change::Variation;
use crate::config::Problem;
use crate::{Order, Scenario, faults, read, write};
use suffrage_engine::protocol::Id;
use suffrage_engine::sim::network::OwnTraits;

fn text(protocol: &str, network: &str) -> String {
    format!("protocol = \"{protocol}\"\n[processes]\nids = [3, 1, 2, 4]\n[network]\n{network}\n")
}

fn good(protocol: &str, network: &str) -> Scenario {
    read(&text(protocol, network)).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn fault(protocol: &str, network: &str) -> (String, Problem) {
    let text = text(protocol, network);
    let faults = read(&text).expect_err("the text has a fault").told;
    assert_eq!(faults.len(), 1, "{faults:#?}");
    (text[faults[0].span.clone()].to_owned(), faults[0].problem.clone())
}

const TWO: &str = "each = [{ from = 3, to = 1, delay = [3, 5], loss = 0.0 }, { from = 1, to = 3, loss = 0.5 }]";

#[test]
fn links_with_properties_of_their_own_are_read_and_written() {
    let scenario = good("bully", TWO);
    let own = |delay, loss| OwnTraits { delay, loss };
    let expected = [((0, 1), own(Some((3, 5)), Some(0.0))), ((1, 0), own(None, Some(0.5)))];
    assert_eq!(*scenario.network.each, expected.into());
    let written = write(&scenario, "");
    assert!(written.contains(TWO), "{written}");
    assert_eq!(read(&written).expect("a written file has no faults"), scenario);
    assert_eq!((scenario.network.patience(), scenario.tick_limit()), (10, 10_000));
    // A process with several roles sends to itself.
    assert_eq!(good("paxos", "each = [{ from = 3, to = 3, delay = 2 }]").network.each.len(), 1);
}

#[test]
fn links_are_checked() {
    let id = |number| Id::new(number).expect("a valid id");
    let twice = "each = [{ from = 3, to = 1, delay = 2 }, { from = 3, to = 1, loss = 0.1 }]";
    assert_eq!(
        fault("bully", twice),
        ("{ from = 3, to = 1, loss = 0.1 }".to_owned(), faults::repeated("3 → 1", "each"))
    );
    let nothing = fault("bully", "each = [{ from = 3, to = 1 }]");
    assert_eq!(nothing.1, faults::no_change(&["delay", "loss"]));
    assert_eq!(fault("bully", "each = [{ from = 3, to = 3, delay = 2 }]").1, faults::no_link_to_itself(id(3)));
    assert_eq!(fault("bully", "each = [{ from = 3, to = 9, delay = 2 }]").1.what.key, "fault-unknown-process");
    assert_eq!(fault("bully", "each = [{ from = 3, to = 1, delay = 0 }]").1.what.key, "fault-out-of-range");
    assert_eq!(fault("bully", "each = [{ from = 3, to = 1, loss = 2 }]").1.what.key, "fault-out-of-range");
    assert_eq!(fault("bully", "each = 3").1.what.key, "fault-wrong-type");
    let past = "each = [{ from = 3, to = 2, delay = 2 }]";
    assert_eq!(fault("chang-roberts", past).1, faults::no_link(id(3), id(2), id(1)));
    // With `bounce`, senders skip crashed processes. So 3 can send to 2 if 1 is down.
    assert_eq!(good("chang-roberts", &format!("bounce = true\n{past}")).network.each.len(), 1);
}

#[test]
fn changes_keep_the_links_that_still_exist() {
    let keys = |scenario: &Scenario| scenario.network.each.keys().copied().collect::<Vec<_>>();
    let said = |changed: &crate::change::Changed| changed.said.iter().map(|remark| remark.key).collect::<Vec<_>>();
    let ordered = good("bully", TWO).varied(Variation::Order(Order::Ascending)).expect("a valid order");
    assert_eq!(keys(&ordered.scenario), [(0, 2), (2, 0)]);
    let slow = good("superpeer-dht", "each = [{ from = 3, to = 4, delay = 9 }]");
    let fewer = slow.with_count(3).expect("a valid number").scenario;
    assert_eq!(fewer.detector, fewer.default_detector(), "T is shorter without the slow link");
    assert_ne!(fewer.detector, slow.detector);
    let fewer = good("bully", "each = [{ from = 3, to = 4, delay = 2 }]").with_count(3).expect("a valid number");
    assert_eq!((keys(&fewer.scenario), said(&fewer)), (vec![], vec!["change-links-left-out"]));
    let ring = good("bully", TWO).with_variant(good("chang-roberts", "").variant).expect("a valid algorithm");
    assert_eq!(keys(&ring.scenario), [(0, 1)]);
    assert!(said(&ring).contains(&"change-links-left-out"), "{:?}", said(&ring));
}

#[test]
fn another_delay_is_that_of_all_links() {
    let changed = good("bully", TWO).varied(Variation::Delay(2, 2)).expect("a valid delay");
    let loss = |loss| OwnTraits { delay: None, loss: Some(loss) };
    assert_eq!(*changed.scenario.network.each, [((0, 1), loss(0.0)), ((1, 0), loss(0.5))].into());
    assert_eq!(changed.said[0].key, "change-delays-left-out");
    assert_eq!(changed.scenario.network.patience(), 4);
}
