//! A value of the file, and what it is held against.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::de::DeValue;

use crate::config::{Bounds, FEW, Item, Problem, Reader, Section, Shape, Subject};
use crate::protocol::{Datum, Id, Strip, Ticks, Topology};
use crate::protocols::Entry;
use crate::text::LocalText;

use crate::scenario::bounds::DELAYS;
use crate::scenario::faults;
use crate::scenario::links::Graph;
use crate::scenario::seating::Roster;

#[derive(Clone, Copy)]
pub(in crate::scenario) struct Known<'k> {
    /// The processes; none where the ids are too wrong for saying that one does not exist.
    pub(in crate::scenario) roster: Option<&'k Roster>,
    pub(in crate::scenario) entry: Option<&'static Entry>,
    /// Whether processes follow a leader, with the parameters that are given.
    pub(in crate::scenario) follows: bool,
    /// Whether the ring closes over the crashed, so that any process may send to any other.
    pub(in crate::scenario) bounce: bool,
    /// Whose messages can be altered, by position; none where no messages can be.
    pub(in crate::scenario) alterable: Option<&'k [u32]>,
    /// The positions of those that can be asked for something.
    pub(in crate::scenario) clients: &'k [u32],
}

impl Known<'_> {
    pub(in crate::scenario) const NOTHING: Self =
        Self { roster: None, entry: None, follows: false, bounce: false, alterable: None, clients: &[] };

    /// Who may send to whom, if the processes and their algorithm are known.
    pub(in crate::scenario) fn graph(self) -> Option<Graph> {
        Some(Graph::of(self.entry?, self.roster?.count(), self.bounce))
    }
}

pub(in crate::scenario) struct GivenValue<'g, 't> {
    pub(in crate::scenario) reader: &'g mut Reader<'t>,
    pub(in crate::scenario) section: &'g Section<'g, 't>,
    pub(in crate::scenario) key: &'static str,
    pub(in crate::scenario) item: &'g Item<'t>,
    pub(in crate::scenario) known: Known<'g>,
}

impl<'g, 't> GivenValue<'g, 't> {
    pub(in crate::scenario) fn span(&self) -> Range<usize> {
        self.item.span()
    }

    pub(in crate::scenario) fn is_beside(&self, key: &str) -> bool {
        self.section.get(key).is_some()
    }

