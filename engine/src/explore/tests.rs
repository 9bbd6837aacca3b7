//! Numbers of states, compared with independent models. Chang–Roberts is compared up to 11 processes, also with TLC
//! and stateright.

mod dice;
mod endless;
pub(crate) mod handlers;
mod lies;
mod lines;
mod parts;
mod replayed;
mod seeded;
mod threads;

use std::{collections::BTreeSet, num::NonZeroU32, sync::Arc};

use super::{
    Budget, CheckError, CheckOptions, End, Finding, Holding, Limits, Report, Runs, Search, clocked, free, next_answers,
};
use crate::protocol::{Grows, PropertyId};
use crate::protocols::bully::Bully;
use crate::protocols::chang_roberts::ChangRoberts;
use crate::protocols::flooding::Flooding;
use crate::protocols::franklin::Franklin;
use crate::protocols::hirschberg_sinclair::HirschbergSinclair;
use crate::protocols::itai_rodeh::ItaiRodeh;
use crate::protocols::peterson::Peterson;
use crate::protocols::raft_election::RaftElection;
use crate::protocols::tests::{Samples, Scene};
use crate::sim::{Plan, detector::Detector, detector::Noticers, network::OwnTraits};

fn without_clock(plan: Plan, asked: &CheckOptions) -> Result<Search, Vec<CheckError>> {
    Ok(Search::new(Box::new(free::Free::new(plan, None, asked)?), asked.clone()))
}

fn with_clock(plan: Plan, asked: &CheckOptions) -> Result<Search, Vec<CheckError>> {
    Ok(Search::new(Box::new(clocked::Clocked::new(plan, None, asked)?), asked.clone()))
}

const WITHOUT_MEMORY: [PropertyId; 3] = [PropertyId::OneLeader, PropertyId::Agreement, PropertyId::Highest];
const WITH_TERMINATION: [PropertyId; 4] =
    [PropertyId::OneLeader, PropertyId::Agreement, PropertyId::Highest, PropertyId::Termination];

fn ring(n: u32) -> Scene {
    Scene::new([3, 7, 1, 11, 5, 9, 2, 13, 6, 4, 10, 8, 12].into_iter().filter(|&id| id <= n))
}

fn asked(budget: Budget, properties: &[PropertyId]) -> CheckOptions {
    CheckOptions {
        asynchronous: true,
        budget,
        properties: properties.to_vec(),
        first: false,
        limits: Limits::default(),
        workers: None,
    }
}

fn report<P: Samples>(scene: &Scene, asked: &CheckOptions) -> Report {
    let mut search = without_clock(scene.plan::<P>(), asked).expect("it can be checked");
    while !search.work(10_000) {}
    search.report()
}

fn everybody(n: u32, budget: Budget) -> Budget {
    Budget { any_start: (0..n).collect(), ..budget }
}

fn of_ring<P: Samples>(n: u32, variant: &'static str, budget: Budget, properties: &[PropertyId]) -> Report {
    report::<P>(&ring(n).variant(variant), &asked(everybody(n, budget), properties))
}

fn of_bully(n: u32, variant: &'static str, budget: Budget, properties: &[PropertyId]) -> Report {
    report::<Bully>(&Scene::new(1..=n).variant(variant), &asked(everybody(n, budget), properties))
}

fn early(early: u32) -> Budget {
    Budget { early: Some(early), ..Budget::default() }
}

/// For each property, the number of steps of its counterexample; `None`: the property holds.
fn broken(report: &Report) -> Vec<Option<u32>> {
    let of = |finding: &Finding| match &finding.holding {
        Holding::Holds => None,
        Holding::Violated(breaking) => Some(breaking.steps),
        Holding::Undecided { .. } => panic!("all states are visited"),
    };
    report.findings.iter().map(of).collect()
}

fn assert_elects_the_highest(report: &Report, states: u64, context: &str) {
    assert_eq!(report.states, states, "{context}");
    assert_eq!((report.runs, broken(report)), (Runs::End, vec![None; 3]), "{context}");
    assert_eq!(report.ends.len(), 1, "{context}");
    assert!(report.is_complete && !report.is_cut, "{context}");
}

#[test]
fn every_run_of_chang_roberts_elects_the_highest() {
    for (n, states) in (3..).zip([25, 88, 270, 925, 2_076, 5_530]) {
        let report = of_ring::<ChangRoberts>(n, "standard", Budget::default(), &WITHOUT_MEMORY);
        assert_elects_the_highest(&report, states, &format!("{n} processes"));
    }
}

