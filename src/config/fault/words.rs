//! What is wrong in a scenario file and what would be right, as keys of the catalogue with their values.

use crate::protocol::{Remark, Value};
use crate::text::{TextId, text_ids};

use super::FaultKind;

/// So many letters of a word of the file are quoted at most.
const LONGEST_QUOTED: usize = 80;

text_ids! {
    /// The texts that say what is wrong in a scenario file, and what would be right.
    pub enum FaultText {
        UnknownKey = "fault-unknown-key",
        UnknownTopKey = "fault-unknown-top-key",
        Misplaced = "fault-misplaced",
        WrongType = "fault-wrong-type",
        MissingKey = "fault-missing-key",
        MissingTopKey = "fault-missing-top-key",
        OutOfRange = "fault-out-of-range",
        UnknownWord = "fault-unknown-word",
        NotInThisVersion = "fault-not-in-this-version",
        DuplicateId = "fault-duplicate-id",
        Repeated = "fault-repeated",
        UnknownProcess = "fault-unknown-process",
        NoProcess = "fault-no-process",
        TooManyProcesses = "fault-too-many-processes",
        IdsAndCount = "fault-ids-and-count",
        SecondAct = "fault-second-act",
        NoAct = "fault-no-act",
        NotOneEntry = "fault-not-one-entry",
        MendOneEntry = "mend-one-entry",
        Foreign = "fault-foreign",
        EmptyList = "fault-empty-list",
        DelayUpsideDown = "fault-delay-upside-down",
        AtAndWhen = "fault-at-and-when",
        NoChange = "fault-no-change",
        SelfLink = "fault-self-link",
        OneGroup = "fault-one-group",
        NoTimers = "fault-no-timers",
        NoLink = "fault-no-link",
        ForeignParameter = "fault-foreign-parameter",
        NeedsBounce = "fault-needs-bounce",
        NoColour = "fault-no-colour",
        SecondColour = "fault-second-colour",
        CellCount = "fault-cell-count",
        ListLength = "fault-list-length",
        HoldsAndViolates = "fault-holds-and-violates",
        MendDidYouMean = "mend-did-you-mean",
        MendOneOf = "mend-one-of",
        MendKnownKeys = "mend-known-keys",
        MendMoveUp = "mend-move-up",
        MendMoveUpOrArray = "mend-move-up-or-array",
        MendType = "mend-type",
        MendAddKey = "mend-add-key",
        MendAddProcesses = "mend-add-processes",
        MendRange = "mend-range",
        MendThisVersionHas = "mend-this-version-has",
        MendLeaveOut = "mend-leave-out",
        MendOtherId = "mend-other-id",
        MendOnce = "mend-once",
        MendIdsAre = "mend-ids-are",
        MendIdsBetween = "mend-ids-between",
        MendAtLeastOneProcess = "mend-at-least-one-process",
        MendFewerProcesses = "mend-fewer-processes",
        MendIdsOrCount = "mend-ids-or-count",
        MendOneAct = "mend-one-act",
        MendAddAct = "mend-add-act",
        MendForeign = "mend-foreign",
        MendFillList = "mend-fill-list",
        MendDelayOrder = "mend-delay-order",
        MendAtOrWhen = "mend-at-or-when",
        MendChange = "mend-change",
        MendOtherEnd = "mend-other-end",
        MendGroups = "mend-groups",
        MendNoTimers = "mend-no-timers",
        MendNextOnRing = "mend-next-on-ring",
        MendNeighboursOnRing = "mend-neighbours-on-ring",
        MendParameters = "mend-parameters",
        MendNoParameters = "mend-no-parameters",
        MendBounce = "mend-bounce",
        MendColour = "mend-colour",
        MendOneColour = "mend-one-colour",
        MendCellCount = "mend-cell-count",
        MendListLength = "mend-list-length",
        MendHoldsOrViolates = "mend-holds-or-violates",
        RelatedFirst = "related-first",
        RelatedFirstAct = "related-first-act",
        RelatedOther = "related-other",
    }
}

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

