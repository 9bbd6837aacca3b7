//! Measures how evenly tokens spread, over many random squares.

use super::*;
use crate::protocol::evenness;
use crate::sim::chance::Seeded;

/// The evenness of the holders, and the mean distance from a process to the nearest holder.
fn measured(overlay: &Overlay, holders: &[u32]) -> (f64, f64) {
    let places = overlay.places();
    let held: Vec<Place> = holders.iter().map(|&at| places[at as usize]).collect();
    let nearest = |place: &Place| held.iter().map(|one| one.distance_to(*place, true)).fold(f64::MAX, f64::min);
    let mean = places.iter().map(nearest).sum::<f64>() / places.len() as f64;
    (evenness(&held, true).expect("there are two tokens"), mean)
}

fn holders(outcome: &Outcome<SuperpeerTokens>) -> Vec<u32> {
    tokens(outcome).into_iter().map(|(_, at)| at).collect()
}

#[test]
fn tokens_spread_more_evenly_and_slightly_nearer_to_all() {
    for (n, count) in [(60, 6), (100, 8), (200, 12)] {
        let (mut more_even, mut nearer, mut moves) = (0.0, 0.0, 0.0);
        for seed in 0..200 {
            let (overlay, scene) = (random_square(n, seed), square(n, count, seed));
            let before = measured(&overlay, &holders(&scene.run_by(&mut Seeded::new(seed), 1)));
            let outcome = scene.run_once::<SuperpeerTokens>();
            assert!(outcome.is_quiet() && outcome.violated().is_empty(), "n = {n}, {seed}");
            let after = measured(&overlay, &holders(&outcome));
            more_even += (after.0 - before.0) / 200.0;
            nearer += (1.0 - after.1 / before.1) / 200.0;
            moves += outcome.times("accept") as f64 / 200.0;
        }
        assert!((0.25..=0.40).contains(&more_even), "n = {n}: evenness up by {more_even}");
        assert!((0.09..=0.17).contains(&nearer), "n = {n}: distance down by {nearer}");
        assert!((5.0..=30.0).contains(&moves), "n = {n}: {moves} moves");
    }
}

#[test]
fn a_token_that_does_not_cool_can_circle_forever_while_the_standard_rule_comes_to_rest() {
    let rests = |seed: u64, variant| {
        square(60, 6, seed).variant(variant).run_by::<SuperpeerTokens>(&mut Seeded::new(seed), 20_000).is_quiet()
    };
    let restless = (0..60).find(|&seed| !rests(seed, "restless")).expect("a seed never rests");
    assert!(rests(restless, "standard"), "{restless}");
}

#[test]
fn a_token_moves_no_more_often_than_its_cooling_allows() {
    for seed in 0..50 {
        let outcome = square(60, 6, seed).run_once::<SuperpeerTokens>();
        let theta = 3.0_f64;
        for at in holders(&outcome) {
            let held = state(&outcome, at).token.expect("it holds a token");
            // The force is highest if all five other tokens are at the smallest distance.
            let least = random_square(60, seed);
            let places = least.places();
            let pairs = (0..60).flat_map(|one| (one + 1..60).map(move |other| (one, other)));
            let nearest =
                pairs.map(|(one, other)| places[one].distance_to(places[other], true)).fold(f64::MAX, f64::min);
            let most = (5.0 / nearest / theta).ln() / 1.1_f64.ln();
            let moves = (held.theta.value() / theta).ln() / 1.1_f64.ln();
            assert!(moves.round() <= most.ceil(), "{seed}: {moves} of {most}");
        }
    }
}
