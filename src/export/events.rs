//! The events of a run with their fields: the source of several formats. Also writes the trace itself, as JSON lines
//! (docs/json.md), or as a CSV table with a row for each event and a column for each field (RFC 4180).

use std::io::{self, Write};

use super::{Beside, Failure, Subject};
use serde_json::{Map, Value};
use suffrage_engine::protocol::{Id, Ticks};
use suffrage_text::ids;

const MOST: usize = 2_000;

/// The fields of one line of the trace.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Event(pub(super) Map<String, Value>);

impl Event {
    pub(super) fn field(&self, name: &str) -> Option<&Value> {
        self.0.get(name)
    }

    pub(super) fn text(&self, name: &str) -> &str {
        self.field(name).and_then(Value::as_str).unwrap_or_default()
    }

    fn number(&self, name: &str) -> Option<u64> {
        self.field(name).and_then(Value::as_u64)
    }

    pub(super) fn name(&self) -> &str {
        self.text("event")
    }

    pub(super) fn tick(&self) -> Ticks {
        self.number("tick").unwrap_or_default()
    }

    pub(super) fn cause(&self) -> Option<usize> {
        self.number("cause").map(|cause| cause as usize)
    }

    pub(super) fn id(&self, field: &str) -> Option<Id> {
        self.number(field).and_then(|number| Id::new(number.try_into().ok()?))
    }
}

pub(super) fn each(subject: &Subject<'_>, see: impl FnMut(&Event) -> io::Result<()>) -> io::Result<()> {
    let mut lines = Lines { begun: Vec::new(), see };
    subject.scenario.run(subject.until, Some(&mut lines)).map(drop)
}

/// The events of a run for a diagram. If `counts` holds for more than `MOST`, the error names the last tick that fits.
pub(super) fn few(of: &Subject<'_>, format: &'static str, counts: fn(&Event) -> bool) -> Result<Vec<Event>, Failure> {
    let (mut events, mut counted, mut beyond) = (Vec::new(), 0, None);
    let told = each(of, |event| {
        counted += usize::from(counts(event));
        if counted > MOST {
            beyond = Some(event.tick());
            // Stops the run.
            return Err(io::ErrorKind::Other.into());
        }
        events.push(event.clone());
        Ok(())
    });
    let Some(tick) = beyond else { return Ok(told.map(|()| events)?) };
    let too_many = ids::ExportTooMany { format, most: MOST as u64, tick, before: tick.saturating_sub(1) };
    Err(Failure::Refused(too_many.into()))
}

struct Lines<F> {
    begun: Vec<u8>,
    see: F,
}

impl<F: FnMut(&Event) -> io::Result<()>> Write for Lines<F> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut pieces = bytes.split_inclusive(|&byte| byte == b'\n');
        pieces.try_for_each(|piece| {
            self.begun.extend_from_slice(piece);
            if piece.last() != Some(&b'\n') {
                return Ok(());
            }
            let event = serde_json::from_slice(&self.begun).map(Event)?;
            self.begun.clear();
            (self.see)(&event)
        })?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// All fields of docs/json.md. A field that an event lacks is empty.
const COLUMNS: &str = "tick,seq,cause,event,process,from,to,kind,payload,way,timer,due,\
    reason,copy,announced,one_way,groups,loss,duplicate,fifo,leader,value,count,changed,request";

pub(super) fn write_trace(subject: &Subject<'_>, _: Beside<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    subject.scenario.run(subject.until, Some(out))?;
    Ok(())
}

pub(super) fn write_table(subject: &Subject<'_>, _: Beside<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{COLUMNS}")?;
    each(subject, |event| row(event, out))?;
    Ok(())
}

fn row(event: &Event, out: &mut dyn Write) -> io::Result<()> {
    for (nth, column) in COLUMNS.split(',').enumerate() {
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
    let is_quoted = text.contains([',', '"', '\n', '\r']);
    if is_quoted { write!(out, "\"{}\"", text.replace('"', "\"\"")) } else { write!(out, "{text}") }
}

#[cfg(test)]
mod tests;
