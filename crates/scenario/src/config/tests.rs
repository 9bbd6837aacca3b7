use std::collections::BTreeSet;

use super::*;
use crate as scenario;
use suffrage_text::testing::{ids_of, prove_remark};

fn samples() -> Vec<Problem> {
    vec![
        Problem::unknown_key("key", "", Some("title"), &[]),
        Problem::unknown_key("key", "[network]", None, &["delay", "loss"]),
        Problem::missing_key("protocol", "", "protocol = \"bully\""),
        Problem::missing_key("at", "events", "at = 1"),
        Problem::out_of_range("key", "9", &(1..=8)),
        Problem::empty_list("key"),
        Problem::unknown_word(Subject("order"), "key", &["random"]),
        Problem::wrong_type("key", Shape("delay"), "string"),
        Problem::new(ids::FaultTooHeavy { most: 200_u64 }, ids::MEND_SHORTER_FILE),
        Problem::new(ids::FaultSyntax { message: "an odd thing".to_owned() }, ids::MEND_SYNTAX),
        Problem::new(ids::FaultPercent { found: quoted("20%") }, ids::MendPercent { fraction: "0.2".to_owned() }),
    ]
}

fn all() -> Vec<Problem> {
    [samples(), scenario::faults::tests::samples()].concat()
}

#[test]
fn every_fault_has_a_sentence_and_a_correction_in_every_language() {
    for sample in all() {
        prove_remark(&sample.what);
        prove_remark(&sample.mend);
        prove_remark(&Remark::from(sample.related));
    }
}

#[test]
fn every_fault_text_is_used() {
    let keys = |sample: &Problem| [sample.what.key, sample.mend.key, sample.related.key()];
    let said: BTreeSet<&str> = all().iter().flat_map(keys).collect();
    // The tests of themes check these texts.
    let of_themes = ["fault-no-colour", "mend-colour", "fault-second-colour", "mend-one-colour"];
    let texts =
        ["fault-", "mend-", "related-"].into_iter().flat_map(ids_of).filter(|id| !of_themes.contains(&id.key()));
    let unsaid: Vec<_> = texts.filter(|id| !said.contains(id.key())).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn a_very_long_word_is_quoted_by_its_beginning() {
    let sample = Problem::empty_list(&"é".repeat(1_000));
    assert_eq!(sample.words("key").map(|quoted| quoted.chars().count()), Some(LONGEST_QUOTED + 1));
}

#[test]
fn a_typing_error_finds_its_word() {
    let known = ["protocol", "processes", "params", "at", "id", "ELECTION"];
    assert_eq!(nearest("protocl", &known), Some("protocol"));
    assert_eq!(nearest("proceses", &known), Some("processes"));
    assert_eq!(nearest("election", &known), Some("ELECTION"));
    assert_eq!(nearest("ta", &known), Some("at"));
    assert_eq!(nearest("weather", &known), None);
    assert_eq!(nearest("x", &known), None, "one letter has no suggestion");
    assert_eq!(nearest("raft", &["raft-election", "bully"]), Some("raft-election"));
    assert_eq!(nearest("raft", &["raft-election", "raft-log"]), None, "two begin with it");
    assert_eq!(nearest("ra", &["raft-election", "bully"]), None, "two letters have no suggestion");
}
