//! The runs whose costs the page shows.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::thread::available_parallelism;

use suffrage_engine::protocol::{Id, Seating};
use suffrage_engine::protocols::CATALOGUE;
use suffrage_measure::{Ended, Initiators, Options, Order, Outcome, Subject, Sweep};
use suffrage_scenario::{self as scenario, Scenario};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Begins {
    All,
    One(u32),
    /// The client with id 0 makes this number of requests, one after the other.
    Asked(u32),
    /// Timers start the election.
    Nobody,
}

/// The lines of `[processes]` are in `seating`, and further sections are in `below`.
fn scenario_of(protocol: &str, seed: u64, seating: &str, begins: Begins, below: &str) -> Scenario {
    let events = match begins {
        Begins::All => "{ at = 1, start = \"all\" }".to_owned(),
        Begins::One(id) => format!("{{ at = 1, start = {id} }}"),
        Begins::Asked(count) => {
            let request = |value| format!("{{ at = 1, request = {{ client = 0, set = [\"x\", {value}] }} }}");
            (1..=count).map(request).collect::<Vec<_>>().join(", ")
        }
        Begins::Nobody => String::new(),
    };
    let text =
        format!("protocol = \"{protocol}\"\nseed = {seed}\nevents = [{events}]\n[processes]\n{seating}\n{below}\n");
    scenario::read(&text).unwrap_or_else(|faults| panic!("{text}\n{faults:#?}"))
}

fn measured(sweep: &Sweep) -> Vec<Outcome> {
    let (numbers, mut outcomes) = ((0..sweep.total()).collect::<Vec<_>>(), Vec::new());
    let each = |outcome: Outcome| {
        assert!(outcome.quiet, "{outcome:?}");
        outcomes.push(outcome);
        ControlFlow::Continue(())
    };
    let threads = available_parallelism().unwrap_or(NonZeroUsize::MIN);
    assert_eq!(sweep.run(&numbers, threads, &|| false, each).expect("there are threads"), Ended::Whole);
    outcomes
}

fn runs_of(scenario: Scenario, (seed, runs): (u64, u64)) -> Vec<Outcome> {
    let sizes = vec![scenario.count() as u32];
    let initiators = Initiators::Some(0);
    measured(&Sweep { bases: vec![scenario], sizes, order: None, initiators, runs, seed, until: None })
}

fn kinds(outcome: &Outcome) -> Vec<u64> {
    let entry = CATALOGUE.iter().find(|entry| entry.name == outcome.protocol).expect("it is in the catalogue");
    entry.kinds.iter().map(|kind| outcome.kinds[*kind]).collect()
}

/// For each kind of message: the number of messages.
pub(super) fn cost(protocol: &str, seating: &str, begins: Begins, below: &str) -> Vec<u64> {
    kinds(&runs_of(scenario_of(protocol, 0, seating, begins, below), (0, 1))[0])
}

/// For each run and each kind of message: the number of messages.
pub(super) fn costs(protocol: &str, seating: &str, begins: Begins, below: &str, runs: u64) -> Vec<Vec<u64>> {
    runs_of(scenario_of(protocol, 0, seating, begins, below), (0, runs)).iter().map(kinds).collect()
}

/// Process `initiator(seed)` starts alone.
pub(super) fn costs_of_one(
    protocol: &str,
    seating: &str,
    below: &str,
    runs: u64,
    initiator: impl Fn(u64) -> u32,
) -> Vec<u64> {
    let one = |seed| runs_of(scenario_of(protocol, seed, seating, Begins::One(initiator(seed)), below), (seed, 1));
    (0..runs).flat_map(one).map(|outcome| outcome.messages).collect()
}

pub(super) fn total(kinds: &[u64]) -> u64 {
    kinds.iter().sum()
}

pub(super) fn totals(runs: &[Vec<u64>]) -> Vec<u64> {
    runs.iter().map(|kinds| total(kinds)).collect()
}

pub(super) fn seated(ids: impl IntoIterator<Item = u32>) -> String {
    format!("ids = {:?}", ids.into_iter().collect::<Vec<_>>())
}

pub(super) fn halving(n: u32) -> String {
    seated(Seating::Halving.ids(n).into_iter().map(Id::number))
}

/// The options are the defaults of `suffrage measure`.
pub(super) fn random_rings(protocol: &str, n: u32, runs: u64) -> Vec<u64> {
    let subject = Subject { protocol: protocol.to_owned(), variant: "standard".to_owned() };
    let options = Options {
        protocols: vec![subject],
        sizes: vec![n],
        order: Order::Random,
        initiators: Initiators::All,
        runs,
        seed: 0,
        delay: (1, 1),
        until: None,
    };
    let sweep = options.sweep().unwrap_or_else(|faults| panic!("{faults:?}"));
    measured(&sweep).iter().map(|outcome| total(&kinds(outcome))).collect()
}
