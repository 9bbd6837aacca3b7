//! The search with the clock executes the same lines of a listing as the search without a clock. Which lines are
//! executed depends on the adversary.

use super::{Bully, ChangRoberts, Scene, asked, early, everybody, report, ring, with_clock};
use crate::explore::{Budget, CheckOptions};
use crate::protocols::tests::Samples;

fn with_the_clock<P: Samples>(scene: &Scene, budget: Budget) -> Vec<&'static str> {
    let mut search = with_clock(scene.plan::<P>(), &CheckOptions { asynchronous: false, ..asked(budget, &[]) })
        .expect("it can be checked");
    while !search.work(10_000) {}
    search.report().obeyed
}

#[test]
fn the_executed_lines_are_the_same_with_and_without_the_clock() {
    let free = report::<ChangRoberts>(&ring(4), &asked(everybody(4, Budget::default()), &[])).obeyed;
    assert!(free.contains(&"start"), "{free:?}");
    assert!(free.is_sorted() && free.windows(2).all(|pair| pair[0] != pair[1]), "{free:?}");
    assert_eq!(with_the_clock::<ChangRoberts>(&ring(4).delay(1, 3), everybody(4, Budget::default())), free);
    let bully = Scene::new(1..=3);
    let returns = Budget { crashes: 1, revivals: 1, ..Budget::default() };
    assert!(with_the_clock::<Bully>(&bully, everybody(3, returns)).contains(&"recovered"));
    assert!(!with_the_clock::<Bully>(&bully, everybody(3, Budget::default())).contains(&"recovered"));
    let of = |budget: Budget| report::<Bully>(&bully, &asked(everybody(3, budget), &[])).obeyed;
    assert!(of(early(1)).len() > of(early(0)).len(), "a premature timeout executes additional lines");
}
