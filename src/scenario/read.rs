//! From the text of a scenario file to a valid [`Scenario`], or to all its faults at once.

mod act;
pub(super) mod expect;
pub(super) mod given;
pub(super) mod ids;
pub(super) mod overlay;
mod params;
pub(crate) mod places;
mod processes;
pub(super) mod roles;
#[cfg(test)]
mod tests;
pub(super) mod values;

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::config::{Document, Faults, Item, Reader, Section, Shape};
use crate::protocols::ProtocolId;
use crate::sim::detector::{Detector, Noticers};
use crate::sim::network::Network;
use crate::text::LocalText;

use super::fields::{self, DetectorKind, DetectorSaid, Head, QuestionSaid};
use super::{Expect, Note, Question, QuestionSubject, Scenario, Validity, When, choices, command, faults};
use given::Known;

pub use act::Acts;

/// The arrays, which may stand above the first table, or anywhere as `[[name]]`.
const ARRAYS: &[&str] = &["events", choices::ARRAY, "notes", "questions"];
/// The header of the table of a question.
const QUESTIONS_HEADER: &str = "[[questions]]";
const TABLES: &[&str] = &["processes", "network", "detector", "params", "expect", "check"];

fn top_level_values() -> impl Iterator<Item = &'static str> {
    fields::TOP.keys().chain(ARRAYS.iter().copied())
}

/// Whether a key belongs to the top level (and is no table), so that it is out of place below a table.
pub(super) fn is_top_level_value(key: &str) -> bool {
    top_level_values().any(|known| known == key)
}

/// Reads a scenario file.
///
/// # Errors
/// All faults of the file, in the order of their places; of very many the first that were found. If it is not TOML, these are the faults of the notation and, as far
/// as the rest can be understood, those of the content.
pub fn read(text: &str) -> Result<Scenario, Faults> {
    let document = Document::read(text);
    let mut reader = Reader::new(text, is_top_level_value);
    let scenario = scenario(&mut reader, document.root());
    let faults = reader.finish(&document);
    match scenario {
        Some(scenario) if faults.is_empty() => Ok(scenario),
        _ => Err(faults),
    }
}

/// Reads the whole document. `None` if there is no protocol to make a scenario with; there are faults then.
fn scenario<'t>(reader: &mut Reader<'t>, document: &DeTable<'t>) -> Option<Scenario> {
    let mut top = Reader::top(document);
    let known: Vec<&'static str> = top_level_values().chain(TABLES.iter().copied()).collect();
    reader.check_keys(&mut top, &known);
    // Which protocol it is stands in the file; any will do until that is read.
    let mut head = Head { scenario: Scenario::of(ProtocolId::ALL[0].standard()), entry: None, variant: None };
    fields::TOP.read(reader, &top, Known::NOTHING, &mut head);
    let Head { mut scenario, entry, variant } = head;

    let known = Known { entry, follows: entry.is_some_and(|entry| params::may_follow(&top, entry)), ..Known::NOTHING };
    let roster = processes::read(reader, &top, known, &mut scenario);
    let known = Known { roster: roster.as_ref(), ..known };
    network(reader, &top, known, &mut scenario);
    scenario.detector = detector(reader, &top, known, &scenario.network);
    let known_variant = if top.get("variant").is_some() { variant } else { entry.map(|entry| entry.id.standard()) };
    scenario.parameters = params::read(reader, &top, known, known_variant);
    let arrays = Arrays::gather(reader, &top);
    scenario.variant = known_variant.or(entry.map(|entry| entry.id.standard())).unwrap_or(scenario.variant);
    let alterable = scenario.alterable();
    let clients = scenario.clients();
    let known = Known { bounce: scenario.network.bounce, alterable: alterable.as_deref(), clients: &clients, ..known };
    scenario.events = command::read(reader, &arrays.of("events"), known);
    scenario.choices = choices::read(reader, &arrays.of(choices::ARRAY), known);
    scenario.notes = arrays.each(reader, "notes", |reader, item| note(reader, item, known));
    scenario.questions = arrays.each(reader, "questions", |reader, item| question(reader, item, known));
    scenario.expect = expectations(reader, &top, known);
    let check = top.get("check").and_then(|item| fields::CHECK.open(reader, item));
    scenario.check = check.map(|section| fields::check::asked(reader, &section, known, scenario.detector));
    scenario.variant = variant.unwrap_or(entry?.id.standard());
    if roster.is_some() {
        params::check(reader, &top, &scenario);
        overlay::check(reader, &top, &scenario);
    }
    Some(scenario)
}

