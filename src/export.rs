//! What leaves the program: a run in a format that other programs read. Each format is a file here and a line in [`FORMATS`].
//!
//! How the result of a run is written for the command line is in [`results`].

mod csv;
mod events;
mod mermaid;
pub mod results;
mod shiviz;
mod trace;

use std::fmt::Debug;
use std::io::{self, Write};

use crate::protocol::{Remark, Ticks};
use crate::scenario::Scenario;
use crate::session;
use crate::text::Texts;
use crate::text::visible::Form;

/// What is exported.
#[derive(Debug)]
pub struct Subject<'a> {
    /// The run, with all that was done to it from outside.
    pub scenario: &'a Scenario,
    /// As they speak of this run.
    pub texts: Texts,
    /// The last tick of what is told of the run; without it, all of it.
    pub until: Option<Ticks>,
}

impl<'a> Subject<'a> {
    pub fn new(scenario: &'a Scenario, texts: &Texts, until: Option<Ticks>) -> Self {
        Self { scenario, texts: texts.of_run(session::is_anonymous(scenario)), until }
    }
}

/// An option of an export, which only some formats have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    At,
    Until,
    SpaceTime,
    Stops,
    Answers,
    Speed,
    Size,
    Theme,
    AllLanguages,
}

impl Choice {
    /// As it is written on the command line.
    pub const fn option(self) -> &'static str {
        match self {
            Self::At => "--at",
            Self::Until => "--until",
            Self::SpaceTime => "--space-time",
            Self::Stops => "--stops",
            Self::Answers => "--answers",
            Self::Speed => "--speed",
            Self::Size => "--size",
            Self::Theme => "--theme",
            Self::AllLanguages => "--lang all",
        }
    }
}

/// Why there is no export.
#[derive(Debug)]
pub enum Failure {
    /// The run is not for this format, and what would be right.
    Refused(Remark),
    /// What the writer met.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

pub trait Format: Debug + Sync {
    fn name(&self) -> &'static str;

    /// That of its files, without the point.
    fn ending(&self) -> &'static str;

    fn form(&self) -> Form;

    /// The options that it has: of what is told of a run, how far.
    fn takes(&self) -> &'static [Choice] {
        &[Choice::Until]
    }

    /// # Errors
    /// That the run is not for this format, or those of the writer.
    fn write(&self, subject: &Subject<'_>, out: &mut dyn Write) -> Result<(), Failure>;
}

/// All formats.
pub const FORMATS: &[&dyn Format] = &[&trace::Trace, &csv::Csv, &mermaid::Mermaid, &shiviz::Shiviz];

/// The format of files that end like this.
pub fn of_ending(ending: &str) -> Option<&'static dyn Format> {
    FORMATS.iter().copied().find(|format| format.ending().eq_ignore_ascii_case(ending))
}
