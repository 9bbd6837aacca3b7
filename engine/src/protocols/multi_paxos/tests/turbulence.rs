//! Random runs with loss, duplication, reordering, take-overs, and crashes of clients and of a minority of acceptors.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt, SeedableRng};

use super::*;

/// From this tick on, all processes stay up and no message is lost.
const CALM: u64 = 120;

fn random(seed: u64) -> Scene {
    let mut rng = StdRng::seed_from_u64(seed);
    let (n, clients) = (rng.random_range(3..=5), rng.random_range(1..=4));
    let mut scene = group(n, clients).seed(seed).delay(1, rng.random_range(1..=4));
    scene.network.loss = rng.random_range(0.0..0.3);
    scene.network.duplicate = if rng.random() { 0.1 } else { 0.0 };
    scene.network.fifo = rng.random();
    if rng.random() {
        scene = scene.leader(rng.random_range(1..=n));
    }
    for _ in 0..rng.random_range(1..=20) {
        scene = ask(scene, rng.random_range(1..CALM), rng.random_range(n + 1..=n + clients), rng.random_range(1..100));
    }
    for _ in 0..rng.random_range(0..=6) {
        scene = scene.start(rng.random_range(1..CALM), &[rng.random_range(1..=n)]);
    }
    // A minority of acceptors and any clients crash and recover.
    let all: Vec<u32> = (1..=n).collect();
    let fallible: Vec<u32> = all.sample(&mut rng, (n as usize - 1) / 2).copied().collect();
    for number in fallible.into_iter().chain(n + 1..=n + clients) {
        for _ in 0..rng.random_range(0..=2) {
            let down = rng.random_range(1..CALM - 40);
            scene = scene.crash(down, number).revive(down + rng.random_range(1..40), number);
        }
    }
    (1..=n + clients).fold(scene.calm(CALM), |scene, number| scene.revive(CALM, number))
}

/// `[0]`: the number of runs with a no-op in a log. `[1]`: the number of runs with a skipped command.
fn prove(seeds: std::ops::Range<u64>) -> [usize; 2] {
    let mut seen = [0; 2];
    for seed in seeds {
        let mut chance = crate::sim::chance::Seeded::new(seed);
        let outcome = random(seed).run_by::<MultiPaxos>(&mut chance, 20_000);
        assert!(outcome.is_quiet(), "seed {seed}");
        assert_eq!(outcome.violated(), Vec::<&str>::new(), "seed {seed}");
        let logs: Vec<Vec<String>> =
            (1..=outcome.world.count() as u32).map(|learner| applied(&outcome, learner)).collect();
        let longest = logs.iter().max_by_key(|log| log.len()).expect("there are learners");
        assert!(logs.iter().all(|log| longest.starts_with(log)), "seed {seed}");
        let has = |what: &str| usize::from(longest.iter().any(|slot| slot.starts_with(what)));
        seen = [seen[0] + has("no-op"), seen[1] + has("again")];
        for at in 0..outcome.world.count() as u32 {
            let client = outcome.state(at).client.as_ref();
            assert!(client.is_none_or(|client| client.open().is_none()), "seed {seed}: an open request");
        }
    }
    seen
}

#[test]
fn logs_never_disagree_and_every_request_is_answered_when_loss_ends() {
    let [no_ops, passed_over] = prove(0..10_000);
    assert!(no_ops > 0 && passed_over > 0, "{no_ops} with a no-op, {passed_over} with a skipped command");
}
