//! From a [`Scenario`] to the text of a file that reads back as the same scenario: what [`read`](super::read()) does, backwards.
//!
//! The layout is that of the files which come with the program: what is not said is the default, the acts stand above the first
//! table, one to a line, and processes are named by their ids.

use std::fmt::{Display, Write as _};

use super::fields::{self, Table};
use super::{Scenario, command};
use crate::protocol::{Id, ParameterValue, Ticks};
use crate::sim::command::Command;
use crate::text::LocalText;

/// Lists of more values than this go over several lines, each with so many.
const A_LINE: usize = 20;

/// The text of a scenario's file. A comment, if there is one, stands above everything.
pub fn write(scenario: &Scenario, comment: &str) -> String {
    let mut file = File { scenario, seats: Seats::of(scenario), out: String::new() };
    file.comment(comment);
    file.head();
    let acts = scenario.events.iter().map(|(tick, command)| entry(*tick, command, &file.seats)).collect();
    file.list("events", acts);
    let questions = scenario.questions.iter().map(|question| file.inline(&fields::QUESTIONS, question)).collect();
    file.list("questions", questions);
    let processes = [file.values_of(&fields::SEATS, scenario), file.values_of(&fields::STANDING, scenario)].concat();
    file.table("[processes]", &processes);
    let values = file.values_of(&fields::NETWORK, scenario);
    file.table("[network]", &values);
    let values = file.values_of(&fields::DETECTOR, scenario);
    file.table("[detector]", &values);
    let parameters = scenario.parameters.iter().map(|(name, value)| (name.to_owned(), parameter(value)));
    file.table("[params]", &parameters.collect::<Vec<_>>());
    for note in &scenario.notes {
        let values = file.values_of(&fields::NOTES, note);
        file.table("[[notes]]", &values);
    }
    let values = file.values_of(&fields::EXPECT, scenario);
    file.table("[expect]", &values);
    file.out
}

/// Acts on the processes of a scenario, each as an entry of `events` says it: `{ at = 4, crash = 7 }`.
pub fn written_acts<'a>(scenario: &Scenario, acts: impl IntoIterator<Item = (Ticks, &'a Command)>) -> Vec<String> {
    let seats = Seats::of(scenario);
    acts.into_iter().map(|(tick, command)| entry(tick, command, &seats)).collect()
}

fn entry(tick: Ticks, command: &Command, seats: &Seats<'_>) -> String {
    format!("{{ at = {tick}, {} }}", command::write(command, seats))
}

/// A value as a file says it.
#[derive(Clone, Debug)]
pub(super) enum Written {
    /// In one piece.
    Said(String),
    /// A text in one or more languages.
    Texts(LocalText),
}

impl Written {
    pub(super) fn said(value: impl Display) -> Self {
        Self::Said(value.to_string())
    }

    /// A value that is not written where it is the default.
    pub(super) fn unless<T: Display>(is_default: bool, value: impl FnOnce() -> T) -> Option<Self> {
        (!is_default).then(|| Self::Said(value().to_string()))
    }

    pub(super) fn any(value: Option<impl Display>) -> Option<Self> {
        value.map(Self::said)
    }

    pub(super) fn texts(text: &LocalText) -> Option<Self> {
        (!text.by_language.is_empty()).then(|| Self::Texts(text.clone()))
    }
}

/// Who sits where in the scenario that is written.
pub(super) struct Seats<'s> {
    pub(super) scenario: &'s Scenario,
    ids: Vec<Id>,
}

impl<'s> Seats<'s> {
    fn of(scenario: &'s Scenario) -> Self {
        Self { scenario, ids: scenario.seating() }
    }

    /// The id at a position; where nobody sits, one that is refused when it is read.
    pub(super) fn id(&self, position: u32) -> Id {
        self.ids.get(position as usize).copied().unwrap_or(Id::MAX)
    }

    /// The name of a kind of messages. What the protocol does not have has no name either, and is refused when it is read.
    pub(super) fn kind(&self, index: usize) -> String {
        let kinds = self.scenario.protocol().entry().kinds;
        quoted(kinds.get(index).copied().unwrap_or_default())
    }

    /// The name of a timer, likewise.
    pub(super) fn timer(&self, index: usize) -> String {
        let timers = self.scenario.protocol().entry().timers;
        quoted(timers.get(index).copied().unwrap_or_default())
    }

    /// The ids at positions, in several lines if they are many.
    pub(super) fn list(&self, positions: &[u32]) -> String {
        list(positions.iter().map(|&at| self.id(at)))
    }
}

/// A text in the quotes of TOML.
pub(super) fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

