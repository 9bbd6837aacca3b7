//! The exact counts in the module's documentation, and every pattern of crashes.

use serde_json::json;

use super::{Flooding, Known, Message, Phase, State, Timer, Values, Variant};
use crate::protocol::{
    Begun, Bound, BoundSide, Catalogued, Datum, Derivation, Explain, Held, ParameterValue, Parameters, Refusal, Remark,
    Role, Rule, Seen, Setup, Standing, Ticks,
};
use crate::protocols::tests::{Outcome, Samples, Scene, everything_said, handlings, id, setup};

fn run(scene: &Scene) -> Outcome<Flooding> {
    scene.clone().start(1, &[1]).run()
}

/// The decision of each process; 0 for a process without a decision.
fn decided(outcome: &Outcome<Flooding>) -> Vec<u32> {
    let number = |held: Option<Datum>| held.map_or(0, |held| held.to_string().parse().expect("a number"));
    outcome.decided().into_iter().map(number).collect()
}

#[test]
fn the_cost_without_crashes() {
    for n in 2..=8_u32 {
        let once = u64::from(n * (n - 1));
        for f in 0..n {
            let scene = Scene::new(1..=n).parameter("f", u64::from(f));
            let twice = if f == 0 { once } else { 2 * once };
            let differ = run(&scene);
            assert_eq!((differ.sent(), decided(&differ)), (twice, vec![1; n as usize]), "n = {n}, f = {f}");
            assert_eq!(differ.last_change(), 2 + u64::from(f), "n = {n}, f = {f}: f + 1 rounds");
            let same = run(&scene.clone().proposals(&vec![7; n as usize]));
            assert_eq!((same.sent(), decided(&same)), (once, vec![7; n as usize]), "n = {n}, f = {f}");
            assert!(differ.violated().is_empty() && same.violated().is_empty());
        }
    }
}

/// `.0`: the process. `.1`: the round of its crash. `.2`: the number of messages that it sends in that round.
type Crash = (u32, u32, u32);

fn patterns(n: u32, f: u32, rounds: u32) -> Vec<Vec<Crash>> {
    let mut all: Vec<Vec<Crash>> = vec![Vec::new()];
    let mut longest = all.clone();
    for _ in 0..f {
        let mut longer = Vec::new();
        for pattern in &longest {
            let last = pattern.last().map_or(0, |&(who, ..)| who);
            for who in last + 1..=n {
                let ways = (1..=rounds).flat_map(|round| (0..n).map(move |after| (who, round, after)));
                longer.extend(ways.map(|crash| pattern.iter().copied().chain([crash]).collect::<Vec<_>>()));
            }
        }
        all.extend(longer.iter().cloned());
        longest = longer;
    }
    all
}

/// A round takes one tick, and the first round starts at tick 1.
fn crashing(scene: &Scene, pattern: &[Crash]) -> Outcome<Flooding> {
    let with_crash = |scene: Scene, &(who, round, after): &Crash| scene.crash_after(Ticks::from(round), who, after);
    run(&pattern.iter().fold(scene.clone(), with_crash))
}

/// `[0]`: the number of all patterns of crashes. `[1]`: the number of patterns that violate the property.
fn broken(scene: &Scene, property: &str, (n, f, rounds): (u32, u32, u32)) -> [usize; 2] {
    let scene = scene.clone().parameter("rounds", u64::from(rounds));
    let patterns = patterns(n, f, rounds);
    let breaks = |pattern: &&Vec<Crash>| crashing(&scene, pattern).violated().contains(&property);
    [patterns.len(), patterns.iter().filter(breaks).count()]
}

fn breaks_agreement(variant: &'static str, run: (u32, u32, u32)) -> [usize; 2] {
    broken(&Scene::new(1..=run.0).variant(variant), "agreement", run)
}

#[test]
fn f_and_one_rounds_agree_however_processes_crash() {
    let count = |n, f| breaks_agreement("standard", (n, f, f + 1));
    assert_eq!([count(2, 1), count(3, 1), count(3, 2)], [[9, 0], [19, 0], [271, 0]]);
    assert_eq!([count(4, 1), count(4, 2)], [[33, 0], [913, 0]]);
}

#[test]
fn f_and_one_rounds_agree_however_three_of_four_crash() {
    assert_eq!(breaks_agreement("standard", (4, 3, 4)), [17_985, 0]);
}

#[test]
fn f_rounds_are_too_few_exactly_when_two_survive() {
    let count = |n, f| breaks_agreement("standard", (n, f, f));
    assert_eq!([count(3, 1), count(4, 1), count(4, 2)], [[10, 1], [17, 2], [417, 1]]);
    assert_eq!([count(2, 1)[1], count(3, 2)[1], count(4, 3)[1]], [0, 0, 0]);
}

