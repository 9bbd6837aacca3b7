//! The table of fields: every key of a scenario file, how it is read, and how it is written.
//!
//! What may stand where, what is nearest to a word that is not known, what must be there and what a saved file says all come from
//! these rows. The acts of `events` are in [`command`](super::command), the parameters of a protocol in its catalogue entry.

pub(super) mod expect;
mod table;

use crate::config::{Bounds, Subject};
use suffrage_engine::protocol::Ticks;
use suffrage_engine::protocols::{Entry, VariantId};
use suffrage_engine::sim::detector::{Detector, Noticers};
use suffrage_text::LocalText;

use super::read::{overlay, processes, values};
use super::write::{Written, datum, inline, list, name_of, places as written_places, probability, quoted, span};
use super::{DELAYS, LONGEST_DELAY, TICKS, TICKS_FROM_ONE};
use super::{Ids, Note, Order, OverlayLinks, Question, QuestionSubject, Scenario, Validity, When};

pub(super) use super::check::CHECK;
pub(super) use expect::EXPECT;
pub(super) use table::{Field, Table, foreign};

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

const NUMBERS: Bounds = Bounds { least: 0, most: u64::MAX };

pub(super) struct Head {
    pub(super) scenario: Scenario,
    /// The protocol, or the one that was probably meant.
    pub(super) entry: Option<&'static Entry>,
    pub(super) variant: Option<VariantId>,
}

pub(super) const TOP: Table<Head, Scenario> = Table {
    first: &["version", "protocol", "variant", "seed", "until"],
    rows: &[
        Field::new("version", |given, _| values::version(given), |_, _| Some(Written::said("1"))),
        Field::of_no_run(
            "title",
            |given, head| head.scenario.title = given.local_text(),
            |scenario, _| Written::texts(&scenario.title),
        ),
        Field::of_no_run(
            "summary",
            |given, head| head.scenario.summary = given.local_text(),
            |scenario, _| Written::texts(&scenario.summary),
        ),
        Field::of_no_run(
            "about",
            |given, head| head.scenario.about = given.local_text(),
            |scenario, _| Written::texts(&scenario.about),
        ),
        Field::needed(
            "protocol",
            "protocol = \"chang-roberts\"",
            |given, head| head.entry = values::protocol(given),
            |scenario, _| Some(Written::said(quoted(scenario.protocol().name()))),
        ),
        Field::new(
            "variant",
            |given, head| head.variant = values::variant(given, head.entry),
            |scenario, _| Written::unless(scenario.variant.is_standard(), || quoted(scenario.variant.name())),
        ),
        Field::new(
            "seed",
            |given, head| head.scenario.seed = given.integer(NUMBERS).unwrap_or_default(),
            |scenario, _| Written::unless(scenario.seed == 0, || scenario.seed),
        ),
        Field::of_no_run(
            "until",
            |given, head| head.scenario.until = given.integer(TICKS),
            |scenario, _| Written::any(scenario.until),
        ),
    ],
    ..Table::of("", "")
};

#[derive(Default)]
pub(super) struct ProcessesSaid {
    /// The ids, and whether they are sound enough to look others up in.
    pub(super) listed: Option<(Ids, bool)>,
    /// Whether they are drawn.
    pub(super) are_drawn: bool,
    pub(super) count: Option<u64>,
    pub(super) bits: Option<u64>,
    pub(super) order: Option<Order>,
}

/// The line that the key `bits` belongs to.
pub(super) const OF_DRAWN: &str = "ids = \"drawn\"";
/// How many bits drawn ids may have.
const BITS: Bounds = Bounds { least: 1, most: 32 };

