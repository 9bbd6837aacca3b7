//! The lines of its listing that an algorithm obeys in no run.

use crate::explore::Report;
use crate::scenario::Scenario;
use crate::text::listing::{Length, Line, Listings};

/// Those that any step obeys, and none did; none of them while not all states have been visited.
pub fn lines_not_obeyed<'a>(listings: &'a Listings, scenario: &Scenario, report: &Report) -> Vec<&'a Line> {
    let listing = listings.of(scenario.protocol().name(), scenario.variant.name(), Length::Full).filter(|_| report.is_complete);
    let lines = listing.map(|listing| listing.for_run(scenario.network.bounce).lines).unwrap_or_default();
    let is_obeyed = |line: &Line| line.steps.iter().any(|step| report.obeyed.contains(&step.as_str()));
    lines.into_iter().filter(|line| !line.steps.is_empty() && !is_obeyed(line)).collect()
}
