//! The exact counts in the module's documentation.

use super::*;
use crate::protocol::{BoundSide, Explain, Seen};
use crate::protocols::tests::id;

/// A run with n processes and k commands. `.0`: the number of messages. `.1`: the last tick.
fn cost(n: u32, k: u32) -> (u64, u64, Outcome<MultiPaxos>) {
    let scene = (1..=k).fold(group(n, 1), |scene, value| ask(scene, 1, n + 1, value));
    let outcome = scene.run::<MultiPaxos>();
    (outcome.sent(), outcome.tick(), outcome)
}

#[test]
fn a_take_over_costs_2n_and_a_command_n_squared_and_n_and_2() {
    for n in 1..=6_u32 {
        for k in 1..=5_u32 {
            let (sent, tick, outcome) = cost(n, k);
            let (n, k) = (u64::from(n), u64::from(k));
            assert_eq!((sent, tick), (2 * n + k * (n * n + n + 2), 3 + 4 * k), "n = {n}, k = {k}");
            assert!(outcome.is_quiet() && outcome.violated().is_empty());
            let seen = Seen {
                ids: &(1..=n as u32 + 1).map(id).collect::<Vec<_>>(),
                down: &[],
                begun: &[],
                crashed: &[],
                requests: k as u32,
                disturbed: false,
                lockstep: Some(1),
            };
            let bounds = outcome.protocol().bounds(&seen);
            let found: Vec<(BoundSide, u64)> = bounds.iter().map(|bound| (bound.side, bound.value)).collect();
            assert_eq!(found, [(BoundSide::Best, sent), (BoundSide::Worst, sent)]);
        }
    }
    let figures = [(3, 1), (3, 3), (5, 1), (5, 3)].map(|(n, k)| (cost(n, k).0, cost(n, k).1));
    assert_eq!(figures, [(20, 7), (48, 15), (42, 7), (106, 15)]);
}

#[test]
fn a_client_may_be_in_every_role_as_well() {
    let outcome = ask(Scene::new(1..=3), 1, 2, 7).run::<MultiPaxos>();
    assert_eq!((outcome.sent(), outcome.tick()), (20, 7));
    assert_eq!(outcome.decided(), [Some(1.into()); 3], "slots applied, of a client too");
}
