//! Paxos with a leader elected among the proposers by the bully algorithm.

use super::*;
use crate::protocol::Id;
use crate::sim::detector::{Detector, Noticers};

fn led(scene: Scene) -> Scene {
    scene.give("leader", ParameterValue::Flag(true))
}

fn leaders(outcome: &Outcome<Paxos>) -> Vec<u32> {
    (0..outcome.world.count() as u32).map(|at| outcome.world.follows(at).map_or(0, Id::number)).collect()
}

#[test]
fn the_highest_proposer_leads_and_other_processes_take_no_part_in_the_election() {
    let scene = Scene::new(1..=6).parts(1, &[CLIENT]).parts(2, &[PROPOSER]).parts(4, &[PROPOSER]);
    let scene = scene.parts(3, &[ACCEPTOR]).parts(5, &[ACCEPTOR]).parts(6, &[ACCEPTOR, LEARNER]);
    // Process 2 knows no leader: it stores the REQUEST, loses the election, and forwards the value to process 4.
    let outcome = run(&led(scene).request(1, 1, None, 7));
    assert_eq!((decided(&outcome), leaders(&outcome)), (vec![7, 0, 0, 7, 0, 7], vec![0, 4, 0, 4, 0, 0]));
    assert_eq!(outcome.by_kind(), [2, 3, 3, 3, 6, 1, 1, 1, 1]);
    assert_eq!((outcome.times("keep"), outcome.times("pass-on"), outcome.times("lead-propose")), (1, 1, 1));
    assert_eq!(outcome.violated(), [""; 0]);
}

#[test]
fn a_given_leader_proposes_at_once_and_another_takes_over_when_it_is_gone() {
    let scene = led(Scene::new(1..=4)).leader(4);
    let at_once = run(&scene.clone().start(1, &[4]));
    assert_eq!((decided(&at_once), at_once.violated()), (vec![4; 4], vec![]));
    let mut gone = scene.crash(1, 4);
    gone.detector = Detector::Oracle { delay: 2, by: Noticers::All };
    let outcome = run(&gone);
    assert_eq!((decided(&outcome), leaders(&outcome)), (vec![3, 3, 3, 0], vec![3, 3, 3, 0]));
    assert_eq!(outcome.violated(), [""; 0]);
}

#[test]
fn a_deposed_proposer_forwards_its_value() {
    // Process 3 leads alone and gets no majority. Then 4 and 5 recover, and process 5 takes the lead.
    let scene = led(Scene::new(1..=5)).down(&[1, 4, 5]).start(1, &[3]).revive(30, 4).revive(30, 5);
    let outcome = run(&scene);
    assert!(outcome.times("stand-back") > 0 && outcome.times("pass-on") > 0);
    assert_eq!(
        (decided(&outcome), leaders(&outcome), outcome.violated()),
        (vec![0, 3, 3, 3, 3], vec![0, 5, 5, 5, 5], vec![])
    );
}
