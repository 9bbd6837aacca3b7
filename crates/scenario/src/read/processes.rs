//! Reads the table `[processes]`: the ids, and the state of each process at tick 0.

use crate::fields::{OF_DRAWN, PROCESS_IDS, PROCESS_STATE, ProcessesFields};
use crate::prelude::*;
use crate::{faults::too_many, read::given::Known, seating::ids_of, write::list_of_words};
use suffrage_engine::protocol::PROPOSER;

/// `None` if the ids are too faulty to look up processes.
pub(super) fn read(top: &mut GivenValue<'_, '_>, scenario: &mut Scenario) -> Option<Roster> {
    let keys: Vec<&'static str> = PROCESS_IDS.keys().chain(PROCESS_STATE.keys()).collect();
    let Some(item) = top.section.get(PROCESS_IDS.key) else {
        top.reader.fault(top.section.span.clone(), faults::no_processes());
        return None;
    };
    let section = top.reader.section(item, PROCESS_IDS.key, PROCESS_IDS.name, &keys)?;
    let mut given = top.within(&section);
    let mut said = ProcessesFields::default();
    PROCESS_IDS.read(&mut given, &mut said);
    let (ids, is_sound) = ids(&mut given, &mut said)?;
    scenario.ids = ids.clone();
    let roster = is_sound.then(|| Roster::new(ids, scenario.seed));
    let known = Known { roster: roster.as_ref(), ..given.known };
    PROCESS_STATE.read(&mut GivenValue { known, ..given.within(&section) }, scenario);
    if let (Some(roster), Some(id), Some(item)) = (&roster, scenario.leader, section.get("leader")) {
        let can_lead = |at: u32| scenario.roles.get(at as usize).is_none_or(|parts| parts.has(PROPOSER));
        if roster.position(id).is_some_and(|at| !can_lead(at)) {
            let proposers = (0..roster.count() as u32).filter(|&at| can_lead(at)).take(FEW).map(|at| roster.at(at));
            given.reader.fault(item.span(), faults::no_proposer(id, proposers.collect()));
        }
    }
    roster
}

fn ids(given: &mut GivenValue<'_, '_>, said: &mut ProcessesFields) -> Option<(Ids, bool)> {
    let section = given.section;
    if !said.are_drawn {
        given.reader.only_one(section, ["ids", "count"], faults::ids_and_count());
    }
    let is_there = |owner: &str| if owner == OF_DRAWN { said.are_drawn } else { section.get(owner).is_some() };
    PROCESS_IDS.check_owners(given, is_there);
    if said.are_drawn {
        return drawn(given, said);
    }
    match (section.get("ids"), section.get("count")) {
        (Some(_), _) => said.listed.take(),
        (None, Some(item)) => {
            let count = said.count?;
            let is_within = check_count(&mut given.other(item), count);
            // A count above the limit is one fault. Its ids 1, 2, … stay valid: acts on them are no further faults.
            let order = said.order.filter(|_| is_within).unwrap_or(Order::Ascending);
            let ids = Ids::Counted { count: u32::try_from(count).unwrap_or(u32::MAX), order };
            Some((ids, count > 0))
        }
        (None, None) => {
            if !section.is_strange {
                let problem = Problem::missing_key("ids", PROCESS_IDS.name, "ids = [1, 2, 3]");
                given.reader.fault(section.span.clone(), problem);
            }
            None
        }
    }
}

fn drawn(given: &mut GivenValue<'_, '_>, said: &ProcessesFields) -> Option<(Ids, bool)> {
    let item = given.reader.needed(given.section, "count", "count = 16");
    given.reader.needed(given.section, "bits", "bits = 8");
    let (count, bits) = (said.count?, said.bits? as u32);
    let mut given = given.other(item?);
    if !check_count(&mut given, count) {
        return None;
    }
    if count > u64::from(ids_of(bits)) {
        return given.refuse(faults::too_few_ids(count, bits.into(), ids_of(bits).into()));
    }
    Some((Ids::Drawn { count: count as u32, bits }, true))
}

pub(crate) const DRAWN: &str = "drawn";

/// Whether the ids are drawn. Reports a word other than `"drawn"`, but treats it as a misspelling of `"drawn"`.
pub(crate) fn are_drawn(given: &mut GivenValue<'_, '_>) -> bool {
    let is_word = matches!(given.item.get_ref(), DeValue::String(_));
    if is_word {
        given.one_of(Subject("ids"), &[(DRAWN, ())]);
    }
    is_word
}

