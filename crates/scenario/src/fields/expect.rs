//! The table `[expect]`, with the expected results of a run; also the facts of a note or question about its tick.

use super::{TICK, if_given, row};
use crate::prelude::*;
use crate::write::{datum, inline_table, list, list_of_words, quoted, slot as written_slot};

pub(crate) const PROPERTIES: Kind<Vec<&'static str>> = Kind { read: properties, write: names, takes: "properties" };

pub(crate) const EXPECT: Table<Expect, Expect> = Table {
    rows: &[
        row!(
            new("leader"),
            leader,
            leader,
            if_given,
            "id",
            "Leader that every live process follows in the end; where only proposers follow one, every live proposer."
        ),
        row!(
            new("decided"),
            decided,
            decided,
            |value: &Option<_>, _| value.map(datum).map(FieldText::said),
            "value",
            "Value that every correct process that owes a decision has decided."
        ),
        row!(
            new("elected"),
            elected,
            cells,
            written_cells,
            "cells",
            "All cells of `elected` by position; `\"@\"` is none."
        ),
        row!(
            new("log"),
            log,
            log,
            |slots: &Option<Vec<_>>, _| {
                slots.as_ref().map(|slots| FieldText::said(list(slots.iter().copied().map(written_slot))))
            },
            "log",
            "Slots that every correct learner has applied, from the first on: `\"no-op\"`, `[key, value]`, or `[\"again\", key, value]` for a repeated command."
        ),
        row!(
            new("by"),
            by,
            TICK,
            "Last tick at which a cell of `elected` may change. Not met by a run that is cut off."
        ),
        Field::new(
            "messages",
            |given, expect| (expect.in_all, expect.messages) = messages(given),
            |expect, context| {
                let kinds = context.scenario.protocol().entry().kinds;
                let counts: Vec<_> =
                    expect.messages.iter().map(|(kind, count)| (kinds[*kind], FieldText::said(count))).collect();
                let by_kind = FieldText::unless(counts.is_empty(), || inline_table(&counts));
                expect.in_all.map(FieldText::said).or(by_kind)
            },
            (
                "message_counts",
                "Messages sent: of each kind named, or of all kinds together. On a ring every hop counts; heartbeats do not.",
            ),
        ),
        row!(new("holds"), holds, PROPERTIES, "Properties that hold. An undecided property does not hold."),
        row!(new("violates"), violates, PROPERTIES, "Properties that are violated."),
        row!(
            new("never_rests"),
            never_rests,
            FLAG,
            "`true`: a state of the run comes back, so the run never rests. Not met by a run of which this is unknown."
        ),
    ],
    ..Table::of("expect", "[expect]")
};

fn names(names: &Vec<&'static str>, _: &WriteContext<'_>) -> Option<FieldText> {
    FieldText::unless(names.is_empty(), || list_of_words(names))
}

fn written_cells(cells: &Option<Vec<ExpectedCell>>, _: &WriteContext<'_>) -> Option<FieldText> {
    let cell = |cell: &ExpectedCell| match cell {
        None => quoted("@"),
        Some(Cell::Leader(id)) => id.to_string(),
        Some(Cell::Decided(value)) => datum(*value),
    };
    cells.as_ref().map(|cells| FieldText::said(list(cells.iter().map(cell))))
}

pub(crate) fn expected(given: &mut GivenValue<'_, '_>) -> Expect {
    let mut expect = Expect::default();
    EXPECT.read(given, &mut expect);
    check_properties(given, &expect.holds, &expect.violates);
    expect
}

/// The facts that a note or question states. With an empty table, the text states no facts, so it fits every run.
pub(crate) fn read_facts(given: &mut GivenValue<'_, '_>) -> Option<Expect> {
    let section = given.table(&EXPECT.keys().collect::<Vec<_>>())?;
    Some(expected(&mut given.within(&section)))
}

pub(crate) fn written_facts(facts: &Option<Expect>, context: &WriteContext<'_>) -> Option<FieldText> {
    facts.as_ref().map(|facts| FieldText::said(inline_table(&EXPECT.write(facts, context))))
}

/// The word for a slot without an operation, which fills a gap in the log.
pub(crate) const NO_OP: &str = "no-op";
/// The word before a command that is skipped, because an earlier slot contains it.
pub(crate) const AGAIN: &str = "again";

pub(crate) fn cells(given: &mut GivenValue<'_, '_>) -> Option<Vec<ExpectedCell>> {
    let items = given.list(Shape("cells"))?;
    let holds_values = given.known.entry.is_none_or(|entry| !entry.strip.is_of_leaders());
    let mut cells = Vec::with_capacity(items.len());
    for item in items {
        let mut given = given.other(item);
        match item.get_ref() {
            DeValue::String(word) if word == "@" => cells.push(None),
            DeValue::Integer(_) | DeValue::String(_) if holds_values => {
                cells.extend(given.datum().map(|value| Some(Cell::Decided(value))));
            }
            DeValue::Integer(_) => cells.extend(given.process(Shape("cell")).map(|(id, _)| Some(Cell::Leader(id)))),
            _ => given.wrong(Shape("cell")),
        }
    }
    if let Some(roster) = given.known.roster.filter(|roster| roster.count() != items.len()) {
        given.fault(faults::cell_count(items.len() as u64, roster.count() as u64));
    }
    Some(cells)
}