#[test]
#[ignore = "takes half a minute"]
fn every_run_of_chang_roberts_elects_the_highest_of_up_to_thirteen_processes() {
    for (n, states) in (9..).zip([14_878, 60_946, 195_750, 395_157, 1_233_442]) {
        let report = of_ring::<ChangRoberts>(n, "standard", Budget::default(), &WITHOUT_MEMORY);
        assert_elects_the_highest(&report, states, &format!("{n} processes"));
        if n == 11 {
            assert_eq!((report.transitions, report.depth, report.handlings), (1_342_350, 25, 87));
            let each = report.bytes_of_states as f64 / report.states as f64;
            assert!(each <= 40.0, "{each} bytes a state");
        }
    }
}

#[test]
fn a_crash_breaks_the_ring_and_makes_no_second_leader() {
    for (n, states, steps) in [(3, 106, 4), (4, 480, 5)] {
        let report =
            of_ring::<ChangRoberts>(n, "standard", Budget { crashes: 1, ..Budget::default() }, &WITH_TERMINATION);
        assert_eq!(report.states, states);
        let broken = broken(&report);
        assert_eq!((broken[0], broken[1], broken[3]), (None, None, Some(steps)), "{n}");
    }
}

#[test]
fn the_variants_of_chang_roberts_die_or_elect_again() {
    for (n, dead, states, again) in [(3, 4, 26, 102), (4, 5, 75, 514)] {
        let report = of_ring::<ChangRoberts>(n, "no-forward", Budget::default(), &WITH_TERMINATION);
        assert_eq!((report.states, broken(&report)), (states, vec![None, None, None, Some(dead)]));
        let report = of_ring::<ChangRoberts>(n, "replace", Budget::default(), &WITHOUT_MEMORY);
        assert_elects_the_highest(&report, again, "replace");
    }
}

#[test]
fn every_run_of_the_other_rings_elects_the_highest() {
    for (n, states) in [(3, 34), (4, 94), (5, 323)] {
        assert_elects_the_highest(
            &of_ring::<Peterson>(n, "standard", Budget::default(), &WITHOUT_MEMORY),
            states,
            "peterson",
        );
    }
    for (n, states) in [(2, 31), (3, 117), (4, 475)] {
        assert_elects_the_highest(
            &of_ring::<Franklin>(n, "standard", Budget::default(), &WITHOUT_MEMORY),
            states,
            "franklin",
        );
    }
    for (n, states) in [(2, 43), (3, 308), (4, 1_484)] {
        let report = of_ring::<HirschbergSinclair>(n, "standard", Budget::default(), &WITHOUT_MEMORY);
        assert_elects_the_highest(&report, states, "hirschberg-sinclair");
    }
}

#[test]
fn a_bully_that_is_never_too_impatient_elects_the_highest() {
    assert_elects_the_highest(&of_bully(3, "standard", early(0), &WITHOUT_MEMORY), 349, "three");
}

#[test]
fn with_a_crash_the_bully_never_has_two_leaders_and_every_fair_run_ends() {
    for (budget, properties, states) in [
        (Budget { crashes: 1, ..early(0) }, &WITHOUT_MEMORY[..], 1_443),
        (Budget { crashes: 1, mid_broadcast: true, ..early(0) }, &WITHOUT_MEMORY[..], 1_820),
        (Budget { crashes: 1, mid_broadcast: true, ..early(0) }, &WITH_TERMINATION[..], 1_823),
    ] {
        let report = of_bully(3, "standard", budget, properties);
        assert_eq!((report.states, report.runs), (states, Runs::GoOnUnfairly));
        let broken = broken(&report);
        assert_eq!((broken[0], broken[1], broken[2]), (None, None, Some(6)));
        assert!(broken.get(3).is_none_or(Option::is_none), "a process waits forever: {broken:?}");
        assert_eq!(report.ends.len(), 5);
    }
}

#[test]
fn one_wrong_time_out_makes_two_leaders() {
    let report = of_bully(3, "standard", early(1), &WITHOUT_MEMORY);
    assert_eq!((report.states, broken(&report)), (8_803, vec![Some(3), Some(12), Some(12)]));
}

