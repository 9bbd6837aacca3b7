//! A search with many successors per state can be suspended and stops at its limits. The results do not change.

use super::{ChangRoberts, ItaiRodeh, RaftElection, Scene, everybody, ring, with_clock};
use crate::explore::{Budget, CheckOptions, Limits, Report, Search};
use crate::protocol::PropertyId;
use crate::protocols::bully::Bully;
use crate::protocols::tests::Samples;
use crate::sim::command::{Command, Targets};

const PROPERTIES: [PropertyId; 2] = [PropertyId::OneLeader, PropertyId::Termination];

fn asked(budget: Budget, states: u64) -> CheckOptions {
    let limits = Limits { states, ..Limits::default() };
    CheckOptions { asynchronous: false, budget, properties: PROPERTIES.to_vec(), first: false, limits, workers: None }
}

fn begun<P: Samples>(scene: &Scene, asked: &CheckOptions) -> Search {
    with_clock(scene.plan::<P>(), asked).expect("it can be checked")
}

fn all_begin(scene: Scene) -> Scene {
    scene.first(Command::Start(Targets::All))
}

fn assert_stops<P: Samples>(scene: &Scene, budget: Budget) {
    let mut search = begun::<P>(scene, &asked(budget, 300));
    while !search.work(1_000) {}
    let report = search.report();
    assert!(
        (300..700).contains(&report.states) && !report.is_complete,
        "{}: {} states",
        P::PROFILE.name,
        report.states
    );
}

#[test]
fn a_search_stops_at_its_limits_within_a_tick_and_within_the_initial_states() {
    let timers = Budget { timers: Some(3), ..Budget::default() };
    assert_stops::<RaftElection>(&Scene::new(1..=20), timers);
    let draws = Budget { draws: Some(40), ..Budget::default() };
    assert_stops::<ItaiRodeh>(&all_begin(Scene::new(1..=20)), draws);
    assert_stops::<ChangRoberts>(&Scene::new(1..=24), everybody(24, Budget::default()));
}

/// All delays are equal, so each state has at most one successor.
#[test]
fn thousands_of_messages_may_arrive_in_one_tick() {
    let mut search = begun::<Bully>(&all_begin(Scene::new(1..=40)), &asked(Budget::default(), u64::MAX));
    while !search.work(1_000) {}
    let Report { states, transitions, is_complete, .. } = search.report();
    assert_eq!((states, transitions, is_complete), (6, 5, true));
}

#[test]
fn a_search_suspended_within_a_tick_finds_the_same() {
    let found = |transitions: u64| {
        let mut search = begun::<ChangRoberts>(&ring(8), &asked(everybody(8, Budget::default()), u64::MAX));
        while !search.work(transitions) {
            // Asking for a report must work at any time.
            assert!(search.report().findings.len() == PROPERTIES.len());
        }
        format!("{:?}", search.report())
    };
    assert_eq!(found(300), found(u64::MAX));
}
