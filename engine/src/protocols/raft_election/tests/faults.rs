//! Crashes, recoveries, partitions and an unreliable network; and when a run counts as quiet.

use proptest::prelude::*;
use proptest::sample::Index;

use super::{continue_run, continue_run_with_seed, run, state, still};
use crate::protocol::{ParameterValue, Ticks};
use crate::protocols::raft_election::RaftElection;
use crate::protocols::tests::{Outcome, Scene, id};
use crate::sim::command::Command;
use crate::sim::detector::{Detector, Noticers};

#[test]
fn after_a_crash_of_the_leader_the_first_process_with_a_timeout_stands() {
    for seed in 0..100 {
        let outcome = run(&Scene::new(1..=5).leader(5).crash(7, 5).seed(seed));
        let leader = outcome.leader();
        assert!(leader.is_some_and(|leader| leader < 5), "seed {seed}");
        assert!(outcome.is_quiet() && outcome.violated().is_empty(), "seed {seed}");
        // The last HEARTBEAT arrived at tick 7, and no timeout exceeds 6T = 12 ticks.
        let first = outcome.story().into_iter().find(|(.., step)| *step == "timeout").expect("a timeout fires");
        assert!((13..=19).contains(&first.0), "seed {seed}: {first:?}");
    }
}

#[test]
fn without_a_majority_nobody_leads() {
    let scene = Scene::new(1..=4).leader(4).crash(3, 4).crash(3, 3);
    let outcome = scene.run_until::<RaftElection>(500);
    assert!(!outcome.is_quiet());
    assert_eq!(outcome.elected(), [None; 4]);
    assert!(run(&scene.revive(60, 3)).leader().is_some());
}

/// A scene in which a partition separates the leader 5 and process 4 from the others. The others elect 1.
fn cut_off() -> Scene {
    still(Scene::new(1..=5)).start(1, &[5]).part(6, &[&[4, 5], &[1, 2, 3]]).start(8, &[1])
}

#[test]
fn a_leader_that_is_cut_off_keeps_its_old_term_and_learns_of_the_new_one_afterwards() {
    let parted = cut_off().run_until::<RaftElection>(15);
    assert_eq!(parted.elected(), [Some(1), Some(1), Some(1), Some(5), Some(5)]);
    assert_eq!([state(&parted, 0).term, state(&parted, 4).term], [2, 1]);
    assert_eq!(parted.violated(), ["one-leader"]);
    assert!(!parted.is_quiet(), "two leaders are not at rest");
    let mended = run(&cut_off().mend(16));
    assert_eq!((mended.leader(), mended.violated()), (Some(1), vec!["one-leader"]));
    // Each process of the majority rejects the old term of 5; only the first rejection has a term that is new for
    // process 5.
    assert_eq!((mended.by_kind()[3], mended.times("reject"), mended.times("reject-ignored")), (3, 3, 2));
    assert!(mended.story().contains(&(17, 5, "newer-term")) && mended.story().contains(&(17, 4, "newer-term-follow")));
}

#[test]
fn a_minority_that_is_cut_off_starts_term_after_term_and_unseats_the_leader_afterwards() {
    let scene = Scene::new(1..=3).leader(1).part(1, &[&[1, 2], &[3]]);
    let alone = scene.run_until::<RaftElection>(200);
    assert!(!alone.is_quiet() && state(&alone, 2).term > 10);
    assert_eq!(alone.elected(), [Some(1), Some(1), None]);
    assert!(alone.violated().is_empty());
    let back = run(&scene.mend(200));
    assert!(back.leader().is_some() && back.violated().is_empty());
    assert!(state(&back, 0).term >= state(&alone, 2).term);
}

#[test]
fn term_and_vote_survive_a_crash() {
    // Process 2 votes for 1 at tick 2, crashes and recovers. Then 3, a candidate since tick 1, asks 2 for its vote.
    let scene = |variant| {
        still(Scene::new(1..=3)).variant(variant).start(1, &[1, 3]).put_off(1, 3, 2, 1).crash(3, 2).revive(3, 2)
    };
    let outcome = scene("standard").run_until::<RaftElection>(3);
    assert_eq!((state(&outcome, 1).term, state(&outcome, 1).voted), (1, Some(id(1))));
    assert!(outcome.story().contains(&(3, 2, "refuse-voted")));
    assert_eq!(run(&scene("standard")).violated(), Vec::<&str>::new());
    // With its vote forgotten, process 2 votes again, and the term has two leaders.
    let outcome = run(&scene("amnesia"));
    assert!(outcome.story().contains(&(3, 2, "grant")));
    assert_eq!(outcome.violated(), ["one-leader-per-term"]);
}

