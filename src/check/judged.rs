//! By what a property was judged that no run violates.

use suffrage_engine::explore::{Report, Runs};
use suffrage_engine::protocol::{PropertyId, Strip};
use suffrage_scenario::Scenario;
use suffrage_scenario::check::Check;
use suffrage_text::listing::{Length, Line, Listings};

/// In what a property holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    EveryState,
    EveryRest,
    /// Of termination, where bounds cut runs short: at every rest, and no run goes on for ever within them.
    EveryRestAndRun,
    /// The same where no run came to rest.
    EveryRun,
    /// It is judged at rest, and no run comes to rest.
    Nothing,
    /// Nothing ever began that could have broken it.
    NothingBegan,
}

impl Basis {
    pub fn of(property: PropertyId, report: &Report, scenario: &Scenario, check: &Check) -> Self {
        let is_at_rest = is_at_rest(property, scenario.protocol().entry().strip);
        let is_of_runs = property == PropertyId::Termination && report.runs == Runs::EndWithinBounds;
        match () {
            () if nothing_began(report, scenario, check) => Self::NothingBegan,
            () if is_of_runs && report.rests => Self::EveryRestAndRun,
            () if is_of_runs => Self::EveryRun,
            () if is_at_rest && !report.rests => Self::Nothing,
            () if is_at_rest => Self::EveryRest,
            () => Self::EveryState,
        }
    }

    /// For programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::EveryState => "every-state",
            Self::EveryRest => "every-rest",
            Self::EveryRestAndRun => "every-rest-and-run",
            Self::EveryRun => "every-run",
            Self::Nothing => "nothing",
            Self::NothingBegan => "nothing-began",
        }
    }

    /// Whether it holds only because what it is judged by never happens.
    pub const fn is_empty(self) -> bool {
        matches!(self, Self::Nothing | Self::NothingBegan)
    }
}

/// Whether all that ever happens is that processes go down and come back: every state is at rest, and nobody comes to hold anything else.
/// A single process may begin and be done at once.
fn nothing_began(report: &Report, scenario: &Scenario, check: &Check) -> bool {
    let at_rest: u64 = report.ends.iter().map(|end| end.states).sum();
    if !report.is_complete || at_rest != report.states || check.starts > 0 || scenario.count() < 2 {
        return false;
    }
    (0..scenario.count()).all(|at| {
        let mut cells = report.ends.iter().filter_map(|end| end.standings.0[at]);
        cells.next().is_none_or(|first| cells.all(|cell| cell == first))
    })
}

/// Whether a property is judged where nothing is under way.
fn is_at_rest(property: PropertyId, strip: Strip) -> bool {
    match property {
        PropertyId::Agreement => strip.is_of_leaders(),
        PropertyId::Highest
        | PropertyId::Termination
        | PropertyId::Safety
        | PropertyId::Served
        | PropertyId::Responsible
        | PropertyId::Share => true,
        PropertyId::OneLeader
        | PropertyId::OneLeaderPerTerm
        | PropertyId::Validity
        | PropertyId::Integrity
        | PropertyId::ChosenOnce
        | PropertyId::PromiseKept
        | PropertyId::Prefix
        | PropertyId::Load => false,
    }
}

/// Those that any step obeys, and none did; none of them while not all states have been visited.
pub fn lines_not_obeyed<'a>(listings: &'a Listings, scenario: &Scenario, report: &Report) -> Vec<&'a Line> {
    let listing =
        listings.of(scenario.protocol().name(), scenario.variant.name(), Length::Full).filter(|_| report.is_complete);
    let lines = listing.map(|listing| listing.for_run(scenario.network.bounce).lines).unwrap_or_default();
    let is_obeyed = |line: &Line| line.steps.iter().any(|step| report.obeyed.contains(&step.as_str()));
    lines.into_iter().filter(|line| !line.steps.is_empty() && !is_obeyed(line)).collect()
}
