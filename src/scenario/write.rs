//! From a [`Scenario`] to the text of a file that reads back as the same scenario: what [`read`](super::read()) does, backwards.
//!
//! The layout is that of the files which come with the program: what is not said is the default, the acts stand above the first
//! table, one to a line, and processes are named by their ids.

pub(super) mod written;

use std::fmt::Write as _;

use super::fields::{self, Table};
use super::{Scenario, choices, command};
use crate::protocol::{ParameterValue, Ticks};
use crate::sim::command::Command;
use crate::text::LocalText;
use written::{Seats, Written, inline_table, list, quoted, span};

/// The text of a scenario's file. A comment, if there is one, stands above everything.
pub fn write(scenario: &Scenario, comment: &str) -> String {
    let mut file = File { scenario, seats: Seats::of(scenario), out: String::new() };
    file.comment(comment);
    file.head();
    let acts = scenario.events.iter().map(|(tick, command)| entry(*tick, command, &file.seats)).collect();
    file.list("events", acts);
    let choices = scenario.choices.iter().map(|pin| choices::write(pin, &file.seats)).collect();
    file.list(choices::ARRAY, choices);
    let questions = scenario.questions.iter().map(|question| file.inline(&fields::QUESTIONS, question)).collect();
    file.list("questions", questions);
    let processes = [file.values_of(&fields::SEATS, scenario), file.values_of(&fields::STANDING, scenario)].concat();
    file.table("[processes]", &processes);
    let values = file.values_of(&fields::NETWORK, scenario);
    file.table("[network]", &values);
    let values = file.values_of(&fields::DETECTOR, scenario);
    file.table("[detector]", &values);
    let parameters = scenario.parameters.iter().map(|(name, value)| (name.to_owned(), parameter(value, &file.seats)));
    file.table("[params]", &parameters.collect::<Vec<_>>());
    for note in &scenario.notes {
        let values = file.values_of(&fields::NOTES, note);
        file.table("[[notes]]", &values);
    }
    let values = file.values_of(&fields::EXPECT, &scenario.expect);
    file.table("[expect]", &values);
    if let Some(check) = &scenario.check {
        let values = file.values_of(&fields::CHECK, check);
        file.table("[check]", &values);
    }
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

fn by_language(key: &str, text: &LocalText) -> Vec<(String, String)> {
    let key = |code: &str| if code.is_empty() { key.to_owned() } else { format!("{key}.{code}") };
    text.by_language.iter().map(|(code, words)| (key(code), quoted(words))).collect()
}

fn parameter(value: &ParameterValue, seats: &Seats<'_>) -> String {
    match value {
        ParameterValue::Number(number) => number.to_string(),
        ParameterValue::Decimal(decimal) => format!("{:?}", decimal.value()),
        ParameterValue::Processes(positions) => seats.list(positions),
        ParameterValue::Flag(flag) => flag.to_string(),
        ParameterValue::Span(shortest, longest) => span(*shortest, *longest),
        ParameterValue::ByPosition(numbers) => list(numbers),
        ParameterValue::Word(word) => quoted(word),
        ParameterValue::ByProcess(values) => {
            let values = values.iter().map(|(at, value)| format!("{} = {}", seats.id(*at), parameter(value, seats)));
            let values: Vec<String> = values.collect();
            if values.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", values.join(", ")) }
        }
    }
}

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

    fn values(&mut self, values: &[(String, String)]) {
        let width = values.iter().map(|(key, _)| key.len()).max().unwrap_or_default();
        for (key, value) in values {
            self.line(format_args!("{key:width$} = {value}"));
        }
    }

    fn values_of<I, W>(&self, table: &Table<I, W>, from: &W) -> Vec<(String, String)> {
        let written = table.write(from, &self.seats).into_iter();
        written
            .flat_map(|(key, value)| match value {
                Written::Said(value) => vec![(key.to_owned(), value)],
                Written::Texts(text) => by_language(key, &text),
            })
            .collect()
    }

    fn inline<I, W>(&self, table: &Table<I, W>, from: &W) -> String {
        inline_table(&table.write(from, &self.seats))
    }

    fn table(&mut self, header: &str, values: &[(String, String)]) {
        if !values.is_empty() {
            self.line(format_args!("\n{header}"));
            self.values(values);
        }
    }

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
