//! `[expect]`: what makes the file a test.

use std::ops::Range;

use toml::de::DeValue;

use crate::config::{Bounds, Item, Reader, Section};
use crate::config::{FaultKind, Shape, Subject};
use crate::protocols::Entry;
use crate::scenario::seating::Roster;
use crate::scenario::{Expect, ExpectedCell};

use super::processes::{Processes, process};
use super::{TICKS, not_in_this_version};

const KEYS: &[&str] = &["leader", "elected", "by", "messages", "holds", "violates", "decided"];
const COUNTS: Bounds = Bounds { least: 0, most: u64::MAX };

pub(super) fn read<'t>(
    reader: &mut Reader<'t>,
    top: &Section<'_, 't>,
    entry: Option<&'static Entry>,
    processes: &Processes,
) -> Expect {
    let mut expect = Expect::default();
    let Some(section) = top.get("expect").and_then(|item| reader.section(item, "expect", "[expect]", KEYS)) else {
        return expect;
    };
    not_in_this_version(reader, &section, "decided");
    let roster = processes.roster.as_ref();
    if let Some(item) = section.get("leader") {
        expect.leader = process(reader, item, "leader", Shape::Id, roster).map(|(id, _)| id);
    }
    expect.elected = section.get("elected").and_then(|item| cells(reader, item, roster));
    expect.by = section.get("by").and_then(|item| reader.integer(item, "by", TICKS));
    if let Some(item) = section.get("messages") {
        expect.messages = messages(reader, item, entry);
    }
    let holds = properties(reader, &section, "holds", entry);
    let violates = properties(reader, &section, "violates", entry);
    for (name, span) in &violates {
        if let Some((_, first)) = holds.iter().find(|(held, _)| held == name) {
            reader.fault_with(span.clone(), first.clone(), FaultKind::HoldsAndViolates(name));
        }
    }
    expect.holds = holds.into_iter().map(|(name, _)| name).collect();
    expect.violates = violates.into_iter().map(|(name, _)| name).collect();
    expect
}

/// The whole `elected` strip by position.
fn cells<'t>(reader: &mut Reader<'t>, item: &Item<'t>, roster: Option<&Roster>) -> Option<Vec<ExpectedCell>> {
    let items = reader.list(item, "elected", Shape::Cells)?;
    let mut cells = Vec::with_capacity(items.len());
    for item in items {
        match item.get_ref() {
            DeValue::String(word) if word == "@" => cells.push(None),
            DeValue::Integer(_) => {
                cells.extend(process(reader, item, "elected", Shape::Cell, roster).map(|(id, _)| Some(id)));
            }
            found => reader.wrong(item.span(), "elected", Shape::Cell, found),
        }
    }
    if let Some(roster) = roster.filter(|roster| roster.count() != items.len()) {
        let kind = FaultKind::CellCount { cells: items.len() as u64, processes: roster.count() as u64 };
        reader.fault(item.span(), kind);
    }
    Some(cells)
}

/// How many messages of which kinds.
fn messages<'t>(reader: &mut Reader<'t>, item: &Item<'t>, entry: Option<&'static Entry>) -> Vec<(usize, u64)> {
    let Some(section) = reader.any_section(item, "messages", "messages") else { return Vec::new() };
    let mut messages = Vec::new();
    for (kind, span, item) in section.in_file_order() {
        if reader.swallowed(&section.span, kind) {
            continue;
        }
        let index = entry.and_then(|entry| reader.named(kind, span, Subject::Kind, entry.kinds, &[]));
        let count = reader.integer(item, kind, COUNTS);
        messages.extend(index.zip(count));
    }
    messages
}

/// The names of properties, with their places.
fn properties<'t>(
    reader: &mut Reader<'t>,
    section: &Section<'_, 't>,
    key: &'static str,
    entry: Option<&'static Entry>,
) -> Vec<(&'static str, Range<usize>)> {
    let mut names: Vec<(&'static str, Range<usize>)> = Vec::new();
    let Some(items) = section.get(key).and_then(|item| reader.list(item, key, Shape::Words)) else { return names };
    for item in items {
        let Some(word) = reader.word(item, key) else { continue };
        let Some(entry) = entry else { continue };
        let Some(index) = reader.named(word, item.span(), Subject::Property, entry.properties, &[]) else { continue };
        let name = entry.properties[index];
        match names.iter().find(|(before, _)| *before == name) {
            Some((_, first)) => {
                reader.fault_with(item.span(), first.clone(), FaultKind::Repeated { item: name.to_owned(), key });
            }
            None => names.push((name, item.span())),
        }
    }
    names
}
