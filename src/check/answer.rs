//! The answer of a check: the report of the search, the reason for each verdict, and the comparison with `[check]`.

use serde::Serialize;
use suffrage_engine::explore::{Finding, Holding, Report, Runs};
use suffrage_engine::{property::Status, protocol::PropertyId, protocol::Remark};
use suffrage_scenario::{Scenario, check::Check};
use suffrage_text::{ids, listing::Length, listing::Line, listing::Listings, listing::of_program};

#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) report: Report,
    pub(crate) contradictions: Vec<Contradiction>,
    /// Whether an expectation of `[check]` stays undecided, because the search was incomplete.
    pub(crate) is_open: bool,
}

/// In `States`, `states` is the number of visited states; `None` if the search stopped after more than `wanted` states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "key", rename_all = "lowercase")]
pub(crate) enum Contradiction {
    Holds {
        property: &'static str,
        steps: u32,
    },
    Violates {
        property: &'static str,
    },
    Shortest {
        property: &'static str,
        steps: u32,
        wanted: u32,
    },
    States {
        #[serde(skip_serializing_if = "Option::is_none")]
        states: Option<u64>,
        wanted: u64,
    },
}

impl Contradiction {
    pub(crate) fn describe(self, unit: &'static str) -> Remark {
        match self {
            Self::Holds { property: name, steps } => {
                ids::CheckUnlikeHolds { name, steps: u64::from(steps), unit }.into()
            }
            Self::Violates { property: name } => ids::CheckUnlikeViolates { name }.into(),
            Self::Shortest { property: name, steps, wanted } => {
                ids::CheckUnlikeShortest { name, steps: u64::from(steps), unit, wanted: u64::from(wanted) }.into()
            }
            Self::States { states: Some(states), wanted } => ids::CheckUnlikeStates { states, wanted }.into(),
            Self::States { states: None, wanted } => ids::CheckUnlikeMoreStates { wanted }.into(),
        }
    }
}

impl Answer {
    pub(crate) fn of(mut report: Report, expects: Option<&Check>) -> Self {
        report.ends.sort_by(|one, two| two.states.cmp(&one.states).then_with(|| one.standings.cmp(&two.standings)));
        let (contradictions, is_open) =
            expects.map_or_else(Default::default, |check| (contradictions(&report, check), is_open(&report, check)));
        Self { report, contradictions, is_open }
    }

    /// [`Status::Holds`] if all properties hold or, with `expects`, if the result is as `[check]` expects.
    pub(crate) fn verdict(&self, expects: bool) -> Status {
        let is = |wanted: fn(&Holding) -> bool| self.report.findings.iter().any(|finding| wanted(&finding.holding));
        match () {
            () if expects && !self.contradictions.is_empty() => Status::Violated,
            () if expects && self.is_open => Status::Undecided,
            () if expects => Status::Holds,
            () if is(|holding| matches!(holding, Holding::Violated(_))) => Status::Violated,
            () if is(|holding| matches!(holding, Holding::Undecided { .. })) => Status::Undecided,
            () => Status::Holds,
        }
    }

    /// Whether all runs end with the same result; `None` if the search was incomplete or no run comes to rest.
    pub(crate) fn repeatable(&self) -> Option<bool> {
        let Report { ends, is_complete, is_cut, .. } = &self.report;
        match ends.len() {
            0 => None,
            1 => (*is_complete && !*is_cut).then_some(true),
            _ => Some(false),
        }
    }
}

fn holding<'r>(report: &'r Report, name: &str) -> Option<&'r Holding> {
    let named = |finding: &&Finding| finding.property.name() == name;
    report.findings.iter().find(named).map(|finding| &finding.holding)
}

/// An undecided property contradicts nothing.
fn contradictions(report: &Report, check: &Check) -> Vec<Contradiction> {
    let mut contradictions = Vec::new();
    for &name in &check.holds {
        if let Some(Holding::Violated(breaking)) = holding(report, name) {
            contradictions.push(Contradiction::Holds { property: name, steps: breaking.steps });
        }
    }
    for &name in &check.violates {
        if let Some(Holding::Holds) = holding(report, name) {
            contradictions.push(Contradiction::Violates { property: name });
        }
    }
    for &(name, wanted) in &check.shortest {
        match holding(report, name) {
            Some(Holding::Violated(breaking)) if breaking.steps != wanted => {
                contradictions.push(Contradiction::Shortest { property: name, steps: breaking.steps, wanted });
            }
            Some(Holding::Holds) if !check.violates.contains(&name) => {
                contradictions.push(Contradiction::Violates { property: name });
            }
            _ => {}
        }
    }
    let states = report.is_complete.then_some(report.states);
    let is_other = |wanted: &u64| states.map_or(*wanted < report.states, |states| states != *wanted);
    contradictions.extend(check.states.filter(is_other).map(|wanted| Contradiction::States { states, wanted }));
    contradictions
}

fn is_open(report: &Report, check: &Check) -> bool {
    let mut named = check.holds.iter().chain(&check.violates).chain(check.shortest.iter().map(|(name, _)| name));
    check.states.is_some() && !report.is_complete
        || named.any(|name| matches!(holding(report, name), Some(Holding::Undecided { .. })))
}

/// The reason why the search says that a property holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Basis {
    EveryState,
    EveryRest,
    EveryRestAndRun,
    /// Termination holds, because a bound of the search ends every run. No run comes to rest.
    EveryRun,
    /// No run comes to rest, and the property is judged only at rest.
    Nothing,
    /// No run contains an event that could violate the property.
    NothingBegan,
}

impl Basis {
    pub(crate) fn of(property: PropertyId, report: &Report, scenario: &Scenario, check: &Check) -> Self {
        let is_at_rest = property.is_at_rest(scenario.protocol().entry().strip);
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

    /// Whether the property holds only because nothing could violate it.
    pub(crate) const fn is_empty(self) -> bool {
        matches!(self, Self::Nothing | Self::NothingBegan)
    }
}

/// Whether no run contains an election. Always `false` for a single process: the states do not show its election.
fn nothing_began(report: &Report, scenario: &Scenario, check: &Check) -> bool {
    let at_rest: u64 = report.ends.iter().map(|end| end.states).sum();
    if !report.is_complete || at_rest != report.states || check.budgets.starts > 0 || scenario.count() < 2 {
        return false;
    }
    (0..scenario.count()).all(|at| {
        let mut cells = report.ends.iter().filter_map(|end| end.standings.0[at]);
        cells.next().is_none_or(|first| cells.all(|cell| cell == first))
    })
}

pub(crate) fn lines_not_executed<'a>(listings: &'a Listings, scenario: &Scenario, report: &Report) -> Vec<&'a Line> {
    let listing = match scenario.protocol().program() {
        Some(program) => Some(of_program(program)),
        None => listings.of(scenario.protocol().name(), scenario.variant.name(), Length::Full),
    };
    let listing = listing.filter(|_| report.is_complete);
    let lines = listing.map(|listing| listing.for_run(scenario.network.bounce).lines).unwrap_or_default();
    let is_obeyed = |line: &Line| line.steps.iter().any(|step| report.obeyed.contains(&step.as_str()));
    lines.into_iter().filter(|line| !line.steps.is_empty() && !is_obeyed(line)).collect()
}
