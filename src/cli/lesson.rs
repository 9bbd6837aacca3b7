//! `suffrage lesson`: opens a lesson on the screen, checks it headless, or writes its handout.

mod check;

use std::ffi::{OsStr, OsString};

use super::arguments::{Appearance, Format, Screen};
use super::class::ClassArguments;
use super::run::same_file;
use super::{Completion, export, faults::Style, library::FileLibrary, output, play, refused};
use crate::export::{Beside, Wanted, of_file, write_lesson};
use crate::system;
use crate::tui::{self, Begin, LessonToOpen, Opening, Options};
use anyhow::ensure;
use clap::Args;
use std::{io::Write, path::Path};
use suffrage_scenario::{builtin, lesson, lesson::Lesson};
use suffrage_text::{Texts, ids, visible::Form};

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each of them is an option of its own")]
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
    #[cfg_attr(feature = "class", arg(conflicts_with = "class"))]
    pub(super) check: bool,
    /// Format of --check [default: text].
    #[arg(long, requires = "check", hide_possible_values = true, value_name = "text|json")]
    pub(super) format: Option<Format>,
    /// Write the handout of all scenes in Markdown to this file, or to standard output with -.
    #[arg(short, long, requires = "lesson", conflicts_with_all = ["check", "scene"], value_name = "FILE")]
    pub(super) output: Option<OsString>,
    /// With -o: include the answers, the solutions and the reasons.
    #[arg(long, requires = "output")]
    pub(super) answers: bool,
    #[arg(skip)]
    pub(super) all_languages: bool,
    #[command(flatten)]
    pub(super) look: Appearance,
    #[command(flatten)]
    pub(super) class: ClassArguments,
}

pub(super) fn lesson(texts: &Texts, arguments: &LessonArguments) -> anyhow::Result<Completion> {
    if let (Some(argument), Some(file)) = (&arguments.lesson, &arguments.output) {
        return handout(texts, argument, file, arguments);
    }
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

fn handout(texts: &Texts, argument: &OsStr, file: &OsStr, arguments: &LessonArguments) -> anyhow::Result<Completion> {
    let lesson = loaded(texts, argument, Style::of_stderr())?;
    let LessonArguments { answers, all_languages, .. } = *arguments;
    let wanted = Wanted { answers, all_languages, ..Wanted::default() };
    let name = argument.to_str().filter(|name| *name != "-");
    let name = name.map(|name| if name.contains(' ') { format!("\"{name}\"") } else { name.to_owned() });
    let write =
        |beside: Beside<'_>, out: &mut dyn Write| write_lesson((&lesson, name.as_deref()), texts, &wanted, beside, out);
    if file == "-" {
        return export::to_stdout(texts, Form::Lines, |out| write(None, out)).map(|()| Completion::Well);
    }
    let shown = file.display().to_string();
    ensure!(!same_file(file, argument), refused(texts, ids::CliExportIsLesson { file: shown }));
    ensure!(of_file(&shown).is_some_and(|format| format.name == "markdown"), refused(texts, ids::CLI_HANDOUT_ENDING));
    let written = export::write(Form::Lines, Path::new(file), true, system::remove_when_stopped, write);
    written.map(|()| Completion::Well).map_err(|why| refused(texts, why.remark(&shown)))
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
    play::show(texts, (&screen, &arguments.class), false, |options| {
        let begin = Begin { lesson: Some(to_open), ..Begin::default() };
        let library = FileLibrary { texts: Texts::new(texts.language()), keeps_progress: !arguments.no_progress };
        tui::play(&opening, None, Options { begin, library: Box::new(library), ..options })
    })
}

pub(super) fn loaded(texts: &Texts, argument: &OsStr, style: Style) -> anyhow::Result<Lesson> {
    let name = argument.display().to_string();
    lesson::load(argument).map_err(|error| super::not_loaded(texts, (&name, &name), error, style))
}
