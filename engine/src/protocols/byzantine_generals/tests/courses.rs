//! Late messages, crashes, and altered messages.

use super::{ORDERS, decided, generals, order, run, strategies, ties_to, traitors};
use crate::protocol::{Datum, ParameterValue, Ticks};
use crate::protocols::byzantine_generals::ByzantineGenerals;
use crate::protocols::tests::{Outcome, Scene};

#[test]
fn a_lying_lieutenant_looks_like_a_lying_commander() {
    let liar = run(&strategies(generals(3, 1), [(1, "flip")]));
    assert_eq!((decided(&liar), liar.sent(), liar.violated()), ("attack @ retreat".to_owned(), 4, vec!["integrity"]));
    let lying = run(&strategies(generals(3, 1), [(0, "split")]));
    assert_eq!((decided(&lying), lying.sent(), lying.violated()), ("@ retreat retreat".to_owned(), 4, vec![]));
    let heard = |outcome: &Outcome<ByzantineGenerals>| outcome.state(2).heard.clone();
    assert_eq!(heard(&liar), heard(&lying), "the messages that position 2 received");
}

#[test]
fn four_are_enough() {
    for lies in [[(0, "split")], [(1, "flip")], [(2, "flip")], [(3, "flip")]] {
        let outcome = run(&strategies(generals(4, 1), lies));
        assert_eq!((outcome.sent(), outcome.violated()), (9, vec![]), "{lies:?}");
    }
}

#[test]
fn five_with_a_bad_rule() {
    let direct = run(&strategies(ties_to(generals(5, 1), "direct"), [(0, "split")]));
    assert_eq!((decided(&direct), direct.sent()), ("@ retreat attack retreat attack".to_owned(), 16));
    assert_eq!((direct.violated(), direct.times("tie")), (vec!["agreement"], 4));
    let retreat = run(&strategies(generals(5, 1), [(0, "split")]));
    assert_eq!(decided(&retreat), "@ retreat retreat retreat retreat");
    assert!(retreat.violated().is_empty());
}

#[test]
fn a_round_is_the_longest_delay_and_the_time_for_handling() {
    for (longest, process_time, round) in [(1, 0, 1), (3, 0, 3), (2, 4, 6)] {
        let mut scene = generals(4, 2).delay(1, longest);
        scene.network.process_time = process_time;
        let outcome = run(&scene);
        assert_eq!(outcome.last_change(), 1 + 3 * round as Ticks);
        assert_eq!((outcome.times("hear-late"), outcome.violated()), (0, vec![]));
    }
}

#[test]
fn silence_counts_and_is_relayed_as_retreat() {
    let silent = run(&strategies(generals(4, 1), [(0, "silent")]));
    assert_eq!((decided(&silent), silent.sent()), ("@ retreat retreat retreat".to_owned(), 6));
    // The commander is silent, which counts as retreat. A traitor relays the opposite, attack.
    let flipped = run(&strategies(generals(4, 2), [(0, "silent"), (1, "flip")]));
    let said: Vec<Option<Datum>> = flipped.decided();
    assert_eq!(said[1], None);
    assert_eq!(flipped.state(2).heard.heard(&super::super::oral::Node::default()), None);
}

/// A scene in which the order reaches general 2 after round 1, but before the decision.
fn late() -> Scene {
    generals(4, 1).put_off(1, 1, 2, 1)
}

#[test]
fn a_late_message_counts_but_is_not_relayed() {
    let outcome = run(&late());
    assert_eq!((outcome.times("hear-late"), outcome.times("too-late"), outcome.sent()), (1, 0, 9));
    assert_eq!(decided(&outcome), "attack attack attack attack");
    // In this scene the orders to 2 and 3 are late. Both relay retreat, and so process 4 decides retreat.
    let both = run(&late().put_off(1, 1, 3, 1));
    assert_eq!((decided(&both), both.times("hear-late")), ("attack attack attack retreat".to_owned(), 2));
}

