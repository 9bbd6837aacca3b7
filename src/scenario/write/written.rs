//! Values as a file says them.

use std::fmt::Display;

use crate::protocol::{Datum, Id, Place, Ticks};
use crate::scenario::read::expect::{AGAIN, NO_OP};
use crate::scenario::read::overlay::RANDOM;
use crate::scenario::{ExpectedSlot, Places, Scenario};
use crate::text::LocalText;

/// Lists of more values than this go over several lines, each with so many.
const A_LINE: usize = 20;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::scenario) enum Written {
    Said(String),
    Texts(LocalText),
}

impl Written {
    pub(in crate::scenario) fn said(value: impl Display) -> Self {
        Self::Said(value.to_string())
    }

    /// A value that is not written where it is the default.
    pub(in crate::scenario) fn unless<T: Display>(is_default: bool, value: impl FnOnce() -> T) -> Option<Self> {
        (!is_default).then(|| Self::Said(value().to_string()))
    }

    pub(in crate::scenario) fn any(value: Option<impl Display>) -> Option<Self> {
        value.map(Self::said)
    }

    pub(in crate::scenario) fn texts(text: &LocalText) -> Option<Self> {
        (!text.by_language.is_empty()).then(|| Self::Texts(text.clone()))
    }
}

pub(in crate::scenario) struct Seats<'s> {
    pub(in crate::scenario) scenario: &'s Scenario,
    pub(in crate::scenario) ids: Vec<Id>,
}

impl<'s> Seats<'s> {
    pub(in crate::scenario) fn of(scenario: &'s Scenario) -> Self {
        Self { scenario, ids: scenario.seating() }
    }

    /// The id at a position; beyond the last one, an id that is refused when it is read.
    pub(in crate::scenario) fn id(&self, position: u32) -> Id {
        self.ids.get(position as usize).copied().unwrap_or(Id::MAX)
    }

    /// The name of a kind of messages. What the protocol does not have has no name either, and is refused when it is read.
    pub(in crate::scenario) fn kind(&self, index: usize) -> String {
        let kinds = self.scenario.protocol().entry().kinds;
        quoted(kinds.get(index).copied().unwrap_or_default())
    }

    pub(in crate::scenario) fn timer(&self, index: usize) -> String {
        let timers = self.scenario.protocol().entry().timers;
        quoted(timers.get(index).copied().unwrap_or_default())
    }

    pub(in crate::scenario) fn list(&self, positions: &[u32]) -> String {
        list(positions.iter().map(|&at| self.id(at)))
    }
}

pub(in crate::scenario) fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

pub(in crate::scenario) fn datum(datum: Datum) -> String {
    match datum {
        Datum::Number(number) => number.to_string(),
        Datum::Word(word) => quoted(word.as_str()),
    }
}

/// `"random"`, or a list of pairs in which each number reads back as the same part of a side.
pub(in crate::scenario) fn places(places: &Places) -> String {
    let side = |part: u16| format!("{:?}", f64::from(part) / f64::from(Place::SIDE));
    match places {
        Places::Random => quoted(RANDOM),
        Places::Listed(places) => list(places.iter().map(|place| format!("[{}, {}]", side(place.x), side(place.y)))),
    }
}

/// A slot of a log: `"no-op"`, `["x", 1]` or `["again", "x", 1]`.
pub(in crate::scenario) fn slot(slot: ExpectedSlot) -> String {
    match slot {
        ExpectedSlot::NoOp => quoted(NO_OP),
        ExpectedSlot::Set(key, value) => format!("[{}, {}]", datum(key), datum(value)),
        ExpectedSlot::Again(key, value) => format!("[{}, {}, {}]", quoted(AGAIN), datum(key), datum(value)),
    }
}

pub(in crate::scenario) fn name_of<T: PartialEq>(names: &[(&'static str, T)], value: &T) -> &'static str {
    names.iter().find(|(_, known)| known == value).map_or("", |(name, _)| name)
}

pub(in crate::scenario) fn list<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    if words.len() <= A_LINE {
        return format!("[{}]", words.join(", "));
    }
    let lines: Vec<String> = words.chunks(A_LINE).map(|line| format!("  {},\n", line.join(", "))).collect();
    format!("[\n{}]", lines.concat())
}

pub(in crate::scenario) fn list_of_words(words: &[&str]) -> String {
    list(words.iter().map(|word| quoted(word)))
}

pub(in crate::scenario) fn span(shortest: Ticks, longest: Ticks) -> String {
    if shortest == longest { shortest.to_string() } else { format!("[{shortest}, {longest}]") }
}

/// A probability, exactly: with the fewest digits that read back as the same number.
pub(in crate::scenario) fn probability(value: f64) -> String {
    format!("{value:?}")
}

/// The keys of a table with their values, as one value.
pub(in crate::scenario) fn inline_table(values: &[(&str, Written)]) -> String {
    let value = |value: &Written| match value {
        Written::Said(value) => value.clone(),
        Written::Texts(text) => inline(text),
    };
    let values: Vec<String> = values.iter().map(|(key, written)| format!("{key} = {}", value(written))).collect();
    if values.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", values.join(", ")) }
}

pub(in crate::scenario) fn inline(text: &LocalText) -> String {
    if let Some(plain) = text.by_language.get("") {
        return quoted(plain);
    }
    let texts: Vec<String> = text.by_language.iter().map(|(code, words)| format!("{code} = {}", quoted(words))).collect();
    format!("{{ {} }}", texts.join(", "))
}
