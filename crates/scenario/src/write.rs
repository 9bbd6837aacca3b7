//! Writes a [`Scenario`] as a file, from which [`read`](super::read()) gets the same scenario.
//!
//! The files look like the built-in ones: defaults are omitted, the acts come before the first table, one per line, and
//! processes are named by id.

use std::fmt::{Display, Write as _};

use super::{choices, command, fields, fields::DetectorFields, fields::expect::AGAIN, fields::expect::NO_OP};
use crate::prelude::*;
use suffrage_engine::{protocol::StableEntry, sim::command::Command};

/// The text of a scenario file, with a comment at the top unless `comment` is empty.
pub fn write(scenario: &Scenario, comment: &str) -> String {
    let context = &WriteContext::of(scenario);
    let mut file = File { context, out: String::new() };
    file.comment(comment);
    file.head(scenario);
    file.list("events", scenario.events.iter().map(|(tick, command)| entry(*tick, command, context)));
    file.list(choices::ARRAY, scenario.choices.iter().map(|pin| pin.write(context)));
    let question = |question| inline_table(&fields::QUESTIONS.write(question, context));
    file.list("questions", scenario.questions.iter().map(question));
    file.table(
        "[processes]",
        &[file.values_of(&fields::PROCESS_IDS, scenario), file.values_of(&fields::PROCESS_STATE, scenario)].concat(),
    );
    file.table("[network]", &file.values_of(&fields::NETWORK, scenario));
    file.table("[detector]", &file.values_of(&fields::DETECTOR, &DetectorFields::of(scenario)));
    let parameters = scenario.parameters.iter().map(|(name, value)| (name.to_owned(), parameter(value, context)));
    file.table("[params]", &parameters.collect::<Vec<_>>());
    for note in &scenario.notes {
        file.table("[[notes]]", &file.values_of(&fields::NOTES, note));
    }
    file.table("[expect]", &file.values_of(&fields::EXPECT, &scenario.expect));
    if let Some(check) = &scenario.check {
        file.table("[check]", &file.values_of(&fields::CHECK, check));
    }
    file.out
}

/// Acts as entries of `events`, such as `{ at = 4, crash = 7 }`.
pub fn written_acts<'a>(scenario: &Scenario, acts: impl IntoIterator<Item = (Ticks, &'a Command)>) -> Vec<String> {
    let context = WriteContext::of(scenario);
    acts.into_iter().map(|(tick, command)| entry(tick, command, &context)).collect()
}

fn entry(tick: Ticks, command: &Command, context: &WriteContext<'_>) -> String {
    format!("{{ at = {tick}, {} }}", command::write(command, context))
}

fn lines((key, value): (&str, FieldText)) -> Vec<(String, String)> {
    let of_language = |code: &str| if code.is_empty() { key.to_owned() } else { format!("{key}.{code}") };
    match value {
        FieldText::Said(value) => vec![(key.to_owned(), value)],
        FieldText::Texts(text) => {
            text.by_language.iter().map(|(code, words)| (of_language(code), quoted(words))).collect()
        }
    }
}

fn parameter(value: &ParameterValue, context: &WriteContext<'_>) -> String {
    match value {
        ParameterValue::Number(number) => number.to_string(),
        ParameterValue::Decimal(decimal) => format!("{:?}", decimal.value()),
        ParameterValue::Processes(positions) => context.list(positions),
        ParameterValue::Flag(flag) => flag.to_string(),
        ParameterValue::Span(shortest, longest) => span(*shortest, *longest),
        ParameterValue::ByPosition(numbers) => list(numbers),
        ParameterValue::Stable(entries) => list(entries.iter().map(|entry| entry.map_or("[]".to_owned(), stable))),
        ParameterValue::Word(word) => quoted(word),
        ParameterValue::ByProcess(values) => {
            let values =
                values.iter().map(|(at, value)| format!("{} = {}", context.id(*at), parameter(value, context)));
            braced(&values.collect::<Vec<_>>())
        }
    }
}

fn stable(entry: StableEntry) -> String {
    let StableEntry { round, id, value } = entry;
    match (round, value.map(datum)) {
        (Some(round), Some(value)) => format!("[{round}, {id}, {value}]"),
        (Some(round), None) => format!("[{round}, {id}]"),
        (None, _) => id.to_string(),
    }
}

struct File<'s> {
    context: &'s WriteContext<'s>,
    out: String,
}

