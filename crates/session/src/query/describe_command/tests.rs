use std::collections::{BTreeMap, BTreeSet};

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use super::*;
use suffrage_engine::protocol::Request;
use suffrage_scenario::testing::any_act;
use suffrage_text::TextId;
use suffrage_text::testing::{ids_of, prove_remark};

#[test]
fn every_act_has_a_text_in_every_language_and_no_text_is_unused() {
    let mut told: BTreeMap<&str, Vec<Remark>> = BTreeMap::new();
    // Messages of the second protocol can be altered.
    for protocol in ["bully", "flooding"] {
        let scenario = suffrage_scenario::read(&format!("protocol = \"{protocol}\"\n[processes]\ncount = 3"))
            .expect("it is valid");
        let (acts, mut runner) = (any_act(scenario.protocol().entry(), 3), TestRunner::deterministic());
        let commands = (0..1_000).map(|_| acts.new_tree(&mut runner).expect("an act is drawn").current());
        let ids: Vec<Id> = (1..=3).filter_map(Id::new).collect();
        let teller = Teller { scenario: &scenario, ids: &ids };
        for remark in commands.map(|command| teller.told(&command)) {
            told.entry(remark.key).or_default().push(remark);
        }
        let request = Request { key: Some(1.into()), value: 7.into() };
        let asked = teller.told(&Command::Request { client: 0, request });
        told.entry(asked.key).or_default().push(asked);
    }
    told.values().flat_map(|alike| alike.iter().take(3)).for_each(prove_remark);
    let said: BTreeSet<&str> = told.into_keys().collect();
    assert_eq!(said, ids_of("did-").map(TextId::key).collect());
}
