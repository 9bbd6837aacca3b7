//! The exact counts in the module's documentation, and failures that students can watch in the simulator.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::json;

use super::{Message, Peterson};
use crate::protocol::{Begun, BoundSide, Explain, Id, Remark, Role, Seen};
use crate::protocols::tests::{Outcome, Samples, Scene, everything_said, from_json, handlings, id};
use crate::sim::network::Network;

/// The ring with the highest cost: four phases.
const WORST: [u32; 8] = [0, 7, 4, 5, 3, 6, 1, 2];

fn run(scene: &Scene) -> Outcome<Peterson> {
    scene.run()
}

fn phases(outcome: &Outcome<Peterson>) -> u32 {
    (0..outcome.world.count() as u32).map(|at| outcome.state(at).phase).max().unwrap_or_default()
}

fn most(n: u64) -> u64 {
    2 * n * u64::from(n.ilog2()) + n
}

#[test]
fn a_monotone_ring_is_the_best() {
    for n in 2..=20_u32 {
        for ids in [(1..=n).collect::<Vec<_>>(), (1..=n).rev().collect()] {
            let outcome = run(&Scene::new(ids).start_all(1));
            assert_eq!(outcome.by_kind(), [u64::from(3 * n - 1), u64::from(n)], "n = {n}");
            assert_eq!(outcome.leader(), Some(n));
            assert!(outcome.broken().is_empty());
        }
    }
}

#[test]
fn a_single_process_receives_its_own_id() {
    let outcome = run(&Scene::new([5]).start(1, &[5]));
    assert_eq!((outcome.by_kind(), outcome.leader()), (vec![1, 1], Some(5)));
    assert!(outcome.broken().is_empty());
}

/// All rings of n ids. The highest id is always first, so that no ring occurs twice.
fn rings_of(n: u32) -> Vec<Vec<u32>> {
    let mut rings = vec![vec![n - 1]];
    for number in 0..n - 1 {
        rings = rings
            .into_iter()
            .flat_map(|ring| {
                (1..=ring.len()).map(move |at| {
                    let mut longer = ring.clone();
                    longer.insert(at, number);
                    longer
                })
            })
            .collect();
    }
    rings
}

#[test]
fn the_best_and_the_worst_of_all_rings_of_two_to_eight() {
    for (n, worst) in (2..).zip([5, 8, 16, 21, 27, 32, 46]) {
        let rings = rings_of(n);
        assert_eq!(rings.len() as u32, (1..n).product::<u32>());
        let counts: Vec<u64> = rings
            .into_iter()
            .map(|ids| {
                let outcome = run(&Scene::new(ids).start_all(1));
                assert_eq!((outcome.leader(), outcome.by_kind()[1]), (Some(n - 1), u64::from(n)));
                outcome.by_kind()[0]
            })
            .collect();
        assert_eq!((counts.iter().min(), counts.iter().max()), (Some(&u64::from(3 * n - 1)), Some(&worst)), "n = {n}");
    }
}

#[test]
fn the_worst_ring_of_eight_takes_four_phases() {
    let outcome = run(&Scene::new(WORST).start_all(1));
    assert_eq!((outcome.by_kind(), phases(&outcome)), (vec![46, 8], 4));
    assert_eq!((outcome.leader(), outcome.times("win")), (Some(7), 1));
}

#[test]
fn the_leader_is_a_relay_long_before_it_leads() {
    let scene = Scene::new(WORST).start_all(1);
    let won = run(&scene).story().into_iter().find(|(.., step)| *step == "win").expect("somebody wins");
    let before: Outcome<Peterson> = scene.run_until(won.0 - 1);
    let part = |at: u32| before.role(at);
    assert_eq!((won.1, part(1)), (7, Role::Relay));
    // Two processes still compete. One represents the id of the leader; the other has just received that id.
    let active: Vec<_> = (0..8).filter(|&at| part(at) == Role::Active).map(|at| before.state(at)).collect();
    let heard: Vec<_> = active.iter().map(|state| (state.tid, state.first)).collect();
    assert_eq!(heard, [(Some(id(6)), Some(id(7))), (Some(id(7)), Some(id(6)))]);
}

#[test]
fn every_woken_process_joins_and_the_highest_wins() {
    for number in WORST {
        let outcome = run(&Scene::new(WORST).start(1, &[number]));
        assert_eq!((outcome.leader(), outcome.times("wake"), outcome.times("start")), (Some(7), 7, 1));
        assert_eq!(outcome.by_kind(), [46, 8]);
    }
}

#[test]
fn the_leader_drops_values_that_arrive_after_the_end() {
    // In the second phase process 1 represents the value 2. Process 2 has won before that value arrives.
    let outcome = run(&Scene::new([1, 2]).start_all(1));
    assert_eq!((outcome.by_kind(), outcome.times("drop")), (vec![5, 2], 1));
}

