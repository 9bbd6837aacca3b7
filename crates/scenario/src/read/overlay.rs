//! Where processes are, and which of them an overlay links.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::de::DeValue;

use crate::config::{Bounds, Item, Reader, Section, Shape, Subject};
use crate::overlay::{OverlayLinks, Places};
use crate::{Scenario, faults};
use suffrage_engine::protocol::Place;

use super::given::GivenValue;

pub(crate) const RANDOM: &str = "random";

/// Whether the protocol has no use for places; then that is said.
fn has_no_places(given: &mut GivenValue<'_, '_>) -> bool {
    given.is_refused(|entry| (!entry.has_places()).then(|| faults::no_places(entry.name)))
}

fn has_no_links(given: &mut GivenValue<'_, '_>) -> bool {
    given.is_refused(|entry| (!entry.has_links()).then(|| faults::no_overlay(entry.name)))
}

/// `"random"`, or a place for each process by position.
pub(crate) fn places(given: &mut GivenValue<'_, '_>) -> Option<Places> {
    if has_no_places(given) {
        return None;
    }
    let items = match given.item.get_ref() {
        DeValue::String(_) => return given.one_of(Subject::PLACES, &[(RANDOM, Places::Random)]),
        DeValue::Array(items) => items,
        _ => {
            given.wrong(Shape::PLACES);
            return None;
        }
    };
    given.check_length(items.len());
    let places: Vec<Place> = items.iter().filter_map(|item| place(&mut given.other(item))).collect();
    (places.len() == items.len()).then_some(Places::Listed(places))
}

fn place(given: &mut GivenValue<'_, '_>) -> Option<Place> {
    let [x, y] = given.two(Shape::PLACE)?.map(|side| given.other(side).decimal((0.0, 1.0)));
    Place::of(x?, y?)
}

/// Whether who leaves the square at an edge enters it at the opposite one.
pub(crate) fn torus(given: &mut GivenValue<'_, '_>) -> Option<bool> {
    if has_no_places(given) { None } else { given.boolean() }
}

/// To how many of the nearest each process is linked.
pub(crate) fn neighbours(given: &mut GivenValue<'_, '_>) -> Option<OverlayLinks> {
    if has_no_links(given) {
        return None;
    }
    given.reader.only_one(given.section, ["links", "neighbours"], faults::links_and_neighbours());
    let most = given.known.roster.map_or(u64::from(u32::MAX), |roster| (roster.count() as u64).saturating_sub(1));
    let count = given.integer(Bounds { least: most.min(1), most })?;
    Some(OverlayLinks::Nearest(count as u32))
}

/// The links one by one, each as the ids of its ends.
pub(crate) fn links(given: &mut GivenValue<'_, '_>) -> Option<OverlayLinks> {
    if has_no_links(given) {
        return None;
    }
    let (mut links, mut seen) = (Vec::new(), BTreeMap::new());
    for item in given.list(Shape::LINKS)? {
        let Some((one, other)) = given.other(item).two_processes(faults::overlay_self_link) else { continue };
        let link = (one.min(other), one.max(other));
        links.push(link);
        let ids = given.known.roster.map(|roster| [roster.at(link.0), roster.at(link.1)]);
        let said = || ids.map_or_else(String::new, |[one, other]| format!("[{one}, {other}]"));
        given.reader.is_new(&mut seen, link, item.span(), || faults::repeated(&said(), given.key));
    }
    Some(OverlayLinks::Listed(links))
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
    if let Some(highest) = scenario.with_setup(|setup| scenario.variant.limits(setup).highest_id) {
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
        let count =
            matches!(scenario.links, None | Some(OverlayLinks::Nearest(_))).then(|| scenario.joining_neighbours());
        reader.fault(span, faults::in_parts(of, count));
    }
}
