//! Whether runs terminate, compared with a search for cycles in the full graph of steps.

use std::collections::BTreeMap;

use super::threads::workers;
use super::{
    Bully, ChangRoberts, Franklin, HirschbergSinclair, ItaiRodeh, RaftElection, Samples, Scene, WITH_TERMINATION,
    asked, early, everybody, one_crash_and_recovery, ring, with_clock, without_clock,
};
use crate::explore::{Budget, CheckOptions, Runs, Search, Workers};

/// Removes states without predecessors, again and again. If states remain, there is a cycle.
fn has_cycle(search: &mut Search) -> bool {
    let (mut next, mut into) = (BTreeMap::<u32, Vec<u32>>::new(), BTreeMap::<u32, u32>::new());
    search.steps(&mut |from, _, to| {
        next.entry(from).or_default().push(to);
        into.entry(from).or_default();
        *into.entry(to).or_default() += 1;
    });
    let mut free: Vec<u32> = into.iter().filter_map(|(&state, &into)| (into == 0).then_some(state)).collect();
    while let Some(state) = free.pop() {
        into.remove(&state);
        for to in next.remove(&state).unwrap_or_default() {
            let left = into.get_mut(&to).expect("it has a predecessor");
            *left -= 1;
            if *left == 0 {
                free.push(to);
            }
        }
    }
    !into.is_empty()
}

fn runs<P: Samples>(scene: &Scene, asynchronous: bool, budget: Budget) -> Runs {
    let asked = CheckOptions { asynchronous, ..asked(budget, &WITH_TERMINATION) };
    let begin = if asynchronous { without_clock } else { with_clock };
    let found = |workers: Option<Workers>| {
        let mut search =
            begin(scene.plan::<P>(), &CheckOptions { workers, ..asked.clone() }).expect("it can be checked");
        while !search.work(10_000) {}
        search
    };
    let mut search = found(None);
    let report = search.report();
    assert!(report.is_complete, "{}", P::PROFILE.name);
    assert_eq!(found(Some(workers(4))).report().runs, report.runs, "{} with several threads", P::PROFILE.name);
    let ends = matches!(report.runs, Runs::End | Runs::EndWithinBounds);
    assert_eq!(has_cycle(&mut search), !ends, "{}: {:?}", P::PROFILE.name, report.runs);
    report.runs
}

#[test]
fn all_runs_end_where_no_step_leads_back() {
    let faults = [
        Budget::default(),
        Budget { crashes: 1, ..Budget::default() },
        Budget { losses: 1, duplicates: 1, ..Budget::default() },
        Budget { starts: 1, ..one_crash_and_recovery() },
    ];
    let mut all = Vec::new();
    for gift in faults {
        for n in [2, 3] {
            let budget = everybody(n, gift.clone());
            all.push(runs::<ChangRoberts>(&ring(n), true, budget.clone()));
            all.push(runs::<ChangRoberts>(&ring(n), false, budget));
        }
        let three = || everybody(3, gift.clone());
        all.push(runs::<ChangRoberts>(&ring(3).variant("replace"), true, three()));
        all.push(runs::<Franklin>(&ring(2), true, everybody(2, gift.clone())));
        all.push(runs::<HirschbergSinclair>(&ring(2), true, everybody(2, gift.clone())));
        all.push(runs::<Bully>(&Scene::new(1..=3), true, Budget { early: Some(0), ..three() }));
        all.push(runs::<Bully>(&Scene::new(1..=2), true, Budget { early: Some(2), ..everybody(2, gift.clone()) }));
        all.push(runs::<Bully>(&Scene::new(1..=3).leader(3).delay(1, 2), false, gift));
    }
    all.push(runs::<Bully>(&Scene::new(1..=3), true, everybody(3, early(1))));
    all.push(runs::<Bully>(&Scene::new(1..=3).variant("restless"), true, everybody(3, early(1))));
    let itai_rodeh = || Scene::new(1..=2).start(1, &[1, 2]).delay(1, 2);
    all.push(runs::<ItaiRodeh>(&itai_rodeh(), false, Budget::default()));
    all.push(runs::<ItaiRodeh>(&itai_rodeh().parameter("draw", 1), false, Budget::default()));
    all.push(runs::<RaftElection>(&Scene::new(1..=2), true, Budget { timers: Some(4), ..Budget::default() }));
    let said = |runs: Runs| all.iter().filter(|&&said| said == runs).count();
    let counts = [Runs::End, Runs::EndWithinBounds, Runs::GoOn, Runs::GoOnUnfairly, Runs::WithProbabilityOne].map(said);
    assert!(counts.iter().all(|&count| count > 0), "every answer occurs: {counts:?}");
}
