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

use ratatui::buffer::Buffer;

use crate::paint::{Look, ThemeName, View};
use crate::protocol::{Remark, Ticks};
use crate::scenario::Scenario;
use crate::session;
use crate::text::visible::Form;
use crate::text::{Language, Texts};

/// What is exported, and how it is looked at.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// What the person calls the scenario: a built-in name or a path.
    pub name: &'a str,
    /// The run, with all that was done to it from outside.
    pub scenario: &'a Scenario,
    pub look: &'a Look,
    /// What pictures show of a moment.
    pub view: &'a View,
    /// The size of pictures in columns and rows.
    pub size: (u16, u16),
    pub choices: &'a Choices,
    /// The picture on the screen, where it is that which is exported.
    pub shown: Option<&'a Buffer>,
}

impl Subject<'_> {
    /// The texts as they speak of this run.
    pub fn texts(&self) -> Texts {
        self.look.texts.of_run(session::is_anonymous(self.scenario))
    }
}

/// What a person may choose of an export, besides how it looks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choices {
    /// The moment of a picture.
    pub at: Option<Ticks>,
    /// The last tick of what is told of the run; without it, all of it.
    pub until: Option<Ticks>,
    pub space_time: bool,
    /// A picture for every stop.
    pub stops: bool,
    pub answers: bool,
    /// How many times as fast as at normal speed.
    pub speed: Option<f64>,
    /// The languages of what is in more than one; without any, that of the texts.
    pub languages: Vec<Language>,
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

/// Where an export goes: its own file or stream, and files beside it.
pub struct Output<'o> {
    out: &'o mut dyn Write,
    /// The name of the file without its ending, by which files beside it are called; none where there is no file.
    pub stem: Option<&'o str>,
    /// The files beside it: their names and what is in them.
    pub beside: Vec<(String, Vec<u8>)>,
}

impl<'o> Output<'o> {
    pub fn new(out: &'o mut dyn Write, stem: Option<&'o str>) -> Self {
        Self { out, stem, beside: Vec::new() }
    }
}

impl Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
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

    /// The options that it has.
    fn takes(&self) -> &'static [Choice];

    /// The theme of its pictures where none is asked for.
    fn theme(&self) -> ThemeName {
        ThemeName::Dark
    }

    /// The size of its pictures where none is asked for.
    fn size(&self) -> (u16, u16) {
        (120, 40)
    }

    /// # Errors
    /// That the run is not for this format, or those of the writer.
    fn write(&self, subject: &Subject<'_>, out: &mut Output<'_>) -> Result<(), Failure>;
}

/// All formats.
pub const FORMATS: &[&dyn Format] = &[&trace::Trace, &csv::Csv, &mermaid::Mermaid, &shiviz::Shiviz];

/// The format of files that end like this.
pub fn of_ending(ending: &str) -> Option<&'static dyn Format> {
    FORMATS.iter().copied().find(|format| format.ending().eq_ignore_ascii_case(ending))
}
