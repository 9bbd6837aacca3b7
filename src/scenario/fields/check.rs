//! `[check]`: what all runs of a scenario are asked, and what the answer must be.

use std::ops::Range;

use toml::de::DeValue;

use crate::config::{Bounds, Problem, Reader, Section, Shape, Subject};
use crate::scenario::check::{AnyStart, Check, TimerBound};
use crate::scenario::faults;
use crate::scenario::read::given::{GivenValue, Known};
use crate::scenario::read::{expect, ids};
use crate::scenario::write::written::{Written, inline_table, list_of_words};
use crate::sim::detector::Detector;

use super::table::{Field, Table};

#[derive(Default)]
pub(in crate::scenario) struct CheckSaid {
    check: Check,
    properties: [Vec<Range<usize>>; 2],
    shortest: Vec<Range<usize>>,
}

const STATES: Bounds = Bounds { least: 1, most: u32::MAX as u64 };
const BUDGETS: Bounds = Bounds { least: 0, most: 255 };

fn budget(given: &mut GivenValue<'_, '_>) -> u32 {
    given.integer(BUDGETS).unwrap_or_default() as u32
}

fn bound(given: &mut GivenValue<'_, '_>) -> Option<u32> {
    given.integer(BUDGETS).map(|most| most as u32)
}

fn spent(budget: u32) -> Option<Written> {
    Written::unless(budget == 0, || budget)
}

pub(in crate::scenario) const CHECK: Table<CheckSaid, Check> = Table {
    rows: &[
        Field::new(
            "asynchronous",
            |given, said| said.check.asynchronous = given.boolean().unwrap_or(false),
            |check, _| Written::unless(!check.asynchronous, || true),
        ),
        Field::new(
            "any_start",
            |given, said| said.check.any_start = any_start(given),
            |check, seats| match &check.any_start {
                AnyStart::Nobody => None,
                AnyStart::Everybody => Some(Written::said(true)),
                AnyStart::Listed(listed) => Some(Written::said(seats.list(listed))),
            },
        ),
        Field::new("starts", |given, said| said.check.starts = budget(given), |check, _| spent(check.starts)),
        Field::new("crashes", |given, said| said.check.crashes = budget(given), |check, _| spent(check.crashes)),
        Field::new(
            "mid_broadcast",
            |given, said| said.check.mid_broadcast = given.boolean().unwrap_or(false),
            |check, _| Written::unless(!check.mid_broadcast, || true),
        ),
        Field::new("revivals", |given, said| said.check.revivals = budget(given), |check, _| spent(check.revivals)),
        Field::new("losses", |given, said| said.check.losses = budget(given), |check, _| spent(check.losses)),
        Field::new("duplicates", |given, said| said.check.duplicates = budget(given), |check, _| spent(check.duplicates)),
        Field::new(
            "timers",
            |given, said| said.check.timers = timers(given),
            |check, seats| match &check.timers {
                TimerBound::None => None,
                TimerBound::InAll(most) => Some(Written::said(most)),
                TimerBound::Named(named) => {
                    let names = seats.scenario.protocol().entry().timers;
                    let bounds: Vec<_> = named.iter().map(|(timer, most)| (names[*timer], Written::said(most))).collect();
                    Some(Written::said(inline_table(&bounds)))
                }
            },
        ),
        Field::new("draws", |given, said| said.check.draws = bound(given), |check, _| Written::any(check.draws)),
        Field::new("early", |given, said| said.check.early = bound(given), |check, _| Written::any(check.early)),
        Field::new(
            "holds",
            |given, said| (said.check.holds, said.properties[0]) = expect::properties(given),
            |check, _| Written::unless(check.holds.is_empty(), || list_of_words(&check.holds)),
        ),
        Field::new(
            "violates",
            |given, said| (said.check.violates, said.properties[1]) = expect::properties(given),
            |check, _| Written::unless(check.violates.is_empty(), || list_of_words(&check.violates)),
        ),
        Field::new(
            "shortest",
            |given, said| (said.check.shortest, said.shortest) = shortest(given),
            |check, _| {
                let steps: Vec<_> = check.shortest.iter().map(|(name, steps)| (*name, Written::said(steps))).collect();
                Written::unless(steps.is_empty(), || inline_table(&steps))
            },
        ),
        Field::new("states", |given, said| said.check.states = given.integer(STATES), |check, _| Written::any(check.states)),
    ],
    ..Table::of("check", "[check]")
};

