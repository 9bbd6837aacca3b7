//! The arguments of `suffrage measure`.

use std::ffi::OsString;
use std::num::NonZeroUsize;

use clap::Args;

use super::{FORMS, Form};
use crate::cli::arguments::SeedChoice;
use crate::cli::arguments::values::Written;
use crate::cli::threads;
use suffrage_engine::protocol::{Remark, Ticks};
use suffrage_measure::Order;
use suffrage_text::ids;

/// Faults of values are gathered, so that all of them are reported at once.
#[derive(Debug, Args)]
#[command(override_usage = "suffrage measure [OPTIONS] <PROTOCOL>…\n       suffrage measure --merge <FILE>…")]
pub(in crate::cli) struct MeasureArguments {
    /// The protocols to measure, by the names that suffrage list prints.
    #[arg(value_name = "PROTOCOL")]
    pub(super) protocols: Vec<String>,
    /// Numbers of processes: doubled from N to M, or a list [default: 8..=1024].
    #[arg(short, long, value_name = "N..=M|N,M,…", allow_hyphen_values = true)]
    pub(super) n: Option<String>,
    /// Clockwise order of the ids: random, ascending, descending, or worst or best where it is known [default: random].
    #[arg(long, value_name = "ORDER")]
    pub(super) order: Option<Written<Order>>,
    /// How many processes start at tick 1: all, or K processes that the seed draws [default: all].
    #[arg(long, value_name = "all|K", allow_hyphen_values = true)]
    pub(super) initiators: Option<String>,
    /// Runs of each protocol and size, each with the next seed [default: 10].
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(super) runs: Option<Written<u64>>,
    /// The seed of the first run of each size; random draws one [default: 0].
    #[arg(long, value_name = "N|random", allow_negative_numbers = true)]
    pub(in crate::cli) seed: Option<Written<SeedChoice>>,
    /// Delays of messages in ticks, such as 3 or 1..4 [default: 1].
    #[arg(long, value_name = "N|N..M", allow_hyphen_values = true)]
    pub(super) delay: Option<String>,
    /// Another variant than the standard one.
    #[arg(long, value_name = "NAME")]
    pub(super) variant: Option<String>,
    /// End each run after tick N; a run that is not at rest by then is counted separately.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(super) until: Option<Written<Ticks>>,
    /// Format of the result [default: table].
    #[arg(long, value_name = "table|csv|json")]
    pub(super) format: Option<Written<Form>>,
    /// Write every finished run to this file as a line of JSON.
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<OsString>,
    /// Make only part I of K, counted from 0, of all runs.
    #[arg(long, value_name = "I/K", allow_hyphen_values = true)]
    pub(super) shard: Option<String>,
    /// Join the files of all parts, and measure nothing.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(super) merge: Vec<OsString>,
    /// Number of threads [default: one for each processor]; the result does not depend on it.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(super) threads: Option<Written<u64>>,
    /// Draw a chart below the table (the default if the output is a terminal).
    #[arg(long)]
    pub(super) chart: bool,
    /// Write the chart to this file as SVG.
    #[arg(long, value_name = "FILE")]
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

    /// The given options that say which runs are made, and how.
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
            ("--threads", self.threads.is_some()),
        ];
        given.into_iter().filter(|(_, is_given)| *is_given).map(|(option, _)| option).collect()
    }
}

/// The words of an option, one beside the other.
pub(super) fn words<T>(known: &[(&str, T)]) -> String {
    known.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}
