//! The exact counts in the module's documentation, and crashes during a lap.

use proptest::prelude::*;
use proptest::sample::Index;

use super::Members;
use super::{Message, RingList, State};
use crate::protocol::{Begun, BoundSide, Explain, Id, Remark, Role, Seen, Shown};
use crate::protocols::tests::{Outcome, Samples, Scene, everything_said, handlings, id};

fn ring(ids: impl IntoIterator<Item = u32>) -> Scene {
    let mut scene = Scene::new(ids);
    scene.network.bounce = true;
    scene
}

fn run(scene: &Scene) -> Outcome<RingList> {
    scene.run()
}

#[test]
fn one_initiator_costs_two_laps_wherever_it_sits() {
    for n in 2..=12_u32 {
        for initiator in 1..=n {
            let outcome = run(&ring((1..=n).map(|one| one * 7 % 13)).start(1, &[initiator * 7 % 13]));
            assert_eq!(outcome.by_kind(), [u64::from(n), u64::from(n)]);
            assert_eq!((outcome.leader(), outcome.lost()), ((1..=n).map(|one| one * 7 % 13).max(), 0));
            assert!(outcome.broken().is_empty());
        }
    }
}

#[test]
fn each_crashed_neighbour_costs_one_bounced_message_a_lap() {
    // Two crashed neighbours in one gap: m = 5 messages arrive and 2 come back, on each of the two laps.
    let outcome = run(&ring([4, 7, 9, 8, 2, 6, 1]).down(&[9, 8]).start(1, &[4]));
    assert_eq!((outcome.by_kind(), outcome.lost()), (vec![5 + 2, 5 + 2], 4));
    assert_eq!((outcome.leader(), outcome.times("skip-crashed")), (Some(7), 4));
    // Two crashed processes in two gaps cost the same.
    let outcome = run(&ring([4, 9, 7, 8, 2, 6, 1]).down(&[9, 8]).start(1, &[4]));
    assert_eq!((outcome.by_kind(), outcome.lost(), outcome.leader()), (vec![7, 7], 4, Some(7)));
}

#[test]
fn a_gap_takes_two_ticks_for_each_of_the_crashed() {
    let whole = run(&ring([4, 7, 2, 6, 1]).start(1, &[4])).tick();
    assert_eq!(whole, 1 + 2 * 5);
    assert_eq!(run(&ring([4, 7, 9, 8, 2, 6, 1]).down(&[9, 8]).start(1, &[4])).tick(), whole + 2 * 2 * 2);
}

#[test]
fn the_last_live_process_only_learns_that_it_is_alone() {
    for n in 1..=9_u32 {
        let others: Vec<u32> = (2..=n).collect();
        let outcome = run(&ring(1..=n).down(&others).start(1, &[1]));
        assert_eq!((outcome.by_kind(), outcome.lost()), (vec![u64::from(n - 1), 0], u64::from(n - 1)));
        assert_eq!((outcome.leader(), outcome.waiting()), (Some(1), 0));
        assert!(outcome.broken().is_empty());
    }
}

#[test]
fn every_initiator_pays_for_its_own_laps() {
    for n in 2..=9_u32 {
        let outcome = run(&ring(1..=n).start_all(1));
        assert_eq!(outcome.by_kind(), [u64::from(n * n), u64::from(n * n)]);
        assert_eq!((outcome.leader(), outcome.times("lap-over")), (Some(n), n as usize));
        assert!(outcome.broken().is_empty());
    }
}

#[test]
fn the_next_in_the_list_ends_the_lap_of_a_crashed_initiator() {
    let outcome = run(&ring([4, 7, 9, 2, 6]).start(1, &[4]).crash(3, 4));
    // Process 6 finds 4 down and sends to 7, which is in the list; the second lap starts and ends at process 7.
    assert!(outcome.story().contains(&(8, 7, "lap-over")));
    assert_eq!(outcome.by_kind(), [5 + 1, 4 + 1]);
    assert_eq!(outcome.elected(), [None, Some(9), Some(9), Some(9), Some(9)]);
    assert!(outcome.broken().is_empty());
}

