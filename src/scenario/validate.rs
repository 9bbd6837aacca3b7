//! From the text of a scenario file to a valid [`Scenario`], or to all its faults at once.

mod act;
mod events;
mod expect;
mod links;
mod narration;
mod network;
mod params;
mod processes;
#[cfg(test)]
mod tests;

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::protocol::Ticks;
use crate::protocols::{CATALOGUE, Entry, NOT_IN_THIS_VERSION, ProtocolId, VariantId};

use super::Scenario;
use super::seating::Roster;
use crate::config::{Bounds, Item, Reader, Section, nearest};
use crate::config::{Fault, FaultKind, Subject};
use crate::text::LocalText;

pub use act::Acts;
pub(super) use narration::{MOMENTS, SUBJECTS};
pub(super) use network::NOTICERS;
pub(super) use processes::{ORDERS, too_many};

/// The largest tick a scenario may name: far beyond any run, and small enough that no sum of ticks overflows.
pub const MOST_TICKS: Ticks = 1_000_000_000_000;
/// The longest a message or a handling may take, in ticks.
pub const LONGEST_DELAY: Ticks = 1_000_000_000;

const TICKS: Bounds = Bounds { least: 0, most: MOST_TICKS };
const TICKS_FROM_ONE: Bounds = Bounds { least: 1, most: MOST_TICKS };
const DELAYS: Bounds = Bounds { least: 1, most: LONGEST_DELAY };

/// The keys of the top level that are no tables.
const TOP_LEVEL_VALUES: &[&str] =
    &["version", "title", "about", "protocol", "variant", "seed", "until", "events", "notes", "questions"];
/// The tables.
const TABLES: &[&str] = &["processes", "network", "detector", "params", "expect"];
/// What the top level may hold in a later version.
const LATER_KEYS: &[&str] = &["choices"];
/// The arrays, which may stand above the first table, or anywhere as `[[name]]`.
const ARRAYS: &[&str] = &["events", "notes", "questions"];

/// Whether a key belongs to the top level (and is no table), so that it is out of place below a table.
pub(super) fn is_top_level_value(key: &str) -> bool {
    TOP_LEVEL_VALUES.contains(&key)
}

/// Reads a scenario file.
///
/// # Errors
/// All faults of the file, in the order of their places. If it is not TOML, these are the faults of the notation and, as far
/// as the rest can be understood, those of the content.
pub fn read(text: &str) -> Result<Scenario, Vec<Fault>> {
    let (document, errors) = DeTable::parse_recoverable(text);
    let mut reader = Reader::new(text, is_top_level_value);
    let scenario = scenario(&mut reader, document.get_ref());
    let faults = reader.finish(&errors);
    match scenario {
        Some(scenario) if faults.is_empty() => Ok(scenario),
        _ => Err(faults),
    }
}

/// Reads the whole document. `None` if there is no protocol to make a scenario with; there are faults then.
fn scenario<'t>(reader: &mut Reader<'t>, document: &DeTable<'t>) -> Option<Scenario> {
    let mut top = Reader::top(document);
    let known: Vec<&'static str> = [TOP_LEVEL_VALUES, TABLES, LATER_KEYS].concat();
    reader.check_keys(&mut top, &known);
    for key in LATER_KEYS {
        not_in_this_version(reader, &top, key);
    }
    version(reader, &top);
    let entry = protocol(reader, &top);
    let variant = variant(reader, &top, entry);
    let seed = top.get("seed").and_then(|item| reader.integer(item, "seed", Bounds { least: 0, most: u64::MAX }));
    let until = top.get("until").and_then(|item| reader.integer(item, "until", TICKS));
    let title = local_text(reader, &top, "title");
    let about = local_text(reader, &top, "about");

    let seed = seed.unwrap_or(0);
    let processes = processes::read(reader, &top, entry, seed);
    let roster = processes.roster.as_ref();
    let network = network::network(reader, &top, entry);
    let detector = network::detector(reader, &top, &network);
    let known_variant = if top.get("variant").is_some() { variant } else { entry.map(|entry| entry.id.standard()) };
    let parameters = params::read(reader, &top, entry, known_variant, roster);
    let arrays = Arrays::gather(reader, &top);
    let world = World { roster, entry, bounce: network.bounce };
    let events = events::read(reader, &arrays.of("events"), world);
    let notes = narration::notes(reader, &arrays.of("notes"), roster);
    let questions = narration::questions(reader, &arrays.of("questions"));
    let expect = expect::read(reader, &top, entry, &processes);
    let entry = entry?;
    Some(Scenario {
        title,
        about,
        variant: variant.unwrap_or(entry.id.standard()),
        seed,
        until,
        ids: processes.ids,
        leader: processes.leader,
        down: processes.down,
        parameters,
        network,
        detector,
        events,
        notes,
        questions,
        expect,
    })
}

