//! Acts on links: `cut`, `partition` and `mend`.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::de::DeValue;

use crate::config::{FaultKind, Shape};
use crate::config::{Item, Reader};
use crate::protocol::Topology;
use crate::sim::command::{Command, Links};

use super::World;
use super::processes::process;

/// `cut = [1, 2]`, or a list of such pairs.
pub(super) fn cut<'t>(reader: &mut Reader<'t>, item: &Item<'t>, one_way: bool, world: World<'_>) -> Option<Command> {
    pairs(reader, item, ("cut", Shape::Pairs), one_way, world).map(|pairs| Command::Cut { pairs, one_way })
}

/// `mend = [1, 2]`, a list of such pairs, or `"all"`.
pub(super) fn mend<'t>(reader: &mut Reader<'t>, item: &Item<'t>, world: World<'_>) -> Option<Command> {
    match item.get_ref() {
        DeValue::String(all) if all == "all" => Some(Command::Mend(Links::All)),
        _ => pairs(reader, item, ("mend", Shape::PairsOrAll), false, world).map(|pairs| Command::Mend(Links::Between(pairs))),
    }
}

/// `partition = [[1, 2, 3], [4, 5]]`: who is in no group stays with the others who are in none.
pub(super) fn partition<'t>(reader: &mut Reader<'t>, item: &Item<'t>, world: World<'_>) -> Option<Command> {
    let key = "partition";
    let lists = reader.list(item, key, Shape::Groups)?;
    if lists.is_empty() {
        reader.fault(item.span(), FaultKind::EmptyList(key.to_owned()));
    }
    let mut seen: BTreeMap<u32, Range<usize>> = BTreeMap::new();
    let mut groups = Vec::with_capacity(lists.len());
    for list in lists {
        let Some(ids) = reader.list(list, key, Shape::Ids) else { continue };
        if ids.is_empty() {
            reader.fault(list.span(), FaultKind::EmptyList(key.to_owned()));
        }
        let mut group = Vec::with_capacity(ids.len());
        for item in ids {
            let Some((id, position)) = process(reader, item, key, Shape::Id, world.roster) else { continue };
            if let Some(first) = seen.get(&position).cloned() {
                reader.fault_with(item.span(), first, FaultKind::Repeated { item: id.to_string(), key });
            } else {
                seen.insert(position, item.span());
                group.push(position);
            }
        }
        groups.push(group);
    }
    let everybody = world.roster.is_some_and(|roster| roster.count() == seen.len());
    if groups.len() == 1 && everybody {
        reader.fault(item.span(), FaultKind::OneGroup);
    }
    Some(Command::Partition(groups))
}

/// A pair of ids, or a list of pairs.
fn pairs<'t>(
    reader: &mut Reader<'t>,
    item: &Item<'t>,
    (key, shape): (&'static str, Shape),
    one_way: bool,
    world: World<'_>,
) -> Option<Vec<(u32, u32)>> {
    let items = reader.list(item, key, shape)?;
    if items.is_empty() {
        reader.fault(item.span(), FaultKind::EmptyList(key.to_owned()));
        return None;
    }
    let listed = items.iter().any(|item| matches!(item.get_ref(), DeValue::Array(_)));
    if listed {
        let mut pairs = Vec::with_capacity(items.len());
        for item in items {
            pairs.extend(pair(reader, item, key, one_way, world));
        }
        return Some(pairs);
    }
    pair(reader, item, key, one_way, world).map(|pair| vec![pair])
}

fn pair<'t>(reader: &mut Reader<'t>, item: &Item<'t>, key: &str, one_way: bool, world: World<'_>) -> Option<(u32, u32)> {
    let [one, other] = reader.list(item, key, Shape::Pair)? else {
        reader.wrong(item.span(), key, Shape::Pair, item.get_ref());
        return None;
    };
    let first = process(reader, one, key, Shape::Id, world.roster);
    let second = process(reader, other, key, Shape::Id, world.roster);
    let ((id, first), (_, second)) = (first?, second?);
    if first == second {
        reader.fault(item.span(), FaultKind::SelfLink(id));
        return None;
    }
    if has_no_link(first, second, world) && (one_way || has_no_link(second, first, world)) {
        no_link(reader, first, second, item.span(), world);
    }
    Some((first, second))
}

/// Whether a process never sends to another: on a ring it sends only to the next one, or to both its neighbours where the ring
/// has two ways, unless the ring closes over the crashed.
fn has_no_link(from: u32, to: u32, world: World<'_>) -> bool {
    let (Some(roster), Some(entry)) = (world.roster, world.entry) else { return false };
    let [previous, next] = neighbours(from, roster.count());
    let linked = match entry.topology {
        Topology::Complete => true,
        Topology::OneWayRing => to == next,
        Topology::TwoWayRing => to == next || to == previous,
    };
    !linked && !world.bounce
}

/// Who sits before and after a position, clockwise.
fn neighbours(at: u32, count: usize) -> [u32; 2] {
    let count = count as u32;
    [(at + count - 1) % count, (at + 1) % count]
}

/// Reports a link that there is not.
pub(super) fn no_link(reader: &mut Reader<'_>, from: u32, to: u32, span: Range<usize>, world: World<'_>) {
    let (Some(roster), Some(entry)) = (world.roster, world.entry) else { return };
    if has_no_link(from, to, world) {
        let around = neighbours(from, roster.count()).map(|at| roster.at(at));
        let (from, to) = (roster.at(from), roster.at(to));
        let kind = if entry.topology == Topology::TwoWayRing {
            FaultKind::NoLinkOfTwo { from, to, neighbours: around }
        } else {
            FaultKind::NoLink { from, to, next: around[1] }
        };
        reader.fault(span, kind);
    }
}
