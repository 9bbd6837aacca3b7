//! The arguments of the command line.

mod help;
#[cfg(test)]
mod tests;
mod values;

use super::new::NewArguments;
use super::{check::CheckArguments, config::Settings, lesson::LessonArguments, measure::MeasureArguments};
use crate::cli::prelude::*;
use crate::export::{FORMATS as EXPORT_FORMATS, Format as ExportFormat};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{ArgMatches, Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use clap::{error::ErrorKind, parser::ValueSource};
use clap_complete::Shell;
use suffrage_engine::protocol::Ticks;
use suffrage_scenario::{MOST_TICKS, Order, builtin, config::nearest, fields::ORDERS};
use suffrage_view::View;
use values::translated;

pub(super) use values::{SeedChoice, whole_number};

/// The value of `--theme` that lets the environment and the terminal decide the theme.
pub(super) const AUTO: &str = "auto";
pub(super) type Colours = Option<Depth>;
pub(super) const COLOURS: [(&str, Colours); 4] =
    [("auto", None), ("16", Some(Depth::Sixteen)), ("256", Some(Depth::Indexed)), ("true", Some(Depth::True))];

/// The value of `--lang`: one language, or `None` for all.
type Languages = Option<Language>;

fn languages() -> impl Iterator<Item = (&'static str, Languages)> {
    let one = Language::ALL.map(|known| (known.code(), Some(known)));
    one.into_iter().chain([("all", None)])
}

pub(super) fn glyphs() -> [(PossibleValue, GlyphSet); 3] {
    let default = PossibleValue::new("default").alias("full");
    [(default, GlyphSet::Default), ("safe".into(), GlyphSet::Safe), ("ascii".into(), GlyphSet::Ascii)]
}

/// Show distributed algorithms step by step in the terminal: leader election, consensus, super-peers.
#[derive(Debug, Parser)]
#[command(
    name = "suffrage",
    version,
    override_usage = "suffrage [OPTIONS] [FILE|NAME]\n       suffrage <COMMAND> …",
    after_help = help::TOP
)]
pub(super) struct Arguments {
    /// Language of the screen and of messages [default: from `LC_ALL` or `LANG`]; only export and lesson -o accept the
    /// value all.
    #[arg(long, global = true, hide_possible_values = true, value_name = "en|es|pt|all", value_parser = named(languages()))]
    pub(super) lang: Option<Languages>,
    /// Do not read the configuration file.
    #[arg(long, global = true)]
    no_config: bool,
    #[command(flatten)]
    pub(super) play: PlayArguments,
    #[command(subcommand)]
    pub(super) verb: Option<Verb>,
}

impl Arguments {
    /// Stores the settings of `config.toml` in the arguments of the commands that use them.
    pub(super) fn configure(&mut self, settings: &Settings) {
        let look = match &mut self.verb {
            None => &mut self.play.screen.look,
            Some(Verb::Play(play)) => &mut play.screen.look,
            Some(Verb::Compare(compare)) => &mut compare.screen.look,
            Some(Verb::Check(check)) => &mut check.look,
            Some(Verb::Lesson(lesson)) => &mut lesson.look,
            Some(Verb::Config(look) | Verb::Doctor(look)) => look,
            Some(_) => return,
        };
        look.settings = settings.clone();
    }
}

