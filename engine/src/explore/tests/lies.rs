//! All lies of one traitor. The search tries every random choice, so it covers every possible set of statements of
//! the traitor.

use std::collections::BTreeSet;

use super::{Budget, CheckOptions, Limits, Report, with_clock};
use crate::protocol::{Cell, ParameterValue, PropertyId};
use crate::protocols::byzantine_generals::ByzantineGenerals;
use crate::protocols::tests::Scene;

const PROPERTIES: [PropertyId; 3] = [PropertyId::Agreement, PropertyId::Integrity, PropertyId::Termination];

fn report(n: u32, traitor: u32, order: &'static str, tie: &'static str) -> Report {
    let lies = ParameterValue::ByProcess(vec![(traitor, ParameterValue::Word("any"))]);
    let scene = Scene::new(1..=n).parameter("f", 1).give("traitors", lies).start_all(1);
    let scene = scene.give("order", ParameterValue::Word(order)).give("tie", ParameterValue::Word(tie));
    let asked = CheckOptions {
        asynchronous: false,
        budget: Budget::default(),
        properties: PROPERTIES.to_vec(),
        first: false,
        limits: Limits::default(),
        workers: None,
    };
    let mut search = with_clock(scene.plan::<ByzantineGenerals>(), &asked).expect("it can be checked");
    while !search.work(1_000) {}
    search.report()
}

/// Counts the possible sets of statements of the traitor. `.0`: all sets. `.1`: the sets after which two loyal
/// lieutenants decide differently. `.2`: the sets after which a loyal lieutenant disobeys a loyal commander.
fn tables(n: u32, traitor: u32, order: &'static str, tie: &'static str) -> (u64, u64, u64) {
    let report = report(n, traitor, order, tie);
    let (mut all, mut apart, mut disobeyed) = (0, 0, 0);
    for end in &report.ends {
        let cells = end.standings.0.iter().zip(0..).filter(|(_, at)| ![0, traitor].contains(at));
        let decided =
            |cell: &Option<Option<Cell>>| cell.flatten().and_then(Cell::decided).map(|order| order.to_string());
        let held: BTreeSet<Option<String>> = cells.map(|(cell, _)| decided(cell)).collect();
        assert!(!held.contains(&None), "all decide");
        all += end.states;
        apart += if held.len() > 1 { end.states } else { 0 };
        let obeys = held.iter().flatten().all(|held| held == order);
        disobeyed += if traitor == 0 || obeys { 0 } else { end.states };
    }
    let broken = super::broken(&report);
    assert_eq!(
        broken,
        [(apart > 0).then_some(3), (disobeyed > 0).then_some(3), None],
        "{n}, {traitor}, {order}, {tie}"
    );
    (all, apart, disobeyed)
}

#[test]
fn three_generals_fail_under_some_lies_and_four_under_none() {
    for order in ["attack", "retreat"] {
        // A statement has 3 possible values. A traitor who commands makes one statement to each lieutenant. A traitor
        // who is a lieutenant makes one to each other lieutenant.
        assert_eq!(tables(3, 0, order, "retreat"), (9, 0, 0));
        assert_eq!(tables(3, 0, order, "direct"), (9, 4, 0));
        for at in [1, 2] {
            assert_eq!(tables(3, at, order, "retreat"), (3, 0, if order == "attack" { 2 } else { 0 }));
            assert_eq!(tables(3, at, order, "direct"), (3, 0, 0));
        }
        for tie in ["retreat", "direct"] {
            assert_eq!(tables(4, 0, order, tie), (27, 0, 0));
            assert!((1..4).all(|at| tables(4, at, order, tie) == (9, 0, 0)));
        }
    }
}

/// The lies succeed if exactly two of the four lieutenants hear "attack": there are 6 such pairs. The other two hear
/// "retreat" or nothing, which counts as "retreat": there are 4 possibilities for them.
#[test]
fn five_generals_fail_under_some_lies_only_with_ties_to_the_direct_value() {
    for order in ["attack", "retreat"] {
        assert_eq!(tables(5, 0, order, "retreat"), (81, 0, 0));
        assert_eq!(tables(5, 0, order, "direct"), (81, 6 * 4, 0));
        assert!((1..5).all(|at| tables(5, at, order, "retreat") == (27, 0, 0)));
        assert!((1..5).all(|at| tables(5, at, order, "direct") == (27, 0, 0)));
    }
}
