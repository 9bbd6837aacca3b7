//! The trace as a table: a row for every line of it, a column for every field (RFC 4180).

use std::io::{self, Write};

use serde_json::Value;

use super::events::{self, Event};
use super::{Failure, Subject};

/// Every field that an event can have, as docs/trace.md lists them. A field that an event does not have is empty, and null is `null`.
const COLUMNS: [&str; 25] = [
    "tick",
    "seq",
    "cause",
    "event",
    "process",
    "from",
    "to",
    "kind",
    "payload",
    "way",
    "timer",
    "due",
    "reason",
    "copy",
    "announced",
    "one_way",
    "groups",
    "loss",
    "duplicate",
    "fifo",
    "leader",
    "value",
    "count",
    "changed",
    "request",
];

pub(super) fn write(subject: &Subject<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", COLUMNS.join(","))?;
    events::each(subject, |event| row(event, out))?;
    Ok(())
}

fn row(event: &Event, out: &mut dyn Write) -> io::Result<()> {
    for (nth, column) in COLUMNS.iter().enumerate() {
        if nth > 0 {
            out.write_all(b",")?;
        }
        match event.field(column) {
            None => {}
            Some(Value::String(text)) => cell(text, out)?,
            Some(value) => cell(&value.to_string(), out)?,
        }
    }
    out.write_all(b"\n")
}

fn cell(text: &str, out: &mut dyn Write) -> io::Result<()> {
    if text.contains([',', '"', '\n', '\r']) {
        write!(out, "\"{}\"", text.replace('"', "\"\""))
    } else {
        write!(out, "{text}")
    }
}

#[cfg(test)]
mod tests;
