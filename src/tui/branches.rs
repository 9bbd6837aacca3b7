//! The tree of runs at the keys: what an act does to it, and the ways from branch to branch.

use super::app::App;
use super::says::OfBranches;
use crate::session::Value;

/// What an act may change in the tree: the branch on the screen, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grown {
    branch: Option<usize>,
    all: usize,
}

impl App {
    /// Where the tree stands.
    pub(super) fn grown(&self) -> Grown {
        let branch = self.session.branch().map(|(_, branch)| branch);
        Grown { branch, all: self.history.borrow().branches().len() }
    }

    /// Says after an act that it has opened a branch, or which recorded one it follows.
    pub(super) fn say_what_grew(&mut self, before: Grown) {
        let now = self.grown();
        let (Some(branch), Some(said)) = (now.branch.filter(|_| now.branch != before.branch), self.view.said.clone()) else {
            return;
        };
        let text = if now.all > before.all { OfBranches::Begins } else { OfBranches::Followed };
        let told = self.look.texts.say_with(text, &[("number", Value::Number(branch as u64 + 1))]);
        let lengths = told.split(" | ").flat_map(|told| said.split(" | ").map(move |said| format!("{said} {told}")));
        self.view.said = Some(lengths.collect::<Vec<_>>().join(" | "));
    }
}
