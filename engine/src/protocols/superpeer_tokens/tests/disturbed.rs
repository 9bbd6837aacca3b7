//! Runs with losses, duplicates, crashes and recoveries: afterwards, each remaining token has one holder.

use super::*;
use crate::sim::chance::Seeded;

fn turbulence(seed: u64) -> Scene {
    let mut rng = StdRng::seed_from_u64(seed);
    let n = rng.random_range(3..14);
    let tokens = rng.random_range(1..=u64::from(n / 2));
    let mut scene = square(n, tokens, seed).delay(1, rng.random_range(1..4));
    (scene.network.loss, scene.network.duplicate) = (0.25, 0.1);
    scene.network.fifo = rng.random();
    scene = scene.give("theta", ParameterValue::Decimal(Decimal::new(rng.random_range(0.5..4.0))));
    if rng.random_ratio(1, 2) {
        scene = scene.parameter("limit", rng.random_range(1..4));
    }
    for _ in 0..rng.random_range(0..4) {
        let (tick, number): (Ticks, u32) = (rng.random_range(2..120), rng.random_range(1..=n));
        scene = scene.crash(tick, number);
        if rng.random_ratio(3, 4) {
            scene = scene.revive(tick + rng.random_range(0..60), number);
        }
    }
    scene.calm(200)
}

#[test]
fn after_the_losses_no_token_has_two_holders_and_all_come_to_rest() {
    for seed in 0..3_000 {
        let scene = turbulence(seed);
        let outcome = scene.run_by::<SuperpeerTokens>(&mut Seeded::new(seed), 20_000);
        assert!(outcome.is_quiet(), "{seed}");
        let held: Vec<u32> = tokens(&outcome).into_iter().map(|(token, _)| token).collect();
        let mut once = held.clone();
        once.dedup();
        assert_eq!(held, once, "{seed}");
        assert!(!outcome.violated().contains(&"load"), "{seed}");
    }
}
