//! `events`: the acts from outside, each at its tick.

use toml::de::DeValue;

use crate::config::{Bounds, Item, Reader, Section};
use crate::config::{FaultKind, Shape, Subject};
use crate::protocol::Ticks;
use crate::sim::command::{Command, Select, Targets, TimerOf};

use super::processes::process;
use super::{DELAYS, TICKS_FROM_ONE, World, foreign};
use super::{links, network};

/// The acts of this version.
pub(super) const ACTS: &[&str] = &[
    "start",
    "crash",
    "revive",
    "leave",
    "drop",
    "delay",
    "duplicate",
    "deliver",
    "fire",
    "disarm",
    "cut",
    "partition",
    "mend",
    "network",
];
/// The acts of the format that a later version will bring.
const LATER_ACTS: &[&str] = &["request"];
/// What may stand beside an act, and beside which one.
const OPTIONS: &[(&str, &str)] = &[("after", "crash"), ("announced", "leave"), ("one_way", "cut")];
const SELECT_KEYS: &[&str] = &["from", "to", "kind", "nth"];
const TIMER_KEYS: &[&str] = &["process", "timer"];
const DELAY_KEYS: &[&str] = &["from", "to", "by", "kind", "nth"];

pub(super) fn read<'t>(reader: &mut Reader<'t>, arrays: &[&Item<'t>], world: World<'_>) -> Vec<(Ticks, Command)> {
    let mut keys: Vec<&'static str> = vec!["at"];
    keys.extend(ACTS.iter().chain(LATER_ACTS));
    keys.extend(OPTIONS.iter().map(|(option, _)| *option));
    let mut events = Vec::new();
    for array in arrays {
        for item in reader.list(array, "events", Shape::Tables).unwrap_or_default() {
            let Some(section) = reader.section(item, "events", "events", &keys) else { continue };
            let at = reader.needed(&section, "at").and_then(|item| reader.integer(item, "at", TICKS_FROM_ONE));
            let command = act(reader, &section, world);
            events.extend(at.zip(command));
        }
    }
    events
}

/// The one act of an entry.
fn act<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>, world: World<'_>) -> Option<Command> {
    let mut acts = section.in_file_order();
    acts.retain(|(key, _, _)| ACTS.contains(key) || LATER_ACTS.contains(key));
    for (later, span, _) in acts.iter().filter(|(key, _, _)| LATER_ACTS.contains(key)) {
        let kind = FaultKind::NotInThisVersion { subject: Subject::Act, name: (*later).to_owned(), valid: ACTS.to_vec() };
        reader.fault(span.clone(), kind);
    }
    let Some((first, first_span, item)) = acts.first().cloned() else {
        if !section.is_strange() {
            reader.fault(section.span.clone(), FaultKind::NoAct(ACTS));
        }
        return None;
    };
    for (second, span, item) in &acts[1..] {
        let kind = FaultKind::SecondAct { first: first.to_owned(), second: (*second).to_owned() };
        reader.fault_with(span.clone(), first_span.clone(), kind);
        command(reader, section, second, item, world);
    }
    for (option, owner) in OPTIONS {
        if !acts.iter().any(|(act, _, _)| act == owner) {
            foreign(reader, section, option, owner);
        }
    }
    command(reader, section, first, item, world)
}

