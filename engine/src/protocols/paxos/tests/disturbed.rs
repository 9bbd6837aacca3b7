//! Random runs with loss, duplication, reordering, crashes and recoveries.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::sim::command::{Command, NetworkChange, Probability};

/// From this tick on no message is lost, and all processes recover.
const CALM: Ticks = 60;

fn disturbed(seed: u64) -> Scene {
    let mut rng = StdRng::seed_from_u64(seed);
    let n = rng.random_range(3..=6);
    let mut scene =
        Scene::new(1..=n).seed(seed).delay(1, rng.random_range(1..=4)).give("backoff", ParameterValue::Word("random"));
    scene = scene.parameter("backoff_ticks", 30);
    if rng.random() {
        scene = (1..=n).fold(scene, |scene, process| scene.parts(process, &[PROPOSER, ACCEPTOR, LEARNER]));
        scene = scene.parts(1, &[CLIENT, ACCEPTOR, LEARNER]);
        scene = scene.request(rng.random_range(1..10), 1, None, 70).request(rng.random_range(10..60), 1, None, 71);
    }
    scene.network.fifo = rng.random();
    scene.network.loss = f64::from(rng.random_range(0..=3_u8)) / 10.0;
    scene.network.duplicate = f64::from(rng.random_range(0..=2_u8)) / 10.0;
    for _ in 0..rng.random_range(1..=4) {
        scene = scene.start(rng.random_range(1..30), &[rng.random_range(2..=n)]);
    }
    for _ in 0..rng.random_range(0..=4) {
        let who = rng.random_range(1..=n);
        let tick = rng.random_range(2..40);
        scene =
            if rng.random() { scene.crash(tick, who) } else { scene.crash_after(tick, who, rng.random_range(0..n)) };
        scene = scene.revive(tick + rng.random_range(1..20), who);
    }
    let calm = NetworkChange { loss: Probability::new(0.0), duplicate: None, fifo: None };
    // A process can crash in its next broadcast, which may happen much later. So the recoveries are repeated, and
    // each repetition leaves fewer crashes.
    (0..6).fold(scene.at(CALM, Command::Network(calm)), |scene, round| {
        let tick = CALM + 500 * round;
        (1..=n).fold(scene, |scene, process| scene.revive(tick, process)).start(tick + 1, &[n])
    })
}

fn prove(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let outcome = disturbed(seed).run_by::<Paxos>(&mut crate::sim::chance::Seeded::new(seed), 10_000);
        assert!(outcome.is_quiet(), "{seed}: it comes to rest after the losses");
        assert_eq!(outcome.violated(), [""; 0], "{seed}");
        assert!(!outcome.chosen().is_empty(), "{seed}");
    }
}

#[test]
fn ten_thousand_disturbed_runs_are_safe_and_come_to_rest() {
    prove(0..10_000);
}
