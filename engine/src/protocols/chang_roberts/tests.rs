//! The exact counts in the module's documentation, and failures that students can watch in the simulator.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::json;

use super::{ChangRoberts, Message};
use crate::protocol::{Begun, BoundSide, Explain, Id, Remark, Role, Seen};
use crate::protocols::tests::{Outcome, Samples, Scene, everything_said, from_json, handlings, id, of_three};
use crate::sim::network::Network;

fn run(scene: &Scene) -> Outcome<ChangRoberts> {
    scene.run()
}

#[test]
fn one_initiator_costs_d_plus_n_and_n() {
    for n in 1..=12_u32 {
        for d in 0..n {
            // The highest id is d places clockwise from the initiator 1; the others are in between in any order.
            let ids = (0..n).map(|at| if at == d { 100 } else { 1 + at });
            let outcome = run(&Scene::new(ids).start(1, &[if d == 0 { 100 } else { 1 }]));
            assert_eq!(outcome.by_kind(), [u64::from(d + n), u64::from(n)], "n = {n}, d = {d}");
            assert_eq!(outcome.leader(), Some(100));
            assert!(outcome.broken().is_empty());
        }
    }
}

#[test]
fn all_begin_descending_is_the_worst_seating_and_ascending_the_best() {
    for n in 1..=20_u32 {
        let all = u64::from(n);
        let descending = run(&Scene::new((1..=n).rev()).start_all(1));
        assert_eq!(descending.by_kind(), [all * (all + 1) / 2, all]);
        let ascending = run(&Scene::new(1..=n).start_all(1));
        assert_eq!(ascending.by_kind(), [2 * all - 1, all]);
    }
}

#[test]
fn the_same_people_reseated() {
    assert_eq!(run(&Scene::new(1..=8).start_all(1)).sent(), 23);
    assert_eq!(run(&Scene::new((1..=8).rev()).start_all(1)).sent(), 44);
}

#[test]
fn the_ring_of_the_franklin_lecture_costs_less_here() {
    assert_eq!(run(&Scene::new([0, 2, 1, 4, 7, 3, 5, 9, 8, 6]).start_all(1)).sent(), 44);
}

#[test]
fn the_mean_over_every_seating_is_n_times_the_harmonic_number() {
    // The mean n·Hₙ for n = 6 is 14.7. All 720 orders together therefore need 720 · 14.7 messages, an integer.
    let mut seatings = vec![vec![]];
    for number in 1..=6_u32 {
        seatings = seatings
            .into_iter()
            .flat_map(|seating: Vec<u32>| {
                (0..=seating.len()).map(move |at| {
                    let mut longer = seating.clone();
                    longer.insert(at, number);
                    longer
                })
            })
            .collect();
    }
    assert_eq!(seatings.len(), 720);
    let total: u64 = seatings.into_iter().map(|ids| run(&Scene::new(ids).start_all(1)).by_kind()[0]).sum();
    assert_eq!(total * 10, 147 * 720);
}

#[test]
fn a_literal_reading_of_the_slides_elects_nobody() {
    let ring = Scene::new([45, 48, 5, 3, 7]).start(1, &[45]);
    let slides = run(&ring.clone().variant("no-forward"));
    assert_eq!((slides.by_kind(), slides.leader(), slides.waiting()), (vec![5, 0], None, 5));
    assert!(slides.is_quiet());
    let standard = run(&ring);
    assert_eq!((standard.sent(), standard.leader(), standard.waiting()), (11, Some(48), 0));
}

#[test]
fn the_slides_are_right_if_only_the_highest_begins() {
    let outcome = run(&Scene::new([45, 48, 5, 3, 7]).variant("no-forward").start(1, &[48]));
    assert_eq!((outcome.by_kind(), outcome.leader()), (vec![5, 5], Some(48)));
}

