//! What is wrong in a scenario file and what would be right, as keys of the catalogue with their values.

use crate::protocol::{Remark, Value};
use crate::text::{TextId, ids};

use super::FaultKind;

/// So many letters of a word of the file are quoted at most.
const LONGEST_QUOTED: usize = 80;

/// Words of the file; of very long ones the beginning.
fn text(value: impl AsRef<str>) -> Value {
    let value = value.as_ref();
    Value::Text(match value.char_indices().nth(LONGEST_QUOTED) {
        Some((end, _)) => format!("{}…", &value[..end]),
        None => value.to_owned(),
    })
}

/// Names as a sentence lists them, in the quotes of the catalogue.
fn list(names: &[&'static str]) -> Value {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    Value::Text(quoted.join(", "))
}

fn say(id: TextId) -> Remark {
    Remark::new(id.key())
}

/// The nearest of several names if one is near, else all of them.
fn nearest_or_all(nearest: Option<&'static str>, all: &[&'static str], all_of: TextId) -> Remark {
    match nearest {
        Some(nearest) => say(ids::MEND_DID_YOU_MEAN).with("nearest", Value::Name(nearest)),
        None => say(all_of).with("valid", list(all)),
    }
}

impl FaultKind {
    /// What is wrong, in one sentence.
    pub fn what(&self) -> Remark {
        match self {
            Self::Syntax(problem) => problem.what(),
            Self::UnknownKey { key, table, .. } if table.is_empty() => say(ids::FAULT_UNKNOWN_TOP_KEY).with("key", text(key)),
            Self::UnknownKey { key, table, .. } => say(ids::FAULT_UNKNOWN_KEY).with("key", text(key)).with("table", text(table)),
            Self::Misplaced { key, table, .. } => {
                say(ids::FAULT_MISPLACED).with("key", Value::Name(key)).with("table", text(table))
            }
            Self::WrongType { key, found, .. } => {
                say(ids::FAULT_WRONG_TYPE).with("key", text(key)).with("found", Value::Name(found))
            }
            Self::MissingKey { key, table: "", .. } => say(ids::FAULT_MISSING_TOP_KEY).with("key", Value::Name(key)),
            Self::MissingKey { key, table, .. } => {
                say(ids::FAULT_MISSING_KEY).with("key", Value::Name(key)).with("table", Value::Name(table))
            }
            Self::OutOfRange { key, found, .. } => say(ids::FAULT_OUT_OF_RANGE).with("key", text(key)).with("found", text(found)),
            Self::UnknownWord { subject, found, .. } => {
                say(ids::FAULT_UNKNOWN_WORD).with("subject", Value::Name(subject.name())).with("found", text(found))
            }
            Self::NotInThisVersion { subject, name, .. } => {
                say(ids::FAULT_NOT_IN_THIS_VERSION).with("subject", Value::Name(subject.name())).with("name", text(name))
            }
            Self::DuplicateId(id) => say(ids::FAULT_DUPLICATE_ID).id("id", *id),
            Self::Repeated { item, key } => say(ids::FAULT_REPEATED).with("item", text(item)).with("key", Value::Name(key)),
            Self::UnknownProcess { id, .. } => say(ids::FAULT_UNKNOWN_PROCESS).id("id", *id),
            Self::NoProcess => say(ids::FAULT_NO_PROCESS),
            Self::TooManyProcesses { count, .. } => say(ids::FAULT_TOO_MANY_PROCESSES).number("count", *count),
            Self::IdsAndCount => say(ids::FAULT_IDS_AND_COUNT),
            Self::SecondAct { first, second } => {
                say(ids::FAULT_SECOND_ACT).with("first", text(first)).with("second", text(second))
            }
            Self::NoAct(_) => say(ids::FAULT_NO_ACT),
            Self::NotOneEntry => say(ids::FAULT_NOT_ONE_ENTRY),
            Self::Foreign { key, owner } => {
                say(ids::FAULT_FOREIGN).with("key", Value::Name(key)).with("owner", Value::Name(owner))
            }
            Self::EmptyList(key) => say(ids::FAULT_EMPTY_LIST).with("key", text(key)),
            Self::DelayUpsideDown { key, first, second } => {
                say(ids::FAULT_DELAY_UPSIDE_DOWN).with("key", text(key)).number("first", *first).number("second", *second)
            }
            Self::AtAndWhen => say(ids::FAULT_AT_AND_WHEN),
            Self::NoChange(_) => say(ids::FAULT_NO_CHANGE),
            Self::SelfLink(id) => say(ids::FAULT_SELF_LINK).id("id", *id),
            Self::OneGroup => say(ids::FAULT_ONE_GROUP),
            Self::NoTimers(protocol) => say(ids::FAULT_NO_TIMERS).with("protocol", Value::Name(protocol)),
            Self::NoLink { from, to, .. } | Self::NoLinkOfTwo { from, to, .. } => {
                say(ids::FAULT_NO_LINK).id("from", *from).id("to", *to)
            }
            Self::ForeignParameter { key, protocol, .. } => {
                say(ids::FAULT_FOREIGN_PARAMETER).with("key", text(key)).with("protocol", Value::Name(protocol))
            }
            Self::NeedsBounce(protocol) => say(ids::FAULT_NEEDS_BOUNCE).with("protocol", Value::Name(protocol)),
            Self::NoColour { found } => say(ids::FAULT_NO_COLOUR).with("found", text(found)),
            Self::SecondColour(key) => say(ids::FAULT_SECOND_COLOUR).with("key", Value::Name(key)),
            Self::ListLength { key, found, processes } => {
                say(ids::FAULT_LIST_LENGTH).with("key", Value::Name(key)).number("found", *found).number("processes", *processes)
            }
            Self::CellCount { cells, processes } => {
                say(ids::FAULT_CELL_COUNT).number("cells", *cells).number("processes", *processes)
            }
            Self::HoldsAndViolates(name) => say(ids::FAULT_HOLDS_AND_VIOLATES).with("name", Value::Name(name)),
        }
    }