#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    /// Show a scenario on the screen (the default command).
    #[command(after_help = help::PLAY)]
    Play(PlayArguments),
    /// Run a scenario headless, print the result and check the expectations.
    #[command(after_help = help::RUN)]
    Run(RunArguments),
    /// Show two runs side by side, or report both results and the first difference of the runs.
    #[command(after_help = help::COMPARE)]
    Compare(CompareArguments),
    /// Write a run as a trace, a table, a diagram or a picture.
    #[command(after_help = help::EXPORT)]
    Export(ExportArguments),
    /// Visit every run of a scenario and report which properties always hold.
    #[command(after_help = help::CHECK)]
    Check(CheckArguments),
    /// Open a lesson: predict, then watch the run answer. Or check everything that a lesson says.
    #[command(after_help = help::LESSON)]
    Lesson(LessonArguments),
    /// Measure what algorithms cost over many sizes and runs, and fit a law.
    #[command(after_help = help::MEASURE)]
    Measure(MeasureArguments),
    /// List the protocols with their variants, and the built-in scenarios (demos).
    #[command(after_help = help::LIST)]
    List {
        /// Format of the list.
        #[arg(long, default_value_t, value_enum)]
        format: Format,
    },
    /// Print the file of a demo, to read it or to change a copy.
    #[command(after_help = help::SHOW)]
    Show {
        /// The name of a demo.
        #[arg(value_name = "NAME")]
        scenario: String,
    },
    /// Print a scenario file made from these options, or write it.
    #[command(after_help = help::NEW)]
    New(NewArguments),
    /// Print the JSON Schema of scenario files, for editors that complete and check them.
    #[command(after_help = help::SCHEMA)]
    Schema,
    /// Print a script that completes commands, options and names in a shell.
    #[command(after_help = help::COMPLETIONS)]
    Completions {
        /// The shell that reads the script.
        #[arg(value_enum)]
        shell: Shell,
    },
    /// Print the manual page with all commands and options.
    #[command(after_help = help::MAN)]
    Man,
    /// Print the path of the configuration file, the value of each setting, and the source of each value.
    #[command(after_help = help::CONFIG)]
    Config(Appearance),
    /// Print facts about the terminal, the system and the program's folders, to paste into a bug report.
    #[command(after_help = help::DOCTOR)]
    Doctor(Appearance),
}

impl Verb {
    /// Whether the command prints data (JSON or CSV), on which `config.toml` has no influence.
    pub(super) fn prints_data(&self) -> bool {
        let format = match self {
            Self::Run(run) => run.format,
            Self::Compare(compare) => compare.format.unwrap_or_default(),
            Self::Check(check) => check.format(),
            Self::Lesson(lesson) => lesson.format.unwrap_or_default(),
            Self::List { format } => *format,
            Self::Measure(measure) => return measure.prints_data(),
            _ => return false,
        };
        format == Format::Json
    }

    pub(super) const fn ignores_config(&self) -> bool {
        matches!(self, Self::Show { .. } | Self::New(_) | Self::Schema | Self::Completions { .. } | Self::Man)
    }
}

#[derive(Debug, Args)]
pub(super) struct PlayArguments {
    /// A scenario file, or the name of a demo [default: the list of all demos].
    #[arg(value_name = "FILE|NAME")]
    pub(super) scenario: Option<OsString>,
    /// Also open this file, which has the same scenario with more acts, as a branch; may be repeated.
    #[arg(long, value_name = "FILE")]
    pub(super) branch: Vec<OsString>,
    /// Seed of the run [default: the scenario's]; the word random draws a new seed.
    #[arg(long, value_name = "N|random", allow_negative_numbers = true)]
    pub(super) seed: Option<SeedChoice>,
    #[command(flatten)]
    pub(super) screen: Screen,
    #[command(flatten)]
    pub(super) class: ClassArguments,
}

#[derive(Clone, Debug, Default, Args)]
pub(super) struct Screen {
    #[command(flatten)]
    pub(super) look: Appearance,
    /// Open the run at tick N, or at its last tick if it ends earlier.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_TICKS))]
    pub(super) at: Option<Ticks>,
}

impl Screen {
    /// Adds the options given before the command, except those that are also given after the command.
    fn inherit(&mut self, before: &Self) {
        self.look.inherit(&before.look);
        self.at = self.at.or(before.at);
    }
}

