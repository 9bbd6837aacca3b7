//! What a check has come to, for all forms in which it is told.

use std::time::Duration;

use crate::check::{Answer, Question};
use crate::scenario::Scenario;
use crate::text::Texts;

/// What was asked, what was found, and how long it took.
#[derive(Clone, Copy)]
pub(super) struct Checked<'a> {
    pub(super) texts: &'a Texts,
    pub(super) scenario: &'a Scenario,
    pub(super) question: &'a Question,
    pub(super) answer: &'a Answer,
    /// The shortest run that violates each property, by its name.
    pub(super) counterexamples: &'a [(&'static str, Scenario)],
    /// Whether the answer must be as the file says.
    pub(super) expects: bool,
    pub(super) took: Duration,
}