fn say(id: FaultText) -> Remark {
    Remark::new(id.key())
}

/// The nearest of several names if one is near, else all of them.
fn nearest_or_all(nearest: Option<&'static str>, all: &[&'static str], all_of: FaultText) -> Remark {
    match nearest {
        Some(nearest) => say(FaultText::MendDidYouMean).with("nearest", Value::Name(nearest)),
        None => say(all_of).with("valid", list(all)),
    }
}

impl FaultKind {
    /// What is wrong, in one sentence.
    pub fn what(&self) -> Remark {
        use FaultText as T;
        match self {
            Self::Syntax(problem) => problem.what(),
            Self::UnknownKey { key, table, .. } if table.is_empty() => say(T::UnknownTopKey).with("key", text(key)),
            Self::UnknownKey { key, table, .. } => say(T::UnknownKey).with("key", text(key)).with("table", text(table)),
            Self::Misplaced { key, table, .. } => say(T::Misplaced).with("key", Value::Name(key)).with("table", text(table)),
            Self::WrongType { key, found, .. } => say(T::WrongType).with("key", text(key)).with("found", Value::Name(found)),
            Self::MissingKey { key, table: "" } => say(T::MissingTopKey).with("key", Value::Name(key)),
            Self::MissingKey { key, table } => say(T::MissingKey).with("key", Value::Name(key)).with("table", Value::Name(table)),
            Self::OutOfRange { key, found, .. } => say(T::OutOfRange).with("key", text(key)).with("found", text(found)),
            Self::UnknownWord { subject, found, .. } => {
                say(T::UnknownWord).with("subject", Value::Name(subject.name())).with("found", text(found))
            }
            Self::NotInThisVersion { subject, name, .. } => {
                say(T::NotInThisVersion).with("subject", Value::Name(subject.name())).with("name", text(name))
            }
            Self::DuplicateId(id) => say(T::DuplicateId).id("id", *id),
            Self::Repeated { item, key } => say(T::Repeated).with("item", text(item)).with("key", Value::Name(key)),
            Self::UnknownProcess { id, .. } => say(T::UnknownProcess).id("id", *id),
            Self::NoProcess => say(T::NoProcess),
            Self::TooManyProcesses { count, .. } => say(T::TooManyProcesses).number("count", *count),
            Self::IdsAndCount => say(T::IdsAndCount),
            Self::SecondAct { first, second } => say(T::SecondAct).with("first", text(first)).with("second", text(second)),
            Self::NoAct(_) => say(T::NoAct),
            Self::NotOneEntry => say(T::NotOneEntry),
            Self::Foreign { key, owner } => say(T::Foreign).with("key", Value::Name(key)).with("owner", Value::Name(owner)),
            Self::EmptyList(key) => say(T::EmptyList).with("key", text(key)),
            Self::DelayUpsideDown { key, first, second } => {
                say(T::DelayUpsideDown).with("key", text(key)).number("first", *first).number("second", *second)
            }
            Self::AtAndWhen => say(T::AtAndWhen),
            Self::NoChange(_) => say(T::NoChange),
            Self::SelfLink(id) => say(T::SelfLink).id("id", *id),
            Self::OneGroup => say(T::OneGroup),
            Self::NoTimers(protocol) => say(T::NoTimers).with("protocol", Value::Name(protocol)),
            Self::NoLink { from, to, .. } | Self::NoLinkOfTwo { from, to, .. } => say(T::NoLink).id("from", *from).id("to", *to),
            Self::ForeignParameter { key, protocol, .. } => {
                say(T::ForeignParameter).with("key", text(key)).with("protocol", Value::Name(protocol))
            }
            Self::NeedsBounce(protocol) => say(T::NeedsBounce).with("protocol", Value::Name(protocol)),
            Self::NoColour { found } => say(T::NoColour).with("found", text(found)),
            Self::SecondColour(key) => say(T::SecondColour).with("key", Value::Name(key)),
            Self::ListLength { key, found, processes } => {
                say(T::ListLength).with("key", Value::Name(key)).number("found", *found).number("processes", *processes)
            }
            Self::CellCount { cells, processes } => say(T::CellCount).number("cells", *cells).number("processes", *processes),
            Self::HoldsAndViolates(name) => say(T::HoldsAndViolates).with("name", Value::Name(name)),
        }
    }

