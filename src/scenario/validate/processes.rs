//! `[processes]`: who there is, and how everybody stands at tick 0.

use std::collections::btree_map::{BTreeMap, Entry};
use std::ops::Range;

use toml::de::DeValue;

use crate::config::{Bounds, FEW, Item, Reader, Section};
use crate::config::{FaultKind, Shape, Subject};
use crate::protocol::{Id, Topology};
use crate::protocols;
use crate::scenario::seating::Roster;
use crate::scenario::{Ids, Order};

use super::{foreign, not_in_this_version};

const KEYS: &[&str] = &["ids", "count", "order", "leader", "down", "roles", "proposals"];
pub(in crate::scenario) const ORDERS: [(&str, Order); 3] =
    [("ascending", Order::Ascending), ("descending", Order::Descending), ("random", Order::Random)];

/// What `[processes]` says.
pub(super) struct Processes {
    pub(super) ids: Ids,
    pub(super) leader: Option<Id>,
    pub(super) down: Vec<u32>,
    /// To find processes with; none where the ids are too wrong for saying that one does not exist.
    pub(super) roster: Option<Roster>,
}

pub(super) fn read<'t>(
    reader: &mut Reader<'t>,
    top: &Section<'_, 't>,
    entry: Option<&'static protocols::Entry>,
    seed: u64,
) -> Processes {
    let mut processes = Processes { ids: Ids::Listed(Vec::new()), leader: None, down: Vec::new(), roster: None };
    let Some(section) = reader.needed(top, "processes").and_then(|item| reader.section(item, "processes", "[processes]", KEYS))
    else {
        return processes;
    };
    for key in ["roles", "proposals"] {
        not_in_this_version(reader, &section, key);
    }
    let Some((ids, sound)) = ids(reader, &section, entry) else { return processes };
    processes.ids = ids.clone();
    let roster = sound.then(|| Roster::new(ids, seed));
    if let Some(item) = section.get("leader") {
        processes.leader = process(reader, item, "leader", Shape::Id, roster.as_ref()).map(|(id, _)| id);
    }
    if let Some(items) = section.get("down").and_then(|item| reader.list(item, "down", Shape::Ids)) {
        processes.down = down(reader, items, roster.as_ref());
    }
    processes.roster = roster;
    processes
}

fn down<'t>(reader: &mut Reader<'t>, items: &[Item<'t>], roster: Option<&Roster>) -> Vec<u32> {
    let mut down = Vec::new();
    let mut first: BTreeMap<Id, Range<usize>> = BTreeMap::new();
    for item in items {
        let Some((id, position)) = process(reader, item, "down", Shape::Id, roster) else { continue };
        match first.entry(id) {
            Entry::Occupied(first) => {
                let kind = FaultKind::Repeated { item: id.to_string(), key: "down" };
                reader.fault_with(item.span(), first.get().clone(), kind);
            }
            Entry::Vacant(place) => {
                place.insert(item.span());
                down.push(position);
            }
        }
    }
    down
}

/// A process of the scenario by its id: the id and its position. Without a roster the position is 0, and there is a fault already.
pub(super) fn process<'t>(
    reader: &mut Reader<'t>,
    item: &Item<'t>,
    key: &str,
    shape: Shape,
    roster: Option<&Roster>,
) -> Option<(Id, u32)> {
    let id = reader.id(item, key, shape)?;
    let Some(roster) = roster else { return Some((id, 0)) };
    let position = roster.position(id);
    if position.is_none() {
        let (lowest, highest) = roster.span();
        reader.fault(item.span(), FaultKind::UnknownProcess { id, lowest, highest, ids: roster.if_at_most(FEW) });
    }
    position.map(|position| (id, position))
}

/// The ids, and whether they are sound enough to look others up in.
fn ids<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>, entry: Option<&'static protocols::Entry>) -> Option<(Ids, bool)> {
    let listed = section.get("ids");
    let counted = section.get("count");
    if let (Some(ids), Some(_)) = (section.key_span("ids"), section.key_span("count")) {
        let count = section.key_span("count").unwrap_or_default();
        let (first, second) = if ids.start < count.start { (ids, count) } else { (count, ids) };
        reader.fault_with(second, first, FaultKind::IdsAndCount);
    }
    if counted.is_none() {
        foreign(reader, section, "order", "count");
    }
    match (listed, counted) {
        (Some(item), _) => listed_ids(reader, item, entry),
        (None, Some(item)) => counted_ids(reader, section, item, entry),
        (None, None) => {
            if !section.is_strange() {
                reader.fault(section.span.clone(), FaultKind::MissingKey { key: "ids", table: "[processes]" });
            }
            None
        }
    }
}

fn listed_ids<'t>(reader: &mut Reader<'t>, item: &Item<'t>, entry: Option<&'static protocols::Entry>) -> Option<(Ids, bool)> {
    let items = reader.list(item, "ids", Shape::Ids)?;
    // What is no number at all may have been meant as one that others name.
    let readable = items.iter().all(|item| matches!(item.get_ref(), DeValue::Integer(_)));
    let mut ids: Vec<(Id, Range<usize>)> = Vec::with_capacity(items.len());
    for item in items {
        ids.extend(reader.id(item, "ids", Shape::Id).map(|id| (id, item.span())));
    }
    limit(reader, item.span(), items.len() as u64, entry);
    let listed = ids.iter().map(|(id, _)| *id).collect();
    // Stable: of equal ids the one that comes first in the file stays first.
    ids.sort_by_key(|(id, _)| *id);
    let mut first = 0;
    for index in 1..ids.len() {
        if ids[index].0 == ids[first].0 {
            reader.fault_with(ids[index].1.clone(), ids[first].1.clone(), FaultKind::DuplicateId(ids[index].0));
        } else {
            first = index;
        }
    }
    let sound = readable && !ids.is_empty();
    Some((Ids::Listed(listed), sound))
}

fn counted_ids<'t>(
    reader: &mut Reader<'t>,
    section: &Section<'_, 't>,
    item: &Item<'t>,
    entry: Option<&'static protocols::Entry>,
) -> Option<(Ids, bool)> {
    let names = ORDERS.map(|(name, _)| name);
    let order = section.get("order").and_then(|item| reader.one_of(item, "order", Subject::Order, &names, &[]));
    let count = reader.integer(item, "count", Bounds { least: 0, most: u64::MAX })?;
    let within = limit(reader, item.span(), count, entry);
    // Whoever is over the limit has no seat; the ids exist all the same, so that an act that names one is not a fault more.
    let order = if within { order.map_or(Order::Ascending, |index| ORDERS[index].1) } else { Order::Ascending };
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    Some((Ids::Counted { count, order }, count > 0))
}

/// Whether so many processes may be.
fn limit(reader: &mut Reader<'_>, span: Range<usize>, count: u64, entry: Option<&'static protocols::Entry>) -> bool {
    match too_many(count, entry) {
        Some(kind) => {
            reader.fault(span, kind);
            false
        }
        None => true,
    }
}

/// What is wrong with a number of processes, if anything.
pub(in crate::scenario) fn too_many(count: u64, entry: Option<&'static protocols::Entry>) -> Option<FaultKind> {
    // Of an unknown protocol's graph nobody can say; a ring has room for the most.
    let topology = entry.map_or(Topology::OneWayRing, |entry| entry.topology);
    let (most, complete) = (topology.most_processes() as u64, topology == Topology::Complete);
    if count == 0 {
        Some(FaultKind::NoProcess)
    } else if count > most {
        Some(FaultKind::TooManyProcesses { count, most, complete })
    } else {
        None
    }
}
