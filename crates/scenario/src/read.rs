//! Reads a scenario file into a valid [`Scenario`], or into the list of all its faults.

pub(super) mod given;
pub(super) mod processes;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use crate::fields::{DetectorFields, DetectorKind, Head};
use crate::prelude::*;
use crate::{Note, When, check, choices, command, default_detector, fields, overlay, program};
use crate::{config::Document, config::nearest, program::Found};
use given::{GivenValue, Known};
use processes::distinct;
use suffrage_engine::protocol::{Decimal, Follows, StableColumns, StableEntry};
use suffrage_engine::{protocols::ProtocolId, sim::command::Command, sim::network::Network};
use toml::de::DeTable;

/// The arrays of the top level. In the form `name = […]` they must precede the first table; `[[name]]` may follow it.
const ARRAYS: [&str; 4] = ["events", choices::ARRAY, "notes", "questions"];
const QUESTIONS_HEADER: &str = "[[questions]]";
const TABLES: &[&str] = &["processes", "network", "detector", "params", "expect", "check"];

/// A placeholder. Each reader expects the value of a key, but the top level of a file is not the value of any key.
pub(super) static WHOLE: LazyLock<Item<'static>> = LazyLock::new(|| Item::new(0..0, DeValue::Boolean(true)));

fn top_level_values() -> impl Iterator<Item = &'static str> {
    fields::TOP.keys().chain(ARRAYS)
}

pub(super) fn is_container(key: &str) -> bool {
    ARRAYS.contains(&key) || TABLES.contains(&key)
}

pub(super) fn is_top_level_value(key: &str) -> bool {
    top_level_values().any(|known| known == key)
}

/// Reads the text of a scenario file.
///
/// # Errors
/// All faults, ordered by their places; if there are more than 1000, the first ones. If the TOML is invalid: the
/// syntax errors, and the faults of the parts that can be read.
pub fn read(text: &str) -> Result<Scenario, Faults> {
    read_with(text, None)
}

/// Reads the text of a scenario file. `algorithm`: the user's algorithm that the file names, or why there is none.
pub(crate) fn read_with(text: &str, algorithm: Option<&Found>) -> Result<Scenario, Faults> {
    let document = Document::read(text);
    let mut reader = Reader::new(text, is_top_level_value);
    let scenario = scenario(&mut reader, document.root(), algorithm);
    let faults = reader.finish(&document);
    match scenario {
        Some(scenario) if faults.told.is_empty() => Ok(scenario),
        _ => Err(faults),
    }
}

fn scenario<'t>(reader: &mut Reader<'t>, document: &DeTable<'t>, algorithm: Option<&Found>) -> Option<Scenario> {
    let mut top = Section::new("", 0..0, document);
    let known: Vec<&'static str> = top_level_values().chain(TABLES.iter().copied()).collect();
    reader.check_keys(&mut top, &known);
    // The scenario has the default protocol until the key `protocol` is read.
    let mut head = Head { scenario: Scenario::default(), entry: None, variant: None };
    let known = Known { algorithm, ..Known::default() };
    let given = &mut GivenValue { reader, section: &top, key: "", item: &WHOLE, known };
    fields::TOP.read(given, &mut head);
    let Head { mut scenario, entry, variant } = head;

    let follows = entry.is_some_and(|entry| may_follow(&top, entry));
    given.known = Known { entry, follows, ..Known::default() };
    let roster = processes::read(given, &mut scenario);
    given.known.roster = roster.as_ref();
    network(given, &mut scenario);
    scenario.detector = detector(given, &scenario.network);
    let known_variant = if top.get("variant").is_some() { variant } else { entry.map(|entry| entry.id().standard()) };
    scenario.parameters = parameters(given, known_variant);
    let arrays = arrays(given);
    scenario.variant = known_variant.or(entry.map(|entry| entry.id().standard())).unwrap_or(scenario.variant);
    let alterable = scenario.alterable();
    let clients = scenario.clients();
    let (bounce, alterable, clients) = (scenario.network.bounce, alterable.as_deref(), clients.as_slice());
    given.known = Known { bounce, alterable, clients, ..given.known };
    scenario.events = each(given, &arrays, "events", command::read);
    let mut seen = BTreeMap::new();
    scenario.choices = each(given, &arrays, choices::ARRAY, |given| choices::read(given, &mut seen));
    scenario.notes = each(given, &arrays, "notes", note);
    scenario.questions = each(given, &arrays, "questions", question);
    let expect = top.get("expect").and_then(|item| fields::EXPECT.open(given.reader, item));
    scenario.expect = expect.map(|section| fields::expect::expected(&mut given.within(&section))).unwrap_or_default();
    let check = top.get("check").and_then(|item| fields::CHECK.open(given.reader, item));
    scenario.check = check.map(|section| check::read_check(&mut given.within(&section), scenario.detector));
    scenario.variant = variant.unwrap_or(entry?.id().standard());
    if roster.is_some() {
        check_parameters(given.reader, &top, &scenario);
        overlay::check(given.reader, &top, &scenario);
    }
    Some(scenario)
}

