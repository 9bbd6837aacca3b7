//! A value of the file, and the context against which it is checked.

use crate::prelude::*;
use crate::seating::Graph;
use suffrage_text::Language;
use toml::de::DeInteger;

#[derive(Clone, Copy, Default)]
pub(crate) struct Known<'k> {
    /// `None` if the ids are too faulty to look up processes.
    pub roster: Option<&'k Roster>,
    pub entry: Option<&'static Entry>,
    /// The user's algorithm in the file that the scenario names, or why there is none; `None` if no file was read.
    pub algorithm: Option<&'k crate::program::Found>,
    pub follows: bool,
    pub bounce: bool,
    /// The positions of the processes whose messages can be altered; `None` if the protocol allows no alteration.
    pub alterable: Option<&'k [u32]>,
    pub clients: &'k [u32],
}

impl<'k> Known<'k> {
    /// The context of a valid scenario. `alterable` and `clients` are those of the scenario.
    pub(crate) fn of(
        scenario: &Scenario,
        roster: &'k Roster,
        (alterable, clients): (Option<&'k [u32]>, &'k [u32]),
    ) -> Self {
        let (entry, bounce) = (scenario.protocol().entry(), scenario.network.bounce);
        let (roster, entry, follows) = (Some(roster), Some(entry), scenario.follows());
        Self { algorithm: None, roster, entry, follows, bounce, alterable, clients }
    }

    pub(crate) fn graph(self) -> Option<Graph> {
        Some(Graph::of(self.entry?, self.roster?.count(), self.bounce))
    }
}

pub(crate) struct GivenValue<'g, 't> {
    pub reader: &'g mut Reader<'t>,
    pub section: &'g Section<'g, 't>,
    pub key: &'g str,
    pub item: &'g Item<'t>,
    pub known: Known<'g>,
}

impl<'g, 't> GivenValue<'g, 't> {
    pub(crate) fn span(&self) -> Range<usize> {
        self.item.span()
    }

    pub(crate) fn is_beside(&self, key: &str) -> bool {
        self.section.get(key).is_some()
    }

