//! Traitors in files, and values that only some processes may have.

use super::good;
use crate::config::Subject;
use crate::write::write;
use crate::{Scenario, faults, read};
use suffrage_engine::protocol::{Datum, ParameterValue};
use suffrage_engine::sim::command::Command;

fn generals(top: &str, count: u32, params: &str) -> String {
    format!("protocol = \"byzantine-generals\"\n{top}\n[processes]\ncount = {count}\n[params]\n{params}\n")
}

fn faults_of(text: &str) -> Vec<(String, &'static str)> {
    let found = read(text).expect_err("the text has faults").told;
    found.iter().map(|fault| (text[fault.span.clone()].to_owned(), fault.problem.what.key)).collect()
}

fn alter(from: u32, is: &str) -> String {
    format!("events = [{{ at = 2, alter = {{ from = {from}, to = 3, is = {is} }} }}]")
}

#[test]
fn traitors_are_read_by_id_with_a_strategy_or_a_table() {
    let word = ParameterValue::Word;
    let traitors = good(&generals("", 4, "traitors = { 3 = \"flip\", 4 = { 1 = \"attack\", 2 = \"nothing\" } }"));
    let table = ParameterValue::ByProcess(vec![(0, word("attack")), (1, word("nothing"))]);
    assert_eq!(traitors.parameters.by_process("traitors"), [(2, word("flip")), (3, table)]);
}

#[test]
fn unknown_traitors_and_unknown_words_are_reported_together() {
    let text = generals(
        "",
        4,
        "order = \"advance\"\ntraitors = { 9 = \"flip\", 2 = \"mute\", 3 = { 8 = \"attack\", 1 = \"flee\" } }",
    );
    let unknown = ["9", "8"].map(|id| (id.to_owned(), "fault-unknown-process"));
    let words = ["\"advance\"", "\"mute\"", "\"flee\""].map(|word| (word.to_owned(), "fault-unknown-word"));
    let mut expected = [words.as_slice(), unknown.as_slice()].concat();
    let mut found = faults_of(&text);
    expected.sort();
    found.sort();
    assert_eq!(found, expected);
}

#[test]
fn too_many_traitors_or_messages_are_refused_at_the_parameter() {
    assert_eq!(faults_of(&generals("", 4, "f = 4")), [("4".to_owned(), "refused-byzantine-generals-faults")]);
    assert_eq!(faults_of(&generals("", 14, "f = 5")), [("5".to_owned(), "refused-byzantine-generals-messages")]);
    assert_eq!(faults_of(&generals("", 4_096, "f = 4095")), [("4095".to_owned(), "refused-byzantine-generals-beyond")]);
    let absent = faults_of(&generals("", 2_000, ""));
    assert_eq!(absent, [("\"byzantine-generals\"".to_owned(), "refused-byzantine-generals-messages")]);
    assert!(
        good(&generals("variant = \"signed\"", 14, "f = 5")).parameters.number("f").is_some(),
        "signed messages are few"
    );
}

#[test]
fn a_lieutenant_cannot_forge_a_signature() {
    let forger = |lies: &str| generals("variant = \"signed\"", 3, &format!("traitors = {lies}"));
    for lies in ["{ 2 = \"flip\" }", "{ 2 = { 3 = \"attack\" } }"] {
        assert_eq!(faults_of(&forger(lies)), [(lies.to_owned(), "refused-byzantine-generals-forger")]);
    }
    for lies in ["{ 1 = \"flip\" }", "{ 1 = { 2 = \"nothing\" } }", "{ 2 = \"silent\", 3 = \"any\" }"] {
        good(&forger(lies));
    }
    let tie = faults_of(&generals("variant = \"signed\"", 3, "tie = \"direct\""));
    assert_eq!(tie, [("tie".to_owned(), "fault-foreign")]);
}

#[test]
fn only_messages_of_traitors_can_be_altered_and_only_to_an_order() {
    let traitor = "traitors = { 2 = \"flip\" }";
    let altered = good(&generals(&alter(2, "\"attack\""), 4, traitor));
    let (_, Command::Alter { to, .. }) = &altered.events[0] else { panic!("{altered:?}") };
    assert_eq!(Some(*to), Datum::word("attack"));
    assert_eq!(faults_of(&generals(&alter(1, "\"attack\""), 4, traitor)), [("1".to_owned(), "fault-loyal")]);
    let told = read(&generals(&alter(2, "\"atack\""), 4, traitor)).expect_err("it is not an order").told;
    assert_eq!(
        (told[0].problem.name("subject"), told[0].problem.name("nearest")),
        (Some(Subject("value").0), Some("attack"))
    );
    assert_eq!(faults_of(&generals(&alter(2, "3"), 4, traitor)), [("3".to_owned(), "fault-wrong-type")]);
    let signed =
        generals(&format!("variant = \"signed\"\n{}", alter(2, "\"attack\"")), 4, "traitors = { 2 = \"silent\" }");
    let of_signed = read(&signed).expect_err("a signature cannot be forged").told;
    assert_eq!(of_signed[0].problem, faults::not_alterable("Byzantine generals"));
}

#[test]
fn keys_about_leaders_are_refused() {
    for (top, below) in [("", "[expect]\nleader = 1"), ("", "[detector]\nkind = \"oracle\"")] {
        let text = generals(top, 3, "") + below;
        assert!(faults_of(&text).iter().all(|(_, key)| *key == "fault-elects-nobody"), "{text}");
    }
    let number = generals("", 3, "") + "[expect]\ndecided = 3";
    assert_eq!(faults_of(&number), [("3".to_owned(), "fault-wrong-type")]);
    assert_eq!(good(&(generals("", 3, "") + "[expect]\ndecided = \"attack\"")).expect.decided, Datum::word("attack"));
}

#[test]
fn another_variant_drops_parameters_it_does_not_have() {
    let scenario: Scenario =
        good(&generals(&alter(2, "\"attack\""), 4, "tie = \"direct\"\ntraitors = { 2 = \"split\" }"));
    let signed = scenario.protocol().variant("signed").expect("there is one");
    let changed = scenario.with_variant(signed).expect("it is possible");
    assert!(changed.scenario.events.is_empty() && changed.scenario.parameters.word("tie").is_none());
    assert_eq!(changed.scenario.parameters.by_process("traitors").len(), 1);
    assert_eq!(read(&write(&changed.scenario, "")).as_ref(), Ok(&changed.scenario));
}