#[test]
fn ignoring_the_last_round_decides_one_round_too_early() {
    let count = |n, f| breaks_agreement("last-round-ignored", (n, f, f + 1));
    assert_eq!([count(3, 1), count(4, 1)], [[19, 1], [33, 2]]);
    let scene = Scene::new(1..=4).crash_after(1, 1, 1);
    let early = run(&scene.clone().variant("last-round-ignored"));
    assert_eq!((decided(&early), early.sent(), early.times("learn-too-late")), (vec![0, 1, 2, 2], 19, 2));
    assert_eq!(early.violated(), ["agreement"]);
    let standard = run(&scene);
    assert_eq!((decided(&standard), standard.sent()), (vec![0, 1, 1, 1], 19));
}

#[test]
fn integrity_fails_with_the_value_of_a_crashed_process() {
    let count = |n: u32| {
        let all = (0..1_u32 << n).map(|bits| {
            let proposals: Vec<u32> = (0..n).map(|at| bits >> at & 1).collect();
            broken(&Scene::new(1..=n).proposals(&proposals), "integrity", (n, 1, 2))
        });
        all.fold([0, 0], |[runs, found], [more, broken]| [runs + more, found + broken])
    };
    assert_eq!([count(3), count(4)], [[152, 15], [528, 28]]);
    let outcome = run(&Scene::new(1..=4).proposals(&[5, 5, 5, 1]).crash_after(1, 4, 3));
    assert_eq!((decided(&outcome), outcome.sent()), (vec![1, 1, 1, 0], 21));
    assert_eq!(outcome.violated(), ["integrity"]);
}

#[test]
fn two_successive_crashes_need_three_rounds() {
    let scene = Scene::new(1..=5).parameter("f", 2).crash_after(1, 1, 1).crash_after(2, 2, 2);
    let two = run(&scene.clone().parameter("rounds", 2));
    assert_eq!((decided(&two), two.sent(), two.violated()), (vec![0, 0, 1, 2, 2], 31, vec!["agreement"]));
    let three = run(&scene);
    assert_eq!((decided(&three), three.sent(), three.violated()), (vec![0, 0, 1, 1, 1], 35, vec![]));
}

#[test]
fn decisions_were_proposed_and_the_rule_may_be_least_greatest_or_most_proposed() {
    let asked = |aggregate| ParameterValue::Word(aggregate);
    let scene = Scene::new(1..=5).proposals(&[3, 9, 3, 9, 4]);
    for (aggregate, value) in [("min", 3), ("max", 9), ("majority", 3)] {
        let outcome = run(&scene.clone().give("aggregate", asked(aggregate)));
        assert_eq!((decided(&outcome), outcome.violated()), (vec![value; 5], vec![]), "{aggregate}");
    }
    let majority = run(&Scene::new(1..=5).proposals(&[3, 9, 3, 9, 9]).give("aggregate", asked("majority")));
    assert_eq!(decided(&majority), [9; 5]);
}

#[test]
fn a_message_before_the_decision_counts_in_any_round() {
    // The value of process 1 reaches process 2 in the second of three rounds, and 2 forwards it in the third.
    let scene = Scene::new(1..=3).parameter("f", 2).crash_after(1, 1, 1);
    let late = run(&scene.clone().put_off(2, 1, 2, 1));
    assert_eq!((decided(&late), late.times("late")), (vec![0, 1, 1], 0));
    // A value that arrives in the third round is not forwarded; one that arrives after the decision does not count.
    let last = run(&scene.clone().put_off(2, 1, 2, 2));
    assert_eq!((decided(&last), last.times("late"), last.violated()), (vec![0, 1, 2], 0, vec!["agreement"]));
    let after = run(&scene.put_off(2, 1, 2, 3));
    assert_eq!((decided(&after), after.times("late")), (vec![0, 2, 2], 1));
}

#[test]
fn a_process_that_returns_takes_part_only_if_the_start_is_yet_to_come() {
    let scene = Scene::new(1..=4).parameter("f", 2).down(&[2, 4]).revive(1, 2).start_all(1).crash(2, 1);
    let outcome = scene.revive(3, 1).revive(3, 4).run::<Flooding>();
    // 2 returns before the start; 1 crashes after it, and 4 misses it.
    assert_eq!(decided(&outcome), [0, 1, 1, 0]);
    assert_eq!((outcome.times("start"), outcome.times("recovered")), (3, 3));
    // Of the four processes, only process 3 is correct, and it proposes 3.
    assert_eq!((outcome.times("out") > 0, outcome.violated()), (true, vec!["integrity"]));
    assert_eq!([0, 3].map(|at| outcome.world.process(at).standing), [Standing::default(); 2]);
}

