//! The arguments of the command line.

#[cfg(test)]
mod tests;

use std::{error::Error, ffi::OsStr, ffi::OsString, fmt, str::FromStr};

use super::{check::CheckArguments, measure::MeasureArguments};
use crate::{export::FORMATS as EXPORT_FORMATS, export::Format as ExportFormat};
use clap::{
    ArgMatches, Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum, builder::PossibleValue,
    builder::PossibleValuesParser, builder::TypedValueParser, error::ContextKind, error::ErrorKind,
    parser::ValueSource,
};
use suffrage_engine::protocol::{Remark, Ticks};
use suffrage_scenario::{MOST_TICKS, Order, fields::ORDERS};
use suffrage_text::{Language, TextId, Texts, ids, visible::Form};
use suffrage_view::{Depth, GlyphSet};

/// The theme that the environment and the terminal choose.
pub(super) const AUTO: &str = "auto";
type Colours = Option<Depth>;
const COLOURS: [(&str, Colours); 4] =
    [("auto", None), ("16", Some(Depth::Sixteen)), ("256", Some(Depth::Indexed)), ("true", Some(Depth::True))];

/// One language, or all.
type Languages = Option<Language>;

fn languages() -> impl Iterator<Item = (&'static str, Languages)> {
    let one = Language::ALL.map(|known| (known.code(), Some(known)));
    one.into_iter().chain([("all", None)])
}

fn glyphs() -> [(PossibleValue, GlyphSet); 3] {
    let default = PossibleValue::new("default").alias("full");
    [(default, GlyphSet::Default), ("safe".into(), GlyphSet::Safe), ("ascii".into(), GlyphSet::Ascii)]
}

/// Shows in the terminal how distributed processes elect a leader, tick by tick.
#[derive(Debug, Parser)]
#[command(
    name = "suffrage",
    version,
    disable_help_subcommand = true,
    override_usage = "suffrage [OPTIONS] [FILE|NAME]\n       suffrage <COMMAND> …",
    after_help = "Exit code: 0 done, 1 an expectation or a proved bound was not met, 2 bad usage or bad input, \
                  3 a check did not visit all runs."
)]
pub(super) struct Arguments {
    /// Language of the screen and of messages; all only with export [default: from the environment].
    #[arg(long, global = true, hide_possible_values = true, value_name = "en|es|pt|all", value_parser = named(languages()))]
    pub(super) lang: Option<Languages>,
    #[command(flatten)]
    pub(super) play: PlayArguments,
    #[command(subcommand)]
    pub(super) verb: Option<Verb>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    /// Show a scenario on the screen (the default command).
    Play(PlayArguments),
    /// Run a scenario without a screen, print the result and check the expectations.
    Run(RunArguments),
    /// Show two runs side by side, or report both results and where the runs part.
    Compare(CompareArguments),
    /// Write a run as a trace, a table, a diagram or a picture.
    Export(ExportArguments),
    /// Visit every run of a scenario and report which properties always hold.
    Check(CheckArguments),
    /// Measure what algorithms cost over many sizes and runs, and fit a law.
    Measure(MeasureArguments),
    /// List the protocols with their variants, and the built-in scenarios.
    List,
}

#[derive(Debug, Args)]
pub(super) struct PlayArguments {
    /// A scenario file, or the name of a built-in scenario [default: the first built-in one].
    #[arg(value_name = "FILE|NAME")]
    pub(super) scenario: Option<OsString>,
    /// Open a scenario file as a branch of the scenario; may be repeated.
    #[arg(long, value_name = "FILE")]
    pub(super) branch: Vec<OsString>,
    /// Replace the scenario's seed; random draws one.
    #[arg(long, value_name = "N|random", allow_negative_numbers = true)]
    pub(super) seed: Option<SeedChoice>,
    #[command(flatten)]
    pub(super) screen: Screen,
}