fn network(given: &mut GivenValue<'_, '_>, scenario: &mut Scenario) {
    let top = given.section;
    let section = top.get("network").and_then(|item| fields::NETWORK.open(given.reader, item));
    if let Some(section) = &section {
        fields::NETWORK.read(&mut given.within(section), scenario);
    }
    // If the table `[network]` cannot be read, it is unknown whether the file sets `bounce`.
    if let Some(entry) = given.known.entry.filter(|entry| entry.needs_bounce() && !scenario.network.bounce)
        && (section.is_some() || top.get("network").is_none())
    {
        let said = section.and_then(|section| section.get("bounce").map(Item::span));
        let place: Range<usize> = said.or_else(|| top.get("protocol").map(Item::span)).unwrap_or_default();
        given.reader.fault(place, faults::needs_bounce(entry.name));
    }
}

fn detector(given: &mut GivenValue<'_, '_>, network: &Network) -> Detector {
    let default = given.known.entry.map_or(Detector::Manual, |entry| default_detector(entry, network));
    let Some(section) = given.section.get("detector").and_then(|item| fields::DETECTOR.open(given.reader, item)) else {
        return default;
    };
    if let Some(entry) = given.known.entry.filter(|_| !given.known.follows) {
        given.reader.fault(section.span, faults::follows_nobody(entry));
        return default;
    }
    let given = &mut given.within(&section);
    let mut said = DetectorFields::default();
    fields::DETECTOR.read(given, &mut said);
    let kind = if section.get("kind").is_some() { said.kind } else { Some(DetectorKind::of(default)) };
    let Some(kind) = kind else { return default };
    fields::DETECTOR.check_owners(given, |owner| owner == kind.line());
    match kind {
        DetectorKind::Manual => Detector::Manual,
        DetectorKind::Oracle => Detector::Oracle {
            delay: said.delay.unwrap_or_else(|| network.patience()),
            by: said.by.unwrap_or(Noticers::All),
        },
        DetectorKind::Heartbeat => {
            Detector::Heartbeat { period: said.period.unwrap_or_else(|| 2 * network.patience()) }
        }
    }
}

fn note(given: &mut GivenValue<'_, '_>) -> Option<Note> {
    let section = fields::NOTES.open(given.reader, given.item)?;
    if section.get("when").is_none() {
        given.reader.needed(&section, "at", "at = 1");
    }
    given.reader.only_one(&section, ["at", "when"], faults::at_and_when());
    let (text, look, validity) = Default::default();
    let mut note = Note { when: When::At(0), text, pause: false, look, validity };
    fields::NOTES.read(&mut given.within(&section), &mut note);
    Some(note)
}

pub(super) fn question(given: &mut GivenValue<'_, '_>) -> Option<Question> {
    let section = fields::QUESTIONS.open(given.reader, given.item)?;
    let given = &mut given.within(&section);
    let mut question = Question::default();
    fields::QUESTIONS.read(given, &mut question);
    // If the value of `of` is wrong, any key may be valid.
    if section.get("of").is_some_and(|of| !given.reader.is_faulty(&of.span())) {
        if question.of == QuestionSubject::Choices {
            given.reader.needed(&section, "choices", "choices = [\"…\", \"…\"]");
        } else {
            fields::QUESTIONS.check_owners(given, |_| false);
        }
    }
    Some(question)
}

pub(crate) fn version(given: &mut GivenValue<'_, '_>) {
    if let Some(version) = given.integer(1..=u64::MAX).filter(|version| *version != 1) {
        given.fault(faults::later_version(given.key, version));
    }
}

pub(crate) fn protocol(given: &mut GivenValue<'_, '_>) -> Option<&'static Entry> {
    let names: Vec<&'static str> = CATALOGUE.iter().map(|entry| entry.name).collect();
    let word = given.reader.word(given.item, given.key)?;
    if program::is_in(given, word) {
        return program::of_scenario(given, word).map(ProtocolId::entry);
    }
    let index = given.reader.named(word, given.span(), Subject("protocol"), &names);
    // If the name is wrong, the rest of the file is checked for the most similar protocol, to report its faults too.
    let meant = nearest(word, &names);
    ProtocolId::named(index.map_or(meant, |index| Some(names[index]))?).map(ProtocolId::entry)
}

