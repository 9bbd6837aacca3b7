//! From a [`Scenario`] to the text of a file that reads back as the same scenario: what [`read`](super::read) does, backwards.
//!
//! The layout is that of the files which come with the program: what is not said is the default, the acts stand above the first
//! table, one to a line, and processes are named by their ids.

mod acts;

use std::fmt::Write as _;

use super::validate::{MOMENTS, NOTICERS, ORDERS, SUBJECTS};
use super::{Asked, Expect, Ids, Note, Order, Question, Scenario, When};
use crate::protocol::{Id, ParameterValue, Ticks};
use crate::sim::command::Command;
use crate::sim::detector::Detector;
use crate::sim::network::Network;
use crate::text::LocalText;

/// Lists of more ids than this go over several lines, each with so many.
const A_LINE: usize = 20;

/// The text of a scenario's file. A comment, if there is one, stands above everything.
pub fn write(scenario: &Scenario, comment: &str) -> String {
    let mut file = File { scenario, ids: scenario.seating(), out: String::new() };
    file.comment(comment);
    file.head();
    file.acts();
    file.questions();
    file.processes();
    file.network();
    file.detector();
    file.parameters();
    file.notes();
    file.expect();
    file.out
}

/// Acts on the processes of a scenario, each as an entry of `events` says it: `{ at = 4, crash = 7 }`.
pub fn written_acts<'a>(scenario: &Scenario, acts: impl IntoIterator<Item = (Ticks, &'a Command)>) -> Vec<String> {
    let file = File { scenario, ids: scenario.seating(), out: String::new() };
    acts.into_iter().map(|(tick, command)| file.entry(tick, command)).collect()
}

/// A text in the quotes of TOML.
fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