#[derive(Clone, Debug, Default, Args)]
pub(super) struct Screen {
    /// Colours: dark, light, mono, the name of your own theme, or auto
    /// [default: auto, which is mono if `NO_COLOR` is set, else dark or light like the terminal].
    #[arg(long, value_name = "NAME")]
    pub(super) theme: Option<OsString>,
    /// Number of colours: 16, 256, true (24 bits) or auto [default: auto, which is what the terminal reports].
    #[arg(long, hide_possible_values = true, value_name = "16|256|true|auto", value_parser = named(COLOURS))]
    pub(super) colors: Option<Colours>,
    /// Show whole ticks only: messages do not glide while the run plays.
    #[arg(long)]
    pub(super) no_motion: bool,
    /// Characters: default, safe (WGL4 fonts) or ascii.
    #[arg(long, hide_possible_values = true, value_name = "default|safe|ascii", value_parser = named(glyphs()))]
    pub(super) glyphs: Option<GlyphSet>,
    /// Leave the mouse to the terminal, so that it selects text.
    #[arg(long)]
    pub(super) no_mouse: bool,
    /// Start at tick N, or at the last tick if the run ends before it.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_TICKS))]
    pub(super) at: Option<Ticks>,
}

impl Screen {
    /// Takes from the options before the command what those after it leave open.
    fn inherit(&mut self, before: &Self) {
        self.theme = self.theme.take().or_else(|| before.theme.clone());
        self.colors = self.colors.or(before.colors);
        self.glyphs = self.glyphs.or(before.glyphs);
        self.no_motion |= before.no_motion;
        self.no_mouse |= before.no_mouse;
        self.at = self.at.or(before.at);
    }

    pub(super) fn theme(&self) -> &OsStr {
        self.theme.as_deref().unwrap_or(OsStr::new(AUTO))
    }

    pub(super) fn depth(&self) -> Option<Depth> {
        self.colors.flatten()
    }

    /// Without a choice all characters, except on the Linux console, whose fonts have few.
    pub(super) fn glyphs(&self) -> GlyphSet {
        let is_console = || std::env::var_os("TERM").is_some_and(|term| term == "linux");
        self.glyphs.unwrap_or_else(|| if is_console() { GlyphSet::Ascii } else { GlyphSet::Default })
    }
}

#[derive(Debug, Args)]
pub(super) struct CompareArguments {
    /// The left scenario: a file, the name of a built-in scenario, or - for standard input (without a screen).
    #[arg(value_name = "FILE|NAME")]
    pub(super) left: OsString,
    /// The right scenario [default: the left one, changed by the options that follow].
    #[arg(value_name = "FILE|NAME")]
    pub(super) right: Option<OsString>,
    /// Right: another algorithm on the same processes and acts.
    #[arg(long, value_name = "NAME")]
    pub(super) protocol: Option<String>,
    /// Right: another variant.
    #[arg(long, value_name = "NAME")]
    pub(super) variant: Option<String>,
    /// Right: other delays in ticks, such as 3 or 1..4.
    #[arg(long, value_name = "N|N..M")]
    pub(super) delay: Option<String>,
    /// Right: the same processes in another order.
    #[arg(long, hide_possible_values = true, value_name = "ascending|descending|random", value_parser = named(ORDERS))]
    pub(super) order: Option<Order>,
    /// Right: another seed; random draws one.
    #[arg(long, value_name = "N|random", allow_negative_numbers = true)]
    pub(super) seed: Option<SeedChoice>,
    /// Right: messages on one link may overtake each other.
    #[arg(long)]
    pub(super) no_fifo: bool,
    /// Without a screen: format of the report [default if the output is no terminal: text].
    #[arg(long, hide_possible_values = true, value_name = "text|json")]
    pub(super) format: Option<Format>,
    /// Without a screen: stop both runs after tick N.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_TICKS))]
    pub(super) until: Option<Ticks>,
    #[command(flatten)]
    pub(super) screen: Screen,
}

