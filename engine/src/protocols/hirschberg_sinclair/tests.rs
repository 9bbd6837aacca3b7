//! The exact counts in the module's documentation, and failures that students can watch in the simulator.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::json;

use super::{HirschbergSinclair, Message};
use crate::protocol::{Begun, BoundSide, Explain, Id, Remark, Role, Seen};
use crate::protocols::tests::{Outcome, Samples, Scene, everything_said, from_json, handlings, id, of_three};
use crate::sim::network::Network;

/// The ring with the highest cost.
const WORST: [u32; 8] = [0, 7, 5, 4, 6, 2, 3, 1];

fn run(scene: &Scene) -> Outcome<HirschbergSinclair> {
    scene.run()
}

/// The number of PROBE and REPLY messages if all start at the same time.
fn cost(ids: &[u32]) -> u64 {
    let outcome = run(&Scene::new(ids.iter().copied()).start_all(1));
    outcome.by_kind()[0] + outcome.by_kind()[1]
}

fn last_phase(n: u64) -> u32 {
    (0..64).find(|&phase| 1 << phase >= n).unwrap_or_default()
}

/// The upper bound on PROBE and REPLY messages, from the module's documentation.
fn bound(n: u64) -> u64 {
    5 * n + (1..last_phase(n)).map(|phase| (1 << (phase + 2)) * (n / ((1 << (phase - 1)) + 1))).sum::<u64>()
}

#[test]
fn a_single_process_receives_its_own_probes() {
    let outcome = run(&Scene::new([5]).start(1, &[5]));
    assert_eq!((outcome.by_kind(), outcome.leader()), (vec![2, 0, 1], Some(5)));
    assert_eq!((outcome.times("win"), outcome.times("won-already")), (1, 1));
    assert!(outcome.broken().is_empty());
}

#[test]
fn of_two_processes_each_is_both_neighbours_of_the_other() {
    for ids in [[1, 2], [2, 1]] {
        for scene in [Scene::new(ids).start_all(1), Scene::new(ids).start(1, &[1]), Scene::new(ids).start(1, &[2])] {
            let outcome = run(&scene);
            // Phase 0: 4 PROBE, 2 REPLY. Phase 1: two probes of two hops.
            assert_eq!((outcome.by_kind(), outcome.leader()), (vec![8, 2, 2], Some(2)));
        }
    }
}

#[test]
fn a_monotone_ring_is_the_best() {
    for n in 2..=20_u32 {
        let (all, last) = (u64::from(n), last_phase(u64::from(n)));
        for ids in [(1..=n).collect::<Vec<_>>(), (1..=n).rev().collect()] {
            assert_eq!(cost(&ids), 5 * all + 4 * ((1 << last) - 2), "n = {n}");
        }
    }
    let eight = run(&Scene::new(1..=8).start_all(1));
    assert_eq!((eight.by_kind()[0] + eight.by_kind()[1], eight.sent()), (64, 72));
    assert_eq!(run(&Scene::new((1..=64).rev()).start_all(1)).sent(), 632);
}

#[test]
fn phase_0_costs_three_for_each_process_and_the_highest_wins_with_two_laps() {
    // By the end of tick 2 all replies of phase 0 are sent, and no message of phase 1.
    let outcome: Outcome<HirschbergSinclair> = Scene::new(WORST).start_all(1).run_until(2);
    assert_eq!(outcome.by_kind(), [16, 8, 0]);
    let whole = run(&Scene::new(WORST).start_all(1));
    let last_probes = whole.story().iter().filter(|(_, number, step)| *number == 7 && *step == "next-phase").count();
    assert_eq!(last_probes, 3, "7 comes through phases 0, 1 and 2, and wins in phase 3");
}

#[test]
fn the_worst_ring_of_eight() {
    let outcome = run(&Scene::new(WORST).start_all(1));
    assert_eq!((outcome.by_kind(), outcome.leader()), (vec![59, 30, 8], Some(7)));
    assert!(outcome.broken().is_empty());
}

/// Calls `see` with every ring of n ids. The highest id is always first, so each ring occurs only once.
fn every_ring(n: u32, mut see: impl FnMut(&[u32])) {
    fn place(ids: &mut Vec<u32>, left: &mut Vec<u32>, see: &mut impl FnMut(&[u32])) {
        if left.is_empty() {
            return see(ids);
        }
        for at in 0..left.len() {
            ids.push(left.remove(at));
            place(ids, left, see);
            left.insert(at, ids.pop().unwrap_or_default());
        }
    }
    place(&mut vec![n - 1], &mut (0..n - 1).collect(), &mut see);
}

