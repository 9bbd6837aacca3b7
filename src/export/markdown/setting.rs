//! What a scenario is set up with, as a row of pairs.

use std::io::{self, Write};

use super::escaped;
use crate::export::results::text::topology;
use suffrage_engine::protocol::ParameterValue;
use suffrage_scenario::Scenario;
use suffrage_session::describe_command::Teller;
use suffrage_text::{Texts, ids};

/// More processes are counted, and of more acts the first are told.
const MOST_IDS: usize = 16;
const MOST_ACTS: usize = 6;

pub(super) fn write(scenario: &Scenario, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    let pairs = pairs(scenario, texts);
    let row = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    writeln!(out, "{}", row(pairs.iter().map(|(what, _)| escaped(what)).collect()))?;
    writeln!(out, "|{}", "---|".repeat(pairs.len()))?;
    writeln!(out, "{}\n", row(pairs.iter().map(|(_, value)| escaped(value)).collect()))
}

fn pairs(scenario: &Scenario, texts: &Texts) -> Vec<(String, String)> {
    let entry = scenario.protocol().entry();
    let algorithm = [texts.protocol(entry.name, entry.title), texts.variant(scenario.variant.name())].join(", ");
    let ids = scenario.seating();
    let mut pairs = vec![
        (texts.say(ids::HANDOUT_ALGORITHM), algorithm),
        (texts.say(ids::HANDOUT_TOPOLOGY), topology(texts, entry.topology)),
    ];
    pairs.push(if ids.len() > MOST_IDS || entry.anonymous() {
        (texts.say(ids::HANDOUT_PROCESSES), ids.len().to_string())
    } else {
        (texts.say(ids::HANDOUT_IDS), texts.names(&ids, " "))
    });
    pairs.extend(scenario.leader.map(|leader| (texts.say(ids::HANDOUT_LEADER), texts.name(leader))));
    let (least, most) = (scenario.network.shortest_delay, scenario.network.longest_delay);
    let ticks = if least == most { least.to_string() } else { format!("{least}–{most}") };
    pairs.push((texts.say(ids::HANDOUT_DELAY), ticks));
    // What is said of single processes may be what a question asks for.
    let parameters = scenario.parameters.iter().filter_map(|(name, value)| Some((name.to_owned(), of_all(value)?)));
    pairs.extend(parameters);
    let acts = acts(scenario, texts);
    if !acts.is_empty() {
        pairs.push((texts.say(ids::HANDOUT_ACTS), acts));
    }
    pairs
}

/// A parameter that all processes have in common.
fn of_all(value: &ParameterValue) -> Option<String> {
    match value {
        ParameterValue::Number(number) => Some(number.to_string()),
        ParameterValue::Decimal(decimal) => Some(decimal.value().to_string()),
        ParameterValue::Flag(flag) => Some(flag.to_string()),
        ParameterValue::Span(least, most) => Some(format!("{least}–{most}")),
        ParameterValue::Word(word) => Some((*word).to_owned()),
        ParameterValue::ByPosition(_) | ParameterValue::ByProcess(_) | ParameterValue::Processes(_) => None,
    }
}

fn acts(scenario: &Scenario, texts: &Texts) -> String {
    let ids = scenario.seating();
    let id_at = |at: usize| ids.get(at).copied();
    let teller = Teller::new(scenario, &id_at);
    let told = scenario.events.iter().map(|(tick, act)| texts.remark(&teller.told_at(*tick, act)));
    let more = (scenario.events.len() > MOST_ACTS).then(|| "…".to_owned());
    told.take(MOST_ACTS).chain(more).collect::<Vec<_>>().join(" · ")
}