/// The options of the screen that `config.toml` has too. An option overrides the file.
#[derive(Clone, Debug, Default, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each of them is an option of its own")]
pub(super) struct Appearance {
    /// Theme: dark, light, mono, the name of your own theme, or auto
    /// [default: auto, which is mono if `NO_COLOR` is set, else dark or light like the terminal].
    #[arg(long, value_name = "NAME")]
    pub(super) theme: Option<OsString>,
    /// Number of colours: 16, 256, true (24 bits), or auto [default: auto, as many as the terminal reports].
    #[arg(long, hide_possible_values = true, value_name = "16|256|true|auto", value_parser = named(COLOURS))]
    pub(super) colors: Option<Colours>,
    /// Character set: default, safe (for fonts with few characters), or ascii
    /// [default: default; on the Linux console, ascii].
    #[arg(long, hide_possible_values = true, value_name = "default|safe|ascii", value_parser = named(glyphs()))]
    pub(super) glyphs: Option<GlyphSet>,
    /// Let messages glide while the run plays (the default).
    #[arg(long, overrides_with = "no_motion")]
    motion: bool,
    /// Show whole ticks only; messages do not glide.
    #[arg(long, overrides_with = "motion")]
    no_motion: bool,
    /// Use the mouse (the default).
    #[arg(long, overrides_with = "no_mouse")]
    mouse: bool,
    /// Leave the mouse to the terminal, so that you can select text.
    #[arg(long, overrides_with = "mouse")]
    no_mouse: bool,
    #[arg(skip)]
    pub(super) settings: Settings,
}

/// The value of a pair of opposite options, such as `--mouse` and `--no-mouse`; `None` if neither is given.
fn choice(yes: bool, no: bool) -> Option<bool> {
    (yes || no).then_some(yes)
}

impl Appearance {
    /// Adds the options given before the command, except those that are also given after the command.
    fn inherit(&mut self, before: &Self) {
        self.theme = self.theme.take().or_else(|| before.theme.clone());
        self.colors = self.colors.or(before.colors);
        self.glyphs = self.glyphs.or(before.glyphs);
        if self.motion_option().is_none() {
            (self.motion, self.no_motion) = (before.motion, before.no_motion);
        }
        if self.mouse_option().is_none() {
            (self.mouse, self.no_mouse) = (before.mouse, before.no_mouse);
        }
    }

    pub(super) fn motion_option(&self) -> Option<bool> {
        choice(self.motion, self.no_motion)
    }

    pub(super) fn mouse_option(&self) -> Option<bool> {
        choice(self.mouse, self.no_mouse)
    }

    pub(super) fn theme(&self) -> &OsStr {
        let configured = || self.settings.theme.as_deref().map(OsStr::new);
        self.theme.as_deref().or_else(configured).unwrap_or(OsStr::new(AUTO))
    }

    /// `None`: as many colours as the terminal reports.
    pub(super) fn depth(&self) -> Option<Depth> {
        self.colors.or(self.settings.colors).flatten()
    }

    /// The default is ASCII on the Linux console, whose fonts have few characters.
    pub(super) fn glyphs(&self) -> GlyphSet {
        let is_console = || std::env::var_os("TERM").is_some_and(|term| term == "linux");
        let default = || if is_console() { GlyphSet::Ascii } else { GlyphSet::Default };
        self.glyphs.or(self.settings.glyphs).unwrap_or_else(default)
    }

    pub(super) fn motion(&self) -> bool {
        self.motion_option().or(self.settings.motion).unwrap_or(true)
    }

    pub(super) fn mouse(&self) -> bool {
        self.mouse_option().or(self.settings.mouse).unwrap_or(true)
    }

    /// The speed at which a run begins to play, in quarters of the normal speed.
    pub(super) fn speed(&self) -> u32 {
        self.settings.speed.unwrap_or(View::NORMAL_SPEED)
    }
}