#[test]
fn the_worst_of_all_rings_from_two_to_eight() {
    let worst: Vec<u64> = (2..=8)
        .map(|n| {
            let mut worst = 0;
            let mut rings = 0;
            every_ring(n, |ids| {
                worst = worst.max(cost(ids));
                rings += 1;
            });
            assert_eq!(rings, (1..n).product::<u32>());
            worst
        })
        .collect();
    assert_eq!(worst, [10, 23, 32, 55, 68, 78, 89]);
}

#[test]
fn a_crash_leaves_all_waiting() {
    let outcome = run(&Scene::new(WORST).start_all(1).crash(2, 2));
    assert!(outcome.is_quiet());
    assert_eq!((outcome.broken(), outcome.waiting()), (vec!["termination"], 7));
    assert_eq!(outcome.elected(), [None; 8]);
}

#[test]
fn a_ring_that_closes_over_the_crashed_elects_the_highest_live_process() {
    let mut ring = Scene::new(WORST).down(&[7, 2]).start(1, &[4]);
    ring.network.bounce = true;
    let outcome = run(&ring);
    assert_eq!((outcome.leader(), outcome.broken()), (Some(6), vec![]));
    assert!(outcome.times("skip-crashed") > 0);
}

#[test]
fn the_last_live_process_sends_to_itself() {
    let mut ring = Scene::new([3, 7, 48]).down(&[3, 48]).start(1, &[7]);
    ring.network.bounce = true;
    let outcome = run(&ring);
    assert_eq!(outcome.elected(), [None, Some(7), None]);
    assert_eq!((outcome.by_kind(), outcome.lost()), (vec![6, 0, 3], 6));
}

#[test]
fn a_reply_to_a_crashed_candidate_circles_forever() {
    // Both neighbours have replied to process 9 when 9 crashes, and the ring closes over the gap.
    let mut ring = Scene::new([1, 9, 2, 3]).start_all(1).crash(3, 9);
    ring.network.bounce = true;
    let outcome: Outcome<HirschbergSinclair> = ring.run_until(500);
    assert!(!outcome.is_quiet());
}

#[test]
fn a_recovered_process_is_asleep_and_keeps_the_number_of_the_election() {
    let scene = Scene::new([9, 1, 2]).start_all(1).crash(2, 9).revive(3, 9);
    let outcome = run(&scene);
    assert_eq!(outcome.role(0), Role::Idle);
    assert_eq!(outcome.broken(), ["termination"]);
    let again = run(&scene.start(20, &[9]));
    assert_eq!((again.leader(), again.broken()), (Some(9), vec![]));
}

#[test]
fn a_second_election_is_another_election() {
    let once = run(&Scene::new(WORST).start_all(1));
    let twice = run(&Scene::new(WORST).start_all(1).start(60, &[4]));
    assert_eq!((twice.leader(), twice.times("win")), (Some(7), 2));
    assert!(twice.sent() <= 2 * (bound(8) + 8) && twice.sent() > once.sent() + 64);
    let ignored = run(&Scene::new(WORST).start_all(1).start(3, &[4, 7]));
    assert_eq!((ignored.by_kind(), ignored.times("start-ignored")), (once.by_kind(), 2));
}

#[test]
fn an_older_election_is_ignored() {
    let first = run(&Scene::new([9, 3, 1]).start_all(1));
    let won = first.story().iter().find(|(.., step)| *step == "win").map_or(0, |(tick, ..)| *tick);
    // Process 9 starts the next election while the ELECTED of the last one is still in transit to process 3.
    let outcome = run(&Scene::new([9, 3, 1]).start_all(1).put_off(won, 9, 3, 9).start(won + 1, &[9]));
    assert_eq!((outcome.leader(), outcome.times("win")), (Some(9), 2));
    assert!(outcome.times("outdated") > 0);
    assert!(outcome.broken().is_empty());
}

#[test]
fn a_duplicated_message_does_no_harm() {
    let mut ring = Scene::new(WORST).start_all(1);
    ring.network.duplicate = 0.5;
    let outcome = run(&ring);
    assert_eq!((outcome.leader(), outcome.broken()), (Some(7), vec![]));
    assert!(outcome.times("reply-ignored") > 0);
}

#[test]
fn a_state_and_a_message_read_as_json() {
    let outcome = run(&Scene::new([1, 2]).start(1, &[2]));
    let state = serde_json::to_value(outcome.state(0)).unwrap();
    let expected = serde_json::json!({
        "epoch": 1, "unfinished": false, "rank": "defeated", "phase": 0, "left": false, "right": false, "elected": 2
    });
    assert_eq!(state, expected);
    let message = serde_json::to_value(super::Message::Reply { epoch: 1, id: id(4), phase: 2 }).unwrap();
    assert_eq!(message, serde_json::json!({ "kind": "REPLY", "payload": { "epoch": 1, "id": 4, "phase": 2 } }));
}