impl File<'_> {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.out, "{line}");
    }

    fn comment(&mut self, comment: &str) {
        for line in comment.lines() {
            let plain: String = line.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
            self.line(format_args!("# {}", plain.trim()));
        }
        if !comment.is_empty() {
            self.out.push('\n');
        }
    }

    fn head(&mut self, scenario: &Scenario) {
        let all = fields::TOP.write(scenario, self.context).into_iter();
        let (texts, said): (Vec<_>, Vec<_>) = all.partition(|(_, value)| matches!(value, FieldText::Texts(_)));
        self.values(&said.into_iter().flat_map(lines).collect::<Vec<_>>());
        for text in texts {
            self.out.push('\n');
            for (key, words) in lines(text) {
                self.line(format_args!("{key} = {words}"));
            }
        }
    }

    fn values(&mut self, values: &[(String, String)]) {
        let width = values.iter().map(|(key, _)| key.len()).max().unwrap_or_default();
        for (key, value) in values {
            self.line(format_args!("{key:width$} = {value}"));
        }
    }

    fn values_of<I, W>(&self, table: &Table<I, W>, from: &W) -> Vec<(String, String)> {
        table.write(from, self.context).into_iter().flat_map(lines).collect()
    }

    fn table(&mut self, header: &str, values: &[(String, String)]) {
        if !values.is_empty() {
            self.line(format_args!("\n{header}"));
            self.values(values);
        }
    }

    fn list(&mut self, key: &str, entries: impl ExactSizeIterator<Item = String>) {
        if entries.len() > 0 {
            self.line(format_args!("\n{key} = ["));
            entries.for_each(|entry| self.line(format_args!("  {entry},")));
            self.out.push_str("]\n");
        }
    }
}

const VALUES_PER_LINE: usize = 20;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FieldText {
    Said(String),
    Texts(LocalText),
}

impl FieldText {
    pub(crate) fn said(value: impl Display) -> Self {
        Self::Said(value.to_string())
    }

    /// `None` if the value is the default, which is omitted.
    pub(crate) fn unless<T: Display>(is_default: bool, value: impl FnOnce() -> T) -> Option<Self> {
        (!is_default).then(|| Self::Said(value().to_string()))
    }
}

pub(crate) struct WriteContext<'s> {
    pub scenario: &'s Scenario,
    pub ids: Vec<Id>,
}

impl<'s> WriteContext<'s> {
    pub(crate) fn of(scenario: &'s Scenario) -> Self {
        Self { scenario, ids: scenario.seating() }
    }

    /// The id of the process at a position. If the position has no process, returns an id that no file may have.
    pub(crate) fn id(&self, position: u32) -> Id {
        self.ids.get(position as usize).copied().unwrap_or(Id::MAX)
    }

    /// The quoted name of a message kind. If the kind is unknown, returns an empty name, which is invalid in files.
    pub(crate) fn kind(&self, index: usize) -> String {
        let kinds = self.scenario.protocol().entry().kinds;
        quoted(kinds.get(index).copied().unwrap_or_default())
    }

    pub(crate) fn timer(&self, index: usize) -> String {
        let timers = self.scenario.protocol().entry().timers;
        quoted(timers.get(index).copied().unwrap_or_default())
    }

    pub(crate) fn list(&self, positions: &[u32]) -> String {
        list(positions.iter().map(|&at| self.id(at)))
    }
}

pub(crate) fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

pub(crate) fn datum(datum: Datum) -> String {
    match datum {
        Datum::Number(number) => number.to_string(),
        Datum::Word(word) => quoted(word.as_str()),
    }
}

/// A slot as in scenario files, such as `"no-op"`, `["x", 1]` or `["again", "x", 1]`.
pub(crate) fn slot(slot: ExpectedSlot) -> String {
    match slot {
        ExpectedSlot::NoOp => quoted(NO_OP),
        ExpectedSlot::Set(key, value) => format!("[{}, {}]", datum(key), datum(value)),
        ExpectedSlot::Again(key, value) => format!("[{}, {}, {}]", quoted(AGAIN), datum(key), datum(value)),
    }
}

pub(crate) fn name_of<T: PartialEq>(names: &[(&'static str, T)], value: &T) -> &'static str {
    names.iter().find(|(_, known)| known == value).map_or("", |(name, _)| name)
}

pub(crate) fn list<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    if words.len() <= VALUES_PER_LINE {
        return format!("[{}]", words.join(", "));
    }
    let lines: Vec<String> = words.chunks(VALUES_PER_LINE).map(|line| format!("  {},\n", line.join(", "))).collect();
    format!("[\n{}]", lines.concat())
}

pub(crate) fn list_of_words(words: &[&str]) -> String {
    list(words.iter().map(|word| quoted(word)))
}

pub(crate) fn span(shortest: Ticks, longest: Ticks) -> String {
    if shortest == longest { shortest.to_string() } else { format!("[{shortest}, {longest}]") }
}

pub(crate) fn inline_table(values: &[(&str, FieldText)]) -> String {
    let value = |value: &FieldText| match value {
        FieldText::Said(value) => value.clone(),
        FieldText::Texts(text) => inline(text),
    };
    let values: Vec<String> = values.iter().map(|(key, written)| format!("{key} = {}", value(written))).collect();
    braced(&values)
}

fn braced(values: &[String]) -> String {
    if values.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", values.join(", ")) }
}

pub(crate) fn inline(text: &LocalText) -> String {
    if let Some(plain) = text.by_language.get("") {
        return quoted(plain);
    }
    let texts = text.by_language.iter().map(|(code, words)| format!("{code} = {}", quoted(words)));
    braced(&texts.collect::<Vec<_>>())
}

#[cfg(test)]
pub(crate) mod tests;