    pub(crate) fn other<'a>(&'a mut self, item: &'a Item<'t>) -> GivenValue<'a, 't> {
        GivenValue { reader: self.reader, section: self.section, key: self.key, item, known: self.known }
    }

    pub(crate) fn within<'a>(&'a mut self, table: &'a Section<'a, 't>) -> GivenValue<'a, 't> {
        GivenValue { section: table, ..self.other(self.item) }
    }

    pub(crate) fn inside<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&mut GivenValue<'_, 't>) -> Option<T>,
    ) -> Option<T> {
        let item = self.section.get(key)?;
        read(&mut GivenValue { key, ..self.other(item) })
    }

    pub(crate) fn needed<T>(
        &mut self,
        key: &'static str,
        example: &'static str,
        read: impl FnOnce(&mut GivenValue<'_, 't>) -> Option<T>,
    ) -> Option<T> {
        self.reader.needed(self.section, key, example)?;
        self.inside(key, read)
    }

    pub(crate) fn table(&mut self, keys: &[&'static str]) -> Option<Section<'g, 't>> {
        self.reader.section(self.item, self.key, self.key, keys)
    }

    pub(crate) fn fault(&mut self, problem: Problem) {
        let span = self.span();
        self.reader.fault(span, problem);
    }

    pub(crate) fn wrong(&mut self, expected: Shape) {
        self.reader.wrong(self.item.span(), self.key, expected, self.item.get_ref());
    }

    /// Reports that the value has the wrong type; returns `None`.
    pub(crate) fn unfit<T>(&mut self, expected: Shape) -> Option<T> {
        self.wrong(expected);
        None
    }

    /// Reports a fault; returns `None`.
    pub(crate) fn refuse<T>(&mut self, problem: Problem) -> Option<T> {
        self.fault(problem);
        None
    }

    pub(crate) fn integer(&mut self, bounds: Bounds) -> Option<u64> {
        self.integer_of(bounds, Shape("integer"))
    }

    fn integer_of(&mut self, bounds: Bounds, shape: Shape) -> Option<u64> {
        let DeValue::Integer(integer) = self.item.get_ref() else { return self.unfit(shape) };
        let value = value_of(integer).filter(|value| bounds.contains(value));
        if value.is_none() {
            self.fault(Problem::out_of_range(self.key, &integer.to_string(), &bounds));
        }
        value
    }

    pub(crate) fn decimal(&mut self, (least, most): (f64, f64)) -> Option<f64> {
        let (written, value) = match self.item.get_ref() {
            DeValue::Float(float) => (float.to_string(), float.as_str().parse::<f64>().ok()),
            DeValue::Integer(integer) => (integer.to_string(), value_of(integer).map(|value| value as f64)),
            _ => return self.unfit(Shape("number")),
        };
        let value = value.filter(|value| (least..=most).contains(value));
        if value.is_none() {
            let [least, most] = [least, most].map(|bound| format!("{bound:?}"));
            self.fault(Problem::out_of_range(self.key, &written, &(least..=most)));
        }
        value
    }

    pub(crate) fn boolean(&mut self) -> Option<bool> {
        self.reader.of_shape(self.item, self.key, Shape("boolean"), self.item.get_ref().as_bool())
    }

    pub(crate) fn local_text(&mut self) -> LocalText {
        let mut text = LocalText::default();
        let entries = match self.item.get_ref() {
            DeValue::String(text) => return LocalText::plain(text.as_ref()),
            DeValue::Table(entries) => entries,
            _ => {
                self.wrong(Shape("local-text"));
                return text;
            }
        };
        let codes = Language::ALL.map(Language::code);
        let section = Section::new("", self.span(), entries);
        if entries.is_empty() {
            self.fault(Problem::empty_list(self.key));
        }
        for (code, span, item) in section.in_file_order() {
            if self.reader.is_full() {
                break;
            }
            if self.reader.is_below_table_header(&section.span, code) {
                continue;
            }
            let known = self.reader.named(code, span, Subject("language"), &codes);
            if let (Some(known), Some(words)) = (known, self.reader.word(item, code)) {
                text.by_language.insert(codes[known].to_owned(), words.to_owned());
            }
        }
        text
    }

    pub(crate) fn one_of<T: Clone>(&mut self, subject: Subject, names: &[(&'static str, T)]) -> Option<T> {
        let words: Vec<&'static str> = names.iter().map(|(name, _)| *name).collect();
        self.reader.one_of(self.item, self.key, subject, &words).map(|index| names[index].1.clone())
    }

    pub(crate) fn name_of(
        &mut self,
        subject: Subject,
        names: impl Fn(&'static Entry) -> &'static [&'static str],
    ) -> Option<usize> {
        let Some(entry) = self.known.entry else {
            self.reader.word(self.item, self.key);
            return None;
        };
        self.reader.one_of(self.item, self.key, subject, names(entry))
    }

    pub(crate) fn list(&mut self, shape: Shape) -> Option<&'g [Item<'t>]> {
        let items = self.item.get_ref().as_array().map(|items| items.iter().as_slice());
        self.reader.of_shape(self.item, self.key, shape, items)
    }

    pub(crate) fn two(&mut self, shape: Shape) -> Option<[&'g Item<'t>; 2]> {
        let [one, other] = self.list(shape)? else { return self.unfit(shape) };
        Some([one, other])
    }

    pub(crate) fn check_length(&mut self, items: usize) {
        if let Some(count) = self.known.roster.map(Roster::count).filter(|count| *count != items) {
            self.fault(faults::list_length(self.key, items as u64, count as u64));
        }
    }

    pub(crate) fn id(&mut self, shape: Shape) -> Option<Id> {
        self.integer_of(0..=u64::from(Id::MAX.number()), shape).and_then(|number| Id::new(number as u32))
    }

    /// The id and the position of a process. If the ids of the file are too faulty, the position is 0.
    pub(crate) fn process(&mut self, shape: Shape) -> Option<(Id, u32)> {
        let id = self.id(shape)?;
        let Some(roster) = self.known.roster else { return Some((id, 0)) };
        let position = roster.position(id);
        if position.is_none() {
            self.fault(faults::unknown_process(id, roster.span(), roster.if_at_most(FEW)));
        }
        position.map(|position| (id, position))
    }

    pub(crate) fn two_processes(&mut self, alike: fn(Id) -> Problem) -> Option<(u32, u32)> {
        let [first, second] = self.two(Shape("pair"))?.map(|item| self.other(item).process(Shape("id")));
        let ((id, first), (_, second)) = (first?, second?);
        if first == second && self.known.roster.is_some() {
            return self.refuse(alike(id));
        }
        Some((first, second))
    }

    /// Reads a table with a value for each process. Without a roster, the keys of the result are ids, not positions.
    pub(crate) fn by_process<T>(
        &mut self,
        within: &'static str,
        mut read: impl FnMut(&mut GivenValue<'_, 't>) -> Option<T>,
    ) -> Option<BTreeMap<u32, T>> {
        let section = self.reader.any_section(self.item, self.key, within)?;
        let (mut values, mut seen) = (BTreeMap::new(), BTreeMap::new());
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
            // The same id may be written in two ways.
            if self.reader.is_new(&mut seen, position, span, || faults::repeated(key, self.key)) {
                values.insert(position, value);
            }
        }
        Some(values)
    }

    pub(crate) fn check_link(&mut self, from: u32, to: u32, span: Range<usize>) {
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

    pub(crate) fn is_refused(&mut self, why: impl FnOnce(&'static Entry) -> Option<Problem>) -> bool {
        let problem = self.known.entry.and_then(why);
        self.has(problem)
    }

    pub(crate) fn has(&mut self, problem: Option<Problem>) -> bool {
        problem.map(|problem| self.fault(problem)).is_some()
    }

    /// Reports a fault and returns true if the protocol does not decide on a value.
    pub(crate) fn decides_nothing(&mut self) -> bool {
        self.is_refused(|entry| match entry.strip {
            Strip::Leaders | Strip::Groups => Some(faults::decides_nothing(entry.name)),
            Strip::Progress => Some(faults::decides_many(entry.name)),
            Strip::Decisions => None,
        })
    }

    /// Reports a fault and returns true if processes follow no leader.
    pub(crate) fn follows_nobody(&mut self) -> bool {
        let follows = self.known.follows;
        self.is_refused(|entry| (!follows).then(|| faults::follows_nobody(entry)))
    }

    pub(crate) fn datum(&mut self) -> Option<Datum> {
        match self.item.get_ref() {
            _ if self.known.entry.is_some_and(|entry| !entry.values().is_empty()) => {
                let values = self.known.entry.map_or(&[][..], |entry| entry.values());
                let index = self.reader.one_of(self.item, self.key, Subject("value"), values)?;
                Datum::word(values[index])
            }
            DeValue::Integer(_) => self.integer(0..=u64::from(u32::MAX)).map(|number| Datum::Number(number as u32)),
            DeValue::String(word) => {
                let datum = Datum::word(word);
                if datum.is_none() {
                    self.fault(faults::no_datum(word));
                }
                datum
            }
            _ => self.unfit(Shape("datum")),
        }
    }

    pub(crate) fn delay(&mut self) -> Option<(Ticks, Ticks)> {
        let items = match self.item.get_ref() {
            DeValue::Integer(_) => return self.integer(DELAYS).map(|time| (time, time)),
            DeValue::Array(_) => self.two(Shape("delay"))?,
            _ => return self.unfit(Shape("delay")),
        };
        let [first, second] = items.map(|item| self.other(item).integer(DELAYS));
        let (first, second) = (first?, second?);
        if first > second {
            return self.refuse(faults::delay_upside_down(self.key, first, second));
        }
        Some((first, second))
    }
}

fn value_of(integer: &DeInteger<'_>) -> Option<u64> {
    u64::from_str_radix(integer.as_str(), integer.radix()).ok()
}
