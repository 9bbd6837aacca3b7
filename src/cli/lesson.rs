//! `suffrage lesson`: opens a lesson on the screen, or checks it headless.

mod check;

use std::ffi::{OsStr, OsString};

use super::arguments::{Appearance, Format, Screen};
use super::{Completion, RenderedFaults, faults, faults::Style, library::FileLibrary, output, play, refused};
use crate::tui::{self, Begin, LessonToOpen, Opening, Options};
use anyhow::ensure;
use clap::Args;
use std::io::Write as _;
use suffrage_scenario::load::LoadError;
use suffrage_scenario::{builtin, lesson, lesson::Lesson};
use suffrage_text::{Texts, ids};

#[derive(Debug, Args)]
pub(super) struct LessonArguments {
    /// A lesson file, the name of a built-in lesson, or - for standard input (with --check)
    /// [default: the list of all lessons].
    #[arg(value_name = "FILE|NAME")]
    pub(super) lesson: Option<OsString>,
    /// Open this scene [default: the scene where you left the lesson].
    #[arg(long, value_name = "NAME", requires = "lesson")]
    pub(super) scene: Option<String>,
    /// Neither read nor store your progress.
    #[arg(long)]
    pub(super) no_progress: bool,
    /// Run the whole lesson headless: print each question with its answer, and what each solution does.
    #[arg(long, requires = "lesson", conflicts_with = "scene")]
    pub(super) check: bool,
    /// Format of --check [default: text].
    #[arg(long, requires = "check", hide_possible_values = true, value_name = "text|json")]
    pub(super) format: Option<Format>,
    #[command(flatten)]
    pub(super) look: Appearance,
}

pub(super) fn lesson(texts: &Texts, arguments: &LessonArguments) -> anyhow::Result<Completion> {
    let Some(argument) = arguments.lesson.as_ref().filter(|_| arguments.check) else {
        return open_on_screen(texts, arguments);
    };
    let lesson = loaded(texts, argument, Style::of_stderr())?;
    let format = arguments.format.unwrap_or_default();
    let checked = check::check(texts, &lesson)?;
    let written = match format {
        Format::Text => checked.text(texts),
        Format::Json => checked.json().to_string() + "\n",
    };
    output::to_stdout(texts, format.form(), |out| out.write_all(written.as_bytes()))?;
    Ok(if checked.passed() { Completion::Well } else { Completion::Unmet })
}

fn open_on_screen(texts: &Texts, arguments: &LessonArguments) -> anyhow::Result<Completion> {
    let mut to_open = LessonToOpen::List;
    if let Some(argument) = &arguments.lesson {
        ensure!(argument != "-", refused(texts, ids::CLI_INPUT_IS_TAKEN));
        let lesson = loaded(texts, argument, Style::of_stderr())?;
        tui::find_scene(texts, &lesson, arguments.scene.as_deref()).map_err(anyhow::Error::msg)?;
        to_open = LessonToOpen::Named(argument.display().to_string(), arguments.scene.clone());
    }
    let first = &builtin::ALL[0];
    let opening = super::loaded(texts, None, OsStr::new(first.name), Style::of_stderr())?;
    let opening = Opening { scenario: opening.scenario, name: opening.name };
    let screen = Screen { look: arguments.look.clone(), at: None };
    play::show(texts, &screen, false, |options| {
        let begin = Begin { lesson: Some(to_open), ..Begin::default() };
        let library = FileLibrary { texts: Texts::new(texts.language()), keeps_progress: !arguments.no_progress };
        tui::play(&opening, None, Options { begin, library: Box::new(library), ..options })
    })
}

pub(super) fn loaded(texts: &Texts, argument: &OsStr, style: Style) -> anyhow::Result<Lesson> {
    let name = argument.display().to_string();
    lesson::load(argument).map_err(|error| match error {
        LoadError::Unreadable(reason) => refused(texts, reason.remark(&name)),
        LoadError::Faults { text, faults } => {
            RenderedFaults(faults::render(texts, &name, &text, &faults, style)).into()
        }
        LoadError::Algorithm { file, text, faults } => {
            RenderedFaults(faults::render(texts, &file, &text, &faults, style)).into()
        }
    })
}
