//! What a row of the table of fields is, and what is done with all rows of a table alike.

use crate::config::{Item, Reader, Section};
use crate::{Scenario, faults};

use super::super::read::given::{GivenValue, Known};
use super::super::write::{Seats, Written};

type Read<I> = fn(&mut GivenValue<'_, '_>, &mut I);
type Write<W> = fn(&W, &Seats<'_>) -> Option<Written>;

/// A key of the file. What it says goes into an `I` when it is read and comes from a `W` when it is written.
pub(crate) struct Field<I: 'static, W: 'static> {
    pub key: &'static str,
    /// How it is written, if it must be there.
    needed: Option<&'static str>,
    /// Beside which key or line alone it may stand.
    owner: Option<&'static str>,
    read: Read<I>,
    write: Write<W>,
    /// Whether the run depends on it, so that a branch of the scenario has the same value.
    shapes_run: bool,
}

impl<I, W> Field<I, W> {
    pub(crate) const fn new(key: &'static str, read: Read<I>, write: Write<W>) -> Self {
        Self { key, needed: None, owner: None, read, write, shapes_run: true }
    }

    /// A key that must be there, for example like this.
    pub(crate) const fn needed(key: &'static str, example: &'static str, read: Read<I>, write: Write<W>) -> Self {
        Self { needed: Some(example), ..Self::new(key, read, write) }
    }

    /// A key that may stand only where its owner does.
    pub(crate) const fn beside(key: &'static str, owner: &'static str, read: Read<I>, write: Write<W>) -> Self {
        Self { owner: Some(owner), ..Self::new(key, read, write) }
    }

    /// A key on which the run does not depend: a branch of the scenario may have another value.
    pub(crate) const fn of_no_run(key: &'static str, read: Read<I>, write: Write<W>) -> Self {
        Self { shapes_run: false, ..Self::new(key, read, write) }
    }
}

/// A table of the file, or the table that each entry of a list is.
pub(crate) struct Table<I: 'static, W: 'static> {
    pub key: &'static str,
    /// How faults name it.
    pub name: &'static str,
    /// The keys that are written before the others, in their order.
    pub first: &'static [&'static str],
    pub rows: &'static [Field<I, W>],
}

impl<I, W> Table<I, W> {
    pub(crate) const fn of(key: &'static str, name: &'static str) -> Self {
        Self { key, name, first: &[], rows: &[] }
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = &'static str> + use<I, W> {
        self.rows.iter().map(|row| row.key)
    }

    pub(crate) fn open<'r, 't>(&self, reader: &mut Reader<'t>, item: &'r Item<'t>) -> Option<Section<'r, 't>> {
        reader.section(item, self.key, self.name, &self.keys().collect::<Vec<_>>())
    }

    /// The same of a table inside another one, under a key of it.
    pub(crate) fn open_as<'r, 't>(
        &self,
        reader: &mut Reader<'t>,
        item: &'r Item<'t>,
        key: &'static str,
    ) -> Option<Section<'r, 't>> {
        reader.section(item, key, key, &self.keys().collect::<Vec<_>>())
    }

    pub(crate) fn read<'t>(&self, reader: &mut Reader<'t>, section: &Section<'_, 't>, known: Known<'_>, into: &mut I) {
        for row in self.rows {
            if let Some(item) = section.get(row.key) {
                (row.read)(&mut GivenValue { reader, section, key: row.key, item, known }, into);
            } else if let Some(example) = row.needed {
                reader.needed(section, row.key, example);
            }
        }
    }

    pub(crate) fn check_owners<'t>(
        &self,
        reader: &mut Reader<'t>,
        section: &Section<'_, 't>,
        is_there: impl Fn(&str) -> bool,
    ) {
        for (key, owner) in self.rows.iter().filter_map(|row| row.owner.map(|owner| (row.key, owner))) {
            if !is_there(owner) {
                foreign(reader, section, key, owner);
            }
        }
    }

    pub(crate) fn write(&self, from: &W, seats: &Seats<'_>) -> Vec<(&'static str, Written)> {
        let first = |row: &&Field<I, W>| self.first.contains(&row.key);
        let leading = self.first.iter().filter_map(|key| self.rows.iter().find(|row| row.key == *key));
        let rows = leading.chain(self.rows.iter().filter(|row| !first(row)));
        rows.filter_map(|row| (row.write)(from, seats).map(|value| (row.key, value))).collect()
    }
}

impl<I> Table<I, Scenario> {
    /// What is different in a branch of a scenario that must be the same, as a file calls it: a key of the top, or the table.
    pub(crate) fn unlike(&self, [one, other]: [&Seats<'_>; 2]) -> Option<&'static str> {
        let unlike = |row: &&Field<I, Scenario>| {
            row.shapes_run && (row.write)(one.scenario, one) != (row.write)(other.scenario, other)
        };
        self.rows.iter().find(unlike).map(|row| if self.name.is_empty() { row.key } else { self.name })
    }
}

pub(crate) fn foreign<'t>(reader: &mut Reader<'t>, section: &Section<'_, 't>, key: &'static str, owner: &'static str) {
    if let Some(span) = section.key_span(key) {
        reader.fault(span, faults::foreign(key, owner));
    }
}

#[cfg(test)]
mod tests;
