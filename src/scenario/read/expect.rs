//! What the keys of `[expect]` say, which are also those of the facts of a note or a question.

use crate::scenario::faults;
use std::ops::Range;

use toml::de::DeValue;

use crate::config::{Bounds, Shape, Subject};
use crate::protocol::{Cell, Datum, Id};
use crate::scenario::{ExpectedCell, ExpectedSlot};

use super::given::GivenValue;

/// A slot that was filled because its gap would have stopped the log.
pub(in crate::scenario) const NO_OP: &str = "no-op";
/// Before a command that is passed over, because an earlier slot has it too.
pub(in crate::scenario) const AGAIN: &str = "again";

const COUNTS: Bounds = Bounds { least: 0, most: u64::MAX };

pub(in crate::scenario) fn cells(given: &mut GivenValue<'_, '_>) -> Option<Vec<ExpectedCell>> {
    let items = given.list(Shape::CELLS)?;
    let mut cells = Vec::with_capacity(items.len());
    for item in items {
        let mut given = given.other(item);
        match item.get_ref() {
            DeValue::String(word) if word == "@" => cells.push(None),
            DeValue::Integer(_) | DeValue::String(_) if given.holds_values() => {
                cells.extend(given.datum().map(|value| Some(Cell::Decided(value))));
            }
            DeValue::Integer(_) => cells.extend(given.process(Shape::CELL).map(|(id, _)| Some(Cell::Leader(id)))),
            _ => given.wrong(Shape::CELL),
        }
    }
    if let Some(roster) = given.known.roster.filter(|roster| roster.count() != items.len()) {
        given.fault(faults::cell_count(items.len() as u64, roster.count() as u64));
    }
    Some(cells)
}

/// The leader that all follow at tick 0 or are to follow, of a protocol whose processes follow one.
pub(in crate::scenario) fn leader(given: &mut GivenValue<'_, '_>) -> Option<Id> {
    if given.follows_nobody() {
        return None;
    }
    given.process(Shape::ID).map(|(id, _)| id)
}

/// The value that all are to decide on, of a protocol that decides on one.
pub(in crate::scenario) fn decided(given: &mut GivenValue<'_, '_>) -> Option<Datum> {
    if given.decides_nothing() { None } else { given.datum() }
}

/// What is applied of a replicated log, of a protocol whose learners keep one.
pub(in crate::scenario) fn log(given: &mut GivenValue<'_, '_>) -> Option<Vec<ExpectedSlot>> {
    if let Some(entry) = given.known.entry.filter(|entry| !entry.logs) {
        given.fault(faults::keeps_no_log(entry.name));
        return None;
    }
    let items = given.list(Shape::SLOTS)?;
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
        _ => {
            given.wrong(Shape::SLOT);
            None
        }
    }
}

/// How many messages in all, or of which kinds how many.
pub(in crate::scenario) fn messages(given: &mut GivenValue<'_, '_>) -> (Option<u64>, Vec<(usize, u64)>) {
    match given.item.get_ref() {
        DeValue::Integer(_) => (given.integer(COUNTS), Vec::new()),
        DeValue::Table(_) => (None, messages_of_kinds(given)),
        _ => {
            given.wrong(Shape::COUNTS);
            (None, Vec::new())
        }
    }
}

fn messages_of_kinds(given: &mut GivenValue<'_, '_>) -> Vec<(usize, u64)> {
    let Some(section) = given.reader.any_section(given.item, given.key, "messages") else { return Vec::new() };
    let mut messages = Vec::new();
    for (kind, span, item) in section.in_file_order() {
        if given.reader.swallowed(&section.span, kind) {
            continue;
        }
        let index = given.known.entry.and_then(|entry| given.reader.named(kind, span, Subject::KIND, entry.kinds, &[]));
        let count = given.reader.integer(item, kind, COUNTS);
        messages.extend(index.zip(count));
    }
    messages
}

pub(in crate::scenario) fn properties(given: &mut GivenValue<'_, '_>) -> (Vec<&'static str>, Vec<Range<usize>>) {
    let mut names: Vec<&'static str> = Vec::new();
    let mut places: Vec<Range<usize>> = Vec::new();
    for item in given.list(Shape::WORDS).unwrap_or_default() {
        let Some(word) = given.reader.word(item, given.key) else { continue };
        let Some(entry) = given.known.entry else { continue };
        let Some(index) = given.reader.named(word, item.span(), Subject::PROPERTY, entry.properties, &[]) else { continue };
        let name = entry.properties[index];
        if let Some(first) = names.iter().position(|before| *before == name) {
            let problem = faults::repeated(name, given.key);
            given.reader.fault_with(item.span(), places[first].clone(), problem);
        } else {
            names.push(name);
            places.push(item.span());
        }
    }
    (names, places)
}