pub(crate) fn variant(given: &mut GivenValue<'_, '_>, entry: Option<&'static Entry>) -> Option<VariantId> {
    given.known.entry = entry;
    let index = given.name_of(Subject("variant"), |entry| entry.variants)?;
    entry.map(|entry| entry.id().variants()[index])
}

pub(crate) fn subject(
    given: &mut GivenValue<'_, '_>,
    subjects: &[(&'static str, QuestionSubject)],
) -> Option<QuestionSubject> {
    let subject = given.one_of(Subject("question"), subjects)?;
    let has_none = match subject {
        QuestionSubject::Leader => given.follows_nobody(),
        QuestionSubject::Decision => given.decides_nothing(),
        QuestionSubject::Messages | QuestionSubject::Tick | QuestionSubject::Choices => false,
    };
    (!has_none).then_some(subject)
}

pub(crate) fn numbers(given: &mut GivenValue<'_, '_>) -> Vec<u64> {
    let items = given.list(Shape("numbers")).unwrap_or_default();
    items.iter().filter_map(|item| given.other(item).integer(0..=u64::MAX)).collect()
}

pub(crate) fn answers(given: &mut GivenValue<'_, '_>) -> Vec<LocalText> {
    let Some(items) = given.list(Shape("local-texts")) else { return Vec::new() };
    if items.is_empty() {
        given.fault(Problem::empty_list(given.key));
    }
    items.iter().map(|item| given.other(item).local_text()).collect()
}

/// The arrays of the file. Misplaced arrays are included, so that their faults are reported too.
fn arrays<'r, 't>(given: &mut GivenValue<'r, 't>) -> Vec<(&'static str, &'r Item<'t>)> {
    let (top, text) = (given.section, given.reader.text);
    let mut found: Vec<_> = ARRAYS.iter().filter_map(|name| top.get(name).map(|item| (*name, item))).collect();
    let mut headed = Vec::new();
    for (_, _, item) in top.in_file_order() {
        with_headers(text, item, &mut headed);
    }
    let written = |span: Range<usize>| text.get(span).unwrap_or_default().to_owned();
    let first_table =
        headed.iter().map(|(span, _)| span).min_by_key(|span| span.start).cloned().map(written).unwrap_or_default();
    for (span, entries) in headed {
        if given.reader.is_full() {
            break;
        }
        for (key, value) in entries {
            let Some(name) = top_level_values().find(|name| *name == key.get_ref()) else { continue };
            // A question has a key `choices` of its own.
            if name == choices::ARRAY && written(span.clone()) == QUESTIONS_HEADER {
                continue;
            }
            let array = ARRAYS.contains(&name);
            given.reader.fault(key.span(), faults::misplaced(name, &written(span.clone()), &first_table, array));
            if array {
                found.push((name, value));
            }
        }
    }
    found
}

fn each<'t, T>(
    given: &mut GivenValue<'_, 't>,
    arrays: &[(&'static str, &Item<'t>)],
    name: &'static str,
    mut read: impl FnMut(&mut GivenValue<'_, 't>) -> Option<T>,
) -> Vec<T> {
    let mut all = Vec::new();
    for (_, array) in arrays.iter().filter(|(found, _)| *found == name) {
        let items = array.get_ref().as_array().map(|items| items.iter());
        for item in given.reader.of_shape(array, name, Shape("tables"), items).into_iter().flatten() {
            if given.reader.is_full() {
                break;
            }
            all.extend(read(&mut GivenValue { key: name, ..given.other(item) }));
        }
    }
    all
}

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

fn parameters(given: &mut GivenValue<'_, '_>, variant: Option<VariantId>) -> Parameters {
    let mut parameters = Parameters::default();
    let Some(table) = given.section.get("params") else { return parameters };
    let DeValue::Table(entries) = table.get_ref() else {
        given.reader.section(table, "params", "[params]", &[]);
        return parameters;
    };
    let Some(entry) = given.known.entry else { return parameters };
    for (key, item) in entries {
        let name: &str = key.get_ref();
        if let Some(parameter) = entry.params.iter().find(|parameter| parameter.name == name) {
            let takes = of_variant(parameter.takes, variant).unwrap_or_else(|owner| {
                given.reader.fault(key.span(), faults::foreign(parameter.name, owner));
                parameter.takes
            });
            if let Some(value) = value_of(&mut GivenValue { key: parameter.name, ..given.other(item) }, takes) {
                parameters.give(parameter.name, value);
            }
        } else if !given.reader.is_below_table_header(&item.span(), key.get_ref()) {
            let known: Vec<&'static str> = entry.params.iter().map(|parameter| parameter.name).collect();
            given.reader.fault(key.span(), faults::foreign_parameter(name, entry.name, &known));
        }
    }
    parameters
}

fn may_follow(top: &Section<'_, '_>, entry: &Entry) -> bool {
    let given = |flag: &str| top.get("params")?.get_ref().as_table()?.get(flag).map(|value| value.get_ref().as_bool());
    match entry.follows {
        Follows::Never => false,
        Follows::Always => true,
        Follows::With(flag) => given(flag).is_some_and(|value| value != Some(false)),
    }
}

fn check_parameters<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>, scenario: &Scenario) {
    for refusal in scenario.refusals() {
        let given = match top.get("params").map(Item::get_ref) {
            Some(DeValue::Table(given)) => given.get(refusal.parameter).map(Item::span),
            _ => None,
        };
        let place = given.or_else(|| top.get("protocol").map(Item::span)).unwrap_or_default();
        reader.fault(place, faults::refused(refusal));
    }
}

