//! The arguments of the command line and their help, which speaks the reader's language.

use std::ffi::{OsStr, OsString};
use std::num::ParseIntError;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};

use crate::paint::{Depth, GlyphSet};
use crate::protocol::{Ticks, Value};
use crate::scenario::Order;
use crate::scenario::bounds::MOST_TICKS;
use crate::text::{Language, TextId, Texts, ids};

/// What the arguments ask for.
#[derive(Debug, Parser)]
#[command(name = "suffrage", version, disable_help_flag = true, disable_version_flag = true, disable_help_subcommand = true)]
pub(super) struct Arguments {
    /// The scenario to play, when no command is given.
    pub(super) scenario: Option<OsString>,
    /// The language of all texts.
    #[arg(long, global = true, hide_possible_values = true, value_parser = languages())]
    pub(super) lang: Option<Language>,
    /// Branches of that scenario.
    #[arg(long)]
    pub(super) branch: Vec<OsString>,
    /// The seed instead of the scenario's own.
    #[arg(long)]
    pub(super) seed: Option<SeedChoice>,
    #[command(flatten)]
    pub(super) screen: Screen,
    #[command(subcommand)]
    pub(super) verb: Option<Verb>,
}

/// How the screen looks.
#[derive(Clone, Debug, Args)]
pub(super) struct Screen {
    /// The theme: one of the program's, one of the person's own, or `auto`.
    #[arg(long)]
    pub(super) theme: Option<OsString>,
    /// How many colours there are.
    #[arg(long, value_enum, hide_possible_values = true)]
    pub(super) colors: Option<ColorChoice>,
    /// Messages do not glide.
    #[arg(long)]
    pub(super) no_motion: bool,
    /// The characters; those that the terminal is known to have if there is no choice.
    #[arg(long, value_enum, hide_possible_values = true)]
    pub(super) glyphs: Option<GlyphChoice>,
    /// The mouse is left to the terminal.
    #[arg(long)]
    pub(super) no_mouse: bool,
    /// The tick to start at.
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

    /// The first of its options that was given.
    pub(super) fn given(&self) -> Option<&'static str> {
        let options = [
            ("--at", self.at.is_some()),
            ("--theme", self.theme.is_some()),
            ("--colors", self.colors.is_some()),
            ("--glyphs", self.glyphs.is_some()),
            ("--no-motion", self.no_motion),
            ("--no-mouse", self.no_mouse),
        ];
        options.into_iter().find(|(_, given)| *given).map(|(option, _)| option)
    }

    /// The theme by its name.
    pub(super) fn theme(&self) -> &OsStr {
        self.theme.as_deref().unwrap_or(OsStr::new(AUTO))
    }

    /// How many colours; `None` if the terminal decides.
    pub(super) fn depth(&self) -> Option<Depth> {
        self.colors.and_then(ColorChoice::depth)
    }
}

/// The theme that the environment and the terminal choose.
pub(super) const AUTO: &str = "auto";

/// A choice of a number of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ColorChoice {
    /// As many as the terminal says it has.
    Auto,
    /// Sixteen.
    #[value(name = "16")]
    Sixteen,
    /// 256.
    #[value(name = "256")]
    Indexed,
    /// 24 bits.
    True,
}

impl ColorChoice {
    /// How many colours; `None` if the terminal decides.
    const fn depth(self) -> Option<Depth> {
        match self {
            Self::Auto => None,
            Self::Sixteen => Some(Depth::Sixteen),
            Self::Indexed => Some(Depth::Indexed),
            Self::True => Some(Depth::True),
        }
    }
}

/// A choice of characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum GlyphChoice {
    /// As most fonts have them.
    #[value(alias = "full")]
    Default,
    /// As WGL4 fonts have them.
    Safe,
    /// ASCII.
    Ascii,
}

impl GlyphChoice {
    /// All characters, except on the Linux console, whose fonts have few.
    pub(super) fn of_environment() -> Self {
        if std::env::var_os("TERM").is_some_and(|term| term == "linux") { Self::Ascii } else { Self::Default }
    }