/// Which processes there are: read before everything that names one.
pub(super) const SEATS: Table<ProcessesSaid, Scenario> = Table {
    rows: &[
        Field::new(
            "ids",
            |given, processes| {
                processes.are_drawn = processes::are_drawn(given);
                processes.listed = if processes.are_drawn { None } else { processes::listed(given) };
            },
            |scenario, _| match &scenario.ids {
                Ids::Listed(ids) => Some(Written::said(list(ids))),
                Ids::Counted { .. } => None,
                Ids::Drawn { .. } => Some(Written::said(quoted(processes::DRAWN))),
            },
        ),
        Field::new(
            "count",
            |given, processes| {
                if processes.are_drawn || !given.is_beside("ids") {
                    processes.count = given.integer(NUMBERS);
                }
            },
            |scenario, _| match scenario.ids {
                Ids::Listed(_) => None,
                Ids::Counted { count, .. } | Ids::Drawn { count, .. } => Some(Written::said(count)),
            },
        ),
        Field::beside(
            "bits",
            OF_DRAWN,
            |given, processes| {
                if processes.are_drawn {
                    processes.bits = given.integer(BITS);
                }
            },
            |scenario, _| match scenario.ids {
                Ids::Drawn { bits, .. } => Some(Written::said(bits)),
                Ids::Listed(_) | Ids::Counted { .. } => None,
            },
        ),
        Field::beside(
            "order",
            "count",
            |given, processes| {
                if !given.is_beside("ids") && given.is_beside("count") {
                    processes.order = given.one_of(Subject::ORDER, &ORDERS);
                }
            },
            |scenario, _| match scenario.ids {
                Ids::Listed(_) | Ids::Drawn { .. } | Ids::Counted { order: Order::Ascending, .. } => None,
                Ids::Counted { order, .. } => Some(Written::said(quoted(name_of(&ORDERS, &order)))),
            },
        ),
    ],
    ..Table::of("processes", "[processes]")
};

pub(super) const STANDING: Table<Scenario, Scenario> = Table {
    rows: &[
        Field::new(
            "leader",
            |given, scenario| scenario.leader = expect::leader(given),
            |scenario, _| Written::any(scenario.leader),
        ),
        Field::new(
            "down",
            |given, scenario| scenario.down = processes::distinct(given),
            |scenario, seats| Written::unless(scenario.down.is_empty(), || seats.list(&scenario.down)),
        ),
        Field::new(
            "roles",
            |given, scenario| scenario.roles = processes::roles(given),
            |scenario, seats| Written::unless(scenario.roles.is_empty(), || processes::written_roles(scenario, seats)),
        ),
        Field::new(
            "proposals",
            |given, scenario| scenario.proposals = values::proposals(given),
            |scenario, _| match scenario.proposals.as_slice() {
                [] => None,
                [of_all] => Some(Written::said(datum(*of_all))),
                each => Some(Written::said(list(each.iter().map(|&value| datum(value))))),
            },
        ),
        Field::new(
            "places",
            |given, scenario| scenario.places = overlay::places(given),
            |scenario, _| scenario.places.as_ref().map(|places| Written::said(written_places(places))),
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
                Written::unless(is_default, || span(network.shortest_delay, network.longest_delay))
            },
        ),
        Field::new(
            "process_time",
            |given, Scenario { network, .. }| {
                network.process_time = given.integer(Bounds { least: 0, most: LONGEST_DELAY }).unwrap_or_default();
            },
            |Scenario { network, .. }, _| Written::unless(network.process_time == 0, || network.process_time),
        ),
        Field::new(
            "fifo",
            |given, Scenario { network, .. }| network.fifo = given.boolean().unwrap_or(true),
            |Scenario { network, .. }, _| Written::unless(network.fifo, || network.fifo),
        ),
        Field::new(
            "loss",
            |given, Scenario { network, .. }| network.loss = given.probability().unwrap_or_default(),
            |Scenario { network, .. }, _| Written::unless(network.loss <= 0.0, || probability(network.loss)),
        ),
        Field::new(
            "duplicate",
            |given, Scenario { network, .. }| network.duplicate = given.probability().unwrap_or_default(),
            |Scenario { network, .. }, _| Written::unless(network.duplicate <= 0.0, || probability(network.duplicate)),
        ),
        Field::new(
            "bounce",
            |given, Scenario { network, .. }| network.bounce = given.boolean().unwrap_or(false),
            |Scenario { network, .. }, _| Written::unless(!network.bounce, || network.bounce),
        ),
        Field::new(
            "neighbours",
            |given, scenario| scenario.links = overlay::neighbours(given),
            |scenario, _| match &scenario.links {
                Some(OverlayLinks::Nearest(count)) => Some(Written::said(*count)),
                Some(OverlayLinks::Listed(_)) | None => None,
            },
        ),
        Field::new(
            "links",
            |given, scenario| scenario.links = overlay::links(given).or(scenario.links.take()),
            |scenario, seats| match &scenario.links {
                Some(OverlayLinks::Listed(links)) => Some(Written::said(list(
                    links.iter().map(|&(one, other)| format!("[{}, {}]", seats.id(one), seats.id(other))),
                ))),
                Some(OverlayLinks::Nearest(_)) | None => None,
            },
        ),
        Field::new(
            "torus",
            |given, scenario| scenario.torus = overlay::torus(given).unwrap_or(true),
            |scenario, _| Written::unless(scenario.torus, || scenario.torus),
        ),
    ],
    ..Table::of("network", "[network]")
};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum DetectorKind {
    Manual,
    Oracle,
    Heartbeat,
}