/// Fails if the parameter belongs to another variant. The error is the line that selects the right variant.
fn of_variant(takes: Takes, variant: Option<VariantId>) -> Result<Takes, &'static str> {
    match (takes, variant) {
        (Takes::InVariant(line, _), Some(variant)) if line != variant.line() => Err(line),
        (Takes::InVariant(_, takes), _) => Ok(*takes),
        (takes, _) => Ok(takes),
    }
}

fn value_of(given: &mut GivenValue<'_, '_>, takes: Takes) -> Option<ParameterValue> {
    match takes {
        Takes::Number(least, most) => given.integer(least..=most).map(ParameterValue::Number),
        Takes::Decimal(least, most) => {
            given.decimal((least.into(), most.into())).map(|value| ParameterValue::Decimal(Decimal::new(value)))
        }
        Takes::Processes => {
            let processes = distinct(given);
            (!given.reader.is_faulty(&given.item.span())).then_some(ParameterValue::Processes(processes))
        }
        Takes::Flag => given.boolean().map(ParameterValue::Flag),
        Takes::Time => given.integer(DELAYS).map(ParameterValue::Number),
        Takes::Span => given.delay().map(|(shortest, longest)| ParameterValue::Span(shortest, longest)),
        Takes::InVariant(_, takes) => value_of(given, *takes),
        Takes::Word(words) => {
            let index = given.reader.one_of(given.item, given.key, Subject("parameter"), words)?;
            Some(ParameterValue::Word(words[index]))
        }
        Takes::ByProcess(takes) => {
            let values = given.by_process("params", |given| value_of(given, *takes))?;
            Some(ParameterValue::ByProcess(values.into_iter().collect()))
        }
        Takes::Either(all) => {
            let alike = all.iter().find(|takes| looks_like(given.item.get_ref(), **takes)).or(all.first());
            value_of(given, *alike?)
        }
        Takes::ByPosition => by_position(given).map(ParameterValue::ByPosition),
        Takes::Stable(columns) => stable(given, columns).map(ParameterValue::Stable),
    }
}

fn looks_like(item: &DeValue<'_>, takes: Takes) -> bool {
    match takes {
        Takes::Number(..) | Takes::Time => matches!(item, DeValue::Integer(_)),
        Takes::Decimal(..) => matches!(item, DeValue::Float(_) | DeValue::Integer(_)),
        Takes::Flag => matches!(item, DeValue::Boolean(_)),
        Takes::Span => matches!(item, DeValue::Integer(_) | DeValue::Array(_)),
        Takes::Word(_) => matches!(item, DeValue::String(_)),
        Takes::ByProcess(_) => matches!(item, DeValue::Table(_)),
        Takes::ByPosition | Takes::Stable(_) | Takes::Processes => matches!(item, DeValue::Array(_)),
        Takes::Either(all) => all.iter().any(|takes| looks_like(item, *takes)),
        Takes::InVariant(_, takes) => looks_like(item, *takes),
    }
}

/// The largest term or round at tick 0. It is far below `u32::MAX`, so that a run can increase it without overflow.
const LATEST_ROUND: u64 = u32::MAX as u64 / 2;

fn by_position(given: &mut GivenValue<'_, '_>) -> Option<Vec<u64>> {
    let items = given.list(Shape("numbers"))?;
    let numbers: Vec<u64> = items.iter().filter_map(|item| given.other(item).integer(0..=LATEST_ROUND)).collect();
    given.check_length(items.len());
    (numbers.len() == items.len()).then_some(numbers)
}

