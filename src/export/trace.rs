//! The trace of a run as JSON lines: docs/trace.md.

use std::io::Write;

use super::{Failure, Format, Subject};
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

    fn write(&self, subject: &Subject<'_>, out: &mut dyn Write) -> Result<(), Failure> {
        session::run(subject.scenario, subject.until, Some(out))?;
        Ok(())
    }
}
