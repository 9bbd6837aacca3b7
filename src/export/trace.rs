//! The trace of a run as JSON lines: docs/trace.md.

use super::{Choice, Failure, Format, Output, Subject};
use crate::session;
use crate::text::visible::Form;

#[derive(Debug)]
pub(super) struct Trace;

impl Format for Trace {
    fn name(&self) -> &'static str {
        "trace"
    }

    fn ending(&self) -> &'static str {
        "jsonl"
    }

    fn form(&self) -> Form {
        Form::Json
    }

    fn takes(&self) -> &'static [Choice] {
        &[Choice::Until]
    }

    fn write(&self, subject: &Subject<'_>, out: &mut Output<'_>) -> Result<(), Failure> {
        session::run(subject.scenario, subject.choices.until, Some(out))?;
        Ok(())
    }
}
