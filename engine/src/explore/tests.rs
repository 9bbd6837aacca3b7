//! Counts of all states, as independent models have them.

use super::{Asked, Holding, Limits, Purse, Report, Runs, without_clock};
use crate::protocol::PropertyId;
use crate::protocols::bully::Bully;
use crate::protocols::chang_roberts::ChangRoberts;
use crate::protocols::franklin::Franklin;
use crate::protocols::hirschberg_sinclair::HirschbergSinclair;
use crate::protocols::peterson::Peterson;
use crate::protocols::tests::{Samples, Scene};

/// The ids of a ring of so many processes.
fn ring(n: u32) -> Scene {
    Scene::new([3, 7, 1, 11, 5, 9, 2, 13, 6, 4, 10, 8, 12].into_iter().filter(|&id| id <= n))
}

fn any_start(n: u32) -> Purse {
    Purse { any_start: (0..n).collect(), ..Purse::default() }
}

fn check<P: Samples>(scene: &Scene, purse: Purse, properties: &[PropertyId]) -> Report {
    let asked = Asked { purse, properties: properties.to_vec(), first: false, limits: Limits::default() };
    let mut search = without_clock::<P>(scene.plan(), &asked).expect("it can be checked");
    while !search.work(100_000) {}
    search.report()
}

const WITHOUT_MEMORY: [PropertyId; 3] = [PropertyId::OneLeader, PropertyId::Agreement, PropertyId::Highest];

fn of_ring<P: Samples>(n: u32, variant: &'static str, purse: Purse) -> Report {
    check::<P>(&ring(n).variant(variant), Purse { any_start: (0..n).collect(), ..purse }, &WITHOUT_MEMORY)
}

fn of_bully(n: u32, variant: &'static str, purse: Purse) -> Report {
    check::<Bully>(&Scene::new(1..=n).variant(variant), Purse { any_start: (0..n).collect(), ..purse }, &WITHOUT_MEMORY)
}

/// How each property stands: `None` if it holds, else the steps of the shortest run that breaks it.
fn broken(report: &Report) -> Vec<Option<u32>> {
    let of = |holding: &Holding| match holding {
        Holding::Holds => None,
        Holding::Violated(breaking) => Some(breaking.steps),
        Holding::Undecided { .. } => panic!("all states are visited"),
    };
    report.findings.iter().map(|finding| of(&finding.holding)).collect()
}

#[test]
fn states() {
    for n in 3..=9 {
        let r = of_ring::<ChangRoberts>(n, "standard", Purse::default());
        println!("cr {n} {} {} {} {:?} {:?} ends {}", r.states, r.transitions, r.depth, r.runs, broken(&r), r.ends.len());
    }
    for n in 3..=4 {
        let r = of_ring::<ChangRoberts>(n, "standard", Purse { crashes: 1, ..Purse::default() });
        println!("cr crash {n} {} {} {} {:?} {:?}", r.states, r.transitions, r.depth, r.runs, broken(&r));
        for v in ["no-forward", "replace"] {
            let r = of_ring::<ChangRoberts>(n, v, Purse::default());
            println!("cr {v} {n} {} {} {} {:?} {:?}", r.states, r.transitions, r.depth, r.runs, broken(&r));
        }
    }
    for n in 2..=5 {
        let r = of_ring::<Peterson>(n, "standard", Purse::default());
        println!("pet {n} {} {} {} {:?} {:?} ends {}", r.states, r.transitions, r.depth, r.runs, broken(&r), r.ends.len());
    }
    for n in 2..=4 {
        let r = of_ring::<Franklin>(n, "standard", Purse::default());
        println!("fr {n} {} {} {} {:?} {:?} ends {}", r.states, r.transitions, r.depth, r.runs, broken(&r), r.ends.len());
        let r = of_ring::<HirschbergSinclair>(n, "standard", Purse::default());
        println!("hs {n} {} {} {} {:?} {:?} ends {}", r.states, r.transitions, r.depth, r.runs, broken(&r), r.ends.len());
    }
    for (name, purse) in [
        ("early 0", Purse { early: Some(0), ..Purse::default() }),
        ("early 1", Purse { early: Some(1), ..Purse::default() }),
        ("early 2", Purse { early: Some(2), ..Purse::default() }),
        ("crash", Purse { early: Some(0), crashes: 1, ..Purse::default() }),
        ("mid", Purse { early: Some(0), crashes: 1, mid_broadcast: true, ..Purse::default() }),
    ] {
        let r = of_bully(3, "standard", purse);
        println!("bully {name} {} {} {} {:?} {:?} ends {}", r.states, r.transitions, r.depth, r.runs, broken(&r), r.ends.len());
    }
}

#[test]
#[ignore = "speed"]
fn large() {
    let mut all = WITHOUT_MEMORY.to_vec();
    for n in [10, 11, 12] {
        let begun = std::time::Instant::now();
        let r = of_ring::<ChangRoberts>(n, "standard", Purse::default());
        let secs = begun.elapsed().as_secs_f64();
        println!(
            "cr {n} {} {} {} {:?} {:?} handlings {} bytes {:.1} all {:.1} {secs:.2} s {:.2} M/s",
            r.states,
            r.transitions,
            r.depth,
            r.runs,
            broken(&r),
            r.handlings,
            r.bytes_of_states as f64 / r.states as f64,
            r.bytes as f64 / r.states as f64,
            r.states as f64 / secs / 1e6
        );
    }
    let begun = std::time::Instant::now();
    let r = of_bully(4, "standard", Purse { early: Some(0), ..Purse::default() });
    println!("bully 4 {} {:?} {:?} {:.2}", r.states, r.runs, broken(&r), begun.elapsed().as_secs_f64());
    let begun = std::time::Instant::now();
    let r = of_bully(4, "standard", Purse { early: Some(0), crashes: 1, ..Purse::default() });
    println!("bully 4 crash {} {:?} {:?} {:.2}", r.states, r.runs, broken(&r), begun.elapsed().as_secs_f64());
    all.push(PropertyId::Termination);
    let t = |scene: &Scene, purse: Purse, n: u32| {
        let r = check::<ChangRoberts>(scene, Purse { any_start: (0..n).collect(), ..purse }, &all);
        println!("term {n} {} {:?} {:?}", r.states, r.runs, broken(&r));
    };
    for n in 3..=4 {
        t(&ring(n), Purse { crashes: 1, ..Purse::default() }, n);
        t(&ring(n).variant("no-forward"), Purse::default(), n);
    }
    let r = check::<Bully>(
        &Scene::new(1..=3),
        Purse { any_start: (0..3).collect(), early: Some(0), crashes: 1, mid_broadcast: true, ..Purse::default() },
        &all,
    );
    println!("mid term {} {:?} {:?}", r.states, r.runs, broken(&r));
}
