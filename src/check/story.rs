//! The story of a run that was found: the lines of the log of its replay.

use crate::property::Status;
use crate::protocol::Ticks;
use crate::scenario::Scenario;
use crate::session::model::{Ask, LogLine};
use crate::session::{self, Moved, Session};

/// A replay up to its end.
#[derive(Debug)]
pub struct Story {
    pub lines: Vec<LogLine>,
}

/// Replays a counterexample.
pub fn story(counterexample: &Scenario) -> Story {
    let end = counterexample.tick_limit();
    let mut session = Session::open(counterexample);
    while session.tick() < end && session.seek(end) == Moved::OnTheWay {}
    let ask = Ask { log_lines: usize::MAX, ..Ask::default() };
    Story { lines: session.frame(&ask).log }
}

/// The tick at which a counterexample violates what it is one of, if it does.
pub fn violated_at(counterexample: &Scenario) -> Option<Ticks> {
    // Nothing is written, so that nothing can fail to be.
    let finished = session::run(counterexample, None, None).ok()?;
    let wanted = &counterexample.expect.violates;
    let found = finished.summary().properties.iter().find(|property| wanted.contains(&property.name))?;
    found.tick.filter(|_| found.status == Status::Violated)
}