#[test]
fn a_process_that_crashes_after_the_list_passed_is_still_in_it() {
    let outcome = run(&ring([4, 7, 9, 2, 6]).start(1, &[4]).crash(4, 9));
    assert_eq!(outcome.elected(), [Some(9), Some(9), None, Some(9), Some(9)]);
    assert_eq!(outcome.broken(), ["highest"]);
    // Another election elects a live process.
    let again = run(&ring([4, 7, 9, 2, 6]).start(1, &[4]).crash(4, 9).start(20, &[2]));
    assert_eq!((again.leader(), again.broken()), (Some(7), vec![]));
}

#[test]
fn two_lists_and_a_crash_between_them_leave_two_leaders() {
    // When process 9 crashes, the list of 4 has passed it, and the list of 6 has not. The COORDINATOR of 6 arrives last
    // at 7, 2 and 6; the COORDINATOR of 4 arrives last at 1 and 4.
    let outcome = run(&ring([4, 7, 9, 2, 6, 1]).start(1, &[4, 6]).crash(4, 9));
    assert!(outcome.is_quiet());
    assert_eq!(outcome.elected(), [Some(9), Some(7), None, Some(7), Some(7), Some(9)]);
    assert_eq!(outcome.broken(), ["agreement", "highest", "safety"]);
}

#[test]
fn two_lists_and_a_return_between_them_leave_two_live_leaders() {
    // Process 9 recovers after the list of 4 has passed it, and before the list of 6 passes it.
    let outcome = run(&ring([4, 2, 9, 5, 6, 7]).down(&[9]).start(1, &[4, 6]).revive(4, 9));
    assert!(outcome.is_quiet());
    assert_eq!(outcome.elected(), [Some(7), Some(9), Some(9), Some(9), Some(9), Some(7)]);
    assert_eq!(outcome.broken(), ["one-leader", "agreement", "highest", "safety"]);
}

#[test]
fn a_list_is_lost_with_the_process_that_is_sending_it() {
    let outcome = run(&ring([4, 7, 9, 2, 6]).down(&[9]).start(1, &[4]).crash(3, 7));
    // When the undeliverable message would come back to process 7, process 7 is down.
    assert!(outcome.is_quiet());
    assert_eq!((outcome.by_kind(), outcome.waiting(), outcome.broken()), (vec![2, 0], 1, vec!["termination"]));
    assert_eq!(outcome.role(0), Role::Active);
}

#[test]
fn a_recovered_process_learns_the_leader_from_the_next_election() {
    let outcome = run(&ring([4, 7, 9]).leader(7).down(&[9]).revive(1, 9).start(2, &[4]));
    assert_eq!((outcome.leader(), outcome.by_kind()), (Some(9), vec![3, 3]));
    let idle = run(&ring([4, 7, 9]).leader(7).down(&[9]).revive(1, 9));
    assert_eq!(idle.elected(), [Some(7), Some(7), None]);
}

#[test]
fn a_list_grows_in_place_and_reads_as_json() {
    let roll: Members = [4, 7, 9].map(id).into_iter().collect();
    assert!(roll.contains(id(7)) && !roll.contains(id(5)));
    assert_eq!((roll.len(), roll.highest()), (3, Some(id(9))));
    let message = Message::Election { list: roll.clone() };
    let json = serde_json::json!({ "kind": "ELECTION", "payload": { "list": [4, 7, 9] } });
    assert_eq!(serde_json::to_value(&message).unwrap(), json);
    assert!(roll.and(id(2)) > roll && roll > [4, 6, 11].map(id).into_iter().collect());
    assert_eq!(Members::default().highest(), None);
}

#[test]
fn a_list_of_a_million_needs_no_stack() {
    let roll: Members = (0..1_000_000).map(id).collect();
    let shared = roll.and(id(1_000_000));
    drop(roll);
    assert_eq!((shared.len(), shared.highest()), (1_000_001, Some(id(1_000_000))));
}