#[derive(Debug, Args)]
pub(super) struct CompareArguments {
    /// The left scenario: a file, the name of a demo, or - for standard input (with --format).
    #[arg(value_name = "FILE|NAME")]
    pub(super) left: OsString,
    /// The right scenario [default: the left one, changed by the options marked "Right side"].
    #[arg(value_name = "FILE|NAME")]
    pub(super) right: Option<OsString>,
    /// Right side: run this algorithm on the same processes and acts.
    #[arg(long, value_name = "NAME")]
    pub(super) protocol: Option<String>,
    /// Right side: run this variant.
    #[arg(long, value_name = "NAME")]
    pub(super) variant: Option<String>,
    /// Right side: delay of messages in ticks, such as 3 or 1..4.
    #[arg(long, value_name = "N|N..M")]
    pub(super) delay: Option<String>,
    /// Right side: order of the ids.
    #[arg(long, hide_possible_values = true, value_name = "ascending|descending|random", value_parser = named(ORDERS))]
    pub(super) order: Option<Order>,
    /// Right side: seed of the run, or "random" for a new seed.
    #[arg(long, value_name = "N|random", allow_negative_numbers = true)]
    pub(super) seed: Option<SeedChoice>,
    /// Right side: let messages on a link overtake each other.
    #[arg(long)]
    pub(super) no_fifo: bool,
    /// Print a report instead of opening the screen [default without a terminal: text].
    #[arg(long, hide_possible_values = true, value_name = "text|json")]
    pub(super) format: Option<Format>,
    /// Stop both runs after tick N (reports only).
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_TICKS))]
    pub(super) until: Option<Ticks>,
    #[command(flatten)]
    pub(super) screen: Screen,
}

#[derive(Debug, Args)]
pub(super) struct RunArguments {
    /// Scenario files, names of demos, or - for standard input; several are run in this order.
    #[arg(value_name = "FILE|NAME", required = true)]
    pub(super) scenarios: Vec<OsString>,
    /// Format of the result; json is one line for each scenario.
    #[arg(long, default_value_t, value_enum)]
    pub(super) format: Format,
    /// Write every event of the run to this file as JSON lines; one scenario only. With -, the events go to standard
    /// output and the result goes to standard error.
    #[arg(long, value_name = "FILE|-")]
    pub(super) trace: Option<OsString>,
    /// Print the log in words, one line for each event; the result goes to standard error. One scenario only.
    #[arg(long)]
    pub(super) log: bool,
    /// Run this algorithm on the same processes and acts.
    #[arg(long, value_name = "NAME")]
    pub(super) protocol: Option<String>,
    /// Run this variant.
    #[arg(long, value_name = "NAME")]
    pub(super) variant: Option<String>,
    /// Delay of messages in ticks, such as 3 or 1..4.
    #[arg(long, value_name = "N|N..M")]
    pub(super) delay: Option<String>,
    /// Order of the ids.
    #[arg(long, hide_possible_values = true, value_name = "ascending|descending|random", value_parser = named(ORDERS))]
    pub(super) order: Option<Order>,
    /// Stop the run after tick N.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_TICKS))]
    pub(super) until: Option<Ticks>,
    /// Seed of the run [default: the scenario's]; the word random draws a new seed.
    #[arg(long, value_name = "N|random", allow_negative_numbers = true)]
    pub(super) seed: Option<SeedChoice>,
}

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each of them is an option of its own")]
pub(super) struct ExportArguments {
    /// A scenario file, the name of a demo, or - for standard input.
    #[arg(value_name = "FILE|NAME")]
    pub(super) scenario: OsString,
    /// Format of the export [default: from the ending of the output file].
    #[arg(long, value_parser = named(EXPORT_FORMATS.iter().map(|format| (format.name, format))))]
    pub(super) format: Option<&'static ExportFormat>,
    /// Write to this file [default: standard output, as with -].
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<OsString>,
    /// Draw tick N, or the last tick if the run ends earlier [default: the last tick].
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_TICKS))]
    pub(super) at: Option<Ticks>,
    /// Export the run up to tick N [default: all of it].
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_TICKS))]
    pub(super) until: Option<Ticks>,
    /// First tick of an animation or a page [default: 0].
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_TICKS))]
    pub(super) from: Option<Ticks>,
    /// Last tick of an animation or a page [default: the end of the run].
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_TICKS))]
    pub(super) to: Option<Ticks>,
    /// Write an SVG that plays the run in a loop.
    #[arg(long)]
    pub(super) animate: bool,
    /// Draw the space-time diagram instead of a picture of the screen.
    #[arg(long)]
    pub(super) space_time: bool,
    /// Draw a storyboard: for each note and each question, one picture and the text.
    #[arg(long)]
    pub(super) stops: bool,
    /// Include the answers to the questions.
    #[arg(long)]
    pub(super) answers: bool,
    /// Columns and rows of a picture, such as 120x40.
    #[arg(long, value_name = "NxN", allow_hyphen_values = true)]
    pub(super) size: Option<String>,
    /// Theme of a picture: dark, light, mono, or the name of your own theme.
    #[arg(long, value_name = "NAME")]
    pub(super) theme: Option<OsString>,
    /// Speed of a recording or an animation as a multiple of the normal speed, such as 2 or 0.5.
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(super) speed: Option<String>,
    /// Seed of the run [default: the scenario's]; the word random draws a new seed.
    #[arg(long, value_name = "N|random", allow_negative_numbers = true)]
    pub(super) seed: Option<SeedChoice>,
    #[arg(skip)]
    pub(super) all_languages: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    #[default]
    Text,
    Json,
}

