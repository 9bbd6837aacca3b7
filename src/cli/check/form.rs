//! The forms in which the answer of a check is told.

use std::io::{self, Write};
use std::time::Duration;

use crate::check::{Answer, Question};
use crate::scenario::Scenario;
use crate::text::{Texts, visible};

use super::{json, text};

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

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Form {
    #[default]
    Text,
    Json,
}

pub(super) const FORMS: [(&str, Form); 2] = [("text", Form::Text), ("json", Form::Json)];

impl Form {
    pub(super) fn form(self) -> visible::Form {
        match self {
            Self::Text => visible::Form::Lines,
            Self::Json => visible::Form::Json,
        }
    }

    pub(super) fn write(self, checked: Checked<'_>, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Text => text::write(checked, out),
            Self::Json => json::write(checked, out),
        }
    }
}
