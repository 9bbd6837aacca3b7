//! The arguments of `suffrage measure` and their values. All invalid arguments are reported together.

use std::num::NonZeroUsize;

use super::{FORMS, Form};
use crate::cli::prelude::*;
use crate::cli::watch::threads;
use clap::Args;
use suffrage_measure::{Initiators, MOST_RUNS, Order, Subject};
use suffrage_scenario::{MOST_TICKS, begin::delays};

const SIZES: &str = "8..=1024";
const RUNS: u64 = 10;
/// More sizes would use too much memory.
const MOST_SIZES: usize = 10_000;

/// Values stay text here, so that all invalid ones are reported together.
#[derive(Debug, Args)]
#[command(override_usage = "suffrage measure [OPTIONS] <PROTOCOL>…\n       suffrage measure --merge <FILE>…")]
pub(in crate::cli) struct MeasureArguments {
    /// The protocols to measure; suffrage list prints their names.
    #[arg(value_name = "PROTOCOL")]
    protocols: Vec<String>,
    /// Numbers of processes: N, 2N, 4N, … up to M, or a list of numbers [default: 8..=1024].
    #[arg(short, long, value_name = "N..=M|N,M,…", allow_hyphen_values = true)]
    n: Option<String>,
    /// Clockwise order of the ids: random, ascending or descending; for some protocols also worst or best
    /// [default: random].
    #[arg(long, value_name = "ORDER")]
    order: Option<String>,
    /// Processes that start at tick 1: all, or K processes drawn at random [default: all].
    #[arg(long, value_name = "all|K", allow_hyphen_values = true)]
    initiators: Option<String>,
    /// Number of runs of each protocol and size [default: 10]; each run has the next higher seed.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    runs: Option<String>,
    /// The seed of the first run of each size; the word random draws a new seed [default: 0].
    #[arg(long, value_name = "N|random", allow_negative_numbers = true)]
    pub(in crate::cli) seed: Option<String>,
    /// Delay of messages in ticks, such as 3 or 1..4 [default: 1].
    #[arg(long, value_name = "N|N..M", allow_hyphen_values = true)]
    delay: Option<String>,
    /// Variant of the protocol [default: standard].
    #[arg(long, value_name = "NAME")]
    variant: Option<String>,
    /// End each run after tick N; a run that is not at rest by then is counted separately.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    until: Option<String>,
    /// Format of the result [default: table].
    #[arg(long, value_name = "table|csv|json")]
    format: Option<String>,
    /// Write every finished run to this file as a line of JSON.
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<OsString>,
    /// Divide the runs into K parts and make only part I; the first part is 0.
    #[arg(long, value_name = "I/K", allow_hyphen_values = true)]
    shard: Option<String>,
    /// Join the files of all parts instead of measuring.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(super) merge: Vec<OsString>,
    /// Use N threads [default: one for each processor]; the result does not depend on it.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    threads: Option<String>,
    /// Draw a chart below the table [default: only in a terminal].
    #[arg(long)]
    pub(super) chart: bool,
    /// Write the chart to this file as SVG.
    #[arg(long, value_name = "FILE")]
    pub(super) svg: Option<OsString>,
}

impl MeasureArguments {
    pub(in crate::cli) fn prints_data(&self) -> bool {
        matches!(self.format_and_threads().0, Form::Csv | Form::Json)
    }

    pub(super) fn format_and_threads(&self) -> (Form, NonZeroUsize, Vec<Remark>) {
        let mut faults = Vec::new();
        let form = read(self.format.as_deref(), Form::default(), word(&FORMS), &mut faults, |given| {
            ids::CliMeasureBadWord { option: "--format", given, known: words(&FORMS) }.into()
        });
        let threads = threads(self.threads.as_deref()).unwrap_or_else(|fault| {
            faults.push(fault);
            NonZeroUsize::MIN
        });
        (form, threads, faults)
    }

    /// An invalid value gets a remark, and its default is used.
    pub(super) fn options(&self) -> (Options, Shard, Vec<Remark>) {
        let faults = &mut Vec::new();
        let n = Some(self.n.as_deref().unwrap_or(SIZES));
        let sizes = read(n, vec![1], sizes, faults, |given| ids::CliMeasureBadSizes { given }.into());
        let initiators = read(self.initiators.as_deref(), Initiators::All, initiators, faults, |given| {
            ids::CliMeasureBadInitiators { given }.into()
        });
        let delay =
            read(self.delay.as_deref(), (1, 1), delays, faults, |delay| ids::CliCompareBadDelay { delay }.into());
        let shard =
            read(self.shard.as_deref(), Shard::WHOLE, shard, faults, |given| ids::CliMeasureBadShard { given }.into());
        let order = read(self.order.as_deref(), Order::Random, word(&Order::ALL), faults, |given| {
            ids::CliMeasureBadWord { option: "--order", given, known: words(&Order::ALL) }.into()
        });
        let runs = read(self.runs.as_deref(), RUNS, parsed, faults, |runs| {
            ids::CliMeasureRuns { runs, most: MOST_RUNS.to_string() }.into()
        });
        let seed = read(self.seed.as_deref(), SeedChoice::Given(0), parsed, faults, |given| {
            ids::CliBadSeed { option: "--seed", given, most: u64::MAX.to_string() }.into()
        });
        let tick = |given: &str| parsed(given).map(Some);
        let until = read(self.until.as_deref(), None, tick, faults, |given| {
            ids::CliBadNumber { option: "--until", given, most: MOST_TICKS.to_string() }.into()
        });
        let protocols = self.protocols.iter().map(|protocol| subject(protocol, self.variant.as_deref())).collect();
        let options = Options { protocols, sizes, order, initiators, runs, seed: seed.draw(), delay, until };
        (options, shard, std::mem::take(faults))
    }

