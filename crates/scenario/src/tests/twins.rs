//! The executable listings behave like the built-in algorithms: each run has the same events.

use std::collections::BTreeSet;

use proptest::prelude::*;
use serde_json::Value;
use suffrage_engine::explore::{Budget, CheckOptions, Limits};
use suffrage_engine::protocol::PropertyId;
use suffrage_engine::protocols::{ProtocolId, VariantId};
use suffrage_text::listing::{executable, executable_protocols};

use crate::write::tests::random;
use crate::{Scenario, builtin, read};

const LAST_TICK: u64 = 400;
const MOST_MESSAGES: u32 = 20_000;
/// The number of random scenarios for each protocol.
const CASES: u32 = 200;

/// The program of the listing of a variant.
pub(super) fn twin(of: VariantId) -> VariantId {
    let entry = of.protocol().entry();
    let text = executable(entry, of.name()).expect("the protocol has a listing");
    let twin = ProtocolId::of_text(&format!("{}-{}", entry.name, of.name()), &text);
    twin.unwrap_or_else(|faults| panic!("{} {}: {faults:#?}\n{text}", entry.name, of.name())).standard()
}

/// The events of a run without the states, contents, numbers and causes, and its result.
fn run(scenario: &Scenario) -> (Vec<Value>, String) {
    let mut lines = Vec::new();
    let finished = scenario.plan().run(scenario.seed, LAST_TICK, Some(&mut lines)).expect("memory is writable");
    let events = String::from_utf8(lines).expect("JSON is UTF-8");
    let events = events.lines().filter_map(|line| {
        let mut event: Value = serde_json::from_str(line).expect("an event is JSON");
        let fields = event.as_object_mut().expect("an event is an object");
        fields.retain(|name, _| !["payload", "seq", "cause"].contains(&name.as_str()));
        (event["event"] != "state").then_some(event)
    });
    let summary = finished.summary();
    let cells: Vec<_> = (0..scenario.count()).map(|at| finished.cell(at).elected).collect();
    let properties: Vec<_> = summary
        .properties
        .iter()
        .filter(|property| property.name != "no-error")
        .map(|property| (property.name, property.status, property.tick))
        .collect();
    let result = (summary.tick, summary.quiet, summary.last_change, &summary.counts, cells, properties);
    (events.collect(), format!("{result:?}"))
}

/// Whether the listing has the parameters of the scenario. The listing of flooding decides the least value only.
fn has_twin(scenario: &Scenario) -> bool {
    scenario.parameters.word("aggregate").is_none_or(|aggregate| aggregate == "min")
}

fn assert_twins(scenario: &Scenario, what: &str) {
    let own = Scenario { variant: twin(scenario.variant), ..scenario.clone() };
    let ((events, result), (own_events, own_result)) = (run(scenario), run(&own));
    let differs = events.iter().zip(&own_events).position(|(one, other)| one != other);
    let differs = differs.map(|at| (at, &events[at.saturating_sub(2)..=at], &own_events[at]));
    assert_eq!(differs, None, "{what}");
    assert_eq!(events.len(), own_events.len(), "{what}: {:?}", (events.last(), own_events.last()));
    assert_eq!(result, own_result, "{what}");
}

#[test]
fn the_listings_run_the_built_in_scenarios_like_the_built_in_algorithms() {
    let protocols: BTreeSet<&str> = executable_protocols().collect();
    let mut count = 0;
    for demo in builtin::ALL.iter().filter(|demo| protocols.contains(demo.protocol) && demo.n <= 640) {
        let scenario = read(demo.text).unwrap_or_else(|faults| panic!("{}: {faults:?}", demo.name));
        if has_twin(&scenario) {
            assert_twins(&scenario, demo.name);
            count += 1;
        }
    }
    assert_eq!(count, 82);
}

#[test]
fn the_listings_run_random_scenarios_like_the_built_in_algorithms() {
    for name in executable_protocols() {
        let entry = ProtocolId::named(name).expect("the catalogue contains it").entry();
        proptest!(ProptestConfig::with_cases(CASES), |((mut scenario, acts) in random::scenario(entry))| {
            scenario.events.extend(acts);
            let within = scenario.plan().run_within(scenario.seed, LAST_TICK, MOST_MESSAGES);
            // Some variants send more and more messages.
            if has_twin(&scenario) && within.expect("no trace is written").summary().excess.is_none() {
                assert_twins(&scenario, name);
            }
        });
    }
}

/// A scenario, whether it is checked without a clock, the budget, and the known result; 0 states if it is not known.
type Search = (&'static str, bool, Budget, (u64, u64, &'static [(&'static str, u32)]));

/// The numbers of states and transitions of a search, and the number of steps to each violation.
fn explored(scenario: &Scenario, asynchronous: bool, budget: &Budget) -> (u64, u64, Vec<(&'static str, u32)>) {
    let plan = scenario.plan();
    let properties = plan.nature.properties.iter().filter_map(|name| PropertyId::named(name)).collect();
    let (limits, budget) = (Limits::default(), budget.clone());
    let asked = CheckOptions { asynchronous, budget, properties, first: false, limits, workers: None };
    let mut search = plan.search(&asked).unwrap_or_else(|why| panic!("{why:?}"));
    while !search.work(10_000) {}
    let report = search.report();
    assert!(report.is_complete);
    let broken = report.broken().map(|(property, breaking)| (property.name(), breaking.steps));
    (report.states, report.transitions, broken.collect())
}

#[test]
fn the_checker_finds_the_same_states_and_violations() {
    let all = |budget: Budget, n: u32| Budget { any_start: (0..n).collect(), ..budget };
    let crash = Budget { crashes: 1, ..Budget::default() };
    let in_broadcast = |crashes| Budget { crashes, mid_broadcast: true, ..Budget::default() };
    let searches: [Search; 6] = [
        (
            "protocol = \"chang-roberts\"\n[processes]\nids = [3, 1, 4, 2, 5]",
            true,
            all(crash.clone(), 5),
            (1_563, 5_858, &[("highest", 12), ("termination", 6)]),
        ),
        (
            "protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\nleader = 3",
            true,
            all(Budget { early: Some(0), ..crash.clone() }, 3),
            (2_002, 6_244, &[("highest", 6)]),
        ),
        (
            "protocol = \"franklin\"\n[processes]\nids = [2, 4, 1, 3]",
            true,
            all(Budget::default(), 4),
            (724, 2_674, &[]),
        ),
        (
            "protocol = \"flooding\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\nids = [1, 2, 3, 4]\n\
             [params]\nf = 1",
            false,
            in_broadcast(1),
            (56, 87, &[]),
        ),
        ("protocol = \"peterson\"\n[processes]\nids = [2, 4, 1, 3]", true, all(Budget::default(), 4), (0, 0, &[])),
        (
            "protocol = \"hirschberg-sinclair\"\n[processes]\nids = [2, 3, 1]",
            true,
            all(Budget::default(), 3),
            (0, 0, &[]),
        ),
    ];
    for (text, asynchronous, budget, (states, transitions, broken)) in searches {
        let scenario = read(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
        let found = explored(&scenario, asynchronous, &budget);
        if states > 0 {
            assert_eq!(found, (states, transitions, broken.to_vec()), "{text}");
        }
        let own = Scenario { variant: twin(scenario.variant), ..scenario };
        assert_eq!(explored(&own, asynchronous, &budget), found, "{text}");
    }
}
