//! The places of processes, and the links of an overlay: reads them from a file, by position.

use std::num::NonZeroU32;

use super::write::{list, quoted};
use crate::prelude::*;
use suffrage_engine::protocol::{Overlay, Place};
use suffrage_engine::sim::chance::{Choice, Choose, Purpose, Seeded};

const RANDOM: &str = "random";

const NEIGHBOURS: u32 = 6;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Places {
    /// Each process is at a random place, drawn from the seed.
    Random,
    /// The place of each process, by position.
    Listed(Vec<Place>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OverlayLinks {
    /// Each process is linked to this number of nearest processes.
    Nearest(u32),
    Listed(Vec<(u32, u32)>),
}

impl Scenario {
    /// The places and links of all processes; empty if the algorithm has neither.
    pub fn overlay(&self) -> Overlay {
        let entry = self.protocol().entry();
        if self.count() > entry.topology.most_processes() {
            // Too many processes are reported elsewhere; nothing needs their places.
            return Overlay::default();
        }
        let places = match &self.places {
            _ if !entry.has_places() => Vec::new(),
            Some(Places::Listed(places)) => places.clone(),
            Some(Places::Random) => self.drawn_places(),
            None if entry.has_links() => self.drawn_places(),
            None => Vec::new(),
        };
        let links = match &self.links {
            _ if !entry.has_links() => Vec::new(),
            Some(OverlayLinks::Listed(links)) => links.clone(),
            Some(OverlayLinks::Nearest(count)) => Overlay::nearest(&places, !self.has_edges, *count as usize),
            None => {
                let usual = NEIGHBOURS.min((self.count() as u32).saturating_sub(1));
                Overlay::nearest(&places, !self.has_edges, usual as usize)
            }
        };
        Overlay::new(self.count() as u32, places, !self.has_edges, &links)
    }

    fn drawn_places(&self) -> Vec<Place> {
        let side = NonZeroU32::MIN.saturating_add(Place::SIDE as u32 - 1);
        let mut chance = Seeded::new(self.seed);
        let mut part = |at: u32, axis| {
            chance.pick(Choice { purpose: Purpose::Place, about: at.into(), number: axis }, side) as u16
        };
        (0..self.count() as u32).map(|at| Place { x: part(at, 0), y: part(at, 1) }).collect()
    }

    pub(super) fn overlay_parts(&self) -> Vec<u32> {
        if self.protocol().entry().has_links() { self.overlay().parts(self.count() as u32) } else { Vec::new() }
    }

    pub(super) fn joining_neighbours(&self) -> u32 {
        let joins = |count: &u32| {
            let (seed, has_edges, links) = (self.seed, self.has_edges, Some(OverlayLinks::Nearest(*count)));
            // A copy with the same processes and places, but without events.
            let (ids, places) = (self.ids.clone(), self.places.clone());
            Self { variant: self.variant, seed, ids, places, links, has_edges, ..Self::default() }.overlay_parts().len()
                <= 1
        };
        let most = (self.count() as u32).saturating_sub(1);
        (1..most).find(joins).unwrap_or(most)
    }

    /// Adapts places and links to the new positions of the processes. New processes get random places.
    pub(super) fn reseat_overlay(&mut self, moving: &PositionMap) {
        if let Some(Places::Listed(places)) = &self.places {
            let drawn = self.drawn_places();
            let of = |at: u32| moving.old_position(at).and_then(|before| places.get(before as usize));
            let moved = drawn.iter().zip(0..).map(|(drawn, at)| *of(at).unwrap_or(drawn)).collect();
            self.places = Some(Places::Listed(moved));
        }
        if let Some(OverlayLinks::Listed(links)) = &mut self.links {
            *links = links.iter().filter_map(|&pair| moving.pair(pair)).collect();
        }
    }

    pub(super) fn drop_overlay(&mut self, changes: &mut Vec<Remark>) {
        let entry = self.protocol().entry();
        if !entry.has_places() && (self.places.is_some() || self.has_edges) {
            (self.places, self.has_edges) = (None, false);
            changes.push(ids::CHANGE_PLACES_LEFT_OUT.into());
        }
        if !entry.has_links() && self.links.take().is_some() {
            changes.push(ids::CHANGE_OVERLAY_LEFT_OUT.into());
        }
    }

    pub(super) fn join_overlay(&mut self, changes: &mut Vec<Remark>) {
        let most = (self.count() as u32).saturating_sub(1);
        if let Some(OverlayLinks::Nearest(count)) = &mut self.links {
            *count = (*count).min(most);
        }
        if self.overlay_parts().len() > 1 {
            let count = self.joining_neighbours();
            self.links = Some(OverlayLinks::Nearest(count));
            changes.push(ids::ChangeNeighbours { count: u64::from(count) }.into());
        }
    }
}

pub(crate) fn written(places: &Places) -> String {
    let side = |part: u16| format!("{:?}", f64::from(part) / f64::from(Place::SIDE));
    match places {
        Places::Random => quoted(RANDOM),
        Places::Listed(places) => list(places.iter().map(|place| format!("[{}, {}]", side(place.x), side(place.y)))),
    }
}

fn has_no_places(given: &mut GivenValue<'_, '_>) -> bool {
    given.is_refused(|entry| (!entry.has_places()).then(|| faults::no_places(entry.name)))
}

fn has_no_links(given: &mut GivenValue<'_, '_>) -> bool {
    given.is_refused(|entry| (!entry.has_links()).then(|| faults::no_overlay(entry.name)))
}

pub(crate) fn read_places(given: &mut GivenValue<'_, '_>) -> Option<Places> {
    if has_no_places(given) {
        return None;
    }
    let items = match given.item.get_ref() {
        DeValue::String(_) => return given.one_of(Subject("places"), &[(RANDOM, Places::Random)]),
        DeValue::Array(items) => items,
        _ => {
            given.wrong(Shape("places"));
            return None;
        }
    };
    given.check_length(items.len());
    let places: Vec<Place> = items.iter().filter_map(|item| place(&mut given.other(item))).collect();
    (places.len() == items.len()).then_some(Places::Listed(places))
}

fn place(given: &mut GivenValue<'_, '_>) -> Option<Place> {
    let [x, y] = given.two(Shape("place"))?.map(|side| given.other(side).decimal((0.0, 1.0)));
    Place::of(x?, y?)
}

pub(crate) fn has_edges(given: &mut GivenValue<'_, '_>) -> bool {
    !has_no_places(given) && given.boolean() == Some(false)
}

pub(crate) fn neighbours(given: &mut GivenValue<'_, '_>) -> Option<OverlayLinks> {
    if has_no_links(given) {
        return None;
    }
    given.reader.only_one(given.section, ["links", "neighbours"], faults::links_and_neighbours());
    let most = given.known.roster.map_or(u64::from(u32::MAX), |roster| (roster.count() as u64).saturating_sub(1));
    let count = given.integer(most.min(1)..=most)?;
    Some(OverlayLinks::Nearest(count as u32))
}

pub(crate) fn links(given: &mut GivenValue<'_, '_>) -> Option<OverlayLinks> {
    if has_no_links(given) {
        return None;
    }
    let (mut links, mut seen) = (Vec::new(), BTreeMap::new());
    for item in given.list(Shape("links"))? {
        let Some((one, other)) = given.other(item).two_processes(faults::overlay_self_link) else { continue };
        let link = (one.min(other), one.max(other));
        links.push(link);
        let ids = given.known.roster.map(|roster| [roster.at(link.0), roster.at(link.1)]);
        let said = || ids.map_or_else(String::new, |[one, other]| format!("[{one}, {other}]"));
        given.reader.is_new(&mut seen, link, item.span(), || faults::repeated(&said(), given.key));
    }
    Some(OverlayLinks::Listed(links))
}

pub(super) fn check<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>, scenario: &Scenario) {
    let inside = |table: &str, keys: &[&str]| {
        let table = top.get(table)?.get_ref().as_table()?;
        keys.iter().find_map(|key| table.get(*key).map(Item::span))
    };
    let place = |found: Option<Range<usize>>| found.or_else(|| top.get("protocol").map(Item::span)).unwrap_or_default();
    if scenario.count() > scenario.protocol().entry().topology.most_processes() {
        // The fault of too many processes is reported elsewhere.
        return;
    }
    let seats = scenario.seating();
    if let Some(highest) = scenario.with_setup(|setup| scenario.variant.limits(setup).highest_id) {
        let listed = || top.get("processes")?.get_ref().as_table()?.get("ids")?.get_ref().as_array();
        let too_high = seats.iter().copied().enumerate().filter(|(_, id)| *id > highest);
        match listed() {
            // Listed ids are in the order of the positions.
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