#[test]
fn a_short_label_shows_the_first_and_the_last_id() {
    let election = |ids: &[u32]| Message::Election { list: ids.iter().map(|&number| id(number)).collect() };
    let drawn = |ids: &[u32]| {
        let Shown { payload, whole, .. } = RingList::shown(&election(ids));
        (payload, whole)
    };
    assert_eq!(drawn(&[4]), ("4".to_owned(), Some("4".to_owned())));
    assert_eq!(drawn(&[4, 7, 9]), ("4…9".to_owned(), Some("4 7 9".to_owned())));
    let many: Vec<u32> = (1..=1000).collect();
    let (short, whole) = drawn(&many);
    assert_eq!(short, "1…1000");
    assert!(whole.is_some_and(|whole| whole.starts_with("1 2 3 ") && whole.ends_with(" 23 … 1000 (1000)")));
    let news = Message::Coordinator { leader: id(9), members: Members::of(id(9)), seen: Members::of(id(4)) };
    assert_eq!(RingList::shown(&news), Shown::of("9"));
}

fn bounds_after(
    ids: &[Id],
    down: &[u32],
    begun: &[Begun],
    (crashed, disturbed): (&[u32], bool),
) -> Vec<(BoundSide, &'static str, u64)> {
    let seen = Seen { ids, down, begun, crashed, requests: 0, disturbed, lockstep: None };
    RingList.bounds(&seen).into_iter().map(|bound| (bound.side, bound.formula, bound.value)).collect()
}

fn bounds(ids: &[Id], down: &[u32], begun: &[Begun], disturbed: bool) -> Vec<(BoundSide, &'static str, u64)> {
    bounds_after(ids, down, begun, (&[], disturbed))
}

#[test]
fn the_bounds_are_the_exact_counts() {
    let ids: Vec<Id> = (1..=7).map(id).collect();
    let begun: Vec<Begun> = (0..7).map(|position| Begun { tick: 1, position, won_before: 0 }).collect();
    let both = |formula, value| vec![(BoundSide::Best, formula, value), (BoundSide::Worst, formula, value)];
    assert_eq!(bounds(&ids, &[], &begun[..1], false), both("2n", 14));
    assert_eq!(bounds(&ids, &[2, 3], &begun[..1], false), both("2n", 14));
    assert_eq!(bounds(&ids, &[], &begun[..3], false), both("2nk", 42));
    assert_eq!(bounds(&ids, &[], &begun, false), both("2n²", 98));
    assert_eq!(bounds(&ids, &[0, 1, 2, 3, 4, 5], &begun[6..], false), both("n-1", 6));
    assert!(bounds(&ids, &[], &[], false).is_empty());
    assert!(bounds(&ids, &[], &begun, true).is_empty());
    let after = |crashed: &[u32]| bounds_after(&ids, &[2], &begun[..2], (crashed, false));
    assert_eq!(after(&[3, 6]), [(BoundSide::Worst, "2nk", 28)], "neither is an initiator");
    assert!(after(&[1]).is_empty(), "an initiator");
}

proptest! {
    #[test]
    fn a_crash_of_others_costs_nothing_more((ids, down, starts) in elections(3), crashes in prop::collection::vec((1..90_u64, any::<Index>()), 1..4)) {
        let began: Vec<u32> = starts.iter().map(|&(_, number)| number).collect();
        let scene = starts.iter().fold(ring(ids.clone()).down(&down), |scene, &(tick, number)| scene.start(tick, &[number]));
        let victims = crashes.iter().map(|(tick, index)| (*tick, *index.get(&ids))).filter(|(_, victim)| !began.contains(victim) && !down.contains(victim));
        let outcome = run(&victims.fold(scene, |scene, (tick, victim)| scene.crash(tick, victim)));
        prop_assert!(outcome.sent() <= (2 * ids.len() * starts.len()) as u64);
    }
}

