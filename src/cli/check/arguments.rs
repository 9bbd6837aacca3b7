//! The arguments of `suffrage check`.

use std::ffi::OsString;

use clap::Args;

use crate::cli::arguments::values::{Written, whole_number};
use crate::cli::arguments::{Format, SeedChoice};

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

/// More than any state has.
const MOST_BUDGET: u64 = 255;

/// Given without ids: everybody.
pub(super) const EVERYBODY: &str = "all";

/// Options that are not given are as the scenario's `[check]` says.
#[derive(Debug, Args)]
#[command(override_usage = "suffrage check [OPTIONS] <FILE|NAME>\n       suffrage check [OPTIONS] --all")]
#[expect(clippy::struct_excessive_bools, reason = "each of them is an option of its own")]
pub(in crate::cli) struct CheckArguments {
    /// A scenario file, the name of a built-in scenario, or - for standard input.
    #[arg(value_name = "FILE|NAME", required_unless_present = "all")]
    pub(super) scenario: Option<OsString>,
    /// Check every built-in scenario that states the answer.
    #[arg(long, conflicts_with_all = OF_ONE)]
    pub(super) all: bool,
    /// Without a clock: any message may arrive next, and any timer may fire at any moment.
    #[arg(long)]
    pub(super) asynchronous: bool,
    /// Let each of these processes [default: all] start one election at any moment before it reacts to anything.
    #[arg(long, value_name = "IDS", num_args = 0..=1, require_equals = true, default_missing_value = EVERYBODY)]
    pub(super) any_start: Option<String>,
    /// How many more elections any processes may start.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) starts: Option<u64>,
    /// How many processes may crash.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) crashes: Option<u64>,
    /// A process may also crash in the middle of a broadcast.
    #[arg(long)]
    pub(super) mid_broadcast: bool,
    /// How many processes may return.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) revivals: Option<u64>,
    /// How many messages may be lost.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) losses: Option<u64>,
    /// How many messages may be duplicated.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) duplicates: Option<u64>,
    /// How many timeouts may fire in all, or how many of each timer.
    #[arg(long, value_name = "N|TIMER=N,…", allow_hyphen_values = true)]
    pub(super) timers: Option<String>,
    /// How many random numbers the processes may draw in all.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) draws: Option<u64>,
    /// How many timeouts may fire while messages are in transit; 0 means no timeout is premature.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(MOST_BUDGET))]
    pub(super) early: Option<u64>,
    /// Check only these properties.
    #[arg(long, value_name = "NAME", num_args = 1..)]
    pub(super) property: Vec<String>,
    /// Replace the scenario's seed, which places processes and draws numbers before the run begins.
    #[arg(long, value_name = "N|random", allow_negative_numbers = true)]
    pub(in crate::cli) seed: Option<SeedChoice>,
    /// Stop at the first violation.
    #[arg(long)]
    pub(super) first: bool,
    /// Find the shortest run that reaches a goal: a leader, a decision, a message, a change of a process, or rest.
    #[arg(long, value_name = "leader[=ID]|message=…|rest|…", conflicts_with_all = ["property", "first"])]
    pub(super) reach: Option<String>,
    /// Visit at most N states.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(u32::MAX.into()))]
    pub(super) limit_states: Option<u64>,
    /// Use at most this much memory for states [default: half of the machine's].
    #[arg(long, value_name = "N[K|M|G]", allow_hyphen_values = true)]
    pub(super) limit_memory: Option<String>,
    /// Visit runs of at most N steps.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole_number(u32::MAX.into()))]
    pub(super) depth: Option<u64>,
    /// Number of threads [default: one for each processor]; the result does not depend on it.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(super) threads: Option<Written<u64>>,
    /// Write the shortest failing run to this file as a scenario.
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<OsString>,
    /// Open the shortest failing run on the screen.
    #[arg(long)]
    pub(super) play: bool,
    /// Write the graph of states: .dot for Graphviz (at most 2,000 states, the shortest failing run in red),
    /// .aut for other tools.
    #[arg(long, value_name = "FILE", conflicts_with = "reach")]
    pub(super) graph: Option<OsString>,
    /// Format of the answer [default: text].
    #[arg(long, hide_possible_values = true, value_name = "text|json")]
    pub(super) format: Option<Format>,
}