    /// What would be right, in one sentence.
    pub fn mend(&self) -> Remark {
        match self {
            Self::Syntax(problem) => problem.mend(),
            Self::UnknownKey { nearest, known, .. } => nearest_or_all(*nearest, known, ids::MEND_KNOWN_KEYS),
            Self::UnknownWord { nearest, valid, .. } => nearest_or_all(*nearest, valid, ids::MEND_ONE_OF),
            Self::Misplaced { key, first_table, array, .. } => {
                say(if *array { ids::MEND_MOVE_UP_OR_ARRAY } else { ids::MEND_MOVE_UP })
                    .with("key", Value::Name(key))
                    .with("first", text(first_table))
            }
            Self::WrongType { expected, .. } => say(ids::MEND_TYPE).with("expected", Value::Name(expected.name())),
            Self::MissingKey { example: None, .. } => say(ids::MEND_ADD_PROCESSES),
            Self::MissingKey { example: Some(example), .. } => say(ids::MEND_ADD_KEY).with("example", Value::Name(example)),
            Self::OutOfRange { least, most, .. } => say(ids::MEND_RANGE).with("least", text(least)).with("most", text(most)),
            Self::NotInThisVersion { valid, .. } if valid.is_empty() => say(ids::MEND_LEAVE_OUT),
            Self::NotInThisVersion { valid, .. } => say(ids::MEND_THIS_VERSION_HAS).with("valid", list(valid)),
            Self::DuplicateId(_) => say(ids::MEND_OTHER_ID),
            Self::Repeated { .. } => say(ids::MEND_ONCE),
            Self::UnknownProcess { ids, lowest, highest, .. } if ids.is_empty() => {
                say(ids::MEND_IDS_BETWEEN).id("lowest", *lowest).id("highest", *highest)
            }
            Self::UnknownProcess { ids, .. } => say(ids::MEND_IDS_ARE).with("ids", Value::Ids(ids.clone())),
            Self::NoProcess => say(ids::MEND_AT_LEAST_ONE_PROCESS),
            Self::TooManyProcesses { most, complete, .. } => say(ids::MEND_FEWER_PROCESSES)
                .with("graph", Value::Name(if *complete { "complete" } else { "ring" }))
                .number("most", *most),
            Self::IdsAndCount => say(ids::MEND_IDS_OR_COUNT),
            Self::SecondAct { .. } => say(ids::MEND_ONE_ACT),
            Self::NoAct(acts) => say(ids::MEND_ADD_ACT).with("valid", list(acts)),
            Self::NotOneEntry => say(ids::MEND_ONE_ENTRY),
            Self::Foreign { key, owner } => {
                say(ids::MEND_FOREIGN).with("key", Value::Name(key)).with("owner", Value::Name(owner))
            }
            Self::EmptyList(_) => say(ids::MEND_FILL_LIST),
            Self::DelayUpsideDown { first, second, .. } => {
                say(ids::MEND_DELAY_ORDER).number("shortest", *second).number("longest", *first)
            }
            Self::AtAndWhen => say(ids::MEND_AT_OR_WHEN),
            Self::NoChange(keys) => say(ids::MEND_CHANGE).with("valid", list(keys)),
            Self::SelfLink(_) => say(ids::MEND_OTHER_END),
            Self::OneGroup => say(ids::MEND_GROUPS),
            Self::NoTimers(_) => say(ids::MEND_NO_TIMERS),
            Self::NoLink { from, next, .. } => say(ids::MEND_NEXT_ON_RING).id("from", *from).id("next", *next),
            Self::NoLinkOfTwo { from, neighbours: [previous, next], .. } => {
                say(ids::MEND_NEIGHBOURS_ON_RING).id("from", *from).id("previous", *previous).id("next", *next)
            }
            Self::ForeignParameter { protocol, known, .. } if known.is_empty() => {
                say(ids::MEND_NO_PARAMETERS).with("protocol", Value::Name(protocol))
            }
            Self::ForeignParameter { known, .. } => say(ids::MEND_PARAMETERS).with("valid", list(known)),
            Self::NeedsBounce(_) => say(ids::MEND_BOUNCE),
            Self::NoColour { .. } => say(ids::MEND_COLOUR),
            Self::SecondColour(_) => say(ids::MEND_ONE_COLOUR),
            Self::ListLength { processes, .. } => say(ids::MEND_LIST_LENGTH).number("processes", *processes),
            Self::CellCount { processes, .. } => say(ids::MEND_CELL_COUNT).number("processes", *processes),
            Self::HoldsAndViolates(_) => say(ids::MEND_HOLDS_OR_VIOLATES),
        }
    }