pub(crate) fn leader(given: &mut GivenValue<'_, '_>) -> Option<Id> {
    if given.follows_nobody() {
        return None;
    }
    given.process(Shape("id")).map(|(id, _)| id)
}

pub(crate) fn decided(given: &mut GivenValue<'_, '_>) -> Option<Datum> {
    if given.decides_nothing() { None } else { given.datum() }
}

pub(crate) fn log(given: &mut GivenValue<'_, '_>) -> Option<Vec<ExpectedSlot>> {
    if given.is_refused(|entry| (!entry.logs()).then(|| faults::keeps_no_log(entry.name))) {
        return None;
    }
    let items = given.list(Shape("slots"))?;
    let slots: Vec<ExpectedSlot> = items.iter().filter_map(|item| slot(&mut given.other(item))).collect();
    (slots.len() == items.len()).then_some(slots)
}

fn slot(given: &mut GivenValue<'_, '_>) -> Option<ExpectedSlot> {
    match given.item.get_ref() {
        DeValue::String(word) if word == NO_OP => Some(ExpectedSlot::NoOp),
        DeValue::Array(items) if items.len() == 2 => {
            let [key, value] = [0, 1].map(|at| given.other(&items[at]).datum());
            Some(ExpectedSlot::Set(key?, value?))
        }
        DeValue::Array(items) if items.len() == 3 && items[0].get_ref().as_str() == Some(AGAIN) => {
            let [key, value] = [1, 2].map(|at| given.other(&items[at]).datum());
            Some(ExpectedSlot::Again(key?, value?))
        }
        _ => given.unfit(Shape("slot")),
    }
}

pub(crate) fn messages(given: &mut GivenValue<'_, '_>) -> (Option<u64>, Vec<(usize, u64)>) {
    match given.item.get_ref() {
        DeValue::Integer(_) => (given.integer(0..=u64::MAX), Vec::new()),
        DeValue::Table(_) => (None, by_name(given, Subject("kind"), |entry| entry.kinds, 0..=u64::MAX)),
        _ => {
            given.wrong(Shape("counts"));
            (None, Vec::new())
        }
    }
}

pub(crate) fn by_name(
    given: &mut GivenValue<'_, '_>,
    subject: Subject,
    names: fn(&'static Entry) -> &'static [&'static str],
    bounds: Bounds,
) -> Vec<(usize, u64)> {
    let Some(section) = given.reader.any_section(given.item, given.key, "") else { return Vec::new() };
    let mut numbers = Vec::new();
    for (name, span, item) in section.in_file_order() {
        if given.reader.is_below_table_header(&section.span, name) {
            continue;
        }
        let known = given.known.entry;
        let index = known.and_then(|entry| given.reader.named(name, span, subject, names(entry)));
        let number = GivenValue { key: name, ..given.other(item) }.integer(bounds.clone());
        numbers.extend(index.zip(number));
    }
    numbers
}

pub(crate) fn properties(given: &mut GivenValue<'_, '_>) -> Vec<&'static str> {
    let (mut names, mut seen) = (Vec::new(), BTreeMap::new());
    for item in given.list(Shape("words")).unwrap_or_default() {
        let Some(word) = given.reader.word(item, given.key) else { continue };
        let Some(entry) = given.known.entry else { continue };
        let Some(index) = given.reader.named(word, item.span(), Subject("property"), entry.properties) else {
            continue;
        };
        let name = entry.properties[index];
        if given.reader.is_new(&mut seen, name, item.span(), || faults::repeated(name, given.key)) {
            names.push(name);
        }
    }
    names
}

pub(crate) fn place_of(section: &Section<'_, '_>, key: &str, name: &str) -> Option<Range<usize>> {
    match section.get(key)?.get_ref() {
        DeValue::Array(words) => words.iter().find(|word| word.get_ref().as_str() == Some(name)).map(Item::span),
        DeValue::Table(entries) => entries.get_key_value(name).map(|(key, _)| key.span()),
        _ => None,
    }
}

pub(crate) fn check_properties(given: &mut GivenValue<'_, '_>, holds: &[&'static str], violates: &[&'static str]) {
    for name in violates.iter().filter(|name| holds.contains(name)) {
        if let [Some(held), Some(violated)] = ["holds", "violates"].map(|key| place_of(given.section, key, name)) {
            given.reader.fault_with(violated, held, faults::holds_and_violates(name));
        }
    }
}
