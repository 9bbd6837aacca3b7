//! Terms and votes that the processes have before tick 0.

use super::{RaftElection, Role, run, state, still};
use crate::protocol::{
    Begun, Catalogued as _, Explain as _, Id, ParameterValue, Parameters, Refusal, Seen, Setup, StableEntry, Term,
};
use crate::protocols::tests::{Outcome, Scene, id, setup};

fn numbers(scene: Scene, name: &'static str, numbers: &[u64]) -> Scene {
    scene.give(name, ParameterValue::ByPosition(numbers.to_vec()))
}

fn voted(scene: Scene, votes: &[Option<u32>]) -> Scene {
    let entry = |&vote: &Option<u32>| vote.map(|of| StableEntry { round: None, id: id(of), value: None });
    scene.give("voted", ParameterValue::Stable(votes.iter().map(entry).collect()))
}

fn terms(outcome: &Outcome<RaftElection>) -> Vec<(Term, Option<u32>)> {
    (0..outcome.world.count() as u32)
        .map(|at| (state(outcome, at).term, state(outcome, at).voted.map(Id::number)))
        .collect()
}

#[test]
fn a_process_begins_in_the_given_term_or_in_that_of_its_log_and_is_not_undecided_there() {
    let begin = |scene: Scene| still(scene).run_until::<RaftElection>(0);
    let of_logs = begin(numbers(Scene::new(1..=3), "log_term", &[2, 0, 1]));
    assert_eq!(terms(&of_logs), [(2, None), (0, None), (1, None)]);
    let of_both = numbers(numbers(Scene::new(1..=3), "log_term", &[2, 0, 1]), "term", &[2, 3, 4]);
    let of_both = begin(voted(of_both, &[None, Some(3), Some(3)]));
    assert_eq!(terms(&of_both), [(2, None), (3, Some(3)), (4, Some(3))]);
    for outcome in [of_logs, of_both] {
        assert_eq!((outcome.waiting(), outcome.role(0), outcome.is_quiet()), (0, Role::Idle, true));
    }
}

#[test]
fn votes_before_tick_0_are_not_given_again() {
    // In term 3, process 2 has voted for 3; process 1 is a candidate in it and gets only its own vote.
    let scene = numbers(still(Scene::new(1..=3)), "term", &[2, 3, 3]);
    let refused = voted(scene.clone(), &[None, Some(3), Some(3)]).start(1, &[1]).run_until::<RaftElection>(4);
    assert_eq!((refused.times("refuse-voted"), refused.times("denied"), refused.leader()), (2, 2, None));
    assert_eq!(run(&scene.start(1, &[1])).leader(), Some(1));
}

#[test]
fn a_leader_at_tick_0_leads_its_term_which_is_newer_than_all_entries() {
    let of_logs = run(&numbers(Scene::new(1..=3).leader(2), "log_term", &[2, 0, 1]));
    assert_eq!(terms(&of_logs), [(3, Some(2)); 3]);
    assert_eq!(of_logs.leader(), Some(2));
    let of_zeros = run(&numbers(Scene::new(1..=3).leader(2), "term", &[0; 3]));
    assert_eq!(terms(&of_zeros), [(1, Some(2)); 3], "a leader has been elected in some term");
    // A process in another term than the leader does not follow it.
    let split = numbers(still(Scene::new(1..=3).leader(2)), "term", &[4, 4, 3]).run_until::<RaftElection>(0);
    assert_eq!(terms(&split), [(4, Some(2)), (4, Some(2)), (3, None)]);
    assert_eq!(split.elected(), [Some(2), Some(2), None]);
    // A follower that returns in the term of the leader is undecided until it hears the leader.
    let returned = numbers(still(Scene::new(1..=3).leader(2)), "term", &[4; 3]).crash(1, 3).revive(2, 3);
    assert_eq!(returned.run_until::<RaftElection>(2).waiting(), 1);
}

#[test]
fn bounds_are_given_only_if_no_leader_can_be_rejected() {
    let bounds = |terms: &[u64], positions: &[u32]| {
        let parameters = Parameters::default().with("term", ParameterValue::ByPosition(terms.to_vec()));
        let setup = Setup { processes: 3, parameters: &parameters, ..setup() };
        let begun: Vec<_> = positions.iter().map(|&position| Begun { tick: 1, position, won_before: 0 }).collect();
        let (ids, down, crashed) = ([1, 2, 3].map(id), &[], &[]);
        let seen = Seen { ids: &ids, down, begun: &begun, crashed, requests: 0, disturbed: false, lockstep: None };
        !RaftElection::new(super::Variant::Standard, &setup).bounds(&seen).is_empty()
    };
    assert!(bounds(&[4, 4, 4], &[0, 1]) && bounds(&[3, 4, 4], &[0]));
    assert!(!bounds(&[3, 4, 4], &[0, 1]) && !bounds(&[2, 4, 4], &[0]));
    let rejected = numbers(still(Scene::new(1..=3)), "term", &[0, 0, 2]).start(1, &[1]).run_until::<RaftElection>(9);
    assert_eq!(rejected.by_kind()[3], 1, "2 has elected 1, and 3 rejects its HEARTBEAT");
}

/// The errors for processes with these terms, if the last entries of their logs have the terms 1, 2 and 2.
pub(super) fn refused(terms: &[u64]) -> Vec<Refusal> {
    let list = |numbers: &[u64]| ParameterValue::ByPosition(numbers.to_vec());
    let parameters = Parameters::default().with("log_term", list(&[1, 2, 2])).with("term", list(terms));
    let setup = Setup { processes: 3, parameters: &parameters, ..setup() };
    RaftElection::limits(super::Variant::Standard, &setup).refusals
}

#[test]
fn a_term_older_than_the_log_is_refused() {
    assert!(refused(&[1, 2, 3]).is_empty());
    assert_eq!(refused(&[1, 1, 0]).iter().map(|refusal| refusal.parameter).collect::<Vec<_>>(), ["term"]);
}
