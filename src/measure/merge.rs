//! The measurements of several machines as one: lossless, or refused.

use std::collections::BTreeMap;

use super::file::Measurements;
use super::options::{Options, Shard};
use super::outcome::Outcome;
use super::sweep::Sweep;
use crate::protocol::Remark;
use crate::text::ids;

/// So many doubles and gaps are named.
const NAMED: usize = 20;

/// Joins files of the same options, each with its name.
///
/// # Errors
/// Files of other options; runs that are in two of them, or in none.
///
/// # Panics
/// There is no file.
pub fn merge(files: Vec<(String, Measurements)>) -> Result<Measurements, Vec<Remark>> {
    let (first, same) = (files[0].0.clone(), files[0].1.options.clone());
    let other = |(name, read): &(String, Measurements)| other(&same, &read.options, (&first, name));
    let faults: Vec<Remark> = files.iter().filter_map(other).collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    let sweep = files[0].1.sweep.clone();
    let mut by_number: BTreeMap<u64, (usize, Outcome)> = BTreeMap::new();
    let mut doubles: Vec<(u64, usize, usize)> = Vec::new();
    let names: Vec<String> = files.iter().map(|(name, _)| name.clone()).collect();
    for (index, (_, read)) in files.into_iter().enumerate() {
        for outcome in read.outcomes {
            let number = outcome.run;
            match by_number.get(&number) {
                Some((before, _)) => doubles.push((number, *before, index)),
                None => {
                    by_number.insert(number, (index, outcome));
                }
            }
        }
    }
    let mut faults = told_doubles(&sweep, doubles, &names);
    faults.extend(told_gaps(&sweep, &by_number));
    if !faults.is_empty() {
        return Err(faults);
    }
    let outcomes = by_number.into_values().map(|(_, outcome)| outcome).collect();
    Ok(Measurements { options: same, shard: Shard::WHOLE, sweep, outcomes, whole: 0 })
}

fn other(same: &Options, options: &Options, (first, name): (&str, &str)) -> Option<Remark> {
    let differ = same.differences(options);
    let (file, first, options) = (name.to_owned(), first.to_owned(), differ.join(", "));
    (!differ.is_empty()).then(|| ids::CliMeasureOtherOptions { file, first, options }.into())
}

/// Runs that follow each other, of one protocol and size.
struct Stretch {
    first: u64,
    last: u64,
}

impl Stretch {
    fn of(sweep: &Sweep, numbers: impl Iterator<Item = u64>) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for number in numbers {
            match all.last_mut() {
                Some(stretch) if stretch.last + 1 == number && number / sweep.runs == stretch.last / sweep.runs => {
                    stretch.last = number;
                }
                _ => all.push(Self { first: number, last: number }),
            }
        }
        all
    }

    /// Its runs by their numbers, and by protocol, size and seeds.
    fn told(&self, sweep: &Sweep) -> (String, String) {
        let (named, last) = (sweep.named(self.first), sweep.named(self.last));
        let span = |first: u64, last: u64| if first == last { first.to_string() } else { format!("{first}–{last}") };
        let of = format!("{} {}, n = {}, seed {}", named.protocol, named.variant, named.n, span(named.seed, last.seed));
        (span(self.first, self.last), of)
    }
}

fn told_doubles(sweep: &Sweep, mut doubles: Vec<(u64, usize, usize)>, names: &[String]) -> Vec<Remark> {
    doubles.sort_unstable_by_key(|&(number, before, after)| (before, after, number));
    let mut told = Vec::new();
    for pair in doubles.chunk_by(|one, other| (one.1, one.2) == (other.1, other.2)) {
        let (before, after) = (names[pair[0].1].as_str(), names[pair[0].2].as_str());
        told.extend(Stretch::of(sweep, pair.iter().map(|(number, ..)| *number)).iter().map(|stretch| {
            let (runs, of) = stretch.told(sweep);
            Remark::from(ids::CliMeasureDouble { runs, of, first: before.to_owned(), second: after.to_owned() })
        }));
    }
    shortened(told)
}

fn told_gaps(sweep: &Sweep, there: &BTreeMap<u64, (usize, Outcome)>) -> Vec<Remark> {
    let missing = Stretch::of(sweep, (0..sweep.total()).filter(|number| !there.contains_key(number)));
    let told = missing.iter().map(|stretch| {
        let (runs, of) = stretch.told(sweep);
        Remark::from(ids::CliMeasureGap { runs, of })
    });
    shortened(told.collect())
}

fn shortened(mut told: Vec<Remark>) -> Vec<Remark> {
    let more = told.len().saturating_sub(NAMED) as u64;
    told.truncate(NAMED);
    told.extend((more > 0).then(|| ids::CliMeasureMoreFaults { count: more }.into()));
    told
}
