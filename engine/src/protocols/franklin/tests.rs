//! The exact counts in the module's documentation, and failures that students can watch in the simulator.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::json;

use super::{Franklin, Message};
use crate::protocol::{Begun, BoundSide, Explain, Id, Remark, Role, Seen};
use crate::protocols::tests::{Outcome, Samples, Scene, everything_said, from_json, handlings, id, of_three};
use crate::sim::network::Network;

/// Process 9 wins: 2, 7 and 9 win the first round, and 9 wins the second.
const LECTURE: [u32; 10] = [0, 2, 1, 4, 7, 3, 5, 9, 8, 6];

fn run(scene: &Scene) -> Outcome<Franklin> {
    scene.run()
}

/// The expected number of rounds of a run. An id survives a round if it is higher than both neighbours.
fn rounds(ids: &[u32]) -> u64 {
    let n = ids.len();
    if n == 1 {
        return 1;
    }
    let wins = |at: &usize| ids[*at] > ids[(at + 1) % n] && ids[*at] > ids[(at + n - 1) % n];
    let left: Vec<u32> = (0..n).filter(wins).map(|at| ids[at]).collect();
    1 + rounds(&left)
}

fn reds(scene: &Scene, tick: u64) -> Vec<u32> {
    let outcome: Outcome<Franklin> = scene.run_until(tick);
    let count = outcome.world.count() as u32;
    let red = (0..count).filter(|&at| outcome.role(at) == Role::Red);
    red.map(|at| outcome.world.process(at).local.id.number()).collect()
}

#[test]
fn the_ring_of_the_lecture_takes_three_rounds_and_seventy_messages() {
    let ring = Scene::new(LECTURE).start_all(1);
    assert_eq!(reds(&ring, 1).len(), 10);
    assert_eq!(reds(&ring, 2), [2, 7, 9]);
    assert_eq!(reds(&ring, 6), [9]);
    let outcome = run(&ring);
    assert_eq!((outcome.by_kind(), outcome.sent()), (vec![60, 10], 70));
    assert_eq!((outcome.leader(), outcome.times("next-round"), outcome.times("win")), (Some(9), 4, 1));
    assert!(outcome.broken().is_empty());
}

#[test]
fn a_single_process_receives_its_id_from_both_sides() {
    for variant in ["standard", "initiators-only"] {
        let outcome = run(&Scene::new([5]).variant(variant).start(1, &[5]));
        assert_eq!((outcome.by_kind(), outcome.leader()), (vec![2, 1], Some(5)));
        assert!(outcome.broken().is_empty());
    }
}

#[test]
fn of_two_processes_each_is_both_neighbours_of_the_other() {
    for ids in [[1, 2], [2, 1]] {
        let both = run(&Scene::new(ids).start_all(1));
        assert_eq!((both.by_kind(), both.leader()), (vec![8, 2], Some(2)));
        let lower = run(&Scene::new(ids).start(1, &[1]));
        assert_eq!((lower.by_kind(), lower.leader()), (vec![8, 2], Some(2)));
        let alone = run(&Scene::new(ids).variant("initiators-only").start(1, &[1]));
        assert_eq!((alone.by_kind(), alone.leader()), (vec![4, 2], Some(1)));
    }
}

#[test]
fn a_monotone_ring_takes_two_rounds() {
    for n in 2..=20_u32 {
        for ids in [(1..=n).collect::<Vec<_>>(), (1..=n).rev().collect()] {
            let outcome = run(&Scene::new(ids).start_all(1));
            assert_eq!(outcome.by_kind(), [u64::from(4 * n), u64::from(n)]);
        }
    }
    assert_eq!(run(&Scene::new((1..=64).rev()).start_all(1)).sent(), 320);
}

/// `2^k` ids such that each round eliminates only half of the red processes.
fn hardest(k: u32) -> Vec<u32> {
    (0..1 << k).map(|at: u32| at.reverse_bits() >> (32 - k)).collect()
}

#[test]
fn half_of_the_reds_win_each_round_of_the_worst_ring() {
    for k in 1..=7_u32 {
        let n = 1_u64 << k;
        let outcome = run(&Scene::new(hardest(k)).start_all(1));
        assert_eq!(outcome.by_kind(), [2 * n * u64::from(k + 1), n]);
        assert_eq!(outcome.leader(), Some((1 << k) - 1));
    }
}

#[test]
fn every_woken_process_joins_and_the_highest_wins() {
    for &number in &LECTURE {
        let outcome = run(&Scene::new(LECTURE).start(1, &[number]));
        assert_eq!((outcome.by_kind(), outcome.leader()), (vec![60, 10], Some(9)), "{number} begins");
        assert_eq!((outcome.times("wake"), outcome.times("start")), (9, 1));
    }
}