fn bounds(n: u32, begun: &[Begun]) -> Vec<(BoundSide, u64)> {
    let protocol = of_three::<HirschbergSinclair>("standard");
    let ids: Vec<Id> = (0..n).map(id).collect();
    let seen = Seen { ids: &ids, down: &[], begun, crashed: &[], requests: 0, disturbed: false, lockstep: None };
    protocol.bounds(&seen).into_iter().map(|bound| (bound.side, bound.value)).collect()
}

#[test]
fn the_bounds_of_the_literature() {
    assert_eq!([8, 16, 64].map(bound), [104, 320, 2128]);
    let begun = [Begun { tick: 1, position: 0, won_before: 0 }];
    for n in [8, 16, 64] {
        let all = u64::from(n);
        let least = 6 * all + 4 * ((1 << last_phase(all)) - 2);
        assert_eq!(bounds(n, &begun), [(BoundSide::Best, least), (BoundSide::Worst, bound(all) + all)]);
        assert!(bound(all) <= 8 * all * (1 + u64::from(last_phase(all))));
    }
    assert_eq!(bounds(1, &begun), [(BoundSide::Best, 3), (BoundSide::Worst, 3)]);
    assert!(bounds(8, &[]).is_empty());
    assert!(bounds(8, &[Begun { tick: 40, position: 3, won_before: 1 }]).is_empty());
}

fn rings() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::btree_set(0..u32::MAX, 1..=40).prop_map(|ids| ids.into_iter().collect::<Vec<_>>()).prop_shuffle()
}

fn starts() -> impl Strategy<Value = Vec<(u64, Index)>> {
    prop::collection::vec((1..120_u64, any::<Index>()), 1..9)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn the_highest_wins_for_all_initiators_and_message_orders(
        ids in rings(), seed: u64, longest in 1..9_u64, process_time in 0..3_u64, fifo: bool, starts in starts(), again in 1..200_u64,
    ) {
        let scene = starts.iter().fold(Scene::new(ids.iter().copied()), |scene, (tick, index)| {
            let number = *index.get(&ids);
            scene.start(*tick, &[number]).start(tick + again, &[number])
        });
        let mut scene = scene.seed(seed).delay(1, longest);
        scene.network = Network { process_time, fifo, ..scene.network };
        let outcome = run(&scene);
        prop_assert!(outcome.is_quiet());
        prop_assert_eq!(outcome.leader(), ids.iter().max().copied());
        prop_assert_eq!(outcome.broken(), Vec::<&str>::new());
        prop_assert_eq!(outcome.waiting(), 0);
    }

    #[test]
    fn no_election_leaves_its_bounds(ids in rings(), starts in starts(), seed: u64, longest in 1..9_u64, fifo: bool) {
        let scene = starts.iter().fold(Scene::new(ids.iter().copied()), |scene, (tick, index)| scene.start(*tick, &[*index.get(&ids)]));
        let mut scene = scene.seed(seed).delay(1, longest);
        scene.network.fifo = fifo;
        let outcome = run(&scene);
        let mut won_before = 0;
        let begun: Vec<Begun> = outcome.story().into_iter().filter_map(|(tick, number, step)| {
            won_before += u32::from(step == "win");
            (step == "start").then(|| Begun { tick, position: scene.position(number), won_before })
        }).collect();
        match bounds(ids.len() as u32, &begun)[..] {
            [(_, least), (_, most)] => prop_assert!((least..=most).contains(&outcome.sent()), "{:?} {}", begun, outcome.sent()),
            _ => prop_assert!(begun.iter().any(|one| one.won_before > 0)),
        }
    }
}

impl Samples for HirschbergSinclair {
    fn steps() -> Vec<Self::Step> {
        crate::protocols::hirschberg_sinclair::Step::samples()
    }

    fn said() -> Vec<Remark> {
        let probe = |id: Id| Message::Probe { epoch: 1, id, phase: 2, hop: 3 };
        let messages = [31, 42, 58].map(id).map(|id| (id, probe(id)));
        let state = |rank, phase: u32, left, right| {
            from_json(
                json!({ "epoch": 1, "unfinished": true, "rank": rank, "phase": phase, "left": left, "right": right, "elected": null }),
            )
        };
        let states = [
            state("candidate", 0, false, false),
            state("candidate", 1, true, false),
            state("candidate", 1, false, true),
            state("asleep", 0, false, false),
            state("defeated", 1, false, false),
            from_json(
                json!({ "epoch": 1, "unfinished": false, "rank": "leader", "phase": 2, "left": false, "right": false, "elected": 42 }),
            ),
        ];
        everything_said::<Self>(&handlings(&messages, &[]), &states)
    }
}