    /// What would be right, in one sentence.
    pub fn mend(&self) -> Remark {
        use FaultText as T;
        match self {
            Self::Syntax(problem) => problem.mend(),
            Self::UnknownKey { nearest, known, .. } => nearest_or_all(*nearest, known, T::MendKnownKeys),
            Self::UnknownWord { nearest, valid, .. } => nearest_or_all(*nearest, valid, T::MendOneOf),
            Self::Misplaced { key, first_table, array, .. } => say(if *array { T::MendMoveUpOrArray } else { T::MendMoveUp })
                .with("key", Value::Name(key))
                .with("first", text(first_table)),
            Self::WrongType { expected, .. } => say(T::MendType).with("expected", Value::Name(expected.name())),
            Self::MissingKey { key: "processes", .. } => say(T::MendAddProcesses),
            Self::MissingKey { key, .. } => say(T::MendAddKey).with("example", Value::Name(example_of(key))),
            Self::OutOfRange { least, most, .. } => say(T::MendRange).with("least", text(least)).with("most", text(most)),
            Self::NotInThisVersion { valid, .. } if valid.is_empty() => say(T::MendLeaveOut),
            Self::NotInThisVersion { valid, .. } => say(T::MendThisVersionHas).with("valid", list(valid)),
            Self::DuplicateId(_) => say(T::MendOtherId),
            Self::Repeated { .. } => say(T::MendOnce),
            Self::UnknownProcess { ids, lowest, highest, .. } if ids.is_empty() => {
                say(T::MendIdsBetween).id("lowest", *lowest).id("highest", *highest)
            }
            Self::UnknownProcess { ids, .. } => say(T::MendIdsAre).with("ids", Value::Ids(ids.clone())),
            Self::NoProcess => say(T::MendAtLeastOneProcess),
            Self::TooManyProcesses { most, complete, .. } => say(T::MendFewerProcesses)
                .with("graph", Value::Name(if *complete { "complete" } else { "ring" }))
                .number("most", *most),
            Self::IdsAndCount => say(T::MendIdsOrCount),
            Self::SecondAct { .. } => say(T::MendOneAct),
            Self::NoAct(acts) => say(T::MendAddAct).with("valid", list(acts)),
            Self::NotOneEntry => say(T::MendOneEntry),
            Self::Foreign { key, owner } => say(T::MendForeign).with("key", Value::Name(key)).with("owner", Value::Name(owner)),
            Self::EmptyList(_) => say(T::MendFillList),
            Self::DelayUpsideDown { first, second, .. } => {
                say(T::MendDelayOrder).number("shortest", *second).number("longest", *first)
            }
            Self::AtAndWhen => say(T::MendAtOrWhen),
            Self::NoChange(keys) => say(T::MendChange).with("valid", list(keys)),
            Self::SelfLink(_) => say(T::MendOtherEnd),
            Self::OneGroup => say(T::MendGroups),
            Self::NoTimers(_) => say(T::MendNoTimers),
            Self::NoLink { from, next, .. } => say(T::MendNextOnRing).id("from", *from).id("next", *next),
            Self::NoLinkOfTwo { from, neighbours: [previous, next], .. } => {
                say(T::MendNeighboursOnRing).id("from", *from).id("previous", *previous).id("next", *next)
            }
            Self::ForeignParameter { protocol, known, .. } if known.is_empty() => {
                say(T::MendNoParameters).with("protocol", Value::Name(protocol))
            }
            Self::ForeignParameter { known, .. } => say(T::MendParameters).with("valid", list(known)),
            Self::NeedsBounce(_) => say(T::MendBounce),
            Self::NoColour { .. } => say(T::MendColour),
            Self::SecondColour(_) => say(T::MendOneColour),
            Self::ListLength { processes, .. } => say(T::MendListLength).number("processes", *processes),
            Self::CellCount { processes, .. } => say(T::MendCellCount).number("processes", *processes),
            Self::HoldsAndViolates(_) => say(T::MendHoldsOrViolates),
        }
    }