fn stable(given: &mut GivenValue<'_, '_>, columns: StableColumns) -> Option<Vec<Option<StableEntry>>> {
    let shape = Shape(match columns {
        StableColumns::Id => "voters",
        StableColumns::Ballot => "ballots",
        StableColumns::Vote => "votes",
    });
    let items = given.list(shape)?;
    let entry = |item| stable_entry(&mut given.other(item), columns, shape);
    let entries: Vec<_> = items.iter().filter_map(entry).collect();
    given.check_length(items.len());
    (entries.len() == items.len()).then_some(entries)
}

/// `None`: the entry has a fault. `Some(None)`: the entry is `[]`, so the process has nothing in stable storage.
#[expect(clippy::option_option, reason = "three cases: unreadable, nothing, an entry")]
fn stable_entry(given: &mut GivenValue<'_, '_>, columns: StableColumns, shape: Shape) -> Option<Option<StableEntry>> {
    let item = given.item;
    let items = item.get_ref().as_array().map_or(std::slice::from_ref(item), |items| items.iter().as_slice());
    let (round, id, value) = match (columns, items) {
        (_, []) => return Some(None),
        (StableColumns::Id, [id]) => (None, id, None),
        (StableColumns::Ballot, [round, id]) => (Some(round), id, None),
        (StableColumns::Vote, [round, id, value]) => (Some(round), id, Some(value)),
        _ => return given.unfit(shape),
    };
    let round = round.map(|round| given.other(round).integer(1..=LATEST_ROUND));
    let (id, value) = (given.other(id).process(shape), value.map(|value| given.other(value).datum()));
    let round = if let Some(round) = round { Some(round? as u32) } else { None };
    Some(Some(StableEntry { round, id: id?.0, value: if let Some(value) = value { Some(value?) } else { None } }))
}

/// For each list in `lists`, such as `events`: the places of its entries in the file. The file must be valid.
pub fn places_of_entries<const N: usize>(text: &str, lists: [&str; N]) -> [Vec<Range<usize>>; N] {
    let document = Document::read(text);
    let entries = |list| document.root().get(list).and_then(|list| list.get_ref().as_array());
    lists.map(|list| entries(list).into_iter().flat_map(|list| list.iter().map(Item::span)).collect())
}

/// The place of a key, or of the whole table if `key` is empty, in a valid file. The table `""` is the top level.
pub fn place_of_key(text: &str, table: &str, key: &str) -> Option<Range<usize>> {
    let document = Document::read(text);
    let root = document.root();
    let within = if table.is_empty() { root } else { root.get(table)?.get_ref().as_table()? };
    if key.is_empty() {
        return root.get(table).map(Item::span);
    }
    within.iter().find(|(known, _)| known.get_ref() == key).map(|(known, _)| known.span())
}

/// Reads single acts, written like entries of `events`, for the processes of one scenario.
pub struct Acts<'s> {
    scenario: &'s Scenario,
    roster: Roster,
}

impl<'s> Acts<'s> {
    pub fn on(scenario: &'s Scenario) -> Self {
        Self { scenario, roster: scenario.roster() }
    }

    /// Reads one act with its tick, such as `{ at = 4, crash = 7 }`.
    ///
    /// # Errors
    /// The first fault of the entry.
    pub fn read(&self, entry: &str) -> Result<(Ticks, Command), Problem> {
        let text = format!("events = [{entry}]");
        let document = Document::read(&text);
        let mut reader = Reader::new(&text, is_top_level_value);
        let top = Section::new("", 0..0, document.root());
        let (alterable, clients) = (self.scenario.alterable(), self.scenario.clients());
        let known = Known::of(self.scenario, &self.roster, (alterable.as_deref(), &clients));
        let given = &mut GivenValue { reader: &mut reader, section: &top, key: "", item: &WHOLE, known };
        let arrays = arrays(given);
        let mut acts = each(given, &arrays, "events", command::read);
        if let Some(fault) = reader.finish(&document).told.into_iter().next() {
            return Err(fault.problem);
        }
        match acts.pop() {
            Some(act) if is_one_entry(document.root(), entry) => Ok(act),
            _ => Err(faults::not_one_entry()),
        }
    }
}

/// The user's text could close the list `events` with `]` and then add keys. Such a text is not one entry.
fn is_one_entry(document: &DeTable<'_>, entry: &str) -> bool {
    let list = document.iter().next().filter(|_| document.len() == 1).and_then(|(_, list)| list.get_ref().as_array());
    let Some([act]) = list.map(|list| list.iter().as_slice()) else { return false };
    act.span().len() == entry.trim().len()
}
