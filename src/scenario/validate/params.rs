//! `[params]`: the protocol's own parameters, each held against the catalogue.

use toml::de::DeValue;

use crate::config::{Bounds, Item, Reader, Section};
use crate::config::{FaultKind, Shape};
use crate::protocol::{ParameterValue, Parameters, Takes, Ticks};
use crate::protocols::{Entry, VariantId};
use crate::scenario::seating::Roster;

use super::DELAYS;

pub(super) fn read<'t>(
    reader: &mut Reader<'t>,
    top: &Section<'_, 't>,
    entry: Option<&'static Entry>,
    variant: Option<VariantId>,
    roster: Option<&Roster>,
) -> Parameters {
    let mut parameters = Parameters::default();
    let Some(item) = top.get("params") else { return parameters };
    let DeValue::Table(given) = item.get_ref() else {
        reader.section(item, "params", "[params]", &[]);
        return parameters;
    };
    let Some(entry) = entry else { return parameters };
    for (key, item) in given {
        let name: &str = key.get_ref();
        if let Some(parameter) = entry.params.iter().find(|parameter| parameter.name == name) {
            let takes = of_variant(parameter.takes, variant).unwrap_or_else(|owner| {
                reader.fault(key.span(), FaultKind::Foreign { key: parameter.name, owner });
                parameter.takes
            });
            if let Some(value) = value(reader, item, parameter.name, takes, roster) {
                parameters.give(parameter.name, value);
            }
        } else if !reader.swallowed(&item.span(), key.get_ref()) {
            let known = entry.params.iter().map(|parameter| parameter.name).collect();
            let kind = FaultKind::ForeignParameter { key: name.to_owned(), protocol: entry.name, known };
            reader.fault(key.span(), kind);
        }
    }
    parameters
}

/// What a parameter takes in a variant, if it is one of that variant; else the line that would make it one. Of an unknown variant
/// nobody can say.
fn of_variant(takes: Takes, variant: Option<VariantId>) -> Result<Takes, &'static str> {
    match (takes, variant) {
        (Takes::InVariant(line, _), Some(variant)) if line != variant.line() => Err(line),
        (Takes::InVariant(_, takes), _) => Ok(*takes),
        (takes, _) => Ok(takes),
    }
}

fn value<'t>(
    reader: &mut Reader<'t>,
    item: &Item<'t>,
    key: &'static str,
    takes: Takes,
    roster: Option<&Roster>,
) -> Option<ParameterValue> {
    match takes {
        Takes::Number(least, most) => reader.integer(item, key, Bounds { least, most }).map(ParameterValue::Number),
        Takes::Flag => reader.boolean(item, key).map(ParameterValue::Flag),
        Takes::Time => reader.integer(item, key, DELAYS).map(ParameterValue::Number),
        Takes::Span => span(reader, item, key).map(|(shortest, longest)| ParameterValue::Span(shortest, longest)),
        Takes::InVariant(_, takes) => value(reader, item, key, *takes, roster),
        Takes::ByPosition => by_position(reader, item, key, roster).map(ParameterValue::ByPosition),
    }
}

/// One number of ticks, or the shortest and the longest.
pub(super) fn span<'t>(reader: &mut Reader<'t>, item: &Item<'t>, key: &str) -> Option<(Ticks, Ticks)> {
    let items = match item.get_ref() {
        DeValue::Integer(_) => return reader.integer(item, key, DELAYS).map(|time| (time, time)),
        DeValue::Array(items) if items.len() == 2 => items,
        found => {
            reader.wrong(item.span(), key, Shape::Delay, found);
            return None;
        }
    };
    let first = reader.integer(&items[0], key, DELAYS);
    let second = reader.integer(&items[1], key, DELAYS);
    let (first, second) = (first?, second?);
    if first > second {
        reader.fault(item.span(), FaultKind::DelayUpsideDown { key: key.to_owned(), first, second });
        return None;
    }
    Some((first, second))
}

fn by_position<'t>(reader: &mut Reader<'t>, item: &Item<'t>, key: &'static str, roster: Option<&Roster>) -> Option<Vec<u64>> {
    let items = reader.list(item, key, Shape::Numbers)?;
    let bounds = Bounds { least: 0, most: u64::from(u32::MAX) };
    let numbers: Vec<u64> = items.iter().filter_map(|item| reader.integer(item, key, bounds)).collect();
    if let Some(roster) = roster.filter(|roster| roster.count() != items.len()) {
        let (found, processes) = (items.len() as u64, roster.count() as u64);
        reader.fault(item.span(), FaultKind::ListLength { key, found, processes });
    }
    (numbers.len() == items.len()).then_some(numbers)
}
