//! What acts are about, as a file says it: processes, a message, a timer, a choice, a change of the network; links and groups in a file of their own.

mod links;

use toml::de::DeValue;

use crate::config::{Bounds, FEW, Problem, Section, Shape, Subject};
use crate::protocol::{Datum, Request, Requests, Ticks};
use crate::scenario::bounds::DELAYS;
use crate::scenario::read::given::GivenValue;
use crate::scenario::seating::Moving;
use crate::scenario::write::written::{Seats, datum, probability};
use crate::scenario::{choices, faults};
use crate::sim::command::{NetworkChange, Probability, Select, Targets, TimerOf};
use crate::sim::pins::Pin;

pub(super) trait Part: Sized {
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self>;

    fn write(&self, seats: &Seats<'_>) -> String;

    /// The same on other seats, if anything is left of it, and whether it still names all the processes it did.
    fn reseated(self, moving: &Moving) -> (Option<Self>, bool);
}

pub(super) trait Beside: Sized {
    fn read(given: &mut GivenValue<'_, '_>, key: &'static str) -> Self;

    /// Its value, if it is not left out.
    fn said(&self) -> Option<String>;
}

impl Beside for Option<u32> {
    fn read(given: &mut GivenValue<'_, '_>, key: &'static str) -> Self {
        let section = given.section;
        let number = given.inside(section, key)?.integer(Bounds { least: 0, most: u64::from(u32::MAX) })?;
        Some(number as u32)
    }

    fn said(&self) -> Option<String> {
        self.map(|number| number.to_string())
    }
}

impl Beside for bool {
    fn read(given: &mut GivenValue<'_, '_>, key: &'static str) -> Self {
        let section = given.section;
        given.inside(section, key).and_then(|mut given| given.boolean()).unwrap_or(false)
    }

    fn said(&self) -> Option<String> {
        self.then(|| self.to_string())
    }
}

fn ids_of(positions: &[u32], seats: &Seats<'_>) -> String {
    let ids: Vec<String> = positions.iter().map(|&at| seats.id(at).to_string()).collect();
    format!("[{}]", ids.join(", "))
}

impl Part for Targets {
    /// An id, a list of ids, or `"all"`.
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let items = match given.item.get_ref() {
            DeValue::String(everybody) if everybody == "all" => return Some(Self::All),
            DeValue::Integer(_) => return Some(Self::Listed(vec![given.process(Shape::TARGETS)?.1])),
            DeValue::Array(items) => items,
            _ => {
                given.wrong(Shape::TARGETS);
                return None;
            }
        };
        if items.is_empty() {
            given.fault(Problem::empty_list(given.key));
        }
        Some(Self::Listed(items.iter().filter_map(|item| given.other(item).process(Shape::ID)).map(|(_, at)| at).collect()))
    }

    fn write(&self, seats: &Seats<'_>) -> String {
        match self {
            Self::All => "\"all\"".to_owned(),
            Self::Listed(positions) => match positions.as_slice() {
                [one] => seats.id(*one).to_string(),
                several => ids_of(several, seats),
            },
        }
    }

    fn reseated(self, moving: &Moving) -> (Option<Self>, bool) {
        let Self::Listed(positions) = self else { return (Some(self), true) };
        let seats = moving.all(&positions);
        let is_whole = seats.len() == positions.len();
        ((!seats.is_empty()).then_some(Self::Listed(seats)), is_whole)
    }
}

/// Opens the table that names a message and may have these further keys.
fn message<'g, 't>(given: &mut GivenValue<'g, 't>, more: &[&'static str]) -> Option<Section<'g, 't>> {
    let keys = [&["from", "to"], more, &["kind", "nth"]].concat();
    given.reader.section(given.item, given.key, given.key, &keys)
}

fn select<'t>(given: &mut GivenValue<'_, 't>, table: &Section<'_, 't>) -> Option<Select> {
    let from = given.needed_inside(table, "from", "from = 1").and_then(|mut given| given.process(Shape::ID));
    let to = given
        .needed_inside(table, "to", "to = 2")
        .and_then(|mut given| given.process(Shape::ID).map(|(_, position)| (position, given.span())));
    let kind = given.inside(table, "kind").and_then(|mut given| given.name_of(Subject::KIND, |entry| entry.kinds));
    let bounds = Bounds { least: 1, most: u64::from(u32::MAX) };
    let nth = given.inside(table, "nth").and_then(|mut given| given.integer(bounds)).unwrap_or(1);
    let (Some((_, from)), Some((to, to_span))) = (from, to) else { return None };
    given.no_link(from, to, to_span);
    Some(Select { from, to, kind, nth: nth as u32 })
}

fn written(select: &Select, seats: &Seats<'_>, more: &str) -> String {
    let kind = select.kind.map_or_else(String::new, |kind| format!(", kind = {}", seats.kind(kind)));
    let nth = if select.nth > 1 { format!(", nth = {}", select.nth) } else { String::new() };
    format!("{{ from = {}, to = {}{kind}{nth}{more} }}", seats.id(select.from), seats.id(select.to))
}

impl Part for Select {
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let table = message(given, &[])?;
        select(given, &table)
    }