#[test]
fn a_message_after_the_decision_does_not_count() {
    let outcome = run(&generals(4, 1).put_off(1, 1, 2, 9));
    assert_eq!((outcome.times("too-late"), decided(&outcome).as_str()), (1, "attack attack attack attack"));
    let alone = run(&generals(2, 0).put_off(1, 1, 2, 9));
    assert_eq!((decided(&alone).as_str(), alone.violated()), ("attack retreat", vec!["integrity"]));
}

#[test]
fn the_first_value_by_a_path_counts() {
    let mut scene = strategies(generals(4, 1), [(1, "flip")]);
    scene.network.duplicate = 1.0;
    let outcome = run(&scene);
    assert_eq!((outcome.times("repeated"), outcome.violated()), (9, vec![]));
}

#[test]
fn a_crashed_commander_is_not_loyal_and_a_process_that_missed_the_start_takes_no_part() {
    let armed = Scene::new(1..=4).crash_after(1, 1, 1).start_all(1).revive(2, 1);
    let outcome = run(&armed);
    assert_eq!(outcome.sent(), 1 + 6);
    assert_eq!((decided(&outcome).as_str(), outcome.violated()), ("@ retreat retreat retreat", vec![]));
    let returned = run(&generals(4, 1).crash(2, 3).revive(2, 3));
    assert_eq!(decided(&returned), "attack attack @ attack");
    assert!(returned.violated().is_empty() && returned.times("takes-no-part") > 0);
    let before = run(&Scene::new(1..=4).down(&[3]).revive(1, 3).start_all(2));
    assert_eq!(decided(&before), "attack attack attack attack");
    let after = run(&Scene::new(1..=4).down(&[3]).start_all(1).revive(2, 3));
    assert_eq!((decided(&after).as_str(), after.times("takes-no-part") > 0), ("attack attack @ attack", true));
}

#[test]
fn only_a_traitor_deviates_and_an_alteration_back_gives_the_same_run() {
    let scene = || strategies(generals(4, 1), [(1, "flip")]);
    let says = |word: &str| Datum::word(word).expect("a word");
    let plain = run(&scene());
    let altered = run(&scene().alter(3, 2, 3, says("attack")));
    let third = |outcome: &Outcome<ByzantineGenerals>| outcome.state(2).clone();
    assert_ne!(third(&altered), third(&plain));
    let back = run(&scene().alter(3, 2, 3, says("attack")).alter(3, 2, 3, says("retreat")));
    for at in 0..4 {
        assert_eq!(back.state(at), plain.state(at));
    }
    assert_eq!(back.world.counters(), plain.world.counters());
    let refused = |scene: Scene, word| {
        let (with, without) = (run(&scene.clone().alter(3, 3, 4, says(word))), run(&scene));
        (0..4).all(|at| with.state(at) == without.state(at))
    };
    assert!(refused(scene(), "retreat"), "a loyal one does not lie");
    assert!(refused(generals(4, 1), "retreat"));
    assert!(refused(scene().alter(3, 2, 3, says("maybe")), "maybe"), "there are two orders");
}

#[test]
fn each_message_is_drawn_separately_from_the_seed() {
    for word in ["random", "any"] {
        let of = |seed: u64| run(&strategies(generals(4, 1), [(0, word)]).seed(seed));
        let told = |seed: u64| (1..4).map(|at| of(seed).state(at).heard.clone()).collect::<Vec<_>>();
        assert_eq!(told(1), told(1));
        assert!((2..40).any(|seed| told(seed) != told(1)), "{word}");
        assert_eq!((0..40).any(|seed| of(seed).sent() < 9), word == "any");
    }
}

#[test]
fn a_table_tells_the_truth_to_receivers_not_in_it() {
    for word in ORDERS {
        let table = ParameterValue::ByProcess(vec![(2, ParameterValue::Word("nothing"))]);
        let outcome = run(&traitors(order(generals(4, 1), word), &[(1, table)]));
        assert_eq!((outcome.sent(), outcome.violated()), (8, vec![]));
    }
}
