//! `[expect]`: what makes the file a test; and the same of one moment, the facts of a note or a question.

use std::ops::Range;

use crate::config::{Reader, Section};
use crate::protocol::Cell;
use crate::scenario::bounds::TICKS;
use crate::scenario::read::expect;
use crate::scenario::read::given::{GivenValue, Known};
use crate::scenario::write::written::{Seats, Written, datum, inline_table, list, list_of_words, quoted, slot as written_slot};
use crate::scenario::{Expect, ExpectedCell, faults};

use super::table::{Field, Table};

#[derive(Default)]
pub(in crate::scenario) struct Expected {
    pub(in crate::scenario) expect: Expect,
    pub(in crate::scenario) properties: [Vec<Range<usize>>; 2],
}

pub(in crate::scenario) const EXPECT: Table<Expected, Expect> = Table {
    rows: &[
        Field::new(
            "leader",
            |given, Expected { expect, .. }| expect.leader = expect::leader(given),
            |expect, _| Written::any(expect.leader),
        ),
        Field::new(
            "decided",
            |given, Expected { expect, .. }| expect.decided = expect::decided(given),
            |expect, _| Written::any(expect.decided.map(datum)),
        ),
        Field::new(
            "elected",
            |given, Expected { expect, .. }| expect.elected = expect::cells(given),
            |expect, _| {
                let cell = |cell: &ExpectedCell| match cell {
                    None => quoted("@"),
                    Some(Cell::Leader(id)) => id.to_string(),
                    Some(Cell::Decided(value)) => datum(*value),
                };
                Written::any(expect.elected.as_ref().map(|cells| list(cells.iter().map(cell))))
            },
        ),
        Field::new(
            "log",
            |given, Expected { expect, .. }| expect.log = expect::log(given),
            |expect, _| Written::any(expect.log.as_ref().map(|slots| list(slots.iter().map(|slot| written_slot(*slot))))),
        ),
        Field::new("by", |given, Expected { expect, .. }| expect.by = given.integer(TICKS), |expect, _| Written::any(expect.by)),
        Field::new(
            "messages",
            |given, Expected { expect, .. }| (expect.in_all, expect.messages) = expect::messages(given),
            |expect, seats| {
                let kinds = seats.scenario.protocol().entry().kinds;
                let count = |(kind, count): &(usize, u64)| format!("{} = {count}", kinds[*kind]);
                let counts: Vec<String> = expect.messages.iter().map(count).collect();
                let by_kind = Written::unless(counts.is_empty(), || format!("{{ {} }}", counts.join(", ")));
                Written::any(expect.in_all).or(by_kind)
            },
        ),
        Field::new(
            "holds",
            |given, said| (said.expect.holds, said.properties[0]) = expect::properties(given),
            |expect, _| Written::unless(expect.holds.is_empty(), || list_of_words(&expect.holds)),
        ),
        Field::new(
            "violates",
            |given, said| (said.expect.violates, said.properties[1]) = expect::properties(given),
            |expect, _| Written::unless(expect.violates.is_empty(), || list_of_words(&expect.violates)),
        ),
    ],
    ..Table::of("expect", "[expect]")
};

pub(in crate::scenario) fn expected<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>, known: Known<'_>) -> Expect {
    let mut said = Expected::default();
    EXPECT.read(reader, section, known, &mut said);
    let Expected { expect, properties: [holds, violates] } = said;
    for (name, span) in expect.violates.iter().zip(violates) {
        if let Some(held) = expect.holds.iter().position(|held| held == name) {
            reader.fault_with(span, holds[held].clone(), faults::holds_and_violates(name));
        }
    }
    expect
}

/// What a note or a question says of its moment. A table that says nothing is true of every run.
pub(super) fn read_facts(given: &mut GivenValue<'_, '_>) -> Option<Expect> {
    let section = EXPECT.open_as(given.reader, given.item, "facts")?;
    Some(expected(given.reader, &section, given.known))
}

/// The facts of a note or a question, as one value: keys of `[expect]`.
pub(super) fn written_facts(facts: Option<&Expect>, seats: &Seats<'_>) -> Option<Written> {
    facts.map(|facts| Written::said(inline_table(&EXPECT.write(facts, seats))))
}