#[test]
#[ignore = "takes a minute"]
fn the_larger_models_of_the_bully_have_as_many_states() {
    let only_1 = Budget { any_start: vec![0], ..early(0) };
    let of_five = report::<Bully>(&Scene::new(1..=5), &asked(only_1, &WITHOUT_MEMORY));
    assert_elects_the_highest(&of_five, 12_563_473, "five, of which 1 begins");
    let report = of_bully(3, "standard", early(2), &WITHOUT_MEMORY);
    assert_eq!((report.states, broken(&report)), (96_060, vec![Some(3), Some(12), Some(12)]));
    assert_eq!(of_bully(3, "standard", early(3), &WITHOUT_MEMORY).states, 607_629);
    assert_elects_the_highest(&of_bully(4, "standard", early(0), &WITHOUT_MEMORY), 66_122, "four");
    let report = of_bully(4, "standard", Budget { crashes: 1, ..early(0) }, &WITHOUT_MEMORY);
    assert_eq!((report.states, report.runs, broken(&report)), (341_726, Runs::GoOnUnfairly, vec![None, None, Some(8)]));
    let report = of_bully(4, "standard", Budget { crashes: 2, ..early(0) }, &WITHOUT_MEMORY);
    assert_eq!((report.states, broken(&report)[0]), (750_529, None));
    assert_elects_the_highest(&of_bully(4, "restless", early(0), &WITHOUT_MEMORY), 7_484_974, "restless");
}

#[test]
fn beyond_a_limit_properties_are_undecided() {
    let limited = |limits: Limits| {
        let asked = CheckOptions { limits, ..asked(everybody(5, Budget::default()), &WITH_TERMINATION) };
        report::<ChangRoberts>(&ring(5), &asked)
    };
    for limits in [Limits { states: 100, ..Limits::default() }, Limits { depth: 4, ..Limits::default() }] {
        let report = limited(limits);
        assert!(!report.is_complete && report.states < 270, "{}", report.states);
        assert_eq!(report.runs, Runs::Undecided);
        let within = report.findings.iter().map(|finding| match finding.holding {
            Holding::Undecided { within } => within,
            _ => panic!("{:?} is undecided", finding.property),
        });
        let within: Vec<u32> = within.collect();
        assert!(within.iter().all(|&steps| steps > 0 && steps <= 5), "{within:?}");
    }
    assert!(limited(Limits { memory: 1, ..Limits::default() }).states < 270);
}

#[test]
fn a_run_that_a_bound_cuts_is_no_end() {
    let budget = Budget { timers: Some(0), crashes: 1, ..early(0) };
    let report = of_bully(3, "standard", budget, &WITH_TERMINATION);
    assert!(report.is_cut);
    assert_eq!(report.runs, Runs::EndWithinBounds, "no timer may ever fire");
    // A state with an armed timer is not at rest, so termination is not violated.
    assert!(broken(&report).iter().all(Option::is_none), "{:?}", broken(&report));
}

#[test]
fn inputs_meaningless_without_a_clock_or_unbounded_are_refused() {
    fn refused<P: Samples>(scene: &Scene, budget: Budget) -> Vec<CheckError> {
        without_clock(scene.plan::<P>(), &asked(budget, &WITHOUT_MEMORY)).err().unwrap_or_default()
    }
    let three = || Scene::new([1, 2, 3]);
    assert_eq!(refused::<Flooding>(&three(), Budget::default()), [CheckError::Barriers]);
    assert_eq!(refused::<RaftElection>(&three(), Budget::default()), [CheckError::Unbounded(Grows::Timers)]);
    assert_eq!(refused::<RaftElection>(&three(), Budget { timers: Some(3), ..Budget::default() }), []);
    assert_eq!(refused::<ItaiRodeh>(&three(), Budget::default()), [CheckError::Unbounded(Grows::Draws)]);
    let late = three().start(1, &[1]).put_off(2, 1, 3, 4);
    assert_eq!(refused::<Bully>(&late, Budget::default()), [CheckError::ActNeedsClock { act: 1 }]);
    let mut lossy = three();
    lossy.network.loss = 0.5;
    assert_eq!(refused::<Bully>(&lossy, Budget::default()), [CheckError::ChanceOfNetwork]);
    lossy.network.loss = 0.0;
    lossy.network.each = Arc::new([((0, 1), OwnTraits { delay: Some((2, 3)), loss: Some(0.5) })].into());
    assert_eq!(refused::<Bully>(&lossy, Budget::default()), [CheckError::ChanceOfNetwork]);
    assert_eq!(refused::<Bully>(&Scene::new(1..=65), Budget::default()), [CheckError::TooMany]);
}