#[test]
fn a_message_that_is_altered_and_altered_back_leaves_the_same_run() {
    let scene = Scene::new(1..=4).proposals(&[5, 6, 7, 8]);
    let (plain, lied) = (run(&scene), run(&scene.clone().alter(2, 2, 1, 1)));
    assert_eq!((decided(&plain), decided(&lied)), (vec![5; 4], vec![1; 4]));
    assert_eq!(lied.violated(), ["validity"]);
    for aggregate in ["min", "majority"] {
        let scene = scene.clone().give("aggregate", ParameterValue::Word(aggregate));
        let back = run(&scene.clone().alter(2, 2, 1, 1).alter(2, 2, 1, 6));
        let plain = run(&scene);
        assert_eq!((back.story(), decided(&back)), (plain.story(), decided(&plain)));
        assert!((0..4).all(|at| back.state(at) == plain.state(at)));
    }
}

#[test]
fn a_run_is_as_long_as_its_rounds_and_a_round_as_long_as_a_message() {
    let mut scene = Scene::new(1..=4).parameter("f", 2).delay(1, 3);
    scene.network.process_time = 2;
    let outcome = run(&scene);
    assert_eq!((outcome.last_change(), decided(&outcome)), (1 + 3 * 5, vec![1; 4]));
}

fn bounds(outcome: &Flooding, n: u32, down: &[u32]) -> Vec<(BoundSide, &'static str, u64)> {
    let ids: Vec<_> = (1..=n).map(id).collect();
    let begun = [Begun { tick: 1, position: 0, won_before: 0 }];
    let seen = Seen { ids: &ids, down, begun: &begun, crashed: &[], requests: 0, disturbed: false, lockstep: None };
    outcome.bounds(&seen).into_iter().map(|bound| (bound.side, bound.formula, bound.value)).collect()
}

#[test]
fn the_bounds_are_the_cost_without_crashes() {
    let of = |scene: &Scene, down: &[u32]| bounds(run(scene).protocol(), 4, down);
    let both = |least, most| vec![(BoundSide::Best, least, 12), (BoundSide::Worst, most, 24)];
    assert_eq!(of(&Scene::new(1..=4), &[]), both("n(n-1)", "2n(n-1)"));
    let one_round = of(&Scene::new(1..=4).parameter("f", 0), &[]);
    assert_eq!(one_round, [(BoundSide::Best, "n(n-1)", 12), (BoundSide::Worst, "n(n-1)", 12)]);
    let down = of(&Scene::new(1..=4), &[2, 3]);
    assert_eq!(down, [(BoundSide::Best, "m(n-1)", 6), (BoundSide::Worst, "2m(n-1)", 12)]);
    assert_eq!(run(&Scene::new(1..=4).down(&[3, 4])).sent(), 12);
}

#[test]
fn the_bound_with_crashes_holds_however_processes_crash() {
    let most = |n: u32, f: u32, crashed: &[u32]| {
        let ids: Vec<_> = (1..=n).map(id).collect();
        let begun = [Begun { tick: 1, position: 0, won_before: 0 }];
        let seen = Seen { ids: &ids, down: &[], begun: &begun, crashed, requests: 0, disturbed: false, lockstep: None };
        let scene = Scene::new(1..=n).parameter("f", u64::from(f));
        let bounds = scene.run::<Flooding>().protocol().bounds(&seen);
        assert_eq!(bounds.len(), 1, "the most");
        bounds[0].clone()
    };
    for (n, f) in [(3, 1), (3, 2), (4, 1), (4, 2), (5, 2)] {
        let scene = Scene::new(1..=n).parameter("f", u64::from(f));
        for pattern in patterns(n, f, f + 1).iter().filter(|pattern| !pattern.is_empty()) {
            let sent = crashing(&scene, pattern).sent();
            let crashed: Vec<u32> = pattern.iter().map(|(who, ..)| who - 1).collect();
            let Bound { side, value, .. } = most(n, f, &crashed);
            assert!(side == BoundSide::Worst && sent <= value, "n = {n}: {pattern:?}: {sent} of {value}");
        }
    }
    // A run with one crash can cost more than a run without crashes: if only one process received a value, it
    // forwards the value, and then all others do.
    let one = crashing(&Scene::new(1..=5).parameter("f", 2), &[(1, 1, 1)]);
    assert_eq!((one.sent(), most(5, 2, &[0]).formula, most(5, 2, &[0]).value), (45, "3n(n-1)", 60));
    assert_eq!(most(5, 1, &[0]).formula, "2n(n-1)");
    assert_eq!((most(6, 4, &[0, 1, 2]).formula, most(6, 4, &[0, 1, 2]).value), ("", 150));
}

