//! The table of fields: how every key of a scenario file is read and written.
//!
//! These rows determine valid keys, suggestions for unknown ones, required keys and the content of saved files. The
//! acts of `events` are in [`command`](super::command), the parameters of a protocol in its catalogue entry.
#![expect(
    clippy::ptr_arg,
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "every row passes a reference to its field"
)]

pub(super) mod expect;
#[cfg(test)]
mod tests;

use std::fmt::Display;

use super::write::{FieldText, WriteContext, datum, inline, list, name_of, quoted, span};
use super::{
    DELAYS, Ids, LONGEST_DELAY, Note, Order, OverlayLinks, Question, QuestionSubject, Scenario, TICKS, TICKS_FROM_ONE,
    When, faults, overlay, read, read::given::GivenValue, read::processes,
};
use crate::config::{Item, Reader, Section, Subject};
use suffrage_engine::protocol::Ticks;
use suffrage_engine::protocols::{Entry, VariantId};
use suffrage_engine::sim::detector::{Detector, Noticers};
use suffrage_text::LocalText;

pub(super) use super::check::CHECK;
pub(super) use expect::EXPECT;

type Read<I> = fn(&mut GivenValue<'_, '_>, &mut I);
type Write<W> = fn(&W, &WriteContext<'_>) -> Option<FieldText>;

/// A key of the file. Reading stores its value in an `I`, writing takes it from a `W`.
pub(crate) struct Field<I: 'static, W: 'static> {
    pub key: &'static str,
    /// An example line, if the key is required.
    needed: Option<&'static str>,
    /// The key or line that must be next to it, if any.
    owner: Option<&'static str>,
    read: Read<I>,
    write: Write<W>,
    /// Whether it affects the run, so that a branch must have the same value.
    shapes_run: bool,
}

impl<I, W> Field<I, W> {
    pub(crate) const fn new(key: &'static str, read: Read<I>, write: Write<W>) -> Self {
        Self { key, needed: None, owner: None, read, write, shapes_run: true }
    }

    const fn needed(key: &'static str, example: &'static str, read: Read<I>, write: Write<W>) -> Self {
        Self { needed: Some(example), ..Self::new(key, read, write) }
    }

    const fn beside(key: &'static str, owner: &'static str, read: Read<I>, write: Write<W>) -> Self {
        Self { owner: Some(owner), ..Self::new(key, read, write) }
    }

    const fn of_no_run(key: &'static str, read: Read<I>, write: Write<W>) -> Self {
        Self { shapes_run: false, ..Self::new(key, read, write) }
    }
}

/// The row of a key with one field, with functions to read and to write the value. `of`: the part with the field.
macro_rules! row {
    ($sort:ident($($said:expr),+) $(of $part:ident)?, $field:ident $(.$inner:ident)*, $read:expr, $write:expr) => {
        Field::$sort(
            $($said,)+
            |given, into| into.$($part.)?$field$(.$inner)* = $read(given),
            |from, context| $write(&from.$field$(.$inner)*, context),
        )
    };
}
pub(crate) use row;

/// A table of the file, or the table of each entry of a list.
pub(crate) struct Table<I: 'static, W: 'static> {
    pub key: &'static str,
    pub name: &'static str,
    /// The keys to write before the others, in order.
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

    pub(crate) fn read(&self, given: &mut GivenValue<'_, '_>, into: &mut I) {
        for row in self.rows {
            let read = |given: &mut GivenValue<'_, '_>| {
                (row.read)(given, into);
                Some(())
            };
            match row.needed {
                Some(example) => given.needed(row.key, example, read),
                None => given.inside(row.key, read),
            };
        }
    }

    pub(crate) fn check_owners(&self, given: &mut GivenValue<'_, '_>, is_there: impl Fn(&str) -> bool) {
        for (key, owner) in self.rows.iter().filter_map(|row| row.owner.map(|owner| (row.key, owner))) {
            if !is_there(owner) {
                foreign(given, key, owner);
            }
        }
    }

    pub(crate) fn write(&self, from: &W, context: &WriteContext<'_>) -> Vec<(&'static str, FieldText)> {
        let first = |row: &&Field<I, W>| self.first.contains(&row.key);
        let leading = self.first.iter().filter_map(|key| self.rows.iter().find(|row| row.key == *key));
        let rows = leading.chain(self.rows.iter().filter(|row| !first(row)));
        rows.filter_map(|row| (row.write)(from, context).map(|value| (row.key, value))).collect()
    }
}

impl<I> Table<I, Scenario> {
    /// The first difference that a branch must not have: a key of the top level, or the name of the table.
    pub(crate) fn unlike(&self, [one, other]: [&WriteContext<'_>; 2]) -> Option<&'static str> {
        let unlike = |row: &&Field<I, Scenario>| {
            row.shapes_run && (row.write)(one.scenario, one) != (row.write)(other.scenario, other)
        };
        self.rows.iter().find(unlike).map(|row| if self.name.is_empty() { row.key } else { self.name })
    }
}

pub(crate) fn foreign(given: &mut GivenValue<'_, '_>, key: &'static str, owner: &'static str) {
    if let Some(span) = given.section.key_span(key) {
        given.reader.fault(span, faults::foreign(key, owner));
    }
}

pub const ORDERS: [(&str, Order); 3] =
    [("ascending", Order::Ascending), ("descending", Order::Descending), ("random", Order::Random)];
const NOTICERS: [(&str, Noticers); 3] =
    [("all", Noticers::All), ("lowest", Noticers::Lowest), ("random", Noticers::Random)];
const DETECTORS: [(&str, DetectorKind); 3] =
    [("manual", DetectorKind::Manual), ("oracle", DetectorKind::Oracle), ("heartbeat", DetectorKind::Heartbeat)];
const MOMENTS: [(&str, When); 1] = [("leader-elected", When::LeaderElected)];
const SUBJECTS: [(&str, QuestionSubject); 5] = [
    ("leader", QuestionSubject::Leader),
    ("messages", QuestionSubject::Messages),
    ("tick", QuestionSubject::Tick),
    ("decision", QuestionSubject::Decision),
    ("choices", QuestionSubject::Choices),
];

pub(crate) fn flag(given: &mut GivenValue<'_, '_>) -> bool {
    given.boolean().unwrap_or(false)
}

pub(crate) fn if_on(flag: &bool, _: &WriteContext<'_>) -> Option<FieldText> {
    flag.then(|| FieldText::said(true))
}

fn ticks(given: &mut GivenValue<'_, '_>) -> Option<Ticks> {
    given.integer(TICKS)
}

fn number(given: &mut GivenValue<'_, '_>) -> u64 {
    given.integer(0..=u64::MAX).unwrap_or_default()
}

fn delay(given: &mut GivenValue<'_, '_>) -> Option<Ticks> {
    given.integer(DELAYS)
}

fn chance(given: &mut GivenValue<'_, '_>) -> f64 {
    given.decimal((0.0, 1.0)).unwrap_or_default()
}

fn if_possible(&chance: &f64, _: &WriteContext<'_>) -> Option<FieldText> {
    // Uses the fewest digits that read back as the same number.
    FieldText::unless(chance <= 0.0, || format!("{chance:?}"))
}

pub(crate) fn if_more_than_none<T: Display + Default + PartialEq>(
    number: &T,
    _: &WriteContext<'_>,
) -> Option<FieldText> {
    FieldText::unless(*number == T::default(), || number)
}

pub(crate) fn if_given<T: Display>(value: &Option<T>, _: &WriteContext<'_>) -> Option<FieldText> {
    value.as_ref().map(FieldText::said)
}

fn word<T: PartialEq>(names: &[(&'static str, T)], value: &T) -> FieldText {
    FieldText::said(quoted(name_of(names, value)))
}

fn texts(text: &LocalText, _: &WriteContext<'_>) -> Option<FieldText> {
    (!text.by_language.is_empty()).then(|| FieldText::Texts(text.clone()))
}

fn ids(positions: &Vec<u32>, context: &WriteContext<'_>) -> Option<FieldText> {
    FieldText::unless(positions.is_empty(), || context.list(positions))
}

fn figures(figures: &Vec<u64>, _: &WriteContext<'_>) -> Option<FieldText> {
    FieldText::unless(figures.is_empty(), || list(figures))
}

pub(super) struct Head {
    pub(super) scenario: Scenario,
    /// The protocol, or the one that was probably meant.
    pub(super) entry: Option<&'static Entry>,
    pub(super) variant: Option<VariantId>,
}

pub(super) const TOP: Table<Head, Scenario> = Table {
    first: &["version", "protocol", "variant", "seed", "until"],
    rows: &[
        Field::new("version", |given, _| read::version(given), |_, _| Some(FieldText::said("1"))),
        row!(of_no_run("title") of scenario, title, GivenValue::local_text, texts),
        row!(of_no_run("summary") of scenario, summary, GivenValue::local_text, texts),
        row!(of_no_run("about") of scenario, about, GivenValue::local_text, texts),
        Field::needed(
            "protocol",
            "protocol = \"chang-roberts\"",
            |given, head| head.entry = read::protocol(given),
            |scenario, _| Some(FieldText::said(quoted(scenario.protocol().name()))),
        ),
        Field::new(
            "variant",
            |given, head| head.variant = read::variant(given, head.entry),
            |scenario, _| FieldText::unless(scenario.variant.is_standard(), || quoted(scenario.variant.name())),
        ),
        row!(new("seed") of scenario, seed, number, if_more_than_none),
        row!(of_no_run("until") of scenario, until, ticks, if_given),
    ],
    ..Table::of("", "")
};

#[derive(Default)]
pub(super) struct ProcessesFields {
    /// The ids, and whether they are valid enough for look-ups.
    pub(super) listed: Option<(Ids, bool)>,
    pub(super) are_drawn: bool,
    pub(super) count: Option<u64>,
    pub(super) bits: Option<u64>,
    pub(super) order: Option<Order>,
}

/// The line that allows the key `bits`.
pub(super) const OF_DRAWN: &str = "ids = \"drawn\"";

/// The processes; read before everything that refers to one.
pub(super) const PROCESS_IDS: Table<ProcessesFields, Scenario> = Table {
    rows: &[
        Field::new(
            "ids",
            |given, processes| {
                processes.are_drawn = processes::are_drawn(given);
                processes.listed = if processes.are_drawn { None } else { processes::listed(given) };
            },
            |scenario, _| match &scenario.ids {
                Ids::Listed(ids) => Some(FieldText::said(list(ids))),
                Ids::Counted { .. } => None,
                Ids::Drawn { .. } => Some(FieldText::said(quoted(processes::DRAWN))),
            },
        ),
        Field::new(
            "count",
            |given, processes| {
                if processes.are_drawn || !given.is_beside("ids") {
                    processes.count = given.integer(0..=u64::MAX);
                }
            },
            |scenario, _| match scenario.ids {
                Ids::Listed(_) => None,
                Ids::Counted { count, .. } | Ids::Drawn { count, .. } => Some(FieldText::said(count)),
            },
        ),
        Field::beside(
            "bits",
            OF_DRAWN,
            |given, processes| {
                if processes.are_drawn {
                    processes.bits = given.integer(1..=32);
                }
            },
            |scenario, _| if let Ids::Drawn { bits, .. } = scenario.ids { Some(FieldText::said(bits)) } else { None },
        ),
        Field::beside(
            "order",
            "count",
            |given, processes| {
                if !given.is_beside("ids") && given.is_beside("count") {
                    processes.order = given.one_of(Subject("order"), &ORDERS);
                }
            },
            |scenario, _| match scenario.ids {
                Ids::Listed(_) | Ids::Drawn { .. } | Ids::Counted { order: Order::Ascending, .. } => None,
                Ids::Counted { order, .. } => Some(word(&ORDERS, &order)),
            },
        ),
    ],
    ..Table::of("processes", "[processes]")
};

pub(super) const PROCESS_STATE: Table<Scenario, Scenario> = Table {
    rows: &[
        row!(new("leader"), leader, expect::leader, if_given),
        row!(new("down"), down, processes::distinct, ids),
        Field::new(
            "roles",
            |given, scenario| scenario.roles = processes::roles(given),
            |scenario, context| {
                FieldText::unless(scenario.roles.is_empty(), || processes::written_roles(scenario, context))
            },
        ),
        row!(new("proposals"), proposals, processes::proposals, |proposals: &Vec<_>, _| match proposals.as_slice() {
            [] => None,
            [of_all] => Some(FieldText::said(datum(*of_all))),
            each => Some(FieldText::said(list(each.iter().map(|&value| datum(value))))),
        }),
        row!(new("places"), places, overlay::read_places, |places: &Option<_>, _| {
            places.as_ref().map(|places| FieldText::said(overlay::written(places)))
        }),
    ],
    ..Table::of("processes", "[processes]")
};

pub(super) const NETWORK: Table<Scenario, Scenario> = Table {
    first: &["delay", "process_time", "fifo", "bounce"],
    rows: &[
        Field::new(
            "delay",
            |given, Scenario { network, .. }| {
                if let Some(delay) = given.delay() {
                    (network.shortest_delay, network.longest_delay) = delay;
                }
            },
            |Scenario { network, .. }, _| {
                let is_default = (network.shortest_delay, network.longest_delay) == (1, 1);
                FieldText::unless(is_default, || span(network.shortest_delay, network.longest_delay))
            },
        ),
        row!(new("process_time"), network.process_time, handling, if_more_than_none),
        row!(
            new("fifo"),
            network.fifo,
            |given: &mut GivenValue<'_, '_>| given.boolean().unwrap_or(true),
            |fifo: &bool, _| (!fifo).then(|| FieldText::said(false))
        ),
        row!(new("loss"), network.loss, chance, if_possible),
        row!(new("duplicate"), network.duplicate, chance, if_possible),
        row!(new("bounce"), network.bounce, flag, if_on),
        row!(new("neighbours"), links, overlay::neighbours, |links: &Option<_>, _| match links {
            Some(OverlayLinks::Nearest(count)) => Some(FieldText::said(*count)),
            Some(OverlayLinks::Listed(_)) | None => None,
        }),
        Field::new(
            "links",
            |given, scenario| scenario.links = overlay::links(given).or(scenario.links.take()),
            |scenario, context| match &scenario.links {
                Some(OverlayLinks::Listed(links)) => Some(FieldText::said(list(
                    links.iter().map(|&(one, other)| format!("[{}, {}]", context.id(one), context.id(other))),
                ))),
                Some(OverlayLinks::Nearest(_)) | None => None,
            },
        ),
        row!(new("torus"), has_edges, overlay::has_edges, |edges: &bool, _| edges.then(|| FieldText::said(false))),
    ],
    ..Table::of("network", "[network]")
};

fn handling(given: &mut GivenValue<'_, '_>) -> Ticks {
    given.integer(0..=LONGEST_DELAY).unwrap_or_default()
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum DetectorKind {
    Manual,
    Oracle,
    Heartbeat,
}

const OF_ORACLE: &str = "kind = \"oracle\"";
const OF_HEARTBEAT: &str = "kind = \"heartbeat\"";

impl DetectorKind {
    pub(super) fn line(self) -> String {
        format!("kind = {}", quoted(name_of(&DETECTORS, &self)))
    }
}

#[derive(Default)]
pub(super) struct DetectorFields {
    pub(super) kind: Option<DetectorKind>,
    pub(super) delay: Option<Ticks>,
    pub(super) by: Option<Noticers>,
    pub(super) period: Option<Ticks>,
}

impl DetectorFields {
    pub(super) fn of(scenario: &Scenario) -> Self {
        let patience = scenario.network.patience();
        match scenario.detector {
            Detector::Manual => Self::default(),
            Detector::Oracle { delay, by } => {
                let (delay, by) = ((delay != patience).then_some(delay), (by != Noticers::All).then_some(by));
                Self { kind: Some(DetectorKind::Oracle), delay, by, period: None }
            }
            Detector::Heartbeat { period } => {
                let period = (period != 2 * patience).then_some(period);
                Self { kind: Some(DetectorKind::Heartbeat), period, ..Self::default() }
            }
        }
    }
}

pub(super) const DETECTOR: Table<DetectorFields, DetectorFields> = Table {
    rows: &[
        Field::new(
            "kind",
            |given, said| said.kind = given.one_of(Subject("detector"), &DETECTORS),
            |said, _| said.kind.map(|kind| word(&DETECTORS, &kind)),
        ),
        row!(beside("delay", OF_ORACLE), delay, delay, if_given),
        Field::beside(
            "by",
            OF_ORACLE,
            |given, said| said.by = given.one_of(Subject("noticers"), &NOTICERS),
            |said, _| said.by.map(|by| word(&NOTICERS, &by)),
        ),
        row!(beside("period", OF_HEARTBEAT), period, delay, if_given),
    ],
    ..Table::of("detector", "[detector]")
};

pub(super) const NOTES: Table<Note, Note> = Table {
    first: &["at", "when", "pause", "look", "facts", "cites"],
    rows: &[
        // `when` takes precedence over `at`.
        Field::new(
            "at",
            |given, note| {
                if !given.is_beside("when") {
                    note.when = When::At(ticks(given).unwrap_or_default());
                }
            },
            |note, _| if let When::At(tick) = note.when { Some(FieldText::said(tick)) } else { None },
        ),
        Field::new(
            "when",
            |given, note| match given.one_of(Subject("when"), &MOMENTS) {
                Some(When::LeaderElected) if given.follows_nobody() => {}
                when => note.when = when.unwrap_or(note.when),
            },
            |note, _| match note.when {
                When::At(_) => None,
                When::LeaderElected => Some(word(&MOMENTS, &note.when)),
            },
        ),
        row!(needed("text", "text = \"…\""), text, GivenValue::local_text, texts),
        row!(new("pause"), pause, flag, if_on),
        row!(new("look"), look, processes::positions, ids),
        row!(new("facts"), validity.facts, expect::read_facts, expect::written_facts),
        row!(new("cites"), validity.cites, read::numbers, figures),
    ],
    ..Table::of("notes", "notes")
};

pub(super) const QUESTIONS: Table<Question, Question> = Table {
    first: &["at", "of", "right", "facts", "cites"],
    rows: &[
        Field::needed(
            "at",
            "at = 1",
            |given, question| question.at = given.integer(TICKS_FROM_ONE).unwrap_or_default(),
            |question, _| Some(FieldText::said(question.at)),
        ),
        row!(needed("ask", "ask = \"…\""), ask, GivenValue::local_text, texts),
        Field::needed(
            "of",
            "of = \"leader\"",
            |given, question| question.of = read::subject(given, &SUBJECTS).unwrap_or_default(),
            |question, _| Some(word(&SUBJECTS, &question.of)),
        ),
        Field::beside(
            "choices",
            "of = \"choices\"",
            |given, question| {
                if question.of == QuestionSubject::Choices {
                    question.choices = read::answers(given);
                }
            },
            |question, _| {
                let choices: Vec<String> = question.choices.iter().map(inline).collect();
                FieldText::unless(question.of != QuestionSubject::Choices, || format!("[{}]", choices.join(", ")))
            },
        ),
        Field::beside(
            "right",
            "choices = [\"…\", \"…\"]",
            |given, question| {
                // Without choices there is no upper limit; the missing choices are reported anyway.
                let most = if question.choices.is_empty() { u64::MAX } else { question.choices.len() as u64 };
                let right = given.integer(1..=most);
                question.right = right.and_then(|right| usize::try_from(right - 1).ok());
            },
            |question, _| question.right.map(|right| FieldText::said(right + 1)),
        ),
        row!(new("facts"), validity.facts, expect::read_facts, expect::written_facts),
        row!(new("cites"), validity.cites, read::numbers, figures),
    ],
    ..Table::of("questions", "questions")
};