#[test]
fn only_initiators_compete_in_the_variant() {
    let ring = Scene::new(LECTURE).variant("initiators-only");
    let alone = run(&ring.clone().start(1, &[3]));
    assert_eq!((alone.by_kind(), alone.leader()), (vec![20, 10], Some(3)));
    assert_eq!((alone.times("listen"), alone.broken()), (9, vec!["highest"]));
    let some = run(&ring.clone().start(1, &[0, 4, 5, 8]));
    // On the ring of the red processes, 0 4 5 8, only process 8 is higher than both neighbours.
    assert_eq!((some.by_kind(), some.leader()), (vec![40, 10], Some(8)));
    let all = run(&ring.start_all(1));
    assert_eq!((all.by_kind(), all.leader()), (vec![60, 10], Some(9)));
    assert!(all.broken().is_empty());
}

#[test]
fn a_late_start_of_a_woken_process_is_ignored() {
    let outcome = run(&Scene::new([4, 1, 9, 2]).variant("initiators-only").start(1, &[4]).start(3, &[2, 9]));
    // The election reaches process 2 at tick 2 and process 9 at tick 3. The start command for 9 comes before that
    // message: 9 is red.
    assert_eq!((outcome.times("start"), outcome.times("start-ignored")), (2, 1));
    assert_eq!(outcome.leader(), Some(9));
}

#[test]
fn a_message_of_the_next_round_is_stored_and_forwarded_when_its_receiver_turns_black() {
    // The message from 1 to 4 is late. Processes 9 and 7 win their first round before 4 has both messages of its
    // first round.
    let ring = Scene::new([9, 4, 1, 7, 3]).start_all(1).put_off(1, 1, 4, 20);
    let outcome = run(&ring);
    assert_eq!((outcome.leader(), outcome.by_kind()), (Some(9), vec![30, 5]));
    assert_eq!((outcome.times("keep-early"), outcome.times("release-kept")), (2, 1));
    // Process 8 wins its first round late. It has already stored the message of 9 for the second round.
    let waits = Scene::new([9, 4, 8, 1, 2]).start_all(1).put_off(1, 1, 8, 20);
    let outcome = run(&waits);
    assert_eq!((outcome.leader(), outcome.by_kind()), (Some(9), vec![30, 5]));
    assert!(outcome.times("keep-early") > 0);
    assert_eq!(outcome.times("release-kept"), 0);
}

#[test]
fn a_crash_leaves_all_waiting() {
    let outcome = run(&Scene::new(LECTURE).start_all(1).crash(2, 7));
    assert!(outcome.is_quiet());
    assert_eq!((outcome.broken(), outcome.waiting()), (vec!["termination"], 9));
    assert_eq!(outcome.elected(), [None; 10]);
}

#[test]
fn a_ring_that_closes_over_the_crashed_elects_the_highest_live_process() {
    let mut ring = Scene::new(LECTURE).down(&[9, 3]).start(1, &[4]);
    ring.network.bounce = true;
    let outcome = run(&ring);
    assert_eq!(outcome.leader(), Some(8));
    assert_eq!(outcome.broken(), Vec::<&str>::new());
    // On the ring 0 2 1 4 7 5 8 6, processes 2, 7 and 8 win the first round, and 8 wins the second. A round costs 16
    // hops and, for each of the two gaps, 2 lost messages.
    assert_eq!((outcome.by_kind(), outcome.lost()), (vec![3 * (16 + 4), 8 + 2], 3 * 4 + 2));
}

#[test]
fn the_last_live_process_sends_to_itself() {
    let mut ring = Scene::new([3, 7, 48]).down(&[3, 48]).start(1, &[7]);
    ring.network.bounce = true;
    let outcome = run(&ring);
    assert_eq!(outcome.elected(), [None, Some(7), None]);
    assert_eq!((outcome.by_kind(), outcome.lost()), (vec![6, 3], 6));
}

#[test]
fn a_message_of_a_crashed_owner_circles_forever() {
    // Process 9, the only red one in round 3, crashes while its messages are in transit: no red process receives them.
    let mut ring = Scene::new([1, 9, 2, 3]).start_all(1).crash(5, 9);
    ring.network.bounce = true;
    let outcome: Outcome<Franklin> = ring.run_until(500);
    assert!(!outcome.is_quiet());
    assert_eq!(outcome.elected(), [None; 4]);
}

#[test]
fn a_recovered_process_forgets_its_colour_and_keeps_the_number_of_the_election() {
    let outcome = run(&Scene::new([9, 1, 2]).start_all(1).crash(2, 9).revive(3, 9));
    assert_eq!(outcome.role(0), Role::Idle);
    assert!(outcome.broken().contains(&"termination"));
    let again = run(&Scene::new([9, 1, 2]).start_all(1).crash(2, 9).revive(3, 9).start(20, &[9]));
    assert_eq!((again.leader(), again.broken()), (Some(9), vec![]));
}