#[test]
fn amnesia_is_unsafe_also_at_random_and_a_stable_vote_never_is() {
    // All three become candidates within three ticks; four times a process crashes, and recovers one tick later.
    let broken = |variant| {
        (0..3_000_u64).filter(move |&seed| {
            let pick = |salt: u64, of: u64| (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> salt) % of;
            let scene = Scene::new(1..=3).variant(variant).seed(seed).delay(1, 4);
            let scene = (0..3).fold(scene, |scene, k| scene.start(1 + pick(21 + 4 * k, 3), &[k as u32 + 1]));
            let scene = (0..4).fold(scene, |scene, k| {
                let (tick, who) = (2 + 4 * k + pick(33 + 5 * k, 4), 1 + pick(9 + 3 * k, 3) as u32);
                scene.crash(tick, who).revive(tick + 1, who)
            });
            scene.run_until::<RaftElection>(200).violated().contains(&"one-leader-per-term")
        })
    };
    assert_eq!(broken("amnesia").count(), 5);
    assert_eq!(broken("standard").next(), None);
}

#[test]
fn a_process_that_notices_a_gone_leader_stands() {
    let mut scene = Scene::new(1..=5).leader(5).crash(3, 5);
    scene.detector = Detector::Oracle { delay: 2, by: Noticers::Lowest };
    let outcome = run(&scene);
    assert!(outcome.story().contains(&(5, 1, "start")));
    assert_eq!(outcome.leader(), Some(1));
    // The run comes to rest although the leader and the failure detector both send heartbeats.
    scene.detector = Detector::Heartbeat { period: 4 };
    let outcome = run(&scene);
    assert!(outcome.is_quiet() && outcome.leader().is_some_and(|leader| leader < 5));
}

#[test]
fn a_run_is_not_quiet_while_a_process_is_about_to_miss_a_heartbeat() {
    let led = || still(Scene::new(1..=3)).start(1, &[1]);
    assert_eq!(run(&led()).tick(), 4);
    // A follower that the leader does not reach will become a candidate.
    assert!(!led().part(5, &[&[1, 2], &[3]]).run_until::<RaftElection>(6).is_quiet());
    // A follower whose HEARTBEAT is late stays a follower, because the next one arrives in time.
    assert!(led().put_off(6, 1, 3, 9).run_until::<RaftElection>(6).is_quiet());
    // If the period exceeds the timeout, the run never rests.
    let rare = led().give("heartbeat", ParameterValue::Number(9)).give("timeout", ParameterValue::Span(6, 8));
    let rare = rare.run_until::<RaftElection>(500);
    assert!(!rare.is_quiet() && state(&rare, 0).term > 20);
    assert!(rare.violated().is_empty() || rare.violated() == ["one-leader"]);
}

#[test]
fn a_quiet_run_never_changes() {
    for seed in 0..50 {
        let mut scene = Scene::new(1..=5).seed(seed).delay(1, 3).crash(2, 4);
        scene.network.process_time = seed % 3;
        scene.network.fifo = seed % 2 == 0;
        let outcome = run(&scene);
        let later = continue_run(&outcome, 300);
        assert_eq!(
            (later.elected(), later.by_kind()[..2].to_vec()),
            (outcome.elected(), outcome.by_kind()[..2].to_vec())
        );
    }
}

#[derive(Clone, Debug)]
enum Fault {
    Start(Index),
    Crash(Index),
    Revive(Index),
    Part(Index),
    Mend,
}

fn faults() -> impl Strategy<Value = Vec<(Ticks, Fault)>> {
    let fault = prop_oneof![
        any::<Index>().prop_map(Fault::Start),
        any::<Index>().prop_map(Fault::Crash),
        any::<Index>().prop_map(Fault::Revive),
        any::<Index>().prop_map(Fault::Part),
        Just(Fault::Mend),
    ];
    prop::collection::vec((1..80_u64, fault), 0..24)
}