fn any_start(given: &mut GivenValue<'_, '_>) -> AnyStart {
    match given.item.get_ref() {
        DeValue::Boolean(true) => AnyStart::Everybody,
        DeValue::Boolean(false) => AnyStart::Nobody,
        DeValue::Array(listed) if listed.is_empty() => {
            given.fault(Problem::empty_list(given.key));
            AnyStart::Nobody
        }
        DeValue::Array(_) => AnyStart::Listed(ids::down(given)),
        _ => {
            given.wrong(Shape::ANY_START);
            AnyStart::Nobody
        }
    }
}

/// A number in all, or one for each of some names.
fn timers(given: &mut GivenValue<'_, '_>) -> TimerBound {
    match given.item.get_ref() {
        DeValue::Integer(_) => bound(given).map_or(TimerBound::None, TimerBound::InAll),
        DeValue::Table(_) => {
            let names = given.known.entry.map(|entry| entry.timers);
            TimerBound::Named(by_name(given, Subject::TIMER, names).into_iter().map(|(timer, most, _)| (timer, most)).collect())
        }
        _ => {
            given.wrong(Shape::TIMER_BOUNDS);
            TimerBound::None
        }
    }
}

fn shortest(given: &mut GivenValue<'_, '_>) -> (Vec<(&'static str, u32)>, Vec<Range<usize>>) {
    let names = given.known.entry.map(|entry| entry.properties);
    let steps = by_name(given, Subject::PROPERTY, names);
    steps.into_iter().filter_map(|(index, steps, span)| Some(((*names?.get(index)?, steps), span))).unzip()
}

/// Numbers under names of a list, by the name's index.
fn by_name(
    given: &mut GivenValue<'_, '_>,
    subject: Subject,
    names: Option<&'static [&'static str]>,
) -> Vec<(usize, u32, Range<usize>)> {
    let Some(section) = given.reader.any_section(given.item, given.key, given.key) else { return Vec::new() };
    let mut numbers = Vec::new();
    for (name, span, item) in section.in_file_order() {
        if given.reader.swallowed(&section.span, name) {
            continue;
        }
        let index = names.and_then(|names| given.reader.named(name, span.clone(), subject, names, &[]));
        let number = given.reader.integer(item, name, Bounds { least: 0, most: u32::MAX.into() });
        numbers.extend(index.zip(number).map(|(index, number)| (index, number as u32, span)));
    }
    numbers
}

/// Reads the table. `detector`: what notices absences in the scenario.
pub(in crate::scenario) fn asked<'t>(
    reader: &mut Reader<'t>,
    section: &Section<'_, 't>,
    known: Known<'_>,
    detector: Detector,
) -> Check {
    let mut said = CheckSaid::default();
    CHECK.read(reader, section, known, &mut said);
    idle_budgets(reader, section, (known, detector), &said.check);
    let CheckSaid { check, properties: [holds, violates], shortest } = said;
    for (name, span) in check.violates.iter().zip(violates) {
        if let Some(held) = check.holds.iter().position(|held| held == name) {
            reader.fault_with(span, holds[held].clone(), faults::holds_and_violates(name));
        }
    }
    for ((name, _), span) in check.shortest.iter().zip(shortest) {
        if let Some(held) = check.holds.iter().position(|held| held == name) {
            reader.fault_with(span, holds[held].clone(), faults::shortest_of_held(name));
        } else if !check.judges(name) {
            reader.fault(span, faults::shortest_not_judged(name));
        }
    }
    check
}

/// Budgets of what never happens.
fn idle_budgets<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>, (known, detector): (Known<'_>, Detector), check: &Check) {
    if let Some(span) = section.key_span("early").filter(|_| !check.asynchronous) {
        reader.fault(span, faults::early_with_clock());
    }
    if let Some(span) = section.key_span("mid_broadcast").filter(|_| check.mid_broadcast && check.crashes == 0) {
        reader.fault(span, faults::no_crashes());
    }
    let Some(entry) = known.entry else { return };
    if let Some(span) = section.key_span("draws").filter(|_| !entry.draws) {
        reader.fault(span, faults::bounds_nothing("draws", "draws", entry.name));
    }
    let has_no_timers = entry.timers.is_empty() && detector == Detector::Manual;
    for key in ["timers", "early"].into_iter().filter(|_| has_no_timers) {
        if let Some(span) = section.key_span(key) {
            reader.fault(span, faults::bounds_nothing(key, "timers", entry.name));
        }
    }
}