    /// The set of glyphs.
    pub(super) const fn set(self) -> GlyphSet {
        match self {
            Self::Default => GlyphSet::Default,
            Self::Safe => GlyphSet::Safe,
            Self::Ascii => GlyphSet::Ascii,
        }
    }
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    /// Shows a scenario on the screen.
    Play {
        /// The scenario; the first built-in one if there is none.
        scenario: Option<OsString>,
        /// Branches of it.
        #[arg(long)]
        branch: Vec<OsString>,
        /// The seed instead of the scenario's own.
        #[arg(long)]
        seed: Option<SeedChoice>,
        #[command(flatten)]
        screen: Screen,
    },
    /// Runs a scenario without a screen.
    Run(RunArguments),
    /// Two runs side by side.
    Compare(CompareArguments),
    /// Lists protocols and built-in scenarios.
    List,
}

/// What two runs side by side take.
#[derive(Debug, Args)]
pub(super) struct CompareArguments {
    /// The left scenario.
    pub(super) left: OsString,
    /// The right scenario; else it is made from the left one.
    pub(super) right: Option<OsString>,
    /// Another algorithm.
    #[arg(long)]
    pub(super) protocol: Option<String>,
    /// Another variant.
    #[arg(long)]
    pub(super) variant: Option<String>,
    /// Other delays.
    #[arg(long)]
    pub(super) delay: Option<String>,
    /// Another order of the processes.
    #[arg(long, value_enum, hide_possible_values = true)]
    pub(super) order: Option<OrderChoice>,
    /// Another seed.
    #[arg(long)]
    pub(super) seed: Option<SeedChoice>,
    /// Messages may overtake each other.
    #[arg(long)]
    pub(super) no_fifo: bool,
    /// How the result is written, without a screen.
    #[arg(long, value_enum, hide_possible_values = true)]
    pub(super) format: Option<Format>,
    /// The tick limit of both, without a screen.
    #[arg(long)]
    pub(super) until: Option<Ticks>,
    #[command(flatten)]
    pub(super) screen: Screen,
}

/// A choice of a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SeedChoice {
    /// This one.
    Given(u64),
    /// Whichever comes.
    Random,
}

impl SeedChoice {
    /// The seed; a random one is another one at each call.
    pub(super) fn seed(self) -> u64 {
        match self {
            Self::Given(seed) => seed,
            Self::Random => rand::random(),
        }
    }
}

impl FromStr for SeedChoice {
    type Err = ParseIntError;

    fn from_str(given: &str) -> Result<Self, ParseIntError> {
        if given == "random" { Ok(Self::Random) } else { given.parse().map(Self::Given) }
    }
}

/// A choice of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum OrderChoice {
    /// From the lowest id to the highest.
    Ascending,
    /// From the highest id to the lowest.
    Descending,
    /// As the seed decides.
    Random,
}

impl OrderChoice {
    /// The order.
    pub(super) const fn order(self) -> Order {
        match self {
            Self::Ascending => Order::Ascending,
            Self::Descending => Order::Descending,
            Self::Random => Order::Random,
        }
    }
}

/// What a run without a screen takes.
#[derive(Debug, Args)]
pub(super) struct RunArguments {
    /// The scenario.
    pub(super) scenario: OsString,
    /// How the result is written.
    #[arg(long, value_enum, default_value_t = Format::Text, hide_default_value = true, hide_possible_values = true)]
    pub(super) format: Format,
    /// Where the trace is written, if it is.
    #[arg(long)]
    pub(super) trace: Option<OsString>,
    /// The tick limit instead of the scenario's own.
    #[arg(long)]
    pub(super) until: Option<Ticks>,
    /// The seed instead of the scenario's own.
    #[arg(long)]
    pub(super) seed: Option<SeedChoice>,
}

/// How the result of a run is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}

fn languages() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code)).try_map(|code| Language::named(&code).ok_or("en, es, pt"))
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