fn network<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>, known: Known<'_>, scenario: &mut Scenario) {
    let section = top.get("network").and_then(|item| fields::NETWORK.open(reader, item));
    if let Some(section) = &section {
        fields::NETWORK.read(reader, section, known, scenario);
    }
    // A section that could not be read says nothing about its `bounce`.
    if let Some(entry) = known.entry.filter(|entry| entry.needs_bounce && !scenario.network.bounce)
        && (section.is_some() || top.get("network").is_none())
    {
        let said = section.and_then(|section| section.get("bounce").map(Item::span));
        let place: Range<usize> = said.or_else(|| top.get("protocol").map(Item::span)).unwrap_or_default();
        reader.fault(place, faults::needs_bounce(entry.name));
    }
}

fn detector<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>, known: Known<'_>, network: &Network) -> Detector {
    let Some(section) = top.get("detector").and_then(|item| fields::DETECTOR.open(reader, item)) else {
        return Detector::Manual;
    };
    if let Some(entry) = known.entry.filter(|_| !known.follows) {
        reader.fault(section.span, faults::follows_nobody(entry));
        return Detector::Manual;
    }
    let mut said = DetectorSaid::default();
    fields::DETECTOR.read(reader, &section, known, &mut said);
    let kind = if section.get("kind").is_some() { said.kind } else { Some(DetectorKind::Manual) };
    let Some(kind) = kind else { return Detector::Manual };
    fields::DETECTOR.check_owners(reader, &section, |owner| owner == kind.line());
    match kind {
        DetectorKind::Manual => Detector::Manual,
        DetectorKind::Oracle => {
            Detector::Oracle { delay: said.delay.unwrap_or_else(|| network.patience()), by: said.by.unwrap_or(Noticers::All) }
        }
        DetectorKind::Heartbeat => Detector::Heartbeat { period: said.period.unwrap_or_else(|| 2 * network.patience()) },
    }
}

fn note<'t>(reader: &mut Reader<'t>, item: &Item<'t>, known: Known<'_>) -> Option<Note> {
    let section = fields::NOTES.open(reader, item)?;
    match (section.key_span("at"), section.key_span("when")) {
        (Some(at), Some(when)) => {
            let (first, second) = if at.start < when.start { (at, when) } else { (when, at) };
            reader.fault_with(second, first, faults::at_and_when());
        }
        (None, None) => {
            reader.needed(&section, "at", "at = 1");
        }
        _ => {}
    }
    let mut note =
        Note { when: When::At(0), text: LocalText::default(), pause: false, look: Vec::new(), validity: Validity::default() };
    fields::NOTES.read(reader, &section, known, &mut note);
    Some(note)
}

fn question<'t>(reader: &mut Reader<'t>, item: &Item<'t>, known: Known<'_>) -> Option<Question> {
    let section = fields::QUESTIONS.open(reader, item)?;
    let mut said = QuestionSaid::default();
    fields::QUESTIONS.read(reader, &section, known, &mut said);
    match said.of {
        Some(QuestionSubject::Choices) => {
            reader.needed(&section, "choices", "choices = [\"…\", \"…\"]");
        }
        Some(_) => fields::QUESTIONS.check_owners(reader, &section, |_| false),
        None => {}
    }
    Some(Question {
        at: said.at?,
        ask: said.ask?,
        of: said.of?,
        choices: said.choices,
        right: said.right,
        validity: said.validity,
    })
}

fn expectations<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>, known: Known<'_>) -> Expect {
    let section = top.get("expect").and_then(|item| fields::EXPECT.open(reader, item));
    section.map(|section| fields::expect::expected(reader, &section, known)).unwrap_or_default()
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
        let text = reader.text;
        let written = |span: Range<usize>| text.get(span).unwrap_or_default().to_owned();
        let first_table =
            headed.iter().map(|(span, _)| span).min_by_key(|span| span.start).cloned().map(written).unwrap_or_default();
        for (span, entries) in headed {
            if reader.is_full() {
                break;
            }
            for (key, value) in entries {
                let Some(name) = top_level_values().find(|name| *name == key.get_ref()) else { continue };
                // A question has choices of its own.
                if name == choices::ARRAY && written(span.clone()) == QUESTIONS_HEADER {
                    continue;
                }
                let array = ARRAYS.contains(&name);
                reader.fault(key.span(), faults::misplaced(name, &written(span.clone()), &first_table, array));
                if array {
                    found.push((name, value));
                }
            }
        }
        Self { found }
    }

    fn of(&self, name: &str) -> Vec<&'r Item<'t>> {
        self.found.iter().filter(|(found, _)| *found == name).map(|(_, item)| *item).collect()
    }

    fn each<T>(&self, reader: &mut Reader<'t>, name: &str, read: impl Fn(&mut Reader<'t>, &'r Item<'t>) -> Option<T>) -> Vec<T> {
        let mut all = Vec::new();
        for array in self.of(name) {
            for item in reader.list(array, name, Shape::TABLES).unwrap_or_default() {
                if reader.is_full() {
                    break;
                }
                all.extend(read(reader, item));
            }
        }
        all
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
