//! The tables of fields: for each key of a scenario file, how it is read and written.
//!
//! The rows determine valid keys, suggestions for unknown keys, required keys, and the content of saved files. The acts
//! of `events` are in [`command`](super::command), the parameters of a protocol in its catalogue entry.
#![expect(
    clippy::ptr_arg,
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "every row passes a reference to its field"
)]

pub(super) mod expect;
mod notes;
#[cfg(test)]
mod tests;

use std::fmt::Display;

use super::read::processes;
use super::write::{datum, list, name_of, quoted, span};
use super::{LONGEST_DELAY, OverlayLinks, each, overlay, read};
use crate::prelude::*;

pub(super) use super::check::CHECK;
pub(super) use expect::EXPECT;
pub(super) use notes::{NOTES, QUESTIONS};

type Read<I> = fn(&mut GivenValue<'_, '_>, &mut I);
type Said = (&'static str, &'static str);
type Write<W> = fn(&W, &WriteContext<'_>) -> Option<FieldText>;

/// A key of the file. Reading stores its value in an `I`; writing takes the value from a `W`.
pub(crate) struct Field<I: 'static, W: 'static> {
    pub key: &'static str,
    /// An example line, for the fault of a missing key; `None` if the key is optional.
    needed: Option<&'static str>,
    /// Another key or line without which this key is not allowed.
    owner: Option<&'static str>,
    read: Read<I>,
    write: Write<W>,
    /// Whether the key affects the run. A branch and its trunk must have the same value for such a key.
    shapes_run: bool,
    /// The name of the [schema](super::schema) definition for the value, and a sentence that describes the key.
    said: Said,
}

impl<I, W> Field<I, W> {
    pub(crate) const fn new(key: &'static str, read: Read<I>, write: Write<W>, said: Said) -> Self {
        Self { key, needed: None, owner: None, read, write, shapes_run: true, said }
    }

    const fn needed(key: &'static str, example: &'static str, read: Read<I>, write: Write<W>, said: Said) -> Self {
        Self { needed: Some(example), ..Self::new(key, read, write, said) }
    }

    const fn beside(key: &'static str, owner: &'static str, read: Read<I>, write: Write<W>, said: Said) -> Self {
        Self { owner: Some(owner), ..Self::new(key, read, write, said) }
    }

    const fn of_no_run(key: &'static str, read: Read<I>, write: Write<W>, said: Said) -> Self {
        Self { shapes_run: false, ..Self::new(key, read, write, said) }
    }

    pub(crate) fn described(&self) -> Key {
        let (takes, meaning) = self.said;
        Key { name: self.key, takes, meaning, is_needed: self.needed.is_some() }
    }
}

/// How values of one kind are read and written, and the name of their [schema](super::schema) definition.
pub(crate) struct Kind<T: 'static> {
    pub read: fn(&mut GivenValue<'_, '_>) -> T,
    pub write: fn(&T, &WriteContext<'_>) -> Option<FieldText>,
    pub takes: &'static str,
}

pub(crate) const FLAG: Kind<bool> = Kind { read: flag, write: if_on, takes: "flag" };
const CHANCE: Kind<f64> = Kind { read: chance, write: if_possible, takes: "fraction" };
const DELAY: Kind<Option<Ticks>> = Kind { read: delay, write: if_given, takes: "delay" };
const TICK: Kind<Option<Ticks>> = Kind { read: ticks, write: if_given, takes: "tick" };

macro_rules! row {
    ($sort:ident($($said:expr),+) $(of $part:ident)?, $field:ident $(.$inner:ident)*, $kind:ident, $meaning:literal $(,)?) => {
        row!(
            $sort($($said),+) $(of $part)?, $field $(.$inner)*, ($kind.read), ($kind.write), ($kind.takes), $meaning,
        )
    };
    (
        $sort:ident($($said:expr),+) $(of $part:ident)?, $field:ident $(.$inner:ident)*, $read:expr, $write:expr,
        $takes:expr, $meaning:literal $(,)?
    ) => {
        Field::$sort(
            $($said,)+
            |given, into| into.$($part.)?$field$(.$inner)* = $read(given),
            |from, context| $write(&from.$field$(.$inner)*, context),
            ($takes, $meaning),
        )
    };
}
pub(crate) use row;

/// A table of the file, or an entry of an array of tables.
pub(crate) struct Table<I: 'static, W: 'static> {
    pub key: &'static str,
    pub name: &'static str,
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
        self.read_some(given, into, |_| true);
    }

    /// Reads only the keys that `is_read` accepts.
    pub(crate) fn read_some(&self, given: &mut GivenValue<'_, '_>, into: &mut I, is_read: impl Fn(&str) -> bool) {
        for row in self.rows.iter().filter(|row| is_read(row.key)) {
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
    /// The first key (or the name of its table) that affects the run and has different values in the two scenarios.
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

pub(super) fn words() -> [(&'static str, Vec<&'static str>); 5] {
    fn of<T>(names: &[(&'static str, T)]) -> Vec<&'static str> {
        names.iter().map(|(name, _)| *name).collect()
    }
    [
        ("order", of(&ORDERS)),
        ("noticers", of(&NOTICERS)),
        ("detector", of(&DETECTORS)),
        ("moment", of(&notes::MOMENTS)),
        ("subject", of(&notes::SUBJECTS)),
    ]
}

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
    // This format has the fewest digits that read back as the same number.
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

/// The word for the subject of a question, as in `of`.
pub fn word_of_subject(subject: crate::QuestionSubject) -> &'static str {
    notes::SUBJECTS.iter().find(|(_, known)| *known == subject).map_or("", |(word, _)| word)
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
    /// The protocol, or the most similar one if its name is unknown.
    pub(super) entry: Option<&'static Entry>,
    pub(super) variant: Option<VariantId>,
}

pub(super) const TOP: Table<Head, Scenario> = Table {
    first: &["version", "protocol", "variant", "seed", "until", super::program::KEY],
    rows: &[
        Field::new(
            "version",
            |given, _| read::version(given),
            |_, _| Some(FieldText::said("1")),
            ("version", "Version of the format: 1."),
        ),
        row!(of_no_run("title") of scenario, title, GivenValue::local_text, texts, "text", "Name of the scenario."),
        row!(of_no_run("summary") of scenario, summary, GivenValue::local_text, texts, "text", "One line for the start screen: what to watch, without the outcome; at most 40 characters in a built-in scenario."),
        row!(of_no_run("about") of scenario, about, GivenValue::local_text, texts, "text", "What happens in the run, and why."),
        Field::needed(
            "protocol",
            "protocol = \"chang-roberts\"",
            |given, head| head.entry = read::protocol(given),
            |scenario, _| Some(FieldText::said(quoted(scenario.protocol().name()))),
            ("protocol", "Algorithm. `suffrage list` shows all with their variants."),
        ),
        Field::new(
            "variant",
            |given, head| head.variant = read::variant(given, head.entry),
            |scenario, _| FieldText::unless(scenario.variant.is_standard(), || quoted(scenario.variant.name())),
            ("variant", "Variant of the algorithm; `standard` if absent."),
        ),
        row!(new("seed") of scenario, seed, number, if_more_than_none, "count", "Seed of all chance; 0 if absent. The same seed gives the same run."),
        Field::new(
            super::program::KEY,
            |_, _| {}, // The key `protocol` reads it.
            |scenario, _| super::program::written(scenario).map(FieldText::said),
            ("program", "Text of your algorithm; if absent, the file that `protocol` names is read."),
        ),
        row!(of_no_run("until") of scenario, until, TICK, "Tick at which `suffrage run` gives up; if absent the larger of 10,000 and 8 · n · longest delay."),
    ],
    ..Table::of("", "")
};

#[derive(Default)]
pub(super) struct ProcessesFields {
    /// The ids, if the file lists them. If the `bool` is false, they are too faulty to look up processes.
    pub(super) listed: Option<(Ids, bool)>,
    pub(super) are_drawn: bool,
    pub(super) count: Option<u64>,
    pub(super) bits: Option<u64>,
    pub(super) order: Option<Order>,
}

pub(super) const OF_DRAWN: &str = "ids = \"drawn\"";

/// These keys are read before all keys that refer to a process.
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
            (
                "seats",
                "Ids by position, on a ring clockwise; or `\"drawn\"`: `count` different ids drawn from the seed, in ascending order.",
            ),
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
            ("size", "Number of processes. Without `ids` they have the ids 1 to `count`."),
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
            ("bits", "With `ids = \"drawn\"`: bits of an id."),
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
            ("order", "With `count` and without `ids`: the order of the ids by position; `ascending` if absent."),
        ),
    ],
    ..Table::of("processes", "[processes]")
};

pub(super) const PROCESS_STATE: Table<Scenario, Scenario> = Table {
    rows: &[
        row!(
            new("leader"),
            leader,
            expect::leader,
            if_given,
            "id",
            "Leader that all processes follow at tick 0; none (@) if absent. Refused where no process follows a leader."
        ),
        row!(new("down"), down, processes::distinct, ids, "ids", "Processes that are down at tick 0."),
        Field::new(
            "roles",
            |given, scenario| scenario.roles = processes::roles(given),
            |scenario, context| {
                FieldText::unless(scenario.roles.is_empty(), || processes::written_roles(scenario, context))
            },
            (
                "roles",
                "By id, the roles of each process, in protocols that tell roles apart; a process that is not named has none. Without `roles` each has the default roles of its protocol.",
            ),
        ),
        row!(
            new("proposals"),
            proposals,
            processes::proposals,
            |proposals: &Vec<_>, _| match proposals.as_slice() {
                [] => None,
                [of_all] => Some(FieldText::said(datum(*of_all))),
                each => Some(FieldText::said(list(each.iter().map(|&value| datum(value))))),
            },
            "values",
            "Where processes propose values: one value for all, or one by position; the ids if absent."
        ),
        row!(
            new("places"),
            places,
            overlay::read_places,
            |places: &Option<_>, _| { places.as_ref().map(|places| FieldText::said(overlay::written(places))) },
            "places",
            "Where super-peers are on a square: `\"random\"` (drawn from the seed), or `[x, y]` by position, each from 0 to 1."
        ),
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
            (
                "span",
                "Ticks that a message is in transit: one number, or `[shortest, longest]`, drawn evenly; 1 if absent.",
            ),
        ),
        row!(
            new("process_time"),
            network.process_time,
            handling,
            if_more_than_none,
            "time",
            "Ticks from handling a message to sending the answer; 0 if absent."
        ),
        row!(
            new("fifo"),
            network.fifo,
            |given: &mut GivenValue<'_, '_>| given.boolean().unwrap_or(true),
            |fifo: &bool, _| (!fifo).then(|| FieldText::said(false)),
            "flag",
            "Whether messages of one link arrive in the order of sending; `true` if absent.",
        ),
        row!(new("loss"), network.loss, CHANCE, "Probability that a message is lost."),
        row!(new("duplicate"), network.duplicate, CHANCE, "Probability that a message is duplicated."),
        row!(
            new("bounce"),
            network.bounce,
            FLAG,
            "Whether the sender learns that its message found the receiver down; a ring then closes over crashed processes."
        ),
        Field::new(
            "each",
            |given, Scenario { network, .. }| {
                if let Some(each) = each::read(given, network.bounce) {
                    network.each = each;
                }
            },
            |scenario, context| each::written(&scenario.network.each, context),
            (
                "each",
                "Links with a delay or a loss of their own, one way each: `[{ from = 1, to = 2, delay = [3, 4], loss = 0.1 }]`. `delay`, `loss` and the act `network` mean all other links.",
            ),
        ),
        row!(
            new("neighbours"),
            links,
            overlay::neighbours,
            |links: &Option<_>, _| match links {
                Some(OverlayLinks::Nearest(count)) => Some(FieldText::said(*count)),
                Some(OverlayLinks::Listed(_)) | None => None,
            },
            "size",
            "Overlay of `superpeer-tokens`: number of nearest processes that each is linked to; 6 if absent."
        ),
        Field::new(
            "links",
            |given, scenario| scenario.links = overlay::links(given).or(scenario.links.take()),
            |scenario, context| match &scenario.links {
                Some(OverlayLinks::Listed(links)) => Some(FieldText::said(list(
                    links.iter().map(|&(one, other)| format!("[{}, {}]", context.id(one), context.id(other))),
                ))),
                Some(OverlayLinks::Nearest(_)) | None => None,
            },
            ("links", "Overlay, link by link, instead of `neighbours`."),
        ),
        row!(
            new("torus"),
            has_edges,
            overlay::has_edges,
            |edges: &bool, _| edges.then(|| FieldText::said(false)),
            "flag",
            "Whether opposite edges of the square of `places` meet; `true` if absent."
        ),
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
    pub(super) const fn of(detector: Detector) -> Self {
        match detector {
            Detector::Manual => Self::Manual,
            Detector::Oracle { .. } => Self::Oracle,
            Detector::Heartbeat { .. } => Self::Heartbeat,
        }
    }

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
        if scenario.detector == scenario.default_detector() {
            return Self::default();
        }
        let fields = Self { kind: Some(DetectorKind::of(scenario.detector)), ..Self::default() };
        match scenario.detector {
            Detector::Manual => fields,
            Detector::Oracle { delay, by } => {
                let (delay, by) = ((delay != patience).then_some(delay), (by != Noticers::All).then_some(by));
                Self { delay, by, ..fields }
            }
            Detector::Heartbeat { period } => Self { period: (period != 2 * patience).then_some(period), ..fields },
        }
    }
}

pub(super) const DETECTOR: Table<DetectorFields, DetectorFields> = Table {
    rows: &[
        Field::new(
            "kind",
            |given, said| said.kind = given.one_of(Subject("detector"), &DETECTORS),
            |said, _| said.kind.map(|kind| word(&DETECTORS, &kind)),
            (
                "detector",
                "Failure detector: `manual` (none; the default), `oracle` (reports every absence; the default of super-peers) or `heartbeat` (suspects after missing heartbeats).",
            ),
        ),
        row!(
            beside("delay", OF_ORACLE),
            delay,
            DELAY,
            "With `kind = \"oracle\"`: ticks from the crash to the report; T if absent."
        ),
        Field::beside(
            "by",
            OF_ORACLE,
            |given, said| said.by = given.one_of(Subject("noticers"), &NOTICERS),
            |said, _| said.by.map(|by| word(&NOTICERS, &by)),
            ("noticers", "With `kind = \"oracle\"`: which followers notice; `all` if absent."),
        ),
        row!(
            beside("period", OF_HEARTBEAT),
            period,
            DELAY,
            "With `kind = \"heartbeat\"`: ticks between two heartbeats; 2T if absent."
        ),
    ],
    ..Table::of("detector", "[detector]")
};