impl Format {
    pub(super) const fn form(self) -> Form {
        match self {
            Self::Text => Form::Lines,
            Self::Json => Form::Json,
        }
    }
}

pub(super) fn listed(names: impl Iterator<Item = &'static str>, between: &str) -> String {
    names.collect::<Vec<_>>().join(between)
}

/// The value of `--lang`. It is read before the other arguments, because errors in them are written in this language.
pub(super) fn language_of(arguments: &[OsString]) -> Option<Language> {
    let words: Vec<&str> = arguments.iter().map(|word| word.to_str().unwrap_or_default()).collect();
    let asked = words.iter().enumerate().filter_map(|(index, word)| match word.strip_prefix("--lang=") {
        Some(code) => Some(code),
        None => (*word == "--lang").then(|| words.get(index + 1).copied().unwrap_or_default()),
    });
    asked.rev().find_map(Language::named)
}

/// Whether `--no-config` is given. The answer is needed before the arguments are parsed.
pub(super) fn has_no_config(arguments: &[OsString]) -> bool {
    arguments.iter().take_while(|word| *word != "--").any(|word| word == "--no-config")
}

/// The words that name an existing file and also a command or a demo. Such a file opens only as `./NAME`.
pub(super) fn taken_names(arguments: &[OsString]) -> impl Iterator<Item = &str> {
    // If more words follow, the word must be a command.
    let is_alone = arguments.len() == 2;
    let words = arguments.iter().skip(1).filter_map(|word| word.to_str());
    words.filter(move |word| {
        let is_command = || is_alone && (*word == "help" || Arguments::command().find_subcommand(word).is_some());
        Path::new(word).is_file() && (builtin::named(word).is_some() || is_command())
    })
}

fn no_such_command(command: &Command, arguments: &[OsString]) -> Option<Remark> {
    let given = arguments.iter().skip(1).find(|word| *word != "help")?.to_str()?;
    let commands: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
    if given.starts_with('-')
        || commands.contains(&given)
        || builtin::named(given).is_some()
        || Path::new(given).exists()
    {
        return None;
    }
    let nearest = nearest(given, &commands)?.to_owned();
    Some(ids::CliNoSuchCommand { given: given.to_owned(), nearest }.into())
}

