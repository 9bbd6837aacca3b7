//! What the screen asks of the command line: scenarios by name, and files. The terminal program itself touches none.

use crate::tui::features::from_file::Making;
use suffrage_engine::{protocol::Remark, protocol::Ticks, protocols::VariantId, sim::command::Command};
use suffrage_scenario::Scenario;
use suffrage_session::history::file::SavedSession;
use suffrage_text::{Fit, Texts};
use suffrage_view::{ThemeName, ThemeSpec, picture::Picture, view_state::ListRow};

#[derive(Clone, Debug)]
pub struct Opening {
    pub scenario: Scenario,
    /// What the person calls it: a built-in name or a path.
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedTheme {
    /// Its name: one of the program's, or that of a file without its ending.
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
    /// What its protocol and its variant are called in the reader's language.
    pub title: String,
    pub called: String,
    pub about: String,
}

impl ListedAlgorithm {
    pub(super) fn name(&self) -> String {
        format!("{} · {}", self.title, self.called)
    }

    /// Its row in a list, which is found by its names in scenario files too.
    pub(super) fn row(&self, texts: &Texts) -> ListRow {
        let also = format!("{} {}", self.variant.protocol().name(), self.variant.name());
        ListRow { also, ..ListRow::new(texts.spelled(&self.name()).into_owned(), self.about.as_str()) }
    }
}

/// Tells one state of a file from another, without its being read: the numbers that the system has of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileVersion {
    /// When it was written and when anything about it was changed, in seconds and nanoseconds.
    pub times: [(i64, i64); 2],
    pub length: u64,
    /// Which file it is: another one may have taken its name.
    pub number: u64,
}

/// Why a file that has been read before cannot be read again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRead {
    Gone,
    /// What is wrong with it, in a line.
    Faulty(Fit),
}

/// What a file says, and how the scenario on the screen was made of it.
#[derive(Clone, Debug)]
pub struct FromFile {
    pub said: Scenario,
    pub makings: Vec<Making>,
}

/// Why something cannot be opened or made: ready to be read, in the reader's language, of one or many lines, without colours.
pub type Refusal = String;

#[derive(Clone, Copy, Debug)]
pub struct Keep<'r> {
    pub scenario: &'r Scenario,
    /// What the person at the keys did, each with the tick that it entered.
    pub acts: &'r [(Ticks, Command)],
    pub name: &'r str,
    pub session: &'r SavedSession,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToKeep {
    /// The run that the scenario makes by itself.
    Scenario,
    /// A run to which something was done: its name is never that of the scenario.
    Branch,
    Session,
    Picture,
}

/// What is on the screen, to be written for other programs.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'s> {
    pub picture: &'s Picture,
    pub scenario: &'s Scenario,
    pub acts: &'s [(Ticks, Command)],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    pub name: String,
    /// What was left out, the most important first.
    pub said: Vec<Remark>,
    /// Whether it is the whole session that was saved, and not only the run.
    pub whole: bool,
}

#[derive(Debug, Default)]
pub struct Begin {
    /// The session to take up again, and the name of its file.
    pub session: Option<(SavedSession, String)>,
    /// The branches of the scenario that were asked for, as what was done on each. The last one is shown.
    pub branches: Vec<Vec<(Ticks, Command)>>,
    pub at: Option<Ticks>,
    pub said: Option<Remark>,
    /// Whether all demos are shown over the scenario: nobody has asked for one.
    pub demos: bool,
    /// How the left and the right scenario were made of their files, where they are not as the files say them.
    pub from: [Option<FromFile>; 2],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// There is such a file already: this is its name. It is replaced only on a second request.
    Exists(String),
    Refused(Refusal),
}

/// Where scenarios come from, and where they are kept.
pub trait Library {
    /// What was opened last, the latest first: names by which [`Library::open`] opens it, from earlier times the program was used too.
    fn opened(&self) -> Vec<String>;

    /// Keeps in mind that this was opened. Where that is not possible nothing is said.
    fn remember(&self, name_or_path: &str);

    /// Opens a built-in scenario by its name, or a file by its path.
    ///
    /// # Errors
    /// All faults of the file with their places, or why there is no such file.
    fn open(&self, name_or_path: &str) -> Result<Opening, Refusal>;

    /// The state of the file that [`Library::open`] opens by this name; nothing if it opens none.
    fn version(&self, name: &str) -> Option<FileVersion>;

    /// What a file says now from which a scenario was opened by this name.
    ///
    /// # Errors
    /// That it is gone, or what is wrong with it.
    fn read_again(&self, name: &str) -> Result<Scenario, NotRead>;

    /// Every variant of every algorithm, the standard variant of each first, in teaching order.
    fn algorithms(&self) -> Vec<ListedAlgorithm>;

    /// The name of a file that is not there yet, for this of a scenario of this name.
    fn name_to_save(&self, name: &str, what: ToKeep) -> String;

    /// Opens a session by its path; nothing if the name is none of a session.
    fn open_session(&self, path: &str) -> Option<Result<SavedSession, Refusal>>;

    /// Writes a run to a file, as a scenario that makes it again; or the whole session, if the name is that of one.
    ///
    /// # Errors
    /// If there is such a file and it is not to be replaced, or why it cannot be written. Then nothing has changed.
    fn save(&self, run: &Keep<'_>, file: &str, replace: bool) -> Result<Saved, NotSaved>;

    /// Writes what is shown to a file, in the format that its ending says; gives its name.
    ///
    /// # Errors
    /// If there is such a file and it is not to be replaced, or why it cannot be written. Then nothing has changed.
    fn export(&self, shown: &Shown<'_>, file: &str, replace: bool) -> Result<String, NotSaved>;

    /// The person's own themes by name, in a fixed order, each as its file says it or with what keeps it from being shown.
    fn themes(&self) -> Vec<(String, Result<ThemeSpec, Refusal>)>;
}
