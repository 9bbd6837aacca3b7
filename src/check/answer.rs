//! What was found, and whether it is what the file says.

use suffrage_engine::explore::{Finding, Holding, Report};
use suffrage_engine::protocol::Remark;
use suffrage_scenario::check::Check;
use suffrage_text::ids;

/// A report beside what `[check]` expects.
#[derive(Clone, Debug)]
pub struct Answer {
    pub report: Report,
    /// What is not as the file says.
    pub unlike: Vec<Unlike>,
    /// Whether anything that the file says is undecided.
    pub is_open: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All properties hold; or everything is as the file says.
    Holds,
    Violated,
    Undecided,
}

/// What contradicts the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unlike {
    Holds {
        name: &'static str,
        steps: u32,
    },
    Violates {
        name: &'static str,
    },
    Shortest {
        name: &'static str,
        steps: u32,
        wanted: u32,
    },
    States {
        states: u64,
        wanted: u64,
    },
    /// More were visited, and not all.
    MoreStates {
        wanted: u64,
    },
}

impl Unlike {
    /// In words. `unit`: what a step is.
    pub fn told(self, unit: &'static str) -> Remark {
        match self {
            Self::Holds { name, steps } => ids::CheckUnlikeHolds { name, steps: u64::from(steps), unit }.into(),
            Self::Violates { name } => ids::CheckUnlikeViolates { name }.into(),
            Self::Shortest { name, steps, wanted } => {
                ids::CheckUnlikeShortest { name, steps: u64::from(steps), unit, wanted: u64::from(wanted) }.into()
            }
            Self::States { states, wanted } => ids::CheckUnlikeStates { states, wanted }.into(),
            Self::MoreStates { wanted } => ids::CheckUnlikeMoreStates { wanted }.into(),
        }
    }
}

impl Answer {
    /// `expects`: the check whose answer is in force.
    pub fn of(mut report: Report, expects: Option<&Check>) -> Self {
        report
            .ends
            .sort_by(|one, other| other.states.cmp(&one.states).then_with(|| one.standings.cmp(&other.standings)));
        let (unlike, is_open) =
            expects.map_or_else(Default::default, |check| (unlike(&report, check), is_open(&report, check)));
        Self { report, unlike, is_open }
    }

    pub fn verdict(&self, expects: bool) -> Verdict {
        let is = |wanted: fn(&Holding) -> bool| self.report.findings.iter().any(|finding| wanted(&finding.holding));
        if expects {
            return match () {
                () if !self.unlike.is_empty() => Verdict::Violated,
                () if self.is_open => Verdict::Undecided,
                () => Verdict::Holds,
            };
        }
        match () {
            () if is(|holding| matches!(holding, Holding::Violated(_))) => Verdict::Violated,
            () if is(|holding| matches!(holding, Holding::Undecided { .. })) => Verdict::Undecided,
            () => Verdict::Holds,
        }
    }

    /// Whether all runs end the same; `None` where it is not known, or none comes to rest.
    pub fn repeatable(&self) -> Option<bool> {
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

/// What contradicts the file. What is undecided contradicts nothing.
fn unlike(report: &Report, check: &Check) -> Vec<Unlike> {
    let mut unlike = Vec::new();
    for &name in &check.holds {
        if let Some(Holding::Violated(breaking)) = holding(report, name) {
            unlike.push(Unlike::Holds { name, steps: breaking.steps });
        }
    }
    for &name in &check.violates {
        if let Some(Holding::Holds) = holding(report, name) {
            unlike.push(Unlike::Violates { name });
        }
    }
    for &(name, wanted) in &check.shortest {
        match holding(report, name) {
            Some(Holding::Violated(breaking)) if breaking.steps != wanted => {
                unlike.push(Unlike::Shortest { name, steps: breaking.steps, wanted });
            }
            Some(Holding::Holds) if !check.violates.contains(&name) => unlike.push(Unlike::Violates { name }),
            _ => {}
        }
    }
    let states = report.states;
    match check.states {
        Some(wanted) if report.is_complete && wanted != states => unlike.push(Unlike::States { states, wanted }),
        Some(wanted) if wanted < states => unlike.push(Unlike::MoreStates { wanted }),
        _ => {}
    }
    unlike
}

/// Whether anything that the file says is undecided.
fn is_open(report: &Report, check: &Check) -> bool {
    let mut named = check.holds.iter().chain(&check.violates).chain(check.shortest.iter().map(|(name, _)| name));
    check.states.is_some() && !report.is_complete
        || named.any(|name| matches!(holding(report, name), Some(Holding::Undecided { .. })))
}