pub(crate) fn listed(given: &mut GivenValue<'_, '_>) -> Option<(Ids, bool)> {
    let items = given.list(Shape("ids"))?;
    // A value that is not a number may be a misspelt id to which other values refer.
    let is_readable = items.iter().all(|item| matches!(item.get_ref(), DeValue::Integer(_)));
    let mut ids: Vec<(Id, Range<usize>)> = Vec::with_capacity(items.len());
    for item in items {
        ids.extend(given.other(item).id(Shape("id")).map(|id| (id, item.span())));
    }
    check_count(given, items.len() as u64);
    let listed = ids.iter().map(|(id, _)| *id).collect();
    // The sort is stable: of equal ids, the first one in the file stays first.
    ids.sort_by_key(|(id, _)| *id);
    for run in ids.chunk_by(|(one, _), (other, _)| one == other) {
        for (id, span) in &run[1..] {
            given.reader.fault_with(span.clone(), run[0].1.clone(), faults::duplicate_id(*id));
        }
    }
    let is_sound = is_readable && !ids.is_empty();
    Some((Ids::Listed(listed), is_sound))
}

pub(crate) fn positions(given: &mut GivenValue<'_, '_>) -> Vec<u32> {
    let items = given.list(Shape("ids")).unwrap_or_default();
    items.iter().filter_map(|item| given.other(item).process(Shape("id"))).map(|(_, position)| position).collect()
}

pub(crate) fn distinct(given: &mut GivenValue<'_, '_>) -> Vec<u32> {
    let (mut positions, mut seen) = (Vec::new(), BTreeMap::new());
    for item in given.list(Shape("ids")).unwrap_or_default() {
        let Some((id, position)) = given.other(item).process(Shape("id")) else { continue };
        let repeated = || faults::repeated(&id.to_string(), given.key);
        if given.reader.is_new(&mut seen, id, item.span(), repeated) {
            positions.push(position);
        }
    }
    positions
}

pub(crate) fn proposals(given: &mut GivenValue<'_, '_>) -> Vec<Datum> {
    if given.is_refused(|entry| (!entry.takes_proposals()).then(|| faults::no_proposals(entry.title))) {
        return Vec::new();
    }
    let items = match given.item.get_ref() {
        DeValue::Array(items) => items,
        DeValue::Integer(_) | DeValue::String(_) => return given.datum().into_iter().collect(),
        _ => {
            given.wrong(Shape("proposals"));
            return Vec::new();
        }
    };
    given.check_length(items.len());
    items.iter().filter_map(|item| given.other(item).datum()).collect()
}

fn check_count(given: &mut GivenValue<'_, '_>, count: u64) -> bool {
    !given.has(too_many(count, given.known.entry))
}

/// The roles by position; a process that is not listed has none.
pub(crate) fn roles(given: &mut GivenValue<'_, '_>) -> Vec<Parts> {
    let Some(entry) = given.known.entry else { return Vec::new() };
    if given.is_refused(|entry| entry.parts().is_empty().then(|| faults::no_roles(entry.title))) {
        return Vec::new();
    }
    let Some(roster) = given.known.roster else { return Vec::new() };
    let Some(named) = given.by_process("[processes]", |given| Some(parts(given, entry.parts()))) else {
        return Vec::new();
    };
    let mut roles = vec![Parts::NONE; roster.count()];
    for (position, parts) in named {
        roles[position as usize] = parts;
    }
    for part in entry.needed_parts().iter().filter(|&part| !roles.iter().any(|parts| parts.has(part))) {
        given.fault(faults::no_part(entry.parts()[part]));
    }
    roles
}

fn parts(given: &mut GivenValue<'_, '_>, names: &'static [&'static str]) -> Parts {
    let mut parts = Parts::NONE;
    let Some(items) = given.list(Shape("words")) else { return parts };
    if items.is_empty() {
        given.fault(Problem::empty_list(given.key));
    }
    for item in items {
        let Some(word) = given.reader.word(item, given.key) else { continue };
        let Some(part) = given.reader.named(word, item.span(), Subject("role"), names) else { continue };
        if parts.has(part) {
            given.reader.fault(item.span(), faults::repeated(word, given.key));
        }
        parts = parts.with(part);
    }
    parts
}

pub(crate) fn written_roles(scenario: &Scenario, context: &WriteContext<'_>) -> String {
    let names = scenario.protocol().entry().parts();
    let of = |(at, parts): (u32, &Parts)| {
        let parts: Vec<&'static str> = parts.iter().filter_map(|part| names.get(part)).copied().collect();
        format!("{} = {}", context.id(at), list_of_words(&parts))
    };
    let roles: Vec<String> = (0..).zip(&scenario.roles).filter(|(_, parts)| !parts.is_empty()).map(of).collect();
    format!("{{ {} }}", roles.join(", "))
}