    pub(in crate::scenario) fn other<'a>(&'a mut self, item: &'a Item<'t>) -> GivenValue<'a, 't> {
        GivenValue { reader: self.reader, section: self.section, key: self.key, item, known: self.known }
    }

    pub(in crate::scenario) fn inside<'a>(
        &'a mut self,
        table: &'a Section<'a, 't>,
        key: &'static str,
    ) -> Option<GivenValue<'a, 't>> {
        let item = table.get(key)?;
        Some(GivenValue { reader: self.reader, section: table, key, item, known: self.known })
    }

    pub(in crate::scenario) fn needed_inside<'a>(
        &'a mut self,
        table: &'a Section<'a, 't>,
        key: &'static str,
        example: &'static str,
    ) -> Option<GivenValue<'a, 't>> {
        let item = self.reader.needed(table, key, example)?;
        Some(GivenValue { reader: self.reader, section: table, key, item, known: self.known })
    }

    pub(in crate::scenario) fn fault(&mut self, problem: Problem) {
        let span = self.span();
        self.reader.fault(span, problem);
    }

    pub(in crate::scenario) fn wrong(&mut self, expected: Shape) {
        self.reader.wrong(self.item.span(), self.key, expected, self.item.get_ref());
    }

    pub(in crate::scenario) fn integer(&mut self, bounds: Bounds) -> Option<u64> {
        self.reader.integer(self.item, self.key, bounds)
    }

    pub(in crate::scenario) fn probability(&mut self) -> Option<f64> {
        self.reader.probability(self.item, self.key)
    }

    pub(in crate::scenario) fn decimal(&mut self, bounds: (f64, f64)) -> Option<f64> {
        self.reader.decimal(self.item, self.key, bounds)
    }

    pub(in crate::scenario) fn boolean(&mut self) -> Option<bool> {
        self.reader.boolean(self.item, self.key)
    }

    pub(in crate::scenario) fn local_text(&mut self) -> LocalText {
        self.reader.local_text(self.item, self.key)
    }

    pub(in crate::scenario) fn one_of<T: Clone>(
        &mut self,
        subject: Subject,
        names: &[(&'static str, T)],
        later: &[&'static str],
    ) -> Option<T> {
        let words: Vec<&'static str> = names.iter().map(|(name, _)| *name).collect();
        self.reader.one_of(self.item, self.key, subject, &words, later).map(|index| names[index].1.clone())
    }

    /// The index of a name among those that the protocol has. Those of an unknown protocol are unknown, but a text it must be.
    pub(in crate::scenario) fn name_of(
        &mut self,
        subject: Subject,
        names: impl Fn(&'static Entry) -> &'static [&'static str],
    ) -> Option<usize> {
        let Some(entry) = self.known.entry else {
            self.reader.word(self.item, self.key);
            return None;
        };
        self.reader.one_of(self.item, self.key, subject, names(entry), &[])
    }

    pub(in crate::scenario) fn list(&mut self, shape: Shape) -> Option<&'g [Item<'t>]> {
        self.reader.list(self.item, self.key, shape)
    }

    /// A process of the scenario by its id: the id and its position. Without a roster the position is 0, and there is a fault already.
    pub(in crate::scenario) fn process(&mut self, shape: Shape) -> Option<(Id, u32)> {
        let id = self.reader.id(self.item, self.key, shape)?;
        let Some(roster) = self.known.roster else { return Some((id, 0)) };
        let position = roster.position(id);
        if position.is_none() {
            self.fault(faults::unknown_process(id, roster.span(), roster.if_at_most(FEW)));
        }
        position.map(|position| (id, position))
    }

    /// The values of a table by id, by position; those under an id of no process are left out, with a fault. Without a roster the ids stand
    /// for the positions.
    pub(in crate::scenario) fn by_process<T>(
        &mut self,
        within: &'static str,
        mut read: impl FnMut(&mut GivenValue<'_, 't>) -> Option<T>,
    ) -> Option<BTreeMap<u32, T>> {
        let section = self.reader.any_section(self.item, self.key, within)?;
        let mut values: BTreeMap<u32, (T, Range<usize>)> = BTreeMap::new();
        for (key, span, item) in section.in_file_order() {
            if self.reader.is_full() {
                break;
            }
            let Some(id) = key.parse().ok().and_then(Id::new) else {
                self.reader.fault(span, faults::no_id(key));
                continue;
            };
            let position = self.known.roster.map_or(Some(id.number()), |roster| roster.position(id));
            if let (None, Some(roster)) = (position, self.known.roster) {
                self.reader.fault(span.clone(), faults::unknown_process(id, roster.span(), roster.if_at_most(FEW)));
            }
            let (Some(value), Some(position)) = (read(&mut self.other(item)), position) else { continue };
            // The same id in two spellings.
            if let Some((_, first)) = values.get(&position) {
                self.reader.fault_with(span, first.clone(), faults::repeated(key, self.key));
            } else {
                values.insert(position, (value, span));
            }
        }
        Some(values.into_iter().map(|(position, (value, _))| (position, value)).collect())
    }

    /// Says at a place that one process never sends to another, if that is known to be so.
    pub(in crate::scenario) fn no_link(&mut self, from: u32, to: u32, span: Range<usize>) {
        let (Some(roster), Some(graph)) = (self.known.roster, self.known.graph()) else { return };
        if !graph.has(from, to) {
            let around = graph.neighbours(from).map(|at| roster.at(at));
            let (from, to) = (roster.at(from), roster.at(to));
            let problem = if graph.topology == Topology::TwoWayRing {
                faults::no_link_of_two(from, to, around)
            } else {
                faults::no_link(from, to, around[1])
            };
            self.reader.fault(span, problem);
        }
    }

    /// Whether a cell is a decision, or how far a process has come, and no leader.
    pub(in crate::scenario) fn holds_values(&self) -> bool {
        self.known.entry.is_some_and(|entry| !entry.strip.is_of_leaders())
    }

    /// Whether the processes do not decide on one value; then this is said of what speaks of a decision.
    pub(in crate::scenario) fn decides_nothing(&mut self) -> bool {
        let fault = self.known.entry.and_then(|entry| match entry.strip {
            Strip::Leaders | Strip::Groups => Some(faults::decides_nothing(entry.name)),
            Strip::Progress => Some(faults::decides_many(entry.name)),
            Strip::Decisions => None,
        });
        fault.is_some_and(|fault| {
            self.fault(fault);
            true
        })
    }

    /// Whether nobody follows a leader; then this is said of what speaks of one.
    pub(in crate::scenario) fn follows_nobody(&mut self) -> bool {
        let fault = self.known.entry.filter(|_| !self.known.follows).map(faults::follows_nobody);
        fault.is_some_and(|fault| {
            self.fault(fault);
            true
        })
    }

    /// A value that processes agree on.
    pub(in crate::scenario) fn datum(&mut self) -> Option<Datum> {
        match self.item.get_ref() {
            _ if self.known.entry.is_some_and(|entry| !entry.values.is_empty()) => {
                let values = self.known.entry.map_or(&[][..], |entry| entry.values);
                let index = self.reader.one_of(self.item, self.key, Subject::VALUE, values, &[])?;
                Datum::word(values[index])
            }
            DeValue::Integer(_) => {
                self.integer(Bounds { least: 0, most: u64::from(u32::MAX) }).map(|number| Datum::Number(number as u32))
            }
            DeValue::String(word) => {
                let datum = Datum::word(word);
                if datum.is_none() {
                    self.fault(faults::no_datum(word));
                }
                datum
            }
            _ => {
                self.wrong(Shape::DATUM);
                None
            }
        }
    }

    /// One number of ticks, or the shortest and the longest.
    pub(in crate::scenario) fn delay(&mut self) -> Option<(Ticks, Ticks)> {
        let items = match self.item.get_ref() {
            DeValue::Integer(_) => return self.integer(DELAYS).map(|time| (time, time)),
            DeValue::Array(items) if items.len() == 2 => items,
            _ => {
                self.wrong(Shape::DELAY);
                return None;
            }
        };
        let first = self.other(&items[0]).integer(DELAYS);
        let second = self.other(&items[1]).integer(DELAYS);
        let (first, second) = (first?, second?);
        if first > second {
            self.fault(faults::delay_upside_down(self.key, first, second));
            return None;
        }
        Some((first, second))
    }
}
