//! The events of a run as the trace has them, one by one: formats that tell what happened are made of these.

use std::io::{self, Write};

use serde_json::{Map, Value};

use super::{Failure, Subject};
use suffrage_engine::protocol::{Id, Ticks};
use suffrage_text::ids;

/// Of a longer run nobody reads the diagram.
const MOST: usize = 2_000;

/// One event: a line of the trace.
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

/// Runs the scenario and gives every event as it happens.
///
/// # Errors
/// The first that `see` gives; then the run is not told any further.
pub(super) fn each(subject: &Subject<'_>, see: impl FnMut(&Event) -> io::Result<()>) -> io::Result<()> {
    let mut lines = Lines { begun: Vec::new(), see };
    subject.scenario.run(subject.until, Some(&mut lines)).map(drop)
}

/// The events of a run that is short enough for a diagram: which of them count is the format's to say.
///
/// # Errors
/// That there are too many, with the last tick before that.
pub(super) fn few(
    subject: &Subject<'_>,
    format: &'static str,
    counts: impl Fn(&Event) -> bool,
) -> Result<Vec<Event>, Failure> {
    let (mut events, mut counted, mut beyond) = (Vec::new(), 0, None);
    let told = each(subject, |event| {
        counted += usize::from(counts(event));
        if counted > MOST {
            beyond = Some(event.tick());
            // Nothing more of it is wanted.
            return Err(io::ErrorKind::Other.into());
        }
        events.push(event.clone());
        Ok(())
    });
    let Some(tick) = beyond else { return Ok(told.map(|()| events)?) };
    let too_many = ids::ExportTooMany { format, most: MOST as u64, tick, before: tick.saturating_sub(1) };
    Err(Failure::Refused(too_many.into()))
}

/// Takes in lines of JSON in pieces of any length.
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