#[test]
fn a_second_election_is_another_election() {
    let outcome = run(&Scene::new(LECTURE).start_all(1).start(60, &[4]));
    assert_eq!((outcome.by_kind(), outcome.leader(), outcome.times("win")), (vec![120, 20], Some(9), 2));
    let ignored = run(&Scene::new(LECTURE).start_all(1).start(3, &[4, 9]));
    assert_eq!((ignored.by_kind(), ignored.times("start-ignored")), (vec![60, 10], 2));
}

#[test]
fn an_older_election_is_ignored() {
    // Process 9 leads and starts the next election while the ELECTED of the last one is still in transit to 3 and 1.
    let outcome = run(&Scene::new([9, 3, 1]).start_all(1).put_off(6, 9, 3, 9).start(7, &[9]));
    assert_eq!((outcome.leader(), outcome.times("win")), (Some(9), 2));
    assert!(outcome.times("outdated") > 0);
    assert!(outcome.broken().is_empty());
}

#[test]
fn a_duplicated_message_counts_once() {
    let mut ring = Scene::new(LECTURE).start_all(1);
    ring.network.duplicate = 1.0;
    let outcome = run(&ring);
    assert_eq!(outcome.leader(), Some(9));
    assert!(outcome.times("repeated") > 0);
    assert!(outcome.broken().is_empty());
}

#[test]
fn a_state_and_a_message_read_as_json() {
    let outcome = run(&Scene::new([1, 2]).start(1, &[2]));
    let state = serde_json::to_value(outcome.state(0)).unwrap();
    let expected = serde_json::json!({
        "epoch": 1, "unfinished": false, "colour": "black", "round": 1, "left": 2, "right": 2, "kept": [], "elected": 2
    });
    assert_eq!(state, expected);
    let message = serde_json::to_value(super::Message::Election { epoch: 1, id: id(4), round: 2 }).unwrap();
    assert_eq!(message, serde_json::json!({ "kind": "ELECTION", "payload": { "epoch": 1, "id": 4, "round": 2 } }));
}

fn bounds(variant: &str, n: u32, begun: &[Begun]) -> Vec<(BoundSide, &'static str, u64)> {
    let protocol = of_three::<Franklin>(variant);
    let ids: Vec<Id> = (0..n).map(id).collect();
    let seen = Seen { ids: &ids, down: &[], begun, crashed: &[], requests: 0, disturbed: false, lockstep: None };
    protocol.bounds(&seen).into_iter().map(|bound| (bound.side, bound.formula, bound.value)).collect()
}

#[test]
fn the_bounds_of_the_lecture() {
    let begun: Vec<Begun> = (0..8).map(|position| Begun { tick: 1, position, won_before: 0 }).collect();
    let standard = [(BoundSide::Best, "5n", 50), (BoundSide::Worst, "n(2floor(log2 n)+3)", 90)];
    assert_eq!(bounds("standard", 10, &begun[..1]), standard);
    assert_eq!(bounds("standard", 10, &begun), standard);
    assert_eq!(bounds("initiators-only", 10, &begun[..1]), [(BoundSide::Best, "3n", 30), (BoundSide::Worst, "3n", 30)]);
    let some = [(BoundSide::Best, "5n", 50), (BoundSide::Worst, "n(2floor(log2 k)+3)", 70)];
    assert_eq!(bounds("initiators-only", 10, &begun[..4]), some);
    assert!(bounds("standard", 10, &[]).is_empty());
    let again = [Begun { tick: 40, position: 3, won_before: 1 }];
    assert!(bounds("standard", 10, &again).is_empty());
}

#[test]
fn both_bounds_are_reached() {
    for k in 1..=6_u32 {
        let n = 1 << k;
        let begun: Vec<Begun> = (0..n).map(|position| Begun { tick: 1, position, won_before: 0 }).collect();
        let found = bounds("standard", n, &begun);
        let (best, worst) = (run(&Scene::new(0..n).start_all(1)), run(&Scene::new(hardest(k)).start_all(1)));
        assert_eq!((found[0].2, found[1].2), (best.sent(), worst.sent()), "n = {n}");
    }
}

fn rings() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::btree_set(0..u32::MAX, 1..=40).prop_map(|ids| ids.into_iter().collect::<Vec<_>>()).prop_shuffle()
}

fn starts() -> impl Strategy<Value = Vec<(u64, Index)>> {
    prop::collection::vec((1..120_u64, any::<Index>()), 1..9)
}

/// A scene in which each start is repeated `again` ticks later.
fn started(ids: &[u32], starts: &[(u64, Index)], again: u64, variant: &'static str) -> Scene {
    let scene = Scene::new(ids.iter().copied()).variant(variant);
    starts.iter().fold(scene, |scene, (tick, index)| {
        let number = *index.get(ids);
        scene.start(*tick, &[number]).start(tick + again, &[number])
    })
}

