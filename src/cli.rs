//! The command line: runs the requested command in the reader's language and returns the exit code.
//!
//! The exit codes of each command are in its help (`arguments/help.rs`).

mod arguments;
mod check;
#[cfg(feature = "class")]
mod class;
#[cfg(not(feature = "class"))]
#[path = "cli/no_class.rs"]
mod class;
pub mod compare;
mod config;
mod doctor;
mod export;
mod faults;
mod lesson;
mod library;
mod list;
mod measure;
mod new;
mod output;
mod play;
mod run;
pub mod save;
mod session;
mod shell;
mod show;
mod themes;
mod watch;

use std::{ffi::OsStr, fmt, path::Path, process::ExitCode};

use arguments::{Arguments, SeedChoice, Verb};
use config::{Config, Origin};
use suffrage_engine::{protocol::Remark, protocols::ProtocolId, protocols::own};
use suffrage_scenario::{Scenario, change::Changed, load, load::LoadError, load::Source, program};
use suffrage_text::{Language, Texts, ids, visible::visible};

/// The names that most files of this folder use.
mod prelude {
    pub(super) use crate::cli::arguments::{Appearance, Format, SeedChoice};
    pub(super) use crate::cli::{Completion, Loaded, RenderedFaults, faults, output};
    pub(super) use crate::tui::{Making, Opening};
    pub(super) use crate::{check::Question, cli::class::ClassArguments, cli::faults::Style};
    pub(super) use serde_json::Value;
    pub(super) use std::{ffi::OsStr, ffi::OsString, fs::File, io, io::BufWriter, io::IsTerminal, path::Path};
    pub(super) use std::{path::PathBuf, time::Duration};
    pub(super) use suffrage_engine::protocols::{ProtocolId, VariantId};
    pub(super) use suffrage_engine::{property::Status, protocol::Cell, protocol::Id, protocol::Remark};
    pub(super) use suffrage_measure::{BoundRow, Options, Row, Section, Shard};
    pub(super) use suffrage_scenario::{Scenario, change::Changed, load::Unreadable};
    pub(super) use suffrage_text::{Language, TextId, Texts, ids, visible::Form, visible::Visible};
    pub(super) use suffrage_view::{Depth, GlyphSet, ThemeName};
    pub(super) use unicode_width::UnicodeWidthStr;
}

/// The variants are in order, from the best result to the worst.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Completion {
    Well,
    Undecided,
    Unmet,
    /// A signal with this number ended the command.
    Stopped(u8),
}

#[derive(Debug)]
struct RenderedFaults(String);

impl fmt::Display for RenderedFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for RenderedFaults {}

fn refused(texts: &Texts, why: impl Into<Remark>) -> anyhow::Error {
    anyhow::Error::msg(texts.say(why))
}

/// The error with all its causes and a line end. Control characters are made visible.
fn told(texts: &Texts, error: &anyhow::Error) -> String {
    match error.downcast_ref::<RenderedFaults>() {
        Some(RenderedFaults(faults)) => faults.clone(),
        None => format!("{}: {}\n", texts.say(ids::CLI_ERROR), visible(&format!("{error:#}"))),
    }
}

fn all_refused(texts: &Texts, faults: Vec<Remark>) -> anyhow::Error {
    let lines = faults.into_iter().map(|fault| told(texts, &refused(texts, fault)));
    RenderedFaults(lines.collect()).into()
}

