//! `suffrage lesson`: opens a lesson on the screen, or checks it headless.

mod check;

use std::ffi::{OsStr, OsString};

use super::arguments::{Appearance, Format};
use super::{Completion, RenderedFaults, faults, faults::Style, output, refused};
use clap::Args;
use std::io::Write as _;
use suffrage_scenario::lesson::{self, Lesson};
use suffrage_scenario::load::LoadError;
use suffrage_text::Texts;

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
    #[arg(long, requires = "lesson", conflicts_with_all = ["scene", "no_progress"])]
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
    let lesson = loaded(texts, argument)?;
    let format = arguments.format.unwrap_or_default();
    let checked = check::check(texts, &lesson)?;
    let written = match format {
        Format::Text => checked.text(texts),
        Format::Json => checked.json().to_string() + "\n",
    };
    output::to_stdout(texts, format.form(), |out| out.write_all(written.as_bytes()))?;
    Ok(if checked.passed() { Completion::Well } else { Completion::Unmet })
}

fn open_on_screen(texts: &Texts, _: &LessonArguments) -> anyhow::Result<Completion> {
    Err(refused(texts, suffrage_text::ids::CLI_LESSON_NO_SCREEN))
}

pub(super) fn loaded(texts: &Texts, argument: &OsStr) -> anyhow::Result<Lesson> {
    let name = argument.display().to_string();
    lesson::load(argument).map_err(|error| match error {
        LoadError::Unreadable(reason) => refused(texts, reason.remark(&name)),
        LoadError::Faults { text, faults } => {
            RenderedFaults(faults::render(texts, &name, &text, &faults, Style::of_stderr())).into()
        }
    })
}
