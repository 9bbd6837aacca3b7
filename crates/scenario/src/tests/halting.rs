//! A process that halts: at the start of the run, in the middle of a broadcast, when it returns; in the checker, and in a
//! saved scenario.

use suffrage_engine::engine::Finished;
use suffrage_engine::explore::{Budget, CheckOptions, Limits};
use suffrage_engine::property::Status;
use suffrage_engine::protocol::PropertyId;
use suffrage_text::{Language, Texts};

use crate::{Scenario, read, write};

/// The process that starts sends ASK to the first two others and halts in line 11. A process halts in line 12 when it
/// returns, if it has started before.
const HALTING: &str = "algorithm: Halting\nlinks: complete graph\nmessage ASK(j)\nstate x := 0\nstable starts := 0\n\
                       on start:\n  starts := starts + 1; x := 7\n  for p in others:\n    send ASK(id) to p\n    \
                       if p = 3:\n      x := 1 div (starts - 1)\non revival, if starts = 1: x := first([])\n\
                       on ASK(j): elected := j\n";

fn scenario(events: &str) -> Scenario {
    scenario_of(HALTING, events)
}

fn scenario_of(algorithm: &str, events: &str) -> Scenario {
    let text = format!(
        "protocol = \"halting.algo\"\nalgorithm = '''\n{algorithm}'''\nevents = [{events}]\n[processes]\nids = [1, 2, 3, 4]\n"
    );
    read(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

fn run(scenario: &Scenario) -> Finished {
    scenario.run(None, None).expect("no trace is written")
}

/// The tick at which `no-error` is violated, and the English sentence.
fn error(finished: &Finished) -> Option<(u64, String)> {
    let of_error = |property: &&suffrage_engine::property::Property| property.name == "no-error";
    let found = finished.summary().properties.iter().find(of_error).expect("it is judged");
    let why = found.why.as_ref().filter(|_| found.status == Status::Violated)?;
    Some((found.tick?, Texts::new(Language::English).remark(why)))
}

/// The state of a process as JSON.
fn state(finished: &Finished, at: u32) -> String {
    finished.world.state(at).to_string()
}

#[test]
fn a_process_halts_in_the_middle_of_a_broadcast_and_keeps_what_it_did() {
    let finished = run(&scenario("{ at = 1, start = 1 }, { at = 4, start = 1 }"));
    assert_eq!(error(&finished), Some((1, "1 halts in line 11: divided by 0".to_owned())));
    // It sent to 2 and 3, not to 4, and ignores the second start.
    let leaders: Vec<Option<String>> =
        (0..4).map(|at| finished.cell(at).elected.map(|leader| leader.to_string())).collect();
    assert_eq!(leaders, [None, Some("1".to_owned()), Some("1".to_owned()), None]);
    assert_eq!(state(&finished, 0), r#"{"elected":null,"halted":11,"starts":1,"x":7}"#);
}

#[test]
fn a_crash_and_a_return_restart_a_halted_process() {
    let events = "{ at = 1, start = 1 }, { at = 3, crash = 1 }, { at = 4, revive = 1 }";
    let finished = run(&scenario(events));
    assert_eq!(state(&finished, 0), r#"{"elected":null,"halted":12,"starts":1,"x":0}"#, "it halts again");
    assert_eq!(error(&finished), Some((1, "1 halts in line 11: divided by 0".to_owned())), "the first error counts");
    // Without the first start, the return has no error, and the process handles messages.
    let finished = run(&scenario("{ at = 1, crash = 1 }, { at = 2, revive = 1 }, { at = 3, start = 2 }"));
    assert_eq!(state(&finished, 0), r#"{"elected":2,"starts":0,"x":0}"#);
    assert_eq!(error(&finished), Some((3, "2 halts in line 11: divided by 0".to_owned())));
    // On its return, 2 has an error for the first time: it halted nowhere before, because 3 was not its receiver.
    let quiet = HALTING.replace("if p = 3", "if p = 9");
    let events = "{ at = 1, start = 2 }, { at = 2, crash = 2 }, { at = 5, revive = 2 }";
    let finished = run(&scenario_of(&quiet, events));
    assert_eq!(error(&finished), Some((5, "2 halts in line 12: the list is empty".to_owned())));
}

#[test]
fn a_process_halts_at_the_first_tick_and_no_condition_halts_it_before() {
    let finished = run(&scenario("{ at = 1, start = 4 }"));
    assert_eq!(error(&finished), Some((1, "4 halts in line 11: divided by 0".to_owned())));
    // At tick 0 only the conditions after `when` are evaluated. One with an error does not hold.
    let active = HALTING.replace("on start:", "active when 1 div x = 1\nshow relay when first([]) = 1\non start:");
    let finished = run(&scenario_of(&active, ""));
    assert_eq!((finished.summary().tick, error(&finished)), (0, None));
    assert_eq!(state(&finished, 0), r#"{"elected":null,"starts":0,"x":0}"#);
}

#[test]
fn a_saved_scenario_halts_in_the_same_way() {
    let scenario = scenario("{ at = 1, start = 1 }, { at = 3, crash = 1 }, { at = 4, revive = 1 }");
    let saved = read(&write(&scenario, "")).expect("a saved scenario is valid");
    let (finished, again) = (run(&scenario), run(&saved));
    assert_eq!(finished.summary(), again.summary());
    assert!((0..4).all(|at| state(&finished, at) == state(&again, at)));
}

#[test]
fn the_checker_finds_a_shortest_run_to_an_error() {
    let scenario = scenario("");
    for (crashes, revivals) in [(0, 0), (1, 1)] {
        let budget = Budget { any_start: (0..4).collect(), crashes, revivals, ..Budget::default() };
        let (properties, limits) = (vec![PropertyId::NoError], Limits::default());
        let asked = CheckOptions { asynchronous: true, budget, properties, first: false, limits, workers: None };
        let mut search = scenario.plan().search(&asked).unwrap_or_else(|why| panic!("{why:?}"));
        while !search.work(10_000) {}
        let report = search.report();
        assert!(report.is_complete);
        let broken: Vec<_> = report.broken().map(|(property, breaking)| (property, breaking.steps)).collect();
        assert_eq!(broken, [(PropertyId::NoError, 1)]);
    }
}
