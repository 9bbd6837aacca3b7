//! The counts of the essay, exactly; what a majority protects from, and what a class sees break.

use proptest::prelude::*;

use super::{Message, RaftElection};
use crate::protocol::{Begun, BoundSide, Explain, Id, ParameterValue, Role, Seen};
use crate::protocols::tests::{Outcome, Scene, id, setup};
use crate::sim::detector::{Detector, Noticers};

fn run(scene: &Scene) -> Outcome<RaftElection> {
    scene.run()
}

/// Nobody waits for a HEARTBEAT before the first message.
fn still(scene: Scene) -> Scene {
    scene.parameter("autostart", ParameterValue::Flag(false))
}

fn lengths(scene: Scene, lengths: &[u64]) -> Scene {
    scene.parameter("log_length", ParameterValue::ByPosition(lengths.to_vec()))
}

#[test]
fn a_lone_candidate_costs_two_messages_for_each_of_the_others() {
    for n in 1..=16_u32 {
        let others = u64::from(n) - 1;
        let outcome = run(&still(Scene::new(1..=n)).start(1, &[1]));
        assert_eq!(outcome.leader(), Some(1), "n = {n}: ids decide nothing");
        // It stands at 1, has the votes at 3 and is known at 4. T is 2, so that its next beat is due at 5 only.
        let first = others;
        assert_eq!(outcome.by_kind(), [others, others, first, 0], "n = {n}");
        let quiet = if n == 1 { 1 } else { 4 };
        assert_eq!((outcome.last_change(), outcome.tick()), (quiet, quiet), "n = {n}");
        assert!(outcome.is_quiet() && outcome.broken().is_empty(), "n = {n}");
        assert_eq!(outcome.waiting(), 0);
    }
}