#[test]
fn a_crash_leaves_all_waiting() {
    let outcome = run(&Scene::new(WORST).start_all(1).crash(3, 4));
    assert!(outcome.is_quiet());
    assert_eq!((outcome.broken(), outcome.waiting(), outcome.leader()), (vec!["termination"], 7, None));
}

#[test]
fn a_ring_that_closes_over_the_crashed_elects_the_highest_live_process() {
    let mut ring = Scene::new([3, 9, 4, 1, 5]).down(&[9]).start(1, &[4]);
    ring.network.bounce = true;
    let outcome = run(&ring);
    assert_eq!((outcome.leader(), outcome.broken()), (Some(5), vec![]));
    assert_eq!(outcome.times("skip-crashed") as u64, outcome.lost());
}

#[test]
fn the_value_of_a_crashed_process_circles_forever() {
    let mut ring = Scene::new([1, 9, 2, 3]).start_all(1).crash(3, 9);
    ring.network.bounce = true;
    let outcome: Outcome<Peterson> = ring.run_until(500);
    assert!(!outcome.is_quiet());
    assert_eq!(outcome.leader(), None);
}

#[test]
fn a_recovered_process_has_forgotten_all_but_its_own_id() {
    // Process 7 was about to become a relay, so the messages that it missed would have changed nothing.
    let outcome = run(&Scene::new(WORST).start_all(1).crash(3, 7).revive(4, 7));
    assert_eq!((outcome.leader(), outcome.by_kind()), (Some(7), vec![46, 8]));
}

#[test]
fn a_recovered_process_may_start_the_next_election_and_repair_the_ring() {
    let ring = Scene::new([5, 8, 3, 7, 1, 6, 2, 4]).start_all(1).crash(4, 1).revive(30, 1);
    let stuck = run(&ring);
    assert_eq!((stuck.role(4), stuck.waiting(), stuck.broken()), (Role::Idle, 7, vec!["termination"]));
    // The other processes are still in the election that cannot end, so the start of 5 is ignored.
    let again = run(&ring.start(40, &[5, 1]));
    assert_eq!((again.leader(), again.times("start-ignored"), again.broken()), (Some(8), 1, vec![]));
}

#[test]
fn a_second_election_is_another_election() {
    let outcome = run(&Scene::new(WORST).start_all(1).start(80, &[4]));
    assert_eq!((outcome.by_kind(), outcome.leader(), outcome.times("win")), (vec![92, 16], Some(7), 2));
    let ignored = run(&Scene::new(WORST).start_all(1).start(3, &[4, 7]));
    assert_eq!((ignored.by_kind(), ignored.times("start-ignored")), (vec![46, 8], 2));
}

#[test]
fn a_state_and_a_message_read_as_json() {
    let outcome = run(&Scene::new([1, 2, 3]).start(1, &[3]));
    let state = serde_json::to_value(outcome.state(2)).unwrap();
    assert_eq!((&state["epoch"], &state["part"], &state["elected"]), (&1.into(), &"leader".into(), &3.into()));
    let message = serde_json::to_value(super::Message::Election { epoch: 1, id: id(4) }).unwrap();
    assert_eq!(message, serde_json::json!({ "kind": "ELECTION", "payload": { "epoch": 1, "id": 4 } }));
}

fn bounds(n: u32, begun: &[Begun], disturbed: bool) -> Vec<(BoundSide, &'static str, u64)> {
    let ids: Vec<Id> = (0..n).map(id).collect();
    let seen = Seen { ids: &ids, down: &[], begun, crashed: &[], requests: 0, disturbed, lockstep: None };
    Peterson.bounds(&seen).into_iter().map(|bound| (bound.side, bound.formula, bound.value)).collect()
}

#[test]
fn the_bounds_of_the_lecture() {
    let begun: Vec<Begun> = (0..8).map(|position| Begun { tick: 1, position, won_before: 0 }).collect();
    let eight = [(BoundSide::Best, "4n-1", 31), (BoundSide::Worst, "2n(floor(log2 n)+1)", 64)];
    assert_eq!(bounds(8, &begun, false), eight);
    assert_eq!(bounds(8, &begun[..1], false), eight);
    assert_eq!(bounds(1, &begun[..1], false), [(BoundSide::Best, "2n", 2), (BoundSide::Worst, "2n", 2)]);
    assert!(bounds(8, &[], false).is_empty());
    assert!(bounds(8, &begun, true).is_empty());
    assert!(bounds(8, &[Begun { tick: 40, position: 3, won_before: 1 }], false).is_empty());
}

fn rings() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::btree_set(0..u32::MAX, 1..=40).prop_map(|ids| ids.into_iter().collect::<Vec<_>>()).prop_shuffle()
}