fn command<'t>(
    reader: &mut Reader<'t>,
    section: &Section<'_, 't>,
    act: &str,
    item: &Item<'t>,
    world: World<'_>,
) -> Option<Command> {
    match act {
        "start" => targets(reader, item, act, world).map(Command::Start),
        "revive" => targets(reader, item, act, world).map(Command::Revive),
        "crash" => {
            let bounds = Bounds { least: 0, most: u64::from(u32::MAX) };
            let after = section.get("after").and_then(|item| reader.integer(item, "after", bounds));
            let targets = targets(reader, item, act, world)?;
            Some(Command::Crash { targets, after: after.map(|after| after as u32) })
        }
        "leave" => {
            let announced = section.get("announced").and_then(|item| reader.boolean(item, "announced"));
            let targets = targets(reader, item, act, world)?;
            Some(Command::Leave { targets, announced: announced.unwrap_or(false) })
        }
        "drop" => {
            let section = reader.section(item, act, "drop", SELECT_KEYS)?;
            select(reader, &section, world).map(Command::Drop)
        }
        "duplicate" => {
            let section = reader.section(item, act, "duplicate", SELECT_KEYS)?;
            select(reader, &section, world).map(Command::Duplicate)
        }
        "deliver" => {
            let section = reader.section(item, act, "deliver", SELECT_KEYS)?;
            select(reader, &section, world).map(Command::Deliver)
        }
        "fire" => {
            let section = reader.section(item, act, "fire", TIMER_KEYS)?;
            timer(reader, &section, world).map(Command::Fire)
        }
        "disarm" => {
            let section = reader.section(item, act, "disarm", TIMER_KEYS)?;
            timer(reader, &section, world).map(Command::Disarm)
        }
        "cut" => {
            let one_way = section.get("one_way").and_then(|item| reader.boolean(item, "one_way"));
            links::cut(reader, item, one_way.unwrap_or(false), world)
        }
        "partition" => links::partition(reader, item, world),
        "mend" => links::mend(reader, item, world),
        "network" => network::change(reader, item).map(Command::Network),
        "delay" => {
            let section = reader.section(item, act, "delay", DELAY_KEYS)?;
            let by = reader.needed(&section, "by").and_then(|item| reader.integer(item, "by", DELAYS));
            let select = select(reader, &section, world)?;
            Some(Command::Delay { select, by: by? })
        }
        _ => None,
    }
}

/// An id, a list of ids, or `"all"`.
fn targets<'t>(reader: &mut Reader<'t>, item: &Item<'t>, act: &str, world: World<'_>) -> Option<Targets> {
    let mut listed = Vec::new();
    match item.get_ref() {
        DeValue::String(everybody) if everybody == "all" => return Some(Targets::All),
        DeValue::Integer(_) => {
            listed.push(process(reader, item, act, Shape::Targets, world.roster)?.1);
        }
        DeValue::Array(items) => {
            if items.is_empty() {
                reader.fault(item.span(), FaultKind::EmptyList(act.to_owned()));
            }
            for item in items {
                listed.extend(process(reader, item, act, Shape::Id, world.roster).map(|(_, position)| position));
            }
        }
        found => {
            reader.wrong(item.span(), act, Shape::Targets, found);
            return None;
        }
    }
    Some(Targets::Listed(listed))
}

/// Which message in flight.
fn select<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>, world: World<'_>) -> Option<Select> {
    let mut ends = [None, None];
    for (end, key) in ends.iter_mut().zip(["from", "to"]) {
        if let Some(item) = reader.needed(section, key) {
            *end = process(reader, item, key, Shape::Id, world.roster).map(|(_, position)| (position, item.span()));
        }
    }
    let kind = section.get("kind").and_then(|item| kind(reader, item, world));
    let bounds = Bounds { least: 1, most: u64::from(u32::MAX) };
    let nth = section.get("nth").and_then(|item| reader.integer(item, "nth", bounds)).unwrap_or(1);
    let [Some((from, _)), Some((to, to_span))] = ends else { return None };
    links::no_link(reader, from, to, to_span, world);
    Some(Select { from, to, kind, nth: nth as u32 })
}

/// A timer of a process, by its name.
fn timer<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>, world: World<'_>) -> Option<TimerOf> {
    let process = reader.needed(section, "process").and_then(|item| process(reader, item, "process", Shape::Id, world.roster));
    let item = reader.needed(section, "timer")?;
    let Some(entry) = world.entry else {
        // The timers of an unknown protocol are unknown, but a text it must be.
        reader.word(item, "timer");
        return None;
    };
    if entry.timers.is_empty() {
        reader.fault(item.span(), FaultKind::NoTimers(entry.title));
        return None;
    }
    let timer = reader.one_of(item, "timer", Subject::Timer, entry.timers, &[])?;
    Some(TimerOf { process: process?.1, timer })
}

fn kind<'t>(reader: &mut Reader<'t>, item: &Item<'t>, world: World<'_>) -> Option<usize> {
    let Some(entry) = world.entry else {
        // The kinds of an unknown protocol are unknown, but a text it must be.
        reader.word(item, "kind");
        return None;
    };
    reader.one_of(item, "kind", Subject::Kind, entry.kinds, &[])
}