/// Understands the arguments.
///
/// # Errors
/// Bad usage, or a call for help, ready to be printed.
pub(super) fn parse(texts: &Texts, arguments: &[OsString]) -> Result<Arguments, clap::Error> {
    let mut command = command(texts);
    let matches = command.try_get_matches_from_mut(arguments)?;
    let mut arguments = Arguments::from_arg_matches(&matches)?;
    if arguments.seed.is_some() && matches!(arguments.verb, Some(Verb::List)) {
        return Err(command.error(ErrorKind::ArgumentConflict, texts.say(ids::CLI_SEED_OF_LIST)));
    }
    if let Some((option, verb)) = misplaced(&arguments) {
        let values = [("option", Value::Name(option)), ("command", Value::Name(verb))];
        return Err(command.error(ErrorKind::ArgumentConflict, texts.say_with(ids::CLI_NOT_OF_COMMAND, &values)));
    }
    match &mut arguments.verb {
        Some(Verb::Play { screen, branch, seed, .. }) => {
            screen.inherit(&arguments.screen);
            branch.splice(..0, arguments.branch.iter().cloned());
            *seed = seed.or(arguments.seed);
        }
        Some(Verb::Compare(compare)) => {
            compare.screen.inherit(&arguments.screen);
            compare.seed = compare.seed.or(arguments.seed);
        }
        Some(Verb::Run(run)) => run.seed = run.seed.or(arguments.seed),
        Some(Verb::List) | None => {}
    }
    if arguments.scenario.is_some() && arguments.verb.is_some() {
        return Err(command.error(ErrorKind::ArgumentConflict, texts.say(ids::CLI_SCENARIO_AND_VERB)));
    }
    Ok(arguments)
}

/// Reads a whole number up to a limit, and says in the reader's language what one is.
#[derive(Clone, Copy)]
struct WholeNumber {
    language: Language,
    most: u64,
    /// What is said of anything else.
    refusal: TextId,
}

impl WholeNumber {
    fn refused(&self, command: &Command, option: Option<&Arg>, given: &OsStr) -> clap::Error {
        let name = option.and_then(Arg::get_long).unwrap_or_default();
        let values = [
            ("option", Value::Text(format!("--{name}"))),
            ("given", Value::Text(given.display().to_string())),
            ("most", Value::Text(self.most.to_string())),
        ];
        let sentence = Texts::new(self.language).say_with(self.refusal, &values);
        command.clone().error(ErrorKind::ValueValidation, sentence)
    }
}

impl TypedValueParser for WholeNumber {
    type Value = u64;

    fn parse_ref(&self, command: &Command, option: Option<&Arg>, given: &OsStr) -> Result<u64, clap::Error> {
        let number = given.to_str().and_then(|given| given.parse().ok()).filter(|number| *number <= self.most);
        number.ok_or_else(|| self.refused(command, option, given))
    }
}

/// Reads a seed, which is any whole number, or `random`.
#[derive(Clone, Copy)]
struct Seed(WholeNumber);

impl TypedValueParser for Seed {
    type Value = SeedChoice;

    fn parse_ref(&self, command: &Command, option: Option<&Arg>, given: &OsStr) -> Result<SeedChoice, clap::Error> {
        let choice = given.to_str().and_then(|given| given.parse().ok());
        choice.ok_or_else(|| self.0.refused(command, option, given))
    }
}

/// An option before a command that does not have it, and the command.
fn misplaced(arguments: &Arguments) -> Option<(&'static str, &'static str)> {
    let branch = (!arguments.branch.is_empty()).then_some("--branch");
    match &arguments.verb {
        Some(Verb::Play { .. }) | None => None,
        Some(Verb::Compare(_)) => branch.map(|option| (option, "compare")),
        Some(Verb::Run(_)) => branch.or(arguments.screen.given()).map(|option| (option, "run")),
        Some(Verb::List) => branch.or(arguments.screen.given()).map(|option| (option, "list")),
    }
}