/// The name of a value among those that the format knows.
fn name_of<T: PartialEq>(names: &[(&'static str, T)], value: &T) -> &'static str {
    names.iter().find(|(_, known)| known == value).map_or("", |(name, _)| name)
}

/// Values as a list, in several lines if they are many.
fn list<T: std::fmt::Display>(values: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    if words.len() <= A_LINE {
        return format!("[{}]", words.join(", "));
    }
    let lines: Vec<String> = words.chunks(A_LINE).map(|line| format!("  {},\n", line.join(", "))).collect();
    format!("[\n{}]", lines.concat())
}

/// A number of ticks, or the shortest and the longest.
fn span(shortest: Ticks, longest: Ticks) -> String {
    if shortest == longest { shortest.to_string() } else { format!("[{shortest}, {longest}]") }
}

/// A file that is being written.
struct File<'s> {
    scenario: &'s Scenario,
    /// Who sits where.
    ids: Vec<Id>,
    out: String,
}

impl File<'_> {
    /// Keys and values, with their equals signs below each other.
    fn values(&mut self, values: &[(&str, String)]) {
        let width = values.iter().map(|(key, _)| key.len()).max().unwrap_or_default();
        for (key, value) in values {
            self.line(format_args!("{key:width$} = {value}"));
        }
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a text cannot fail.
        let _ = writeln!(self.out, "{line}");
    }

    /// A table, if there is anything in it.
    fn table(&mut self, header: &str, values: &[(&str, String)]) {
        if !values.is_empty() {
            self.line(format_args!("\n{header}"));
            self.values(values);
        }
    }

    /// The id at a position; where nobody sits, one that is refused when it is read.
    fn id(&self, position: u32) -> Id {
        self.ids.get(position as usize).copied().unwrap_or(Id::MAX)
    }

    fn list(&self, positions: &[u32]) -> String {
        list(positions.iter().map(|&at| self.id(at)))
    }

    fn comment(&mut self, comment: &str) {
        for line in comment.lines() {
            let tame: String = line.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
            self.line(format_args!("# {}", tame.trim()));
        }
        if !comment.is_empty() {
            self.out.push('\n');
        }
    }

    fn head(&mut self) {
        let scenario = self.scenario;
        let mut values = vec![("version", "1".to_owned()), ("protocol", quoted(scenario.protocol().name()))];
        if !scenario.variant.is_standard() {
            values.push(("variant", quoted(scenario.variant.name())));
        }
        if scenario.seed != 0 {
            values.push(("seed", scenario.seed.to_string()));
        }
        if let Some(until) = scenario.until {
            values.push(("until", until.to_string()));
        }
        self.values(&values);
        for (key, text) in [("title", &scenario.title), ("about", &scenario.about)] {
            if !text.by_language.is_empty() {
                self.out.push('\n');
                for (key, words) in by_language(key, text) {
                    self.line(format_args!("{key} = {words}"));
                }
            }
        }
    }

    fn acts(&mut self) {
        if self.scenario.events.is_empty() {
            return;
        }
        self.out.push_str("\nevents = [\n");
        for (tick, command) in &self.scenario.events {
            let entry = self.entry(*tick, command);
            self.line(format_args!("  {entry},"));
        }
        self.out.push_str("]\n");
    }

    fn entry(&self, tick: Ticks, command: &Command) -> String {
        format!("{{ at = {tick}, {} }}", self.act(command))
    }

    fn questions(&mut self) {
        if self.scenario.questions.is_empty() {
            return;
        }
        self.out.push_str("\nquestions = [\n");
        for Question { at, ask, of, choices } in &self.scenario.questions {
            let (of_what, ask) = (name_of(&SUBJECTS, of), within(ask));
            let choices: Vec<String> = choices.iter().map(within).collect();
            let choices = if *of == Asked::Choices { format!(", choices = [{}]", choices.join(", ")) } else { String::new() };
            self.line(format_args!("  {{ at = {at}, of = \"{of_what}\", ask = {ask}{choices} }},"));
        }
        self.out.push_str("]\n");
    }

    fn processes(&mut self) {
        let mut values = Vec::new();
        match &self.scenario.ids {
            Ids::Listed(ids) => values.push(("ids", list(ids))),
            Ids::Counted { count, order } => {
                values.push(("count", count.to_string()));
                if *order != Order::Ascending {
                    values.push(("order", quoted(name_of(&ORDERS, order))));
                }
            }
        }
        if let Some(leader) = self.scenario.leader {
            values.push(("leader", leader.to_string()));
        }
        if !self.scenario.down.is_empty() {
            values.push(("down", self.list(&self.scenario.down)));
        }
        self.table("[processes]", &values);
    }

    fn network(&mut self) {
        let (network, default) = (&self.scenario.network, Network::default());
        let mut values = Vec::new();
        if (network.shortest_delay, network.longest_delay) != (default.shortest_delay, default.longest_delay) {
            values.push(("delay", span(network.shortest_delay, network.longest_delay)));
        }
        if network.process_time != default.process_time {
            values.push(("process_time", network.process_time.to_string()));
        }
        for (key, value, default) in [("fifo", network.fifo, default.fifo), ("bounce", network.bounce, default.bounce)] {
            if value != default {
                values.push((key, value.to_string()));
            }
        }
        for (key, probability) in [("loss", network.loss), ("duplicate", network.duplicate)] {
            if probability > 0.0 {
                values.push((key, acts::probability(probability)));
            }
        }
        self.table("[network]", &values);
    }

    fn detector(&mut self) {
        let patience = self.scenario.network.patience();
        let mut values = Vec::new();
        match self.scenario.detector {
            Detector::Manual => {}
            Detector::Oracle { delay, by } => {
                values.push(("kind", quoted("oracle")));
                if delay != patience {
                    values.push(("delay", delay.to_string()));
                }
                if by != NOTICERS[0].1 {
                    values.push(("by", quoted(name_of(&NOTICERS, &by))));
                }
            }
            Detector::Heartbeat { period } => {
                values.push(("kind", quoted("heartbeat")));
                if period != 2 * patience {
                    values.push(("period", period.to_string()));
                }
            }
        }
        self.table("[detector]", &values);
    }

    fn parameters(&mut self) {
        let written = |value: &ParameterValue| match value {
            ParameterValue::Number(number) => number.to_string(),
            ParameterValue::Flag(flag) => flag.to_string(),
            ParameterValue::Span(shortest, longest) => span(*shortest, *longest),
            ParameterValue::ByPosition(numbers) => list(numbers),
        };
        let values: Vec<_> = self.scenario.parameters.iter().map(|(name, value)| (name, written(value))).collect();
        self.table("[params]", &values);
    }

    fn notes(&mut self) {
        for Note { when, text, pause, look } in &self.scenario.notes {
            self.out.push_str("\n[[notes]]\n");
            let mut values = vec![match when {
                When::At(tick) => ("at", tick.to_string()),
                When::LeaderElected => ("when", quoted(name_of(&MOMENTS, when))),
            }];
            if *pause {
                values.push(("pause", "true".to_owned()));
            }
            if !look.is_empty() {
                values.push(("look", self.list(look)));
            }
            let texts = by_language("text", text);
            values.extend(texts.iter().map(|(key, words)| (key.as_str(), words.clone())));
            self.values(&values);
        }
    }

    fn expect(&mut self) {
        let Expect { leader, elected, by, messages, holds, violates } = &self.scenario.expect;
        let mut values = Vec::new();
        if let Some(leader) = leader {
            values.push(("leader", leader.to_string()));
        }
        if let Some(cells) = elected {
            let cell = |cell: &Option<Id>| cell.map_or_else(|| quoted("@"), |id| id.to_string());
            values.push(("elected", list(cells.iter().map(cell))));
        }
        if let Some(by) = by {
            values.push(("by", by.to_string()));
        }
        if !messages.is_empty() {
            let kinds = self.scenario.protocol().entry().kinds;
            let counts: Vec<String> = messages.iter().map(|(kind, count)| format!("{} = {count}", kinds[*kind])).collect();
            values.push(("messages", format!("{{ {} }}", counts.join(", "))));
        }
        for (key, names) in [("holds", holds), ("violates", violates)] {
            if !names.is_empty() {
                values.push((key, list(names.iter().map(|name| quoted(name)))));
            }
        }
        self.table("[expect]", &values);
    }
}

/// A text with a key for each language.
fn by_language(key: &str, text: &LocalText) -> Vec<(String, String)> {
    let key = |code: &str| if code.is_empty() { key.to_owned() } else { format!("{key}.{code}") };
    text.by_language.iter().map(|(code, words)| (key(code), quoted(words))).collect()
}

/// A text inside a list or an inline table.
fn within(text: &LocalText) -> String {
    if let Some(plain) = text.by_language.get("") {
        return quoted(plain);
    }
    let texts: Vec<String> = text.by_language.iter().map(|(code, words)| format!("{code} = {}", quoted(words))).collect();
    format!("{{ {} }}", texts.join(", "))
}

#[cfg(test)]
mod tests;
