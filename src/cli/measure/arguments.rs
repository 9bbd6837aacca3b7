//! The arguments of `suffrage measure`, with their help.

use std::ffi::OsString;
use std::num::NonZeroUsize;

use clap::{Arg, Args, Command};

use super::form::{FORMS, Form};
use crate::cli::arguments::SeedChoice;
use crate::cli::arguments::values::Written;
use crate::cli::threads;
use crate::measure::Order;
use crate::protocol::{Remark, Ticks};
use crate::text::{TextId, Texts, ids};

/// What is not given has its usual value, or that of the file that is resumed.
#[derive(Debug, Args)]
pub(in crate::cli) struct MeasureArguments {
    pub(super) protocols: Vec<String>,
    #[arg(short, long, allow_hyphen_values = true)]
    pub(super) n: Option<String>,
    #[arg(long)]
    pub(super) order: Option<Written<Order>>,
    #[arg(long, allow_hyphen_values = true)]
    pub(super) initiators: Option<String>,
    #[arg(long, allow_negative_numbers = true)]
    pub(super) runs: Option<Written<u64>>,
    #[arg(long, allow_negative_numbers = true)]
    pub(in crate::cli) seed: Option<Written<SeedChoice>>,
    #[arg(long, allow_hyphen_values = true)]
    pub(super) delay: Option<String>,
    #[arg(long)]
    pub(super) variant: Option<String>,
    #[arg(long, allow_negative_numbers = true)]
    pub(super) until: Option<Written<Ticks>>,
    #[arg(long)]
    pub(super) format: Option<Written<Form>>,
    #[arg(short, long)]
    pub(super) output: Option<OsString>,
    #[arg(long)]
    pub(super) resume: Option<OsString>,
    #[arg(long, allow_hyphen_values = true)]
    pub(super) shard: Option<String>,
    #[arg(long, num_args = 1..)]
    pub(super) merge: Vec<OsString>,
    #[arg(long, allow_negative_numbers = true)]
    pub(super) threads: Option<Written<u64>>,
    #[arg(long)]
    pub(super) chart: bool,
    #[arg(long)]
    pub(super) svg: Option<OsString>,
}

impl MeasureArguments {
    /// The form and the number of threads, and what of them was not understood.
    pub(super) fn told(&self) -> (Form, NonZeroUsize, Vec<Remark>) {
        let mut faults = Vec::new();
        let one_of = |given| ids::CliMeasureBadWord { option: "--format", given, known: words(&FORMS) }.into();
        let form = self.format.clone().and_then(|format| format.or_fault(&mut faults, one_of));
        let threads = threads::threads(self.threads.as_ref()).unwrap_or_else(|fault| {
            faults.push(fault);
            NonZeroUsize::MIN
        });
        (form.unwrap_or_default(), threads, faults)
    }

    /// The options that say what is measured, of those that are given.
    pub(super) fn of_sweep(&self) -> Vec<&'static str> {
        let given = [
            ("PROTOCOL", !self.protocols.is_empty()),
            ("--n", self.n.is_some()),
            ("--order", self.order.is_some()),
            ("--initiators", self.initiators.is_some()),
            ("--runs", self.runs.is_some()),
            ("--seed", self.seed.is_some()),
            ("--delay", self.delay.is_some()),
            ("--variant", self.variant.is_some()),
            ("--until", self.until.is_some()),
            ("--shard", self.shard.is_some()),
        ];
        given.into_iter().filter(|(_, is_given)| *is_given).map(|(option, _)| option).collect()
    }
}

/// The words of an option, one beside the other.
pub(super) fn words<T>(known: &[(&str, T)]) -> String {
    known.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

pub(in crate::cli) fn help(measure: Command, texts: &Texts) -> Command {
    let option = |arg: Arg, help: TextId| arg.help(texts.say(help)).help_heading(texts.say(ids::CLI_OPTIONS));
    let file = |arg: Arg, help: TextId| option(arg, help).value_name(texts.say(ids::CLI_FILE));
    let number = |arg: Arg, help: TextId| option(arg, help).value_name("N");
    measure
        .about(texts.say(ids::CLI_MEASURE_ABOUT))
        .mut_arg("protocols", |arg| {
            let help = arg.help(texts.say(ids::CLI_MEASURE_PROTOCOL_HELP)).help_heading(texts.say(ids::CLI_ARGUMENTS));
            help.value_name(texts.say(ids::CLI_MEASURE_PROTOCOL))
        })
        .mut_arg("n", |arg| option(arg, ids::CLI_MEASURE_N_HELP).value_name("N..=M|N,M,…"))
        .mut_arg("order", |arg| option(arg, ids::CLI_MEASURE_ORDER_HELP).value_name(Order::ALL.map(|(name, _)| name).join("|")))
        .mut_arg("initiators", |arg| option(arg, ids::CLI_MEASURE_INITIATORS_HELP).value_name("all|K"))
        .mut_arg("runs", |arg| number(arg, ids::CLI_MEASURE_RUNS_HELP))
        .mut_arg("seed", |arg| option(arg, ids::CLI_MEASURE_SEED_HELP).value_name("N|random"))
        .mut_arg("delay", |arg| option(arg, ids::CLI_MEASURE_DELAY_HELP).value_name("N|N..M"))
        .mut_arg("variant", |arg| option(arg, ids::CLI_MEASURE_VARIANT_HELP).value_name(texts.say(ids::CLI_COMPARE_NAME)))
        .mut_arg("until", |arg| number(arg, ids::CLI_MEASURE_UNTIL_HELP))
        .mut_arg("format", |arg| option(arg, ids::CLI_MEASURE_FORMAT_HELP).value_name(FORMS.map(|(name, _)| name).join("|")))
        .mut_arg("output", |arg| file(arg, ids::CLI_MEASURE_OUTPUT_HELP))
        .mut_arg("resume", |arg| file(arg, ids::CLI_MEASURE_RESUME_HELP))
        .mut_arg("shard", |arg| option(arg, ids::CLI_MEASURE_SHARD_HELP).value_name("I/K"))
        .mut_arg("merge", |arg| file(arg, ids::CLI_MEASURE_MERGE_HELP))
        .mut_arg("threads", |arg| number(arg, ids::CLI_THREADS_HELP))
        .mut_arg("chart", |arg| option(arg, ids::CLI_MEASURE_CHART_HELP))
        .mut_arg("svg", |arg| file(arg, ids::CLI_MEASURE_SVG_HELP))
}

/// How it is called.
pub(in crate::cli) fn usage(texts: &Texts, options: &str) -> String {
    let (protocol, file) = (texts.say(ids::CLI_MEASURE_PROTOCOL), texts.say(ids::CLI_FILE));
    format!(
        "suffrage measure [{options}] <{protocol}>…\n     suffrage measure --resume <{file}>\n     suffrage measure --merge <{file}>…"
    )
}