const OF_ORACLE: &str = "kind = \"oracle\"";
const OF_HEARTBEAT: &str = "kind = \"heartbeat\"";

impl DetectorKind {
    /// The line that the keys of this detector alone belong to.
    pub(super) const fn line(self) -> &'static str {
        match self {
            Self::Manual => "",
            Self::Oracle => OF_ORACLE,
            Self::Heartbeat => OF_HEARTBEAT,
        }
    }
}

#[derive(Default)]
pub(super) struct DetectorSaid {
    pub(super) kind: Option<DetectorKind>,
    pub(super) delay: Option<Ticks>,
    pub(super) by: Option<Noticers>,
    pub(super) period: Option<Ticks>,
}

/// Who notices that a leader is gone.
pub(super) const DETECTOR: Table<DetectorSaid, Scenario> = Table {
    rows: &[
        Field::new(
            "kind",
            |given, said| said.kind = given.one_of(Subject::DETECTOR, &DETECTORS),
            |scenario, _| match scenario.detector {
                Detector::Manual => None,
                Detector::Oracle { .. } => Some(Written::said(quoted(name_of(&DETECTORS, &DetectorKind::Oracle)))),
                Detector::Heartbeat { .. } => {
                    Some(Written::said(quoted(name_of(&DETECTORS, &DetectorKind::Heartbeat))))
                }
            },
        ),
        Field::beside(
            "delay",
            OF_ORACLE,
            |given, said| said.delay = given.integer(DELAYS),
            |scenario, _| match scenario.detector {
                Detector::Oracle { delay, .. } => Written::unless(delay == scenario.network.patience(), || delay),
                Detector::Manual | Detector::Heartbeat { .. } => None,
            },
        ),
        Field::beside(
            "by",
            OF_ORACLE,
            |given, said| said.by = given.one_of(Subject::NOTICERS, &NOTICERS),
            |scenario, _| match scenario.detector {
                Detector::Oracle { by, .. } => Written::unless(by == Noticers::All, || quoted(name_of(&NOTICERS, &by))),
                Detector::Manual | Detector::Heartbeat { .. } => None,
            },
        ),
        Field::beside(
            "period",
            OF_HEARTBEAT,
            |given, said| said.period = given.integer(DELAYS),
            |scenario, _| match scenario.detector {
                Detector::Heartbeat { period } => Written::unless(period == 2 * scenario.network.patience(), || period),
                Detector::Manual | Detector::Oracle { .. } => None,
            },
        ),
    ],
    ..Table::of("detector", "[detector]")
};

fn cites(figures: &[u64]) -> Option<Written> {
    Written::unless(figures.is_empty(), || list(figures))
}