#[test]
fn without_the_flag_every_initiator_elects_the_same_leader_once_more() {
    for n in 1..=9_u32 {
        let all = u64::from(n);
        for ids in [(1..=n).collect::<Vec<_>>(), (1..=n).rev().collect(), (1..=n).map(|one| one * 7 % 11).collect()] {
            let highest = ids.iter().max().copied();
            let outcome = run(&Scene::new(ids).variant("replace").start_all(1));
            assert_eq!(outcome.by_kind(), [all * (3 * all - 1) / 2, all * all]);
            assert_eq!((outcome.times("win"), outcome.leader()), (n as usize, highest));
        }
    }
    let some = run(&Scene::new([4, 9, 2, 7, 5]).variant("replace").start(1, &[2, 5]).start(3, &[7]));
    assert_eq!((some.times("win"), some.leader()), (3, Some(9)));
}

#[test]
fn a_late_message_undoes_an_election_on_links_that_are_not_fifo() {
    let ring = Scene::new([1, 2, 3, 6]).start_all(1).put_off(1, 1, 2, 11).put_off(8, 2, 3, 11);
    let mut loose = ring.clone();
    loose.network.fifo = false;
    let outcome = run(&loose);
    assert_eq!(outcome.elected(), [Some(6), None, Some(6), Some(6)]);
    assert!(outcome.is_quiet());
    assert_eq!(outcome.broken(), ["termination"]);
}

#[test]
fn a_plain_ring_with_a_crashed_leader_waits_forever() {
    let outcome = run(&Scene::new([3, 7, 48, 45, 5]).down(&[48]).start(1, &[45]));
    assert_eq!((outcome.by_kind(), outcome.lost()), (vec![4, 0], 1));
    assert!(outcome.is_quiet());
    let roles: Vec<Role> = [0, 1, 3, 4].map(|at| outcome.role(at)).to_vec();
    assert_eq!(roles, [Role::Active; 4]);
    assert_eq!(outcome.waiting(), 4);
}

#[test]
fn a_ring_that_closes_over_the_crashed_elects_the_highest_live_process() {
    let mut ring = Scene::new([3, 7, 48, 45, 5]).down(&[48]).start(1, &[45]);
    ring.network.bounce = true;
    let outcome = run(&ring);
    assert_eq!(outcome.leader(), Some(45));
    // Each of the two messages makes four hops round the ring, and one more to the crashed process.
    assert_eq!((outcome.by_kind(), outcome.lost()), (vec![5, 5], 2));
    assert_eq!(outcome.times("skip-crashed"), 2);
}

#[test]
fn the_last_live_process_sends_to_itself() {
    let mut ring = Scene::new([3, 7, 48]).down(&[3, 48]).start(1, &[7]);
    ring.network.bounce = true;
    let outcome = run(&ring);
    assert_eq!(outcome.elected(), [None, Some(7), None]);
    assert_eq!((outcome.by_kind(), outcome.lost()), (vec![3, 3], 4));
}

#[test]
fn a_message_of_a_crashed_owner_circles_forever() {
    // Process 9 wins, and crashes before its ELECTED has returned.
    let mut ring = Scene::new([1, 9, 2, 3]).start(1, &[9]).crash(7, 9);
    ring.network.bounce = true;
    let outcome: Outcome<ChangRoberts> = ring.run_until(500);
    assert!(!outcome.is_quiet());
    assert_eq!(outcome.elected(), [Some(9), None, Some(9), Some(9)]);
}

#[test]
fn a_start_while_participating_is_ignored() {
    let outcome = run(&Scene::new([1, 9, 2]).start(1, &[1]).start(2, &[1, 9]));
    // Process 9 is still idle when it starts at tick 2, because commands precede deliveries.
    assert_eq!(outcome.times("start-ignored"), 1);
    assert_eq!(outcome.times("start"), 2);
    assert_eq!(outcome.leader(), Some(9));
}

#[test]
fn a_recovered_process_is_idle_and_its_own_old_id_makes_it_join_again() {
    let outcome = run(&Scene::new([9, 1, 2]).leader(9).start(1, &[9]).crash(2, 9).revive(3, 9));
    // The id of 9 returns at tick 4: process 9 has forgotten it, sends it again, and wins at tick 7.
    assert_eq!(outcome.by_kind(), [6, 3]);
    assert_eq!(outcome.leader(), Some(9));
    assert!(outcome.story().contains(&(4, 9, "join-replace")));
}