#[test]
fn a_search_in_portions_is_the_same_search() {
    let asked = asked(everybody(3, Budget { crashes: 1, ..early(1) }), &WITH_TERMINATION);
    let whole = report::<Bully>(&Scene::new(1..=3), &asked);
    for portion in [1, 7, 1_000] {
        let mut search = without_clock(Scene::new(1..=3).plan::<Bully>(), &asked).expect("it can be checked");
        while !search.work(portion) {}
        let parts = search.report();
        assert_eq!((parts.states, parts.transitions, parts.runs), (whole.states, whole.transitions, whole.runs));
        assert_eq!((broken(&parts), &parts.ends), (broken(&whole), &whole.ends));
    }
}

#[test]
fn the_first_violation_can_end_the_search() {
    let asked = CheckOptions { first: true, ..asked(everybody(3, early(1)), &WITHOUT_MEMORY) };
    let report = report::<Bully>(&Scene::new(1..=3), &asked);
    assert!(report.states < 8_803 && !report.is_complete);
    assert!(matches!(&report.findings[0].holding, Holding::Violated(breaking) if breaking.steps == 3));
    assert!(matches!(report.findings[1].holding, Holding::Undecided { .. }));
}

fn timed(n: u32, variant: &'static str, (shortest, longest): (u64, u64), budget: Budget) -> Report {
    let mut scene = Scene::new(1..=n).variant(variant).leader(n).delay(shortest, longest);
    scene.detector = Detector::Oracle { delay: scene.network.patience(), by: Noticers::All };
    let mut search = with_clock(scene.plan::<Bully>(), &asked(budget, &WITHOUT_MEMORY)).expect("it can be checked");
    while !search.work(10_000) {}
    search.report()
}

fn one_crash_and_recovery() -> Budget {
    Budget { crashes: 1, revivals: 1, ..Budget::default() }
}

fn split_ends(report: &Report) -> usize {
    let leaders = |end: &End| {
        let held = end.standings.0.iter().flatten().flatten().filter_map(|cell| cell.leader());
        held.collect::<BTreeSet<_>>().len()
    };
    report.ends.iter().filter(|end| leaders(end) > 1).count()
}

/// The algorithm is correct only if `t_max` ≤ 2·`t_min`.
#[test]
fn announcements_of_the_bully_cross_where_the_longest_delay_is_more_than_twice_the_shortest() {
    for (delay, states, split) in [((1, 2), 551, 0), ((1, 3), 4_296, 1)] {
        let report = timed(3, "standard", delay, one_crash_and_recovery());
        assert_eq!((report.states, split_ends(&report), report.runs), (states, split, Runs::End), "{delay:?}");
        assert!(broken(&report)[0].is_some(), "two lead when the old leader recovers, as expected");
    }
    assert_eq!(split_ends(&timed(3, "accept-any", (1, 2), one_crash_and_recovery())), 2);
}

#[test]
#[ignore = "takes minutes"]
fn the_larger_models_with_the_clock_have_as_many_states() {
    for (delay, states, split) in [((2, 4), 5_812, 0), ((2, 5), 24_336, 1)] {
        let report = timed(3, "standard", delay, one_crash_and_recovery());
        assert_eq!((report.states, split_ends(&report)), (states, split), "{delay:?}");
    }
    let report = timed(4, "standard", (1, 2), one_crash_and_recovery());
    assert_eq!((report.states, split_ends(&report)), (30_764, 0));
    let report = timed(4, "standard", (1, 2), Budget { crashes: 2, ..one_crash_and_recovery() });
    assert_eq!((report.states, split_ends(&report)), (203_415, 0));
    assert_eq!(split_ends(&timed(3, "patient", (1, 3), one_crash_and_recovery())), 0);
    for variant in ["trusting", "restless", "unguarded"] {
        assert_eq!(split_ends(&timed(3, variant, (1, 3), one_crash_and_recovery())), 1, "{variant}");
    }
}

#[test]
fn rings_end_with_the_clock_as_they_do_without_one() {
    fn ends<P: Samples>(n: u32) {
        let mut scene = ring(n);
        for at in 1..=n {
            scene = scene.start(1, &[at]);
        }
        let asked = asked(Budget::default(), &WITH_TERMINATION);
        let free = report::<P>(&scene, &asked);
        let mut search = with_clock(scene.delay(1, 2).plan::<P>(), &asked).expect("it can be checked");
        while !search.work(10_000) {}
        let clocked = search.report();
        let standings = |report: &Report| report.ends.iter().map(|end| end.standings.clone()).collect::<Vec<_>>();
        assert_eq!(standings(&free), standings(&clocked));
        assert_eq!((broken(&clocked), clocked.runs), (vec![None; 4], Runs::End));
    }
    ends::<ChangRoberts>(4);
    ends::<Peterson>(3);
    ends::<Franklin>(3);
    ends::<HirschbergSinclair>(3);
}