pub(super) const NOTES: Table<Note, Note> = Table {
    first: &["at", "when", "pause", "look", "facts", "cites"],
    rows: &[
        // The tick of a note that has `when` too does not count.
        Field::new(
            "at",
            |given, note| {
                if !given.is_beside("when") {
                    note.when = When::At(given.integer(TICKS).unwrap_or_default());
                }
            },
            |note, _| match note.when {
                When::At(tick) => Some(Written::said(tick)),
                When::LeaderElected => None,
            },
        ),
        Field::new(
            "when",
            |given, note| match given.one_of(Subject::WHEN, &MOMENTS) {
                Some(When::LeaderElected) if given.follows_nobody() => {}
                when => note.when = when.unwrap_or(note.when),
            },
            |note, _| match note.when {
                When::At(_) => None,
                When::LeaderElected => Some(Written::said(quoted(name_of(&MOMENTS, &note.when)))),
            },
        ),
        Field::needed(
            "text",
            "text = \"…\"",
            |given, note| note.text = given.local_text(),
            |note, _| Written::texts(&note.text),
        ),
        Field::new(
            "pause",
            |given, note| note.pause = given.boolean().unwrap_or(false),
            |note, _| Written::unless(!note.pause, || note.pause),
        ),
        Field::new(
            "look",
            |given, note| note.look = processes::positions(given),
            |note, seats| Written::unless(note.look.is_empty(), || seats.list(&note.look)),
        ),
        Field::new(
            "facts",
            |given, note| note.validity.facts = expect::read_facts(given),
            |note, seats| expect::written_facts(note.validity.facts.as_ref(), seats),
        ),
        Field::new(
            "cites",
            |given, note| note.validity.cites = values::numbers(given),
            |note, _| cites(&note.validity.cites),
        ),
    ],
    ..Table::of("notes", "notes")
};

#[derive(Default)]
pub(super) struct QuestionSaid {
    pub(super) at: Option<Ticks>,
    pub(super) ask: Option<LocalText>,
    pub(super) of: Option<QuestionSubject>,
    pub(super) choices: Vec<LocalText>,
    pub(super) right: Option<usize>,
    pub(super) validity: Validity,
}

pub(super) const QUESTIONS: Table<QuestionSaid, Question> = Table {
    first: &["at", "of", "right", "facts", "cites"],
    rows: &[
        Field::needed(
            "at",
            "at = 1",
            |given, question| question.at = given.integer(TICKS_FROM_ONE),
            |question, _| Some(Written::said(question.at)),
        ),
        Field::needed(
            "ask",
            "ask = \"…\"",
            |given, question| question.ask = Some(given.local_text()),
            |question, _| Written::texts(&question.ask),
        ),
        Field::needed(
            "of",
            "of = \"leader\"",
            |given, question| question.of = values::subject(given, &SUBJECTS),
            |question, _| Some(Written::said(quoted(name_of(&SUBJECTS, &question.of)))),
        ),
        Field::beside(
            "choices",
            "of = \"choices\"",
            |given, question| {
                if question.of == Some(QuestionSubject::Choices) {
                    question.choices = values::choices(given);
                }
            },
            |question, _| {
                let choices: Vec<String> = question.choices.iter().map(inline).collect();
                Written::unless(question.of != QuestionSubject::Choices, || format!("[{}]", choices.join(", ")))
            },
        ),
        Field::beside(
            "right",
            "choices = [\"…\", \"…\"]",
            |given, question| {
                // Without choices there is nothing to be right: that they are missing is said.
                let most = if question.choices.is_empty() { u64::MAX } else { question.choices.len() as u64 };
                let right = given.integer(Bounds { least: 1, most });
                question.right = right.and_then(|right| usize::try_from(right - 1).ok());
            },
            |question, _| question.right.map(|right| Written::said((right + 1).to_string())),
        ),
        Field::new(
            "facts",
            |given, question| question.validity.facts = expect::read_facts(given),
            |question, seats| expect::written_facts(question.validity.facts.as_ref(), seats),
        ),
        Field::new(
            "cites",
            |given, question| question.validity.cites = values::numbers(given),
            |question, _| cites(&question.validity.cites),
        ),
    ],
    ..Table::of("questions", "questions")
};
