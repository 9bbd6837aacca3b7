//! Opens scenarios for the screen, built in or from files, and saves the scenario or session on the screen.

use super::{export, list, run::judged, save, session, told};
use crate::cli::prelude::*;
use crate::system;
use crate::tui::library::{
    FileVersion, Library, ListedAlgorithm, ListedLesson, NotSaved, ReadError, Refusal, RunToSave, SaveKind, Saved,
    Shown,
};
use suffrage_scenario::lesson::Lesson;
use suffrage_scenario::load::{self, LoadError, MOST_BYTES, Source};
use suffrage_scenario::{Expect, builtin, lesson, read, write};
use suffrage_session::{history::file::SavedSession, with_acts};
use suffrage_view::ThemeSpec;

pub(super) struct FileLibrary {
    pub(super) texts: Texts,
    /// Whether the progress in lessons is read and stored.
    pub(super) keeps_progress: bool,
}

/// Replaces `~/` at the beginning, as a shell does.
fn at_home(name_or_path: &str, home: Option<OsString>) -> OsString {
    // `~` alone always means a folder, even if the home folder is unknown.
    let name_or_path = if name_or_path == "~" { "~/" } else { name_or_path };
    match (name_or_path.strip_prefix("~/"), home) {
        // Strips all slashes: joining an absolute path would drop the home folder.
        (Some(rest), Some(home)) if !home.is_empty() => {
            PathBuf::from(home).join(rest.trim_start_matches('/')).into_os_string()
        }
        _ => OsString::from(name_or_path),
    }
}

/// The path of a scenario file; `None` for a built-in scenario, a session, or standard input.
fn path_of(name: &str) -> Option<PathBuf> {
    match Source::named(&at_home(name, std::env::var_os("HOME"))) {
        Source::Path(path) if !session::is_one(&path) => Some(path),
        Source::Path(_) | Source::BuiltIn(_) | Source::StandardInput => None,
    }
}

const ENDING: &str = "toml";

impl FileLibrary {
    fn path_of(&self, typed: &str) -> Result<PathBuf, NotSaved> {
        match typed.trim() {
            "" => Err(NotSaved::Refused(self.texts.say(ids::SAVE_NO_NAME))),
            file => Ok(PathBuf::from(at_home(file, std::env::var_os("HOME")))),
        }
    }

    fn text_of(&self, run: &RunToSave<'_>) -> Result<(String, Vec<Remark>), Refusal> {
        let Changed { mut scenario, mut said } = with_acts(run.scenario, run.acts);
        if run.with_result {
            // Without the screen, the run must reach the result that is on the screen.
            if scenario.tick_limit() < run.session.tick {
                scenario.until = Some(run.session.tick);
                said.push(ids::SaveUntil { tick: run.session.tick }.into());
            }
            let finished = scenario.run(None, None).map_err(|error| error.to_string())?;
            let result = Expect::of(&scenario, &finished);
            let all_met = judged(&scenario, &finished).iter().all(|expectation| expectation.met);
            let before = said.len();
            said.retain(|remark| remark.key != ids::CHANGE_EXPECTATIONS_LEFT_OUT.key());
            if !all_met || said.len() < before {
                said.push(ids::SAVE_EXPECTATIONS_REPLACED.into());
            }
            let old = if all_met { std::mem::take(&mut scenario.expect) } else { Expect::default() };
            let (leader, decided) = (result.leader.or(old.leader), result.decided.or(old.decided));
            let Expect { messages, holds, violates, .. } = result;
            scenario.expect = Expect { leader, decided, messages, holds, violates, ..old };
        }
        if run.scenario.check.is_some() && scenario.check.is_none() {
            said.push(ids::SAVE_CHECK_LEFT_OUT.into());
        }
        if !run.acts.is_empty() {
            self.call_by_branch(&mut scenario, run.session);
        }
        let comment = ids::SaveComment { name: run.name.to_owned(), acts: run.acts.len() as u64 };
        let text = write(&scenario, &self.texts.say(comment));
        if text.len() as u64 > MOST_BYTES {
            return Err(self.texts.say(ids::SaveTooLarge { most: MOST_BYTES / (1024 * 1024) }));
        }
        // Never report a file as saved that cannot be read back.
        if read(&text).ok().as_ref() != Some(&scenario) {
            return Err(self.texts.say(ids::SAVE_INEXACT));
        }
        Ok((text, said))
    }

