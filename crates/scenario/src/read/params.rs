//! `[params]`: the protocol's own parameters, each held against the catalogue.

use crate::config::{Item, Reader, Section, Shape, Subject};
use crate::{DELAYS, Scenario, faults, read::given::GivenValue, read::processes::distinct};
use suffrage_engine::protocol::{Decimal, Follows, ParameterValue, Parameters, Takes};
use suffrage_engine::protocols::{Entry, VariantId};
use toml::de::DeValue;

pub(super) fn read(given: &mut GivenValue<'_, '_>, variant: Option<VariantId>) -> Parameters {
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
            if let Some(value) = value(&mut GivenValue { key: parameter.name, ..given.other(item) }, takes) {
                parameters.give(parameter.name, value);
            }
        } else if !given.reader.swallowed(&item.span(), key.get_ref()) {
            let known: Vec<&'static str> = entry.params.iter().map(|parameter| parameter.name).collect();
            given.reader.fault(key.span(), faults::foreign_parameter(name, entry.name, &known));
        }
    }
    parameters
}

/// Whether processes follow a leader with these parameters, or with what may have been meant.
pub(super) fn may_follow(top: &Section<'_, '_>, entry: &Entry) -> bool {
    let given = |flag: &str| top.get("params")?.get_ref().as_table()?.get(flag).map(|value| value.get_ref().as_bool());
    match entry.follows {
        Follows::Never => false,
        Follows::Always => true,
        Follows::With(flag) => given(flag).is_some_and(|value| value != Some(false)),
    }
}

/// Tells which parameters do not fit together or the number of processes: at the parameter, or at the protocol.
pub(super) fn check<'t>(reader: &mut Reader<'t>, top: &Section<'_, 't>, scenario: &Scenario) {
    for refusal in scenario.refusals() {
        let given = match top.get("params").map(Item::get_ref) {
            Some(DeValue::Table(given)) => given.get(refusal.parameter).map(Item::span),
            _ => None,
        };
        let place = given.or_else(|| top.get("protocol").map(Item::span)).unwrap_or_default();
        reader.fault(place, faults::refused(refusal));
    }
}

/// What a parameter takes in a variant; of a parameter of another variant, the line that would choose that.
fn of_variant(takes: Takes, variant: Option<VariantId>) -> Result<Takes, &'static str> {
    match (takes, variant) {
        (Takes::InVariant(line, _), Some(variant)) if line != variant.line() => Err(line),
        (Takes::InVariant(_, takes), _) => Ok(*takes),
        (takes, _) => Ok(takes),
    }
}

fn value(given: &mut GivenValue<'_, '_>, takes: Takes) -> Option<ParameterValue> {
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
        Takes::InVariant(_, takes) => value(given, *takes),
        Takes::Word(words) => {
            let index = given.reader.one_of(given.item, given.key, Subject("parameter"), words)?;
            Some(ParameterValue::Word(words[index]))
        }
        Takes::ByProcess(takes) => {
            let values = given.by_process("params", |given| value(given, *takes))?;
            Some(ParameterValue::ByProcess(values.into_iter().collect()))
        }
        Takes::Either(all) => {
            let alike = all.iter().find(|takes| looks_like(given.item.get_ref(), **takes)).or(all.first());
            value(given, *alike?)
        }
        Takes::ByPosition => by_position(given).map(ParameterValue::ByPosition),
    }
}

/// Whether a value is written as such a parameter is.
fn looks_like(item: &DeValue<'_>, takes: Takes) -> bool {
    match takes {
        Takes::Number(..) | Takes::Time => matches!(item, DeValue::Integer(_)),
        Takes::Decimal(..) => matches!(item, DeValue::Float(_) | DeValue::Integer(_)),
        Takes::Flag => matches!(item, DeValue::Boolean(_)),
        Takes::Span => matches!(item, DeValue::Integer(_) | DeValue::Array(_)),
        Takes::Word(_) => matches!(item, DeValue::String(_)),
        Takes::ByProcess(_) => matches!(item, DeValue::Table(_)),
        Takes::ByPosition | Takes::Processes => matches!(item, DeValue::Array(_)),
        Takes::Either(all) => all.iter().any(|takes| looks_like(item, *takes)),
        Takes::InVariant(_, takes) => looks_like(item, *takes),
    }
}

fn by_position(given: &mut GivenValue<'_, '_>) -> Option<Vec<u64>> {
    let items = given.list(Shape::NUMBERS)?;
    let bounds = 0..=u64::from(u32::MAX);
    let numbers: Vec<u64> = items.iter().filter_map(|item| given.other(item).integer(bounds.clone())).collect();
    given.check_length(items.len());
    (numbers.len() == items.len()).then_some(numbers)
}