#[test]
fn a_state_is_eight_bytes_and_reads_as_json() {
    assert_eq!(size_of::<super::State>(), 8);
    let outcome = run(&Scene::new([1, 2]).start(1, &[2]));
    let state = serde_json::to_value(outcome.state(0)).unwrap();
    assert_eq!(state, serde_json::json!({ "participating": false, "elected": 2 }));
    let message = serde_json::to_value(super::Message::Election { id: id(4) }).unwrap();
    assert_eq!(message, serde_json::json!({ "kind": "ELECTION", "payload": { "id": 4 } }));
}

fn bounds(variant: &str, ids: &[Id], begun: &[Begun]) -> Vec<(BoundSide, &'static str, u64)> {
    let protocol = of_three::<ChangRoberts>(variant);
    let seen = Seen { ids, down: &[], begun, crashed: &[], requests: 0, disturbed: false, lockstep: None };
    protocol.bounds(&seen).into_iter().map(|bound| (bound.side, bound.formula, bound.value)).collect()
}

#[test]
fn the_bounds_of_the_lecture() {
    let ids: Vec<Id> = (1..=7).map(id).collect();
    let begun: Vec<Begun> = (0..7).map(|position| Begun { tick: 1, position, won_before: 0 }).collect();
    assert_eq!(bounds("standard", &ids, &begun[..1]), [(BoundSide::Best, "2n", 14), (BoundSide::Worst, "3n-1", 20)]);
    assert_eq!(bounds("standard", &ids, &begun), [(BoundSide::Best, "3n-1", 20), (BoundSide::Worst, "n(n+3)/2", 35)]);
    let all = [(BoundSide::Best, "n(5n-1)/2", 119), (BoundSide::Worst, "n(5n-1)/2", 119)];
    assert_eq!(bounds("replace", &ids, &begun), all);
    assert_eq!(bounds("no-forward", &ids, &begun[..1]), [(BoundSide::Best, "n", 7), (BoundSide::Worst, "2n", 14)]);
    assert!(bounds("standard", &ids, &[]).is_empty());
}

#[test]
fn both_bounds_are_reached_for_every_number_of_initiators() {
    for n in 1..=9_u32 {
        for k in 1..=n {
            let begun: Vec<Begun> = (0..k).map(|position| Begun { tick: 1, position, won_before: 0 }).collect();
            for variant in ["standard", "replace"] {
                let ids: Vec<Id> = (1..=n).map(id).collect();
                let found = bounds(variant, &ids, &begun);
                // Best: ids ascend, and the highest process and the k − 1 before it start. Worst: ids descend, and the
                // k processes after the highest start (for k = n, all).
                let last: Vec<u32> = (n - k + 1..=n).collect();
                let best = run(&Scene::new(1..=n).variant(variant).start(1, &last));
                let after: Vec<u32> = (0..n).rev().filter(|&number| n == k || number > 0).take(k as usize).collect();
                let after: Vec<u32> = if n == k { (1..=n).collect() } else { after };
                let worst = run(&Scene::new((1..=n).rev()).variant(variant).start(1, &after));
                assert_eq!((found[0].2, found[1].2), (best.sent(), worst.sent()), "{variant} n = {n} k = {k}");
            }
        }
    }
}

fn rings() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::btree_set(0..u32::MAX, 1..=64).prop_map(|ids| ids.into_iter().collect::<Vec<_>>()).prop_shuffle()
}

fn starts() -> impl Strategy<Value = Vec<(u64, Index)>> {
    prop::collection::vec((1..60_u64, any::<Index>()), 1..9)
}