#[derive(Debug, Args)]
pub(super) struct RunArguments {
    /// A scenario file, the name of a built-in scenario, or - for standard input.
    #[arg(value_name = "FILE|NAME")]
    pub(super) scenario: OsString,
    /// Format of the result.
    #[arg(long, default_value_t, value_enum)]
    pub(super) format: Format,
    /// Write every event of the run to this file as JSON lines.
    #[arg(long, value_name = "FILE")]
    pub(super) trace: Option<OsString>,
    /// Stop after tick N.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_TICKS))]
    pub(super) until: Option<Ticks>,
    /// Replace the scenario's seed; random draws one.
    #[arg(long, value_name = "N|random", allow_negative_numbers = true)]
    pub(super) seed: Option<SeedChoice>,
}

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each of them is an option of its own")]
pub(super) struct ExportArguments {
    /// A scenario file, the name of a built-in scenario, or - for standard input.
    #[arg(value_name = "FILE|NAME")]
    pub(super) scenario: OsString,
    /// Format of the export [default: by the ending of the output file].
    #[arg(long, value_parser = named(EXPORT_FORMATS.iter().map(|format| (format.name, format))))]
    pub(super) format: Option<&'static ExportFormat>,
    /// Write to this file [default: standard output, also as -].
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<OsString>,
    /// The tick of the picture, or the last tick if the run ends before it.
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
    /// Draw the space-time diagram instead of the screen.
    #[arg(long)]
    pub(super) space_time: bool,
    /// Draw a picture for every note and question, with its text.
    #[arg(long)]
    pub(super) stops: bool,
    /// Include the answers to the questions.
    #[arg(long)]
    pub(super) answers: bool,
    /// Columns and rows of a picture, such as 120x40.
    #[arg(long, value_name = "NxN", allow_hyphen_values = true)]
    pub(super) size: Option<String>,
    /// Colours of a picture: dark, light, mono, or the name of your own theme.
    #[arg(long, value_name = "NAME")]
    pub(super) theme: Option<OsString>,
    /// Speed of a recording or an animation as a multiple of the normal speed, such as 2 or 0.5.
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(super) speed: Option<String>,
    /// Replace the scenario's seed; random draws one.
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

/// The language that the arguments or the environment ask for, before the arguments are parsed: the errors of parsing need it.
pub(super) fn language_of(arguments: &[OsString]) -> Language {
    let words: Vec<&str> = arguments.iter().map(|word| word.to_str().unwrap_or_default()).collect();
    let asked = words.iter().enumerate().filter_map(|(index, word)| match word.strip_prefix("--lang=") {
        Some(code) => Some(code),
        None => (*word == "--lang").then(|| words.get(index + 1).copied().unwrap_or_default()),
    });
    asked.rev().find_map(Language::named).unwrap_or_else(Language::of_environment)
}

/// Fails with bad usage or a call for help, ready to be printed.
pub(super) fn parse(texts: &Texts, arguments: &[OsString]) -> Result<Arguments, clap::Error> {
    let mut command = Arguments::command();
    let matches = command.try_get_matches_from_mut(arguments).map_err(|bad| translated(bad, &mut command, texts))?;
    let mut arguments = Arguments::from_arg_matches(&matches)?;
    let Arguments { play: before, verb, lang } = &mut arguments;
    let all_languages = *lang == Some(None);
    let misplaced = misplaced(&command, &matches);
    let mut refused = |kind, why: Remark| Err(command.error(kind, texts.say(why)));
    if all_languages && !matches!(verb, Some(Verb::Export(_))) {
        let languages = Language::ALL.map(Language::code).join(", ");
        return refused(ErrorKind::ValueValidation, ids::CliLangAll { languages }.into());
    }
    let Some(verb) = verb else { return Ok(arguments) };
    if before.seed.is_some() && matches!(verb, Verb::List) {
        return refused(ErrorKind::ArgumentConflict, ids::CLI_SEED_OF_LIST.into());
    }
    if let Some((option, command)) = misplaced {
        return refused(ErrorKind::ArgumentConflict, ids::CliNotOfCommand { option, command }.into());
    }
    if before.scenario.is_some() {
        return refused(ErrorKind::ArgumentConflict, ids::CLI_SCENARIO_AND_VERB.into());
    }
    match verb {
        Verb::Play(play) => {
            play.screen.inherit(&before.screen);
            play.branch.splice(..0, before.branch.iter().cloned());
            play.seed = play.seed.or(before.seed);
        }
        Verb::Compare(compare) => {
            compare.screen.inherit(&before.screen);
            compare.seed = compare.seed.or(before.seed);
        }
        Verb::Run(run) => run.seed = run.seed.or(before.seed),
        Verb::Export(export) => {
            export.all_languages = all_languages;
            export.seed = export.seed.or(before.seed);
            export.at = export.at.or(before.screen.at);
            export.theme = export.theme.take().or_else(|| before.screen.theme.clone());
        }
        Verb::Measure(measure) => measure.seed = measure.seed.take().or(before.seed.map(SeedChoice::word)),
        Verb::Check(check) => check.seed = check.seed.or(before.seed),
        Verb::List => {}
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

/// One of several words, each with what it stands for.
fn named<T: Clone + Send + Sync + 'static>(
    choices: impl IntoIterator<Item = (impl Into<PossibleValue>, T)>,
) -> impl TypedValueParser<Value = T> {
    let choices: Vec<(PossibleValue, T)> = choices.into_iter().map(|(word, choice)| (word.into(), choice)).collect();
    let words: Vec<PossibleValue> = choices.iter().map(|(word, _)| word.clone()).collect();
    PossibleValuesParser::new(words).try_map(move |given| {
        let chosen = choices.iter().find(|(word, _)| word.matches(&given, false));
        chosen.map(|(_, choice)| choice.clone()).ok_or("one of the words")
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SeedChoice {
    Given(u64),
    Random,
}

impl SeedChoice {
    pub(super) fn draw(self) -> u64 {
        match self {
            Self::Given(seed) => seed,
            Self::Random => rand::random(),
        }
    }

    fn word(self) -> String {
        match self {
            Self::Given(seed) => seed.to_string(),
            Self::Random => "random".to_owned(),
        }
    }
}

impl FromStr for SeedChoice {
    type Err = BadNumber;

    fn from_str(given: &str) -> Result<Self, BadNumber> {
        let number = || given.parse().map_err(|_| BadNumber { message: ids::CLI_BAD_SEED, most: u64::MAX });
        if given == "random" { Ok(Self::Random) } else { number().map(Self::Given) }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct BadNumber {
    message: TextId,
    most: u64,
}

impl fmt::Display for BadNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a whole number from 0 to {}", self.most)
    }
}

impl Error for BadNumber {}

/// A value parser of numbers from 0 to `most`.
pub(super) fn whole_number(most: u64) -> impl Fn(&str) -> Result<u64, BadNumber> + Clone + Send + Sync + 'static {
    move |given| {
        let number = given.parse().ok().filter(|number| *number <= most);
        number.ok_or(BadNumber { message: ids::CLI_BAD_NUMBER, most })
    }
}

/// The error in the reader's language if it is about a number; any other as clap words it.
fn translated(error: clap::Error, command: &mut Command, texts: &Texts) -> clap::Error {
    let Some(&BadNumber { message, most }) = error.source().and_then(|source| source.downcast_ref()) else {
        return error;
    };
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let (option, given) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
    // The context of an option has the name of its value too.
    let option = option.split(' ').next().unwrap_or_default();
    let message =
        Remark::from(message).with("option", option.to_owned()).with("given", given).with("most", most.to_string());
    command.error(ErrorKind::ValueValidation, texts.say(message))
}
