//! `[processes]`: which there are, and how they stand at tick 0.

use std::collections::btree_map::{BTreeMap, Entry};
use std::ops::Range;

use toml::de::DeValue;

use crate::config::{FaultKind, Reader, Section, Shape};
use crate::protocol::{Id, Topology};
use crate::protocols;
use crate::scenario::fields::{Processes, SEATS, STANDING};
use crate::scenario::seating::Roster;
use crate::scenario::{Ids, Order};

use super::given::{Given, Known};

/// The processes of a scenario.
pub(super) struct Seated {
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
) -> Seated {
    let mut seated = Seated { ids: Ids::Listed(Vec::new()), leader: None, down: Vec::new(), roster: None };
    let keys: Vec<&'static str> = SEATS.keys().chain(STANDING.keys()).collect();
    let Some(section) = reader.needed(top, SEATS.key, None).and_then(|item| reader.section(item, SEATS.key, SEATS.name, &keys))
    else {
        return seated;
    };
    STANDING.report_later(reader, &section);
    let known = Known { roster: None, entry, bounce: false };
    let mut said = Processes::default();
    SEATS.read(reader, &section, known, &mut said);
    let Some((ids, is_sound)) = ids(reader, &section, &mut said, entry) else { return seated };
    seated.ids = ids.clone();
    let roster = is_sound.then(|| Roster::new(ids, seed));
    STANDING.read(reader, &section, Known { roster: roster.as_ref(), ..known }, &mut said);
    Seated { leader: said.leader, down: said.down, roster, ..seated }
}

/// The ids, and whether they are sound enough to look others up in.
fn ids<'t>(
    reader: &mut Reader<'t>,
    section: &Section<'_, 't>,
    said: &mut Processes,
    entry: Option<&'static protocols::Entry>,
) -> Option<(Ids, bool)> {
    if let (Some(ids), Some(count)) = (section.key_span("ids"), section.key_span("count")) {
        let (first, second) = if ids.start < count.start { (ids, count) } else { (count, ids) };
        reader.fault_with(second, first, FaultKind::IdsAndCount);
    }
    SEATS.check_owners(reader, section, |owner| section.get(owner).is_some());
    match (section.get("ids"), section.get("count")) {
        (Some(_), _) => said.listed.take(),
        (None, Some(item)) => {
            let count = said.count?;
            let is_within = limit(reader, item.span(), count, entry);
            // Whatever is over the limit has no seat; the ids exist all the same, so that an act that names one is not a fault more.
            let order = said.order.filter(|_| is_within).unwrap_or(Order::Ascending);
            let ids = Ids::Counted { count: u32::try_from(count).unwrap_or(u32::MAX), order };
            Some((ids, count > 0))
        }
        (None, None) => {
            if !section.is_strange() {
                let kind = FaultKind::MissingKey { key: "ids", table: SEATS.name, example: Some("ids = [1, 2, 3]") };
                reader.fault(section.span.clone(), kind);
            }
            None
        }
    }
}

/// Ids that are listed, and whether they are sound enough to look others up in.
pub(in crate::scenario) fn listed(given: &mut Given<'_, '_>) -> Option<(Ids, bool)> {
    let items = given.list(Shape::Ids)?;
    // What is no number at all may have been meant as one that others name.
    let is_readable = items.iter().all(|item| matches!(item.get_ref(), DeValue::Integer(_)));
    let mut ids: Vec<(Id, Range<usize>)> = Vec::with_capacity(items.len());
    for item in items {
        ids.extend(given.reader.id(item, given.key, Shape::Id).map(|id| (id, item.span())));
    }
    limit(given.reader, given.span(), items.len() as u64, given.known.entry);
    let listed = ids.iter().map(|(id, _)| *id).collect();
    // Stable: of equal ids the one that comes first in the file stays first.
    ids.sort_by_key(|(id, _)| *id);
    let mut first = 0;
    for index in 1..ids.len() {
        if ids[index].0 == ids[first].0 {
            given.reader.fault_with(ids[index].1.clone(), ids[first].1.clone(), FaultKind::DuplicateId(ids[index].0));
        } else {
            first = index;
        }
    }
    let is_sound = is_readable && !ids.is_empty();
    Some((Ids::Listed(listed), is_sound))
}

/// The positions of processes that are listed by their ids.
pub(in crate::scenario) fn positions(given: &mut Given<'_, '_>) -> Vec<u32> {
    let items = given.list(Shape::Ids).unwrap_or_default();
    items.iter().filter_map(|item| given.other(item).process(Shape::Id)).map(|(_, position)| position).collect()
}

/// The same of processes none of which may be listed twice.
pub(in crate::scenario) fn down(given: &mut Given<'_, '_>) -> Vec<u32> {
    let mut down = Vec::new();
    let mut first: BTreeMap<Id, Range<usize>> = BTreeMap::new();
    for item in given.list(Shape::Ids).unwrap_or_default() {
        let Some((id, position)) = given.other(item).process(Shape::Id) else { continue };
        match first.entry(id) {
            Entry::Occupied(first) => {
                let kind = FaultKind::Repeated { item: id.to_string(), key: given.key };
                given.reader.fault_with(item.span(), first.get().clone(), kind);
            }
            Entry::Vacant(place) => {
                place.insert(item.span());
                down.push(position);
            }
        }
    }
    down
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
    // Of an unknown protocol's graph nothing can be said; a ring has room for the most.
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
