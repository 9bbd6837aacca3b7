//! The arguments of the command line.

mod help;
#[cfg(test)]
mod tests;
pub(super) mod values;

use std::ffi::{OsStr, OsString};

use clap::builder::PossibleValue;
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, FromArgMatches, Parser, Subcommand};

use crate::export::FORMATS as EXPORT_FORMATS;
use crate::export::Format as ExportFormat;
use crate::export::results::{RESULT_FORMS, ResultForm};
use crate::paint::{Depth, GlyphSet};
use crate::protocol::Ticks;
use crate::scenario::Order;
use crate::scenario::fields::ORDERS;
use crate::text::{Language, Texts, ids};

use super::check::CheckArguments;
use super::measure::MeasureArguments;
pub(super) use values::SeedChoice;
use values::{Written, named};

/// The theme that the environment and the terminal choose.
pub(super) const AUTO: &str = "auto";
const ALL_LANGUAGES: &str = "all";
type Colours = Option<Depth>;
const COLOURS: [(&str, Colours); 4] =
    [("auto", None), ("16", Some(Depth::Sixteen)), ("256", Some(Depth::Indexed)), ("true", Some(Depth::True))];
const FORMATS: [(&str, Format); 2] = [("text", Format::Text), ("json", Format::Json)];

/// Any language, or for an export all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LanguageChoice {
    One,
    All,
}

fn languages() -> impl Iterator<Item = (&'static str, LanguageChoice)> {
    let one = Language::ALL.map(|known| (known.code(), LanguageChoice::One));
    one.into_iter().chain([(ALL_LANGUAGES, LanguageChoice::All)])
}

fn glyphs() -> [(PossibleValue, GlyphSet); 3] {
    let default = PossibleValue::new("default").alias("full");
    [(default, GlyphSet::Default), ("safe".into(), GlyphSet::Safe), ("ascii".into(), GlyphSet::Ascii)]
}

#[derive(Debug, Parser)]
#[command(name = "suffrage", version, disable_help_flag = true, disable_version_flag = true, disable_help_subcommand = true)]
pub(super) struct Arguments {
    #[arg(long, global = true, hide_possible_values = true, value_parser = named(languages()))]
    pub(super) lang: Option<LanguageChoice>,
    #[command(flatten)]
    pub(super) play: PlayArguments,
    #[command(subcommand)]
    pub(super) verb: Option<Verb>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    Play(PlayArguments),
    Run(RunArguments),
    Compare(CompareArguments),
    Export(ExportArguments),
    Check(CheckArguments),
    Measure(MeasureArguments),
    List,
}

#[derive(Debug, Args)]
pub(super) struct PlayArguments {
    /// The first built-in one if there is none.
    pub(super) scenario: Option<OsString>,
    #[arg(long)]
    pub(super) branch: Vec<OsString>,
    #[arg(long)]
    pub(super) seed: Option<SeedChoice>,
    #[command(flatten)]
    pub(super) screen: Screen,
}

#[derive(Clone, Debug, Default, Args)]
pub(super) struct Screen {
    /// One of the program's, one of the person's own, or [`AUTO`].
    #[arg(long)]
    pub(super) theme: Option<OsString>,
    #[arg(long, hide_possible_values = true, value_parser = named(COLOURS))]
    pub(super) colors: Option<Colours>,
    #[arg(long)]
    pub(super) no_motion: bool,
    #[arg(long, hide_possible_values = true, value_parser = named(glyphs()))]
    pub(super) glyphs: Option<GlyphSet>,
    #[arg(long)]
    pub(super) no_mouse: bool,
    #[arg(long)]
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