    /// What the related place is.
    pub fn related(&self) -> Remark {
        match self {
            Self::SecondAct { .. } => say(FaultText::RelatedFirstAct),
            Self::DuplicateId(_) | Self::Repeated { .. } => say(FaultText::RelatedFirst),
            _ => say(FaultText::RelatedOther),
        }
    }

    /// Whether it says that something is not there, which cannot be known of a file that could not be read to its end.
    pub(crate) const fn is_absence(&self) -> bool {
        matches!(self, Self::MissingKey { .. } | Self::NoAct(_) | Self::UnknownProcess { .. } | Self::NeedsBounce(_))
    }
}

/// How a key is written that is missing.
fn example_of(key: &str) -> &'static str {
    match key {
        "protocol" => "protocol = \"chang-roberts\"",
        "ids" => "ids = [1, 2, 3]",
        "at" => "at = 1",
        "from" => "from = 1",
        "to" => "to = 2",
        "by" => "by = 3",
        "process" => "process = 4",
        "timer" => "timer = \"answer\"",
        "text" => "text = \"…\"",
        "ask" => "ask = \"…\"",
        "of" => "of = \"leader\"",
        "choices" => "choices = [\"…\", \"…\"]",
        _ => "…",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::{Shape, Subject};
    use super::*;
    use crate::config::SyntaxProblem;
    use crate::protocol::Id;
    use crate::text::tests::{prove_ids, prove_remark};

    /// One fault of every kind, in all its shapes.
    fn samples() -> Vec<FaultKind> {
        let id = |number| Id::new(number).expect("an id");
        let key = || "key".to_owned();
        let mut samples = vec![
            FaultKind::UnknownKey { key: key(), table: String::new(), nearest: Some("title"), known: Vec::new() },
            FaultKind::UnknownKey { key: key(), table: "[network]".into(), nearest: None, known: vec!["delay", "loss"] },
            FaultKind::Misplaced { key: "seed", table: "[a]".into(), first_table: "[b]".into(), array: false },
            FaultKind::Misplaced { key: "notes", table: "[a]".into(), first_table: "[b]".into(), array: true },
            FaultKind::MissingKey { key: "protocol", table: "" },
            FaultKind::MissingKey { key: "processes", table: "" },
            FaultKind::MissingKey { key: "at", table: "events" },
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
        let unsaid: Vec<_> = FaultText::ALL.iter().filter(|id| !said.contains(id.key())).collect();
        assert!(unsaid.is_empty(), "{unsaid:?}");
        prove_ids(FaultText::ALL);
    }

    #[test]
    fn every_missing_key_has_an_example_of_its_own() {
        for key in ["protocol", "ids", "at", "from", "to", "by", "process", "timer", "text", "ask", "of", "choices"] {
            assert!(example_of(key).contains(key), "{key}");
        }
    }

    #[test]
    fn a_word_without_end_is_quoted_by_its_beginning() {
        let sample = FaultKind::EmptyList("é".repeat(1_000));
        let Value::Text(quoted) = &sample.what().values[0].1 else { panic!("a text") };
        assert_eq!(quoted.chars().count(), LONGEST_QUOTED + 1);
    }
}
