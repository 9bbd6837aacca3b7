//! Replays the runs that a search found and compares them with its report.

mod ahead;

use super::{Answer, Question, counterexample, counterexample::scenario_of, proposed, search};
use suffrage_engine::explore::{Budget, Limits, Report, Search, Standings};
use suffrage_engine::{property::Status, protocol::Cell, protocol::Ticks};
use suffrage_scenario::check::{AnyStart, Check};
use suffrage_scenario::{Scenario, builtin, read, write};
use suffrage_text::LocalText;

fn scenario(text: &str) -> Scenario {
    read(&format!("version = 1\n{text}")).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

fn everybody(check: Check) -> Check {
    Check { asynchronous: true, any_start: AnyStart::Everybody, ..check }
}

fn models() -> Vec<(Scenario, Check)> {
    let none = Check::default;
    let crash = || Check { budgets: Budget { crashes: 1, early: Some(0), ..none().budgets }, ..none() };
    let of = |text: &str, check: Check| (scenario(text), everybody(check));
    let bully = "protocol = \"bully\"\n[processes]\nids = [1, 2, 3]";
    let ring = "protocol = \"chang-roberts\"\n[processes]\nids = [3, 1, 2]";
    let bounce = "[network]\nbounce = true";
    let acts = "protocol = \"bully\"\nevents = [\n { at = 1, start = 1 },\n { at = 2, drop = { from = 1, to = 3 } },\n \
                { at = 3, crash = 3, after = 1 },\n { at = 4, cut = [1, 2] },\n { at = 6, mend = [1, 2] },\n { at = 7, revive = 3 },\n]\n\
                [processes]\nids = [1, 2, 3]";
    vec![
        of(bully, crash()),
        of(bully, Check { budgets: Budget { early: Some(1), ..none().budgets }, ..none() }),
        of(bully, Check { budgets: Budget { mid_broadcast: true, ..crash().budgets }, ..crash() }),
        of(bully, Check { budgets: Budget { revivals: 1, ..crash().budgets }, ..crash() }),
        of(bully, Check { budgets: Budget { losses: 1, early: Some(0), ..none().budgets }, ..none() }),
        of(bully, Check { budgets: Budget { duplicates: 1, early: Some(0), ..none().budgets }, ..none() }),
        of(&format!("{bully}\n[network]\nprocess_time = 2\nfifo = false"), crash()),
        (scenario(acts), Check { budgets: Budget { early: Some(1), timers: Some(4), ..none().budgets }, asynchronous: true, ..none() }),
        of("protocol = \"bully\"\nvariant = \"trusting\"\n[processes]\nids = [1, 2, 3]", crash()),
        of(ring, crash()),
        of(ring, Check { budgets: Budget { losses: 1, duplicates: 1, ..none().budgets }, ..none() }),
        of(&format!("{ring}\n{bounce}"), Check { budgets: Budget { crashes: 1, revivals: 1, ..none().budgets }, ..none() }),
        of("protocol = \"chang-roberts\"\n[processes]\nids = [1, 2]", Check { budgets: Budget { starts: 1, crashes: 1, ..none().budgets }, ..none() }),
        of("protocol = \"franklin\"\n[processes]\nids = [2, 3, 1]", Check { budgets: Budget { losses: 1, ..none().budgets }, ..none() }),
        of(&format!("protocol = \"peterson\"\n[processes]\nids = [2, 3, 1]\n{bounce}"), Check { budgets: Budget { crashes: 1, ..none().budgets }, ..none() }),
        of("protocol = \"itai-rodeh\"\n[processes]\ncount = 2", Check { budgets: Budget { draws: Some(3), ..none().budgets }, ..none() }),
        of(&format!("protocol = \"ring-list\"\n[processes]\nids = [2, 3, 1]\n{bounce}"), Check { budgets: Budget { crashes: 1, ..none().budgets }, ..none() }),
        of(
            "protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\nleader = 3\n[detector]\nkind = \"oracle\"",
            Check { budgets: Budget { crashes: 1, early: Some(0), ..none().budgets }, asynchronous: true, ..none() },
        ),
        of(
            "protocol = \"raft-election\"\nvariant = \"amnesia\"\n[processes]\nids = [1, 2, 3]",
            Check { budgets: Budget { timers: Some(2), crashes: 1, revivals: 1, ..none().budgets }, any_start: AnyStart::Nobody, ..none() },
        ),
        timed("protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\nleader = 3\n[network]\ndelay = [1, 3]\n[detector]\nkind = \"oracle\""),
        timed(
            "protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\nleader = 3\n[network]\ndelay = [1, 2]\nfifo = false\n[detector]\n\
             kind = \"oracle\"\nby = \"random\"",
        ),
        timed("protocol = \"chang-roberts\"\nevents = [{ at = 2, start = 3 }]\n[processes]\nids = [3, 1, 2]\n[network]\nloss = 0.5\nduplicate = 0.5"),
        timed(
            "protocol = \"chang-roberts\"\nevents = [{ at = 2, start = 3 }]\n[processes]\nids = [3, 1, 2]\n[network]\nbounce = true\n\
             each = [{ from = 3, to = 1, delay = [2, 3], loss = 0.5 }, { from = 2, to = 3, delay = 2 }]",
        ),
        timed("protocol = \"peterson\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\nids = [2, 3, 1]\n[network]\ndelay = [1, 2]\nbounce = true\nprocess_time = 1"),
        timed("protocol = \"itai-rodeh\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\ncount = 2"),
        given(&format!("{bully}\nleader = 3\n[detector]\nkind = \"oracle\"\n[network]\ndelay = [1, 2]"), Check { budgets: Budget { crashes: 1, mid_broadcast: true, ..none().budgets }, ..none() }),
        given(&format!("{bully}\nleader = 3\n[network]\ndelay = [1, 2]"), Check { budgets: Budget { starts: 1, losses: 1, ..none().budgets }, ..none() }),
        given(&format!("{ring}\n[network]\ndelay = [1, 2]"), Check { budgets: Budget { duplicates: 1, losses: 1, ..none().budgets }, any_start: AnyStart::Everybody, ..none() }),
        given(&format!("{ring}\n{bounce}"), Check { budgets: Budget { crashes: 1, mid_broadcast: true, ..none().budgets }, any_start: AnyStart::Everybody, ..none() }),
        given(
            "protocol = \"flooding\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\nids = [1, 2, 3]\n[params]\nf = 1\nrounds = 1",
            Check { budgets: Budget { crashes: 1, mid_broadcast: true, ..none().budgets }, ..none() },
        ),
        given(
            "protocol = \"flooding\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\nids = [1, 2, 3]\n[network]\nloss = 0.5",
            Check { budgets: Budget { crashes: 1, mid_broadcast: true, duplicates: 1, ..none().budgets }, ..none() },
        ),
        given("protocol = \"itai-rodeh\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\ncount = 2", none()),
    ]
    .into_iter()
    .chain(acts_on_messages())
    .chain(round_both_ways())
    .chain(built_in().into_iter().map(|(_, scenario, check)| (scenario, check)))
    .collect()
}

fn acts_on_messages() -> Vec<(Scenario, Check)> {
    let networks = ["delay = 1", "delay = [1, 3]", "delay = [1, 2]\nprocess_time = 1"];
    let acts = ["delay", "deliver", "drop", "duplicate"].into_iter().flat_map(|act| [1, 2, 3].map(|at| (act, at)));
    let all = acts.flat_map(|act| networks.map(|network| (act, network)));
    // The search has no separate choice for the delay of a copy, so the delay must be fixed.
    let all = all.filter(|((act, _), network)| *act != "duplicate" || *network == "delay = 1");
    let scenarios = all.map(|((act, at), network)| {
        let by = if act == "delay" { ", by = 3" } else { "" };
        let events = format!("events = [{{ at = 1, start = 3 }}, {{ at = {at}, {act} = {{ from = 3, to = 1{by} }} }}]");
        scenario(&format!("protocol = \"chang-roberts\"\n{events}\n[processes]\nids = [3, 1, 2]\n[network]\n{network}"))
    });
    scenarios
        .map(|scenario| {
            (scenario, Check { budgets: Budget { crashes: 1, ..Check::default().budgets }, ..Check::default() })
        })
        .collect()
}

fn round_both_ways() -> Vec<(Scenario, Check)> {
    let protocols = ["franklin", "hirschberg-sinclair"];
    let acts = [
        "{ at = 1, crash = 2 }, { at = 3, crash = 3 }, { at = 5, start = 1 }",
        "{ at = 1, crash = 2 }, { at = 3, start = \"all\" }",
    ];
    let all = protocols.into_iter().flat_map(|protocol| acts.map(|acts| (protocol, acts)));
    let scenarios = all.flat_map(|(protocol, acts)| {
        let text = format!(
            "protocol = \"{protocol}\"\nevents = [{acts}]\n[processes]\nids = [3, 1, 2]\n[network]\nbounce = true\n"
        );
        [(format!("{text}delay = [1, 2]"), false), (text, true)]
    });
    scenarios.map(|(text, asynchronous)| (scenario(&text), Check { asynchronous, ..Check::default() })).collect()
}

#[test]
fn the_proposed_bound_makes_runs_finite_and_lasts_longer_than_a_tick() {
    let of = |text: &str| {
        let check = proposed(&scenario(text));
        (check.budgets.draws, check.budgets.timers)
    };
    let itai_rodeh = "protocol = \"itai-rodeh\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\ncount = 4";
    let wrong = itai_rodeh.replacen('\n', "\nvariant = \"wrong-n\"\n", 1);
    let raft = "protocol = \"raft-election\"\n[processes]\ncount = 5";
    assert_eq!(of(itai_rodeh), (None, None), "rounds are held less the lowest");
    assert_eq!(of(&format!("{itai_rodeh}\n[check]\nasynchronous = true")), (Some(3), None));
    assert_eq!(of(&wrong), (Some(12), None));
    assert_eq!(of(raft), (None, Some(15)));
    assert_eq!(of("protocol = \"bully\"\n[processes]\ncount = 4"), (None, None));
}

#[test]
fn a_copy_whose_original_may_arrive_at_several_ticks_is_refused() {
    let of = |delay: &str| {
        let text = format!(
            "protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = 3 }}, {{ at = 2, duplicate = {{ from = 3, to = 1 }} }}]\n\
             [processes]\nids = [3, 1, 2]\n[network]\ndelay = {delay}"
        );
        let refused = search(&scenario(&text), &question(Check::default())).map(|_| ());
        refused.map_err(|refused| refused.iter().map(|fault| fault.told.key).collect::<Vec<_>>())
    };
    assert_eq!(of("2"), Ok(()));
    assert_eq!(of("[2, 3]"), Err(vec!["check-copy-of-open-delay"]));
}

fn built_in() -> Vec<(&'static str, Scenario, Check)> {
    let all = builtin::ALL.iter().filter_map(|entry| {
        let scenario = read(entry.text).expect("it is valid");
        let check = scenario.check.clone()?;
        Some((entry.name, scenario, check))
    });
    all.collect()
}

#[test]
fn every_built_in_scenario_meets_its_check() {
    let all = built_in();
    assert!(all.len() >= 20, "{} scenarios", all.len());
    for (name, scenario, check) in all {
        assert!(check.expects() && check.states.is_some(), "{name}");
        let whole = Question { limits: Limits { states: 60_000, ..Limits::default() }, ..question(check.clone()) };
        let mut search = search(&scenario, &whole).unwrap_or_else(|refused| panic!("{name}: {refused:?}"));
        while !search.work(10_000) {}
        let answer = Answer::of(search.report(), Some(&check));
        assert_eq!((&answer.contradictions, answer.verdict(true)), (&Vec::new(), Status::Holds), "{name}");
        // A wrong number of states in `[check]`, or another wrong answer, is reported.
        let other = Check { states: check.states.map(|states| states + 1), ..check };
        let answer = Answer::of(answer.report, Some(&other));
        assert_eq!((answer.contradictions.len(), answer.verdict(true)), (1, Status::Violated), "{name}");
    }
}

fn timed(text: &str) -> (Scenario, Check) {
    (
        scenario(text),
        Check {
            budgets: Budget { crashes: 1, revivals: 1, draws: Some(3), ..Check::default().budgets },
            ..Check::default()
        },
    )
}

fn given(text: &str, check: Check) -> (Scenario, Check) {
    (scenario(text), check)
}

fn question(check: Check) -> Question {
    let states = if check.asynchronous { 60_000 } else { 4_000 };
    let limits = Limits { states, ..Limits::default() };
    Question { check, properties: Vec::new(), first: false, limits, workers: None }
}

fn read_again(found: &Scenario, context: &str) -> Scenario {
    let text = write(found, "");
    let again = read(&text).unwrap_or_else(|faults| panic!("{context}: {faults:?}\n{text}"));
    assert_eq!(again, *found, "{context}");
    again
}

fn violated_at(counterexample: &Scenario) -> Option<Ticks> {
    // The run writes nothing, so no write can fail.
    let finished = counterexample.run(None, None).ok()?;
    let wanted = &counterexample.expect.violates;
    let found = finished.summary().properties.iter().find(|property| wanted.contains(&property.name))?;
    found.tick.filter(|_| found.status == Status::Violated)
}

/// Checks that each found violation, written as a scenario, violates again. Returns their number.
fn violations(scenario: &Scenario, report: &Report, context: &str) -> usize {
    for (property, breaking) in report.broken() {
        let name = property.name();
        let run = counterexample(scenario, name, breaking, [LocalText::default(), LocalText::default()]);
        let run = read_again(&run, context);
        if breaking.round == 0 {
            let (tick, end) = (violated_at(&run), run.until);
            // A run is judged without knowledge of its later acts. So a pause between two acts counts as rest.
            let is_right = if scenario.events.is_empty() { tick == end } else { tick.is_some() && tick <= end };
            assert!(is_right, "{context}: {name} after {} steps, at {tick:?}\n{}", breaking.steps, write(&run, ""));
        } else {
            // A finite replay cannot show that a run is infinite.
            assert_eq!(run.expect.violates, [""; 0], "{context}");
        }
    }
    report.broken().count()
}

/// For each end that the search found: checks that a run with the clock has the same end. Returns the number of ends.
fn ends(scenario: &Scenario, search: &mut Search, report: &Report, context: &str) -> usize {
    for end in &report.ends {
        let path = search.way_to(&end.standings).expect("the search found a run with this end");
        let steps = path.timed.as_ref().map_or(path.stages.len() as u64, |timed| timed.end);
        assert_eq!(steps, u64::from(end.steps), "{context}");
        let run = read_again(&scenario_of(scenario, &path), context);
        let finished = run.run(None, None).expect("the run writes nothing");
        let cell = |at: usize| {
            let cell = finished.cell(at);
            cell.up.then_some(cell.elected)
        };
        let came: Vec<Option<Option<Cell>>> = (0..run.count()).map(cell).collect();
        assert_eq!(Standings(came), end.standings, "{context}\n{}", write(&run, ""));
        assert!(
            finished.summary().quiet || end.steps == 0,
            "{context}: at rest, and nothing to come\n{}",
            write(&run, "")
        );
    }
    report.ends.len()
}

#[test]
fn every_violating_run_violates_again_and_every_end_is_the_end_of_a_run_with_the_clock() {
    let (mut found, mut ended) = (0, 0);
    for (index, (scenario, check)) in models().into_iter().enumerate() {
        let context = format!("model {index}, {}", scenario.protocol().name());
        let mut search = search(&scenario, &question(check)).unwrap_or_else(|refused| panic!("{context}: {refused:?}"));
        while !search.work(10_000) {}
        let report = search.report();
        found += violations(&scenario, &report, &context);
        ended += ends(&scenario, &mut search, &report, &context);
    }
    assert!(found > 20 && ended > 60, "{found} violations, {ended} ends");
}
