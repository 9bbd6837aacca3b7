//! Where processes are, and which of them an overlay links.

use std::ops::Range;

use toml::de::DeValue;

use crate::config::{Bounds, Item, Reader, Section, Shape, Subject};
use crate::protocol::Place;
use crate::scenario::overlay::{OverlayLinks, Places};
use crate::scenario::{Scenario, faults};

use super::given::GivenValue;

pub(in crate::scenario) const RANDOM: &str = "random";

/// Whether the protocol has no use for places; then that is said.
fn has_no_places(given: &mut GivenValue<'_, '_>) -> bool {
    let entry = given.known.entry.filter(|entry| !entry.has_places);
    entry.is_some_and(|entry| {
        given.fault(faults::no_places(entry.name));
        true
    })
}

fn has_no_links(given: &mut GivenValue<'_, '_>) -> bool {
    let entry = given.known.entry.filter(|entry| !entry.has_links);
    entry.is_some_and(|entry| {
        given.fault(faults::no_overlay(entry.name));
        true
    })
}

/// `"random"`, or a place for each process by position.
pub(in crate::scenario) fn places(given: &mut GivenValue<'_, '_>) -> Option<Places> {
    if has_no_places(given) {
        return None;
    }
    let items = match given.item.get_ref() {
        DeValue::String(_) => {
            return given.one_of(Subject::PLACES, &[(RANDOM, Places::Random)], &[]);
        }
        DeValue::Array(items) => items,
        _ => {
            given.wrong(Shape::PLACES);
            return None;
        }
    };
    if let Some(roster) = given.known.roster.filter(|roster| roster.count() != items.len()) {
        given.fault(faults::list_length(given.key, items.len() as u64, roster.count() as u64));
    }
    let places: Vec<Place> = items.iter().filter_map(|item| place(&mut given.other(item))).collect();
    (places.len() == items.len()).then_some(Places::Listed(places))
}

fn place(given: &mut GivenValue<'_, '_>) -> Option<Place> {
    let [x, y] = given.list(Shape::PLACE)? else {
        given.wrong(Shape::PLACE);
        return None;
    };
    let mut side = |item| given.other(item).decimal((0.0, 1.0));
    let (x, y) = (side(x), side(y));
    Place::of(x?, y?)
}

/// Whether who leaves the square at an edge enters it at the opposite one.
pub(in crate::scenario) fn torus(given: &mut GivenValue<'_, '_>) -> Option<bool> {
    if has_no_places(given) { None } else { given.boolean() }
}

/// To how many of the nearest each process is linked.
pub(in crate::scenario) fn neighbours(given: &mut GivenValue<'_, '_>) -> Option<OverlayLinks> {
    if has_no_links(given) {
        return None;
    }
    if let (Some(links), Some(neighbours)) = (given.section.key_span("links"), given.section.key_span("neighbours")) {
        let (first, second) = if links.start < neighbours.start { (links, neighbours) } else { (neighbours, links) };
        given.reader.fault_with(second, first, faults::links_and_neighbours());
    }
    let most = given.known.roster.map_or(u64::from(u32::MAX), |roster| (roster.count() as u64).saturating_sub(1));
    let count = given.integer(Bounds { least: most.min(1), most })?;
    Some(OverlayLinks::Nearest(count as u32))
}

/// The links one by one, each as the ids of its ends.
pub(in crate::scenario) fn links(given: &mut GivenValue<'_, '_>) -> Option<OverlayLinks> {
    if has_no_links(given) {
        return None;
    }
    let mut links: Vec<(u32, u32, Range<usize>)> = Vec::new();
    for item in given.list(Shape::LINKS)? {
        let Some((one, other)) = link(&mut given.other(item)) else { continue };
        links.push((one.min(other), one.max(other), item.span()));
    }
    // Stable: of two that are the same the one that comes first in the file stays first.
    links.sort_by_key(|&(one, other, _)| (one, other));
    for pair in links.windows(2) {
        let [(one, other, first), (again, once_more, second)] = pair else { continue };
        if (one, other) == (again, once_more) {
            let ids = given.known.roster.map(|roster| [roster.at(*one), roster.at(*other)]);
            let said = ids.map_or_else(String::new, |[one, other]| format!("[{one}, {other}]"));
            given.reader.fault_with(second.clone(), first.clone(), faults::repeated(&said, given.key));
        }
    }
    links.sort_by_key(|(_, _, span)| span.start);
    Some(OverlayLinks::Listed(links.into_iter().map(|(one, other, _)| (one, other)).collect()))
}

fn link(given: &mut GivenValue<'_, '_>) -> Option<(u32, u32)> {
    let [one, other] = given.list(Shape::PAIR)? else {
        given.wrong(Shape::PAIR);
        return None;
    };
    let (first, second) = (given.other(one).process(Shape::ID), given.other(other).process(Shape::ID));
    let ((id, first), (_, second)) = (first?, second?);
    if first == second && given.known.roster.is_some() {
        given.fault(faults::overlay_self_link(id));
        return None;
    }
    Some((first, second))
}

/// Tells of an overlay that does not join all, naming a process of each part, and of an id that the parameters have no room for.
pub(super) fn check<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>, scenario: &Scenario) {
    let inside = |table: &str, keys: &[&str]| {
        let table = top.get(table)?.get_ref().as_table()?;
        keys.iter().find_map(|key| table.get(*key).map(Item::span))
    };
    let place = |found: Option<Range<usize>>| found.or_else(|| top.get("protocol").map(Item::span)).unwrap_or_default();
    if scenario.count() > scenario.protocol().entry().topology.most_processes() {
        // That is said, and nobody is seated.
        return;
    }
    let seats = scenario.seating();
    if let Some(highest) = scenario.with_setup(|setup| scenario.variant.highest_id(setup)) {
        let listed = || top.get("processes")?.get_ref().as_table()?.get("ids")?.get_ref().as_array();
        let too_high = seats.iter().copied().enumerate().filter(|(_, id)| *id > highest);
        match listed() {
            // Seats of listed ids are in the order of the list.
            Some(items) => too_high.for_each(|(at, id)| {
                reader.fault(items.get(at).map(Item::span).unwrap_or_default(), faults::id_too_high(id, highest));
            }),
            None if !scenario.refusals().is_empty() => {}
            None => {
                if let Some((_, id)) = too_high.max_by_key(|(_, id)| *id) {
                    reader.fault(place(inside("processes", &["count"])), faults::id_too_high(id, highest));
                }
            }
        }
    }
    let (links, places) = (inside("network", &["links", "neighbours"]), inside("processes", &["places"]));
    if [&links, &places].into_iter().flatten().any(|place| reader.is_faulty(place)) {
        return;
    }
    let parts = scenario.overlay_parts();
    if parts.len() > 1 {
        let of: Vec<_> = parts.iter().filter_map(|&at| seats.get(at as usize).copied()).collect();
        let span = place(links.or(places));
        let count = matches!(scenario.links, None | Some(OverlayLinks::Nearest(_))).then(|| scenario.joining_neighbours());
        reader.fault(span, faults::in_parts(of, count));
    }
}