fn refusals(f: u64, processes: u32) -> Vec<Refusal> {
    let parameters = Parameters::default().with("f", ParameterValue::Number(f));
    Flooding::limits(Variant::Standard, &Setup { processes, parameters: &parameters, ..setup() }).refusals
}

#[test]
fn f_is_less_than_the_number_of_processes() {
    assert!(refusals(0, 1).is_empty() && refusals(4, 5).is_empty());
    assert_eq!(refusals(5, 5).into_iter().map(|refusal| refusal.parameter).collect::<Vec<_>>(), ["f"]);
}

#[test]
fn holdings_and_derivations() {
    let held = |outcome: &Outcome<Flooding>, at| {
        let seen = outcome.world.process(at);
        let protocol = outcome.algorithm();
        let cells =
            protocol.holdings(seen.local, seen.state).into_iter().map(|holding| holding.value).collect::<Vec<_>>();
        (cells, protocol.derivation(seen.local, seen.state), protocol.round(seen.state))
    };
    let set = |values: &[u32]| Held::Set(values.iter().map(|&value| (value.into(), None)).collect());
    let scene = Scene::new(1..=3).crash_after(1, 1, 1).start(1, &[1]);
    let told = |value: u32| Derivation {
        path: Vec::new(),
        value: Some(value.into()),
        ballot: None,
        rule: Rule::Told,
        from: Vec::new(),
    };
    let least = |values: &[u32]| {
        Some(Derivation { rule: Rule::Least, from: values.iter().map(|&v| told(v)).collect(), ..told(values[0]) })
    };
    let before = held(&scene.run_until(2), 1);
    assert_eq!(before.0, [set(&[1, 2, 3]), set(&[]), Held::Value(1.into()), Held::Nothing]);
    assert_eq!((before.1, before.2), (least(&[1, 2, 3]), Some((2, 2))));
    let after = held(&scene.clone().variant("last-round-ignored").run(), 2);
    assert_eq!(after.0, [set(&[1, 2, 3]), set(&[]), Held::Value(2.into()), Held::Value(2.into())]);
    assert_eq!((after.1, after.2), (least(&[2, 3]), Some((2, 2))));
}

#[test]
fn a_state_and_a_message_read_as_json() {
    let outcome = Scene::new(1..=3).start(1, &[1]).run_until::<Flooding>(2);
    let state = serde_json::to_value(outcome.state(0)).expect("it serializes");
    let expected =
        json!({ "phase": "flooding", "round": 2, "known": [1, 2, 3], "fresh": [], "frozen": null, "decided": null });
    assert_eq!(state, expected);
    assert_eq!((outcome.role(0), outcome.waiting()), (Role::Active, 3));
}

impl Samples for Flooding {
    fn steps() -> Vec<Self::Step> {
        crate::protocols::flooding::Step::samples()
    }

    fn scenes(turbulent: Vec<Scene>) -> Vec<Scene> {
        turbulent.into_iter().map(|scene| scene.down(&[8]).revive(2, 8).parameter("f", 2)).collect()
    }

    fn said() -> Vec<Remark> {
        let set = |all: &[Known]| {
            all.iter().fold(Values::default(), |mut set, &known| {
                set.learn(&Values::one(known), &mut Values::default());
                set
            })
        };
        let numbers =
            |all: &[u32]| set(&all.iter().map(|&value| Known { value: value.into(), by: None }).collect::<Vec<_>>());
        let words =
            ["attack", "retreat", "x"].map(|word| Known { value: Datum::word(word).expect("a word"), by: None });
        let mut mixed = numbers(&[1]);
        mixed.learn(&set(&words), &mut Values::default());
        let messages = [numbers(&[31]), mixed, set(&[Known { value: 5.into(), by: Some(id(31)) }])];
        let messages = messages.map(|values| (id(31), Message::Values { values }));
        let state = |phase, decided: Option<u32>| {
            let (known, fresh, frozen) = (numbers(&[31, 42]), numbers(&[31]), Some(numbers(&[42])));
            State { phase, round: 2, known, fresh, frozen, decided: decided.map(Datum::from) }
        };
        let quiet = State { phase: Phase::Flooding, round: 2, known: numbers(&[31]), ..State::default() };
        let states = [
            state(Phase::Idle, None),
            state(Phase::Flooding, None),
            quiet,
            state(Phase::Decided, Some(31)),
            state(Phase::Out, None),
        ];
        let mut said = everything_said::<Self>(&handlings(&messages, Timer::ALL), &states);
        said.extend(refusals(7, 3).into_iter().flat_map(|refusal| [refusal.what, refusal.mend]));
        said
    }
}