    fn write(&self, seats: &Seats<'_>) -> String {
        written(self, seats, "")
    }

    fn reseated(self, moving: &Moving) -> (Option<Self>, bool) {
        let moved = moving.pair((self.from, self.to)).map(|(from, to)| Self { from, to, ..self });
        let is_whole = moved.is_some();
        (moved, is_whole)
    }
}

impl Part for (Select, Ticks) {
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let table = message(given, &["by"])?;
        let by = given.needed_inside(&table, "by", "by = 3").and_then(|mut given| given.integer(DELAYS));
        let select = select(given, &table)?;
        Some((select, by?))
    }

    fn write(&self, seats: &Seats<'_>) -> String {
        written(&self.0, seats, &format!(", by = {}", self.1))
    }

    fn reseated(self, moving: &Moving) -> (Option<Self>, bool) {
        let (select, is_whole) = self.0.reseated(moving);
        (select.map(|select| (select, self.1)), is_whole)
    }
}

impl Part for (Select, Datum) {
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        if let Some(entry) = given.known.entry.filter(|_| given.known.alterable.is_none()) {
            given.fault(faults::not_alterable(entry.title));
            return None;
        }
        let table = message(given, &["is"])?;
        let says = given.needed_inside(&table, "is", "is = 3").and_then(|mut given| given.datum());
        let select = select(given, &table)?;
        let may = |at: &u32| given.known.alterable.is_some_and(|alterable| alterable.contains(at));
        if let Some(roster) = given.known.roster.filter(|_| !may(&select.from)) {
            if let Some(mut from) = given.inside(&table, "from") {
                from.fault(faults::loyal(roster.at(select.from)));
            }
            return None;
        }
        Some((select, says?))
    }

    fn write(&self, seats: &Seats<'_>) -> String {
        written(&self.0, seats, &format!(", is = {}", datum(self.1)))
    }

    fn reseated(self, moving: &Moving) -> (Option<Self>, bool) {
        let (select, is_whole) = self.0.reseated(moving);
        (select.map(|select| (select, self.1)), is_whole)
    }
}

impl Part for (u32, Request) {
    /// `{ client = 4, value = "x" }`, or `{ client = 4, set = ["k", "v"] }` where values are held under keys.
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let requests = given.known.entry.map(|entry| entry.requests);
        if let Some(entry) = given.known.entry.filter(|entry| entry.requests == Requests::None) {
            given.fault(faults::no_requests(entry.title));
            return None;
        }
        let table = given.reader.section(given.item, given.key, given.key, &["client", "value", "set"])?;
        let client = given.needed_inside(&table, "client", "client = 4").and_then(|mut given| client(&mut given));
        let request = match requests {
            Some(Requests::Set) => {
                refuse(given, &table, "value", SET);
                set(given.needed_inside(&table, "set", SET)?)
            }
            Some(_) => {
                refuse(given, &table, "set", VALUE);
                let value = given.needed_inside(&table, "value", VALUE)?.datum()?;
                Some(Request { key: None, value })
            }
            None => None,
        };
        Some((client?, request?))
    }

    fn write(&self, seats: &Seats<'_>) -> String {
        let Request { key, value } = self.1;
        let client = seats.id(self.0);
        match key {
            Some(key) => format!("{{ client = {client}, set = [{}, {}] }}", datum(key), datum(value)),
            None => format!("{{ client = {client}, value = {} }}", datum(value)),
        }
    }

    fn reseated(self, moving: &Moving) -> (Option<Self>, bool) {
        let moved = moving.one(self.0).map(|client| (client, self.1));
        (moved, moved.is_some())
    }
}