/// Parses the arguments. The error has the text to print: a fault, or the requested help or version.
pub(super) fn parse(texts: &Texts, arguments: &[OsString]) -> Result<Arguments, clap::Error> {
    let mut command = Arguments::command();
    let matches = command.try_get_matches_from_mut(arguments);
    let is_bad = matches.as_ref().map_or_else(clap::Error::use_stderr, |matches| matches.subcommand().is_none());
    if let Some(why) = is_bad.then(|| no_such_command(&command, arguments)).flatten() {
        return Err(command.error(ErrorKind::InvalidSubcommand, texts.say(why)));
    }
    let matches = matches.map_err(|bad| translated(bad, &mut command, texts))?;
    let mut arguments = Arguments::from_arg_matches(&matches)?;
    let Arguments { play: before, verb, lang, .. } = &mut arguments;
    let all_languages = *lang == Some(None);
    let misplaced = misplaced(&command, &matches);
    let mut refused = |kind, why: Remark| Err(command.error(kind, texts.say(why)));
    let takes_all = matches!(verb, Some(Verb::Export(_) | Verb::Lesson(LessonArguments { output: Some(_), .. })));
    if all_languages && !takes_all {
        let languages = Language::ALL.map(Language::code).join(", ");
        return refused(ErrorKind::ValueValidation, ids::CliLangAll { languages }.into());
    }
    let Some(verb) = verb else { return Ok(arguments) };
    if let Some((option, command)) = misplaced {
        return refused(ErrorKind::ArgumentConflict, ids::CliNoSuchOption { option, command }.into());
    }
    if before.scenario.is_some() {
        return refused(ErrorKind::ArgumentConflict, ids::CLI_SCENARIO_AND_VERB.into());
    }
    match verb {
        Verb::Play(play) => {
            play.screen.inherit(&before.screen);
            play.class.inherit(&before.class);
            play.branch.splice(..0, before.branch.iter().cloned());
            play.seed = play.seed.or(before.seed);
        }
        Verb::Compare(compare) => {
            compare.screen.inherit(&before.screen);
            compare.seed = compare.seed.or(before.seed);
        }
        Verb::Run(run) => run.seed = run.seed.or(before.seed),
        Verb::New(new) => new.seed = new.seed.or(before.seed),
        Verb::Export(export) => {
            export.all_languages = all_languages;
            export.seed = export.seed.or(before.seed);
            export.at = export.at.or(before.screen.at);
            export.theme = export.theme.take().or_else(|| before.screen.look.theme.clone());
        }
        Verb::Measure(measure) => measure.seed = measure.seed.take().or(before.seed.map(SeedChoice::word)),
        Verb::Check(check) => check.seed = check.seed.or(before.seed),
        Verb::Lesson(lesson) => {
            lesson.all_languages = all_languages;
            lesson.look.inherit(&before.screen.look);
            lesson.class.inherit(&before.class);
        }
        Verb::Config(look) | Verb::Doctor(look) => look.inherit(&before.screen.look),
        Verb::List { .. } | Verb::Show { .. } | Verb::Schema | Verb::Completions { .. } | Verb::Man => {}
    }
    Ok(arguments)
}

fn misplaced(command: &Command, matches: &ArgMatches) -> Option<(String, String)> {
    let (verb, _) = matches.subcommand()?;
    let own = command.find_subcommand(verb)?;
    let is_given = |id: &str| matches.value_source(id) == Some(ValueSource::CommandLine);
    let is_own = |id: &str| own.get_arguments().any(|known| known.get_id() == id);
    let mut options = command.get_arguments().filter(|option| option.get_long().is_some() && !option.is_global_set());
    let option = options.find(|option| is_given(option.get_id().as_str()) && !is_own(option.get_id().as_str()))?;
    Some((format!("--{}", option.get_long()?), verb.to_owned()))
}

pub(super) fn named<T: Clone + Send + Sync + 'static>(
    choices: impl IntoIterator<Item = (impl Into<PossibleValue>, T)>,
) -> impl TypedValueParser<Value = T> {
    let choices: Vec<(PossibleValue, T)> = choices.into_iter().map(|(word, choice)| (word.into(), choice)).collect();
    let words: Vec<PossibleValue> = choices.iter().map(|(word, _)| word.clone()).collect();
    PossibleValuesParser::new(words).try_map(move |given| {
        let chosen = choices.iter().find(|(word, _)| word.matches(&given, false));
        chosen.map(|(_, choice)| choice.clone()).ok_or("one of the words")
    })
}
