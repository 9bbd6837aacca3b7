use std::collections::BTreeSet;

use super::*;
use crate::paint::look::theme;
use crate::scenario;
use crate::text::tests::{ids_of, prove_remark};

impl Problem {
    fn value(&self, name: &str) -> Option<&Value> {
        let mut values = self.what().values.iter().chain(&self.mend().values);
        values.find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// A name that one of its sentences has.
    pub(crate) fn name(&self, value: &str) -> Option<&'static str> {
        if let Value::Name(name) = self.value(value)? { Some(name) } else { None }
    }

    /// Words of the file or a list that one of its sentences has.
    pub(crate) fn words(&self, value: &str) -> Option<&str> {
        if let Value::Text(words) = self.value(value)? { Some(words) } else { None }
    }
}

fn samples() -> Vec<Problem> {
    vec![
        Problem::unknown_key("key", "", Some("title"), &[]),
        Problem::unknown_key("key", "[network]", None, &["delay", "loss"]),
        Problem::missing_key("protocol", "", "protocol = \"bully\""),
        Problem::missing_key("at", "events", "at = 1"),
        Problem::out_of_range("key", "9", &(1..=8)),
        Problem::empty_list("key"),
        Problem::not_in_this_version(Subject("key"), "key", &[]),
        Problem::not_in_this_version(Subject("key"), "key", &["crash"]),
        Problem::unknown_word(Subject("order"), "key", &["random"]),
        Problem::wrong_type("key", Shape("delay"), "string"),
        Problem::too_heavy(200),
        super::super::syntax::problem("an odd thing", ""),
    ]
}

fn all() -> Vec<Problem> {
    [samples(), scenario::faults::tests::samples(), theme::read::samples()].concat()
}

#[test]
fn every_fault_is_a_sentence_with_a_mend_in_every_language() {
    for sample in all() {
        prove_remark(sample.what());
        prove_remark(sample.mend());
        prove_remark(&Remark::from(sample.related()));
    }
}

#[test]
fn every_text_is_of_some_fault() {
    let keys = |sample: &Problem| [sample.what().key, sample.mend().key, sample.related().key()];
    let said: BTreeSet<&str> = all().iter().flat_map(keys).collect();
    let texts = ["fault-", "mend-", "related-"].into_iter().flat_map(ids_of);
    let unsaid: Vec<_> = texts.filter(|id| !said.contains(id.key())).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn a_word_without_end_is_quoted_by_its_beginning() {
    let sample = Problem::empty_list(&"é".repeat(1_000));
    assert_eq!(sample.words("key").map(|quoted| quoted.chars().count()), Some(LONGEST_QUOTED + 1));
}
