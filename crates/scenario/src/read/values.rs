//! What the values at the top say, the answers of a question, and figures.

use toml::de::DeValue;

use crate::config::{Bounds, Problem, Shape, Subject, nearest};
use crate::{QuestionSubject, faults};
use suffrage_engine::protocol::Datum;
use suffrage_engine::protocols::{CATALOGUE, Entry, ProtocolId, VariantId};
use suffrage_text::LocalText;

use super::given::GivenValue;

pub(crate) fn version(given: &mut GivenValue<'_, '_>) {
    if let Some(version) = given.integer(Bounds { least: 1, most: u64::MAX }).filter(|version| *version != 1) {
        given.fault(faults::later_version(version));
    }
}

pub(crate) fn protocol(given: &mut GivenValue<'_, '_>) -> Option<&'static Entry> {
    let names: Vec<&'static str> = CATALOGUE.iter().map(|entry| entry.name).collect();
    let word = given.reader.word(given.item, given.key)?;
    let index = given.reader.named(word, given.span(), Subject::PROTOCOL, &names);
    // The rest of the file is held against the protocol that was probably meant, so that its faults are told too.
    let meant = nearest(word, &names);
    ProtocolId::named(index.map_or(meant, |index| Some(names[index]))?).map(ProtocolId::entry)
}

pub(crate) fn variant(given: &mut GivenValue<'_, '_>, entry: Option<&'static Entry>) -> Option<VariantId> {
    given.known.entry = entry;
    let index = given.name_of(Subject::VARIANT, |entry| entry.variants)?;
    entry.map(|entry| entry.id.variants()[index])
}

/// One value for all processes, or one for each by position.
pub(crate) fn proposals(given: &mut GivenValue<'_, '_>) -> Vec<Datum> {
    if given.is_refused(|entry| (!entry.takes_proposals()).then(|| faults::no_proposals(entry.title))) {
        return Vec::new();
    }
    let items = match given.item.get_ref() {
        DeValue::Array(items) => items,
        DeValue::Integer(_) | DeValue::String(_) => return given.datum().into_iter().collect(),
        _ => {
            given.wrong(Shape::PROPOSALS);
            return Vec::new();
        }
    };
    given.check_length(items.len());
    items.iter().filter_map(|item| given.other(item).datum()).collect()
}

/// What a question asks for: a leader of those that follow one, a decision of those that decide on one.
pub(crate) fn subject(
    given: &mut GivenValue<'_, '_>,
    subjects: &[(&'static str, QuestionSubject)],
) -> Option<QuestionSubject> {
    let subject = given.one_of(Subject::QUESTION, subjects)?;
    let has_none = match subject {
        QuestionSubject::Leader => given.follows_nobody(),
        QuestionSubject::Decision => given.decides_nothing(),
        QuestionSubject::Messages | QuestionSubject::Tick | QuestionSubject::Choices => false,
    };
    (!has_none).then_some(subject)
}

pub(crate) fn numbers(given: &mut GivenValue<'_, '_>) -> Vec<u64> {
    let items = given.list(Shape::NUMBERS).unwrap_or_default();
    items.iter().filter_map(|item| given.other(item).integer(Bounds { least: 0, most: u64::MAX })).collect()
}

pub(crate) fn choices(given: &mut GivenValue<'_, '_>) -> Vec<LocalText> {
    let Some(items) = given.list(Shape::LOCAL_TEXTS) else { return Vec::new() };
    if items.is_empty() {
        given.fault(Problem::empty_list(given.key));
    }
    items.iter().map(|item| given.other(item).local_text()).collect()
}