/// The number of hops of all ids: each id travels to the next higher process, and the highest id returns.
fn distances(ids: &[u32]) -> u64 {
    let n = ids.len();
    let way = |begin: usize| (1..=n).find(|step| *step == n || ids[(begin + step) % n] > ids[begin]).unwrap_or(n);
    (0..n).map(|begin| way(begin) as u64).sum()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn the_highest_wins_for_all_initiators_and_delays(
        ids in rings(), seed: u64, longest in 1..9_u64, process_time in 0..3_u64, starts in starts(),
    ) {
        let mut scene = Scene::new(ids.iter().copied()).seed(seed).delay(1, longest);
        scene.network = Network { process_time, ..scene.network };
        let scene = starts.iter().fold(scene, |scene, (tick, index)| scene.start(*tick, &[*index.get(&ids)]));
        let outcome = run(&scene);
        prop_assert!(outcome.is_quiet());
        prop_assert_eq!(outcome.leader(), ids.iter().max().copied());
        prop_assert_eq!(outcome.broken(), Vec::<&str>::new());
        prop_assert_eq!(outcome.waiting(), 0);
    }

    #[test]
    fn all_begin_and_each_id_travels_to_the_next_higher_one(ids in rings(), seed: u64, longest in 1..9_u64) {
        let outcome = run(&Scene::new(ids.iter().copied()).seed(seed).delay(1, longest).start_all(1));
        prop_assert_eq!(outcome.by_kind(), [distances(&ids), ids.len() as u64]);
    }

    #[test]
    fn one_initiator_costs_its_way_to_the_highest_and_two_laps(ids in rings(), index: Index, longest in 1..9_u64, seed: u64) {
        let n = ids.len() as u64;
        let begin = index.index(ids.len());
        let highest = ids.iter().enumerate().max_by_key(|(_, id)| **id).map_or(0, |(at, _)| at);
        let d = (highest + ids.len() - begin) as u64 % n;
        let outcome = run(&Scene::new(ids.iter().copied()).seed(seed).delay(1, longest).start(1, &[ids[begin]]));
        prop_assert_eq!(outcome.by_kind(), [d + n, n]);
    }

    #[test]
    fn without_the_flag_k_initiators_win_k_times(ids in rings(), starts in starts(), seed: u64, longest in 1..9_u64) {
        let scene = Scene::new(ids.iter().copied()).variant("replace").seed(seed).delay(1, longest);
        let scene = starts.iter().fold(scene, |scene, (tick, index)| scene.start(*tick, &[*index.get(&ids)]));
        let outcome = run(&scene);
        prop_assert_eq!(outcome.times("win"), starts.len());
        prop_assert_eq!(outcome.leader(), ids.iter().max().copied());
    }

    #[test]
    fn no_run_leaves_its_bounds(ids in rings(), starts in starts(), seed: u64, longest in 1..5_u64) {
        for variant in ["standard", "no-forward", "replace"] {
            let scene = Scene::new(ids.iter().copied()).variant(variant).seed(seed).delay(1, longest);
            let scene = starts.iter().fold(scene, |scene, (tick, index)| scene.start(*tick, &[*index.get(&ids)]));
            let outcome = run(&scene);
            let mut won_before = 0;
            let begun: Vec<Begun> = outcome.story().into_iter().filter_map(|(tick, number, step)| {
                won_before += u32::from(step == "win");
                (step == "start").then(|| Begun { tick, position: scene.position(number), won_before })
            }).collect();
            let ids: Vec<Id> = ids.iter().map(|&number| id(number)).collect();
            if let [(_, _, least), (_, _, most)] = bounds(variant, &ids, &begun)[..] {
                prop_assert!((least..=most).contains(&outcome.sent()), "{} {:?} {} {} {}", variant, begun, least, outcome.sent(), most);
            } else {
                let twice = begun.iter().enumerate().any(|(at, one)| begun[..at].iter().any(|other| other.position == one.position));
                let again = begun.iter().any(|one| one.won_before > 0);
 prop_assert!(twice && variant == "replace" || again && variant != "replace");
            }
        }
    }
}

impl Samples for ChangRoberts {
    fn steps() -> Vec<Self::Step> {
        crate::protocols::chang_roberts::Step::samples()
    }

    fn said() -> Vec<Remark> {
        let ids = [31, 42, 58].map(id);
        let messages: Vec<_> =
            ids.into_iter().flat_map(|id| [(id, Message::Election { id }), (id, Message::Elected { id })]).collect();
        let states = [(true, None), (false, Some(58))]
            .map(|(participating, elected)| from_json(json!({ "participating": participating, "elected": elected })));
        everything_said::<Self>(&handlings(&messages, &[]), &states)
    }
}