fn client(given: &mut GivenValue<'_, '_>) -> Option<u32> {
    let (id, position) = given.process(Shape::ID)?;
    let (roster, clients) = (given.known.roster?, given.known.clients);
    if clients.contains(&position) {
        return Some(position);
    }
    given.fault(faults::no_client(id, clients.iter().take(FEW).map(|&at| roster.at(at)).collect()));
    None
}

/// What a client is asked for, for example.
const VALUE: &str = "value = \"x\"";
const SET: &str = "set = [\"x\", 1]";

/// The clients of the protocol are asked otherwise.
fn refuse<'t>(given: &mut GivenValue<'_, 't>, table: &Section<'_, 't>, key: &'static str, right: &'static str) {
    if let (Some(span), Some(entry)) = (table.key_span(key), given.known.entry) {
        given.reader.fault(span, faults::other_request(key, entry.title, right));
    }
}

fn set(mut given: GivenValue<'_, '_>) -> Option<Request> {
    let [key, value] = given.list(Shape::KEY_AND_VALUE)? else {
        given.wrong(Shape::KEY_AND_VALUE);
        return None;
    };
    let key = given.other(key).datum();
    let value = given.other(value).datum();
    Some(Request { key: Some(key?), value: value? })
}

impl Part for TimerOf {
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        let table = given.reader.section(given.item, given.key, given.key, &["process", "timer"])?;
        let process = given.needed_inside(&table, "process", "process = 4").and_then(|mut given| given.process(Shape::ID));
        let mut timer = given.needed_inside(&table, "timer", "timer = \"answer\"")?;
        if let Some(entry) = timer.known.entry.filter(|entry| entry.timers.is_empty()) {
            timer.fault(faults::no_timers(entry.title));
            return None;
        }
        let timer = timer.name_of(Subject::TIMER, |entry| entry.timers)?;
        Some(Self { process: process?.1, timer })
    }

    fn write(&self, seats: &Seats<'_>) -> String {
        format!("{{ process = {}, timer = {} }}", seats.id(self.process), seats.timer(self.timer))
    }

    fn reseated(self, moving: &Moving) -> (Option<Self>, bool) {
        let moved = moving.one(self.process).map(|process| Self { process, ..self });
        (moved, moved.is_some())
    }
}

impl Part for Pin {
    /// As an entry of `choices` says it.
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        choices::entry(given.reader, given.item, given.key, given.known)
    }

    fn write(&self, seats: &Seats<'_>) -> String {
        choices::write(self, seats)
    }

    fn reseated(self, moving: &Moving) -> (Option<Self>, bool) {
        let moved = choices::reseated(self, moving);
        (moved, moved.is_some())
    }
}

impl Part for NetworkChange {
    fn read(given: &mut GivenValue<'_, '_>) -> Option<Self> {
        const KEYS: &[&str] = &["loss", "duplicate", "fifo"];
        let table = given.reader.section(given.item, given.key, "network", KEYS)?;
        let mut chance = |key| given.inside(&table, key).and_then(|mut given| Probability::new(given.probability()?));
        let (loss, duplicate) = (chance("loss"), chance("duplicate"));
        let fifo = given.inside(&table, "fifo").and_then(|mut given| given.boolean());
        if KEYS.iter().all(|key| table.get(key).is_none()) && !table.is_strange {
            given.fault(faults::no_change(KEYS));
        }
        Some(Self { loss, duplicate, fifo })
    }

    fn write(&self, _: &Seats<'_>) -> String {
        let probable =
            |key: &str, value: Option<Probability>| value.map(|value| format!("{key} = {}", probability(value.value())));
        let fifo = self.fifo.map(|fifo| format!("fifo = {fifo}"));
        let values = [probable("loss", self.loss), probable("duplicate", self.duplicate), fifo];
        format!("{{ {} }}", values.into_iter().flatten().collect::<Vec<_>>().join(", "))
    }

    fn reseated(self, _: &Moving) -> (Option<Self>, bool) {
        (Some(self), true)
    }
}