    /// What the related place is.
    pub fn related(&self) -> Remark {
        match self {
            Self::SecondAct { .. } => say(ids::RELATED_FIRST_ACT),
            Self::DuplicateId(_) | Self::Repeated { .. } => say(ids::RELATED_FIRST),
            _ => say(ids::RELATED_OTHER),
        }
    }

    /// Whether it says that something is not there, which cannot be known of a file that could not be read to its end.
    pub(crate) const fn is_absence(&self) -> bool {
        matches!(self, Self::MissingKey { .. } | Self::NoAct(_) | Self::UnknownProcess { .. } | Self::NeedsBounce(_))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::{Shape, Subject};
    use super::*;
    use crate::config::SyntaxProblem;
    use crate::protocol::Id;
    use crate::text::tests::{ids_of, prove_remark};

    /// One fault of every kind, in all its shapes.
    fn samples() -> Vec<FaultKind> {
        let id = |number| Id::new(number).expect("an id");
        let key = || "key".to_owned();
        let mut samples = vec![
            FaultKind::UnknownKey { key: key(), table: String::new(), nearest: Some("title"), known: Vec::new() },
            FaultKind::UnknownKey { key: key(), table: "[network]".into(), nearest: None, known: vec!["delay", "loss"] },
            FaultKind::Misplaced { key: "seed", table: "[a]".into(), first_table: "[b]".into(), array: false },
            FaultKind::Misplaced { key: "notes", table: "[a]".into(), first_table: "[b]".into(), array: true },
            FaultKind::MissingKey { key: "protocol", table: "", example: Some("protocol = \"bully\"") },
            FaultKind::MissingKey { key: "processes", table: "", example: None },
            FaultKind::MissingKey { key: "at", table: "events", example: Some("at = 1") },
            FaultKind::OutOfRange { key: key(), found: "9".into(), least: "1".into(), most: "8".into() },
            FaultKind::DuplicateId(id(3)),
            FaultKind::Repeated { item: "3".into(), key: "down" },
            FaultKind::UnknownProcess { id: id(9), lowest: id(1), highest: id(2), ids: vec![id(2), id(1)] },
            FaultKind::UnknownProcess { id: id(9), lowest: id(1), highest: id(2), ids: Vec::new() },
            FaultKind::NoProcess,
            FaultKind::TooManyProcesses { count: 5000, most: 4096, complete: true },
            FaultKind::IdsAndCount,
            FaultKind::SecondAct { first: "crash".into(), second: "start".into() },
            FaultKind::NoAct(&["crash"]),
            FaultKind::NotOneEntry,
            FaultKind::Foreign { key: "after", owner: "crash" },
            FaultKind::EmptyList(key()),
            FaultKind::DelayUpsideDown { key: key(), first: 3, second: 1 },
            FaultKind::AtAndWhen,
            FaultKind::NoChange(&["loss"]),
            FaultKind::SelfLink(id(1)),
            FaultKind::OneGroup,
            FaultKind::NoTimers("chang-roberts"),
            FaultKind::NoLink { from: id(1), to: id(3), next: id(2) },
            FaultKind::NoLinkOfTwo { from: id(1), to: id(3), neighbours: [id(5), id(2)] },
            FaultKind::ForeignParameter { key: key(), protocol: "bully", known: Vec::new() },
            FaultKind::ForeignParameter { key: key(), protocol: "bully", known: vec!["f"] },
            FaultKind::NeedsBounce("ring-list"),
            FaultKind::NoColour { found: key() },
            FaultKind::SecondColour("muted"),
            FaultKind::CellCount { cells: 1, processes: 3 },
            FaultKind::ListLength { key: "log_term", found: 1, processes: 3 },
            FaultKind::HoldsAndViolates("highest"),
            FaultKind::NotInThisVersion { subject: Subject::Key, name: key(), valid: Vec::new() },
            FaultKind::NotInThisVersion { subject: Subject::Act, name: key(), valid: vec!["crash"] },
            FaultKind::UnknownWord { subject: Subject::Order, found: key(), nearest: None, valid: vec!["random"] },
            FaultKind::WrongType { key: key(), expected: Shape::Delay, found: "string" },
        ];
        samples.push(FaultKind::Syntax(SyntaxProblem::Other("an odd thing".into())));
        samples
    }

    #[test]
    fn every_fault_is_a_sentence_with_a_mend_in_every_language() {
        for sample in samples() {
            prove_remark(&sample.what());
            prove_remark(&sample.mend());
            prove_remark(&sample.related());
        }
    }

    #[test]
    fn every_text_is_of_some_fault() {
        let said: BTreeSet<&str> =
            samples().iter().flat_map(|sample| [sample.what().key, sample.mend().key, sample.related().key]).collect();
        let all = ["fault-", "mend-", "related-"].into_iter().flat_map(ids_of);
        let unsaid: Vec<_> = all.filter(|id| !said.contains(id.key())).collect();
        assert!(unsaid.is_empty(), "{unsaid:?}");
    }

    #[test]
    fn a_word_without_end_is_quoted_by_its_beginning() {
        let sample = FaultKind::EmptyList("é".repeat(1_000));
        let Value::Text(quoted) = &sample.what().values[0].1 else { panic!("a text") };
        assert_eq!(quoted.chars().count(), LONGEST_QUOTED + 1);
    }
}
