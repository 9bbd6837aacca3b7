//! Tests of the question why a process has decided a value, or has not decided.

use super::{ask_of, built_in, ended, joined};
use crate::model::why::WhyQuestion;

#[test]
fn a_decision_is_traced_to_its_values() {
    let mut session = ended(&built_in("byzantine-generals-four-commander"));
    let told = joined(&ask_of(&mut session, 2, WhyQuestion::Cell));
    let expected = "Why has 2 decided retreat?\n3 2: decides retreat\n  < timer round\n(3 2: hears retreat)\n(3 2: hears attack)\n\
                    (2 2: order: retreat)\n2 2: relays round 1\n  < timer round\n1 2: waits for order\nthe scenario, tick 1\n";
    assert_eq!(told, expected);
    let mut session = ended(&built_in("flooding-two-rounds"));
    let told = joined(&ask_of(&mut session, 3, WhyQuestion::Cell));
    assert!(told.starts_with("Why has 3 decided 1?\n"), "{told}");
    assert!(told.lines().any(|line| line.starts_with('(')), "{told}");
}

#[test]
fn a_decision_from_many_values_names_their_number() {
    let mut session = ended(&built_in("byzantine-generals-seven"));
    let told = joined(&ask_of(&mut session, 5, WhyQuestion::Cell));
    assert!(told.contains("the last of "), "{told}");
}

#[test]
fn given_values_and_missing_decisions_are_explained() {
    let mut session = ended(&built_in("byzantine-generals-one-of-three"));
    let told = [1, 2].map(|id| joined(&ask_of(&mut session, id, WhyQuestion::Cell)));
    assert_eq!(told[0], "Why does 1 have the value attack?\n1 1: sends its order\nthe scenario, tick 1\n");
    assert!(told[1].starts_with("Why has 2 not decided?"), "{}", told[1]);
}
