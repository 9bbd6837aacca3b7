//! What can be wrong with a session's file, and what would be right.

use super::VERSION;
use crate::config::{Problem, quoted};
use crate::protocol::{Remark, Ticks, Value};
use crate::text::{TextId, ids};

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
        let say = |id: TextId| Remark::new(id.key()).with("file", Value::Text(file.to_owned()));
        // People count from 1.
        let of = |id: TextId, branch: usize| say(id).number("branch", branch as u64 + 1);
        let said = |fault: &Problem, remark: Remark| {
            let sentence = |remark: &Remark| Value::Said(Box::new(remark.clone()));
            remark.with("what", sentence(fault.what())).with("mend", sentence(fault.mend()))
        };
        match self {
            Self::NoSession => say(ids::SESSION_NO_SESSION),
            Self::CutOff => say(ids::SESSION_CUT_OFF),
            Self::NoJson { line, column } => say(ids::SESSION_NO_JSON).number("line", *line).number("column", *column),
            Self::Empty => say(ids::SESSION_EMPTY),
            Self::Newer(version) => say(ids::SESSION_NEWER).with("version", quoted(version)).number("known", VERSION),
            Self::Version(version) => say(ids::SESSION_VERSION).with("version", quoted(version)).number("known", VERSION),
            Self::Damaged => say(ids::SESSION_DAMAGED),
            Self::Unreadable { line, column } => say(ids::SESSION_UNREADABLE).number("line", *line).number("column", *column),
            Self::Scenario { scenario, line, fault } => {
                let remark = say(ids::SESSION_SCENARIO).number("scenario", *scenario as u64 + 1).number("line", *line);
                said(fault, remark)
            }
            Self::NoRun(scenario) => say(ids::SESSION_NO_RUN).number("scenario", *scenario as u64 + 1),
            Self::Root(branch) => of(ids::SESSION_ROOT, *branch),
            Self::Parent(branch) => of(ids::SESSION_PARENT, *branch),
            Self::Fork { branch, tick } => of(ids::SESSION_FORK, *branch).number("tick", *tick),
            Self::Child(branch) => of(ids::SESSION_CHILD, *branch),
            Self::Recorded(branch) => of(ids::SESSION_RECORDED, *branch),
            Self::Outcome(branch) => of(ids::SESSION_OUTCOME, *branch),
            Self::Bookmark { branch, tick } => of(ids::SESSION_BOOKMARK, *branch).number("tick", *tick),
            Self::Act { branch, act, fault } => said(fault, of(ids::SESSION_ACT, *branch).with("act", quoted(act))),
            Self::ActBeforeFork { branch, act } => of(ids::SESSION_ACT_BEFORE_FORK, *branch).with("act", quoted(act)),
            Self::Shown => say(ids::SESSION_SHOWN),
        }
    }
}

#[cfg(test)]
mod tests;
