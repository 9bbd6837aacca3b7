//! The variant with signatures: its cost, and all strategies of its traitors.

use std::collections::BTreeMap;

use super::{ByzantineGenerals, ORDERS, decided, generals, order, run, strategies, tables, traitors};
use crate::protocols::tests::{Outcome, Scene};
use crate::sim::chance::Tape;

fn signed(n: u32, faults: u64) -> Scene {
    generals(n, faults).variant("signed")
}

#[test]
fn signed_orders_cost_the_square() {
    for (n, word) in (1..=8_u32).flat_map(|n| ORDERS.map(|word| (n, word))) {
        for faults in 0..u64::from(n) {
            let outcome = run(&order(signed(n, faults), word));
            let others = u64::from(n) - 1;
            assert_eq!(outcome.sent(), if faults == 0 { others } else { others * others }, "n = {n}, f = {faults}");
            assert_eq!((decided(&outcome), outcome.violated()), (vec![word; n as usize].join(" "), vec![]));
            let ticks = if n == 1 { 1 } else { 2 + faults };
            assert_eq!(outcome.last_change(), ticks);
        }
    }
}

#[test]
fn three_signing_generals_detect_a_splitting_commander() {
    let outcome = run(&strategies(signed(3, 1), [(0, "split")]));
    assert_eq!((decided(&outcome), outcome.sent()), ("@ retreat retreat".to_owned(), 4));
    assert_eq!((outcome.times("not-one"), outcome.violated()), (2, vec![]));
}

/// Returns the number of runs, and the number of violations of each property.
fn every_way(scene: &Scene) -> (usize, BTreeMap<&'static str, usize>) {
    let (mut ways, mut broken, mut answers) = (0, BTreeMap::new(), Vec::new());
    loop {
        let mut tape = Tape::new(answers.clone());
        let outcome: Outcome<ByzantineGenerals> = scene.run_by(&mut tape, 1_000);
        ways += 1;
        let (_, _, most) = super::telling::bounds_of(&outcome)[0];
        assert!(outcome.sent() <= most, "{} of {most}", outcome.sent());
        for property in outcome.violated() {
            *broken.entry(property).or_default() += 1;
        }
        // The next sequence of answers: the last answer below its maximum grows by one, and all answers after it
        // become 0.
        let asked: Vec<u32> = tape.asked().iter().map(|(_, below)| below.get()).collect();
        answers.resize(asked.len(), 0);
        let Some(last) = (0..asked.len()).rev().find(|&at| answers[at] + 1 < asked[at]) else { return (ways, broken) };
        answers.truncate(last + 1);
        answers[last] += 1;
    }
}

#[test]
fn every_strategy_of_signing_traitors_is_tolerated() {
    let stood = |ways| (ways, BTreeMap::new());
    for (strategy, word) in ["any", "random"].into_iter().flat_map(|strategy| ORDERS.map(|word| (strategy, word))) {
        let of = |n, faults| order(signed(n, faults), word);
        let one = |n, at| every_way(&strategies(of(n, 1), [(at, strategy)]));
        assert_eq!((one(3, 0), one(3, 1), one(3, 2)), (stood(16), stood(2), stood(2)));
        assert_eq!((one(4, 0), one(4, 1), one(4, 3)), (stood(64), stood(4), stood(4)));
        let two = |first, second| every_way(&strategies(of(4, 2), [(first, strategy), (second, strategy)]));
        assert_eq!(two(1, 2), stood(144));
        if strategy == "any" {
            assert_eq!(two(0, 1), stood(45 * 45));
        }
    }
}

#[test]
fn other_traitors_are_tolerated_too() {
    for word in ORDERS {
        for lies in ["flip", "split", "silent"] {
            let outcome = run(&strategies(order(signed(4, 1), word), [(0, lies)]));
            assert!(outcome.violated().is_empty(), "{lies}");
        }
        for table in tables(4, 0, &super::WORDS) {
            assert!(run(&traitors(order(signed(4, 1), word), &[(0, table)])).violated().is_empty());
        }
        for (at, lies) in (1..4).flat_map(|at| ["split", "silent"].map(|lies| (at, lies))) {
            let outcome = run(&strategies(order(signed(4, 1), word), [(at, lies)]));
            assert!(outcome.violated().is_empty(), "{lies}");
            // A traitor with `split` forwards only to position 2. The only other even position is 0, the commander,
            // which has signed the value.
            let kept_back = if lies == "silent" || at == 2 { 2 } else { 1 };
            assert_eq!(outcome.sent(), 9 - kept_back, "{at} {lies}");
        }
    }
}

#[test]
fn relays_go_by_path_then_receiver() {
    // General 2 has stored two values: one from the commander, and one from general 3, whose path sorts later.
    let sent = |outcome: &Outcome<ByzantineGenerals>| outcome.times("sign");
    let outcome = run(&strategies(signed(5, 2), [(0, "split")]));
    assert_eq!(sent(&outcome), 8);
    // 4 messages of the commander, 3 of each lieutenant for one value, and then 2 of each for the other value.
    assert_eq!(outcome.sent(), 4 + 4 * 3 + 4 * 2);
}