/// The processes that started between the last two victories.
fn last_initiators(outcome: &Outcome<Franklin>) -> Vec<u32> {
    let victories = outcome.times("win");
    let mut won = 0;
    let mut began = Vec::new();
    for (_, number, step) in outcome.story() {
        won += usize::from(step == "win");
        if step == "start" && won + 1 == victories {
            began.push(number);
        }
    }
    began
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn the_highest_wins_for_all_initiators_and_delays(
        ids in rings(), seed: u64, longest in 1..9_u64, process_time in 0..3_u64, fifo: bool, starts in starts(), again in 1..200_u64,
    ) {
        let mut scene = started(&ids, &starts, again, "standard").seed(seed).delay(1, longest);
        scene.network = Network { process_time, fifo, ..scene.network };
        let outcome = run(&scene);
        prop_assert!(outcome.is_quiet());
        prop_assert_eq!(outcome.leader(), ids.iter().max().copied());
        prop_assert_eq!(outcome.broken(), Vec::<&str>::new());
        prop_assert_eq!(outcome.waiting(), 0);
    }

    #[test]
    fn the_highest_initiator_wins_in_the_variant(
        ids in rings(), seed: u64, longest in 1..9_u64, process_time in 0..3_u64, fifo: bool, starts in starts(), again in 1..200_u64,
    ) {
        let mut scene = started(&ids, &starts, again, "initiators-only").seed(seed).delay(1, longest);
        scene.network = Network { process_time, fifo, ..scene.network };
        let outcome = run(&scene);
        prop_assert!(outcome.is_quiet());
        prop_assert_eq!(outcome.leader(), last_initiators(&outcome).into_iter().max());
        // A process that starts before the run is at rest may win although other processes have another leader.
        prop_assert!(outcome.broken().iter().all(|property| ["highest", "safety"].contains(property)));
        prop_assert_eq!(outcome.waiting(), 0);
    }

    #[test]
    fn a_round_costs_2n_and_the_tournament_decides_how_many_there_are(ids in rings(), seed: u64, longest in 1..9_u64, index: Index) {
        let n = ids.len() as u64;
        let rounds = rounds(&ids);
        prop_assert!(rounds <= u64::from(n.ilog2()) + 1);
        for scene in [Scene::new(ids.iter().copied()).start_all(1), Scene::new(ids.iter().copied()).start(1, &[*index.get(&ids)])] {
            let outcome = run(&scene.seed(seed).delay(1, longest));
            prop_assert_eq!(outcome.by_kind(), [2 * n * rounds, n]);
        }
    }

    #[test]
    fn no_run_leaves_its_bounds(ids in rings(), starts in starts(), seed: u64, longest in 1..5_u64) {
        for variant in ["standard", "initiators-only"] {
            let scene = Scene::new(ids.iter().copied()).variant(variant).seed(seed).delay(1, longest);
            let scene = starts.iter().fold(scene, |scene, (tick, index)| scene.start(*tick, &[*index.get(&ids)]));
            let outcome = run(&scene);
            let mut won_before = 0;
            let begun: Vec<Begun> = outcome.story().into_iter().filter_map(|(tick, number, step)| {
                won_before += u32::from(step == "win");
                (step == "start").then(|| Begun { tick, position: scene.position(number), won_before })
            }).collect();
            match bounds(variant, ids.len() as u32, &begun)[..] {
                [(_, _, least), (_, _, most)] => prop_assert!((least..=most).contains(&outcome.sent()), "{} {:?} {}", variant, begun, outcome.sent()),
                _ => prop_assert!(begun.iter().any(|one| one.won_before > 0)),
            }
        }
    }
}

impl Samples for Franklin {
    fn steps() -> Vec<Self::Step> {
        crate::protocols::franklin::Step::samples()
    }

    fn said() -> Vec<Remark> {
        let messages = [31, 42, 58].map(id).map(|id| (id, Message::Election { epoch: 1, id, round: 2 }));
        let kept = json!([{ "side": "left", "round": 3, "id": 58 }]);
        let red = [(None, None), (Some(31), None), (None, Some(31))].map(|(left, right)| {
            json!({ "epoch": 1, "unfinished": true, "colour": "red", "round": 2, "left": left, "right": right, "kept": kept,
                "elected": null })
        });
        let others = ["none", "black"].map(|colour| {
            json!({ "epoch": 1, "unfinished": true, "colour": colour, "round": 0, "left": null, "right": null, "kept": [],
                "elected": 58 })
        });
        let states: Vec<_> = red.into_iter().chain(others).map(from_json).collect();
        everything_said::<Self>(&handlings(&messages, &[]), &states)
    }
}