    pub(super) fn given_sweep_options(&self) -> Vec<&'static str> {
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

fn words<T>(known: &[(&str, T)]) -> String {
    known.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

fn word<T: Copy>(known: &[(&str, T)]) -> impl Fn(&str) -> Option<T> {
    move |given| known.iter().find(|(name, _)| *name == given).map(|(_, value)| *value)
}

fn read<T>(
    given: Option<&str>,
    usual: T,
    read: impl Fn(&str) -> Option<T>,
    faults: &mut Vec<Remark>,
    fault: impl Fn(String) -> Remark,
) -> T {
    let Some(given) = given else { return usual };
    read(given).unwrap_or_else(|| {
        faults.push(fault(given.to_owned()));
        usual
    })
}

/// An unknown protocol or variant is valid here; the check of all options reports it.
fn subject(protocol: &str, variant: Option<&str>) -> Subject {
    let standard = || ProtocolId::named(protocol).map_or("standard", |known| known.standard().name());
    Subject { protocol: protocol.to_owned(), variant: variant.unwrap_or_else(standard).to_owned() }
}

/// Parses sizes such as `5,8..=1024`. A range stands for 8, 16, 32, … up to its end. Duplicates stay.
fn sizes(given: &str) -> Option<Vec<u32>> {
    let mut sizes = Vec::new();
    for part in given.split(',').map(str::trim) {
        match part.split_once("..") {
            None => sizes.push(number(part)?),
            Some((first, last)) => {
                sizes.extend(doubling(number(first)?, number(last.strip_prefix('=').unwrap_or(last))?)?);
            }
        }
    }
    sizes.sort_unstable();
    (sizes.len() <= MOST_SIZES).then_some(sizes)
}

/// The numbers `first`, 2 × `first`, 4 × `first`, … up to `last`; `None` if there are none.
fn doubling(first: u32, last: u32) -> Option<impl Iterator<Item = u32>> {
    let next = move |size: &u32| size.checked_mul(2).filter(move |&next| next <= last);
    (first > 0 && first <= last).then(|| std::iter::successors(Some(first), next))
}

fn parsed<T: std::str::FromStr>(given: &str) -> Option<T> {
    given.parse().ok()
}

fn number(given: &str) -> Option<u32> {
    parsed(given.trim())
}

fn initiators(given: &str) -> Option<Initiators> {
    if given == "all" { Some(Initiators::All) } else { number(given).map(Initiators::Some) }
}

fn shard(given: &str) -> Option<Shard> {
    let (index, of) = given.split_once('/')?;
    let (index, of) = (index.trim().parse().ok()?, of.trim().parse().ok()?);
    (index < of).then_some(Shard { index, of })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_double_or_are_listed() {
        assert_eq!(sizes("8..=64"), Some(vec![8, 16, 32, 64]));
        assert_eq!(sizes("8..100"), Some(vec![8, 16, 32, 64]));
        assert_eq!(sizes("100, 5, 8..=16"), Some(vec![5, 8, 16, 100]));
        assert_eq!(sizes("2147483648..=4294967295"), Some(vec![2_147_483_648]));
        for bad in ["", "8..", "64..=8", "0..=8", "eight", "8,,9", "-8", "4294967296"] {
            assert_eq!(sizes(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_shard_is_one_of_its_parts() {
        assert_eq!(shard("2/3"), Some(Shard { index: 2, of: 3 }));
        for bad in ["3/3", "0/0", "1", "-1/3", "a/b", "1/2/3"] {
            assert_eq!(shard(bad), None, "{bad}");
        }
    }

    #[test]
    fn initiators_and_delays() {
        assert_eq!(initiators("all"), Some(Initiators::All));
        assert_eq!(initiators("3"), Some(Initiators::Some(3)));
        assert_eq!(initiators("some"), None);
        assert_eq!((delays("3"), delays("1..4"), delays("1..")), (Some((3, 3)), Some((1, 4)), None));
    }
}
