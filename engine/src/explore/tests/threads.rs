//! The results of a search do not depend on the number of threads.

use std::sync::Arc;

use super::{ChangRoberts, Scene, early, everybody, ring, with_clock, without_clock};
use crate::explore::{Budget, CheckOptions, Limits, Search, Workers};
use crate::protocol::PropertyId;
use crate::protocols::bully::Bully;
use crate::protocols::tests::Samples;

pub(super) fn workers(threads: usize) -> Workers {
    Arc::new(rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads"))
}

fn all_found(search: &mut Search) -> (String, Vec<Vec<u32>>, u64) {
    while !search.work(50_000) {}
    let report = search.report();
    let broken: Vec<PropertyId> = report.broken().map(|(property, _)| property).collect();
    let ways = broken.into_iter().map(|property| search.states_to_breach(property)).collect();
    let mut graph = 0_u64;
    search.steps(&mut |from, label, to| {
        for byte in from.to_le_bytes().into_iter().chain(to.to_le_bytes()).chain(label.bytes()) {
            graph = graph.wrapping_mul(0x0100_0000_01b3) ^ u64::from(byte);
        }
    });
    (format!("{report:?}"), ways, graph)
}

fn assert_same<P: Samples>(scene: &Scene, asked: &CheckOptions, states: u64) {
    let begin = if asked.asynchronous { without_clock } else { with_clock };
    let found = |workers: Option<Workers>| {
        let mut search =
            begin(scene.plan::<P>(), &CheckOptions { workers, ..asked.clone() }).expect("it can be checked");
        let found = all_found(&mut search);
        assert!(search.states() >= states, "{} states are too few for threads", search.states());
        found
    };
    let alone = found(None);
    for threads in [1, 2, 4] {
        assert_eq!(found(Some(workers(threads))), alone, "with {threads} threads");
    }
}

fn asked(budget: Budget) -> CheckOptions {
    let properties = vec![PropertyId::OneLeader, PropertyId::Agreement, PropertyId::Highest, PropertyId::Termination];
    CheckOptions { asynchronous: true, budget, properties, first: false, limits: Limits::default(), workers: None }
}

#[test]
fn any_number_of_threads_visits_the_same_states_in_the_same_order() {
    assert_same::<ChangRoberts>(&ring(9), &asked(everybody(9, Budget::default())), 14_878);
    assert_same::<Bully>(&Scene::new(1..=4), &asked(everybody(4, early(0))), 60_000);
    assert_same::<Bully>(&Scene::new(1..=3), &asked(everybody(3, Budget { crashes: 1, ..early(1) })), 20_000);
}

#[test]
fn any_number_of_threads_stops_at_the_same_state() {
    let bully = Scene::new(1..=3);
    let one_wrong_time_out = asked(everybody(3, early(2)));
    assert_same::<Bully>(&bully, &CheckOptions { first: true, ..one_wrong_time_out.clone() }, 20);
    let limits = Limits { states: 30_001, ..Limits::default() };
    assert_same::<Bully>(&bully, &CheckOptions { limits, ..one_wrong_time_out.clone() }, 30_001);
    let limits = Limits { memory: 1 << 20, ..Limits::default() };
    assert_same::<Bully>(&bully, &CheckOptions { limits, ..one_wrong_time_out.clone() }, 10_000);
    let limits = Limits { depth: 14, ..Limits::default() };
    assert_same::<Bully>(&bully, &CheckOptions { limits, ..one_wrong_time_out }, 5_000);
}
