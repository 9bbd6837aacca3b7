//! The arguments of `suffrage check`, with their help.

use std::ffi::OsString;

use clap::{Arg, Args, Command};

use crate::cli::arguments::SeedChoice;
use crate::cli::arguments::values::{Seed, WholeNumber, Written, named};
use crate::text::{TextId, Texts, ids};

use super::form::{FORMS, Form};

/// What is asked of one scenario only: of all, limits may be set, and how they are told.
const OF_ONE: [&str; 19] = [
    "scenario",
    "asynchronous",
    "any_start",
    "starts",
    "crashes",
    "mid_broadcast",
    "revivals",
    "losses",
    "duplicates",
    "timers",
    "draws",
    "early",
    "property",
    "seed",
    "first",
    "reach",
    "output",
    "play",
    "graph",
];

/// Given without ids: everybody.
pub(super) const EVERYBODY: &str = "all";

/// What is not given is as the scenario's `[check]` says.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each of them is an option of its own")]
pub(in crate::cli) struct CheckArguments {
    #[arg(required_unless_present = "all")]
    pub(super) scenario: Option<OsString>,
    #[arg(long, conflicts_with_all = OF_ONE)]
    pub(super) all: bool,
    #[arg(long)]
    pub(super) asynchronous: bool,
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = EVERYBODY)]
    pub(super) any_start: Option<String>,
    #[arg(long)]
    pub(super) starts: Option<u64>,
    #[arg(long)]
    pub(super) crashes: Option<u64>,
    #[arg(long)]
    pub(super) mid_broadcast: bool,
    #[arg(long)]
    pub(super) revivals: Option<u64>,
    #[arg(long)]
    pub(super) losses: Option<u64>,
    #[arg(long)]
    pub(super) duplicates: Option<u64>,
    #[arg(long, allow_hyphen_values = true)]
    pub(super) timers: Option<String>,
    #[arg(long)]
    pub(super) draws: Option<u64>,
    #[arg(long)]
    pub(super) early: Option<u64>,
    #[arg(long, num_args = 1..)]
    pub(super) property: Vec<String>,
    #[arg(long)]
    pub(in crate::cli) seed: Option<SeedChoice>,
    #[arg(long)]
    pub(super) first: bool,
    #[arg(long, conflicts_with_all = ["property", "first"])]
    pub(super) reach: Option<String>,
    #[arg(long)]
    pub(super) limit_states: Option<u64>,
    #[arg(long, allow_hyphen_values = true)]
    pub(super) limit_memory: Option<String>,
    #[arg(long)]
    pub(super) depth: Option<u64>,
    #[arg(long)]
    pub(super) threads: Option<Written<u64>>,
    #[arg(short, long)]
    pub(super) output: Option<OsString>,
    #[arg(long)]
    pub(super) play: bool,
    #[arg(long, conflicts_with = "reach")]
    pub(super) graph: Option<OsString>,
    #[arg(long, hide_possible_values = true, value_parser = named(FORMS))]
    pub(super) format: Option<Form>,
}

/// More than any state has.
const MOST_BUDGET: u64 = 255;

pub(in crate::cli) fn help(check: Command, texts: &Texts) -> Command {
    let option = |arg: Arg, help: TextId| arg.help(texts.say(help)).help_heading(texts.say(ids::CLI_OPTIONS));
    let number = |arg: Arg, help: TextId, most: u64| {
        let parser = WholeNumber { language: texts.language(), most };
        option(arg, help).value_name("N").allow_negative_numbers(true).value_parser(parser)
    };
    let budget = |arg: Arg, help: TextId| number(arg, help, MOST_BUDGET);
    check
        .about(texts.say(ids::CLI_CHECK_ABOUT))
        .mut_arg("scenario", |arg| {
            let help = arg.help(texts.say(ids::CLI_RUN_SCENARIO_HELP)).help_heading(texts.say(ids::CLI_ARGUMENTS));
            help.value_name(texts.say(ids::CLI_FILE_OR_NAME))
        })
        .mut_arg("all", |arg| option(arg, ids::CLI_CHECK_ALL_HELP))
        .mut_arg("asynchronous", |arg| option(arg, ids::CLI_CHECK_ASYNCHRONOUS_HELP))
        .mut_arg("any_start", |arg| option(arg, ids::CLI_CHECK_ANY_START_HELP).value_name("IDS"))
        .mut_arg("starts", |arg| budget(arg, ids::CLI_CHECK_STARTS_HELP))
        .mut_arg("crashes", |arg| budget(arg, ids::CLI_CHECK_CRASHES_HELP))
        .mut_arg("mid_broadcast", |arg| option(arg, ids::CLI_CHECK_MID_BROADCAST_HELP))
        .mut_arg("revivals", |arg| budget(arg, ids::CLI_CHECK_REVIVALS_HELP))
        .mut_arg("losses", |arg| budget(arg, ids::CLI_CHECK_LOSSES_HELP))
        .mut_arg("duplicates", |arg| budget(arg, ids::CLI_CHECK_DUPLICATES_HELP))
        .mut_arg("timers", |arg| option(arg, ids::CLI_CHECK_TIMERS_HELP).value_name("N|TIMER=N,…"))
        .mut_arg("draws", |arg| budget(arg, ids::CLI_CHECK_DRAWS_HELP))
        .mut_arg("early", |arg| budget(arg, ids::CLI_CHECK_EARLY_HELP))
        .mut_arg("property", |arg| option(arg, ids::CLI_CHECK_PROPERTY_HELP).value_name(texts.say(ids::CLI_COMPARE_NAME)))
        .mut_arg("seed", |arg| {
            let seed = option(arg, ids::CLI_CHECK_SEED_HELP).value_name("N|random").allow_negative_numbers(true);
            seed.value_parser(Seed(texts.language()))
        })
        .mut_arg("first", |arg| option(arg, ids::CLI_CHECK_FIRST_HELP))
        .mut_arg("reach", |arg| option(arg, ids::CLI_CHECK_REACH_HELP).value_name("leader[=ID]|message=…|rest|…"))
        .mut_arg("limit_states", |arg| number(arg, ids::CLI_CHECK_LIMIT_STATES_HELP, u64::from(u32::MAX)))
        .mut_arg("limit_memory", |arg| option(arg, ids::CLI_CHECK_LIMIT_MEMORY_HELP).value_name("N[K|M|G]"))
        .mut_arg("depth", |arg| number(arg, ids::CLI_CHECK_DEPTH_HELP, u64::from(u32::MAX)))
        .mut_arg("threads", |arg| option(arg, ids::CLI_THREADS_HELP).value_name("N").allow_negative_numbers(true))
        .mut_arg("output", |arg| option(arg, ids::CLI_CHECK_OUTPUT_HELP).value_name(texts.say(ids::CLI_FILE)))
        .mut_arg("graph", |arg| option(arg, ids::CLI_CHECK_GRAPH_HELP).value_name(texts.say(ids::CLI_FILE)))
        .mut_arg("play", |arg| option(arg, ids::CLI_CHECK_PLAY_HELP))
        .mut_arg("format", |arg| option(arg, ids::CLI_CHECK_FORMAT_HELP).value_name(FORMS.map(|(name, _)| name).join("|")))
}

/// How it is called.
pub(in crate::cli) fn usage(texts: &Texts, options: &str) -> String {
    let scenario = texts.say(ids::CLI_FILE_OR_NAME);
    format!("suffrage check [{options}] <{scenario}>\n     suffrage check [{options}] --all")
}
