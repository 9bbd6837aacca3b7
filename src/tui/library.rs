//! The interface to scenarios and files. The command line implements it; the screen itself opens no files.

use crate::tui::features::from_file::Making;
use suffrage_engine::{protocol::Remark, protocol::Ticks, protocols::VariantId, sim::command::Command};
use suffrage_scenario::{Scenario, lesson::Lesson};
use suffrage_session::history::file::SavedSession;
use suffrage_text::{Fit, Language, Texts};
use suffrage_view::{ThemeName, ThemeSpec, picture::Picture, view_state::ListRow};

#[derive(Clone, Debug)]
pub struct Opening {
    pub scenario: Scenario,
    /// A built-in name or a path, as the user typed it.
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedTheme {
    /// The name of a built-in theme, or the theme's file name without its extension.
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
    /// The name of the protocol in the reader's language.
    pub title: String,
    /// The name of the variant in the reader's language.
    pub called: String,
    pub about: String,
}

impl ListedAlgorithm {
    pub(super) fn name(&self) -> String {
        format!("{} · {}", self.title, self.called)
    }

    /// The row of the algorithm in a list.
    pub(super) fn row(&self, texts: &Texts) -> ListRow {
        let also = format!("{} {}", self.variant.protocol().name(), self.variant.name());
        ListRow { also, ..ListRow::new(texts.spelled(&self.name()).into_owned(), self.about.as_str()) }
    }
}

/// A built-in lesson, with texts in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedLesson {
    pub name: String,
    pub title: String,
    pub about: String,
    /// The planned duration; 0 if the lesson gives none.
    pub minutes: u64,
}

/// The version of a file, from its metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileVersion {
    /// The times of the last write and of the last change of metadata, in seconds and nanoseconds.
    pub times: [(i64, i64); 2],
    pub length: u64,
    /// The inode number. It differs if another file has taken the name.
    pub number: u64,
}

/// The reason why a file cannot be read again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    Gone,
    /// The file has a fault, which the text names in one line.
    Faulty(Fit),
}

/// The content of a file, and the steps that make the scenario on the screen from it.
#[derive(Clone, Debug)]
pub struct FromFile {
    pub said: Scenario,
    pub makings: Vec<Making>,
}

/// The reasons for a refusal in the reader's language, in one or several lines without colours.
pub type Refusal = String;

#[derive(Clone, Copy, Debug)]
pub struct RunToSave<'r> {
    pub scenario: &'r Scenario,
    /// The user's acts, each with the tick in which it takes effect.
    pub acts: &'r [(Ticks, Command)],
    pub name: &'r str,
    pub session: &'r SavedSession,
    /// Whether to write the result of the run as the expectations of the file.
    pub with_result: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveKind {
    /// A run without acts by the user.
    Scenario,
    /// A run with acts by the user, for which a new file name is proposed.
    Branch,
    Session,
    Picture,
}

/// The data for an export: a picture of the screen, and the scenario and the acts of the run.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'s> {
    pub picture: &'s Picture,
    pub scenario: &'s Scenario,
    pub acts: &'s [(Ticks, Command)],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    pub name: String,
    /// Remarks on parts of the run that were left out, the most important first.
    pub said: Vec<Remark>,
    /// Whether the whole session was saved, not only the run.
    pub whole: bool,
}

#[derive(Debug)]
pub enum LessonToOpen {
    /// The list of lessons.
    List,
    /// A lesson and the name of its scene. Without one: the scene where the user left it.
    Named(String, Option<String>),
}

#[derive(Debug, Default)]
pub struct Begin {
    /// The session to resume, and the name of its file.
    pub session: Option<(SavedSession, String)>,
    /// The acts of each branch named on the command line. The last branch is shown.
    pub branches: Vec<Vec<(Ticks, Command)>>,
    pub at: Option<Ticks>,
    pub said: Option<Remark>,
    /// Whether to open the list of demos, because the user named no scenario.
    pub demos: bool,
    pub lesson: Option<LessonToOpen>,
    /// The origins of the left and the right run; `None` if the scenario equals the content of its file.
    pub from: [Option<FromFile>; 2],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// A file with this name exists. Only a second request with `replace` overwrites it.
    Exists(String),
    Refused(Refusal),
}

/// The place from which the screen gets scenarios, and to which it saves runs.
pub trait Library {
    /// The recently opened names, also from earlier uses of the program, the latest first.
    fn opened(&self) -> Vec<String>;

    /// Adds a name to the recently opened ones. Failures are ignored.
    fn remember(&self, name_or_path: &str);

    /// Opens a built-in scenario by its name, or a file by its path.
    ///
    /// # Errors
    /// All faults of the file with their places in it, or the reason why it cannot be read.
    fn open(&self, name_or_path: &str) -> Result<Opening, Refusal>;

    /// The version of the file that [`Library::open`] opens by this name; `None` if it opens no file.
    fn version(&self, name: &str) -> Option<FileVersion>;

    /// Whether this is the path of a file, not of a folder.
    fn has_file(&self, path: &str) -> bool;

    /// Reads again the file from which a scenario was opened.
    ///
    /// # Errors
    /// The file is gone or faulty.
    fn read_again(&self, name: &str) -> Result<Scenario, ReadError>;

    /// Every variant of every algorithm in teaching order, the standard variant first.
    fn algorithms(&self) -> Vec<ListedAlgorithm>;

    /// Changes the language of refusals and algorithms.
    fn speak(&mut self, language: Language);

    /// A file name that does not exist yet, for saving `what` of the scenario `name`.
    fn name_to_save(&self, name: &str, what: SaveKind) -> String;

    /// Opens a session by its path. Returns `None` if the path is not that of a session file.
    fn open_session(&self, path: &str) -> Option<Result<SavedSession, Refusal>>;

    /// Writes a run as a scenario that reproduces it, or the whole session if the name is that of a session file.
    ///
    /// # Errors
    /// The file exists and `replace` is false, or it cannot be written. In this case nothing has changed.
    fn save(&self, run: &RunToSave<'_>, file: &str, replace: bool) -> Result<Saved, NotSaved>;

    /// Exports the screen or the run in the format that the extension of the file name decides; returns the file name.
    ///
    /// # Errors
    /// The file exists and `replace` is false, or it cannot be written. In this case nothing has changed.
    fn export(&self, shown: &Shown<'_>, file: &str, replace: bool) -> Result<String, NotSaved>;

    /// The built-in lessons, in teaching order. Reads no lesson.
    fn lessons(&self) -> Vec<ListedLesson>;

    /// Whether this is the name of a built-in lesson, or the path of a lesson file.
    fn is_lesson(&self, name_or_path: &str) -> bool;

    /// Reads a lesson. Returns its name or absolute path, which identifies its progress.
    ///
    /// # Errors
    /// All faults of the file with their places in it, or the reason why it cannot be read.
    fn lesson(&self, name_or_path: &str) -> Result<(String, Lesson), Refusal>;

    /// The text of the file with the progress in lessons; empty without a file, `None` if it is unreadable.
    fn progress(&self) -> Option<String>;

    /// Writes the whole file with the progress in lessons.
    ///
    /// # Errors
    /// The file cannot be written. In this case nothing has changed.
    fn keep_progress(&self, text: &str) -> Result<(), Refusal>;

    /// Renames an unreadable file with the progress in lessons. Returns a remark for the user.
    fn set_progress_aside(&self) -> String;

    /// The user's themes by name, in a fixed order. A faulty theme file gives its faults.
    fn themes(&self) -> Vec<(String, Result<ThemeSpec, Refusal>)>;
}