fn with(scene: Scene, n: u32, faults: &[(Ticks, Fault)]) -> Scene {
    faults.iter().fold(scene, |scene, (tick, fault)| {
        let one = |index: &Index| index.index(n as usize) as u32 + 1;
        match fault {
            Fault::Start(index) => scene.start(*tick, &[one(index)]),
            Fault::Crash(index) => scene.crash(*tick, one(index)),
            Fault::Revive(index) => scene.revive(*tick, one(index)),
            Fault::Part(index) => {
                let (left, right): (Vec<u32>, Vec<u32>) = (1..=n).partition(|&number| number <= one(index));
                if right.is_empty() { scene } else { scene.part(*tick, &[&left, &right]) }
            }
            Fault::Mend => scene.mend(*tick),
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn no_term_has_two_leaders_whatever_happens(
        n in 1..8_u32, faults in faults(), seed: u64, longest in 1..7_u64, process_time in 0..3_u64, fifo: bool,
        loss in prop::sample::select(vec![0.0, 0.1, 0.4]), duplicate in prop::sample::select(vec![0.0, 0.3]),
        variant in prop::sample::select(vec!["standard", "fixed", "pre-vote", "check-quorum", "pre-vote-check-quorum"]),
        logs in prop::collection::vec(0..3_u64, 8),
    ) {
        let mut scene = super::lengths(Scene::new(1..=n).variant(variant).seed(seed).delay(1, longest), &logs[..n as usize]);
        (scene.network.process_time, scene.network.fifo) = (process_time, fifo);
        (scene.network.loss, scene.network.duplicate) = (loss, duplicate);
        let outcome = with(scene, n, &faults).run_until::<RaftElection>(400);
        prop_assert!(!outcome.violated().contains(&"one-leader-per-term"));
        prop_assert!(!outcome.violated().contains(&"leader-completeness"));
        prop_assert!(!outcome.violated().contains(&"agreement"));
        if outcome.is_quiet() {
            prop_assert_eq!(outcome.waiting(), 0);
        }
    }

    #[test]
    fn a_connected_live_majority_elects_a_leader(
        n in 1..8_u32, faults in faults(), seed: u64, longest in 1..4_u64,
        variant in prop::sample::select(vec!["standard", "pre-vote", "check-quorum", "pre-vote-check-quorum"]),
    ) {
        let scene = with(Scene::new(1..=n).variant(variant).seed(seed).delay(1, longest), n, &faults);
        let healed = (1..=n).fold(scene.mend(100), |scene, number| scene.revive(100, number));
        let outcome = run(&healed);
        prop_assert!(outcome.is_quiet());
        prop_assert!(outcome.leader().is_some());
        prop_assert!(outcome.violated().iter().all(|property| *property == "one-leader"));
    }
}

/// A scene in which process 1 is a candidate at tick 1. All arguments except `n` are in ticks.
fn kept((n, delay, process_time): (u32, (Ticks, Ticks), Ticks), timeout: (Ticks, Ticks), heartbeat: Ticks) -> Scene {
    let scene = Scene::new(1..=n).start(1, &[1]).delay(delay.0, delay.1).parameter("heartbeat", heartbeat);
    let mut scene = scene.give("timeout", ParameterValue::Span(timeout.0, timeout.1));
    scene.network.process_time = process_time;
    scene
}

#[test]
fn a_run_without_further_changes_is_quiet() {
    let outcome = run(&kept((3, (3, 3), 0), (6, 13), 6));
    assert_eq!((outcome.leader(), outcome.tick()), (Some(1), 10));
    // A leader without followers sends no HEARTBEAT.
    let alone = run(&kept((1, (1, 1), 0), (3, 4), 4));
    assert_eq!((alone.leader(), alone.tick()), (Some(1), 1));
    let others_down = run(&kept((3, (1, 1), 0), (4, 4), 5).crash(4, 2).crash(4, 3));
    assert_eq!(others_down.elected()[0], Some(1));
    assert!(others_down.is_quiet());
}

#[test]
fn with_constant_delays_a_run_is_quiet_or_its_leader_changes_again_and_again() {
    let (mut quiet, mut restless) = (0, 0);
    for (n, delay, process_time) in [(1, 1, 0), (2, 1, 0), (2, 4, 0), (3, 3, 0), (3, 2, 3), (4, 5, 1)] {
        for wait in 1..=9 {
            for heartbeat in 1..=9 {
                let scene = kept((n, (delay, delay), process_time), (wait, wait), heartbeat).variant("fixed");
                let outcome = scene.run_until::<RaftElection>(2_000);
                if outcome.is_quiet() {
                    continue_run(&outcome, 200);
                    quiet += 1;
                } else {
                    let terms = |outcome: &Outcome<RaftElection>| state(outcome, 0).term;
                    let later = scene.run_until::<RaftElection>(3_000);
                    assert!(terms(&later) > terms(&outcome), "{n} {delay} {process_time} {wait} {heartbeat}");
                    restless += 1;
                }
            }
        }
    }
    assert!(quiet > 100 && restless > 100, "{quiet} {restless}");
}

proptest! {
    #[test]
    fn a_quiet_run_stays_quiet(
        (n, shortest, varies, process_time) in (1..6_u32, 1..6_u64, 0..6_u64, 0..3_u64),
        (wait, drawn, heartbeat) in (1..16_u64, 0..8_u64, 1..12_u64),
        (fifo, seed, put_off) in (any::<bool>(), any::<u64>(), 0..6_u64),
        variant in prop::sample::select(vec!["standard", "pre-vote", "check-quorum", "pre-vote-check-quorum"]),
    ) {
        let mut scene = kept((n, (shortest, shortest + varies), process_time), (wait, wait + drawn), heartbeat).seed(seed);
        scene = scene.variant(variant);
        scene.network.fifo = fifo;
        if n > 1 && put_off > 0 {
            scene = scene.put_off(2 * shortest + 1, 1, 2, put_off);
        }
        let outcome = scene.run_until::<RaftElection>(500);
        if outcome.is_quiet() {
            for draws in 0..8 {
                let later = continue_run_with_seed(&outcome, 200, draws);
                prop_assert_eq!(later.elected(), outcome.elected());
            }
        }
    }
}

/// The scene with these links cut. `pairs`: positions of the two ends of each link.
fn cut(scene: Scene, pairs: &[(u32, u32)]) -> Scene {
    scene.at(1, Command::Cut { pairs: pairs.to_vec(), one_way: false })
}

/// A run in which process 3 is cut off from all others and later connected again.
fn returning(variant: &'static str) -> Outcome<RaftElection> {
    run(&Scene::new(1..=3).variant(variant).leader(1).part(5, &[&[1, 2], &[3]]).mend(60))
}

#[test]
fn pre_votes_protect_a_healthy_leader_from_a_process_that_returns() {
    for variant in ["standard", "check-quorum"] {
        let outcome = returning(variant);
        assert_eq!((outcome.leader(), state(&outcome, 0).term), (Some(3), 8), "{variant}");
    }
    for variant in ["pre-vote", "pre-vote-check-quorum"] {
        let outcome = returning(variant);
        assert_eq!((outcome.leader(), state(&outcome, 0).term), (Some(1), 1), "{variant}");
        assert_eq!((outcome.times("stand"), outcome.by_kind()[0]), (0, 0), "{variant}");
        assert!(outcome.times("pre-ask") > 3, "{variant}: 3 asks again and again");
    }
}

#[test]
fn a_leader_that_no_majority_answers_stays_unless_it_checks() {
    // Among the live processes, process 4 can reach only process 2; all other pairs can reach each other.
    let scene = |variant| cut(Scene::new(1..=5).down(&[5]).leader(4).variant(variant), &[(3, 0), (3, 2)]);
    let stuck = scene("pre-vote").run_until::<RaftElection>(2_000);
    assert_eq!(stuck.elected(), [None, Some(4), None, Some(4), None]);
    assert_eq!((stuck.times("stand"), stuck.is_quiet()), (0, false));
    assert!(stuck.times("pre-refuse-led") > 100);
    for seed in 0..50 {
        let outcome = scene("pre-vote-check-quorum").seed(seed).run_until::<RaftElection>(2_000);
        assert_eq!(outcome.times("step-down"), 1, "seed {seed}");
        assert!(outcome.elected()[..3].iter().all(|held| held.is_some_and(|leader| leader != 4)), "seed {seed}");
        assert_eq!(outcome.elected()[0], outcome.elected()[2], "seed {seed}");
    }
}

#[test]
fn with_partial_connectivity_only_pre_votes_keep_a_leader() {
    let links = [(3, 0), (3, 2), (3, 4), (4, 0), (4, 1)];
    let scene = |variant| cut(Scene::new(1..=5).leader(3).variant(variant), &links);
    let term = |variant| state(&scene(variant).run_until::<RaftElection>(2_000), 2).term;
    assert!(term("standard") > 200 && term("check-quorum") > 100);
    assert_eq!([term("pre-vote"), term("pre-vote-check-quorum")], [1, 1]);
}

#[test]
fn a_leader_that_checks_its_quorum_is_at_rest_only_while_a_majority_can_answer() {
    let led = || still(Scene::new(1..=5)).variant("check-quorum").start(1, &[1]);
    let outcome = run(&led());
    assert_eq!((outcome.leader(), outcome.is_quiet()), (Some(1), true));
    let later = continue_run(&outcome, 200);
    assert_eq!((later.leader(), later.times("step-down")), (Some(1), 0));
    // Two of the four others are enough, because with the leader they are a majority. One is not enough.
    assert_eq!(run(&led().crash(6, 4).crash(6, 5)).leader(), Some(1));
    let alone = led().crash(6, 3).crash(6, 4).crash(6, 5).run_until::<RaftElection>(100);
    assert_eq!((alone.elected()[0], alone.is_quiet(), alone.times("step-down")), (None, false, 1));
}
