//! What the screen needs from the command line: scenarios by name, and files. The screen itself opens no files.

use crate::tui::features::from_file::Making;
use suffrage_engine::{protocol::Remark, protocol::Ticks, protocols::VariantId, sim::command::Command};
use suffrage_scenario::Scenario;
use suffrage_session::history::file::SavedSession;
use suffrage_text::{Fit, Texts};
use suffrage_view::{ThemeName, ThemeSpec, picture::Picture, view_state::ListRow};

#[derive(Clone, Debug)]
pub struct Opening {
    pub scenario: Scenario,
    /// A built-in name or a path, as the user typed it.
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedTheme {
    /// A built-in name, or a file name without its extension.
    pub name: String,
    pub spec: ThemeSpec,
}

impl NamedTheme {
    pub fn built_in(name: ThemeName) -> Self {
        Self { name: name.key().to_owned(), spec: ThemeSpec::built_in(name) }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedAlgorithm {
    pub variant: VariantId,
    /// The names of the protocol and the variant in the reader's language.
    pub title: String,
    pub called: String,
    pub about: String,
}

impl ListedAlgorithm {
    pub(super) fn name(&self) -> String {
        format!("{} · {}", self.title, self.called)
    }

    /// The row in a list; also found by its names in scenario files.
    pub(super) fn row(&self, texts: &Texts) -> ListRow {
        let also = format!("{} {}", self.variant.protocol().name(), self.variant.name());
        ListRow { also, ..ListRow::new(texts.spelled(&self.name()).into_owned(), self.about.as_str()) }
    }
}

/// Distinguishes versions of a file by its metadata, without reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileVersion {
    /// Times of the last write and of the last change of metadata, in seconds and nanoseconds.
    pub times: [(i64, i64); 2],
    pub length: u64,
    /// The inode: another file may have taken the name.
    pub number: u64,
}

/// Why a file cannot be read again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    Gone,
    /// The fault, in one line.
    Faulty(Fit),
}

/// The content of a file, and the steps from it to the scenario on the screen.
#[derive(Clone, Debug)]
pub struct FromFile {
    pub said: Scenario,
    pub makings: Vec<Making>,
}

/// A refusal in the reader's language: one or several lines, without colours.
pub type Refusal = String;

#[derive(Clone, Copy, Debug)]
pub struct RunToSave<'r> {
    pub scenario: &'r Scenario,
    /// The user's acts, each with its tick.
    pub acts: &'r [(Ticks, Command)],
    pub name: &'r str,
    pub session: &'r SavedSession,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveKind {
    /// A run without acts by the user.
    Scenario,
    /// A run with acts by the user: its file name always differs from the scenario's.
    Branch,
    Session,
    Picture,
}

/// The screen and the run to export.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'s> {
    pub picture: &'s Picture,
    pub scenario: &'s Scenario,
    pub acts: &'s [(Ticks, Command)],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    pub name: String,
    /// Remarks on what was left out, the most important first.
    pub said: Vec<Remark>,
    /// Whether the whole session was saved, not only the run.
    pub whole: bool,
}

#[derive(Debug, Default)]
pub struct Begin {
    /// The session to resume, and the name of its file.
    pub session: Option<(SavedSession, String)>,
    /// The acts of each branch named on the command line. The last branch is shown.
    pub branches: Vec<Vec<(Ticks, Command)>>,
    pub at: Option<Ticks>,
    pub said: Option<Remark>,
    /// Whether to open the list of demos, because no scenario was named.
    pub demos: bool,
    /// The steps from the files to the left and right scenario, if they differ from the files.
    pub from: [Option<FromFile>; 2],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// A file with this name exists; only a second request replaces it.
    Exists(String),
    Refused(Refusal),
}

/// The source of scenarios, and the place to save them.
pub trait Library {
    /// Recently opened names, the latest first, including earlier sessions; [`Library::open`] accepts them.
    fn opened(&self) -> Vec<String>;

    /// Remembers an opened name. Failures are ignored.
    fn remember(&self, name_or_path: &str);

    /// Opens a built-in scenario by its name, or a file by its path.
    ///
    /// # Errors
    /// All faults of the file with their places, or why it cannot be read.
    fn open(&self, name_or_path: &str) -> Result<Opening, Refusal>;

    /// The version of the file that [`Library::open`] opens by this name; `None` if it opens no file.
    fn version(&self, name: &str) -> Option<FileVersion>;

    /// Reads the file again from which a scenario was opened.
    ///
    /// # Errors
    /// The file is gone or faulty.
    fn read_again(&self, name: &str) -> Result<Scenario, ReadError>;

    /// Every variant of every algorithm in teaching order, the standard variant of each first.
    fn algorithms(&self) -> Vec<ListedAlgorithm>;

    /// An unused file name for saving `what` of the scenario `name`.
    fn name_to_save(&self, name: &str, what: SaveKind) -> String;

    /// Opens a session by its path; `None` if the name is not that of a session.
    fn open_session(&self, path: &str) -> Option<Result<SavedSession, Refusal>>;

    /// Writes a run as a scenario that reproduces it, or the whole session if the name is that of a session file.
    ///
    /// # Errors
    /// The file exists and `replace` is false, or it cannot be written. Then nothing has changed.
    fn save(&self, run: &RunToSave<'_>, file: &str, replace: bool) -> Result<Saved, NotSaved>;

    /// Exports the screen or the run in the format of the file name extension; returns the file name.
    ///
    /// # Errors
    /// The file exists and `replace` is false, or it cannot be written. Then nothing has changed.
    fn export(&self, shown: &Shown<'_>, file: &str, replace: bool) -> Result<String, NotSaved>;

    /// The user's themes by name, in a fixed order, each as its file defines it or with its faults.
    fn themes(&self) -> Vec<(String, Result<ThemeSpec, Refusal>)>;
}
