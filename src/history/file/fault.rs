//! What can be wrong with a session's file, and what would be right.

use super::VERSION;
use crate::config::{Problem, quoted};
use crate::protocol::{Remark, Ticks, Value};
use crate::text::ids;

#[derive(Clone, Debug, PartialEq)]
pub enum SessionFault {
    NoSession,
    CutOff,
    NoJson {
        line: u64,
        column: u64,
    },
    Empty,
    Newer(String),
    Version(String),
    Damaged,
    /// It has more in it than a session can have.
    TooLarge,
    /// Something in it is missing, unknown or of the wrong kind.
    Unreadable {
        line: u64,
        column: u64,
    },
    Scenario {
        scenario: usize,
        line: u64,
        fault: Problem,
    },
    NoRun(usize),
    /// A branch neither grows from another nor is the first of a scenario.
    Root(usize),
    /// A branch grows from one that does not stand before it.
    Parent(usize),
    /// A branch leaves its parent where that has never been.
    Fork {
        branch: usize,
        tick: Ticks,
    },
    /// What was visited last from a branch does not grow from it.
    Child(usize),
    /// A branch has been computed up to a tick that it does not have.
    Recorded(usize),
    Outcome(usize),
    /// A bookmark is not on its branch, or there twice.
    Bookmark {
        branch: usize,
        tick: Ticks,
    },
    Act {
        branch: usize,
        act: String,
        fault: Problem,
    },
    ActBeforeFork {
        branch: usize,
        act: String,
    },
    Shown,
}

impl SessionFault {
    /// What is wrong with the file of this name, and what would be right, in one sentence.
    pub fn remark(&self, file: &str) -> Remark {
        let file = file.to_owned();
        // People count from 1.
        let nth = |index: &usize| *index as u64 + 1;
        let sentences = |fault: &Problem| [fault.what(), fault.mend()].map(|remark| Value::Said(Box::new(remark.clone())));
        match self {
            Self::NoSession => ids::SessionNoSession { file }.into(),
            Self::CutOff => ids::SessionCutOff { file }.into(),
            Self::NoJson { line, column } => ids::SessionNoJson { file, line: *line, column: *column }.into(),
            Self::Empty => ids::SessionEmpty { file }.into(),
            Self::Newer(version) => ids::SessionNewer { file, version: quoted(version), known: VERSION }.into(),
            Self::Version(version) => ids::SessionVersion { file, version: quoted(version), known: VERSION }.into(),
            Self::Damaged => ids::SessionDamaged { file }.into(),
            Self::TooLarge => ids::SessionTooLarge { file }.into(),
            Self::Unreadable { line, column } => ids::SessionUnreadable { file, line: *line, column: *column }.into(),
            Self::Scenario { scenario, line, fault } => {
                let [what, mend] = sentences(fault);
                ids::SessionScenario { file, scenario: nth(scenario), line: *line, what, mend }.into()
            }
            Self::NoRun(scenario) => ids::SessionNoRun { file, scenario: nth(scenario) }.into(),
            Self::Root(branch) => ids::SessionRoot { file, branch: nth(branch) }.into(),
            Self::Parent(branch) => ids::SessionParent { file, branch: nth(branch) }.into(),
            Self::Fork { branch, tick } => ids::SessionFork { file, branch: nth(branch), tick: *tick }.into(),
            Self::Child(branch) => ids::SessionChild { file, branch: nth(branch) }.into(),
            Self::Recorded(branch) => ids::SessionRecorded { file, branch: nth(branch) }.into(),
            Self::Outcome(branch) => ids::SessionOutcome { file, branch: nth(branch) }.into(),
            Self::Bookmark { branch, tick } => ids::SessionBookmark { file, tick: *tick, branch: nth(branch) }.into(),
            Self::Act { branch, act, fault } => {
                let [what, mend] = sentences(fault);
                ids::SessionAct { file, branch: nth(branch), act: quoted(act), what, mend }.into()
            }
            Self::ActBeforeFork { branch, act } => {
                ids::SessionActBeforeFork { file, act: quoted(act), branch: nth(branch) }.into()
            }
            Self::Shown => ids::SessionShown { file }.into(),
        }
    }
}

#[cfg(test)]
mod tests;