    /// None if the terminal decides.
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
    pub(super) left: OsString,
    /// Without it the right scenario is made from the left one.
    pub(super) right: Option<OsString>,
    #[arg(long)]
    pub(super) protocol: Option<String>,
    #[arg(long)]
    pub(super) variant: Option<String>,
    #[arg(long)]
    pub(super) delay: Option<String>,
    #[arg(long, hide_possible_values = true, value_parser = named(ORDERS))]
    pub(super) order: Option<Order>,
    #[arg(long)]
    pub(super) seed: Option<SeedChoice>,
    #[arg(long)]
    pub(super) no_fifo: bool,
    /// Without a screen: how the result is written.
    #[arg(long, hide_possible_values = true, value_parser = named(FORMATS))]
    pub(super) format: Option<Format>,
    /// Without a screen: the tick limit of both.
    #[arg(long)]
    pub(super) until: Option<Ticks>,
    #[command(flatten)]
    pub(super) screen: Screen,
}

#[derive(Debug, Args)]
pub(super) struct RunArguments {
    pub(super) scenario: OsString,
    #[arg(long, default_value = RESULT_FORMS[0].name(), hide_default_value = true, hide_possible_values = true,
        value_parser = named(RESULT_FORMS.iter().map(|&export| (export.name(), export))))]
    pub(super) format: &'static dyn ResultForm,
    #[arg(long)]
    pub(super) trace: Option<OsString>,
    #[arg(long)]
    pub(super) until: Option<Ticks>,
    #[arg(long)]
    pub(super) seed: Option<SeedChoice>,
}

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each of them is an option of its own")]
pub(super) struct ExportArguments {
    pub(super) scenario: OsString,
    /// That of the file's ending if there is none.
    #[arg(long, hide_possible_values = true, value_parser = named(EXPORT_FORMATS.iter().map(|&format| (format.name(), format))))]
    pub(super) format: Option<&'static dyn ExportFormat>,
    /// Without it, or with `-`, the standard output.
    #[arg(short, long)]
    pub(super) output: Option<OsString>,
    #[arg(long)]
    pub(super) at: Option<Ticks>,
    #[arg(long)]
    pub(super) until: Option<Ticks>,
    #[arg(long)]
    pub(super) space_time: bool,
    #[arg(long)]
    pub(super) stops: bool,
    #[arg(long)]
    pub(super) answers: bool,
    #[arg(long, allow_hyphen_values = true)]
    pub(super) size: Option<String>,
    #[arg(long)]
    pub(super) theme: Option<OsString>,
    #[arg(long, allow_hyphen_values = true)]
    pub(super) speed: Option<String>,
    #[arg(long)]
    pub(super) seed: Option<SeedChoice>,
    #[arg(skip)]
    pub(super) all_languages: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    Text,
    Json,
}

/// Names with the same thing between them.
pub(super) fn listed(names: impl Iterator<Item = &'static str>, between: &str) -> String {
    names.collect::<Vec<_>>().join(between)
}

/// The language that the arguments or the environment ask for, before the arguments are understood: their help needs it.
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
    let mut command = help::command(texts);
    let matches = command.try_get_matches_from_mut(arguments)?;
    let mut arguments = Arguments::from_arg_matches(&matches)?;
    let Arguments { play: before, verb, lang } = &mut arguments;
    let all_languages = *lang == Some(LanguageChoice::All);
    if all_languages && !matches!(verb, Some(Verb::Export(_))) {
        let all = ids::CliLangAll { languages: Language::ALL.map(Language::code).join(", ") };
        return Err(command.error(ErrorKind::ValueValidation, texts.say(all)));
    }
    let Some(verb) = verb else { return Ok(arguments) };
    if before.seed.is_some() && matches!(verb, Verb::List) {
        return Err(command.error(ErrorKind::ArgumentConflict, texts.say(ids::CLI_SEED_OF_LIST)));
    }
    if let Some((option, verb)) = misplaced(&command, &matches) {
        let misplaced = ids::CliNotOfCommand { option, command: verb };
        return Err(command.error(ErrorKind::ArgumentConflict, texts.say(misplaced)));
    }
    if before.scenario.is_some() {
        return Err(command.error(ErrorKind::ArgumentConflict, texts.say(ids::CLI_SCENARIO_AND_VERB)));
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
        Verb::Measure(measure) => measure.seed = measure.seed.take().or(before.seed.map(Written::Read)),
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