fn rings() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::btree_set(0..u32::MAX, 1..=40).prop_map(|ids| ids.into_iter().collect::<Vec<_>>()).prop_shuffle()
}

fn elections(most: usize) -> impl Strategy<Value = (Vec<u32>, Vec<u32>, Vec<(u64, u32)>)> {
    let parts = (rings(), prop::collection::vec(any::<bool>(), 40), any::<Index>());
    let starts = prop::collection::vec((1..90_u64, any::<Index>()), 1..=most);
    (parts, starts).prop_map(|((ids, is_down, spared), starts)| {
        let spared = *spared.get(&ids);
        let fates = ids.iter().copied().zip(is_down);
        let down: Vec<u32> =
            fates.filter(|&(number, down)| down && number != spared).map(|(number, _)| number).collect();
        let up: Vec<u32> = ids.iter().copied().filter(|number| !down.contains(number)).collect();
        let starts = starts.iter().map(|(tick, index)| (*tick, *index.get(&up))).collect();
        (ids, down, starts)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn one_list_elects_the_highest_live_process_in_two_laps(
        (ids, down, starts) in elections(1), seed: u64, longest in 1..9_u64,
    ) {
        let scene = ring(ids.iter().copied()).down(&down).seed(seed).delay(1, longest).start(starts[0].0, &[starts[0].1]);
        let outcome = run(&scene);
        let (n, m) = (ids.len() as u64, (ids.len() - down.len()) as u64);
        let expected = if m == 1 { vec![n - 1, 0] } else { vec![m + (n - m), m + (n - m)] };
        prop_assert_eq!(outcome.by_kind(), expected);
        prop_assert_eq!(outcome.lost(), if m == 1 { n - 1 } else { 2 * (n - m) });
        prop_assert_eq!(outcome.leader(), ids.iter().filter(|number| !down.contains(number)).max().copied());
        prop_assert_eq!(outcome.broken(), Vec::<&str>::new());
        prop_assert_eq!(outcome.waiting(), 0);
    }

    #[test]
    fn any_number_of_lists_agree_if_nobody_crashes_meanwhile(
        (ids, down, starts) in elections(9), seed: u64, longest in 1..9_u64, fifo: bool,
    ) {
        let mut scene = ring(ids.iter().copied()).down(&down).seed(seed).delay(1, longest);
        scene.network.fifo = fifo;
        let scene = starts.iter().fold(scene, |scene, &(tick, number)| scene.start(tick, &[number]));
        let outcome = run(&scene);
        let (n, k, m) = (ids.len() as u64, starts.len() as u64, ids.len() - down.len());
        prop_assert_eq!(outcome.by_kind(), if m == 1 { vec![k * (n - 1), 0] } else { vec![k * n, k * n] });
        // The last message that each process receives is a COORDINATOR: every list has passed the process before its
        // COORDINATOR is sent.
        prop_assert_eq!(outcome.leader(), ids.iter().filter(|number| !down.contains(number)).max().copied());
        prop_assert_eq!(outcome.broken(), Vec::<&str>::new());
    }
}

impl Samples for RingList {
    fn steps() -> Vec<Self::Step> {
        crate::protocols::ring_list::Step::samples()
    }

    fn scenes(turbulent: Vec<Scene>) -> Vec<Scene> {
        let mut alone = Scene::new([3, 8]).down(&[8]).start(1, &[3]);
        alone.network.bounce = true;
        [turbulent, vec![alone]].concat()
    }

    fn said() -> Vec<Remark> {
        let list = |ids: &[u32]| ids.iter().copied().map(id).collect::<Members>();
        let (leader, members, seen) = (id(58), list(&[31, 42, 58]), list(&[31]));
        let messages = [
            Message::Election { list: list(&[31, 58]) },
            Message::Coordinator { leader, members: members.clone(), seen },
        ]
        .map(|message| (id(31), message));
        let states = [
            State { participating: true, ..State::default() },
            State { participating: false, elected: Some(leader), members },
        ];
        everything_said::<Self>(&handlings(&messages, &[]), &states)
    }
}