/// The name of a value among those that the format knows.
pub(super) fn name_of<T: PartialEq>(names: &[(&'static str, T)], value: &T) -> &'static str {
    names.iter().find(|(_, known)| known == value).map_or("", |(name, _)| name)
}

/// Values as a list, in several lines if they are many.
pub(super) fn list<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    if words.len() <= A_LINE {
        return format!("[{}]", words.join(", "));
    }
    let lines: Vec<String> = words.chunks(A_LINE).map(|line| format!("  {},\n", line.join(", "))).collect();
    format!("[\n{}]", lines.concat())
}

/// A list of words.
pub(super) fn list_of_words(words: &[&str]) -> String {
    list(words.iter().map(|word| quoted(word)))
}

/// A number of ticks, or the shortest and the longest.
pub(super) fn span(shortest: Ticks, longest: Ticks) -> String {
    if shortest == longest { shortest.to_string() } else { format!("[{shortest}, {longest}]") }
}

/// A probability, exactly: with the fewest digits that read back as the same number.
pub(super) fn probability(value: f64) -> String {
    format!("{value:?}")
}

/// A text inside a list or an inline table.
pub(super) fn inline(text: &LocalText) -> String {
    if let Some(plain) = text.by_language.get("") {
        return quoted(plain);
    }
    let texts: Vec<String> = text.by_language.iter().map(|(code, words)| format!("{code} = {}", quoted(words))).collect();
    format!("{{ {} }}", texts.join(", "))
}

/// A text with a key for each language.
fn by_language(key: &str, text: &LocalText) -> Vec<(String, String)> {
    let key = |code: &str| if code.is_empty() { key.to_owned() } else { format!("{key}.{code}") };
    text.by_language.iter().map(|(code, words)| (key(code), quoted(words))).collect()
}

fn parameter(value: &ParameterValue) -> String {
    match value {
        ParameterValue::Number(number) => number.to_string(),
        ParameterValue::Flag(flag) => flag.to_string(),
        ParameterValue::Span(shortest, longest) => span(*shortest, *longest),
        ParameterValue::ByPosition(numbers) => list(numbers),
    }
}

/// A file that is being written.
struct File<'s> {
    scenario: &'s Scenario,
    seats: Seats<'s>,
    out: String,
}

impl File<'_> {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a text cannot fail.
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

    /// The values at the top; each text has a paragraph of its own.
    fn head(&mut self) {
        let values = fields::TOP.write(self.scenario, &self.seats);
        let said = values.iter().filter_map(|(key, value)| match value {
            Written::Said(value) => Some(((*key).to_owned(), value.clone())),
            Written::Texts(_) => None,
        });
        self.values(&said.collect::<Vec<_>>());
        for (key, value) in &values {
            let Written::Texts(text) = value else { continue };
            self.out.push('\n');
            for (key, words) in by_language(key, text) {
                self.line(format_args!("{key} = {words}"));
            }
        }
    }

    /// Keys and values, with their equals signs below each other.
    fn values(&mut self, values: &[(String, String)]) {
        let width = values.iter().map(|(key, _)| key.len()).max().unwrap_or_default();
        for (key, value) in values {
            self.line(format_args!("{key:width$} = {value}"));
        }
    }

    /// What a table is to say.
    fn values_of<I, W>(&self, table: &Table<I, W>, from: &W) -> Vec<(String, String)> {
        let written = table.write(from, &self.seats).into_iter();
        written
            .flat_map(|(key, value)| match value {
                Written::Said(value) => vec![(key.to_owned(), value)],
                Written::Texts(text) => by_language(key, &text),
            })
            .collect()
    }

    /// A table in one line.
    fn inline<I, W>(&self, table: &Table<I, W>, from: &W) -> String {
        let value = |value| match value {
            Written::Said(value) => value,
            Written::Texts(text) => inline(&text),
        };
        let written = table.write(from, &self.seats).into_iter();
        let values: Vec<String> = written.map(|(key, written)| format!("{key} = {}", value(written))).collect();
        format!("{{ {} }}", values.join(", "))
    }

    /// A table, if there is anything in it.
    fn table(&mut self, header: &str, values: &[(String, String)]) {
        if !values.is_empty() {
            self.line(format_args!("\n{header}"));
            self.values(values);
        }
    }

    /// A list of tables, one to a line, if there is any.
    fn list(&mut self, key: &str, entries: Vec<String>) {
        if entries.is_empty() {
            return;
        }
        self.line(format_args!("\n{key} = ["));
        for entry in entries {
            self.line(format_args!("  {entry},"));
        }
        self.out.push_str("]\n");
    }
}

#[cfg(test)]
mod tests;