/// What the acts of a scenario are checked against.
#[derive(Clone, Copy)]
struct World<'r> {
    roster: Option<&'r Roster>,
    entry: Option<&'static Entry>,
    bounce: bool,
}

fn version<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>) {
    let Some(item) = top.get("version") else { return };
    let Some(version) = reader.integer(item, "version", Bounds { least: 1, most: u64::MAX }) else { return };
    if version != 1 {
        let kind =
            FaultKind::NotInThisVersion { subject: Subject::Version, name: version.to_string(), valid: vec!["version = 1"] };
        reader.fault(item.span(), kind);
    }
}

fn protocol<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>) -> Option<&'static Entry> {
    let item = reader.needed(top, "protocol")?;
    let names: Vec<&'static str> = CATALOGUE.iter().map(|entry| entry.name).collect();
    let word = reader.word(item, "protocol")?;
    let index = reader.named(word, item.span(), Subject::Protocol, &names, NOT_IN_THIS_VERSION);
    // The rest of the file is held against the protocol that was probably meant, so that its faults are told too.
    let meant = if NOT_IN_THIS_VERSION.contains(&word) { None } else { nearest(word, &names) };
    ProtocolId::named(index.map_or(meant, |index| Some(names[index]))?).map(ProtocolId::entry)
}

fn variant<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>, entry: Option<&'static Entry>) -> Option<VariantId> {
    let item = top.get("variant")?;
    let Some(entry) = entry else {
        // The variants of an unknown protocol are unknown, but a text it must be.
        reader.word(item, "variant");
        return None;
    };
    reader.one_of(item, "variant", Subject::Variant, entry.variants, &[]).map(|index| entry.id.variants()[index])
}

fn local_text<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>, key: &str) -> LocalText {
    top.get(key).map(|item| reader.local_text(item, key)).unwrap_or_default()
}

/// Reports a key that a later version will bring.
fn not_in_this_version<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>, key: &'static str) {
    if let Some(span) = section.key_span(key) {
        reader.fault(span, FaultKind::NotInThisVersion { subject: Subject::Key, name: key.to_owned(), valid: Vec::new() });
    }
}

/// Reports a key that belongs elsewhere.
fn foreign<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>, key: &'static str, owner: &'static str) {
    if let Some(span) = section.key_span(key) {
        reader.fault(span, FaultKind::Foreign { key, owner });
    }
}

/// The entries of the arrays, also of those that stand below a table by mistake: what is wrong in them is told at once.
struct Arrays<'r, 't> {
    found: Vec<(&'static str, &'r Item<'t>)>,
}

impl<'r, 't> Arrays<'r, 't> {
    fn gather(reader: &mut Reader<'t>, top: &Section<'r, 't>) -> Self {
        let mut found: Vec<_> = ARRAYS.iter().filter_map(|name| top.get(name).map(|item| (*name, item))).collect();
        let mut headed = Vec::new();
        for (_, _, item) in top.in_file_order() {
            with_headers(reader.text, item, &mut headed);
        }
        let written = |span: Range<usize>| reader.text.get(span).unwrap_or_default().to_owned();
        let first_table = headed.iter().map(|(span, _)| span).min_by_key(|span| span.start).cloned().map(written);
        let mut misplaced = Vec::new();
        for (span, entries) in &headed {
            for (key, value) in *entries {
                let Some(name) = TOP_LEVEL_VALUES.iter().find(|name| **name == key.get_ref()) else { continue };
                let array = ARRAYS.contains(name);
                let first_table = first_table.clone().unwrap_or_default();
                misplaced
                    .push((key.span(), FaultKind::Misplaced { key: name, table: written(span.clone()), first_table, array }));
                if array {
                    found.push((name, value));
                }
            }
        }
        for (span, kind) in misplaced {
            reader.fault(span, kind);
        }
        Self { found }
    }

    fn of(&self, name: &str) -> Vec<&'r Item<'t>> {
        self.found.iter().filter(|(found, _)| *found == name).map(|(_, item)| *item).collect()
    }
}

/// The tables that have a header of their own, at any depth: what stands below a header belongs to its table.
fn with_headers<'r, 't>(text: &str, item: &'r Item<'t>, found: &mut Vec<(Range<usize>, &'r DeTable<'t>)>) {
    match item.get_ref() {
        DeValue::Table(entries) => {
            if text.get(item.span()).is_some_and(|text| text.starts_with('[')) {
                found.push((item.span(), entries));
            }
            entries.iter().for_each(|(_, item)| with_headers(text, item, found));
        }
        DeValue::Array(items) => items.iter().for_each(|item| with_headers(text, item, found)),
        _ => {}
    }
}
