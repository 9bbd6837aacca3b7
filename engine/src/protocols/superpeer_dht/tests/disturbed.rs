//! Thousands of runs with joins, crashes, losses and duplicates: at rest, the ids determine who serves each process.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::sim::detector::{Detector, Noticers};

fn turbulence(seed: u64, is_lossy: bool) -> Scene {
    let mut rng = StdRng::seed_from_u64(seed);
    let bits = rng.random_range(3..7);
    let count = rng.random_range(2..=12.min(1_usize << bits));
    let ids = drawn(count, bits, seed);
    let down: Vec<u32> = ids.iter().copied().filter(|_| rng.random_ratio(1, 4)).collect();
    let down = if down.len() == ids.len() { Vec::new() } else { down };
    let prefix = rng.random_range(0..=bits.min(3));
    let mut scene =
        scene(ids.clone(), bits.into(), prefix.into()).down(&down).seed(seed).delay(1, rng.random_range(1..5));
    scene.detector = Detector::Oracle { delay: rng.random_range(1..9), by: Noticers::All };
    scene.network.fifo = rng.random();
    if is_lossy {
        (scene.network.loss, scene.network.duplicate) = (0.2, 0.2);
    }
    scene = scene.start_all(1);
    for _ in 0..rng.random_range(1..9) {
        let (tick, number) = (rng.random_range(2..40), ids[rng.random_range(0..ids.len())]);
        scene = if rng.random_ratio(1, 5) {
            scene.crash_after(tick, number, rng.random_range(0..3))
        } else {
            scene.crash(tick, number)
        };
        let after = if rng.random_ratio(1, 3) { 0 } else { rng.random_range(1..12) };
        if rng.random_ratio(3, 4) {
            scene = scene.revive(tick + after, number);
        }
    }
    scene.calm(60)
}

fn prove(runs: std::ops::Range<u64>, is_lossy: bool) {
    for seed in runs {
        let outcome = turbulence(seed, is_lossy).run_once::<SuperpeerDht>();
        assert!(outcome.is_quiet(), "{seed}");
        assert_eq!(outcome.violated(), Vec::<&str>::new(), "{seed}");
        assert_eq!(outcome.waiting(), 0, "{seed}");
    }
}

#[test]
fn at_rest_the_responsible_super_peer_serves_each_process() {
    prove(0..5_000, false);
}

#[test]
fn at_rest_the_same_holds_after_losses_and_duplicates() {
    prove(5_000..10_000, true);
}
