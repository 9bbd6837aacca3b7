//! Which parts processes play: a table by id.

use crate::config::{Problem, Shape, Subject};
use crate::protocol::Parts;
use crate::scenario::write::written::{Seats, list_of_words};
use crate::scenario::{Scenario, faults};

use super::given::GivenValue;

/// The parts of all processes by position: who is not named has none.
pub(in crate::scenario) fn read(given: &mut GivenValue<'_, '_>) -> Vec<Parts> {
    let Some(entry) = given.known.entry else { return Vec::new() };
    if entry.parts.is_empty() {
        given.fault(faults::no_roles(entry.title));
        return Vec::new();
    }
    let Some(roster) = given.known.roster else { return Vec::new() };
    let Some(named) = given.by_process("[processes]", |given| Some(parts(given, entry.parts))) else { return Vec::new() };
    let mut roles = vec![Parts::NONE; roster.count()];
    for (position, parts) in named {
        roles[position as usize] = parts;
    }
    for part in entry.needed_parts.iter().filter(|&part| !roles.iter().any(|parts| parts.has(part))) {
        given.fault(faults::no_part(entry.parts[part]));
    }
    roles
}

/// The parts in a list of their names.
fn parts(given: &mut GivenValue<'_, '_>, names: &'static [&'static str]) -> Parts {
    let mut parts = Parts::NONE;
    let Some(items) = given.list(Shape::WORDS) else { return parts };
    if items.is_empty() {
        given.fault(Problem::empty_list(given.key));
    }
    for item in items {
        let Some(word) = given.reader.word(item, given.key) else { continue };
        let Some(part) = given.reader.named(word, item.span(), Subject::ROLE, names, &[]) else { continue };
        if parts.has(part) {
            given.reader.fault(item.span(), faults::repeated(word, given.key));
        }
        parts = parts.with(part);
    }
    parts
}

pub(in crate::scenario) fn written(scenario: &Scenario, seats: &Seats<'_>) -> String {
    let names = scenario.protocol().entry().parts;
    let of = |(at, parts): (u32, &Parts)| {
        let parts: Vec<&'static str> = parts.iter().filter_map(|part| names.get(part)).copied().collect();
        format!("{} = {}", seats.id(at), list_of_words(&parts))
    };
    let roles: Vec<String> = (0..).zip(&scenario.roles).filter(|(_, parts)| !parts.is_empty()).map(of).collect();
    format!("{{ {} }}", roles.join(", "))
}