fn starts() -> impl Strategy<Value = Vec<(u64, Index)>> {
    prop::collection::vec((1..120_u64, any::<Index>()), 1..9)
}

/// A scene in which each start is repeated `again` ticks later.
fn started(ids: &[u32], starts: &[(u64, Index)], again: u64) -> Scene {
    starts.iter().fold(Scene::new(ids.iter().copied()), |scene, (tick, index)| {
        let number = *index.get(ids);
        scene.start(*tick, &[number]).start(tick + again, &[number])
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn the_highest_wins_for_all_initiators_repetitions_and_delays(
        ids in rings(), seed: u64, longest in 1..9_u64, process_time in 0..3_u64, starts in starts(), again in 1..200_u64,
    ) {
        let mut scene = started(&ids, &starts, again).seed(seed).delay(1, longest);
        scene.network = Network { process_time, ..scene.network };
        let outcome = run(&scene);
        prop_assert!(outcome.is_quiet());
        prop_assert_eq!(outcome.leader(), ids.iter().max().copied());
        prop_assert_eq!(outcome.broken(), Vec::<&str>::new());
        prop_assert_eq!(outcome.waiting(), 0);
    }

    #[test]
    fn every_process_starts_twice_at_any_time_and_one_leads(
        ids in rings(), seed: u64, longest in 1..5_u64, ticks in prop::collection::vec((1..100_u64, 1..100_u64), 40),
    ) {
        let scene = Scene::new(ids.iter().copied()).seed(seed).delay(1, longest);
        let scene = ids.iter().zip(ticks).fold(scene, |scene, (&number, (one, other))| {
            scene.start(one, &[number]).start(other, &[number])
        });
        let outcome = run(&scene);
        prop_assert!(outcome.is_quiet());
        prop_assert_eq!(outcome.leader(), ids.iter().max().copied());
        prop_assert_eq!(outcome.broken(), Vec::<&str>::new());
    }

    #[test]
    fn one_election_never_leaves_its_bounds(ids in rings(), seed: u64, longest in 1..9_u64, starts in starts()) {
        let n = ids.len() as u64;
        // All join the election before any process can win it.
        let scene = starts.iter().fold(Scene::new(ids.iter().copied()), |scene, (tick, index)| {
            scene.start(1 + tick % n, &[*index.get(&ids)])
        });
        let outcome = run(&scene.seed(seed).delay(1, longest));
        let election = outcome.by_kind()[0];
        prop_assert!(election <= most(n), "{} > {}", election, most(n));
        prop_assert!(n == 1 || election >= 3 * n - 1, "{} < {}", election, 3 * n - 1);
        prop_assert_eq!(outcome.by_kind()[1], n);
        prop_assert!(phases(&outcome) <= n.ilog2() + 1);
    }

    #[test]
    fn no_run_leaves_the_bounds_that_it_is_shown_with(ids in rings(), starts in starts(), seed: u64, longest in 1..5_u64) {
        let scene = Scene::new(ids.iter().copied()).seed(seed).delay(1, longest);
        let scene = starts.iter().fold(scene, |scene, (tick, index)| scene.start(*tick, &[*index.get(&ids)]));
        let outcome = run(&scene);
        let mut won_before = 0;
        let begun: Vec<Begun> = outcome.story().into_iter().filter_map(|(tick, number, step)| {
            won_before += u32::from(step == "win");
            (step == "start").then(|| Begun { tick, position: scene.position(number), won_before })
        }).collect();
        match bounds(ids.len() as u32, &begun, false)[..] {
            [(_, _, least), (_, _, most)] => prop_assert!((least..=most).contains(&outcome.sent()), "{:?} {}", begun, outcome.sent()),
            _ => prop_assert!(begun.iter().any(|one| one.won_before > 0)),
        }
    }
}

impl Samples for Peterson {
    fn steps() -> Vec<Self::Step> {
        crate::protocols::peterson::Step::samples()
    }

    fn said() -> Vec<Remark> {
        let messages = [31, 42, 58].map(id).map(|id| (id, Message::Election { epoch: 1, id }));
        let parts =
            [("asleep", None, None), ("active", Some(42), None), ("active", Some(42), Some(31)), ("relay", None, None)];
        let unfinished = parts.map(|(part, tid, first)| {
            json!({ "epoch": 1, "unfinished": true, "part": part, "tid": tid, "first": first, "phase": 2, "elected": null })
        });
        let leader = json!({ "epoch": 1, "unfinished": false, "part": "leader", "tid": null, "first": null, "phase": 2,
            "elected": 42 });
        let states: Vec<_> = unfinished.into_iter().chain([leader]).map(from_json).collect();
        everything_said::<Self>(&handlings(&messages, &[]), &states)
    }
}