/// The whole command with its help in the reader's language.
fn command(texts: &Texts) -> Command {
    let scenario = |arg: Arg, help: TextId| {
        arg.help(texts.say(help)).value_name(texts.say(ids::CLI_FILE_OR_NAME)).help_heading(texts.say(ids::CLI_ARGUMENTS))
    };
    let option = |arg: Arg, help: TextId| arg.help(texts.say(help)).help_heading(texts.say(ids::CLI_OPTIONS));
    let number = |arg: Arg, most: u64| {
        let parser = WholeNumber { language: texts.language(), most, refusal: ids::CLI_BAD_NUMBER };
        arg.value_name("N").allow_negative_numbers(true).value_parser(parser)
    };
    let seed = |arg: Arg, help: TextId| {
        let number = WholeNumber { language: texts.language(), most: u64::MAX, refusal: ids::CLI_BAD_SEED };
        option(arg, help).value_name("N|random").allow_negative_numbers(true).value_parser(Seed(number))
    };
    let screen = |command: Command| {
        command
            .mut_arg("at", |arg| number(option(arg, ids::CLI_AT_HELP), MOST_TICKS))
            .mut_arg("theme", |arg| option(arg, ids::CLI_THEME_HELP).value_name("dark|light|mono|auto|…"))
            .mut_arg("colors", |arg| option(arg, ids::CLI_COLORS_HELP).value_name("16|256|true|auto"))
            .mut_arg("glyphs", |arg| option(arg, ids::CLI_GLYPHS_HELP).value_name("default|safe|ascii"))
            .mut_arg("no_motion", |arg| option(arg, ids::CLI_NO_MOTION_HELP))
            .mut_arg("no_mouse", |arg| option(arg, ids::CLI_NO_MOUSE_HELP))
    };
    let branch = |arg: Arg| option(arg, ids::CLI_BRANCH_HELP).value_name(texts.say(ids::CLI_FILE));
    let command = screen(Arguments::command())
        .about(texts.say(ids::CLI_ABOUT))
        .after_help(texts.say(ids::CLI_AFTER_HELP))
        .subcommand_help_heading(texts.say(ids::CLI_COMMANDS))
        .mut_arg("scenario", |arg| scenario(arg, ids::CLI_PLAY_SCENARIO_HELP))
        .mut_arg("lang", |arg| option(arg, ids::CLI_LANG_HELP).value_name(Language::ALL.map(Language::code).join("|")))
        .mut_arg("branch", branch)
        .mut_arg("seed", |arg| seed(arg, ids::CLI_SEED_HELP))
        .arg(option(Arg::new("help").short('h').long("help").action(ArgAction::Help).global(true), ids::CLI_HELP_HELP))
        .arg(option(Arg::new("version").short('V').long("version").action(ArgAction::Version), ids::CLI_VERSION_HELP))
        .mut_subcommand("play", |play| {
            screen(play.about(texts.say(ids::CLI_PLAY_ABOUT)))
                .mut_arg("scenario", |arg| scenario(arg, ids::CLI_PLAY_SCENARIO_HELP))
                .mut_arg("branch", branch)
                .mut_arg("seed", |arg| seed(arg, ids::CLI_SEED_HELP))
        })
        .mut_subcommand("run", |run| {
            run.about(texts.say(ids::CLI_RUN_ABOUT))
                .mut_arg("scenario", |arg| scenario(arg, ids::CLI_RUN_SCENARIO_HELP))
                .mut_arg("format", |arg| option(arg, ids::CLI_FORMAT_HELP).value_name("text|json"))
                .mut_arg("trace", |arg| option(arg, ids::CLI_TRACE_HELP).value_name(texts.say(ids::CLI_FILE)))
                .mut_arg("until", |arg| number(option(arg, ids::CLI_UNTIL_HELP), MOST_TICKS))
                .mut_arg("seed", |arg| seed(arg, ids::CLI_SEED_HELP))
        })
        .mut_subcommand("compare", |compare| {
            screen(compare.about(texts.say(ids::CLI_COMPARE_ABOUT)))
                .mut_arg("left", |arg| scenario(arg, ids::CLI_RUN_SCENARIO_HELP).help(texts.say(ids::CLI_COMPARE_LEFT_HELP)))
                .mut_arg("right", |arg| scenario(arg, ids::CLI_RUN_SCENARIO_HELP).help(texts.say(ids::CLI_COMPARE_RIGHT_HELP)))
                .mut_arg("protocol", |arg| {
                    option(arg, ids::CLI_COMPARE_PROTOCOL_HELP).value_name(texts.say(ids::CLI_COMPARE_NAME))
                })
                .mut_arg("variant", |arg| option(arg, ids::CLI_COMPARE_VARIANT_HELP).value_name(texts.say(ids::CLI_COMPARE_NAME)))
                .mut_arg("delay", |arg| option(arg, ids::CLI_COMPARE_DELAY_HELP).value_name("N|N..M"))
                .mut_arg("order", |arg| option(arg, ids::CLI_COMPARE_ORDER_HELP).value_name("ascending|descending|random"))
                .mut_arg("seed", |arg| seed(arg, ids::CLI_COMPARE_SEED_HELP))
                .mut_arg("no_fifo", |arg| option(arg, ids::CLI_COMPARE_NO_FIFO_HELP))
                .mut_arg("format", |arg| option(arg, ids::CLI_COMPARE_FORMAT_HELP).value_name("text|json"))
                .mut_arg("until", |arg| number(option(arg, ids::CLI_COMPARE_UNTIL_HELP), MOST_TICKS))
        })
        .mut_subcommand("list", |list| list.about(texts.say(ids::CLI_LIST_ABOUT)));
    let (options, name) = (texts.say(ids::CLI_USAGE_OPTIONS), texts.say(ids::CLI_FILE_OR_NAME));
    let usages = [
        ("play", format!("suffrage play [{options}] [{name}]")),
        ("run", format!("suffrage run [{options}] <{name}>")),
        ("compare", format!("suffrage compare [{options}] <{name}> [{name}]")),
        ("list", format!("suffrage list [{options}]")),
    ];
    let usage = format!("suffrage [{options}] [{name}]\n     suffrage <{}> …", texts.say(ids::CLI_USAGE_COMMAND));
    let template = format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}", texts.say(ids::CLI_USAGE));
    let command = command.help_template(template.clone()).override_usage(usage);
    usages.into_iter().fold(command, |command, (verb, usage)| {
        command.mut_subcommand(verb, |verb| verb.help_template(template.clone()).override_usage(usage))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(arguments: &[&str]) -> Result<Arguments, clap::Error> {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        parse(&Texts::new(Language::English), &arguments)
    }

    #[test]
    fn the_commands_are_consistent_in_every_language() {
        for language in Language::ALL {
            command(&Texts::new(language)).debug_assert();
        }
    }

    #[test]
    fn a_scenario_without_a_command_is_played() {
        let arguments = parsed(&["suffrage", "x.toml"]).expect("good usage");
        assert!(arguments.verb.is_none());
        assert_eq!(arguments.scenario, Some("x.toml".into()));
    }

    fn screen(arguments: &[&str]) -> Screen {
        let arguments = parsed(&[&["suffrage"], arguments].concat()).expect("good usage");
        match arguments.verb {
            Some(Verb::Play { screen, .. }) => screen,
            Some(Verb::Compare(compare)) => compare.screen,
            Some(Verb::Run(_) | Verb::List) | None => arguments.screen,
        }
    }

    #[test]
    fn options_of_the_screen_count_before_and_after_the_command() {
        let options = ["--theme", "mono", "--colors", "16", "--glyphs", "ascii", "--no-motion", "--no-mouse", "--at", "7"];
        for command in [&["play", "x"][..], &["compare", "x", "y"], &["x"]] {
            for words in [[&options, command].concat(), [command, &options].concat()] {
                let screen = screen(&words);
                assert_eq!(screen.theme(), "mono", "{words:?}");
                assert_eq!(screen.depth(), Some(Depth::Sixteen), "{words:?}");
                assert_eq!(screen.glyphs, Some(GlyphChoice::Ascii), "{words:?}");
                assert!(screen.no_motion && screen.no_mouse && screen.at == Some(7), "{words:?}");
            }
            let silent = screen(command);
            assert_eq!((silent.theme(), silent.depth(), silent.glyphs), (OsStr::new(AUTO), None, None));
            assert!(!silent.no_motion && !silent.no_mouse);
        }
        // What stands nearer to the scenario counts.
        let both = screen(&["--theme", "mono", "--colors", "16", "play", "--theme", "light", "--colors", "auto", "x"]);
        assert_eq!((both.theme(), both.depth()), (OsStr::new("light"), None));
    }

    #[test]
    fn branches_count_before_and_after_the_command_in_their_order() {
        let branches = |words: &[&str]| {
            let arguments = parsed(&[&["suffrage"], words].concat()).expect("good usage");
            match arguments.verb {
                Some(Verb::Play { branch, .. }) => branch,
                _ => arguments.branch,
            }
        };
        assert_eq!(branches(&["x", "--branch", "a", "--branch", "b"]), ["a", "b"]);
        assert_eq!(branches(&["--branch", "a", "play", "x", "--branch", "b"]), ["a", "b"]);
        assert!(parsed(&["suffrage", "compare", "x", "y", "--branch", "a"]).is_err());
    }

    #[test]
    fn a_scenario_before_a_command_is_bad_usage() {
        assert_eq!(parsed(&["suffrage", "x.toml", "list"]).expect_err("bad usage").exit_code(), 2);
        assert_eq!(parsed(&["suffrage", "--lang", "fr", "list"]).expect_err("bad usage").exit_code(), 2);
    }

    #[test]
    fn an_option_before_a_command_that_does_not_have_it_is_bad_usage() {
        let refused = |words: &[&str]| parsed(&[&["suffrage"], words].concat()).expect_err("bad usage").to_string();
        assert!(refused(&["--at", "3", "run", "b.toml"]).contains("--at has nothing to do with run"));
        assert!(refused(&["--branch", "x", "compare", "a", "b"]).contains("--branch has nothing to do with compare"));
        assert!(refused(&["--no-mouse", "list"]).contains("--no-mouse has nothing to do with list"));
        assert!(parsed(&["suffrage", "--lang", "es", "run", "b.toml"]).is_ok());
    }

    #[test]
    fn a_number_that_is_none_is_told_in_the_readers_language() {
        let told = |language, words: &[&str]| {
            let arguments: Vec<OsString> = ["suffrage"].iter().chain(words).map(OsString::from).collect();
            parse(&Texts::new(language), &arguments).expect_err("bad usage").to_string()
        };
        let expected = "error: --at -1: write a whole number from 0 to 1000000000000\n";
        assert!(
            told(Language::English, &["x", "--at", "-1"]).starts_with(expected),
            "{}",
            told(Language::English, &["x", "--at", "-1"])
        );
        assert!(told(Language::Spanish, &["play", "x", "--at", "tres"]).contains("--at tres: escriba un número entero de 0 a"));
        assert!(
            told(Language::Portuguese, &["run", "x", "--until=9e9"]).contains("--until 9e9: escreva um número inteiro de 0 a")
        );
        assert!(told(Language::English, &["compare", "x", "--seed", "-3"]).contains("from 0 to 18446744073709551615, or random"));
        assert!(told(Language::Spanish, &["x", "--seed", "azar"]).contains("--seed azar: escriba un número entero de 0 a"));
    }

    #[test]
    fn a_seed_is_a_number_or_random_and_counts_before_and_after_the_command() {
        let seed = |words: &[&str]| {
            let arguments = parsed(&[&["suffrage"], words].concat()).expect("good usage");
            match arguments.verb {
                Some(Verb::Play { seed, .. }) => seed,
                Some(Verb::Run(run)) => run.seed,
                Some(Verb::Compare(compare)) => compare.seed,
                Some(Verb::List) | None => arguments.seed,
            }
        };
        for command in [&["play", "x"][..], &["run", "x"], &["compare", "x"], &["x"]] {
            assert_eq!(seed(command), None);
            for (given, choice) in [("7", SeedChoice::Given(7)), ("random", SeedChoice::Random)] {
                assert_eq!(seed(&[command, &["--seed", given]].concat()), Some(choice), "{command:?}");
                assert_eq!(seed(&[&["--seed", given], command].concat()), Some(choice), "{command:?}");
            }
        }
        assert_eq!(seed(&["--seed", "3", "play", "x", "--seed", "4"]), Some(SeedChoice::Given(4)));
        assert_eq!(SeedChoice::Given(7).seed(), 7);
        assert_ne!(SeedChoice::Random.seed(), SeedChoice::Random.seed(), "once in 2^64 they are the same");
        let refused = parsed(&["suffrage", "--seed", "3", "list"]).expect_err("bad usage").to_string();
        assert!(refused.contains("--seed has nothing to do with list: it runs nothing"), "{refused}");
    }

    #[test]
    fn the_language_is_that_of_the_option_wherever_it_stands() {
        for arguments in [["--lang", "es", "list"], ["list", "--lang", "es"], ["list", "x", "--lang=es"]] {
            let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
            assert_eq!(language_of(&arguments), Language::Spanish);
        }
    }
}
