//! What was found, and whether it is what the file says.

use crate::explore::{Finding, Holding, Report};
use crate::protocol::Remark;
use crate::scenario::check::Check;
use crate::text::ids;

/// A report beside what `[check]` expects.
#[derive(Clone, Debug)]
pub struct Answer {
    pub report: Report,
    /// What is not as the file says, in words.
    pub unlike: Vec<Remark>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All properties hold; or everything is as the file says.
    Holds,
    Violated,
    Undecided,
}

impl Answer {
    /// `expects`: the check whose answer is in force.
    pub fn of(report: Report, expects: Option<&Check>) -> Self {
        let unlike = expects.map(|check| unlike(&report, check)).unwrap_or_default();
        Self { report, unlike }
    }

    pub fn verdict(&self, expects: bool) -> Verdict {
        let is = |wanted: fn(&Holding) -> bool| self.report.findings.iter().any(|finding| wanted(&finding.holding));
        if expects {
            return match () {
                () if !self.unlike.is_empty() => Verdict::Violated,
                () if !self.report.is_complete => Verdict::Undecided,
                () => Verdict::Holds,
            };
        }
        match () {
            () if is(|holding| matches!(holding, Holding::Violated(_))) => Verdict::Violated,
            () if is(|holding| matches!(holding, Holding::Undecided { .. })) => Verdict::Undecided,
            () => Verdict::Holds,
        }
    }
}

/// What contradicts the file. What is undecided contradicts nothing.
fn unlike(report: &Report, check: &Check) -> Vec<Remark> {
    let mut unlike = Vec::new();
    let holding = |name: &str| {
        let named = |finding: &&Finding| finding.property.name() == name;
        report.findings.iter().find(named).map(|finding| &finding.holding)
    };
    for &name in &check.holds {
        if let Some(Holding::Violated(breaking)) = holding(name) {
            unlike.push(ids::CheckUnlikeHolds { name, steps: u64::from(breaking.steps) }.into());
        }
    }
    for &name in &check.violates {
        if let Some(Holding::Holds) = holding(name) {
            unlike.push(ids::CheckUnlikeViolates { name }.into());
        }
    }
    for &(name, wanted) in &check.shortest {
        match holding(name) {
            Some(Holding::Violated(breaking)) if breaking.steps != wanted => {
                let (steps, wanted) = (u64::from(breaking.steps), u64::from(wanted));
                unlike.push(ids::CheckUnlikeShortest { name, steps, wanted }.into());
            }
            Some(Holding::Holds) if !check.violates.contains(&name) => unlike.push(ids::CheckUnlikeViolates { name }.into()),
            _ => {}
        }
    }
    if let Some(wanted) = check.states.filter(|&wanted| report.is_complete && wanted != report.states) {
        unlike.push(ids::CheckUnlikeStates { states: report.states, wanted }.into());
    }
    unlike
}