    /// Adds the name of the branch to the title, so that the titles of saved files differ.
    fn call_by_branch(&self, scenario: &mut Scenario, session: &SavedSession) {
        let Some(branch) = session.history.branches.get(session.branch) else { return };
        for (code, title) in &mut scenario.title.by_language {
            let (texts, called) = (Texts::new(Language::named(code).unwrap_or(self.texts.language())), title.clone());
            let number = || session.history.number(session.branch) as u64;
            *title = match &branch.name {
                Some(name) => texts.say(ids::SaveTitleOfNamed { title: called, name: name.clone() }),
                None => texts.say(ids::SaveTitleOfBranch { title: called, branch: number() }),
            };
        }
    }
}

impl Library for FileLibrary {
    fn opened(&self) -> Vec<String> {
        session::opened()
    }

    fn remember(&self, name_or_path: &str) {
        session::remember(name_or_path);
    }

    fn open(&self, name_or_path: &str) -> Result<Opening, Refusal> {
        let path = at_home(name_or_path, std::env::var_os("HOME"));
        let argument = path.as_os_str();
        if argument == "-" {
            // The screen reads its keys from standard input, so no scenario can come from there.
            return Err(self.texts.say(ids::CLI_INPUT_IS_TAKEN));
        }
        let opened = super::opened(&self.texts, None, argument, faults::Style::PLAIN);
        opened
            .map(|Loaded { name, scenario, .. }| Opening { scenario, name })
            .map_err(|error| told(&self.texts, &error).trim_end().to_owned())
    }

    fn version(&self, name: &str) -> Option<FileVersion> {
        let metadata = path_of(name)?.metadata().ok()?;
        let (times, number) = system::file_state(&metadata);
        Some(FileVersion { times, length: metadata.len(), number })
    }

    fn has_file(&self, path: &str) -> bool {
        let path = at_home(path, std::env::var_os("HOME"));
        matches!(Source::named(&path), Source::Path(path) if path.is_file())
    }

    fn read_again(&self, name: &str) -> Result<Scenario, ReadError> {
        let path = path_of(name).ok_or(ReadError::Gone)?;
        let called = path.file_name().map_or_else(|| name.to_owned(), |file| file.to_string_lossy().into_owned());
        load::load(&Source::Path(path)).map(|(_, scenario)| scenario).map_err(|error| match error {
            LoadError::Unreadable(Unreadable::Missing(_)) => ReadError::Gone,
            LoadError::Unreadable(reason) => ReadError::Faulty(self.texts.fit(reason.remark(&called))),
            LoadError::Faults { algorithm, text, faults } => {
                let file = algorithm.as_deref().unwrap_or(&called);
                ReadError::Faulty(faults::in_one_line(&self.texts, file, &text, &faults))
            }
        })
    }

    fn algorithms(&self) -> Vec<ListedAlgorithm> {
        let algorithm = |variant: VariantId| {
            let entry = variant.protocol().entry();
            let title = self.texts.protocol(entry.name, entry.title);
            let (called, about) =
                (self.texts.variant(variant.name()), list::about_variant(&self.texts, entry.name, variant.name()));
            ListedAlgorithm { variant, title, called, about }
        };
        ProtocolId::ALL.iter().flat_map(|protocol| protocol.variants()).map(algorithm).collect()
    }

    fn speak(&mut self, language: Language) {
        self.texts = Texts::new(language);
    }