pub fn run() -> ExitCode {
    let words: Vec<_> = std::env::args_os().collect();
    let config = Config::of_process(&words);
    let asked = arguments::language_of(&words);
    let mut language = config.language(asked);
    let texts = Texts::new(language.0);
    let taken =
        arguments::taken_names(&words).map(|word| texts.say(ids::CliTakenName { word: word.to_owned() }) + "\n");
    output::to_stderr(&taken.collect::<String>());
    let mut arguments = match arguments::parse(&texts, &words) {
        Ok(arguments) => arguments,
        Err(error) => {
            if error.use_stderr() {
                // The error repeats arguments, which come from outside.
                output::to_stderr(&error.render().to_string());
            } else {
                // This prints help or the version. If the output is closed, no message would reach the reader.
                let _ = error.print();
            }
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    let verb = arguments.verb.as_ref();
    // A command that ignores the configuration, such as `completions`, must not warn about it.
    if !verb.is_some_and(Verb::ignores_config) {
        output::styled_to_stderr(&config.warning(&texts));
    }
    if verb.is_some_and(Verb::prints_data) {
        language = config::without_file(asked);
    }
    arguments.configure(&config.settings);
    let texts = Texts::new(language.0);
    match carry_out(&texts, &arguments, (&config, language)) {
        Ok(Completion::Well) => ExitCode::SUCCESS,
        Ok(Completion::Unmet) => ExitCode::from(1),
        Ok(Completion::Undecided) => ExitCode::from(3),
        Ok(Completion::Stopped(signal)) => ExitCode::from(128 + signal),
        Err(error) => {
            output::styled_to_stderr(&told(&texts, &error));
            ExitCode::from(2)
        }
    }
}

fn carry_out(
    texts: &Texts,
    arguments: &Arguments,
    (config, language): (&Config, (Language, Origin)),
) -> anyhow::Result<Completion> {
    match &arguments.verb {
        Some(Verb::Run(run)) => run::run(texts, run),
        Some(Verb::Compare(compare)) => compare::compare(texts, compare),
        Some(Verb::Export(export)) => export::export(texts, export),
        Some(Verb::Check(check)) => check::check(texts, check),
        Some(Verb::Lesson(lesson)) => lesson::lesson(texts, lesson),
        Some(Verb::Measure(measure)) => measure::measure(texts, measure),
        Some(Verb::List { format }) => list::list(texts, *format),
        Some(Verb::Show { scenario }) => show::show(texts, scenario),
        Some(Verb::New(new)) => new::new(texts, new),
        Some(Verb::Schema) => show::schema(texts),
        Some(Verb::Completions { shell }) => shell::completions(texts, *shell),
        Some(Verb::Man) => shell::man(texts),
        Some(Verb::Config(look)) => config::config(texts, config, look, language),
        Some(Verb::Doctor(look)) => doctor::doctor(texts, config, look, language),
        Some(Verb::Play(play)) => play::play(texts, play),
        None => play::play(texts, &arguments.play),
    }
}

fn seeded(texts: &Texts, scenario: Scenario, seed: Option<SeedChoice>) -> Scenario {
    let Some(choice) = seed else { return scenario };
    let Changed { scenario, said } = scenario.seeded(choice.draw());
    output::to_stderr(&said.iter().map(|said| texts.remark(said) + "\n").collect::<String>());
    scenario
}

struct Loaded {
    name: String,
    text: String,
    scenario: Scenario,
}

/// The warnings about a user's algorithm. `path`: the file of the algorithm, or of the scenario that names it.
fn algorithm_warnings(
    texts: &Texts,
    protocol: ProtocolId,
    path: &Path,
    scenario: &str,
    style: faults::Style,
) -> String {
    let Some(program) = protocol.program() else { return String::new() };
    // If the text stands in the scenario, the place of the warning is there.
    let inside = if program::is_file(path) { None } else { scenario.find(program.text) };
    let name = if inside.is_some() { path.to_owned() } else { path.with_file_name(program.name) };
    let (name, text) = (name.display().to_string(), if inside.is_some() { scenario } else { program.text });
    let begin = inside.unwrap_or_default();
    let warning = |warning: &own::Fault| {
        let place = begin + warning.at.start..begin + warning.at.end;
        faults::placed(texts, true, (&name, text), (&warning.what, Some(&place)), style)
    };
    program.warnings.iter().map(warning).collect()
}

/// The scenario of a file. Prints the warnings about its algorithm.
fn loaded(texts: &Texts, option: Option<&str>, argument: &OsStr, style: faults::Style) -> anyhow::Result<Loaded> {
    let loaded = opened(texts, option, argument, style)?;
    let protocol = loaded.scenario.protocol();
    output::styled_to_stderr(&algorithm_warnings(texts, protocol, argument.as_ref(), &loaded.text, style));
    Ok(loaded)
}

fn opened(texts: &Texts, option: Option<&str>, argument: &OsStr, style: faults::Style) -> anyhow::Result<Loaded> {
    let source = Source::named(argument);
    let name = source.name();
    let called = option.map_or_else(|| name.clone(), |option| format!("{option} {name}"));
    if session::is_one(argument.as_ref()) {
        return Err(refused(texts, ids::SaveNoScenario { file: name }));
    }
    let (text, scenario) = load::load(&source).map_err(|error| not_loaded(texts, (&name, &called), error, style))?;
    Ok(Loaded { name, text, scenario })
}

/// `called`: the words for the file in the sentence that it cannot be read.
fn not_loaded(texts: &Texts, (name, called): (&str, &str), error: LoadError, style: faults::Style) -> anyhow::Error {
    match error {
        LoadError::Unreadable(reason) => refused(texts, reason.remark(called)),
        LoadError::Faults { algorithm, text, faults } => {
            let file = algorithm.as_deref().unwrap_or(name);
            RenderedFaults(faults::render(texts, file, &text, &faults, style)).into()
        }
    }
}