/// In a round without a crash, all processes learn the same values.
#[test]
fn flooding_needs_one_round_more_than_there_are_crashes() {
    let of = |(n, f, rounds): (u32, u32, u32)| {
        let scene = Scene::new(1..=n).start_all(1).parameter("f", f.into()).parameter("rounds", rounds.into());
        let budget = Budget { crashes: f, mid_broadcast: true, ..Budget::default() };
        let asked =
            CheckOptions { asynchronous: false, ..asked(budget, &[PropertyId::Agreement, PropertyId::Validity]) };
        let mut search = with_clock(scene.plan::<Flooding>(), &asked).expect("it can be checked");
        while !search.work(10_000) {}
        let report = search.report();
        assert_eq!((report.runs, broken(&report)[1]), (Runs::End, None));
        broken(&report)[0]
    };
    for enough in [(3, 1, 2), (3, 2, 3), (4, 1, 2)] {
        assert_eq!(of(enough), None, "{enough:?}");
    }
    // Each step of the counterexample is one tick: first the rounds, then the tick of the decision.
    for (too_few, steps) in [((3, 1, 1), 2), ((4, 1, 1), 2), ((4, 2, 2), 3)] {
        assert_eq!(of(too_few), Some(steps), "{too_few:?}");
    }
    assert_eq!(of((3, 2, 2)), None, "if all but one crash, one process is left");
}

#[test]
fn losses_and_copies_are_given_with_the_clock() {
    let of = |budget: Budget| {
        let scene = ring(3).start(1, &[1]).delay(1, 2);
        let asked = CheckOptions { asynchronous: false, ..asked(budget, &WITH_TERMINATION) };
        let mut search = with_clock(scene.plan::<ChangRoberts>(), &asked).expect("it can be checked");
        while !search.work(10_000) {}
        search.report()
    };
    assert!(broken(&of(Budget::default())).iter().all(Option::is_none));
    assert!(broken(&of(Budget { losses: 1, ..Budget::default() }))[3].is_some(), "nobody resends it");
    let doubled = of(Budget { duplicates: 1, ..Budget::default() });
    assert_eq!((doubled.runs, broken(&doubled)), (Runs::End, vec![None; 4]));
}

/// States contain round numbers relative to the lowest round. So a tie leads back to an earlier state, until a random
/// draw breaks the tie.
#[test]
fn two_processes_of_itai_rodeh_end_with_probability_1() {
    let of = |draw: u64| {
        let scene = Scene::new(1..=2).start(1, &[1, 2]).delay(1, 2).parameter("draw", draw);
        let of = asked(Budget::default(), &[PropertyId::OneLeader, PropertyId::Agreement, PropertyId::Termination]);
        let asked = CheckOptions { asynchronous: false, ..of };
        let mut search = with_clock(scene.plan::<ItaiRodeh>(), &asked).expect("it can be checked");
        while !search.work(10_000) {}
        search.report()
    };
    let report = of(2);
    assert_eq!((report.runs, broken(&report), report.is_complete), (Runs::WithProbabilityOne, vec![None; 3], true));
    assert_eq!(report.ends.len(), 2);
    // If both processes always draw 1, nothing breaks the tie.
    let report = of(1);
    assert_eq!((report.runs, broken(&report)[2].is_some(), report.ends.len()), (Runs::GoOn, true, 0));
}

#[test]
fn inputs_meaningless_with_the_clock_are_refused() {
    let refused = |budget: Budget| {
        let asked = CheckOptions { asynchronous: false, ..asked(budget, &WITHOUT_MEMORY) };
        with_clock(Scene::new(1..=3).plan::<Bully>(), &asked).err().unwrap_or_default()
    };
    assert_eq!(refused(early(0)), [CheckError::EarlyWithClock]);
    assert_eq!(refused(Budget { losses: 1, ..Budget::default() }), []);
    assert_eq!(refused(one_crash_and_recovery()), []);
}

#[test]
fn answers_come_in_order_and_each_once() {
    let below = |number| NonZeroU32::new(number).expect("it is not 0");
    let asked = |answers: &[u32]| if answers.first() == Some(&1) { vec![below(3), below(2)] } else { vec![below(3)] };
    let (mut all, mut next) = (Vec::new(), Some(Vec::new()));
    while let Some(answers) = next {
        let asked = asked(&answers);
        next = next_answers(answers.clone(), &asked);
        all.push(answers);
    }
    assert_eq!(all, [vec![], vec![1], vec![1, 1], vec![2]]);
}
