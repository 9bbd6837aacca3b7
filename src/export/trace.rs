//! The trace of a run as JSON lines: docs/trace.md.

use std::io::Write;

use super::{Failure, Subject};

pub(super) fn write(subject: &Subject<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    subject.scenario.run(subject.until, Some(out))?;
    Ok(())
}
