//! Writes a log for `ShiViz`: each event of a process with its vector clock. The first line is the parser's regex.
//!
//! The clocks give the happened-before order: the field `cause`, together with the order of the events at each process.
//! Events in transit (a loss, a copy, an act on a message) belong to no process and are left out. Their clocks pass
//! to the events that they cause.

use std::{collections::BTreeMap, io::Write};

use super::{Beside, Failure, Subject, events, events::Event};
use serde_json::Value;
use suffrage_engine::protocol::Id;

const PATTERN: &str = r"(?<host>\S+) (?<clock>\{.*\})\n(?<event>.*)";

type Clock = BTreeMap<Id, u64>;

pub(super) fn write(subject: &Subject<'_>, _: Beside<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    let is_of_process = |event: &Event| host(event).is_some();
    let events = events::few(subject, "shiviz", is_of_process)?;
    let texts = &subject.texts;
    // The second line may have a pattern that separates several runs. There is only one run, so this line is empty.
    writeln!(out, "{PATTERN}\n")?;
    for (event, clock) in events.iter().zip(clocks(&events)) {
        let Some(host) = host(event) else { continue };
        let clock: Vec<String> = clock.iter().map(|(id, count)| format!("\"{}\":{count}", texts.name(*id))).collect();
        writeln!(out, "{} {{{}}}\n{}", texts.name(host), clock.join(","), description(event))?;
    }
    Ok(())
}

fn host(event: &Event) -> Option<Id> {
    match event.name() {
        // A copy is made in transit, not by a process.
        "sent" if event.field("copy").is_some() => None,
        "sent" => event.id("from"),
        "delivered" | "bounced" => event.id("to"),
        _ => event.id("process"),
    }
}

fn clocks(events: &[Event]) -> Vec<Clock> {
    let mut latest: BTreeMap<Id, Clock> = BTreeMap::new();
    let mut clocks: Vec<Clock> = Vec::with_capacity(events.len());
    for event in events {
        let mut clock = event.cause().and_then(|cause| clocks.get(cause)).cloned().unwrap_or_default();
        if let Some(host) = host(event) {
            for (&id, &count) in latest.get(&host).into_iter().flatten() {
                let known = clock.entry(id).or_default();
                *known = count.max(*known);
            }
            *clock.entry(host).or_default() += 1;
            latest.insert(host, clock.clone());
        }
        clocks.push(clock);
    }
    clocks
}

fn description(event: &Event) -> String {
    let fields = event.0.iter().filter(|(name, _)| !["tick", "seq", "cause", "event"].contains(&name.as_str()));
    let field = |(name, value): (&String, &Value)| match value {
        Value::String(text) => format!(" {name}={}", text.replace(['\n', '\r'], " ")),
        value => format!(" {name}={value}"),
    };
    format!("{} {}{}", event.tick(), event.name(), fields.map(field).collect::<String>())
}