    fn name_to_save(&self, name: &str, what: SaveKind) -> String {
        let (numbered, ending) = match what {
            SaveKind::Scenario => (false, ENDING),
            SaveKind::Branch => (true, ENDING),
            SaveKind::Session => (false, session::ENDING),
            SaveKind::Picture => (false, export::PICTURES),
        };
        // A built-in scenario is saved in the current folder. A number in its name is not a branch number.
        let file = match builtin::named(name) {
            Some(_) if numbered => PathBuf::from(format!("{name}-1.{ENDING}")),
            Some(_) => PathBuf::from(format!("{name}.{ENDING}")),
            None => PathBuf::from(name),
        };
        save::free(&file, ending, numbered).display().to_string()
    }

    fn open_session(&self, path: &str) -> Option<Result<SavedSession, Refusal>> {
        let path = PathBuf::from(at_home(path, std::env::var_os("HOME")));
        session::is_one(&path).then(|| session::load(&path).map_err(|remark| self.texts.remark(&remark)))
    }

    fn save(&self, run: &RunToSave<'_>, file: &str, replace: bool) -> Result<Saved, NotSaved> {
        let path = self.path_of(file)?;
        let refused = |why: &save::NotWritten, name: &str| NotSaved::Refused(self.texts.remark(&why.remark(name)));
        let path = save::with_ending(path, [ENDING, session::ENDING]).map_err(|why| refused(&why, file.trim()))?;
        let name = path.display().to_string();
        let whole = session::is_one(&path);
        let made = if whole {
            session::text_of(run.session, &name).map(|text| (text, Vec::new())).map_err(|why| self.texts.remark(&why))
        } else {
            self.text_of(run)
        };
        let (text, said) = made.map_err(NotSaved::Refused)?;
        match save::write(&path, &text, replace) {
            Ok(()) => Ok(Saved { name, said, whole }),
            Err(save::NotWritten::Exists) => Err(NotSaved::Exists(name)),
            Err(reason) => Err(refused(&reason, &name)),
        }
    }

    fn export(&self, shown: &Shown<'_>, file: &str, replace: bool) -> Result<String, NotSaved> {
        export::shown(&self.texts, shown, &self.path_of(file)?, replace)
    }

    fn lessons(&self) -> Vec<ListedLesson> {
        let code = self.texts.language().code();
        let listed = |lesson: &builtin::BuiltInLesson| ListedLesson {
            name: lesson.name.to_owned(),
            title: lesson.title(code).to_owned(),
            about: lesson.about(code).to_owned(),
            minutes: lesson.minutes,
        };
        builtin::LESSONS.iter().map(listed).collect()
    }

    fn is_lesson(&self, name_or_path: &str) -> bool {
        let text = || load::file(&path_of(name_or_path)?, lesson::MOST_BYTES).ok();
        builtin::lesson(name_or_path).is_some() || text().is_some_and(|text| lesson::is_lesson(&text))
    }

    fn lesson(&self, name_or_path: &str) -> Result<(String, Lesson), Refusal> {
        let path = at_home(name_or_path, std::env::var_os("HOME"));
        let lesson = super::lesson::loaded(&self.texts, &path, faults::Style::PLAIN);
        let lesson = lesson.map_err(|error| told(&self.texts, &error).trim_end().to_owned())?;
        let whole =
            || std::path::absolute(&path).map_or_else(|_| name_or_path.to_owned(), |it| it.display().to_string());
        Ok((builtin::lesson(name_or_path).map_or_else(whole, |lesson| lesson.name.to_owned()), lesson))
    }

    fn progress(&self) -> Option<String> {
        if self.keeps_progress { session::progress() } else { Some(String::new()) }
    }

    fn keep_progress(&self, text: &str) -> Result<(), Refusal> {
        if self.keeps_progress { session::keep_progress(text).map_err(|fault| fault.to_string()) } else { Ok(()) }
    }

    fn set_progress_aside(&self) -> String {
        match session::set_progress_aside() {
            Ok(file) => self.texts.say(ids::LessonSetAside { file: file.display().to_string() }),
            Err(fault) => self.texts.say(ids::LessonNotSaved { why: fault.to_string() }),
        }
    }

    fn themes(&self) -> Vec<(String, Result<ThemeSpec, Refusal>)> {
        super::themes::own(&self.texts)
    }
}

#[cfg(test)]
mod tests;
